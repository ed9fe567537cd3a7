// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/deskoftasks.h"
#include "ui/adjudicate/basisbox.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/decisionside.h"
#include "ui/adjudicate/hintsview.h"
#include "ui/adjudicate/historydialog.h"
#include "ui/adjudicate/pickbutton.h"
#include "ui/adjudicate/questiontable.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/adjudicate/ratercolumn.h"
#include "ui/adjudicate/ratercolumns.h"
#include "ui/adjudicate/raterhead.h"
#include "ui/adjudicate/vadprofile.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/tabledelegate.h"
#include "ui/widgets/textreader.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLayout>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTextBrowser>

#include <array>

using namespace subtext;
using namespace subtext::test;

namespace {

/// Four decisions, and another label for the item of the first: the other three are shown beside
/// it, and saving would replace what was decided.
void decideAndChangeTheFirst(DeskWindow& at)
{
    // All four of one subtype, so that three decisions are similar to the first.
    for (int i = 1; i <= 4; ++i) {
        at.goTo(QStringLiteral("mixed-signals/%1").arg(i));
        at.decide(1);
    }
    at.goTo(QStringLiteral("mixed-signals/1"));
    at.take(2);
    QCoreApplication::processEvents();
}

} // namespace

/// The desk with tasks of other shapes than a board: a task that no code knows, one without ties,
/// answers or groups, one question alone, and sixteen.
class DeskShapesTest : public QObject, private DeskOfTasks
{
    Q_OBJECT

private Q_SLOTS:
    void thirdTask_isDecidedInItsOwnWords();
    void thirdTask_showsScalesAndExplanations();
    void precedent_saysItsVotesAndRatings();
    void decisionsThatAreNotSimilar_areNotShown();
    void noteAndButton_stayInViewWhateverIsSaid_data();
    void noteAndButton_stayInViewWhateverIsSaid();
    void longHints_scrollInTheirPlace();
    void longHints_endAtAWholeLine();
    void panelShownAgainWithLess_isLaidOutForIt();
    void shortVotes_areNeverCut_data();
    void shortVotes_areNeverCut();
    void takenLabel_isThatOfTheQuestion();
    void withoutTies_nothingWaits();
    void withoutAnswers_thePlaceIsEmpty();
    void withoutGroups_thereIsNothingToChooseFrom();
    void oneQuestion_hasNoTableAndNoArrows();
    void sixteenRows_areReachedByLetters();
    void everythingHasAName_data();
    void everythingHasAName();
};

void DeskShapesTest::thirdTask_isDecidedInItsOwnWords()
{
    DeskWindow at(twoMails());
    QCOMPARE(at.itemName(), QStringLiteral("web/1"));
    QCOMPARE(asked(at), QStringLiteral("How does Ida sound?"));
    QCOMPARE(shownOptions(at),
             (QStringList{QStringLiteral("1 Calm"), QStringLiteral("2 Grateful"),
                          QStringLiteral("3 Worried"), QStringLiteral("4 Hurried"),
                          QStringLiteral("5 Cross")}));
    at.press(Qt::Key_6); // no sixth tone
    QVERIFY(!editing(at).pick());
    at.press(Qt::Key_5);
    QVERIFY(editing(at).question() == QuestionIndex{1});
    QCOMPARE(asked(at), QStringLiteral("Does Ida want the money back?"));
    at.press(Qt::Key_1); // yes, in the first row of the board
    at.save();
    QVERIFY2(at.missing().startsWith(QStringLiteral("A split needs a basis")),
             qPrintable(at.missing()));
    const BasisBox& box = *at.page().decision()->basisBox();
    QStringList bases;
    for (int i = 0; i < box.count(); ++i)
        bases << box.itemText(i);
    QCOMPARE(bases, (QStringList{QStringLiteral("Mood polarity"), QStringLiteral("Misreading"),
                                 QStringLiteral("Mood fit")}));
    at.press(Qt::Key_2, Qt::ControlModifier);
    at.save();
    QCOMPARE(at.itemName(), QStringLiteral("web/2"));
    const Decision decision = at.decisionsOnDisk().front();
    QVERIFY(decision.picks[0] == std::optional(Pick{Choice{4}}));
    QVERIFY(decision.picks[1] == std::optional(Pick{Yes}));
    QVERIFY(decision.hints && decision.hints->polarity == QLatin1String("mixed"));
    QVERIFY(goldOf(at, QStringLiteral("web/1"), QuestionIndex{0}) == Choice{4});
    QVERIFY(goldOf(at, QStringLiteral("web/1"), QuestionIndex{3}) == Yes); // all said so
    VERIFY_HOLDS(at.study().verifyAudit());
}

