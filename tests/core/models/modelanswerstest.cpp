// SPDX-License-Identifier: MIT
#include "core/models/modelanswers.h"

#include "core/travel/merging.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/checks.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// What models said is kept in the study as it was said, goes along with its copies, and reaches
/// nobody who labels.
class ModelAnswersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsTaken_isKeptAsItWas();
    void sameAgain_changesNothing();
    void partOfAnAnswer_isKnown();
    void furtherItems_joinTheirSet();
    void otherAnswer_refusesEverything();
    void otherAnswer_isLeftOutWhereThatIsSaid();
    void impossibleName_isRefused_data();
    void impossibleName_isRefused();
    void handOut_hasNone();
    void handOut_takesNone();
    void copies_mergeToTheSame();
    void row_thatIsNoneOfOurs_isDamage();
    void takingOneSet_readsNoOther();
    void withdrawnSet_countsNowhereUntilItIsRestored();
    void withdrawal_wantsAReasonAndASetInUse_data();
    void withdrawal_wantsAReasonAndASetInUse();
    void whatIsTakenLater_isWithdrawnWithItsSet();
    void handOut_withdrawsNone();
    void copies_knowOfAWithdrawal();
};

namespace {

using NewPredictions = ModelAnswers::NewPredictions;

QJsonObject said(const char* label)
{
    return {{QStringLiteral("label"), QString::fromLatin1(label)}};
}

NewPredictions setOf(std::vector<KeptPrediction> rows, const QString& run = QStringLiteral("1"))
{
    return {{QStringLiteral("model"), QStringLiteral("cot"), run},
            QStringLiteral("a.csv"),
            std::move(rows)};
}

const SetName Model{QStringLiteral("model"), QStringLiteral("cot"), QStringLiteral("1")};

/// The reasons of the sets that are withdrawn.
QStringList reasonsIn(Study& study)
{
    QStringList reasons;
    for (const SetWithdrawal& of : must(study.modelAnswers().withdrawn()))
        reasons << of.reason;
    return reasons;
}

QString entries(TestStudy& study)
{
    return RawSql(study.path()).value(QStringLiteral("SELECT count(*) FROM audit"));
}

/// A copy of a study on another machine, a minute later.
class LaterCopy
{
public:
    explicit LaterCopy(TestStudy& study)
        : m_path(study.filePath(QStringLiteral("copy.subtext")))
    {
        must(study->copyTo(m_path));
        m_clock.advance(60'000);
    }

    const QString& path() const { return m_path; }
    std::unique_ptr<Study> open()
    {
        return must(Study::open(m_path, Study::Access::Write, {m_clock, m_ids, {}}));
    }

private:
    QString m_path;
    NumberedIds m_ids{7};
    FixedClock m_clock;
};

} // namespace

void ModelAnswersTest::whatIsTaken_isKeptAsItWas()
{
    TestStudy study;
    const QJsonObject answer{
        {QStringLiteral("raw_response"), QStringLiteral("„Joy“ 🙂\n")},
        {QStringLiteral("scales"), QJsonObject{{QStringLiteral("valence"), 0.1 + 0.2}}}};
    ChangeSet told;
    connect(&study.study(), &Study::changed, this, [&](const ChangeSet& c) { told = c; });
    const auto taken = study->modelAnswers().take(
        {setOf({{study.scenario(2), answer}, {study.scenario(1), said("fear")}})});
    VERIFY_HOLDS(taken);
    QCOMPARE(taken->sets, qint64{1});
    QCOMPARE(taken->rows, qint64{2});
    QVERIFY(told.kinds.testFlag(ChangeSet::ModelsChanged));
    study.reopen();
    const auto kept = must(study->modelAnswers().all());
    QCOMPARE(kept.size(), std::size_t{1});
    QCOMPARE(kept[0].name.model, QStringLiteral("model"));
    QCOMPARE(kept[0].files, QStringList{QStringLiteral("a.csv")});
    QCOMPARE(kept[0].rows.size(), std::size_t{2});
    QVERIFY(kept[0].rows[0] == (KeptPrediction{study.scenario(2), answer}));
    QVERIFY(kept[0].rows[1] == (KeptPrediction{study.scenario(1), said("fear")}));
    VERIFY_HOLDS(study->verifyAudit());
}

void ModelAnswersTest::sameAgain_changesNothing()
{
    TestStudy study;
    const std::vector<NewPredictions> sets{setOf({{study.scenario(1), said("joy")}})};
    VERIFY_HOLDS(study->modelAnswers().take(sets));
    const QString before = entries(study);
    const auto first = must(study->modelAnswers().preview(
        {setOf({{study.scenario(1), said("joy")}, {study.scenario(2), said("fear")}})}));
    QCOMPARE(first.known, qint64{1});
    QCOMPARE(first.rows, qint64{1});
    QCOMPARE(first.sets, qint64{1});
    QVERIFY(!study->modelAnswers().preview({setOf({{study.scenario(1), said("fear")}})}));
    const auto again = must(study->modelAnswers().take(sets));
    QCOMPARE(again.sets, qint64{0});
    QCOMPARE(again.known, qint64{1});
    QCOMPARE(entries(study), before);
}

void ModelAnswersTest::partOfAnAnswer_isKnown()
{
    TestStudy study;
    const auto questions = [](const QJsonObject& of) {
        return QJsonObject{{QStringLiteral("questions"), of}};
    };
    QJsonObject refused{{QStringLiteral("ended"), QStringLiteral("refusal")}};
    const QJsonObject first = questions({{QStringLiteral("tone"), refused}});
    refused.insert(QStringLiteral("raw_response"), QString());
    const QJsonObject both =
        questions({{QStringLiteral("tone"), refused}, {QStringLiteral("refund"), said("yes")}});
    VERIFY_HOLDS(study->modelAnswers().take({setOf({{study.scenario(1), both}})}));
    // An export of one question says part of it, and an empty text as much as none.
    const auto known = must(study->modelAnswers().take({setOf({{study.scenario(1), first}})}));
    QCOMPARE(known.known, qint64{1});
    QCOMPARE(known.rows, qint64{0});
    const QJsonObject other = questions({{QStringLiteral("refund"), said("no")}});
    COMPARE_ERROR(study->modelAnswers().take({setOf({{study.scenario(1), other}})}),
                  ErrorCode::InvalidValue);
    const QJsonObject more = questions({{QStringLiteral("apology"), said("no")}});
    COMPARE_ERROR(study->modelAnswers().take({setOf({{study.scenario(1), more}})}),
                  ErrorCode::InvalidValue);
}

void ModelAnswersTest::furtherItems_joinTheirSet()
{
    TestStudy study;
    VERIFY_HOLDS(study->modelAnswers().take({setOf({{study.scenario(1), said("joy")}})}));
    NewPredictions more =
        setOf({{study.scenario(1), said("joy")}, {study.scenario(2), said("fear")}});
    more.file = QStringLiteral("b.csv");
    VERIFY_HOLDS(study->modelAnswers().take(
        {more, setOf({{study.scenario(1), said("anger")}}, QStringLiteral("2"))}));
    const auto sets = must(study->modelAnswers().counts());
    QCOMPARE(sets.size(), std::size_t{2});
    QCOMPARE(sets[0].count, (AnswerCount{2, 0}));
    QCOMPARE(sets[0].files, (QStringList{QStringLiteral("a.csv"), QStringLiteral("b.csv")}));
    QCOMPARE(sets[1].name.run, QStringLiteral("2"));
    QCOMPARE(sets[1].count, (AnswerCount{1, 0}));
}

void ModelAnswersTest::otherAnswer_refusesEverything()
{
    TestStudy study;
    VERIFY_HOLDS(study->modelAnswers().take({setOf({{study.scenario(1), said("joy")}})}));
    const QString before = entries(study);
    const auto refused = study->modelAnswers().take(
        {setOf({{study.scenario(2), said("joy")}, {study.scenario(1), said("fear")}})});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidValue);
    QCOMPARE(refused.error().detail, QStringLiteral("conflict model:cot:1"));
    QCOMPARE(refused.error().value, must(study->scenario(study.scenario(1)))->name());
    QCOMPARE(entries(study), before);
    QCOMPARE(must(study->modelAnswers().counts()).at(0).count, (AnswerCount{1, 0}));
}

