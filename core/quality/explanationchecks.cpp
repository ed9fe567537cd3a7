// SPDX-License-Identifier: MIT
#include "core/quality/explanationchecks.h"

#include "core/domain/texts.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace subtext {
namespace {

/// Runs that a text has at least once it has so many words, if none comes twice.
std::size_t runsOfWords(int words)
{
    return static_cast<std::size_t>(std::max(1, words - 2));
}

Shingles without(const Shingles& runs, const Shingles& others)
{
    Shingles own;
    std::set_difference(runs.begin(), runs.end(), others.begin(), others.end(),
                        std::back_inserter(own));
    return own;
}

/// What two texts share that are the same but for case, punctuation and spaces.
QString normalised(const QString& text)
{
    const QStringList words = wordsOf(text);
    return words.isEmpty() ? text.simplified() : words.join(u' ');
}

template <typename Key, typename Value>
const Value& valueOr(const std::map<Key, Value>& values, Key key, const Value& otherwise)
{
    const auto found = values.find(key);
    return found == values.end() ? otherwise : found->second;
}

} // namespace

std::optional<QualityCode> lengthFinding(int sentences, int from, int to)
{
    if (sentences < from)
        return QualityCode::ExplanationShort;
    if (to > 0 && sentences > to)
        return QualityCode::ExplanationLong;
    return std::nullopt;
}

ExplanationMonitor::ExplanationMonitor(const Task& task, const QualityThresholds& limits)
    : m_limits(limits)
{
    if (!task.explanation || !limits.checksExplanations)
        return;
    m_fromSentences = task.explanation->fromSentences;
    m_toSentences = task.explanation->toSentences;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        if (task.scene[i].kind == FieldKind::Text)
            m_texts.push_back(i);
    }
}

Shingles ExplanationMonitor::runsOf(const Scenario& scene) const
{
    Shingles runs;
    for (const std::size_t field : m_texts) {
        const Shingles ofField = shinglesOf(scene.fields.at(field));
        runs.insert(runs.end(), ofField.begin(), ofField.end());
    }
    std::sort(runs.begin(), runs.end());
    runs.erase(std::unique(runs.begin(), runs.end()), runs.end());
    return runs;
}

void ExplanationMonitor::keep(const GivenExplanation& given)
{
    auto& ofItem = m_items[given.scenario];
    auto& counts = m_counts[given.person];
    if (const auto before = ofItem.find(given.person); before != ofItem.end()) {
        const auto counted = counts.find(before->second.words);
        if (--counted->second == 0)
            counts.erase(counted);
        ofItem.erase(before);
    }
    if (given.text.trimmed().isEmpty())
        return;
    const QString words = normalised(given.text);
    ++counts[words];
    ofItem[given.person] = {words, countSentences(given.text), shinglesOf(given.text)};
}

void ExplanationMonitor::reset(std::span<const GivenExplanation> given,
                               std::span<const Scenario> scenes)
{
    m_scenes.clear();
    m_items.clear();
    m_counts.clear();
    m_flags.clear();
    if (!isAsked())
        return;
    for (const Scenario& scene : scenes)
        m_scenes[scene.id] = runsOf(scene);
    for (const GivenExplanation& one : given)
        keep(one);
    QualityMonitor::Change change;
    for (const auto& [scenario, ofItem] : m_items)
        checkItem(scenario, change);
    for (const auto& [person, counts] : m_counts)
        checkTexts(person, change);
}

QualityMonitor::Change ExplanationMonitor::upsert(const GivenExplanation& given)
{
    QualityMonitor::Change change;
    if (!isAsked())
        return change;
    keep(given);
    checkItem(given.scenario, change);
    checkTexts(given.person, change);
    // What is not there any more has no explanation to be looked at.
    if (!m_items[given.scenario].contains(given.person)) {
        for (const QualityCode code :
             {QualityCode::ExplanationShort, QualityCode::ExplanationLong,
              QualityCode::ExplanationOfScene, QualityCode::ExplanationOfAnother}) {
            QualityFlag gone;
            gone.code = code;
            gone.person = given.person;
            gone.scenario = given.scenario;
            put(gone, false, change);
        }
    }
    std::sort(change.appeared.begin(), change.appeared.end());
    std::sort(change.disappeared.begin(), change.disappeared.end());
    return change;
}

bool ExplanationMonitor::setScenes(std::span<const Scenario> scenes)
{
    if (!isAsked())
        return false;
    const std::vector<QualityFlag> before = flags();
    QualityMonitor::Change change;
    for (const Scenario& scene : scenes) {
        Shingles now = runsOf(scene);
        Shingles& held = m_scenes[scene.id];
        if (held == now)
            continue;
        held = std::move(now);
        if (m_items.contains(scene.id))
            checkItem(scene.id, change);
    }
    return flags() != before;
}

