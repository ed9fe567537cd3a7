// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/answersteps.h"

#include "ui/answer/definitions.h"
#include "ui/answer/manikin.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <cmath>

namespace subtext {
namespace {

constexpr int FigureHeight = 22;

QFont digitFont()
{
    QFont font = theme::font(theme::TextRole::Small);
    font.setPointSizeF(font.pointSizeF() * 0.92);
    return font;
}

// Labels of two words must fit a seventh of the panel.
QFont pointFont()
{
    QFont font = theme::font(theme::TextRole::Small);
    font.setPointSizeF(font.pointSizeF() * 0.93);
    return font;
}

} // namespace

EmotionStep::EmotionStep(QWidget* parent)
    : ChoiceStep(stepWord(Step::Emotion), Definitions::instance().step(Step::Emotion).question,
                 EmotionCount, 4, parent)
{
    setChoice(std::nullopt);
}

QString EmotionStep::choiceName(int choice) const
{
    return emotionWord(AllEmotions.at(static_cast<std::size_t>(choice)));
}

QString EmotionStep::definition(int choice) const
{
    const Definition& d =
        Definitions::instance().emotion(AllEmotions.at(static_cast<std::size_t>(choice)));
    return d.title + QStringLiteral(": ") + d.covers;
}

int EmotionStep::cellHeight() const
{
    return QFontMetrics(theme::font(theme::TextRole::Body)).height() + 16;
}

void EmotionStep::paintCell(QPainter& painter, const QRectF& cell, int choice,
                            const CellState& state) const
{
    const theme::Colors& c = theme::colors(palette());
    const qreal dot = 11;
    // Where the longest word does not fit, all eight are set smaller and closer.
    QFont font = theme::font(state.isChosen ? theme::TextRole::Strong : theme::TextRole::Body);
    const qreal longest = QFontMetricsF(theme::font(theme::TextRole::Strong))
                              .horizontalAdvance(emotionWord(Emotion::Anticipation));
    const bool isTight = longest > cell.width() - 2 * 11 - dot - 8 - 12;
    if (isTight)
        font.setPointSizeF(theme::font(theme::TextRole::Small).pointSizeF());
    const qreal margin = isTight ? 8 : 11;
    const QRectF swatch(cell.left() + margin, cell.center().y() - dot / 2, dot, dot);
    painter.setPen(state.isChosen ? QPen(c.onAccent, 1.5) : Qt::NoPen);
    painter.setBrush(c.emotions.at(static_cast<std::size_t>(choice)));
    painter.drawEllipse(swatch);

    painter.setFont(font);
    painter.setPen(state.ink);
    const QRectF words = cell.adjusted(margin + dot + margin - 3, 0, -margin - 10, 0);
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(choiceName(choice), Qt::ElideRight,
                                                      static_cast<int>(std::ceil(words.width()))));
    painter.setFont(digitFont());
    painter.setPen(state.isChosen ? c.onAccent : c.muted);
    painter.drawText(cell.adjusted(0, 0, -margin, 0), Qt::AlignVCenter | Qt::AlignRight,
                     QString::number(choice + 1));
}

ScaleStep::ScaleStep(Dimension dimension, QWidget* parent)
    : ChoiceStep(dimensionWord(dimension), Definitions::instance().step(stepOf(dimension)).question,
                 PointCount, PointCount, parent)
    , m_dimension(dimension)
{
    setChoice(std::nullopt);
}

QString ScaleStep::choiceName(int choice) const
{
    return pointWord(m_dimension, choice + MinPoint);
}

QString ScaleStep::definition(int choice) const
{
    return Definitions::instance().point(m_dimension, choice + MinPoint);
}

int ScaleStep::cellHeight() const
{
    return FigureHeight + 2 * QFontMetrics(pointFont()).height() + 9;
}

void ScaleStep::paintCell(QPainter& painter, const QRectF& cell, int choice,
                          const CellState& state) const
{
    const theme::Colors& c = theme::colors(palette());
    const qreal slack = std::max(0.0, cell.height() - cellHeight());
    const QRectF figure(cell.left() + 18, cell.top() + 4 + slack / 3, cell.width() - 36,
                        FigureHeight + slack / 4);
    drawManikin(painter, figure, m_dimension, choice + MinPoint, state.ink);
    painter.setFont(digitFont());
    painter.setPen(state.isChosen ? c.onAccent : c.muted);
    painter.drawText(cell.adjusted(7, 4, -4, 0), Qt::AlignTop | Qt::AlignLeft,
                     QString::number(choice + 1));
    painter.setFont(pointFont());
    painter.setPen(state.ink);
    const QRectF words(cell.left() + 3, figure.bottom() + 1, cell.width() - 6,
                       cell.bottom() - figure.bottom() - 2);
    painter.drawText(words, Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextWordWrap,
                     choiceName(choice));
}

} // namespace subtext
