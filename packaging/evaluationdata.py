# SPDX-License-Identifier: MIT
"""Invented answers of models for packaging/evaluation, and what scoring them takes.

    evaluationdata.py answers SETS STUDY.jsonl ANSWERS.csv GOLD.csv
    evaluationdata.py compare ROUNDS RESAMPLES FOLDER PROGRAM [PYTHON SCRIPT]
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


def same(ours, plain):
    """Point values of both programs are the same."""
    with open(ours, encoding="utf-8") as file:
        sets = {s["model"]: s["overall"] for s in json.load(file)["sets"]}
    with open(plain, encoding="utf-8") as file:
        for model, scores in json.load(file)["sets"].items():
            for figure in ("accuracy", "macro_f1", "weighted_f1"):
                if abs(sets[model][figure]["estimate"] - scores[figure]) > 1e-12:
                    sys.exit(f"{model}: {figure} is not the same")


def compare(rounds, resamples, folder, program, script):
    """In turns, so that whatever else the machine does is shared."""
    ours, plain = [], []
    at = lambda name: os.path.join(folder, name)
    for _ in range(rounds):
        ours.append(seconds([program, "--quiet", "evaluate", at("study.subtext"), at("answers.csv"),
                             "--json"], at("ours.json")))
        if script:
            plain.append(seconds(script + [at("gold.csv"), at("answers.csv"), str(resamples)],
                                 at("plain.json")))
            same(at("ours.json"), at("plain.json"))
    cpu = statistics.median(t[0] for t in ours)
    print(f"  evaluate, 10000 resamples    {cpu:9.2f} cpu s "
          f"{statistics.median(t[1] for t in ours):9.2f} clock s")
    if script:
        taken = statistics.median(t[0] for t in plain)
        print(f"  plain script, {resamples:5} resamples {taken:9.2f} cpu s "
              f"{statistics.median(t[1] for t in plain):9.2f} clock s")
        with open(at("plain.json"), encoding="utf-8") as file:
            drawing = json.load(file)["drawing"]
        whole = taken + drawing * (10000 / resamples - 1)
        note = "" if resamples == 10000 else f" (would be {whole:.0f} s for 10000)"
        print(f"  {whole / cpu:.0f} times as fast{note}")


if __name__ == "__main__":
    if len(sys.argv) == 6 and sys.argv[1] == "answers":
        answers(int(sys.argv[2]), *sys.argv[3:])
    elif len(sys.argv) > 5 and sys.argv[1] == "compare":
        compare(int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], sys.argv[5], sys.argv[6:])
    else:
        sys.exit(__doc__)
