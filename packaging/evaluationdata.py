# SPDX-License-Identifier: MIT
"""Invented answers of models for packaging/evaluation, and what scoring them takes.

    evaluationdata.py answers SETS STUDY.jsonl ANSWERS.csv GOLD.csv
    evaluationdata.py compare ROUNDS RESAMPLES FOLDER PROGRAM [PYTHON SCRIPT…]
"""
import csv
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import time

EMOTIONS = ["joy", "trust", "fear", "surprise", "sadness", "disgust", "anger", "anticipation"]
NONE = len(EMOTIONS)


def answers(sets, study, out, gold_out):
    """Raw answers, one label in three as gold has it; and gold with its strata, as plain columns."""
    draw = random.Random(7)
    with open(study, encoding="utf-8") as lines:
        items = [json.loads(line) for line in lines]
    with open(gold_out, "w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(["scenario", "gold", "subtype", "power", "pattern"])
        for item in items:
            decision = item.get("decision")
            if not decision or not decision["label"] or decision["ambiguous"]:
                continue
            votes = [a["emotion"] for a in item["annotations"]]
            most = max(votes.count(vote) for vote in votes)
            pattern = ("unanimous" if most == len(votes) else "majority" if most > 1 else "split")
            rows.writerow([f"{item['subtype']}/{item['id']}", decision["label"], item["subtype"],
                           item["power_relation"], pattern])
    with open(out, "w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(["scenario", "model", "raw_response"])
        for number in range(sets):
            for item in items:
                label = (item.get("decision") or {}).get("label")
                if not label or draw.random() > 1 / 3:
                    label = draw.choice(EMOTIONS)
                rows.writerow([f"{item['subtype']}/{item['id']}", f"model-{number}",
                               f'```json\n{{"emotion": "{label}"}}\n```'])


def seconds(command, out):
    """Processor time and clock of one run as a whole process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begin = time.monotonic()
    with open(out, "wb") as file:
        done = subprocess.run(command, stdout=file, check=False)
    clock = time.monotonic() - begin
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        sys.exit(f"failed: {' '.join(command)}")
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, clock)


def label_of(raw):
    try:
        return EMOTIONS.index(json.loads(raw.strip("`\n ").removeprefix("json"))["emotion"].lower())
    except (ValueError, KeyError, TypeError):
        return NONE


def read(gold, answered):
    """For the scripts: the items of gold, and the labels of each model in their order."""
    with open(gold, newline="", encoding="utf-8") as file:
        items = list(csv.DictReader(file))
    place = {row["scenario"]: i for i, row in enumerate(items)}
    models = {}
    with open(answered, newline="", encoding="utf-8") as file:
        rows = csv.reader(file)
        next(rows)  # scenario, model, raw_response
        for scenario, model, raw in rows:
            said = models.setdefault(model, [NONE] * len(items))
            if scenario in place:
                said[place[scenario]] = label_of(raw)
    return items, models


def same(ours, script):
    """Point values of the program and of a script are the same."""
    sets = {s["model"]: s["overall"] for s in ours["sets"]}
    for model, scores in script["sets"].items():
        for figure in ("accuracy", "macro_f1", "weighted_f1"):
            if abs(sets[model][figure]["estimate"] - scores[figure]) > 1e-12:
                sys.exit(f"{model}: {figure} is not the same")


def alike(first, second, where):
    """All figures of two scripts are the same, but for rounding: they draw the same numbers."""
    if isinstance(first, (dict, list)):
        if len(first) != len(second):
            sys.exit(f"{where}: not as many figures")
        for key in first if isinstance(first, dict) else range(len(first)):
            alike(first[key], second[key], f"{where} {key}")
    elif abs(first - second) > 1e-9:
        sys.exit(f"{where}: {first} and {second}")


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def compare(rounds, resamples, folder, program, python, scripts):
    """In turns, so that whatever else the machine does is shared."""
    at = lambda name: os.path.join(folder, name)
    ours, theirs = [], {script: [] for script in scripts}
    for _ in range(rounds):
        ours.append(seconds([program, "--quiet", "evaluate", at("study.subtext"), at("answers.csv"),
                             "--json"], at("ours.json")))
        figures = []
        for script, taken in theirs.items():
            out = at(os.path.basename(script) + ".json")
            taken.append(seconds([python, script, at("gold.csv"), at("answers.csv"),
                                  str(resamples)], out))
            figures.append(load(out))
            same(load(at("ours.json")), figures[-1])
        for other in figures[1:]:
            alike(figures[0]["sets"], other["sets"], "sets")
            alike(figures[0]["pairs"], other["pairs"], "pairs")
    cpu = statistics.median(t[0] for t in ours)
    line = "  {:21} {:6} resamples {:9.2f} cpu s {:9.2f} clock s"
    print(line.format("evaluate", 10000, cpu, statistics.median(t[1] for t in ours)))
    for script, taken in theirs.items():
        spent = statistics.median(t[0] for t in taken)
        drawing = load(at(os.path.basename(script) + ".json"))["drawing"]
        whole = spent + drawing * (10000 / resamples - 1)
        note = "" if resamples == 10000 else f", would be {whole:.1f} s for 10000"
        print(line.format(os.path.basename(script), resamples, spent,
                          statistics.median(t[1] for t in taken)) +
              f"{note}: {whole / cpu:.1f} times evaluate's")


if __name__ == "__main__":
    if len(sys.argv) == 6 and sys.argv[1] == "answers":
        answers(int(sys.argv[2]), *sys.argv[3:])
    elif len(sys.argv) > 5 and sys.argv[1] == "compare":
        compare(int(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:6],
                (sys.argv[6:] or [""])[0], sys.argv[7:])
    else:
        sys.exit(__doc__)
