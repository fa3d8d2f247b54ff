# SPDX-License-Identifier: GPL-3.0-or-later
"""The .ts files miss no text, hold nothing stale, and their translations keep what a program fills in or reads."""
import collections
import difflib
import html
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "resources/i18n").glob("*.ts"))
# As in app/desktop/CMakeLists.txt.
LUPDATE_OPTIONS = ["-silent", "-locations", "none", "-no-obsolete",
                   "-tr-function-alias", "QT_TRANSLATE_NOOP+=PLANNER_TEXT"]
NAMED = re.compile(r"\{\w*\}")
NUMBERED = re.compile(r"%L?\d{1,2}|%n")
FIXED = re.compile(r"\[\*\]|\*(?:\.\w+)?(?=[ )])|;;|</?\w+>")  # title mark, file filters, tags
MNEMONIC = re.compile(r"&(?=[^\s&])")
MARK_AT_END = re.compile(r"\(&([A-Z])\)…?$")  # where Chinese menus have it

# Menus as the window makes them; their letters must differ. All entries of a menu stand in one line each.
MENUS = {
    "bar": {"WindowMenus": ["&File", "&Edit", "&View", "&Compare", "&Teach", "&Help"]},
    "file": {"FileActions": ["&Presets…", "&Open…", "Open &recent", "&Save", "Save &as…", "Re&vert"],
             "ImportActions": ["I&mport a model (config.json)…", "Import a model from the clip&board"],
             "ChartActions": ["&Export all charts…", "Print previe&w…", "Pr&int…"],
             "WindowMenus": ["&Quit"]},
    "recent files": {"FileActions": ["&Clear this list"]},
    "edit": {"WindowMenus": ["&Undo", "&Redo", "&Find an input"]},
    "view": {"WindowMenus": ["C&harts", "&Validation", "Eff&iciency", "&Model", "Show one &chart",
                             "&Restore the usual layout"],
             "ViewActions": ["&Theme", "&Language", "Larg&er text", "&Smaller text", "&Usual text size"]},
    "charts": {"WindowMenus": ["&All charts"]},
    "theme": {"ViewActions": ["As the &system", "&Light", "&Dark"]},
    "compare": {"CompareActions": ["&Take this plan as baseline", "Baseline from a &preset", "Baseline from a &file…",
                                   "&Name the baseline…", "&Swap plan and baseline", "&Clear the baseline",
                                   "Compare plans side &by side…", "&Vary inputs…"]},
    "teach": {"LessonActions": ["Le&ssons", "&Open a lesson file…", "&Next step", "&Previous step", "&End the lesson",
                                "&Teacher view…"],
              "WindowMenus": ["Prefi&ll balancer…", "&Decode balancer…", "E&xpert balancer…", "O&verlap…"],
              "Presentation": ["Presentation &mode"]},
    "help": {"WindowMenus": ["&Guide", "&About MoE Planner"]},
}


class Message:
    def __init__(self, context, node):
        self.context = context.removeprefix("planner::ui::")
        self.source = node.findtext("source")
        translation = node.find("translation")
        self.state = translation.get("type", "finished")
        forms = translation.findall("numerusform") if node.get("numerus") == "yes" else [translation]
        self.translations = [form.text or "" for form in forms]

    def __repr__(self):
        return f"{self.context}: {self.source!r} → {self.translations}"


def messages(path):
    return [Message(context.findtext("name"), node)
            for context in ElementTree.parse(path).getroot().iter("context") for node in context.iter("message")]


def kept(text):
    """What a translation must hold as often as its source."""
    found = NAMED.findall(text) + NUMBERED.findall(text) + FIXED.findall(text)
    return collections.Counter(found + MNEMONIC.findall(text))


def letter(text):
    return text[MNEMONIC.search(text).end()].upper()


