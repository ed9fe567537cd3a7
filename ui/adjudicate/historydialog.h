// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/adjudicate/desksession.h"

#include <QDialog>

#include <functional>

namespace subtext {

/// Why there is no history to show; empty where there is one.
QString historyRefusal(const DeskSession& session);

/// What was decided about the item on screen, row by row: when, by whom, what, why, and the note.
class HistoryDialog : public QDialog
{
    Q_OBJECT
public:
    /// `useAsPractice` is called, once this is closed, where the item shall become a practice
    /// scene.
    HistoryDialog(const DeskSession& session, QWidget* parent,
                  const std::function<void()>& useAsPractice);
};

} // namespace subtext
