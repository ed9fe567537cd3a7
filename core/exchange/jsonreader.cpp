// SPDX-License-Identifier: MIT
#include "core/exchange/jsontext.h"
#include "core/exchange/tablesink.h"

#include <QHash>

namespace subtext {
namespace {

/// The keys of all objects in the order of first appearance.
class Columns
{
public:
    Result<void> take(const JsonValue& object)
    {
        if (!object.isObject())
            return unusable(object, object.line(), QStringLiteral("object"));
        for (std::size_t i = 0; i < object.keys().size(); ++i) {
            const QByteArray& key = object.keys()[i];
            const JsonValue& value = object.elements()[i];
            const bool isUsable = value.kind() == JsonValue::Kind::Text ||
                                  value.kind() == JsonValue::Kind::Number ||
                                  value.kind() == JsonValue::Kind::Null;
            if (!isUsable)
                return unusable(value, object.line(), QString::fromUtf8(key));
            if (m_columnOf.contains(key))
                continue;
            if (m_names.size() == MostColumns)
                return fail({ErrorCode::MalformedFile,
                             {},
                             object.line(),
                             0,
                             {},
                             QStringLiteral("columns")});
            m_columnOf.insert(key, m_names.size());
            m_names.append(QString::fromUtf8(key));
        }
        return {};
    }

    const QStringList& names() const { return m_names; }
    qsizetype of(const QByteArray& key) const { return m_columnOf.value(key); }

private:
    static tl::unexpected<Error> unusable(const JsonValue& value, qint64 line,
                                          const QString& detail)
    {
        return fail({ErrorCode::MalformedFile, {}, line, 0, value.kindName(), detail});
    }

    QStringList m_names;
    QHash<QByteArray, qsizetype> m_columnOf;
};

Result<void> readObjects(const std::vector<const JsonValue*>& objects, RowSink& sink,
                         const CancelToken& cancel)
{
    Columns columns;
    for (const JsonValue* object : objects) {
        if (const auto taken = columns.take(*object); !taken)
            return taken;
        if (cancel.isCancelled())
            return fail(ErrorCode::Cancelled);
    }
    if (const auto begun = sink.begin(columns.names()); !begun)
        return begun;
    // One row for all: few objects have every key, and there can be many of both.
    RecordTable::Row row;
    row.cells.resize(columns.names().size());
    for (const JsonValue* object : objects) {
        row.line = object->line();
        for (std::size_t i = 0; i < object->keys().size(); ++i)
            row.cells[columns.of(object->keys()[i])] = object->elements()[i].text();
        sink.add(row);
        for (const QByteArray& key : object->keys())
            row.cells[columns.of(key)] = QString();
        if (cancel.isCancelled())
            return fail(ErrorCode::Cancelled);
    }
    return {};
}

Result<RecordTable> tableOf(const Result<JsonDocument>& document)
{
    if (!document)
        return fail(document.error());
    TableSink sink;
    if (const auto read = readJson(*document, sink); !read)
        return fail(read.error());
    return std::move(sink.table);
}

} // namespace

Result<void> readJson(const JsonDocument& document, RowSink& sink, const CancelToken& cancel)
{
    std::vector<const JsonValue*> objects;
    const JsonValue* list = &document.root;
    if (list->isObject()) {
        if (const JsonValue* scenarios = list->find("scenarios"))
            list = scenarios;
        else
            objects.push_back(list);
    }
    if (objects.empty()) {
        if (!list->isList())
            return fail({ErrorCode::MalformedFile, {}, 1, 1, {}, QStringLiteral("array")});
        for (const JsonValue& element : list->elements())
            objects.push_back(&element);
    }
    if (objects.empty())
        return fail(ErrorCode::EmptyFile);
    return readObjects(objects, sink, cancel);
}

Result<RecordTable> readJson(const QByteArray& utf8)
{
    return tableOf(parseJson(utf8));
}

Result<RecordTable> readJsonLines(const QByteArray& utf8)
{
    return tableOf(parseJsonLines(utf8));
}

} // namespace subtext
