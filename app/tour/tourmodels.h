// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"

#include <QByteArray>

#include <functional>

class QString;
class QWidget;

namespace subtext {

class MainWindow;

/// The Models place of a study of CEI's task, made in the folder: without predictions, files on
/// their way in, then with those of invented models.
bool tourModels(MainWindow& window, const QString& folder, const Environment& environment,
                const std::function<void(QWidget& widget, const QByteArray& name)>& picture);

} // namespace subtext
