// SPDX-License-Identifier: MIT
#include "core/exchange/tables/recordtable.h"
#include "core/release/cei/ceitables.h"
#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"
#include "tests/support/writtentables.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using namespace subtext;
using namespace subtext::test;

class ReleaseTablesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void annotations_areOneRowEach();
    void annotations_holdNoTimesAndNoExplanations();
    void unknownPosition_isEmpty();
    void scenarios_areOneLineEach();
    void softLabels_haveKnownAnswers_data();
    void softLabels_haveKnownAnswers();
    void withoutVotes_sharesAreEmpty();
    void withoutConfidence_aVoteWeighsAsNeutral();
    void softLabels_sumUp();
    void gold_saysHowItCameAbout();
    void openItems_areUndecided();
    void extendedFile_hasTheColumnsOfCeiFirst();
    void extendedFile_saysWhatCeiHasNoColumnFor();
    void extendedFile_hasNoPatternOfTooFewVotes();

private:
    static QMap<QString, QString> rowOf(const QByteArray& csv, const QString& scenario);
};

QMap<QString, QString> ReleaseTablesTest::rowOf(const QByteArray& csv, const QString& scenario)
{
    QMap<QString, QString> row;
    const auto table = readCsv(csv);
    if (!table)
        return row;
    for (const RecordTable::Row& of : table->rows) {
        if (of.cells.value(table->columns.indexOf(QStringLiteral("scenario"))) != scenario)
            continue;
        for (qsizetype i = 0; i < table->columns.size(); ++i)
            row[table->columns[i]] = of.cells.value(i);
    }
    return row;
}

void ReleaseTablesTest::annotations_areOneRowEach()
{
    const QByteArray csv = annotationsCsv(sampleData());
    QCOMPARE(csv.count('\n'), 13);
    QVERIFY(csv.startsWith("scenario,subtype,annotator,position,emotion,valence,valence_number,"
                           "arousal,arousal_number,dominance,dominance_number,confidence,"
                           "confidence_number\n"
                           "mixed-signals/007,mixed-signals,A01,1,joy,unpleasant,-0.67,neutral,"
                           "0.00,slightly in control,0.33,very confident,1.00\n"));
}

void ReleaseTablesTest::annotations_holdNoTimesAndNoExplanations()
{
    StudyData data = sampleData();
    const QByteArray before = annotationsCsv(data);
    for (Annotation& annotation : data.annotations) {
        annotation.answer.explanation = QStringLiteral("because");
        annotation.answer.flagReason = QStringLiteral("odd");
        annotation.submittedAt = 1'767'323'045'678;
        annotation.timings = ItemTimings{1500, 2500, 2, 1, {}};
    }
    QCOMPARE(annotationsCsv(data), before);
}

void ReleaseTablesTest::unknownPosition_isEmpty()
{
    StudyData data = sampleData();
    data.annotations.front().position.reset();
    QVERIFY(annotationsCsv(data).contains("\nmixed-signals/007,mixed-signals,A01,,joy,"));
}

void ReleaseTablesTest::scenarios_areOneLineEach()
{
    const QByteArray lines = scenariosJsonl(sampleData());
    QCOMPARE(lines.count('\n'), 4);
    QCOMPARE(lines.left(lines.indexOf('\n') + 1),
             QByteArray("{\"scenario\":\"mixed-signals/007\",\"id\":\"007\",\"subtype\":"
                        "\"mixed-signals\",\"domain\":\"family\",\"power_relation\":"
                        "\"high-to-low\",\"power_origin\":\"given\",\"speaker_role\":\"mother\","
                        "\"listener_role\":\"son \",\"context\":\"Dinner is cold, again.\","
                        "\"utterance\":\"Take your time\xE2\x80\xA6\"}\n"));
    const QJsonObject last = QJsonDocument::fromJson(lines.split('\n').at(3)).object();
    QVERIFY(last.value(QStringLiteral("domain")).isNull());
    QCOMPARE(last.value(QStringLiteral("power_origin")).toString(), QStringLiteral("derived"));
}

