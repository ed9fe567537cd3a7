// SPDX-License-Identifier: MIT
#include "core/exchange/tidyjson.h"

#include "core/base/jsontext.h"

#include <QBitArray>
#include <QHash>

namespace subtext {
namespace {

const JsonValue* answersOf(const JsonValue& object)
{
    const JsonValue* answers = object.find("annotations");
    return answers != nullptr && answers->isList() ? answers : nullptr;
}

/// The keys of all scenes and answers in the order of first appearance.
class KeyColumns
{
public:
    Result<void> take(const JsonValue& scene)
    {
        const JsonValue* answers = answersOf(scene);
        if (const auto taken = addKeys(scene, answers); !taken || answers == nullptr)
            return taken;
        for (const JsonValue& answer : answers->elements()) {
            if (const auto taken = addKeys(answer, nullptr); !taken)
                return taken;
        }
        return {};
    }

    const QStringList& names() const { return m_names; }
    /// −1 for the key of the answers themselves.
    qsizetype of(const std::string& key) const { return m_columnOf.value(nameOf(key), -1); }

private:
    Result<void> addKeys(const JsonValue& object, const JsonValue* except)
    {
        if (!object.isObject())
            return fail({ErrorCode::MalformedFile,
                         {},
                         object.line(),
                         0,
                         object.kindName(),
                         QStringLiteral("object")});
        for (std::size_t i = 0; i < object.keys().size(); ++i) {
            if (&object.elements()[i] == except)
                continue;
            if (const auto taken = add(object.keys()[i], object.line()); !taken)
                return taken;
        }
        return {};
    }

    Result<void> add(const std::string& key, qint64 line)
    {
        if (m_columnOf.contains(nameOf(key)))
            return {};
        if (m_names.size() == MostColumns)
            return fail({ErrorCode::MalformedFile, {}, line, 0, {}, QStringLiteral("columns")});
        m_columnOf.insert(QByteArray::fromStdString(key), m_names.size());
        m_names.append(QString::fromStdString(key));
        return {};
    }
    /// As long as the key lasts.
    static QByteArray nameOf(const std::string& key)
    {
        return QByteArray::fromRawData(key.data(), static_cast<qsizetype>(key.size()));
    }

    QStringList m_names;
    QHash<QByteArray, qsizetype> m_columnOf;
};

/// Makes rows of scenes and their answers.
class RowMaker
{
public:
    RowMaker(const KeyColumns& columns, RowSink& sink)
        : m_columns(columns)
        , m_sink(sink)
    {
        m_row.cells.resize(columns.names().size());
    }

    void add(const JsonValue& scene)
    {
        const JsonValue* answers = answersOf(scene);
        m_ofScene.fill(false, m_row.cells.size());
        m_row.line = scene.line();
        forEachCell(scene, answers, [&](qsizetype column, const JsonValue& value) {
            m_row.cells[column] = value.text();
            m_ofScene.setBit(column);
        });
        if (answers == nullptr || answers->elements().empty())
            m_sink.add(m_row);
        for (std::size_t i = 0; answers != nullptr && i < answers->elements().size(); ++i)
            addAnswer(answers->elements()[i]);
        forEachCell(scene, answers,
                    [&](qsizetype column, const JsonValue&) { m_row.cells[column] = QString(); });
    }

private:
    /// What the scene says of itself, no answer says otherwise.
    void addAnswer(const JsonValue& answer)
    {
        m_row.line = answer.line();
        forEachCell(answer, nullptr, [&](qsizetype column, const JsonValue& value) {
            if (!m_ofScene.testBit(column))
                m_row.cells[column] = value.text();
        });
        m_sink.add(m_row);
        forEachCell(answer, nullptr, [&](qsizetype column, const JsonValue&) {
            if (!m_ofScene.testBit(column))
                m_row.cells[column] = QString();
        });
    }

    template <typename Visit>
    void forEachCell(const JsonValue& object, const JsonValue* except, Visit visit) const
    {
        for (std::size_t i = 0; i < object.keys().size(); ++i) {
            const qsizetype column = m_columns.of(object.keys()[i]);
            if (column >= 0 && &object.elements()[i] != except)
                visit(column, object.elements()[i]);
        }
    }

    const KeyColumns& m_columns;
    RowSink& m_sink;
    QBitArray m_ofScene;
    RecordTable::Row m_row; ///< One for all: few objects have every key.
};

/// Hands on the elements of the list that the text is or has under "scenarios"; else itself.
Result<void> forEachScene(TextSource& text, bool isLines, const ElementVisitor& visit,
                          const CancelToken& cancel)
{
    if (isLines)
        return forEachLine(text, visit, cancel);
    const auto element = [&](const JsonValue& value) -> Result<bool> {
        const JsonValue* scenes = value.isObject() ? value.find("scenarios") : nullptr;
        if (scenes == nullptr || !scenes->isList())
            return visit(value);
        for (const JsonValue& scene : scenes->elements()) {
            if (cancel.isCancelled())
                return fail(ErrorCode::Cancelled);
            if (const auto more = visit(scene); !more || !*more)
                return more;
        }
        return true;
    };
    return forEachElement(text, element, cancel).map([](JsonValue::Kind) {});
}

} // namespace

Result<void> readTidyJson(TextSource& text, bool isLines, RowSink& sink, const CancelToken& cancel)
{
    KeyColumns columns;
    bool isEmpty = true;
    const auto surveyed = forEachScene(
        text, isLines,
        [&](const JsonValue& scene) -> Result<bool> {
            isEmpty = false;
            return columns.take(scene).map([] { return true; });
        },
        cancel);
    if (!surveyed)
        return surveyed;
    if (isEmpty)
        return fail(ErrorCode::EmptyFile);
    if (const auto begun = sink.begin(columns.names()); !begun)
        return begun;
    RowMaker rows(columns, sink);
    return forEachScene(
        text, isLines,
        [&](const JsonValue& scene) -> Result<bool> {
            rows.add(scene);
            return true;
        },
        cancel);
}

} // namespace subtext
