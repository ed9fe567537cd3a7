// SPDX-License-Identifier: MIT
#include "core/exchange/jsontext.h"

#include <QSet>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstring>
#include <iterator>

namespace subtext {

struct JsonValue::Inside
{
    std::vector<JsonValue> elements;
    std::vector<QByteArray> keys; ///< Of an object: as many.
};

namespace {

// Deeper than anything that holds scenarios.
constexpr std::size_t DeepestNesting = 100;
// Up to here, comparing with every key is faster than a set.
constexpr std::size_t FewKeys = 16;
constexpr std::size_t MostReserved = 64;

/// How far the parser has read, for it does not say where a value stands.
struct Progress
{
    const char* end = nullptr; ///< Behind the last character read.
    qint64 line = 1;           ///< That of the last character read.
    char last = 0;
};

/// The text, watched while it is read.
class Cursor
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    Cursor(const char* at, Progress* progress)
        : m_at(at)
        , m_progress(progress)
    {}
    reference operator*() const { return *m_at; }
    Cursor& operator++()
    {
        if (m_progress->last == '\n')
            ++m_progress->line;
        m_progress->last = *m_at;
        m_progress->end = ++m_at;
        return *this;
    }
    bool operator==(const Cursor& other) const { return m_at == other.m_at; }
    bool operator!=(const Cursor& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    Progress* m_progress;
};

bool isOfNumber(char c)
{
    return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E';
}

} // namespace

/// Makes values of what the parser meets (the interface is nlohmann's).
class JsonBuilder
{
public:
    JsonBuilder(const QByteArray& utf8, const CancelToken& cancel)
        : m_begin(utf8.constData())
        , m_cancel(cancel)
    {}

    /// Reads the one value between two places of the text; `from` is on line `line`.
    Result<JsonValue> read(const char* from, const char* end, qint64 line)
    {
        m_progress = {from, line, 0};
        m_error = {ErrorCode::MalformedFile, {}, line, 0, {}, QStringLiteral("json")};
        m_open.clear();
        m_root = {};
        m_from = from;
        m_end = end;
        const Cursor first(from, &m_progress);
        const Cursor last(end, &m_progress);
        if (!nlohmann::json::sax_parse(first, last, this))
            return fail(m_error);
        return std::move(m_root);
    }

    /// Makes a value a list to be filled by hand.
    static std::vector<JsonValue>& openList(JsonValue& list)
    {
        list.m_inside = std::make_unique<JsonValue::Inside>();
        return list.m_inside->elements;
    }

    bool null() { return add(JsonValue::Kind::Null, {}); }
    bool boolean(bool value)
    {
        return add(JsonValue::Kind::Truth,
                   value ? QByteArrayLiteral("true") : QByteArrayLiteral("false"));
    }
    bool number_integer(qint64 /*value*/) { return addNumber(); }
    bool number_unsigned(quint64 /*value*/) { return addNumber(); }
    bool number_float(double /*value*/, const std::string& /*text*/) { return addNumber(); }
    bool string(std::string& text) { return add(JsonValue::Kind::Text, partOf(text)); }
    bool binary(nlohmann::json::binary_t& /*bytes*/) { return false; }

    bool start_array(std::size_t /*size*/) { return open(JsonValue::Kind::List); }
    bool end_array() { return close(); }
    bool start_object(std::size_t /*size*/) { return open(JsonValue::Kind::Object); }
    bool end_object() { return close(); }

    bool key(std::string& text)
    {
        Open& object = m_open.back();
        std::vector<QByteArray>& keys = object.value->m_inside->keys;
        const QByteArray key = partOf(text);
        if (isAmong(key, object))
            return stop({ErrorCode::DuplicateColumn,
                         {},
                         0,
                         0,
                         QString::fromUtf8(key),
                         QStringLiteral("key")});
        if (keys.size() == static_cast<std::size_t>(MostColumns))
            return stop({ErrorCode::MalformedFile, {}, 0, 0, {}, QStringLiteral("keys")});
        keys.push_back(key);
        return true;
    }

    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::json::exception& /*error*/)
    {
        const auto read =
            std::min<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(position), m_end - m_from);
        setPlace(m_from + std::max<std::ptrdiff_t>(0, read - 1));
        return false;
    }

