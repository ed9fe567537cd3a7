// SPDX-License-Identifier: MIT
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/adjudicate/ratercolumn.h"
#include "ui/adjudicate/vadprofile.h"
#include "ui/answer/answerpanel.h"
#include "ui/label/labelbar.h"
#include "ui/text/language.h"
#include "ui/theme/theme.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/noticebar.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>

using namespace subtext;
using namespace subtext::test;

/// The longest words, three steps larger, in the smallest of the usual windows.
class LargeTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setLanguage(*qApp, QStringLiteral("de")); }
    void cleanup()
    {
        setLanguage(*qApp, QStringLiteral("en"));
        theme::setTextSize(*qApp, 100);
    }
    void answers_areNotShiftedSideways();
    void selfCheck_makesTheAnswersNoWider();
    void bar_hasItsButtonsWhole();
    void notice_isAsHighAsItsButtons();
    void figures_stayApart();
    void profile_keepsItsAxes();

private:
    static void enlarge(Desk& desk)
    {
        desk.window().resize(960, 540);
        QCoreApplication::processEvents();
        for (int i = 0; i < 3; ++i)
            desk.press(Qt::Key_Plus, Qt::ControlModifier);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents(); // what was laid out because of the first
    }
};

void LargeTextTest::answers_areNotShiftedSideways()
{
    Desk desk;
    desk.startLabelling(1);
    enlarge(desk);
    const AnswerPanel& panel = *desk.page().answerPanel();
    const auto isWhole = [&] { return panel.widget()->width() <= panel.viewport()->width(); };
    QTRY_VERIFY2(isWhole(), qPrintable(QStringLiteral("%1 in %2")
                                           .arg(panel.widget()->width())
                                           .arg(panel.viewport()->width())));
    for (const StepIndex step : {Step::Emotion, Step::Confidence, Step::Explanation}) {
        desk.step(step)->setFocus();
        QCoreApplication::processEvents();
        QCOMPARE(panel.widget()->x(), 0);
    }
    // Nor where something is too wide all the same.
    panel.widget()->setMinimumWidth(panel.viewport()->width() + 200);
    QTRY_VERIFY(panel.horizontalScrollBar()->maximum() > 0);
    panel.horizontalScrollBar()->setValue(panel.horizontalScrollBar()->maximum());
    QCOMPARE(panel.widget()->x(), 0);
}

void LargeTextTest::selfCheck_makesTheAnswersNoWider()
{
    Desk desk;
    desk.startLabelling(1);
    enlarge(desk);
    AnswerPanel& panel = *desk.page().answerPanel();
    const int before = panel.widget()->minimumSizeHint().width();
    const QString question = QStringLiteral("Sie haben Freude mit sehr unangenehm gewählt. ");
    panel.showSelfCheck(question.repeated(3), Step::Emotion);
    const auto* words = child<QLabel>(panel, "selfCheck");
    QVERIFY(words->isVisible());
    QCoreApplication::processEvents();
    QVERIFY(panel.widget()->minimumSizeHint().width() <= before);
    QTRY_VERIFY(words->height() >= words->heightForWidth(words->width()));
}

void LargeTextTest::bar_hasItsButtonsWhole()
{
    Desk desk;
    desk.startLabelling(2);
    enlarge(desk);
    const LabelBar& bar = *desk.page().bar();
    const auto* submit = child<QPushButton>(bar, "submit");
    QTRY_VERIFY(submit->width() >= submit->sizeHint().width());
    for (const QPushButton* button : bar.findChildren<QPushButton*>()) {
        if (!button->isVisible())
            continue;
        QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
        QVERIFY(bar.rect().contains(QRect(button->mapTo(&bar, QPoint()), button->size())));
    }
}

void LargeTextTest::notice_isAsHighAsItsButtons()
{
    Desk desk;
    desk.startLabelling(2);
    desk.window().resize(960, 540);
    QCoreApplication::processEvents();
    NoticeBar& notice = *desk.page().notice();
    notice.showNotice(NoticeBar::Kind::Open, QStringLiteral("Item 1 war schnell. Behalten?"),
                      QStringLiteral("Noch einmal ansehen"), {}, QStringLiteral("Behalten"));
    enlarge(desk);
    for (const QPushButton* button : notice.findChildren<QPushButton*>()) {
        QVERIFY(button->isVisible());
        QTRY_COMPARE(button->visibleRegion().boundingRect(), button->rect());
        QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
    }
    const auto* words = notice.findChild<QLabel*>();
    QVERIFY(words->width() >= 15 * words->fontMetrics().averageCharWidth());
}

void LargeTextTest::figures_stayApart()
{
    constexpr int Gap = 16;
    QWidget page;
    auto* row = new FlowLayout(FlowLayout::Spread::Evenly, Gap, &page);
    std::vector<QLabel*> figures;
    for (const int letters : {8, 12, 5, 1, 1}) {
        figures.push_back(new QLabel(QString(letters, u'8'), &page));
        row->addWidget(figures.back());
    }
    const int whole = row->sizeHint().width();
    page.resize(whole, 200);
    page.show();
    const auto top = [&](std::size_t figure) { return figures.at(figure)->y(); };
    QCOMPARE(top(4), top(0));
    const int oneLine = row->minimumSize().height();
    QVERIFY(row->minimumSize().width() < whole / 3);
    page.resize(whole * 2 / 3, 200);
    QTRY_VERIFY(top(4) > figures.front()->geometry().bottom());
    QVERIFY(row->minimumSize().height() >= 2 * oneLine); // and whoever lays it out learns of that
    for (std::size_t i = 0; i < figures.size(); ++i) {
        QVERIFY(page.rect().contains(figures[i]->geometry()));
        QVERIFY(figures[i]->width() >= figures[i]->sizeHint().width());
        if (i > 0 && top(i) == top(i - 1))
            QVERIFY(figures[i]->x() >= figures[i - 1]->geometry().right() + Gap);
    }
    figures.at(1)->hide();
    page.resize(whole, 200);
    QTRY_COMPARE(top(4), top(0));
}

void LargeTextTest::profile_keepsItsAxes()
{
    const auto axis = [](const RaterColumn& card) {
        return card.profile()->minimumSizeHint().width() <= card.profile()->width();
    };
    RaterColumn card;
    card.setTask(std::make_shared<const Task>(*builtInTask(u"cei")));
    card.show();
    theme::setTextSize(*qApp, 200);
    QCoreApplication::processEvents();
    card.resize(card.minimumWidth(), 600);
    QTRY_VERIFY(axis(card));
    QVERIFY(card.minimumWidth() > RaterColumn::MinimumWidth);
    QTRY_VERIFY(card.profile()->height() >= card.profile()->minimumSizeHint().height());
    theme::setTextSize(*qApp, 100);
    QCoreApplication::processEvents();
    QTRY_VERIFY(card.minimumWidth() < 2 * RaterColumn::MinimumWidth);
}

SUBTEXT_TEST(LargeTextTest)
#include "largetexttest.moc"
