// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace subtext {

/// Says what locking or unlocking a study means and asks for the reason, which is recorded.
class LockDialog : public QDialog
{
    Q_OBJECT
public:
    /// `open`: what would stay open behind the lock, in words; then the button works only when
    /// that is accepted.
    LockDialog(bool isLocked, const QStringList& open, QWidget* parent);

    QLineEdit* reasonEdit() const { return m_reason; }
    QPushButton* confirmButton() const { return m_confirm; }

Q_SIGNALS:
    void confirmed(const QString& reason);

private:
    void updateButton();

    QLineEdit* m_reason;
    QCheckBox* m_accept; ///< Hidden where nothing is open.
    QPushButton* m_confirm;
};

} // namespace subtext
