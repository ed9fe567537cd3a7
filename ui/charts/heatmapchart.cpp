// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/confusionchart.h"

#include "ui/charts/agreementrows.h"
#include "ui/text/words.h"
#include "ui/widgets/plaintooltip.h"

#include <QCursor>
#include <QGraphicsRectItem>
#include <QGraphicsSceneHoverEvent>
#include <QGraphicsSceneMouseEvent>
#include <QGraphicsSimpleTextItem>
#include <QPen>
#include <QToolTip>
#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QChart>
#include <QtCharts/QLegend>
#include <QtCharts/QScatterSeries>

#include <algorithm>
#include <functional>

namespace subtext {
namespace {

constexpr int CellPixels = 44;
constexpr int RoomAround = 60;
constexpr double AboveAxes = 50;
constexpr double RoomAboveFeet = 5;
constexpr std::size_t PairsTold = 5;

/// The two ends of the shades. One hue from the ground on, so that lightness alone says it.
struct Shades
{
    QColor none;
    QColor most;
};

Shades shadesOf(const theme::Colors& colors)
{
    if (colors.isDark)
        return {QColor(0x262D33), QColor(0x93E3DB)};
    return {QColor(0xEFF4F4), QColor(0x0A4F52)};
}

QColor shade(const Shades& shades, double amount)
{
    const auto between = [amount](int a, int b) { return a + qRound(amount * (b - a)); };
    return {between(shades.none.red(), shades.most.red()),
            between(shades.none.green(), shades.most.green()),
            between(shades.none.blue(), shades.most.blue())};
}

QString digitOf(int option)
{
    return QString::number(option + 1);
}

QString percent(double share)
{
    return QString::number(qRound(100 * share));
}

} // namespace

/// One field of the matrix: Qt Charts has no such chart.
class ConfusionChart::Cell : public QGraphicsRectItem
{
public:
    Cell(QGraphicsItem* parent, const std::function<void()>& onClick)
        : QGraphicsRectItem(parent)
        , m_onClick(onClick)
        , m_count(new QGraphicsSimpleTextItem(this))
        , m_share(new QGraphicsSimpleTextItem(this))
    {
        setZValue(AboveAxes);
        setAcceptHoverEvents(true);
        setAcceptedMouseButtons(Qt::LeftButton);
    }

    void setTexts(const QString& count, const QString& share)
    {
        m_count->setText(count);
        m_share->setText(share);
        arrange();
    }

    void setPlace(const QRectF& place)
    {
        setRect(place);
        arrange();
    }

    void setColors(const QColor& ground, const QPen& outline)
    {
        setBrush(ground);
        setPen(outline);
        m_count->setFont(charts::textFont(theme::TextRole::Strong));
        m_share->setFont(charts::textFont(theme::TextRole::Small));
        m_count->setBrush(charts::inkOn(ground));
        m_share->setBrush(charts::inkOn(ground));
        arrange();
    }

protected:
    void hoverEnterEvent(QGraphicsSceneHoverEvent* event) override
    {
        QToolTip::showText(event->screenPos(), toolTip());
    }
    void hoverLeaveEvent(QGraphicsSceneHoverEvent* /*event*/) override { QToolTip::hideText(); }
    void mousePressEvent(QGraphicsSceneMouseEvent* event) override { event->accept(); }
    void mouseReleaseEvent(QGraphicsSceneMouseEvent* event) override
    {
        if (contains(event->pos()))
            m_onClick();
    }

private:
    void arrange()
    {
        const QRectF count = m_count->boundingRect();
        const QRectF share = m_share->boundingRect();
        const double both = count.height() + share.height();
        const bool hasShare = !m_share->text().isEmpty() && both <= rect().height() &&
                              share.width() <= rect().width();
        const double top = rect().center().y() - (hasShare ? both : count.height()) / 2;
        m_share->setVisible(hasShare);
        m_count->setPos(rect().center().x() - count.width() / 2, top);
        m_share->setPos(rect().center().x() - share.width() / 2, top + count.height());
    }

