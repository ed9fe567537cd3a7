# SPDX-License-Identifier: MIT
"""What `evaluate` computes, as one would write it with scikit-learn and numpy: scores of each set
with bootstrap intervals, of each stratum, and all pairs of sets. For packaging/evaluation.

    evaluationplain.py GOLD.csv ANSWERS.csv RESAMPLES
"""
import itertools
import json
import sys
import time

import numpy as np
from scipy.stats import binomtest
from sklearn.metrics import accuracy_score, confusion_matrix, f1_score

from evaluationdata import EMOTIONS, NONE, read

LABELS = list(range(len(EMOTIONS)))


def f1(gold, said, average):
    return f1_score(gold, said, labels=LABELS, average=average, zero_division=0)


def interval(values):
    values = np.sort(values)
    return [values[int(0.025 * len(values))], values[int(0.975 * len(values))]]


def main(gold_path, answers_path, resamples):
    items, answered = read(gold_path, answers_path)
    gold = np.array([EMOTIONS.index(row["gold"]) for row in items])
    models = {model: np.array(said) for model, said in answered.items()}
    strata = [np.array([row[cut] == name for row in items])
              for cut in ("subtype", "power", "pattern")
              for name in sorted({row[cut] for row in items})]
    result = {"sets": {}, "pairs": []}
    begin = time.process_time()
    draws = np.random.RandomState(42).randint(0, len(items), (resamples, len(items)))
    hits = {}
    for model, said in models.items():
        drawn = [(accuracy_score(gold[d], said[d]), f1(gold[d], said[d], "macro"),
                  f1(gold[d], said[d], "weighted")) for d in draws]
        hits[model] = np.array([each[0] for each in drawn])
        scores = {"accuracy": accuracy_score(gold, said), "macro_f1": f1(gold, said, "macro"),
                  "weighted_f1": f1(gold, said, "weighted"),
                  "intervals": [interval(np.array(column)) for column in zip(*drawn)],
                  "confusion": confusion_matrix(gold, said, labels=LABELS + [NONE]).tolist(),
                  "strata": []}
        for stratum in strata:
            g, s = gold[stratum], said[stratum]
            of = np.random.RandomState(42).randint(0, len(g), (resamples, len(g)))
            scores["strata"].append(
                [accuracy_score(g, s), f1(g, s, "macro"), f1(g, s, "weighted"),
                 interval(np.array([np.mean(g[d] == s[d]) for d in of]))])
        result["sets"][model] = scores
    for a, b in itertools.combinations(models, 2):
        only_a = int(np.sum((models[a] == gold) & (models[b] != gold)))
        only_b = int(np.sum((models[b] == gold) & (models[a] != gold)))
        p = binomtest(only_a, only_a + only_b).pvalue if only_a + only_b else 1.0
        result["pairs"].append([interval(hits[a] - hits[b]), p])
    result["drawing"] = time.process_time() - begin
    json.dump(result, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
