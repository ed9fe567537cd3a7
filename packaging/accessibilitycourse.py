# SPDX-License-Identifier: MIT
"""A course driven through AT-SPI alone, for packaging/accessibility: what a screen reader meets.

  accessibilitycourse.py data FOLDER                      invented scenes and answers
  accessibilitycourse.py drive PROGRAM STUDY FOLDER LOG   the course; LOG gets what would be said

Objects are found by role and name and acted on by their own action, value or text; keys are pressed
only where somebody at a keyboard would press them. The log has a line for each object that has got
the focus, for each notification, and for each act. Ends with 1 where something that has the focus
or is acted on has no name, or where something is not to be found.
"""
import csv
import os
import re
import subprocess
import sys
import time

SCENES = [
    ("1", "sarcasm-irony", "flatmate", "flatmate", "peer",
     "The kitchen has not been cleaned for two weeks, and it is the other one's turn.",
     "What a spotless kitchen you keep."),
    ("2", "sarcasm-irony", "technician", "clerk", "peer",
     "The printer has jammed for the fifth time before the meeting.",
     "My favourite machine in the building."),
    ("3", "mixed-signals", "sister", "brother", "peer",
     "He has moved abroad and calls for the first time in a month.",
     "No, no, I am glad you are having such a good time."),
    ("4", "mixed-signals", "coach", "player", "high-to-low",
     "The team has won after a poor match.", "Well, we won. Let us leave it at that."),
    ("5", "passive-aggression", "neighbour", "neighbour", "peer",
     "The hedge between the gardens has been cut without a word.",
     "Thank you for deciding that for both of us."),
]
# Of each scene: by the two whose answers come from files, and by the one at the window.
ANSWERS = {
    "A02": ["anger", "disgust", "sadness", "joy", "anger"],
    "A03": ["disgust", "anger", "sadness", "trust", "disgust"],
    "A01": ["Joy", "Surprise", "Sadness", "Joy", "Fear"],
}
PICKS = {"sarcasm-irony/1": "anger", "sarcasm-irony/2": "disgust", "passive-aggression/5": "fear"}
FIELDS = ["id", "subtype", "speaker_role", "listener_role", "power_relation", "context",
          "utterance"]
PRACTICE_SCENES = 8


def write_rows(path, fields, rows):
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(fields)
        writer.writerows(rows)


def data(folder):
    write_rows(os.path.join(folder, "scenes.csv"), FIELDS, SCENES)
    for code in ("A02", "A03"):
        rows = [list(scene) + [code, emotion, "unpleasant", "neutral", "neutral", "confident",
                               "The words say one thing. The scene says another."]
                for scene, emotion in zip(SCENES, ANSWERS[code])]
        write_rows(os.path.join(folder, code + ".csv"),
                   FIELDS + ["annotator", "emotion", "valence", "arousal", "dominance",
                             "confidence", "explanation"], rows)


class Missing(Exception):
    pass


