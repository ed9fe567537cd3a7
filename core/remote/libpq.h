// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <libpq-fe.h>

/// What this folder calls of libpq, by name: a function that is missing here cannot be called.
#define SUBTEXT_LIBPQ_FUNCTIONS(each)                                                              \
    each(PQcancel) each(PQclear) each(PQconnectPoll) each(PQconnectStartParams)                    \
        each(PQconsumeInput) each(PQencryptPasswordConn) each(PQerrorMessage) each(PQfinish)       \
            each(PQflush) each(PQfreeCancel) each(PQfreemem) each(PQgetCancel) each(PQgetResult)   \
                each(PQgetisnull) each(PQgetlength) each(PQgetvalue) each(PQisBusy)                \
                    each(PQnfields) each(PQnotifies) each(PQntuples) each(PQresultErrorField)      \
                        each(PQresultStatus) each(PQsendQuery) each(PQsendQueryParams)             \
                            each(PQsetErrorVerbosity) each(PQsetNoticeProcessor)                   \
                                each(PQsetnonblocking) each(PQsocket) each(PQsslInUse)             \
                                    each(PQstatus)

namespace subtext {

/// libpq, which no program links: whoever takes part in no team does without.
struct LibPq
{
#define SUBTEXT_LIBPQ_MEMBER(name) decltype(&::name) name = nullptr; // NOLINT(*-macro-parentheses)
    SUBTEXT_LIBPQ_FUNCTIONS(SUBTEXT_LIBPQ_MEMBER)
#undef SUBTEXT_LIBPQ_MEMBER
};

/// Loads "pq" or whatever a test asks for, with or without a folder. Errors: LibraryMissing, also
/// where a function is not there.
Result<LibPq> loadLibPq(const QString& name);

/// Loaded by the first who asks, on any thread, and not tried again.
const Result<LibPq>& libPq();

/// For whoever has a handle of it, so that it was loaded.
const LibPq& pq();

} // namespace subtext
