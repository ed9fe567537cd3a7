// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudio/labelstudiowriter.h"
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/newstudiodesk.h"
#include "ui/adjudicate/deskediting.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/desksession.h"
#include "ui/home/homepage.h"
#include "ui/models/asking/secretfield.h"

#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QListWidget>

using namespace subtext;
using namespace subtext::test;
using StudyAt = StudioStudyDialog::Step;

namespace {

/// A person's hand: counts each click and each key.
class Hand
{
public:
    void click(QWidget* on)
    {
        QVERIFY2(on->isVisible() && on->isEnabled(), qPrintable(on->objectName()));
        ++clicks;
        QTest::mouseClick(on, Qt::LeftButton);
    }
    void press(QWidget* on, Qt::Key key)
    {
        ++keys;
        QTest::keyClick(on, key);
    }
    void paste(QLineEdit* into, const QString& text)
    {
        QGuiApplication::clipboard()->setText(text);
        ++keys;
        QTest::keyClick(into, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(into->text(), text);
    }
    void type(QLineEdit* into, const QString& text)
    {
        keys += text.size();
        QTest::keyClicks(into, text);
        QCOMPARE(into->text(), text);
    }

    qint64 clicks = 0;
    qint64 keys = 0;
};

/// Each scene is answered by three people, who do not agree.
void addSplits(PlayedStudio& studio)
{
    const int project = studio.addProject(
        QStringLiteral("Feelings"), QString::fromUtf8(labelStudioConfig(*builtInTask(u"cei"))));
    studio.addPerson(3, QStringLiteral("ben@example.org"));
    studio.addPerson(4, QStringLiteral("cem@example.org"));
    for (int i = 1; i <= 4; ++i) {
        const int task = studio.addTask(
            project, sceneData(QString::number(i), QStringLiteral("Great, number %1.").arg(i)));
        studio.annotate(task, 2, wholeAnswer("joy"));
        studio.annotate(task, 3, wholeAnswer("anger"));
        studio.annotate(task, 4, wholeAnswer("fear"));
    }
}

} // namespace

/// How far it is for an instructor, by the window alone, from an address and a key of Label Studio
/// to the first split on the desk.
class StudioJourneyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void instructor_comesToTheFirstSplitByTheWindowAlone();

private:
    static void comeToTheProject(NewStudyDesk& at, Hand& hand);
};

void StudioJourneyTest::comeToTheProject(NewStudyDesk& at, Hand& hand)
{
    CardButton* card = child<CardButton>(at.desk.window().startPage(), "labelStudio");
    QTRY_VERIFY(card->isVisible()); // the layout shows what came later
    hand.click(card);
    QVERIFY(at.dialog());
    ServerForm* form = at.dialog()->server();
    hand.click(form->addressField());
    hand.paste(form->addressField(), at.server->address());
    hand.press(form->addressField(), Qt::Key_Return); // on to where the key is: the keychain
    hand.press(form->keyBox(), Qt::Key_Return);
    hand.paste(form->secret()->field(), QString::fromLatin1(StudioKey));
    hand.press(form->secret()->field(), Qt::Key_Return);
    QTRY_COMPARE(at.keys.kept.second, StudioKey);
    hand.click(at.dialog()->actButton());
    at.settle(*at.dialog());
    QCOMPARE(at.dialog()->step(), StudyAt::Projects);
    hand.press(child<QListWidget>(*at.dialog(), "projects"), Qt::Key_Return);
    at.settle(*at.dialog());
    QCOMPARE(at.dialog()->step(), StudyAt::Study);
}

void StudioJourneyTest::instructor_comesToTheFirstSplitByTheWindowAlone()
{
    NewStudyDesk at;
    addSplits(at.studio);
    Hand hand;
    QElapsedTimer time;
    time.start();
    comeToTheProject(at, hand);
    if (QTest::currentTestFailed())
        return;
    const QString name = QStringLiteral("Ada Coleman");
    at.dialog()->coordinator()->setFocus(); // where it is after the project
    hand.type(at.dialog()->coordinator(), name);
    at.desk.prompts.paths = {at.path()};
    hand.click(at.dialog()->actButton());
    ++hand.keys; // Return in the system's dialog, with the name that is proposed
    at.settle(*at.dialog());
    QCOMPARE(at.dialog()->step(), StudyAt::Pull);
    hand.click(at.dialog()->actButton());
    at.settle(*at.dialog());
    QCOMPARE(at.dialog()->step(), StudyAt::Done);
    hand.click(at.dialog()->actButton());
    HomePage& home = *at.desk.window().homePage();
    QTRY_VERIFY(home.isVisible() && home.shown());
    QCOMPARE(home.nextButton()->text(), QStringLiteral("Decide 4 splits…"));
    hand.click(home.nextButton());
    DeskPage& desk = *at.desk.window().deskPage();
    QTRY_VERIFY(desk.isVisible() && desk.session());
    QCOMPARE(desk.session()->queue().splitCount(), 4);
    QVERIFY(desk.session()->editing().isShowing());
    const qint64 ms = time.elapsed();
    qInfo("from the start page to the first split: %lld clicks, %lld keys (%lld of them a name), "
          "%lld ms",
          hand.clicks, hand.keys, qint64{name.size()}, ms);
    QVERIFY(hand.clicks <= 7);
    QVERIFY(hand.keys - name.size() <= 7);
}

SUBTEXT_TEST(StudioJourneyTest)

#include "studiojourneytest.moc"
