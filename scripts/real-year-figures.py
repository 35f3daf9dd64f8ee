"""Computes the expected figures of a real year from its file alone, for comparison with the app's figures.

    python3 scripts/real-year-figures.py path/to/baby-connect.csv > src/imports/pipeline/real-year-figures.json

The script shares no code with the app and uses another language. The file is Baby Connect's CSV of one baby's first
year. It is not part of the project.

The file does not contain the family's zone. A sleep in the night to 8 March 2020 is from 10:56 PM to 7:55 AM and has a
duration of 479 minutes, an hour less than by the clock. In the nights of clock changes in Europe and Australia, no sleep
is an hour off. So the durations match the zones of the United States with summer time. The file cannot tell these zones
apart. In the night to 1 November, a sleep ends at 1:59 AM and the next one begins at 2:32. The script uses
America/New_York.

The app counts by these rules:

- A row of breastfeeding or a bottle is one sitting. Two rows of one breast each are one sitting if the second is at the
  other breast and begins within half an hour of the end of the first.
- A bottle belongs to the breastfeeding sitting before it if the bottle begins during that sitting, or within half an
  hour of the end of the sitting's last breastfeed.
- The minutes of a side count on the day on which that side began. The first side begins with the row and the last ends
  with it.
- Minutes asleep are split at midnight. Overlapping time counts once.
- A sleep is at night if it begins between 19:00 and 6:59. It is also at night if it begins earlier, lasts at least three
  hours and is mostly within those hours.
- A day is complete if it has no silence of more than 6 hours (8 from the age of 183 days). A silence is a time within
  the day that is outside of every feed and sleep.
- A start-to-start interval belongs to the day on which it ends. It is at night if its middle is between 19:00 and 6:59.
  An interval that overlaps such a silence, or takes more than 16 hours, is left out.
"""

import csv
import json
import re
import sys
from datetime import date, datetime, timedelta
from statistics import median
from zoneinfo import ZoneInfo

ZONE = ZoneInfo("America/New_York")
UTC = ZoneInfo("UTC")
BORN = date(2019, 12, 19)
PERIODS = [
    ("2019-12-29", 7),
    ("2020-02-16", 7),
    ("2020-03-08", 7),  # 23 hours on the Sunday
    ("2020-05-03", 7),
    ("2020-07-19", 7),
    ("2020-09-13", 7),
    ("2020-11-01", 7),  # 25 hours on the Sunday
    ("2020-11-08", 7),  # a silence of 9.7 hours by day, below the limit for feeds (logging-gaps.ts)
    ("2020-12-06", 7),
    ("2020-02-23", 14),
    ("2020-10-18", 14),
    ("2020-02-29", 30),
    ("2020-10-10", 30),
]


def wall(text):
    return datetime.strptime(text, "%m/%d/%y %I:%M %p")


def instant(local, fold=0):
    """Returns the instant of a wall time of the family, in minutes since 1970."""
    return local.replace(tzinfo=ZONE, fold=fold).timestamp() / 60


def clock(minutes):
    return datetime.fromtimestamp(minutes * 60, UTC).astimezone(ZONE).replace(tzinfo=None)


def midnight(day):
    return instant(datetime(day.year, day.month, day.day))


def is_night(local):
    return local.hour >= 19 or local.hour < 7


def is_of_night(sleep):
    start, end = clock(sleep[0]), clock(sleep[1])
    if is_night(start):
        return True
    seven = start.replace(hour=19, minute=0)
    within = min(end, seven + timedelta(hours=12)) - max(start, seven)
    return end - start >= timedelta(hours=3) and within > (end - start) / 2


def joined(spans):
    """Joins overlapping spans. The result covers the same time without overlaps."""
    apart = []
    for start, end in sorted(spans):
        if apart and start <= apart[-1][1]:
            apart[-1] = (apart[-1][0], max(apart[-1][1], end))
        else:
            apart.append((start, end))
    return apart


def one_by_one(rows):
    """Joins the rows of a sitting: the other breast or a bottle within half an hour after the last breastfeed."""
    together = []
    one_side = lambda of: len({side for side, _, _ in of["sides"]}) == 1
    for row in sorted(rows, key=lambda one: (one["start"], not one["sides"])):
        before = next((one for one in reversed(together) if one["sides"]), None)
        near = before and row["start"] - max(done for _, _, done in before["sides"]) <= 30
        other_side = one_side(row) and before and one_side(before) and before["sides"][0][0] != row["sides"][0][0]
        if near and (other_side or not row["sides"]):
            for key in ("sides", "spans", "ounces"):
                before[key] += row[key]
        else:
            together.append(row)
    return together


def span_of(row):
    """Returns start and end in minutes since 1970. The row's own duration decides what a repeated clock time means."""
    start = instant(wall(row["Date and Time"]))
    if not row["End Time"]:
        return start, start
    end = wall(row["End Time"])
    said = float(row["Duration (min)"] or 0)
    first, second = instant(end), instant(end, fold=1)
    return start, min((first, second), key=lambda at: abs(at - start - said)) if first != second else first


