// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/board/setview.h"

#include "ui/charts/heatmapchart.h"
#include "ui/charts/intervalchart.h"
#include "ui/charts/scatterchart.h"
#include "ui/models/board/coveragebar.h"
#include "ui/models/board/setcontents.h"
#include "ui/models/files/setexport.h"
#include "ui/models/files/setsubmission.h"
#include "ui/text/evaluationtext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/figuretable.h"
#include "ui/widgets/filterbox.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int TwoColumnsFrom = 1'000;
/// Of the table by option.
constexpr int ClassPrecision = 1;
constexpr int ClassAnswered = 5;

} // namespace

SetView::SetView(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
{
    setProperty("transparent", true);
    QVBoxLayout* column = makeColumn(this, {0, 0, 6, 0}, 12);
    column->addLayout(buildHead());
    m_manner = makeLines({}, theme::TextRole::Body, LabelTone::Muted, this);
    m_manner->hide();
    column->addWidget(m_manner);
    m_grid = new QGridLayout;
    m_grid->setSpacing(12);
    column->addLayout(m_grid);
    column->addStretch(1);
    buildCards(prompts);
    connectCards();
    arrange();
}

QLayout* SetView::buildHead()
{
    QHBoxLayout* row = makeRow(8);
    m_sets = new FilterBox(tr("Set"), this);
    m_sets->setMinimumContentsLength(16);
    m_export = setexport::makeButton(
        {PredictionFormat::Csv, PredictionFormat::JsonLines, PredictionFormat::Authors}, this,
        [this](PredictionFormat format) { Q_EMIT exportRequested(m_set, format); });
    m_submission = setsubmission::makeButton(this);
    row->addWidget(m_sets);
    row->addStretch(1);
    row->addWidget(m_export);
    row->addWidget(m_submission);
    connect(m_submission, &QPushButton::clicked, this,
            [this] { Q_EMIT submissionRequested(m_set); });
    connect(m_sets, &QComboBox::currentIndexChanged, this, [this](int set) {
        if (set < 0 || set == m_set)
            return;
        m_set = set;
        fill();
        Q_EMIT setChosen(set);
    });
    return row;
}

void SetView::buildCards(Prompts& prompts)
{
    m_coverage = new FigureTable(tr("Coverage"),
                                 tr("What became of the items with gold. Only valid and translated "
                                    "answers have a label; the others count as wrong."),
                                 this);
    m_coverage->setObjectName(QStringLiteral("coverage"));
    m_bar = new CoverageBar(m_coverage);
    m_coverage->insert(m_bar);
    m_classes =
        new FigureTable(tr("By option"),
                        tr("– where the share is undefined: no such answer, or no such gold. It "
                           "counts as 0 in the macro-F1. A row opens the items with that gold "
                           "label; its precision or “Answered” opens those that were answered so."),
                        this);
    m_classes->setObjectName(QStringLiteral("classes"));
    m_answers = new HeatMapChart(tr("Its labels against gold"), QString(), prompts, this);
    m_votes = new HeatMapChart(tr("People’s votes against gold"), QString(), prompts, this);
    m_votes->setObjectName(QStringLiteral("votes"));
    m_strata = new IntervalChart(tr("By part of the items"), QString(), prompts, this);
    m_strata->setObjectName(QStringLiteral("strata"));
    buildSide(prompts);
    for (ChartPanel* chart :
         {static_cast<ChartPanel*>(m_answers), static_cast<ChartPanel*>(m_votes),
          static_cast<ChartPanel*>(m_strata), static_cast<ChartPanel*>(m_scatter)})
        connect(chart, &ChartPanel::done, this, &SetView::done);
}

void SetView::buildSide(Prompts& prompts)
{
    m_outside = new FigureTable(tr("Labels outside the options"), QString(), this);
    m_outside->setObjectName(QStringLiteral("outside"));
    m_scales = new FigureTable(tr("Valence, arousal, dominance"),
                               tr("Against the mean of the item’s raters; for people, an annotator "
                                  "against the mean of the others."),
                               this);
    m_soft = new FigureTable(
        tr("Against votes and second readings"),
        tr("How far its probabilities lie from the item’s votes, and from the soft label that its "
           "second readings make: 0 is the same. An answer without probabilities counts as all on "
           "its label, and has no cross-entropy. Divergence is Jensen–Shannon’s in bits."),
        this);
    m_soft->setObjectName(QStringLiteral("soft"));
    m_scatter = new ScatterChart(tr("Scales, item by item"),
                                 tr("Each item at the mean of its raters and at the model’s value. "
                                    "On the line the model agrees with people."),
                                 prompts, this);
    m_scatter->setObjectName(QStringLiteral("scatter"));
    m_scale = new FilterBox(tr("Scale"), m_scatter);
    m_scale->setObjectName(QStringLiteral("scale"));
    m_scatter->addControl(m_scale);
    m_side = makePage(this);
    QVBoxLayout* side = makeColumn(m_side, {}, 12);
    addWidgets(*side, m_outside, m_soft, m_scales, m_scatter);
    side->addStretch(1);
}

void SetView::connectCards()
{
    connect(m_coverage, &FigureTable::rowActivated, this, [this](int row) {
        const auto status = statusesOf(set()).at(static_cast<std::size_t>(row));
        request(QStringLiteral("%1, %2").arg(set().shortName, statusWord(status)),
                itemsOfStatus(m_result->input, set(), status));
    });
    connect(m_classes, &FigureTable::cellActivated, this, [this](int row, int column) {
        if (column == ClassPrecision || column == ClassAnswered)
            return request(tr("%1 answered %2").arg(set().shortName, optionWords().at(row)),
                           evaluation::itemsLabelled(m_result->input, set(), row));
        evaluation::Places places;
        for (std::size_t i = 0; i < m_result->input.items.size(); ++i) {
            if (m_result->input.items[i].gold == row)
                places.push_back(i);
        }
        request(tr("Gold %1").arg(optionWords().at(row)), places);
    });
    connect(m_outside, &FigureTable::rowActivated, this, [this](int row) {
        const QString& label = set().outside.at(static_cast<std::size_t>(row)).label;
        request(QStringLiteral("%1, “%2”").arg(set().shortName, label),
                itemsOutside(m_result->input, set(), label));
    });
    connect(m_answers, &HeatMapChart::cellActivated, this, &SetView::openAnswers);
    connect(m_votes, &HeatMapChart::cellActivated, this, [this](int row, int column) {
        const QStringList words = optionWords();
        request(tr("Gold %1, voted %2").arg(words.at(row), words.at(column)),
                evaluation::itemsVoted(m_result->input, set(), row, column));
    });
    connect(m_strata, &IntervalChart::rowActivated, this, &SetView::openStratum);
    connect(m_scatter, &ScatterChart::rowsActivated, this, &SetView::openPairs);
    connect(m_scale, &QComboBox::currentIndexChanged, this, &SetView::showScale);
}

void SetView::request(const QString& what, const evaluation::Places& places)
{
    m_asked = qobject_cast<QWidget*>(sender());
    Q_EMIT itemsRequested(what, places);
}

void SetView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void SetView::arrange()
{
    const int columns = width() >= TwoColumnsFrom ? 2 : 1;
    if (columns == m_columns)
        return;
    m_columns = columns;
    const std::vector<QWidget*> cards{m_coverage, m_classes, m_answers, m_votes, m_strata, m_side};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto place = static_cast<int>(i);
        m_grid->removeWidget(cards[i]);
        m_grid->addWidget(cards[i], place / columns, place % columns);
    }
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, columns > 1 ? 1 : 0);
}

