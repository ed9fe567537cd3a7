// SPDX-License-Identifier: MIT
#include "core/travel/importing.h"

#include "core/domain/goldlabel.h"
#include "core/domain/personcode.h"
#include "core/exchange/refusalkeeper.h"
#include "core/operation/qualitydesk.h"
#include "core/operation/studycontext.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <map>
#include <set>

namespace subtext {
namespace {

bool isSameScenario(const Scenario& a, const Scenario& b)
{
    return a.speakerRole == b.speakerRole && a.listenerRole == b.listenerRole &&
           a.context == b.context && a.utterance == b.utterance && a.power == b.power;
}

/// One import at work; lives inside its transaction.
class ImportRun
{
public:
    ImportRun(StudyContext& context, ImportReport& report, bool hasRandomCodes)
        : m_context(context)
        , m_report(report)
        , m_secret(hasRandomCodes ? context.env.ids.next() : QString())
        , m_refusals(report.refused, report.furtherRefused)
        , m_isNewStudy(context.scenarios.idsWithSubtype().empty())
    {
        for (const Person& person : context.people.all()) {
            m_byName.insert(person.name, person);
            m_byCode.insert(person.code.toUpper(), person);
            m_skeletons.insert(codeSkeleton(person.code));
        }
    }

    void take(const ImportedFile& file)
    {
        for (const Refusal& refusal : file.refused)
            m_refusals.add(refusal);
        for (const FurtherRefusals& further : file.furtherRefused)
            m_refusals.add(further);
        m_report.warnings.insert(m_report.warnings.end(), file.warnings.begin(),
                                 file.warnings.end());
        m_keptScenarios = 0;
        m_keptAnswers = 0;
        reserveCodes(file);
        for (const ImportedRecord& record : file.records)
            takeRecord(record, file.path);
        note(ImportNotice::KeptScenarios, file.path, m_keptScenarios);
        note(ImportNotice::KeptAnnotations, file.path, m_keptAnswers);
    }

    /// Answers wait until every assignment is known, because an answer needs its place in the
    /// person's order.
    void finish()
    {
        std::map<PersonId, int> lastPosition;
        for (const auto& [annotation, scenario] : m_answers) {
            const PersonId person = annotation.person;
            if (m_context.people.position(person, scenario))
                continue;
            if (lastPosition.count(person) == 0)
                lastPosition[person] = static_cast<int>(m_context.people.assignmentCount(person));
            m_context.people.assign(person, scenario, ++lastPosition[person],
                                    m_context.people.lastSeat(scenario) + 1);
        }
        for (auto& [annotation, scenario] : m_answers) {
            annotation.position = m_context.requireAssignment(annotation.person, scenario);
            m_context.answers.insert(annotation);
            ++m_report.annotations;
        }
        for (const Decision& decision : m_decisions) {
            m_context.decisions.insert(decision);
            m_report.adjudications += decision.label || decision.isAmbiguous ? 1 : 0;
            m_report.notes += decision.note.isEmpty() ? 0 : 1;
        }
    }

private:
    /// New people of a file get their codes in the order of their names: what depends on the order
    /// of the raters (ICC) is then the same under codes as under names.
    void reserveCodes(const ImportedFile& file)
    {
        std::set<QString> names;
        QSet<QString> claimed;
        for (const ImportedRecord& record : file.records) {
            for (const ImportedAnswer& answer : record.answers) {
                const QString name = answer.annotator.trimmed();
                if (!answer.code.isEmpty())
                    claimed.insert(answer.code);
                else if (!m_byName.contains(name))
                    names.insert(name);
            }
        }
        for (const QString& code : claimed)
            m_claimed.insert(codeSkeleton(code));
        for (const QString& name : inOrderOfCodes(names)) {
            if (!m_reserved.contains(name))
                m_reserved.insert(name, nextFreeCode());
        }
    }

    /// That of the names; at random where that was asked for, for whoever has a list of the names
    /// knows theirs.
    std::vector<QString> inOrderOfCodes(const std::set<QString>& names) const
    {
        std::vector<QString> order(names.begin(), names.end());
        if (m_secret.isEmpty())
            return order;
        const auto lotOf = [this](const QString& name) {
            return QCryptographicHash::hash((m_secret + u'\n' + name).toUtf8(),
                                            QCryptographicHash::Sha256);
        };
        std::stable_sort(order.begin(), order.end(),
                         [&](const QString& a, const QString& b) { return lotOf(a) < lotOf(b); });
        return order;
    }

    QString nextFreeCode()
    {
        for (;;) {
            const QString code = QStringLiteral("A%1").arg(++m_lastNumber, 2, 10, QLatin1Char('0'));
            const QString skeleton = codeSkeleton(code);
            if (!m_skeletons.contains(skeleton) && !m_claimed.contains(skeleton))
                return code;
        }
    }

