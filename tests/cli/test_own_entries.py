# SPDX-License-Identifier: GPL-3.0-or-later
"""A person's own entries under XDG_CONFIG_HOME win over shipped ones; broken ones are told and hide nothing."""
import json
import os
import pathlib
import tempfile

from support import BAD_INPUT, CliTest, DONE, OPENING, run


class OwnEntries(CliTest):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.before = os.environ.get("XDG_CONFIG_HOME")
        os.environ["XDG_CONFIG_HOME"] = self.folder.name
        self.addCleanup(self.restore)

    def restore(self):
        if self.before is None:
            del os.environ["XDG_CONFIG_HOME"]
        else:
            os.environ["XDG_CONFIG_HOME"] = self.before

    def put(self, name, entry):
        path = pathlib.Path(self.folder.name, "moe-planner", name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(entry if isinstance(entry, str) else json.dumps(entry), encoding="utf-8")
        return path

    def gpu(self, **changes):
        """The shipped H800 as a file of one's own."""
        shipped = {gpu["id"]: gpu for gpu in self.json("gpus")}["h800-sxm"]
        return {"format": "moe-planner-gpu", "version": 1, "id": "h800-sxm", "name": "My H800",
                "values": {**shipped["values"], **changes}, "source": "measured here"}

    def test_own_gpu_wins(self):
        path = self.put("gpus/h800.json", self.gpu(nic_bandwidth_bytes_per_s=100e9))
        gpus = {gpu["id"]: gpu for gpu in self.json("gpus")}
        self.assertEqual(gpus["h800-sxm"]["name"], "My H800")
        self.assertEqual(gpus["h800-sxm"]["own_file"], str(path))
        self.assertIn(str(path), self.output("gpus"))
        self.assertEqual(gpus["h200-sxm"]["own_file"], "")
        step = "chapter.decode.all_to_all_s"
        self.assert_close(self.value(step, OPENING, "--set", "gpu=h800-sxm"), self.value(step, OPENING) / 2, 1e-9)

    def test_broken_entries_are_told_with_file_and_key(self):
        path = self.put("gpus/h800.json", self.gpu(fp8_flop_per_s=989e12))
        code, out, err = run("gpus")
        self.assertEqual(code, DONE)
        self.assertIn("H800 SXM 80GB", out)  # the shipped one is still there
        self.assertTrue(err.startswith(f"moe-planner-cli: note: {path}: values.fp8_flop_per_s: The FP8 peak is 1.00"), err)
        self.assertEqual(err.count("\n"), 1, err)
        self.put("gpus/h800.json", "<html>")
        code, out, err = run("evaluate", OPENING)
        self.assertEqual(code, DONE)
        self.assertIn(str(path), err)

    def test_own_model_by_its_id(self):
        model = {"format": "moe-planner-model", "version": 1, "id": "mine", "name": "Mine", "source": "mine",
                 "values": {"attention_kind": "gqa", "layers": 10, "dense_layers": 0, "mtp_layers": 0,
                            "hidden_size": 1024, "attention_heads": 8, "kv_heads": 2, "head_dim": 128,
                            "q_lora_rank": 0, "kv_lora_rank": 0, "qk_nope_head_dim": 0, "qk_rope_head_dim": 0,
                            "v_head_dim": 0, "qk_norm": "none", "qkv_bias": "no", "routed_experts": 16,
                            "experts_per_token": 2, "expert_groups": 0, "expert_group_limit": 0,
                            "shared_experts": 0, "expert_intermediate_size": 512,
                            "shared_intermediate_size": 0, "dense_intermediate_size": 0, "vocabulary": 32000,
                            "tied_embeddings": "no", "router_bias": "no", "window_layers": 4,
                            "window_tokens": 1000}}
        self.put("models/mine.json", model)
        mine = {entry["id"]: entry for entry in self.json("models")}["mine"]
        self.assertEqual(mine["kv_bytes_per_token"], 10 * 2 * 2 * 128 * 2)
        self.assertEqual(mine["kv_bytes_per_token_growing"], 6 * 2 * 2 * 128 * 2)
        self.assertEqual(mine["fixed_bytes_per_request"], 4 * 1000 * 2 * 2 * 128 * 2)
        self.assertEqual(self.value("model.kv_bytes_per_token", OPENING, "--set", "model=mine"), 10240)
        del model["values"]["layers"]
        path = self.put("models/mine.json", model)
        code, out, err = run("evaluate", OPENING, "--set", "model=mine")
        self.assertEqual((code, out), (BAD_INPUT, ""))
        self.assertIn(f"{path}: values.layers: is missing", err)
        self.assertIn("“mine” is not in the catalog", err)
