// SPDX-License-Identifier: MIT
#include "core/agreement/studyagreementjson.h"
#include "core/entanglement/entanglementjson.h"
#include "core/figures/figures.h"
#include "core/models/predictionreading.h"
#include "core/task/builtintasks.h"
#include "core/travel/importing.h"
#include "tests/core/entanglement/reference.h"
#include "tests/support/environments.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;
using entanglement::test::sharedName;

/// A study of EmoScene's task, from its file: what is said of its scenarios and its annotators,
/// against answers that were computed elsewhere from the same data.
class EmoSceneStudyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreement_isTheKnownOne();
    void statistics_areTheKnownOnes();
    void statistics_areOfEmoSceneOnly();
    void ties_haveNoGold();

private:
    std::unique_ptr<Study> studyOf(const std::vector<ImportedRecord>& records);
    static std::vector<ImportedRecord> knownRecords();

    QTemporaryDir m_folder;
    FixedClock m_clock;
    CountingIds m_ids;
    int m_files = 0;
};

namespace {

ImportedRecord recordOf(const QString& id, const QString& topic, const QString& text)
{
    ImportedRecord record;
    record.scenario.sourceId = id;
    record.scenario.group = topic;
    record.scenario.fields[0] = QStringLiteral("Ann");
    record.scenario.fields[1] = text;
    return record;
}

ImportedAnswer answerOf(const QString& annotator, EmotionSet vector)
{
    ImportedAnswer imported;
    imported.annotator = annotator;
    for (std::size_t i = 0; i < entanglement::Emotions; ++i)
        imported.answer.ballot[i] = static_cast<Choice>(entanglement::has(vector, i) ? 1 : 0);
    return imported;
}

} // namespace

std::unique_ptr<Study> EmoSceneStudyTest::studyOf(const std::vector<ImportedRecord>& records)
{
    Study::Setup setup;
    setup.title = QStringLiteral("Scenes");
    setup.task = *builtInTask(u"emoscene");
    const QString path = m_folder.filePath(QStringLiteral("%1.subtext").arg(++m_files));
    auto study = must(Study::create(path, setup, {m_clock, m_ids, {}}));
    ImportedFile file;
    file.path = QStringLiteral("scenarios.jsonl");
    file.records = records;
    const ImportReport report = must(study->importing().apply({file}));
    if (report.scenarios != std::ssize(records))
        qFatal("some scenarios were not taken");
    return study;
}

std::vector<ImportedRecord> EmoSceneStudyTest::knownRecords()
{
    const entanglement::test::Reference reference = entanglement::test::readReference();
    std::vector<ImportedRecord> records;
    for (std::size_t i = 0; i < reference.texts.size(); ++i)
        records.push_back(recordOf(reference.ids.at(static_cast<qsizetype>(i)),
                                   reference.texts[i].topic, reference.texts[i].text));
    for (const entanglement::test::VectorLabel& label : reference.labels)
        records[label.scenario].answers.push_back(answerOf(
            reference.annotators.at(static_cast<qsizetype>(label.annotator)), label.vector));
    return records;
}

void EmoSceneStudyTest::agreement_isTheKnownOne()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    const auto study = studyOf(knownRecords());
    const auto agreement = computeStudyAgreement(must(study->figures().agreementInput()));
    QVERIFY(agreement);
    const QJsonValue expected =
        stats::test::readJson(sharedName("answers.json"))[QStringLiteral("agreement")];
    const QJsonObject found = QJsonDocument::fromJson(studyAgreementJson(*agreement)).object();
    QStringList differences;
    entanglement::test::compareJson(QString(), entanglement::test::withKeysOf(found, expected),
                                    expected, 1e-9, differences);
    QVERIFY2(differences.isEmpty(), qPrintable(differences.mid(0, 10).join(u'\n')));
    // The topics are its groups, each with all of it.
    const QJsonArray groups = found[QStringLiteral("groups")].toArray();
    QVERIFY(!groups.isEmpty());
    int scenarios = 0;
    for (const QJsonValue group : groups)
        scenarios += group[QStringLiteral("scenarios")].toInt();
    QCOMPARE(scenarios, expected[QStringLiteral("scenarios")].toInt());
}

void EmoSceneStudyTest::statistics_areTheKnownOnes()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    const auto study = studyOf(knownRecords());
    const ScenarioTexts texts = must(study->predictions().scenarioTexts());
    COMPARE_JSON(entanglement::statisticsJson(entanglement::scenarioStatistics(texts.scenarios),
                                              texts.names),
                 stats::test::readJson(sharedName("answers.json"))[QStringLiteral("statistics")]);
}

void EmoSceneStudyTest::statistics_areOfEmoSceneOnly()
{
    TestStudy cei;
    const auto texts = cei.study().predictions().scenarioTexts();
    QVERIFY(!texts);
    QCOMPARE(texts.error().code, ErrorCode::InvalidValue);
    QCOMPARE(texts.error().value, QStringLiteral("cei"));
    const AgreementInput input = must(cei->figures().agreementInput());
    QVERIFY(cei->predictions().scenarioTexts(input).error() == texts.error());
}

void EmoSceneStudyTest::ties_haveNoGold()
{
    ImportedRecord tied = recordOf(QStringLiteral("1"), QStringLiteral("night"),
                                   QStringLiteral("Ann waited. Nobody came."));
    tied.answers = {answerOf(QStringLiteral("R1"), 1), answerOf(QStringLiteral("R2"), 3)};
    ImportedRecord clear =
        recordOf(QStringLiteral("2"), QStringLiteral("night"), QStringLiteral("Ann slept!"));
    clear.answers = {answerOf(QStringLiteral("R1"), 0), answerOf(QStringLiteral("R2"), 0)};
    const auto study = studyOf({tied, clear});
    const ScenarioTexts texts = must(study->predictions().scenarioTexts());
    QCOMPARE(texts.scenarios.size(), std::size_t{2});
    QVERIFY(!texts.scenarios[0].gold);
    QCOMPARE(texts.scenarios[1].gold, std::optional<EmotionSet>(0)); // nobody feels anything
    QCOMPARE(texts.scenarios[1].topic, QStringLiteral("night"));
    QCOMPARE(texts.names[7], std::string("anticipation"));
    const AgreementInput input = must(study->figures().agreementInput());
    QVERIFY(input.items[0].gold[0] && !input.items[0].gold[1] && input.items[0].gold[2]);
    const ScenarioTexts same = must(study->predictions().scenarioTexts(input));
    QCOMPARE(same.scenarios.size(), std::size_t{2});
    QCOMPARE(same.scenarios[0].text, texts.scenarios[0].text);
    QVERIFY(!same.scenarios[0].gold);
}

SUBTEXT_TEST(EmoSceneStudyTest)
#include "emoscenestudytest.moc"
