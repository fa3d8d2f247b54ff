# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs moe-planner, whose path is in the environment variable PLANNER, without a display."""
import os
import pathlib
import resource
import subprocess
import tempfile
import unittest

import support

DONE, BAD_INPUT, WRONG_USAGE = support.DONE, support.BAD_INPUT, support.WRONG_USAGE
OPENING = support.OPENING
EDITED = "exercise-nic-800g"


def run(*arguments, limit=None):
    """Exit code, standard output and standard error; no file may grow beyond `limit` bytes."""
    def set_limit():
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    # Python ignores SIGXFSZ, and so does the program then: writing fails as on a full disk.
    done = subprocess.run([os.environ["PLANNER"], *map(str, arguments)], capture_output=True, timeout=120, check=False,
                          preexec_fn=set_limit, restore_signals=False, env=environment)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


class DesktopTest(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="报告 folder ")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def done(self, *arguments):
        """Standard output of a run that must succeed and complain about nothing."""
        code, out, err = run(*arguments)
        self.assertEqual((code, err), (DONE, ""), arguments)
        return out

    def refused(self, says, *arguments, **limits):
        """The run fails with one line that says what is wrong."""
        code, out, err = run(*arguments, **limits)
        self.assertEqual((code, out), (BAD_INPUT, ""), (arguments, err))
        self.assertTrue(err.startswith("moe-planner: "), err)
        self.assertIn(says, err)
        self.assertEqual(err.count("\n"), 1, err)

    def files(self):
        return sorted(path.name for path in self.folder.iterdir())

    def evaluated(self, scenario):
        return support.CliTest.json(support.CliTest(), "evaluate", str(scenario))
