// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/answer/secondstep.h"

namespace subtext {

/// A second reading in points: what an option gets the chosen one gives, so that they always add up
/// and none has more than the chosen one. A digit gives that option 40, 0 leaves all where they
/// are; arrows go from option to option and move 5 up or down, a click 5 up, with the right button
/// down.
class PointsStep : public SecondStep
{
    Q_OBJECT
public:
    PointsStep(const Question& question, QWidget* parent);

    QString choiceName(int choice) const override;
    bool isCellChosen(int cell) const override;
    std::optional<int> cellInFocus() const override;
    void press(int cell) override;

protected:
    bool takes(SecondAnswer::Kind kind) const override;
    QString saidWords() const override;
    void takeDigit(int cell) override;
    bool takeOther(int key) override;
    bool hasSwatch(int /*choice*/) const override { return true; }
    void mousePressEvent(QMouseEvent* event) override;
    void paintCell(QPainter& painter, const QRectF& cell, int choice,
                   const CellState& state) const override;

private:
    /// All with the chosen one where nothing was said.
    std::vector<int> points() const;
    /// Nothing where that cannot be.
    void say(int cell, std::vector<int> points);
    void move(int cell, int by);
    void goOn(int by);

    int m_cell = 0; ///< Where the arrows are.
};

} // namespace subtext
