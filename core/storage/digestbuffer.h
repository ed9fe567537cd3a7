// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/sha256.h"

#include <QStringView>
#include <QtEndian>

#include <string>

namespace subtext {

/// Collects the small parts of what is digested, numbers with their highest byte first, and hands
/// them to SHA-256 in larger pieces. Throws as Sha256 does.
class DigestBuffer
{
public:
    DigestBuffer() { m_bytes.reserve(2 * Piece); }

    void add(QByteArrayView bytes)
    {
        m_bytes.append(bytes.data(), static_cast<std::size_t>(bytes.size()));
        if (m_bytes.size() >= Piece)
            flush();
    }
    template <typename Number> void addNumber(Number number)
    {
        char bytes[sizeof number];
        qToBigEndian(number, bytes);
        m_bytes.append(bytes, sizeof bytes);
    }
    void addUtf16(QStringView text)
    {
        const std::size_t size = m_bytes.size();
        m_bytes.resize(size + sizeof(char16_t) * static_cast<std::size_t>(text.size()));
        qToBigEndian<char16_t>(text.utf16(), text.size(), m_bytes.data() + size);
    }
    QByteArray result()
    {
        flush();
        return m_hash.result();
    }

private:
    static constexpr std::size_t Piece = 1 << 15;

    void flush()
    {
        m_hash.add(m_bytes);
        m_bytes.clear(); // keeps its room
    }

    Sha256 m_hash;
    std::string m_bytes;
};

} // namespace subtext
