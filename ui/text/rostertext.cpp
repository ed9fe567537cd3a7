// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/rostertext.h"

#include <QCoreApplication>

namespace subtext {
namespace {

QString inRoster(const char* text)
{
    return QCoreApplication::translate("subtext::text", text);
}

QString shownCell(const QString& text)
{
    constexpr qsizetype Longest = 40;
    return text.size() > Longest ? text.left(Longest) + u'…' : text;
}

} // namespace

QString rosterProblemText(const RosterEntry& entry)
{
    switch (entry.problem) {
    case RosterProblem::None:
        return {};
    case RosterProblem::NoName:
        return inRoster("There is no name. Write it beside the code.");
    case RosterProblem::TooManyCells:
        return inRoster("“%1” is more than a code, a name and a role. Write the name in one cell.")
            .arg(shownCell(entry.unread));
    case RosterProblem::UnknownRole:
        return inRoster("“%1” is no role here. Choose annotator, adjudicator or coordinator.")
            .arg(shownCell(entry.unread));
    case RosterProblem::UnreadableCode:
        return inRoster("“%1” cannot be a code. A code has no invisible character and letters of "
                        "one script only.")
            .arg(shownCell(entry.code));
    case RosterProblem::NumberAsCode:
        return inRoster("“%1” looks like a student’s number. A release prints codes: leave it "
                        "empty for the next free one.")
            .arg(shownCell(entry.code));
    case RosterProblem::NameInCode:
        return inRoster("The code “%1” gives the name away. A release prints codes: leave it "
                        "empty for the next free one.")
            .arg(shownCell(entry.code));
    case RosterProblem::TakenCode:
        return inRoster("The code “%1” is taken, or looks like one that is. Choose another.")
            .arg(shownCell(entry.code));
    }
    Q_UNREACHABLE();
}

} // namespace subtext
