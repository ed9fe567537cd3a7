// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/shingles.h"
#include "core/generation/sceneevent.h"

#include <QString>

#include <vector>

namespace subtext::generation {

/// What a scene must be like to become a scenario without a word from whoever takes it in.
struct SceneLimits
{
    int fewestSentences = 4;
    int mostSentences = 5;
    int fewestWords = 40;
    int mostWords = 140;
    double nearDuplicate = 0.5; ///< From this resemblance on two scenes are one; 0 … 1.
};

enum class SceneFaultKind : std::uint8_t {
    Empty,         ///< "empty": nothing is there.
    BarredWord,    ///< "barred": the word, as it stands there.
    TooFewWords,   ///< "short": how many.
    TooManyWords,  ///< "long": how many.
    Sentences,     ///< "sentences": how many.
    NoSubject,     ///< "subject": the name that does not occur.
    NearDuplicate, ///< "near": what it resembles.
};
QLatin1String sceneFaultToken(SceneFaultKind kind);

struct SceneFault
{
    SceneFaultKind kind = SceneFaultKind::Empty;
    QString what;

    bool operator==(const SceneFault&) const = default;
};

/// What is wrong with a scene, in the order of SceneFaultKind; barred words each once. `others`:
/// what it must not resemble.
std::vector<SceneFault> sceneFaults(const QString& text, const SceneEvent& event,
                                    const ShingleIndex& others, const SceneLimits& limits = {});

/// What a model wrote, as it is read: without white space and quotation marks around it, as one
/// paragraph.
QString sceneTextOf(const QString& answer);

} // namespace subtext::generation