void ReleaseTablesTest::softLabels_haveKnownAnswers_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* scenario, const char* column, const char* value) {
        QTest::addRow("%s %s", scenario, column)
            << QString::fromLatin1(scenario) << QString::fromLatin1(column)
            << QString::fromLatin1(value);
    };
    row("mixed-signals/007", "votes", "3");
    row("mixed-signals/007", "votes_joy", "3");
    row("mixed-signals/007", "weighted_joy", "1.000000");
    row("mixed-signals/007", "entropy_bits", "0.000000");
    row("mixed-signals/007", "top", "joy");
    row("mixed-signals/007", "tied", "no");
    // 1/7 + 1/7 against 7/7: the sure dissenter outweighs the two.
    row("sarcasm-irony/008", "votes_anger", "2");
    row("sarcasm-irony/008", "weighted_anger", "0.222222");
    row("sarcasm-irony/008", "weighted_disgust", "0.777778");
    row("sarcasm-irony/008", "entropy_bits", "0.918296");
    row("sarcasm-irony/008", "top", "anger");
    // 5/7, 6/7 and 7/7
    row("sarcasm-irony/009", "weighted_fear", "0.277778");
    row("sarcasm-irony/009", "weighted_trust", "0.333333");
    row("sarcasm-irony/009", "weighted_sadness", "0.388889");
    row("sarcasm-irony/009", "entropy_bits", "1.584963");
    row("sarcasm-irony/009", "top", "trust fear sadness");
    row("sarcasm-irony/009", "tied", "yes");
    row("sarcasm-irony/009", "weighted_joy", "0.000000");
}

void ReleaseTablesTest::softLabels_haveKnownAnswers()
{
    QFETCH(QString, scenario);
    QFETCH(QString, column);
    const auto row = rowOf(softLabelsCsv(sampleData()), scenario);
    QVERIFY(row.contains(column));
    QTEST(row.value(column), "value");
}

void ReleaseTablesTest::withoutVotes_sharesAreEmpty()
{
    StudyData data = sampleData();
    data.annotations.erase(data.annotations.begin(), data.annotations.begin() + 3);
    const auto row = rowOf(softLabelsCsv(data), QStringLiteral("mixed-signals/007"));
    QCOMPARE(row.value(QStringLiteral("votes")), QStringLiteral("0"));
    for (const char* column : {"weighted_joy", "entropy_bits", "top"})
        QCOMPARE(row.value(QString::fromLatin1(column)), QString());
    QCOMPARE(row.value(QStringLiteral("tied")), QStringLiteral("no"));
}

void ReleaseTablesTest::withoutConfidence_aVoteWeighsAsNeutral()
{
    StudyData data = sampleData();
    for (Annotation& annotation : data.annotations)
        annotation.answer.scale(Dimension::Confidence).reset();
    data.annotations[3].answer.scale(Dimension::Confidence) = 3; // 7 sevenths against 4 and 4
    const auto row = rowOf(softLabelsCsv(data), QStringLiteral("sarcasm-irony/008"));
    QCOMPARE(row.value(QStringLiteral("weighted_disgust")), QStringLiteral("0.266667"));
}

void ReleaseTablesTest::softLabels_sumUp()
{
    StudyData data = sampleData();
    data.scenarios.resize(1);
    data.annotations.clear();
    for (int turn = 0; turn < 40; ++turn) {
        Annotation annotation;
        annotation.scenario = data.scenarios.front().id;
        annotation.person = {turn + 1};
        annotation.answer.ballot[0] = emotionAt(turn * 5 % 11 % EmotionCount);
        annotation.answer.scales.at(3) = turn * 3 % PointCount + MinPoint;
        data.annotations.push_back(annotation);
        const auto row = rowOf(softLabelsCsv(data), QStringLiteral("mixed-signals/007"));
        int votes = 0;
        double weights = 0;
        for (Choice emotion : AllEmotions) {
            votes += row.value(QStringLiteral("votes_") + emotionToken(emotion)).toInt();
            weights += row.value(QStringLiteral("weighted_") + emotionToken(emotion)).toDouble();
        }
        QCOMPARE(votes, turn + 1);
        QVERIFY2(std::abs(weights - 1) < 5e-6, qPrintable(QString::number(weights)));
        const double entropy = row.value(QStringLiteral("entropy_bits")).toDouble();
        QVERIFY(entropy >= 0 && entropy <= 3);
        QCOMPARE(row.value(QStringLiteral("tied")) == QLatin1String("yes"),
                 row.value(QStringLiteral("top")).contains(u' '));
    }
}

