// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dialogbuttons.h"

#include "ui/widgets/controls.h"

#include <QCoreApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QPushButton>

namespace subtext {

QHBoxLayout* makeDialogButtons(QDialog& dialog, QPushButton& primary, QPushButton* other)
{
    auto* row = new QHBoxLayout;
    if (other)
        row->addWidget(other);
    row->addStretch(1);
    auto* cancel = makeButton(QCoreApplication::translate("subtext::DialogButtons", "Cancel"),
                              ButtonKind::Quiet, &dialog);
    row->addWidget(cancel);
    row->addWidget(&primary);
    primary.setDefault(true);
    if (other)
        QWidget::setTabOrder(other, cancel);
    QWidget::setTabOrder(cancel, &primary);
    QObject::connect(cancel, &QPushButton::clicked, &dialog, &QDialog::reject);
    return row;
}

QHBoxLayout* makeSendingButtons(QDialog& dialog, QPushButton& send, QPushButton& cancel)
{
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(&cancel);
    row->addWidget(&send);
    send.setAutoDefault(false);
    send.setDefault(false);
    cancel.setDefault(true);
    QObject::connect(&cancel, &QPushButton::clicked, &dialog, &QDialog::reject);
    return row;
}

} // namespace subtext
