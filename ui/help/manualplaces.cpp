// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manualplaces.h"

namespace subtext {

QString manualTarget(ManualPlace place)
{
    switch (place) {
    case ManualPlace::Start:
        return QStringLiteral("course.md");
    case ManualPlace::Home:
        return QStringLiteral("course.md#home");
    case ManualPlace::SignIn:
    case ManualPlace::BeforeWork:
    case ManualPlace::Label:
        return QStringLiteral("annotator.md");
    case ManualPlace::Guidelines:
        return QStringLiteral("annotator.md#good-to-know");
    case ManualPlace::Adjudicate:
        return QStringLiteral("expert.md");
    case ManualPlace::Agreement:
        return QStringLiteral("reference.md#agreement");
    case ManualPlace::Quality:
        return QStringLiteral("course.md#5-look-at-the-quality");
    case ManualPlace::Roster:
        return QStringLiteral("course.md#3-hand-out");
    case ManualPlace::People:
        return QStringLiteral("course.md#people-who-come-and-go");
    case ManualPlace::Assignment:
        return QStringLiteral("course.md#who-has-which-items");
    case ManualPlace::ReturnedFiles:
        return QStringLiteral("course.md#4-collect");
    case ManualPlace::StudySettings:
        return QStringLiteral("course.md#settings");
    case ManualPlace::ItemQuestions:
        return QStringLiteral("course.md#questions-about-items");
    case ManualPlace::LabelAgain:
        return QStringLiteral("course.md#label-again");
    case ManualPlace::PracticeScenes:
        return QStringLiteral("course.md#practice-scenes");
    case ManualPlace::Mirrors:
        return QStringLiteral("course.md#mirrors");
    case ManualPlace::Release:
        return QStringLiteral("course.md#9-pass-the-checks");
    case ManualPlace::ReleaseFiles:
        return QStringLiteral("course.md#10-release-and-export");
    case ManualPlace::Report:
        return QStringLiteral("reference.md#tables-and-figures-for-a-paper");
    case ManualPlace::Entanglement:
        return QStringLiteral("reference.md#entanglement");
    case ManualPlace::Models:
        return QStringLiteral("reference.md#models");
    case ManualPlace::ModelImport:
        return QStringLiteral("reference.md#import-predictions");
    case ManualPlace::Leaderboard:
        return QStringLiteral("reference.md#leaderboard");
    case ManualPlace::ModelSet:
        return QStringLiteral("reference.md#one-prediction-set");
    case ManualPlace::ModelItems:
        return QStringLiteral("reference.md#items-and-the-models-answers");
    case ManualPlace::VectorModels:
        return QStringLiteral("reference.md#models-of-an-emoscene-study");
    case ManualPlace::SetupFiles:
        return QStringLiteral("course.md#1-set-up-from-your-files");
    case ManualPlace::SetupPeople:
        return QStringLiteral("course.md#2-add-the-people-and-make-the-study");
    case ManualPlace::SetupRules:
        return QStringLiteral("course.md#assignment-and-rules");
    case ManualPlace::SetupConsent:
        return QStringLiteral("course.md#consent-and-practice");
    case ManualPlace::SetupSummary:
        return QStringLiteral("course.md#make-the-study");
    case ManualPlace::Import:
        return QStringLiteral("reference.md#import");
    case ManualPlace::Export:
        return QStringLiteral("reference.md#export");
    case ManualPlace::TaskEditor:
        return QStringLiteral("task.md");
    case ManualPlace::LabelStudioStudy:
        return QStringLiteral("label-studio.md#in-ten-minutes-in-the-window");
    case ManualPlace::LabelStudio:
        return QStringLiteral("label-studio.md#a-running-server");
    case ManualPlace::Asking:
        return QStringLiteral("reference.md#asking-models");
    case ManualPlace::WrittenScenes:
        return QStringLiteral("reference.md#scenes-that-a-model-writes");
    case ManualPlace::ChoosingScenes:
        return QStringLiteral("reference.md#choosing-scenes");
    case ManualPlace::Topics:
        return QStringLiteral("reference.md#topics");
    case ManualPlace::TeamShare:
        return QStringLiteral("team.md#share-the-study-1-click-4-fields");
    case ManualPlace::TeamInvite:
        return QStringLiteral("team.md#invite-3-clicks-for-everybody");
    case ManualPlace::TeamJoin:
        return QStringLiteral("team.md#join-2-clicks");
    case ManualPlace::Team:
        return QStringLiteral("team.md#while-it-runs");
    case ManualPlace::Norming:
        return QStringLiteral("norming.md");
    case ManualPlace::SecondLooks:
        return QStringLiteral("expert.md#second-looks");
    case ManualPlace::History:
        return QStringLiteral("expert.md#history");
    case ManualPlace::Lock:
        return QStringLiteral("expert.md#the-lock");
    case ManualPlace::Seminar:
        return QStringLiteral("course.md#seminar");
    case ManualPlace::Limits:
        return QStringLiteral("reference.md#limits");
    case ManualPlace::Corrections:
        return QStringLiteral("reference.md#corrections");
    case ManualPlace::OwnQuestion:
        return QStringLiteral("annotator.md#good-to-know");
    }
    Q_UNREACHABLE();
}

} // namespace subtext