void ModelAnswersTest::otherAnswer_isLeftOutWhereThatIsSaid()
{
    TestStudy study;
    VERIFY_HOLDS(study->modelAnswers().take(
        {setOf({{study.scenario(1), said("joy")}, {study.scenario(2), said("joy")}})}));
    const std::vector<NewPredictions> sets{setOf({{study.scenario(1), said("fear")},
                                                  {study.scenario(2), said("joy")},
                                                  {study.scenario(3), said("trust")}})};
    const auto taken =
        must(study->modelAnswers().take(sets, {}, ModelAnswers::Conflict::IsLeftOut));
    QCOMPARE(taken.contradicted, qint64{1});
    QCOMPARE(taken.known, qint64{1});
    QCOMPARE(taken.rows, qint64{1});
    QVERIFY(must(study->modelAnswers().all()).at(0).rows.at(0).answer == said("joy"));
    const QString before = entries(study);
    QCOMPARE(must(study->modelAnswers().take(sets, {}, ModelAnswers::Conflict::IsLeftOut)).known,
             qint64{2});
    QCOMPARE(entries(study), before);
}

void ModelAnswersTest::impossibleName_isRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("none") << QString();
    QTest::newRow("endless") << QString(201, u'x');
}

void ModelAnswersTest::impossibleName_isRefused()
{
    QFETCH(QString, name);
    TestStudy study;
    const auto refused =
        study->modelAnswers().take({setOf({{study.scenario(1), said("joy")}}, name)});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidValue);
    QCOMPARE(must(study->modelAnswers().counts()).size(), std::size_t{0});
}

