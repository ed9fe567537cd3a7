// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"

namespace subtext {

class Database;

/// While it lives, a cancelled token ends the statement that the connection is running: it fails,
/// with whatever error, so ask the token afterwards. For files that may take as long as they like
/// to be read. The database must outlive it.
class Interrupter
{
public:
    Interrupter(Database& database, CancelToken cancel);
    ~Interrupter();
    Interrupter(const Interrupter&) = delete;
    Interrupter& operator=(const Interrupter&) = delete;

private:
    Database& m_database;
    CancelToken m_cancel;
};

} // namespace subtext
