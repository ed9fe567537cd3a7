// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <array>
#include <bit>

namespace subtext {
namespace {

constexpr std::size_t StateSize = 624;

/// Fills the engine's state as `init_by_array` does; std::seed_seq would mix differently.
class InitByArray
{
public:
    using result_type = std::uint32_t;

    explicit InitByArray(std::uint64_t seed)
    {
        m_key[0] = static_cast<std::uint32_t>(seed);
        m_key[1] = static_cast<std::uint32_t>(seed >> 32U);
        m_length = m_key[1] != 0 ? 2 : 1;
    }

    template <typename It> void generate(It begin, It end) const
    {
        std::array<std::uint32_t, StateSize> mt{};
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
            mt[i] = (mt[i] ^ ((mt[i - 1] ^ (mt[i - 1] >> 30U)) * 1664525U)) + m_key.at(j) + j;
            j = (j + 1) % m_length;
            wrap();
        }
        for (std::size_t k = 0; k + 1 < StateSize; ++k) {
            mt[i] = (mt[i] ^ ((mt[i - 1] ^ (mt[i - 1] >> 30U)) * 1566083941U)) -
                    static_cast<std::uint32_t>(i);
            wrap();
        }
        mt[0] = 0x80000000U;
        std::size_t at = 0;
        for (It it = begin; it != end; ++it, ++at)
            *it = mt.at(at);
    }

private:
    std::array<std::uint32_t, 2> m_key{};
    std::uint32_t m_length = 1;
};

} // namespace

PythonRandom::PythonRandom(std::uint64_t seed)
{
    InitByArray sequence(seed);
    m_engine.seed(sequence);
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
