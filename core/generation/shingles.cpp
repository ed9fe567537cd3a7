// SPDX-License-Identifier: MIT
#include "core/generation/shingles.h"

#include "core/generation/wordforms.h"

#include <algorithm>

namespace subtext::generation {
namespace {

constexpr qsizetype Run = 3;

/// FNV-1a, so that a shingle is the same number everywhere.
std::uint64_t hashOf(QStringView words)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : words.toUtf8()) {
        hash ^= static_cast<unsigned char>(byte);
        hash *= 0x100000001b3U;
    }
    return hash;
}

} // namespace

Shingles shinglesOf(QStringView text)
{
    const QStringList words = wordsOf(text);
    Shingles shingles;
    if (words.isEmpty())
        return shingles;
    const qsizetype runs = std::max<qsizetype>(1, words.size() - Run + 1);
    for (qsizetype i = 0; i < runs; ++i)
        shingles.push_back(hashOf(words.mid(i, Run).join(u' ')));
    std::sort(shingles.begin(), shingles.end());
    shingles.erase(std::unique(shingles.begin(), shingles.end()), shingles.end());
    return shingles;
}

double resemblance(const Shingles& a, const Shingles& b)
{
    Shingles both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    const std::size_t either = a.size() + b.size() - both.size();
    return either == 0 ? 0 : static_cast<double>(both.size()) / static_cast<double>(either);
}

void ShingleIndex::add(const QString& name, QStringView text)
{
    m_entries.push_back({name, shinglesOf(text)});
}

std::optional<ShingleIndex::Nearest> ShingleIndex::nearest(QStringView text) const
{
    const Shingles shingles = shinglesOf(text);
    Nearest best;
    for (const Entry& entry : m_entries) {
        const double share = resemblance(shingles, entry.shingles);
        if (share > best.resemblance)
            best = {entry.name, share};
    }
    return best.resemblance > 0 ? std::optional(best) : std::nullopt;
}

} // namespace subtext::generation
