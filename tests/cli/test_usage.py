# SPDX-License-Identifier: GPL-3.0-or-later
"""Help, version, and what is no command: exit code 2."""
import os
import subprocess

from support import BAD_INPUT, CliTest, DONE, OPENING, WRONG_USAGE, run


class Usage(CliTest):
    def test_help(self):
        text = self.output("--help")
        for command in ("presets", "gpus", "models", "prices", "parameters", "figures", "evaluate", "explain", "day",
                        "sweep", "jumps", "import", "report"):
            self.assertIn(command, text)
            self.assertIn("--help", self.output(command, "--help"))
        self.assertIn("--set", self.output("evaluate", "--help"))

    def test_version(self):
        self.assertEqual(self.output("--version"), f"moe-planner-cli {os.environ['PLANNER_VERSION']}\n")

    def test_wrong_usage(self):
        for arguments in ([], ["evalate", OPENING], ["evaluate"], ["evaluate", OPENING, "--jsn"],
                          ["evaluate", OPENING, "more"], ["evaluate", OPENING, "--set"], ["explain", OPENING],
                          ["presets", "more"], ["--set", "a=b"]):
            code, out, err = run(*arguments)
            self.assertEqual((code, out), (WRONG_USAGE, ""), arguments)
            self.assertIn("--help", err)

    def test_output_that_cannot_be_written(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            for arguments in (["evaluate", OPENING], ["presets", "--json"],
                              ["explain", OPENING, "chapter.decode.step_s"]):
                done = subprocess.run([os.environ["PLANNER_CLI"], *arguments], stdout=full, stderr=subprocess.PIPE,
                                      timeout=60, check=False)
                self.assertEqual(done.returncode, BAD_INPUT, arguments)
                self.assertIn(b"No space left on device", done.stderr)

    def test_runs_from_anywhere(self):
        done = subprocess.run([os.environ["PLANNER_CLI"], "presets"], cwd="/", env={}, capture_output=True,
                              timeout=60, check=False)
        self.assertEqual(done.returncode, DONE)
        self.assertIn(OPENING.encode(), done.stdout)
