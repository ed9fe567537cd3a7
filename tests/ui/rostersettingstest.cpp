// SPDX-License-Identifier: MIT
#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/operation/datalock.h"
#include "core/operation/qualitydesk.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/rosterharness.h"
#include "ui/forms/courseform.h"
#include "ui/forms/rulesform.h"
#include "ui/forms/settingrow.h"
#include "ui/forms/textchoice.h"
#include "ui/roster/settingsview.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/segmentbar.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

using namespace subtext;
using namespace subtext::test;

/// The settings of a study, in the Roster place.
class RosterSettingsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void practiceBar_goesByFivesAndTakesAnyPercent();
    void settings_areWrittenAndAudited();
    void settings_saved_leaveTheKeysAtTheField();
    void settings_thatMayNotChange_sayWhy();
    void settings_ofALockedStudy_areReadOnlyButForAFew();
    void settings_beingEdited_outliveAChangeOfTheStudy();
};

void RosterSettingsTest::practiceBar_goesByFivesAndTakesAnyPercent()
{
    RosterDesk at;
    at.page().showView(RosterPage::View::Settings);
    QSpinBox& bar = *child<QSpinBox>(at.page().settings(), "practiceBar");
    at.page().settings()->course()->practice()->button(0)->click(); // else there is no bar to set
    bar.setValue(0);
    QTest::keyClick(&bar, Qt::Key_Up);
    QTest::keyClick(&bar, Qt::Key_Up);
    QCOMPARE(bar.value(), 10);
    QTest::keyClick(&bar, Qt::Key_Down);
    QCOMPARE(bar.value(), 5);
    bar.selectAll();
    QTest::keyClicks(&bar, QStringLiteral("83"));
    bar.interpretText();
    QCOMPARE(bar.value(), 83);
}

void RosterSettingsTest::settings_areWrittenAndAudited()
{
    RosterDesk at;
    at.page().showView(RosterPage::View::Settings);
    SettingsView& settings = *at.page().settings();
    QVERIFY(!child<QPushButton>(settings, "save")->isEnabled());
    settings.rules()->explanation()->button(1)->click();
    child<SegmentBar>(settings.rules(), "releaseNames")->button(1)->click();
    settings.rules()->selfCheck()->button(1)->click();
    settings.course()->practice()->button(0)->click();
    settings.course()->repeats()->setValue(2);
    settings.course()->consent()->button(0)->click();
    settings.course()->text()->setText(QStringLiteral("# Evening school"));
    settings.guideline()->setText(QStringLiteral("# Slowly"));
    Q_EMIT settings.guideline()->changed();
    QVERIFY(child<QPushButton>(settings, "save")->isEnabled());
    QVERIFY(must(at.open().protocol()).isExplanationRequired); // nothing is written yet
    at.desk.press(Qt::Key_S, Qt::ControlModifier);
    const Protocol protocol = must(at.open().protocol());
    QVERIFY(!protocol.isExplanationRequired);
    QVERIFY(protocol.releaseNames == NamePolicy::Names);
    QVERIFY(protocol.isPracticeAsked);
    QVERIFY(protocol.isConsentRequired);
    QCOMPARE(protocol.repeats, 2);
    QVERIFY(!must(at.open().quality().protocol()).isSelfCheckOn);
    QCOMPARE(must(at.open().consents().text()).text, QStringLiteral("# Evening school"));
    QCOMPARE(must(at.open().courseRules().guideline()), QStringLiteral("# Slowly"));
    QVERIFY(!child<QPushButton>(settings, "save")->isEnabled());
    QVERIFY(at.page().notice()->text().contains(QStringLiteral("settings are saved")));
    VERIFY_HOLDS(at.open().verifyAudit());
    const QString path = at.open().path();
    at.desk.window().closeStudy();
    RawSql sql(path);
    const QString audited = sql.value(QStringLiteral(
        "SELECT group_concat(action || ' ' || detail, char(10)) FROM audit ORDER BY id"));
    QVERIFY2(audited.contains(QStringLiteral("\"before\"")), qPrintable(audited));
    QVERIFY2(audited.contains(QStringLiteral("\"after\"")), qPrintable(audited));
}

void RosterSettingsTest::settings_saved_leaveTheKeysAtTheField()
{
    RosterDesk at;
    at.page().showView(RosterPage::View::Settings);
    SettingsView& settings = *at.page().settings();
    QSpinBox* repeats = settings.course()->repeats();
    auto* save = child<QPushButton>(settings, "save");
    repeats->setFocus();
    repeats->setValue(repeats->value() + 2);
    save->setFocus();
    QTest::keyClick(save, Qt::Key_Space);
    QVERIFY(!settings.isEdited());
    QVERIFY(!save->isEnabled());
    QVERIFY(repeats->hasFocus());
}

