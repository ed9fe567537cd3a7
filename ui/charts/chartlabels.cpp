// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartlabels.h"

#include "ui/plot/axes.h"
#include "ui/plot/chart.h"
#include "ui/text/language.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QGraphicsSimpleTextItem>
#include <QPainter>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>

namespace subtext {
namespace charts {
namespace {

bool isForPaper = false;

/// The family of its font while charts are drawn for paper.
QString& paperFamily()
{
    static QString family;
    return family;
}

/// The family of the theme, or what the system calls its plain one.
QString familyOfPaper()
{
    const QString family = QStringLiteral("Inter");
    return QFontDatabase::hasFamily(family) ? family : QStringLiteral("Sans Serif");
}

/// A text that covers what is behind it.
class GroundedText : public QGraphicsSimpleTextItem
{
public:
    GroundedText(const QString& text, const QColor& ground, QGraphicsItem* parent)
        : QGraphicsSimpleTextItem(text, parent)
        , m_ground(ground)
    {}

    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override
    {
        painter->fillRect(boundingRect(), m_ground);
        QGraphicsSimpleTextItem::paint(painter, option, widget);
    }

private:
    QColor m_ground;
};

} // namespace

QString nameOf(PersonId person, const DisplayNames& names)
{
    const QString name = names.value(person);
    if (!name.isEmpty())
        return name;
    return QCoreApplication::translate("subtext::charts", "Person %1").arg(person.value);
}

QFont textFont(theme::TextRole role)
{
    if (!isForPaper)
        return theme::font(role);
    // Not made from the application's font: that one carries what the desktop asked for.
    QFont font(paperFamily());
    font.setPixelSize(role == theme::TextRole::Small ? 12 : 13);
    font.setWeight(role == theme::TextRole::Strong ? QFont::DemiBold : QFont::Normal);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

PaperFonts::PaperFonts()
    : m_before(std::exchange(isForPaper, true))
{
    // Once for a set of charts: looking for a family asks all fonts of the machine.
    paperFamily() = familyOfPaper();
}

PaperFonts::~PaperFonts()
{
    isForPaper = m_before;
}

bool isOnPaper()
{
    return isForPaper;
}

QStringList axisLabels(const QStringList& names, int maxPixels)
{
    const QFontMetrics metrics(textFont(theme::TextRole::Small));
    QStringList labels;
    QSet<QString> taken;
    for (const QString& name : names) {
        const QString cut = metrics.elidedText(name, Qt::ElideMiddle, maxPixels);
        QString label = cut;
        for (int i = 2; taken.contains(label); ++i)
            label = QStringLiteral("%1 (%2)").arg(cut).arg(i);
        taken.insert(label);
        labels << label.toHtmlEscaped();
    }
    return labels;
}

double barShare(std::size_t rows, double most)
{
    return std::min(most, 0.22 * static_cast<double>(rows));
}

BarCategoryAxis* makeCategoryAxis(const QStringList& labels)
{
    auto* axis = new BarCategoryAxis;
    axis->append(labels);
    axis->setGridLineVisible(false);
    axis->setTruncateLabels(false);
    return axis;
}

BarCategoryAxis* makeNameAxis(const QStringList& names, int maxPixels)
{
    QStringList labels = axisLabels(names, maxPixels);
    std::reverse(labels.begin(), labels.end());
    return makeCategoryAxis(labels);
}

ValueAxis* makePercentAxis()
{
    auto* axis = new ValueAxis;
    axis->setRange(0, 100);
    axis->setTickCount(5);
    axis->setLabelFormat(QStringLiteral("%d %%"));
    return axis;
}

QColor colorBetween(const QColor& from, const QColor& to, double part)
{
    const auto between = [part](int a, int b) { return a + qRound(part * (b - a)); };
    return {between(from.red(), to.red()), between(from.green(), to.green()),
            between(from.blue(), to.blue())};
}

QColor inkOn(const QColor& ground)
{
    // Relative luminance of WCAG 2.1; above 0.179 black has the higher contrast.
    const auto linear = [](float channel) {
        return channel <= 0.03928F ? channel / 12.92F : std::pow((channel + 0.055F) / 1.055F, 2.4F);
    };
    const float luminance = 0.2126F * linear(ground.redF()) + 0.7152F * linear(ground.greenF()) +
                            0.0722F * linear(ground.blueF());
    return luminance > 0.179F ? Qt::black : Qt::white;
}

QString figureFormat(int places)
{
    return u'%' + shownLocale().decimalPoint() + QString::number(places) + u'f';
}

QString secondsWords(double seconds)
{
    if (seconds < 9.95)
        return QCoreApplication::translate("subtext::charts", "%1 s")
            .arg(shownLocale().toString(seconds, 'f', 1));
    return durationWords(qRound64(seconds) * 1000);
}

QString limitWords(qint64 milliseconds)
{
    if (milliseconds >= 60'000 && milliseconds % 60'000 == 0)
        return QCoreApplication::translate("subtext::charts", "%1 min").arg(milliseconds / 60'000);
    if (milliseconds < 60'000)
        return QCoreApplication::translate("subtext::charts", "%1 s")
            .arg(shownLocale().toString(static_cast<double>(milliseconds) / 1000));
    return durationWords(milliseconds);
}

} // namespace charts

ChartNotes::ChartNotes(Chart& chart, QObject* parent)
    : QObject(parent)
    , m_chart(chart)
{
    connect(&chart, &Chart::plotAreaChanged, this, &ChartNotes::place);
}

void ChartNotes::set(Series* series, const std::vector<Note>& notes)
{
    clear();
    m_series = series;
    m_notes = notes;
    for (const Note& note : m_notes) {
        const bool isGrounded = m_ground.isValid() && !note.isOnBar && !charts::isOnPaper();
        auto* item = isGrounded ? new charts::GroundedText(note.text, m_ground, &m_chart)
                                : new QGraphicsSimpleTextItem(note.text, &m_chart);
        item->setFont(charts::textFont(theme::TextRole::Small));
        item->setBrush(note.color);
        item->setZValue(100); // above everything that a chart draws
        item->setAcceptedMouseButtons(Qt::NoButton);
        m_items.push_back(item);
    }
    place();
}

void ChartNotes::clear()
{
    qDeleteAll(m_items);
    m_items.clear();
    m_notes.clear();
    m_series = nullptr;
}

void ChartNotes::place()
{
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const Note& note = m_notes[i];
        QGraphicsSimpleTextItem* item = m_items[i];
        const QSizeF size = item->boundingRect().size();
        QPointF at = m_chart.mapToPosition(note.value, m_series);
        if (!note.room.isEmpty()) {
            const QPointF corner = m_chart.mapToPosition(
                note.value + QPointF(note.room.width(), note.room.height()), m_series);
            const double width = std::abs(corner.x() - at.x());
            const double least = (note.mayMoveBack ? 0.5 : 1) * size.width();
            // The air above and below figures may be cut off, the figures themselves not.
            item->setVisible(width >= least &&
                             std::abs(corner.y() - at.y()) >= 0.8 * size.height());
            if (note.mayMoveBack)
                at.setX(at.x() - std::max(0.0, size.width() - width));
        }
        QPointF place = at - QPointF(size.width(), size.height()) / 2;
        if (note.alignment.testFlag(Qt::AlignLeft))
            place.setX(at.x());
        if (note.alignment.testFlag(Qt::AlignRight))
            place.setX(at.x() - size.width());
        if (note.alignment.testFlag(Qt::AlignTop))
            place.setY(at.y());
        if (note.alignment.testFlag(Qt::AlignBottom))
            place.setY(at.y() - size.height());
        item->setPos(place);
    }
    for (std::size_t i = 0; i < m_items.size() && !charts::isOnPaper(); ++i) {
        if (m_notes[i].mayMoveBack && m_items[i]->isVisible())
            m_items[i]->setVisible(!isOnAnother(i));
    }
}

bool ChartNotes::isOnAnother(std::size_t at) const
{
    constexpr double Air = 3; // or two words would read as one
    const auto placeOf = [](const QGraphicsItem& item) {
        return item.boundingRect().translated(item.pos());
    };
    const QRectF own = placeOf(*m_items[at]).adjusted(-Air, 0, Air, 0);
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (i != at && m_items[i]->isVisible() && own.intersects(placeOf(*m_items[i])))
            return true;
    }
    return false;
}

} // namespace subtext
