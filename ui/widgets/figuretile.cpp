// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/figuretile.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/elidedlabel.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace subtext {

FigureTile::FigureTile(const QString& caption, QWidget* parent)
    : QFrame(parent)
    , m_caption(caption)
    , m_head(new ElidedLabel(this))
    , m_value(makeLabel(QStringLiteral("–"), theme::TextRole::Display, LabelTone::Normal, this))
    , m_note(new ElidedLabel(this))
{
    setProperty("card", true);
    QVBoxLayout* column = makeColumn(this, {Padding, 10, Padding, 10}, 0);
    m_head->setFont(theme::font(theme::TextRole::Caption));
    m_head->setLine(caption);
    setTone(m_head, LabelTone::Muted);
    column->addWidget(m_head);
    m_value->setMinimumWidth(1); // it is set smaller instead
    column->addWidget(m_value);
    m_note->setFont(theme::font(theme::TextRole::Small));
    setTone(m_note, LabelTone::Muted);
    column->addWidget(m_note);
}

void FigureTile::setFigure(const QString& value, const QString& note)
{
    m_value->setText(value);
    m_note->setLine(note);
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
    constexpr int Frame = 4;
    return m_head->sizeHint().width() + 2 * Padding + Frame;
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

QString FigureTile::note() const
{
    return m_note->text();
}

} // namespace subtext
