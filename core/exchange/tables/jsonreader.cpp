// SPDX-License-Identifier: MIT
#include "core/base/jsontext.h"
#include "core/exchange/tables/recordtable.h"

namespace subtext {
namespace {

tl::unexpected<Error> unusable(const JsonValue& value, qint64 line, const QString& detail)
{
    return fail({ErrorCode::MalformedFile, {}, line, 0, value.kindName(), detail});
}

Result<void> addKeys(const JsonValue& object, KeyColumns& columns)
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
        if (const auto added = columns.add(key, object.line()); !added)
            return added;
    }
    return {};
}

/// Goes over the objects of a text once.
using Walk = std::function<Result<void>(const ElementVisitor& visit)>;

/// The columns are known first: a pass finds them, a second one hands on the rows.
Result<void> readObjects(const Walk& walk, RowSink& sink)
{
    KeyColumns columns;
    bool isEmpty = true;
    const auto surveyed = walk([&](const JsonValue& object) -> Result<bool> {
        isEmpty = false;
        return addKeys(object, columns).map([] { return true; });
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

} // namespace

Result<void> KeyColumns::add(const std::string& key, qint64 line)
{
    if (m_columnOf.contains(nameOf(key)))
        return {};
    if (m_names.size() == MostColumns)
        return fail({ErrorCode::MalformedFile, {}, line, 0, {}, QStringLiteral("columns")});
    m_columnOf.insert(QByteArray::fromStdString(key), m_names.size());
    m_names.append(QString::fromStdString(key));
    return {};
}

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

} // namespace subtext
