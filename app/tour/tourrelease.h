// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace subtext {

class MainWindow;

/// Goes through the Release place: first with a study in which every check finds something, then
/// with one that may go out, up to a release and the next version. Studies and releases go to
/// `folder`. `picture` takes a picture of the window. False where something could not be made.
bool tourRelease(MainWindow& window, const QString& folder, const Environment& environment,
                 const std::function<void(const QByteArray& name)>& picture);

} // namespace subtext
