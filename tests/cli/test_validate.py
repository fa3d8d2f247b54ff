# SPDX-License-Identifier: GPL-3.0-or-later
"""validate, and the estimate on the command line (issue 3, DESIGN section 8)."""
from support import BAD_INPUT, CliTest, OPENING, WRONG_USAGE, run

DEPLOYMENTS = {  # id: (figure, measured, largest error)
    "ds-online-decode": ("estimate.decode.tokens_per_gpu_s", 1850, 0.20),
    "ds-profile-decode-ep128": ("estimate.decode.layers_s", 0.08732, 0.10),
    "ds-profile-prefill-ep32": ("estimate.prefill.tokens_per_gpu_s", 7839, 0.30),
    "sglang-96h100-decode-ep72-b256": ("estimate.decode.tokens_per_gpu_s", 2785.25, 0.20),
    "sglang-96h100-prefill-4096": ("estimate.prefill.tokens_per_gpu_s", 6287.75, 0.15),
    "sglang-96h100-prefill-4096-perfect-eplb": ("estimate.prefill.tokens_per_gpu_s", 7417, 0.15),
    "ant-h20-decode-b32": ("estimate.decode.tokens_per_gpu_s", 675, 0.20),
    "trtllm-h200-8-b128": ("estimate.decode.tokens_per_gpu_s", 1436.2, 0.30),
}


class Validate(CliTest):
    def test_json(self):
        rows = {row["id"]: row for row in self.json("validate")}
        for row in rows.values():
            keys = ["id", "figure", "predicted", "measured", "error", "in_fit"]
            if row["id"] == "ant-h20-kv-capacity/kv-tokens":  # shown, not judged: its memory fraction is not published
                keys.append("judged")
                self.assertIs(row["judged"], False)
            self.assertEqual(list(row), keys)
            self.assertIsInstance(row["in_fit"], bool)
            self.assert_close(1 + row["error"], row["predicted"] / row["measured"], 1e-12)
        for measurement, (figure, measured, largest) in DEPLOYMENTS.items():
            row = rows[measurement]
            self.assertEqual((row["figure"], row["measured"]), (figure, measured))
            self.assertLessEqual(abs(row["error"]), largest, measurement)
            self.assertFalse(row["in_fit"])
        for component in ("ds-profile-decode-ep128/dispatch", "deepep-lowlatency-h800/ep128-combine",
                          "kernels/gemm-h800", "kernels/gemm-h20", "vllm-v3-h200-free-memory/ep8-to-ep16"):
            self.assertIn(component, rows)

    def test_figures_exist(self):
        figures = {figure["id"] for figure in self.json("figures")}
        for row in self.json("validate"):
            self.assertIn(row["figure"], figures)

    def test_text(self):
        text = self.output("validate").replace("\u2009", " ")
        self.assertRegex(text, r"(?m)^ds-profile-decode-ep128/layer +1\.\d+ ms +1\.43 ms +[+-]\d+\.\d % +fitted")
        self.assertRegex(text, r"(?m)^sglang-96h100-decode-ep72-b256 +[\d,]+ tok/s +2,785 tok/s +[+-]\d+\.\d %")
        for median in ("components, fitted", "components, not fitted", "deployments, not fitted"):
            self.assertRegex(text, rf"(?m)^median error, {median}: \d+\.\d %$")
        self.assertNotIn("nan", text)
        self.assertRegex(text, r"(?m)^kernels/gemm-h20 .* % +the middle one by error of 402 kernel times$")
        self.assertRegex(text, r"(?m)^ant-h20-kv-capacity/kv-tokens .* shown ")
        self.assertLess(text.index("kernels/"), text.index("deepep-lowlatency-h800/"))
        self.assertLess(text.index("deepep-lowlatency-h800/"), text.index("\nds-online-decode "))

    def test_usage(self):
        code, out, err = run("validate", OPENING)
        self.assertEqual((code, out), (WRONG_USAGE, ""))
        self.assertTrue(err)


class Estimate(CliTest):
    def test_the_opening_plan(self):
        plan = self.json("evaluate", OPENING)
        for lens in ("limit", "estimate"):
            for name in ("step_s tokens_per_gpu_s layer_s dispatch_s combine_s attention0_s attention1_s shared_s "
                         "mlp_s bottleneck").split():
                self.assertIsNotNone(plan[f"{lens}.decode.{name}"]["value"])
            for name in "tokens_per_gpu_s pass_s ttft_s bottleneck".split():
                self.assertIsNotNone(plan[f"{lens}.prefill.{name}"]["value"])
        step = {lens: plan[lens + ".decode.step_s"]["value"] for lens in ("chapter", "limit", "estimate")}
        measured = plan["measured.decode.step_s"]["value"]
        self.assertLess(step["chapter"], step["limit"])
        self.assertLess(step["limit"], step["estimate"])
        self.assertLess(step["estimate"], measured)  # a steady state against a day with half-filled hours

    def test_ideal_profile(self):
        even = [argument for unit in ("decode", "prefill") for kind in ("expert", "token", "attention")
                for argument in ("--set", f"{unit}.{kind}_imbalance=1")]
        plan = self.json("evaluate", OPENING, "--set", "efficiency.profile=ideal", "--set", "gpu.sustained_share=1",
                         *even)
        for figure in [figure for figure in plan if figure.startswith("limit.")]:
            self.assertEqual(plan[figure]["value"], plan[figure.replace("limit.", "estimate.")]["value"], figure)
        # And the profile the preset has puts everything back.
        self.assertEqual(
            self.value("estimate.decode.step_s", OPENING),
            self.value("estimate.decode.step_s", OPENING, "--set", "efficiency.profile=ideal",
                       "--set", "efficiency.profile=h800-published"))

    def test_unknown_profile(self):
        self.assert_refused(BAD_INPUT, "efficiency.profile: “perfect” is not in the catalog; known are ",
                            "evaluate", OPENING, "--set", "efficiency.profile=perfect")

    def test_one_efficiency(self):
        self.assertLess(self.value("estimate.decode.step_s", OPENING, "--set", "efficiency.mla_compute=90%"),
                        self.value("estimate.decode.step_s", OPENING))
        self.assert_refused(BAD_INPUT, "efficiency.mla_compute: ", "evaluate", OPENING, "--set",
                            "efficiency.mla_compute=2")

    def test_sglang(self):
        plan = self.json("evaluate", "sglang-96xh100")
        self.assert_close(plan["estimate.decode.tokens_per_gpu_s"]["value"], 2785, 0.20)
        self.assert_close(plan["estimate.prefill.tokens_per_gpu_s"]["value"], 6288, 0.15)
        self.output("evaluate", "sglang-96xh100")

    def test_explain(self):
        text = self.output("explain", OPENING, "estimate.decode.step_s").replace("\u2009", " ")
        self.assertRegex(text, r"\Aestimate\.decode\.step_s = \d\d\.\d ms\n")
        for leaf in ("[efficiency.forward_pass]  — a guess", "[efficiency.mla_compute]  — fitted on InferSim",
                     "[gpu.hbm_bandwidth]"):
            self.assertTrue(leaf in text, leaf)
