// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/emotion.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

namespace subtext {

/// A chart of a few figures, small enough to stay in view: title, labelled bars with their values
/// (or a line over time), a note below. Tab goes to it; it says everything in words as well.
class MiniBars : public QWidget
{
    Q_OBJECT
public:
    enum class Shape {
        Meter,   ///< The first bar alone, as a share of `full`, under the headline.
        Rows,    ///< A line for each bar.
        Columns, ///< Upright bars.
        Line,    ///< Values in their order, under the headline; heights are logarithmic.
    };
    struct Bar
    {
        QString label;
        QString shortLabel; ///< Where the labels would run into each other.
        qint64 value = 0;
        QString detail; ///< The exact figure in words: "First place: 47 of 94 (50.0 %)".
        std::optional<Choice> emotion; ///< An option, in its colour:
        QString colour;                ///< that of the task,
        QString colourDark;            ///< and on dark ground.
        bool isMain = false;           ///< In the accent colour; else in grey.

        bool operator==(const Bar&) const = default;
    };
    struct Content
    {
        Shape shape = Shape::Rows;
        QString name; ///< What screen readers call it; empty: the title.
        QString title;
        QString headline;
        QString shortHeadline; ///< Where the headline does not fit.
        std::vector<Bar> bars;
        qint64 full = 0; ///< What fills the chart; 0: the largest bar.
        std::vector<double> line;
        std::optional<double> level; ///< A rule across the line, e.g. its median.
        QString note;
        QString shortNote;         ///< Where the note does not fit.
        bool isNoteworthy = false; ///< The note needs a look.
        QString meaning;           ///< What the chart is for; one sentence or two.

        bool operator==(const Content&) const = default;
    };

    explicit MiniBars(QWidget* parent = nullptr);

    void setContent(const Content& content);
    const Content& content() const { return m_content; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void describe();
    qint64 full() const;
    QColor colorOf(const Bar& bar) const;
    void paintHeadline(QPainter& painter, const QRectF& area) const;
    void paintMeter(QPainter& painter, const QRectF& area) const;
    void paintRows(QPainter& painter, const QRectF& area) const;
    void paintColumns(QPainter& painter, const QRectF& area) const;
    void paintLine(QPainter& painter, const QRectF& area) const;
    void paintNote(QPainter& painter, const QRectF& line) const;

    Content m_content;
};

} // namespace subtext
