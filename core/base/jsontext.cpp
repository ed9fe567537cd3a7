// SPDX-License-Identifier: MIT
#include "core/base/jsontext.h"

#include <QSet>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <iterator>

namespace subtext {

struct JsonValue::Inside
{
    std::vector<JsonValue> elements;
    std::vector<std::string> keys; ///< Of an object: as many.
};

namespace {

// Deeper than anything that holds scenarios.
constexpr std::size_t DeepestNesting = 100;
// Up to here, comparing with every key is faster than a set.
constexpr std::size_t FewKeys = 16;
constexpr std::size_t MostReserved = 64;
// Longer than any that counts something.
constexpr qsizetype LongestNumber = 4096;

bool isOfNumber(char c)
{
    return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E';
}

/// The text while the parser reads it, for it does not say where a value stands.
class Reading
{
public:
    /// `line` is that of the first character.
    Reading(TextSource& text, qint64 line)
        : m_text(text)
        , m_line(line)
    {}

    bool isAtEnd()
    {
        if (m_at == m_end)
            readOn();
        return m_at == m_end;
    }
    const char& character() const { return *m_at; }
    void advance()
    {
        if (m_last == '\n') {
            ++m_line;
            m_previousLineStart = m_lineStart;
            m_lineStart = m_count;
        }
        m_last = *m_at++;
        ++m_count;
    }

    /// Of the last character read.
    qint64 line() const { return m_line; }
    /// The number that ends with the last character read, or before it. It is taken from the text:
    /// what the parser makes of it depends on its size and on the locale.
    std::string number() const
    {
        const char* begin = m_block.constData();
        const char* end = m_at;
        if (end > begin && !isOfNumber(end[-1]))
            --end;
        const char* from = end;
        while (from > begin && isOfNumber(from[-1]))
            --from;
        return {from, end};
    }
    /// Where the parser stands when it has taken so many characters: it may give one back.
    void placeAt(qint64 taken, Error& error) const
    {
        const bool isGivenBack = taken < m_count;
        const bool isOnLineBefore = isGivenBack && m_count - 1 == m_lineStart && m_lineStart > 0;
        error.line = isOnLineBefore ? m_line - 1 : m_line;
        error.column = isOnLineBefore ? m_lineStart - m_previousLineStart
                                      : m_count - m_lineStart - (isGivenBack ? 1 : 0);
    }
    void placeAtLast(Error& error) const { placeAt(m_count, error); }

private:
    void readOn()
    {
        // A number may go on in the next block.
        qsizetype kept = 0;
        while (kept < m_block.size() && kept < LongestNumber &&
               isOfNumber(m_block.at(m_block.size() - 1 - kept)))
            ++kept;
        const QByteArray more = m_text.next();
        if (more.isEmpty())
            return;
        m_block = m_block.right(kept) + more;
        m_at = m_block.constData() + kept;
        m_end = m_block.constData() + m_block.size();
    }

    TextSource& m_text;
    QByteArray m_block;
    const char* m_at = nullptr;
    const char* m_end = nullptr;
    qint64 m_count = 0; ///< Characters read.
    qint64 m_line;
    qint64 m_lineStart = 0; ///< Characters before the line.
    qint64 m_previousLineStart = 0;
    char m_last = 0;
};

class Cursor
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    /// None: the end.
    explicit Cursor(Reading* reading)
        : m_reading(reading)
    {}
    reference operator*() const { return m_reading->character(); }
    Cursor& operator++()
    {
        m_reading->advance();
        return *this;
    }
    bool operator==(const Cursor& other) const { return isAtEnd() == other.isAtEnd(); }
    bool operator!=(const Cursor& other) const { return !(*this == other); }

private:
    bool isAtEnd() const { return m_reading == nullptr || m_reading->isAtEnd(); }

    Reading* m_reading;
};

} // namespace

