# SPDX-License-Identifier: GPL-3.0-or-later
"""evaluate -: newline-delimited scenarios in, newline-delimited plans out, in the same order."""
import json
import os
import pathlib
import subprocess

from support import BAD_INPUT, CliTest, DONE, run


def line(**decode):
    return json.dumps({"format": "moe-planner-scenario", "version": 1, "decode": decode})


def ep(plan):
    return plan["decode.routed_experts_per_gpu"]["value"]


class EvaluateStream(CliTest):
    def plans(self, text, *arguments, code=DONE):
        found, out, err = run("evaluate", "-", *arguments, text_in=text)
        self.assertEqual((found, err), (code, ""))
        return [json.loads(each) for each in out.splitlines()]

    def test_order_is_kept(self):
        sizes = [1, 2, 3, 4, 6, 9, 12, 18, 36]  # slots of (256 + 32) experts over 8 GPUs per node
        plans = self.plans("\n".join(line(nodes=nodes) for nodes in sizes) + "\n")
        self.assertEqual([ep(plan) for plan in plans], [-(-288 // (8 * nodes)) for nodes in sizes])

    def test_bad_lines_stand_in_their_place(self):
        text = "\n".join([line(nodes=1), line(nodes=0), "{", line(nodes=2), "[1]", line(nodes=4)])  # no line feed at the end
        plans = self.plans(text, code=BAD_INPUT)
        self.assertEqual(len(plans), 6)
        self.assertEqual([ep(plans[at]) for at in (0, 3, 5)], [36, 18, 9])
        self.assertEqual(plans[1], {"error": "line 2: decode.nodes: 0 is not possible; a whole number from 1 to 100,000"})
        self.assertTrue(plans[2]["error"].startswith("line 3: is cut short"), plans[2])
        self.assertTrue(plans[4]["error"].startswith("line 5: is not a scenario"), plans[4])

    def test_empty_lines_are_skipped_and_counted(self):
        plans = self.plans(f"\n{line(nodes=1)}\r\n   \n{line(nodes=-1)}\n", code=BAD_INPUT)
        self.assertEqual(len(plans), 2)
        self.assertTrue(plans[1]["error"].startswith("line 4: decode.nodes: "))

    def test_nothing_in_nothing_out(self):
        self.assertEqual(self.plans(""), [])

    def test_set_applies_to_every_line(self):
        plans = self.plans(f"{line(nodes=1)}\n{line(nodes=2)}\n", "--set", "decode.nodes=18")
        self.assertEqual([ep(plan) for plan in plans], [2, 2])

    def test_set_that_is_wrong(self):
        plans = self.plans(line() + "\n", "--set", "decode.nodes=0", code=BAD_INPUT)
        self.assertIn("decode.nodes: 0 is not possible", plans[0]["error"])

    def test_what_is_no_text(self):
        plans = self.plans(b'{"format": "\xff"}\n' + line(nodes=1).encode(), code=BAD_INPUT)
        self.assertIn("is not JSON", plans[0]["error"])
        self.assertEqual(ep(plans[1]), 36)
        # Bytes of the command line that are no UTF-8 come back in the message as replacement characters.
        plans = self.plans(line() + "\n", "--set", b"\xff=1", code=BAD_INPUT)
        self.assertIn("is no parameter", plans[0]["error"])

    def test_json_flag_changes_nothing(self):
        self.assertEqual(self.plans(line(nodes=1)), self.plans(line(nodes=1), "--json"))

    def test_many(self):
        plans = self.plans("".join(line(nodes=1 + at % 30) + "\n" for at in range(300)))
        self.assertEqual(len(plans), 300)
        self.assertEqual(ep(plans[29]), 2)  # 288 / 240, rounded up

    def test_memory_stays_bounded(self):
        """However many lines come, one is held at a time: later lines need no memory that earlier ones did not."""
        # Under the address sanitizer, freed memory would be kept aside.
        sanitizer = {"ASAN_OPTIONS": "quarantine_size_mb=0:thread_local_quarantine_size_kb=0"}
        with subprocess.Popen([os.environ["PLANNER_CLI"], "evaluate", "-"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, env={**os.environ, **sanitizer}) as running:
            def peak_after(lines):
                for at in range(lines):
                    running.stdin.write((line(nodes=1 + at % 30) if at % 10 else "{").encode() + b"\n")
                    running.stdin.flush()
                    self.assertTrue(running.stdout.readline().endswith(b"\n"))
                status = pathlib.Path(f"/proc/{running.pid}/status").read_text(encoding="ascii")
                return int(status.split("VmHWM:")[1].split()[0])  # KiB
            first = peak_after(100)
            self.assertLessEqual(peak_after(1000) - first, 1024)
            running.stdin.close()
            self.assertEqual(running.wait(60), BAD_INPUT)

    def test_answers_come_while_lines_still_arrive(self):
        """A job runner that feeds lines one by one is not kept waiting; the test above would hang otherwise."""
        with subprocess.Popen([os.environ["PLANNER_CLI"], "evaluate", "-"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE) as running:
            running.stdin.write(line(nodes=1).encode() + b"\n")
            running.stdin.flush()
            self.assertEqual(ep(json.loads(running.stdout.readline())), 36)
            running.stdin.close()
            self.assertEqual(running.wait(60), DONE)

    def test_unknown_keys_are_told_with_their_line(self):
        found, out, err = run("evaluate", "-", text_in=f"{line()}\n\n{line(colour=1, nodes=1)}\n{line(nodes=2)}\n")
        self.assertEqual(found, DONE)
        self.assertEqual([ep(json.loads(each)) for each in out.splitlines()][1:], [36, 18])
        self.assertEqual(err, "moe-planner-cli: note: line 3: decode.colour: is not known to this version; "
                              "it is kept as it is\n")

    def test_line_without_end(self):
        plans = self.plans("x" * (17 << 20) + "\n" + line(nodes=1), code=BAD_INPUT)
        self.assertEqual(plans[0], {"error": "line 1: is too large: more than 16 MiB came"})
        self.assertEqual(ep(plans[1]), 36)
