# SPDX-License-Identifier: MIT
"""A third course driven through AT-SPI alone, for packaging/accessibility: what a study asks for to
see where disagreement comes from.

  accessibilityreadings.py data FOLDER                  the form about the reader, and first votes
  accessibilityreadings.py drive PROGRAM STUDY FOLDER LOG

The study has a form about the reader, second readings, guesses of the others, and an open norming
round in which Ada and Ben have voted once. Ada fills in the form, answers an item with both, and
votes again. Things are found by role and name alone; of each control it is also looked whether it
has a name, and of those that are asked for here, whether the name says what is asked.
"""
import json
import os
import sys
import time

from accessibilitycourse import (Missing, Program, faults_on_the_way, number_shown, started,
                                 status_of, submit, write_rows)

LANGUAGE = "What is your first language?"
SARCASTIC = "Are you sarcastic yourself?"
FORM = {
    "schema": "subtext.readers/1", "language": "en", "at_least": 2,
    "fields": [
        {"token": "first_language", "word": LANGUAGE,
         "options": [{"token": "german", "word": "German"},
                     {"token": "spanish", "word": "Spanish"}]},
        {"token": "sarcastic", "word": SARCASTIC, "kind": "yes_no"}],
}
# First votes in the round, by item: two that differ and two alike.
ROUND = ["sarcasm-irony/1", "mixed-signals/3"]
VOTES = {"A01": ["joy", "sadness"], "A02": ["anger", "sadness"]}
CONTROLS = ("push button", "radio button", "check box", "combo box", "text", "progress bar",
            "page tab")


def data(folder):
    with open(os.path.join(folder, "form.json"), "w", encoding="utf-8") as file:
        json.dump(FORM, file, indent=2)
    for code, votes in VOTES.items():
        write_rows(os.path.join(folder, "votes-%s.csv" % code), ["item", "emotion"],
                   zip(ROUND, votes))


def look_at_names(program, where):
    """Every control on the screen that keys reach, or that tells a number, has a name."""
    state = program.atspi.StateType
    found = []

    def walk(thing):
        try:
            states = thing.get_state_set()
            role = thing.get_role_name()
            is_told = role == "progress bar" or states.contains(state.FOCUSABLE)
            if role in CONTROLS and is_told:
                found.append(role)
                if not thing.get_name():
                    program.faults.append("%s: a %s has no name" % (where, role))
            for i in range(thing.get_child_count()):
                child = thing.get_child_at_index(i)
                if child and child.get_state_set().contains(state.SHOWING):
                    walk(child)
        except program.error:
            pass  # gone while it was looked at

    walk(program.root)
    if not found:
        program.faults.append("%s: there is no control at all" % where)


def tell(program, role, name):
    """What is there by this name, as it would be said."""
    program.write("there", program.spoken(program.find(role, name)))


def labels_of(program, thing):
    """What is said to be its label: of a combo box the name on the bus is what is chosen."""
    relations = thing.get_relation_set()
    return [relation.get_target(i).get_name() for relation in relations
            if relation.get_relation_type() == program.atspi.RelationType.LABELLED_BY
            for i in range(relation.get_n_targets())]


def find_labelled(program, role, label):
    def search(within):
        try:
            if within.get_role_name() == role and label in labels_of(program, within):
                return within
            for i in range(within.get_child_count()):
                child = within.get_child_at_index(i)
                if child and child.get_state_set().contains(program.atspi.StateType.SHOWING):
                    found = search(child)
                    if found:
                        return found
        except program.error:
            pass  # gone while it was looked at
        return None

    return program.wait(lambda: search(program.root), "%s labelled “%s”" % (role, label))


def pick(program, label, choice, key):
    """Another choice of a combo box by a key, as it has no action of its own for that."""
    box = find_labelled(program, "combo box", label)
    if not box.get_state_set().contains(program.atspi.StateType.FOCUSED):
        program.press("Tab")
    if not box.get_state_set().contains(program.atspi.StateType.FOCUSED):
        raise Missing("The keys are not where they are expected, at " + label)
    program.write("there", "%s: %s" % (label, program.spoken(box)))
    program.press(key)
    program.wait(lambda: box.get_name() == choice, "%s: %s" % (label, choice))


def about_the_reader(program):
    program.part("An annotator: what the study asks about the reader")
    program.act("push button", "Ada")
    program.find("push button", "Save and go on")
    look_at_names(program, "The form about the reader")
    tell(program, "push button", "Skip")
    pick(program, LANGUAGE, "German", "Down")
    pick(program, SARCASTIC, "No", "End")
    program.act("push button", "Save and go on")


def answer_with_second(program):
    program.part("An annotator: an answer, a second reading, a guess of the others")
    program.act("page tab", "Label")  # a round that is due comes first
    begun = time.monotonic()
    number_shown(program)
    program.choose("Emotion", "Anger")
    tell(program, "panel", "Emotion, second reading: not answered")
    tell(program, "panel", "Emotion, guess of the others: not answered")
    look_at_names(program, "An answer with a second reading")
    program.choose("Emotion, second reading", "Sadness")
    tell(program, "panel", "Emotion, second reading: Sadness, .*")
    program.choose("Emotion, guess of the others", "Joy")
    tell(program, "panel", "Emotion, guess of the others: Joy, .*")
    for step, choice in (("Valence", "unpleasant"), ("Arousal", "neutral"),
                         ("Dominance", "neutral"), ("Confidence", "confident")):
        program.choose(step, choice)
    program.fill("Explanation", "The words are friendly. The scene is not.")
    submit(program, begun)
    # The next item asks anew, and nothing of the last one is left in it.
    program.find("panel", "Emotion: not answered")
    if program.is_there("panel", "Emotion, second reading: Sadness.*"):
        program.faults.append("The second reading of the last item is still there")


def vote_again(program):
    program.part("An annotator: a norming round that is open")
    program.act("page tab", "Norming")
    tell(program, "label", "Week 1")
    tell(program, "label", "Second vote.*")
    tell(program, "label", "How all voted: 2 votes")
    tell(program, "progress bar", "Joy: 1 of 2.*your first vote")
    tell(program, "progress bar", "Anger: 1 of 2")
    look_at_names(program, "A card of a norming round")
    program.choose("Emotion", "Anger")
    tell(program, "panel", "Emotion: Anger, .*")
    program.act("push button", "Next")
    tell(program, "progress bar", "Sadness: 2 of 2.*your first vote")
    program.act("push button", "Keep my vote")
    program.act("push button", "Hand in my votes")
    program.act("push button", "Hand in")
    tell(program, "label", "Your second votes are in.*")
    program.act("push button", "Sign out")


def drive(command, study, folder, log_path):
    with open(log_path, "a", encoding="utf-8") as log:
        log.write("\n# A study that asks for second readings, guesses and the reader\n")
        program = Program([command, "--size", "1280x800", study], folder, log)
        return status_of(faults_on_the_way(
            program, (about_the_reader, answer_with_second, vote_again)))


if __name__ == "__main__":
    sys.exit(started(data, drive, __doc__))
