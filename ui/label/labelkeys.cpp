// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/labelkeys.h"

#include "ui/actions/actionregistry.h"
#include "ui/actions/kindsofstudy.h"
#include "ui/answer/answerkeys.h"
#include "ui/label/labelpage.h"

namespace subtext {

void noteAnswerKeys(ActionRegistry& actions, const QString& place)
{
    const auto note = [&](const QString& text, const QString& keys, const QString& only = {},
                          const QString& keysOf = {}) {
        actions.note(place, text, keys, only, keysOf);
    };
    note(LabelPage::tr("Answer the highlighted step and move on"), optionKeysOfAnyTask(), {},
         KeysOfSteps);
    note(LabelPage::tr("On a board: yes to a row; with Shift: no"),
         LabelPage::tr("1 to 9, then a to g"), {}, KeysOfRows);
    note(LabelPage::tr("On a board: no to all remaining rows"), LabelPage::tr("0"), boardKind());
    note(LabelPage::tr("Second reading: no other option"), LabelPage::tr("0"), secondReadingKind());
    note(LabelPage::tr("Second reading in points: 5 more or less for an option"),
         LabelPage::tr("Up, Down"), sharedPointsKind());
    note(LabelPage::tr("Guess of the others: the option that most will choose"),
         optionKeysOfAnyTask(), guessesKind(), KeysOfOptions);
    note(LabelPage::tr("Adjust the highlighted step"), LabelPage::tr("Arrow keys"));
    note(LabelPage::tr("Clear the choice"), LabelPage::tr("Backspace"));
    note(LabelPage::tr("Next or previous step"), LabelPage::tr("Tab, Shift+Tab"));
}

} // namespace subtext
