// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/courseharness.h"
#include "tests/ui/deskharness.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/pickbutton.h"
#include "ui/adjudicate/placekeys.h"
#include "ui/answer/choicestep.h"
#include "ui/consent/consentpage.h"
#include "ui/forms/importform.h"
#include "ui/forms/rosteredit.h"
#include "ui/home/homepage.h"
#include "ui/label/handincard.h"
#include "ui/label/labelbar.h"
#include "ui/label/labelending.h"
#include "ui/label/summaryview.h"
#include "ui/practice/practiceoutcome.h"
#include "ui/practice/practicepage.h"
#include "ui/practice/practicewelcome.h"
#include "ui/setup/filespage.h"
#include "ui/setup/peoplepage.h"
#include "ui/setup/setupwizard.h"
#include "ui/start/cardbutton.h"
#include "ui/start/signinpage.h"
#include "ui/start/startpage.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include <array>

using namespace subtext;
using namespace subtext::test;

namespace {

/// How many Tabs there may be to one thing on a page.
constexpr int FarthestTab = 8;
/// A Return or a click in a dialog of the system, which plays no part here.
constexpr int InSystemDialog = 1;

/// A person's hands: each key goes to what has the focus. Text of their own is counted apart.
class CountingHands
{
public:
    explicit CountingHands(MainWindow& window)
        : m_window(window)
    {}

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++keys;
        QWidget* target = QApplication::focusWidget();
        QTest::keyClick(target ? target : &m_window, key, modifiers);
    }
    void submit() { press(Qt::Key_Return, Qt::ControlModifier); }
    void tabTo(const QWidget* to)
    {
        for (int i = 0; i < FarthestTab && !to->hasFocus(); ++i)
            press(Qt::Key_Tab);
        QVERIFY2(to->hasFocus(), qPrintable(to->objectName()));
    }
    void type(const QString& text)
    {
        for (const QChar c : text) {
            QVERIFY(QApplication::focusWidget());
            QTest::keyClick(QApplication::focusWidget(), c.toLatin1());
        }
    }
    void click(QWidget* on) { click(on, on->rect().center()); }
    void click(QWidget* on, QPoint at)
    {
        QVERIFY2(on->isVisible() && on->isEnabled(), qPrintable(on->objectName()));
        ++clicks;
        QTest::mouseClick(on, Qt::LeftButton, {}, at);
    }
    /// Five choices, each with a click into its cell.
    void clickAnswer(const AnswerPanel& panel, const QString& digits)
    {
        constexpr std::array steps{Step::Emotion, Step::Valence, Step::Arousal, Step::Dominance,
                                   Step::Confidence};
        QCOMPARE(static_cast<std::size_t>(digits.size()), steps.size());
        for (std::size_t i = 0; i < steps.size(); ++i) {
            auto* step = qobject_cast<ChoiceStep*>(panel.stepWidget(steps.at(i)));
            QVERIFY(step);
            const int choice = digits[static_cast<qsizetype>(i)].digitValue() - 1;
            click(step, step->choiceArea(choice).center());
        }
    }
    void verifyNoMoreThan(const char* journey, int mostKeys, int mostClicks) const
    {
        qInfo("%s: %d keys of at most %d, %d clicks of at most %d", journey, keys, mostKeys, clicks,
              mostClicks);
        QVERIFY2(keys <= mostKeys, journey);
        QVERIFY2(clicks <= mostClicks, journey);
    }

    int keys = 0;
    int clicks = 0;

private:
    MainWindow& m_window;
};

enum class By { Keys, Mouse };

Protocol withConsentAndPractice()
{
    Protocol protocol;
    protocol.isConsentRequired = true;
    protocol.isPracticeAsked = true;
    return protocol;
}

QPushButton* buttonCalled(const QWidget* within, const QString& text)
{
    for (auto* button : within->findChildren<QPushButton*>()) {
        if (button->text() == text)
            return button;
    }
    qFatal("no button \"%s\"", qPrintable(text));
}

CardButton* cardCalled(const QWidget* within, const QString& text)
{
    for (auto* card : within->findChildren<CardButton*>()) {
        if (card->text() == text && card->isVisible())
            return card;
    }
    qFatal("no card \"%s\"", qPrintable(text));
}

