// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dialogparts.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/returnkey.h"

#include <QCoreApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScreen>

#include <algorithm>

namespace subtext {

void resizeToRoom(QWidget& window, const QSize& wanted)
{
    constexpr QSize Frame(16, 48);
    constexpr QSize LeastScreen(960, 540); // that dialogs are laid out for
    QSize room = window.screen()->availableSize();
    if (qobject_cast<const QDialog*>(&window))
        room = room.expandedTo(LeastScreen);
    window.resize(wanted.boundedTo(room - Frame));
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

namespace {

/// Return in a field goes on to the next one, as Tab does, and on a button presses that: so nothing
/// is sent and nothing that was typed is lost by it. Where the button that sends was made the
/// default, Return presses it.
class ReturnGoesOn : public QObject
{
public:
    ReturnGoesOn(QDialog& dialog, const QPushButton& send, QPushButton& cancel)
        : QObject(&dialog)
        , m_dialog(dialog)
        , m_send(send)
        , m_cancel(cancel)
    {}

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress || !isPlainReturn(*static_cast<QKeyEvent*>(event)))
            return QObject::eventFilter(watched, event);
        QWidget* focus = m_dialog.focusWidget();
        auto* button = qobject_cast<QPushButton*>(focus);
        if (button && !button->isCheckable()) { // one that is checked is a field
            button->click();
            return true;
        }
        if (m_send.isDefault())
            return false;
        if (m_send.isHidden()) { // nothing is left to send
            m_cancel.click();
            return true;
        }
        if (focus) {
            QKeyEvent tab(QEvent::KeyPress, Qt::Key_Tab, Qt::NoModifier);
            QCoreApplication::sendEvent(focus, &tab);
        }
        return true;
    }

private:
    QDialog& m_dialog;
    const QPushButton& m_send;
    QPushButton& m_cancel;
};

/// What no field has taken reaches the dialog.
class ReturnPresses : public QObject
{
public:
    ReturnPresses(QDialog& dialog, QPushButton& primary)
        : QObject(&dialog)
        , m_dialog(dialog)
        , m_primary(primary)
    {}

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool isMeant =
            event->type() == QEvent::KeyPress && isPlainReturn(*static_cast<QKeyEvent*>(event));
        const auto* button = qobject_cast<QPushButton*>(m_dialog.focusWidget());
        const bool isOfAnother = button && !button->isCheckable();
        if (!isMeant || isOfAnother || m_primary.isHidden())
            return QObject::eventFilter(watched, event);
        m_primary.click(); // nothing where it is disabled
        return true;
    }

private:
    QDialog& m_dialog;
    QPushButton& m_primary;
};

} // namespace

void letReturnPress(QDialog& dialog, QPushButton& primary)
{
    dialog.installEventFilter(new ReturnPresses(dialog, primary));
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
    cancel.setAutoDefault(false);
    dialog.installEventFilter(new ReturnGoesOn(dialog, send, cancel));
    QObject::connect(&cancel, &QPushButton::clicked, &dialog, &QDialog::reject);
    return row;
}

} // namespace subtext
