// SPDX-License-Identifier: MIT
#include "core/study/course.h"

#include "core/study/adjudication.h"
#include "core/study/importing.h"
#include "tests/support/checks.h"
#include "tests/support/rawsql.h"
#include "tests/support/teststudy.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

namespace {

/// The reference answer of a practice item, with its scales moved by `offset`.
Answer referenceOf(const CalibrationItem& item, int offset = 0)
{
    Answer answer;
    answer.emotion = item.emotion;
    for (std::size_t i = 0; i < ReferenceDimensions.size(); ++i) {
        const int moved = item.points.at(i) + offset;
        answer.scale(ReferenceDimensions.at(i)) =
            isPoint(moved) ? moved : item.points.at(i) - offset;
    }
    answer.scale(Dimension::Confidence) = 1;
    return answer;
}

Emotion wrongLabel(const CalibrationItem& item)
{
    for (Emotion emotion : AllEmotions) {
        if (!item.accepts(emotion))
            return emotion;
    }
    return item.emotion;
}

Answer answerOf(Emotion emotion, int valence, int arousal, int dominance)
{
    Answer answer = completeAnswer(emotion);
    answer.scale(Dimension::Valence) = valence;
    answer.scale(Dimension::Arousal) = arousal;
    answer.scale(Dimension::Dominance) = dominance;
    return answer;
}

Protocol withRepeats(int repeats)
{
    Protocol protocol;
    protocol.repeats = repeats;
    return protocol;
}

TestStudy::Shape nineItems(int repeats)
{
    TestStudy::Shape shape;
    shape.perSubtype = 9;
    shape.subtypes = {Subtype::SarcasmIrony};
    shape.annotators = 2;
    shape.ratersPerItem = 2;
    shape.protocol = withRepeats(repeats);
    return shape;
}

void labelEverything(TestStudy& test, PersonId person)
{
    for (const ItemSummary& item : test.labelling().items(person))
        VERIFY_HOLDS(
            test.labelling().submit(person, item.scenario, submissionOf(completeAnswer())));
}

QJsonObject lastAudit(TestStudy& test, const char* action)
{
    const QString detail = RawSql(test.path())
                               .value(QStringLiteral("SELECT detail FROM audit WHERE action = "
                                                     "'%1' ORDER BY id DESC LIMIT 1")
                                          .arg(QLatin1String(action)));
    return QJsonDocument::fromJson(detail.toUtf8()).object();
}

} // namespace

class CourseTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void settingsOfTheDay_mayChangeAfterWorkBegan();
    void settingsOfTheAssignment_mayNotChangeAfterWorkBegan();
    void protocolChange_isAuditedWithBeforeAndAfter();
    void sameProtocol_writesNoRevision();
    void impossibleProtocol_isRefused();
    void ownGuideline_replacesTheBuiltInUntilItIsTakenBack();

    void consentText_isTheBuiltInOneUntilTheStudyHasItsOwn();
    void consent_isDueUntilAccepted();
    void newConsentText_asksAgain();
    void sameConsentTextAgain_asksNobody();
    void declined_isRecordedAndMayBeChanged();

    void practice_goesThroughTheItemsInRounds();
    void practiceAnswer_countsOncePerRound();
    void twoCopiesOfOneRound_countTheEarlierAnswers();
    void incompletePractice_isRefused();
    void practice_isDueBeforeTheFirstItemOnly();
    void practiceResults_compareFirstAndBestRound();
    void practiceAndRepeats_areNeverData();

    void plannedRepeats_areSeededEarlyItems();
    void repeats_waitForTheLastItem();
    void repeats_areAnsweredOnceEach();
    void repeatsThatAreNotDue_areRefused();
    void repeatFromTwoCopies_countsOnce();
    void lockedStudy_repeatsNothing();
    void intraAgreement_isTheKnownAnswer();
    void intraAgreement_withOneLabelHasNoKappa();
    void intraAgreement_comparesWithTheAnswerThatStood();
};

