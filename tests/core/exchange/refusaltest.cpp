// SPDX-License-Identifier: MIT
#include "core/exchange/importreader.h"
#include "tests/support/checks.h"
#include "tests/support/refusalchecks.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

using namespace subtext;

/// Rows that are refused, each with its line, column and value; the others are taken.
class RefusalTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void badRow_isRefusedAlone_data();
    void badRow_isRefusedAlone();
    void unknownWord_namesThoseThatThereAre();
    void badCeiCell_isRefusedWithTheFilesOwnColumn_data();
    void badCeiCell_isRefusedWithTheFilesOwnColumn();
    void blankAnswer_isNobodysFault();
    void yesWords_areUnderstood_data();
    void yesWords_areUnderstood();
    void timesWithoutZone_areUtc();
};

namespace {

const QByteArray Header(
    "id,subtype,domain,power_relation,speaker_role,listener_role,context,utterance,annotator,"
    "emotion,valence,arousal,dominance,confidence,flagged,flag_reason,active_ms,wall_ms,visits,"
    "focus_losses,submitted_at,gold\n");
const QByteArray
    Good("1,sarcasm-irony,family,peer,a,b,c,u,Ann,joy,neutral,calm,in control,unsure,,,"
         "1000,2000,1,0,2026-01-02T03:04:05.678Z,joy\n");
const QByteArray Last("9,sarcasm-irony,,,a,b,c,u,Ann,joy,neutral,calm,in control,unsure,,,,,,,,\n");

QByteArray ceiFile(const QByteArray& cells)
{
    return "id,sd_listener_role,sd_situation,sd_speaker_role,sd_utterance,sl_plutchik_primary_Ann,"
           "gold_standard,sl_v_Ann,sl_a_Ann,sl_d_Ann,sl_confidence_Ann,Notes\n1,a,b,c,d," +
           cells + "\n";
}

} // namespace

void RefusalTest::badRow_isRefusedAlone_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<RefusalReason>("reason");
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const QByteArray& cells, RefusalReason reason,
                        const char* column, const char* value) {
        QTest::newRow(name) << cells << reason << QString::fromLatin1(column)
                            << QString::fromLatin1(value);
    };
    const auto with = [](const char* found, const char* replacement) {
        return QByteArray(Good).replace("1,sarcasm", "2,sarcasm").replace(found, replacement);
    };
    row("a cell too many", with("joy\n", "joy,x\n"), RefusalReason::WrongCellCount, "", "23/22");
    row("cells too few", "2,sarcasm-irony,family\n", RefusalReason::WrongCellCount, "", "3/22");
    row("no id", with("2,sarcasm", ",sarcasm"), RefusalReason::MissingValue, "id", "");
    row("blank id", with("2,sarcasm", "  ,sarcasm"), RefusalReason::MissingValue, "id", "  ");
    row("no context", with(",c,u,", ",,u,"), RefusalReason::MissingValue, "context", "");
    row("blank utterance", with(",c,u,", ",c, ,"), RefusalReason::MissingValue, "utterance", " ");
    row("no subtype", with("sarcasm-irony", ""), RefusalReason::UnknownSubtype, "subtype", "");
    row("unknown subtype", with("sarcasm-irony", "teasing"), RefusalReason::UnknownSubtype,
        "subtype", "teasing");
    row("unknown domain", with("family", "school"), RefusalReason::UnknownDomain, "domain",
        "school");
    row("unknown power", with("peer", "equal"), RefusalReason::UnknownPower, "power_relation",
        "equal");
    row("unknown emotion", with("Ann,joy", "Ann,happy"), RefusalReason::UnknownEmotion, "emotion",
        "happy");
    row("NA for an emotion", with("Ann,joy", "Ann,NA"), RefusalReason::UnknownEmotion, "emotion",
        "NA");
    row("no emotion", with("Ann,joy", "Ann,"), RefusalReason::UnknownEmotion, "emotion", "");
    row("unknown valence", with("neutral", "good"), RefusalReason::UnknownScalePoint, "valence",
        "good");
    row("a number for arousal", with("calm", "-2"), RefusalReason::UnknownScalePoint, "arousal",
        "-2");
    row("arousal's word for dominance", with("in control", "calm"),
        RefusalReason::UnknownScalePoint, "dominance", "calm");
    row("no confidence", with("unsure", ""), RefusalReason::UnknownScalePoint, "confidence", "");
    row("flag without a reason", with("unsure,,", "unsure,yes,"), RefusalReason::MissingValue,
        "flag_reason", "");
    row("time that is no number", with(",1000,", ",fast,"), RefusalReason::UnknownNumber,
        "active_ms", "fast");
    row("negative time", with(",2000,", ",-1,"), RefusalReason::UnknownNumber, "wall_ms", "-1");
    row("part of a visit", with(",2000,1,", ",2000,1.5,"), RefusalReason::UnknownNumber, "visits",
        "1.5");
    row("more visits than can be", with(",2000,1,", ",2000,3000000000,"),
        RefusalReason::UnknownNumber, "visits", "3000000000");
    row("more losses than can be", with(",1,0,", ",1,2147483648,"), RefusalReason::UnknownNumber,
        "focus_losses", "2147483648");
    row("time beyond 64 bits", with(",1000,", ",99999999999999999999,"),
        RefusalReason::UnknownNumber, "active_ms", "99999999999999999999");
    row("no date", with("2026-01-02T03:04:05.678Z", "yesterday"), RefusalReason::UnknownNumber,
        "submitted_at", "yesterday");
    row("unknown gold", with("Z,joy", "Z,neutral"), RefusalReason::UnknownEmotion, "gold",
        "neutral");
    row("same person again", QByteArray(Good).replace(",joy,neutral", ",fear,neutral"),
        RefusalReason::DuplicateAnswer, "annotator", "Ann");
    row("same person again, with a space", QByteArray(Good).replace(",Ann,", ", Ann ,"),
        RefusalReason::DuplicateAnswer, "annotator", "Ann");
    row("same scenario with another text", QByteArray(Good).replace(",c,u,Ann", ",other,u,Bob"),
        RefusalReason::DuplicateScenario, "id", "1");
}

