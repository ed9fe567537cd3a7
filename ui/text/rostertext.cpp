// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/rostertext.h"

#include "ui/text/words.h"

#include <QCoreApplication>

namespace subtext {
namespace {

struct RosterText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::RosterText)
};

QString shownCell(const QString& text)
{
    constexpr qsizetype Longest = 40;
    return text.size() > Longest ? text.left(Longest) + u'…' : text;
}

/// The first few, and how many more there are.
QString fewOf(const QStringList& words)
{
    constexpr qsizetype MostNamed = 4;
    const QString named = listed(words.mid(0, MostNamed));
    return words.size() > MostNamed
               ? RosterText::tr("%1 and %2 more").arg(named).arg(words.size() - MostNamed)
               : named;
}

} // namespace

QString rosterProblemText(const RosterEntry& entry)
{
    switch (entry.problem) {
    case RosterProblem::None:
        return {};
    case RosterProblem::NoName:
        return RosterText::tr("There is no name. Write it beside the code.");
    case RosterProblem::TooManyCells:
        return RosterText::tr(
                   "“%1” is more than a code, a name and a role. Write the name in one cell.")
            .arg(shownCell(entry.unread));
    case RosterProblem::UnknownRole:
        return RosterText::tr("“%1” is not a role. Choose annotator, adjudicator or coordinator.")
            .arg(shownCell(entry.unread));
    case RosterProblem::UnreadableCode:
        return RosterText::tr(
                   "“%1” is not a valid code. A code has no invisible characters, and letters "
                   "of one script only.")
            .arg(shownCell(entry.code));
    case RosterProblem::NumberAsCode:
        return RosterText::tr(
                   "“%1” looks like a student’s number. A release prints codes: leave it "
                   "empty for the next free one.")
            .arg(shownCell(entry.code));
    case RosterProblem::NameInCode:
        return RosterText::tr("The code “%1” gives the name away. A release prints codes: leave it "
                              "empty for the next free one.")
            .arg(shownCell(entry.code));
    case RosterProblem::TakenCode:
        return RosterText::tr("The code “%1” is taken, or looks like one that is. Choose another.")
            .arg(shownCell(entry.code));
    }
    Q_UNREACHABLE();
}

QString passedOverText(const QStringList& columns)
{
    QStringList quoted;
    for (const QString& column : columns)
        quoted << RosterText::tr("“%1”").arg(shownCell(column));
    return columns.isEmpty()
               ? QString()
               : RosterText::tr("Not imported: %1. A column of codes is called “code”.")
                     .arg(fewOf(quoted));
}

QString inBothText(const QStringList& names)
{
    return names.isEmpty()
               ? QString()
               : RosterText::tr("In both the list and the file, counted as one person each: %1.")
                     .arg(fewOf(names));
}

} // namespace subtext
