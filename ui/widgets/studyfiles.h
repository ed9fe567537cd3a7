// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QMimeData;

namespace subtext {

/// What was dropped, as far as it lies on this machine.
QStringList localFiles(const QMimeData& dropped);

} // namespace subtext
