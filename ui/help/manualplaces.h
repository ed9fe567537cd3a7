// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace subtext {

/// Where somebody can be who asks for help.
enum class ManualPlace {
    Start,
    SignIn,
    BeforeWork, ///< Consent and practice.
    Home,
    Label,
    Guidelines,
    Adjudicate,
    Agreement,
    Quality,
    Roster,
    People, ///< Who comes and who goes.
    Assignment,
    ReturnedFiles, ///< The view Files of Roster.
    StudySettings,
    ItemQuestions, ///< Those of all annotators, and the replies to them.
    LabelAgain,
    PracticeScenes,
    Mirrors,
    Release,
    ReleaseFiles, ///< Of a release, and how they differ from those of the last one.
    Report,       ///< The tables and figures of the place Release.
    Entanglement,
    Models,
    ModelImport, ///< The views of the place Models.
    Leaderboard,
    ModelSet,
    ModelItems,
    VectorModels, ///< The place Models in a study of EmoScene.
    SetupFiles,   ///< Of the wizard: task and files.
    SetupPeople,
    SetupRules, ///< Assignment as well.
    SetupConsent,
    SetupSummary,
    Import,
    Export,
    TaskEditor,
    LabelStudio,
    LabelStudioStudy,
    Asking,
    WrittenScenes,
    ChoosingScenes,
    Topics,
    TeamShare,
    TeamInvite,
    TeamJoin,
    Team,    ///< Its devices, and what was sent.
    Norming, ///< The votes of an annotator, and the rounds of a coordinator.
    SecondLooks,
    History, ///< Of the decisions about an item.
    Lock,
    Seminar,
    Limits,
    Corrections,
    OwnQuestion, ///< An annotator's, about an item.
};
inline constexpr int ManualPlaceCount = static_cast<int>(ManualPlace::OwnQuestion) + 1;

/// What the manual says of it, as a link: "course.md#4-collect".
QString manualTarget(ManualPlace place);

} // namespace subtext
