// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/reliabilitychart.h"

#include "ui/charts/agreementrows.h"
#include "ui/charts/chartlabels.h"
#include "ui/charts/goldchart.h"
#include "ui/charts/wrappedlegend.h"
#include "ui/plot/axes.h"
#include "ui/plot/chart.h"
#include "ui/plot/legend.h"
#include "ui/plot/series.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"

#include <QCursor>
#include <QLabel>
#include <QLayout>
#include <QPen>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

constexpr int RowPixels = 28;
constexpr int RoomAround = 90;
constexpr int MarkPixels = 10;
constexpr double Margin = 0.02;
// Of a line: marks with the same figure stand above each other, not on each other.
constexpr double Apart = 0.27;

QString twoDecimals(double value)
{
    return shownNumber(value, 2);
}

QString signedText(double value)
{
    QString text = shownNumber(std::abs(value), 1);
    if (value < 0)
        text.prepend(QChar(0x2212));
    return text;
}

ScatterSeries::MarkerShape shapeOf(std::size_t model)
{
    static constexpr std::array shapes{ScatterSeries::MarkerShapeCircle,
                                       ScatterSeries::MarkerShapeRectangle,
                                       ScatterSeries::MarkerShapeTriangle};
    return shapes.at(model);
}

/// Above, on and below the middle of the line.
double offsetOf(std::size_t model)
{
    return (1 - static_cast<double>(model)) * Apart;
}

} // namespace

ReliabilityChart::ReliabilityChart(Prompts& prompts, QWidget* parent)
    : ChartPanel(tr("Reliability without gold"),
                 tr("How far each annotator’s labels can be trusted, as models infer it from the "
                    "answers alone: 0 is guessing or worse, 1 always right."),
                 prompts, parent)
    , m_legend(new charts::WrappedLegend(chart(), this))
    , m_boundary(makeLines(QString(), theme::TextRole::Small, LabelTone::Warning, this))
{
    chart().legend()->setMarkerShape(ChartLegend::MarkerShapeFromSeries);
    chart().setMargins(QMargins(0, 0, 12, 0));
    m_boundary->setObjectName(QStringLiteral("boundary"));
    m_boundary->hide();
    layout()->addWidget(m_boundary);
}

QString ReliabilityChart::modelName(std::size_t model)
{
    switch (model) {
    case 0:
        return tr("Dawid–Skene, full: accuracy");
    case 1:
        return tr("Dawid–Skene, one-coin: accuracy");
    default:
        return tr("MACE: competence");
    }
}

QString ReliabilityChart::boundaryText(const ModelReport& model,
                                       const std::vector<AgreementRater>& raters)
{
    QStringList trusted;
    for (std::size_t which = 0; which < ModelCount; ++which) {
        QStringList names;
        for (const BoundaryEstimate& estimate : boundaryEstimates(model)) {
            if (static_cast<std::size_t>(estimate.model) == which)
                names << raters.at(static_cast<std::size_t>(estimate.rater)).name;
        }
        constexpr qsizetype MostNames = 3;
        if (const auto others = static_cast<int>(names.size() - MostNames); others > 0) {
            names.resize(MostNames);
            names << tr("%n others", nullptr, plural(others));
        }
        const QString name = modelName(which).section(u':', 0, 0);
        if (!names.isEmpty())
            trusted << tr("%1 trusts %2 completely").arg(name, listed(names));
    }
    return trusted.isEmpty() ? QString()
                             : trusted.join(QStringLiteral("; ")) + tr(": not usable here");
}

std::vector<ReliabilityChart::Group>
ReliabilityChart::groupsOf(const std::vector<ModelReport>& models,
                           const std::vector<AgreementRater>& raters, const Task& task)
{
    std::vector<Group> groups;
    int line = 0;
    for (const ModelReport& model : models) {
        if (model.raters.empty())
            continue;
        Group group;
        group.name = charts::groupWord(task, model.group);
        group.fit =
            tr("log-likelihood %1 full, %2 one-coin; %3")
                .arg(signedText(model.fullLogLikelihood), signedText(model.oneCoinLogLikelihood),
                     tr("%n restarts", nullptr, plural(model.restarts)));
        group.line = line++;
        for (const RaterReliability& own : model.raters) {
            const AgreementRater& rater = raters.at(static_cast<std::size_t>(own.rater));
            group.rows.push_back({rater.person,
                                  rater.name,
                                  {own.fullAccuracy, own.oneCoinAccuracy, own.competence},
                                  line++});
        }
        groups.push_back(group);
    }
    return groups;
}

void ReliabilityChart::setData(const std::vector<ModelReport>& models,
                               const std::vector<AgreementRater>& raters, const Task& task)
{
    QStringList boundaries;
    for (const ModelReport& model : models) {
        const QString text = boundaryText(model, raters);
        if (!text.isEmpty())
            boundaries << tr("%1: %2.").arg(charts::groupWord(task, model.group), text);
    }
    m_boundary->setText(boundaries.join(u'\n'));
    m_boundary->setVisible(!boundaries.isEmpty());
    setNote(m_boundary->text());
    std::vector<Group> groups = groupsOf(models, raters, task);
    if (!groups.empty() && groups == m_groups)
        return;
    m_groupWord = task.group ? task.group->word : tr("Group");
    m_groups = std::move(groups);
    m_marks = {};
    clearChart();
    if (m_groups.empty()) {
        setEmpty(tr("There are too few answers to fit the models."));
        return;
    }
    m_lineCount = m_groups.back().rows.back().line + 1;
    fillTable();
    summarise();
    draw();
    applyTheme();
}

