// SPDX-License-Identifier: MIT
#include "core/course/repeats.h"

#include "core/course/assigning.h"
#include "core/course/shortdrafts.h"
#include "core/domain/ceiscene.h"
#include "core/figures/figures.h"
#include "core/figures/qualityreport.h"
#include "core/operation/datalock.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/courseharness.h"
#include "ui/answer/shortanswer.h"
#include "ui/label/labelending.h"
#include "ui/label/repeatsview.h"
#include "ui/label/summaryview.h"
#include "ui/quality/annotatormodel.h"
#include "ui/quality/qualitypage.h"
#include "ui/text/checkjson.h"
#include "ui/widgets/noticebar.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

namespace {

Protocol withRepeats(int repeats)
{
    Protocol protocol;
    protocol.repeats = repeats;
    return protocol;
}

} // namespace

class RepeatsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void afterTheLastItem_earlyOnesComeAgainAnnounced();
    void earlierAnswer_isNotShown();
    void undo_takesBackTheLastStepOfTheRepeatOnScreen();
    void lastRepeat_leadsToTheSummary();
    void later_isOfferedFromTheSummary();
    void signedInAgain_isAskedForWhatIsLeft();
    void dueNoMoreMeanwhile_keepsTheDraftAndEnds();
    void studyWithoutRepeats_goesToTheSummary();
    void lockedStudy_asksForNoRepeats();
    void itemBefore_countsNoTimeMeanwhile();
    void quality_showsAgreementWithOneself();
    void checkJson_namesTheRepeats();

private:
    static void labelAll(CourseDesk& desk)
    {
        desk.window().signIn(desk.robin.id);
        const auto count = desk.session().items().size();
        for (std::size_t i = 0; i < count; ++i)
            desk.labelItem(QStringLiteral("71234"), QStringLiteral("One. Two."));
    }
    static RepeatsView& repeats(CourseDesk& desk) { return *desk.page().ending()->repeats(); }
};

void RepeatsTest::afterTheLastItem_earlyOnesComeAgainAnnounced()
{
    CourseDesk desk(6, withRepeats(2));
    labelAll(desk);
    QVERIFY(desk.page().ending()->areRepeatsShown());
    QVERIFY(repeats(desk).isVisible());
    QVERIFY(!repeats(desk).isAsking());
    QVERIFY2(repeats(desk).announcement().contains(QStringLiteral("2 of the earlier items")),
             qPrintable(repeats(desk).announcement()));
    desk.press(Qt::Key_Space); // Start
    QVERIFY(repeats(desk).isAsking());
    desk.answerShortly(QStringLiteral("81234"));
    QCOMPARE(must(desk.study().repeats().answered(desk.robin.id)), 1);
}

void RepeatsTest::earlierAnswer_isNotShown()
{
    CourseDesk desk(6, withRepeats(2));
    labelAll(desk);
    desk.press(Qt::Key_Space);
    // Nothing is filled in: handing in at once finds everything missing.
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    const QString message = repeats(desk).scenes()->message();
    for (const char* part : {"emotion", "valence", "arousal", "dominance", "confidence"})
        QVERIFY2(message.contains(QLatin1String(part)), qPrintable(message));
    QCOMPARE(must(desk.study().repeats().answered(desk.robin.id)), 0);
}

void RepeatsTest::undo_takesBackTheLastStepOfTheRepeatOnScreen()
{
    CourseDesk desk(6, withRepeats(2));
    labelAll(desk);
    const std::vector<Annotation> before = must(desk.study().annotations());
    desk.press(Qt::Key_Z, Qt::ControlModifier); // nothing is asked yet
    QVERIFY(desk.page().ending()->areRepeatsShown() && !repeats(desk).isAsking());
    desk.press(Qt::Key_Space);
    desk.answerShortly(QStringLiteral("81234"));
    const ShortAnswer& scenes = *repeats(desk).scenes();
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(scenes.answer().isEmpty()); // the one before is over
    QCOMPARE(must(desk.study().repeats().answered(desk.robin.id)), 1);
    desk.press(Qt::Key_7);
    desk.press(Qt::Key_2);
    desk.press(Qt::Key_5);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!scenes.answer().scale(Dimension::Arousal));
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(scenes.answer().scale(Dimension::Arousal), std::optional(5 - 1 + MinPoint));
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    desk.press(Qt::Key_4); // instead of the 5
    QCOMPARE(scenes.answer().scale(Dimension::Arousal), std::optional(4 - 1 + MinPoint));
    QVERIFY(!scenes.answer().scale(Dimension::Dominance));
    QVERIFY(must(desk.study().annotations()) == before); // the work itself is left alone
}

void RepeatsTest::lastRepeat_leadsToTheSummary()
{
    CourseDesk desk(6, withRepeats(2));
    labelAll(desk);
    desk.press(Qt::Key_Space);
    desk.answerShortly(QStringLiteral("81234"));
    QVERIFY(!desk.page().ending()->isSummaryShown());
    desk.answerShortly(QStringLiteral("71234"));
    QVERIFY(desk.page().ending()->isSummaryShown());
    QVERIFY(!desk.page().ending()->summary()->repeatsButton()->isVisible());
    // Kept apart: the answers are those given first.
    const auto summary = desk.study().labelling().summary(desk.robin.id);
    VERIFY_HOLDS(summary);
    QCOMPARE(summary->chosen.front().at(static_cast<std::size_t>(Emotion::Anger)), 6);
    QCOMPARE(summary->revised, 0);
    VERIFY_HOLDS(desk.study().verifyAudit());
}