void ModelAnswersTest::handOut_hasNone()
{
    TestStudy study;
    VERIFY_HOLDS(study->modelAnswers().take({setOf({{study.scenario(1), said("joy")}})}));
    const QString path = handOut(study, 1, QStringLiteral("handout"));
    RawSql sql(path);
    for (const char* table : {"prediction_set", "prediction", "scenario_part"})
        QCOMPARE(sql.value(QStringLiteral("SELECT count(*) FROM ") + QLatin1String(table)),
                 QStringLiteral("0"));
}

void ModelAnswersTest::handOut_takesNone()
{
    TestStudy study;
    AtHome home(handOut(study, 1, QStringLiteral("handout")), 50);
    const auto refused = home->modelAnswers().take({setOf({{home.item(1), said("joy")}})});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InHandOut);
}

void ModelAnswersTest::copies_mergeToTheSame()
{
    TestStudy study;
    VERIFY_HOLDS(study->modelAnswers().take({setOf({{study.scenario(1), said("joy")}})}));
    LaterCopy other(study);
    VERIFY_HOLDS(other.open()->modelAnswers().take({setOf({{study.scenario(2), said("fear")}})}));
    // Both took in the second item, and not the same answer: that of the earlier rank counts.
    VERIFY_HOLDS(study->modelAnswers().take({setOf({{study.scenario(2), said("trust")}})}));
    const QString mine = study.filePath(QStringLiteral("mine.subtext"));
    VERIFY_HOLDS(study->copyTo(mine));
    const MergedFile merged = mergeOne(study.study(), other.path());
    QVERIFY(merged.isSound());
    const auto copy = other.open();
    QVERIFY(mergeOne(*copy, mine).isSound());
    const auto here = must(study->modelAnswers().all());
    const auto there = must(copy->modelAnswers().all());
    QCOMPARE(here.size(), std::size_t{1});
    QCOMPARE(here[0].rows.size(), std::size_t{2});
    QCOMPARE(here[0].contradicted, qint64{1});
    QCOMPARE(there[0].contradicted, qint64{1});
    QVERIFY(here[0].rows == there[0].rows);
    VERIFY_HOLDS(study->verifyAudit());
}

void ModelAnswersTest::row_thatIsNoneOfOurs_isDamage()
{
    TestStudy study;
    VERIFY_HOLDS(study->modelAnswers().take({setOf({{study.scenario(1), said("joy")}})}));
    study.close();
    {
        RawSql sql(study.path());
        QCOMPARE(sql.run(QStringLiteral("DROP TRIGGER prediction_keeps")), QString());
        QCOMPARE(sql.run(QStringLiteral("UPDATE prediction SET answer = '{\"label\":}'")),
                 QString());
        QCOMPARE(sql.run(QStringLiteral(
                     "CREATE TRIGGER prediction_keeps BEFORE UPDATE ON prediction BEGIN SELECT "
                     "RAISE(ABORT, 'append-only'); END")),
                 QString());
    }
    study.reopen();
    const auto read = study->modelAnswers().all();
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::StudyDamaged);
}

