// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/desk/comparing.h"
#include "core/task/task.h"

#include <QFrame>

#include <array>

class QLabel;

namespace subtext {

/// The two sides of an item on which adjudicators differ, side by side under their codes, and how
/// one of them would settle it.
class SettleView : public QFrame
{
    Q_OBJECT
public:
    explicit SettleView(QWidget* parent = nullptr);

    /// Codes of the two in the order of the case; `reader` is the one at the desk. None: empties
    /// the view and folds it.
    void setCase(const Task& task, const std::optional<SettlingCase>& both,
                 const std::array<QString, 2>& codes, PersonId reader);

private:
    struct Voice
    {
        QLabel* code = nullptr;
        QLabel* pick = nullptr;
        QLabel* note = nullptr;
    };

    std::array<Voice, 2> m_voices;
    QLabel* m_proposal;
};

} // namespace subtext
