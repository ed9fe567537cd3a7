// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adjudication/hints.h"
#include "core/adjudication/precedents.h"

#include <QFrame>

#include <array>
#include <vector>

class QLabel;

namespace subtext {

/// The hints, folded away and without a word in them until there are any: after the first pick.
class HintsView : public QFrame
{
    Q_OBJECT
public:
    explicit HintsView(QWidget* parent = nullptr);

    /// No hints: empties the view and folds it.
    void setHints(const std::optional<Hints>& hints, const std::vector<Precedent>& precedents);
    /// Everything that it says, as one text.
    QString spokenText() const;

Q_SIGNALS:
    /// They have just unfolded.
    void unfolded();

private:
    void showPrecedents(const std::vector<Precedent>& precedents);

    QLabel* m_closed;
    QLabel* m_polarity;
    QLabel* m_nearest;
    QLabel* m_heading;
    std::array<QLabel*, PrecedentsShown> m_precedents{};
};

} // namespace subtext
