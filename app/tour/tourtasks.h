// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"

#include <QByteArray>
#include <QString>

#include <functional>

class QWidget;

namespace subtext {

class MainWindow;

/// Goes through every place with studies that ask something else than CEI: the demonstration of
/// EmoScene, and the task of the manual, which no code knows. Studies go to `folder`. `picture`
/// takes a picture of a widget. False where something could not be made.
bool tourTasks(MainWindow& window, const QString& folder, const Environment& environment,
               const std::function<void(QWidget& widget, const QByteArray& name)>& picture);

} // namespace subtext
