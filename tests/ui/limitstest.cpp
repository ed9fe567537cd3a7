// SPDX-License-Identifier: MIT
#include "core/operation/qualitydesk.h"
#include "core/quality/studychecks.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/tasks.h"
#include "tests/support/thirdtask.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/forms/limitsdialog.h"
#include "ui/quality/qualitypage.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSpinBox>
#include <QTableView>

using namespace subtext;
using namespace subtext::test;

/// The limits of the quality checks, from the dialog to the flags.
class LimitsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void untouchedDialog_givesBackWhatItWasGiven();
    void fields_becomeLimits();
    void returnInAField_setsTheLimits();
    void numberOfTheProgram_canBeSetAgainstTheTasks();
    void newLimits_areKeptAndLookedAtAnew();
    void readOnlyStudy_saysSoAndOffersNoLimits();
};

void LimitsTest::untouchedDialog_givesBackWhatItWasGiven()
{
    QualityProtocol protocol;
    protocol.isSelfCheckOn = false;
    protocol.thresholds.tooFastMs = 4'500;
    protocol.thresholds.positiveEmotions = emotionSet({Emotion::Joy});
    QVERIFY(LimitsDialog(QualityProtocol{}).protocol() == QualityProtocol{});
    QVERIFY(LimitsDialog(protocol).protocol() == protocol);
    // Also what its fields round, or cannot hold.
    protocol.thresholds.tooFastMs = 4'520;
    protocol.thresholds.straightLiningShare = 0.8049;
    protocol.thresholds.straightLiningFrom = 4'000;
    protocol.thresholds.vadRange = 2.5;
    QVERIFY(LimitsDialog(protocol).protocol() == protocol);
    Task checked = thirdTask();
    checked.checks.times->tooFastMs = 2'345;
    checked.checks.times->outlierFrom = 5'000;
    QVERIFY(LimitsDialog(QualityProtocol{}, checked).protocol() == QualityProtocol{});
}

void LimitsTest::fields_becomeLimits()
{
    LimitsDialog dialog(QualityProtocol{});
    for (QDoubleSpinBox* box : dialog.findChildren<QDoubleSpinBox*>()) {
        if (box->accessibleName().startsWith(QLatin1String("Too fast")))
            box->setValue(7.5);
    }
    for (QCheckBox* box : dialog.findChildren<QCheckBox*>()) {
        if (box->accessibleName() == QLatin1String("Positive emotions: Surprise"))
            box->setChecked(true);
    }
    for (QSpinBox* box : dialog.findChildren<QSpinBox*>()) {
        if (box->accessibleName().startsWith(QLatin1String("Same explanation")))
            box->setValue(4);
    }
    QualityProtocol expected;
    expected.thresholds.tooFastMs = 7'500;
    expected.thresholds.sameExplanationFrom = 4;
    expected.thresholds.positiveEmotions =
        emotionSet({Emotion::Joy, Emotion::Trust, Emotion::Surprise, Emotion::Anticipation});
    QVERIFY(dialog.protocol() == expected);
}

void LimitsTest::returnInAField_setsTheLimits()
{
    LimitsDialog dialog(QualityProtocol{});
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto* field = dialog.findChild<QDoubleSpinBox*>();
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    // Escape leaves them as they were.
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Rejected));
}

/// The task asks for 2 s; studies begin with 3 s, and here it is to be 3 s.
void LimitsTest::numberOfTheProgram_canBeSetAgainstTheTasks()
{
    const auto setTooFast = [](LimitsDialog& dialog, double seconds) {
        for (QDoubleSpinBox* box : dialog.findChildren<QDoubleSpinBox*>()) {
            if (box->accessibleName().startsWith(QLatin1String("Too fast")))
                box->setValue(seconds);
        }
    };
    LimitsDialog dialog(QualityProtocol{}, thirdTask());
    setTooFast(dialog, 3);
    const QualityProtocol set = dialog.protocol();
    QCOMPARE(checkedTask(thirdTask(), set.thresholds).checks.times->tooFastMs, 3'000);
    // In the file as well, and shown again.
    Desk desk;
    desk.startLabelling(thirdTask(), {mailFromIda(1, {}, QStringLiteral("It leaks."))});
    VERIFY_HOLDS(desk.study().quality().setProtocol(set));
    const QualityProtocol kept = must(desk.study().quality().protocol());
    QVERIFY(kept == set);
    LimitsDialog again(kept, thirdTask());
    QVERIFY(again.protocol() == kept);
    setTooFast(again, 2);
    QVERIFY(checkedTask(thirdTask(), again.protocol().thresholds) == thirdTask());
}

void LimitsTest::newLimits_areKeptAndLookedAtAnew()
{
    Desk desk;
    desk.startLabelling(2);
    desk.clock.advance(20'000);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("A. B."));
    VERIFY_HOLDS(desk.study().roster().add(
        {{QStringLiteral("C1"), QStringLiteral("Kim"), Role::Coordinator}}));
    desk.window().signIn(must(desk.study().roster().byCode(QStringLiteral("C1")))->id);
    QualityPage& page = *desk.window().qualityPage();
    QVERIFY(page.live()->monitor().flags().empty());
    QualityProtocol stricter;
    stricter.thresholds.tooFastMs = 25'000;
    page.setLimits(stricter);
    QVERIFY(must(desk.study().quality().protocol()) == stricter);
    const auto flags = page.live()->monitor().flags();
    QCOMPARE(flags.size(), std::size_t{1});
    QVERIFY(flags.front().code == QualityCode::TooFast);
    QCOMPARE(child<QTableView>(page, "flags")->model()->rowCount(), 1);
}

void LimitsTest::readOnlyStudy_saysSoAndOffersNoLimits()
{
    Desk desk;
    desk.startLabelling(2);
    VERIFY_HOLDS(desk.study().roster().add(
        {{QStringLiteral("C1"), QStringLiteral("Kim"), Role::Coordinator}}));
    const QString path = desk.study().path();
    desk.window().closeStudy();
    desk.window().openForReading(path);
    desk.window().signIn(must(desk.study().roster().byCode(QStringLiteral("C1")))->id);
    QStringList said;
    for (QLabel* label : desk.window().qualityPage()->findChildren<QLabel*>())
        said << label->text();
    QVERIFY2(said.join(u'|').contains(QStringLiteral("open for reading only")),
             qPrintable(said.join(u'|')));
    desk.window().qualityPage()->editLimits();
    QVERIFY(desk.window().findChildren<LimitsDialog*>().isEmpty());
}

SUBTEXT_TEST(LimitsTest)

#include "limitstest.moc"
