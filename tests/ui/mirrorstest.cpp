// SPDX-License-Identifier: MIT
#include "core/operation/datalock.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/rosterharness.h"
#include "ui/roster/mirrorsdialog.h"
#include "ui/roster/peopleview.h"

#include <QBuffer>
#include <QCheckBox>
#include <QFileInfo>
#include <QListWidget>
#include <QPdfWriter>
#include <QPointer>
#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// The pages for annotators, from the Roster place.
class MirrorsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void button_waitsForTheLock();
    void dialog_hasThoseWhoAnswered_andNoReasons();
    void pages_areWrittenForThoseWhoAreTicked();
    void studyThatWasUnlocked_isRefusedInWords();
    void page_isPrinted();

private:
    static void lock(RosterDesk& at);
    static QPushButton* button(RosterDesk& at)
    {
        return child<QPushButton>(at.page().people(), "mirrors");
    }
    /// Three have answered the first scene; one of them otherwise.
    static MirrorsDialog* openedDialog(RosterDesk& at);
};

void MirrorsTest::lock(RosterDesk& at)
{
    VERIFY_HOLDS(at.open().dataLock().lock(QStringLiteral("Final."), {}));
    QTRY_VERIFY_WITH_TIMEOUT(button(at)->isEnabled(), RosterDesk::LongestWait);
}

MirrorsDialog* MirrorsTest::openedDialog(RosterDesk& at)
{
    const ScenarioId first = at.study.scenario(1);
    Choice label = Emotion::Joy;
    for (const PersonId rater : must(at.open().raters(first))) {
        must(at.open().labelling().submit(rater, first, submissionOf(completeAnswer(label))));
        label = Emotion::Trust;
    }
    lock(at);
    button(at)->click();
    auto* dialog = at.page().findChild<MirrorsDialog*>();
    if (!dialog)
        qFatal("no mirrors");
    return dialog;
}

void MirrorsTest::button_waitsForTheLock()
{
    RosterDesk at;
    QVERIFY(!button(at)->isEnabled());
    QVERIFY2(button(at)->toolTip().contains(QStringLiteral("Once the study is locked")),
             qPrintable(button(at)->toolTip()));
    must(at.open().dataLock().lock(QStringLiteral("Final."), {}));
    QTRY_VERIFY_WITH_TIMEOUT(
        button(at)->toolTip().contains(QStringLiteral("Nobody has answered anything yet.")),
        RosterDesk::LongestWait);
    QVERIFY(!button(at)->isEnabled());
}

void MirrorsTest::dialog_hasThoseWhoAnswered_andNoReasons()
{
    RosterDesk at;
    MirrorsDialog* dialog = openedDialog(at);
    QListWidget* people = dialog->people();
    QCOMPARE(people->count(), 3);
    QVERIFY(!child<QCheckBox>(dialog, "reasons")->isChecked());
    auto* write = child<QPushButton>(dialog, "write");
    auto* print = child<QPushButton>(dialog, "print");
    QVERIFY(write->isEnabled());
    QVERIFY(!print->isEnabled()); // of one person only
    for (int row = 0; row < 2; ++row) {
        QCOMPARE(people->item(row)->checkState(), Qt::Checked);
        people->item(row)->setCheckState(Qt::Unchecked);
    }
    QVERIFY(write->isEnabled());
    QVERIFY(print->isEnabled());
    people->item(2)->setCheckState(Qt::Unchecked);
    QVERIFY(!write->isEnabled());
    QVERIFY(!print->isEnabled());
}

void MirrorsTest::pages_areWrittenForThoseWhoAreTicked()
{
    RosterDesk at;
    const QPointer<MirrorsDialog> dialog = openedDialog(at);
    dialog->people()->item(0)->setCheckState(Qt::Unchecked);
    const QDir folder(at.study.filePath(QStringLiteral("mirrors")));
    QVERIFY(QDir().mkpath(folder.path()));
    at.desk.prompts.paths = {folder.path()};
    child<QPushButton>(dialog, "write")->click();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog, RosterDesk::LongestWait); // closes when it is done
    const QStringList files = folder.entryList(QDir::Files, QDir::Name);
    QCOMPARE(files.size(), 2);
    for (const QString& file : files) {
        QVERIFY2(file.startsWith(QLatin1String("mirror-Person-")), qPrintable(file));
        QVERIFY(readFile(folder.filePath(file)).startsWith("%PDF"));
#ifndef Q_OS_WIN
        QVERIFY(!(QFileInfo(folder.filePath(file)).permissions() &
                  (QFile::ReadGroup | QFile::ReadOther)));
#endif
    }
}

void MirrorsTest::studyThatWasUnlocked_isRefusedInWords()
{
    RosterDesk at;
    MirrorsDialog* dialog = openedDialog(at);
    VERIFY_HOLDS(at.open().dataLock().unlock(QStringLiteral("Not yet."), {}));
    dialog->writeInto(at.study.folder());
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), RosterDesk::LongestWait);
    QVERIFY2(dialog->report().contains(QStringLiteral("The study is not locked")),
             qPrintable(dialog->report()));
    QVERIFY(QDir(at.study.folder()).entryList({QStringLiteral("mirror-*")}).isEmpty());
}

void MirrorsTest::page_isPrinted()
{
    RosterDesk at;
    MirrorsDialog* dialog = openedDialog(at);
    dialog->people()->item(1)->setCheckState(Qt::Unchecked);
    dialog->people()->item(2)->setCheckState(Qt::Unchecked);
    QByteArray paper;
    QBuffer buffer(&paper);
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    {
        QPdfWriter writer(&buffer);
        dialog->printTo(writer);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), RosterDesk::LongestWait);
    }
    QVERIFY(paper.startsWith("%PDF"));
    QVERIFY(dialog->report().isEmpty());
}

SUBTEXT_TEST(MirrorsTest)
#include "mirrorstest.moc"
