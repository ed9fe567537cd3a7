// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace subtext {

/// A PDF as Qt writes it, with midnight UTC of `date` ("YYYY-MM-DD"; empty: 1970-01-01) for the
/// time at which it was made, and without what names the program. As long as before, so that its
/// table of places still holds.
QByteArray dated(QByteArray pdf, const QString& date);

} // namespace subtext
