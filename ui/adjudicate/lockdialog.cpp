// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/lockdialog.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/limitedtext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {

LockDialog::LockDialog(bool isLocked, QWidget* parent)
    : QDialog(parent)
    , m_reason(new QLineEdit(this))
    , m_confirm(makeButton(isLocked ? tr("Unlock") : tr("Lock"), ButtonKind::Primary, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(isLocked ? tr("Unlock the study") : tr("Lock the study"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 18);
    column->setSpacing(12);
    column->addWidget(makeLabel(windowTitle(), theme::TextRole::Title, LabelTone::Normal, this));
    auto* text = makeLabel(
        isLocked ? tr("Labels, decisions and assignments can change again. Adjudicators no longer "
                      "see who gave which answer, but what they have seen they have seen.")
                 : tr("No label, decision or assignment changes any more. Names are shown at the "
                      "desk, and annotators see where the final label differs from theirs."),
        theme::TextRole::Body, LabelTone::Muted, this);
    text->setWordWrap(true);
    text->setMinimumWidth(420);
    column->addWidget(text);
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->setPlaceholderText(tr("Reason; it is recorded with the date and your code"));
    limitLine(*m_reason);
    column->addWidget(m_reason);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    auto* cancel = makeButton(tr("Cancel"), ButtonKind::Quiet, this);
    buttons->addWidget(cancel);
    buttons->addWidget(m_confirm);
    column->addLayout(buttons);
    m_confirm->setEnabled(false);
    m_confirm->setDefault(true);
    connect(m_reason, &QLineEdit::textChanged, this,
            [this](const QString& reason) { m_confirm->setEnabled(!reason.trimmed().isEmpty()); });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_confirm, &QPushButton::clicked, this, [this] {
        Q_EMIT confirmed(m_reason->text());
        accept();
    });
}

} // namespace subtext
