// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quality/dismissrow.h"

#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/limitedtext.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>

namespace subtext {

DismissRow::DismissRow(QWidget* parent)
    : QWidget(parent)
    , m_reason(new QLineEdit(this))
    , m_button(makeButton(tr("Dismiss"), ButtonKind::Normal, this, "dismiss"))
{
    QHBoxLayout* layout = makeRow(this);
    limitLine(*m_reason);
    m_reason->setAccessibleName(tr("Reason for dismissing"));
    layout->addWidget(m_reason, 1);
    layout->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this, &DismissRow::onTaken);
    connect(m_reason, &QLineEdit::returnPressed, this, &DismissRow::onTaken);
    connect(m_reason, &QLineEdit::textEdited, this, [this] { setMissing(false); });
    showChosen(0, false);
}

void DismissRow::onTaken()
{
    if (m_count == 0)
        return;
    if (m_isBringingBack)
        Q_EMIT bringBackRequested();
    else
        Q_EMIT dismissRequested(m_reason->text());
}

void DismissRow::showChosen(int count, bool isBringingBack)
{
    const bool isAnother = count != m_count || isBringingBack != m_isBringingBack;
    m_count = count;
    m_isBringingBack = isBringingBack;
    m_reason->setVisible(!isBringingBack);
    m_reason->setEnabled(count > 0);
    m_button->setEnabled(count > 0);
    m_button->setText(count > 1
                          ? (isBringingBack ? tr("Bring back %1") : tr("Dismiss %1")).arg(count)
                      : isBringingBack ? tr("Bring back")
                                       : tr("Dismiss"));
    setMissing(m_isMissing && !isAnother);
}

void DismissRow::showMissing()
{
    setMissing(true);
    m_reason->setFocus(Qt::OtherFocusReason);
    sayAloud(*m_reason, m_reason->placeholderText());
}

void DismissRow::clear()
{
    m_reason->clear();
    setMissing(false);
}

void DismissRow::setMissing(bool isMissing)
{
    if (isMissing) // blanks would hide what is said
        m_reason->clear();
    const bool areSeveral = m_count > 1;
    const QString why =
        areSeveral ? tr("Why these findings are dismissed") : tr("Why this finding is dismissed");
    const QString sayWhy = areSeveral ? tr("Say why these findings are dismissed")
                                      : tr("Say why this finding is dismissed");
    m_reason->setPlaceholderText(isMissing ? sayWhy : why);
    if (m_isMissing == isMissing)
        return;
    m_isMissing = isMissing;
    m_reason->setProperty("missing", isMissing);
    m_reason->style()->unpolish(m_reason);
    m_reason->style()->polish(m_reason);
}

} // namespace subtext
