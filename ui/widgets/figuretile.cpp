// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/figuretile.h"

#include "ui/widgets/controls.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

int widestWord(const QLabel& label)
{
    int widest = 0;
    for (const QString& word : label.text().split(u' '))
        widest = std::max(widest, label.fontMetrics().horizontalAdvance(word));
    return widest;
}

} // namespace

FigureTile::FigureTile(const QString& caption, QWidget* parent)
    : QFrame(parent)
    , m_caption(caption)
    , m_head(makeLines(caption, theme::TextRole::Caption, LabelTone::Muted, this))
    , m_value(makeLabel(QStringLiteral("–"), theme::TextRole::Display, LabelTone::Normal, this))
    , m_note(makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, this))
{
    setProperty("card", true);
    QVBoxLayout* column = makeColumn(this, {Padding, 10, Padding, 10}, 0);
    column->addWidget(m_head);
    m_value->setMinimumWidth(1); // it is set smaller instead
    column->addWidget(m_value);
    column->addWidget(m_note);
    column->addStretch(1); // those beside it may have more lines
}

void FigureTile::setFigure(const QString& value, const QString& note)
{
    m_value->setText(value);
    m_note->setText(note);
    setAccessibleName(note.isEmpty() ? QStringLiteral("%1: %2").arg(m_caption, value)
                                     : QStringLiteral("%1: %2, %3").arg(m_caption, value, note));
    fitValue();
}

QSize FigureTile::minimumSizeHint() const
{
    constexpr int Digits = 9; // of the smallest size
    const QFontMetrics small(theme::font(theme::TextRole::Strong));
    return {small.horizontalAdvance(QString(Digits, u'0')) + 2 * Padding,
            QFrame::minimumSizeHint().height()};
}

int FigureTile::wantedWidth() const
{
    constexpr int Frame = 6;
    const QFontMetrics least(theme::font(theme::TextRole::Strong));
    return std::max({m_head->fontMetrics().horizontalAdvance(m_caption), widestWord(*m_note),
                     least.horizontalAdvance(m_value->text())}) +
           2 * Padding + Frame;
}

/// The figure as large as the tile lets it be.
void FigureTile::fitValue()
{
    const qreal least = theme::font(theme::TextRole::Strong).pointSizeF();
    constexpr int Rounding = 4;
    QFont font = theme::font(theme::TextRole::Display);
    const auto isWide = [&] {
        return QFontMetrics(font).horizontalAdvance(m_value->text()) >
               width() - 2 * Padding - Rounding;
    };
    while (isWide() && font.pointSizeF() - 1 >= least)
        font.setPointSizeF(font.pointSizeF() - 1);
    if (font != m_value->font())
        m_value->setFont(font);
}

void FigureTile::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fitValue();
}

void FigureTile::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitValue();
}

} // namespace subtext
