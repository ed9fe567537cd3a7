// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/figuretile.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/elidedlabel.h"

#include <QLabel>
#include <QVBoxLayout>

namespace subtext {

FigureTile::FigureTile(const QString& caption, QWidget* parent)
    : QFrame(parent)
    , m_caption(caption)
    , m_value(makeLabel(QStringLiteral("–"), theme::TextRole::Display, LabelTone::Normal, this))
    , m_note(new ElidedLabel(this))
{
    setProperty("card", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 10, 16, 10);
    column->setSpacing(0);
    auto* head = new ElidedLabel(this);
    head->setFont(theme::font(theme::TextRole::Caption));
    head->setLine(caption);
    setTone(head, LabelTone::Muted);
    column->addWidget(head);
    column->addWidget(m_value);
    m_note->setFont(theme::font(theme::TextRole::Small));
    setTone(m_note, LabelTone::Muted);
    column->addWidget(m_note);
}

void FigureTile::setFigure(const QString& value, const QString& note)
{
    m_value->setText(value);
    m_note->setLine(note);
    setAccessibleName(QStringLiteral("%1: %2, %3").arg(m_caption, value, note));
}

QString FigureTile::value() const
{
    return m_value->text();
}

QString FigureTile::note() const
{
    return m_note->text();
}

} // namespace subtext
