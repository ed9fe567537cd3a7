// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/scalechart.h"

#include "ui/charts/agreementrows.h"
#include "ui/charts/wrappedlegend.h"
#include "ui/plot/axes.h"
#include "ui/plot/bars.h"
#include "ui/plot/chart.h"
#include "ui/plot/legend.h"
#include "ui/text/agreementtext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/filterbox.h"
#include "ui/widgets/plaintooltip.h"

#include <QComboBox>
#include <QCursor>
#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace subtext {
namespace {

constexpr int NamePixels = 170;
constexpr int RowPixels = 32;
constexpr int RoomAround = 140; // legend, axis and its title
constexpr double Middle = 100;  // of the axis, which has 100 percent on both sides of it
constexpr double TickPercent = 25;
constexpr double TextShare = 0.8; // of a piece; a text that touches both ends reads badly

// Points of a scale are counted from 0, as they stand on it.

std::size_t slot(int point)
{
    return static_cast<std::size_t>(point);
}

/// The digit that gives the point on the keyboard.
int digitOf(int point)
{
    return point + 1;
}

qint64 total(const ScaleUse& use)
{
    return std::accumulate(use.points.begin(), use.points.end(), qint64{0});
}

double percentOf(const ScaleUse& use, int point)
{
    return 100.0 * static_cast<double>(use.points.at(slot(point))) /
           static_cast<double>(std::max<qint64>(1, total(use)));
}

/// What lies to the left of the middle of the scale, in percent: half of a point that is there.
double leftPart(const ScaleUse& use)
{
    const auto points = static_cast<int>(use.points.size());
    double part = points % 2 == 1 ? percentOf(use, points / 2) / 2 : 0;
    for (int point = 0; point < points / 2; ++point)
        part += percentOf(use, point);
    return part;
}

/// "−1", "+1".
QString endText(double number)
{
    return number > 0 ? QStringLiteral("+%1").arg(number) : withMinusSign(QString::number(number));
}

/// Brown to teal over grey, after ColorBrewer's BrBG, which colour-blind eyes tell apart; where a
/// scale has other than seven points, from between them.
QColor colorOf(int point, int points, const theme::Colors& colors)
{
    constexpr std::array<QRgb, PointCount> light{0x8C510A, 0xC58A3D, 0xEACF9C, 0xDADADA,
                                                 0xA3D6CF, 0x3F9C92, 0x01574F};
    constexpr std::array<QRgb, PointCount> dark{0xF0B667, 0xB57E3A, 0x6F5230, 0x4A5058,
                                                0x2D625D, 0x3C978E, 0x86E0D6};
    const std::array<QRgb, PointCount>& shades = colors.isDark ? dark : light;
    const double place = static_cast<double>(point * (PointCount - 1)) / (points - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, shades.size() - 1);
    return charts::colorBetween(shades.at(below), shades.at(above),
                                place - static_cast<double>(below));
}

} // namespace

ScaleChart::ScaleChart(Prompts& prompts, QWidget* parent)
    : ChartPanel(tr("Use of the scales"),
                 tr("How often each point was chosen. Bars lean to the side chosen more."), prompts,
                 parent)
    , m_choice(new FilterBox(tr("Scale of the chart"), this))
    , m_legend(new charts::WrappedLegend(chart(), this))
{
    charts::addDetail(*this, tr("The middle of the neutral point of every bar lies on one line."));
    chart().setMargins(QMargins(0, 0, 18, 0));
    m_scales = usualTask()->scales; // until there are figures
    fillChoice();
    m_choice->setAccessibleDescription(tr("Which of the scales chart and table show."));
    connect(m_choice, &QComboBox::currentIndexChanged, this,
            [this](int index) { setDimension(static_cast<ScaleIndex>(index)); });
    addControl(m_choice);
}

