// SPDX-License-Identifier: MIT
#include "core/base/jsontext.h"
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
            const std::string& key = object.keys()[i];
            const JsonValue& value = object.elements()[i];
            const bool isUsable = value.kind() == JsonValue::Kind::Text ||
                                  value.kind() == JsonValue::Kind::Number ||
                                  value.kind() == JsonValue::Kind::Null;
            if (!isUsable)
                return unusable(value, object.line(), QString::fromStdString(key));
            const QByteArray name = nameOf(key);
            if (m_columnOf.contains(name))
                continue;
            if (m_names.size() == MostColumns)
                return fail({ErrorCode::MalformedFile,
                             {},
                             object.line(),
                             0,
                             {},
                             QStringLiteral("columns")});
            m_columnOf.insert(QByteArray::fromStdString(key), m_names.size());
            m_names.append(QString::fromStdString(key));
        }
        return {};
    }

    const QStringList& names() const { return m_names; }
    qsizetype of(const std::string& key) const { return m_columnOf.value(nameOf(key)); }

private:
    /// As long as the key lasts.
    static QByteArray nameOf(const std::string& key)
    {
        return QByteArray::fromRawData(key.data(), static_cast<qsizetype>(key.size()));
    }
    static tl::unexpected<Error> unusable(const JsonValue& value, qint64 line,
                                          const QString& detail)
    {
        return fail({ErrorCode::MalformedFile, {}, line, 0, value.kindName(), detail});
    }

    QStringList m_names;
    QHash<QByteArray, qsizetype> m_columnOf;
};

/// Goes over the objects of a text once.
using Walk = std::function<Result<void>(const ElementVisitor& visit)>;

/// The columns are known first: a pass finds them, a second one hands on the rows.
Result<void> readObjects(const Walk& walk, RowSink& sink)
{
    Columns columns;
    bool isEmpty = true;
    const auto surveyed = walk([&](const JsonValue& object) -> Result<bool> {
        isEmpty = false;
        if (const auto taken = columns.take(object); !taken)
            return fail(taken.error());
        return true;
    });
    if (!surveyed)
        return surveyed;
    if (isEmpty)
        return fail(ErrorCode::EmptyFile);
    if (const auto begun = sink.begin(columns.names()); !begun)
        return begun;
    // One row for all: few objects have every key, and there can be many of both.
    RecordTable::Row row;
    row.cells.resize(columns.names().size());
    return walk([&](const JsonValue& object) -> Result<bool> {
        row.line = object.line();
        for (std::size_t i = 0; i < object.keys().size(); ++i)
            row.cells[columns.of(object.keys()[i])] = object.elements()[i].text();
        sink.add(row);
        for (const std::string& key : object.keys())
            row.cells[columns.of(key)] = QString();
        return true;
    });
}

/// The objects that one value holds: those under "scenarios", or itself.
Result<void> readWhole(const JsonValue& root, RowSink& sink, const CancelToken& cancel)
{
    const JsonValue* list = &root;
    if (root.isObject()) {
        if (const JsonValue* scenarios = root.find("scenarios"))
            list = scenarios;
        else
            return readObjects(
                [&](const ElementVisitor& visit) -> Result<void> {
                    return visit(root).map([](bool) {});
                },
                sink);
    }
    if (!list->isList())
        return fail({ErrorCode::MalformedFile, {}, 1, 1, {}, QStringLiteral("array")});
    return readObjects(
        [&](const ElementVisitor& visit) -> Result<void> {
            for (const JsonValue& element : list->elements()) {
                if (cancel.isCancelled())
                    return fail(ErrorCode::Cancelled);
                if (const auto more = visit(element); !more)
                    return fail(more.error());
            }
            return {};
        },
        sink);
}

template <typename Read> Result<RecordTable> tableOf(const QByteArray& utf8, Read read)
{
    MemoryText text(utf8);
    TableSink sink;
    if (const auto done = read(text, sink); !done)
        return fail(done.error());
    return std::move(sink.table);
}

} // namespace

Result<void> readJson(TextSource& text, RowSink& sink, const CancelToken& cancel)
{
    const auto kind = forEachElement(
        text, [](const JsonValue&) -> Result<bool> { return false; }, cancel);
    if (!kind)
        return fail(kind.error());
    if (*kind != JsonValue::Kind::List) {
        const auto root = parseJson(text, cancel);
        return root ? readWhole(*root, sink, cancel) : fail(root.error());
    }
    return readObjects(
        [&](const ElementVisitor& visit) -> Result<void> {
            return forEachElement(text, visit, cancel).map([](JsonValue::Kind) {});
        },
        sink);
}

Result<void> readJsonLines(TextSource& text, RowSink& sink, const CancelToken& cancel)
{
    return readObjects(
        [&](const ElementVisitor& visit) { return forEachLine(text, visit, cancel); }, sink);
}

Result<RecordTable> readJson(const QByteArray& utf8)
{
    return tableOf(utf8, [](TextSource& text, RowSink& sink) { return readJson(text, sink); });
}

Result<RecordTable> readJsonLines(const QByteArray& utf8)
{
    return tableOf(utf8, [](TextSource& text, RowSink& sink) { return readJsonLines(text, sink); });
}

} // namespace subtext
