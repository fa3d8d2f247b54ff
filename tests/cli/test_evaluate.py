# SPDX-License-Identifier: GPL-3.0-or-later
"""evaluate SCENARIO [--set ID=VALUE]... [--json]: the commands of issue 2 as written there."""
import json
import os
import tempfile

from support import CliTest, DONE, OPENING, run

# DESIGN section 8, the ids that exist without the limit and estimate lenses.
FIGURES = (
    ["chapter.decode." + name for name in (
        "tokens_per_gpu_s bound_tokens_per_gpu_s requests_per_gpu kv_bytes weight_bytes attention_memory_s "
        "attention_compute_s experts_memory_s experts_compute_s all_to_all_s step_s bottleneck "
        "measured_over_bound").split()]
    + ["chapter.prefill." + name for name in (
        "cache_hit_rate computed_tokens_per_gpu_s flops_per_token achieved_flops_per_s fp8_utilisation "
        "bf16_utilisation").split()]
    + ["model." + name for name in (
        "total_params activated_params activated_params_without_input_table kv_bytes_per_token").split()]
    + [f"{unit}.memory.{part}_bytes" for unit in ("decode", "prefill") for part in (
        "attention_weights dense_ffn routed_experts shared_experts router vocabulary mtp mtp_kv kv comm_buffer "
        "reserve total capacity free").split()]
    + ["measured.decode.step_s", "decode.fits", "prefill.fits", "decode.max_requests_per_rank",
       "decode.routed_experts_per_gpu", "prefill.routed_experts_per_gpu"]
    + ["service." + name for name in (
        "prefill_nodes decode_nodes total_nodes peak_nodes average_nodes cost_per_day_usd revenue_per_day_usd "
        "markup gross_margin usd_per_million_output_tokens usd_per_million_input_tokens "
        "usd_per_million_output_tokens_decode_pool usd_per_million_input_tokens_prefill_pool "
        "kv_transfer_bytes_per_s_per_prefill_node disk_read_bytes_per_s_per_prefill_node").split()])


class Evaluate(CliTest):
    def test_opening_preset_as_json(self):
        plan = self.json("evaluate", OPENING)
        for figure in FIGURES:
            self.assertIn(figure, plan)
            self.assertEqual(set(plan[figure]), {"value", "unit"})
        self.assert_close(plan["chapter.decode.step_s"]["value"], 0.03797640533333333)
        self.assertEqual(plan["chapter.decode.bottleneck"]["value"], "all-to-all")
        self.assertIs(plan["decode.fits"]["value"], True)
        self.assertEqual(plan["service.node_source"]["value"], "published")

    def test_every_preset(self):
        for preset in self.json("presets"):
            plan = self.json("evaluate", preset["id"])
            self.assertGreater(plan["model.total_params"]["value"], 1e9)
            self.output("evaluate", preset["id"])

    def test_text(self):
        text = self.output("evaluate", OPENING).replace("\u2009", " ")
        self.assertRegex(text, r"(?m)^chapter\.decode\.step_s +38\.0 ms$")
        self.assertRegex(text, r"(?m)^service\.cost_per_day_usd +\$87,072$")
        self.assertRegex(text, r"(?m)^decode\.fits +yes$")

    def test_exercise_two(self):
        plan = self.json("evaluate", OPENING, "--set", "network.nic_bandwidth=800Gb/s")
        self.assert_close(plan["chapter.decode.step_s"]["value"], 0.01972002865105128)
        self.assertEqual(plan["chapter.decode.bottleneck"]["value"], "attention compute")
        self.assertLess(plan["service.cost_per_day_usd"]["value"], 87072)
        self.assertIsNone(plan["chapter.decode.measured_over_bound"]["value"])
        self.assertEqual(plan["measured.decode.step_s"]["of"], "published plan")

    def test_units_of_set(self):
        same = ["800Gb/s", "800 Gb/s", "100GB/s", "0.8Tb/s", "100e9", "100,000,000,000"]
        steps = {self.value("chapter.decode.step_s", OPENING, "--set", "network.nic_bandwidth=" + rate)
                 for rate in same}
        self.assertEqual(len(steps), 1)
        self.assertEqual(self.value("decode.memory.reserve_bytes", OPENING, "--set", "memory.usable_fraction=100%"), 0)

    def test_set_more_than_once(self):
        # In order: the last one counts, and a catalog entry fills its whole group.
        arguments = ("--set", "decode.nodes=9", "--set", "model=qwen3-235b-a22b", "--set", "decode.nodes=18",
                     "--set", "decode.redundant_experts=16", "--set=decode.draft_tokens=0")
        plan = self.json("evaluate", OPENING, *arguments)
        self.assertEqual(plan["model.total_params"]["value"], 235093634560)
        self.assertEqual(plan["decode.routed_experts_per_gpu"]["value"], 1)

    def test_missing_is_null_and_a_dash(self):
        arguments = ("evaluate", OPENING, "--set", "pricing.gpu_hour_usd=none")
        plan = self.json(*arguments)
        self.assertIsNone(plan["service.cost_per_day_usd"]["value"])
        self.assertEqual(plan["service.cost_per_day_usd"]["unit"], "USD")
        self.assertRegex(self.output(*arguments), r"(?m)^service\.cost_per_day_usd +–$")

    def test_what_does_not_fit_is_evaluated_and_said(self):
        arguments = ("evaluate", OPENING, "--set", "decode.requests_per_rank=200")
        self.assertIs(self.json(*arguments)["decode.fits"]["value"], False)
        text = self.output(*arguments).replace("\u2009", " ")
        self.assertIn("broken: Decode unit: does not fit, over by 23.3 GB; the weights fit.", text)

    def test_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "计划 1.json")
            with open(path, "w", encoding="utf-8") as file:
                json.dump({"format": "moe-planner-scenario", "version": 1, "decode": {"nodes": 2}, "colour": "red"}, file)
            code, out, err = run("evaluate", path, "--json")
            self.assertEqual(code, DONE)
            self.assertEqual(json.loads(out)["decode.routed_experts_per_gpu"]["value"], 18)  # (256 + 32) / 16
            self.assertEqual(err, f"moe-planner-cli: note: {path}: colour: is not known to this version; "
                                  "it is kept as it is\n")
