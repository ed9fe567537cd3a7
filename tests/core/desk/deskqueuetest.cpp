// SPDX-License-Identifier: MIT
#include "core/course/labelagain.h"
#include "core/desk/deskfigures.h"
#include "core/domain/ceiscene.h"
#include "core/operation/qualitydesk.h"
#include "tests/core/adjudication/ceiseverity.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/must.h"
#include "tests/support/picktokens.h"
#include "tests/support/registeredtest.h"

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// The queue of the desk. One item: deskcasetest.cpp; writing: decidingtest.cpp.
class DeskQueueTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void queue_saysWhereEachItemStands_data();
    void queue_saysWhereEachItemStands();
    void queue_isEmptyForAnEmptyStudy();
    void queue_beginsWithTheHardest();
    void queue_hasNoExplanations();
    void answerAfterTheDecision_bringsTheItemBack();
    void answerAskedForAgain_isCountedUntilItIsThere();
    void draft_isSaidOfItsAdjudicatorAlone();
    void closedFlag_isNoneInTheQueue();
    void limits_decideWhatIsWide();
    void item_isTheLineOfTheQueue();
    void place_isThatOfTheLabelsOnlyRater_data();
    void place_isThatOfTheLabelsOnlyRater();
    void place_countsSeatsThatWereShown();

private:
    static void prepare(DeskStudy& study);
    static QString stateName(DeskState state);
    static QString described(const DeskItem& item);
    std::unique_ptr<DeskStudy> m_prepared; // what the first table looks at
};

QString DeskQueueTest::stateName(DeskState state)
{
    static const QStringList names{QStringLiteral("open"),      QStringLiteral("by rule"),
                                   QStringLiteral("held"),      QStringLiteral("decided"),
                                   QStringLiteral("revisited"), QStringLiteral("disputed"),
                                   QStringLiteral("by others"), QStringLiteral("others differ")};
    return names.at(static_cast<int>(state));
}

QString DeskQueueTest::described(const DeskItem& item)
{
    static const QStringList patterns{QStringLiteral("unanimous"), QStringLiteral("majority"),
                                      QStringLiteral("split")};
    QStringList words{item.pattern() ? patterns.at(static_cast<int>(*item.pattern()))
                                     : QStringLiteral("incomplete")};
    if (item.isWide)
        words << QStringLiteral("wide");
    if (item.isMalformed)
        words << QStringLiteral("malformed");
    if (item.isFlagged())
        words << QStringLiteral("flagged");
    words << stateName(item.state) << goldName(item.gold());
    return words.join(u' ');
}

// 16 items, one for each row below.
void DeskQueueTest::prepare(DeskStudy& study)
{
    const QStringList votes{
        QStringLiteral("jta"), QStringLiteral("jjj"), QStringLiteral("aja"), QStringLiteral("jj-"),
        QStringLiteral("---"), QStringLiteral("jta"), QStringLiteral("jta"), QStringLiteral("jta"),
        QStringLiteral("jta"), QStringLiteral("jj-"), QStringLiteral("jj-"), QStringLiteral("jta"),
        QStringLiteral("jja"), QStringLiteral("jja"), QStringLiteral("jta"), QStringLiteral("-j-")};
    for (int item = 1; item <= votes.size(); ++item)
        study.label(item, votes.at(item - 1));
    Answer high = completeAnswer(Emotion::Joy);
    high.scale(Dimension::Valence) = 3; // the others: −2
    study.answer(10, 3, high);
    Answer flagged = completeAnswer(Emotion::Joy);
    flagged.isFlagged = true;
    flagged.flagReason = QStringLiteral("Cut off.");
    study.answer(11, 3, flagged);
    const PersonId judge = study.judge(1);
    const auto decide = [&](int item, Choice label) {
        VERIFY_HOLDS(study.deciding().decide(judge, study.scenario(item), verdict(label)));
    };
    DeskDraft held;
    held.isHeld = true;
    for (int item : {6, 13})
        VERIFY_HOLDS(study.deciding().saveDraft(judge, study.scenario(item), held));
    decide(7, Emotion::Trust);
    decide(8, Emotion::Trust);
    decide(8, Emotion::Joy);
    VERIFY_HOLDS(study.deciding().decide(judge, study.scenario(9), ambiguousVerdict()));
    decide(12, Emotion::Trust);
    VERIFY_HOLDS(study.deciding().undo(judge));
    decide(14, Emotion::Anger);
    VERIFY_HOLDS(study.deciding().decideAll(
        {{QStringLiteral("sarcasm-irony/15"), picksOf(Pick{Emotion::Fear}), {}, {}, 2}}, {}, {}));
}

