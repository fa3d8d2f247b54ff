# SPDX-License-Identifier: GPL-3.0-or-later
"""presets, gpus, models, parameters, figures: with ids and units, as text and as JSON."""
import math

from support import CliTest, OPENING

PARAMETERS = """model gpu unit.gpus_per_node network.nic_bandwidth decode.nodes decode.ep decode.redundant_experts
decode.requests_per_rank decode.context_tokens decode.draft_tokens decode.tokens_per_step decode.overlap
decode.expert_imbalance decode.attention_tp decode.dispatch_max_tokens prefill.nodes prefill.ep
prefill.redundant_experts prefill.tokens_per_gpu prefill.overlap prefill.expert_imbalance serving.mode efficiency.profile
prefill.prompt_tokens prefill.attention_tp prefill.cache_hit_rate memory.usable_fraction precision.weights
precision.attention precision.kv measured.decode_tokens_per_node_s measured.prefill_tokens_per_node_s
measured.user_tokens_per_s service.node_source pricing.gpu_hour_usd pricing.input_hit_usd_per_million
pricing.input_miss_usd_per_million pricing.output_usd_per_million workload.input_tokens_per_day
workload.output_tokens_per_day""".split()


class Lists(CliTest):
    def test_presets(self):
        ids = [preset["id"] for preset in self.json("presets")]
        self.assertEqual(ids[0], OPENING)
        for preset in ids:
            self.assertIn(preset, self.output("presets"))
        for preset in ("deepseek-v3-decode-ep144", "deepseek-v3-prefill-ep32", "deepseek-v3-decode-ep320",
                       "exercise-gqa-qwen3-235b", "exercise-nic-800g", "deepseek-profile-decode-ep128",
                       "deepseek-profile-prefill-ep32", "sglang-96xh100"):
            self.assertIn(preset, ids)

    def test_gpus(self):
        gpus = {gpu["id"]: gpu for gpu in self.json("gpus")}
        h800 = gpus["h800-sxm"]["values"]
        self.assertEqual(h800["memory_bytes"], 81559 * 2**20)
        self.assertEqual(h800["fp8_flop_per_s"], 1979e12)
        self.assertIsNone(h800["fp4_flop_per_s"])  # missing, not 0
        self.assertTrue(all(gpu["source"] for gpu in gpus.values()))
        self.assertIn("gpu.memory", gpus["l20"]["unverified"])
        text = self.output("gpus")
        self.assertIn("H800 SXM 80GB", text)
        self.assertIn("* not verified", text)

    def test_models(self):
        models = {model["id"]: model for model in self.json("models")}
        v3 = models["deepseek-v3"]
        self.assertEqual(v3["total_params"], 671026419200)
        self.assertEqual(v3["kv_bytes_per_token"], 70272)
        self.assertEqual(v3["attention"], "mla")
        self.assertEqual(models["qwen3-235b-a22b"]["total_params"], 235093634560)
        self.assertEqual(len(models), 24)
        self.assertEqual(models["deepseek-v3.2"]["index_bytes_per_token"], 8052)
        oss = models["gpt-oss-120b"]
        self.assertEqual((oss["kv_bytes_per_token"], oss["kv_bytes_per_token_growing"]), (73728, 36864))
        self.assertEqual(oss["fixed_bytes_per_request"], 18 * 128 * 2048)
        self.assertEqual(models["minimax-m1"]["fixed_bytes_per_request"], 70 * 64 * 128 * 128 * 4)
        self.assertTrue(all(model["source"] and model["date"] for model in models.values()))
        self.assertIn("model.vocabulary", models["glm-4.5"]["unverified"])
        text = self.output("models")
        for wanted in ("37.55e9", "36.63e9 without input table", "growing 36.9 kB", "index per token 8.05 kB"):
            self.assertIn(wanted, text.replace("\u2009", " "))
        self.assertIn("671.03e9", text)
        self.assertIn("193 kB (188 KiB)", text.replace("\u2009", " "))

    def test_parameters(self):
        rows = {row["id"]: row for row in self.json("parameters")}
        for parameter in PARAMETERS:
            self.assertIn(parameter, rows)
        nic = rows["network.nic_bandwidth"]
        self.assertEqual(nic["unit"], "B/s")
        self.assertEqual(nic["key"], "nic_bandwidth_bytes_per_s")
        self.assertIn("follows", nic)
        self.assertIn("five-stage", rows["decode.overlap"]["legal"])
        for row in rows.values():
            self.assertIn("legal", row)
            if row["id"] not in ("model", "gpu", "efficiency.profile", "pricing.sheet"):
                self.assertTrue(row["help"] and row["source"] and row["label"], row["id"])
        text = self.output("parameters")
        for parameter in rows:
            self.assertIn(parameter, text)

    def test_figures(self):
        rows = {row["id"]: row for row in self.json("figures")}
        self.assertEqual(rows["chapter.decode.step_s"]["unit"], "s")
        self.assertEqual(rows["service.cost_per_day_usd"]["unit"], "USD")
        plan = self.json("evaluate", OPENING)
        self.assertEqual(list(rows), list(plan))  # the same figures, in the same order
        for figure, row in rows.items():
            self.assertEqual(plan[figure]["unit"], row["unit"])
            self.assertTrue(row["help"] and row["label"], figure)

    def test_defaults_are_numbers(self):
        for row in self.json("parameters"):
            default = row.get("default")
            self.assertTrue(default is None or math.isfinite(default))
