// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scale.h"

#include <QWidget>

namespace subtext {

/// "2 points higher than the reference", "as the reference".
QString offsetWords(int offset);

/// One scale with seven marks: the reference as a ring, one's own answer as a dot, and a line
/// between them as long as they are apart.
class ScaleOffset : public QWidget
{
    Q_OBJECT
public:
    ScaleOffset(ScaleIndex dimension, QWidget* parent);

    void setPoints(int own, int reference);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ScaleIndex m_dimension;
    int m_own = 0;
    int m_reference = 0;
};

} // namespace subtext
