// SPDX-License-Identifier: MIT
#include "core/figures/seminar.h"

#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/deskharness.h"
#include "ui/seminar/openseminar.h"
#include "ui/seminar/seminarrow.h"
#include "ui/seminar/seminarwindow.h"
#include "ui/widgets/prose.h"

#include <QApplication>
#include <QToolButton>

using namespace subtext;
using namespace subtext::test;

/// F5: settled items on the whole screen, by keys and by buttons.
class SeminarTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void key_opensSettledItems();
    void stages_showWhatIsTheirs();
    void votes_areCountedByKeysAndButtons();
    void items_keepTheirVotes();
    void openItems_areShownToNobody();
    void nothing_isWrittenUnlessSaved();
    void votes_areSavedWhereAsked();
    void escape_closes();
    void signOut_closes();
};

namespace {

SeminarWindow* openedIn(DeskWindow& at)
{
    at.press(Qt::Key_F5);
    QCoreApplication::processEvents();
    return at.window().findChild<SeminarWindow*>();
}

void pressIn(QWidget& window, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(&window, key, modifiers);
    QCoreApplication::processEvents();
}

std::vector<int> roomVotes(const SeminarWindow& window)
{
    std::vector<int> votes;
    for (const SeminarRow* row : window.rows())
        votes.push_back(row->content().room.value_or(-1));
    return votes;
}

} // namespace

// Of twelve items seven splits are open: five have labels by their votes.
void SeminarTest::key_opensSettledItems()
{
    DeskWindow at;
    at.lookOn();
    SeminarWindow* seminar = openedIn(at);
    QVERIFY(seminar);
    QVERIFY(seminar->isFullScreen());
    QVERIFY2(seminar->headText().startsWith(QStringLiteral("1 of 5 · ")),
             qUtf8Printable(seminar->headText()));
    QVERIFY(!seminar->hero()->text().isEmpty());
    QCOMPARE(seminar->stage(), SeminarWindow::Stage::Scene);
}

void SeminarTest::stages_showWhatIsTheirs()
{
    DeskWindow at;
    at.lookOn();
    SeminarWindow& seminar = *openedIn(at);
    QVERIFY(!seminar.rows().front()->isVisible());
    pressIn(seminar, Qt::Key_Space);
    QCOMPARE(seminar.stage(), SeminarWindow::Stage::Votes);
    QCOMPARE(seminar.rows().size(), 8U);
    for (const SeminarRow* row : seminar.rows()) {
        QVERIFY(row->isVisible());
        QVERIFY(!row->content().annotators);
        QVERIFY(!row->content().isFinal);
    }
    pressIn(seminar, Qt::Key_Space);
    int annotators = 0;
    for (const SeminarRow* row : seminar.rows())
        annotators += row->content().annotators.value_or(0);
    QCOMPARE(annotators, 3);
    pressIn(seminar, Qt::Key_Space);
    int finals = 0;
    for (const SeminarRow* row : seminar.rows())
        finals += row->content().isFinal ? 1 : 0;
    QCOMPARE(finals, 1);
    QVERIFY(seminar.noteText().startsWith(QStringLiteral("Final: ")));
    pressIn(seminar, Qt::Key_Backspace);
    QCOMPARE(seminar.stage(), SeminarWindow::Stage::Answers);
    pressIn(seminar, Qt::Key_Space);
    pressIn(seminar, Qt::Key_Space);
    QCOMPARE(seminar.place(), 1);
    QCOMPARE(seminar.stage(), SeminarWindow::Stage::Scene);
}

void SeminarTest::votes_areCountedByKeysAndButtons()
{
    DeskWindow at;
    at.lookOn();
    SeminarWindow& seminar = *openedIn(at);
    pressIn(seminar, Qt::Key_1); // before the votes a key says nothing
    pressIn(seminar, Qt::Key_Space);
    pressIn(seminar, Qt::Key_1);
    pressIn(seminar, Qt::Key_1);
    pressIn(seminar, Qt::Key_8);
    pressIn(seminar, Qt::Key_1, Qt::ShiftModifier);
    pressIn(seminar, Qt::Key_2, Qt::ShiftModifier); // never below none
    QCOMPARE(roomVotes(seminar), (std::vector<int>{1, 0, 0, 0, 0, 0, 0, 1}));
    QTest::mouseClick(seminar.rows()[2]->more(), Qt::LeftButton);
    QTest::mouseClick(seminar.rows()[7]->fewer(), Qt::LeftButton);
    QCOMPARE(roomVotes(seminar), (std::vector<int>{1, 0, 1, 0, 0, 0, 0, 0}));
    QCOMPARE(seminar.rows()[0]->content().roomOf, 2);
    QCOMPARE(seminar.rows()[2]->accessibleName(), QStringLiteral("Fear, room: 1 of 2"));
}

