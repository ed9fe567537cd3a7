// SPDX-License-Identifier: MIT
#include "core/course/labelagain.h"
#include "core/course/questions.h"
#include "core/operation/datalock.h"
#include "core/standing/studystanding.h"
#include "core/travel/handouts.h"
#include "core/travel/merging.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

/// Who needs another hand-out, since what is new for them is not in theirs.
class NewHandOutsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void handOuts_areNewOnesWhereSomethingIsNew();
    void newHandOut_isForWhoWorksOnAFile();
    void requestToOne_isNewForThemAlone();
};

namespace {

constexpr qint64 DayMs = 24LL * 60 * 60 * 1'000;

/// Four scenes that three people label, who may ask about them.
TestStudy::Shape fourScenes()
{
    TestStudy::Shape shape;
    shape.perSubtype = 4;
    shape.subtypes = {Subtype::SarcasmIrony};
    shape.protocol.areQuestionsAllowed = true;
    return shape;
}

StudyStanding standsNow(TestStudy& study)
{
    return must(studyStanding(study.study()));
}

/// What its owner does at home: everything, with the same emotion.
void labelAllIn(const QString& path, const Environment& environment)
{
    const auto copy = must(Study::open(path, Study::Access::Write, environment));
    const PersonId owner = must(copy->handouts().owner()).value();
    for (const ItemSummary& item : must(copy->labelling().items(owner)))
        must(copy->labelling().submit(owner, item.scenario, submissionOf(completeAnswer())));
}

} // namespace

// Labelled at home and back; then something is asked for again, and a question answered.
void NewHandOutsTest::handOuts_areNewOnesWhereSomethingIsNew()
{
    TestStudy study(fourScenes());
    const PersonId lead =
        must(study.roster().add({{{}, QStringLiteral("Zora"), Role::Coordinator}})).front().id;
    const ItemQuestion asked = must(
        study->questions().ask(study.person(2), study.scenario(3), QStringLiteral("Who is it?")));
    const auto written = must(study->handouts().writeAll(study.folder()));
    study.clock.advance(DayMs);
    for (const HandOutRecord& record : written) {
        const QString path = study.filePath(record.file);
        labelAllIn(path, study.environment());
        must(study->merging().merge({path}));
    }
    QCOMPARE(standsNow(study).newHandOuts(), 0);
    QCOMPARE(standsNow(study).returned(), 3);
    QCOMPARE(nextStep(standsNow(study)), NextStep::Release);
    study.clock.advance(DayMs);
    must(study->labelAgain().ask({study.scenario(1)}, QStringLiteral("§2 changed."), {}));
    QCOMPARE(standsNow(study).newHandOuts(), 3);
    QCOMPARE(nextStep(standsNow(study)), NextStep::HandOut);
    study.clock.advance(DayMs);
    must(study->handouts().writeAll(study.folder()));
    QCOMPARE(standsNow(study).newHandOuts(), 0);
    QCOMPARE(standsNow(study).returned(), 0);
    QCOMPARE(nextStep(standsNow(study)), NextStep::Collect);
    study.clock.advance(DayMs);
    must(study->questions().reply(lead, asked.uuid, QStringLiteral("The clerk.")));
    const StudyStanding replied = standsNow(study);
    QCOMPARE(replied.newHandOuts(), 1);
    QVERIFY(replied.annotators.at(1).lacksReply());
    QVERIFY(!replied.annotators.at(1).lacksRequest()); // theirs has it
    QCOMPARE(nextStep(replied), NextStep::Collect);    // others are out, and come first
    must(study->labelAgain().takeBack({study.scenario(1)}, {}));
    QCOMPARE(standsNow(study).returned(), 3); // nothing is to come back with the new ones
    must(study->dataLock().lock(QStringLiteral("It is time."), lead));
    QCOMPARE(standsNow(study).newHandOuts(), 0); // none can be written
    QCOMPARE(standsNow(study).unsentReplies, 1);
}

void NewHandOutsTest::newHandOut_isForWhoWorksOnAFile()
{
    AnnotatorStanding annotator;
    annotator.repliedAt = 200;
    QVERIFY(!annotator.needsNewHandOut()); // they label in the study's file
    annotator.handedOutAt = 100;
    QVERIFY(annotator.needsNewHandOut());
    QVERIFY(annotator.lacksReply() && !annotator.lacksRequest());
    AnnotatorStanding other = annotator;
    other.handedOutAt = 300;
    QVERIFY(!other.needsNewHandOut());
    other = annotator;
    other.isOnDevice = true;
    QVERIFY(!other.needsNewHandOut());
    other = annotator;
    other.isWithdrawn = true;
    QVERIFY(!other.needsNewHandOut());
}

void NewHandOutsTest::requestToOne_isNewForThemAlone()
{
    TestStudy study(fourScenes());
    const auto written = must(study->handouts().writeAll(study.folder()));
    study.clock.advance(DayMs);
    for (const HandOutRecord& record : written) {
        const QString path = study.filePath(record.file);
        labelAllIn(path, study.environment());
        must(study->merging().merge({path}));
    }
    study.clock.advance(DayMs);
    must(study->labelAgain().ask({study.scenario(1)}, QStringLiteral("§2 changed."), {},
                                 {study.person(2)}));
    const StudyStanding asked = standsNow(study);
    QCOMPARE(asked.newHandOuts(), 1);
    QCOMPARE(asked.notGivenAgain, 1);
    for (const AnnotatorStanding& each : asked.annotators)
        QCOMPARE(each.lacksRequest(), each.person.id == study.person(2));
}

SUBTEXT_TEST(NewHandOutsTest)

#include "newhandoutstest.moc"
