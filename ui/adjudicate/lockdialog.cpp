// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/lockdialog.h"

#include "ui/help/manual.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/limitedtext.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {

LockDialog::LockDialog(bool isLocked, const QStringList& open, QWidget* parent)
    : QDialog(parent)
    , m_reason(new QLineEdit(this))
    , m_accept(new QCheckBox(tr("Lock anyway"), this))
    , m_confirm(makeButton(isLocked ? tr("Unlock") : tr("Lock"), ButtonKind::Primary, this))
{
    m_accept->setObjectName(QStringLiteral("accept"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(isLocked ? tr("Unlock the study") : tr("Lock the study"));
    offerManual(*this, ManualPlace::Lock);
    QVBoxLayout* column = makeColumn(this, {24, 20, 24, 18}, 12);
    column->addWidget(makeLabel(windowTitle(), theme::TextRole::Title, LabelTone::Normal, this));
    auto* text = makeLines(
        isLocked ? tr("Labels, decisions and assignments can change again. Adjudicators no longer "
                      "see who gave which answer, but names already seen cannot be hidden again.")
                 : tr("Labels, decisions and assignments can no longer be changed. Names are shown "
                      "at the desk, and annotators see where the final label differs from theirs."),
        theme::TextRole::Body, LabelTone::Muted, this);
    text->setMinimumWidth(420);
    column->addWidget(text);
    if (!open.isEmpty()) {
        auto* list = makeLines(tr("Still open:") + u'\n' + open.join(u'\n'), theme::TextRole::Body,
                               LabelTone::Warning, this);
        column->addWidget(list);
        m_accept->setAccessibleDescription(list->text());
    }
    m_accept->setVisible(!open.isEmpty());
    column->addWidget(m_accept);
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->setPlaceholderText(tr("Reason; it is recorded with the date and your code"));
    limitLine(*m_reason);
    column->addWidget(m_reason);
    column->addLayout(makeDialogButtons(*this, *m_confirm));
    m_confirm->setEnabled(false);
    connect(m_reason, &QLineEdit::textChanged, this, &LockDialog::updateButton);
    connect(m_accept, &QCheckBox::toggled, this, &LockDialog::updateButton);
    connect(m_confirm, &QPushButton::clicked, this, [this] {
        Q_EMIT confirmed(m_reason->text());
        accept();
    });
}

void LockDialog::updateButton()
{
    const bool isAccepted = m_accept->isHidden() || m_accept->isChecked();
    m_confirm->setEnabled(isAccepted && !m_reason->text().trimmed().isEmpty());
}

} // namespace subtext
