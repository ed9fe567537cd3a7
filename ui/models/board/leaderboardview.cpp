// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/board/leaderboardview.h"

#include "ui/charts/agreementrows.h"
#include "ui/charts/intervalchart.h"
#include "ui/models/board/stratumbox.h"
#include "ui/models/board/tablechoice.h"
#include "ui/text/agreementtext.h"
#include "ui/text/desktext.h"
#include "ui/text/modeltext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/columnfit.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/filterbox.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/sheetchoice.h"
#include "ui/widgets/tabledelegate.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace subtext {
namespace {

enum Column {
    NameColumn,
    AccuracyColumn,
    IntervalColumn,
    AnsweredColumn,
    MacroColumn,
    WeightedColumn,
    VotesColumn,
    PlainColumn,
    CoverageColumn,
    DifferenceColumn,
    DifferenceIntervalColumn,
    McNemarColumn,
    HolmColumn,
    ApartColumn,
    ColumnCount,
};

constexpr int SetRole = Qt::UserRole;
constexpr int SortRole = Qt::UserRole + 1;
constexpr int LeastTableRows = 3;
constexpr int MostTableRows = 16;
constexpr int AroundRows = 14;
constexpr int AroundHeader = 6;
// The arrow of the column that sorts stands at the right, over the text.
constexpr QChar RoomForArrow(0x2003);

Column columnOf(ModelMetric metric)
{
    switch (metric) {
    case ModelMetric::Accuracy:
        return AccuracyColumn;
    case ModelMetric::AccuracyAnswered:
        return AnsweredColumn;
    case ModelMetric::MacroF1:
        return MacroColumn;
    case ModelMetric::WeightedF1:
        return WeightedColumn;
    case ModelMetric::VoteShare:
        return VotesColumn;
    }
    Q_UNREACHABLE();
}

/// A figure that is undefined, or none of that row's, says nothing and sorts last.
QStandardItem* figureItem(const QString& text, const std::optional<double>& value)
{
    auto* item = new QStandardItem(text);
    item->setData(value.value_or(-std::numeric_limits<double>::infinity()), SortRole);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    item->setEditable(false);
    return item;
}

QStandardItem* figureItem(const std::optional<double>& value, int places = 3)
{
    return figureItem(value ? figureText(value, places) : QStringLiteral("–"), value);
}

void putText(QStandardItem& item, const QString& text, const std::optional<double>& value)
{
    item.setText(value ? text : QStringLiteral("–"));
    item.setData(value.value_or(-std::numeric_limits<double>::infinity()), SortRole);
}

void putFigure(QStandardItem& item, const std::optional<double>& value)
{
    putText(item, figureText(value, 3), value);
}

void putP(QStandardItem& item, const std::optional<double>& p)
{
    putText(item, p ? pFigureText(*p) : QString(), p);
}

void putInterval(QStandardItem& item, const std::optional<stats::Interval>& interval)
{
    putText(item, intervalText(interval, 3),
            interval ? std::optional(interval->low) : std::nullopt);
}

QStandardItem* intervalItem(const std::optional<stats::Interval>& interval)
{
    return interval ? figureItem(intervalText(interval, 3), interval->low)
                    : figureItem(QStringLiteral("–"), std::nullopt);
}

QList<QStandardItem*> cellsOf(const BoardRow& row)
{
    auto* name = new QStandardItem(boardName(row));
    name->setEditable(false);
    name->setData(row.set, SetRole);
    name->setData(row.name.toLower(), SortRole);
    if (row.kind == BoardRow::Kind::Unfinished)
        name->setToolTip(plainToolTip(
            LeaderboardView::tr("%1: it is ranked and compared once it has ended, since questions "
                                "not asked yet would count as wrong. Enter shows its answers.")
                .arg(boardName(row))));
    else if (row.part)
        name->setToolTip(plainToolTip(
            LeaderboardView::tr(
                "%1: its figures cover these items only, so it is compared with no other set.")
                .arg(boardName(row))));
    else if (row.missing > 0)
        name->setToolTip(plainToolTip(
            LeaderboardView::tr("%1: it gives no answer for the others, which count as wrong.")
                .arg(boardName(row))));
    else if (!row.explanation.isEmpty())
        name->setToolTip(plainToolTip(row.explanation));
    const auto labelled =
        row.set >= 0 && row.items > 0
            ? std::optional(static_cast<double>(row.answered) / static_cast<double>(row.items))
            : std::nullopt;
    auto* apart = new QStandardItem;
    apart->setEditable(false);
    return {name,
            figureItem(row.figure(ModelMetric::Accuracy)),
            intervalItem(row.interval(ModelMetric::Accuracy)),
            figureItem(row.figure(ModelMetric::AccuracyAnswered)),
            figureItem(row.figure(ModelMetric::MacroF1)),
            figureItem(row.figure(ModelMetric::WeightedF1)),
            figureItem(row.figure(ModelMetric::VoteShare)),
            figureItem(row.plain.at(static_cast<std::size_t>(ModelMetric::Accuracy))),
            figureItem(labelled ? percentText(labelled) : QStringLiteral("–"), labelled),
            figureItem(std::nullopt),
            figureItem(std::nullopt),
            figureItem(std::nullopt),
            figureItem(std::nullopt),
            apart};
}

QComboBox* choiceBox(const QString& name, QWidget* parent)
{
    constexpr int LeastLetters = 12;
    auto* box = new FilterBox(name, parent);
    box->setMinimumContentsLength(LeastLetters);
    return box;
}

} // namespace