def sides_of(text):
    found = re.findall(r"(?:(\d+)h\s*)?(\d+)m(?:in)?\s+(left|right)", text)
    return [(side, int(hours or 0) * 60 + int(minutes)) for hours, minutes, side in found]


def read(path):
    sittings, sleeps, seen = [], [], set()
    with open(path, newline="", encoding="utf-8-sig") as file:
        rows = list(csv.DictReader(file))
    for row in sorted(rows, key=lambda one: wall(one["Date and Time"])):
        key = (row["Activity"], row["Date and Time"], row["End Time"], row["Quantity"], row["Text"])
        if key in seen:
            continue
        seen.add(key)
        if row["Activity"] == "Sleep" and row["End Time"]:
            sleeps.append(span_of(row))
        if row["Activity"] == "Bottle":
            start, end = span_of(row)
            ounces = [(start, float(row["Quantity"] or 0))]
            sittings.append({"start": start, "spans": [(start, end)], "ounces": ounces, "sides": []})
        if row["Activity"] == "Nursing":
            sides = sides_of(row["Text"])
            if not sides:
                continue
            start, end = span_of(row)
            at, stretches = start, []
            for index, (side, length) in enumerate(sides):
                if row["End Time"] and 0 < index == len(sides) - 1:
                    at = max(at, end - length)
                stretches.append((side, at, at + length))
                at += length
            sittings.append(
                {
                    "start": start,
                    "spans": [(begun, done) for _, begun, done in stretches],
                    "ounces": [],
                    "sides": stretches,
                }
            )
    return one_by_one(sittings), sleeps


def silences(busy, first, last, longest):
    """Returns the times between `first` and `last` that have no entry and are longer than `longest`."""
    quiet, since = [], first
    for begun, done in sorted(busy):
        if done < first or begun >= last:
            continue
        if begun - since > longest:
            quiet.append((since, begun))
        since = max(since, done)
    if last - since > longest:
        quiet.append((since, last))
    return quiet


def silences_of(busy, day):
    hours = 6 if (day - BORN).days < 183 else 8
    return silences(busy, midnight(day), midnight(day + timedelta(1)), hours * 60)


def intervals(sittings, first, last, quiet):
    found = {"day": [], "night": []}
    starts = sorted(sitting["start"] for sitting in sittings)
    for before, start in zip(starts, starts[1:]):
        if not first <= clock(start).date() <= last or start - before > 16 * 60:
            continue
        if any(begun < start and done > before for begun, done in quiet):
            continue
        found["night" if is_night(clock((before + start) / 2)) else "day"].append(start - before)
    return {
        part: {"count": len(found[part]), "medianMinutes": median(found[part]), "longestMinutes": max(found[part])}
        for part in found
        if found[part]
    }


def figures(sittings, sleeps, first, length):
    days = [first + timedelta(count) for count in range(length)]
    last = days[-1]
    begun_in = lambda at: first <= clock(at).date() <= last
    fed = [sitting for sitting in sittings if begun_in(sitting["start"])]
    sides = [stretch for sitting in sittings for stretch in sitting["sides"] if begun_in(stretch[1])]
    slept = [sleep for sleep in sleeps if begun_in(sleep[0])]
    asleep = lambda spans: sum(
        max(0, min(end, midnight(last + timedelta(1))) - max(start, midnight(first))) for start, end in joined(spans)
    )
    minutes, by_night = asleep(sleeps), asleep(sleep for sleep in sleeps if is_of_night(sleep))
    busy = [span for sitting in sittings for span in sitting["spans"]] + sleeps
    logged = {clock(at).date() for at in [s["start"] for s in sittings] + [start for start, _ in sleeps]}
    quiet_days = {day: silences_of(busy, day) for day in [first - timedelta(1), *days]}
    quiet = [span for spans in quiet_days.values() for span in spans]
    return {
        "from": str(first),
        "to": str(last),
        "feeds": len(fed),
        "bottles": sum(bool(sitting["ounces"]) for sitting in fed),
        "bottleOz": round(sum(ounces for one in sittings for at, ounces in one["ounces"] if begun_in(at)), 6),
        "leftMinutes": sum(done - begun for side, begun, done in sides if side == "left"),
        "rightMinutes": sum(done - begun for side, begun, done in sides if side == "right"),
        "sleeps": len(slept),
        "naps": sum(not is_of_night(sleep) for sleep in slept),
        "sleepMinutes": minutes,
        "nightMinutes": by_night,
        "napMinutes": minutes - by_night,
        "longestSleepMinutes": max(end - start for start, end in slept),
        "completeDays": sum(day in logged and not quiet_days[day] for day in days),
        "intervals": intervals(sittings, first, last, quiet),
    }


def main(path):
    sittings, sleeps = read(path)
    periods = [figures(sittings, sleeps, date.fromisoformat(first), length) for first, length in PERIODS]
    json.dump({"zone": str(ZONE), "born": str(BORN), "periods": periods}, sys.stdout, indent=2)
    sys.stdout.write("\n")


main(sys.argv[1])
