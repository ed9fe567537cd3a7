// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/taskeditor/colourfield.h"

#include "core/task/tasktextrules.h"
#include "ui/widgets/controls.h"

#include <QColorDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>

namespace subtext {
namespace {

constexpr int Patch = 16;

} // namespace

ColourField::ColourField(const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_name(name)
    , m_line(new QLineEdit(this))
    , m_pick(makeButton(u' ' + tr("Pick…"), ButtonKind::Normal, this))
{
    QHBoxLayout* across = makeRow(this, {}, 8);
    across->addWidget(m_line, 1);
    across->addWidget(m_pick);
    m_line->setAccessibleName(name);
    m_line->setPlaceholderText(tr("chosen by the program"));
    m_line->setMaxLength(7);
    m_pick->setAutoDefault(false);
    m_pick->setAccessibleName(tr("%1: pick").arg(name));
    m_pick->setIconSize({Patch, Patch});
    setFocusProxy(m_line);
    connect(m_line, &QLineEdit::textEdited, this, [this] {
        showPatch();
        Q_EMIT edited(colour());
    });
    connect(m_pick, &QPushButton::clicked, this, &ColourField::pick);
}

void ColourField::setColour(const QString& colour, const QString& shown)
{
    m_shown = shown;
    if (this->colour() != colour)
        m_line->setText(colour);
    showPatch();
}

QString ColourField::colour() const
{
    return m_line->text().trimmed().toLower();
}

void ColourField::showPatch()
{
    const bool isColour = !colour().isEmpty() && !faultOfColour(colour());
    QPixmap patch(Patch, Patch);
    patch.fill(Qt::transparent);
    QPainter painter(&patch);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(isColour ? colour() : m_shown));
    painter.drawRoundedRect(patch.rect(), 4, 4);
    painter.end();
    m_pick->setIcon(QIcon(patch));
}

void ColourField::pick()
{
    const QString now = colour().isEmpty() ? m_shown : colour();
    auto* dialog = new QColorDialog(QColor(now), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(m_name);
    dialog->setOption(QColorDialog::DontUseNativeDialog);
    connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor& colour) {
        m_line->setText(colour.name());
        showPatch();
        Q_EMIT edited(this->colour());
    });
    dialog->open();
}

} // namespace subtext
