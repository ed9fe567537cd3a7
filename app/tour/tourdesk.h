// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <functional>

class QWidget;

namespace subtext {

class MainWindow;

using TakePicture = std::function<void(QWidget& widget, const QByteArray& name)>;

/// The desk of whoever has signed in: a split before and after the first pick, what is missing, an
/// item left out, an ambiguous one, a majority overridden, the empty queue, the locked study.
void tourDesk(MainWindow& window, const TakePicture& take);

} // namespace subtext