const evaluation::SetEvaluation& SetView::set() const
{
    return m_result->evaluation.sets.at(static_cast<std::size_t>(m_set));
}

QStringList SetView::optionWords() const
{
    QStringList words;
    for (const Option& option : m_result->asked().options)
        words << option.word;
    return words;
}

void SetView::setResult(const std::shared_ptr<const LabelFigures>& result, int set)
{
    m_result = result;
    m_set = set;
    const QSignalBlocker quiet(m_sets);
    m_sets->clear();
    for (const evaluation::SetEvaluation& each : result->evaluation.sets)
        m_sets->addItem(each.shortName);
    m_sets->setCurrentIndex(set);
    setsubmission::offer(*m_submission, *result->task);
    fill();
}

void SetView::clear()
{
    m_result.reset();
    m_set = -1;
}

void SetView::fill()
{
    if (!m_result || m_set < 0)
        return;
    const evaluation::SetEvaluation& of = set();
    const QStringList words = optionWords();
    m_manner->setText(mannerText(of.manner));
    m_manner->setVisible(!of.manner.isUsual());
    m_bar->setCoverage(of.coverage);
    m_coverage->setFigures({tr("Status"), tr("Items"), tr("Share")}, coverageRows(of));
    m_classes->setFigures(
        {tr("Option"), tr("Precision"), tr("Recall"), tr("F1"), tr("Gold"), tr("Answered")},
        classRows(of, words), {ClassAnswered, ClassPrecision, 2});
    m_outside->setDescription(
        of.outside.empty()
            ? tr("There are none.")
            : tr("How the table %1 translates them.").arg(m_result->evaluation.how.table.name));
    m_outside->setFigures({tr("Label"), tr("Translated to"), tr("Items")}, outsideRows(of, words));
    const auto soft = softRows(of);
    m_soft->setVisible(!soft.empty());
    m_soft->setFigures({tr("Against"), tr("n"), tr("Divergence"), tr("Brier score"),
                        tr("Cross-entropy"), tr("With probabilities")},
                       soft, {5});
    const auto scales = scaleRows(of, m_result->evaluation.humans);
    m_scales->setVisible(!scales.empty());
    m_scales->setFigures({tr("Scale"), tr("n"), tr("MAE"), tr("r"), tr("People: MAE"),
                          tr("People: r"), tr("Invalid")},
                         scales, {6, 1});
    m_answers->setMap(answerMap(of.table, words));
    m_votes->setMap(voteMap(of.votes.value_or(m_result->evaluation.people), words));
    nameNumbers();
    m_strata->setContent(strataContent(*m_result, of));
    offerScales();
    showScale();
}