private:
    struct Open
    {
        JsonValue* value;
        QSet<QByteArray> keys; ///< Where there are more than a few.
    };

    bool add(JsonValue::Kind kind, QByteArray utf8)
    {
        if (m_cancel.isCancelled())
            return stop({ErrorCode::Cancelled, {}, 0, 0, {}, {}});
        place(JsonValue(kind, m_progress.line, std::move(utf8)));
        return true;
    }

    // What the parser makes of a number depends on its size, and its text on the locale. (A line
    // break can only follow: the number is on the line of the character behind it.)
    bool addNumber()
    {
        const char* end = m_progress.end;
        if (end > m_from && !isOfNumber(end[-1]))
            --end;
        const char* from = end;
        while (from > m_from && isOfNumber(from[-1]))
            --from;
        return add(JsonValue::Kind::Number, QByteArray::fromRawData(from, end - from));
    }

    bool open(JsonValue::Kind kind)
    {
        if (m_open.size() == DeepestNesting)
            return stop({ErrorCode::MalformedFile, {}, 0, 0, {}, QStringLiteral("deep")});
        if (m_cancel.isCancelled())
            return stop({ErrorCode::Cancelled, {}, 0, 0, {}, {}});
        JsonValue value(kind, m_progress.line, {});
        value.m_inside = std::make_unique<JsonValue::Inside>();
        // The objects of a list are mostly alike.
        const std::size_t usual = std::min(m_sizes.at(m_open.size()), MostReserved);
        value.m_inside->elements.reserve(usual);
        if (kind == JsonValue::Kind::Object)
            value.m_inside->keys.reserve(usual);
        m_open.push_back({place(std::move(value)), {}});
        return true;
    }

    bool close()
    {
        const std::size_t size = m_open.back().value->m_inside->elements.size();
        m_open.pop_back();
        m_sizes.at(m_open.size()) = size;
        return true;
    }

    // A pointer to an open value lasts: nothing is added to its parent before it is closed.
    JsonValue* place(JsonValue value)
    {
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        std::vector<JsonValue>& elements = m_open.back().value->m_inside->elements;
        elements.push_back(std::move(value));
        return &elements.back();
    }

    static bool isAmong(const QByteArray& key, Open& object)
    {
        const std::vector<QByteArray>& keys = object.value->m_inside->keys;
        if (keys.size() < FewKeys)
            return std::find(keys.begin(), keys.end(), key) != keys.end();
        if (object.keys.isEmpty())
            object.keys = QSet<QByteArray>(keys.begin(), keys.end());
        const qsizetype before = object.keys.size();
        object.keys.insert(key);
        return object.keys.size() == before;
    }

    /// A decoded text as the part of the file that it is, where it had no escapes.
    QByteArray partOf(const std::string& text) const
    {
        const auto size = static_cast<std::ptrdiff_t>(text.size());
        const char* quote = m_progress.end - 1;
        if (quote - m_from > size && std::memcmp(quote - size, text.data(), text.size()) == 0)
            return QByteArray::fromRawData(quote - size, size);
        return QByteArray::fromStdString(text);
    }

    bool stop(Error error)
    {
        m_error = std::move(error);
        if (m_error.code != ErrorCode::Cancelled)
            setPlace(m_progress.end - 1);
        return false;
    }

    void setPlace(const char* stop)
    {
        const char* lineStart = stop;
        while (lineStart > m_begin && lineStart[-1] != '\n')
            --lineStart;
        m_error.line = 1 + std::count(m_begin, stop, '\n');
        m_error.column = stop - lineStart + 1;
    }

    const char* m_begin;
    CancelToken m_cancel;
    const char* m_from = nullptr;
    const char* m_end = nullptr;
    Progress m_progress;
    JsonValue m_root;
    std::vector<Open> m_open;
    std::array<std::size_t, DeepestNesting> m_sizes{}; ///< Of what was closed last, by depth.
    Error m_error;
};

JsonValue::JsonValue(Kind kind, qint64 line, QByteArray utf8)
    : m_utf8(std::move(utf8))
    , m_line(static_cast<quint32>(line))
    , m_kind(kind)
{}

JsonValue::JsonValue() = default;
JsonValue::~JsonValue() = default;
JsonValue::JsonValue(JsonValue&& other) noexcept = default;
JsonValue& JsonValue::operator=(JsonValue&& other) noexcept = default;

QString JsonValue::kindName() const
{
    switch (m_kind) {
    case Kind::Null:
        return QStringLiteral("null");
    case Kind::Truth:
        return QStringLiteral("boolean");
    case Kind::Number:
        return QStringLiteral("number");
    case Kind::Text:
        return QStringLiteral("string");
    case Kind::List:
        return QStringLiteral("array");
    case Kind::Object:
        return QStringLiteral("object");
    }
    Q_UNREACHABLE();
}

QString JsonValue::text() const
{
    if (m_kind != Kind::Text && m_kind != Kind::Number && m_kind != Kind::Truth)
        return {};
    return m_utf8.isEmpty() ? QStringLiteral("") : QString::fromUtf8(m_utf8);
}

const std::vector<JsonValue>& JsonValue::elements() const
{
    static const std::vector<JsonValue> none;
    return m_inside ? m_inside->elements : none;
}

const std::vector<QByteArray>& JsonValue::keys() const
{
    static const std::vector<QByteArray> none;
    return m_inside ? m_inside->keys : none;
}

const JsonValue* JsonValue::find(const char* key) const
{
    if (!isObject())
        return nullptr;
    const auto found = std::find(keys().begin(), keys().end(), key);
    return found == keys().end() ? nullptr
                                 : &elements()[static_cast<std::size_t>(found - keys().begin())];
}

Result<JsonDocument> parseJson(const QByteArray& utf8, const CancelToken& cancel)
{
    auto root = JsonBuilder(utf8, cancel).read(utf8.cbegin(), utf8.cend(), 1);
    if (!root)
        return fail(root.error());
    return JsonDocument{utf8, std::move(*root)};
}

Result<JsonDocument> parseJsonLines(const QByteArray& utf8, const CancelToken& cancel)
{
    JsonBuilder builder(utf8, cancel);
    JsonDocument document{utf8, JsonValue(JsonValue::Kind::List, 1, {})};
    std::vector<JsonValue>& rows = JsonBuilder::openList(document.root);
    qint64 line = 0;
    const char* from = utf8.cbegin();
    while (from != utf8.cend()) {
        ++line;
        const char* end = std::find(from, utf8.cend(), '\n');
        const bool isBlank =
            std::all_of(from, end, [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); });
        if (!isBlank) {
            auto row = builder.read(from, end, line);
            if (!row)
                return fail(row.error());
            rows.push_back(std::move(*row));
        }
        from = end == utf8.cend() ? end : end + 1;
    }
    return document;
}

} // namespace subtext
