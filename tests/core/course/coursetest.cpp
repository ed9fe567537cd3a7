// SPDX-License-Identifier: MIT

#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/course/practice.h"
#include "core/course/repeats.h"
#include "core/exchange/rows/studydata.h"
#include "core/operation/datalock.h"
#include "core/task/builtintasks.h"
#include "core/travel/importing.h"
#include "tests/support/ceipractice.h"
#include "tests/support/checks.h"
#include "tests/support/mailstudy.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

namespace {

const Task& cei()
{
    return *builtInTask(u"cei");
}

Answer answerOf(Choice emotion, int valence, int arousal, int dominance)
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
    for (const ItemSummary& item : must(test.labelling().items(person)))
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
    void ratersAndSeed_areThoseOfTheAssignment();
    void order_changesWhatIsAssigned();
    void protocolChange_isAuditedWithBeforeAndAfter();
    void sameProtocol_writesNoRevision();
    void impossibleProtocol_isRefused();
    void ownGuideline_replacesTheBuiltInUntilItIsTakenBack();

    void textsOfTheTask_areTheShippedOnesUntilTheStudyHasItsOwn();
    void taskWithoutTexts_hasAConsentTextForAnyTask();
    void consentText_isTheBuiltInOneUntilTheStudyHasItsOwn();
    void consent_isDueUntilAccepted();
    void consentInAnotherLanguage_isToTheSameText();
    void shownText_isInALanguageUntilTheStudyHasItsOwn();
    void newConsentText_asksAgain();
    void sameConsentTextAgain_asksNobody();
    void declined_isRecordedAndMayBeChanged();

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
    Protocol protocol = must(test->protocol());
    protocol.isExplanationRequired = false;
    protocol.areNamesShown = true;
    protocol.isPracticeAsked = true;
    protocol.repeats = 4;
    protocol.isConsentRequired = true;
    protocol.releaseNames = NamePolicy::Names;
    VERIFY_HOLDS(test->courseRules().setProtocol(protocol));
    test.reopen();
    QVERIFY(test->protocol() == protocol);
    VERIFY_HOLDS(test->verifyAudit());
}

void CourseTest::settingsOfTheAssignment_mayNotChangeAfterWorkBegan()
{
    TestStudy test;
    const Protocol seeded = must(test->protocol());
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
        const Error error = errorOf(test->courseRules().setProtocol(protocol));
        QCOMPARE(error.code, ErrorCode::LabelledWork);
        QCOMPARE(error.detail, setting);
    }
    QVERIFY(test->protocol() == seeded);
}

void CourseTest::ratersAndSeed_areThoseOfTheAssignment()
{
    TestStudy test; // assigned, and nobody has begun
    Protocol seed = must(test->protocol());
    seed.seed = 7;
    COMPARE_ERROR(test->courseRules().setProtocol(seed), ErrorCode::InvalidValue);
    Protocol raters = must(test->protocol());
    raters.ratersPerItem = 2;
    COMPARE_ERROR(test->courseRules().setProtocol(raters), ErrorCode::InvalidValue);
    TestStudy::Shape shape;
    shape.ratersPerItem = 0;
    TestStudy unassigned(shape);
    Protocol both = must(unassigned->protocol());
    both.seed = 7;
    both.ratersPerItem = 2;
    VERIFY_HOLDS(unassigned->courseRules().setProtocol(both));
}

void CourseTest::order_changesWhatIsAssigned()
{
    TestStudy::Shape shape;
    shape.perSubtype = 12;
    shape.subtypes = {Subtype::SarcasmIrony};
    TestStudy test(shape);
    const auto scenarios = [&](int person) {
        std::vector<ScenarioId> items;
        for (const ItemSummary& item : must(test.labelling().items(test.person(person))))
            items.push_back(item.scenario);
        return items;
    };
    const std::vector<ScenarioId> seeded = scenarios(2);
    QVERIFY(!std::is_sorted(seeded.begin(), seeded.end()));
    Protocol protocol = must(test->protocol());
    protocol.order = ItemOrder::File;
    VERIFY_HOLDS(test->courseRules().setProtocol(protocol));
    const std::vector<ScenarioId> inFileOrder = scenarios(2);
    QCOMPARE(inFileOrder.size(), seeded.size());
    QVERIFY(std::is_sorted(inFileOrder.begin(), inFileOrder.end()));
    protocol.order = ItemOrder::Seeded;
    VERIFY_HOLDS(test->courseRules().setProtocol(protocol));
    QCOMPARE(scenarios(2), seeded); // as it was drawn at first
    VERIFY_HOLDS(test->verifyAudit());
}