/// Ten splits, whose annotators all rate alike.
std::vector<DeskPlan> tenSplits()
{
    std::vector<DeskPlan> plans;
    for (int i = 0; i < 5; ++i) {
        plans.push_back(DeskPlan::split(Emotion::Joy, Emotion::Sadness, Emotion::Anger));
        plans.push_back(DeskPlan::split(Emotion::Trust, Emotion::Fear, Emotion::Disgust));
    }
    return plans;
}

} // namespace

/// How far it is, in keys and in clicks, for each of the three who work on a study: counted with
/// the real window from a closed study to what they came for.
class JourneysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void annotator_comesFromTheFileToTheHandIn_data() { addWays(); }
    void annotator_comesFromTheFileToTheHandIn();
    void adjudicator_decidesTenSplits_data() { addWays(); }
    void adjudicator_decidesTenSplits();
    void coordinator_comesFromTheStartPageToHandOuts_data() { addWays(); }
    void coordinator_comesFromTheStartPageToHandOuts();

private:
    static void addWays()
    {
        QTest::addColumn<bool>("isByMouse");
        QTest::newRow("by keys") << false;
        QTest::newRow("by mouse") << true;
    }
    static void agree(CourseDesk& desk, CountingHands& hands, By by);
    static void practise(CourseDesk& desk, CountingHands& hands, By by);
    static void labelAll(CourseDesk& desk, CountingHands& hands, By by);
    static void decideOne(DeskWindow& at, CountingHands& hands, By by);
    static void fillInByKeys(Desk& desk, SetupWizard& wizard, CountingHands& hands);
    static void fillInByMouse(Desk& desk, SetupWizard& wizard, CountingHands& hands);
};

void JourneysTest::agree(CourseDesk& desk, CountingHands& hands, By by)
{
    QVERIFY(desk.window().isBeforeWork());
    QPushButton* accept = desk.before().consent()->acceptButton();
    if (by == By::Mouse)
        return hands.click(accept);
    hands.tabTo(accept); // nobody agrees by Enter alone
    hands.press(Qt::Key_Space);
}

void JourneysTest::practise(CourseDesk& desk, CountingHands& hands, By by)
{
    PracticePage& page = *desk.before().practice();
    QVERIFY(page.isVisible());
    auto* on = child<QPushButton>(page.scenes(), "goOn");
    const auto goOn = [&](QPushButton* button) {
        if (by == By::Mouse)
            hands.click(button);
        else
            hands.press(Qt::Key_Space); // it has the focus
    };
    goOn(page.welcome()->startButton());
    for (const CalibrationItem& item : ceiPractice().items) {
        QVERIFY(page.scenes()->isAsking());
        const QString digits = referenceDigits(item);
        if (by == By::Mouse) {
            hands.clickAnswer(*page.scenes()->answerPanel(), digits);
            hands.click(on);
        } else {
            for (const QChar digit : digits)
                hands.press(static_cast<Qt::Key>(digit.unicode()));
            hands.submit();
        }
        QVERIFY(!page.scenes()->isAsking());
        goOn(on);
    }
    goOn(page.outcome()->onButton());
    QVERIFY(!desk.window().isBeforeWork());
}