void CourseTest::settingsOfTheDay_mayChangeAfterWorkBegan()
{
    TestStudy test;
    labelEverything(test, test.person(1));
    Protocol protocol = test->protocol();
    protocol.isExplanationRequired = false;
    protocol.areNamesShown = true;
    protocol.isPracticeAsked = true;
    protocol.repeats = 4;
    protocol.isConsentRequired = true;
    protocol.releaseNames = NamePolicy::Names;
    VERIFY_HOLDS(test->course().setProtocol(protocol));
    test.reopen();
    QVERIFY(test->protocol() == protocol);
    VERIFY_HOLDS(test->verifyAudit());
}

void CourseTest::settingsOfTheAssignment_mayNotChangeAfterWorkBegan()
{
    TestStudy test;
    Protocol seeded = test->protocol();
    seeded.seed = 7;
    VERIFY_HOLDS(test->course().setProtocol(seeded)); // nobody has begun
    labelEverything(test, test.person(1));
    const std::vector<std::pair<QString, Protocol>> changes = [&] {
        Protocol order = seeded;
        order.order = ItemOrder::File;
        Protocol raters = seeded;
        raters.ratersPerItem = 2;
        Protocol seed = seeded;
        seed.seed = 8;
        return std::vector<std::pair<QString, Protocol>>{
            {QStringLiteral("order"), order},
            {QStringLiteral("raters_per_item"), raters},
            {QStringLiteral("seed"), seed}};
    }();
    for (const auto& [setting, protocol] : changes) {
        const Error error = errorOf(test->course().setProtocol(protocol));
        QCOMPARE(error.code, ErrorCode::LabelledWork);
        QCOMPARE(error.detail, setting);
    }
    QVERIFY(test->protocol() == seeded);
}

void CourseTest::protocolChange_isAuditedWithBeforeAndAfter()
{
    TestStudy test;
    Protocol protocol = test->protocol();
    protocol.repeats = 5;
    protocol.isExplanationRequired = false;
    QSignalSpy changed(&test.study(), &Study::changed);
    VERIFY_HOLDS(test->course().setProtocol(protocol));
    QCOMPARE(changed.size(), 1);
    const QJsonObject detail = lastAudit(test, "study.protocol");
    const QJsonObject before{{QStringLiteral("explanation_required"), true},
                             {QStringLiteral("repeats"), 0}};
    const QJsonObject after{{QStringLiteral("explanation_required"), false},
                            {QStringLiteral("repeats"), 5}};
    QCOMPARE(detail.value(QStringLiteral("before")).toObject(), before);
    QCOMPARE(detail.value(QStringLiteral("after")).toObject(), after);
}

void CourseTest::sameProtocol_writesNoRevision()
{
    TestStudy test;
    const QString count = QStringLiteral("SELECT count(*) FROM protocol");
    const QString before = RawSql(test.path()).value(count);
    VERIFY_HOLDS(test->course().setProtocol(test->protocol()));
    QCOMPARE(RawSql(test.path()).value(count), before);
}

void CourseTest::impossibleProtocol_isRefused()
{
    TestStudy test;
    Protocol protocol = test->protocol();
    protocol.repeats = -1;
    const Error error = errorOf(test->course().setProtocol(protocol));
    QCOMPARE(error.code, ErrorCode::InvalidValue);
    QCOMPARE(error.detail, QStringLiteral("repeats"));
}

void CourseTest::ownGuideline_replacesTheBuiltInUntilItIsTakenBack()
{
    TestStudy test;
    QCOMPARE(test->course().guideline(), QString());
    VERIFY_HOLDS(test->course().setGuideline(QStringLiteral("# Ours\n\nRead twice.")));
    test.reopen();
    QCOMPARE(test->course().guideline(), QStringLiteral("# Ours\n\nRead twice."));
    VERIFY_HOLDS(test->course().setGuideline({}));
    QCOMPARE(test->course().guideline(), QString());
    QCOMPARE(RawSql(test.path()).value(QStringLiteral("SELECT count(*) FROM guideline")),
             QStringLiteral("2"));
}

