// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/summaryview.h"

#include "core/task/task.h"
#include "ui/label/choicebars.h"
#include "ui/text/coursetext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flowlayout.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int PageWidth = 860;
constexpr int BetweenFigures = 16;
constexpr int BetweenButtons = 10;
constexpr std::size_t MostOpenShown = 12;

} // namespace

SummaryView::SummaryView(QWidget* parent)
    : CentredPage(PageWidth, parent)
{
    QWidget* page = column();
    QVBoxLayout* layout = makeColumn(page, {28, 36, 28, 36}, 14);

    m_title = makeLabel(QString(), theme::TextRole::Title, LabelTone::Normal, page);
    m_lead = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, page);
    layout->addWidget(m_title);
    layout->addWidget(m_lead);
    m_handIn = new HandInCard(page);
    layout->addWidget(m_handIn);
    auto* ways = new FlowLayout(FlowLayout::Spread::AtStart, BetweenButtons);
    m_repeats = makeButton(QString(), ButtonKind::Normal, page, "repeats");
    m_repeats->hide();
    m_moreItems = makeButton(tr("Get more items"), ButtonKind::Normal, page, "moreItems");
    m_moreItems->hide();
    // With an edge, which is that of the cards: words without one would stand in from it.
    m_practice = makeButton(tr("Practise (F6)"), ButtonKind::Normal, page);
    m_reader = makeButton(tr("About you…"), ButtonKind::Normal, page, "aboutReader");
    m_reader->hide();
    m_finalLabels = makeButton(tr("Final labels"), ButtonKind::Primary, page, "finalLabels");
    m_finalLabels->hide();
    addWidgets(*ways, m_finalLabels, m_repeats, m_moreItems, m_practice, m_reader);
    layout->addLayout(ways);

    buildWork();
    layout->addWidget(m_work);
    layout->addStretch(1);

    connect(m_handIn, &HandInCard::handInRequested, this, &SummaryView::handInRequested);
    connect(m_handIn, &HandInCard::showFolderRequested, this, &SummaryView::showFolderRequested);
    connect(m_handIn, &HandInCard::replyRequested, this, &SummaryView::replyRequested);
    connect(m_handIn, &HandInCard::backRequested, this, &SummaryView::backRequested);
    connect(m_repeats, &QPushButton::clicked, this, &SummaryView::repeatsRequested);
    connect(m_moreItems, &QPushButton::clicked, this, &SummaryView::moreItemsRequested);
    connect(m_reader, &QPushButton::clicked, this, &SummaryView::readerRequested);
    connect(m_practice, &QPushButton::clicked, this, &SummaryView::practiceRequested);
    connect(m_finalLabels, &QPushButton::clicked, this, &SummaryView::finalLabelsRequested);
}

void SummaryView::buildWork()
{
    QWidget* page = column();
    m_work = new QWidget(page);
    QVBoxLayout* work = makeColumn(m_work, {}, 14);
    auto* figures = makeCard(m_work);
    auto* row = new FlowLayout(FlowLayout::Spread::Evenly, BetweenFigures, figures);
    row->setContentsMargins(24, 18, 24, 18);
    m_submitted = addFigure(row, tr("submitted"));
    m_time = addFigure(row, tr("active time"));
    m_median = addFigure(row, tr("median per item"));
    m_flagged = addFigure(row, tr("flagged"));
    m_revised = addFigure(row, tr("revised"));
    m_labelledAgain = addFigure(row, tr("labelled again"));
    work->addWidget(figures);

    QHBoxLayout* columns = makeRow(14);
    auto* chart = makeCard(page);
    QVBoxLayout* chartLayout = makeColumn(chart, {24, 18, 24, 18});
    m_chosenTitle = makeLabel(QString(), theme::TextRole::Caption, LabelTone::Muted, chart);
    chartLayout->addWidget(m_chosenTitle);
    m_bars = new ChoiceBars(chart);
    chartLayout->addWidget(m_bars);
    chartLayout->addStretch(1);
    columns->addWidget(chart, 3);

    m_open = makeCard(page);
    QVBoxLayout* openLayout = makeColumn(m_open, {24, 18, 24, 18});
    m_openTitle = makeLabel(QString(), theme::TextRole::Caption, LabelTone::Muted, m_open);
    openLayout->addWidget(m_openTitle);
    m_openItems = makeColumn(2);
    openLayout->addLayout(m_openItems);
    openLayout->addStretch(1);
    columns->addWidget(m_open, 2);
    work->addLayout(columns);
}

