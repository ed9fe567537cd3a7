// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace subtext {

/// Where the keys rest beside an answer that is complete: a button that offers to change it. Keys
/// that would have been an answer are not taken in silence.
class RestRow : public QWidget
{
    Q_OBJECT
public:
    RestRow(const QString& state, const QString& offer, QWidget* parent);

    /// Shows it, with the focus.
    void rest();
    bool isResting() const;
    /// Its place, the last in the column, stays free while it is hidden, so that nothing moves when
    /// it comes; where it is not kept the row comes first, in view where the column scrolls.
    void keepPlace(bool isKept);
    /// Of the column that it is in, with the gap below it.
    int heightWithGap() const;
    /// The same, where it takes that now: shown, or with its place kept.
    int heightTaken() const;

Q_SIGNALS:
    void changeRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLabel* m_hint;
    QPushButton* m_change;
};

} // namespace subtext
