// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/records.h"
#include "core/domain/scenario.h"
#include "core/task/task.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace subtext {

/// What the figures of cue words are made of: plain values.
struct CueInput
{
    std::shared_ptr<const Task> task;
    std::vector<Scenario> scenarios; ///< As they read now.
    /// The counting answers, those to an item side by side.
    std::vector<Annotation> answers;
    /// Which of them were asked for because of a split.
    std::vector<FurtherRating> further = {};
};

/// How the marks of one item lie together.
struct ItemCues
{
    ScenarioId scenario;
    QString name;
    int answers = 0; ///< Of everybody who answered.
    int marking = 0; ///< Of those who marked a word of the scene as it reads now.
    /// Mean over pairs of those: 2 · shared words / (words of one + words of the other); a word is
    /// one place of one text. None with fewer than two.
    /// Without those who were asked because of a split.
    std::optional<double> overlap;
};

/// How many answers with this label mark a word.
struct MarkedWord
{
    QString word; ///< In lower case.
    int answers = 0;

    bool operator==(const MarkedWord&) const = default;
};

struct LabelCues
{
    QString question;              ///< Token.
    QString option;                ///< Token.
    int answers = 0;               ///< With this label and a mark.
    std::vector<MarkedWord> words; ///< Most marked first, then by the alphabet; MostWords at most.

    static constexpr std::size_t MostWords = 10;
};

/// How the words that people marked lie together. Whoever marks nothing says nothing: marks are
/// voluntary, and no figure takes an answer without one for a judgement that no word gives it away.
struct CueFigures
{
    int answers = 0;
    int marking = 0;        ///< Answers with a mark over the text as it reads now.
    int furtherLeftOut = 0; ///< Of these, asked for because of a split: not in overlap and α.
    int outdated = 0; ///< Answers of which every mark is over a text that was corrected since.
    std::vector<ItemCues> items;   ///< With a mark at all, in the order of the study.
    std::optional<double> overlap; ///< Mean over the items that have one.
    int overlapItems = 0;          ///< So many.
    /// Krippendorff's α for unitizing (stats::unitizedAlpha) over the texts of those items, in code
    /// points; observers of a text are those who marked anything in its scene.
    std::optional<double> alpha;
    int alphaTexts = 0;            ///< Texts in which any of two observers marked a word.
    std::vector<LabelCues> labels; ///< Of every option that has marks, in the order of the task.
};

CueFigures cueFigures(const CueInput& input);
/// The document "subtext.cues/1": every figure unrounded, null where there is none.
QByteArray cueJson(const CueFigures& figures);

} // namespace subtext
