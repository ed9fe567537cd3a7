// SPDX-License-Identifier: MIT
#include "tests/support/teststudy.h"

#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"

namespace subtext::test {
namespace {

QByteArray scenariosCsv(const TestStudy::Shape& shape)
{
    QByteArray csv =
        "id,subtype,domain,power_relation,speaker_role,listener_role,context,utterance\n";
    for (const QString& subtype : shape.subtypes) {
        for (int i = 1; i <= shape.perSubtype; ++i) {
            const QByteArray token = subtype.toUtf8();
            const QByteArray id = QByteArray::number(i);
            csv += id + ',' + token + ",workplace,peer,clerk,colleague,\"Context " + id + " of " +
                   token + ", with a comma.\",Utterance " + id + " of " + token + ".\n";
        }
    }
    return csv;
}

} // namespace

TestStudy::TestStudy(const Shape& shape)
{
    Study::Setup setup;
    setup.title = QStringLiteral("Test study");
    setup.protocol = shape.protocol;
    setup.task = shape.task;
    m_study = must(Study::create(path(), setup, environment()));
    if (shape.perSubtype > 0) {
        const QString csv =
            writeFile(filePath(QStringLiteral("scenarios.csv")), scenariosCsv(shape));
        must(m_study->importing().importFiles({csv}, {}));
    }
    for (const Scenario& scenario : must(m_study->scenarios()))
        m_scenarios.push_back(scenario.id);
    std::vector<Roster::NewPerson> people;
    for (int i = 1; i <= shape.annotators; ++i)
        people.push_back({{}, QStringLiteral("Person %1").arg(i), Role::Annotator});
    if (!people.empty()) {
        for (const Person& person : must(m_study->roster().add(people)))
            m_people.push_back(person.id);
    }
    if (shape.ratersPerItem > 0)
        must(m_study->assigning().assign(shape.ratersPerItem, shape.protocol.seed));
}

TestStudy::Shape TestStudy::single(int scenarios)
{
    Shape shape;
    shape.perSubtype = scenarios;
    shape.subtypes = {Subtype::SarcasmIrony};
    shape.annotators = 1;
    shape.ratersPerItem = 1;
    return shape;
}

void TestStudy::reopen(Study::Access access)
{
    close();
    m_study = must(Study::open(path(), access, environment()));
}

Answer completeAnswer(Choice emotion, const QString& explanation)
{
    Answer answer;
    answer.ballot[0] = emotion;
    answer.scale(Dimension::Valence) = -2;
    answer.scale(Dimension::Arousal) = 0;
    answer.scale(Dimension::Dominance) = 1;
    answer.scale(Dimension::Confidence) = 3;
    answer.explanation = explanation;
    return answer;
}

Labelling::Submission submissionOf(const Answer& answer)
{
    return submissionOf(answer, {FixedClock::Start - 20'000, 20'000, 15'000, 1});
}

Labelling::Submission submissionOf(const Answer& answer, const Visit& visit)
{
    Labelling::Submission submission;
    submission.answer = answer;
    submission.visit = visit;
    for (std::size_t step = 0; step < StepCount; ++step)
        submission.firstAnswerMs.set(static_cast<StepIndex>(step),
                                     1'000 * static_cast<qint64>(step + 1));
    return submission;
}

} // namespace subtext::test