class Program:
    """The program as the bus shows it."""

    QUIET = 0.4  # seconds without an event: it has come to rest
    LONGEST = 40.0
    KINDS = ("object:state-changed:focused", "object:state-changed:showing")
    SYMBOLS = {"Return": 0xFF0D, "Space": 0x20, "Escape": 0xFF1B, "Backspace": 0xFF08, "Tab": 0xFF09,
               "Left": 0xFF51, "Up": 0xFF52, "Right": 0xFF53, "Down": 0xFF54, "Home": 0xFF50,
               "End": 0xFF57}
    HELD = {"Ctrl": 37, "Shift": 50}  # key codes, which are what a held key is told by

    def __init__(self, command, folder, log, changed=None):
        import gi

        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib

        self.atspi = Atspi
        self.error = GLib.Error
        self.context = GLib.MainContext.default()
        self.folder = folder
        self.log = log
        self.faults = []
        self.focused = None
        self.last_event = 0.0
        self.said_before = None
        self.is_drawn = False  # whether the order of the scenes is drawn anew in each study
        self.heard = None  # what comes while something is acted on, which is told first
        self.listener = Atspi.EventListener.new(self.on_event)
        for kind in self.KINDS:
            self.listener.register(kind)
        self.process = subprocess.Popen(command, env={**os.environ, **(changed or {})})
        self.root = self.wait(self.find_root, "the program")
        self.rest()

    # What a screen reader hears.

    def on_event(self, event):
        try:
            self.last_event = time.monotonic()
            if event.type.endswith("focused"):
                if event.detail1:
                    self.focused = event.source
            elif event.detail1 and event.source.get_role_name() == "notification":
                self.write("said", self.plain(event.source.get_name()))
        except self.error:
            pass  # gone already

    def write(self, kind, text):
        if self.heard is not None:
            self.heard.append((kind, text))
        else:
            self.log.write("%-6s %s\n" % (kind, text))

    def plain(self, text):
        """Without what differs from run to run."""
        text = text.replace(self.folder, "FOLDER").replace("\n", " / ")
        text = text.replace(os.path.basename(self.folder), "FOLDER")
        # The places at the desk are shuffled anew in each study.
        text = re.sub(r"^[ASDFGHJKL]: (?=\w+; take)", "PLACE: ", text)
        text = re.sub(r"^(First|Second|Third)\b", "PLACE", text)
        text = re.sub(r"(?<=Votes: )\w+(, \w+)+",
                      lambda votes: ", ".join(sorted(votes.group().split(", "))), text)
        if self.is_drawn:
            for scene in SCENES:
                text = text.replace(scene[5], "SCENE").replace(scene[6], "WORDS")
            text = re.sub(r"\w+ speaks to \w+; speaks to [^/]+(?= /)", "ROLES", text)
            text = re.sub(r"\b\d votes?\b", "VOTES", text)
        text = re.sub(r"\b\d{1,2} [A-Z][a-z]+( 20\d\d)?, \d\d:\d\d", "DAY", text)
        return re.sub(r"\b20\d\d-\d\d-\d\d\b", "DAY", text)

    def spoken(self, thing):
        """Name, role, what is set, value and description, as they would be said."""
        states = thing.get_state_set()
        state = self.atspi.StateType
        parts = ["%s “%s”" % (thing.get_role_name(), self.plain(thing.get_name()))]
        if states.contains(state.CHECKED):
            parts.append("checked")
        if not states.contains(state.ENABLED):
            parts.append("unavailable")
        if thing.get_role_name() == "text":
            written = self.atspi.Text.get_text(thing, 0, -1)
            if written:
                parts.append("“%s”" % self.plain(written))
        described = self.plain(thing.get_description())
        if described and described != self.plain(thing.get_name()):
            parts.append(described)
        return "; ".join(parts)

    def rest(self):
        """Until nothing more comes; then tells where the keys are."""
        self.settle()
        if self.give_keys():
            self.settle()
        try:
            now = self.focused
            if now and now.get_state_set().contains(self.atspi.StateType.FOCUSED):
                said = self.spoken(now)
                if said != self.said_before:
                    self.write("focus", said)
                self.said_before = said
                if not now.get_name():
                    self.faults.append("The focus is on something without a name: " + said)
        except self.error:
            self.focused = None

    def settle(self):
        began = time.monotonic()
        self.last_event = began
        while time.monotonic() - self.last_event < self.QUIET:
            if time.monotonic() - began > self.LONGEST:
                break
            self.turn()

    def turn(self):
        while self.context.iteration(False):
            pass
        time.sleep(0.01)

    # Finding.

    def wait(self, look, what):
        until = time.monotonic() + self.LONGEST
        while time.monotonic() < until:
            found = look()
            if found:
                return found
            self.turn()
            time.sleep(0.1)
        raise Missing("There is no " + what)

    def find_root(self):
        desktop = self.atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child and child.get_process_id() == self.process.pid:
                return child
        return None

    def give_keys(self):
        """To the topmost window where none has them: there is no window manager that would."""
        def windows(*words):
            found = subprocess.run(["xdotool", *words], check=False, stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL)
            return found.stdout.decode().split()

        shown = windows("search", "--onlyvisible", "--pid", str(self.process.pid))
        if not shown or windows("getwindowfocus")[-1:] == shown[-1:]:
            return False
        subprocess.run(["xdotool", "windowfocus", shown[-1]], check=False)
        return True

    def search(self, within, role, name):
        try:
            if within.get_role_name() == role and re.fullmatch(name, within.get_name()):
                return within
            for i in range(within.get_child_count()):
                child = within.get_child_at_index(i)
                if child and child.get_state_set().contains(self.atspi.StateType.SHOWING):
                    found = self.search(child, role, name)
                    if found:
                        return found
        except self.error:
            pass  # gone while it was looked at
        return None

    def search_top(self, role, name):
        for i in reversed(range(self.root.get_child_count())):  # dialogs come last
            found = self.search(self.root.get_child_at_index(i), role, name)
            if found:
                return found
        return None

    def is_there(self, role, name):
        return self.search_top(role, name) is not None

    def find(self, role, name, within=None):
        look = (lambda: self.search(within, role, name)) if within else (
            lambda: self.search_top(role, name))
        return self.wait(look, "%s “%s”" % (role, name))

    # Acting.

    def done(self, thing):
        """Whether its own first action was done: that of Return or a click."""
        said = self.spoken(thing)
        is_named = bool(thing.get_name())
        self.heard = []
        try:
            is_done = thing.do_action(0)
        finally:
            heard, self.heard = self.heard, None
        if not is_done:
            raise Missing("Nothing can be done with it: " + said)
        if not is_named:
            self.faults.append("Acted on something without a name: " + said)
        for line in [("act", said)] + heard:
            self.write(*line)
        return True

    def act(self, role, name, within=None):
        """On what is found; once more where it was replaced between the two."""
        def look():
            thing = self.search(within(), role, name) if within else self.search_top(role, name)
            try:
                return thing is not None and self.done(thing)
            except self.error:
                self.root.clear_cache()
                return False

        self.wait(look, "%s “%s” to act on" % (role, name))
        self.rest()

    def choose(self, step, choice):
        """One of the choices of a step."""
        self.act("radio button", choice, lambda: self.find("panel", step + ": .*"))

    def fill(self, name, text):
        field = self.find("text", name)
        self.write("fill", self.spoken(field))
        if not field.set_text_contents(text):
            raise Missing("Nothing can be written into " + name)
        self.rest()

    def write_on(self, name, text):
        """After what stands in a field already."""
        field = self.find("text", name)
        self.write("fill", self.spoken(field))
        if not field.insert_text(field.get_character_count(), text, len(text.encode())):
            raise Missing("Nothing can be written into " + name)
        self.rest()

    def press(self, key):
        """A key with those that are held: "Ctrl+1", "F8", "Ctrl+Shift+L", "Space"."""
        *held, name = key.split("+")
        if re.fullmatch(r"F\d+", name):
            symbol = 0xFFBD + int(name[1:])
        else:
            symbol = self.SYMBOLS.get(name) or ord(name.lower())
        kind = self.atspi.KeySynthType
        self.write("key", key)
        for one in held:
            self.atspi.generate_keyboard_event(self.HELD[one], None, kind.PRESS)
        self.atspi.generate_keyboard_event(symbol, None, kind.SYM)
        for one in reversed(held):
            self.atspi.generate_keyboard_event(self.HELD[one], None, kind.RELEASE)
        self.rest()

    def part(self, title):
        self.log.write("\n# %s\n" % title)
        self.said_before = None

    def end(self):
        for kind in self.KINDS:
            self.listener.deregister(kind)
        self.process.terminate()
        self.process.wait()


