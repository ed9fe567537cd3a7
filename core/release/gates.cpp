// SPDX-License-Identifier: MIT
#include "core/release/gates.h"

#include "core/domain/texts.h"
#include "core/quality/schemarules.h"
#include "core/release/outgoingtexts.h"
#include "core/release/privacy.h"

#include <QHash>

#include <algorithm>

namespace subtext {
namespace {

constexpr qsizetype ExcerptLength = 40;

/// The places of one gate, as they are found.
class Places
{
public:
    void add(const OutgoingText& in, const QString& value, const QString& detail,
             qsizetype position, const QString& person = {})
    {
        m_places.push_back({in.scenario, in.field, value, detail,
                            person.isEmpty() ? in.person : person, position});
    }
    void add(GatePlace place) { m_places.push_back(std::move(place)); }

    Gate gate(const char* token)
    {
        const bool isPassed = m_places.empty();
        return {QString::fromLatin1(token), isPassed, std::move(m_places)};
    }

private:
    std::vector<GatePlace> m_places;
};

QHash<ScenarioId, std::vector<PersonId>> assignedPeople(const ReleaseInput& input)
{
    QHash<ScenarioId, std::vector<PersonId>> assigned;
    for (const auto& [scenario, person] : input.assigned)
        assigned[scenario].push_back(person);
    return assigned;
}

bool hasAnswerOf(const std::vector<const Annotation*>& answers, PersonId person)
{
    return std::any_of(answers.begin(), answers.end(),
                       [&](const Annotation* a) { return a->person == person; });
}

Gate labelledGate(const OutgoingTexts& texts)
{
    Places places;
    if (texts.data().scenarios.empty())
        places.add({{}, {}, {}, QStringLiteral("empty"), {}});
    const auto assigned = assignedPeople(texts.input());
    for (const Scenario& scenario : texts.data().scenarios) {
        const auto answers = texts.answersTo(scenario.id);
        const auto people = assigned.value(scenario.id);
        if (people.empty() && answers.empty())
            places.add({scenario.name(), {}, {}, QStringLiteral("unassigned"), {}});
        for (PersonId person : people) {
            if (!hasAnswerOf(answers, person)) {
                places.add({scenario.name(),
                            QStringLiteral("emotion"),
                            {},
                            QStringLiteral("open"),
                            texts.codeOf(person)});
            }
        }
    }
    return places.gate("labelled");
}

Gate decidedGate(const OutgoingTexts& texts)
{
    Places places;
    const auto assigned = assignedPeople(texts.input());
    QHash<ScenarioId, GoldLabel> gold;
    for (const ItemGold& item : texts.data().gold)
        gold.insert(item.scenario, item.gold);
    for (const Scenario& scenario : texts.data().scenarios) {
        const GoldLabel label = gold.value(scenario.id);
        const auto add = [&](const char* detail) {
            places.add(
                {scenario.name(), QStringLiteral("gold"), {}, QString::fromLatin1(detail), {}});
        };
        if (label.source == GoldSource::Disputed)
            add("disputed");
        if (label.source == GoldSource::Disputed || label.isSettled())
            continue;
        const auto answers = texts.answersTo(scenario.id);
        const auto people = assigned.value(scenario.id);
        const bool isOpen = std::any_of(people.begin(), people.end(), [&](PersonId person) {
            return !hasAnswerOf(answers, person);
        });
        std::vector<Emotion> votes;
        for (const Annotation* answer : answers) {
            if (answer->answer.emotion)
                votes.push_back(*answer->answer.emotion);
        }
        // Without all its labels nothing can be decided yet: that is another gate.
        if (isOpen || votes.size() < answers.size() || votes.empty())
            continue;
        add(countVotes(votes).winner ? "too_few_votes" : "split");
    }
    return places.gate("decided");
}

Gate consentGate(const OutgoingTexts& texts)
{
    Places places;
    for (const auto& [person, hasDeclined] : texts.input().withoutConsent) {
        const QString detail = hasDeclined ? QStringLiteral("declined") : QStringLiteral("none");
        places.add({{}, {}, {}, detail, texts.codeOf(person)});
    }
    return places.gate("consent");
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
    Places places;
    for (const SchemaProblem& problem :
         checkSchema(texts.data().annotations, known, texts.input().protocol)) {
        places.add({texts.nameOf(problem.scenario), problem.field, problem.value,
                    schemaToken(problem.code), texts.codeOf(problem.person)});
    }
    return places.gate("schema");
}

void addPrivate(const OutgoingText& in, Places& places)
{
    for (const TextFinding& f : findEmailAddresses(in.text))
        places.add(in, f.found, QStringLiteral("email"), f.position);
    for (const TextFinding& f : findTimeStamps(in.text))
        places.add(in, f.found, QStringLiteral("time_stamp"), f.position);
}

Gate privateGate(const OutgoingTexts& texts)
{
    Places places;
    for (const Scenario& scenario : texts.data().scenarios) {
        std::vector<QString> scene;
        for (const OutgoingText& text : OutgoingTexts::sceneOf(scenario)) {
            addPrivate(text, places);
            scene.push_back(text.text);
        }
        const std::vector<QString> notes = texts.notesOf(scenario.id);
        if (notes.empty())
            continue;
        const PastedText pasted(scene);
        for (const QString& note : notes) {
            const OutgoingText in = OutgoingTexts::noteText(scenario, note);
            addPrivate(in, places);
            for (const Annotation* answer : texts.answersTo(scenario.id)) {
                if (const auto run = pasted.find(note, answer->answer.explanation)) {
                    places.add(in, run->found, QStringLiteral("explanation"), run->position,
                               texts.codeOf(answer->person));
                }
            }
        }
    }
    return places.gate("private");
}

class NamesGate
{
public:
    explicit NamesGate(const OutgoingTexts& texts)
        : m_texts(texts)
        , m_finder(texts.data().people)
    {}

