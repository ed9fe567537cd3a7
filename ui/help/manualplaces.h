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
    Release,
    Report, ///< The tables and figures of the place Release.
    Entanglement,
    Models,
    VectorModels, ///< The place Models in a study of EmoScene.
    SetupFiles,   ///< Of the wizard: task and files.
    SetupPeople,  ///< The steps after them.
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
};
inline constexpr int ManualPlaceCount = static_cast<int>(ManualPlace::Norming) + 1;

/// What the manual says of it, as a link: "course.md#4-collect".
QString manualTarget(ManualPlace place);

} // namespace subtext