void DeskQueueTest::queue_saysWhereEachItemStands_data()
{
    QTest::addColumn<int>("item");
    QTest::addColumn<QString>("expected");
    const auto row = [](int item, const char* name, const char* expected) {
        QTest::newRow(name) << item << QString::fromLatin1(expected);
    };
    row(1, "split", "split flagged open -");
    row(2, "unanimous", "unanimous by rule joy");
    row(3, "majority", "majority by rule anger");
    row(4, "one rating is missing", "incomplete open -");
    row(5, "nobody has answered", "incomplete open -");
    row(6, "put aside", "split flagged held -");
    row(7, "decided", "split flagged decided trust");
    row(8, "decided twice", "split flagged revisited joy");
    row(9, "ambiguous", "split flagged decided ambiguous");
    row(10, "wide, though unanimous", "unanimous wide flagged by rule joy");
    row(11, "malformed, though unanimous", "unanimous malformed flagged by rule joy");
    row(12, "taken back", "split flagged open -");
    row(13, "majority, put aside", "majority held joy");
    row(14, "overridden", "majority decided anger");
    row(15, "decided in bulk", "split flagged decided fear");
    row(16, "one rating", "incomplete open -");
}

void DeskQueueTest::queue_saysWhereEachItemStands()
{
    QFETCH(int, item);
    QFETCH(QString, expected);
    if (!m_prepared) {
        m_prepared = std::make_unique<DeskStudy>(16);
        prepare(*m_prepared);
    }
    DeskStudy* study = m_prepared.get();
    const std::vector<DeskItem> queue = must(study->deskQueue().items(study->judge(1)));
    QCOMPARE(queue.size(), std::size_t{16});
    const auto line = std::find_if(queue.begin(), queue.end(), [&](const DeskItem& i) {
        return i.scenario == study->scenario(item);
    });
    QVERIFY(line != queue.end());
    QCOMPARE(described(*line), expected);
    QCOMPARE(line->name, QStringLiteral("sarcasm-irony/%1").arg(item));
    QCOMPARE(line->ratings, item == 5 ? 0 : item == 16 ? 1 : item == 4 ? 2 : 3);
    QVERIFY(line->record.has_value() == (line->gold().source == GoldSource::Decision));
}

void DeskQueueTest::queue_isEmptyForAnEmptyStudy()
{
    DeskStudy study(1);
    QCOMPARE(must(study.deskQueue().items(study.judge(1))).size(), std::size_t{1});
    TestStudy::Shape shape;
    shape.perSubtype = 0;
    shape.ratersPerItem = 0;
    TestStudy empty(shape);
    QVERIFY(must(empty->deskQueue().items(empty.person(1))).empty());
    QVERIFY(!must(empty->deskQueue().item(empty.person(1), {1})));
    QVERIFY(!must(empty->comparing().comparison()));
}

void DeskQueueTest::queue_beginsWithTheHardest()
{
    DeskStudy study(8);
    const QStringList votes{QStringLiteral("jjj"), QStringLiteral("jta"), QStringLiteral("jtf"),
                            QStringLiteral("jjj"), QStringLiteral("jSa"), QStringLiteral("jta"),
                            QStringLiteral("j--"), QStringLiteral("jjS")};
    for (int item = 1; item <= 8; ++item)
        study.label(item, votes.at(item - 1));
    std::map<ScenarioId, std::vector<QualityObservation>> observations;
    for (const Annotation& annotation : must(study->annotations()))
        observations[annotation.scenario].push_back(observationOf(annotation).value());
    QStringList order;
    double last = 1;
    for (const DeskItem& item : must(study.deskQueue().items(study.judge(1)))) {
        QVERIFY(std::abs(item.severity - test::severity(observations[item.scenario])) < 1e-12);
        QVERIFY(item.severity <= last);
        last = item.severity;
        order << item.name.section(u'/', 1);
    }
    // By the wheel: jSa and jjS hold opposites; equals stand as they came: 2 before 6, 1, 4, 7.
    QCOMPARE(order.join(u' '), QStringLiteral("5 8 2 6 3 1 4 7"));
}

