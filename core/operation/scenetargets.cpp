// SPDX-License-Identifier: MIT
#include "core/operation/scenetargets.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace subtext {
namespace {

const QString& prefix()
{
    static const QString text = QStringLiteral("target:");
    return text;
}

std::optional<KindOfScenes> kindFrom(const QString& token)
{
    if (!token.startsWith(prefix()))
        return std::nullopt;
    const QJsonDocument document = QJsonDocument::fromJson(token.mid(prefix().size()).toUtf8());
    if (!document.isObject())
        return std::nullopt;
    KindOfScenes kind;
    const QJsonObject object = document.object();
    for (auto field = object.begin(); field != object.end(); ++field) {
        if (!field.value().isString())
            return std::nullopt;
        kind[field.key()] = field.value().toString();
    }
    return kind;
}

} // namespace

QString targetToken(const KindOfScenes& of)
{
    QJsonObject object; // in the order of its keys
    for (const auto& [field, value] : of)
        object[field] = value;
    return prefix() + QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::vector<SceneTarget> targetsAmong(const std::vector<DatasheetAnswer>& answers)
{
    std::vector<SceneTarget> targets;
    for (const DatasheetAnswer& answer : answers) {
        auto kind = kindFrom(answer.token);
        bool isNumber = false;
        const qint64 scenes = answer.text.toLongLong(&isNumber);
        if (kind && isNumber && scenes > 0 && scenes <= MostScenesWanted)
            targets.push_back({std::move(*kind), scenes});
    }
    return targets;
}

} // namespace subtext
