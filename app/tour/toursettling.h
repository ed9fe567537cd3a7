// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"

#include <QString>

#include <functional>

namespace subtext {

class MainWindow;

/// Pictures of two adjudicators who differ: both sides, and a proposal to confirm. False where the
/// study could not be made.
bool tourSettling(MainWindow& window, const QString& folder, const Environment& environment,
                  const std::function<void(const QByteArray& name)>& picture);

} // namespace subtext
