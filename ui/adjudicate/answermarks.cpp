// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/answermarks.h"

#include "ui/charts/chartlabels.h"
#include "ui/text/desktext.h"
#include "ui/text/qualitytext.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintooltip.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

constexpr int ChipPadding = 7;
constexpr int MarkGap = 6;

QFont textFont()
{
    return theme::font(theme::TextRole::Small);
}

int lineHeight()
{
    return QFontMetrics(textFont()).height() + 5;
}

/// Of a chip that is not cut.
qreal chipWidth(const QString& text)
{
    return std::ceil(QFontMetricsF(textFont()).horizontalAdvance(text)) + 2 * ChipPadding;
}

} // namespace

AnswerMarks::AnswerMarks(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void AnswerMarks::setMarks(const Task& task, const std::optional<ItemTimings>& timings,
                           const std::vector<QualityFlag>& flags)
{
    m_time = timings ? tr("%1 active")
                           .arg(charts::secondsWords(static_cast<double>(timings->activeMs) / 1000))
                     : tr("time unknown");
    m_chips.clear();
    QStringList spoken{m_time};
    for (const QualityFlag& flag : flags) {
        m_chips.push_back({qualityWord(flag.code), answerFlagNumbers(flag, task)});
        spoken << midSentence(qualityWord(flag.code)) + QStringLiteral(": ") +
                      answerFlagNumbers(flag, task);
    }
    const QString name = spoken.join(QStringLiteral("; "));
    if (name != accessibleName())
        setAccessibleName(name);
    claimHeight();
    update();
}

QStringList AnswerMarks::chipTexts() const
{
    QStringList texts;
    for (const Chip& chip : m_chips)
        texts << chip.text;
    return texts;
}

std::vector<QRectF> AnswerMarks::places(int width) const
{
    const QFontMetricsF metrics(textFont());
    std::vector<QRectF> result{QRectF(0, 0, metrics.horizontalAdvance(m_time), lineHeight())};
    qreal x = result.front().right() + MarkGap + 2;
    qreal y = 0;
    for (const Chip& chip : m_chips) {
        const qreal taken = std::min(chipWidth(chip.text), static_cast<qreal>(std::max(width, 1)));
        if (x > 0 && x + taken > width) {
            x = 0;
            y += lineHeight() + 4;
        }
        result.emplace_back(x, y, taken, lineHeight());
        x += taken + MarkGap;
    }
    return result;
}

// A height that depends on the width would make the layouts above ask for preferred heights, and
// the columns scroll as a whole. The height that the width needs is claimed outright instead.
void AnswerMarks::claimHeight()
{
    const std::vector<QRectF> areas = places(width());
    setFixedHeight(static_cast<int>(std::ceil(areas.back().bottom())));
    QStringList cut; // is told in full
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        if (areas[i + 1].width() < chipWidth(m_chips[i].text))
            cut << m_chips[i].text + u'\n' + m_chips[i].help;
    }
    setToolTip(plainToolTip(cut.join(u'\n')));
}

void AnswerMarks::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    claimHeight();
}

void AnswerMarks::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(textFont());
    const std::vector<QRectF> areas = places(width());
    painter.setPen(c.muted);
    painter.drawText(areas.front().adjusted(0, 0, 2, 0), Qt::AlignLeft | Qt::AlignVCenter, m_time);
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        const QRectF& area = areas[i + 1];
        painter.setPen(QPen(c.warning, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
        const QRectF words = area.adjusted(ChipPadding, 0, -ChipPadding + 2, 0);
        painter.drawText(
            words, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(textFont()).elidedText(m_chips[i].text, Qt::ElideRight, words.width()));
    }
}

bool AnswerMarks::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const std::vector<QRectF> areas = places(width());
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        if (areas[i + 1].contains(help->pos())) {
            showPlainToolTip(help->globalPos(), m_chips[i].text + u'\n' + m_chips[i].help, this);
            return true;
        }
    }
    QToolTip::hideText();
    return true;
}

} // namespace subtext
