// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"

#include <QByteArray>
#include <QSize>

#include <functional>

class QString;
class QWidget;

namespace subtext {

/// The way of one annotator through a hand-out, in a window of its own: consent, practice, the
/// repeats after the last item, and the file to return. Studies go to `folder`. `picture` takes a
/// picture of a widget. False where something could not be made.
bool tourCourse(QSize size, const QString& folder, const Environment& environment,
                const std::function<void(QWidget& widget, const QByteArray& name)>& picture);

} // namespace subtext
