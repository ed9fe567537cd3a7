// SPDX-License-Identifier: MIT
#pragma once

#include "core/remote/libpq.h"

#include <memory>

namespace subtext {

// What libpq hands out, given back to it in the end.

struct PgDeleter
{
    void operator()(PGconn* connection) const { pq().PQfinish(connection); }
    void operator()(PGresult* result) const { pq().PQclear(result); }
    void operator()(PGcancel* cancel) const { pq().PQfreeCancel(cancel); }
    void operator()(PGnotify* bell) const { pq().PQfreemem(bell); }
    void operator()(char* text) const { pq().PQfreemem(text); }
};

template <typename Handle> using Pg = std::unique_ptr<Handle, PgDeleter>;

} // namespace subtext
