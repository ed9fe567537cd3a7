// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/textsource.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace subtext {

/// More keys than this are no object that means anything, but a mistake or an attack.
inline constexpr qsizetype MostKeys = 10'000;

/// A value of a JSON text, with the line on which it begins. A number is kept as it is written
/// ("1.10", "123456789012345678901234567890"): here it only ever becomes text.
class JsonValue
{
public:
    enum class Kind : std::uint8_t { Null, Truth, Number, Text, List, Object };

    JsonValue(Kind kind, qint64 line, std::string utf8);
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
    const std::vector<std::string>& keys() const;
    /// The value of a key; null where this is no object or lacks it.
    const JsonValue* find(const char* key) const;

private:
    friend class JsonBuilder;
    struct Inside;

    std::string m_utf8;
    std::unique_ptr<Inside> m_inside;
    quint32 m_line = 0;
    Kind m_kind = Kind::Null;
};

/// Takes a value; says whether it wants more of them.
using ElementVisitor = std::function<Result<bool>(const JsonValue& element)>;

/// Hands on the elements of the list that a text is, each as soon as it is read, or the one value
/// that it is, if that is none. Returns the kind of the whole. Errors: MalformedFile with line and
/// column (in bytes), and as detail "json"; "deep" where lists or objects are nested over 100 deep;
/// "keys" where an object has more than MostKeys; "number" where one has over 4,096 characters.
/// DuplicateColumn with the place where the key ends, the key, and detail "key", where an object
/// has it a second time. What the visitor gives; that of the text; Cancelled.
Result<JsonValue::Kind> forEachElement(TextSource& text, const ElementVisitor& visit,
                                       const CancelToken& cancel = {});

/// Hands on the value of each line; blank lines are skipped. Errors: those of forEachElement.
Result<void> forEachLine(TextSource& text, const ElementVisitor& visit,
                         const CancelToken& cancel = {});

/// Reads one value as a whole. Errors: those of forEachElement.
Result<JsonValue> parseJson(TextSource& text, const CancelToken& cancel = {});
Result<JsonValue> parseJson(const QByteArray& utf8, const CancelToken& cancel = {});

} // namespace subtext