void ScaleChart::fillChoice()
{
    const QSignalBlocker blocker(m_choice);
    m_choice->clear();
    for (const Scale& scale : m_scales)
        m_choice->addItem(scale.word);
    if (indexOf(m_dimension) >= m_scales.size())
        m_dimension = ScaleIndex{0};
    m_choice->setCurrentIndex(static_cast<int>(indexOf(m_dimension)));
}

QString ScaleChart::pointName(int point) const
{
    return scale().points.at(slot(point)).word;
}

void ScaleChart::setData(const AgreementReport& report)
{
    std::vector<Row> rows;
    for (const charts::GroupRow& row : charts::groupRows(report))
        rows.push_back({row.name, row.figures->scales});
    const bool isOther = m_scales != report.task().scales;
    if (!isEmpty() && rows == m_rows && !isOther)
        return;
    m_rows = std::move(rows);
    m_language = report.task().language;
    if (isOther) {
        m_scales = report.task().scales;
        fillChoice();
    }
    showScale();
}

void ScaleChart::setDimension(ScaleIndex dimension)
{
    if (dimension == m_dimension)
        return;
    m_dimension = dimension;
    m_choice->setCurrentIndex(static_cast<int>(indexOf(dimension)));
    showScale();
}

const ScaleUse& ScaleChart::useAt(int row) const
{
    return m_rows.at(static_cast<std::size_t>(row)).scales.at(indexOf(m_dimension));
}

void ScaleChart::showScale()
{
    clearChart();
    m_bars = nullptr;
    if (m_rows.empty() || total(useAt(static_cast<int>(m_rows.size()) - 1)) == 0) {
        setEmpty(tr("There are no ratings of %1 yet.").arg(midSentence(scale().word, m_language)));
        return;
    }
    fillTable();
    summarise();
    draw();
    applyTheme();
}

void ScaleChart::fillTable()
{
    QStringList header{tr("%1 in items of").arg(scale().word)};
    for (int point = 0; point < points(); ++point)
        header << pointName(point);
    header << tr("All") << tr("Mean") << tr("SD");
    std::vector<QStringList> rows;
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row) {
        const ScaleUse& use = useAt(row);
        QStringList cells{m_rows.at(static_cast<std::size_t>(row)).name};
        for (qint64 count : use.points)
            cells << QString::number(count);
        rows.push_back(cells << QString::number(use.moments.n)
                             << charts::tableFigure(use.moments.mean)
                             << charts::tableFigure(use.moments.populationDeviation));
    }
    setTable(header, rows);
}

void ScaleChart::summarise()
{
    QStringList sentences;
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row) {
        const ScaleUse& use = useAt(row);
        sentences << tr("%1: %2, mean %3.")
                         .arg(m_rows.at(static_cast<std::size_t>(row)).name,
                              tr("%n ratings", nullptr, plural(use.moments.n)),
                              figureText(use.moments.mean, 2));
    }
    setSummary(tr("%1 from %2 to %3. %4")
                   .arg(scale().word, endText(scale().points.front().number),
                        endText(scale().points.back().number), saidTogether(sentences)));
}

double ScaleChart::reach() const
{
    double most = 0;
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row) {
        const ScaleUse& use = useAt(row);
        if (total(use) > 0)
            most = std::max({most, leftPart(use), 100 - leftPart(use)});
    }
    return std::clamp(5 * std::ceil((most + 1) / 5), 30.0, 100.0);
}

