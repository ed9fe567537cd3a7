// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <cstdint>
#include <random>
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
    std::uint32_t next32() { return m_engine(); }

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
    // std::mt19937 in all but its word: 64 bits wide in some libraries, which takes four times as
    // long.
    using Engine =
        std::mersenne_twister_engine<std::uint32_t, 32, 624, 397, 31, 0x9908b0dfU, 11, 0xffffffffU,
                                     7, 0x9d2c5680U, 15, 0xefc60000U, 18, 1812433253U>;
    Engine m_engine;
};

/// A seed for one named stream of a study: the first 8 bytes (big-endian) of
/// SHA-256("seed/name"), so that one person's order does not depend on who else takes part.
std::uint64_t namedSeed(std::uint64_t studySeed, const QByteArray& name);

} // namespace subtext