void RosterSettingsTest::settings_thatMayNotChange_sayWhy()
{
    RosterDesk at;
    at.page().showView(RosterPage::View::Settings);
    SettingsView& settings = *at.page().settings();
    QVERIFY(child<SegmentBar>(settings.rules(), "order")->isEnabled());
    QCOMPARE(child<SettingRow>(settings.rules(), "orderRow")->whyFixed(), QString());
    child<SegmentBar>(settings.rules(), "order")->button(1)->click(); // and then somebody begins
    VERIFY_HOLDS(at.open().labelling().submit(
        at.study.person(1), must(at.open().labelling().items(at.study.person(1))).front().scenario,
        submissionOf(completeAnswer())));
    settings.save();
    QVERIFY(at.page().notice()->kind() == NoticeBar::Kind::Danger);
    QVERIFY(must(at.open().protocol()).order == ItemOrder::Seeded);
    settings.revert();
    at.settle();
    QVERIFY(!child<SegmentBar>(settings.rules(), "order")->isEnabled());
    QVERIFY2(child<SettingRow>(settings.rules(), "orderRow")
                 ->whyFixed()
                 .contains(QStringLiteral("labelling has begun")),
             qPrintable(child<SettingRow>(settings.rules(), "orderRow")->whyFixed()));
    const SettingRow& assignment = *child<SettingRow>(settings, "assignment");
    QVERIFY(assignment.whyFixed().contains(QStringLiteral("labelling has begun")));
    QVERIFY(settings.rules()->explanation()->isEnabled()); // others still may
}

void RosterSettingsTest::settings_ofALockedStudy_areReadOnlyButForAFew()
{
    RosterDesk at;
    at.page().showView(RosterPage::View::Settings);
    SettingsView& settings = *at.page().settings();
    const auto* why = child<QLabel>(settings, "locked");
    QVERIFY(!why->isVisible());
    must(at.open().dataLock().lock(QStringLiteral("Done."), {}));
    at.settle();
    QTRY_VERIFY(why->isVisible());
    QVERIFY2(why->text().contains(QStringLiteral("read only")), qPrintable(why->text()));
    for (const QWidget* fixed : {static_cast<QWidget*>(settings.rules()->explanation()),
                                 static_cast<QWidget*>(settings.rules()->selfCheck()),
                                 static_cast<QWidget*>(child<QPushButton>(settings, "limits")),
                                 static_cast<QWidget*>(child<QSpinBox>(settings, "secondLooks")),
                                 static_cast<QWidget*>(child<SegmentBar>(settings, "namesAtDesk")),
                                 static_cast<QWidget*>(settings.course()->consent()),
                                 static_cast<QWidget*>(settings.course()->repeats())})
        QVERIFY2(!fixed->isEnabled(), qPrintable(fixed->objectName()));
    // What the line names may change, and does.
    QVERIFY(settings.guideline()->isEnabled());
    child<SegmentBar>(settings, "releaseNames")->button(1)->click();
    settings.guideline()->setText(QStringLiteral("# Slowly"));
    settings.save();
    QVERIFY(must(at.open().protocol()).releaseNames == NamePolicy::Names);
    QCOMPARE(must(at.open().courseRules().guideline()), QStringLiteral("# Slowly"));
    must(at.open().dataLock().unlock(QStringLiteral("Once more."), {}));
    at.settle();
    QTRY_VERIFY(!why->isVisible());
    QVERIFY(settings.rules()->explanation()->isEnabled());
    QVERIFY(settings.course()->repeats()->isEnabled());
}

void RosterSettingsTest::settings_beingEdited_outliveAChangeOfTheStudy()
{
    RosterDesk at;
    at.page().showView(RosterPage::View::Settings);
    SettingsView& settings = *at.page().settings();
    settings.course()->repeats()->setValue(5);
    at.label(1, 1);
    QCOMPARE(settings.course()->repeats()->value(), 5);
    QVERIFY(settings.isEdited());
    settings.revert();
    QCOMPARE(settings.course()->repeats()->value(), 0);
    QVERIFY(!settings.isEdited());
}

SUBTEXT_TEST(RosterSettingsTest)
#include "rostersettingstest.moc"
