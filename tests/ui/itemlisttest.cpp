// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/label/guidelinedock.h"
#include "ui/label/itemlistpanel.h"
#include "ui/widgets/prose.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QListView>
#include <QSignalSpy>
#include <QTextBrowser>

using namespace subtext;
using namespace subtext::test;

class ItemListTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void model_keepsQtsContractWhileLabelling();
    void submission_updatesItsRowOnly();
    void filters_showWhatTheySay();
    void listAndReturn_goToTheItem();
    void clickAndReturn_goIntoTheItem();
    void guide_explainsTheStepInFocus();
    void history_listsEveryRevision();
    void narrowPage_showsOnePanelAtATime();
};

void ItemListTest::model_keepsQtsContractWhileLabelling()
{
    Desk desk;
    desk.startLabelling(4);
    ItemListModel model(desk.session());
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    ItemFilterModel filter;
    filter.setSourceModel(&model);
    filter.setFilter(ItemFilter::Open);
    const QAbstractItemModelTester filterTester(
        &filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("A. B."));
    desk.press(Qt::Key_2);
    desk.session().flush();
    QCOMPARE(filter.rowCount(), 3);
    QCOMPARE(model.index(1).data(ItemListModel::StateRole).toInt(),
             static_cast<int>(ItemListModel::State::Begun));
}

void ItemListTest::submission_updatesItsRowOnly()
{
    Desk desk;
    desk.startLabelling(4);
    ItemListModel model(desk.session());
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("A. B."));
    QVERIFY(!changed.isEmpty());
    for (const QList<QVariant>& change : changed)
        QCOMPARE(change.at(0).toModelIndex().row(), 0);
    QVERIFY(reset.isEmpty());
}

void ItemListTest::filters_showWhatTheySay()
{
    Desk desk;
    desk.startLabelling(4);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("A. B."));
    desk.press(Qt::Key_M, Qt::ControlModifier);
    desk.type(QStringLiteral("odd"));
    desk.step(Step::Emotion)->setFocus();
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("A. B."));
    const auto count = [&](ItemFilter filter) {
        desk.page().itemList()->setFilter(filter);
        return desk.page().itemList()->view()->model()->rowCount();
    };
    QCOMPARE(count(ItemFilter::All), 4);
    QCOMPARE(count(ItemFilter::Open), 2);
    QCOMPARE(count(ItemFilter::Done), 2);
    QCOMPARE(count(ItemFilter::Flagged), 1);
}

void ItemListTest::listAndReturn_goToTheItem()
{
    Desk desk;
    desk.startLabelling(4);
    desk.window().resize(1600, 900); // the list stands beside the work
    desk.press(Qt::Key_F2);
    QCOMPARE(QApplication::focusWidget(), desk.page().itemList()->view());
    desk.press(Qt::Key_Down);
    desk.press(Qt::Key_Down);
    desk.press(Qt::Key_Return);
    QCOMPARE(desk.session().item().position, 3);
    QCOMPARE(QApplication::focusWidget(), desk.step(Step::Emotion));
    QVERIFY(!desk.page().itemList()->isHidden());
    desk.press(Qt::Key_F2);
    QVERIFY(desk.page().itemList()->isHidden());
    QCOMPARE(QApplication::focusWidget(), desk.step(Step::Emotion));
}

void ItemListTest::clickAndReturn_goIntoTheItem()
{
    Desk desk;
    desk.startLabelling(4);
    desk.press(Qt::Key_F2);
    QListView& view = *desk.page().itemList()->view();
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                      view.visualRect(view.model()->index(1, 0)).center());
    QCOMPARE(desk.session().item().position, 2);
    desk.press(Qt::Key_Return);
    QCOMPARE(desk.session().item().position, 2);
    QCOMPARE(QApplication::focusWidget(), desk.step(Step::Emotion));
    desk.press(Qt::Key_7);
    QCOMPARE(desk.session().answer().ballot[0], std::optional(Emotion::Anger));
}

void ItemListTest::guide_explainsTheStepInFocus()
{
    Desk desk;
    desk.startLabelling(1);
    desk.press(Qt::Key_F1);
    auto* dock = desk.page().findChild<GuidelineDock*>();
    QVERIFY(dock->isVisible());
    const auto text = [&] { return dock->findChild<Prose*>()->text(); };
    desk.step(Step::Emotion)->setFocus();
    const QString aboutEmotion = text();
    desk.press(Qt::Key_3);
    QVERIFY(text() != aboutEmotion); // valence has the focus now
    desk.step(Step::Emotion)->setFocus();
    QVERIFY2(text().contains(QStringLiteral("anxiety, worry, apprehension")), qPrintable(text()));
    desk.press(Qt::Key_F1);
    QVERIFY(dock->isHidden());
}

void ItemListTest::history_listsEveryRevision()
{
    Desk desk;
    desk.startLabelling(1);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("First reading. Sure."));
    desk.page().showItem(desk.session().items().front().scenario);
    desk.step(Step::Emotion)->setFocus();
    desk.press(Qt::Key_5);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    desk.page().showItem(desk.session().items().front().scenario);
    desk.press(Qt::Key_F3);
    QString history;
    for (QTextBrowser* reader : desk.page().findChildren<QTextBrowser*>()) {
        if (reader->accessibleName() == QLatin1String("History"))
            history = reader->toPlainText();
    }
    QVERIFY2(history.contains(QStringLiteral("Revision 1")), qPrintable(history));
    QVERIFY(history.contains(QStringLiteral("Revision 2")));
    QVERIFY(history.contains(QStringLiteral("Anger")));
    QVERIFY(history.contains(QStringLiteral("Sadness")));
}

void ItemListTest::narrowPage_showsOnePanelAtATime()
{
    Desk desk;
    desk.startLabelling(2);
    auto* dock = desk.page().findChild<GuidelineDock*>();
    desk.window().resize(1366, 768);
    desk.press(Qt::Key_F1);
    desk.press(Qt::Key_F2);
    QVERIFY(dock->isHidden());
    QVERIFY(!desk.page().itemList()->isHidden());
    desk.window().resize(1920, 1080);
    desk.press(Qt::Key_F1);
    QVERIFY(!dock->isHidden());
    QVERIFY(!desk.page().itemList()->isHidden());
}

SUBTEXT_TEST(ItemListTest)
#include "itemlisttest.moc"
