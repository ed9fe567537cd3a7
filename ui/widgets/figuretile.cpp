// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/figuretile.h"

#include "ui/widgets/controls.h"

#include <QLabel>
#include <QVBoxLayout>

namespace subtext {

FigureTile::FigureTile(const QString& caption, QWidget* parent)
    : QFrame(parent)
    , m_caption(caption)
    , m_value(makeLabel(QStringLiteral("–"), theme::TextRole::Display, LabelTone::Normal, this))
    , m_note(makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, this))
{
    setProperty("card", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 10, 16, 10);
    column->setSpacing(0);
    column->addWidget(makeLabel(caption, theme::TextRole::Caption, LabelTone::Muted, this));
    column->addWidget(m_value);
    column->addWidget(m_note);
}

void FigureTile::setFigure(const QString& value, const QString& note)
{
    m_value->setText(value);
    m_note->setText(note);
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
