// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/cooccurrence.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace subtext::entanglement {

/// A scenario as far as the figures of a collection go.
struct ScenarioText
{
    QString text;
    std::optional<EmotionSet> gold; ///< None where votes are tied.
    QString topic;                  ///< Empty: of none.
};

/// Words that look forward, as the publication counts them: soon, will, plan, hope, prepare.
QStringList usualForwardMarkers();

/// Shares of tokens that are markers, over the tokens of all scenarios of a kind; 0 … 1.
struct MarkerRates
{
    QStringList words;                      ///< Lower-cased, sorted, each once.
    std::optional<double> withAnticipation; ///< None without such tokens.
    std::optional<double> without;
    std::optional<double> ratio; ///< With / without; none where that is none or 0.
};

struct VectorCount
{
    EmotionSet vector = 0;
    int times = 0;

    bool operator==(const VectorCount&) const = default;
};

struct TopicFigures
{
    QString topic;
    int scenarios = 0;
    /// The most prevalent in gold, the first on the wheel where several are; none where nobody
    /// feels anything.
    std::optional<std::size_t> dominantEmotion;
    bool isTied = false; ///< Others are as prevalent as that one.
};

/// What is said of a collection. Words and topics are of all scenarios, emotions of those with
/// gold.
struct ScenarioStatistics
{
    std::size_t scenarios = 0;
    std::size_t withoutGold = 0;
    std::optional<double> meanWords; ///< None without scenarios, as the next four.
    std::optional<double> medianWords;
    std::optional<int> fewestWords;
    std::optional<int> mostWords;
    std::optional<double> meanSentences;
    std::size_t vocabulary = 0;                    ///< Different tokens.
    std::array<int, Emotions + 1> cardinalities{}; ///< Scenarios with 0 … 8 emotions.
    std::optional<double> meanCardinality;
    CoOccurrence emotions;
    std::vector<VectorCount> vectors; ///< In use, most frequent first, then by mask.
    MarkerRates forwardMarkers;
    std::vector<TopicFigures> topics; ///< By name.

    int multiLabel() const; ///< With two emotions or more.
};

/// A word is a run of non-space; a sentence ends with a run of full stops, exclamation or question
/// marks before white space or the end; a token is a word in lower case without what is no letter
/// or digit at its ends, and counts unless nothing is left. O(total length).
ScenarioStatistics scenarioStatistics(const std::vector<ScenarioText>& scenarios,
                                      const QStringList& forwardMarkers = usualForwardMarkers());

} // namespace subtext::entanglement
