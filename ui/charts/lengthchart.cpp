// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/lengthchart.h"

#include "ui/plot/axes.h"
#include "ui/plot/chart.h"
#include "ui/plot/legend.h"
#include "ui/plot/series.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"

#include <QButtonGroup>
#include <QCursor>
#include <QPen>
#include <QPushButton>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace subtext {
namespace {

constexpr std::size_t MostPoints = 3'000; // more would lie over each other
constexpr std::size_t ManyPoints = 600;   // smaller and paler from here on
constexpr int LargestVotes = 60;          // whose fractions are looked for
constexpr double Tolerance = 1e-9;        // between scores that are the same fraction
constexpr double HalfJitter = 0.26;       // of a band; leaves room for the figures of the mean
constexpr double HalfStroke = 0.36;
constexpr int BandPixels = 90;
constexpr int RoomAround = 90;

/// Well mixed and the same on every machine (splitmix64, Steele et al. 2014).
std::uint64_t mixed(ScenarioId scenario)
{
    auto z = static_cast<std::uint64_t>(scenario.value) + 0x9E3779B97F4A7C15ULL;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
}

double jitter(ScenarioId scenario)
{
    // The lower half of the bits: the sample goes by the upper ones.
    const double unit = static_cast<double>(mixed(scenario) & 0xFFFFFFFFULL) * 0x1p-32;
    return (2 * unit - 1) * HalfJitter;
}

/// The distance of about six ticks up to `most`: 1, 2 or 5 times a power of ten.
int tickStep(int most)
{
    for (int power = 1;; power *= 10) {
        for (int step : {power, 2 * power, 5 * power}) {
            if (most <= 6 * step)
                return step;
        }
    }
}

bool isSame(double a, double b)
{
    return std::abs(a - b) < Tolerance;
}

/// The score as votes of votes, in lowest terms; as a decimal where there is no such fraction.
QString fraction(double score)
{
    for (int votes = 1; votes <= LargestVotes; ++votes) {
        const double top = score * votes;
        if (std::abs(top - std::round(top)) < Tolerance * votes)
            return QStringLiteral("%1/%2").arg(qRound(top)).arg(votes);
    }
    return QString::number(score, 'f', 2);
}

double medianOf(std::vector<int>& values)
{
    const auto half = std::ssize(values) / 2;
    std::nth_element(values.begin(), values.begin() + half, values.end());
    const double upper = values[static_cast<std::size_t>(half)];
    if (std::ssize(values) % 2 == 1)
        return upper;
    return (upper + *std::max_element(values.begin(), values.begin() + half)) / 2;
}

QString oneDecimal(double value)
{
    return QString::number(value, 'f', 1);
}

QString correlation(const std::optional<double>& rho)
{
    if (!rho)
        return LengthChart::tr("undefined");
    QString text = QString::number(std::abs(*rho), 'f', 2);
    if (*rho < 0 && text != QStringLiteral("0.00"))
        text.prepend(QChar(0x2212));
    return withShownPoint(text);
}

} // namespace

LengthChart::LengthChart(Prompts& prompts, QWidget* parent)
    : ChartPanel(
          tr("Length and agreement"),
          tr("Each item at its number of words, in the band for how many of its votes agree on one "
             "label. Strokes: the mean of a band. The height within a band has no meaning."),
          prompts, parent)
    , m_wordButtons(new QButtonGroup(this))
{
    chart().legend()->hide();
    chart().setMargins(QMargins(0, 8, 12, 0));
    addWordButtons();
}

void LengthChart::addWordButtons()
{
    const std::pair<QString, QString> texts[] = {
        {tr("Context"), tr("Show the words of the context")},
        {tr("Utterance"), tr("Show the words of the utterance")}};
    for (Words words : {Words::OfContext, Words::OfUtterance}) {
        const auto& [text, name] = texts[static_cast<std::size_t>(words)];
        auto* button = makeButton(text, ButtonKind::Quiet, this);
        button->setCheckable(true);
        button->setAccessibleName(name);
        m_wordButtons->addButton(button, static_cast<int>(words));
        addControl(button);
    }
    m_wordButtons->button(static_cast<int>(m_words))->setChecked(true);
    connect(m_wordButtons, &QButtonGroup::idClicked, this,
            [this](int id) { setWords(static_cast<Words>(id)); });
}

