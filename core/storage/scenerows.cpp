// SPDX-License-Identifier: MIT
#include "core/storage/scenerows.h"

#include "core/storage/checkedrow.h"
#include "core/storage/taskinforce.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace subtext {
namespace {

/// A group as the program keeps it: one that the task lists is the task's own text, which all
/// scenes of it share. None where the task cannot have it.
std::optional<QString> groupOf(const Task& task, const QString& group)
{
    if (!task.group)
        return group.isEmpty() ? std::optional(group) : std::nullopt;
    if (group.isEmpty() || !task.group->isClosed())
        return group.isEmpty() ? std::nullopt : std::optional(group);
    const ListedWord* listed = findToken(*task.group->options, group);
    return listed ? std::optional(listed->token) : std::nullopt;
}

/// The fields that a list of tokens names; none where it is no such list.
std::optional<quint16> guessedIn(const Task& task, const QString& text)
{
    Scenario scene;
    const QJsonArray tokens = QJsonDocument::fromJson(text.toUtf8()).array();
    for (const QJsonValue& token : tokens) {
        const auto field = indexOfToken(task.scene, token.toString());
        if (!field)
            return std::nullopt;
        scene.setGuessed(static_cast<FieldIndex>(*field));
    }
    return tokens.isEmpty() ? std::nullopt : std::optional(scene.guessed);
}

QString guessedText(const Task& task, const Scenario& scene)
{
    QJsonArray tokens;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        if (scene.isGuessed(static_cast<FieldIndex>(i)))
            tokens.append(task.scene[i].token);
    }
    return QString::fromUtf8(QJsonDocument(tokens).toJson(QJsonDocument::Compact));
}

/// The text of a field; that of a choice as groupOf() has groups.
std::optional<QString> textOf(const SceneField& field, const QString& text)
{
    if (field.kind != FieldKind::Choice || text.isEmpty())
        return text;
    const auto* option = findToken(field.options, text);
    return option ? std::optional(option->token) : std::nullopt;
}

} // namespace

Scenario takeScene(Query& row)
{
    const Task& task = row.database().task().task();
    Scenario scene;
    scene.id = {row.integer()};
    const CheckedRow checked(row, {"scenario", scene.id.value});
    scene.uuid = checked.uuid();
    scene.group = takeGroup(row, scene.id.value);
    scene.sourceId = row.text();
    const QString guessed = row.text();
    if (!guessed.isEmpty()) {
        const auto fields = guessedIn(task, guessed);
        if (!fields)
            checked.refuse("guessed", guessed);
        scene.guessed = *fields;
    }
    for (std::size_t i = 0; i < MaxFields; ++i) {
        const auto field = static_cast<FieldIndex>(i);
        const QString text = row.text();
        std::optional<QString> known;
        if (i < task.scene.size())
            known = textOf(task.scene[i], text);
        else if (text.isEmpty())
            known = text;
        if (!known)
            checked.refuse(columnOf(field).c_str(), text);
        scene.text(field) = *known;
    }
    return scene;
}

QString takeGroup(Query& row, qint64 scenario)
{
    const QString text = row.text();
    const auto group = groupOf(row.database().task().task(), text);
    if (!group)
        CheckedRow(row, {"scenario", scenario}).refuse("group_token", text);
    return *group;
}

void addScene(Query& query, const Scenario& scene)
{
    const Task& task = query.database().task().task();
    query.add(scene.uuid);
    if (scene.group.isEmpty())
        query.addNull();
    else
        query.add(scene.group);
    query.add(scene.sourceId);
    if (scene.guessed == 0)
        query.addNull();
    else
        query.add(guessedText(task, scene));
    for (std::size_t i = 0; i < MaxFields; ++i) {
        const QString& text = scene.text(static_cast<FieldIndex>(i));
        const bool isSaid =
            i < task.scene.size() && (task.scene[i].kind != FieldKind::Choice || !text.isEmpty());
        if (isSaid)
            query.add(text);
        else
            query.addNull();
    }
}

FieldIndex heroField(Database& database)
{
    const Task& task = database.task().task();
    const SceneField* hero = heroOf(task);
    const auto first = [&] {
        const auto shown =
            std::find_if(task.scene.begin(), task.scene.end(),
                         [](const SceneField& f) { return f.place != FieldPlace::None; });
        return shown == task.scene.end() ? task.scene.begin() : shown;
    };
    const auto at = hero ? hero - task.scene.data() : first() - task.scene.begin();
    return static_cast<FieldIndex>(at);
}

std::string columnOf(FieldIndex field)
{
    return "f" + std::to_string(indexOf(field) + 1);
}

FieldIndex takeField(Query& row, const char* table, qint64 id)
{
    const QString token = row.text();
    const auto field = indexOfToken(row.database().task().task().scene, token);
    if (!field)
        CheckedRow(row, {table, id}).refuse("part", token);
    return static_cast<FieldIndex>(*field);
}

QString fieldToken(Database& database, FieldIndex field)
{
    return database.task().task().scene.at(indexOf(field)).token;
}

} // namespace subtext
