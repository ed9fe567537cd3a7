// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/picklook.h"

#include "ui/answer/answerkeys.h"
#include "ui/text/answertext.h"
#include "ui/theme/theme.h"

namespace subtext {

QColor PickLook::hue(const QPalette& palette) const
{
    return isPlain ? theme::colors(palette).control
                   : theme::optionColor(palette, colour, colourDark, place);
}

PickLook lookOf(const Task& task, QuestionIndex question, Choice choice)
{
    const Question& asked = task.questions.at(indexOf(question));
    PickLook look;
    look.word = optionWord(task, indexOf(question), choice);
    for (const QuestionRun& board : boardsOf(task)) {
        if (indexOf(question) < board.first || indexOf(question) >= board.first + board.count ||
            !isYesNo(task, board))
            continue;
        const auto row = static_cast<int>(indexOf(question) - board.first);
        const bool isNo = indexOf(choice) == 0;
        look.key = (isNo ? QStringLiteral("⇧") : QString()) + keyOfPlace(row);
        look.colour = asked.colour;
        look.colourDark = asked.colourDark;
        look.place = row;
        look.isPlain = isNo;
        return look;
    }
    const Option& option = asked.options.at(slotOf(choice));
    look.key = keyOfPlace(indexOf(choice));
    look.colour = option.colour;
    look.colourDark = option.colourDark;
    look.place = indexOf(choice);
    return look;
}

} // namespace subtext