/// Makes values of what the parser meets (the interface is nlohmann's).
class JsonBuilder
{
public:
    JsonBuilder(const ElementVisitor& visit, const CancelToken& cancel)
        : m_visit(visit)
        , m_cancel(cancel)
    {}

    /// Reads the one value that a text is; `line` is that of its first character. The elements of
    /// a list are handed on where `isByElement`, else the whole is.
    Result<JsonValue::Kind> read(TextSource& text, qint64 line, bool isByElement)
    {
        Reading reading(text, line);
        m_reading = &reading;
        m_isByElement = isByElement;
        m_isEnough = false;
        m_error = {ErrorCode::MalformedFile, {}, line, 0, {}, QStringLiteral("json")};
        m_open.clear();
        m_root = {};
        const bool isRead = nlohmann::json::sax_parse(Cursor(&reading), Cursor(nullptr), this);
        if (text.error())
            return fail(*text.error());
        if (!isRead && !m_isEnough)
            return fail(m_error);
        const JsonValue::Kind kind = m_root.kind();
        if (!isRead || (m_isByElement && m_root.isList()))
            return kind;
        const auto more = m_visit(m_root);
        if (!more)
            return fail(more.error());
        m_isEnough = !*more;
        return kind;
    }

    /// The value that was read, where it was not handed on by element.
    JsonValue takeRoot() { return std::move(m_root); }
    bool isEnough() const { return m_isEnough; }

    bool null() { return add(JsonValue::Kind::Null, {}); }
    bool boolean(bool value) { return add(JsonValue::Kind::Truth, value ? "true" : "false"); }
    bool number_integer(qint64 /*value*/) { return addNumber(); }
    bool number_unsigned(quint64 /*value*/) { return addNumber(); }
    bool number_float(double /*value*/, const std::string& /*text*/) { return addNumber(); }
    bool string(std::string& text) { return add(JsonValue::Kind::Text, std::move(text)); }
    bool binary(nlohmann::json::binary_t& /*bytes*/) { return false; }

    bool start_array(std::size_t /*size*/) { return open(JsonValue::Kind::List); }
    bool end_array() { return close(); }
    bool start_object(std::size_t /*size*/) { return open(JsonValue::Kind::Object); }
    bool end_object() { return close(); }

    bool key(std::string& text)
    {
        Open& object = m_open.back();
        std::vector<std::string>& keys = object.value->m_inside->keys;
        if (isAmong(text, object))
            return stop(errorAt(ErrorCode::DuplicateColumn, 0, 0, QString::fromStdString(text),
                                QStringLiteral("key")));
        if (keys.size() == static_cast<std::size_t>(MostKeys))
            return stop({ErrorCode::MalformedFile, {}, 0, 0, {}, QStringLiteral("keys")});
        keys.push_back(std::move(text));
        return true;
    }

    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::json::exception& /*error*/)
    {
        m_reading->placeAt(static_cast<qint64>(position), m_error);
        return false;
    }