class Translations(unittest.TestCase):
    def each(self):
        return [(path, messages(path)) for path in FILES]

    def assert_none(self, broken):
        self.assertEqual([str(entry) for entry in broken], [])

    def test_files_are_found(self):
        self.assertTrue(FILES)
        for _, entries in self.each():
            self.assertGreater(len(entries), 500)

    def test_the_patterns_see_what_they_are_for(self):
        text = "{of} %1 %L2 %n [*] (*.json);;All (*) <p>&Open 5 % && {}"
        self.assertEqual(kept(text), collections.Counter(
            ["{of}", "{}", "%1", "%L2", "%n", "[*]", "*.json", "*", ";;", "<p>", "&"]))

    def test_every_text_is_translated(self):
        for path, entries in self.each():
            with self.subTest(path.name):
                self.assert_none(entry for entry in entries
                                 if entry.state != "finished" or not entry.translations
                                 or not all(text.strip() for text in entry.translations))

    def test_placeholders_are_kept(self):
        for path, entries in self.each():
            with self.subTest(path.name):
                self.assert_none(entry for entry in entries for text in entry.translations
                                 if text and kept(text) != kept(entry.source))

    def test_menus_here_are_the_menus_of_the_window(self):
        listed = {(context, source) for menu in MENUS.values()
                  for context, sources in menu.items() for source in sources}
        for path, entries in self.each():
            marked = {(entry.context, entry.source) for entry in entries if MNEMONIC.search(entry.source)}
            with self.subTest(path.name):
                self.assertEqual(sorted(marked ^ listed), [])

    def test_mnemonics_differ_within_a_menu(self):
        for path, entries in self.each():
            words = {(entry.context, entry.source): entry.translations[0] for entry in entries}
            for name, menu in MENUS.items():
                shown = [words.get((context, source), "") for context, sources in menu.items()
                         for source in sources]
                letters = collections.Counter(letter(text) for text in shown if MNEMONIC.search(text))
                with self.subTest(path.name, menu=name):
                    self.assert_none(f"{key} in {shown}" for key, times in letters.items() if times > 1)

    def test_chinese_mnemonics_stand_in_brackets(self):
        for path in FILES:
            if "_zh" in path.stem:
                self.assert_none(entry for entry in messages(path) for text in entry.translations
                                 if MNEMONIC.search(text) and not MARK_AT_END.search(text))

    def test_chinese_texts_look_like_one_hand(self):
        han = "[\u4e00-\u9fff]"
        glued = re.compile(f"{han}[A-Za-z0-9]|[A-Za-z0-9]{han}")
        half_width = re.compile(f"{han}[,;:?!]|[,;:?!]{han}|{han}\\.$")
        for path in FILES:
            if "_zh" in path.stem:
                self.assert_none(entry for entry in messages(path) for text in entry.translations
                                 for bare in [re.sub(r"<[^>]*>", " ", html.unescape(text))]
                                 if glued.search(bare) or half_width.search(bare.replace(";;", " ")))

    def test_no_text_of_the_sources_is_missing(self):
        lupdate = os.environ.get("LUPDATE") or shutil.which("lupdate")
        self.assertTrue(lupdate, "LUPDATE must name Qt's lupdate")
        sources = sorted(str(path.relative_to(ROOT)) for folder in ("model", "ui")
                         for path in (ROOT / folder).rglob("*") if path.suffix in (".cpp", ".h"))
        with tempfile.TemporaryDirectory() as folder:
            copies = [shutil.copy(path, folder) for path in FILES]
            (pathlib.Path(folder) / "sources").write_text("\n".join(sources), encoding="utf-8")
            ran = subprocess.run([lupdate, *LUPDATE_OPTIONS, "-I", str(ROOT), f"@{folder}/sources", "-ts", *copies],
                                 cwd=ROOT, capture_output=True, text=True, check=False)
            self.assertEqual(ran.returncode, 0, ran.stderr)
            for path, copy in zip(FILES, copies):
                before, now = (pathlib.Path(file).read_text(encoding="utf-8").splitlines() for file in (path, copy))
                changes = [line for line in difflib.unified_diff(before, now, lineterm="", n=0)
                           if "<source>" in line or "<name>" in line]
                with self.subTest(path.name):
                    self.assert_none(changes)
                    self.assertEqual(before, now, "run: cmake --build build/dev --target update_translations")


if __name__ == "__main__":
    unittest.main()
