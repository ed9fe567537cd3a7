// SPDX-License-Identifier: MIT
#include "core/exchange/jsontext.h"
#include "core/exchange/recordtable.h"

#include <QHash>

#include <algorithm>

namespace subtext {
namespace {

/// Collects objects into a table whose columns are the keys in the order of first appearance.
class TableBuilder
{
public:
    Result<void> add(const JsonDocument& object, qint64 line)
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
    static tl::unexpected<Error> bad(qint64 line, const QString& column, const JsonDocument& value)
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

} // namespace

Result<RecordTable> readJson(const QByteArray& utf8, const JsonDocument& document)
{
    const JsonDocument* list = &document;
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
    if (document.is_object())
        start = utf8.indexOf("\"scenarios\"");
    const std::vector<qint64> lines =
        elementLines(utf8, utf8.indexOf('[', std::max<qsizetype>(0, start)));
    std::size_t i = 0;
    for (const JsonDocument& element : *list) {
        const qint64 line = i < lines.size() ? lines[i] : 0;
        ++i;
        if (const auto added = table.add(element, line); !added)
            return fail(added.error());
    }
    return table.take();
}

Result<RecordTable> readJson(const QByteArray& utf8)
{
    const auto document = parseJson(utf8.constData(), utf8.size());
    if (!document)
        return fail(document.error());
    return readJson(utf8, *document);
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
        const auto object = parseJson(row.constData(), row.size(), line);
        if (!object)
            return fail(object.error());
        if (const auto added = table.add(*object, line); !added)
            return fail(added.error());
    }
    return table.take();
}

} // namespace subtext