void DeskQueueTest::queue_hasNoExplanations()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("jta"));
    const auto queue = must(study.deskQueue().items(study.judge(1)));
    QCOMPARE(queue.front().utterance, must(study->utterance(study.scenario(1))));
    QVERIFY(!queue.front().utterance.isEmpty());
}

void DeskQueueTest::closedFlag_isNoneInTheQueue()
{
    DeskStudy study(1);
    Answer flagged = completeAnswer(Emotion::Joy);
    flagged.isFlagged = true;
    flagged.flagReason = QStringLiteral("Cut off.");
    for (int seat = 1; seat <= 3; ++seat)
        study.answer(1, seat, seat == 1 ? completeAnswer(Emotion::Joy) : flagged);
    const std::vector<PersonId> raters = must(study->raters(study.scenario(1)));
    const QString why = QStringLiteral("Nothing is missing.");
    const auto close = [&](int seat) {
        return study->quality().closeFlags({raters.at(static_cast<std::size_t>(seat - 1))},
                                           study.scenario(1), why, study.coordinator());
    };
    const auto isFlagged = [&] {
        const std::vector<DeskItem> queue = must(study.deskQueue().items(study.judge(1)));
        const auto item = must(study.deskQueue().item(study.judge(1), study.scenario(1)));
        return item == queue.front() && queue.front().isMalformed &&
               deskFigures(queue, std::nullopt).flagged == 1;
    };
    const auto isClosed = [&] {
        const std::vector<DeskItem> queue = must(study.deskQueue().items(study.judge(1)));
        const auto item = must(study.deskQueue().item(study.judge(1), study.scenario(1)));
        return item == queue.front() && !queue.front().isFlagged() &&
               deskFigures(queue, std::nullopt).flagged == 0;
    };
    QVERIFY(isFlagged());
    VERIFY_HOLDS(close(2));
    QVERIFY(isFlagged()); // there is another
    VERIFY_HOLDS(close(3));
    QVERIFY(isClosed());
    VERIFY_HOLDS(
        study->quality().reopenFlags({raters.at(2)}, study.scenario(1), study.coordinator()));
    QVERIFY(isFlagged());
    VERIFY_HOLDS(close(3));
    QVERIFY(isClosed());
    study.clock.advance(1'000);
    flagged.flagReason = QStringLiteral("The end is missing.");
    study.answer(1, 3, flagged); // once more, since
    QVERIFY(isFlagged());
}

void DeskQueueTest::answerAfterTheDecision_bringsTheItemBack()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("jta"));
    study.clock.advance(10);
    const qint64 made = study.clock.now();
    const auto decide = [&] {
        return study.deciding().decide(study.judge(1), study.scenario(1), verdict(Emotion::Trust));
    };
    VERIFY_HOLDS(decide());
    const auto line = [&](int judge) { return must(study.deskQueue().items(study.judge(judge))); };
    QVERIFY(!line(1).front().isOutdated);
    study.clock.advance(10);
    study.answer(1, 3, completeAnswer(Emotion::Trust)); // two to one, as decided
    const auto queue = line(1);
    QVERIFY(queue.front().isOutdated && queue.front().isFlagged() && !queue.front().isSplit());
    QCOMPARE(queue.front().outdatedBy, AnswerChange::Vote);
    QCOMPARE(deskFigures(queue, std::nullopt).toReview, 1);
    QCOMPARE(deskFigures(queue, std::nullopt).outdated, 1);
    QVERIFY(queue.front() ==
            must(study.deskQueue().item(study.judge(1), study.scenario(1))).value());
    QVERIFY(must(study.deskQueue().load(study.judge(1), study.scenario(1))).outdated == made);
    QVERIFY(!line(2).front().isOutdated);            // who knows of no decision
    QCOMPARE(study.gold(), QStringLiteral("trust")); // it counts all the same
    study.clock.advance(10);
    VERIFY_HOLDS(decide()); // the same
    QVERIFY(!line(1).front().isOutdated);
    QCOMPARE(deskFigures(line(1), std::nullopt).toReview, 0);
    VERIFY_HOLDS(study.deciding().undo(study.judge(1)));
    QVERIFY(line(1).front().isOutdated); // the first decision counts again
}

