// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"

#include <QByteArray>

#include <functional>

class QString;
class QWidget;

namespace subtext {

class MainWindow;
class Prompts;

using TakePicture = std::function<void(QWidget& widget, const QByteArray& name)>;

/// The set-up page by page, as it is met and as it is when something is wrong.
bool tourSetup(Prompts& prompts, const QString& folder, const Environment& environment,
               const TakePicture& picture);

/// The Roster place: before and after the hand-outs, with files that came back, and the settings.
bool tourRoster(MainWindow& window, const QString& folder, const Environment& environment,
                const TakePicture& picture);

} // namespace subtext