void ReliabilityChart::fillTable()
{
    QStringList header{tr("Annotator"), m_groupWord};
    for (std::size_t model = 0; model < ModelCount; ++model)
        header << modelName(model);
    std::vector<QStringList> rows;
    for (const Group& group : m_groups) {
        for (const Row& row : group.rows) {
            QStringList cells{row.name, group.name};
            for (double figure : row.figures)
                cells << QString::number(figure, 'f', 3);
            rows.push_back(cells);
        }
    }
    setTable(header, rows);
}

void ReliabilityChart::summarise()
{
    QStringList parts;
    for (const Group& group : m_groups) {
        const auto [least, most] = std::minmax_element(
            group.rows.begin(), group.rows.end(),
            [](const Row& a, const Row& b) { return a.figures[0] < b.figures[0]; });
        parts << tr("%1: %2, accuracy by the full model from %3 (%4) to %5 (%6); %7.")
                     .arg(group.name, tr("%n annotators", nullptr, plural(std::ssize(group.rows))),
                          twoDecimals(least->figures[0]), least->name,
                          twoDecimals(most->figures[0]), most->name, group.fit);
    }
    setSummary(saidTogether(parts));
}

void ReliabilityChart::draw()
{
    std::vector<charts::GroupLine> lines;
    for (const Group& group : m_groups) {
        lines.push_back({group.name, true});
        for (const Row& row : group.rows)
            lines.push_back({row.name, false});
    }
    BarCategoryAxis* people = charts::makeGroupAxis(lines);
    people->setGridLineVisible(true);
    chart().addAxis(people, Qt::AlignLeft);
    auto* scale = new ValueAxis;
    scale->setRange(-Margin, 1 + Margin); // marks on the ends are cut off otherwise
    scale->setTicksFrom(0, 0.2);
    scale->setLabelFormat(charts::figureFormat(1));
    chart().addAxis(scale, Qt::AlignBottom);
    std::array<ScatterSeries*, ModelCount> marks{};
    for (std::size_t model = 0; model < ModelCount; ++model) {
        marks.at(model) = makeMarks(model);
        chart().addSeries(marks.at(model));
        marks.at(model)->attachAxis(people);
        marks.at(model)->attachAxis(scale);
    }
    m_marks = marks;
    setPlotHeight(RoomAround + RowPixels * m_lineCount);
}

ScatterSeries* ReliabilityChart::makeMarks(std::size_t model)
{
    auto* series = new ScatterSeries;
    series->setName(modelName(model));
    series->setMarkerShape(shapeOf(model));
    // No wider than the others, a triangle would look smaller.
    series->setMarkerSize(shapeOf(model) == ScatterSeries::MarkerShapeTriangle ? MarkPixels + 4
                                                                               : MarkPixels);
    for (const Group& group : m_groups) {
        for (const Row& row : group.rows)
            series->append(row.figures.at(model), heightOf(row.line) + offsetOf(model));
    }
    connect(series, &ScatterSeries::clicked, this, [this, model](const QPointF& value) {
        if (const Row* row = rowAt(value.y() - offsetOf(model)))
            Q_EMIT personActivated(row->person);
    });
    connect(series, &ScatterSeries::hovered, this,
            [this, model](const QPointF& value, bool isOver) {
                const Row* row = isOver ? rowAt(value.y() - offsetOf(model)) : nullptr;
                if (!row) {
                    QToolTip::hideText();
                    return;
                }
                QStringList figures{row->name};
                for (std::size_t i = 0; i < ModelCount; ++i)
                    figures << tr("%1 %2").arg(modelName(i), twoDecimals(row->figures.at(i)));
                showPlainToolTip(QCursor::pos(), figures.join(u'\n'));
            });
    return series;
}

const ReliabilityChart::Row* ReliabilityChart::rowAt(double y) const
{
    const int line = m_lineCount - 1 - qRound(y);
    for (const Group& group : m_groups) {
        for (const Row& row : group.rows) {
            if (row.line == line)
                return &row;
        }
    }
    return nullptr;
}

void ReliabilityChart::styleChart(const theme::Colors& colors)
{
    if (!m_marks[0])
        return;
    const std::array inks{colors.accent, colors.warning, colors.text};
    for (std::size_t model = 0; model < ModelCount; ++model) {
        m_marks.at(model)->setColor(inks.at(model));
        m_marks.at(model)->setBorderColor(colors.surface); // keeps neighbours apart
    }
    std::vector<ChartNotes::Note> fits;
    for (const Group& group : m_groups)
        fits.push_back({{0, heightOf(group.line)}, group.fit, colors.muted, Qt::AlignLeft, {}});
    notes().set(m_marks[0], fits);
    m_legend->place();
}

void ReliabilityChart::activateRow(int row)
{
    for (const Group& group : m_groups) {
        if (row < std::ssize(group.rows)) {
            Q_EMIT personActivated(group.rows[static_cast<std::size_t>(row)].person);
            return;
        }
        row -= static_cast<int>(group.rows.size());
    }
}

} // namespace subtext
