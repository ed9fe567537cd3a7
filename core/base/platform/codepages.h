// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace subtext::platform {

/// Text in an encoding of one or several bytes a character, by the name that uchardet has for it
/// (or CP1252, MACINTOSH), as UTF-8. U+FFFD stands where bytes have no meaning. Empty where the
/// system does not know the encoding.
QByteArray utf8Of(const QByteArray& bytes, const char* encoding);

} // namespace subtext::platform
