// SPDX-License-Identifier: MIT
#include "core/figures/livequality.h"

#include "core/operation/studycontext.h"
#include "core/quality/studychecks.h"
#include "core/storage/answerstore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"

#include <algorithm>

namespace subtext {
namespace {

std::vector<QualityFlag> joined(std::vector<QualityFlag> flags,
                                const std::vector<QualityFlag>& others)
{
    flags.insert(flags.end(), others.begin(), others.end());
    std::sort(flags.begin(), flags.end());
    return flags;
}

} // namespace

LiveQuality::LiveQuality(StudyContext& context, QObject* parent)
    : QObject(parent)
    , m_context(context)
{
    rebuild();
    connect(&m_context.notices, &StudyChanges::changed, this, &LiveQuality::onStudyChanged);
}

void LiveQuality::rebuild()
{
    struct Moment
    {
        QualityThresholds thresholds;
        std::vector<Annotation> revisions;
        std::set<ScenarioId> leftOut;
        std::shared_ptr<const Task> task;
        std::vector<Scenario> scenes;
    };
    auto moment = m_context.readConsistently([&] {
        return Moment{m_context.thresholds(), m_context.answers.after({}),
                      m_context.scenarios.leftOut(), m_context.db->task().shared(),
                      m_context.scenarios.all(Items::All)};
    });
    m_isComplete = moment.has_value();
    if (!m_isComplete)
        return; // what was known stays, and refresh() tries again
    m_leftOut = std::move(moment->leftOut);
    begin(moment->thresholds, *moment->task);
    m_last = {};
    m_entries.clear();
    m_lastActivity.clear();
    for (const Annotation& annotation : moment->revisions) {
        const Entry* entry = keep(annotation);
        if (entry && !m_taskMonitor)
            m_monitor.upsert(entry->observation, entry->position);
    }
    if (m_taskMonitor)
        m_taskMonitor->reset(answers());
    std::vector<GivenExplanation> given;
    for (const auto& [person, entries] : m_entries) {
        for (const auto& [scenario, entry] : entries)
            given.push_back({person, scenario, entry.explanation});
    }
    m_explanations->reset(given, moment->scenes);
}

void LiveQuality::begin(const QualityThresholds& limits, const Task& task)
{
    m_limits = m_applied = limits;
    m_monitor = QualityMonitor(limits);
    m_taskMonitor.reset();
    m_explanations.emplace(task, limits);
    if (task.layout == TaskLayout::Cei)
        return;
    m_taskMonitor.emplace(checkedTask(task, limits), limits.splitFrom);
    m_applied = appliedLimits(m_taskMonitor->task(), limits);
    word();
}

void LiveQuality::setWording(std::function<Task(const Task&)> wording)
{
    m_wording = std::move(wording);
    word();
}

void LiveQuality::word()
{
    if (m_taskMonitor)
        m_worded = m_wording ? m_wording(m_taskMonitor->task()) : m_taskMonitor->task();
}

void LiveQuality::refresh()
{
    if (!m_isComplete) {
        rebuild();
        if (m_isComplete)
            Q_EMIT reset();
        return;
    }
    const auto revisions = m_context.read([&] { return m_context.answers.after(m_last); });
    if (!revisions)
        return; // the study says so; the next refresh begins where this one did
    for (const Annotation& annotation : *revisions)
        take(annotation);
}

const LiveQuality::Entry* LiveQuality::keep(const Annotation& annotation)
{
    m_last = std::max(m_last, annotation.id);
    if (annotation.submittedAt) {
        qint64& last = m_lastActivity[annotation.person];
        last = std::max(last, *annotation.submittedAt);
    }
    if (m_leftOut.count(annotation.scenario) > 0)
        return nullptr; // no data any more
    const auto observation = m_taskMonitor ? QualityObservation() : observationOf(annotation);
    if (!observation)
        return nullptr; // level 1 says what is wrong with it
    Entry& entry = m_entries[annotation.person][annotation.scenario];
    AnnotationRank rank = rankOf(annotation);
    if (rank < entry.rank)
        return nullptr; // merged after a later revision of the same answer
    entry = {*observation, taskAnswerOf(annotation), annotation.answer.explanation,
             annotation.position, std::move(rank)};
    return &entry;
}

void LiveQuality::take(const Annotation& annotation)
{
    const Entry* entry = keep(annotation);
    if (!entry)
        return;
    QualityMonitor::Change change = m_taskMonitor
                                        ? m_taskMonitor->upsert(entry->answer)
                                        : m_monitor.upsert(entry->observation, entry->position);
    const QualityMonitor::Change ofText =
        m_explanations->upsert({annotation.person, annotation.scenario, entry->explanation});
    change.appeared = joined(std::move(change.appeared), ofText.appeared);
    change.disappeared = joined(std::move(change.disappeared), ofText.disappeared);
    Q_EMIT updated(annotation.person, annotation.scenario, change);
}

std::vector<QualityFlag> LiveQuality::flags() const
{
    return joined(m_taskMonitor ? m_taskMonitor->flags() : m_monitor.flags(),
                  m_explanations ? m_explanations->flags() : std::vector<QualityFlag>());
}

std::vector<QualityFlag> LiveQuality::flags(PersonId person) const
{
    return joined(m_taskMonitor ? m_taskMonitor->flags(person) : m_monitor.flags(person),
                  m_explanations ? m_explanations->flags(person) : std::vector<QualityFlag>());
}

std::vector<QualityFlag> LiveQuality::itemFlags(ScenarioId scenario) const
{
    return m_taskMonitor ? m_taskMonitor->itemFlags(scenario) : m_monitor.itemFlags(scenario);
}

std::vector<QualityFlag> LiveQuality::explanationFlags(ScenarioId scenario) const
{
    return m_explanations ? m_explanations->itemFlags(scenario) : std::vector<QualityFlag>();
}

PersonQuality LiveQuality::person(PersonId person) const
{
    PersonQuality quality =
        m_taskMonitor ? m_taskMonitor->person(person) : m_monitor.person(person);
    countFlags(quality, flags(person));
    return quality;
}

std::optional<qint64> LiveQuality::submittedAt(PersonId person, ScenarioId scenario) const
{
    const auto entries = m_entries.find(person);
    if (entries == m_entries.end())
        return std::nullopt;
    const auto entry = entries->second.find(scenario);
    return entry == entries->second.end() ? std::nullopt : std::get<1>(entry->second.rank);
}

std::optional<qint64> LiveQuality::responseMs(PersonId person, ScenarioId scenario) const
{
    const auto entries = m_entries.find(person);
    if (entries == m_entries.end())
        return std::nullopt;
    const auto entry = entries->second.find(scenario);
    return entry == entries->second.end() ? std::nullopt : entry->second.observation.responseMs;
}

std::optional<qint64> LiveQuality::lastActivity(PersonId person) const
{
    const auto found = m_lastActivity.find(person);
    return found == m_lastActivity.end() ? std::nullopt : std::optional<qint64>(found->second);
}

std::vector<QualityObservation> LiveQuality::observations() const
{
    std::vector<QualityObservation> all;
    for (const auto& [person, entries] : m_entries) {
        for (const auto& [scenario, entry] : entries)
            all.push_back(entry.observation);
    }
    return all;
}

std::vector<QualityObservation> LiveQuality::observations(PersonId person) const
{
    std::vector<Entry> entries;
    if (const auto found = m_entries.find(person); found != m_entries.end()) {
        for (const auto& [scenario, entry] : found->second)
            entries.push_back(entry);
    }
    std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
        return std::pair(a.position, a.observation.scenario) <
               std::pair(b.position, b.observation.scenario);
    });
    std::vector<QualityObservation> observations;
    observations.reserve(entries.size());
    for (const Entry& entry : entries)
        observations.push_back(entry.observation);
    return observations;
}

