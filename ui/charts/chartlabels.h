// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "ui/theme/theme.h"

#include <QColor>
#include <QFont>
#include <QHash>
#include <QObject>
#include <QPointF>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <vector>

class QGraphicsSimpleTextItem;

namespace subtext {

class BarCategoryAxis;
class Chart;
class Series;
class ValueAxis;

using DisplayNames = QHash<PersonId, QString>;

namespace charts {

/// What a person is called; "Person 7" where no name is known.
QString nameOf(PersonId person, const DisplayNames& names);

/// The font of the texts in charts, by the application's font. While a PaperFonts lives: in pixels,
/// unhinted, and the same whatever the desktop asks for.
QFont textFont(theme::TextRole role);

/// Makes textFont() independent of screen and settings for as long as it lives. A chart that is
/// made, filled and painted meanwhile comes out the same everywhere where the same fonts are
/// installed. For the thread of the widgets.
class PaperFonts
{
public:
    PaperFonts();
    ~PaperFonts();
    Q_DISABLE_COPY_MOVE(PaperFonts)

private:
    bool m_before;
};

/// Whether a PaperFonts lives: what is drawn for a release stays as it is, byte by byte, where the
/// screen has more to mind.
bool isOnPaper();

/// Names cut to what an axis has room for, in the middle: surnames and numbers stand at the end.
/// All are different, because an axis drops a category that it has already. Escaped, because it
/// reads its labels as HTML.
QStringList axisLabels(const QStringList& names, int maxPixels);

/// How much of a row's height its bar takes: a few bars stay slim.
double barShare(std::size_t rows, double most = 0.7);

/// An axis of these labels, none of them cut to a few letters. The chart is to
/// own it, as the next two.
BarCategoryAxis* makeCategoryAxis(const QStringList& labels);
/// `names` go from top to bottom, where an axis counts from the bottom, and are cut as in
/// axisLabels().
BarCategoryAxis* makeNameAxis(const QStringList& names, int maxPixels);
/// 0 % to 100 %, with ticks at the quarters.
ValueAxis* makePercentAxis();

/// The colour at `part` (0 … 1) of the way.
QColor colorBetween(const QColor& from, const QColor& to, double part);

/// Whichever of black and white is easier to read on `ground`.
QColor inkOn(const QColor& ground);

/// The format of a value axis for so many places, with the decimal point of the screen.
QString figureFormat(int places);
/// Seconds as people say them, to one figure after the point below ten: "1.2 s", "5 min 10 s".
QString secondsWords(double seconds);

/// A limit as people set it: "2.5 s", "10 min".
QString limitWords(qint64 milliseconds);

} // namespace charts

/// Short texts that stay at their values in a chart when its plot area changes. Lives no longer
/// than the chart.
class ChartNotes : public QObject
{
    Q_OBJECT
public:
    struct Note
    {
        QPointF value; ///< On the axes of the series.
        QString text;
        QColor color;
        Qt::Alignment alignment; ///< Which side of the text stands at the value.
        QSizeF room; ///< On the axes; the text hides where it does not fit. Empty: no limit.
        bool mayMoveBack = false; ///< Where half of the text fits: back, to end with its room. On
                                  ///< the screen it hides where it would stand on another.
        bool isOnBar = false;     ///< In a bar, whose colour is its ground.
    };

    explicit ChartNotes(Chart& chart, QObject* parent);

    /// What the chart is drawn on. On the screen notes that come from now on lie on it as on a
    /// label, so that no grid line crosses their letters; on paper they do not.
    void setGround(const QColor& ground) { m_ground = ground; }
    /// Replaces all notes. `series` says which axes; it must outlive them.
    void set(Series* series, const std::vector<Note>& notes);
    void clear();

private:
    void place();
    bool isOnAnother(std::size_t at) const;

    Chart& m_chart;
    Series* m_series = nullptr;
    QColor m_ground;
    std::vector<Note> m_notes;
    std::vector<QGraphicsSimpleTextItem*> m_items; // of the chart
};

} // namespace subtext