    Gate run()
    {
        if (!m_texts.isUnderCodes())
            return m_places.gate("names");
        const RatersByScenario raters = ratersByScenario(m_texts.data());
        for (const Scenario& scenario : m_texts.data().scenarios) {
            look(m_finder, OutgoingTexts::idOf(scenario));
            for (const OutgoingText& text : OutgoingTexts::sceneOf(scenario))
                look(m_finder, text);
            // Somebody without a code cannot be replaced.
            for (const QString& note : m_texts.notesOf(scenario.id)) {
                look(m_finder, OutgoingTexts::noteText(
                                   scenario, m_finder.withCodes(note, raters.value(scenario.id))));
            }
        }
        lookAtCodes();
        lookAtTheStudy();
        return m_places.gate("names");
    }

private:
    void look(const NameFinder& finder, const OutgoingText& in)
    {
        for (const NameHit& hit : finder.find(in.text)) {
            m_places.add(in, hit.asWritten, QStringLiteral("name"), hit.position,
                         m_texts.codeOf(hit.person));
        }
    }

    // A code that is a name gives everything away. One with a digit in it ("A01", "Person 1") is a
    // pseudonym, even where the roster has nothing better for a name.
    void lookAtCodes()
    {
        std::vector<Person> people = m_texts.data().people;
        for (Person& person : people)
            person.code.clear();
        const NameFinder namesAlone(people);
        for (const Person& person : m_texts.data().people) {
            for (const NameHit& hit : namesAlone.find(person.code)) {
                const bool isPseudonym = std::any_of(hit.asWritten.begin(), hit.asWritten.end(),
                                                     [](QChar c) { return c.isDigit(); });
                if (!isPseudonym) {
                    m_places.add({{},
                                  QStringLiteral("annotator_code"),
                                  hit.asWritten,
                                  QStringLiteral("name"),
                                  m_texts.codeOf(hit.person),
                                  hit.position});
                }
            }
        }
    }

    void lookAtTheStudy()
    {
        std::vector<Person> people = m_texts.data().people;
        std::erase_if(people, [](const Person& p) { return p.role == Role::Coordinator; });
        const NameFinder withoutCoordinators(people);
        for (const OutgoingText& text : m_texts.answers())
            look(withoutCoordinators, text);
        for (const OutgoingText& text : m_texts.aboutTheStudy())
            look(m_finder, text);
    }

    const OutgoingTexts& m_texts;
    NameFinder m_finder;
    Places m_places;
};

Gate damageGate(const OutgoingTexts& texts)
{
    Places places;
    const auto look = [&](const std::vector<OutgoingText>& all) {
        for (const OutgoingText& in : all) {
            for (const DamagedCharacter& damaged : findDamage(in.text))
                places.add(in, damaged.found, damaged.suggested, damaged.position);
        }
    };
    for (const Scenario& scenario : texts.data().scenarios)
        look(texts.cellsOf(scenario));
    look(texts.people());
    look(texts.answers());
    look(texts.aboutTheStudy());
    return places.gate("damage");
}

Gate formulasGate(const OutgoingTexts& texts)
{
    Places places;
    const auto look = [&](const std::vector<OutgoingText>& all) {
        for (const OutgoingText& in : all) {
            if (const auto start = formulaStart(in.text))
                places.add(in, in.text.left(ExcerptLength), QString(*start), 0);
        }
    };
    for (const Scenario& scenario : texts.data().scenarios)
        look(texts.cellsOf(scenario));
    look(texts.people());
    return places.gate("formulas");
}

} // namespace

std::vector<Gate> releaseGates(const ReleaseInput& input)
{
    const OutgoingTexts texts(input);
    return {labelledGate(texts), decidedGate(texts),     consentGate(texts), schemaGate(texts),
            privateGate(texts),  NamesGate(texts).run(), damageGate(texts),  formulasGate(texts)};
}

} // namespace subtext