void ModelAnswersTest::takingOneSet_readsNoOther()
{
    TestStudy study;
    const QString second = QStringLiteral("2");
    VERIFY_HOLDS(study->modelAnswers().take({setOf({{study.scenario(1), said("joy")}}),
                                             setOf({{study.scenario(1), said("joy")}}, second)}));
    study.close();
    QCOMPARE(RawSql(study.path())
                 .runUnguarded(QStringLiteral(
                     "UPDATE prediction SET answer = '{\"label\":}' WHERE set_uuid = "
                     "(SELECT uuid FROM prediction_set WHERE run = '1')")),
             QString());
    study.reopen();
    ModelAnswers& answers = study->modelAnswers();
    const std::vector<NewPredictions> more{
        setOf({{study.scenario(1), said("joy")}, {study.scenario(2), said("fear")}}, second)};
    QCOMPARE(must(answers.preview(more)).rows, qint64{1});
    const auto taken = must(answers.take(more));
    QCOMPARE(taken.rows, qint64{1});
    QCOMPARE(taken.known, qint64{1});
    const auto named = must(answers.named({more.front().name}));
    QCOMPARE(named.size(), std::size_t{1});
    QCOMPARE(named.front().rows.size(), std::size_t{2});
    // Who reads the damaged one is told.
    COMPARE_ERROR(answers.all(), ErrorCode::StudyDamaged);
    COMPARE_ERROR(answers.take({setOf({{study.scenario(2), said("fear")}})}),
                  ErrorCode::StudyDamaged);
}

void ModelAnswersTest::withdrawnSet_countsNowhereUntilItIsRestored()
{
    TestStudy study;
    const QString second = QStringLiteral("2");
    VERIFY_HOLDS(study->modelAnswers().take({setOf({{study.scenario(1), said("joy")}}),
                                             setOf({{study.scenario(1), said("fear")}}, second)}));
    const auto before = must(study->modelAnswers().all());
    ChangeSet told;
    connect(&study.study(), &Study::changed, this, [&](const ChangeSet& c) { told = c; });
    VERIFY_HOLDS(study->modelAnswers().withdraw(Model, QStringLiteral(" A wrong\n template. ")));
    QVERIFY(told.kinds.testFlag(ChangeSet::ModelsChanged));
    study.reopen();
    ModelAnswers& answers = study->modelAnswers();
    QCOMPARE(reasonsIn(study.study()), QStringList{QStringLiteral("A wrong template.")});
    const auto left = must(answers.all());
    QCOMPARE(left.size(), std::size_t{1});
    QCOMPARE(left[0].name.run, second);
    QCOMPARE(must(answers.names()), std::vector<SetName>{left[0].name});
    // It is kept, and named with the others.
    QVERIFY(must(answers.named({Model})).at(0).rows == before[0].rows);
    const auto counts = must(answers.counts());
    QCOMPARE(counts.size(), std::size_t{2});
    QVERIFY(counts[0].withdrawn && !counts[1].withdrawn);
    QCOMPARE(counts[0].count, (AnswerCount{1, 0}));
    QCOMPARE(must(answers.take({setOf({{study.scenario(1), said("joy")}})})).known, qint64{1});

    VERIFY_HOLDS(answers.restore(Model, QStringLiteral("It was right.")));
    QVERIFY(reasonsIn(study.study()).isEmpty());
    const auto again = must(answers.all());
    QCOMPARE(again.size(), std::size_t{2});
    QVERIFY(again[0].name == before[0].name && again[0].rows == before[0].rows);
    QCOMPARE(RawSql(study.path()).value(QStringLiteral("SELECT count(*) FROM set_withdrawal")),
             QStringLiteral("2"));
    VERIFY_HOLDS(study->verifyAudit());
}

