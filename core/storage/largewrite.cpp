// SPDX-License-Identifier: MIT
#include "core/storage/largewrite.h"

#include "core/storage/database.h"

#include <SQLiteCpp/Database.h>

#include <string>

namespace subtext {
namespace {

constexpr int LargeCache = -65'536; // KiB

std::string cacheSize(int size)
{
    return "PRAGMA cache_size = " + std::to_string(size);
}

} // namespace

LargeWrite::LargeWrite(Database& database)
    : m_database(database)
    , m_usual(database.connection().execAndGet("PRAGMA cache_size").getInt())
{
    m_database.connection().exec(cacheSize(LargeCache));
}

LargeWrite::~LargeWrite()
{
    m_database.connection().tryExec(cacheSize(m_usual)); // on failure the cache stays large
}

} // namespace subtext
