// SPDX-License-Identifier: MIT
#include "core/quality/rankedtimes.h"

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

/// SplitMix64 (Steele, Lea & Flood 2014, doi 10.1145/2660193.2660195): a fixed stream, so that the
/// same history gives the same tree.
std::uint32_t mixed(std::uint64_t number)
{
    std::uint64_t z = number * 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return static_cast<std::uint32_t>((z ^ (z >> 31U)) >> 32U);
}

} // namespace

RankedTimes::Index RankedTimes::makeNode(const Entry& entry)
{
    if (m_free.empty()) {
        m_free.push_back(static_cast<Index>(m_nodes.size()));
        m_nodes.emplace_back();
    }
    const Index node = m_free.back();
    m_free.pop_back();
    m_nodes[node] = Node{entry, entry.ms, mixed(++m_drawn), 1, Nil, Nil};
    return node;
}

void RankedTimes::update(Index node)
{
    Node& here = m_nodes[node];
    here.size = m_nodes[here.left].size + 1 + m_nodes[here.right].size;
    here.sum = m_nodes[here.left].sum + here.entry.ms + m_nodes[here.right].sum;
}

/// Everything in `left` comes before everything in `right`.
RankedTimes::Index RankedTimes::merge(Index left, Index right)
{
    if (left == Nil || right == Nil)
        return left == Nil ? right : left;
    if (m_nodes[left].priority > m_nodes[right].priority) {
        m_nodes[left].right = merge(m_nodes[left].right, right);
        update(left);
        return left;
    }
    m_nodes[right].left = merge(left, m_nodes[right].left);
    update(right);
    return right;
}

/// Takes the subtree apart: what comes before `pivot`, and the rest.
void RankedTimes::split(Index node, const Entry& pivot, Index& before, Index& from)
{
    if (node == Nil) {
        before = Nil;
        from = Nil;
        return;
    }
    Index rest = Nil;
    if (m_nodes[node].entry < pivot) {
        split(m_nodes[node].right, pivot, rest, from);
        m_nodes[node].right = rest;
        before = node;
    } else {
        split(m_nodes[node].left, pivot, before, rest);
        m_nodes[node].left = rest;
        from = node;
    }
    update(node);
}

/// The subtree without its first entry, whose node becomes free.
RankedTimes::Index RankedTimes::withoutFirst(Index node)
{
    if (m_nodes[node].left == Nil) {
        m_free.push_back(node);
        return m_nodes[node].right;
    }
    m_nodes[node].left = withoutFirst(m_nodes[node].left);
    update(node);
    return node;
}

void RankedTimes::insert(const Entry& entry)
{
    const Index node = makeNode(entry);
    Index before = Nil;
    Index from = Nil;
    split(m_root, entry, before, from);
    m_root = merge(merge(before, node), from);
}

void RankedTimes::remove(const Entry& entry)
{
    Index before = Nil;
    Index from = Nil;
    split(m_root, entry, before, from);
    Q_ASSERT(from != Nil);
    m_root = merge(before, withoutFirst(from));
}

const RankedTimes::Entry& RankedTimes::at(std::size_t rank) const
{
    Q_ASSERT(rank < size());
    Index node = m_root;
    for (;;) {
        const Node& here = m_nodes[node];
        const std::size_t before = m_nodes[here.left].size;
        if (rank == before)
            return here.entry;
        if (rank < before) {
            node = here.left;
        } else {
            rank -= before + 1;
            node = here.right;
        }
    }
}

std::size_t RankedTimes::rankOf(const Entry& entry) const
{
    return countWhile([&](const Entry& held) { return held < entry; });
}

qint64 RankedTimes::sumOfFirst(std::size_t count) const
{
    qint64 sum = 0;
    for (Index node = m_root; node != Nil && count > 0;) {
        const Node& here = m_nodes[node];
        const std::size_t before = m_nodes[here.left].size;
        if (count <= before) {
            node = here.left;
        } else {
            sum += m_nodes[here.left].sum + here.entry.ms;
            count -= before + 1;
            node = here.right;
        }
    }
    return sum;
}

/// The k-th smallest distance from the median, from 0. The `below` times under the median, read
/// downwards, and the others, read upwards, are two rising sequences of distances; how many of the
/// first k + 1 come from the lower one is found by bisection.
double RankedTimes::kthDeviation(std::size_t k, std::size_t below, double median) const
{
    const auto down = [&](std::size_t i) {
        return median - static_cast<double>(at(below - 1 - i).ms);
    };
    const auto up = [&](std::size_t j) { return static_cast<double>(at(below + j).ms) - median; };
    const std::size_t needed = k + 1;
    const std::size_t above = size() - below;
    std::size_t low = needed > above ? needed - above : 0;
    std::size_t high = std::min(needed, below);
    while (low < high) {
        const std::size_t taken = (low + high) / 2;
        if (down(taken) < up(needed - taken - 1))
            low = taken + 1;
        else
            high = taken;
    }
    if (low == 0)
        return up(needed - 1);
    if (low == needed)
        return down(needed - 1);
    return std::max(down(low - 1), up(needed - low - 1));
}

std::optional<ZScale> RankedTimes::zScale() const
{
    const std::size_t count = size();
    if (count == 0)
        return std::nullopt;
    // Both of the same rank where the number is odd. Halves and quarters of milliseconds are exact.
    const std::size_t first = (count - 1) / 2;
    const std::size_t second = count / 2;
    const double median =
        (static_cast<double>(at(first).ms) + static_cast<double>(at(second).ms)) / 2;
    const std::size_t below =
        countWhile([&](const Entry& e) { return static_cast<double>(e.ms) < median; });
    const double medianDeviation =
        (kthDeviation(first, below, median) + kthDeviation(second, below, median)) / 2;
    // Σ|t − m| = (Σ above − m · number above) − (Σ below − m · number below)
    const qint64 sumBelow = sumOfFirst(below);
    const qint64 sumAbove = m_nodes[m_root].sum - sumBelow;
    const double balance = static_cast<double>(below) - static_cast<double>(count - below);
    const double meanDeviation =
        (static_cast<double>(sumAbove - sumBelow) + median * balance) / static_cast<double>(count);
    return subtext::zScale(median, medianDeviation, meanDeviation);
}

} // namespace subtext
