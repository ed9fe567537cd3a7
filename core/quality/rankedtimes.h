// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/quality/modifiedz.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

namespace subtext {

/// One person's response times in order of length, for order statistics that follow every change:
/// a treap (Seidel & Aragon 1996, doi 10.1007/BF01940876) whose nodes know the size and the sum of
/// their subtree. With k times held, insert, remove, at, rankOf and countWhile take O(log k) and
/// zScale O(log² k), in expectation over priorities that do not depend on the data. Equal times are
/// ordered by scenario. Times within ±LongestResponseMs.
class RankedTimes
{
public:
    struct Entry
    {
        qint64 ms = 0;
        ScenarioId scenario;

        auto operator<=>(const Entry&) const = default;
    };

    std::size_t size() const { return m_nodes[m_root].size; }

    /// `entry` must not be held yet.
    void insert(const Entry& entry);
    /// `entry` must be held.
    void remove(const Entry& entry);

    /// The entry with `rank` shorter ones before it; rank < size().
    const Entry& at(std::size_t rank) const;
    /// How many held entries come before this one.
    std::size_t rankOf(const Entry& entry) const;

    /// How many entries from the start satisfy a predicate of Entry that holds up to some point of
    /// the order and not after it.
    template <typename Predicate> std::size_t countWhile(Predicate holds) const
    {
        std::size_t count = 0;
        for (Index node = m_root; node != Nil;) {
            const Node& here = m_nodes[node];
            if (holds(here.entry)) {
                count += m_nodes[here.left].size + 1;
                node = here.right;
            } else {
                node = here.left;
            }
        }
        return count;
    }

    /// The scale of the times held, the same to the last bit as zScaleOf the times in milliseconds;
    /// none for no times or equal ones.
    std::optional<ZScale> zScale() const;

private:
    using Index = std::uint32_t;
    static constexpr Index Nil = 0; // a node of size and sum 0, its own child
    struct Node
    {
        Entry entry;
        qint64 sum = 0;
        std::uint32_t priority = 0;
        std::uint32_t size = 0;
        Index left = Nil;
        Index right = Nil;
    };

    Index makeNode(const Entry& entry);
    void update(Index node);
    Index merge(Index left, Index right);
    void split(Index node, const Entry& pivot, Index& before, Index& from);
    Index withoutFirst(Index node);

    qint64 sumOfFirst(std::size_t count) const;
    double kthDeviation(std::size_t k, std::size_t below, double median) const;

    std::vector<Node> m_nodes = std::vector<Node>(1);
    std::vector<Index> m_free;
    Index m_root = Nil;
    std::uint64_t m_drawn = 0; // how many priorities were drawn
};

} // namespace subtext
