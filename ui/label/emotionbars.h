// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/emotion.h"

#include <QWidget>

namespace subtext {

/// How often each emotion was chosen: a bar, the word and the number, in wheel order.
class EmotionBars : public QWidget
{
    Q_OBJECT
public:
    explicit EmotionBars(QWidget* parent = nullptr);

    void setCounts(const std::array<qint64, EmotionCount>& counts);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int rowHeight() const;

    std::array<qint64, EmotionCount> m_counts{};
};

} // namespace subtext
