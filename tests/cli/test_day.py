# SPDX-License-Identifier: GPL-3.0-or-later
"""day SCENARIO, prices, and traffic of one's own: the service by hour on the command line."""
import csv
import io
import os
import tempfile

from support import BAD_INPUT, CliTest, OPENING, WRONG_USAGE, run

SIZED_FROM_INCOME = ("--set", "workload.profile=income", "--set", "service.node_source=sized",
                     "--set", "service.rounding=whole")


class Day(CliTest):
    def test_published_day(self):
        rows = self.json("day", OPENING)
        self.assertEqual([row["hour"] for row in rows], list(range(24)))
        published = [row["published_nodes"] for row in rows]
        self.assertEqual(sum(published) / 24, 226.75)
        self.assertEqual(max(published), 278)
        self.assert_close(sum(row["cost_usd"] for row in rows), 87072, 1e-9)
        self.assert_close(sum(row["revenue_usd"] for row in rows), 562100, 1e-9)

    def test_service_figures(self):
        plan = self.json("evaluate", OPENING)
        self.assertEqual(plan["service.average_nodes"]["value"], 226.75)
        self.assertEqual(plan["service.peak_nodes"]["value"], 278)
        self.assertEqual(plan["service.units.first_saturated"]["value"], "decode")

    def test_sized_from_income_is_within_30_nodes(self):
        for row in self.json("day", OPENING, *SIZED_FROM_INCOME):
            self.assertLessEqual(abs(row["nodes"] - row["published_nodes"]), 30, row)
            self.assertEqual(row["paid_nodes"], row["nodes"])
            self.assertEqual(row["nodes"], 4 * row["prefill_units"] + 18 * row["decode_units"])
        self.assertLessEqual(self.value("service.units.published_gap_nodes", OPENING, *SIZED_FROM_INCOME), 30)

    def test_csv_agrees_with_json(self):
        rows = list(csv.DictReader(io.StringIO(self.output("day", OPENING, "--csv"))))
        for found, expected in zip(rows, self.json("day", OPENING), strict=True):
            self.assertEqual(set(found), set(expected))
            for key, value in expected.items():
                self.assertEqual(float(found[key]), value)

    def test_text(self):
        text = self.output("day", OPENING)
        self.assertRegex(text, r"(?m)^03:00 .* 83 ")
        self.assertIn("each pool rounded by itself", text)

    def test_own_traffic(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "traffic.csv")
            with open(path, "w", encoding="utf-8-sig") as file:
                file.write("hour,tokens\n" + "".join(f"{hour:02}:00,{2 if hour == 20 else 1}\n" for hour in range(24)))
            rows = self.json("day", OPENING, "--traffic", path)
            self.assert_close(rows[20]["needed_nodes"], 2 * rows[0]["needed_nodes"])
            self.assertEqual(self.json("day", OPENING, "--set", "workload.hourly=" + path), rows)
            self.assert_close(self.value("service.peak_over_mean", OPENING, "--set", "workload.hourly=" + path),
                              48 / 25)
            with open(path, "a", encoding="utf-8") as file:
                file.write("24:00,1\n")
            self.assert_refused(BAD_INPUT, f"{path}: line 26: is a 25th hour", "day", OPENING, "--traffic", path)
        self.assert_refused(BAD_INPUT, "/nowhere.csv: ", "day", OPENING, "--traffic", "/nowhere.csv")

    def test_wrong_usage(self):
        for arguments in (["day"], ["day", OPENING, "--json", "--csv"], ["day", OPENING, "--traffic"]):
            code, out, _ = run(*arguments)
            self.assertEqual((code, out), (WRONG_USAGE, ""), arguments)
        self.assert_refused(BAD_INPUT, "nowhere: ", "day", "nowhere")

    def test_without_the_cache(self):
        with_cache = self.json("evaluate", OPENING)
        without = self.json("evaluate", OPENING, "--set", "prefill.cache_hit_rate=0")
        self.assertGreater(without["service.prefill_nodes"]["value"],
                           1.8 * with_cache["service.prefill_nodes"]["value"])
        self.assertEqual(without["service.node_source"]["value"], "sized")
        self.assertEqual(without["service.disk_read_bytes_per_s"]["value"], 0)

    def test_prices(self):
        sheets = {sheet["id"]: sheet for sheet in self.json("prices")}
        self.assertEqual(sheets["deepseek-r1"]["values"]["output_usd_per_million"], 2.19)
        self.assertEqual(sheets["deepseek-v3.2"]["date"], "2025-09-29")
        self.assertIsNone(sheets["deepseek-v3.1"]["values"]["off_peak_output_usd_per_million"])
        self.assertIn("pricing.output_cny_per_million", sheets["deepseek-v3.1"]["unverified"])
        text = self.output("prices")
        self.assertIn("2025-02-08", text)
        self.assertIn("* not verified", text)
        self.assert_close(self.value("service.revenue_output_per_day_usd", OPENING, "--set",
                                     "pricing.sheet=deepseek-v3.2"), 168e3 * 0.42)

