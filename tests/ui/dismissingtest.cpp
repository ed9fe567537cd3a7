// SPDX-License-Identifier: MIT
#include "core/operation/qualitydesk.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/qualityoffice.h"
#include "ui/quality/dismissrow.h"
#include "ui/widgets/itemcard.h"
#include "ui/widgets/noticebar.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>

using namespace subtext;
using namespace subtext::test;

/// Findings are dismissed for a reason and brought back.
class DismissingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void dismissal_needsAReasonAndCanBeUndone();
    void chosenFindings_areDismissedAndBroughtBackTogether();
    void severalWithoutAReason_areNamedAsSeveral();
    void nextRow_isMarkedAndShown();
    void undo_saysWhatWasUndone();
    void notice_leavesTheKeysInTheList();
    void notice_movesNothing();
};

namespace {

NoticeBar& notice(Office& office)
{
    return *office.page().findChild<NoticeBar*>();
}

/// The item that the list marks and the card shows are the same.
bool isMarkedShown(Office& office)
{
    const auto* table = child<QTableView>(office.page(), "flags");
    const QModelIndexList rows = table->selectionModel()->selectedRows();
    if (rows.size() != 1 || rows.front().row() != table->currentIndex().row())
        return false;
    const QString name =
        rows.front().siblingAtColumn(FlagModel::ItemColumn).data().toString(); // "sarcasm-irony/1"
    return office.findings().findChild<ItemCard*>()->text().contains(
        QStringLiteral("Utterance %1 of sarcasm-irony.").arg(name.section(u'/', 1)));
}

} // namespace

void DismissingTest::dismissal_needsAReasonAndCanBeUndone()
{
    Office office(2, 3, 2);
    office.submitFaults();
    const int open = office.filter()->rowCount();
    office.findings().choose(0);
    const QString first = office.cell(0, FlagModel::NumbersColumn);
    QLineEdit& field = *office.page().findChild<DismissRow*>()->reason();
    QCOMPARE(field.placeholderText(), QStringLiteral("Why this finding is dismissed"));
    auto& button = *child<QPushButton>(office.page(), "dismiss");
    const QPoint place = button.mapTo(&office.desk.window(), QPoint());
    button.click();
    QCoreApplication::processEvents();
    QCOMPARE(office.filter()->rowCount(), open);
    QCOMPARE(field.placeholderText(), QStringLiteral("Say why this finding is dismissed"));
    QCOMPARE(QApplication::focusWidget(), &field);
    QVERIFY(field.property("missing").toBool());
    QCOMPARE(button.mapTo(&office.desk.window(), QPoint()), place); // for a second click
    office.desk.type(QStringLiteral("Read it aloud before"));
    QVERIFY(!field.property("missing").toBool());
    office.desk.press(Qt::Key_Return);
    QCOMPARE(office.filter()->rowCount(), open - 1);
    office.desk.press(Qt::Key_Z, Qt::ControlModifier); // at once, wherever the focus is now
    QCOMPARE(office.filter()->rowCount(), open);
    office.desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(office.says(QStringLiteral("%1 open finding").arg(open - 1)));
    office.box(QStringLiteral("State"))->setCurrentIndex(1);
    QCOMPARE(office.filter()->rowCount(), 1);
    QCOMPARE(office.cell(0, FlagModel::NumbersColumn), first);
    QVERIFY(office.cell(0, FlagModel::StateColumn).contains(QStringLiteral("Read it aloud")));
    RawSql sql(office.study().path());
    QCOMPARE(sql.value(QStringLiteral("SELECT group_concat(dismissed || reason) FROM "
                                      "flag_dismissal")),
             QStringLiteral("1Read it aloud before,0,1Read it aloud before"));
    QVERIFY(must(office.study().quality().dismissals()).begin()->second.by == office.coordinator);
}

void DismissingTest::chosenFindings_areDismissedAndBroughtBackTogether()
{
    Office office(2, 3, 2);
    office.submitFaults();
    const int open = office.filter()->rowCount();
    QVERIFY(open > 2);
    RawSql sql(office.study().path());
    const auto operations = [&] {
        return sql.value(QStringLiteral("SELECT count(*) FROM audit WHERE action = "
                                        "'quality.dismissal'"));
    };
    const auto hasButton = [&](const QString& text) {
        const auto buttons = office.page().findChildren<QPushButton*>();
        return std::any_of(buttons.begin(), buttons.end(), [&](const QPushButton* button) {
            return button->isVisible() && button->text() == text;
        });
    };
    auto& table = *child<QTableView>(office.page(), "flags");
    office.findings().choose(0);
    QVERIFY(hasButton(QStringLiteral("Dismiss")));
    table.setFocus();
    office.desk.press(Qt::Key_A, Qt::ControlModifier);
    QVERIFY(hasButton(QStringLiteral("Dismiss %1").arg(open)));
    office.findings().dismissChosen(QStringLiteral("Said at the meeting"));
    QCOMPARE(office.filter()->rowCount(), 0);
    QCOMPARE(operations(), QStringLiteral("1"));
    QVERIFY(office.says(QStringLiteral("%1 findings dismissed.").arg(open)));
    office.desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(office.filter()->rowCount(), open);
    office.findings().choose(1);
    office.findings().dismissChosen(QStringLiteral("A slip")); // another reason
    office.findings().choose(0);
    office.findings().dismissChosen(QStringLiteral("Said at the meeting"));
    office.box(QStringLiteral("State"))->setCurrentIndex(1);
    QCOMPARE(office.filter()->rowCount(), 2);
    table.setFocus();
    office.desk.press(Qt::Key_A, Qt::ControlModifier);
    QVERIFY(hasButton(QStringLiteral("Bring back 2")));
    office.findings().restoreChosen();
    QCOMPARE(office.filter()->rowCount(), 0);
    office.desk.press(Qt::Key_Z, Qt::ControlModifier); // both, each with its reason
    QCOMPARE(office.filter()->rowCount(), 2);
    const QString states =
        office.cell(0, FlagModel::StateColumn) + office.cell(1, FlagModel::StateColumn);
    QVERIFY2(states.contains(QStringLiteral("A slip")) &&
                 states.contains(QStringLiteral("Said at the meeting")),
             qPrintable(states));
}

