# SPDX-License-Identifier: GPL-3.0-or-later
"""jumps: where a unit's time jumps along EP, and why."""
from support import BAD_INPUT, CliTest, OPENING, WRONG_USAGE, run


class Jumps(CliTest):
    def test_json(self):
        jumps = self.json("jumps", OPENING, "--from", "8", "--to", "160")
        by_ep = {jump["ep"]: jump for jump in jumps}
        self.assertEqual(by_ep[9]["causes"], ["slots", "nodes", "nvlink-domain"])  # ceil(288 / EP): 36, then 32
        for jump in jumps:
            self.assertEqual(list(jump), ["ep", "before_s", "after_s", "causes"])
            self.assertGreaterEqual(abs(jump["after_s"] / jump["before_s"] - 1), 0.05)
            self.assertTrue(jump["causes"], jump)
        step = self.value("estimate.decode.step_s", OPENING, "--set", "decode.ep=9")
        self.assert_close(by_ep[9]["after_s"], step)

    def test_text(self):
        text = self.output("jumps", OPENING, "--from", "8", "--to", "9")
        self.assertRegex(text, r"(?m)^ +8 +9 .* % .*nvlink-domain$")
        self.assertEqual(len(self.output("jumps", OPENING, "--unit", "prefill", "--from", "8", "--to", "9")
                             .splitlines()), 1)  # passes there are bound by compute: no jump

    def test_refused(self):
        self.assert_refused(BAD_INPUT, "nowhere: is neither a file nor a preset", "jumps", "nowhere")
        for arguments in (["jumps"], ["jumps", OPENING, "--unit", "both"], ["jumps", OPENING, "--from", "0"]):
            code, out, err = run(*arguments)
            self.assertEqual((code, out), (WRONG_USAGE, ""), arguments)
            self.assertTrue(err)