    std::function<void()> m_onClick;
    QGraphicsSimpleTextItem* m_count; // of this, like the other
    QGraphicsSimpleTextItem* m_share;
};

ConfusionChart::ConfusionChart(Prompts& prompts, QWidget* parent)
    : ChartPanel(tr("Labels that meet on one item"),
                 tr("How often two people gave one item these two labels. The stronger the shade, "
                    "the larger the share of the row’s pairs; outlined: both chose the same. Click "
                    "a cell for its items."),
                 prompts, parent)
{
    chart().legend()->hide();
    connect(&chart(), &QChart::plotAreaChanged, this, &ConfusionChart::placeCells);
}

/// As many as the question has options.
void ConfusionChart::makeCells()
{
    qDeleteAll(m_cells);
    qDeleteAll(m_feet);
    m_cells.clear();
    m_feet.clear();
    for (int row = 0; row < options(); ++row) {
        for (int column = 0; column < options(); ++column) {
            auto* cell = new Cell(&chart(), [this, row, column] { activate(row, column); });
            cell->hide();
            m_cells.push_back(cell);
        }
        m_feet.push_back(new QGraphicsSimpleTextItem(&chart()));
        m_feet.back()->hide();
    }
}

QString ConfusionChart::word(int option) const
{
    return m_words.at(option).toLower();
}

QString ConfusionChart::labelOf(int option) const
{
    return QStringLiteral("%1 %2").arg(option + 1).arg(m_words.at(option));
}

QString ConfusionChart::shortLabelOf(int option) const
{
    constexpr int Letters = 3;
    const QString& whole = m_words.at(option);
    return QStringLiteral("%1 %2")
        .arg(option + 1)
        .arg(whole.size() <= Letters ? whole : whole.left(Letters) + u'.');
}

std::size_t ConfusionChart::slot(int row, int column) const
{
    return static_cast<std::size_t>(row * options() + column);
}

std::int64_t ConfusionChart::count(int row, int column) const
{
    return m_matrix.at(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
}

double ConfusionChart::share(int row, int column) const
{
    return m_matrix.share(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
}

void ConfusionChart::setData(const AgreementReport& report)
{
    const bool isAny =
        report.overall.confusion.categories == report.question().options.size() &&
        std::any_of(report.overall.confusion.counts.begin(), report.overall.confusion.counts.end(),
                    [](std::int64_t n) { return n > 0; });
    QStringList words;
    for (const Option& option : report.question().options)
        words << option.word;
    const bool isOther = words != m_words || m_isRing != report.question().isRing;
    if (isOther) {
        clearChart(); // its axes have the words
        m_grid = nullptr;
        m_words = words;
        m_isRing = report.question().isRing;
        m_head = charts::questionWord(report.question());
        m_row = 0;
        m_column = 0;
        makeCells();
    }
    if (!isAny) {
        m_grid = nullptr;
        for (Cell* cell : m_cells)
            cell->hide();
        for (QGraphicsSimpleTextItem* foot : m_feet)
            foot->hide();
        setEmpty(tr("No item has two answers yet."));
        return;
    }
    if (m_grid && m_matrix == report.overall.confusion && m_wheel == report.overall.wheel)
        return;
    m_matrix = report.overall.confusion;
    m_wheel = report.overall.wheel;
    fillTable();
    summarise();
    draw();
    applyTheme();
}

void ConfusionChart::fillTable()
{
    QStringList header{m_head};
    std::vector<QStringList> rows;
    for (int row = 0; row < options(); ++row) {
        const QString& name = m_words.at(row);
        header << name;
        QStringList cells{name};
        for (int column = 0; column < options(); ++column)
            cells << QString::number(count(row, column));
        rows.push_back(cells);
    }
    setTable(header, rows);
}

void ConfusionChart::summarise()
{
    const std::vector<stats::ConfusedPair> confused = stats::confusedPairs(m_matrix);
    if (confused.empty()) {
        setSummary(tr("All pairs agree."));
        return;
    }
    QStringList pairs;
    for (const stats::ConfusedPair& pair : confused) {
        if (pairs.size() == PairsTold)
            break;
        pairs << tr("%1 and %2 (%3)")
                     .arg(word(static_cast<int>(pair.first)), word(static_cast<int>(pair.second)))
                     .arg(pair.count);
    }
    const QString told = pairs.join(QStringLiteral(", "));
    if (!m_isRing) {
        setSummary(tr("Most often confused: %1.").arg(told));
        return;
    }
    // How many of the other labels are neighbours on the wheel.
    const double byChance = 2.0 / (options() - 1);
    const double adjacent =
        static_cast<double>(m_wheel.adjacent) / static_cast<double>(m_wheel.differingPairs);
    setSummary(tr("Most often confused: %1. %2 of %3 differing pairs are neighbours on the wheel: "
                  "%4 %, by chance it would be %5 %.")
                   .arg(told)
                   .arg(m_wheel.adjacent)
                   .arg(m_wheel.differingPairs)
                   .arg(percent(adjacent), percent(byChance)));
}

void ConfusionChart::draw()
{
    for (int row = 0; row < options(); ++row) {
        for (int column = 0; column < options(); ++column) {
            Cell* cell = m_cells[slot(row, column)];
            const std::int64_t n = count(row, column);
            cell->setTexts(QString::number(n),
                           n > 0 ? tr("%1 %").arg(percent(share(row, column))) : QString());
            cell->setToolTip(plainToolTip(cellText(row, column)));
            cell->setCursor(n > 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
            cell->show();
        }
    }
    if (m_grid)
        return;
    QStringList across;
    QStringList down;
    for (int option = 0; option < options(); ++option) {
        // Room only: Qt Charts would write words over each other where the columns are narrow. An
        // empty element tells the categories apart.
        across << QStringLiteral("&nbsp;") + QStringLiteral("<i></i>").repeated(option);
        down.prepend(labelOf(option)); // Qt Charts counts from the bottom
    }
    auto* grid = new QScatterSeries; // without points: it carries the axes
    chart().addSeries(grid);
    for (const auto& [labels, side] :
         {std::pair(across, Qt::AlignBottom), std::pair(down, Qt::AlignLeft)}) {
        auto* axis = new QBarCategoryAxis;
        axis->append(labels);
        axis->setGridLineVisible(false);
        axis->setLineVisible(false);
        axis->setTruncateLabels(false);
        chart().addAxis(axis, side);
        grid->attachAxis(axis);
    }
    m_grid = grid;
    setPlotHeight(RoomAround + CellPixels * options());
}

QRectF ConfusionChart::cellPlace(int row, int column) const
{
    const QRectF area = m_grid->chart()->plotArea();
    const QSizeF size = area.size() / options();
    return {area.topLeft() + QPointF(column * size.width(), row * size.height()), size};
}

void ConfusionChart::placeCells()
{
    if (!m_grid)
        return;
    for (int row = 0; row < options(); ++row) {
        for (int column = 0; column < options(); ++column)
            m_cells[slot(row, column)]->setPlace(cellPlace(row, column).adjusted(1, 1, -1, -1));
    }
    // Where one word does not fit all are short, or digits in the end; the rows have them whole.
    const QFontMetricsF metrics(charts::textFont(theme::TextRole::Small));
    const double room = cellPlace(0, 0).width() - 2;
    using Label = std::function<QString(int)>;
    const Label whole = [this](int option) { return labelOf(option); };
    const Label cut = [this](int option) { return shortLabelOf(option); };
    const auto doFit = [&](const Label& label) {
        for (int option = 0; option < options(); ++option) {
            if (metrics.horizontalAdvance(label(option)) > room)
                return false;
        }
        return true;
    };
    const Label label = doFit(whole) ? whole : doFit(cut) ? cut : Label(digitOf);
    for (int option = 0; option < options(); ++option) {
        QGraphicsSimpleTextItem* foot = m_feet[static_cast<std::size_t>(option)];
        const QRectF cell = cellPlace(options() - 1, option);
        foot->setText(label(option));
        foot->setPos(cell.center().x() - foot->boundingRect().width() / 2,
                     cell.bottom() + RoomAboveFeet);
        foot->show();
    }
}

void ConfusionChart::styleChart(const theme::Colors& colors)
{
    if (!m_grid)
        return;
    double most = 0;
    for (int row = 0; row < options(); ++row) {
        for (int column = 0; column < options(); ++column)
            most = std::max(most, share(row, column));
    }
    for (QGraphicsSimpleTextItem* foot : m_feet) {
        foot->setFont(charts::textFont(theme::TextRole::Small));
        foot->setBrush(colors.muted);
    }
    placeCells(); // by the width of the font
    const Shades shades = shadesOf(colors);
    for (int row = 0; row < options(); ++row) {
        for (int column = 0; column < options(); ++column)
            m_cells[slot(row, column)]->setColors(shade(shades, share(row, column) / most),
                                                  row == column ? QPen(colors.text, 2)
                                                                : QPen(Qt::NoPen));
    }
}

QString ConfusionChart::cellText(int row, int column) const
{
    const QString pairs = counted(count(row, column), tr("1 pair"), tr("%1 pairs"));
    return tr("%1 and %2: %3, %4 % of the pairs with %1")
        .arg(word(row), word(column), pairs, percent(share(row, column)));
}

void ConfusionChart::activate(int row, int column)
{
    m_row = row;
    m_column = column;
    if (count(row, column) > 0)
        Q_EMIT pairActivated(static_cast<Choice>(row), static_cast<Choice>(column));
}

void ConfusionChart::activateRow(int row)
{
    int most = row;
    for (int column = 0; column < options(); ++column) {
        if (column != row && count(row, column) > (most == row ? 0 : count(row, most)))
            most = column;
    }
    activate(row, most);
}

bool ConfusionChart::chartKey(int key)
{
    if (!m_grid)
        return false;
    const auto moved = [this](int from, int by) { return std::clamp(from + by, 0, options() - 1); };
    switch (key) {
    case Qt::Key_Left:
        m_column = moved(m_column, -1);
        break;
    case Qt::Key_Right:
        m_column = moved(m_column, 1);
        break;
    case Qt::Key_Up:
        m_row = moved(m_row, -1);
        break;
    case Qt::Key_Down:
        m_row = moved(m_row, 1);
        break;
    case Qt::Key_Home:
        m_column = 0;
        break;
    case Qt::Key_End:
        m_column = options() - 1;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        activate(m_row, m_column);
        return true;
    default:
        return false;
    }
    cursorMoved();
    return true;
}

QRectF ConfusionChart::cursorPlace() const
{
    return m_grid ? cellPlace(m_row, m_column) : QRectF();
}

QString ConfusionChart::cursorText() const
{
    return m_grid ? cellText(m_row, m_column) : QString();
}

} // namespace subtext