void DeskShapesTest::thirdTask_showsScalesAndExplanations()
{
    DeskWindow at(twoMails());
    const RaterColumn& column = *at.page().columns()->column(1);
    QVERIFY(column.profile()->isVisible());
    const QString said = column.profile()->accessibleDescription();
    QVERIFY2(said.startsWith(QStringLiteral("Mood ")) && said.contains(QStringLiteral("effort ")),
             qPrintable(said));
    QVERIFY(column.profile()
                ->rowText(ScaleIndex{1})
                .endsWith(QStringLiteral("From none (1) to a day (5)")));
    QVERIFY(column.explanation()->toPlainText().startsWith(QStringLiteral("Reading")));
    at.press(Qt::Key_5);
    at.press(Qt::Key_1);
    const QStringList lines = at.hintLines();
    QVERIFY2(lines.contains(QStringLiteral("The mood ratings differ in sign.")),
             qPrintable(lines.join(u'|')));

    DeskWindow stories(threeStories());
    QVERIFY(!stories.page().columns()->column(1)->profile()->isVisible());
    QVERIFY(!stories.page().columns()->column(1)->explanation()->isVisible());
}

void DeskShapesTest::precedent_saysItsVotesAndRatings()
{
    DeskWindow at; // CEI
    at.goTo(QStringLiteral("mixed-signals/3"));
    at.decide(1);
    at.goTo(QStringLiteral("mixed-signals/1")); // anger is in both
    at.take(1);
    const QLabel* precedent = nullptr;
    for (const QLabel* line :
         at.page().decision()->findChild<HintsView*>()->findChildren<QLabel*>()) {
        if (line->isVisible() && !line->accessibleName().isEmpty())
            precedent = line;
    }
    QVERIFY(precedent);
    QVERIFY2(precedent->text().contains(QStringLiteral("votes: ")), qPrintable(precedent->text()));
    for (const QString& help : {precedent->toolTip(), precedent->accessibleName()})
        QVERIFY2(help.contains(QStringLiteral("Mean ratings: valence ")) &&
                     help.contains(QStringLiteral("arousal ")) &&
                     help.contains(QStringLiteral("dominance ")),
                 qPrintable(help));

    DeskWindow stories(threeStories()); // no scales
    stories.goTo(QStringLiteral("office/2"));
    stories.press(Qt::Key_5);
    stories.write(QStringLiteral("Sad enough."));
    stories.save();
    stories.goTo(QStringLiteral("office/1"));
    stories.press(Qt::Key_1);
    stories.press(Qt::Key_3);
    for (const QLabel* line :
         stories.page().decision()->findChild<HintsView*>()->findChildren<QLabel*>())
        QVERIFY(!line->accessibleName().contains(QStringLiteral("Mean ratings")));
}

void DeskShapesTest::decisionsThatAreNotSimilar_areNotShown()
{
    DeskWindow at;
    const auto votes = [&] { return at.hintLines().filter(QStringLiteral("votes: ")).size(); };
    at.goTo(QStringLiteral("mixed-signals/1")); // joy, sadness, anger
    at.take(1);
    QVERIFY(at.hintLines().contains(QStringLiteral("You have decided no other item yet.")));
    at.goTo(QStringLiteral("passive-aggression/9")); // joy, fear, disgust
    at.decide(1);
    at.goTo(QStringLiteral("mixed-signals/1"));
    QVERIFY(
        at.hintLines().contains(QStringLiteral("None of your decisions is similar to this item.")));
    QCOMPARE(votes(), 0);
    at.goTo(QStringLiteral("mixed-signals/3")); // surprise, anticipation, anger
    at.decide(1);
    at.goTo(QStringLiteral("mixed-signals/1"));
    QVERIFY(
        at.hintLines().contains(QStringLiteral("Your own decisions most similar to this one:")));
    QCOMPARE(votes(), 1);
}

