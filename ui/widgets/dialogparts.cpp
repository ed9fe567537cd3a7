// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dialogparts.h"

#include "ui/widgets/controls.h"

#include <QCoreApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScreen>

#include <algorithm>

namespace subtext {

void resizeToRoom(QWidget& window, const QSize& wanted)
{
    constexpr QSize Frame(16, 48);
    window.resize(wanted.boundedTo(window.screen()->availableSize() - Frame));
}

void resizeToText(QWidget& window, int width)
{
    // What the style sheet adds to a field counts, too.
    window.ensurePolished();
    for (const QWidget* field : window.findChildren<QWidget*>())
        field->ensurePolished();
    window.layout()->invalidate();
    const QSize hint = window.sizeHint();
    const int wide = std::max(width, hint.width());
    const int high = window.layout()->totalHeightForWidth(wide);
    window.resize(wide, std::max(hint.height(), high));
}

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
