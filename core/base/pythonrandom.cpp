// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>
#include <bit>

namespace subtext {

PythonRandom::PythonRandom(std::uint64_t seed)
    : m_state(stateOf(seed))
{}

/// As `init_by_array` fills it.
PythonRandom::State PythonRandom::stateOf(std::uint64_t seed)
{
    const std::array<std::uint32_t, 2> key{static_cast<std::uint32_t>(seed),
                                           static_cast<std::uint32_t>(seed >> 32U)};
    const std::uint32_t length = key[1] != 0 ? 2 : 1;
    State mt{};
    mt[0] = 19650218U;
    for (std::uint32_t i = 1; i < StateSize; ++i)
        mt[i] = 1812433253U * (mt[i - 1] ^ (mt[i - 1] >> 30U)) + i;
    std::size_t i = 1;
    std::uint32_t j = 0;
    const auto wrap = [&] {
        if (++i >= StateSize) {
            mt[0] = mt[StateSize - 1];
            i = 1;
        }
    };
    for (std::size_t k = 0; k < StateSize; ++k) {
        mt[i] = (mt[i] ^ ((mt[i - 1] ^ (mt[i - 1] >> 30U)) * 1664525U)) + key.at(j) + j;
        j = (j + 1) % length;
        wrap();
    }
    for (std::size_t k = 0; k + 1 < StateSize; ++k) {
        mt[i] = (mt[i] ^ ((mt[i - 1] ^ (mt[i - 1] >> 30U)) * 1566083941U)) -
                static_cast<std::uint32_t>(i);
        wrap();
    }
    mt[0] = 0x80000000U;
    return mt;
}

/// `genrand_uint32` of all numbers of a state: the next state, then the tempering.
void PythonRandom::refill()
{
    constexpr std::size_t Middle = 397;
    constexpr std::size_t Rest = StateSize - Middle;
    const auto twisted = [](std::uint32_t high, std::uint32_t low, std::uint32_t far) {
        const std::uint32_t y = (high & 0x80000000U) | (low & 0x7fffffffU);
        return far ^ (y >> 1U) ^ ((0U - (y & 1U)) & 0x9908b0dfU);
    };
    State& mt = m_state;
    for (std::size_t k = 0; k < Rest; ++k)
        mt[k] = twisted(mt[k], mt[k + 1], mt[k + Middle]);
    for (std::size_t k = Rest; k < StateSize - 1; ++k)
        mt[k] = twisted(mt[k], mt[k + 1], mt[k - Rest]);
    mt[StateSize - 1] = twisted(mt[StateSize - 1], mt[0], mt[Middle - 1]);
    for (std::size_t k = 0; k < StateSize; ++k) {
        std::uint32_t y = mt[k];
        y ^= y >> 11U;
        y ^= (y << 7U) & 0x9d2c5680U;
        y ^= (y << 15U) & 0xefc60000U;
        y ^= y >> 18U;
        m_block[k] = y;
    }
    m_next = 0;
}

std::span<const std::uint32_t> PythonRandom::take(std::size_t most)
{
    if (m_next == m_block.size())
        refill();
    const auto numbers = std::span<const std::uint32_t>(m_block).subspan(
        m_next, std::min(most, m_block.size() - m_next));
    m_next += numbers.size();
    return numbers;
}

std::uint32_t PythonRandom::below(std::uint32_t n)
{
    const auto bits = static_cast<std::uint32_t>(std::bit_width(n));
    std::uint32_t draw = 0;
    do {
        draw = next32() >> (32U - bits);
    } while (draw >= n);
    return draw;
}

std::uint64_t namedSeed(std::uint64_t studySeed, const QByteArray& name)
{
    const QByteArray digest = QCryptographicHash::hash(
        QByteArray::number(static_cast<qulonglong>(studySeed)) + '/' + name,
        QCryptographicHash::Sha256);
    return qFromBigEndian<quint64>(digest.constData());
}

} // namespace subtext