void DeskShapesTest::noteAndButton_stayInViewWhateverIsSaid_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<bool>("areTalliesShown");
    QTest::newRow("laptop") << QSize(1366, 768) << false;
    QTest::newRow("laptop, tallies") << QSize(1366, 768) << true;
    QTest::newRow("in between") << QSize(1100, 700) << false;
    QTest::newRow("full HD at 200 %") << QSize(960, 540) << false;
}

void DeskShapesTest::noteAndButton_stayInViewWhateverIsSaid()
{
    QFETCH(QSize, window);
    QFETCH(bool, areTalliesShown);
    DeskWindow at;
    at.window().resize(window);
    at.page().setTalliesShown(areTalliesShown);
    decideAndChangeTheFirst(at);
    QCOMPARE(at.hintLines().filter(QStringLiteral("votes: ")).size(), 3);
    const DecisionPanel& panel = *at.page().decision();
    QVERIFY(panel.replacedLine()->isVisible());
    const QPlainTextEdit& note = *panel.noteEdit();
    QTRY_VERIFY(note.viewport()->height() >= note.fontMetrics().lineSpacing() * 3);
    const QLabel& line = *panel.replacedLine();
    QTRY_VERIFY(line.height() >= line.heightForWidth(line.width()));
    const std::array<const QWidget*, 4> always{&note, panel.tools(), &line, panel.saveButton()};
    for (const QWidget* widget : always) {
        QTRY_COMPARE(widget->visibleRegion().boundingRect(), widget->rect());
        QVERIFY(widget->mapTo(&at.window(), QPoint(0, widget->height())).y() <=
                at.window().height());
    }
    QVERIFY(at.window().height() <= window.height());
}

// It is told of a size while it is not visible yet, and has less in it than room by then.
void DeskShapesTest::panelShownAgainWithLess_isLaidOutForIt()
{
    DecisionSide side(nullptr);
    side.resize(320, 900);
    side.show();
    QCoreApplication::processEvents();
    DecisionPanel& panel = *side.panel();
    FittedPage& area = *FittedPage::frameOf(panel);
    const int whole = area.maximumHeight();
    QVERIFY(whole < 700);
    side.hide();
    area.setMaximumHeight(whole + 60);
    side.show();
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
    QCOMPARE(area.maximumHeight(), whole);
    QCOMPARE(panel.layout()->geometry().size(), panel.size());
}

void DeskShapesTest::longHints_scrollInTheirPlace()
{
    DeskWindow at;
    at.window().resize(1366, 1400);
    decideAndChangeTheFirst(at);
    const DecisionPanel& panel = *at.page().decision();
    FittedPage& place = *FittedPage::frameOf(*panel.findChild<HintsView*>());
    QTRY_COMPARE(place.verticalScrollBar()->maximum(), 0); // there is room for all of them
    at.window().resize(960, 540);
    QTRY_VERIFY(place.verticalScrollBar()->maximum() > 0);
    QVERIFY(place.height() >= 5 * QFontMetrics(theme::font(theme::TextRole::Small)).lineSpacing());
    // By keys as well, and whole.
    QCOMPARE(place.focusPolicy(), Qt::TabFocus);
    place.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&place, Qt::Key_Return);
    auto* whole = at.window().findChild<QDialog*>(QStringLiteral("wholeText"));
    QVERIFY(whole && whole->isVisible());
    const QString read = whole->findChild<QTextBrowser*>()->toPlainText();
    QVERIFY2(read.contains(QStringLiteral("Your own decisions most similar to this one:")),
             qPrintable(read));
}