LeaderboardView::LeaderboardView(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
{
    setProperty("transparent", true);
    QVBoxLayout* column = makeColumn(this, {0, 0, 6, 0}, 12);
    column->addLayout(buildChoices(prompts));
    m_chart = new IntervalChart(tr("Leaderboard"), QString(), prompts, this);
    column->addWidget(m_chart);
    column->addWidget(buildTable());
    column->addWidget(buildStandIn());
    column->addStretch(1);
    connect(m_chart, &IntervalChart::rowActivated, this, &LeaderboardView::takeRow);
    connect(m_chart, &ChartPanel::done, this, &LeaderboardView::done);
}

QLayout* LeaderboardView::buildChoices(Prompts& prompts)
{
    QHBoxLayout* row = makeRow(8);
    m_metric = choiceBox(tr("Figure"), this);
    for (const ModelMetric metric : AllModelMetrics) {
        m_metric->addItem(metricWord(metric));
        m_metric->setItemData(m_metric->count() - 1, plainToolTip(metricExplanation(metric)),
                              Qt::ToolTipRole);
    }
    m_stratum = new StratumBox(this);
    m_stratum->setObjectName(QStringLiteral("stratum"));
    m_tableChoice = new TableChoice(prompts, this);
    addWidgets(*row, m_metric, m_stratum, m_tableChoice, m_tableChoice->sheets());
    row->addStretch(1);
    connect(m_metric, &QComboBox::currentIndexChanged, this, [this] {
        refresh();
        m_table->sortByColumn(columnOf(chosenMetric()), Qt::DescendingOrder);
    });
    connect(m_stratum, &QComboBox::currentIndexChanged, this, &LeaderboardView::refresh);
    return row;
}

QWidget* LeaderboardView::buildTable()
{
    QFrame* card = makeCard(this);
    QVBoxLayout* rows = makeColumn(card, {20, 16, 20, 16}, 8);
    rows->addWidget(makeLabel(tr("All figures"), theme::TextRole::Strong, LabelTone::Normal, card));
    rows->addWidget(makeLines(
        tr("Choose a set to compare it with the others; Enter opens it. Two sets differ "
           "significantly where Holm’s p of their accuracies on the items shown is below 0.05."),
        theme::TextRole::Small, LabelTone::Muted, card));
    m_notCompared = makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, card);
    m_notCompared->setObjectName(QStringLiteral("notCompared"));
    rows->addWidget(m_notCompared);
    rows->addWidget(
        makeLines(tr("Figures for the same answers may differ from those of a publication: gold is "
                     "what this study holds now, labels outside the options follow the chosen "
                     "table, and intervals use Subtext’s own random numbers."),
                  theme::TextRole::Small, LabelTone::Muted, card));
    m_openItems = makeLines(tr("Items without gold are those whose votes split or that lack "
                               "ratings, the harder ones. Accuracy and F1 leave them out, which "
                               "usually makes both higher."),
                            theme::TextRole::Small, LabelTone::Muted, card);
    rows->addWidget(m_openItems);
    m_model = new QStandardItemModel(this);
    m_model->setSortRole(SortRole);
    m_table = new QTableView(card);
    m_table->setModel(m_model);
    styleTable(*m_table, tr("Figures of the sets, people and chance"));
    m_table->setItemDelegate(new TableDelegate(m_table));
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setSortIndicator(AccuracyColumn, Qt::DescendingOrder);
    m_table->setProperty("scrollsSideways", true); // as many figures as there are
    m_fit = new ColumnFit(*m_table);
    rows->addWidget(m_table);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) {
                if (m_isFilling || !now.isValid())
                    return;
                const int set = m_model->item(now.row(), NameColumn)->data(SetRole).toInt();
                if (set >= 0 && set != m_chosen) {
                    chooseSet(set);
                    Q_EMIT setChosen(set);
                }
            });
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        const int set = m_model->item(index.row(), NameColumn)->data(SetRole).toInt();
        if (set >= 0)
            Q_EMIT setOpened(set);
    });
    return card;
}