void CourseTest::protocolChange_isAuditedWithBeforeAndAfter()
{
    TestStudy test;
    Protocol protocol = must(test->protocol());
    protocol.repeats = 5;
    protocol.isExplanationRequired = false;
    QSignalSpy changed(&test.study(), &Study::changed);
    VERIFY_HOLDS(test->courseRules().setProtocol(protocol));
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
    VERIFY_HOLDS(test->courseRules().setProtocol(must(test->protocol())));
    QCOMPARE(RawSql(test.path()).value(count), before);
}

void CourseTest::impossibleProtocol_isRefused()
{
    TestStudy test;
    Protocol protocol = must(test->protocol());
    protocol.repeats = -1;
    const Error error = errorOf(test->courseRules().setProtocol(protocol));
    QCOMPARE(error.code, ErrorCode::InvalidValue);
    QCOMPARE(error.detail, QStringLiteral("repeats"));
}

void CourseTest::ownGuideline_replacesTheBuiltInUntilItIsTakenBack()
{
    TestStudy test;
    QCOMPARE(must(test->courseRules().guideline()), QString());
    VERIFY_HOLDS(test->courseRules().setGuideline(QStringLiteral("# Ours\n\nRead twice.")));
    test.reopen();
    QCOMPARE(must(test->courseRules().guideline()), QStringLiteral("# Ours\n\nRead twice."));
    VERIFY_HOLDS(test->courseRules().setGuideline({}));
    QCOMPARE(must(test->courseRules().guideline()), QString());
    QCOMPARE(RawSql(test.path()).value(QStringLiteral("SELECT count(*) FROM guideline")),
             QStringLiteral("2"));
}

void CourseTest::textsOfTheTask_areTheShippedOnesUntilTheStudyHasItsOwn()
{
    TestStudy test;
    const CourseRules& rules = test->courseRules();
    QVERIFY(must(rules.shownText(TaskText::CheatSheet)).startsWith(u'#'));
    QCOMPARE(must(rules.ownText(TaskText::CheatSheet)), QString());
    VERIFY_HOLDS(test->courseRules().setText(TaskText::CheatSheet, QStringLiteral("# Short")));
    VERIFY_HOLDS(test->courseRules().setText(TaskText::Phrases, QStringLiteral("Read twice.")));
    test.reopen();
    QCOMPARE(must(test->courseRules().shownText(TaskText::CheatSheet)), QStringLiteral("# Short"));
    QCOMPARE(must(test->courseRules().shownText(TaskText::Phrases)), QStringLiteral("Read twice."));
    VERIFY_HOLDS(test->verifyAudit());
}

void CourseTest::taskWithoutTexts_hasAConsentTextForAnyTask()
{
    MailStudy study;
    QCOMPARE(must(study->courseRules().shownText(TaskText::Guideline)), QString());
    const QString consent = must(study->consents().text()).text;
    QVERIFY(consent.contains(QStringLiteral("Taking part is voluntary")));
    QVERIFY2(!consent.contains(QStringLiteral("emotion")) &&
                 !consent.contains(QStringLiteral("speaker")),
             qPrintable(consent));
}

void CourseTest::consentText_isTheBuiltInOneUntilTheStudyHasItsOwn()
{
    TestStudy test;
    const ConsentText builtIn = must(test->consents().text());
    QCOMPARE(builtIn.revision, 0);
    QVERIFY(builtIn.text.contains(QStringLiteral("Taking part is voluntary")));
    VERIFY_HOLDS(test->consents().setText(QStringLiteral("# Ours")));
    const ConsentText own = must(test->consents().text());
    QCOMPARE(own.text, QStringLiteral("# Ours"));
    QCOMPARE(own.revision, 1);
    QCOMPARE(own.sha256,
             QString::fromLatin1(
                 QCryptographicHash::hash("# Ours", QCryptographicHash::Sha256).toHex()));
    VERIFY_HOLDS(test->consents().setText({}));
    QCOMPARE(must(test->consents().text()).revision, 0);
    QCOMPARE(must(test->consents().text()).sha256, builtIn.sha256);
}

