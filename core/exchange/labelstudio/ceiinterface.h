// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace subtext {

/// The labelling interface of Label Studio for CEI.
QByteArray ceiLabelStudioConfig();

} // namespace subtext