void SeminarTest::items_keepTheirVotes()
{
    DeskWindow at;
    at.lookOn();
    SeminarWindow& seminar = *openedIn(at);
    pressIn(seminar, Qt::Key_Space);
    pressIn(seminar, Qt::Key_3);
    pressIn(seminar, Qt::Key_Right);
    QCOMPARE(seminar.place(), 1);
    pressIn(seminar, Qt::Key_Space);
    QCOMPARE(roomVotes(seminar)[2], 0);
    pressIn(seminar, Qt::Key_Home);
    pressIn(seminar, Qt::Key_Space);
    QCOMPARE(roomVotes(seminar)[2], 1);
    pressIn(seminar, Qt::Key_End);
    QCOMPARE(seminar.place(), 4);
    pressIn(seminar, Qt::Key_Right); // there is no other
    QCOMPARE(seminar.place(), 4);
}

// An adjudicator's own decision is theirs to show; what the other decided alone is open to them.
void SeminarTest::openItems_areShownToNobody()
{
    DeskWindow at;
    const int before = static_cast<int>(must(at.study().seminar(at.signedIn())).items.size());
    at.decide(1);
    const Seminar own = must(at.study().seminar(at.signedIn()));
    QCOMPARE(static_cast<int>(own.items.size()), before + 1);
    QCOMPARE(own.leftOut, 6);
    const Seminar others = must(at.study().seminar(at.adjudicator(2).id));
    QCOMPARE(static_cast<int>(others.items.size()), before);
    QCOMPARE(others.leftOut, 7);
    // Without the study's order: the split is harder than what the votes settle.
    QVERIFY(own.items.front().severity >= own.items.back().severity);
}

void SeminarTest::nothing_isWrittenUnlessSaved()
{
    DeskWindow at;
    at.lookOn();
    const QString path = at.study().path();
    const auto audit = [&] {
        return RawSql(path).value(QStringLiteral("SELECT count(*), max(at) FROM audit"));
    };
    const QString before = audit();
    const QByteArray bytes = readFile(path);
    SeminarWindow& seminar = *openedIn(at);
    pressIn(seminar, Qt::Key_Space);
    for (int i = 0; i < 20; ++i)
        pressIn(seminar, Qt::Key_4);
    pressIn(seminar, Qt::Key_Escape);
    QCOMPARE(audit(), before);
    QCOMPARE(readFile(path), bytes);
    QVERIFY(at.prompts.paths.isEmpty());
}

void SeminarTest::votes_areSavedWhereAsked()
{
    DeskWindow at;
    at.lookOn();
    SeminarWindow& seminar = *openedIn(at);
    pressIn(seminar, Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(at.prompts.said.size(), 1); // there are none yet
    pressIn(seminar, Qt::Key_Space);
    pressIn(seminar, Qt::Key_1);
    pressIn(seminar, Qt::Key_1);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("votes.csv"));
    at.prompts.paths << path;
    pressIn(seminar, Qt::Key_S, Qt::ControlModifier);
    const QList<QByteArray> lines = readFile(path).trimmed().split('\n');
    QCOMPARE(lines.size(), 9);
    QCOMPARE(lines[0].trimmed(), QByteArray("scenario,question,option,votes"));
    QVERIFY2(lines[1].trimmed().endsWith(",emotion,joy,2"), lines[1]);
    QVERIFY2(lines[2].trimmed().endsWith(",emotion,trust,0"), lines[2]);
}

void SeminarTest::escape_closes()
{
    DeskWindow at;
    at.lookOn();
    QPointer<SeminarWindow> seminar = openedIn(at);
    pressIn(*seminar, Qt::Key_Escape);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!seminar);
}

void SeminarTest::signOut_closes()
{
    DeskWindow at;
    at.lookOn();
    QPointer<SeminarWindow> seminar = openedIn(at);
    at.window().closeStudy();
    QVERIFY(!seminar);
}

SUBTEXT_TEST(SeminarTest)
#include "seminartest.moc"
