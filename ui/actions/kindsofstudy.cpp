// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/kindsofstudy.h"

#include <QCoreApplication>

namespace subtext {

QString cuesAskedKind()
{
    return QCoreApplication::translate("subtext::KindsOfStudy",
                                       "where the study asks for cue words");
}

QString questionsTakenKind()
{
    return QCoreApplication::translate("subtext::KindsOfStudy", "where the study takes questions");
}

QString secondReadingKind()
{
    return QCoreApplication::translate(
        "subtext::KindsOfStudy", "where the study asks for another option as a second reading");
}

QString sharedPointsKind()
{
    return QCoreApplication::translate("subtext::KindsOfStudy",
                                       "where the study asks for second readings in points");
}

QString guessesKind()
{
    return QCoreApplication::translate("subtext::KindsOfStudy",
                                       "where the study asks for a guess of the others");
}

QString secondLooksKind()
{
    return QCoreApplication::translate("subtext::KindsOfStudy",
                                       "where the study asks for second looks");
}

QString boardKind()
{
    return QCoreApplication::translate("subtext::KindsOfStudy", "where the task has a board");
}

QString longBoardKind()
{
    return QCoreApplication::translate("subtext::KindsOfStudy",
                                       "where a board has more than nine rows");
}

QString pastNineKind()
{
    return QCoreApplication::translate("subtext::KindsOfStudy",
                                       "where there are more than nine options or rows");
}

QString severalQuestionsKind()
{
    return QCoreApplication::translate("subtext::KindsOfStudy",
                                       "where the task asks several questions");
}

QString explanationKind()
{
    return QCoreApplication::translate("subtext::KindsOfStudy",
                                       "where the task has an explanation");
}

QString noExplanationKind()
{
    return QCoreApplication::translate("subtext::KindsOfStudy",
                                       "where the task has no explanation");
}

} // namespace subtext
