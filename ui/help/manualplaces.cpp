// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manualplaces.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

struct ManualTarget
{
    ManualPlace place;
    QLatin1String target; ///< A page, and with “#” a heading of it.
};

constexpr std::array ManualTargets{
    ManualTarget{ManualPlace::Start, QLatin1String("course.md")},
    ManualTarget{ManualPlace::Home, QLatin1String("course.md#home")},
    ManualTarget{ManualPlace::SignIn, QLatin1String("annotator.md")},
    ManualTarget{ManualPlace::BeforeWork, QLatin1String("annotator.md")},
    ManualTarget{ManualPlace::Label, QLatin1String("annotator.md")},
    ManualTarget{ManualPlace::Guidelines, QLatin1String("annotator.md#good-to-know")},
    ManualTarget{ManualPlace::Adjudicate, QLatin1String("expert.md")},
    ManualTarget{ManualPlace::Agreement, QLatin1String("reference.md#agreement")},
    ManualTarget{ManualPlace::Quality, QLatin1String("course.md#5-look-at-the-quality")},
    ManualTarget{ManualPlace::Roster, QLatin1String("course.md#3-hand-out")},
    ManualTarget{ManualPlace::People, QLatin1String("course.md#people-who-come-and-go")},
    ManualTarget{ManualPlace::Assignment, QLatin1String("course.md#who-has-which-items")},
    ManualTarget{ManualPlace::ReturnedFiles, QLatin1String("course.md#4-collect")},
    ManualTarget{ManualPlace::StudySettings, QLatin1String("course.md#settings")},
    ManualTarget{ManualPlace::ItemQuestions, QLatin1String("course.md#questions-about-items")},
    ManualTarget{ManualPlace::LabelAgain, QLatin1String("course.md#label-again")},
    ManualTarget{ManualPlace::PracticeScenes, QLatin1String("course.md#practice-scenes")},
    ManualTarget{ManualPlace::Mirrors, QLatin1String("course.md#mirrors")},
    ManualTarget{ManualPlace::Release, QLatin1String("course.md#9-pass-the-checks")},
    ManualTarget{ManualPlace::ReleaseFiles, QLatin1String("course.md#10-release-and-export")},
    ManualTarget{ManualPlace::Report, QLatin1String("reference.md#tables-and-figures-for-a-paper")},
    ManualTarget{ManualPlace::Entanglement, QLatin1String("reference.md#entanglement")},
    ManualTarget{ManualPlace::Models, QLatin1String("reference.md#models")},
    ManualTarget{ManualPlace::ModelImport, QLatin1String("reference.md#import-predictions")},
    ManualTarget{ManualPlace::Leaderboard, QLatin1String("reference.md#leaderboard")},
    ManualTarget{ManualPlace::ModelSet, QLatin1String("reference.md#one-prediction-set")},
    ManualTarget{ManualPlace::ModelItems,
                 QLatin1String("reference.md#items-and-the-models-answers")},
    ManualTarget{ManualPlace::VectorModels,
                 QLatin1String("reference.md#models-of-an-emoscene-study")},
    ManualTarget{ManualPlace::SetupFiles, QLatin1String("course.md#1-set-up-from-your-files")},
    ManualTarget{ManualPlace::SetupPeople,
                 QLatin1String("course.md#2-add-the-people-and-make-the-study")},
    ManualTarget{ManualPlace::SetupRules, QLatin1String("course.md#assignment-and-rules")},
    ManualTarget{ManualPlace::SetupConsent, QLatin1String("course.md#consent-and-practice")},
    ManualTarget{ManualPlace::SetupSummary, QLatin1String("course.md#make-the-study")},
    ManualTarget{ManualPlace::Import, QLatin1String("reference.md#import")},
    ManualTarget{ManualPlace::Export, QLatin1String("reference.md#export")},
    ManualTarget{ManualPlace::TaskEditor, QLatin1String("task.md")},
    ManualTarget{ManualPlace::LabelStudioStudy,
                 QLatin1String("label-studio.md#in-ten-minutes-in-the-window")},
    ManualTarget{ManualPlace::LabelStudio, QLatin1String("label-studio.md#a-running-server")},
    ManualTarget{ManualPlace::Asking, QLatin1String("reference.md#asking-models")},
    ManualTarget{ManualPlace::WrittenScenes,
                 QLatin1String("reference.md#scenes-that-a-model-writes")},
    ManualTarget{ManualPlace::ChoosingScenes, QLatin1String("reference.md#choosing-scenes")},
    ManualTarget{ManualPlace::Topics, QLatin1String("reference.md#topics")},
    ManualTarget{ManualPlace::TeamShare, QLatin1String("team.md#share-the-study-1-click-4-fields")},
    ManualTarget{ManualPlace::TeamInvite, QLatin1String("team.md#invite-3-clicks-for-everybody")},
    ManualTarget{ManualPlace::TeamJoin, QLatin1String("team.md#join-2-clicks")},
    ManualTarget{ManualPlace::Team, QLatin1String("team.md#while-it-runs")},
    ManualTarget{ManualPlace::Norming, QLatin1String("norming.md")},
    ManualTarget{ManualPlace::SecondLooks, QLatin1String("expert.md#second-looks")},
    ManualTarget{ManualPlace::History, QLatin1String("expert.md#history")},
    ManualTarget{ManualPlace::Lock, QLatin1String("expert.md#the-lock")},
    ManualTarget{ManualPlace::Seminar, QLatin1String("course.md#seminar")},
    ManualTarget{ManualPlace::Limits, QLatin1String("reference.md#limits")},
    ManualTarget{ManualPlace::Corrections, QLatin1String("reference.md#corrections")},
    ManualTarget{ManualPlace::OwnQuestion, QLatin1String("annotator.md#good-to-know")},
};
static_assert(ManualTargets.size() == ManualPlaceCount);

} // namespace

QString manualTarget(ManualPlace place)
{
    const auto found = std::find_if(ManualTargets.begin(), ManualTargets.end(),
                                    [place](const ManualTarget& t) { return t.place == place; });
    Q_ASSERT(found != ManualTargets.end());
    return found->target;
}

} // namespace subtext
