// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/desk/deskqueue.h"
#include "core/domain/cue.h"
#include "ui/widgets/cuedprose.h"

#include <span>
#include <vector>

namespace subtext {

/// A word of a scene that somebody marked.
struct SharedCue
{
    FieldIndex field{};
    qsizetype start = 0; ///< In the text of the field, in UTF-16 as QString has it.
    qsizetype length = 0;
    CueShare share = CueShare::One;
    QString word;

    bool operator==(const SharedCue&) const = default;
};

/// The marks of several people, laid over one scene as it reads now.
struct CueLayers
{
    int answers = 0;
    int marking = 0;              ///< Of those with a mark over a text as it reads now.
    std::vector<SharedCue> words; ///< In the order of the task, then of the text.

    bool operator==(const CueLayers&) const = default;
};

CueLayers cueLayers(const Task& task, const Scenario& scene, std::span<const DeskRater> raters);

/// "By all who marked: “sorry”; by one: “again”". Empty where nothing is marked.
QString layersInWords(const CueLayers& layers);

} // namespace subtext
