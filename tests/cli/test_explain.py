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

    def test_json(self):
        nodes = self.json("explain", OPENING, "chapter.decode.all_to_all_s")
        self.assertEqual(list(nodes[0]), ["id", "label", "value", "unit", "shown", "formula", "numbers", "operands", "source"])
        self.assert_close(nodes[0]["value"], 0.0006125226666666668)
        self.assertEqual((nodes[0]["id"], nodes[0]["unit"]), ("chapter.decode.all_to_all_s", "s"))
        self.assertEqual([each["id"] for each in nodes[0]["operands"]],
                         ["chapter.decode.tokens_per_gpu", "model.experts_per_token", "model.dispatch_bytes",
                          "model.combine_bytes", "network.nic_bandwidth"])
        # Every operand that is a figure or an input is a node itself, once; a leaf says where it comes from.
        ids = [(node["id"], node.get("of")) for node in nodes]
        self.assertEqual(len(set(ids)), len(ids))
        for node in nodes:
            self.assertTrue(node["formula"] or node["source"], node["id"])
            for operand in node["operands"]:
                self.assertTrue(operand["id"] is None or (operand["id"], operand.get("of")) in ids, operand)
        message = next(each for each in nodes[0]["operands"] if each["id"] == "model.dispatch_bytes")
        self.assertEqual((message["value"], message["unit"], message["shown"]), (7392, "B", "7,392\u2009B"))
        hidden = next(node for node in nodes if node["id"] == "model.hidden_size")
        self.assertEqual((hidden["value"], hidden["formula"]), (7168, ""))
        self.assertIn("DeepSeek-V3 config.json", hidden["source"])

    def test_json_of_every_figure(self):
        plan = self.json("evaluate", OPENING, "--set", "decode.nodes=20")
        for row in self.json("figures"):
            node = self.json("explain", OPENING, row["id"], "--set", "decode.nodes=20")[0]
            self.assertEqual((node["id"], node["value"]), (row["id"], plan[row["id"]]["value"]))

    def test_json_of_the_published_plan(self):
        nodes = self.json("explain", OPENING, "service.decode_speed_up", "--set", "network.nic_bandwidth=800Gb/s")
        rates = {node.get("of"): node["value"] for node in nodes if node["id"] == "network.nic_bandwidth"}
        self.assertEqual(rates, {None: 100e9, "published plan": 50e9})

    def test_unknown_figure(self):
        self.assert_refused(BAD_INPUT, "chapter.step: is no figure; `moe-planner-cli figures` lists them",
                            "explain", OPENING, "chapter.step")

    def test_unknown_scenario(self):
        self.assert_refused(BAD_INPUT, "nowhere: is neither a file nor a preset; presets are deepseek-v3-online, ",
                            "explain", "nowhere", "chapter.decode.step_s")
