// SPDX-License-Identifier: MIT
#include "core/travel/importrun.h"

#include "core/domain/ceiscene.h"
#include "core/domain/goldlabel.h"
#include "core/domain/personcode.h"
#include "core/exchange/cei/assumedpowers.h"
#include "core/storage/answerstore.h"
#include "core/storage/decisionstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/predictionstore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"
#include "core/travel/saidfields.h"

#include <algorithm>
#include <set>
#include <utility>

namespace subtext {

ImportRun::ImportRun(StudyContext& context, ImportReport& report, bool hasRandomCodes,
                     SaidPowers powers)
    : m_context(context)
    , m_task(context.db->task().shared())
    , m_report(report)
    , m_newCodes(hasRandomCodes ? context.env.ids.next().text() : QString())
    , m_powers(std::move(powers))
    , m_refusals(report.refused, report.furtherRefused)
    , m_isEmpty(context.scenarios.idsWithGroup(Items::All).empty())
{
    for (const Person& person : context.people.all()) {
        m_byName.insert(person.name, person);
        m_byCode.insert(person.code.toUpper(), person);
        m_newCodes.take(person.code);
    }
    m_roster = m_byCode;
}

void ImportRun::take(const ImportedFile& file)
{
    for (const Refusal& refusal : file.refused)
        m_refusals.add(refusal);
    for (const FurtherRefusals& further : file.furtherRefused)
        m_refusals.add(further);
    const std::vector<ImportWarning> warnings = warningsOf(file, m_powers);
    m_report.warnings.insert(m_report.warnings.end(), warnings.begin(), warnings.end());
    m_keptScenarios = 0;
    m_keptAnswers = 0;
    m_earlierAnswers = 0;
    m_recognised = 0;
    m_revised = 0;
    m_scenesRevised.clear();
    m_draftsTaken = 0;
    m_draftsLeft = 0;
    m_skippedTaken.clear();
    m_skippedLeft.clear();
    m_seen.clear();
    if (!m_isEmpty)
        m_ratingsNeeded = m_context.ratingsNeeded();
    readTexts(file);
    reserveCodes(file);
    for (const ImportedRecord& record : file.records) {
        if (record.isReference)
            takeReference(record, file.path);
        else
            takeRecord(record, file.path);
    }
    m_isEmpty = false; // another file of the same import may go on with its scenes
    note(ImportNotice::KeptScenarios, file.path, m_keptScenarios);
    note(ImportNotice::KeptAnnotations, file.path, m_keptAnswers);
    note(ImportNotice::EarlierAnswers, file.path, m_earlierAnswers);
    note(ImportNotice::RecognisedScenes, file.path, m_recognised);
    note(ImportNotice::NewRevisions, file.path, m_revised);
    if (m_revised > 0)
        nameScenes(m_report.warnings.back(), m_scenesRevised);
    note(ImportNotice::DraftsTaken, file.path, m_draftsTaken);
    note(ImportNotice::Drafts, file.path, m_draftsLeft);
    noteSkipped(file.path);
    m_report.drafts += m_draftsTaken;
    m_report.revisions += m_revised;
    m_report.sameAnswers += m_keptAnswers;
}

QMap<QString, QString> ImportRun::identities(const QString& server) const
{
    QMap<QString, QString> people;
    for (auto of = m_codes.begin(); of != m_codes.end(); ++of)
        people.insert(server + u'#' + of.key(), of.value());
    return people;
}

void ImportRun::noteIdentity(const ImportedAnswer& imported, const Person& person)
{
    if (imported.origin && !imported.origin->personNumber.isEmpty())
        m_codes.insert(imported.origin->personNumber, person.code);
}

void ImportRun::reserveCodes(const ImportedFile& file)
{
    std::set<QString> names;
    const auto reserve = [&](const ImportedAnswer& answer) {
        const QString name = answer.annotator.trimmed();
        if (!answer.code.isEmpty())
            m_newCodes.claim(answer.code);
        else if (!m_byName.contains(name) && !m_roster.contains(name.toUpper()))
            names.insert(name);
    };
    for (const ImportedRecord& record : file.records) {
        std::for_each(record.answers.begin(), record.answers.end(), reserve);
        std::for_each(record.drafts.begin(), record.drafts.end(), reserve);
    }
    m_newCodes.reserve(names);
}

void ImportRun::note(ImportNotice notice, const QString& file, qint64 count)
{
    if (count > 0)
        m_report.warnings.push_back({notice, file, 0, {}, {}, {}, count});
}

void ImportRun::refuse(const QString& file, qint64 line, const QString& column,
                       const QString& value, RefusalReason reason, const QString& scenario)
{
    m_refusals.add({file, line, column, value, reason, {}, scenario});
}

void ImportRun::refuseAnswer(const ImportedRecord& record, const ImportedAnswer& imported,
                             const QString& file, const QString& column, const QString& value,
                             RefusalReason reason)
{
    m_refusals.add(
        {file, record.line, column, value, reason, {}, record.scenario.name(), imported.origin});
}

tl::expected<ImportRun::Known, RefusalReason> ImportRun::sceneOf(const ImportedRecord& record,
                                                                 Scenario& scenario)
{
    const Known namesake = m_isEmpty && !record.isNumbered
                               ? std::nullopt
                               : m_context.scenarios.byName({scenario.group, scenario.sourceId});
    if (!record.isNumbered || (namesake && isSameAsSaid(*namesake, scenario, record.said)))
        return namesake;
    auto found = recognised(record);
    if (!found)
        return found;
    if (!*found)
        return namesake;
    const Scenario& scene = **found;
    m_recognised += scene.name() == scenario.name() ? 0 : 1;
    scenario.group = scene.group;
    scenario.sourceId = scene.sourceId;
    return found;
}

void ImportRun::takeRecord(const ImportedRecord& record, const QString& file)
{
    Scenario scenario = record.scenario;
    const auto found = sceneOf(record, scenario);
    if (!found) {
        refuse(file, record.line, QStringLiteral("id"), scenario.sourceId, found.error());
        return;
    }
    const Known& known = *found;
    const QString name = scenario.name();
    if (m_seen.contains(name)) {
        refuse(file, record.line, QStringLiteral("id"), scenario.sourceId,
               RefusalReason::DuplicateScenario);
        return;
    }
    // A file from before a correction is about the same scene.
    if (known && !isSameAsSaid(*known, scenario, record.said) &&
        !isSameAsSaid(*m_context.scenarios.asTakenIn(known->id), scenario, record.said)) {
        refuse(file, record.line, QStringLiteral("id"), scenario.sourceId,
               RefusalReason::DifferentScenario);
        return;
    }
    // The rest of the row stands: answers are no less true for another gold label.
    const bool isDecidedOtherwise = known && contradictsDecision(record, known->id);
    if (isDecidedOtherwise)
        refuse(file, record.line, QStringLiteral("gold"),
               record.gold ? choicesOf({record.gold}) : record.note.left(60),
               RefusalReason::DifferentDecision, name);
    std::vector<Annotation> answers;
    if (!resolveAnswers(record, known, file, answers))
        return;
    m_seen.insert(name);
    if (known) {
        scenario.id = known->id;
        ++m_keptScenarios;
    } else {
        const auto power = m_powers.constFind(name);
        if (power != m_powers.constEnd() && powerSourceOf(scenario) == PowerSource::Assumed)
            givePower(scenario, *power);
        scenario.uuid = m_context.env.ids.next();
        scenario.id = m_context.scenarios.insert(scenario);
        ++m_report.scenarios;
        if (!m_bySourceId.isEmpty())
            m_bySourceId.insert(scenario.sourceId, scenario.id);
    }
    if (record.part)
        takePart(*record.part, scenario.id);
    // The decision first: what it is compared with are the votes that the study had.
    if (!isDecidedOtherwise)
        takeDecision(record, scenario.id, known.has_value());
    insertAnswers(answers, scenario.id, known.has_value());
    takeDrafts(record, scenario.id);
}

/// After the answers: who has one has nothing open. What was begun goes before what was skipped.
void ImportRun::takeDrafts(const ImportedRecord& record, ScenarioId scenario)
{
    for (const bool isSkipped : {false, true}) {
        for (const ImportedAnswer& imported : record.drafts) {
            if (imported.origin->isSkipped != isSkipped)
                continue;
            const Begun begun = takeDraft(imported, scenario);
            if (isSkipped)
                ++(begun == Begun::Taken ? m_skippedTaken : m_skippedLeft)[imported.annotator];
            else if (begun != Begun::There)
                ++(begun == Begun::Taken ? m_draftsTaken : m_draftsLeft);
        }
    }
}

void ImportRun::noteSkipped(const QString& file)
{
    const auto say = [&](ImportNotice notice, const std::map<QString, qint64>& counts) {
        qint64 all = 0;
        for (const auto& [person, count] : counts)
            all += count;
        note(notice, file, all);
        if (all > 0)
            m_report.warnings.back().value = countsOfPeople(counts);
    };
    say(ImportNotice::SkippedFlagged, m_skippedTaken);
    say(ImportNotice::SkippedLeft, m_skippedLeft);
    for (const auto& [person, count] : m_skippedTaken) {
        m_report.skippedBy[person] += count;
        m_report.drafts += count;
    }
}

ImportRun::Begun ImportRun::takeDraft(const ImportedAnswer& imported, ScenarioId scenario)
{
    const auto person = personFor(imported);
    if (!person || person->role != Role::Annotator)
        return Begun::Left;
    noteIdentity(imported, *person);
    if (m_context.answers.latest(person->id, scenario))
        return Begun::Left;
    const qint64 savedAt = imported.origin->changedAt.value_or(m_context.env.clock.now());
    const auto known = m_context.answers.draft(person->id, scenario);
    if (known)
        return known->savedAt >= savedAt ? Begun::There : Begun::Left; // there, or went on here
    if (!m_context.people.position(person->id, scenario))
        assign(person->id, scenario, m_context.people.lastSeat(scenario) + 1);
    Draft draft;
    draft.savedAt = savedAt;
    draft.answer = imported.answer;
    m_context.answers.saveDraft(person->id, scenario, draft);
    return Begun::Taken;
}

/// What was begun before an answer is over.
void ImportRun::endDraft(const Annotation& annotation)
{
    if (m_isEmpty || !annotation.submittedAt)
        return;
    const auto draft = m_context.answers.draft(annotation.person, annotation.scenario);
    if (!draft || draft->savedAt > *annotation.submittedAt)
        return;
    m_context.answers.deleteDraft(annotation.person, annotation.scenario);
    ++m_report.draftsEnded;
}

void ImportRun::takePart(Partition part, ScenarioId scenario)
{
    if (!m_parts)
        m_parts = m_context.predictions.parts();
    const auto known = m_parts->constFind(scenario);
    if (known != m_parts->constEnd() && *known == part)
        return;
    m_context.predictions.setPart(scenario, part, m_context.env.clock.now());
    m_parts->insert(scenario, part);
}

void ImportRun::insertAnswers(std::vector<Annotation>& answers, ScenarioId scenario, bool isKnown)
{
    int lastSeat = isKnown ? m_context.people.lastSeat(scenario) : 0;
    for (Annotation& annotation : answers) {
        annotation.scenario = scenario;
        const bool isAssigned =
            isKnown && m_context.people.position(annotation.person, scenario).has_value();
        insertAnswer(annotation, isAssigned, lastSeat);
    }
}

void ImportRun::takeReference(const ImportedRecord& record, const QString& file)
{
    const auto known = named(record.scenario);
    if (!known) {
        refuse(file, record.line, QStringLiteral("scenario"), record.scenario.name(),
               known.error());
        return;
    }
    std::vector<Annotation> answers;
    if (resolveAnswers(record, *known, file, answers))
        insertAnswers(answers, known->id, true);
}

/// By the group that stands beside the id, by the whole name, or by an id that one scene alone has.
tl::expected<Scenario, RefusalReason> ImportRun::named(const Scenario& name)
{
    if (const auto known = m_context.scenarios.byName({name.group, name.sourceId}))
        return *known;
    if (!name.group.isEmpty())
        return tl::unexpected<RefusalReason>(RefusalReason::UnknownScenario);
    for (qsizetype slash = name.sourceId.indexOf(u'/'); slash > 0;
         slash = name.sourceId.indexOf(u'/', slash + 1)) {
        const auto known =
            m_context.scenarios.byName({name.sourceId.left(slash), name.sourceId.mid(slash + 1)});
        if (known)
            return *known;
    }
    if (m_bySourceId.isEmpty()) {
        for (const Scenario& scenario : m_context.scenarios.heads(Items::All))
            m_bySourceId.insert(scenario.sourceId, scenario.id);
    }
    const QList<ScenarioId> found = m_bySourceId.values(name.sourceId);
    if (found.size() != 1)
        return tl::unexpected<RefusalReason>(found.isEmpty() ? RefusalReason::UnknownScenario
                                                             : RefusalReason::UnclearScenario);
    return *m_context.scenarios.byId(found.front());
}

QString ImportRun::choicesOf(const Ballot& ballot) const
{
    QStringList tokens;
    for (std::size_t i = 0; i < m_task->questions.size(); ++i) {
        if (const auto& choice = ballot.at(i))
            tokens << m_task->questions[i].options.at(slotOf(*choice)).token;
    }
    return tokens.join(u' ');
}

bool ImportRun::resolveAnswers(const ImportedRecord& record, const Known& known,
                               const QString& file, std::vector<Annotation>& into)
{
    // In an export of Label Studio an answer stands by itself; a row of a table is taken whole or
    // refused whole.
    for (const ImportedAnswer& imported : record.answers) {
        if (!resolveAnswer(record, imported, known, file, into) && !imported.origin)
            return false;
    }
    return true;
}

bool ImportRun::resolveAnswer(const ImportedRecord& record, const ImportedAnswer& imported,
                              const Known& known, const QString& file,
                              std::vector<Annotation>& into)
{
    const auto refused = [&](const QString& column, const QString& value, RefusalReason reason) {
        refuseAnswer(record, imported, file, column, value, reason);
        return false;
    };
    const auto found = personFor(imported);
    if (!found && found.error() == RefusalReason::UnclearPerson)
        return refused(QStringLiteral("annotator"), imported.annotator, found.error());
    if (!found)
        return refused(QStringLiteral("annotator_code"), imported.code, found.error());
    const Person& person = *found;
    if (person.role != Role::Annotator)
        return refused(imported.annotator, person.code, RefusalReason::NotAnAnnotator);
    noteIdentity(imported, person);
    const bool isSecond = std::any_of(into.begin(), into.end(), [&](const Annotation& other) {
        return other.person == person.id;
    });
    if (isSecond)
        return refused(imported.annotator, person.code, RefusalReason::DuplicateAnswer);
    const auto existing = known ? m_context.answers.latest(person.id, known->id) : std::nullopt;
    if (existing && isSameAsSaid(existing->answer, imported)) {
        ++m_keptAnswers;
        return true;
    }
    const Change change = existing ? changeOf(*existing, imported) : Change::None;
    if (change == Change::Unclear) {
        ++m_report.differentAnswers;
        return refused(imported.annotator, choicesOf(imported.answer.ballot),
                       RefusalReason::DifferentAnnotation);
    }
    if (change == Change::Earlier) {
        ++m_earlierAnswers;
        return true;
    }
    Annotation annotation;
    annotation.uuid = m_context.env.ids.next();
    annotation.person = person.id;
    annotation.answer = imported.answer;
    annotation.position = imported.position;
    annotation.timings = imported.timings;
    annotation.submittedAt = imported.submittedAt;
    annotation.origin = Origin::Imported;
    if (change == Change::Later) {
        annotation.revision = existing->revision + 1;
        annotation.submittedAt = imported.origin->changedAt;
        ++m_revised;
        m_scenesRevised << record.scenario.name();
    }
    m_report.noteTaken(record.scenario.name(), imported.annotator);
    into.push_back(std::move(annotation));
    return true;
}

ImportRun::Change ImportRun::changeOf(const Annotation& existing, const ImportedAnswer& imported)
{
    if (!imported.origin)
        return Change::Unclear;
    const RowOrigin& origin = *imported.origin;
    if (!origin.ownAnnotation.isEmpty()) {
        const auto revisions = m_context.answers.history(existing.person, existing.scenario);
        const bool isOurs =
            std::any_of(revisions.begin(), revisions.end(), [&](const Annotation& one) {
                return one.uuid.text() == origin.ownAnnotation;
            });
        if (isOurs && !origin.isChangedThere)
            return Change::Earlier; // it is as Subtext wrote it, and was revised here since
        if (isOurs && existing.uuid.text() == origin.ownAnnotation)
            return Change::Later;
    }
    if (!existing.submittedAt || !origin.changedAt || existing.submittedAt == origin.changedAt)
        return Change::Unclear;
    return *origin.changedAt > *existing.submittedAt ? Change::Later : Change::Earlier;
}

/// A number alone and an address alone say nothing of each other, and a name may be anybody's.
bool ImportRun::isUnclear(const ImportedAnswer& imported) const
{
    if (!imported.origin || imported.origin->isPersonSaid || !imported.code.isEmpty())
        return false;
    const auto isNumber = [](const QString& name) {
        bool is = false;
        name.toLongLong(&is);
        return is;
    };
    const QString name = imported.annotator.trimmed();
    const QStringList& aliases = imported.origin->aliases;
    for (auto known = m_byName.begin(); known != m_byName.end(); ++known) {
        if (known->role != Role::Annotator || known.key() == name)
            continue;
        const bool isOtherKind =
            isNumber(name) != isNumber(known.key()) && (isNumber(name) || name.contains(u'@'));
        if (isOtherKind || aliases.contains(known.key()))
            return true;
    }
    return false;
}

/// Before anything of the file is taken: two of its scenes may have the same texts.
void ImportRun::readTexts(const ImportedFile& file)
{
    m_byTexts.clear();
    for (const ImportedRecord& record : file.records) {
        if (record.isNumbered)
            m_byTexts.try_emplace(record.said);
    }
    if (m_byTexts.empty())
        return;
    for (const Scenario& scenario : m_context.scenarios.all(Items::All)) {
        for (auto& [said, scenes] : m_byTexts)
            scenes.insert(textsAsSaid(scenario, said), scenario.id);
    }
}

tl::expected<ImportRun::Known, RefusalReason> ImportRun::recognised(const ImportedRecord& record)
{
    const QList<ScenarioId> found =
        m_byTexts[record.said].values(textsAsSaid(record.scenario, record.said));
    if (found.empty())
        return Known();
    if (found.size() > 1)
        return tl::unexpected<RefusalReason>(RefusalReason::UnclearScenario);
    return m_context.scenarios.byId(found.front());
}

/// Known by code, then by name, then by a code of the roster in place of a name; else somebody new,
/// unless the code is none to be given.
tl::expected<Person, RefusalReason> ImportRun::personFor(const ImportedAnswer& imported)
{
    const QString name = imported.annotator.trimmed();
    if (!imported.code.isEmpty() && m_byCode.contains(imported.code.toUpper()))
        return m_byCode.value(imported.code.toUpper());
    if (const auto known = m_byName.constFind(name); known != m_byName.constEnd())
        return *known;
    // A column of annotators may hold codes: tables of a release do.
    if (const auto known = m_roster.constFind(name.toUpper());
        imported.code.isEmpty() && known != m_roster.constEnd())
        return *known;
    if (!imported.code.isEmpty() && !isReadableCode(imported.code))
        return tl::unexpected<RefusalReason>(RefusalReason::UnusableCode);
    if (!imported.code.isEmpty() && m_newCodes.isTaken(imported.code))
        return tl::unexpected<RefusalReason>(RefusalReason::TakenCode);
    if (isUnclear(imported))
        return tl::unexpected<RefusalReason>(RefusalReason::UnclearPerson);
    Person person;
    person.uuid = m_context.env.ids.next();
    person.name = name;
    person.code = imported.code.isEmpty() ? m_newCodes.of(name) : imported.code;
    person.id = m_context.people.insert(person);
    ++m_report.people;
    m_byName.insert(name, person);
    m_byCode.insert(person.code.toUpper(), person);
    m_newCodes.take(person.code);
    return person;
}

/// After their others. These are counted once: they only get more.
void ImportRun::assign(PersonId person, ScenarioId scenario, int seat)
{
    if (!m_lastPosition.contains(person))
        m_lastPosition[person] = static_cast<int>(m_context.people.assignmentCount(person));
    m_context.people.assign(person, scenario, ++m_lastPosition[person], seat);
}

/// Whoever was not given the item has it assigned now. When they met it is another thing: that is
/// what the file says, or not known.
void ImportRun::insertAnswer(Annotation& annotation, bool isAssigned, int& lastSeat)
{
    if (!isAssigned)
        assign(annotation.person, annotation.scenario, ++lastSeat);
    m_context.answers.insert(annotation);
    endDraft(annotation);
    ++m_report.annotations;
}

// A decision that the study holds is never overwritten by a file.
bool ImportRun::contradictsDecision(const ImportedRecord& record, ScenarioId scenario)
{
    if (!record.gold && !record.isAmbiguous && record.note.isEmpty())
        return false;
    const Resolution known = resolveDecisions(m_context.decisions.ofScenario(scenario));
    return known.isDisputed ||
           (known.decision &&
            (known.decision->label() != record.gold || known.decision->note != record.note ||
             known.decision->isAmbiguous() != record.isAmbiguous));
}

/// True for a row that only says what the study's own votes give: an export read back.
bool ImportRun::repeatsTheRule(const ImportedRecord& record, ScenarioId scenario)
{
    if (!record.gold || record.isAmbiguous || !record.note.isEmpty())
        return false;
    const GoldLabel rule = goldLabel({}, m_context.votes(scenario), m_ratingsNeeded);
    return rule.label == record.gold && record.basis.value_or(rule.basis) == rule.basis;
}

void ImportRun::takeDecision(const ImportedRecord& record, ScenarioId scenario, bool isKnown)
{
    if (!record.gold && !record.isAmbiguous && record.note.isEmpty())
        return;
    const std::vector<Decision> history = m_context.decisions.ofScenario(scenario);
    if (resolveDecisions(history).decision)
        return; // it says the same
    if (isKnown && repeatsTheRule(record, scenario))
        return; // gold by rule is derived, never stored
    Decision decision;
    decision.scenario = scenario;
    if (record.isAmbiguous || record.gold)
        decision.picks = picksOf(Pick{record.gold, record.gold && record.isAmbiguous});
    decision.note = record.note;
    decision.origin = Origin::Imported;
    std::vector<Choice> votes;
    for (const ImportedAnswer& answer : record.answers) {
        if (answer.answer.ballot[0])
            votes.push_back(*answer.answer.ballot[0]);
    }
    if (record.basis)
        decision.basis = *record.basis;
    else if (record.gold)
        decision.basis = basisOfImportedGold(*record.gold, votes);
    decision.uuid = m_context.env.ids.next();
    m_context.decisions.insert(decision);
    m_report.adjudications += decision.isDecided() ? 1 : 0;
    m_report.notes += decision.note.isEmpty() ? 0 : 1;
}

} // namespace subtext