def answer(program, emotion):
    for step, choice in (("Emotion", emotion), ("Valence", "unpleasant"), ("Arousal", "neutral"),
                         ("Dominance", "neutral"), ("Confidence", "confident")):
        program.choose(step, choice)


def number_shown(program):
    """Of the scene that is on the screen, in SCENES."""
    scene = program.find("panel", "The scene")
    return next(i for i, known in enumerate(SCENES)
                if program.search(scene, "paragraph", re.escape("“%s”" % known[6])))


def submit(program, begun):
    while time.monotonic() - begun < 3.5:  # faster than that the program asks about it
        program.turn()
    program.act("push button", "Submit")


def label(program):
    program.part("An annotator: sign-in, consent, practice")
    program.act("push button", "Ada")
    program.act("push button", "I agree")
    program.act("push button", "Start")
    for scene in range(PRACTICE_SCENES):
        answer(program, "Anger")
        program.act("push button", "Submit")
        program.act("push button", "Next scene|See how it went")
    program.act("push button", "Begin")
    program.part("An annotator: five items, hand-in")
    for item in SCENES:
        begun = time.monotonic()
        number = number_shown(program)
        if item is SCENES[0]:
            program.press("F8")  # the scene once more
        answer(program, ANSWERS["A01"][number])
        program.fill("Explanation", "The words are friendly. The scene is not.")
        submit(program, begun)
    program.act("push button", "Hand in my work")
    program.act("push button", "Sign out")


