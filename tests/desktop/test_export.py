# SPDX-License-Identifier: GPL-3.0-or-later
"""`moe-planner export`: one chart or all, every format, without a display, and what it says when it cannot."""
import csv
import json
import os
import pathlib
import shutil
import struct
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree

OPENING = "deepseek-v3-online"
CHARTS = ["memory", "decode-step", "waterfall", "timeline", "roofline", "prefill-step", "money"]


def run(*arguments):
    """Exit code and standard error; there is no display, and the home is empty."""
    environment = {key: value for key, value in os.environ.items()
                   if key not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    with tempfile.TemporaryDirectory() as home:
        environment.update(HOME=home, XDG_RUNTIME_DIR=home)
        os.chmod(home, 0o700)
        done = subprocess.run([os.environ["PLANNER_DESKTOP"], "export", *arguments], env=environment,
                              capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, done.stderr


def figures(scenario):
    out = subprocess.run([os.environ["PLANNER_CLI"], "evaluate", scenario, "--json"], capture_output=True, text=True,
                         check=True).stdout
    return json.loads(out)


class Export(unittest.TestCase):
    def setUp(self):
        self.place = tempfile.TemporaryDirectory(prefix="plan 计划 ")
        self.addCleanup(self.place.cleanup)
        self.folder = pathlib.Path(self.place.name)

    def export(self, *arguments):
        code, err = run(*arguments)
        self.assertEqual((code, err), (0, ""), arguments)

    def assert_refused(self, code, says, *arguments):
        found, err = run(*arguments)
        self.assertEqual(found, code, err)
        self.assertIn(says, err)
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()), [])

    def test_all_charts_into_a_folder(self):
        for kind in ("png", "svg", "pdf", "csv"):
            folder = self.folder / kind
            self.export(OPENING, "--all", "--format", kind, "-o", str(folder))
            names = sorted(path.name for path in folder.iterdir())
            for chart in CHARTS:
                self.assertIn(f"{chart}.{kind}", names)
            self.assertTrue(all(path.stat().st_size > 100 for path in folder.iterdir()))

    def test_size_and_scale(self):
        file = self.folder / "a.png"
        self.export(OPENING, "--chart", "roofline", "-o", str(file), "--size", "640x400", "--scale", "1.5")
        self.assertEqual(struct.unpack(">II", file.read_bytes()[16:24]), (960, 600))
        file = self.folder / "a.svg"
        self.export(OPENING, "--chart", "roofline", "-o", str(file), "--size", "640x400")
        self.assertEqual(ElementTree.parse(file).getroot().get("viewBox"), "0 0 640 400")

    def test_numbers_equal_evaluate(self):
        file = self.folder / "memory.csv"
        self.export(OPENING, "--chart", "memory", "-o", str(file))
        values = figures(OPENING)
        with file.open(encoding="utf-8", newline="") as text:
            rows = [row for row in csv.DictReader(text) if row["figure"]]
        self.assertGreaterEqual(len(rows), 22)
        for row in rows:
            self.assertEqual(float(row["value [B]"]), values[row["figure"]]["value"], row)

    def test_a_baseline_is_the_ghost(self):
        file = self.folder / "memory.csv"
        self.export(OPENING, "--baseline", "deepseek-v3-decode-ep144", "--chart", "memory", "-o", str(file))
        values = figures("deepseek-v3-decode-ep144")
        with file.open(encoding="utf-8", newline="") as text:
            row = next(row for row in csv.DictReader(text) if row["figure"] == "decode.memory.kv_bytes")
        self.assertEqual(float(row["baseline [B]"]), values["decode.memory.kv_bytes"]["value"])

    def test_languages_and_themes(self):
        english, chinese = self.folder / "en.svg", self.folder / "zh.svg"
        self.export(OPENING, "--chart", "memory", "-o", str(english), "--theme", "light")
        self.export(OPENING, "--chart", "memory", "-o", str(chinese), "--theme", "dark", "--language", "zh_CN")
        self.assertIn("#ffffff", english.read_text(encoding="utf-8"))
        text = chinese.read_text(encoding="utf-8")
        self.assertNotIn("Decode</text>", text)
        self.assertRegex(text, "[\u4e00-\u9fff]")
        self.assertIn("#1e2125", text)

    @unittest.skipUnless(shutil.which("pdffonts"), "pdffonts is not installed")
    def test_pdf_embeds_its_fonts(self):
        file = self.folder / "a.pdf"
        self.export(OPENING, "--chart", "decode-step", "-o", str(file), "--language", "zh_CN")
        lines = subprocess.run(["pdffonts", str(file)], capture_output=True, text=True, check=True).stdout.splitlines()
        self.assertGreater(len(lines), 2)
        for line in lines[2:]:
            self.assertEqual(line.split()[-5], "yes", line)

    def test_what_cannot_be_is_told(self):
        self.assert_refused(1, "no chart", OPENING, "--chart", "pie", "-o", str(self.folder / "a.png"))
        self.assert_refused(1, "must end in .png", OPENING, "--chart", "memory", "-o", str(self.folder / "a.bmp"))
        self.assert_refused(1, "does not exist", OPENING, "--chart", "memory", "-o", str(self.folder / "no/a.png"))
        self.assert_refused(1, "no size", OPENING, "--chart", "memory", "-o", str(self.folder / "a.png"), "--size", "big")
        self.assert_refused(1, "no such", "no such", "--chart", "memory", "-o", str(self.folder / "a.png"))
        self.assert_refused(1, "no regular file", OPENING, "--chart", "memory", "--baseline", OPENING, "-o",
                            self.link_to_full())
        self.assert_refused(2, "--chart,--all", OPENING, "-o", str(self.folder / "a.png"))
        self.assert_refused(2, "", OPENING, "--all", "--chart", "memory", "-o", str(self.folder / "a.png"))
        self.assert_refused(2, "--all", OPENING, "--chart", "memory", "--format", "svg", "-o", str(self.folder / "a.png"))

    def link_to_full(self):
        elsewhere = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, elsewhere)
        os.symlink("/dev/full", f"{elsewhere}/full.png")
        return f"{elsewhere}/full.png"

    def test_an_existing_file_is_replaced_whole(self):
        file = self.folder / "a.svg"
        file.write_text("x" * 1_000_000, encoding="utf-8")
        self.export(OPENING, "--chart", "money", "-o", str(file))
        self.assertTrue(ElementTree.parse(file).getroot().tag.endswith("svg"))


if __name__ == "__main__":
    unittest.main()
