// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adjudication/hints.h"

#include <QFrame>

#include <array>

class QLabel;

namespace subtext {

/// The hints, folded away and without a word in them until there are any: after the first pick.
class HintsView : public QFrame
{
    Q_OBJECT
public:
    explicit HintsView(QWidget* parent = nullptr);

    /// None: empties the view and folds it.
    void setHints(const std::optional<Hints>& hints);

private:
    QLabel* m_closed;
    std::array<QLabel*, 3> m_lines{};
};

} // namespace subtext
