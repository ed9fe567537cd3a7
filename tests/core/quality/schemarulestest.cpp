// SPDX-License-Identifier: MIT
#include "core/quality/schemarules.h"

#include "core/domain/emotion.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <functional>

using namespace subtext;

class SchemaRulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tokens_areDistinctWords();
    void completeAnnotation_hasNoProblem();
    void oneFault_isOneProblem_data();
    void oneFault_isOneProblem();
    void imported_isNotAskedForAnExplanation();
    void protocol_decidesAboutExplanations();
    void revisions_mayFollowButNotRepeat();
    void problems_comeInOrder();
};

namespace {

Annotation complete()
{
    Annotation annotation;
    annotation.id = AnnotationId{1};
    annotation.scenario = ScenarioId{10};
    annotation.person = PersonId{20};
    annotation.answer.ballot[0] = Emotion::Trust;
    annotation.answer.scales = {3, -3, 0, 1};
    annotation.answer.explanation = QStringLiteral("Because of the tone.");
    annotation.timings = ItemTimings{0, 0, 1, 0, {}};
    return annotation;
}

SchemaContext known()
{
    return {{ScenarioId{10}, ScenarioId{11}},
            {PersonId{20}, PersonId{21}},
            {{PersonId{20}, ScenarioId{10}}, {PersonId{21}, ScenarioId{11}}}};
}

std::vector<SchemaProblem> problemsOf(const std::vector<Annotation>& annotations,
                                      const Protocol& protocol = {})
{
    return checkSchema(annotations, known(), protocol);
}

QStringList wordsOf(const std::vector<SchemaProblem>& problems)
{
    QStringList words;
    for (const SchemaProblem& problem : problems)
        words << schemaToken(problem.code) + u' ' + problem.field + u' ' + problem.value;
    return words;
}

} // namespace

using Fault = std::function<void(Annotation&)>;
Q_DECLARE_METATYPE(Fault)

void SchemaRulesTest::tokens_areDistinctWords()
{
    QSet<QString> tokens;
    for (int code = 0; code <= static_cast<int>(SchemaCode::NegativeTime); ++code)
        tokens.insert(schemaToken(static_cast<SchemaCode>(code)));
    QCOMPARE(tokens.size(), static_cast<int>(SchemaCode::NegativeTime) + 1);
    QVERIFY(!tokens.contains(QString()));
}

void SchemaRulesTest::completeAnnotation_hasNoProblem()
{
    QCOMPARE(wordsOf(problemsOf({complete()})), QStringList());
    QCOMPARE(wordsOf(problemsOf({})), QStringList());
}

void SchemaRulesTest::oneFault_isOneProblem_data()
{
    QTest::addColumn<Fault>("fault");
    QTest::addColumn<QString>("words"); // code, field, value
    const auto row = [](const char* name, const Fault& fault, const char* words) {
        QTest::newRow(name) << fault << QString::fromLatin1(words);
    };
    row(
        "scenario", [](Annotation& a) { a.scenario = ScenarioId{99}; },
        "unknown_scenario scenario 99");
    row(
        "no scenario", [](Annotation& a) { a.scenario = {}; }, "unknown_scenario scenario 0");
    row(
        "person", [](Annotation& a) { a.person = PersonId{99}; }, "unknown_annotator annotator 99");
    row(
        "somebody else's item", [](Annotation& a) { a.person = PersonId{21}; },
        "not_assigned annotator 21");
    row(
        "revision", [](Annotation& a) { a.revision = 0; }, "invalid_revision revision 0");
    row(
        "no emotion", [](Annotation& a) { a.answer.ballot[0].reset(); },
        "missing_emotion emotion ");
    row(
        "no such emotion", [](Annotation& a) { a.answer.ballot[0] = static_cast<Choice>(8); },
        "unknown_emotion emotion 8");
    row(
        "no valence", [](Annotation& a) { a.answer.scale(Dimension::Valence).reset(); },
        "missing_scale valence ");
    row(
        "no confidence", [](Annotation& a) { a.answer.scale(Dimension::Confidence).reset(); },
        "missing_scale confidence ");
    row(
        "arousal too high", [](Annotation& a) { a.answer.scale(Dimension::Arousal) = 4; },
        "scale_out_of_range arousal 4");
    row(
        "dominance too low", [](Annotation& a) { a.answer.scale(Dimension::Dominance) = -4; },
        "scale_out_of_range dominance -4");
    row(
        "no explanation", [](Annotation& a) { a.answer.explanation.clear(); },
        "missing_explanation explanation ");
    row(
        "blank explanation", [](Annotation& a) { a.answer.explanation = QStringLiteral(" \n"); },
        "missing_explanation explanation  \n");
    row(
        "flag without reason", [](Annotation& a) { a.answer.isFlagged = true; },
        "flag_without_reason flag_reason ");
    row(
        "active time", [](Annotation& a) { a.timings->activeMs = -1; },
        "negative_time active_ms -1");
    row(
        "wall time", [](Annotation& a) { a.timings->wallMs = -7; }, "negative_time wall_ms -7");
}

