// SPDX-License-Identifier: MIT
#include "core/models/saidpoints.h"

#include "core/evaluation/jsonscan.h"
#include "core/llm/answerform.h"
#include "core/llm/askedscales.h"
#include "core/llm/confidencerubric.h"
#include "core/models/keptforms.h"

#include <QJsonDocument>

#include <algorithm>
#include <limits>

namespace subtext {
namespace {

/// The object that gives the label; empty where there is none.
QJsonObject objectWithLabel(const QString& text, const Question& question)
{
    const auto scanned = evaluation::scanForLabel(text, question.token);
    return QJsonDocument::fromJson(scanned.object.toUtf8()).object();
}

/// What is said of a scale, under our key or by its name alone, as somebody's own template may ask.
QJsonValue saidOf(const Scale& scale, const QJsonObject& object)
{
    const QJsonValue value = object[llm::scaleKey(scale)];
    return value.isUndefined() ? object[scale.token] : value;
}

const ScalePoint* pointOf(const Scale& scale, int value)
{
    const auto place = placeOfPoint(scale, value);
    return place ? &scale.points[*place] : nullptr;
}

/// Null where the value is no point of the scale.
const ScalePoint* pointSaid(const Scale& scale, const QJsonValue& said)
{
    if (said.isDouble())
        return pointOf(scale, said.toInt(std::numeric_limits<int>::min()));
    const QString text = said.toString().simplified();
    bool isNumber = false;
    if (const int value = text.toInt(&isNumber); isNumber)
        return pointOf(scale, value);
    const auto named =
        std::find_if(scale.points.begin(), scale.points.end(), [&](const ScalePoint& point) {
            return point.word.compare(text, Qt::CaseInsensitive) == 0;
        });
    return named == scale.points.end() ? nullptr : &*named;
}

} // namespace

QJsonObject saidPoints(const Task& task, const Question& question, const QString& text)
{
    const QJsonObject object = objectWithLabel(text, question);
    QJsonObject scales;
    QJsonObject unusable;
    for (const Scale* scale : llm::scalesAskedWith(task, question)) {
        const QJsonValue said = saidOf(*scale, object);
        if (said.isUndefined() || said.isNull())
            continue;
        if (const ScalePoint* point = pointSaid(*scale, said))
            scales[scale->token] = point->number;
        else
            unusable[scale->token] = true;
    }
    QJsonObject parts;
    if (!scales.isEmpty())
        parts[kept::Scales] = scales;
    if (!unusable.isEmpty())
        parts[kept::UnusableScales] = unusable;
    return parts;
}

std::optional<int> saidConfidence(const Question& question, const QString& text)
{
    const QJsonObject object = objectWithLabel(text, question);
    QJsonValue said = object[llm::SureKey];
    if (said.isUndefined())
        said = object[llm::ConfidenceKey];
    const int number = said.isString() ? said.toString().simplified().toInt() : said.toInt();
    return number >= 1 && number <= 5 ? std::optional(number) : std::nullopt;
}

} // namespace subtext
