// SPDX-License-Identifier: MIT
#pragma once

#include <libpq-fe.h>
#include <memory>

namespace subtext {

// What libpq hands out, given back to it in the end.

struct PgDeleter
{
    void operator()(PGconn* connection) const { PQfinish(connection); }
    void operator()(PGresult* result) const { PQclear(result); }
    void operator()(PGcancel* cancel) const { PQfreeCancel(cancel); }
    void operator()(PGnotify* bell) const { PQfreemem(bell); }
    void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
    void operator()(char* text) const { PQfreemem(text); }
};

template <typename Handle> using Pg = std::unique_ptr<Handle, PgDeleter>;

} // namespace subtext
