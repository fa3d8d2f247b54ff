# SPDX-License-Identifier: GPL-3.0-or-later
"""Import of Hugging Face configs (issue 4, points 3 and 4)."""
import json
import os
import tempfile

from support import BAD_INPUT, DONE, OPENING, CliTest, run

CONFIGS = os.path.join(os.path.dirname(__file__), "..", "data", "configs")


def config(name):
    return os.path.join(CONFIGS, name + ".json")


class Import(CliTest):
    def refuse(self, says, content):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "config.json")
            with open(path, "wb") as file:
                file.write(content if isinstance(content, bytes) else content.encode())
            self.assert_refused(BAD_INPUT, f"{path}: {says}", "import", path)
            self.assert_refused(BAD_INPUT, f"{path}: {says}", "import", path, "--json")
            self.assert_refused(BAD_INPUT, f"{path}: {says}", "import", path, "-o", os.path.join(folder, "out.json"))
            self.assertEqual(os.listdir(folder), ["config.json"])

    def test_table(self):
        text = self.output("import", config("c01-deepseek-v3"))
        lines = [" ".join(line.split()) for line in text.splitlines()]
        for line in ("model.layers 61 num_hidden_layers", "model.routed_experts 256 n_routed_experts",
                     "model.tied_embeddings no tie_word_embeddings", "parameters 671,026,419,200",
                     "KV per token, BF16 70.272 kB", "KV per token, FP8 35.136 kB"):
            self.assertIn(line, lines)
        self.assertNotIn("not modelled", text)
        self.assertIn("KV per token, BF16 not modelled", " ".join(self.output(
            "import", config("c04-deepseek-v4-flash")).split()))

    def test_json(self):
        answer = self.json("import", config("c01-deepseek-v3"))
        self.assertEqual(answer["total_params"], 671026419200)
        self.assertEqual(answer["activated_params"], 37552297472)
        self.assertEqual(answer["activated_params_without_input_table"], 36625618432)
        self.assertEqual(answer["kv_bytes_per_token"], 70272)
        self.assertEqual(answer["not_modelled"], [])
        self.assertEqual(answer["model"]["layers"], 61)
        self.assertEqual(answer["model"]["attention_kind"], "mla")
        rows = {row["field"]: row for row in answer["table"]}
        self.assertEqual(rows["model.layers"],
                         {"field": "model.layers", "value": 61, "from": "num_hidden_layers"})
        self.assertTrue(all(row["from"] for row in answer["table"]))

    def test_every_config(self):
        refused = {"c20-nemotron-3-ultra", "c21-llama-3.3-nemotron-super-49b"}
        marked = {"c04-deepseek-v4-flash", "c19-deepseek-v4-pro-nvfp4"}
        for name in sorted(file.removesuffix(".json") for file in os.listdir(CONFIGS) if file.endswith(".json")):
            code, out, err = run("import", config(name), "--json")
            self.assertEqual(code, BAD_INPUT if name in refused else DONE, (name, err))
            if name in refused:
                continue
            answer = json.loads(out)
            for key in ("total_params", "activated_params", "kv_bytes_per_token"):
                if name in marked:
                    self.assertIsNone(answer[key], name)
                else:
                    self.assertGreater(answer[key], 0, name)
            if name in marked:
                self.assertIn("KV cache and attention", answer["not_modelled"][0]["reason"])

    def test_entry_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "oss.json")
            self.output("import", config("c13-gpt-oss-120b"), "-o", path)
            with open(path, encoding="utf-8") as file:
                entry = json.load(file)
            self.assertEqual((entry["format"], entry["version"]), ("moe-planner-model", 1))
            self.assertEqual(entry["values"]["window_layers"], 18)
            self.assertEqual(entry["sources"]["model.window_layers"], "layer_types")
            setting = ("--set", "model=" + path)
            self.assertEqual(self.value("model.total_params", OPENING, *setting), 116829156672)
            self.assertEqual(self.value("model.kv_bytes_per_token", OPENING, *setting), 73728)
            explained = self.output("explain", OPENING, "model.kv_bytes_per_token", *setting)
            self.assertIn("c13-gpt-oss-120b.json: layer_types", explained)

    def test_entry_in_the_own_folder(self):
        with tempfile.TemporaryDirectory() as folder:
            models = os.path.join(folder, "moe-planner", "models")
            os.makedirs(models)
            self.output("import", config("c16-mimo-v2-flash"), "-o", os.path.join(models, "mimo.json"))
            before = dict(os.environ)
            os.environ["XDG_CONFIG_HOME"] = folder
            try:
                listed = {model["id"] for model in self.json("models")}
                self.assertIn("c16-mimo-v2-flash", listed)
                self.assertEqual(self.value("model.kv_bytes_per_token", OPENING, "--set", "model=c16-mimo-v2-flash"),
                                 (9 * 4 + 39 * 8) * (192 + 128) * 2)
            finally:
                os.environ.clear()
                os.environ.update(before)

    def test_no_entry_of_a_part_that_is_not_modelled(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "v4.json")
            self.assert_refused(BAD_INPUT, config("c04-deepseek-v4-flash") + ": cannot be planned with, because a part "
                                "is not modelled: compress_ratios: ", "import", config("c04-deepseek-v4-flash"),
                                "-o", path)
            self.assertFalse(os.path.exists(path))

    def test_entry_that_cannot_be_written(self):
        found, out, err = run("import", config("c01-deepseek-v3"), "-o", "/no/such/folder/x.json")
        self.assertEqual((found, out), (BAD_INPUT, ""))
        self.assertIn("/no/such/folder/x.json", err)

    def test_refused(self):
        self.refuse("is empty", b"")
        self.refuse("is a web page, not JSON", "<!DOCTYPE html><html></html>")
        self.refuse("is no config.json: a JSON object is needed", "[1, 2]")
        self.refuse("is nested deeper than 64 levels", "[" * 10_000_000)
        self.refuse("is not JSON: line 1, column 1 cannot be read", bytes(range(128, 256)))
        self.refuse("num_hidden_layers: is missing", "{}")
        self.refuse("model_type: “rwkv7” is no architecture whose layers are known", '{"model_type": "rwkv7"}')

    def test_edited(self):
        with open(config("c01-deepseek-v3"), encoding="utf-8") as file:
            base = json.load(file)
        for edit, says in (
                ({"num_hidden_layers": -61}, "num_hidden_layers: −61 is not possible; a whole number from 1"),
                ({"num_experts_per_tok": None}, "n_routed_experts: is 256, but no key says to how many of them"),
                ({"num_experts_per_tok": 257}, "num_experts_per_tok: sends a token to 257 experts, but there are "
                                               "only 256 (n_routed_experts)"),
                ({"n_routed_experts": None}, "first_k_dense_replace: speaks of experts, but no key says how many")):
            self.refuse(says, json.dumps(base | edit))

    def test_no_such_file(self):
        self.assert_refused(BAD_INPUT, "no-such.json: ", "import", "no-such.json")

    def test_folder(self):
        self.assert_refused(BAD_INPUT, "/tmp: is a folder, not a file", "import", "/tmp")