QWidget* LeaderboardView::buildStandIn()
{
    QFrame* card = makeCard(this);
    QVBoxLayout* rows = makeColumn(card, {20, 16, 20, 16}, 8);
    auto* head = new QHBoxLayout;
    auto* title = makeLabel(tr("Could it stand in for a person?"), theme::TextRole::Strong,
                            LabelTone::Normal, card);
    m_epsilon = new QDoubleSpinBox(card);
    m_epsilon->setObjectName(QStringLiteral("epsilon"));
    m_epsilon->setPrefix(tr("ε = "));
    m_epsilon->setRange(0, 1);
    m_epsilon->setSingleStep(0.05);
    m_epsilon->setValue(0.2);
    m_epsilon->setKeyboardTracking(false); // a number that is half typed is none
    m_epsilon->setAccessibleName(tr("How much worse the model may be"));
    m_epsilon->setToolTip(plainToolTip(
        tr("How much worse than a person the model may be and still count as equal, since a person "
           "costs more: 0.2 for trained annotators, less for a crowd.")));
    head->addWidget(title, 1);
    head->addWidget(m_epsilon);
    rows->addLayout(head);
    m_standIn = makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, card);
    rows->addWidget(m_standIn);
    rows->addWidget(
        makeLines(tr("The alternative annotator test of Calderon, Reichart and Dror (2025): on "
                     "each item, whoever agrees with more of the others wins."),
                  theme::TextRole::Small, LabelTone::Muted, card));
    connect(m_epsilon, &QDoubleSpinBox::valueChanged, this, &LeaderboardView::epsilonChanged);
    return card;
}

ModelMetric LeaderboardView::chosenMetric() const
{
    return AllModelMetrics.at(static_cast<std::size_t>(std::max(0, m_metric->currentIndex())));
}

void LeaderboardView::setEpsilon(double epsilon)
{
    const QSignalBlocker quiet(m_epsilon);
    m_epsilon->setValue(epsilon);
}

ModelStratum LeaderboardView::stratum() const
{
    // Vote shares are of all items with votes, and are not cut.
    return chosenMetric() == ModelMetric::VoteShare ? ModelStratum() : m_stratum->stratum();
}

void LeaderboardView::offerStrata()
{
    const evaluation::MajorityBaseline& majority = m_result->evaluation.majority;
    std::vector<OfferedStratum> offered;
    for (const ModelStratum& each : strataOf(m_result->evaluation))
        offered.push_back({each, partOf(majority.part, majority.strata, each)->scores.items});
    m_stratum->offer(*m_result->task, offered);
}

void LeaderboardView::setResult(const std::shared_ptr<const LabelFigures>& result)
{
    m_result = result;
    if (m_chosen >= std::ssize(result->evaluation.sets))
        m_chosen = -1;
    if (m_chosen < 0 && result->hasSets())
        m_chosen = 0;
    m_tableChoice->setOptions(result->input.options);
    offerStrata();
    refresh();
}

void LeaderboardView::clear()
{
    m_tableChoice->forget();
    m_result.reset();
    m_rows.clear();
    m_chosen = -1;
    m_model->removeRows(0, m_model->rowCount());
    m_chart->setNothing(QString());
    m_standIn->clear();
    const QSignalBlocker noMetric(m_metric);
    m_metric->setCurrentIndex(0);
    setEpsilon(0.2);
}

void LeaderboardView::chooseSet(int set)
{
    m_chosen = set;
    if (m_result)
        showChosen();
}

