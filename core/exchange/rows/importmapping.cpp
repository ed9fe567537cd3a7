// SPDX-License-Identifier: MIT
#include "core/exchange/rows/importmapping.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdlib>

namespace subtext {
namespace {

const QString ColumnsKey = QStringLiteral("columns");
const QString GroupKey = QStringLiteral("group");
const QString UnusedKey = QStringLiteral("unused");
const QString ScalesKey = QStringLiteral("scales");
const QString PeopleKey = QStringLiteral("people");
const QString FirstOfKey = QStringLiteral("first_of");
const QString SkippedKey = QStringLiteral("skipped");
const QString FlagWord = QStringLiteral("flag");
const QString SourceKey = QStringLiteral("source");
const QString SchemaKey = QStringLiteral("schema");
const QString MappingSchema = QStringLiteral("subtext.mapping/1");
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

QJsonObject objectOf(const ImportMapping& mapping)
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
    QJsonObject scales;
    for (auto of = mapping.scales.begin(); of != mapping.scales.end(); ++of)
        scales.insert(of.key(), numberRangeText(of.value()));
    if (!scales.isEmpty())
        json.insert(ScalesKey, scales);
    if (!mapping.people.isEmpty())
        json.insert(PeopleKey, objectOf(mapping.people));
    if (!mapping.firstOf.isEmpty())
        json.insert(FirstOfKey, QJsonArray::fromStringList(mapping.firstOf));
    if (mapping.flagsSkipped)
        json.insert(SkippedKey, FlagWord);
    if (!mapping.source.isEmpty())
        json.insert(SourceKey, mapping.source);
    return json;
}

ImportMapping mappingOf(const QJsonObject& object)
{
    ImportMapping mapping;
    mapping.columns = mapOf(object.value(ColumnsKey).toObject());
    if (object.contains(GroupKey))
        mapping.group = object.value(GroupKey).toString();
    const QJsonArray names = object.value(UnusedKey).toArray();
    for (const QJsonValue& name : names)
        mapping.unused << name.toString();
    const QJsonObject values = object.value(ValuesKey).toObject();
    for (auto of = values.begin(); of != values.end(); ++of)
        mapping.values.insert(of.key(), mapOf(of.value().toObject()));
    const QJsonObject scales = object.value(ScalesKey).toObject();
    for (auto of = scales.begin(); of != scales.end(); ++of) {
        if (const auto range = numberRangeFrom(of.value().toString()))
            mapping.scales.insert(of.key(), *range);
    }
    mapping.people = mapOf(object.value(PeopleKey).toObject());
    const QJsonArray fields = object.value(FirstOfKey).toArray();
    for (const QJsonValue& field : fields)
        mapping.firstOf << field.toString();
    mapping.flagsSkipped = object.value(SkippedKey).toString() == FlagWord;
    mapping.source = object.value(SourceKey).toString();
    return mapping;
}

} // namespace

int NumberRange::count() const
{
    return std::abs(last - first) + 1;
}

std::optional<std::size_t> NumberRange::placeOf(int number) const
{
    const int place = last >= first ? number - first : first - number;
    return place >= 0 && place < count() ? std::optional(static_cast<std::size_t>(place))
                                         : std::nullopt;
}

std::optional<NumberRange> numberRangeFrom(const QString& text)
{
    constexpr int Farthest = 1000;
    QString plain = text.trimmed();
    const QStringList ends = plain.replace(QChar(0x2212), u'-').split(QStringLiteral(".."));
    bool isFirst = false;
    bool isLast = false;
    const NumberRange range{ends.value(0).toInt(&isFirst), ends.value(1).toInt(&isLast)};
    const bool isUsable = ends.size() == 2 && isFirst && isLast && range.first != range.last &&
                          std::abs(range.first) <= Farthest && std::abs(range.last) <= Farthest;
    return isUsable ? std::optional(range) : std::nullopt;
}

QString numberRangeText(const NumberRange& range)
{
    return QStringLiteral("%1..%2").arg(range.first).arg(range.last);
}

bool ImportMapping::fits(const QStringList& columnsOfFile) const
{
    return std::all_of(columns.begin(), columns.end(),
                       [&](const QString& name) { return columnsOfFile.contains(name); });
}

QString writeMapping(const ImportMapping& mapping)
{
    return QString::fromUtf8(QJsonDocument(objectOf(mapping)).toJson(QJsonDocument::Compact));
}

Result<ImportMapping> readMapping(const QString& json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
    if (!document.isObject())
        return fail(ErrorCode::MalformedFile);
    return mappingOf(document.object());
}

QByteArray writeMappingFile(const ImportMapping& mapping)
{
    QJsonObject json = objectOf(mapping);
    json.insert(SchemaKey, MappingSchema);
    return QJsonDocument(json).toJson();
}

Result<ImportMapping> readMappingFile(const QByteArray& json)
{
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(json, &fault);
    if (!document.isObject()) {
        const auto before = json.left(fault.offset);
        return fail(errorAt(ErrorCode::MalformedFile, before.count('\n') + 1,
                            fault.offset - before.lastIndexOf('\n'), {}, QStringLiteral("json")));
    }
    const QJsonObject object = document.object();
    const auto refused = [](const QString& key) {
        return fail({ErrorCode::InvalidValue, {}, 0, 0, key, QStringLiteral("mapping")});
    };
    if (object.value(SchemaKey).toString() != MappingSchema)
        return refused(SchemaKey);
    const ImportMapping mapping = mappingOf(object);
    // What was not understood is not there when it is written again.
    QJsonObject understood = objectOf(mapping);
    understood.insert(SchemaKey, MappingSchema);
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        const bool isEmpty = entry.value() == QJsonObject() || entry.value() == QJsonArray();
        if (!isEmpty && understood.value(entry.key()) != entry.value())
            return refused(entry.key());
    }
    return mapping;
}

} // namespace subtext
