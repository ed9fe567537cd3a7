// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace subtext {

/// The reason for which findings are dismissed and the button that does it, or the button that
/// brings them back.
class DismissRow : public QWidget
{
    Q_OBJECT
public:
    explicit DismissRow(QWidget* parent);

    /// How many findings it is about; 0: it does nothing.
    void showChosen(int count, bool isBringingBack);
    /// That the reason is missing, in its field: nothing moves, and the keys go there.
    void showMissing();
    void clear();
    QLineEdit* reason() const { return m_reason; }

Q_SIGNALS:
    void dismissRequested(const QString& reason);
    void bringBackRequested();

private:
    void onTaken();
    void setMissing(bool isMissing);

    QLineEdit* m_reason;
    QPushButton* m_button;
    int m_count = 0;
    bool m_isBringingBack = false;
    bool m_isMissing = false;
};

} // namespace subtext
