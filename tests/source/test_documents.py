# SPDX-License-Identifier: GPL-3.0-or-later
"""The documents of both languages keep step, and the guide has a page for every chart."""
import json
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^(#+) .*?(<!-- \S+ -->)?$", re.MULTILINE)
TABLE_CODE = re.compile(r"^\| (`.*)", re.MULTILINE)
COMMENT = re.compile(r"\s+# .*")
PICTURE = re.compile(r"!\[[^\]]*\]\((\S+)\)")
LINK = re.compile(r"\]\((?!http)([^)#\s]+)\)")
KIND = re.compile(r'\{"([a-z-]+)", made<')
CHART_PAGE = re.compile(r"^## (.*) <!-- chart:(\S+) -->$", re.MULTILINE)
MESSAGE = re.compile(r"<source>(.*?)</source>\s*<translation>(.*?)</translation>", re.DOTALL)


def text_of(name):
    return (ROOT / name).read_text(encoding="utf-8")


def code_blocks(text):
    """Comments are in the language of the reader."""
    return [[COMMENT.sub("", line) for line in block.splitlines()] for block in FENCE.findall(text)]


def headings(text):
    """Depth and, in the guide, id of each heading."""
    return HEADING.findall(FENCE.sub("", text))


def keys_of(value):
    if isinstance(value, list):
        return set().union(*map(keys_of, value))
    return set(value).union(*map(keys_of, value.values())) if isinstance(value, dict) else set()


class ReadMe(unittest.TestCase):
    def setUp(self):
        self.english, self.chinese = text_of("README.md"), text_of("README.zh-CN.md")

    def test_same_headings(self):
        self.assertGreater(len(headings(self.english)), 5)
        self.assertEqual(headings(self.chinese), headings(self.english))

    def test_same_commands(self):
        self.assertGreater(len(code_blocks(self.english)), 3)
        self.assertEqual(code_blocks(self.chinese), code_blocks(self.english))

    def test_same_pictures_and_folders(self):
        self.assertEqual(PICTURE.findall(self.chinese), PICTURE.findall(self.english))
        folders = [[row.split("|")[0] for row in TABLE_CODE.findall(text)] for text in (self.english, self.chinese)]
        self.assertGreater(len(folders[0]), 5)
        self.assertEqual(folders[1], folders[0])

    def test_links_lead_somewhere(self):
        self.assertIn("README.zh-CN.md", LINK.findall(self.english))
        self.assertIn("README.md", LINK.findall(self.chinese))
        for text in (self.english, self.chinese):
            self.assertEqual([link for link in LINK.findall(text) if not (ROOT / link).exists()], [])


class Guide(unittest.TestCase):
    def setUp(self):
        self.english, self.chinese = (text_of(f"resources/help/guide_{tongue}.md") for tongue in ("en", "zh_CN"))

    def test_same_pages(self):
        pages = headings(self.english)
        self.assertTrue(all(page for _, page in pages))
        self.assertEqual(len(set(pages)), len(pages))
        self.assertEqual(headings(self.chinese), pages)

    def test_same_example(self):
        self.assertEqual(len(code_blocks(self.english)), 1)
        self.assertEqual(code_blocks(self.chinese), code_blocks(self.english))

    def test_example_is_a_lesson(self):
        """It says nothing that the shipped lesson does not say, too."""
        example = json.loads("\n".join(code_blocks(self.english)[0][1:-1]))
        shipped = json.loads(text_of("resources/lessons/inference-system.json"))
        for key in ("format", "version"):
            self.assertEqual(example[key], shipped[key])
        self.assertEqual(keys_of(example) - keys_of(shipped), set())
        ids = re.compile(r"\b[a-z]+(?:\.[a-z_]+)+\b")
        self.assertEqual(set(ids.findall(json.dumps(example))) - set(ids.findall(json.dumps(shipped))), set())

    def test_a_page_for_every_chart(self):
        """Its title is the chart's own, as the window shows it in that language."""
        kinds = KIND.findall(text_of("ui/charts/plan_chart.cpp"))
        self.assertGreater(len(kinds), 8)
        english, chinese = ({kind: title for title, kind in CHART_PAGE.findall(text)}
                            for text in (self.english, self.chinese))
        translations = set(MESSAGE.findall(text_of("resources/i18n/moe-planner_zh_CN.ts")))
        self.assertEqual([kind for kind in kinds if (english.get(kind), chinese.get(kind)) not in translations], [])
