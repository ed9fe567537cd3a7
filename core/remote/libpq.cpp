// SPDX-License-Identifier: MIT
#include "core/remote/libpq.h"

#include <QLibrary>

namespace subtext {
namespace {

constexpr int LibPqVersion = 5; // of its interface: libpq.so.5

template <typename Function> bool resolve(QLibrary& library, const char* name, Function*& function)
{
    function = reinterpret_cast<Function*>(library.resolve(name));
    return function != nullptr;
}

tl::unexpected<Error> noLibPq(const QString& words)
{
    return fail({ErrorCode::LibraryMissing, {}, 0, 0, QStringLiteral("libpq"), words});
}

} // namespace

Result<LibPq> loadLibPq(const QString& name)
{
    QLibrary library(name, LibPqVersion);
    if (!library.load())
        return noLibPq(library.errorString());
    LibPq loaded;
#define SUBTEXT_LIBPQ_RESOLVE(function)                                                            \
    if (!resolve(library, #function, loaded.function))                                             \
        return noLibPq(QStringLiteral(#function));
    SUBTEXT_LIBPQ_FUNCTIONS(SUBTEXT_LIBPQ_RESOLVE)
#undef SUBTEXT_LIBPQ_RESOLVE
    return loaded;
}

const Result<LibPq>& libPq()
{
    static const Result<LibPq> loaded = loadLibPq(QStringLiteral("pq"));
    return loaded;
}

const LibPq& pq()
{
    return *libPq();
}

} // namespace subtext