void SchemaRulesTest::oneFault_isOneProblem()
{
    QFETCH(Fault, fault);
    QFETCH(QString, words);
    Annotation faulty = complete();
    fault(faulty);
    const auto problems = problemsOf({faulty});
    QCOMPARE(wordsOf(problems), QStringList(words));
    QCOMPARE(problems.front().scenario, faulty.scenario);
    QCOMPARE(problems.front().person, faulty.person);
}

void SchemaRulesTest::imported_isNotAskedForAnExplanation()
{
    Annotation imported = complete();
    imported.origin = Origin::Imported;
    imported.answer.explanation.clear();
    imported.timings.reset();
    QCOMPARE(wordsOf(problemsOf({imported})), QStringList());
    imported.answer.ballot[0].reset();
    QCOMPARE(problemsOf({imported}).size(), std::size_t{1});
}

void SchemaRulesTest::protocol_decidesAboutExplanations()
{
    Annotation annotation = complete();
    annotation.answer.explanation.clear();
    Protocol protocol;
    protocol.isExplanationRequired = false;
    QCOMPARE(wordsOf(problemsOf({annotation}, protocol)), QStringList());
}

void SchemaRulesTest::revisions_mayFollowButNotRepeat()
{
    Annotation first = complete();
    Annotation second = complete();
    second.revision = 2;
    Annotation other = complete();
    other.person = PersonId{21};
    other.scenario = ScenarioId{11};
    QCOMPARE(wordsOf(problemsOf({first, second, other})), QStringList());
    QCOMPARE(wordsOf(problemsOf({first, second, other, second, first})),
             (QStringList{QStringLiteral("duplicate_revision revision 2"),
                          QStringLiteral("duplicate_revision revision 1")}));
}

void SchemaRulesTest::problems_comeInOrder()
{
    Annotation empty;
    empty.scenario = ScenarioId{10};
    empty.person = PersonId{20};
    empty.answer.isFlagged = true;
    empty.answer.scales = {std::nullopt, 7, std::nullopt, -9};
    Annotation stranger = complete();
    stranger.person = PersonId{5};
    stranger.scenario = ScenarioId{6};
    QCOMPARE(wordsOf(problemsOf({empty, complete(), stranger})),
             (QStringList{QStringLiteral("missing_emotion emotion "),
                          QStringLiteral("missing_scale valence "),
                          QStringLiteral("missing_scale dominance "),
                          QStringLiteral("scale_out_of_range arousal 7"),
                          QStringLiteral("scale_out_of_range confidence -9"),
                          QStringLiteral("missing_explanation explanation "),
                          QStringLiteral("flag_without_reason flag_reason "),
                          QStringLiteral("duplicate_revision revision 1"),
                          QStringLiteral("unknown_scenario scenario 6"),
                          QStringLiteral("unknown_annotator annotator 5")}));
}

SUBTEXT_TEST(SchemaRulesTest)
#include "schemarulestest.moc"