/// What the charts show, and of how many items.
void SetView::nameNumbers()
{
    const evaluation::SetEvaluation& of = set();
    const QString n = tr("Over %n items with gold.", nullptr, plural(of.overall.scores.items));
    m_answers->setHeading(
        tr("Its labels against gold"),
        saidTogether({tr("Rows are gold labels, columns its answers, the last without a label. "
                         "Shade: share of the row."),
                      n}));
    m_votes->setHeading(tr("People’s votes against gold"),
                        saidTogether({tr("The same for every vote of the annotators. Gold is made "
                                         "from these votes, so they come closer to it."),
                                      n}));
    QString strata = tr("Accuracy with its 95 % interval beside people and the most frequent gold "
                        "label.");
    const std::int64_t all = m_result->evaluation.items;
    if (of.overall.scores.items != all)
        strata = saidTogether({strata, tr("People and the most frequent label are over all %n "
                                          "items with gold.",
                                          nullptr, plural(all))});
    m_strata->setHeading(tr("By part of the items"), strata);
}

/// The scale that is shown stays, where this set has values on it.
void SetView::offerScales()
{
    const QVariant before = m_scale->currentData();
    const QSignalBlocker quiet(m_scale);
    m_scale->clear();
    for (const std::size_t scale : scalesOf(set()))
        m_scale->addItem(scaleName(scale), QVariant::fromValue(qulonglong{scale}));
    m_scale->setCurrentIndex(std::max(0, m_scale->findData(before)));
    m_scatter->setVisible(m_scale->count() > 0);
    m_scale->setVisible(m_scale->count() > 1);
}

void SetView::showScale()
{
    if (m_scale->count() > 0)
        m_scatter->setContent(scatterContent(*m_result, set(), m_scale->currentData().toUInt()));
    else
        m_scatter->setNothing(tr("The set has no answers on these scales."));
}

void SetView::openAnswers(int row, int column)
{
    const QStringList words = optionWords();
    const bool hasLabel = column < words.size();
    request(hasLabel ? tr("Gold %1, answered %2").arg(words.at(row), words.at(column))
                     : tr("Gold %1, no label").arg(words.at(row)),
            evaluation::itemsAnswered(m_result->input, set(), row,
                                      hasLabel ? std::optional(column) : std::nullopt));
}

void SetView::openPairs(const std::vector<int>& rows)
{
    const auto& pairs = set().scalePairs.at(m_scale->currentData().toUInt());
    evaluation::Places places;
    for (const int row : rows)
        places.push_back(pairs.at(static_cast<std::size_t>(row)).item);
    request(tr("%1, item by item").arg(m_scale->currentText()), places);
}

void SetView::openStratum(int row)
{
    const ModelStratum stratum =
        strataOf(m_result->evaluation, set()).at(static_cast<std::size_t>(row));
    evaluation::Places places;
    if (stratum.cut) {
        places = evaluation::itemsOfStratum(m_result->input, *stratum.cut, stratum.name);
    } else {
        for (std::size_t i = 0; i < m_result->input.items.size(); ++i) {
            if (m_result->input.items[i].gold)
                places.push_back(i);
        }
    }
    request(stratumWord(*m_result->task, stratum), places);
}

} // namespace subtext
