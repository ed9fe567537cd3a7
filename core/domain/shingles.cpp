// SPDX-License-Identifier: MIT
#include "core/domain/shingles.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <unordered_map>
#include <utility>

namespace subtext {
namespace {

constexpr qsizetype WordsOfARun = 3;

/// FNV-1a, so that a shingle is the same number everywhere.
std::uint64_t hashOfWords(QByteArrayView utf8)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : utf8) {
        hash ^= static_cast<unsigned char>(byte);
        hash *= 0x100000001b3U;
    }
    return hash;
}

std::size_t sharedRuns(const Shingles& a, const Shingles& b)
{
    Shingles both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    return both.size();
}

} // namespace

QStringList wordsOf(QStringView text)
{
    QStringList found;
    QString word;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool isApostrophe = (c == u'\'' || c == u'’') && !word.isEmpty() &&
                                  i + 1 < text.size() && text[i + 1].isLetter();
        if (c.isLetterOrNumber() || c.isMark() || c.isSurrogate())
            word += c.toLower();
        else if (isApostrophe)
            word += u'\'';
        else if (!word.isEmpty())
            found << std::exchange(word, QString());
    }
    if (!word.isEmpty())
        found << word;
    return found;
}

Shingles shinglesOf(QStringView text)
{
    const QStringList words = wordsOf(text);
    Shingles shingles;
    if (words.isEmpty())
        return shingles;
    QByteArray joined; // by blanks
    std::vector<qsizetype> begins;
    std::vector<qsizetype> ends;
    for (const QString& word : words) {
        if (!joined.isEmpty())
            joined += ' ';
        begins.push_back(joined.size());
        joined += word.toUtf8();
        ends.push_back(joined.size());
    }
    const auto inARun = static_cast<std::size_t>(std::min(words.size(), WordsOfARun));
    shingles.reserve(begins.size());
    for (std::size_t i = 0; i + inARun <= begins.size(); ++i) {
        const qsizetype end = ends[i + inARun - 1];
        shingles.push_back(hashOfWords(QByteArrayView(joined).sliced(begins[i], end - begins[i])));
    }
    std::sort(shingles.begin(), shingles.end());
    shingles.erase(std::unique(shingles.begin(), shingles.end()), shingles.end());
    return shingles;
}

double resemblance(const Shingles& a, const Shingles& b)
{
    const std::size_t both = sharedRuns(a, b);
    const std::size_t either = a.size() + b.size() - both;
    return either == 0 ? 0 : static_cast<double>(both) / static_cast<double>(either);
}

double containment(const Shingles& a, const Shingles& b)
{
    return a.empty() ? 0 : static_cast<double>(sharedRuns(a, b)) / static_cast<double>(a.size());
}

std::vector<ResemblingPair> resemblingPairs(const std::vector<Shingles>& texts, double from)
{
    std::vector<ResemblingPair> pairs;
    std::unordered_map<std::uint64_t, std::vector<std::size_t>> earlier; // who has the run
    for (std::size_t second = 0; second < texts.size(); ++second) {
        std::map<std::size_t, std::size_t> shared;
        for (const std::uint64_t run : texts[second]) {
            std::vector<std::size_t>& having = earlier[run];
            for (const std::size_t first : having)
                ++shared[first];
            having.push_back(second);
        }
        for (const auto& [first, both] : shared) {
            const std::size_t either = texts[first].size() + texts[second].size() - both;
            const double share = static_cast<double>(both) / static_cast<double>(either);
            if (share >= from)
                pairs.push_back({first, second, share});
        }
    }
    return pairs;
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

} // namespace subtext
