// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/desk/deskqueue.h"
#include "core/study/study.h"

#include <QDialog>

class QLineEdit;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace subtext {

/// Asks why an item is left out of the data, or why one that is counts again. Either goes into the
/// study with the reason.
class LeftOutDialog : public QDialog
{
    Q_OBJECT
public:
    /// To leave this item out; what annotators said when they flagged it stands there too.
    static LeftOutDialog* forItem(const DeskCase& item, QWidget* parent);
    /// The items that are left out, and the way back; only looked at where not writable.
    static LeftOutDialog* forStudy(Study& study, bool isWritable, QWidget* parent);

    QLineEdit* reasonEdit() const { return m_reason; }
    QPushButton* confirmButton() const { return m_confirm; }
    /// None where there is one item only.
    QListWidget* items() const { return m_items; }

Q_SIGNALS:
    void confirmed(subtext::ScenarioId scenario, const QString& reason);

private:
    LeftOutDialog(const QString& title, const QString& about, const QString& action,
                  QWidget* parent);
    ScenarioId chosen() const;
    void refresh();

    ScenarioId m_scenario;
    QVBoxLayout* m_column;
    QListWidget* m_items = nullptr;
    QLineEdit* m_reason;
    QPushButton* m_confirm;
};

} // namespace subtext
