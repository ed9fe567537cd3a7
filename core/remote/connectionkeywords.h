// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/serveraddress.h"

#include <QByteArray>
#include <QStringList>

#include <utility>
#include <vector>

namespace subtext {

/// A socket of this machine, or its loopback: the only places where TLS may be missing. With a
/// certificate of its own an address asks for TLS everywhere.
bool mayGoWithoutTls(const ServerAddress& address);

/// Everything that libpq has to know, said outright, so that no file of the user's and no default
/// decides how the server is shown to be the one that it should be.
std::vector<std::pair<QByteArray, QByteArray>> connectionKeywords(const ServerAddress& address);

/// The first of these files that is there; where none is, the first of all, so that a refusal names
/// one.
QString firstOnThisMachine(const QStringList& places);

/// libpq also reads variables (PGHOSTADDR, PGSERVICE, PGOPTIONS …), some of which no keyword
/// overrides: all that begin with PG are removed. Programs call this before anything else of here,
/// while they have one thread.
void forgetServerVariables();

} // namespace subtext
