// SPDX-License-Identifier: MIT
#include "core/storage/tasktables.h"

#include "core/storage/answercodes.h"
#include "core/storage/database.h"

#include <array>

namespace subtext {
namespace {

using Rows = std::vector<QStringList>;

struct TaskTable
{
    const char* clear;
    const char* insert;
    const char* all;
};

// Those that others refer to come first, and go last.
constexpr std::array WorkedOut{
    TaskTable{"task.question.clear", "task.question.insert", "task.question.all"},
    TaskTable{"task.option.clear", "task.option.insert", "task.option.all"},
    TaskTable{"task.scale.clear", "task.scale.insert", "task.scale.all"},
    TaskTable{"task.point.clear", "task.point.insert", "task.point.all"},
    TaskTable{"task.field.clear", "task.field.insert", "task.field.all"},
    TaskTable{"task.shape.clear", "task.shape.insert", "task.shape.all"},
};

QString number(std::size_t place)
{
    return QString::number(place + 1);
}

/// "|a|b|"
QString barred(const std::vector<ListedWord>& words)
{
    QString text = QStringLiteral("|");
    for (const ListedWord& word : words)
        text += word.token + u'|';
    return text;
}

/// A set of GLOB: one of the first `count` codes, or one of `others`.
QString oneOf(std::size_t count, const QString& others = {})
{
    // Range by range: "a" follows "9" in no order that GLOB knows.
    constexpr std::size_t digits = 10;
    QString set = QStringLiteral("[") + others + u'0';
    if (count > 1)
        set += QStringLiteral("-") + placeCode(static_cast<int>(std::min(count, digits)) - 1);
    if (count > digits)
        set += QStringLiteral("a-") + placeCode(static_cast<int>(count) - 1);
    return set + u']';
}

QString markedCodes(std::size_t count)
{
    QString codes;
    for (std::size_t place = 0; place < count; ++place)
        codes += markedCode(static_cast<int>(place));
    return codes;
}

QStringList shapeRow(const Task& task)
{
    // Without scales the codes are empty, not absent.
    QString ballot = QStringLiteral("");
    QString draftBallot = ballot;
    QString picks = ballot;
    for (const Question& question : task.questions) {
        ballot += oneOf(question.options.size());
        draftBallot += oneOf(question.options.size(), QStringLiteral("-"));
        picks += oneOf(question.options.size(),
                       QStringLiteral("-~") + markedCodes(question.options.size()));
    }
    QString points = QStringLiteral("");
    QString draftPoints = points;
    for (const Scale& scale : task.scales) {
        points += oneOf(scale.points.size());
        draftPoints += oneOf(scale.points.size(), QStringLiteral("-"));
    }
    const bool isClosed = task.group && task.group->isClosed();
    return {QStringLiteral("1"),
            ballot,
            points,
            draftBallot,
            draftPoints,
            picks,
            QString::number(task.group ? 1 : 0),
            isClosed ? barred(*task.group->options) : QString()};
}

} // namespace

TaskTables taskTablesOf(const Task& task)
{
    Rows questions;
    Rows options;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const Question& question = task.questions[i];
        questions.push_back({number(i), question.token});
        for (std::size_t option = 0; option < question.options.size(); ++option)
            options.push_back({number(i), placeCode(static_cast<int>(option)),
                               question.options[option].token, question.options[option].word});
    }
    Rows scales;
    Rows points;
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        const Scale& scale = task.scales[i];
        scales.push_back({number(i), scale.token});
        for (std::size_t point = 0; point < scale.points.size(); ++point)
            points.push_back({number(i), placeCode(static_cast<int>(point)),
                              QString::number(scale.points[point].value),
                              scale.points[point].word});
    }
    Rows fields;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        const SceneField& field = task.scene[i];
        fields.push_back({number(i), field.token, QString::number(field.isRequired ? 1 : 0),
                          field.options.empty() ? QString() : barred(field.options)});
    }
    return {questions, options, scales, points, fields, {shapeRow(task)}};
}

TaskTables taskTablesIn(Database& database)
{
    TaskTables tables;
    for (const TaskTable& table : WorkedOut) {
        Rows& rows = tables.emplace_back();
        Query row(database, table.all);
        while (row.next()) {
            QStringList& values = rows.emplace_back();
            for (int i = 0; i < row.columns(); ++i)
                values << row.value().toString();
        }
    }
    return tables;
}

void writeTaskTables(Database& database, const Task& task)
{
    for (auto table = WorkedOut.rbegin(); table != WorkedOut.rend(); ++table)
        Query(database, table->clear).run();
    const TaskTables tables = taskTablesOf(task);
    for (std::size_t i = 0; i < WorkedOut.size(); ++i) {
        for (const QStringList& values : tables[i]) {
            Query query(database, WorkedOut.at(i).insert);
            for (const QString& value : values) {
                if (value.isNull())
                    query.addNull();
                else
                    query.add(value);
            }
            query.run();
        }
    }
}

} // namespace subtext
