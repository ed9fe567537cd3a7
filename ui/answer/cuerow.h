// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace subtext {

class ElidedLabel;

/// How many words are marked, and what can be done with them.
class CueRow : public QWidget
{
    Q_OBJECT
public:
    explicit CueRow(QWidget* parent);

    struct State
    {
        int words = 0;
        bool isOutdated = false; ///< There are marks over a text that was corrected since.
        bool isFull = false;     ///< No further stretch can be marked.
        bool canQuote = false;
        bool isReadOnly = false;
    };
    void showState(const State& state);
    QString text() const;

Q_SIGNALS:
    void quoteRequested();
    void clearRequested();

private:
    ElidedLabel* m_count;
    QPushButton* m_quote;
    QPushButton* m_clear;
};

} // namespace subtext