def import_file(program, path):
    program.part("A coordinator: import")
    program.act("push button", "Emil")
    program.act("page tab", "Roster")
    program.act("push button", "Import…")
    program.act("push button", "Add files…")
    program.fill("File name:", path)
    program.act("push button", "Open")
    program.find("check box", "The labels of 1 person")
    program.act("push button", "Import")
    program.act("push button", "Sign out")


def decide(program, leave=True):
    program.part("An adjudicator: three splits")
    program.act("push button", "Dora")
    for number in range(len(PICKS)):
        name = next(name for name in PICKS if program.is_there("label", name))
        program.press("F8")
        if number == 0:
            program.act("check box", r"\d %s, .*" % PICKS[name].capitalize())
        else:
            program.act("push button", ".: %s; take this label" % PICKS[name])
        program.press("Ctrl+1")
        program.act("push button", "Save and next")
    if leave:
        program.act("push button", "Sign out")


def release(program, folder):
    program.part("A coordinator: release")
    program.act("push button", "Emil")
    program.act("page tab", "Release")
    program.act("push button", "Write the release…")
    program.fill("Directory:", os.path.join(folder, "out"))
    # Its button is unavailable while the dialog has not read the folder; Return waits for nothing.
    program.press("Return")
    program.find("label", ".*written.*")
    program.rest()


def faults_on_the_way(program, parts):
    """Goes through the parts as far as each finds what it looks for, and ends the program."""
    try:
        for part in parts:
            part(program)
    except Missing as fault:
        program.faults.append(str(fault))
    finally:
        program.end()
    return program.faults


def status_of(faults):
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def started(data, drive, told):
    """What a script is asked for: its study, or the course through it."""
    if sys.argv[1:2] == ["data"] and len(sys.argv) == 3:
        return data(sys.argv[2])
    if sys.argv[1:2] == ["drive"] and len(sys.argv) == 6:
        return drive(*sys.argv[2:])
    print(told, file=sys.stderr)
    return 2


def drive(command, study, folder, log_path):
    with open(log_path, "w", encoding="utf-8") as log:
        log.write("# SPDX-License-Identifier: MIT\n")
        log.write("# What a screen reader meets in a course, written by packaging/accessibility.\n")
        program = Program([command, "--size", "1280x800", study], folder, log)
        return status_of(faults_on_the_way(program, (
            label, lambda at: import_file(at, os.path.join(folder, "A03.csv")), decide,
            lambda at: release(at, folder))))


if __name__ == "__main__":
    sys.exit(started(data, drive, __doc__))
