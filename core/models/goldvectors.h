// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/base/ids.h"
#include "core/domain/annotation.h"
#include "core/domain/vocabulary.h"
#include "core/entanglement/evaluationprotocol.h"

#include <QHash>
#include <QString>

#include <vector>

namespace subtext {

struct Task;

/// Whether a study of this task is analysed by the vectors of its board: EmoScene's analysis.
bool hasVectors(const Task& task);

enum class GoldPart : std::uint8_t {
    All,
    Train, ///< Those that a prior of the protocols that hold out may see.
};

struct GoldVector
{
    ScenarioId scenario;
    QString name; ///< As in AgreementItem.
    entanglement::EvaluationScenario vector;

    bool isIn(GoldPart part) const
    {
        return part == GoldPart::All || vector.part == entanglement::SplitPart::Train;
    }
};

/// The gold vectors of a study, as of one moment.
struct GoldVectors
{
    std::vector<GoldVector> scenarios; ///< Those that count, in order of import.
    entanglement::EmotionNames names;  ///< The tokens of its questions.
    bool isSplitImported = false;      ///< Files said parts: none is drawn.

    /// Of the part's scenarios with a gold vector.
    entanglement::CoOccurrence counts(GoldPart part) const;
    /// The part's scenarios whose gold vector has all of these emotions, in order of import.
    std::vector<ScenarioId> with(EmotionSet emotions, GoldPart part) const;
    /// The part's scenarios that have no gold vector, since an emotion of theirs is open.
    std::vector<ScenarioId> withoutGold(GoldPart part) const;
};

/// Of what was read already: `said` is of which part files called each; where none said any,
/// scenarios belong to the parts of shuffledSplit. `input` is of a task with vectors.
GoldVectors goldVectors(const AgreementInput& input, const QHash<ScenarioId, Partition>& said);

/// What a ballot of EmoScene's board says; none while a question is open.
std::optional<EmotionSet> emotionsOf(const Ballot& gold);
/// The tokens of the questions of a task with that analysis.
entanglement::EmotionNames emotionNames(const Task& task);

} // namespace subtext
