# SPDX-License-Identifier: MIT
"""Invented studies of any size for packaging/scale, and what a command takes of the machine.

    scaledata.py make SCENARIOS FOLDER      five CSV files in CEI's layout
    scaledata.py measure NAME COMMAND …     runs it and prints a line of the table
"""
import csv
import os
import random
import resource
import subprocess
import sys
import time

SUBTYPES = ["deflection-misdirection", "mixed-signals", "passive-aggression", "sarcasm-irony",
            "strategic-politeness"]
ANNOTATORS = ["Ada", "Ben", "Cleo"]
EMOTIONS = ["joy", "trust", "fear", "surprise", "sadness", "disgust", "anger", "anticipation"]
GRADES = ["very {0}", "{0}", "mildly {0}", "neutral", "mildly {1}", "{1}", "very {1}"]
SCALES = {
    "sl_v_": [g.format("unpleasant", "pleasant") for g in GRADES],
    "sl_a_": ["very calm", "calm", "slightly calm", "neutral", "slightly excited", "excited",
              "very excited"],
    "sl_d_": ["very controlled", "controlled", "slightly controlled", "neutral",
              "slightly in control", "in control", "very in control"],
    "sl_confidence_": [g.format("unsure", "confident") for g in GRADES],
}
ROLES = [("baker", "apprentice"), ("neighbour", "neighbour"), ("coach", "goalkeeper"),
         ("librarian", "reader"), ("aunt", "nephew"), ("gardener", "owner of the garden")]
SETTINGS = ["The last tray of rolls has come out black", "The parcel stood in the rain all day",
            "The match was lost in its last minute", "The book came back without its cover",
            "The cake for the feast was cut a day too early",
            "The hedge is a metre lower than was asked for"]
MOMENTS = ["and everybody has seen it", "and nobody has said a word so far",
           "while the others wait by the door", "an hour before the guests arrive",
           "for the second time this month", "on the first warm day of the year"]
LINES = ["Well, that is one way to do it.", "No, no, I like it when there is something to guess.",
         "Do not worry about it, I had nothing planned anyway.",
         "You must have been very busy with other things.",
         "I am sure that you meant it kindly.", "Next time we might look at the clock together."]


def make(scenarios, folder):
    """Writes the files; the same number gives the same bytes."""
    os.makedirs(folder)
    draw = random.Random(2026)
    for number, subtype in enumerate(SUBTYPES):
        path = os.path.join(folder, f"data_{subtype}.csv")
        header = (["id", "sd_listener_role", "sd_situation", "sd_speaker_role", "sd_utterance"]
                  + ["sl_plutchik_primary_" + name for name in ANNOTATORS] + ["gold_standard"]
                  + [prefix + name for prefix in SCALES for name in ANNOTATORS] + ["Notes"])
        with open(path, "w", newline="", encoding="utf-8") as file:
            rows = csv.writer(file, lineterminator="\n")
            rows.writerow(header)
            for i in range(number, scenarios, len(SUBTYPES)):
                speaker, listener = draw.choice(ROLES)
                scene = f"{draw.choice(SETTINGS)} {draw.choice(MOMENTS)}. ({i})"
                # Two of three mostly agree, as people do.
                likely = draw.choice(EMOTIONS)
                emotions = [likely if draw.random() < 0.6 else draw.choice(EMOTIONS)
                            for _ in ANNOTATORS]
                points = [draw.choice(words) for words in SCALES.values() for _ in ANNOTATORS]
                rows.writerow([str(i + 1), listener, scene, speaker, f"{draw.choice(LINES)} ({i})"]
                              + emotions + [""] + points + [""])


def measure(name, command):
    """Runs a command and prints a line of the table; its exit code is ours."""
    begin = time.monotonic()
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    clock = time.monotonic() - begin
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"  {name:34} {used.ru_utime + used.ru_stime:9.1f} {clock:9.1f} "
          f"{used.ru_maxrss / 1024:7.0f}", flush=True)
    if done.returncode != 0:
        sys.stderr.buffer.write(done.stderr)
    return done.returncode


if __name__ == "__main__":
    if len(sys.argv) == 4 and sys.argv[1] == "make":
        make(int(sys.argv[2]), sys.argv[3])
    elif len(sys.argv) > 3 and sys.argv[1] == "measure":
        sys.exit(measure(sys.argv[2], sys.argv[3:]))
    else:
        sys.exit(__doc__)
