// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/flagrow.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/limitedtext.h"
#include "ui/widgets/returnkey.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

namespace subtext {

FlagRow::FlagRow(QWidget* parent)
    : QFrame(parent)
    , m_reason(new QLineEdit(this))
{
    QHBoxLayout* layout = makeRow(this, {10, 2, 8, 2}, 10);
    layout->addWidget(makeLabel(tr("Flagged as broken or unclear"), theme::TextRole::Caption,
                                LabelTone::Warning, this));
    m_reason->setObjectName(QStringLiteral("flagReason"));
    m_reason->setAccessibleName(tr("Reason for the flag"));
    m_reason->setPlaceholderText(tr("What is wrong with the item?"));
    limitLine(*m_reason);
    m_reason->installEventFilter(this);
    layout->addWidget(m_reason, 1);
    hide();
    connect(m_reason, &QLineEdit::textEdited, this, &FlagRow::reasonEdited);
}

void FlagRow::showFlag(bool isFlagged, const QString& reason)
{
    if (m_reason->text() != reason)
        m_reason->setText(reason);
    setVisible(isFlagged);
}

bool FlagRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isLeft = key->key() == Qt::Key_Escape || isReturn(*key);
    if (!isLeft || key->modifiers() != Qt::NoModifier)
        return QFrame::eventFilter(watched, event);
    Q_EMIT left();
    return true;
}

} // namespace subtext
