// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace subtext {

/// The words of a text, lower case: runs of letters and digits; an apostrophe between two letters
/// belongs to the word.
QStringList wordsOf(QStringView text);

/// The runs of three words of a text, as a sorted set of their hashes (Broder 1997): two texts
/// resemble each other as far as they share them. A text of fewer words is one run.
using Shingles = std::vector<std::uint64_t>;
Shingles shinglesOf(QStringView text);
/// Those that both have over those that either has, 0 … 1; 0 where both are empty.
double resemblance(const Shingles& a, const Shingles& b);
/// The share of the first's runs that the second has too, 0 … 1; 0 where the first has none.
double containment(const Shingles& a, const Shingles& b);

/// Two texts of a list, by their places, that resemble each other.
struct ResemblingPair
{
    std::size_t first = 0; ///< The smaller place.
    std::size_t second = 0;
    double resemblance = 0;

    bool operator==(const ResemblingPair&) const = default;
};
/// Those that resemble each other as far as that, or further; by second and first. `from`: > 0.
std::vector<ResemblingPair> resemblingPairs(const std::vector<Shingles>& texts, double from);

/// Texts by name, to find the one that another is most like.
class ShingleIndex
{
public:
    void add(const QString& name, QStringView text);

    struct Nearest
    {
        QString name;
        double resemblance = 0;
    };
    /// The first of the nearest; none where no text shares a run.
    std::optional<Nearest> nearest(QStringView text) const;

private:
    struct Entry
    {
        QString name;
        Shingles shingles;
    };
    std::vector<Entry> m_entries;
};

} // namespace subtext
