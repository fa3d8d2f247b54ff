# SPDX-License-Identifier: GPL-3.0-or-later
"""sweep: one to three varied inputs, any figures, as CSV or JSON."""
import csv
import io
import json
import os
import pathlib
import signal
import subprocess
import tempfile
import time

from support import BAD_INPUT, CliTest, DONE, OPENING, WRONG_USAGE, run

STEP = "chapter.decode.step_s"
NIC = "network.nic_bandwidth"
LONG = ("--vary", f"{NIC}=1GB/s:100GB/s:10000", "--vary", "decode.context_tokens=1000:5000:10000",
        "--figure", STEP)


class Sweep(CliTest):
    def rows(self, *arguments):
        return list(csv.reader(io.StringIO(self.output("sweep", OPENING, *arguments))))

    def column(self, vary):
        head, *rows = self.rows("--vary", vary, "--figure", STEP)
        self.assertTrue(head[0].startswith(vary.split("=")[0]))
        return [row[0] for row in rows]

    def test_columns(self):
        head, *rows = self.rows("--vary", f"{NIC}=400Gb/s:800Gb/s:2", "--vary", "gpu=h800-sxm,h20-96g",
                                "--figure", STEP, "--figure", "chapter.decode.bottleneck")
        self.assertEqual(head, [f"{NIC} [B/s]", "gpu", f"{STEP} [s]", "chapter.decode.bottleneck", "decode.fits",
                                "broken", "notes"])
        self.assertEqual([row[:2] for row in rows], [[nic, gpu] for nic in ("50000000000", "100000000000")
                                                     for gpu in ("h800-sxm", "h20-96g")])
        self.assertEqual([row[3] for row in rows], ["all-to-all", *["attention compute"] * 3])

    def test_equals_evaluate(self):
        for row in self.rows("--vary", f"{NIC}=25Gb/s:1Tb/s:4:log", "--vary", "precision.kv=bf16,fp8", "--figure", STEP,
                             "--figure", "service.cost_per_day_usd", "--set", "decode.context_tokens=8000")[1:]:
            plan = self.json("evaluate", OPENING, "--set", "decode.context_tokens=8000", "--set", f"{NIC}={row[0]}",
                             "--set", f"precision.kv={row[1]}")
            self.assertEqual([float(row[2]), float(row[3])],
                             [plan[STEP]["value"], plan["service.cost_per_day_usd"]["value"]])
            self.assertEqual(row[4], "yes" if plan["decode.fits"]["value"] else "no")

    def test_values(self):
        self.assertEqual(self.column("decode.nodes=1:3:20"), ["1", "2", "3"])
        self.assertEqual(self.column("decode.nodes=1:8:4:log"), ["1", "2", "4", "8"])
        self.assertEqual(self.column("decode.nodes=3:1:3"), ["3", "2", "1"])
        self.assertEqual(self.column("decode.nodes=7:9:1"), ["7"])
        self.assertEqual(self.column("memory.usable_fraction=80%:90%:3"), ["0.8", "0.8500000000000001", "0.9"])
        self.assertEqual(self.column("decode.overlap=none,five-stage"), ["none", "five-stage"])

    def test_flags(self):
        head, *rows = self.rows("--vary", "decode.requests_per_rank=88:300:2", "--figure", "decode.memory.free_bytes",
                                "--figure", "measured.decode.step_s")
        self.assertEqual(head[-4:], ["decode.fits", "broken", "notes", "of_published_plan"])
        self.assertEqual([row[3] for row in rows], ["yes", "no"])
        self.assertLess(float(rows[1][1]), 0)  # shown, not dropped
        self.assertGreater(int(rows[1][4]), 0)
        self.assertEqual(rows[1][6], "yes")

    def test_fits_of_the_units_that_are_asked(self):
        for figure, units in (("decode.memory.kv_bytes", ["decode"]), ("prefill.memory.kv_bytes", ["prefill"]),
                              ("service.markup", ["decode", "prefill"]), ("prefill.fits", ["prefill"])):
            head = self.rows("--vary", "decode.nodes=18:20:2", "--figure", figure)[0]
            self.assertEqual([each for each in head if each.endswith(".fits")], [f"{unit}.fits" for unit in units])

    def test_missing_is_empty(self):
        arguments = ("--vary", "decode.nodes=18:20:2", "--figure", "service.cost_per_day_usd", "--set",
                     "pricing.gpu_hour_usd=none")
        self.assertEqual([row[1] for row in self.rows(*arguments)[1:]], ["", ""])
        self.assertEqual([row[1] for row in self.json("sweep", OPENING, *arguments)["points"]], [None, None])

    def test_json(self):
        table = self.json("sweep", OPENING, "--vary", "decode.overlap=none,five-stage", "--vary", "decode.nodes=18:20:3",
                          "--figure", STEP)
        self.assertEqual(table["columns"][:3], [
            {"id": "decode.overlap", "unit": "", "role": "varied"},
            {"id": "decode.nodes", "unit": "node", "role": "varied"}, {"id": STEP, "unit": "s", "role": "figure"}])
        self.assertEqual([row[:2] for row in table["points"]],
                         [[word, nodes] for word in ("none", "five-stage") for nodes in (18, 19, 20)])
        self.assertIs(table["points"][0][3], True)
        self.assertIs(table["complete"], True)

    def test_same_on_one_core(self):
        arguments = ["sweep", OPENING, "--vary", f"{NIC}=1GB/s:100GB/s:100:log", "--vary", "decode.nodes=2:41:40",
                     "--figure", STEP]
        alone = subprocess.run([os.environ["PLANNER_CLI"], *arguments], capture_output=True, check=True, timeout=60,
                               preexec_fn=lambda: os.sched_setaffinity(0, [min(os.sched_getaffinity(0))]))
        self.assertEqual(alone.stdout.decode(), self.output(*arguments))

    def several(self, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / 'a "plan", edited 计划.json'
            path.write_text(self.scenario(), encoding="utf-8")
            return str(path), self.output("sweep", OPENING, str(path), *arguments)

    @staticmethod
    def scenario():
        return json.dumps({"format": "moe-planner-scenario", "version": 1,
                           "network": {"nic_bandwidth_bytes_per_s": 100e9}})

    def test_several_scenarios_stand_one_after_the_other(self):
        vary = ("--vary", "decode.nodes=9:18:2", "--figure", STEP)
        path, text = self.several(*vary)
        head, *rows = csv.reader(io.StringIO(text))
        self.assertEqual(head, ["scenario", "decode.nodes [node]", f"{STEP} [s]", "decode.fits", "broken", "notes"])
        self.assertEqual([row[:2] for row in rows], [[name, nodes] for name in (OPENING, path) for nodes in ("9", "18")])
        self.assertEqual([row[1:] for row in rows[:2]], self.rows(*vary)[1:])
        self.assertNotEqual(rows[0][2], rows[2][2])

    def test_several_scenarios_in_json(self):
        path, text = self.several("--vary", "decode.nodes=9:18:2", "--figure", STEP, "--json")
        read = json.loads(text)
        self.assertEqual(read["columns"][0], {"id": "scenario", "unit": "", "role": "scenario"})
        self.assertEqual([row[:2] for row in read["points"]], [[OPENING, 9], [OPENING, 18], [path, 9], [path, 18]])
        self.assertTrue(read["complete"])

    def test_a_bad_scenario_among_several_stops_all(self):
        self.assert_refused(BAD_INPUT, "no-such: is neither a file nor a preset", "sweep", OPENING, "no-such", "--vary",
                            "decode.nodes=9:18:2", "--figure", STEP)

    def test_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "plan.csv"
            arguments = ("sweep", OPENING, "--vary", "decode.nodes=2:41:40", "--figure", STEP)
            self.assertEqual(self.output(*arguments, "--csv", str(path)), "")
            self.assertEqual(path.read_text(), self.output(*arguments, "--csv", "-"))
            self.assert_refused(BAD_INPUT, f"{folder}: is a folder", *arguments, "--csv", folder)
            self.assertEqual(os.listdir(folder), ["plan.csv"])
        self.assert_refused(BAD_INPUT, f"{path}: cannot be written: No such file or directory", *arguments, "--csv",
                            str(path))

    def test_full_disk(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run([os.environ["PLANNER_CLI"], "sweep", OPENING, *LONG], stdout=full,
                                  stderr=subprocess.PIPE, timeout=60, check=False)
        self.assertEqual(done.returncode, BAD_INPUT)
        self.assertEqual(done.stderr.decode(),
                         "moe-planner-cli: standard output: cannot be written: No space left on device\n")

    def test_interrupt(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "plan.csv"
            path.write_text("old")
            sweep = subprocess.Popen([os.environ["PLANNER_CLI"], "sweep", OPENING, *LONG, "--csv", str(path)],
                                     stderr=subprocess.PIPE)
            while not any(file.stat().st_size > 3 for file in pathlib.Path(folder).iterdir()):
                time.sleep(0.01)  # until it writes
            sweep.send_signal(signal.SIGINT)
            says = sweep.communicate(timeout=60)[1].decode()
            self.assertEqual(sweep.returncode, BAD_INPUT)
            self.assertRegex(says, r"^moe-planner-cli: the sweep was stopped after [\d,]+ of 100,000,000 points\n$")
            self.assertEqual([file.read_text() for file in pathlib.Path(folder).iterdir()], ["old"])

    def test_interrupted_json_ends_well(self):
        sweep = subprocess.Popen([os.environ["PLANNER_CLI"], "sweep", OPENING, *LONG, "--json"], bufsize=0,
                                 stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        start = sweep.stdout.read(1000)
        sweep.send_signal(signal.SIGTERM)
        table = json.loads(start + sweep.communicate(timeout=60)[0])
        self.assertEqual((sweep.returncode, table["complete"]), (BAD_INPUT, False))
        self.assertGreater(len(table["points"]), 0)

    def test_refused(self):
        for vary, says in (
                (f"{NIC}=1GB/s:2GB/s:0", f"{NIC}: “0” values are not possible; a whole number from 1 to 100,000,000"),
                (f"{NIC}=1GB/s:2GB/s:2.5", f"{NIC}: “2.5” values are not possible"),
                (f"{NIC}=1GB/s:2GB/s", f"{NIC}: “1GB/s:2GB/s” is no range; write FROM:TO:COUNT"),
                (f"{NIC}=1GB/s:2GB/s:3:cube", f"{NIC}: “1GB/s:2GB/s:3:cube” is no range"),
                (f"{NIC}=1GB:2GB:3", f"{NIC}: the unit of “1GB” does not belong here"),
                (f"{NIC}", f"{NIC}: says no values"),
                ("decode.nodes=0:4:4", "decode.nodes: 0 is not possible"),
                ("decode.nodes=1:4.5:4", "decode.nodes: 4.5 is not possible"),
                ("decode.node=1:4:4", "decode.node: is no parameter"),
                ("workload.output_tokens_per_day=0:1e9:4:log", "workload.output_tokens_per_day: a logarithmic range has no 0"),
                ("pricing.gpu_hour_usd=none:2:3", "pricing.gpu_hour_usd: a range needs a number at both ends"),
                ("decode.overlap=none,all", "decode.overlap: “all” is not possible; it is one of: none, "),
                ("decode.overlap=none,none", "decode.overlap: “none” stands there twice"),
                ("gpu=h900", "gpu: “h900” is not in the catalog")):
            self.assert_refused(BAD_INPUT, says, "sweep", OPENING, "--vary", vary, "--figure", STEP)

    def test_refused_together(self):
        nodes = ("--vary", "decode.nodes=1:2:2")
        self.assert_refused(BAD_INPUT, "decode.nodes: is varied twice", "sweep", OPENING, *nodes, *nodes, "--figure", STEP)
        self.assert_refused(BAD_INPUT, "a sweep varies one to three inputs, not 4", "sweep", OPENING, *nodes * 4,
                            "--figure", STEP)
        self.assert_refused(BAD_INPUT, "200,000,000 points are too many; 100,000,000 at most", "sweep", OPENING, *nodes, *LONG)
        self.assert_refused(BAD_INPUT, "step: is no figure", "sweep", OPENING, *nodes, "--figure", "step")
        self.assert_refused(BAD_INPUT, "nowhere: is neither a file nor a preset", "sweep", "nowhere", *nodes, "--figure", STEP)
        self.assert_refused(BAD_INPUT, "decode.ep: 0 is not possible", "sweep", OPENING, *nodes, "--figure", STEP, "--set",
                            "decode.ep=0")

    def test_wrong_usage(self):
        for arguments in ([], ["--vary", "decode.nodes=1:2:2"], ["--figure", STEP],
                          ["--vary", "decode.nodes=1:2:2", "--figure", STEP, "--json", "--csv", "x.csv"]):
            code, out, _ = run("sweep", OPENING, *arguments)
            self.assertEqual((code, out), (WRONG_USAGE, ""), arguments)
        self.assertEqual(run("sweep", "--help")[0], DONE)
