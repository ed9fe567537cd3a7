// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/task.h"
#include "ui/answer/choicestep.h"

#include <QFont>

#include <optional>
#include <vector>

namespace subtext {

/// The options of a question that stands by itself: colour, word and key.
class OptionStep : public ChoiceStep
{
    Q_OBJECT
public:
    OptionStep(const Question& question, QWidget* parent);

    QString choiceName(int choice) const override;
    QString definition(int choice) const override;

protected:
    void paintCell(QPainter& painter, const QRectF& cell, int choice,
                   const CellState& state) const override;
    int cellHeight() const override;
    int leastCellWidth() const override;
    int columnsIn(int width) const override;
    /// Whether the cell has the colour of the option beside its word.
    virtual bool hasSwatch(int /*choice*/) const { return true; }

private:
    std::vector<Option> m_options;
    QString m_longest; ///< Word.
};

/// The points of one scale, from the lowest: figure, words and key.
class ScaleStep : public ChoiceStep
{
    Q_OBJECT
public:
    ScaleStep(const Scale& scale, QWidget* parent);

    QString choiceName(int choice) const override;
    QString definition(int choice) const override;
    /// Where the words of a point stand, in a cell so wide: its part from left to right in pixels.
    /// They keep away from the outline as long as every point has its words in two lines.
    struct Span
    {
        qreal left = 0;
        qreal width = 0;
    };
    Span wordSpan(qreal cellWidth) const;
    /// As large as fits the longest word into `width`.
    QFont wordFont(qreal width) const;

protected:
    void paintCell(QPainter& painter, const QRectF& cell, int choice,
                   const CellState& state) const override;
    int cellHeight() const override;
    int leastCellWidth() const override;

private:
    /// What the words of all points need in pixels, in the font that they were measured in.
    struct Needs
    {
        QFont font;
        qreal inTwoLines = 0;
        qreal longestWord = 1;
    };

    bool hasFigures() const;
    const Needs& needs() const;

    Scale m_scale;
    mutable std::optional<Needs> m_needs;
};

} // namespace subtext