void ReleaseTablesTest::gold_saysHowItCameAbout()
{
    QCOMPARE(goldCsv(sampleData()),
             QByteArray("scenario,subtype,label,method,ambiguous,note\n"
                        "mixed-signals/007,mixed-signals,joy,unanimous,no,\n"
                        "sarcasm-irony/008,sarcasm-irony,anger,majority,no,\n"
                        "sarcasm-irony/009,sarcasm-irony,fear,vad-fit,no,"
                        "\"two lines,\n\"\"quoted\"\"\"\n"
                        "mixed-signals/0010,mixed-signals,,override,yes,\n"));
}

void ReleaseTablesTest::openItems_areUndecided()
{
    StudyData data = sampleData();
    data.gold[1].of() = {};
    data.gold[2].of() = {};
    data.gold[2].of().source = GoldSource::Disputed;
    const QByteArray csv = goldCsv(data);
    QVERIFY(csv.contains("sarcasm-irony/008,sarcasm-irony,,undecided,no,\n"));
    QVERIFY(csv.contains("sarcasm-irony/009,sarcasm-irony,,undecided,no,\n"));
}

void ReleaseTablesTest::extendedFile_hasTheColumnsOfCeiFirst()
{
    const QByteArray plain = ceiCsv(sampleData(), Subtype::MixedSignals);
    const auto table = readCsv(plain);
    const auto extended = readCsv(extendedCeiCsv(sampleData(), Subtype::MixedSignals, 3));
    VERIFY_HOLDS(table);
    VERIFY_HOLDS(extended);
    QCOMPARE(extended->columns.mid(0, table->columns.size()), table->columns);
    QCOMPARE(extended->columns.mid(table->columns.size()).join(u' '),
             QStringLiteral("domain power_relation basis ambiguous agreement_pattern position_A01 "
                            "position_A02 position_A03"));
    QCOMPARE(extended->rows.size(), table->rows.size());
    for (std::size_t i = 0; i < table->rows.size(); ++i)
        QCOMPARE(extended->rows[i].cells.mid(0, table->columns.size()), table->rows[i].cells);
}

void ReleaseTablesTest::extendedFile_saysWhatCeiHasNoColumnFor()
{
    StudyData data = sampleData();
    data.annotations.front().position.reset();
    const auto lastCells = [&](const QString& subtype, std::size_t row) {
        const auto table = readCsv(extendedCeiCsv(data, subtype, 3));
        return table ? table->rows.at(row).cells.mid(table->columns.size() - 8).join(u' ')
                     : QString();
    };
    QCOMPARE(lastCells(Subtype::MixedSignals, 0),
             QStringLiteral("family high-to-low unanimous no unanimous  1 1"));
    // The others have no domain, the last two a power relation from words in the roles.
    QCOMPARE(lastCells(Subtype::SarcasmIrony, 0),
             QStringLiteral(" peer majority no majority 2 2 2"));
    QCOMPARE(lastCells(Subtype::SarcasmIrony, 1), QStringLiteral("  vad-fit no split 3 3 3"));
    QCOMPARE(lastCells(Subtype::MixedSignals, 1), QStringLiteral("  override yes split 4 4 4"));
    data.gold.front().of() = {};
    QCOMPARE(lastCells(Subtype::MixedSignals, 0),
             QStringLiteral("family high-to-low undecided no unanimous  1 1"));
}

void ReleaseTablesTest::extendedFile_hasNoPatternOfTooFewVotes()
{
    const auto table = readCsv(extendedCeiCsv(sampleData(), Subtype::SarcasmIrony, 4));
    VERIFY_HOLDS(table);
    const qsizetype column = table->columns.indexOf(QStringLiteral("agreement_pattern"));
    for (const RecordTable::Row& row : table->rows)
        QCOMPARE(row.cells.value(column), QString());
}

SUBTEXT_TEST(ReleaseTablesTest)
#include "releasetablestest.moc"
