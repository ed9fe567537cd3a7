// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/annotation.h"
#include "core/quality/qualityrules.h"
#include "core/task/task.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace subtext {

/// How an answer came about: its time in words, then a chip for everything that the quality rules
/// found. Chips wrap into further lines.
class AnswerMarks : public QWidget
{
    Q_OBJECT
public:
    explicit AnswerMarks(QWidget* parent);

    /// Of the flags, only what is shown counts; the numbers stand in the tool tip.
    void setMarks(const Task& task, const std::optional<ItemTimings>& timings,
                  const std::vector<QualityFlag>& flags);
    QString timeText() const { return m_time; }
    QStringList chipTexts() const;

    QSize sizeHint() const override { return {160, minimumHeight()}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Chip
    {
        QString text;
        QString help;
    };
    /// Where the time and then each chip stand in a given width.
    std::vector<QRectF> places(int width) const;
    void claimHeight();

    QString m_time;
    std::vector<Chip> m_chips;
};

} // namespace subtext
