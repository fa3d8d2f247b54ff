# SPDX-License-Identifier: GPL-3.0-or-later
"""extract: the scenario comes back out of every picture and report, figure for figure."""
import json
import os
import shutil
import subprocess
import unittest

from desktop import DesktopTest, EDITED, OPENING, WRONG_USAGE, run
from support import CliTest


class Extract(DesktopTest):
    def edited_scenario(self):
        """A scenario that is no preset, with a name in Chinese and text that would end an HTML element."""
        path = self.folder / "plan.json"
        scenario = json.loads(self.done("extract", self.picture("seed.svg"), "-o", "-"))
        scenario["name"] = "解码 </script> & \"more\""
        scenario["decode"]["nodes"] = 9
        path.write_text(json.dumps(scenario, ensure_ascii=False), encoding="utf-8")
        return path

    def picture(self, name, scenario=OPENING):
        path = self.folder / name
        verb = ["report", scenario] if name.endswith(".html") or name.startswith("report") else \
               ["export", scenario, "--chart", "memory"]
        self.done(*verb, "-o", path)
        return path

    def test_every_kind(self):
        scenario = self.edited_scenario()
        expected = self.evaluated(scenario)
        self.assertNotEqual(expected, self.evaluated(OPENING))
        written = set()
        for name in ("chart.png", "chart.svg", "chart.pdf", "report.pdf", "report.html"):
            with self.subTest(name):
                out = self.folder / (name + ".json")
                self.assertEqual(self.done("extract", self.picture(name, scenario), "-o", out), "")
                self.assertEqual(self.evaluated(out), expected)
                self.assertEqual(json.loads(out.read_text(encoding="utf-8"))["name"], "解码 </script> & \"more\"")
                written.add(out.read_text(encoding="utf-8"))
        self.assertEqual(len(written), 1)

    def test_standard_output(self):
        text = self.done("extract", self.picture("chart.png", EDITED), "-o", "-")
        self.assertEqual(json.loads(text)["id"], EDITED)

    def test_chain(self):
        """A report made from a picture is the report of its scenario."""
        report = self.folder / "again.html"
        self.done("report", self.picture("chart.pdf", EDITED), "-o", report)
        self.assertEqual(json.loads(self.done("extract", report, "-o", "-"))["id"], EDITED)

    @unittest.skipUnless(shutil.which("pdftocairo"), "pdftocairo is not installed")
    def test_pictures_without_a_scenario_say_so(self):
        chart = self.picture("chart.pdf")
        subprocess.run(["pdftocairo", "-png", "-singlefile", chart, self.folder / "bare"], check=True)
        subprocess.run(["pdftocairo", "-svg", chart, self.folder / "bare.svg"], check=True)
        subprocess.run(["pdftocairo", "-pdf", chart, self.folder / "bare.pdf"], check=True)
        (self.folder / "bare.html").write_text("<!DOCTYPE html><title>x</title>", encoding="utf-8")
        (self.folder / "bare.txt").write_text("no picture at all", encoding="utf-8")
        for name in ("bare.png", "bare.svg", "bare.pdf", "bare.html", "bare.txt"):
            with self.subTest(name):
                self.refused(f"{name}: carries no scenario", "extract", self.folder / name, "-o",
                             self.folder / "out.json")
        self.assertNotIn("out.json", self.files())

    def test_damaged_pictures(self):
        chart = self.picture("chart.pdf")
        content = chart.read_bytes()
        (self.folder / "cut.pdf").write_bytes(content[:300])
        code, out, err = run("extract", self.folder / "cut.pdf", "-o", "-")
        self.assertEqual((code, out), (1, ""))
        self.assertIn("cut.pdf: ", err)
        svg = self.picture("chart.svg").read_text(encoding="utf-8")
        begin = svg.index('<metadata id="moe-planner-scenario">') + 40
        (self.folder / "cut.svg").write_text(svg[:begin] + "!" + svg[begin:], encoding="utf-8")
        self.refused("cut.svg: carries no scenario", "extract", self.folder / "cut.svg", "-o", "-")

    def test_a_scenario_of_a_newer_version_is_refused(self):
        html = self.picture("report.html").read_text(encoding="utf-8")
        (self.folder / "new.html").write_text(html.replace('"version": 1,', '"version": 99,'), encoding="utf-8")
        self.refused("new.html", "extract", self.folder / "new.html", "-o", "-")

    def test_what_is_not_there(self):
        self.refused("there is no such file", "extract", self.folder / "none.png", "-o", "-")
        self.refused("is a folder", "extract", self.folder, "-o", "-")

    def test_usage(self):
        for arguments in (["extract"], ["extract", "a.png"], ["extract", "a.png", "-o"]):
            self.assertEqual(run(*arguments)[0], WRONG_USAGE, arguments)
        self.assertIn("PICTURE", self.done("extract", "--help"))

    @unittest.skipUnless(shutil.which("qpdf") or os.path.exists("/usr/bin/qpdf"), "qpdf is not installed")
    def test_a_pdf_that_was_rewritten(self):
        chart = self.picture("chart.pdf", EDITED)
        subprocess.run(["qpdf", "--object-streams=generate", chart, self.folder / "packed.pdf"], check=True)
        text = self.done("extract", self.folder / "packed.pdf", "-o", "-")
        self.assertEqual(json.loads(text)["id"], EDITED)


del CliTest  # no test of this file