    void note(ImportNotice notice, const QString& file, qint64 count)
    {
        if (count > 0)
            m_report.warnings.push_back({notice, file, 0, {}, {}, {}, count});
    }

    void refuse(const QString& file, qint64 line, const QString& column, const QString& value,
                RefusalReason reason)
    {
        m_refusals.add({file, line, column, value, reason});
    }

    void takeRecord(const ImportedRecord& record, const QString& file)
    {
        Scenario scenario = record.scenario;
        const QString name = scenario.name();
        if (m_seen.contains(name)) {
            refuse(file, record.line, QStringLiteral("id"), scenario.sourceId,
                   RefusalReason::DuplicateScenario);
            return;
        }
        const auto known = m_isNewStudy
                               ? std::nullopt
                               : m_context.scenarios.byName(scenario.subtype, scenario.sourceId);
        if (known && !isSameScenario(*known, scenario)) {
            refuse(file, record.line, QStringLiteral("id"), scenario.sourceId,
                   RefusalReason::DifferentScenario);
            return;
        }
        if (known && contradictsDecision(record, known->id)) {
            refuse(file, record.line, QStringLiteral("gold"),
                   record.gold ? QString(emotionToken(*record.gold)) : record.note.left(60),
                   RefusalReason::DifferentDecision);
            return;
        }
        std::vector<Annotation> answers;
        if (!resolveAnswers(record, known, file, answers))
            return;
        m_seen.insert(name);
        if (known) {
            scenario.id = known->id;
            ++m_keptScenarios;
        } else {
            scenario.uuid = m_context.env.ids.next();
            scenario.id = m_context.scenarios.insert(scenario);
            ++m_report.scenarios;
        }
        for (Annotation& annotation : answers) {
            annotation.scenario = scenario.id;
            m_answers.emplace_back(std::move(annotation), scenario.id);
        }
        takeDecision(record, scenario.id, known.has_value());
    }

    bool resolveAnswers(const ImportedRecord& record, const std::optional<Scenario>& known,
                        const QString& file, std::vector<Annotation>& into)
    {
        QSet<PersonId> answering;
        for (const ImportedAnswer& imported : record.answers) {
            const auto found = personFor(imported);
            if (!found) {
                refuse(file, record.line, QStringLiteral("annotator_code"), imported.code,
                       found.error());
                return false;
            }
            const Person& person = *found;
            if (person.role != Role::Annotator) {
                refuse(file, record.line, imported.annotator, person.code,
                       RefusalReason::NotAnAnnotator);
                return false;
            }
            if (answering.contains(person.id)) {
                refuse(file, record.line, imported.annotator, person.code,
                       RefusalReason::DuplicateAnswer);
                return false;
            }
            const auto existing =
                known ? m_context.answers.latest(person.id, known->id) : std::nullopt;
            if (existing && existing->answer == imported.answer) {
                ++m_keptAnswers;
                continue;
            }
            if (existing) {
                refuse(file, record.line, imported.annotator,
                       imported.answer.emotion ? emotionToken(*imported.answer.emotion)
                                               : QLatin1String(),
                       RefusalReason::DifferentAnnotation);
                return false;
            }
            Annotation annotation;
            annotation.uuid = m_context.env.ids.next();
            annotation.person = person.id;
            annotation.answer = imported.answer;
            annotation.timings = imported.timings;
            annotation.submittedAt = imported.submittedAt;
            annotation.origin = Origin::Imported;
            answering.insert(person.id);
            into.push_back(std::move(annotation));
        }
        return true;
    }

    /// Known by code, then by name; else somebody new, unless the code is none to be given.
    tl::expected<Person, RefusalReason> personFor(const ImportedAnswer& imported)
    {
        const QString name = imported.annotator.trimmed();
        if (!imported.code.isEmpty() && m_byCode.contains(imported.code.toUpper()))
            return m_byCode.value(imported.code.toUpper());
        if (const auto known = m_byName.constFind(name); known != m_byName.constEnd())
            return *known;
        if (!imported.code.isEmpty() && !isReadableCode(imported.code))
            return tl::unexpected<RefusalReason>(RefusalReason::UnusableCode);
        if (!imported.code.isEmpty() && m_skeletons.contains(codeSkeleton(imported.code)))
            return tl::unexpected<RefusalReason>(RefusalReason::TakenCode);
        Person person;
        person.uuid = m_context.env.ids.next();
        person.name = name;
        person.code = imported.code.isEmpty() ? m_reserved.value(name) : imported.code;
        person.id = m_context.people.insert(person);
        m_byName.insert(name, person);
        m_byCode.insert(person.code.toUpper(), person);
        m_skeletons.insert(codeSkeleton(person.code));
        return person;
    }

