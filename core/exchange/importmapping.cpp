// SPDX-License-Identifier: MIT
#include "core/exchange/importmapping.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace subtext {
namespace {

const QString ColumnsKey = QStringLiteral("columns");
const QString GroupKey = QStringLiteral("group");
const QString UnusedKey = QStringLiteral("unused");
const QString ValuesKey = QStringLiteral("values");

QJsonObject objectOf(const QMap<QString, QString>& map)
{
    QJsonObject object;
    for (auto entry = map.begin(); entry != map.end(); ++entry)
        object.insert(entry.key(), entry.value());
    return object;
}

QMap<QString, QString> mapOf(const QJsonObject& object)
{
    QMap<QString, QString> map;
    for (auto entry = object.begin(); entry != object.end(); ++entry)
        map.insert(entry.key(), entry.value().toString());
    return map;
}

} // namespace

bool ImportMapping::fits(const QStringList& columnsOfFile) const
{
    return std::all_of(columns.begin(), columns.end(),
                       [&](const QString& name) { return columnsOfFile.contains(name); });
}

QString writeMapping(const ImportMapping& mapping)
{
    QJsonObject json{{ColumnsKey, objectOf(mapping.columns)}};
    if (mapping.group)
        json.insert(GroupKey, *mapping.group);
    if (!mapping.unused.isEmpty())
        json.insert(UnusedKey, QJsonArray::fromStringList(mapping.unused));
    QJsonObject values;
    for (auto of = mapping.values.begin(); of != mapping.values.end(); ++of)
        values.insert(of.key(), objectOf(of.value()));
    if (!values.isEmpty())
        json.insert(ValuesKey, values);
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

Result<ImportMapping> readMapping(const QString& json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
    if (!document.isObject())
        return fail(ErrorCode::MalformedFile);
    const QJsonObject object = document.object();
    ImportMapping mapping;
    mapping.columns = mapOf(object.value(ColumnsKey).toObject());
    if (object.contains(GroupKey))
        mapping.group = object.value(GroupKey).toString();
    for (const QJsonValue& name : object.value(UnusedKey).toArray())
        mapping.unused << name.toString();
    const QJsonObject values = object.value(ValuesKey).toObject();
    for (auto of = values.begin(); of != values.end(); ++of)
        mapping.values.insert(of.key(), mapOf(of.value().toObject()));
    return mapping;
}

} // namespace subtext
