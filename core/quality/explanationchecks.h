// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/scenario.h"
#include "core/domain/shingles.h"
#include "core/quality/qualitymonitor.h"
#include "core/quality/qualityrecords.h"
#include "core/task/task.h"

#include <map>
#include <span>
#include <vector>

namespace subtext {

struct GivenExplanation
{
    PersonId person;
    ScenarioId scenario;
    QString text;

    bool operator==(const GivenExplanation&) const = default;
};

/// ExplanationShort or …Long where a text has fewer or more sentences than are asked for; `to` 0:
/// any number from `from` on. None otherwise.
std::optional<QualityCode> lengthFinding(int sentences, int from, int to);

/// Whether people engage with what they read, by what they write about it (level 2), for any task
/// that asks for an explanation: fewer or more sentences than it asks for, one text for many items,
/// and a text that stands in the scene or in another annotator's explanation of the same item. An
/// item without an explanation has none of these; where one is required, level 1 says so. Who of
/// two wrote first is not told: each has the finding. What both quote from the scene is no copying.
///
/// After any sequence of upserts the flags are those of one reset with what counts. Belongs to one
/// thread. An upsert costs O(r² + w log w) for r ratings of the item and w words, and O(k) in the
/// person's texts.
class ExplanationMonitor
{
public:
    /// Of a task that asks for none, and of a study that does not want these checks, it has no
    /// flags.
    ExplanationMonitor(const Task& task, const QualityThresholds& limits);

    /// Whether explanations are asked for, and looked at.
    bool isAsked() const { return m_fromSentences.has_value(); }

    /// Takes in all explanations, one a person and item, and forgets what was there.
    void reset(std::span<const GivenExplanation> given, std::span<const Scenario> scenes);
    /// Takes an explanation in, or the new revision of one.
    QualityMonitor::Change upsert(const GivenExplanation& given);
    /// Takes the texts of these scenes as they are now; returns whether a flag came, went or moved.
    bool setScenes(std::span<const Scenario> scenes);

    /// All that stands, sorted.
    std::vector<QualityFlag> flags() const;
    /// Those of one person, sorted.
    std::vector<QualityFlag> flags(PersonId person) const;
    /// Those about one item, sorted.
    std::vector<QualityFlag> itemFlags(ScenarioId scenario) const;

private:
    struct Written
    {
        QString words; ///< Lower case, without punctuation.
        int sentences = 0;
        Shingles runs;
    };
    using Flags = std::map<FlagKey, QualityFlag>;

    Shingles runsOf(const Scenario& scene) const;
    void keep(const GivenExplanation& given);
    void checkItem(ScenarioId scenario, QualityMonitor::Change& change);
    void checkTexts(PersonId person, QualityMonitor::Change& change);
    double copiedShare(const Written& own, PersonId person,
                       const std::map<PersonId, Written>& ofItem, const Shingles& scene) const;
    void put(const QualityFlag& flag, bool isFound, QualityMonitor::Change& change);

    std::optional<int> m_fromSentences; ///< None: nothing is asked for, or looked at.
    int m_toSentences = 0;              ///< 0: any number.
    std::vector<std::size_t> m_texts;   ///< The places of the fields that are texts.
    QualityThresholds m_limits;
    std::map<ScenarioId, Shingles> m_scenes;
    std::map<ScenarioId, std::map<PersonId, Written>> m_items;
    std::map<PersonId, std::map<QString, int>> m_counts; ///< How often each text was written.
    std::map<PersonId, Flags> m_flags;
};

/// The same of all explanations at once, sorted.
std::vector<QualityFlag> checkExplanations(std::span<const GivenExplanation> given,
                                           std::span<const Scenario> scenes, const Task& task,
                                           const QualityThresholds& limits);

} // namespace subtext
