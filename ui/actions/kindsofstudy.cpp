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
    return QCoreApplication::translate("subtext::KindsOfStudy",
                                       "where the study asks for second readings");
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

} // namespace subtext
