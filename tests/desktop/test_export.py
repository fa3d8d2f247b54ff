# SPDX-License-Identifier: GPL-3.0-or-later
"""`moe-planner export`: one chart or all, every format, without a display, and what it says when it cannot."""
import csv
import os
import shutil
import struct
import subprocess
import unittest
import xml.etree.ElementTree as ElementTree

from desktop import BAD_INPUT, DesktopTest, OPENING, WRONG_USAGE, run

CHARTS = ["memory", "decode-step", "waterfall", "timeline", "roofline", "prefill-step", "money", "model", "kv-per-token"]


class Export(DesktopTest):
    def export(self, *arguments):
        self.done("export", *arguments)

    def assert_refused(self, code, says, *arguments):
        found, out, err = run("export", *arguments)
        self.assertEqual((found, out), (code, ""), err)
        self.assertIn(says, err)
        self.assertEqual(self.files(), [])

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
        values = self.evaluated(OPENING)
        with file.open(encoding="utf-8", newline="") as text:
            rows = [row for row in csv.DictReader(text) if row["figure"]]
        self.assertGreaterEqual(len(rows), 22)
        for row in rows:
            self.assertEqual(float(row["value [B]"]), values[row["figure"]]["value"], row)

    def test_a_baseline_is_the_ghost(self):
        file = self.folder / "memory.csv"
        self.export(OPENING, "--baseline", "deepseek-v3-decode-ep144", "--chart", "memory", "-o", str(file))
        values = self.evaluated("deepseek-v3-decode-ep144")
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
        self.assert_refused(BAD_INPUT, "no chart", OPENING, "--chart", "pie", "-o", str(self.folder / "a.png"))
        self.assert_refused(BAD_INPUT, "must end in .png", OPENING, "--chart", "memory", "-o", str(self.folder / "a.bmp"))
        self.assert_refused(BAD_INPUT, "does not exist", OPENING, "--chart", "memory", "-o", str(self.folder / "no/a.png"))
        self.assert_refused(BAD_INPUT, "no size", OPENING, "--chart", "memory", "-o", str(self.folder / "a.png"), "--size", "big")
        self.assert_refused(BAD_INPUT, "no such", "no such", "--chart", "memory", "-o", str(self.folder / "a.png"))
        self.assert_refused(WRONG_USAGE, "--chart,--all", OPENING, "-o", str(self.folder / "a.png"))
        self.assert_refused(WRONG_USAGE, "", OPENING, "--all", "--chart", "memory", "-o", str(self.folder / "a.png"))
        self.assert_refused(WRONG_USAGE, "--all", OPENING, "--chart", "memory", "--format", "svg", "-o", str(self.folder / "a.png"))

    def test_a_failure_among_all_says_how_far_it_came(self):
        (self.folder / "roofline.csv").mkdir()
        code, _, err = run("export", OPENING, "--all", "--format", "csv", "-o", self.folder)
        self.assertEqual(code, BAD_INPUT)
        self.assertIn("roofline.csv: is a folder", err)
        self.assertRegex(err, r"\(\d+ of \d+ charts were written before\)")

    def test_devices_are_not_replaced(self):
        os.symlink("/dev/full", self.folder / "full.csv")
        self.refused("no regular file", "export", OPENING, "--chart", "memory", "-o", self.folder / "full.csv")


if __name__ == "__main__":
    unittest.main()
