// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/exchange/recordtable.h"

#include <QByteArray>

#include <memory>
#include <vector>

namespace subtext {

/// A value of a JSON text, with the line on which it begins. A number is kept as it is written
/// ("1.10", "123456789012345678901234567890"): here it only ever becomes text.
class JsonValue
{
public:
    enum class Kind : std::uint8_t { Null, Truth, Number, Text, List, Object };

    JsonValue(Kind kind, qint64 line, QByteArray utf8);
    JsonValue();
    ~JsonValue();
    JsonValue(JsonValue&& other) noexcept;
    JsonValue& operator=(JsonValue&& other) noexcept;
    JsonValue(const JsonValue&) = delete;
    JsonValue& operator=(const JsonValue&) = delete;

    Kind kind() const { return m_kind; }
    qint64 line() const { return m_line; }
    bool isList() const { return m_kind == Kind::List; }
    bool isObject() const { return m_kind == Kind::Object; }
    bool isTrue() const { return m_kind == Kind::Truth && m_utf8 == "true"; }
    /// "null", "boolean", "number", "string", "array" or "object".
    QString kindName() const;

    /// A text decoded, a number or a truth as written; null for everything else.
    QString text() const;
    /// The elements of a list, or the values of an object in the order of its keys.
    const std::vector<JsonValue>& elements() const;
    /// The keys of an object in the order of the text, in UTF-8; no two are equal.
    const std::vector<QByteArray>& keys() const;
    /// The value of a key; null where this is no object or lacks it.
    const JsonValue* find(const char* key) const;

private:
    friend class JsonBuilder;
    struct Inside;

    QByteArray m_utf8; ///< Often a part of the text itself.
    std::unique_ptr<Inside> m_inside;
    quint32 m_line = 0;
    Kind m_kind = Kind::Null;
};

/// A text that was read, with its values, which may point into it.
struct JsonDocument
{
    QByteArray utf8;
    JsonValue root;
};

/// Reads one value. Errors: MalformedFile with line and column (in bytes), and as detail "json";
/// "deep" where lists or objects are nested over 100 deep; "keys" where an object has more than
/// MostColumns. DuplicateColumn with the place where the key ends, the key, and detail "key", where
/// an object has it a second time. Cancelled.
Result<JsonDocument> parseJson(const QByteArray& utf8, const CancelToken& cancel = {});

/// Reads one value a line into a list; blank lines are skipped. Errors: those of parseJson.
Result<JsonDocument> parseJsonLines(const QByteArray& utf8, const CancelToken& cancel = {});

/// Hands on the objects of a list, of a list under "scenarios", or the one that there is. Errors:
/// MalformedFile for what is no text and no number (value: its kind; detail: the key, "object" or
/// "array"), and with the detail "columns" where the objects have more than MostColumns keys in
/// all; EmptyFile; what the sink gives; Cancelled.
Result<void> readJson(const JsonDocument& document, RowSink& sink, const CancelToken& cancel = {});

} // namespace subtext
