// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/goldlabel.h"
#include "core/domain/scenario.h"
#include "core/figures/mirror.h"

#include <QString>

#include <memory>
#include <vector>

namespace subtext {

class StudyContext;

/// Why another chose what they chose: what they wrote, and the words of the scene that they marked.
struct OthersReason
{
    QString code; ///< Of the person; never the name.
    Ballot ballot{};
    QString explanation; ///< May be empty where words are marked.
    Cues cues;

    bool operator==(const OthersReason&) const = default;
};

/// A scene that its annotator labelled otherwise than the final label.
struct MirrorScene
{
    Scenario scenario;
    Answer own;
    Picks gold{};                        ///< By question.
    std::vector<std::vector<int>> votes; ///< Of everybody, by question and option.
    QString note;                        ///< Of the adjudicator; empty where there is none.
    /// In the order of the roster, of those who explained theirs or marked words of the scene as
    /// it reads now; empty unless asked for.
    std::vector<OthersReason> reasons;
};

/// One person's page.
struct Mirror
{
    AgreementRater rater;
    MirrorFigures figures;
    std::vector<MirrorScene> scenes; ///< Those to reread, in their order.
};

struct Mirrors
{
    QString title; ///< Of the study.
    std::shared_ptr<const Task> task;
    MirrorResampling resampling;
    bool hasReasons = false;
    std::vector<Mirror> people; ///< In the order of the roster.
};

struct MirrorOptions
{
    /// Whose pages; empty: of everybody who answered anything. Whoever did not has none.
    std::vector<PersonId> people;
    /// The others' explanations and marked words of the scenes to reread, under codes. Whether the
    /// consent text allows that is for whoever asks to know.
    bool hasReasons = false;
    MirrorResampling resampling;
};

/// See Figures::mirrors. Throws; call it inside Database::readConsistently.
Mirrors readMirrors(StudyContext& context, const MirrorOptions& options);

} // namespace subtext
