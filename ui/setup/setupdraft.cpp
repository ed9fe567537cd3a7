// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/setupdraft.h"

#include "core/base/filenames.h"
#include "core/course/assignmentplan.h"
#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/operation/qualitydesk.h"
#include "core/task/builtintasks.h"
#include "core/travel/importing.h"
#include "ui/forms/rostercodes.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <functional>
#include <iterator>

namespace subtext {
namespace {

/// Whether it was done; the set-up goes on without what it made.
template <typename Value> Result<void> outcomeOf(const Result<Value>& done)
{
    return done.map([](const Value& /*made*/) {});
}

Result<void> takeRoster(Study& study, const SetupDraft& draft)
{
    return outcomeOf(study.roster().add(rosterOf(draft)));
}

/// Answers to a scene that no file brings, say.
std::vector<Refusal> refusedBesides(const ImportReport& report, const SetupDraft& draft)
{
    std::vector<Refusal> besides;
    const auto isShown = [&](const Refusal& refusal) {
        return std::any_of(draft.files.begin(), draft.files.end(), [&](const ImportedFile& file) {
            return std::any_of(file.refused.begin(), file.refused.end(), [&](const Refusal& one) {
                return one.file == refusal.file && one.line == refusal.line &&
                       one.column == refusal.column;
            });
        });
    };
    std::copy_if(report.refused.begin(), report.refused.end(), std::back_inserter(besides),
                 [&](const Refusal& refusal) { return !isShown(refusal); });
    return besides;
}

Result<void> takeFiles(Study& study, const SetupDraft& draft, std::vector<Refusal>* refused)
{
    if (draft.isFilledLater)
        return {};
    ImportOptions options;
    options.hasRandomCodes = draft.hasRandomCodes;
    options.powers = draft.powers;
    const auto taken = study.importing().apply(draft.files, options);
    if (taken && refused)
        *refused = refusedBesides(*taken, draft);
    return outcomeOf(taken);
}

/// Files with labels bring their assignment; scenarios alone need one.
Result<void> takeAssignment(Study& study, const SetupDraft& draft)
{
    if (draft.isFilledLater || hasAnswers(draft.files))
        return {};
    return outcomeOf(study.assigning().assign(draft.protocol.ratersPerItem, draft.protocol.seed,
                                              Assigning::HandedOut::Keep, draft.teams));
}

Result<void> takeTexts(Study& study, const SetupDraft& draft)
{
    std::map<TaskText, QString> texts = draft.otherTexts;
    texts[TaskText::Guideline] = draft.guideline;
    for (const auto& [text, own] : texts) {
        if (own.isEmpty())
            continue;
        if (const auto taken = study.courseRules().setText(text, own); !taken)
            return fail(taken.error());
    }
    return {};
}

Result<void> takeRules(Study& study, const SetupDraft& draft)
{
    if (draft.quality == QualityProtocol())
        return {};
    return outcomeOf(study.quality().setProtocol(draft.quality));
}

Result<void> takeConsent(Study& study, const SetupDraft& draft)
{
    if (draft.consentText.isEmpty())
        return {};
    return outcomeOf(study.consents().setText(draft.consentText));
}

} // namespace

bool hasAnswers(const std::vector<ImportedFile>& files)
{
    for (const ImportedFile& file : files) {
        for (const ImportedRecord& record : file.records) {
            if (!record.answers.empty())
                return true;
        }
    }
    return false;
}

int mostAnswers(const std::vector<ImportedFile>& files)
{
    QHash<QString, QSet<QString>> people;
    qsizetype most = 0;
    for (const ImportedFile& file : files) {
        for (const ImportedRecord& record : file.records) {
            for (const ImportedAnswer& answer : record.answers) {
                QSet<QString>& ofItem = people[record.scenario.name()];
                ofItem.insert(answer.annotator.trimmed());
                most = std::max(most, ofItem.size());
            }
        }
    }
    return static_cast<int>(most);
}

std::map<QString, qint64> countByGroup(const std::vector<ImportedFile>& files)
{
    std::map<QString, qint64> counts;
    for (const ImportedFile& file : files) {
        for (const ImportedRecord& record : file.records) {
            if (!record.isReference)
                ++counts[record.scenario.group];
        }
    }
    return counts;
}

const Task& taskOf(const SetupDraft& draft)
{
    return draft.task ? *draft.task : *builtInTask(QString(BuiltInTaskTokens.front()));
}

bool isCoordinatorListed(const SetupDraft& draft)
{
    const QString name = draft.coordinator.simplified();
    return std::any_of(draft.people.begin(), draft.people.end(), [&](const auto& person) {
        return person.role == Role::Coordinator &&
               person.name.compare(name, Qt::CaseInsensitive) == 0;
    });
}

std::vector<Roster::NewPerson> rosterOf(const SetupDraft& draft)
{
    std::vector<Roster::NewPerson> roster = draft.people;
    if (!draft.coordinator.trimmed().isEmpty() && !isCoordinatorListed(draft))
        roster.push_back({{}, draft.coordinator.trimmed(), Role::Coordinator});
    return withCodes(std::move(roster), {}, !hasAnswers(draft.files));
}

FilePeople peopleOfFiles(const SetupDraft& draft)
{
    const std::vector<Roster::NewPerson> roster = rosterOf(draft);
    QHash<QString, qsizetype> byName;
    QHash<QString, qsizetype> byCode;
    for (std::size_t i = 0; i < roster.size(); ++i) {
        byName.insert(roster[i].name, static_cast<qsizetype>(i));
        if (!roster[i].code.isEmpty())
            byCode.insert(roster[i].code.toUpper(), static_cast<qsizetype>(i));
    }
    QSet<QString> brought;
    QSet<qsizetype> known;
    for (const ImportedFile& file : draft.files) {
        for (const ImportedRecord& record : file.records) {
            for (const ImportedAnswer& answer : record.answers) {
                const QString name = answer.annotator.trimmed();
                const qsizetype at = byCode.value(answer.code.toUpper(), byName.value(name, -1));
                if (at >= 0)
                    known.insert(at);
                else
                    brought.insert(name);
            }
        }
    }
    FilePeople people;
    people.brought = brought.size();
    for (std::size_t i = 0; i < roster.size(); ++i) {
        const bool isKnown = known.contains(static_cast<qsizetype>(i));
        people.idle += roster[i].role == Role::Annotator && !isKnown ? 1 : 0;
    }
    return people;
}

Result<PlannedCounts> planCounts(const SetupDraft& draft)
{
    std::vector<std::pair<ScenarioId, QString>> scenarios;
    std::map<ScenarioId, QString> groups;
    for (const ImportedFile& file : draft.files) {
        for (const ImportedRecord& record : file.records) {
            if (record.isReference)
                continue;
            const ScenarioId id{static_cast<qint64>(scenarios.size()) + 1};
            const bool isShared = draft.teams == Assigning::Teams::Shared;
            scenarios.emplace_back(id, isShared ? QString() : record.scenario.group);
            groups[id] = record.scenario.group;
        }
    }
    std::vector<Person> annotators;
    for (const Roster::NewPerson& person : rosterOf(draft)) {
        if (person.role != Role::Annotator)
            continue;
        const PersonId id{static_cast<qint64>(annotators.size()) + 1};
        annotators.push_back({id, {}, person.code, person.name, person.role});
    }
    const auto plan = planAssignment(scenarios, annotators, draft.protocol);
    if (!plan)
        return fail(plan.error());
    PlannedCounts counts;
    for (const PlannedAssignment& assignment : *plan) {
        const auto at = static_cast<std::size_t>(assignment.person.value - 1);
        ++counts[annotators.at(at).code][groups.at(assignment.scenario)];
    }
    return counts;
}

QString studyFileName(const QString& title)
{
    const QString name = fileNamePart(title.toLower());
    return (name.isEmpty() ? QStringLiteral("study") : name) + QStringLiteral(".subtext");
}

tl::expected<std::unique_ptr<Study>, SetupFailure> makeStudy(const SetupDraft& draft,
                                                             const QString& path,
                                                             const Environment& environment,
                                                             std::vector<Refusal>* refused)
{
    Study::Setup setup;
    setup.title = draft.title.trimmed();
    setup.protocol = draft.protocol;
    if (draft.task)
        setup.task = *draft.task;
    auto study = Study::create(path, setup, environment);
    if (!study)
        return tl::unexpected<SetupFailure>({SetupStep::Summary, study.error()});
    using Part = std::function<Result<void>(Study&, const SetupDraft&)>;
    const Part takeTheFiles = [refused](Study& made, const SetupDraft& from) {
        return takeFiles(made, from, refused);
    };
    const std::pair<SetupStep, Part> parts[] = {
        {SetupStep::Files, takeTheFiles},        {SetupStep::People, takeRoster},
        {SetupStep::Assignment, takeAssignment}, {SetupStep::Task, takeTexts},
        {SetupStep::Rules, takeRules},           {SetupStep::Consent, takeConsent}};
    for (const auto& [step, take] : parts) {
        const auto taken = take(**study, draft);
        if (taken)
            continue;
        study->reset();
        // Made a moment ago, by this call. Why it was not filled matters more than that it stays.
        static_cast<void>(Study::remove(path));
        return tl::unexpected<SetupFailure>({step, taken.error()});
    }
    return std::move(*study);
}

} // namespace subtext
