// SPDX-License-Identifier: MIT
#include "core/storage/cuecolumn.h"

#include "core/storage/query.h"
#include "core/storage/taskinforce.h"
#include "core/task/task.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace subtext {
namespace {

constexpr QLatin1String FieldKey("field");
constexpr QLatin1String TextDigestKey("sha256");
constexpr QLatin1String SpansKey("spans");

bool isDigest(const QString& text)
{
    return text.size() == 64 && std::all_of(text.begin(), text.end(), [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
           });
}

std::optional<TextSpan> spanIn(const QJsonValue& value)
{
    const QJsonArray ends = value.toArray();
    if (ends.size() != 2 || !ends[0].isDouble() || !ends[1].isDouble())
        return std::nullopt;
    return TextSpan{ends[0].toInt(-1), ends[1].toInt(-1)};
}

std::optional<MarkedText> markedIn(const Task& task, const QJsonObject& json)
{
    const auto field = indexOfToken(task.scene, json.value(FieldKey).toString());
    const QString digest = json.value(TextDigestKey).toString();
    if (!field || !isDigest(digest))
        return std::nullopt;
    MarkedText marked{static_cast<FieldIndex>(*field), digest.toLatin1(), {}};
    const QJsonArray spans = json.value(SpansKey).toArray();
    for (const QJsonValue& value : spans) {
        const auto span = spanIn(value);
        if (!span)
            return std::nullopt;
        marked.spans.push_back(*span);
    }
    if (marked.spans.empty() || !areSpans(marked.spans))
        return std::nullopt;
    return marked;
}

/// None where the text is no such list.
std::optional<Cues> cuesIn(const Task& task, const QString& text)
{
    const QJsonArray list = QJsonDocument::fromJson(text.toUtf8()).array();
    Cues cues;
    for (const QJsonValue& value : list) {
        auto marked = markedIn(task, value.toObject());
        if (!marked || (!cues.empty() && indexOf(cues.back().field) >= indexOf(marked->field)))
            return std::nullopt;
        cues.push_back(std::move(*marked));
    }
    if (cues.empty())
        return std::nullopt;
    return cues;
}

} // namespace

QString cuesText(const Task& task, const Cues& cues)
{
    QJsonArray list;
    for (const MarkedText& marked : cues) {
        QJsonArray spans;
        for (const TextSpan& span : marked.spans)
            spans.append(QJsonArray{span.begin, span.end});
        list.append(QJsonObject{{FieldKey, task.scene.at(indexOf(marked.field)).token},
                                {TextDigestKey, QString::fromLatin1(marked.sha256)},
                                {SpansKey, spans}});
    }
    return QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact));
}

void addCues(Query& query, const Cues& cues)
{
    if (cues.empty())
        query.addNull();
    else
        query.add(cuesText(query.database().task().task(), cues));
}

Cues takeCues(Query& row, const CheckedRow& checked)
{
    const QString text = row.text();
    if (text.isEmpty())
        return {};
    auto cues = cuesIn(row.database().task().task(), text);
    if (!cues)
        checked.refuse("cues", text);
    return std::move(*cues);
}

bool areCues(const Task& task, const QString& text)
{
    return text.isEmpty() || (text.size() <= LongestCues && cuesIn(task, text).has_value());
}

} // namespace subtext
