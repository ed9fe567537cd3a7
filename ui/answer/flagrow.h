// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLineEdit;

namespace subtext {

/// That the item is flagged, and why. Return and Escape lead out of the reason.
class FlagRow : public QFrame
{
    Q_OBJECT
public:
    explicit FlagRow(QWidget* parent);

    QLineEdit* reason() const { return m_reason; }
    /// Without announcing it.
    void showFlag(bool isFlagged, const QString& reason);

Q_SIGNALS:
    void reasonEdited(const QString& reason);
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLineEdit* m_reason;
};

} // namespace subtext