void LengthChart::setWords(Words words)
{
    if (words == m_words)
        return;
    m_words = words;
    m_wordButtons->button(static_cast<int>(words))->setChecked(true);
    if (!m_items.empty())
        redraw();
}

void LengthChart::setData(const AgreementReport& report,
                          const QHash<ScenarioId, QString>& itemNames)
{
    std::vector<double> scores;
    for (const ItemAgreement& item : report.itemAgreement)
        scores.push_back(item.score);
    std::sort(scores.begin(), scores.end());
    scores.erase(std::unique(scores.begin(), scores.end(), isSame), scores.end());

    std::vector<Item> items;
    items.reserve(report.itemAgreement.size());
    for (const ItemAgreement& item : report.itemAgreement) {
        const auto band =
            std::lower_bound(scores.begin(), scores.end(), item.score - Tolerance) - scores.begin();
        items.push_back(
            {item.scenario, {item.contextWords, item.utteranceWords}, static_cast<int>(band)});
    }
    const std::array rho{report.length.contextWords, report.length.utteranceWords};
    std::vector<Band> bands(scores.size());
    for (std::size_t i = 0; i < scores.size(); ++i)
        bands[i].score = scores[i];
    std::swap(m_bands, bands);
    const bool isNew = items != m_items || rho != m_rho || itemNames != m_names;
    m_shown.clear(); // points into the old ones
    m_items = std::move(items);
    m_rho = rho;
    m_names = itemNames;
    if (m_items.empty()) {
        m_points = nullptr;
        m_means.clear();
        setEmpty(tr("No item has all its answers yet."));
        return;
    }
    measureBands(report.ratingsNeeded);
    if (isNew || !m_points || m_bands != bands) {
        fillTable();
        redraw();
    } else {
        chooseShown();
    }
}

void LengthChart::measureBands(int ratingsNeeded)
{
    for (std::size_t i = 0; i < m_bands.size(); ++i) {
        Band& band = m_bands[i];
        const QString votes = fraction(band.score);
        if (isSame(band.score, 1))
            band.name = tr("Unanimous");
        else if (band.score > 0.5 + Tolerance)
            band.name = tr("Majority, %1").arg(votes);
        else if (isSame(band.score * ratingsNeeded, 1))
            band.name = tr("Split, %1").arg(votes);
        else // the pattern depends on the other votes
            band.name = tr("%1 agree").arg(votes);
        for (std::size_t kind : {std::size_t{0}, std::size_t{1}}) {
            std::vector<int> words;
            for (const Item& item : m_items) {
                if (item.band == static_cast<int>(i))
                    words.push_back(item.words.at(kind));
            }
            band.items = std::ssize(words);
            band.mean.at(kind) = std::accumulate(words.begin(), words.end(), 0.0) /
                                 static_cast<double>(words.size());
            band.median.at(kind) = medianOf(words);
        }
    }
}

void LengthChart::chooseShown()
{
    const ScenarioId kept = m_cursor < m_shown.size() ? m_shown[m_cursor]->scenario : ScenarioId{};
    m_shown.clear();
    for (const Item& item : m_items)
        m_shown.push_back(&item);
    if (m_shown.size() > MostPoints) {
        // The lowest of well mixed numbers: a sample that new items hardly change.
        const auto end = m_shown.begin() + static_cast<std::ptrdiff_t>(MostPoints);
        std::nth_element(m_shown.begin(), end, m_shown.end(), [](const Item* a, const Item* b) {
            return mixed(a->scenario) < mixed(b->scenario);
        });
        m_shown.erase(end, m_shown.end());
    }
    const auto key = [this](const Item* item) {
        return std::tuple(item->band, item->words.at(slot()), item->scenario);
    };
    std::sort(m_shown.begin(), m_shown.end(),
              [&](const Item* a, const Item* b) { return key(a) < key(b); });
    const auto same = std::find_if(m_shown.begin(), m_shown.end(),
                                   [&](const Item* item) { return item->scenario == kept; });
    m_cursor = same == m_shown.end() ? 0 : static_cast<std::size_t>(same - m_shown.begin());
}