std::vector<TaskAnswer> LiveQuality::answers() const
{
    std::vector<TaskAnswer> all;
    for (const auto& [person, entries] : m_entries) {
        for (const auto& [scenario, entry] : entries)
            all.push_back(entry.answer);
    }
    return all;
}

std::vector<TaskAnswer> LiveQuality::answers(PersonId person) const
{
    std::vector<TaskAnswer> answers;
    if (const auto found = m_entries.find(person); found != m_entries.end()) {
        for (const auto& [scenario, entry] : found->second)
            answers.push_back(entry.answer);
    }
    std::sort(answers.begin(), answers.end(), [](const TaskAnswer& a, const TaskAnswer& b) {
        return std::pair(a.position, a.scenario) < std::pair(b.position, b.scenario);
    });
    return answers;
}

void LiveQuality::onStudyChanged(const ChangeSet& changes)
{
    // The limits that apply follow from those that were set, the protocol and the assignment. A
    // self-check or a dismissal names somebody or something; limits that were set do not.
    const bool isSetting = changes.kinds.testFlag(ChangeSet::QualityChanged) &&
                           changes.people.empty() && changes.scenarios.empty();
    if (isSetting || (changes.kinds & (ChangeSet::StudyChanged | ChangeSet::AssignmentsChanged))) {
        const auto thresholds = m_context.readConsistently([&] { return m_context.thresholds(); });
        if (!thresholds || *thresholds != m_limits) {
            rebuild();
            if (m_isComplete)
                Q_EMIT reset();
            return;
        }
    }
    if (changes.kinds.testFlag(ChangeSet::ScenariosChanged)) {
        const auto leftOut = m_context.read([&] { return m_context.scenarios.leftOut(); });
        if (!leftOut) {
            m_isComplete = false; // refresh() tries again
            return;
        }
        if (*leftOut != m_leftOut) {
            rebuild();
            if (m_isComplete)
                Q_EMIT reset();
            return;
        }
        if (m_explanations && m_explanations->isAsked()) {
            const auto scenes = scenesOf(changes);
            if (!scenes) {
                m_isComplete = false;
                return;
            }
            if (m_explanations->setScenes(*scenes))
                Q_EMIT reset();
        }
    }
    if (changes.kinds.testFlag(ChangeSet::AnnotationChanged))
        refresh();
}

Result<std::vector<Scenario>> LiveQuality::scenesOf(const ChangeSet& changes) const
{
    return m_context.readConsistently([&] {
        if (changes.scenarios.empty())
            return m_context.scenarios.all(Items::All);
        std::vector<Scenario> scenes;
        for (const ScenarioId id : changes.scenarios) {
            if (auto scene = m_context.scenarios.byId(id))
                scenes.push_back(std::move(*scene));
        }
        return scenes;
    });
}

} // namespace subtext
