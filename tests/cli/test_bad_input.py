# SPDX-License-Identifier: GPL-3.0-or-later
"""Bad input gives exit code 1 and one line that names file and key (issue 2, point 16)."""
import os
import tempfile

from support import BAD_INPUT, CliTest, OPENING

HEADER = '{"format": "moe-planner-scenario", "version": 1, '


class BadInput(CliTest):
    def refuse_file(self, says, content):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "plan.json")
            with open(path, "wb") as file:
                file.write(content if isinstance(content, bytes) else content.encode())
            self.assert_refused(BAD_INPUT, f"{path}: {says}", "evaluate", path)
            self.assert_refused(BAD_INPUT, f"{path}: {says}", "evaluate", path, "--json")
            self.assert_refused(BAD_INPUT, f"{path}: {says}", "explain", path, "chapter.decode.step_s")

    def test_negative_count(self):
        self.refuse_file("decode.nodes: −4 is not possible", HEADER + '"decode": {"nodes": -4}}')

    def test_ep_zero(self):
        self.refuse_file("decode.ep: 0 is not possible; a whole number from 1", HEADER + '"decode": {"ep": 0}}')

    def test_text_for_a_number(self):
        self.refuse_file('decode.nodes: "4" is not a number', HEADER + '"decode": {"nodes": "4"}}')

    def test_unknown_gpu(self):
        self.refuse_file("gpu.id: “h900” is not in the catalog; known are ", HEADER + '"gpu": {"id": "h900"}}')

    def test_cut_short(self):
        self.refuse_file("is cut short: the JSON ends at line 1, column ", HEADER + '"decode": {"nodes": 4')

    def test_nested_100000_deep(self):
        self.refuse_file("is nested deeper than 64 levels", HEADER + '"x": ' + "[" * 100000 + "]" * 100000 + "}")

    def test_repeated_key(self):
        self.refuse_file("decode.ep: stands there twice", HEADER + '"decode": {"ep": 8, "ep": 16}}')

    def test_newer_version(self):
        self.refuse_file("version: is 9: the file was made by a newer program",
                         '{"format": "moe-planner-scenario", "version": 9}')

    def test_no_text(self):
        self.refuse_file("is not JSON: line 1, column 1 cannot be read", bytes(range(128, 256)))

    def test_empty(self):
        self.refuse_file("is empty", "")

    def test_hundred_megabytes(self):
        with tempfile.NamedTemporaryFile() as file:
            os.truncate(file.name, 100_000_000)  # sparse
            self.assert_refused(BAD_INPUT, f"{file.name}: is too large: a file of at most 16 MiB is read",
                                "evaluate", file.name)

    def test_folder(self):
        self.assert_refused(BAD_INPUT, "/tmp: is a folder, not a file", "evaluate", "/tmp")

    def test_no_such_file(self):
        self.assert_refused(BAD_INPUT, "plan.json: is neither a file nor a preset", "evaluate", "plan.json")

    def test_assignments(self):
        for assignment, says in (
                ("decode.ep=0", "decode.ep: 0 is not possible; a whole number from 1 to 100,000"),
                ("decode.nodes=4.9", "decode.nodes: 4.9 is not possible"),
                ("decode.nodes=-1", "decode.nodes: −1 is not possible"),
                ("decode.nodes=3,5", "decode.nodes: “3,5” is not a number: the decimal point is “.”"),
                ("network.nic_bandwidth=400Gb", "network.nic_bandwidth: the unit of “400Gb” does not belong here"),
                ("decode.node=4", "decode.node: is no parameter"),
                ("decode.nodes", "decode.nodes: is no assignment"),
                ("gpu=h900", "gpu: “h900” is not in the catalog"),
                ("decode.overlap=all", "decode.overlap: “all” is not possible; it is one of: none, ")):
            self.assert_refused(BAD_INPUT, says, "evaluate", OPENING, "--set", assignment)

    def test_first_wrong_assignment_is_named(self):
        self.assert_refused(BAD_INPUT, "decode.ep: ", "evaluate", OPENING, "--set", "decode.nodes=2", "--set",
                            "decode.ep=0", "--set", "prefill.ep=0")