void DismissingTest::severalWithoutAReason_areNamedAsSeveral()
{
    Office office(2, 3, 2);
    office.submitFaults();
    child<QTableView>(office.page(), "flags")->selectAll();
    const QLineEdit& field = *office.page().findChild<DismissRow*>()->reason();
    QCOMPARE(field.placeholderText(), QStringLiteral("Why these findings are dismissed"));
    office.findings().dismissChosen({});
    QCOMPARE(field.placeholderText(), QStringLiteral("Say why these findings are dismissed"));
    QCOMPARE(notice(office).text(), QString());
    office.findings().choose(0); // another choice, nothing is missing yet
    QCOMPARE(field.placeholderText(), QStringLiteral("Why this finding is dismissed"));
}

void DismissingTest::nextRow_isMarkedAndShown()
{
    Office office(2, 3, 2);
    office.submitFaults();
    const int open = office.filter()->rowCount();
    QVERIFY(open > 2);
    office.findings().choose(1);
    QVERIFY(isMarkedShown(office));
    const QString next = office.cell(2, FlagModel::NumbersColumn);
    office.findings().dismissChosen(QStringLiteral("A slip"));
    QCOMPARE(office.filter()->rowCount(), open - 1);
    QCOMPARE(child<QTableView>(office.page(), "flags")->currentIndex().row(), 1);
    QCOMPARE(office.cell(1, FlagModel::NumbersColumn), next);
    QVERIFY(isMarkedShown(office));
    office.findings().choose(open - 2); // the last
    office.findings().dismissChosen(QStringLiteral("A slip"));
    QVERIFY(isMarkedShown(office));
    office.box(QStringLiteral("State"))->setCurrentIndex(1);
    office.findings().choose(0);
    office.findings().restoreChosen();
    QCOMPARE(office.filter()->rowCount(), 1);
    QVERIFY(isMarkedShown(office));
}

void DismissingTest::undo_saysWhatWasUndone()
{
    Office office(2, 3, 2);
    office.submitFaults();
    office.findings().choose(0);
    office.findings().dismissChosen(QStringLiteral("A slip"));
    notice(office).actionButton()->click();
    QCOMPARE(notice(office).text(), QStringLiteral("Undone: 1 finding dismissed."));
    office.desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(notice(office).text(), QStringLiteral("1 finding dismissed."));
    office.desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(notice(office).text(), QStringLiteral("Undone: 1 finding dismissed."));
    notice(office).dismiss();
    office.desk.press(Qt::Key_Z, Qt::ControlModifier); // nothing is left
    QCOMPARE(notice(office).text(), QStringLiteral("Nothing to take back."));
}

void DismissingTest::notice_leavesTheKeysInTheList()
{
    Office office(2, 3, 2);
    office.submitFaults();
    const QWidget* list = child<QTableView>(office.page(), "flags");
    office.findings().choose(0);
    office.findings().dismissChosen(QStringLiteral("A slip"));
    QTest::mouseClick(child<QPushButton>(notice(office), "close"), Qt::LeftButton);
    QVERIFY(notice(office).isHidden());
    QCOMPARE(QApplication::focusWidget(), list);
    office.findings().dismissChosen(QStringLiteral("A slip"));
    child<QPushButton>(notice(office), "close")->setFocus(Qt::TabFocusReason);
    office.desk.press(Qt::Key_Space);
    QVERIFY(notice(office).isHidden());
    QCOMPARE(QApplication::focusWidget(), list);
}

/// It takes its room from the list alone, and is seen on every tab.
void DismissingTest::notice_movesNothing()
{
    Office office(2, 3, 2);
    office.submitFaults();
    office.findings().choose(0);
    const auto& flags = *child<QTableView>(office.page(), "flags");
    const std::vector<QWidget*> parts{
        child<QTableView>(office.page(), "annotators"), office.page().tabs(),
        child<QTableView>(office.page(), "flags"), child<QPushButton>(office.page(), "dismiss")};
    const auto places = [&] {
        QCoreApplication::processEvents();
        std::vector<QPoint> points;
        for (const QWidget* part : parts)
            points.push_back(part->mapTo(&office.desk.window(), QPoint()));
        return points;
    };
    const std::vector<QPoint> before = places();
    const int annotators = parts.front()->height();
    const int list = flags.height();
    office.findings().dismissChosen(QStringLiteral("A slip"));
    QVERIFY(notice(office).isVisible());
    QVERIFY(places() == before);
    QCOMPARE(parts.front()->height(), annotators);
    QVERIFY(flags.height() < list);
    office.page().tabs()->setCurrentIndex(2);
    QVERIFY(notice(office).isVisible());
    office.page().tabs()->setCurrentIndex(0);
    QVERIFY(notice(office).isVisible());
    notice(office).dismiss();
    QVERIFY(places() == before);
    QCOMPARE(flags.height(), list);
}

SUBTEXT_TEST(DismissingTest)

#include "dismissingtest.moc"