void LeaderboardView::refresh()
{
    if (!m_result)
        return;
    m_stratum->setEnabled(chosenMetric() != ModelMetric::VoteShare);
    m_stratum->setToolTip(plainToolTip(m_stratum->isEnabled()
                                           ? tr("Which items with gold count")
                                           : tr("The vote share covers all items with votes.")));
    m_metric->setToolTip(plainToolTip(metricExplanation(chosenMetric())));
    m_rows = boardRows(m_result->evaluation, stratum(), m_result->optionsInSentence());
    for (BoardRow& row : m_rows) {
        if (row.set >= 0 && m_result->hiddenSets.at(static_cast<std::size_t>(row.set)))
            row.name = hiddenName(row.name);
    }
    std::stable_sort(m_rows.begin(), m_rows.end(), [this](const BoardRow& a, const BoardRow& b) {
        return a.kind != b.kind ? a.kind < b.kind
                                : a.set >= 0 && a.figure(chosenMetric()) > b.figure(chosenMetric());
    });
    fillTable();
    showChosen();
}

void LeaderboardView::showChosen()
{
    const evaluation::Evaluation& evaluation = m_result->evaluation;
    explain();
    if (m_result->hasSets()) {
        IntervalContent content =
            boardContent(evaluation, stratum(), m_rows, chosenMetric(), m_chosen);
        content.isAroundData = true; // a release draws it from 0
        ringWithoutTable(content);
        m_chart->setContent(content);
    }
    fillComparisons();
    m_isFilling = true;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_chosen >= 0 && m_model->item(row, NameColumn)->data(SetRole).toInt() == m_chosen)
            m_table->setCurrentIndex(m_model->index(row, NameColumn));
    }
    m_isFilling = false;
    m_standIn->setText(m_chosen >= 0
                           ? standInText(evaluation.sets.at(static_cast<std::size_t>(m_chosen)))
                           : tr("Choose a set."));
}

void LeaderboardView::explain()
{
    QString about = metricExplanation(chosenMetric());
    if (m_chosen >= 0 && chosenMetric() != ModelMetric::Accuracy)
        about = saidTogether({about, tr("▸ is chosen.")});
    else if (m_chosen >= 0)
        about = saidTogether(
            {about, tr("▸ is chosen; ≈ does not differ significantly from it in accuracy on "
                       "these items (Holm’s p is 0.05 or more).")});
    const bool hasVoters = std::any_of(m_rows.begin(), m_rows.end(), [this](const BoardRow& row) {
        return row.isOfVoters && row.figure(chosenMetric());
    });
    const ModelStratum of = stratum();
    if (hasVoters) {
        const evaluation::MajorityBaseline& majority = m_result->evaluation.majority;
        const evaluation::ScoredPart* gold = partOf(majority.part, majority.strata, of);
        about = saidTogether(
            {about,
             tr("“Annotator accuracy against gold” flatters people: their own votes "
                "helped to make the gold labels."),
             tr("It is over %n items with gold.", nullptr, plural(gold ? gold->scores.items : 0))});
    }
    m_chart->setHeading(
        of.cut ? tr("%1: %2").arg(metricWord(chosenMetric()), stratumWord(*m_result->task, of))
               : metricWord(chosenMetric()),
        about);
}

/// In place: whoever moves through the table by keys must not lose the row.
void LeaderboardView::fillComparisons()
{
    m_notCompared->setText(m_chosen >= 0 ? notComparedText(m_result->evaluation, m_chosen)
                                         : QString());
    m_notCompared->setVisible(!m_notCompared->text().isEmpty());
    for (int i = 0; i < m_model->rowCount(); ++i) {
        const int set = m_model->item(i, NameColumn)->data(SetRole).toInt();
        const bool isCompared = set >= 0 && m_chosen >= 0;
        const auto compared = isCompared
                                  ? comparisonOf(m_result->evaluation, stratum(), set, m_chosen)
                                  : std::nullopt;
        QString verdict;
        if (isCompared && set == m_chosen)
            verdict = tr("chosen");
        else if (compared)
            verdict = compared->isToldApart ? tr("different") : tr("not different");
        putFigure(*m_model->item(i, DifferenceColumn),
                  compared ? compared->difference : std::nullopt);
        putInterval(*m_model->item(i, DifferenceIntervalColumn),
                    compared ? compared->interval : std::nullopt);
        putP(*m_model->item(i, McNemarColumn),
             compared ? std::optional(compared->mcnemarP) : std::nullopt);
        putP(*m_model->item(i, HolmColumn),
             compared ? std::optional(compared->holmP) : std::nullopt);
        m_model->item(i, ApartColumn)->setText(verdict);
        m_model->item(i, ApartColumn)->setData(verdict, SortRole);
    }
}

