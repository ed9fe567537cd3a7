// SPDX-License-Identifier: MIT
#include "ui/models/files/hiding.h"

#include "tests/support/registeredtest.h"
#include "ui/settings/settings.h"

#include <QAction>
#include <QCheckBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// What somebody does not want to see in a list, on their machine and of their study alone.
class HidingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hiddenRow_isRememberedByStudy();
    void tick_showsWhatIsHidden();
    void action_namesTheRowAsItIs();
};

namespace {

Hiding::Words wordsOfRows()
{
    return {QStringLiteral("hiddenRows"), QStringLiteral("Hide row"),
            QStringLiteral("Show row again"), QStringLiteral("Nothing is deleted.")};
}

} // namespace

void HidingTest::hiddenRow_isRememberedByStudy()
{
    const QTemporaryDir folder;
    const QString row = QStringLiteral("model:cot:1");
    {
        Settings settings(folder.path());
        Hiding hiding(wordsOfRows(), settings, nullptr);
        hiding.start(QStringLiteral("one"));
        hiding.choose(row, row);
        hiding.button()->click();
        QVERIFY(hiding.isLeftOut(row));
    }
    Settings settings(folder.path());
    Hiding hiding(wordsOfRows(), settings, nullptr);
    hiding.start(QStringLiteral("another"));
    QVERIFY(!hiding.isHidden(row));
    hiding.start(QStringLiteral("one"));
    QCOMPARE(hiding.hidden(), QStringList{row});
    QVERIFY(!hiding.hasSome()); // the study need not have it any more
    hiding.choose(row, row);
    hiding.button()->click();
    QVERIFY(settings.hidden(wordsOfRows().list, QStringLiteral("one")).isEmpty());
}

void HidingTest::tick_showsWhatIsHidden()
{
    const QTemporaryDir folder;
    Settings settings(folder.path());
    Hiding hiding(wordsOfRows(), settings, nullptr);
    hiding.start(QStringLiteral("one"));
    hiding.setRows({QStringLiteral("a"), QStringLiteral("b")});
    QVERIFY(hiding.button()->isHidden() && hiding.tick()->isHidden());
    hiding.choose(QStringLiteral("a"), QStringLiteral("A"));
    QSignalSpy changed(&hiding, &Hiding::changed);
    hiding.button()->click();
    QCOMPARE(changed.count(), 1);
    QVERIFY(hiding.isLeftOut(QStringLiteral("a")) && !hiding.isLeftOut(QStringLiteral("b")));
    QCOMPARE(hiding.tick()->text(), QStringLiteral("Show hidden (1)"));
    hiding.tick()->setChecked(true);
    QCOMPARE(changed.count(), 2);
    QVERIFY(hiding.isHidden(QStringLiteral("a")) && !hiding.isLeftOut(QStringLiteral("a")));
    hiding.button()->click(); // the last that was hidden
    QVERIFY(hiding.tick()->isHidden() && !hiding.areShown());
    hiding.button()->click();
    QVERIFY(!hiding.tick()->isHidden() && hiding.isLeftOut(QStringLiteral("a")));
    hiding.tick()->setChecked(true);
    hiding.start(QStringLiteral("one")); // they are shown for a while only
    QVERIFY(hiding.isLeftOut(QStringLiteral("a")));
}

void HidingTest::action_namesTheRowAsItIs()
{
    const QTemporaryDir folder;
    Settings settings(folder.path());
    Hiding hiding(wordsOfRows(), settings, nullptr);
    hiding.start(QStringLiteral("one"));
    QVERIFY(!hiding.action()->isEnabled());
    hiding.choose(QStringLiteral("q&a:cot:1"), QStringLiteral("q&a"));
    QCOMPARE(hiding.action()->text(), QStringLiteral("Hide row: q&&a"));
    QVERIFY(hiding.button()->toolTip().contains(QStringLiteral("Hide row: q&amp;a")));
    hiding.action()->trigger();
    QCOMPARE(hiding.action()->text(), QStringLiteral("Show row again: q&&a"));
}

SUBTEXT_TEST(HidingTest)
#include "hidingtest.moc"