void DeskQueueTest::answerAskedForAgain_isCountedUntilItIsThere()
{
    DeskStudy study(2);
    study.label(1, QStringLiteral("jta"));
    study.label(2, QStringLiteral("jj-"));
    const auto owed = [&](int number) {
        const ScenarioId scenario = study.scenario(number);
        const DeskItem item = must(study.deskQueue().item(study.judge(1), scenario)).value();
        const auto queue = must(study.deskQueue().items(study.judge(1)));
        if (std::find(queue.begin(), queue.end(), item) == queue.end() ||
            must(study.deskQueue().load(study.judge(1), scenario)).owedAgain != item.owedAgain)
            return -1; // they differ
        return item.owedAgain;
    };
    QCOMPARE(owed(1), 0);
    study.clock.advance(10);
    must(study->labelAgain().ask({study.scenario(1), study.scenario(2)},
                                 QStringLiteral("§2 changed."), {}));
    QCOMPARE(owed(1), 3);
    QCOMPARE(owed(2), 2);
    study.clock.advance(10);
    study.answer(1, 2, completeAnswer(Emotion::Trust)); // as before
    QCOMPARE(owed(1), 2);
    VERIFY_HOLDS(study.dataLock().lock(QStringLiteral("It is time."), {}));
    QCOMPARE(owed(1), 0); // nobody can any more
}

void DeskQueueTest::draft_isSaidOfItsAdjudicatorAlone()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("jta"));
    const auto hasDraft = [&](int judge) {
        return must(study.deskQueue().items(study.judge(judge))).front().hasDraft;
    };
    DeskDraft draft;
    draft.activeMs = 10; // was looked at
    VERIFY_HOLDS(study.deciding().saveDraft(study.judge(1), study.scenario(1), draft));
    QVERIFY(!hasDraft(1));
    draft.picks = picksOf(Pick{Emotion::Joy});
    VERIFY_HOLDS(study.deciding().saveDraft(study.judge(1), study.scenario(1), draft));
    QVERIFY(hasDraft(1));
    QVERIFY(!hasDraft(2));
    VERIFY_HOLDS(study.deciding().decide(study.judge(1), study.scenario(1), verdict(Emotion::Joy)));
    QVERIFY(!hasDraft(1));
}

void DeskQueueTest::limits_decideWhatIsWide()
{
    DeskStudy study(3);
    const auto spread = [&](int item, ScaleIndex dimension, int low, int high) {
        for (int seat = 1; seat <= 3; ++seat) {
            Answer answer = completeAnswer(Emotion::Joy);
            answer.scale(dimension) = seat == 2 ? low : high;
            study.answer(item, seat, answer);
        }
    };
    spread(1, Dimension::Dominance, -3, 2); // 1.67
    spread(2, Dimension::Arousal, -2, 2);   // 1.34
    spread(3, Dimension::Confidence, -3, 3);
    const auto wide = [&] {
        QStringList names;
        for (int item = 1; item <= 3; ++item) {
            if (must(study.deskQueue().item(study.judge(1), study.scenario(item)))->isWide)
                names << QString::number(item);
        }
        return names.join(u' ');
    };
    QCOMPARE(wide(), QStringLiteral("1"));
    QualityProtocol limits = must(study->quality().protocol());
    limits.thresholds.vadRange = 1.3;
    VERIFY_HOLDS(study->quality().setProtocol(limits));
    QCOMPARE(wide(), QStringLiteral("1 2"));
}