void CourseTest::consent_isDueUntilAccepted()
{
    TestStudy test;
    QVERIFY(!must(test->consents().isDue(test.person(1)))); // not required
    Protocol protocol = must(test->protocol());
    protocol.isConsentRequired = true;
    VERIFY_HOLDS(test->courseRules().setProtocol(protocol));
    QVERIFY(must(test->consents().isDue(test.person(1))));
    test.clock.advance(5'000);
    VERIFY_HOLDS(test->consents().record(test.person(1), true));
    test.reopen();
    QVERIFY(!must(test->consents().isDue(test.person(1))));
    QVERIFY(must(test->consents().isDue(test.person(2))));
    const auto consent = must(test->consents().of(test.person(1)));
    QVERIFY(consent.has_value());
    QVERIFY(consent->isAccepted);
    QCOMPARE(consent->at, test.clock.now());
    QCOMPARE(consent->textRevision, 0);
    QCOMPARE(consent->textSha256, must(test->consents().text()).sha256);
    VERIFY_HOLDS(test->verifyAudit());
}

void CourseTest::consentInAnotherLanguage_isToTheSameText()
{
    TestStudy test;
    Protocol protocol = must(test->protocol());
    protocol.isConsentRequired = true;
    VERIFY_HOLDS(test->courseRules().setProtocol(protocol));
    const QString german = QStringLiteral("de");
    const ConsentText english = must(test->consents().text());
    const ConsentText shown = must(test->consents().text(german));
    QVERIFY(shown.text.contains(QStringLiteral("freiwillig")));
    QVERIFY(shown.sha256 != english.sha256);
    QVERIFY(english.isOf(shown.sha256) && shown.isOf(english.sha256));
    VERIFY_HOLDS(test->consents().record(test.person(1), true, german));
    QCOMPARE(must(test->consents().of(test.person(1)))->textSha256, shown.sha256);
    QVERIFY(!must(test->consents().isDue(test.person(1))));
    // The study's own text is there as it was written, and in no other language.
    VERIFY_HOLDS(test->consents().setText(QStringLiteral("# Ours")));
    QCOMPARE(must(test->consents().text(german)).text, QStringLiteral("# Ours"));
    QCOMPARE(must(test->consents().text(german)).everySha256.size(), 1);
    QVERIFY(must(test->consents().isDue(test.person(1))));
}

void CourseTest::shownText_isInALanguageUntilTheStudyHasItsOwn()
{
    TestStudy test;
    const QString german = QStringLiteral("de");
    const auto guideline = [&](const QString& language) {
        return must(test->courseRules().shownText(TaskText::Guideline, language));
    };
    const QString english = guideline({});
    QVERIFY(guideline(german).contains(QStringLiteral("Annotationsrichtlinie")));
    QCOMPARE(guideline(QStringLiteral("fr")), english);
    VERIFY_HOLDS(test->courseRules().setGuideline(english)); // as a hand-out has it
    QVERIFY(guideline(german) != english);
    VERIFY_HOLDS(test->courseRules().setGuideline(english + u'.'));
    QCOMPARE(guideline(german), english + u'.');
}

void CourseTest::newConsentText_asksAgain()
{
    TestStudy test;
    Protocol protocol = must(test->protocol());
    protocol.isConsentRequired = true;
    VERIFY_HOLDS(test->courseRules().setProtocol(protocol));
    VERIFY_HOLDS(test->consents().record(test.person(1), true));
    VERIFY_HOLDS(test->consents().setText(QStringLiteral("We also ask for your age.")));
    QVERIFY(must(test->consents().isDue(test.person(1))));
    test.clock.advance(1'000);
    VERIFY_HOLDS(test->consents().record(test.person(1), true));
    QVERIFY(!must(test->consents().isDue(test.person(1))));
    QCOMPARE(must(test->consents().of(test.person(1)))->textRevision, 1);
}

void CourseTest::sameConsentTextAgain_asksNobody()
{
    TestStudy test;
    Protocol protocol = must(test->protocol());
    protocol.isConsentRequired = true;
    VERIFY_HOLDS(test->courseRules().setProtocol(protocol));
    VERIFY_HOLDS(test->consents().record(test.person(1), true));
    VERIFY_HOLDS(test->consents().setText(must(test->consents().text()).text));
    QVERIFY(!must(test->consents().isDue(test.person(1))));
    QCOMPARE(must(test->consents().text()).revision, 0);
}

void CourseTest::declined_isRecordedAndMayBeChanged()
{
    TestStudy test;
    Protocol protocol = must(test->protocol());
    protocol.isConsentRequired = true;
    VERIFY_HOLDS(test->courseRules().setProtocol(protocol));
    VERIFY_HOLDS(test->consents().record(test.person(1), false));
    QVERIFY(must(test->consents().isDue(test.person(1))));
    QVERIFY(!must(test->consents().of(test.person(1)))->isAccepted);
    test.clock.advance(1'000);
    VERIFY_HOLDS(test->consents().record(test.person(1), true));
    QVERIFY(!must(test->consents().isDue(test.person(1))));
    QCOMPARE(
        RawSql(test.path()).value(QStringLiteral("SELECT group_concat(accepted) FROM consent")),
        QStringLiteral("0,1"));
}

void CourseTest::practiceAndRepeats_areNeverData()
{
    TestStudy test(nineItems(3));
    labelEverything(test, test.person(1));
    const auto before = must(test->snapshot()).annotations;
    const CalibrationItem& item = ceiPractice().items.front();
    VERIFY_HOLDS(test->practice().record(test.person(1), item.id, completeAnswer(), 1));
    for (ScenarioId scenario : must(test->repeats().due(test.person(1))))
        VERIFY_HOLDS(
            test->repeats().record(test.person(1), scenario, completeAnswer(Emotion::Fear), 1));
    QCOMPARE(must(test->repeats().answered(test.person(1))), 3);
    QVERIFY(must(test->snapshot()).annotations == before);
    QCOMPARE(must(test->counts()).annotations, 9);
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
    const auto items = must(test.labelling().items(person));
    for (const ItemSummary& item : items) {
        QVERIFY(must(test->repeats().due(person)).empty());
        VERIFY_HOLDS(
            test.labelling().submit(person, item.scenario, submissionOf(completeAnswer())));
    }
    const auto due = must(test->repeats().due(person));
    QCOMPARE(due.size(), std::size_t{3});
    for (ScenarioId scenario : due) {
        const auto item = must(test.labelling().item(person, scenario));
        QVERIFY(item && item->position <= 3);
    }
    QVERIFY(must(test->repeats().due(test.person(2))).empty());
}

void CourseTest::repeats_areAnsweredOnceEach()
{
    TestStudy test(nineItems(2));
    const PersonId person = test.person(1);
    labelEverything(test, person);
    const auto due = must(test->repeats().due(person));
    QCOMPARE(due.size(), std::size_t{2});
    VERIFY_HOLDS(test->repeats().record(person, due[0], completeAnswer(), 4'000));
    test.reopen();
    QVERIFY(must(test->repeats().due(person)) == std::vector<ScenarioId>{due[1]});
    COMPARE_ERROR(test->repeats().record(person, due[0], completeAnswer(), 1),
                  ErrorCode::InvalidValue);
    VERIFY_HOLDS(test->repeats().record(person, due[1], completeAnswer(), 4'000));
    QVERIFY(must(test->repeats().due(person)).empty());
}

void CourseTest::repeatsThatAreNotDue_areRefused()
{
    TestStudy test(nineItems(3));
    const PersonId person = test.person(1);
    const auto items = must(test.labelling().items(person));
    COMPARE_ERROR(test->repeats().record(person, items.front().scenario, completeAnswer(), 1),
                  ErrorCode::InvalidValue); // before the last item
    labelEverything(test, person);
    COMPARE_ERROR(test->repeats().record(person, items.back().scenario, completeAnswer(), 1),
                  ErrorCode::InvalidValue); // not an early one
    Answer incomplete = completeAnswer();
    incomplete.ballot[0].reset();
    COMPARE_ERROR(
        test->repeats().record(person, must(test->repeats().due(person)).front(), incomplete, 1),
        ErrorCode::IncompleteAnswer);
}

void CourseTest::repeatFromTwoCopies_countsOnce()
{
    TestStudy test(nineItems(2));
    const PersonId person = test.person(1);
    labelEverything(test, person);
    const auto due = must(test->repeats().due(person));
    VERIFY_HOLDS(test->repeats().record(person, due[0], completeAnswer(), 1));
    test.close();
    QCOMPARE(RawSql(test.path())
                 .run(QStringLiteral(
                     "INSERT INTO repeat_answer (uuid, person_id, scenario_id, submitted_at, "
                     "ballot, points, active_ms) SELECT "
                     "'aaaaaaaa-0000-4000-8000-000000000001', "
                     "person_id, scenario_id, submitted_at + 5, '2', points, 7 "
                     "FROM repeat_answer")),
             QString());
    test.reopen();
    QCOMPARE(must(test->repeats().answered(person)), 1);
    QVERIFY(must(test->repeats().due(person)) == std::vector<ScenarioId>{due[1]});
    const auto agreement = must(test->repeats().intraAnnotatorAgreement());
    QCOMPARE(agreement.at(person).items, 1);
    QCOMPARE(agreement.at(person).agreement.value(), 1.0);
}

void CourseTest::lockedStudy_repeatsNothing()
{
    TestStudy test(nineItems(3));
    labelEverything(test, test.person(1));
    const auto due = must(test->repeats().due(test.person(1)));
    VERIFY_HOLDS(test->dataLock().lock(QStringLiteral("Done."), {}));
    QVERIFY(must(test->repeats().due(test.person(1))).empty());
    COMPARE_ERROR(test->repeats().record(test.person(1), due.front(), completeAnswer(), 1),
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
    const IntraAgreement agreement = intraAgreement(pairs, cei());
    QCOMPARE(agreement.items, 6);
    QCOMPARE(agreement.agreement.value(), 5.0 / 6);
    QCOMPARE(agreement.kappa.value(), 0.75);
    QCOMPARE(agreement.scaleDifference.value(), 0.5);
    QVERIFY(intraAgreement({}, cei()) == IntraAgreement());
}

void CourseTest::intraAgreement_withOneLabelHasNoKappa()
{
    const auto joy = answerOf(Emotion::Joy, 2, 0, 0);
    const IntraAgreement agreement = intraAgreement({{joy, joy}, {joy, joy}}, cei());
    QCOMPARE(agreement.agreement.value(), 1.0);
    QVERIFY(!agreement.kappa);
    QCOMPARE(agreement.scaleDifference.value(), 0.0);
}

void CourseTest::intraAgreement_comparesWithTheAnswerThatStood()
{
    TestStudy test(nineItems(1));
    const PersonId person = test.person(1);
    labelEverything(test, person); // joy everywhere
    const ScenarioId scenario = must(test->repeats().due(person)).front();
    test.clock.advance(60'000);
    VERIFY_HOLDS(test->repeats().record(person, scenario, completeAnswer(Emotion::Anger), 1));
    // A revision made afterwards, with the second answer in mind, must not make them agree.
    test.clock.advance(60'000);
    VERIFY_HOLDS(
        test.labelling().submit(person, scenario, submissionOf(completeAnswer(Emotion::Anger))));
    const auto agreement = must(test->repeats().intraAnnotatorAgreement());
    QCOMPARE(agreement.size(), std::size_t{1});
    QCOMPARE(agreement.at(person).items, 1);
    QCOMPARE(agreement.at(person).agreement.value(), 0.0);
    QCOMPARE(agreement.at(person).scaleDifference.value(), 0.0);
}

SUBTEXT_TEST(CourseTest)

#include "coursetest.moc"
