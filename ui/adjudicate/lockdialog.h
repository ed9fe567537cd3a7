// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QPushButton;

namespace subtext {

/// Says what locking or unlocking a study means and asks for the reason, which is recorded.
class LockDialog : public QDialog
{
    Q_OBJECT
public:
    LockDialog(bool isLocked, QWidget* parent);

    QLineEdit* reasonEdit() const { return m_reason; }
    QPushButton* confirmButton() const { return m_confirm; }

Q_SIGNALS:
    void confirmed(const QString& reason);

private:
    QLineEdit* m_reason;
    QPushButton* m_confirm;
};

} // namespace subtext
