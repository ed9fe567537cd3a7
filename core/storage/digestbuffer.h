// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/sha256.h"

#include <QStringView>
#include <QtEndian>

#include <algorithm>
#include <memory>

namespace subtext {

/// Collects the small parts of what is digested, numbers with their highest byte first, and hands
/// them to SHA-256 in larger pieces. Throws as Sha256 does.
class DigestBuffer
{
public:
    void add(QByteArrayView bytes)
    {
        const auto size = static_cast<std::size_t>(bytes.size());
        if (size > room())
            flush();
        if (size > room()) {
            m_hash.add(bytes);
            return;
        }
        std::copy_n(bytes.data(), size, end());
        m_size += size;
    }
    template <typename Number> void addNumber(Number number)
    {
        if (sizeof number > room())
            flush();
        qToBigEndian(number, end());
        m_size += sizeof number;
    }
    /// Two bytes of each unit.
    void addUtf16(QStringView text)
    {
        for (const QChar c : text)
            addNumber(static_cast<quint16>(c.unicode()));
    }
    /// The same of a text that is known to be ASCII.
    void addAsciiAsUtf16(QByteArrayView text)
    {
        const auto size = 2 * static_cast<std::size_t>(text.size());
        if (size > room())
            flush();
        if (size > room()) {
            addUtf16(QString::fromLatin1(text));
            return;
        }
        char* to = end();
        for (const char c : text) {
            *to++ = 0;
            *to++ = c;
        }
        m_size += size;
    }
    QByteArray result()
    {
        flush();
        return m_hash.result();
    }

private:
    static constexpr std::size_t Piece = 1 << 15;

    std::size_t room() const { return Piece - m_size; }
    char* end() { return m_bytes.get() + m_size; }
    void flush()
    {
        m_hash.add({m_bytes.get(), static_cast<qsizetype>(m_size)});
        m_size = 0;
    }

    Sha256 m_hash;
    // Filled by hand: hundreds of millions of small parts go through a study's digests.
    std::unique_ptr<char[]> m_bytes = std::make_unique<char[]>(Piece);
    std::size_t m_size = 0;
};

} // namespace subtext
