// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/setname.h"

#include <QDialog>

#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace subtext {

/// Asks why a prediction set is withdrawn, or why one that is counts again. Either goes into the
/// study with the reason.
class WithdrawalDialog : public QDialog
{
    Q_OBJECT
public:
    static WithdrawalDialog* forSet(const SetName& set, QWidget* parent);
    /// The sets that are withdrawn, and the way back; only looked at where not writable.
    static WithdrawalDialog* forWithdrawn(const std::vector<SetWithdrawal>& withdrawn,
                                          bool isWritable, QWidget* parent);

    /// Closes where there is no refusal; otherwise the reason stays, and the refusal below it.
    void conclude(const QString& refusal);

    QLabel* refusal() const { return m_refusal; }
    QLineEdit* reasonEdit() const { return m_reason; }
    QPushButton* confirmButton() const { return m_confirm; }
    /// None where there is one set only.
    QListWidget* sets() const { return m_list; }

Q_SIGNALS:
    /// Whoever does it concludes the dialog.
    void confirmed(const subtext::SetName& set, const QString& reason);

private:
    WithdrawalDialog(const QString& title, const QString& about, const QString& action,
                     std::vector<SetName> sets, QWidget* parent);
    void refresh();

    std::vector<SetName> m_sets; ///< Of the list, or the one that it is about.
    QVBoxLayout* m_column;
    QListWidget* m_list = nullptr;
    QLineEdit* m_reason;
    QLabel* m_refusal;
    QPushButton* m_confirm;
};

} // namespace subtext
