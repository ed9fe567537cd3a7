// SPDX-License-Identifier: MIT
#include "core/exchange/recordtable.h"

#include <QHash>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace subtext {
namespace {

using Json = nlohmann::ordered_json;

struct Piece
{
    qint64 line = 0;
    qsizetype from = 0;
    qsizetype length = 0;
};

// The elements of the first array in the text, with their lines: nlohmann's parser does not say
// where a value stood. Only called on text that parsed as a whole.
std::vector<Piece> elementsOf(const QByteArray& utf8, qsizetype arrayStart)
{
    std::vector<Piece> pieces;
    int depth = 0;
    bool isInText = false;
    qint64 line = 1 + std::count(utf8.begin(), utf8.begin() + arrayStart, '\n');
    Piece piece;
    for (qsizetype i = arrayStart; i < utf8.size(); ++i) {
        const char c = utf8[i];
        if (c == '\n')
            ++line;
        if (isInText) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                isInText = false;
            continue;
        }
        const bool isSpace = c == ' ' || c == '\n' || c == '\r' || c == '\t';
        if (depth == 1 && piece.line == 0 && !isSpace && c != ',' && c != ']') {
            piece.line = line;
            piece.from = i;
        }
        if (c == '"')
            isInText = true;
        const bool isEndOfElement = depth == 1 && (c == ',' || c == ']');
        if (isEndOfElement && piece.line > 0) {
            piece.length = i - piece.from;
            pieces.push_back(piece);
            piece = {};
        }
        if (c == '[' || c == '{')
            ++depth;
        else if ((c == ']' || c == '}') && --depth == 0)
            break;
    }
    return pieces;
}

/// Collects objects into a table whose columns are the keys in the order of first appearance.
class TableBuilder
{
public:
    Result<void> add(const Json& object, qint64 line)
    {
        if (!object.is_object())
            return bad(line, QString(), object);
        QStringList cells;
        cells.resize(m_table.columns.size());
        for (const auto& [key, value] : object.items()) {
            const QString name = QString::fromStdString(key);
            QString cell;
            if (value.is_string()) {
                cell = QString::fromStdString(value.get<std::string>());
                if (cell.isNull())
                    cell = QLatin1String("");
            } else if (value.is_number()) {
                cell = QString::fromStdString(value.dump());
            } else if (!value.is_null()) {
                return bad(line, name, value);
            }
            auto at = m_columnOf.find(name);
            if (at == m_columnOf.end()) {
                at = m_columnOf.insert(name, m_table.columns.size());
                m_table.columns.append(name);
                cells.append(QString());
            }
            cells[*at] = cell;
        }
        m_table.rows.push_back({line, std::move(cells)});
        return {};
    }

    Result<RecordTable> take()
    {
        if (m_table.rows.empty())
            return fail(ErrorCode::EmptyFile);
        for (RecordTable::Row& row : m_table.rows)
            row.cells.resize(m_table.columns.size());
        return std::move(m_table);
    }

private:
    static tl::unexpected<Error> bad(qint64 line, const QString& column, const Json& value)
    {
        // The type alone: a value nested a million deep could not be printed.
        return fail({ErrorCode::MalformedFile,
                     {},
                     line,
                     0,
                     QString::fromUtf8(value.type_name()),
                     column.isEmpty() ? QStringLiteral("object") : column});
    }

    RecordTable m_table;
    QHash<QString, qsizetype> m_columnOf;
};

Result<Json> parse(const char* from, qsizetype length, qint64 firstLine)
{
    try {
        return Json::parse(from, from + length);
    } catch (const Json::parse_error& error) {
        const auto at = std::min<qsizetype>(static_cast<qsizetype>(error.byte), length);
        const char* stop = from + std::max<qsizetype>(0, at - 1);
        const qint64 line = firstLine + std::count(from, stop, '\n');
        const char* lineStart = stop;
        while (lineStart > from && lineStart[-1] != '\n')
            --lineStart;
        return fail(
            {ErrorCode::MalformedFile, {}, line, stop - lineStart + 1, {}, QStringLiteral("json")});
    } catch (const Json::exception&) { // a number beyond every range: no place is known
        return fail({ErrorCode::MalformedFile, {}, firstLine, 0, {}, QStringLiteral("json")});
    }
}

} // namespace

Result<RecordTable> readJson(const QByteArray& utf8)
{
    const auto document = parse(utf8.constData(), utf8.size(), 1);
    if (!document)
        return fail(document.error());
    const Json* list = &*document;
    TableBuilder table;
    if (list->is_object()) {
        if (!list->contains("scenarios")) {
            if (const auto added = table.add(*list, 1); !added)
                return fail(added.error());
            return table.take();
        }
        list = &list->at("scenarios");
    }
    if (!list->is_array())
        return fail({ErrorCode::MalformedFile, {}, 1, 1, {}, QStringLiteral("array")});
    qsizetype start = 0;
    if (document->is_object())
        start = utf8.indexOf("\"scenarios\"");
    const std::vector<Piece> pieces =
        elementsOf(utf8, utf8.indexOf('[', std::max<qsizetype>(0, start)));
    std::size_t i = 0;
    for (const Json& element : *list) {
        const qint64 line = i < pieces.size() ? pieces[i].line : 0;
        ++i;
        if (const auto added = table.add(element, line); !added)
            return fail(added.error());
    }
    return table.take();
}

Result<RecordTable> readJsonLines(const QByteArray& utf8)
{
    TableBuilder table;
    qint64 line = 0;
    qsizetype from = 0;
    while (from < utf8.size()) {
        ++line;
        qsizetype end = utf8.indexOf('\n', from);
        if (end < 0)
            end = utf8.size();
        const QByteArray row = utf8.mid(from, end - from).trimmed();
        from = end + 1;
        if (row.isEmpty())
            continue;
        const auto object = parse(row.constData(), row.size(), line);
        if (!object)
            return fail(object.error());
        if (const auto added = table.add(*object, line); !added)
            return fail(added.error());
    }
    return table.take();
}

} // namespace subtext
