// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/task.h"

#include <QWidget>

namespace subtext {

/// How often each option was chosen, or a row of a board was said yes to: a bar, the word and the
/// number, in the order of the task.
class ChoiceBars : public QWidget
{
    Q_OBJECT
public:
    explicit ChoiceBars(QWidget* parent = nullptr);

    struct Bar
    {
        QString word;
        QString colour; ///< Both as the task has them.
        QString colourDark;
        int place = 0; ///< Among those with which it is asked: where the task has no colour.
        qint64 count = 0;
    };
    void setBars(const std::vector<Bar>& bars);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int rowHeight() const;

    std::vector<Bar> m_bars;
};

} // namespace subtext
