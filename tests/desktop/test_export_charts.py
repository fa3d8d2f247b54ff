# SPDX-License-Identifier: GPL-3.0-or-later
"""`moe-planner export`, without a display and without a runtime folder, as in a container."""
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

CHARTS = ["memory", "decode-step", "waterfall", "timeline", "roofline", "roofline-prefill", "prefill-step",
          "timeline-prefill", "money", "validation", "dashboard"]


def run(*arguments):
    environment = {name: value for name, value in os.environ.items()
                   if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR")}
    done = subprocess.run([os.environ["PLANNER"], "export", *arguments], env=environment, capture_output=True,
                          timeout=60, check=False)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def texts(svg):
    return " ".join(re.findall(r">([^<>]+)</text>", svg))


class ExportCharts(unittest.TestCase):
    def export(self, chart, *arguments):
        """The SVG of a chart."""
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "chart.svg"
            found = run("deepseek-v3-online", "--chart", chart, "-o", str(path), *arguments)
            self.assertEqual(found, (0, "", ""), chart)
            return path.read_text(encoding="utf-8")

    def test_every_chart_draws_and_says_nothing(self):
        for chart in CHARTS:
            with self.subTest(chart):
                self.assertGreater(len(texts(self.export(chart))), 40)

    def test_validation_names_its_deployments(self):
        drawn = texts(self.export("validation", "--size", "1200x600"))
        for word in ["Predicted against measured", "ds-online-prefill", "trtllm-h200-8-b128", "deployment"]:
            self.assertIn(word, drawn)

    def test_roofline_names_kernels_roofs_and_ridges(self):
        drawn = texts(self.export("roofline", "--size", "1200x700"))
        for word in ["core attention", "experts, up", "BF16", "FP8", "295", "591", "limited by memory"]:
            self.assertIn(word, drawn)

    def test_an_unknown_chart_is_refused_with_the_names(self):
        code, out, err = run("deepseek-v3-online", "--chart", "pie", "-o", "pie.svg")
        self.assertEqual((code, out), (1, ""))
        for chart in CHARTS:
            self.assertIn(chart, err)


if __name__ == "__main__":
    unittest.main()
