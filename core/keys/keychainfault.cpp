// SPDX-License-Identifier: MIT
#include "core/keys/keychainfault.h"

#include <algorithm>

namespace subtext {
namespace {

/// What the bus says of a name that nobody has and nothing starts, and what Qt calls that. The name
/// of a keychain that fails to start comes with other words. Where there is no bus at all, as on a
/// server that is reached by a terminal, GLib says which variable or program it wanted, and leaves
/// those untranslated.
const QLatin1String NobodyThere[] = {
    QLatin1String("was not provided by any .service files"),
    QLatin1String("org.freedesktop.DBus.Error.ServiceUnknown"),
    QLatin1String("org.freedesktop.DBus.Error.NoServer"),
    QLatin1String("$DISPLAY"),
    QLatin1String("dbus-launch"),
};
/// All that is said where none of the libraries is installed through which a keychain is asked.
const QLatin1String NoLibrary("Unknown error");

} // namespace

bool isWithoutKeychain(QKeychain::Error error, const QString& words)
{
    if (error == QKeychain::NoBackendAvailable || error == QKeychain::NotImplemented)
        return true;
    const auto isSaid = [&](QLatin1String said) { return words.contains(said); };
    return error == QKeychain::OtherError &&
           (words == NoLibrary ||
            std::any_of(std::begin(NobodyThere), std::end(NobodyThere), isSaid));
}

QString keychainDetail(QKeychain::Error error, const QString& words)
{
    return error == QKeychain::EntryNotFound ? QStringLiteral("key")
                                             : QStringLiteral("keychain ") + words;
}

} // namespace subtext
