// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/ceiscene.h"
#include "core/release/gates.h"
#include "tests/support/uuids.h"

#include <array>

namespace subtext::test {

inline constexpr std::size_t AnnotatorCount = 3;
inline constexpr auto Explanation = "Her voice drops because nobody has listened to her all week.";

inline Annotation annotationBy(PersonId person, ScenarioId scenario, Choice emotion)
{
    Annotation a;
    a.id = {scenario.value * 10 + person.value};
    a.uuid = uuidFor(QStringLiteral("answer %1").arg(a.id.value));
    a.person = person;
    a.scenario = scenario;
    a.answer.ballot[0] = emotion;
    a.answer.scales = {-1, 0, 1, 2};
    a.answer.explanation = QString::fromLatin1(Explanation);
    a.timings = ItemTimings{9000, 12000, 1, 0, {}};
    a.submittedAt = 1741944413589;
    return a;
}

/// Works out the gold labels anew.
inline void settle(ReleaseInput& input)
{
    input.data.gold = goldLabels(input.data.scenarios, input.data.annotations,
                                 input.data.decisionHistory, input.ratingsNeeded);
}

/// Two scenarios by three annotators, an adjudicator and a coordinator: a majority, and a split
/// that was decided with a note. Passes every gate.
inline ReleaseInput cleanInput()
{
    ReleaseInput input;
    StudyData& data = input.data;
    data.info = {uuidFor(QStringLiteral("study")), QStringLiteral("A study"), QStringLiteral("cei"),
                 5};
    const QStringList names{QStringLiteral("Ann Lee"), QStringLiteral("Mous"),
                            QStringLiteral("Kirill"), QStringLiteral("Edda"),
                            QStringLiteral("Corinna Roe")};
    const std::array roles{Role::Annotator, Role::Annotator, Role::Annotator, Role::Adjudicator,
                           Role::Coordinator};
    for (std::size_t i = 0; i < roles.size(); ++i) {
        const auto number = static_cast<qint64>(i) + 1;
        data.people.push_back({{number},
                               uuidFor(QStringLiteral("X0%1").arg(number)),
                               QStringLiteral("X0%1").arg(number),
                               names.at(static_cast<qsizetype>(i)),
                               roles.at(i)});
    }
    for (qint64 id = 1; id <= 2; ++id) {
        Scenario s;
        s.id = {id};
        s.uuid = uuidFor(QStringLiteral("scene %1").arg(id));
        s.sourceId = QString::number(id);
        s.group = Subtype::SarcasmIrony;
        s.text(ScenePart::SpeakerRole) = QStringLiteral("employee");
        s.text(ScenePart::ListenerRole) = QStringLiteral("manager");
        s.text(ScenePart::Context) = QStringLiteral("It is 11:30 p.m. on an annual retreat.");
        s.text(ScenePart::Utterance) =
            QStringLiteral("Well, that went really great, thank you all.");
        data.scenarios.push_back(s);
        for (std::size_t rater = 0; rater < AnnotatorCount; ++rater) {
            const PersonId person = data.people[rater].id;
            const Choice emotion =
                id == 2 || rater == 0 ? emotionAt(static_cast<int>(rater)).value() : Emotion::Anger;
            data.annotations.push_back(annotationBy(person, s.id, emotion));
            input.assigned.emplace_back(s.id, person);
        }
    }
    Decision decision;
    decision.id = {1};
    decision.uuid = uuidFor(QStringLiteral("decision"));
    decision.scenario = {2};
    decision.person = {4};
    decision.picks = picksOf(Pick{Emotion::Fear});
    decision.basis = Basis::VadFit;
    decision.note = QStringLiteral("As Mous\u2019 answer, and ann's");
    decision.decidedAt = 1741944413589;
    decision.shownOrder = {2, 1, 3};
    decision.activeMs = 4000;
    data.decisions = {decision};
    data.decisionHistory = {decision};
    data.selfChecks.push_back({{1}, {1}, QualityCode::TooFast, SelfCheckAction::Shown, 7});
    input.answers[QStringLiteral("creators")] = QStringLiteral("Corinna Roe");
    input.answers[QStringLiteral("contact")] = QStringLiteral("corinna@example.org");
    settle(input);
    return input;
}

/// Gives the decision of the second scenario another note.
inline void setNote(ReleaseInput& input, const QString& note)
{
    input.data.decisions[0].note = note;
    input.data.decisionHistory[0].note = note;
    settle(input);
}

/// The tokens of the gates that did not pass.
inline QStringList failed(const std::vector<Gate>& gates)
{
    QStringList tokens;
    for (const Gate& gate : gates) {
        if (gate.isPassed != gate.places.empty())
            return {QStringLiteral("contradiction")};
        if (!gate.isPassed)
            tokens << gate.token();
    }
    return tokens;
}

} // namespace subtext::test
