# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a picture or report cannot be written, a message says so and nothing half-written stays behind."""
import os
import unittest

from desktop import DesktopTest, OPENING

WRITERS = [("chart.png", ["export", OPENING, "--chart", "memory"]), ("chart.svg", ["export", OPENING, "--chart", "memory"]),
           ("chart.pdf", ["export", OPENING, "--chart", "memory"]), ("report.pdf", ["report", OPENING]),
           ("report.html", ["report", OPENING])]


class ExportFailures(DesktopTest):
    def each(self, check):
        for name, verb in WRITERS:
            with self.subTest(name, verb=verb[0]):
                check(name, verb)

    def test_names_with_spaces_and_chinese(self):
        def check(name, verb):
            path = self.folder / f"图 and {name}"
            self.done(*verb, "-o", path)
            self.assertGreater(path.stat().st_size, 1000)
        self.each(check)
        self.assertEqual(len(self.files()), len(WRITERS))

    def test_an_existing_file_is_replaced(self):
        def check(name, verb):
            path = self.folder / name
            path.write_bytes(b"old")
            self.done(*verb, "-o", path)
            self.assertNotEqual(path.read_bytes()[:3], b"old")
        self.each(check)

    def test_a_full_disk_leaves_the_old_file(self):
        def check(name, verb):
            path = self.folder / name
            path.write_bytes(b"old")
            self.refused(f"{name}", *verb, "-o", path, limit=1000)
            self.assertEqual(path.read_bytes(), b"old")
            self.assertEqual(self.files(), [name])
            path.unlink()
        self.each(check)

    def test_folders_that_do_not_exist(self):
        self.each(lambda name, verb: self.refused(name, *verb, "-o", self.folder / "none" / name))
        self.assertEqual(self.files(), [])

    def test_folders_and_pipes_are_not_replaced(self):
        def check(name, verb):
            path = self.folder / name
            path.mkdir()
            self.refused("is a folder", *verb, "-o", path)
            path.rmdir()
            pipe = self.folder / "pipe"
            os.mkfifo(pipe)
            path.symlink_to(pipe)
            self.refused("is no regular file", *verb, "-o", path)
            self.assertTrue(pipe.is_fifo())
            path.unlink()
            pipe.unlink()
        self.each(check)

    @unittest.skipIf(os.geteuid() == 0, "root may write everywhere")
    def test_a_folder_that_is_read_only(self):
        self.folder.chmod(0o500)
        self.addCleanup(self.folder.chmod, 0o700)
        self.each(lambda name, verb: self.refused("ermission denied", *verb, "-o", self.folder / name))
        self.assertEqual(self.files(), [])