void LengthChart::fillTable()
{
    std::vector<QStringList> rows;
    for (auto band = m_bands.rbegin(); band != m_bands.rend(); ++band)
        rows.push_back({band->name, QString::number(band->items), oneDecimal(band->mean[0]),
                        oneDecimal(band->median[0]), oneDecimal(band->mean[1]),
                        oneDecimal(band->median[1])});
    setTable({tr("Agreement"), tr("Items"), tr("Context words, mean"), tr("Context words, median"),
              tr("Utterance words, mean"), tr("Utterance words, median")},
             rows);
}

void LengthChart::summarise()
{
    QStringList parts;
    for (auto band = m_bands.rbegin(); band != m_bands.rend(); ++band)
        parts << tr("%1: %2, mean %3 words")
                     .arg(band->name, tr("%n items", nullptr, plural(band->items)),
                          shownNumber(band->mean.at(slot()), 1));
    QString text = tr("%1. %2.").arg(axisTitle(), parts.join(QStringLiteral("; ")));
    setSummary(text);
}

QString LengthChart::axisTitle() const
{
    QString title = (m_words == Words::OfContext ? tr("words in the context; Spearman’s ρ = %1")
                                                 : tr("words in the utterance; Spearman’s ρ = %1"))
                        .arg(correlation(m_rho.at(slot())));
    if (m_shown.size() < m_items.size())
        title += tr("; a sample of %1 of %2 items is drawn")
                     .arg(groupedNumber(std::ssize(m_shown)), groupedNumber(std::ssize(m_items)));
    return title;
}

void LengthChart::redraw()
{
    m_points = nullptr;
    m_means.clear();
    clearChart();
    chooseShown();
    summarise();
    draw();
    applyTheme();
}

void LengthChart::draw()
{
    auto* bands = new BarCategoryAxis;
    for (const Band& band : m_bands)
        bands->append(tr("%1 (%2)").arg(band.name).arg(band.items));
    bands->setTruncateLabels(false);
    chart().addAxis(bands, Qt::AlignLeft);
    int most = 1;
    for (const Item& item : m_items)
        most = std::max(most, item.words.at(slot()));
    auto* words = new ValueAxis;
    const int step = tickStep(most);
    const int ticks = most / step + 1; // beyond the longest: on the edge, its point would be cut
    words->setRange(0, ticks * step);
    words->setTickCount(ticks + 1);
    words->setLabelFormat(QStringLiteral("%d"));
    words->setTitleText(axisTitle());
    chart().addAxis(words, Qt::AlignBottom);

    ScatterSeries* points = makePoints();
    std::vector<Series*> all; // the points last, so that no stroke takes their clicks
    for (int band = 0; band < std::ssize(m_bands); ++band) {
        m_means.push_back(makeMean(band));
        all.push_back(m_means.back());
    }
    all.push_back(points);
    for (Series* series : all) {
        chart().addSeries(series);
        series->attachAxis(words);
        series->attachAxis(bands);
    }
    m_points = points;
    setPlotHeight(RoomAround + BandPixels * static_cast<int>(m_bands.size()));
}

ScatterSeries* LengthChart::makePoints()
{
    auto* series = new ScatterSeries;
    QList<QPointF> places;
    for (const Item* item : m_shown)
        places << placeOf(*item);
    series->append(places);
    series->setMarkerSize(m_shown.size() < ManyPoints ? 8 : 6);
    connect(series, &ScatterSeries::clicked, this, [this](const QPointF& value) {
        if (const Item* item = itemAt(value))
            Q_EMIT itemActivated(item->scenario);
    });
    connect(series, &ScatterSeries::hovered, this, [this](const QPointF& value, bool isOver) {
        const Item* item = isOver ? itemAt(value) : nullptr;
        item ? showPlainToolTip(QCursor::pos(), itemText(*item)) : QToolTip::hideText();
    });
    return series;
}

PolylineSeries* LengthChart::makeMean(int band) const
{
    auto* line = new PolylineSeries;
    const double mean = m_bands[static_cast<std::size_t>(band)].mean.at(slot());
    line->append(mean, band - HalfStroke);
    line->append(mean, band + HalfStroke);
    return line;
}

