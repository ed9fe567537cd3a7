// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace subtext {

/// 64 hexadecimal digits in lower case.
QByteArray sha256Of(const QByteArray& bytes);

} // namespace subtext
