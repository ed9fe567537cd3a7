// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/adjudicate/desksession.h"

#include <QDialog>

namespace subtext {

/// What was decided about the item on screen, row by row: when, by whom, what, why, and the note.
class HistoryDialog : public QDialog
{
    Q_OBJECT
public:
    HistoryDialog(const DeskSession& session, QWidget* parent);
};

} // namespace subtext
