// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

namespace subtext {

/// Says when a change on screen is due on the disk: DelayMs after the first one, however much
/// follows. A busy event loop serves its timers late, after the keys that wait and after the next
/// repaint; what is overdue is therefore also written with the next change and before a repaint.
class DraftTimer : public QTimer
{
    Q_OBJECT
public:
    static constexpr int DelayMs = 150;

    /// Is called "draft", for tests to run out.
    explicit DraftTimer(QObject* parent = nullptr);

    /// Counts from now, unless it does so already.
    void begin();

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// At most once for each time it was begun; never after stop().
    void due();

private:
    void endOverdue();
};

} // namespace subtext
