// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/keysdialog.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/spokenrole.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShowEvent>
#include <QVBoxLayout>

namespace subtext {

KeysDialog::KeysDialog(const std::vector<ActionRegistry::Section>& sections, QWidget* parent,
                       const QString& place)
    : QDialog(parent)
    , m_area(new QScrollArea(this))
{
    setWindowTitle(tr("Keys"));
    setAttribute(Qt::WA_DeleteOnClose);
    QVBoxLayout* layout = makeColumn(this, {28, 24, 28, 20});
    layout->addWidget(makeLabel(tr("Keys"), theme::TextRole::Title, LabelTone::Normal, this));
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setAccessibleName(tr("Keys"));
    setSpokenRole(*m_area, QAccessible::Grouping);
    QWidget* page = makePage(nullptr);
    auto* grid = new QGridLayout(page);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(7);
    grid->setContentsMargins(0, 6, 8, 0);
    int row = 0;
    for (const ActionRegistry::Section& section : sections) {
        QLabel* title = makeLabel(section.place, theme::TextRole::Caption, LabelTone::Muted, page);
        title->setContentsMargins(0, row > 0 ? 14 : 0, 0, 2);
        grid->addWidget(title, row++, 0, 1, 2);
        if (section.place == place)
            m_start = title;
        for (const ActionRegistry::Entry& entry : section.entries) {
            auto* what = makeLabel(entry.text, theme::TextRole::Body, LabelTone::Normal, page);
            auto* keys =
                makeLabel(entry.writtenKeys(), theme::TextRole::Strong, LabelTone::Normal, page);
            what->setWordWrap(true);
            keys->setWordWrap(true);
            grid->addWidget(what, row, 0, Qt::AlignTop);
            grid->addWidget(keys, row++, 1, Qt::AlignTop);
        }
    }
    grid->setRowStretch(row, 1);
    grid->setColumnStretch(0, 1);
    m_area->setWidget(page);
    layout->addWidget(m_area, 1);
    const int wide = page->sizeHint().width() + m_area->verticalScrollBar()->sizeHint().width() +
                     layout->contentsMargins().left() + layout->contentsMargins().right();
    resizeToRoom(*this, {wide, 620});
    auto* close = makeButton(tr("Close"), ButtonKind::Primary, this);
    layout->addWidget(close, 0, Qt::AlignRight);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

void KeysDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    m_area->widget()->layout()->activate(); // else nobody knows yet where the section is
    if (m_start && !event->spontaneous())
        m_area->verticalScrollBar()->setValue(m_start->y());
}

} // namespace subtext
