# SPDX-License-Identifier: GPL-3.0-or-later
"""report: a plan as Markdown, with the numbers that evaluate prints and the scenario that gives them again."""
import pathlib
import tempfile

from support import BAD_INPUT, CliTest, OPENING, run

EDITED = "exercise-nic-800g"


def plain(text):
    return text.replace("\u2009", " ")


class Report(CliTest):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="报告 ")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def report(self, *arguments):
        path = self.folder / "report.md"
        self.assertEqual(self.output("report", *arguments, "-o", str(path)), "")
        return plain(path.read_text(encoding="utf-8"))

    def rows(self, text, caption):
        """The table under a caption: label (and lens) -> the cells behind it."""
        lines = text.split(f"\n**{caption}**\n\n", 1)[1].split("\n\n")[0].splitlines()
        return [[cell.strip().strip("*") for cell in line.strip("|").split(" |")] for line in lines[2:]]

    def test_figures_are_those_of_evaluate(self):
        printed = {}
        for line in plain(self.output("evaluate", EDITED)).splitlines():
            if "  " in line:
                figure, value = line.split("  ", 1)
                printed[figure] = value.strip()
        listed = [row for row in self.rows(self.report(EDITED), "All figures") if row[1:] != [""] * (len(row) - 1)]
        # Those that are missing are left out; sizes in bytes stand in GiB as well on the terminal.
        expected = [value.split(" (")[0].strip() for value in printed.values() if value != "–" and not value.startswith("broken")]
        self.assertEqual([row[-1].split(" (")[0] for row in listed], expected)

    def test_baseline_and_proposal(self):
        text = self.report(EDITED, "--baseline", OPENING)
        step = [row for row in self.rows(text, "Key figures") if row[:2] == ["Decode step", "estimate"]]
        self.assertEqual(step, [["Decode step", "estimate", "79.1 ms", "70.0 ms", "−9.07 ms", "−11.5 %, better"]])
        self.assertIn("from 79.1 ms to 70.0 ms (−11.5 %, better)", text)
        self.assertEqual(self.rows(text, "Inputs that differ")[0][:3], ["NIC per GPU", "400 Gb/s", "800 Gb/s"])

    def test_what_a_review_needs_is_there(self):
        text = self.report(OPENING, "--prepared-by", "Ada")
        for part in ("Decision asked for", "Prepared by: Ada", "Date: 20", "Program: MoE Planner", "Feasibility", "Memory",
                     "Step time", "Service", "Cost", "Sensitivity", "Cross-checks", "What is not modelled", "Assumptions",
                     "Derivations", "How to get this again", "Chapter: the textbook's hand calculation"):
            self.assertIn(part, text)

    def test_set_is_part_of_the_plan(self):
        text = self.report(OPENING, "--set", "decode.requests_per_rank=200")
        self.assertIn("The decode unit does not fit", text)
        self.assertIn("changed from", text)

    def test_scenario_gives_the_same_plan(self):
        text = self.report(OPENING, "--set", "decode.nodes=9")
        path = self.folder / "again.json"
        path.write_text(text.rsplit("```json\n", 1)[1].rsplit("```", 1)[0], encoding="utf-8")
        self.assertEqual(self.json("evaluate", str(path)), self.json("evaluate", OPENING, "--set", "decode.nodes=9"))

    def test_standard_output(self):
        self.assertTrue(self.output("report", OPENING, "-o", "-").startswith("# Serving plan: "))

    def test_failures(self):
        path = str(self.folder / "report.md")
        self.assert_refused(BAD_INPUT, "report.txt: a report's name must end in .md", "report", OPENING, "-o", "report.txt")
        self.assert_refused(BAD_INPUT, "no-such: is neither a file nor a preset", "report", OPENING, "--baseline",
                            "no-such", "-o", path)
        self.assert_refused(BAD_INPUT, str(self.folder / "none" / "a.md"), "report", OPENING, "-o",
                            str(self.folder / "none" / "a.md"))
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_an_existing_report_is_replaced(self):
        path = self.folder / "report.md"
        path.write_text("old", encoding="utf-8")
        self.assertTrue(self.report(OPENING).startswith("# "))
        self.assertEqual([each.name for each in self.folder.iterdir()], ["report.md"])

    def test_a_report_is_no_scenario(self):
        self.report(OPENING)
        code, _, err = run("evaluate", str(self.folder / "report.md"))
        self.assertEqual(code, BAD_INPUT)
        self.assertIn("report.md: ", err)
