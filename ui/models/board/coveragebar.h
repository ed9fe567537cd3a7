// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/answers.h"

#include <QWidget>

namespace subtext {

/// How many answers of a set have each status, as one bar: hatches tell them apart beside the
/// colours, and the table below has the words.
class CoverageBar : public QWidget
{
    Q_OBJECT
public:
    explicit CoverageBar(QWidget* parent);

    void setCoverage(const evaluation::Coverage& coverage);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    evaluation::Coverage m_coverage{};
};

} // namespace subtext