void CourseTest::consentText_isTheBuiltInOneUntilTheStudyHasItsOwn()
{
    TestStudy test;
    const ConsentText builtIn = test->course().consentText();
    QCOMPARE(builtIn.revision, 0);
    QVERIFY(builtIn.text.contains(QStringLiteral("Taking part is voluntary")));
    VERIFY_HOLDS(test->course().setConsentText(QStringLiteral("# Ours")));
    const ConsentText own = test->course().consentText();
    QCOMPARE(own.text, QStringLiteral("# Ours"));
    QCOMPARE(own.revision, 1);
    QCOMPARE(own.sha256,
             QString::fromLatin1(
                 QCryptographicHash::hash("# Ours", QCryptographicHash::Sha256).toHex()));
    VERIFY_HOLDS(test->course().setConsentText({}));
    QCOMPARE(test->course().consentText().revision, 0);
    QCOMPARE(test->course().consentText().sha256, builtIn.sha256);
}

void CourseTest::consent_isDueUntilAccepted()
{
    TestStudy test;
    QVERIFY(!test->course().isConsentDue(test.person(1))); // not required
    Protocol protocol = test->protocol();
    protocol.isConsentRequired = true;
    VERIFY_HOLDS(test->course().setProtocol(protocol));
    QVERIFY(test->course().isConsentDue(test.person(1)));
    test.clock.advance(5'000);
    VERIFY_HOLDS(test->course().recordConsent(test.person(1), true));
    test.reopen();
    QVERIFY(!test->course().isConsentDue(test.person(1)));
    QVERIFY(test->course().isConsentDue(test.person(2)));
    const auto consent = test->course().consentOf(test.person(1));
    QVERIFY(consent.has_value());
    QVERIFY(consent->isAccepted);
    QCOMPARE(consent->at, test.clock.now());
    QCOMPARE(consent->textRevision, 0);
    QCOMPARE(consent->textSha256, test->course().consentText().sha256);
    VERIFY_HOLDS(test->verifyAudit());
}

void CourseTest::newConsentText_asksAgain()
{
    TestStudy test;
    Protocol protocol = test->protocol();
    protocol.isConsentRequired = true;
    VERIFY_HOLDS(test->course().setProtocol(protocol));
    VERIFY_HOLDS(test->course().recordConsent(test.person(1), true));
    VERIFY_HOLDS(test->course().setConsentText(QStringLiteral("We also ask for your age.")));
    QVERIFY(test->course().isConsentDue(test.person(1)));
    test.clock.advance(1'000);
    VERIFY_HOLDS(test->course().recordConsent(test.person(1), true));
    QVERIFY(!test->course().isConsentDue(test.person(1)));
    QCOMPARE(test->course().consentOf(test.person(1))->textRevision, 1);
}

void CourseTest::sameConsentTextAgain_asksNobody()
{
    TestStudy test;
    Protocol protocol = test->protocol();
    protocol.isConsentRequired = true;
    VERIFY_HOLDS(test->course().setProtocol(protocol));
    VERIFY_HOLDS(test->course().recordConsent(test.person(1), true));
    VERIFY_HOLDS(test->course().setConsentText(test->course().consentText().text));
    QVERIFY(!test->course().isConsentDue(test.person(1)));
    QCOMPARE(test->course().consentText().revision, 0);
}

void CourseTest::declined_isRecordedAndMayBeChanged()
{
    TestStudy test;
    Protocol protocol = test->protocol();
    protocol.isConsentRequired = true;
    VERIFY_HOLDS(test->course().setProtocol(protocol));
    VERIFY_HOLDS(test->course().recordConsent(test.person(1), false));
    QVERIFY(test->course().isConsentDue(test.person(1)));
    QVERIFY(!test->course().consentOf(test.person(1))->isAccepted);
    test.clock.advance(1'000);
    VERIFY_HOLDS(test->course().recordConsent(test.person(1), true));
    QVERIFY(!test->course().isConsentDue(test.person(1)));
    QCOMPARE(
        RawSql(test.path()).value(QStringLiteral("SELECT group_concat(accepted) FROM consent")),
        QStringLiteral("0,1"));
}

void CourseTest::practice_goesThroughTheItemsInRounds()
{
    TestStudy test;
    const PersonId person = test.person(1);
    const auto& items = Course::calibration();
    QCOMPARE(items.size(), std::size_t{8});
    for (const CalibrationItem& item : items) {
        const PracticeState state = test->course().practiceState(person);
        QCOMPARE(state.round, 1);
        QCOMPARE(state.completedRounds, 0);
        test.clock.advance(1'000);
        VERIFY_HOLDS(test->course().recordPractice(person, item.id, referenceOf(item), 900));
    }
    PracticeState state = test->course().practiceState(person);
    QCOMPARE(state.round, 2);
    QVERIFY(state.answers.empty());
    QCOMPARE(state.completedRounds, 1);
    VERIFY_HOLDS(test->course().recordPractice(person, items[3].id, referenceOf(items[3]), 1'200));
    test.reopen();
    state = test->course().practiceState(person);
    QCOMPARE(state.round, 2);
    QCOMPARE(state.answers.size(), std::size_t{1});
    QCOMPARE(state.answers.front().item, items[3].id);
    QCOMPARE(state.answers.front().activeMs, 1'200);
    QCOMPARE(test->course().practiceState(test.person(2)).round, 1);
}

void CourseTest::practiceAnswer_countsOncePerRound()
{
    TestStudy test;
    const CalibrationItem& item = Course::calibration().front();
    VERIFY_HOLDS(test->course().recordPractice(test.person(1), item.id, referenceOf(item), 1));
    COMPARE_ERROR(test->course().recordPractice(test.person(1), item.id, referenceOf(item), 1),
                  ErrorCode::InvalidValue);
    COMPARE_ERROR(test->course().recordPractice(test.person(1), QStringLiteral("no such item"),
                                                referenceOf(item), 1),
                  ErrorCode::InvalidValue);
}

void CourseTest::twoCopiesOfOneRound_countTheEarlierAnswers()
{
    TestStudy test;
    const CalibrationItem& item = Course::calibration().front();
    VERIFY_HOLDS(test->course().recordPractice(test.person(1), item.id, referenceOf(item), 1));
    test.close();
    // As a merge brings it: the same item of the same round from another copy of a hand-out.
    QCOMPARE(RawSql(test.path())
                 .run(QStringLiteral(
                          "INSERT INTO practice_answer (uuid, person_id, item, round, at, emotion, "
                          "valence, arousal, dominance, confidence, active_ms) SELECT 'copy', "
                          "person_id, item, round, at + 5, '%1', valence, arousal, dominance, "
                          "confidence, 7 FROM practice_answer")
                          .arg(emotionToken(wrongLabel(item)))),
             QString());
    test.reopen();
    QCOMPARE(test->course().practiceState(test.person(1)).answers.size(), std::size_t{1});
    const auto results = test->course().practiceResults();
    QCOMPARE(results.size(), std::size_t{1});
    QCOMPARE(results.front().first.answered, 1);
    QCOMPARE(results.front().first.accepted, 1);
}

void CourseTest::incompletePractice_isRefused()
{
    TestStudy test;
    const CalibrationItem& item = Course::calibration().front();
    Answer answer = referenceOf(item);
    answer.scale(Dimension::Confidence).reset();
    COMPARE_ERROR(test->course().recordPractice(test.person(1), item.id, answer, 1),
                  ErrorCode::IncompleteAnswer);
    QVERIFY(test->course().practiceState(test.person(1)).answers.empty());
}

void CourseTest::practice_isDueBeforeTheFirstItemOnly()
{
    TestStudy test;
    QVERIFY(!test->course().isPracticeDue(test.person(1))); // not asked
    Protocol protocol = test->protocol();
    protocol.isPracticeAsked = true;
    VERIFY_HOLDS(test->course().setProtocol(protocol));
    QVERIFY(test->course().isPracticeDue(test.person(1)));
    for (const CalibrationItem& item : Course::calibration()) {
        QVERIFY(test->course().isPracticeDue(test.person(1)));
        VERIFY_HOLDS(test->course().recordPractice(test.person(1), item.id, referenceOf(item), 1));
    }
    QVERIFY(!test->course().isPracticeDue(test.person(1)));
    // Somebody who has begun is not held up by a rule that came later.
    VERIFY_HOLDS(test.labelling().submit(test.person(2),
                                         test.labelling().items(test.person(2)).front().scenario,
                                         submissionOf(completeAnswer())));
    QVERIFY(!test->course().isPracticeDue(test.person(2)));
}

void CourseTest::practiceResults_compareFirstAndBestRound()
{
    TestStudy test;
    QVERIFY(test->course().practiceResults().empty());
    const auto& items = Course::calibration();
    // Round 1: two labels wrong, every scale one point off. Round 2: everything as the reference.
    for (std::size_t i = 0; i < items.size(); ++i) {
        Answer answer = referenceOf(items[i], 1);
        if (i < 2)
            answer.emotion = wrongLabel(items[i]);
        VERIFY_HOLDS(test->course().recordPractice(test.person(2), items[i].id, answer, 1));
    }
    for (const CalibrationItem& item : items)
        VERIFY_HOLDS(test->course().recordPractice(test.person(2), item.id, referenceOf(item), 1));
    const auto results = test->course().practiceResults();
    QCOMPARE(results.size(), std::size_t{1});
    QVERIFY(results.front().person == test.person(2));
    QCOMPARE(results.front().items, 8);
    QVERIFY((results.front().first == PracticeRound{1, 8, 6, 1.0}));
    QVERIFY((results.front().best == PracticeRound{2, 8, 8, 0.0}));
}

void CourseTest::practiceAndRepeats_areNeverData()
{
    TestStudy test(nineItems(3));
    labelEverything(test, test.person(1));
    const auto before = test->snapshot().annotations;
    const CalibrationItem& item = Course::calibration().front();
    VERIFY_HOLDS(test->course().recordPractice(test.person(1), item.id, referenceOf(item), 1));
    for (ScenarioId scenario : test->course().dueRepeats(test.person(1)))
        VERIFY_HOLDS(test->course().recordRepeat(test.person(1), scenario,
                                                 completeAnswer(Emotion::Fear), 1));
    QCOMPARE(test->course().repeatsAnswered(test.person(1)), 3);
    QVERIFY(test->snapshot().annotations == before);
    QCOMPARE(test->counts().annotations, 9);
    VERIFY_HOLDS(test->verifyAudit());
}

void CourseTest::plannedRepeats_areSeededEarlyItems()
{
    std::vector<ScenarioId> order;
    for (int i = 1; i <= 30; ++i)
        order.push_back(ScenarioId{i});
    Person person;
    person.code = QStringLiteral("A01");
    const auto planned = plannedRepeats(order, {}, person, withRepeats(4));
    QCOMPARE(planned.size(), std::size_t{4});
    for (ScenarioId scenario : planned)
        QVERIFY(scenario.value <= 10);
    QVERIFY(plannedRepeats(order, {}, person, withRepeats(4)) == planned);
    Person other = person;
    other.code = QStringLiteral("A02");
    QVERIFY(plannedRepeats(order, {}, other, withRepeats(4)) != planned);
    // More than there are early items: all of them, each once.
    auto all = plannedRepeats(order, {}, person, withRepeats(40));
    std::sort(all.begin(), all.end());
    QVERIFY(all == std::vector<ScenarioId>(order.begin(), order.begin() + 10));
    // What was answered stays in, whatever happens to the order.
    const auto rest = plannedRepeats(order, {ScenarioId{25}}, person, withRepeats(4));
    QCOMPARE(rest.size(), std::size_t{4});
    QVERIFY(rest.front() == ScenarioId{25});
    QVERIFY(plannedRepeats(order, {}, person, withRepeats(0)).empty());
    QVERIFY(plannedRepeats({}, {}, person, withRepeats(3)).empty());
}

void CourseTest::repeats_waitForTheLastItem()
{
    TestStudy test(nineItems(3));
    const PersonId person = test.person(1);
    const auto items = test.labelling().items(person);
    for (const ItemSummary& item : items) {
        QVERIFY(test->course().dueRepeats(person).empty());
        VERIFY_HOLDS(
            test.labelling().submit(person, item.scenario, submissionOf(completeAnswer())));
    }
    const auto due = test->course().dueRepeats(person);
    QCOMPARE(due.size(), std::size_t{3});
    for (ScenarioId scenario : due) {
        const auto item = test.labelling().item(person, scenario);
        QVERIFY(item && item->position <= 3);
    }
    QVERIFY(test->course().dueRepeats(test.person(2)).empty());
}

void CourseTest::repeats_areAnsweredOnceEach()
{
    TestStudy test(nineItems(2));
    const PersonId person = test.person(1);
    labelEverything(test, person);
    const auto due = test->course().dueRepeats(person);
    QCOMPARE(due.size(), std::size_t{2});
    VERIFY_HOLDS(test->course().recordRepeat(person, due[0], completeAnswer(), 4'000));
    test.reopen();
    QVERIFY(test->course().dueRepeats(person) == std::vector<ScenarioId>{due[1]});
    COMPARE_ERROR(test->course().recordRepeat(person, due[0], completeAnswer(), 1),
                  ErrorCode::InvalidValue);
    VERIFY_HOLDS(test->course().recordRepeat(person, due[1], completeAnswer(), 4'000));
    QVERIFY(test->course().dueRepeats(person).empty());
}

void CourseTest::repeatsThatAreNotDue_areRefused()
{
    TestStudy test(nineItems(3));
    const PersonId person = test.person(1);
    const auto items = test.labelling().items(person);
    COMPARE_ERROR(test->course().recordRepeat(person, items.front().scenario, completeAnswer(), 1),
                  ErrorCode::InvalidValue); // before the last item
    labelEverything(test, person);
    COMPARE_ERROR(test->course().recordRepeat(person, items.back().scenario, completeAnswer(), 1),
                  ErrorCode::InvalidValue); // not an early one
    Answer incomplete = completeAnswer();
    incomplete.emotion.reset();
    COMPARE_ERROR(test->course().recordRepeat(person, test->course().dueRepeats(person).front(),
                                              incomplete, 1),
                  ErrorCode::IncompleteAnswer);
}

void CourseTest::repeatFromTwoCopies_countsOnce()
{
    TestStudy test(nineItems(2));
    const PersonId person = test.person(1);
    labelEverything(test, person);
    const auto due = test->course().dueRepeats(person);
    VERIFY_HOLDS(test->course().recordRepeat(person, due[0], completeAnswer(), 1));
    test.close();
    QCOMPARE(RawSql(test.path())
                 .run(QStringLiteral(
                     "INSERT INTO repeat_answer (uuid, person_id, scenario_id, submitted_at, "
                     "emotion, valence, arousal, dominance, confidence, active_ms) SELECT 'copy', "
                     "person_id, scenario_id, submitted_at + 5, 'fear', valence, arousal, "
                     "dominance, confidence, 7 FROM repeat_answer")),
             QString());
    test.reopen();
    QCOMPARE(test->course().repeatsAnswered(person), 1);
    QVERIFY(test->course().dueRepeats(person) == std::vector<ScenarioId>{due[1]});
    const auto agreement = test->course().intraAnnotatorAgreement();
    QCOMPARE(agreement.at(person).items, 1);
    QCOMPARE(agreement.at(person).agreement.value(), 1.0);
}

void CourseTest::lockedStudy_repeatsNothing()
{
    TestStudy test(nineItems(3));
    labelEverything(test, test.person(1));
    const auto due = test->course().dueRepeats(test.person(1));
    VERIFY_HOLDS(test->adjudication().lock(QStringLiteral("Done."), {}));
    QVERIFY(test->course().dueRepeats(test.person(1)).empty());
    COMPARE_ERROR(test->course().recordRepeat(test.person(1), due.front(), completeAnswer(), 1),
                  ErrorCode::StudyLocked);
}

void CourseTest::intraAgreement_isTheKnownAnswer()
{
    // By hand: 5 of 6 labels equal; joy 3 and 2 times, fear 2 and 2, anger 1 and 2, so chance is
    // (3·2 + 2·2 + 1·2) / 36 = 1/3 and κ = (5/6 − 1/3) / (2/3) = 3/4. The scales differ by
    // 1 + 0 + 2 and 6 + 0 + 0, else by nothing: 9 points over 18 ratings.
    const auto joy = answerOf(Emotion::Joy, 2, 0, 0);
    const std::vector<AnsweredTwice> pairs{
        {joy, answerOf(Emotion::Joy, 3, 0, -2)},
        {joy, joy},
        {joy, answerOf(Emotion::Anger, 2, 0, 0)},
        {answerOf(Emotion::Fear, -3, 1, 1), answerOf(Emotion::Fear, 3, 1, 1)},
        {answerOf(Emotion::Fear, 0, 0, 0), answerOf(Emotion::Fear, 0, 0, 0)},
        {answerOf(Emotion::Anger, 0, 0, 0), answerOf(Emotion::Anger, 0, 0, 0)}};
    const IntraAgreement agreement = intraAgreement(pairs);
    QCOMPARE(agreement.items, 6);
    QCOMPARE(agreement.agreement.value(), 5.0 / 6);
    QCOMPARE(agreement.kappa.value(), 0.75);
    QCOMPARE(agreement.scaleDifference.value(), 0.5);
    QVERIFY(intraAgreement({}) == IntraAgreement());
}

void CourseTest::intraAgreement_withOneLabelHasNoKappa()
{
    const auto joy = answerOf(Emotion::Joy, 2, 0, 0);
    const IntraAgreement agreement = intraAgreement({{joy, joy}, {joy, joy}});
    QCOMPARE(agreement.agreement.value(), 1.0);
    QVERIFY(!agreement.kappa);
    QCOMPARE(agreement.scaleDifference.value(), 0.0);
}

void CourseTest::intraAgreement_comparesWithTheAnswerThatStood()
{
    TestStudy test(nineItems(1));
    const PersonId person = test.person(1);
    labelEverything(test, person); // joy everywhere
    const ScenarioId scenario = test->course().dueRepeats(person).front();
    test.clock.advance(60'000);
    VERIFY_HOLDS(test->course().recordRepeat(person, scenario, completeAnswer(Emotion::Anger), 1));
    // A revision made afterwards, with the second answer in mind, must not make them agree.
    test.clock.advance(60'000);
    VERIFY_HOLDS(
        test.labelling().submit(person, scenario, submissionOf(completeAnswer(Emotion::Anger))));
    const auto agreement = test->course().intraAnnotatorAgreement();
    QCOMPARE(agreement.size(), std::size_t{1});
    QCOMPARE(agreement.at(person).items, 1);
    QCOMPARE(agreement.at(person).agreement.value(), 0.0);
    QCOMPARE(agreement.at(person).scaleDifference.value(), 0.0);
}

QTEST_MAIN(CourseTest)
#include "coursetest.moc"