    // A decision that the study holds is never overwritten by a file.
    bool contradictsDecision(const ImportedRecord& record, ScenarioId scenario)
    {
        if (!record.gold && !record.isAmbiguous && record.note.isEmpty())
            return false;
        const Resolution known = resolveDecisions(m_context.decisions.ofScenario(scenario));
        return known.isDisputed ||
               (known.decision &&
                (known.decision->label != record.gold || known.decision->note != record.note ||
                 known.decision->isAmbiguous != record.isAmbiguous));
    }

    /// True for a row that only says what the study's own votes give: an export read back.
    bool repeatsTheRule(const ImportedRecord& record, ScenarioId scenario)
    {
        if (!record.gold || record.isAmbiguous || !record.note.isEmpty())
            return false;
        // A look at every seat of the study; the run adds none before its end.
        if (!m_ratingsNeeded)
            m_ratingsNeeded = m_context.ratingsNeeded();
        const GoldLabel rule = goldLabel({}, m_context.votes(scenario), *m_ratingsNeeded);
        return rule.label == record.gold && record.basis.value_or(rule.basis) == rule.basis;
    }

    void takeDecision(const ImportedRecord& record, ScenarioId scenario, bool isKnown)
    {
        if (!record.gold && !record.isAmbiguous && record.note.isEmpty())
            return;
        const std::vector<Decision> history = m_context.decisions.ofScenario(scenario);
        if (resolveDecisions(history).decision)
            return; // it says the same, or the row would have been refused
        if (isKnown && repeatsTheRule(record, scenario))
            return; // gold by rule is derived, never stored
        Decision decision;
        decision.scenario = scenario;
        decision.label = record.gold;
        decision.isAmbiguous = record.isAmbiguous;
        decision.note = record.note;
        decision.origin = Origin::Imported;
        std::vector<Emotion> votes;
        for (const ImportedAnswer& answer : record.answers) {
            if (answer.answer.emotion)
                votes.push_back(*answer.answer.emotion);
        }
        if (record.basis)
            decision.basis = *record.basis;
        else if (record.gold)
            decision.basis = basisOfImportedGold(*record.gold, votes);
        decision.uuid = m_context.env.ids.next();
        m_decisions.push_back(std::move(decision));
    }

    StudyContext& m_context;
    ImportReport& m_report;
    QString m_secret; ///< Of random codes; forgotten with the import.
    RefusalKeeper m_refusals;
    bool m_isNewStudy;
    QHash<QString, Person> m_byName;
    QHash<QString, Person> m_byCode;
    QHash<QString, QString> m_reserved; ///< Codes of new people, by name.
    QSet<QString> m_skeletons;          ///< Of the codes of all people.
    QSet<QString> m_claimed;            ///< Skeletons of the codes that the files name themselves.
    std::optional<int> m_ratingsNeeded;
    int m_lastNumber = 0; ///< Of the codes that were given away.
    QSet<QString> m_seen;
    std::vector<std::pair<Annotation, ScenarioId>> m_answers;
    std::vector<Decision> m_decisions;
    qint64 m_keptScenarios = 0;
    qint64 m_keptAnswers = 0;
};

} // namespace

Result<std::vector<ImportedFile>>
readImportFiles(const QStringList& paths, const ImportOptions& options, const CancelToken& cancel)
{
    std::vector<ImportedFile> files;
    for (const QString& path : paths) {
        auto file = readImportFile(path, options, cancel);
        if (!file)
            return fail(file.error());
        files.push_back(std::move(*file));
    }
    return files;
}

Result<ImportReport> Importing::apply(const std::vector<ImportedFile>& files, bool hasRandomCodes)
{
    ImportReport report;
    const auto done = m_context.operate(QStringLiteral("import"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        m_context.requireUnlocked();
        ImportRun run(m_context, report, hasRandomCodes);
        QJsonArray names;
        for (const ImportedFile& file : files) {
            run.take(file);
            names.append(QFileInfo(file.path).fileName());
        }
        run.finish();
        changes.kinds = ChangeSet::ScenariosChanged | ChangeSet::PeopleChanged |
                        ChangeSet::AssignmentsChanged | ChangeSet::AnnotationChanged |
                        ChangeSet::DecisionsChanged;
        return QJsonObject{{QStringLiteral("files"), names},
                           {QStringLiteral("scenarios"), report.scenarios},
                           {QStringLiteral("annotations_taken"), report.annotations},
                           {QStringLiteral("gold_labels"), report.adjudications}};
    });
    if (!done)
        return fail(done.error());
    return report;
}

Result<ImportReport> Importing::importFiles(const QStringList& paths, const ImportOptions& options)
{
    const auto files = readImportFiles(paths, options);
    if (!files)
        return fail(files.error());
    return apply(*files, options.hasRandomCodes);
}

} // namespace subtext
