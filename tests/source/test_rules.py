# SPDX-License-Identifier: GPL-3.0-or-later
"""model/ knows nothing of Qt, dependencies point one way, every file has a licence line and a readable length."""
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LICENCE = "SPDX-License-Identifier: GPL-3.0-or-later"
LONGEST = 500
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.MULTILINE)
QT_HEADER = re.compile(r"^(Q[A-Z]|Qt[A-Za-z]*/|q[a-z]+\.h$|qcustomplot)")


def files(*folders, endings=(".cpp", ".h")):
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*"))
            if path.suffix in endings or path.name in endings]


def includes(path):
    return INCLUDE.findall(path.read_text(encoding="utf-8"))


class Rules(unittest.TestCase):
    def assert_none(self, broken):
        self.assertEqual([str(entry) for entry in broken], [])

    def test_the_tree_is_found(self):
        self.assertGreater(len(files("model")), 50)
        self.assertTrue(any("fmt/format.h" in includes(path) for path in files("model")))

    def test_no_qt_in_the_model_and_the_command_line(self):
        self.assertTrue(QT_HEADER.match("QString") and QT_HEADER.match("QtCore/qglobal.h"))
        self.assert_none((path.relative_to(ROOT), header) for path in files("model", "app/cli")
                         for header in includes(path) if QT_HEADER.match(header))

    def test_dependencies_point_one_way(self):
        allowed = {"model": ("model/",), "ui": ("model/", "ui/")}
        self.assert_none((path.relative_to(ROOT), header) for folder, targets in allowed.items()
                         for path in files(folder) for header in includes(path)
                         if re.match(r"(app|ui|model|tests)/", header) and not header.startswith(targets))

    def test_licence_comes_first(self):
        endings = (".cpp", ".h", ".cmake", ".py", "CMakeLists.txt")
        self.assert_none(path.relative_to(ROOT) for path in files("app", "cmake", "model", "tests", "ui", endings=endings)
                         if LICENCE not in path.read_text(encoding="utf-8").split("\n", 1)[0])

    def test_files_are_short(self):
        self.assert_none(path.relative_to(ROOT) for path in files("app", "model", "tests", "ui")
                         if path.read_text(encoding="utf-8").count("\n") > LONGEST)
