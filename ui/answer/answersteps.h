// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/emotion.h"
#include "core/domain/scale.h"
#include "ui/answer/choicestep.h"

namespace subtext {

/// Eight emotions in wheel order: colour, word and digit.
class EmotionStep : public ChoiceStep
{
    Q_OBJECT
public:
    explicit EmotionStep(QWidget* parent);

    QString choiceName(int choice) const override;
    QString definition(int choice) const override;

protected:
    void paintCell(QPainter& painter, const QRectF& cell, int choice,
                   const CellState& state) const override;
    int cellHeight() const override;
    int leastCellWidth() const override;
    int columnsIn(int width) const override;
};

/// Seven points of one scale: figure, words and digit. Choice 0 is point −3.
class ScaleStep : public ChoiceStep
{
    Q_OBJECT
public:
    ScaleStep(ScaleIndex dimension, QWidget* parent);

    ScaleIndex dimension() const { return m_dimension; }
    QString choiceName(int choice) const override;
    QString definition(int choice) const override;

protected:
    void paintCell(QPainter& painter, const QRectF& cell, int choice,
                   const CellState& state) const override;
    int cellHeight() const override;
    int leastCellWidth() const override;

private:
    QFont wordFont(qreal width) const;

    ScaleIndex m_dimension;
};

} // namespace subtext