/// How much of a text stands in that of another annotator of the item, at most.
double ExplanationMonitor::copiedShare(const Written& own, PersonId person,
                                       const std::map<PersonId, Written>& ofItem,
                                       const Shingles& scene) const
{
    const Shingles runs = without(own.runs, scene); // both may quote it
    if (runs.size() < runsOfWords(m_limits.copiedFromWords))
        return 0;
    double most = 0;
    for (const auto& [other, theirs] : ofItem) {
        if (other != person)
            most = std::max(most, containment(runs, theirs.runs));
    }
    return most;
}

void ExplanationMonitor::checkItem(ScenarioId scenario, QualityMonitor::Change& change)
{
    static const Shingles None;
    const Shingles& scene = valueOr(m_scenes, scenario, None);
    const auto& ofItem = m_items[scenario];
    for (const auto& [person, own] : ofItem) {
        const auto check = [&, who = person](QualityCode code, double value, double limit,
                                             bool isFound) {
            put({code, who, scenario, std::nullopt, value, limit}, isFound, change);
        };
        const auto length = lengthFinding(own.sentences, *m_fromSentences, m_toSentences);
        check(QualityCode::ExplanationShort, own.sentences, *m_fromSentences,
              length == QualityCode::ExplanationShort);
        check(QualityCode::ExplanationLong, own.sentences, m_toSentences,
              length == QualityCode::ExplanationLong);
        const double limit = m_limits.copiedShare;
        const double ofScene = own.runs.size() < runsOfWords(m_limits.copiedFromWords)
                                   ? 0
                                   : containment(own.runs, scene);
        check(QualityCode::ExplanationOfScene, ofScene, limit, ofScene > limit);
        const double ofAnother = copiedShare(own, person, ofItem, scene);
        check(QualityCode::ExplanationOfAnother, ofAnother, limit, ofAnother > limit);
    }
}

void ExplanationMonitor::checkTexts(PersonId person, QualityMonitor::Change& change)
{
    int most = 0;
    for (const auto& [text, count] : m_counts[person])
        most = std::max(most, count);
    put({QualityCode::SameExplanation, person, ScenarioId{}, std::nullopt,
         static_cast<double>(most), static_cast<double>(m_limits.sameExplanationFrom)},
        most >= std::max(2, m_limits.sameExplanationFrom), change);
}

void ExplanationMonitor::put(const QualityFlag& flag, bool isFound, QualityMonitor::Change& change)
{
    Flags& held = m_flags[flag.person];
    const auto at = held.find(keyOf(flag));
    if (isFound && at == held.end()) {
        held.emplace(keyOf(flag), flag);
        change.appeared.push_back(flag);
    } else if (isFound) {
        at->second = flag;
    } else if (at != held.end()) {
        change.disappeared.push_back(at->second);
        held.erase(at);
    }
}

std::vector<QualityFlag> ExplanationMonitor::flags() const
{
    std::vector<QualityFlag> all;
    for (const auto& [person, held] : m_flags) {
        for (const auto& [key, flag] : held)
            all.push_back(flag);
    }
    std::sort(all.begin(), all.end());
    return all;
}

std::vector<QualityFlag> ExplanationMonitor::flags(PersonId person) const
{
    std::vector<QualityFlag> own;
    if (const auto found = m_flags.find(person); found != m_flags.end()) {
        for (const auto& [key, flag] : found->second)
            own.push_back(flag);
    }
    std::sort(own.begin(), own.end());
    return own;
}

std::vector<QualityFlag> ExplanationMonitor::itemFlags(ScenarioId scenario) const
{
    std::vector<QualityFlag> ofItem;
    for (const auto& [person, held] : m_flags) {
        for (const auto& [key, flag] : held) {
            if (flag.scenario == scenario)
                ofItem.push_back(flag);
        }
    }
    std::sort(ofItem.begin(), ofItem.end());
    return ofItem;
}

std::vector<QualityFlag> checkExplanations(std::span<const GivenExplanation> given,
                                           std::span<const Scenario> scenes, const Task& task,
                                           const QualityThresholds& limits)
{
    ExplanationMonitor monitor(task, limits);
    std::set<ScenarioId> explained; // nothing is held against the texts of any other scene
    for (const GivenExplanation& one : given) {
        if (!one.text.trimmed().isEmpty())
            explained.insert(one.scenario);
    }
    std::vector<Scenario> those;
    std::copy_if(scenes.begin(), scenes.end(), std::back_inserter(those),
                 [&](const Scenario& scene) { return explained.contains(scene.id); });
    monitor.reset(given, those);
    return monitor.flags();
}

} // namespace subtext