private:
    struct Open
    {
        JsonValue* value;
        QSet<QByteArray> keys; ///< Where there are more than a few.
    };

    bool add(JsonValue::Kind kind, std::string utf8)
    {
        if (m_cancel.isCancelled())
            return stop({ErrorCode::Cancelled, {}, 0, 0, {}, {}});
        place(JsonValue(kind, m_reading->line(), std::move(utf8)));
        return handOn();
    }

    // (A line break can only follow: the number is on the line of the character behind it.)
    bool addNumber()
    {
        std::string text = m_reading->number();
        if (text.size() >= static_cast<std::size_t>(LongestNumber))
            return stop({ErrorCode::MalformedFile, {}, 0, 0, {}, QStringLiteral("number")});
        return add(JsonValue::Kind::Number, std::move(text));
    }

    bool open(JsonValue::Kind kind)
    {
        if (m_open.size() == DeepestNesting)
            return stop({ErrorCode::MalformedFile, {}, 0, 0, {}, QStringLiteral("deep")});
        if (m_cancel.isCancelled())
            return stop({ErrorCode::Cancelled, {}, 0, 0, {}, {}});
        JsonValue value(kind, m_reading->line(), {});
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
        return handOn();
    }

    /// An element of the list that the text is goes to the visitor and is forgotten.
    bool handOn()
    {
        if (!m_isByElement || m_open.size() != 1 || !m_root.isList())
            return true;
        std::vector<JsonValue>& elements = m_root.m_inside->elements;
        const auto more = m_visit(elements.back());
        elements.clear();
        if (!more)
            m_error = more.error();
        m_isEnough = more && !*more;
        return more && *more;
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

    static bool isAmong(const std::string& key, Open& object)
    {
        const std::vector<std::string>& keys = object.value->m_inside->keys;
        if (keys.size() < FewKeys)
            return std::find(keys.begin(), keys.end(), key) != keys.end();
        if (object.keys.isEmpty()) {
            for (const std::string& known : keys)
                object.keys.insert(QByteArray::fromStdString(known));
        }
        const qsizetype before = object.keys.size();
        object.keys.insert(QByteArray::fromStdString(key));
        return object.keys.size() == before;
    }

    bool stop(Error error)
    {
        m_error = std::move(error);
        if (m_error.code != ErrorCode::Cancelled)
            m_reading->placeAtLast(m_error);
        return false;
    }

    const ElementVisitor& m_visit;
    CancelToken m_cancel;
    Reading* m_reading = nullptr;
    bool m_isByElement = false;
    bool m_isEnough = false;
    JsonValue m_root;
    std::vector<Open> m_open;
    std::array<std::size_t, DeepestNesting> m_sizes{}; ///< Of what was closed last, by depth.
    Error m_error;
};

JsonValue::JsonValue(Kind kind, qint64 line, std::string utf8)
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
    return m_utf8.empty() ? QStringLiteral("") : QString::fromStdString(m_utf8);
}

const std::vector<JsonValue>& JsonValue::elements() const
{
    static const std::vector<JsonValue> none;
    return m_inside ? m_inside->elements : none;
}

const std::vector<std::string>& JsonValue::keys() const
{
    static const std::vector<std::string> none;
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

Result<JsonValue::Kind> forEachElement(TextSource& text, const ElementVisitor& visit,
                                       const CancelToken& cancel)
{
    text.rewind();
    return JsonBuilder(visit, cancel).read(text, 1, true);
}

Result<void> forEachLine(TextSource& text, const ElementVisitor& visit, const CancelToken& cancel)
{
    text.rewind();
    LineReader lines(text, LineEnds::LineFeed);
    JsonBuilder builder(visit, cancel);
    qint64 number = 0;
    while (const auto line = lines.next()) {
        ++number;
        const bool isBlank = std::all_of(line->begin(), line->end(), [](char c) {
            return c == ' ' || (c >= '\t' && c <= '\r');
        });
        if (isBlank)
            continue;
        const qsizetype size = line->size() - (line->back() == '\n' ? 1 : 0);
        MemoryText value(QByteArray::fromRawData(line->data(), size));
        if (const auto read = builder.read(value, number, false); !read)
            return fail(read.error());
        if (builder.isEnough())
            break;
    }
    return text.error() ? Result<void>(fail(*text.error())) : Result<void>();
}

Result<JsonValue> parseJson(TextSource& text, const CancelToken& cancel)
{
    text.rewind();
    const ElementVisitor none = [](const JsonValue&) { return true; };
    JsonBuilder builder(none, cancel);
    if (const auto read = builder.read(text, 1, false); !read)
        return fail(read.error());
    return builder.takeRoot();
}

Result<JsonValue> parseJson(const QByteArray& utf8, const CancelToken& cancel)
{
    MemoryText text(utf8);
    return parseJson(text, cancel);
}

} // namespace subtext
