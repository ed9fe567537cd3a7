// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/task.h"

#include <QWidget>

namespace subtext {

/// "2 points higher than the reference", "as the reference".
QString offsetWords(int offset);

/// One scale with a mark a point: the reference as a ring, one's own answer as a dot, and a line
/// between them as long as they are apart.
class ScaleOffset : public QWidget
{
    Q_OBJECT
public:
    /// `reference` is the value of a point; `offset` as in PracticeOffset.
    ScaleOffset(const Scale& scale, int reference, int offset, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_places; ///< The others are among them, from 0.
    int m_own = 0;
    int m_reference = 0;
};

} // namespace subtext
