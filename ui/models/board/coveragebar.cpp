// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/board/coveragebar.h"

#include "ui/text/evaluationtext.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/spokenrole.h"

#include <QPainter>

#include <numeric>

namespace subtext {
namespace {

constexpr int Height = 16;

struct Look
{
    QColor color;
    Qt::BrushStyle pattern = Qt::SolidPattern;
};

Look lookOf(evaluation::AnswerStatus status, const theme::Colors& colors)
{
    switch (status) {
    case evaluation::AnswerStatus::Valid:
        return {colors.accent, Qt::SolidPattern};
    case evaluation::AnswerStatus::Mapped:
        return {colors.accent, Qt::BDiagPattern};
    case evaluation::AnswerStatus::Oov:
        return {colors.warning, Qt::FDiagPattern};
    case evaluation::AnswerStatus::Refusal:
        return {colors.danger, Qt::SolidPattern};
    case evaluation::AnswerStatus::Truncated:
        return {colors.warning, Qt::Dense4Pattern};
    case evaluation::AnswerStatus::Unparsed:
        return {colors.warning, Qt::DiagCrossPattern};
    case evaluation::AnswerStatus::Empty:
        return {colors.control, Qt::Dense6Pattern};
    case evaluation::AnswerStatus::Error:
        return {colors.danger, Qt::DiagCrossPattern};
    case evaluation::AnswerStatus::Missing:
        return {colors.control, Qt::Dense7Pattern};
    }
    Q_UNREACHABLE();
}

} // namespace

CoverageBar::CoverageBar(QWidget* parent)
    : QWidget(parent)
{
    setSpokenRole(*this, QAccessible::Graphic);
    setAccessibleName(tr("Coverage"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CoverageBar::setCoverage(const evaluation::Coverage& coverage)
{
    m_coverage = coverage;
    QStringList words;
    for (const evaluation::AnswerStatus status : evaluation::AllStatuses) {
        if (const auto count = coverage.at(static_cast<std::size_t>(status)); count > 0)
            words << QStringLiteral("%1 %2").arg(count).arg(statusWord(status));
    }
    setAccessibleDescription(listed(words));
    update();
}

QSize CoverageBar::sizeHint() const
{
    return {200, Height};
}

QSize CoverageBar::minimumSizeHint() const
{
    return {60, Height};
}

void CoverageBar::paintEvent(QPaintEvent* /*event*/)
{
    const auto all = std::accumulate(m_coverage.begin(), m_coverage.end(), std::int64_t{0});
    if (all == 0)
        return;
    QPainter painter(this);
    const theme::Colors& colors = theme::colors(palette());
    double left = 0;
    for (const evaluation::AnswerStatus status : evaluation::AllStatuses) {
        const auto count = m_coverage.at(static_cast<std::size_t>(status));
        const double wide = static_cast<double>(count) * width() / static_cast<double>(all);
        const QRectF part(left, 0, wide, height());
        const Look look = lookOf(status, colors);
        painter.fillRect(part, colors.surface);
        painter.fillRect(part, QBrush(look.color, look.pattern));
        left += wide;
    }
    painter.setPen(colors.control);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace subtext
