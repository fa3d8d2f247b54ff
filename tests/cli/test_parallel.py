# SPDX-License-Identifier: GPL-3.0-or-later
"""The recipe of the README for very large studies: many processes, one order."""
import json
import os
import shutil
import subprocess
import unittest

from support import BAD_INPUT, CliTest, run


def scenarios(count):
    lines = [json.dumps({"format": "moe-planner-scenario", "version": 1, "decode": {"nodes": 1 + at % 36}})
             for at in range(count)]
    lines[count // 2] = "{"
    return "\n".join(lines) + "\n"


def plans(text):
    """The plans; of a bad line only that it is one, since its number counts within its block."""
    return [plan if "error" not in plan else "error" for plan in map(json.loads, text.splitlines())]


class Parallel(CliTest):
    @unittest.skipUnless(shutil.which("parallel"), "GNU parallel is not installed")
    def test_gnu_parallel(self):
        text = scenarios(120)
        code, out, _ = run("evaluate", "-", text_in=text)
        self.assertEqual(code, BAD_INPUT)
        done = subprocess.run(["parallel", "--pipe", "--keep-order", "--block", "2k", os.environ["PLANNER_CLI"],
                               "evaluate", "-"], input=text.encode(), capture_output=True, timeout=120, check=False)
        self.assertEqual(plans(done.stdout.decode()), plans(out))
        self.assertEqual(plans(out).count("error"), 1)
        self.assertEqual(done.returncode, 1)  # so many blocks had a bad line

    def test_split_by_hand(self):
        """Any runner that splits at line ends and puts the parts together in order does as well."""
        text = scenarios(40)
        whole = run("evaluate", "-", text_in=text)[1]
        lines = text.splitlines(keepends=True)
        parts = ["".join(lines[at:at + 7]) for at in range(0, len(lines), 7)]
        self.assertEqual(plans("".join(run("evaluate", "-", text_in=part)[1] for part in parts)), plans(whole))
