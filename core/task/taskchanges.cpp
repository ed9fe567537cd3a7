// SPDX-License-Identifier: MIT
#include "core/task/taskchanges.h"

#include "core/task/taskwriter.h"

#include <QMap>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace subtext {
namespace {

using Json = nlohmann::ordered_json;

/// What is written at each place, empty lists included, so that "closed" and "open" differ.
using Leaves = QMap<QString, QByteArray>;

void collect(const Json& json, const QString& place, Leaves& leaves)
{
    if (json.is_object()) {
        for (const auto& [key, value] : json.items()) {
            const QString name = QString::fromStdString(key);
            collect(value, place.isEmpty() ? name : place + u'.' + name, leaves);
        }
    } else if (json.is_array() && !json.empty()) {
        for (std::size_t i = 0; i < json.size(); ++i)
            collect(json[i], QStringLiteral("%1[%2]").arg(place).arg(i), leaves);
    } else {
        leaves.insert(place, QByteArray::fromStdString(json.dump()));
    }
}

Leaves leavesOf(const Task& task)
{
    Leaves leaves;
    collect(Json::parse(writeTask(task).toStdString()), {}, leaves);
    return leaves;
}

/// Whether only words stand at a place.
bool isWording(const QString& place)
{
    static const QStringList parts{QStringLiteral("checks"), QStringLiteral("hints"),
                                   QStringLiteral("texts")};
    static const QStringList keys{
        QStringLiteral("title"),  QStringLiteral("version"), QStringLiteral("word"),
        QStringLiteral("ask"),    QStringLiteral("hint"),    QStringLiteral("definition"),
        QStringLiteral("colour"), QStringLiteral("prompt"),  QStringLiteral("colour_dark"),
        QStringLiteral("figure"), QStringLiteral("language")};
    // A word in a language stands below the word.
    return parts.contains(place.section(u'.', 0, 0)) || keys.contains(place.section(u'.', -1)) ||
           keys.contains(place.section(u'.', -2, -2));
}

} // namespace

TaskChanges changesBetween(const Task& older, const Task& newer)
{
    const Leaves before = leavesOf(older);
    const Leaves after = leavesOf(newer);
    TaskChanges changes;
    const auto note = [&changes](const QString& place) {
        (isWording(place) ? changes.words : changes.structure).push_back(place);
    };
    for (auto leaf = after.begin(); leaf != after.end(); ++leaf) {
        if (before.value(leaf.key()) != leaf.value())
            note(leaf.key());
    }
    for (auto leaf = before.begin(); leaf != before.end(); ++leaf) {
        if (!after.contains(leaf.key()))
            note(leaf.key());
    }
    return changes;
}

} // namespace subtext
