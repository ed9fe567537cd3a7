// SPDX-License-Identifier: MIT
#pragma once

#include <QHashFunctions>
#include <QString>

#include <optional>

class QUuid;

namespace subtext {

/// Names a row in every copy of a study: a UUID (RFC 4122). None by default. Ordered as its text
/// is, which is how SQLite orders the column: of two rows of one rank the greater UUID counts,
/// everywhere.
class Uuid
{
public:
    Uuid() = default;
    explicit Uuid(const QUuid& uuid);

    /// Reads the one spelling that files have: 36 characters, hexadecimal digits in lower case.
    /// None where the text is spelt in any other way, or names none.
    static std::optional<Uuid> fromText(const QString& text);

    bool isNull() const { return m_high == 0 && m_low == 0; }
    /// As in files; empty for none.
    QString text() const;

    friend bool operator==(const Uuid&, const Uuid&) = default;
    friend bool operator<(const Uuid& a, const Uuid& b)
    {
        return a.m_high != b.m_high ? a.m_high < b.m_high : a.m_low < b.m_low;
    }
    friend size_t qHash(const Uuid& uuid, size_t seed = 0) noexcept
    {
        return qHashMulti(seed, uuid.m_high, uuid.m_low);
    }

private:
    // The first eight bytes and the last eight, as they are written.
    quint64 m_high = 0;
    quint64 m_low = 0;
};

} // namespace subtext