void JourneysTest::labelAll(CourseDesk& desk, CountingHands& hands, By by)
{
    const QString digits = QStringLiteral("71234");
    const int count = static_cast<int>(desk.session().items().size());
    for (int done = 0; done < count; ++done) {
        QCOMPARE(desk.session().submittedCount(), done);
        desk.clock.advance(20'000);
        if (by == By::Mouse) {
            hands.clickAnswer(*desk.page().answerPanel(), digits);
        } else {
            for (const QChar digit : digits)
                hands.press(static_cast<Qt::Key>(digit.unicode()));
        }
        hands.type(QStringLiteral("One. Two.")); // the keys are in the explanation by themselves
        if (by == By::Mouse)
            hands.click(child<QPushButton>(desk.page().bar(), "submit"));
        else
            hands.submit();
    }
    QVERIFY(desk.page().ending()->isSummaryShown());
}

void JourneysTest::annotator_comesFromTheFileToTheHandIn()
{
    QFETCH(bool, isByMouse);
    const By by = isByMouse ? By::Mouse : By::Keys;
    constexpr int Items = 5;
    CourseDesk desk(Items, withConsentAndPractice());
    const QString path = desk.handOut();
    desk.window().closeStudy();
    CountingHands hands(desk.window());
    ++(isByMouse ? hands.clicks : hands.keys); // on the file, in the system's files
    desk.window().openStudy(path);
    QVERIFY(!desk.window().signInPage()->isVisible()); // the file is of one person
    agree(desk, hands, by);
    if (QTest::currentTestFailed())
        return;
    practise(desk, hands, by);
    if (QTest::currentTestFailed())
        return;
    labelAll(desk, hands, by);
    if (QTest::currentTestFailed())
        return;
    QVERIFY(!QFileInfo::exists(desk.returnedPath()));
    if (isByMouse)
        hands.click(desk.page().ending()->summary()->handIn()->handInButton());
    else
        hands.press(Qt::Key_Space); // the hand-in button has the focus
    QVERIFY(QFileInfo::exists(desk.returnedPath()));
    // The file, consent, the start and the end of practice, five digits with Submit and on for each
    // of its scenes, five digits with Submit for each item, and the hand-in.
    const int scenes = static_cast<int>(ceiPractice().items.size());
    const int alike = 1 + 2 + 7 * scenes + 6 * Items + 1;
    hands.verifyNoMoreThan("an annotator, from the hand-out to the hand-in of five items",
                           isByMouse ? 0 : alike + 4, isByMouse ? alike + 1 : 0);
}

void JourneysTest::decideOne(DeskWindow& at, CountingHands& hands, By by)
{
    if (by == By::Keys)
        hands.press(PlaceKeys.front());
    else
        hands.click(pickButton(at.page().decision(), Pick{at.columnLabels().front()}));
    hands.press(Qt::Key_1, Qt::ControlModifier); // the basis, whose list is the system's
    if (by == By::Keys)
        hands.submit();
    else
        hands.click(at.page().decision()->saveButton());
}

void JourneysTest::adjudicator_decidesTenSplits()
{
    QFETCH(bool, isByMouse);
    const By by = isByMouse ? By::Mouse : By::Keys;
    const std::vector<DeskPlan> plans = tenSplits();
    DeskWindow at(plans);
    const QString path = at.study().path();
    at.window().closeStudy();
    CountingHands hands(at.window());
    ++(isByMouse ? hands.clicks : hands.keys); // on the file, in the system's files
    at.window().openStudy(path);
    QCoreApplication::processEvents();
    SignInPage& signIn = *at.window().signInPage();
    QVERIFY(signIn.isVisible());
    auto* card = qobject_cast<CardButton*>(signIn.focusWidget()); // whoever was here last
    QVERIFY(card && card->text() == QStringLiteral("Morgan"));
    if (isByMouse)
        hands.click(card);
    else
        hands.press(Qt::Key_Return);
    QCoreApplication::processEvents();
    QVERIFY(at.page().isVisible() && at.page().session());
    for (std::size_t i = 0; i < plans.size(); ++i) {
        const QString item = at.itemName();
        decideOne(at, hands, by);
        QCOMPARE(at.decisionsOnDisk().size(), i + 1);
        if (i + 1 < plans.size())
            QVERIFY2(at.itemName() != item, qPrintable(item)); // the next one is on screen
        if (i == 0)
            hands.verifyNoMoreThan("an adjudicator, from the file to the second split",
                                   isByMouse ? 1 : 5, isByMouse ? 4 : 0);
    }
    hands.verifyNoMoreThan("an adjudicator, from the file past ten splits", isByMouse ? 10 : 32,
                           isByMouse ? 22 : 0);
}

void JourneysTest::fillInByKeys(Desk& desk, SetupWizard& wizard, CountingHands& hands)
{
    hands.type(QStringLiteral("Spring term"));
    hands.press(Qt::Key_Return);
    QCOMPARE(wizard.step(), SetupStep::Files);
    hands.press(Qt::Key_Return); // Add files…
    hands.keys += InSystemDialog;
    QTRY_VERIFY(!wizard.files()->isReading());
    hands.submit();
    QCOMPARE(wizard.step(), SetupStep::People);
    hands.type(QStringLiteral("Ada Coleman"));
    hands.press(Qt::Key_Tab);
    for (const char* name : {"Ann", "Bo"}) {
        hands.type(QString::fromLatin1(name));
        hands.press(Qt::Key_Return);
    }
    hands.type(QStringLiteral("Cy"));
    hands.submit();
    for (const SetupStep step : {SetupStep::Assignment, SetupStep::Rules, SetupStep::Consent}) {
        QCOMPARE(wizard.step(), step);
        hands.press(Qt::Key_Return);
    }
    QCOMPARE(wizard.step(), SetupStep::Summary);
    desk.prompts.paths = {desk.filePath(QStringLiteral("spring.subtext"))};
    hands.submit();
    hands.keys += InSystemDialog;
}

void JourneysTest::fillInByMouse(Desk& desk, SetupWizard& wizard, CountingHands& hands)
{
    auto* next = child<QPushButton>(wizard, "next");
    hands.type(QStringLiteral("Spring term"));
    hands.click(next);
    QCOMPARE(wizard.step(), SetupStep::Files);
    hands.click(buttonCalled(wizard.files(), QStringLiteral("&Add files…")));
    hands.clicks += InSystemDialog;
    QTRY_VERIFY(!wizard.files()->isReading());
    hands.click(next);
    QCOMPARE(wizard.step(), SetupStep::People);
    hands.type(QStringLiteral("Ada Coleman"));
    hands.click(wizard.people()->roster()->edit()->viewport());
    for (const char* name : {"Ann", "Bo"}) {
        hands.type(QString::fromLatin1(name));
        hands.press(Qt::Key_Return);
    }
    hands.type(QStringLiteral("Cy"));
    hands.click(next);
    for (const SetupStep step : {SetupStep::Assignment, SetupStep::Rules, SetupStep::Consent}) {
        QCOMPARE(wizard.step(), step);
        hands.click(next);
    }
    QCOMPARE(wizard.step(), SetupStep::Summary);
    desk.prompts.paths = {desk.filePath(QStringLiteral("spring.subtext"))};
    hands.click(next);
    hands.clicks += InSystemDialog;
}

void JourneysTest::coordinator_comesFromTheStartPageToHandOuts()
{
    QFETCH(bool, isByMouse);
    Desk desk;
    CountingHands hands(desk.window());
    CardButton* card =
        cardCalled(desk.window().startPage(), QStringLiteral("New study from files"));
    if (isByMouse) {
        hands.click(card);
    } else {
        hands.tabTo(card);
        hands.press(Qt::Key_Return);
    }
    auto* wizard = desk.window().findChild<SetupWizard*>();
    QVERIFY(wizard);
    QApplication::setActiveWindow(wizard);
    QCoreApplication::processEvents();
    QCOMPARE(wizard->step(), SetupStep::Task);
    desk.prompts.paths = {writeScenes(desk.filePath({}), 6)};
    if (isByMouse)
        fillInByMouse(desk, *wizard, hands);
    else
        fillInByKeys(desk, *wizard, hands);
    if (QTest::currentTestFailed())
        return;
    QVERIFY(desk.window().study());
    QApplication::setActiveWindow(&desk.window());
    QCoreApplication::processEvents();
    HomePage& home = *desk.window().homePage();
    QTRY_VERIFY(home.isVisible() && home.shown());
    QCOMPARE(home.nextButton()->text(), QStringLiteral("Write hand-outs…"));
    const QString out = desk.filePath(QStringLiteral("out"));
    QVERIFY(QDir().mkpath(out));
    desk.prompts.paths = {out};
    if (isByMouse) {
        hands.click(home.nextButton());
        hands.clicks += InSystemDialog;
    } else {
        QTRY_VERIFY(home.nextButton()->hasFocus());
        hands.press(Qt::Key_Return);
        hands.keys += InSystemDialog;
    }
    QTRY_COMPARE(QDir(out).entryList({QStringLiteral("*.subtext")}, QDir::Files).size(), 3);
    hands.verifyNoMoreThan("a coordinator, from the start page to the hand-outs of three",
                           isByMouse ? 2 : 17, isByMouse ? 14 : 0);
}

SUBTEXT_TEST(JourneysTest)
#include "journeystest.moc"