void RefusalTest::badRow_isRefusedAlone()
{
    QFETCH(QByteArray, row);
    QFETCH(RefusalReason, reason);
    QFETCH(QString, column);
    QFETCH(QString, value);
    const QTemporaryDir folder;
    const QString path =
        test::writeFile(folder.filePath(QStringLiteral("x.csv")), Header + Good + row + Last);
    const auto read = readImportFile(path, {});
    VERIFY_HOLDS(read);
    QCOMPARE(read->refused.size(), std::size_t{1});
    const Refusal& refusal = read->refused.front();
    QCOMPARE(refusal.reason, reason);
    QCOMPARE(refusal.line, 3);
    QCOMPARE(refusal.column, column);
    QCOMPARE(refusal.value, value);
    QCOMPARE(refusal.file, path);
    QCOMPARE(read->records.size(), std::size_t{2});
    QCOMPARE(read->records[0].answers.size(), std::size_t{1});
    QCOMPARE(read->records[1].scenario.sourceId, QStringLiteral("9"));
}

void RefusalTest::unknownWord_namesThoseThatThereAre()
{
    const QTemporaryDir folder;
    const auto expectedOf = [&folder](const char* word, const char* unknown) {
        const QByteArray row = QByteArray(Good).replace(word, unknown);
        const auto read = readImportFile(
            test::writeFile(folder.filePath(QStringLiteral("x.csv")), Header + row + Last), {});
        return read && read->refused.size() == 1 ? read->refused.front().expected : QString();
    };
    QCOMPARE(expectedOf(",neutral,", ",2,"),
             QStringLiteral("very unpleasant, unpleasant, mildly unpleasant, neutral, "
                            "mildly pleasant, pleasant, very pleasant"));
    QVERIFY(expectedOf(",joy,", ",happy,").contains(QStringLiteral("joy, trust")));
}

