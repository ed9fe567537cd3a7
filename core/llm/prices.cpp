// SPDX-License-Identifier: MIT
#include "core/llm/prices.h"

#include "core/base/builtin.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace subtext::llm {
namespace {

constexpr double Million = 1e6;

void addTo(std::optional<qint64>& sum, const std::optional<qint64>& part)
{
    if (part)
        sum = sum.value_or(0) + *part;
}

/// What entries are compared by.
QString plainModel(const QString& model)
{
    static const QRegularExpression date(QStringLiteral("-(\\d{8}|\\d{4}-\\d{2}-\\d{2})$"));
    return model.section(u'/', -1).toLower().remove(date);
}

bool isPrice(const QJsonValue& value)
{
    return value.isDouble() && std::isfinite(value.toDouble()) && value.toDouble() >= 0;
}

} // namespace

Usage& Usage::operator+=(const Usage& other)
{
    addTo(input, other.input);
    addTo(output, other.output);
    addTo(reasoning, other.reasoning);
    return *this;
}

std::optional<Price> PriceTable::of(const QString& model) const
{
    const auto entry = std::find_if(entries.begin(), entries.end(), [&](const Entry& e) {
        return plainModel(e.model) == plainModel(model);
    });
    return entry == entries.end() ? std::nullopt : std::optional(entry->price);
}

PriceTable shippedPrices()
{
    const auto table = readPrices(builtIn(QStringLiteral(":/subtext/llm/prices.json")));
    Q_ASSERT(table);
    return *table;
}

Result<PriceTable> readPrices(const QByteArray& json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isObject())
        return fail(ErrorCode::MalformedFile, {}, QStringLiteral("json"));
    const QJsonObject object = document.object();
    PriceTable table;
    table.date = object[QLatin1String("date")].toString();
    table.source = object[QLatin1String("source")].toString();
    if (table.date.isEmpty())
        return fail(ErrorCode::MalformedFile, {}, QStringLiteral("date"));
    if (!object[QLatin1String("prices")].isArray())
        return fail(ErrorCode::MalformedFile, {}, QStringLiteral("prices"));
    const QJsonArray values = object[QLatin1String("prices")].toArray();
    for (const QJsonValue value : values) {
        const QJsonObject entry = value.toObject();
        const QJsonValue input = entry[QLatin1String("input")];
        const QJsonValue output = entry[QLatin1String("output")];
        const QString model = entry[QLatin1String("model")].toString();
        if (model.isEmpty() || !isPrice(input) || !isPrice(output))
            return fail({ErrorCode::MalformedFile, {}, 0, 0, model, QStringLiteral("prices")});
        table.entries.push_back({model, {input.toDouble(), output.toDouble()}});
    }
    return table;
}

std::optional<double> costOf(const Usage& usage, const std::optional<Price>& price)
{
    if (price == Price()) // of this machine: nothing, however much nobody counted
        return 0;
    if (!price || (!usage.input && !usage.output && !usage.reasoning))
        return std::nullopt;
    const qint64 written = usage.output.value_or(0) + usage.reasoning.value_or(0);
    return (static_cast<double>(usage.input.value_or(0)) * price->input +
            static_cast<double>(written) * price->output) /
           Million;
}

qint64 roughTokens(qsizetype bytes)
{
    return std::max<qint64>(1, bytes / 4);
}

} // namespace subtext::llm