/// Vote shares are of all items with votes, the other figures of those with gold, and some sets
/// were asked about part of the items: where the numbers differ, each column says how many.
void LeaderboardView::nameDenominators()
{
    const evaluation::Evaluation& evaluation = m_result->evaluation;
    const bool isWhole = std::all_of(evaluation.sets.begin(), evaluation.sets.end(),
                                     [&](const evaluation::SetEvaluation& set) {
                                         return set.isApart() || set.soft.items == evaluation.items;
                                     });
    m_openItems->setVisible(!isWhole);
    const ItemCounts counts = itemCounts(evaluation, m_rows);
    const bool isOneNumber = isWhole && !counts.ofGold.contains(u'–');
    if (isOneNumber || counts.ofGold.isEmpty())
        return;
    const auto name = [&](int column, const QString& n) {
        QStandardItem& head = *m_model->horizontalHeaderItem(column);
        head.setText(tr("%1\nn = %2").arg(head.text(), n));
    };
    for (const int column : {AccuracyColumn, MacroColumn, WeightedColumn})
        name(column, counts.ofGold);
    name(VotesColumn, counts.ofVotes);
}

void LeaderboardView::fillTable()
{
    m_isFilling = true;
    m_model->removeRows(0, m_model->rowCount());
    m_model->setHorizontalHeaderLabels(
        {tr("Set"), tr("Accuracy"), tr("95 % interval"), tr("Answered"), tr("Macro-F1"),
         tr("Weighted-F1"), tr("Vote share"), tr("No table"), tr("Labelled"), tr("Difference"),
         tr("its 95 % interval"), tr("McNemar p"), tr("Holm p"), tr("Versus chosen")});
    nameDenominators();
    m_model->horizontalHeaderItem(PlainColumn)
        ->setToolTip(
            plainToolTip(tr("Accuracy where labels outside the options count as no answer")));
    m_model->horizontalHeaderItem(DifferenceColumn)
        ->setToolTip(plainToolTip(
            tr("Between its accuracy and that of the chosen set, on the items shown")));
    m_model->horizontalHeaderItem(HolmColumn)
        ->setToolTip(plainToolTip(
            tr("McNemar’s p on the items shown, adjusted for all pairs of sets there")));
    for (const BoardRow& row : m_rows)
        m_model->appendRow(cellsOf(row));
    fillComparisons();
    const QHeaderView& header = *m_table->horizontalHeader();
    m_model->sort(header.sortIndicatorSection(), header.sortIndicatorOrder());
    for (int column = 0; column < ColumnCount; ++column) {
        m_table->setColumnHidden(column, false); // a hidden one has no width to add to
        if (column > NameColumn && column < ApartColumn) {
            QStandardItem& head = *m_model->horizontalHeaderItem(column);
            head.setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            head.setText(head.text() + RoomForArrow);
        }
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(column, m_table->columnWidth(column) + AroundHeader);
    }
    m_fit->fit({WeightedColumn, AnsweredColumn, McNemarColumn, PlainColumn, CoverageColumn,
                MacroColumn, HolmColumn, VotesColumn, DifferenceIntervalColumn, IntervalColumn,
                DifferenceColumn});
    const int rowHeight = m_table->verticalHeader()->defaultSectionSize();
    const int rows = std::clamp(m_model->rowCount(), LeastTableRows, MostTableRows);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + rows * rowHeight +
                            AroundRows);
    m_isFilling = false;
}

void LeaderboardView::takeRow(int row)
{
    // The chart leaves rows out that have no such figure.
    int shown = -1;
    for (const BoardRow& each : m_rows) {
        if (each.kind == BoardRow::Kind::Set || each.kind == BoardRow::Kind::Part ||
            each.figure(chosenMetric()))
            ++shown;
        if (shown != row)
            continue;
        if (each.set >= 0) {
            chooseSet(each.set);
            Q_EMIT setChosen(each.set);
        }
        return;
    }
}

} // namespace subtext
