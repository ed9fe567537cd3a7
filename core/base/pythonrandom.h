// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace subtext {

/// The random stream of CPython's `random.Random(seed)`: MT19937 seeded by `init_by_array`
/// (Matsumoto & Nishimura 1998, doi 10.1145/272991.272995). Orders and intervals drawn from it
/// can be recomputed with a three-line Python script.
class PythonRandom
{
public:
    explicit PythonRandom(std::uint64_t seed);

    /// `getrandbits(32)`.
    std::uint32_t next32()
    {
        if (m_next == m_block.size())
            refill();
        return m_block[m_next++];
    }

    /// The next numbers of next32(), at least one and no more than `most` (≥ 1), for whoever takes
    /// millions. They stay until the next call of any function.
    std::span<const std::uint32_t> take(std::size_t most);

    /// `randbelow(n)`: uniform on 0 … n−1, by rejection of `getrandbits(bit_length(n))`. n ≥ 1.
    std::uint32_t below(std::uint32_t n);

    /// Fisher–Yates from the top, as CPython's `shuffle`.
    template <typename T> void shuffle(std::vector<T>& items)
    {
        for (std::size_t i = items.size(); i > 1; --i) {
            const std::size_t j = below(static_cast<std::uint32_t>(i));
            std::swap(items[i - 1], items[j]);
        }
    }

private:
    // std::mt19937 makes its numbers one by one. A whole state of them at once is a loop without
    // branches, of which the compiler computes several numbers in a step.
    static constexpr std::size_t StateSize = 624;
    using State = std::array<std::uint32_t, StateSize>;

    static State stateOf(std::uint64_t seed);
    void refill();

    State m_state;
    State m_block{};                ///< The numbers that the state gives.
    std::size_t m_next = StateSize; ///< In the block; its size where all are taken.
};

/// A seed for one named stream of a study: the first 8 bytes (big-endian) of
/// SHA-256("seed/name"), so that one person's order does not depend on who else takes part.
std::uint64_t namedSeed(std::uint64_t studySeed, const QByteArray& name);

} // namespace subtext