void RefusalTest::badCeiCell_isRefusedWithTheFilesOwnColumn_data()
{
    QTest::addColumn<QByteArray>("cells");
    QTest::addColumn<RefusalReason>("reason");
    QTest::addColumn<QString>("column");
    QTest::newRow("emotion") << QByteArray("glad,joy,neutral,calm,in control,unsure,")
                             << RefusalReason::UnknownEmotion
                             << QStringLiteral("sl_plutchik_primary_Ann");
    QTest::newRow("half an answer")
        << QByteArray("joy,joy,neutral,,,,") << RefusalReason::UnknownScalePoint
        << QStringLiteral("sl_a_Ann");
    QTest::newRow("scales without an emotion")
        << QByteArray(",joy,neutral,calm,in control,unsure,") << RefusalReason::UnknownEmotion
        << QStringLiteral("sl_plutchik_primary_Ann");
    QTest::newRow("gold") << QByteArray("joy,glad,neutral,calm,in control,unsure,")
                          << RefusalReason::UnknownEmotion << QStringLiteral("gold_standard");
}

void RefusalTest::badCeiCell_isRefusedWithTheFilesOwnColumn()
{
    QFETCH(QByteArray, cells);
    QFETCH(RefusalReason, reason);
    QFETCH(QString, column);
    const QTemporaryDir folder;
    const QString path =
        test::writeFile(folder.filePath(QStringLiteral("sarcasm-irony.csv")), ceiFile(cells));
    const auto read = readImportFile(path, {});
    VERIFY_HOLDS(read);
    QVERIFY(read->records.empty());
    QCOMPARE(read->refused.size(), std::size_t{1});
    QCOMPARE(read->refused.front().reason, reason);
    QCOMPARE(read->refused.front().column, column);
    QCOMPARE(read->refused.front().line, 2);
}

void RefusalTest::blankAnswer_isNobodysFault()
{
    const QTemporaryDir folder;
    const QString path = test::writeFile(folder.filePath(QStringLiteral("sarcasm-irony.csv")),
                                         ceiFile(", , ,,,,only a note"));
    const auto read = readImportFile(path, {});
    VERIFY_HOLDS(read);
    QVERIFY(read->refused.empty());
    QVERIFY(read->records.front().answers.empty());
    QCOMPARE(read->records.front().note, QStringLiteral("only a note"));
}

void RefusalTest::yesWords_areUnderstood_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<bool>("isFlagged");
    QTest::newRow("yes") << QByteArray("yes") << true;
    QTest::newRow("YES ") << QByteArray("YES ") << true;
    QTest::newRow("1") << QByteArray("1") << true;
    QTest::newRow("True") << QByteArray("True") << true;
    QTest::newRow("no") << QByteArray("no") << false;
    QTest::newRow("0") << QByteArray("0") << false;
    QTest::newRow("empty") << QByteArray() << false;
}

void RefusalTest::yesWords_areUnderstood()
{
    QFETCH(QByteArray, word);
    QFETCH(bool, isFlagged);
    const QTemporaryDir folder;
    const QString path = test::writeFile(
        folder.filePath(QStringLiteral("x.csv")),
        Header + QByteArray(Good).replace("unsure,,", "unsure," + word + ",unclear"));
    const auto read = readImportFile(path, {});
    VERIFY_HOLDS(read);
    QVERIFY(read->refused.empty());
    QCOMPARE(read->records.front().answers.front().answer.isFlagged, isFlagged);
}

void RefusalTest::timesWithoutZone_areUtc()
{
    qputenv("TZ", "Asia/Tokyo"); // whatever the machine's zone is
    const QTemporaryDir folder;
    const QString path = test::writeFile(
        folder.filePath(QStringLiteral("x.csv")),
        Header + Good +
            QByteArray(Last).replace(",,,,,,,,\n", ",,,,,,,2026-01-02T03:04:05.678,\n"));
    const auto read = readImportFile(path, {});
    qputenv("TZ", "UTC");
    VERIFY_HOLDS(read);
    QCOMPARE(read->records.size(), std::size_t{2});
    QCOMPARE(read->records[0].answers.front().submittedAt.value(), 1'767'323'045'678);
    QCOMPARE(read->records[1].answers.front().submittedAt.value(), 1'767'323'045'678);
}

SUBTEXT_TEST(RefusalTest)
#include "refusaltest.moc"
