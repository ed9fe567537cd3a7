# SPDX-License-Identifier: MIT
"""A second course driven through AT-SPI alone, for packaging/accessibility: what a study can ask
for beside labels and decisions.

  accessibilityextras.py PROGRAM STUDY FOLDER LOG

The study asks for cue words, questions, and second looks at every split. The first run has cue
words in practice and in Label, a question and its reply, items that are labelled again, the splits,
and an item that is used as practice. The second is three days later: second looks, the lock, a
seminar, and the mirrors. STUDY, FOLDER and LOG as in accessibilitycourse.py.
"""
import os
import sys
import time

from accessibilitycourse import (ANSWERS, SCENES, Program, answer, decide, faults_on_the_way,
                                 number_shown, status_of, submit)

LATER = {"LD_PRELOAD": "/usr/$LIB/faketime/libfaketime.so.1", "FAKETIME": "+3d",
         "FAKETIME_DONT_FAKE_MONOTONIC": "1"}


def mark_words(program):
    """The first and the third word of what is said in the scene."""
    for key in ("Ctrl+K", "Space", "Right", "Right", "Space", "Return"):
        program.press(key)


def practise(program):
    program.part("An annotator: practice with cue words")
    program.act("push button", "Ada")
    program.press("F6")
    program.act("push button", "Start")
    mark_words(program)
    answer(program, "Anger")
    program.act("push button", "Submit")
    program.act("push button", "To my work")


def ask(program):
    program.part("An annotator: cue words, and a question about an item")
    program.press("F7")
    program.fill("Your question", "Does the other one know whose turn it is?")
    program.act("push button", "Ask")
    for item in SCENES:
        begun = time.monotonic()
        number = number_shown(program)
        if item is SCENES[0]:
            mark_words(program)
        answer(program, ANSWERS["A01"][number])
        if item is SCENES[0]:
            program.act("push button", "Quote in the explanation")
            program.write_on("Explanation", " give it away. The scene says another thing.")
        else:
            program.fill("Explanation", "The words are friendly. The scene is not.")
        submit(program, begun)
    program.act("push button", "Sign out")


def reply(program):
    program.part("A coordinator: a reply, and an item to be labelled again")
    program.act("push button", "Emil")
    program.act("page tab", "Roster")
    program.act("page tab", "Questions.*")
    program.act("push button", "Reply…")
    program.fill("Your reply", "No. Take it as the scene has it.")
    program.act("push button", "Reply")
    program.act("page tab", "Assignment")
    program.act("push button", "Label again…")
    for key in ("Shift+Tab", "Shift+Tab", "End", "Tab"):
        program.press(key)
    program.fill("Search", "abroad")  # one that nobody disputes
    for key in ("Return", "Space"):
        program.press(key)
    program.fill("What changed", "Politeness alone is no joy.")
    program.act("push button", "Ask for new labels")
    program.act("push button", "Close")
    program.act("push button", "Sign out")


def label_again(program):
    program.part("An annotator: the item again, and the reply")
    program.act("push button", "Ada")
    begun = time.monotonic()
    answer(program, ANSWERS["A01"][number_shown(program)])
    program.fill("Explanation", "Read again, it is the same.")
    submit(program, begun)
    for key in ("F2", "Home", "Return", "F7", "Escape"):
        program.press(key)
    program.act("push button", "Sign out")


def settle(program):
    decide(program, leave=False)
    program.part("An adjudicator: an item as practice")
    program.press("Ctrl+Shift+L")
    program.fill("What it teaches", "Praise for what has not been done is blame.")
    program.act("push button", "Use as practice")
    program.act("push button", "Sign out")


def look_again(program):
    program.part("An adjudicator: second looks")
    program.act("push button", "Dora")
    program.is_drawn = True
    program.press("F9")
    while program.is_there("push button", "Keep and next"):
        program.press("7")
        program.act("push button", "Keep and next")
    program.is_drawn = False
    program.act("push button", "Sign out")


def lock(program):
    program.part("A coordinator: the lock")
    program.act("push button", "Emil")
    program.act("page tab", "Adjudicate")
    program.act("push button", "Lock the study…")
    # Two who work on files were asked for a new label and have none.
    program.act("check box", "Lock anyway")
    program.fill("Reason", "Everything is decided.")
    program.act("push button", "Lock")


def show(program):
    program.part("A coordinator: a seminar")
    program.press("F5")
    program.press("Return")
    for key in ("Space", "1", "Space", "Space", "Backspace", "Right", "Escape"):
        program.press(key)


def mirror(program):
    program.part("A coordinator: the mirrors")
    program.act("page tab", "Roster")
    program.act("page tab", "People")
    program.act("push button", "Mirrors…")
    program.act("push button", "Write PDF files…")
    program.fill("Directory:", os.path.join(program.folder, "mirrors"))
    program.press("Return")
    program.find("label", ".*mirrors.*written.*")
    program.rest()


RUNS = [
    ("A study that asks for cue words, questions and second looks",
     (practise, ask, reply, label_again, settle), {}),
    ("The same study three days later", (look_again, lock, show, mirror), LATER),
]


def drive(command, study, folder, log_path):
    faults = []
    with open(log_path, "a", encoding="utf-8") as log:
        for when, parts, changed in RUNS:
            log.write("\n# %s\n" % when)
            program = Program([command, "--size", "1280x800", study], folder, log, changed)
            faults += faults_on_the_way(program, parts)
    return status_of(faults)


if __name__ == "__main__":
    if len(sys.argv) != 5:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    sys.exit(drive(*sys.argv[1:]))