QPointF LengthChart::placeOf(const Item& item) const
{
    return {static_cast<double>(item.words.at(slot())), item.band + jitter(item.scenario)};
}

const LengthChart::Item* LengthChart::itemAt(const QPointF& value) const
{
    const auto distance = [&](const Item* item) {
        const QPointF away = placeOf(*item) - value;
        return std::abs(away.x()) + std::abs(away.y());
    };
    const auto nearest =
        std::min_element(m_shown.begin(), m_shown.end(),
                         [&](const Item* a, const Item* b) { return distance(a) < distance(b); });
    return nearest == m_shown.end() ? nullptr : *nearest;
}

QString LengthChart::itemText(const Item& item) const
{
    const QString name = m_names.value(item.scenario);
    return tr("%1: %2, %3")
        .arg(name.isEmpty() ? tr("Item %1").arg(item.scenario.value) : name,
             tr("%n words", nullptr, plural(item.words.at(slot()))),
             m_bands[static_cast<std::size_t>(item.band)].name);
}

void LengthChart::styleChart(const theme::Colors& colors)
{
    if (!m_points)
        return;
    // See-through, so that many on one place look like more.
    QColor fill = colors.accent;
    fill.setAlphaF(m_shown.size() < ManyPoints ? 0.45F : 0.3F);
    m_points->setColor(fill);
    m_points->setBorderColor(Qt::transparent);
    m_points->setPen(Qt::NoPen);
    std::vector<ChartNotes::Note> figures;
    for (std::size_t band = 0; band < m_means.size(); ++band) {
        m_means[band]->setPen(QPen(colors.text, 2.5));
        const double mean = m_bands[band].mean.at(slot());
        figures.push_back({{mean, static_cast<double>(band) + HalfStroke},
                           tr("mean %1").arg(oneDecimal(mean)),
                           colors.text,
                           Qt::AlignHCenter | Qt::AlignBottom,
                           {}});
    }
    notes().set(m_points, figures);
}

void LengthChart::activateRow(int row)
{
    const int band = static_cast<int>(m_bands.size()) - 1 - row;
    std::vector<ScenarioId> scenarios;
    for (const Item& item : m_items) {
        if (item.band == band)
            scenarios.push_back(item.scenario);
    }
    Q_EMIT itemsActivated(scenarios);
}

void LengthChart::moveWithin(int by)
{
    const auto to = static_cast<std::ptrdiff_t>(m_cursor) + by;
    if (to >= 0 && to < std::ssize(m_shown) &&
        m_shown[static_cast<std::size_t>(to)]->band == m_shown[m_cursor]->band)
        m_cursor = static_cast<std::size_t>(to);
}

void LengthChart::moveBetween(int by)
{
    const Item& from = *m_shown[m_cursor];
    const Item* nearest = nullptr;
    const auto away = [&](const Item& item) {
        return std::abs(item.words.at(slot()) - from.words.at(slot()));
    };
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
        const Item& item = *m_shown[i];
        if (item.band != from.band + by || (nearest && away(item) >= away(*nearest)))
            continue;
        nearest = &item;
        m_cursor = i;
    }
}

bool LengthChart::chartKey(int key)
{
    if (!m_points)
        return false;
    switch (key) {
    case Qt::Key_Left:
        moveWithin(-1);
        break;
    case Qt::Key_Right:
        moveWithin(1);
        break;
    case Qt::Key_Up:
        moveBetween(1);
        break;
    case Qt::Key_Down:
        moveBetween(-1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        Q_EMIT itemActivated(m_shown[m_cursor]->scenario);
        return true;
    default:
        return false;
    }
    cursorMoved();
    return true;
}

QRectF LengthChart::cursorPlace() const
{
    if (!m_points || m_cursor >= m_shown.size())
        return {};
    const QPointF at = m_points->chart()->mapToPosition(placeOf(*m_shown[m_cursor]), m_points);
    return {at - QPointF(7, 7), QSizeF(14, 14)};
}

QString LengthChart::cursorText() const
{
    return m_cursor < m_shown.size() ? itemText(*m_shown[m_cursor]) : QString();
}

} // namespace subtext
