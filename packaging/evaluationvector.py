# SPDX-License-Identifier: MIT
"""The figures of evaluationplain.py, as one would write it for speed with numpy alone: resamples in
blocks, of each a table of gold against answers, and scores of whole blocks at once. Draws the same
numbers, each block once for all models. For packaging/evaluation.

    evaluationvector.py GOLD.csv ANSWERS.csv RESAMPLES
"""
import json
import sys
import time

import numpy as np
from scipy.special import bdtr

from evaluationdata import EMOTIONS, NONE, read

WIDTH = NONE + 1
CELLS = WIDTH * WIDTH
DRAWN_AT_ONCE = 1 << 18  # numbers of a block: 2 MiB, about what a core's cache holds


def scores(tables):
    """Accuracy, macro- and weighted F1 of each table (gold down, answers across)."""
    right = np.diagonal(tables, axis1=1, axis2=2)[:, :NONE]
    gold = tables.sum(axis=2)[:, :NONE]
    either = gold + tables.sum(axis=1)[:, :NONE]
    f1 = 2 * right / np.maximum(either, 1)
    items = gold.sum(axis=1)
    return right.sum(axis=1) / items, f1.mean(axis=1), (f1 * gold).sum(axis=1) / items


def blocks(items, resamples):
    """The places drawn, some resamples at a time, and where these stand among all."""
    stream = np.random.RandomState(42)
    most = max(1, DRAWN_AT_ONCE // items)
    for begin in range(0, resamples, most):
        end = min(begin + most, resamples)
        yield slice(begin, end), stream.randint(0, items, (end - begin, items))


def resampled_scores(cells, resamples):
    """Three scores of each resample of each model."""
    drawn = np.empty((3, len(cells), resamples))
    for at, places in blocks(cells.shape[1], resamples):
        size = len(places)
        first = CELLS * np.arange(size)[:, None]
        for model, cell in enumerate(cells):
            counts = np.bincount((cell[places] + first).ravel(), minlength=size * CELLS)
            drawn[:, model, at] = scores(counts.reshape(size, WIDTH, WIDTH))
    return drawn


def resampled_accuracy(hits, resamples):
    """By how often each item was drawn: one product of matrices for all models."""
    items = hits.shape[1]
    drawn = np.empty((len(hits), resamples))
    for at, places in blocks(items, resamples):
        size = len(places)
        first = items * np.arange(size)[:, None]
        times = np.bincount((places + first).ravel(), minlength=size * items)
        drawn[:, at] = hits @ times.reshape(size, items).T.astype(float) / items
    return drawn


def intervals(values):
    """Of each row."""
    count = values.shape[1]
    ends = [int(0.025 * count), int(0.975 * count)]
    return np.partition(values, ends, axis=1)[:, ends]


def pairs(hits, accuracy):
    """All pairs of models: interval of the difference, and McNemar's exact p."""
    both = hits @ hits.T
    found = []
    for a in range(len(hits) - 1):
        only_a = both[a, a] - both[a, a + 1:]
        only_b = np.diagonal(both)[a + 1:] - both[a, a + 1:]
        p = np.minimum(1, 2 * bdtr(np.minimum(only_a, only_b), (only_a + only_b).astype(int), 0.5))
        of = intervals(accuracy[a] - accuracy[a + 1:])
        found += [[ends, each] for ends, each in zip(of.tolist(), p.tolist())]
    return found


def main(gold_path, answers_path, resamples):
    items, answered = read(gold_path, answers_path)
    gold = np.array([EMOTIONS.index(row["gold"]) for row in items])
    said = np.array(list(answered.values()))
    strata = [np.array([row[cut] == name for row in items])
              for cut in ("subtype", "power", "pattern")
              for name in sorted({row[cut] for row in items})]
    begin = time.process_time()
    cells = gold * WIDTH + said
    hits = (said == gold).astype(float)

    def of(chosen):
        tables = np.array([np.bincount(row, minlength=CELLS) for row in cells[:, chosen]])
        return tables.reshape(-1, WIDTH, WIDTH)

    whole = of(np.full(len(gold), True))
    points = np.array(scores(whole))
    drawn = resampled_scores(cells, resamples)
    ends = [intervals(each) for each in drawn]
    parts = [(np.array(scores(of(stratum))),
              intervals(resampled_accuracy(hits[:, stratum], resamples))) for stratum in strata]
    result = {"sets": {}}
    for i, model in enumerate(answered):
        accuracy, macro, weighted = points[:, i].tolist()
        result["sets"][model] = {
            "accuracy": accuracy, "macro_f1": macro, "weighted_f1": weighted,
            "intervals": [each[i].tolist() for each in ends], "confusion": whole[i].tolist(),
            "strata": [part[:, i].tolist() + [of_part[i].tolist()] for part, of_part in parts]}
    result["pairs"] = pairs(hits, drawn[0])
    result["drawing"] = time.process_time() - begin
    json.dump(result, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
