# SPDX-License-Identifier: GPL-3.0-or-later
"""report: PDF and HTML, in both languages, with the numbers that evaluate prints."""
import base64
import html.parser
import re
import shutil
import subprocess
import unittest
import xml.etree.ElementTree as ElementTree

from desktop import DesktopTest, EDITED, OPENING, WRONG_USAGE, run

VOID = {"meta", "br", "img"}
CHARTS = 7


class Reader(html.parser.HTMLParser):
    """The text of a page, its pictures, and whether every element is closed."""
    def __init__(self):
        super().__init__()
        self.open, self.pictures, self.addresses, self.text = [], [], [], ""

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        self.addresses += [value for key, value in attrs if key in ("src", "href")]
        if tag == "img":
            self.pictures.append(attributes)
        if tag not in VOID:
            self.open.append(tag)
        if tag in ("td", "th", "p", "li", "h1", "h2"):
            self.text += "\n"

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, (tag, self.open)

    def handle_data(self, data):
        if "style" not in self.open and "script" not in self.open:
            self.text += data.replace("\u202f", " ").replace("\u2009", " ")


class Report(DesktopTest):
    def page(self, *arguments):
        path = self.folder / "report.html"
        self.done("report", EDITED, "--baseline", OPENING, "-o", path, *arguments)
        reader = Reader()
        reader.feed(path.read_text(encoding="utf-8"))
        self.assertEqual(reader.open, [])
        return reader

    def pdf(self, *arguments):
        path = self.folder / "report.pdf"
        self.done("report", EDITED, "--baseline", OPENING, "-o", path, *arguments)
        return path

    def words(self, path):
        done = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, check=True)
        return done.stdout.decode().replace("\u202f", " ").replace("\u2009", " ")

    def test_html_stands_alone(self):
        page = self.page()
        self.assertEqual(len(page.pictures), CHARTS)
        for address in page.addresses:
            self.assertTrue(address.startswith(("#s", "data:image/svg+xml;base64,")), address[:40])
        for picture in page.pictures:
            svg = base64.b64decode(picture["src"].split(",", 1)[1], validate=True)
            self.assertTrue(ElementTree.fromstring(svg).tag.endswith("svg"))
            self.assertGreater(len(picture["alt"]), 20)

    def test_figures_are_those_of_evaluate(self):
        figures = self.evaluated(EDITED)
        page = self.page().text
        for figure, scale, unit in (("estimate.decode.step_s", 1e3, "ms"), ("chapter.decode.step_s", 1e3, "ms"),
                                    ("decode.memory.total_bytes", 1e-9, "GB")):
            self.assertIn(f"{figures[figure]['value'] * scale:.1f} {unit}", page, figure)
        self.assertIn(f"${figures['service.cost_per_day_usd']['value']:,.0f}", page)
        self.assertIn(f"{figures['estimate.decode.tokens_per_gpu_s']['value']:,.0f} tok/s", page)
        self.assertIn("attention compute", page)

    def test_both_languages(self):
        self.assertIn("Decision and key figures", self.page().text)
        chinese = self.page("--language", "zh_CN").text
        for word in ("决策与关键指标", "敏感性", "假设", "注意力计算"):
            self.assertIn(word, chinese)
        for word in ("Decision", "Key figures", "Sensitivity", "better", "unchanged"):
            self.assertNotIn(word, chinese)

    def test_author(self):
        self.assertIn("Prepared by: Ada & Bo", self.page("--prepared-by", "Ada & Bo").text)

    @unittest.skipUnless(shutil.which("pdftotext"), "pdftotext is not installed")
    def test_pdf_has_texts_and_page_numbers(self):
        for language, words in (("en", ("Decision and key figures", "Baseline against proposal", "Assumptions")),
                                ("zh_CN", ("决策与关键指标", "基线与提案对比", "假设"))):
            pages = self.words(self.pdf("--language", language)).rstrip("\f").split("\f")
            self.assertGreater(len(pages), 10)
            for number, page in enumerate(pages, 1):
                self.assertRegex(page.rstrip().splitlines()[-1], rf"{number} / {len(pages)}$")
            for word in words:
                self.assertTrue(any(word in page for page in pages), word)
            self.assertIn("70.0 ms", pages[0])

    @unittest.skipUnless(shutil.which("pdftotext"), "pdftotext is not installed")
    def test_no_heading_is_left_behind(self):
        heading = re.compile(r"^ *\d+ {1,3}[A-Z][A-Za-z -]+$")
        for page in self.words(self.pdf()).rstrip("\f").split("\f"):
            lines = [line for line in page.rstrip().splitlines() if line.strip()]
            self.assertIsNone(heading.match(lines[-2]), page)  # the last line is the page's number

    @unittest.skipUnless(shutil.which("pdffonts"), "pdffonts is not installed")
    def test_fonts_are_embedded(self):
        listed = subprocess.run(["pdffonts", self.pdf("--language", "zh_CN")], capture_output=True, check=True)
        rows = listed.stdout.decode().splitlines()[2:]
        self.assertGreaterEqual(len(rows), 3)
        for row in rows:
            self.assertEqual(row.split()[-5], "yes", row)

    def test_a_plan_without_baseline(self):
        path = self.folder / "one.html"
        self.done("report", OPENING, "-o", path)
        text = path.read_text(encoding="utf-8")
        self.assertNotIn("Baseline against proposal", text)
        self.assertIn("2.26×", text.replace("\u202f", " "))

    def test_bad_input(self):
        self.refused("must end in .pdf or .html", "report", OPENING, "-o", self.folder / "report.doc")
        self.refused("neither a file nor a preset", "report", "no-such", "-o", self.folder / "a.pdf")
        self.refused("neither a file nor a preset", "report", OPENING, "--baseline", "no-such", "-o",
                     self.folder / "a.pdf")
        self.assertEqual(run("report", OPENING)[0], WRONG_USAGE)
        self.assertEqual(run("report", OPENING, "-o", "a.pdf", "--language", "fr")[0], WRONG_USAGE)
        self.assertEqual(self.files(), [])
