// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "ui/help/manualpages.h"
#include "ui/help/manualreader.h"
#include "ui/help/manualwindow.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTest>

using namespace subtext;
using namespace subtext::test;

/// What is searched for in the manual: counted and marked while it is typed, and gone to after
/// that.
class ManualSearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qApp, theme::Mode::Light, 100); }
    void search_countsOnEveryPageAndStepsThroughHits();
    void search_keepsThePlaceWhileOneTypes();
    void choosingScenes_isFoundByTheWordsThatPeopleHaveForIt_data();
    void choosingScenes_isFoundByTheWordsThatPeopleHaveForIt();
};

namespace {

class SearchedManual : public ManualWindow
{
public:
    SearchedManual()
    {
        open(QStringLiteral("task.md"));
        show();
        QApplication::setActiveWindow(this);
    }
};

void pressInManual(ManualWindow& manual, Qt::Key key,
                   Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QWidget* focus = manual.focusWidget();
    QTest::keyClick(focus ? focus : &manual, key, modifiers);
    QCoreApplication::processEvents();
}

} // namespace

void ManualSearchTest::search_countsOnEveryPageAndStepsThroughHits()
{
    SearchedManual manual;
    pressInManual(manual, Qt::Key_F, Qt::ControlModifier);
    QVERIFY(child<QLineEdit>(manual, "searchAllPages")->hasFocus());
    manual.reader()->verticalScrollBar()->setValue(0);
    QTest::keyClicks(child<QLineEdit>(manual, "searchAllPages"), QStringLiteral("Question"));
    QCOMPARE(manual.reader()->verticalScrollBar()->value(), 0);
    const QString text = manual.reader()->toPlainText();
    const qsizetype count = text.count(QLatin1String("question"), Qt::CaseInsensitive);
    QVERIFY(count > 1);
    QCOMPARE(manual.pages()->currentItem()->text(),
             QStringLiteral("%1 (%2)").arg(manualPage(manual.page())->title).arg(count));
    QCOMPARE(child<QLabel>(manual, "hits")->text(), QStringLiteral("%1 on this page").arg(count));
    pressInManual(manual, Qt::Key_Return);
    QCOMPARE(child<QLabel>(manual, "hits")->text(), QStringLiteral("1 of %1").arg(count));
    const auto chosen = [&] { return manual.reader()->textCursor().position(); };
    const int first = chosen();
    QCOMPARE(text.mid(first, 8).toLower(), QStringLiteral("question"));
    pressInManual(manual, Qt::Key_F3);
    QVERIFY(chosen() > first);
    QCOMPARE(child<QLabel>(manual, "hits")->text(), QStringLiteral("2 of %1").arg(count));
    pressInManual(manual, Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(chosen(), first);
    pressInManual(manual, Qt::Key_F3, Qt::ShiftModifier); // around
    QCOMPARE(child<QLabel>(manual, "hits")->text(), QStringLiteral("%1 of %1").arg(count));
    pressInManual(manual, Qt::Key_Return);
    QCOMPARE(child<QLabel>(manual, "hits")->text(), QStringLiteral("1 of %1").arg(count));
    QCOMPARE(manual.reader()->extraSelections().size(), count);
}

void ManualSearchTest::search_keepsThePlaceWhileOneTypes()
{
    SearchedManual manual;
    QScrollBar& bar = *manual.reader()->verticalScrollBar();
    QTRY_VERIFY(bar.maximum() > 0);
    bar.setValue(bar.maximum() / 2);
    const int place = bar.value();
    const int read = manual.reader()->topPosition();
    child<QLineEdit>(manual, "searchAllPages")->setFocus();
    QTest::keyClicks(child<QLineEdit>(manual, "searchAllPages"), QStringLiteral("question"));
    QCOMPARE(bar.value(), place);
    QVERIFY(manual.reader()->extraSelections().size() > 1);
    pressInManual(manual, Qt::Key_Return); // the next one from here, not the first of the page
    const int next = manual.reader()->textCursor().position();
    QVERIFY2(next >= read, qPrintable(QStringLiteral("%1 < %2").arg(next).arg(read)));
    pressInManual(manual, Qt::Key_F3, Qt::ShiftModifier);
    QVERIFY(manual.reader()->textCursor().position() < read);
}

void ManualSearchTest::choosingScenes_isFoundByTheWordsThatPeopleHaveForIt_data()
{
    QTest::addColumn<QString>("words");
    for (const char* words : {"curation", "generate", "scenes before labelling", "balance"})
        QTest::newRow(words) << QString::fromLatin1(words);
}

void ManualSearchTest::choosingScenes_isFoundByTheWordsThatPeopleHaveForIt()
{
    QFETCH(QString, words);
    SearchedManual manual;
    manual.open(QStringLiteral("reference.md"));
    const QString text = manual.reader()->toPlainText();
    const qsizetype end = text.indexOf(QStringLiteral("subtext-cli study curate "));
    const qsizetype begin = text.lastIndexOf(QStringLiteral("Choosing scenes"), end);
    QVERIFY(begin >= 0 && begin < end);
    child<QLineEdit>(manual, "searchAllPages")->setText(words);
    bool isFound = false;
    for (qsizetype hits = text.count(words, Qt::CaseInsensitive); hits > 0 && !isFound; --hits) {
        pressInManual(manual, Qt::Key_F3);
        const int chosen = manual.reader()->textCursor().position();
        isFound = chosen >= begin && chosen < end;
    }
    QVERIFY2(isFound, qPrintable(words));
}

SUBTEXT_TEST(ManualSearchTest)
#include "manualsearchtest.moc"