void ModelAnswersTest::withdrawal_wantsAReasonAndASetInUse_data()
{
    QTest::addColumn<QString>("run");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("detail");
    const QString reason = QStringLiteral("Wrong.");
    QTest::newRow("no reason") << QStringLiteral("1") << QStringLiteral(" \n")
                               << QStringLiteral("reason");
    QTest::newRow("no such set") << QStringLiteral("9") << reason << QStringLiteral("predictions");
    QTest::newRow("withdrawn already")
        << QStringLiteral("2") << reason << QStringLiteral("unchanged");
}

void ModelAnswersTest::withdrawal_wantsAReasonAndASetInUse()
{
    QFETCH(QString, run);
    QFETCH(QString, reason);
    QFETCH(QString, detail);
    TestStudy study;
    ModelAnswers& answers = study->modelAnswers();
    VERIFY_HOLDS(answers.take({setOf({{study.scenario(1), said("joy")}}),
                               setOf({{study.scenario(1), said("joy")}}, QStringLiteral("2"))}));
    SetName set = Model;
    set.run = QStringLiteral("2");
    VERIFY_HOLDS(answers.withdraw(set, QStringLiteral("Before.")));
    const QString before = entries(study);
    set.run = run;
    const auto refused = answers.withdraw(set, reason);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidValue);
    QCOMPARE(refused.error().detail, detail);
    COMPARE_ERROR(answers.restore(Model, QStringLiteral("Never was.")), ErrorCode::InvalidValue);
    COMPARE_ERROR(answers.withdraw(Model, QStringLiteral("Mine."), study.person(1)),
                  ErrorCode::WrongRole);
    QCOMPARE(entries(study), before);
}

void ModelAnswersTest::whatIsTakenLater_isWithdrawnWithItsSet()
{
    TestStudy study;
    ModelAnswers& answers = study->modelAnswers();
    VERIFY_HOLDS(answers.take({setOf({{study.scenario(1), said("joy")}})}));
    VERIFY_HOLDS(answers.withdraw(Model, QStringLiteral("Wrong.")));
    VERIFY_HOLDS(answers.take({setOf({{study.scenario(2), said("joy")}})}));
    QVERIFY(must(answers.all()).empty());
    QCOMPARE(must(answers.counts()).at(0).count, (AnswerCount{2, 0}));
}

void ModelAnswersTest::handOut_withdrawsNone()
{
    TestStudy study;
    VERIFY_HOLDS(study->modelAnswers().take({setOf({{study.scenario(1), said("joy")}})}));
    VERIFY_HOLDS(study->modelAnswers().withdraw(Model, QStringLiteral("Wrong.")));
    AtHome home(handOut(study, 1, QStringLiteral("handout")), 50);
    QVERIFY(reasonsIn(home.study()).isEmpty());
    COMPARE_ERROR(home->modelAnswers().withdraw(Model, QStringLiteral("Wrong.")),
                  ErrorCode::InHandOut);
}

void ModelAnswersTest::copies_knowOfAWithdrawal()
{
    TestStudy study;
    VERIFY_HOLDS(study->modelAnswers().take({setOf({{study.scenario(1), said("joy")}})}));
    LaterCopy other(study);
    VERIFY_HOLDS(other.open()->modelAnswers().withdraw(Model, QStringLiteral("There.")));
    // Withdrawn here as well, before that: what was said last counts.
    VERIFY_HOLDS(study->modelAnswers().withdraw(Model, QStringLiteral("Here.")));
    QVERIFY(mergeOne(study.study(), other.path()).isSound());
    QCOMPARE(reasonsIn(study.study()), QStringList{QStringLiteral("There.")});
    QVERIFY(must(study->modelAnswers().all()).empty());
    VERIFY_HOLDS(study->modelAnswers().restore(Model, QStringLiteral("It was right.")));
    const QString mine = study.filePath(QStringLiteral("mine.subtext"));
    VERIFY_HOLDS(study->copyTo(mine));
    const auto copy = other.open();
    QVERIFY(mergeOne(*copy, mine).isSound());
    QVERIFY(reasonsIn(*copy).isEmpty());
    QCOMPARE(must(copy->modelAnswers().all()).size(), std::size_t{1});
    VERIFY_HOLDS(copy->verifyAudit());
}

SUBTEXT_TEST(ModelAnswersTest)
#include "modelanswerstest.moc"
