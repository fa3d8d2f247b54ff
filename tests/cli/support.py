# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs moe-planner-cli, whose path is in the environment variable PLANNER_CLI."""
import json
import os
import subprocess
import unittest

DONE, BAD_INPUT, WRONG_USAGE = 0, 1, 2
OPENING = "deepseek-v3-online"


def run(*arguments, text_in=""):
    """Exit code, standard output and standard error; text_in may be bytes."""
    content = text_in if isinstance(text_in, bytes) else text_in.encode()
    done = subprocess.run([os.environ["PLANNER_CLI"], *arguments], input=content, capture_output=True,
                          timeout=60, check=False)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


class CliTest(unittest.TestCase):
    maxDiff = None

    def output(self, *arguments, text_in=""):
        """Standard output of a run that must succeed and complain about nothing."""
        code, out, err = run(*arguments, text_in=text_in)
        self.assertEqual((code, err), (DONE, ""), arguments)
        return out

    def json(self, *arguments):
        return json.loads(self.output(*arguments, "--json"))

    def value(self, figure, *arguments):
        return self.json("evaluate", *arguments)[figure]["value"]

    def assert_close(self, value, expected, relative=1e-6):
        self.assertIsNotNone(value)
        self.assertLessEqual(abs(value - expected), relative * abs(expected), f"{value} is not {expected}")

    def assert_refused(self, code, says, *arguments, text_in=""):
        """The run ends with this exit code, prints nothing but one line that says what is wrong."""
        found, out, err = run(*arguments, text_in=text_in)
        self.assertEqual((found, out), (code, ""), (arguments, err))
        self.assertTrue(err.startswith("moe-planner-cli: " + says), err)
        self.assertEqual(err.count("\n"), 1, err)