/// At a laptop's width, in windows of many heights: above what is not in view there is no letter,
/// or none below.
void DeskShapesTest::longHints_endAtAWholeLine()
{
    DeskWindow at;
    at.window().resize(1366, 1400);
    decideAndChangeTheFirst(at);
    HintsView& hints = *at.page().decision()->findChild<HintsView*>();
    int cut = 0;
    for (int height = 560; height <= 800; height += 7) {
        at.window().resize(1366, height);
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        const QRect seen = hints.visibleRegion().boundingRect();
        const int end = seen.bottom() + 1;
        if (seen.isEmpty() || end >= hints.height())
            continue;
        ++cut;
        const QImage whole = hints.grab().toImage();
        const auto isEmpty = [&whole](int row) {
            for (int x = 1; x < whole.width(); ++x) {
                if (whole.pixel(x, row) != whole.pixel(0, row))
                    return false;
            }
            return true;
        };
        QVERIFY2(
            isEmpty(end - 1) || isEmpty(end),
            qPrintable(QStringLiteral("%1 of %2 at %3").arg(end).arg(hints.height()).arg(height)));
    }
    QVERIFY(cut > 0);
}

void DeskShapesTest::shortVotes_areNeverCut_data()
{
    QTest::addColumn<QSize>("window");
    for (const QSize& size : {QSize(800, 500), QSize(960, 540), QSize(1366, 768)})
        QTest::addRow("%d", size.width()) << size;
}

void DeskShapesTest::shortVotes_areNeverCut()
{
    QFETCH(QSize, window);
    DeskWindow at(threeStories());
    at.window().resize(window);
    QCoreApplication::processEvents();
    const QTableView& table = *at.page().questions()->view();
    const QAbstractItemModel& model = *table.model();
    QCOMPARE(model.columnCount(), 7); // of four people
    const QFontMetrics words(theme::font(theme::TextRole::Strong));
    for (int column = 1; column <= 4; ++column) {
        for (int row = 0; row < model.rowCount(); ++row) {
            const QString vote = model.index(row, column).data().toString();
            QVERIFY2(table.columnWidth(column) >=
                         words.horizontalAdvance(vote) + 2 * TableDelegate::Padding,
                     qPrintable(vote));
        }
    }
    QVERIFY(table.columnWidth(0) >= words.horizontalAdvance(QStringLiteral("1  Jo…")));
}

void DeskShapesTest::takenLabel_isThatOfTheQuestion()
{
    DeskWindow at(twoMails());
    const auto& columns = *at.page().columns();
    const Choice tone = columns.column(1)->label().value();
    at.take(1);
    QVERIFY(editing(at).pick(QuestionIndex{0}) == std::optional(Pick{tone}));
    const Choice refund = columns.column(2)->label().value(); // of the refund by now
    QVERIFY(indexOf(refund) < 2);
    QVERIFY(columns.column(2)->head()->accessibleName().contains(
        refund == Yes ? QStringLiteral("yes") : QStringLiteral("no")));
    at.take(2);
    QVERIFY(editing(at).pick(QuestionIndex{1}) == std::optional(Pick{refund}));
}

void DeskShapesTest::withoutTies_nothingWaits()
{
    DeskAnswers given = threeStories();
    given.answers[0] = given.answers[1] = given.answers[2];
    DeskWindow at(given);
    QCOMPARE(at.counts(), QStringLiteral("0 shown · nothing to review"));
    QVERIFY(!editing(at).isShowing());
    at.save();
    at.press(Qt::Key_1);
    at.press(Qt::Key_Right);
    at.page().queue()->setFilter(QueueFilter::All);
    QCOMPARE(at.listed().size(), 3);
    QVERIFY(editing(at).isShowing());
    QVERIFY(editing(at).openQuestions().empty());
    const QString first = at.itemName();
    at.save(); // as the votes say: on to the next
    QVERIFY(at.itemName() != first);
    QVERIFY(at.decisionsOnDisk().empty());
}

