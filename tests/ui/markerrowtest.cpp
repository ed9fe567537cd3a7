// SPDX-License-Identifier: MIT
#include "ui/release/markerrow.h"

#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// The choice of a list of words that look forward.
class MarkerRowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void builtInList_isTheFirst();
    void chosenFile_isNamedAndCounts();
    void builtInList_isComeBackTo();
    void refusedFile_leavesTheListAsItWas();
    void forgotten_tellsNobody();

private:
    QString listOf(const QByteArray& words)
    {
        return writeFile(m_folder.filePath(QStringLiteral("later.txt")), words);
    }

    QTemporaryDir m_folder;
};

void MarkerRowTest::builtInList_isTheFirst()
{
    ScriptedPrompts prompts;
    const MarkerRow row(prompts, nullptr);
    QVERIFY(row.words().isEmpty());
    QCOMPARE(row.text(), QStringLiteral("Words that look forward: soon, will, plan, hope, "
                                        "prepare"));
    QVERIFY(child<QPushButton>(row, "built-in-markers")->isHidden());
}

void MarkerRowTest::chosenFile_isNamedAndCounts()
{
    ScriptedPrompts prompts;
    MarkerRow row(prompts, nullptr);
    const QSignalSpy changed(&row, &MarkerRow::changed);
    prompts.paths << listOf("tomorrow\nlater\n");
    child<QPushButton>(row, "choose-markers")->click();
    QCOMPARE(row.words(), (QStringList{QStringLiteral("tomorrow"), QStringLiteral("later")}));
    QCOMPARE(row.text(), QStringLiteral("Words that look forward: 2 words from later.txt"));
    QCOMPARE(changed.count(), 1);
    QVERIFY(!child<QPushButton>(row, "built-in-markers")->isHidden());
}

void MarkerRowTest::builtInList_isComeBackTo()
{
    ScriptedPrompts prompts;
    MarkerRow row(prompts, nullptr);
    prompts.paths << listOf("tomorrow\n");
    child<QPushButton>(row, "choose-markers")->click();
    const QSignalSpy changed(&row, &MarkerRow::changed);
    child<QPushButton>(row, "built-in-markers")->click();
    QVERIFY(row.words().isEmpty());
    QVERIFY(row.text().contains(QLatin1String("soon")));
    QVERIFY(child<QPushButton>(row, "built-in-markers")->isHidden());
    QCOMPARE(changed.count(), 1);
}

void MarkerRowTest::refusedFile_leavesTheListAsItWas()
{
    ScriptedPrompts prompts;
    MarkerRow row(prompts, nullptr);
    prompts.paths << listOf("tomorrow\n");
    child<QPushButton>(row, "choose-markers")->click();
    const QSignalSpy changed(&row, &MarkerRow::changed);
    QSignalSpy refused(&row, &MarkerRow::refused);
    const QString path = listOf("soon\nlook ahead\n");
    prompts.paths << path;
    child<QPushButton>(row, "choose-markers")->click();
    QCOMPARE(row.words(), QStringList{QStringLiteral("tomorrow")});
    QCOMPARE(changed.count(), 0);
    QCOMPARE(refused.count(), 1);
    const QString why = refused.front().front().toString();
    QVERIFY2(why.endsWith(QString::fromUtf8(", line 2: “look ahead” is not one word.")),
             qPrintable(why));
}

void MarkerRowTest::forgotten_tellsNobody()
{
    ScriptedPrompts prompts;
    MarkerRow row(prompts, nullptr);
    prompts.paths << listOf("tomorrow\n");
    child<QPushButton>(row, "choose-markers")->click();
    const QSignalSpy changed(&row, &MarkerRow::changed);
    row.forget();
    QVERIFY(row.words().isEmpty());
    QCOMPARE(changed.count(), 0);
}

SUBTEXT_TEST(MarkerRowTest)
#include "markerrowtest.moc"
