// SPDX-License-Identifier: MIT
#pragma once

#include <QHashFunctions>
#include <QString>

#include <optional>

class QUuid;

namespace subtext {

/// Names a row in every copy of a study: a UUID (RFC 4122) in the one spelling that files have,
/// 36 characters, hexadecimal digits in lower case. None by default. Ordered as its text is, which
/// is how SQLite orders the column: of two rows of one rank the greater UUID counts, everywhere.
class Uuid
{
public:
    Uuid() = default;
    explicit Uuid(const QUuid& uuid);

    /// None where the text is spelt in any other way, or names none.
    static std::optional<Uuid> fromText(const QString& text);

    bool isNull() const { return m_text.isEmpty(); }
    /// Empty for none.
    const QString& text() const { return m_text; }

    friend bool operator==(const Uuid&, const Uuid&) = default;
    friend bool operator<(const Uuid& a, const Uuid& b) { return a.m_text < b.m_text; }
    friend size_t qHash(const Uuid& uuid, size_t seed = 0) noexcept
    {
        return ::qHash(uuid.m_text, seed);
    }

private:
    QString m_text;
};

} // namespace subtext
