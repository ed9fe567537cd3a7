// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/answersteps.h"

#include "ui/answer/definitions.h"
#include "ui/answer/manikin.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

constexpr int FigureHeight = 22;
constexpr int LeastAround = 36;   // dot and margins beside a word
constexpr qreal LeastShare = 0.8; // of the size of the words, where a cell is narrow

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
    return QFontMetrics(theme::font(theme::TextRole::Body)).height() +
           (look() == StepLook::Full ? 16 : 8);
}

/// The longest word in small letters between its dot and its digit.
int EmotionStep::leastCellWidth() const
{
    QFont font = theme::font(theme::TextRole::Strong);
    font.setPointSizeF(theme::font(theme::TextRole::Small).pointSizeF());
    const QFontMetrics metrics(font);
    return metrics.horizontalAdvance(emotionWord(Emotion::Anticipation)) + LeastAround +
           metrics.horizontalAdvance(u'8');
}

int EmotionStep::columnsIn(int width) const
{
    constexpr int Gap = 5;
    return width >= EmotionCount * (leastCellWidth() + Gap) ? EmotionCount : EmotionCount / 2;
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
    const bool isTight = longest > cell.width() - 2 * 11 - dot - 8 - 12 || look() == StepLook::Row;
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

ScaleStep::ScaleStep(ScaleIndex dimension, QWidget* parent)
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
    const int words = 2 * QFontMetrics(pointFont()).height();
    return look() == StepLook::Full ? FigureHeight + words + 9 : words + 4;
}

/// Of the longest single word of the scale, in the size in which it can just be read.
int ScaleStep::leastCellWidth() const
{
    const QFontMetrics metrics(pointFont());
    int longest = 0;
    for (int choice = 0; choice < PointCount; ++choice) {
        const QStringList words = choiceName(choice).split(u' ');
        for (const QString& word : words)
            longest = std::max(longest, metrics.horizontalAdvance(word));
    }
    const int digit = look() == StepLook::Full ? 0 : metrics.horizontalAdvance(u'7') + 6;
    return static_cast<int>(std::ceil(longest * LeastShare)) + digit + 8;
}

/// As large as fits the longest word into `width`.
QFont ScaleStep::wordFont(qreal width) const
{
    QFont font = pointFont();
    const QFontMetricsF metrics(font);
    qreal longest = 1;
    for (int choice = 0; choice < PointCount; ++choice) {
        const QStringList words = choiceName(choice).split(u' ');
        for (const QString& word : words)
            longest = std::max(longest, metrics.horizontalAdvance(word));
    }
    if (longest > width)
        font.setPointSizeF(font.pointSizeF() * std::max(0.5, width / longest));
    return font;
}

void ScaleStep::paintCell(QPainter& painter, const QRectF& cell, int choice,
                          const CellState& state) const
{
    const theme::Colors& c = theme::colors(palette());
    painter.setFont(digitFont());
    painter.setPen(state.isChosen ? c.onAccent : c.muted);
    if (look() != StepLook::Full) {
        const int digit = painter.fontMetrics().horizontalAdvance(u'7');
        painter.drawText(cell.adjusted(5, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         QString::number(choice + 1));
        const QRectF words = cell.adjusted(digit + 7, 1, -2, -1);
        painter.setFont(wordFont(words.width()));
        painter.setPen(state.ink);
        painter.drawText(words, Qt::AlignCenter | Qt::TextWordWrap, choiceName(choice));
        return;
    }
    const qreal slack = std::max(0.0, cell.height() - cellHeight());
    const QRectF figure(cell.left() + 18, cell.top() + 4 + slack / 3, cell.width() - 36,
                        FigureHeight + slack / 4);
    painter.drawText(cell.adjusted(7, 4, -4, 0), Qt::AlignTop | Qt::AlignLeft,
                     QString::number(choice + 1));
    drawManikin(painter, figure, m_dimension, choice + MinPoint, state.ink);
    const QRectF words(cell.left() + 3, figure.bottom() + 1, cell.width() - 6,
                       cell.bottom() - figure.bottom() - 2);
    painter.setFont(wordFont(words.width()));
    painter.setPen(state.ink);
    painter.drawText(words, Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextWordWrap,
                     choiceName(choice));
}

} // namespace subtext