QLabel* SummaryView::addFigure(QLayout* row, const QString& caption)
{
    QWidget* box = makePage(this);
    QVBoxLayout* column = makeColumn(box, {}, 0);
    QLabel* figure = makeLabel(QString(), theme::TextRole::Title, LabelTone::Normal, box);
    column->addWidget(figure);
    column->addWidget(makeLabel(caption, theme::TextRole::Small, LabelTone::Muted, box));
    row->addWidget(box);
    return figure;
}

void SummaryView::addLink(const QString& text, ScenarioId scenario)
{
    auto* link = makeButton(text, ButtonKind::Quiet, this);
    connect(link, &QPushButton::clicked, this,
            [this, scenario] { Q_EMIT itemRequested(scenario); });
    m_openItems->addWidget(link, 0, Qt::AlignLeft);
}

void SummaryView::showOpenItems(const WorkSummary& summary, const std::vector<ItemSummary>& doubted,
                                bool isClosed)
{
    while (QLayoutItem* item = m_openItems->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    std::vector<ItemSummary> waiting = summary.open;
    waiting.insert(waiting.end(), summary.changedSince.begin(), summary.changedSince.end());
    const auto count = static_cast<qint64>(waiting.size());
    m_open->setVisible(count > 0 || !doubted.empty());
    m_openTitle->setText(
        count == 0 ? tr("The self-check asks about %n items", nullptr, plural(doubted.size()))
        : isClosed ? tr("%n items are open", nullptr, plural(count))
                   : tr("%n items still to do", nullptr, plural(count)));
    for (std::size_t i = 0; i < std::min(waiting.size(), MostOpenShown); ++i) {
        const ItemSummary& item = waiting[i];
        const QString text = item.isSubmitted()           ? tr("Item %1: changed, not updated")
                             : !item.labelAgain.isEmpty() ? tr("Item %1: label again")
                                                          : tr("Item %1");
        addLink(text.arg(item.position), item.scenario);
    }
    if (waiting.size() > MostOpenShown)
        m_openItems->addWidget(
            makeLabel(tr("and %1 more in the item list (F2)").arg(waiting.size() - MostOpenShown),
                      theme::TextRole::Small, LabelTone::Muted, this));
    for (std::size_t i = 0; i < std::min(doubted.size(), MostOpenShown); ++i)
        addLink(tr("Item %1: keep or change?").arg(doubted[i].position), doubted[i].scenario);
    if (doubted.size() > MostOpenShown) // they move up as the first are answered
        m_openItems->addWidget(makeLabel(tr("and %1 more").arg(doubted.size() - MostOpenShown),
                                         theme::TextRole::Small, LabelTone::Muted, this));
}

/// Of a board of no and yes each row is a bar, of anything else each option.
void SummaryView::showChosen(const WorkSummary& summary, const Task& task)
{
    std::vector<ChoiceBars::Bar> bars;
    bool isOnlyRings = true; // whose options, or rows, are emotions on a wheel
    for (const QuestionRun& run : questionRuns(task)) {
        const Board* board = findToken(task.boards, run.board);
        isOnlyRings = isOnlyRings && (board ? board->isRing : task.questions[run.first].isRing);
        const bool isByRow = run.isBoard() && isYesNo(task, run);
        for (std::size_t i = run.first; i < run.first + run.count; ++i) {
            const Question& question = task.questions[i];
            const std::vector<qint64>& counts = summary.chosen.at(i);
            if (isByRow) {
                bars.push_back({question.word, question.colour, question.colourDark,
                                static_cast<int>(i - run.first), counts.at(1)});
                continue;
            }
            for (std::size_t option = 0; option < question.options.size(); ++option) {
                const Option& of = question.options[option];
                const QString word =
                    run.isBoard() ? tr("%1: %2").arg(question.word, of.word) : of.word;
                bars.push_back(
                    {word, of.colour, of.colourDark, static_cast<int>(option), counts.at(option)});
            }
        }
    }
    m_chosenTitle->setText(isOnlyRings ? tr("Your emotions") : tr("Your answers"));
    m_bars->setBars(bars);
    // Nobody lays out a page that is not shown yet, and what it knew of its parts would stay.
    for (QWidget* part = m_bars; part != this; part = part->parentWidget())
        part->updateGeometry();
}

QString SummaryView::spokenText() const
{
    const QString handIn = m_handIn->isHidden() ? QString() : u'\n' + m_handIn->text();
    return m_title->text() + u'\n' + m_lead->text() + handIn;
}

void SummaryView::setSummary(const WorkSummary& summary, const std::vector<ItemSummary>& doubted,
                             const Task& task, const HandInCard::Place& place)
{
    m_isHandedIn = summary.handedIn.has_value();
    m_isThrough = summary.isComplete() && place.closed.isEmpty();
    m_moreItems->setVisible(m_areMoreGiven && m_isThrough);
    m_work->setVisible(summary.assigned > 0);
    m_handIn->setVisible(summary.assigned > 0 || (place.hasVotes && place.isHandOut));
    m_handIn->setWork(summary, place);
    if (summary.assigned == 0 && place.hasVotes && place.isHandOut) {
        m_title->setText(tr("Your votes are in"));
        m_lead->setText(tr("Hand in the file, so that they reach whoever coordinates the study."));
        return;
    }
    if (summary.assigned == 0) {
        m_title->setText(tr("Nothing is assigned to you"));
        m_lead->setText(
            m_isWithdrawn ? droppedOutText()
            : m_isCoordinator
                ? tr("You coordinate this study; annotators label the items. Who gets which is "
                     "decided in Roster, under Assignment.")
                : tr("In this study you have no items to label. If you expected some, ask "
                     "whoever coordinates the study, or sign in under another name."));
        return;
    }
    m_title->setText(summary.isComplete() ? tr("All done. Thank you.") : tr("Your work so far"));
    if (!place.closed.isEmpty())
        m_lead->setText(summary.isComplete()
                            ? tr("Every item is submitted and saved. %1").arg(place.closed)
                            : place.closed);
    else if (m_isWithdrawn)
        m_lead->setText(droppedOutText());
    else
        m_lead->setText(summary.isComplete()
                            ? tr("Every item is submitted and saved. You can still page back and "
                                 "revise; earlier answers are kept.")
                            : tr("Everything so far is saved. Some items are still to do."));
    m_submitted->setText(tr("%1 of %2").arg(summary.submitted).arg(summary.assigned));
    m_time->setText(durationWords(summary.activeMs));
    m_median->setText(summary.medianActiveMs ? durationWords(*summary.medianActiveMs)
                                             : QStringLiteral("–"));
    m_flagged->setText(QString::number(summary.flagged));
    m_revised->setText(QString::number(summary.revised));
    m_labelledAgain->setText(QString::number(summary.labelledAgain));
    m_labelledAgain->parentWidget()->setVisible(summary.labelledAgain > 0);
    showChosen(summary, task);

    showOpenItems(summary, doubted, !place.closed.isEmpty());
}

void SummaryView::showHandIn()
{
    // Its text has just changed: the page is laid out before anybody can say where it is.
    widget()->layout()->activate();
    widget()->resize(widget()->width(), widget()->sizeHint().height());
    ensureWidgetVisible(m_handIn, 0, 24);
    m_handIn->mainButton()->setFocus(Qt::OtherFocusReason);
}

void SummaryView::setMoreItems(bool areGiven, bool areAskedFor)
{
    m_areMoreGiven = areGiven;
    m_moreItems->setVisible(areGiven && m_isThrough);
    m_moreItems->setEnabled(!areAskedFor);
}

void SummaryView::setRepeatsDue(qint64 due)
{
    if (due > 0 && m_handIn->isVisibleTo(this)) {
        m_title->setText(tr("All items are submitted"));
        m_lead->setText(
            m_isHandedIn
                ? tr("Your work is handed in. A few early items can still be shown again; if you "
                     "answer them, hand in again.")
                : tr("A few early items come up again. Hand in when you have answered them."));
    }
    m_areRepeatsDue = due > 0;
    setKind(m_repeats, areRepeatsNext() ? ButtonKind::Primary : ButtonKind::Normal);
    if (areRepeatsNext() && m_handIn->mainButton() == handInButton())
        setKind(handInButton(), ButtonKind::Normal);
    m_repeats->setText(tr("See %n early items again", nullptr, plural(due)));
    m_repeats->setVisible(due > 0);
}

} // namespace subtext