void DeskQueueTest::item_isTheLineOfTheQueue()
{
    DeskStudy study(16);
    prepare(study);
    // A second adjudicator is through as well and differs on some items.
    for (int item : {1, 6, 12})
        VERIFY_HOLDS(
            study.deciding().decide(study.judge(1), study.scenario(item), verdict(Emotion::Anger)));
    for (int item : {1, 6, 7, 8, 9, 12, 15})
        VERIFY_HOLDS(
            study.deciding().decide(study.judge(2), study.scenario(item), verdict(Emotion::Joy)));
    VERIFY_HOLDS(
        study.deciding().decide(study.judge(1), study.scenario(15), verdict(Emotion::Joy)));
    QVERIFY(must(study.comparing().comparison())->isReady);
    for (PersonId who : {study.judge(1), study.judge(2), study.coordinator()}) {
        int disputed = 0;
        for (const DeskItem& line : must(study.deskQueue().items(who))) {
            const auto item = must(study.deskQueue().item(who, line.scenario));
            QVERIFY(item.has_value());
            QVERIFY2(*item == line,
                     qUtf8Printable(line.name + u' ' + described(line) + u'/' + described(*item)));
            disputed += line.state == DeskState::Disputed ? 1 : 0;
        }
        QCOMPARE(disputed, who == study.coordinator() ? 0 : 5); // 1, 6, 7, 9 and 12
    }
    QVERIFY(!must(study.deskQueue().item(study.judge(1), {999})));
}

void DeskQueueTest::place_isThatOfTheLabelsOnlyRater_data()
{
    QTest::addColumn<QString>("votes");
    QTest::addColumn<QString>("pick");
    QTest::addColumn<int>("seat"); // 0: no single one
    QTest::newRow("first seat") << QStringLiteral("jta") << QStringLiteral("joy") << 1;
    QTest::newRow("second seat") << QStringLiteral("jta") << QStringLiteral("trust") << 2;
    QTest::newRow("third seat") << QStringLiteral("jta") << QStringLiteral("anger") << 3;
    QTest::newRow("nobody's") << QStringLiteral("jta") << QStringLiteral("fear") << 0;
    QTest::newRow("ambiguous") << QStringLiteral("jta") << QStringLiteral("ambiguous") << 0;
    QTest::newRow("two of three") << QStringLiteral("jja") << QStringLiteral("joy") << 0;
    QTest::newRow("the one against two") << QStringLiteral("jja") << QStringLiteral("anger") << 3;
}

void DeskQueueTest::place_isThatOfTheLabelsOnlyRater()
{
    QFETCH(QString, votes);
    QFETCH(QString, pick);
    QFETCH(int, seat);
    DeskStudy study(1);
    study.label(1, votes);
    Verdict choice;
    choice.note = QStringLiteral("Heard so.");
    choice.picks = picksOf(pickFromToken(pick).value());
    choice.basis = Basis::Misreading;
    const auto decided = study.deciding().decide(study.judge(1), study.scenario(1), choice);
    VERIFY_HOLDS(decided);
    const auto record = must(study.deskQueue().item(study.judge(1), study.scenario(1)))->record;
    QVERIFY(record && record->isOwn && !record->isFileOrder);
    QVERIFY(record->id == decided->value.id && record->picks == choice.picks);
    QCOMPARE(record->places, 3);
    QCOMPARE(record->place.has_value(), seat > 0);
    if (seat > 0)
        QCOMPARE(decided->value.shownOrder.at(static_cast<std::size_t>(*record->place)), seat);
}

// Two of three seats have answered: places are theirs, also where a seat number is above both.
void DeskQueueTest::place_countsSeatsThatWereShown()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("-ja"));
    for (Choice label : {Emotion::Joy, Emotion::Anger}) {
        const auto decided =
            study.deciding().decide(study.judge(1), study.scenario(1), verdict(label));
        VERIFY_HOLDS(decided);
        QCOMPARE(decided->value.shownOrder.size(), std::size_t{2});
        const auto record = must(study.deskQueue().item(study.judge(1), study.scenario(1)))->record;
        QCOMPARE(record->places, 2);
        QVERIFY(record->place.has_value());
        QCOMPARE(decided->value.shownOrder.at(static_cast<std::size_t>(*record->place)),
                 label == Emotion::Joy ? 2 : 3);
    }
    // A third answer changes who stands where: no place can be said any more.
    study.label(1, QStringLiteral("t"));
    const auto record = must(study.deskQueue().item(study.judge(1), study.scenario(1)))->record;
    QCOMPARE(record->places, 3);
    QVERIFY(!record->place);
}

SUBTEXT_TEST(DeskQueueTest)

#include "deskqueuetest.moc"
