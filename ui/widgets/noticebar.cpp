// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/noticebar.h"

#include "ui/widgets/controls.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

namespace subtext {

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 6, 8, 6);
    layout->setSpacing(12);
    m_text = makeLabel(QString(), theme::TextRole::Body, LabelTone::Normal, this);
    m_text->setWordWrap(true);
    layout->addWidget(m_text, 1);
    m_action = makeButton(QString(), ButtonKind::Normal, this);
    m_action->setAutoDefault(true); // Return takes it where it has the keys
    layout->addWidget(m_action);
    m_close = makeButton(tr("Dismiss"), ButtonKind::Quiet, this);
    layout->addWidget(m_close);
    connect(m_action, &QPushButton::clicked, this, [this] {
        if (m_run)
            m_run();
    });
    connect(m_close, &QPushButton::clicked, this, [this] {
        dismiss();
        Q_EMIT dismissed();
    });
    hide();
}

void NoticeBar::showNotice(Kind kind, const QString& text, const QString& actionText,
                           const std::function<void()>& action)
{
    m_kind = kind;
    m_run = action;
    setProperty("notice",
                kind == Kind::Danger ? QVariant(QStringLiteral("danger")) : QVariant(true));
    style()->unpolish(this);
    style()->polish(this);
    m_text->setText(text);
    m_action->setText(actionText);
    m_action->setVisible(!actionText.isEmpty());
    m_close->setVisible(kind == Kind::Info);
    setAccessibleName(text);
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void NoticeBar::dismiss()
{
    hide();
    // What it said to one person is not for the next, nor for a screen reader.
    m_text->clear();
    setAccessibleName({});
}

QString NoticeBar::text() const
{
    return isHidden() ? QString() : m_text->text();
}

} // namespace subtext
