// SPDX-License-Identifier: MIT
#pragma once

#include <QSslConfiguration>

namespace subtext::test {

/// Of a server for 127.0.0.1 with a certificate that it signed itself, made anew each time.
QSslConfiguration selfSignedConfiguration();

} // namespace subtext::test
