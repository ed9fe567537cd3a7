// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/domain/setname.h"

#include <functional>

class QAction;
class QMenu;
class QPushButton;
class QWidget;

namespace subtext {

class NoticeBar;
class Prompts;
class Study;
struct Task;

/// Writes one prediction set as a submission into a folder, as `predictions submission` does: the
/// button, the question where to, the writing, all or nothing, and what is said of it.
namespace setsubmission {

QPushButton* makeButton(QWidget* parent);
/// The same as an entry of a menu, for a place without room for a button.
QAction* addTo(QMenu& menu);
/// Enables the button where a set of the task can be submitted; else its tool tip says why not.
void offer(QPushButton& button, const Task& task);
/// `then` is given the folder to make, in the one that was chosen.
void askWhereTo(Prompts& prompts, QWidget* parent, const SetName& set,
                std::function<void(const QString& folder)> then);
/// With costs by the profiles and prices in `settingsFolder`; empty: without any. Errors: those of
/// reading them and the study, and of writeReport(); Cancelled.
Result<void> write(Study& study, const SetName& set, const QString& settingsFolder,
                   const QString& folder, const CancelToken& cancel);
void tellOutcome(NoticeBar& notice, const QString& folder, const Result<void>& written,
                 const std::function<void()>& openFolder);

} // namespace setsubmission
} // namespace subtext