void RepeatsTest::later_isOfferedFromTheSummary()
{
    CourseDesk desk(6, withRepeats(2));
    labelAll(desk);
    QTest::mouseClick(repeats(desk).laterButton(), Qt::LeftButton);
    QVERIFY(desk.page().ending()->isSummaryShown());
    QPushButton* button = desk.page().ending()->summary()->repeatsButton();
    QVERIFY(button->isVisible());
    QCOMPARE(button->text(), QStringLiteral("See 2 early items again"));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(desk.page().ending()->areRepeatsShown());
    desk.press(Qt::Key_F4); // the summary, whatever is on screen
    QVERIFY(desk.page().ending()->isSummaryShown());
    Q_EMIT desk.page().ending()->summary()->backRequested();
    QCOMPARE(desk.session().item().position, 6); // back where the work ended
}

void RepeatsTest::signedInAgain_isAskedForWhatIsLeft()
{
    CourseDesk desk(6, withRepeats(2));
    labelAll(desk);
    desk.press(Qt::Key_Space);
    desk.answerShortly(QStringLiteral("81234"));
    desk.window().closeStudy();
    desk.window().openStudy(desk.studyPath());
    desk.window().signIn(desk.robin.id);
    QVERIFY(desk.page().ending()->areRepeatsShown());
    QVERIFY2(repeats(desk).announcement().contains(QStringLiteral("One of the earlier items")),
             qPrintable(repeats(desk).announcement()));
}

void RepeatsTest::dueNoMoreMeanwhile_keepsTheDraftAndEnds()
{
    CourseDesk desk(6, withRepeats(2));
    labelAll(desk);
    desk.press(Qt::Key_Space);
    const auto due = must(desk.study().repeats().due(desk.robin.id));
    must(desk.study().assigning().withdraw(desk.robin.id));
    QCoreApplication::processEvents();
    desk.answerShortly(QStringLiteral("81234"));
    QVERIFY(desk.page().ending()->isSummaryShown());
    QVERIFY(desk.page().notice()->kind() != NoticeBar::Kind::Danger);
    QCOMPARE(must(desk.study().repeats().answered(desk.robin.id)), 0);
    must(desk.study().assigning().readmit(desk.robin.id));
    const auto kept =
        must(desk.study().shortDrafts().of(desk.robin.id, ShortItem::repeat(due.front())));
    QVERIFY(kept && !kept->answer.isEmpty());
}

void RepeatsTest::studyWithoutRepeats_goesToTheSummary()
{
    CourseDesk desk(3, {});
    labelAll(desk);
    QVERIFY(desk.page().ending()->isSummaryShown());
    QVERIFY(!desk.page().ending()->summary()->repeatsButton()->isVisible());
}

void RepeatsTest::lockedStudy_asksForNoRepeats()
{
    CourseDesk desk(6, withRepeats(2));
    labelAll(desk);
    VERIFY_HOLDS(desk.study().dataLock().lock(QStringLiteral("Over."), {}));
    desk.window().signOut();
    desk.window().signIn(desk.robin.id);
    QVERIFY(!desk.page().ending()->areRepeatsShown());
}

void RepeatsTest::itemBefore_countsNoTimeMeanwhile()
{
    CourseDesk desk(6, withRepeats(2));
    labelAll(desk);
    const auto before = desk.study().labelling().summary(desk.robin.id);
    VERIFY_HOLDS(before);
    desk.press(Qt::Key_Space);
    desk.clock.advance(20'000);
    desk.answerShortly(QStringLiteral("81234"));
    desk.clock.advance(20'000);
    desk.answerShortly(QStringLiteral("81234"));
    desk.window().signOut();
    const auto after = desk.study().labelling().summary(desk.robin.id);
    VERIFY_HOLDS(after);
    QCOMPARE(after->activeMs, before->activeMs);
}

void RepeatsTest::quality_showsAgreementWithOneself()
{
    CourseDesk desk(6, withRepeats(2));
    labelAll(desk);
    desk.press(Qt::Key_Space);
    desk.answerShortly(QStringLiteral("81234")); // another label
    desk.answerShortly(QStringLiteral("71434")); // the same, one scale 2 points off
    desk.window().signOut();
    desk.window().signIn(desk.noor.id);
    AnnotatorModel fresh(desk.study(), *desk.window().qualityPage()->live());
    QVERIFY(fresh.hasRepeats());
    const QModelIndex cell = fresh.index(0, AnnotatorModel::RepeatsColumn);
    QCOMPARE(cell.data().toString(), QStringLiteral("50 % of 2"));
    const QString tip = cell.data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(QStringLiteral("scales 0.3 points apart")), qPrintable(tip));
}

void RepeatsTest::checkJson_namesTheRepeats()
{
    CourseDesk desk(6, withRepeats(2));
    labelAll(desk);
    desk.press(Qt::Key_Space);
    desk.answerShortly(QStringLiteral("81234"));
    desk.answerShortly(QStringLiteral("71434"));
    const CheckNames names(must(desk.study().scenarios()), must(desk.study().roster().people()));
    const QJsonObject json =
        QJsonDocument::fromJson(checkJson(must(desk.study().figures().check()), names)).object();
    const QJsonArray annotators = json.value(QStringLiteral("annotators")).toArray();
    QCOMPARE(annotators.size(), 2);
    const QJsonObject of = annotators.at(0).toObject().value(QStringLiteral("repeats")).toObject();
    QCOMPARE(of.value(QStringLiteral("items")).toInt(), 2);
    QCOMPARE(of.value(QStringLiteral("agreement")).toDouble(), 0.5);
    QCOMPARE(of.value(QStringLiteral("kappa")).toDouble(-1), 0.0);
    QCOMPARE(of.value(QStringLiteral("scale_difference")).toDouble(), 2.0 / 6);
    QVERIFY(annotators.at(1).toObject().value(QStringLiteral("repeats")).isNull());
}

SUBTEXT_TEST(RepeatsTest)

#include "repeatstest.moc"
