// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/reporttable.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <vector>

namespace subtext {

/// What a study lacks that a table or a figure is about.
enum class ReportLack : std::uint8_t {
    Scenarios,
    Votes,          ///< Nobody has answered anything.
    Groups,         ///< The task has none.
    PowerRelations, ///< The task has none.
    KnownPowers,    ///< No item states one.
    ValenceScale,   ///< The task has none.
    Scales,         ///< The task has none.
    Parts,          ///< No file said which part of train, validation and test an item is of.
    Options,        ///< The task asks nothing but yes or no.
    Annotators,
    Decisions,     ///< Nobody has decided anything in their own name.
    Models,        ///< No model has answered.
    WithdrawnSets, ///< Every set of predictions is withdrawn.
    SingleLabels,  ///< Models answer in vectors.
    WholeSets,     ///< Every set is unfinished, or was asked about part of the items.
    Gold,
    OutsideLabels,  ///< Models gave none.
    Vectors,        ///< The task has no board of yes and no that a prior connects.
    Probabilities,  ///< Models gave no probabilities of yes.
    WrittenAnswers, ///< Models gave nothing but probabilities.
    Confidence,     ///< Models did not say how sure they are.
    Topics,
    Marks,               ///< Nobody marked a word of the scenes as they read now.
    SecondReadings,      ///< No answer says what else it could be.
    Guesses,             ///< No answer guesses the others.
    ReaderGroups,        ///< Nobody said anything about themselves, or too few the same.
    FurtherAnnotators,   ///< No split went to more annotators.
    DisagreementSources, ///< Nobody answered again or gave second readings, or no two one item.
    TopicPlaces,         ///< Fewer than two scenarios have a topic and an embedding.
};

/// The tables of one name, several where they are of one question or protocol each; or why there is
/// none.
using ReportTables = tl::expected<std::vector<ReportTable>, ReportLack>;

} // namespace subtext
