// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/announcement.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int PageWidth = 680;

} // namespace

Announcement::Announcement(ButtonKind second, QWidget* parent)
    : CentredPage(PageWidth, parent)
    , m_title(makeLabel(QString(), theme::TextRole::Title, LabelTone::Normal, column()))
    , m_lead(makeLabel(QString(), theme::TextRole::Scene, LabelTone::Normal, column()))
    , m_note(makeLabel(QString(), theme::TextRole::Body, LabelTone::Muted, column()))
    , m_first(makeButton(QString(), ButtonKind::Primary, column()))
    , m_second(makeButton(QString(), second, column()))
{
    m_rows = new QVBoxLayout(column());
    QVBoxLayout* rows = m_rows;
    rows->setContentsMargins(28, 48, 28, 24);
    rows->setSpacing(16);
    rows->addWidget(m_title);
    for (QLabel* label : {m_lead, m_note}) {
        label->setWordWrap(true);
        rows->addWidget(label);
    }
    rows->addSpacing(12);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_first);
    buttons->addWidget(m_second);
    buttons->addStretch(1);
    rows->addLayout(buttons);
    rows->addStretch(1);
}

void Announcement::setNote(const QString& text)
{
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

} // namespace subtext
