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

} // namespace subtext
