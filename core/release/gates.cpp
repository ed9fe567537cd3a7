// SPDX-License-Identifier: MIT
#include "core/release/gates.h"

#include "core/domain/texts.h"
#include "core/exchange/tables/formulacells.h"
#include "core/quality/schemarules.h"
#include "core/release/datasheet.h"
#include "core/release/deskplaces.h"
#include "core/release/layout/splitsjson.h"
#include "core/release/layoutchoice.h"
#include "core/release/names/privacy.h"
#include "core/release/namesgate.h"
#include "core/release/outgoingtexts.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

namespace subtext {
namespace {

constexpr qsizetype ExcerptLength = 40;

QHash<ScenarioId, std::vector<PersonId>> assignedPeople(const ReleaseInput& input)
{
    QHash<ScenarioId, std::vector<PersonId>> assigned;
    for (const auto& [scenario, person] : input.assigned)
        assigned[scenario].push_back(person);
    return assigned;
}

/// What of an answer that is not there stands in its place; nothing where several questions do.
QString firstColumn(const Task& task)
{
    return task.questions.size() == 1 ? task.questions.front().token : QString();
}

Gate labelledGate(const OutgoingTexts& texts)
{
    GatePlaces places;
    if (texts.data().scenarios.empty())
        places.add({{}, {}, {}, GateFinding::Empty, {}});
    const auto assigned = assignedPeople(texts.input());
    const QString field = firstColumn(texts.task());
    for (const Scenario& scenario : texts.data().scenarios) {
        const auto answers = texts.index().answersTo(scenario.id);
        const auto people = assigned.value(scenario.id);
        if (people.empty() && answers.empty())
            places.add({scenario.name(), {}, {}, GateFinding::Unassigned, {}});
        for (PersonId person : people) {
            if (!texts.index().answerOf(person, scenario.id))
                places.add({scenario.name(), field, {}, GateFinding::Open, texts.codeOf(person)});
        }
    }
    return places.gate(GateKind::Labelled);
}

/// Whether labels are missing for an item to have a gold label on a question.
bool isWaiting(const OutgoingTexts& texts, const Scenario& scenario, QuestionIndex question,
               bool isOpen)
{
    const GoldLabel& label = texts.index().goldOf(scenario.id, question);
    return isOpen && !label.isSettled() && label.source != GoldSource::Disputed;
}

/// What keeps one question of a scenario from having a gold label; nothing where it has one, or
/// cannot have one yet.
std::optional<GateFinding> undecided(const OutgoingTexts& texts, const Scenario& scenario,
                                     QuestionIndex question, bool isOpen)
{
    const GoldLabel& label = texts.index().goldOf(scenario.id, question);
    if (label.source == GoldSource::Disputed)
        return GateFinding::Disputed;
    const auto answers = texts.index().answersTo(scenario.id);
    const std::vector<Choice> votes = texts.index().votesOf(scenario.id, question);
    // Without all its labels nothing can be decided yet: that is another gate.
    if (label.isSettled() || isOpen || votes.size() < answers.size() || votes.empty())
        return std::nullopt;
    return countVotes(votes).winner ? GateFinding::TooFewVotes : GateFinding::Split;
}

Gate decidedGate(const OutgoingTexts& texts)
{
    GatePlaces places;
    qint64 waiting = 0;
    const auto assigned = assignedPeople(texts.input());
    const std::vector<Question>& questions = texts.task().questions;
    for (const Scenario& scenario : texts.data().scenarios) {
        const auto people = assigned.value(scenario.id);
        const bool isOpen = std::any_of(people.begin(), people.end(), [&](PersonId person) {
            return !texts.index().answerOf(person, scenario.id);
        });
        bool waits = false;
        for (std::size_t i = 0; i < questions.size(); ++i) {
            waits = waits || isWaiting(texts, scenario, static_cast<QuestionIndex>(i), isOpen);
            const auto problem = undecided(texts, scenario, static_cast<QuestionIndex>(i), isOpen);
            const QString field =
                questions.size() == 1 ? QStringLiteral("gold") : questions[i].token;
            if (problem)
                places.add({scenario.name(), field, {}, *problem, {}});
        }
        waiting += waits ? 1 : 0;
    }
    Gate gate = places.gate(GateKind::Decided);
    gate.waiting = waiting;
    return gate;
}

Gate consentGate(const OutgoingTexts& texts)
{
    GatePlaces places;
    for (const auto& [person, hasDeclined] : texts.input().withoutConsent) {
        places.add({{},
                    {},
                    {},
                    hasDeclined ? GateFinding::Declined : GateFinding::NotAskedForConsent,
                    texts.codeOf(person)});
    }
    Gate gate = places.gate(GateKind::Consent);
    gate.isAsked = texts.input().protocol.isConsentRequired;
    return gate;
}

Gate schemaGate(const OutgoingTexts& texts)
{
    SchemaContext known;
    for (const Scenario& scenario : texts.data().scenarios)
        known.scenarios.insert(scenario.id);
    for (const Person& person : texts.data().people)
        known.people.insert(person.id);
    for (const auto& [scenario, person] : texts.input().assigned)
        known.assignments.insert({person, scenario});
    GatePlaces places;
    const Task& task = texts.task();
    for (const SchemaProblem& problem : releaseLayoutOf(task).schemaProblems(
             texts.data().annotations, known, texts.input().protocol, task)) {
        places.add({texts.nameOf(problem.scenario), problem.field, problem.value, problem.code,
                    texts.codeOf(problem.person)});
    }
    return places.gate(GateKind::Schema);
}

void addPrivate(const OutgoingText& in, GatePlaces& places)
{
    for (const PrivatePiece& piece : findPrivate(in.text))
        places.add(in, piece.found, piece.kind, piece.position);
}

Gate privateGate(const OutgoingTexts& texts)
{
    GatePlaces places;
    for (const OutgoingText& text : texts.taskTexts())
        addPrivate(text, places);
    for (const Scenario& scenario : texts.data().scenarios) {
        std::vector<QString> scene;
        for (const OutgoingText& text : texts.sceneOf(scenario)) {
            addPrivate(text, places);
            scene.push_back(text.text);
        }
        for (const OutgoingText& text : texts.groupOf(scenario))
            addPrivate(text, places);
        const std::vector<QString> notes = texts.notesOf(scenario.id);
        if (notes.empty())
            continue;
        const PastedText pasted(scene);
        for (const QString& note : notes) {
            const OutgoingText in = OutgoingTexts::noteText(scenario, note);
            addPrivate(in, places);
            for (const Annotation* answer : texts.index().answersTo(scenario.id)) {
                if (const auto run = pasted.find(note, answer->answer.explanation)) {
                    places.add(in, run->found, GateFinding::Explanation, run->position,
                               texts.codeOf(answer->person));
                }
            }
        }
    }
    for (const OutgoingText& text : texts.modelTexts())
        addPrivate(text, places);
    return places.gate(GateKind::Private);
}

Gate damageGate(const OutgoingTexts& texts)
{
    GatePlaces places;
    const auto look = [&](const std::vector<OutgoingText>& all) {
        for (const OutgoingText& in : all) {
            for (const DamagedCharacter& damaged : findDamage(in.text))
                places.add(in, damaged.found, DamagedText{damaged.suggested}, damaged.position);
        }
    };
    for (const Scenario& scenario : texts.data().scenarios)
        look(texts.cellsOf(scenario));
    look(texts.people());
    look(texts.answers());
    look(texts.aboutTheStudy());
    return places.gate(GateKind::Damage);
}

Gate formulasGate(const OutgoingTexts& texts)
{
    GatePlaces places;
    const auto look = [&](const std::vector<OutgoingText>& all) {
        for (const OutgoingText& in : all) {
            if (const auto start = formulaStart(in.text))
                places.add(in, in.text.left(ExcerptLength), FormulaStart{*start}, 0);
        }
    };
    if (!texts.input().options.areFormulasText) {
        for (const Scenario& scenario : texts.data().scenarios)
            look(texts.cellsOf(scenario));
        look(texts.people());
        std::vector<OutgoingText> names = texts.modelTexts(); // answers are in no table
        std::erase_if(names, [](const OutgoingText& of) { return !of.scenario.isEmpty(); });
        look(names);
    }
    return places.gate(GateKind::Formulas);
}

/// What was left out is not among the scenarios any more.
Gate openFlagsGate(const OutgoingTexts& texts)
{
    std::set<QString> corrected;
    for (const Erratum& erratum : texts.data().errata) {
        if (erratum.part)
            corrected.insert(erratum.scenario);
    }
    GatePlaces places;
    for (const Scenario& scenario : texts.data().scenarios) {
        if (corrected.count(scenario.name()) > 0)
            continue;
        for (const Annotation* answer : texts.index().answersTo(scenario.id)) {
            if (isFlagOpen(*answer, texts.input().closedFlags))
                places.add(
                    {scenario.name(), {}, {}, GateFinding::Flagged, texts.codeOf(answer->person)});
        }
    }
    return places.gate(GateKind::OpenFlags, /*isWarning=*/true);
}

/// A preferred place says that an order decided, not the scenes. It is something to know and to
/// write down: whoever decided cannot decide anew without knowing.
Gate placesGate(const OutgoingTexts& texts)
{
    const DeskPlaces found = deskPlaces(texts.input().data, texts.input().ratingsNeeded);
    GatePlaces places;
    if (found.isPreferred()) {
        QStringList picks;
        for (const qint64 picked : found.picks.picks)
            picks.push_back(QString::number(picked));
        places.add({{}, QStringLiteral("gold"), picks.join(u'/'), GateFinding::FirstPlace, {}});
    }
    return places.gate(GateKind::Places, /*isWarning=*/true);
}

bool isInReason(const GatePlace& place)
{
    return place.field.startsWith(QLatin1String("override:"));
}

/// What the gate finds in the reasons takes the place of what it found in those before.
void replaceInReasons(Gate& gate, Gate ofReasons)
{
    std::erase_if(gate.places, isInReason);
    std::erase_if(ofReasons.places, [](const GatePlace& place) { return !isInReason(place); });
    // As OutgoingTexts::aboutTheStudy has them: the changelog comes last.
    const auto end = std::find_if(gate.places.begin(), gate.places.end(), [](const GatePlace& p) {
        return p.scenario.isEmpty() && p.field == QLatin1String("changelog");
    });
    gate.places.insert(end, std::make_move_iterator(ofReasons.places.begin()),
                       std::make_move_iterator(ofReasons.places.end()));
    gate.isPassed = gate.places.empty();
}

/// Whether the study asks nobody for consent: of labels that were imported it can say nothing then.
bool isNotAsked(const ReleaseInput& input, const QString& question)
{
    return question == QLatin1String("consent") && !input.protocol.isConsentRequired;
}

} // namespace

Gate datasheetNotice(const ReleaseInput& input)
{
    GatePlaces places;
    for (const DatasheetQuestion& question : datasheetQuestions()) {
        if (answerTo(input.answers, input.known, question.token).isEmpty())
            places.add({{},
                        QStringLiteral("answer:") + question.token,
                        {},
                        isNotAsked(input, question.token) ? GateFinding::NotAsked
                                                          : GateFinding::Unanswered,
                        {}});
    }
    return places.gate(GateKind::Datasheet, /*isWarning=*/true);
}

Gate findingsNotice(qint64 open)
{
    GatePlaces places;
    if (open > 0)
        places.add({{}, {}, QString::number(open), GateFinding::OpenFindings, {}});
    return places.gate(GateKind::Findings, /*isWarning=*/true);
}

Gate againNotice(const std::vector<std::pair<QString, QString>>& owed)
{
    GatePlaces places;
    for (const auto& [item, code] : owed)
        places.add({item, {}, {}, GateFinding::Again, code});
    return places.gate(GateKind::Again, /*isWarning=*/true);
}

Gate outdatedNotice(const std::vector<QString>& names)
{
    GatePlaces places;
    for (const QString& name : names)
        places.add({name, {}, {}, GateFinding::Outdated, {}});
    return places.gate(GateKind::Outdated, /*isWarning=*/true);
}

Gate teamNotice(const std::optional<TeamReading>& team)
{
    GatePlaces places;
    const auto add = [&](qint64 count, GateFinding finding, const QString& person = {}) {
        if (count > 0)
            places.add({{}, {}, QString::number(count), finding, person});
    };
    if (team) {
        if (!team->asOf)
            places.add({{}, {}, {}, GateFinding::Unread, {}});
        add(team->parked, GateFinding::Parked);
        add(team->setAside, GateFinding::Refused);
        for (const DeviceElsewhere& device : team->elsewhere)
            add(device.waiting, GateFinding::Elsewhere, device.code);
    }
    return places.gate(GateKind::Team, /*isWarning=*/true);
}

Gate partsNotice(const StudyData& publicData, const PartsOfItems& drawn)
{
    GatePlaces places;
    if (publicData.parts.isEmpty() && !drawn.empty()) {
        const std::array<qint64, 3> counts = countsOfParts(drawn);
        QStringList empty;
        for (const Partition part : {Partition::Train, Partition::Validation, Partition::Test}) {
            if (counts.at(static_cast<std::size_t>(part)) == 0)
                empty << QString(partToken(part));
        }
        if (!empty.isEmpty())
            places.add({{},
                        QStringLiteral("splits.json"),
                        empty.join(QStringLiteral(", ")),
                        GateFinding::EmptyPart,
                        {}});
    }
    return places.gate(GateKind::Parts, /*isWarning=*/true);
}

QString placeKey(const GatePlace& place)
{
    return QStringList{place.scenario, place.field, place.value, problemToken(place.problem),
                       place.person}
        .join(QChar::Null);
}

OverriddenGate overrideOf(const Gate& gate, const QString& reason, const QString& version)
{
    OverriddenGate given{gate.token(), reason, version, {}};
    for (const GatePlace& place : gate.places)
        given.places.insert(placeKey(place));
    return given;
}

bool isSetAside(const Gate& gate, const OverriddenGate& by, const QString& version)
{
    return by.gate == gate.token() && by.version == version && !by.reason.trimmed().isEmpty() &&
           std::all_of(gate.places.begin(), gate.places.end(), [&](const GatePlace& place) {
               return !isInReason(place) && by.places.contains(placeKey(place));
           });
}

bool isSetAside(const Gate& gate, const ReleaseInput& input)
{
    return std::any_of(
        input.overridden.begin(), input.overridden.end(),
        [&](const OverriddenGate& by) { return isSetAside(gate, by, input.options.version); });
}

std::vector<Gate> gatesWithReasons(std::vector<Gate> before, const ReleaseInput& input)
{
    ReleaseInput reasons;
    reasons.data.people = input.data.people;
    reasons.options = input.options;
    reasons.overridden = input.overridden;
    reasons.judgements = input.judgements;
    reasons.randomCodes = input.randomCodes;
    const OutgoingTexts texts(reasons);
    for (Gate& gate : before) {
        if (gate.kind == GateKind::Names)
            replaceInReasons(gate, namesGate(texts));
        else if (gate.kind == GateKind::Damage)
            replaceInReasons(gate, damageGate(texts));
    }
    return before;
}

std::vector<Gate> releaseGates(const ReleaseInput& input)
{
    const OutgoingTexts texts(input);
    std::vector<Gate> gates{labelledGate(texts), decidedGate(texts), consentGate(texts),
                            schemaGate(texts),   privateGate(texts), namesGate(texts),
                            damageGate(texts),   formulasGate(texts)};
    if (Gate flags = openFlagsGate(texts); !flags.isPassed)
        gates.push_back(std::move(flags));
    if (Gate places = placesGate(texts); !places.isPassed)
        gates.push_back(std::move(places));
    return gates;
}

} // namespace subtext
