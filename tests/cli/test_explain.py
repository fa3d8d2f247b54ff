# SPDX-License-Identifier: GPL-3.0-or-later
"""explain SCENARIO FIGURE: the derivation as text."""
from support import BAD_INPUT, CliTest, OPENING


class Explain(CliTest):
    def explain(self, *arguments):
        return self.output("explain", *arguments).replace("\u2009", " ")

    def test_all_to_all(self):
        text = self.explain(OPENING, "chapter.decode.all_to_all_s")
        self.assertEqual(text.splitlines()[:4], [
            "chapter.decode.all_to_all_s = 613 µs",
            "  All-to-all time per layer. Dispatch and combine of one layer at the full NIC rate.",
            "  = Tokens per GPU and step × Experts per token (top-k) × (Dispatch message + Combine message) ÷ NIC per GPU",
            "  = 176.19 tok × 8 × (7,392 B + 14,336 B) ÷ 400 Gb/s"])
        # Down to the leaves: an architecture, a measured rate, a constant of the wire format, the NIC.
        for leaf in ("Hidden size: 7,168  [model.hidden_size]  — DeepSeek-V3 config.json",
                     "Decode rate per node: 14,800 tok/s  [measured.decode_tokens_per_node_s]  — deepseek-ai/open-infra-index",
                     "values per scale: 128  — deepseek-ai/DeepEP",
                     "NIC sold with the GPU: 400 Gb/s  [gpu.nic_bandwidth]  — H800 SXM"):
            self.assertIn(leaf, text)

    def test_every_figure(self):
        for row in self.json("figures"):
            text = self.output("explain", OPENING, row["id"])
            self.assertTrue(text.startswith(row["id"] + " = "), row["id"])
            self.assertIn(row["label"], text)

    def test_set(self):
        text = self.explain(OPENING, "chapter.decode.all_to_all_s", "--set", "network.nic_bandwidth=800Gb/s")
        self.assertIn("= 306 µs", text)
        self.assertIn("NIC per GPU: 800 Gb/s  [network.nic_bandwidth]  — set in this plan", text)

    def test_unknown_figure(self):
        self.assert_refused(BAD_INPUT, "chapter.step: is no figure; `moe-planner-cli figures` lists them",
                            "explain", OPENING, "chapter.step")

    def test_unknown_scenario(self):
        self.assert_refused(BAD_INPUT, "nowhere: is neither a file nor a preset; presets are deepseek-v3-online, ",
                            "explain", "nowhere", "chapter.decode.step_s")
