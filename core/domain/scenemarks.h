// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/cue.h"
#include "core/domain/scenario.h"

#include <vector>

namespace subtext {

/// A word of a scene, and how many people marked it.
struct MarkedPlace
{
    FieldIndex field{};
    TextSpan word;
    int people = 0;

    bool operator==(const MarkedPlace&) const = default;
};

/// A stretch of a scene that somebody marked.
struct MarkedStretch
{
    FieldIndex field{};
    TextSpan span;
    QString words; ///< What the text has there.

    bool operator==(const MarkedStretch&) const = default;
};

/// What one person marked of a scene as it reads now, by field, then in the text's order.
std::vector<MarkedStretch> markedStretches(const Cues& cues, const Scenario& scene);

/// The marks of several people, laid over one scene as it reads now.
struct SceneMarks
{
    int marking = 0;                ///< People with a mark over a text as it reads now.
    std::vector<MarkedPlace> words; ///< That anybody marked, by field, then in the text's order.
};

/// `cues`: of each person; `fields`: how many the task has.
SceneMarks sceneMarks(const Scenario& scene, std::size_t fields,
                      const std::vector<const Cues*>& cues);

/// Which of the words of a text (wordsIn) are marked, by their places from 0.
std::vector<int> markedWords(const Cues& cues, FieldIndex field, const QString& text);

/// Whether there is a mark over a text that was corrected since.
bool isAnyOutdated(const Cues& cues, const Scenario& scene);

} // namespace subtext
