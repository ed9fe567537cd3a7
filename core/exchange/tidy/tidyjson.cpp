// SPDX-License-Identifier: MIT
#include "core/exchange/tidy/tidyjson.h"

#include "core/base/jsontext.h"

#include <QBitArray>

namespace subtext {
namespace {

const JsonValue* answersOf(const JsonValue& object)
{
    const JsonValue* answers = object.find("annotations");
    return answers != nullptr && answers->isList() ? answers : nullptr;
}

/// Adds the keys of an object, but for that of `except`.
Result<void> addKeysBut(const JsonValue* except, const JsonValue& object, KeyColumns& columns)
{
    if (!object.isObject())
        return fail(errorAt(ErrorCode::MalformedFile, object.line(), 0, object.kindName(),
                            QStringLiteral("object")));
    for (std::size_t i = 0; i < object.keys().size(); ++i) {
        if (&object.elements()[i] == except)
            continue;
        if (const auto added = columns.add(object.keys()[i], object.line()); !added)
            return added;
    }
    return {};
}

Result<void> addKeysOfScene(const JsonValue& scene, KeyColumns& columns)
{
    const JsonValue* answers = answersOf(scene);
    if (const auto taken = addKeysBut(answers, scene, columns); !taken || answers == nullptr)
        return taken;
    for (const JsonValue& answer : answers->elements()) {
        if (const auto taken = addKeysBut(nullptr, answer, columns); !taken)
            return taken;
    }
    return {};
}

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
            return addKeysOfScene(scene, columns).map([] { return true; });
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