void ScaleChart::draw()
{
    // The first piece pads each bar to where it begins and is never seen: pieces that grow to
    // both sides of zero would stand in another order in the legend than in the bars.
    m_bars = new StackedBarSeries;
    m_bars->setBarWidth(charts::barShare(m_rows.size()));
    auto* pad = new BarSet({});
    for (int bar = 0; bar < static_cast<int>(m_rows.size()); ++bar)
        pad->append(Middle - leftPart(useAt(rowOfBar(bar))));
    m_bars->append(pad);
    for (int point = 0; point < points(); ++point) {
        auto* set = new BarSet(QStringLiteral("%1 %2").arg(digitOf(point)).arg(pointName(point)));
        for (int bar = 0; bar < static_cast<int>(m_rows.size()); ++bar)
            set->append(percentOf(useAt(rowOfBar(bar)), point));
        m_bars->append(set);
    }
    chart().addSeries(m_bars);
    chart().legend()->markers(m_bars).constFirst()->setVisible(false);
    addAxes();
    setPlotHeight(RoomAround + RowPixels * static_cast<int>(m_rows.size()));
    connect(m_bars, &StackedBarSeries::hovered, this, [this](bool isOver, int bar, BarSet* set) {
        const int piece = static_cast<int>(m_bars->barSets().indexOf(set));
        isOver&& piece > 0 ? tellPiece(rowOfBar(bar), piece - 1) : QToolTip::hideText();
    });
}

void ScaleChart::addAxes()
{
    QStringList names;
    for (const Row& row : m_rows)
        names << row.name;
    BarCategoryAxis* groups = charts::makeNameAxis(names, NamePixels);
    chart().addAxis(groups, Qt::AlignLeft);
    m_bars->attachAxis(groups);

    auto* share = new CategoryAxis;
    share->setLabelsPosition(CategoryAxis::AxisLabelsPositionOnValue);
    const double most = reach();
    const int ticks = static_cast<int>(most / TickPercent); // on each side
    share->setStartValue(Middle - most - 1);
    for (int i = -ticks; i <= ticks; ++i) {
        const double at = TickPercent * i;
        // Both sides count upwards; the blank keeps the two names apart, which must differ.
        const QString name = tr("%1 %").arg(std::abs(at));
        share->append(at < 0 ? name : name + u' ', Middle + at);
    }
    share->setRange(Middle - most, Middle + most);
    share->setTitleText(tr("%1: share of the ratings").arg(scale().word));
    chart().addAxis(share, Qt::AlignBottom);
    m_bars->attachAxis(share);
}

void ScaleChart::styleChart(const theme::Colors& colors)
{
    if (!m_bars)
        return;
    const QList<BarSet*> sets = m_bars->barSets();
    sets.constFirst()->setBrush(Qt::NoBrush);
    sets.constFirst()->setPen(Qt::NoPen);
    for (int point = 0; point < points(); ++point) {
        BarSet* set = sets.at(digitOf(point));
        set->setBrush(colorOf(point, points(), colors));
        set->setPen(QPen(colors.control, 0.8)); // the mild points need an edge
    }
    std::vector<ChartNotes::Note> digits;
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row) {
        const ScaleUse& use = useAt(row);
        const double y = rowOfBar(row); // the same way round
        if (total(use) == 0)
            digits.push_back({{Middle, y}, tr("no ratings"), colors.muted, Qt::AlignCenter, {}});
        double left = Middle - leftPart(use);
        for (int point = 0; point < points(); ++point) {
            const double width = percentOf(use, point);
            if (width > 0)
                digits.push_back({{left + width / 2, y},
                                  QString::number(digitOf(point)),
                                  charts::inkOn(colorOf(point, points(), colors)),
                                  Qt::AlignCenter,
                                  {TextShare * width, charts::barShare(m_rows.size())},
                                  false,
                                  true});
            left += width;
        }
    }
    m_legend->place();
    notes().set(m_bars, digits);
}

void ScaleChart::tellPiece(int row, int point) const
{
    const ScaleUse& use = useAt(row);
    showPlainToolTip(QCursor::pos(),
                     tr("%1: %2, %3 of %4 (%5 %)")
                         .arg(m_rows.at(static_cast<std::size_t>(row)).name, pointName(point),
                              QString::number(use.points.at(slot(point))),
                              tr("%n ratings", nullptr, plural(total(use))),
                              shownNumber(percentOf(use, point), 1)));
}

} // namespace subtext