void DeskShapesTest::withoutAnswers_thePlaceIsEmpty()
{
    for (const Task& task : {emoScene(), thirdTask()}) {
        DeskAnswers given;
        given.task = task;
        if (task.token == QLatin1String("emoscene"))
            given.scenes = storiesAboutMara(2);
        DeskWindow at(given);
        QVERIFY(!editing(at).isShowing());
        at.page().queue()->setFilter(QueueFilter::All);
        QCOMPARE(at.listed().size(), static_cast<qsizetype>(given.scenes.size()));
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_Right, Qt::Key_Left, Qt::Key_A})
            at.press(key);
        at.save();
        QVERIFY(at.decisionsOnDisk().empty());
    }
}

void DeskShapesTest::withoutGroups_thereIsNothingToChooseFrom()
{
    DeskAnswers given = threeStories();
    given.task.group.reset();
    given.task.analysis = TaskAnalysis::None;
    for (Scenario& scene : given.scenes)
        scene.group.clear();
    DeskWindow at(given);
    QCOMPARE(at.itemName(), QStringLiteral("1"));
    QCOMPARE(at.listed().size(), 2);
    int shown = 0;
    for (const QComboBox* box : at.page().queue()->findChildren<QComboBox*>())
        shown += box->isVisible() ? 1 : 0;
    QCOMPARE(shown, 1);
    at.page().setTalliesShown(true);
    at.press(Qt::Key_1);
    at.press(Qt::Key_3);
    at.save();
    QCOMPARE(at.itemName(), QStringLiteral("2"));
}

void DeskShapesTest::oneQuestion_hasNoTableAndNoArrows()
{
    DeskWindow at;
    QVERIFY(!at.page().questions()->isVisible());
    QCOMPARE(shownOptions(at).size(), 8);
    QCOMPARE(asked(at), QString());
    at.press(Qt::Key_Right);
    QVERIFY(editing(at).question() == FirstQuestion);
    const QString item = at.itemName();
    at.press(Qt::Key_2);
    QCOMPARE(at.itemName(), item);
    QVERIFY(editing(at).pick() == std::optional(Pick{Emotion::Trust}));
}

void DeskShapesTest::sixteenRows_areReachedByLetters()
{
    DeskAnswers given{widestBoard(), storiesAboutMara(1), {}};
    const auto all = [](Choice choice) {
        Answer answer;
        for (std::size_t i = 0; i < 16; ++i)
            answer.ballot.at(i) = i == 0 || i >= 9 ? choice : No;
        return answer;
    };
    given.answers = {{all(Yes), all(No)}};
    DeskWindow at(given);
    QCOMPARE(editing(at).openQuestions().size(), std::size_t{8});
    at.press(Qt::Key_A); // the tenth row, not the first place
    QVERIFY(editing(at).pick(QuestionIndex{9}) == std::optional(Pick{Yes}));
    QVERIFY(editing(at).question() == QuestionIndex{10});
    at.press(Qt::Key_G, Qt::ShiftModifier);
    QVERIFY(editing(at).pick(QuestionIndex{15}) == std::optional(Pick{No}));
    at.press(Qt::Key_A, Qt::AltModifier); // the first place, of the question on screen
    QVERIFY(editing(at).pick(QuestionIndex{0}).has_value() ||
            editing(at).pick(QuestionIndex{10}).has_value());
    QTableView& table = *at.page().questions()->view();
    QVERIFY(table.viewport()->rect().contains(table.visualRect(table.currentIndex()).center()));
}

void DeskShapesTest::everythingHasAName_data()
{
    QTest::addColumn<bool>("isThird");
    QTest::newRow("emoscene") << false;
    QTest::newRow("third") << true;
}

void DeskShapesTest::everythingHasAName()
{
    QFETCH(bool, isThird);
    DeskWindow at(isThird ? twoMails() : threeStories());
    at.window().resize(960, 540);
    QCoreApplication::processEvents();
    for (QWidget* widget : at.page().findChildren<QWidget*>()) {
        if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(),
                 widget->metaObject()->className());
    }
    QVERIFY(at.window().width() <= 960);
    QVERIFY(at.window().height() <= 540);
}

SUBTEXT_TEST(DeskShapesTest)

#include "deskshapestest.moc"
