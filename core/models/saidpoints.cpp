// SPDX-License-Identifier: MIT
#include "core/models/saidpoints.h"

#include "core/evaluation/jsonscan.h"
#include "core/llm/answerform.h"
#include "core/llm/askedscales.h"
#include "core/llm/confidencerubric.h"
#include "core/models/keptforms.h"

#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace subtext {
namespace {

/// What a model says of one scale.
struct SaidPoint
{
    const ScalePoint* point = nullptr;
    bool isUnusable = false; ///< It says something there that is no point of the scale.
};

/// The object that gives the label; empty where there is none.
QJsonObject objectIn(const evaluation::ScannedLabel& scanned)
{
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

SaidPoint pointInObject(const Scale& scale, const QJsonObject& object)
{
    const QJsonValue said = saidOf(scale, object);
    if (said.isUndefined() || said.isNull())
        return {};
    const ScalePoint* point = pointSaid(scale, said);
    return {point, point == nullptr};
}

/// Lines such as "Valence: 2" or "- **Valence:** 2 (rather pleasant)", by key, token or word of the
/// scale. With nothing else on the line: "Valence: -3 to 3" and thoughts say no point.
QStringList valuesOnLines(const Scale& scale, const QString& text)
{
    constexpr int LongestValue = 80; // longer ones are thoughts
    const QStringList names{QRegularExpression::escape(llm::scaleKey(scale)),
                            QRegularExpression::escape(scale.token),
                            QRegularExpression::escape(scale.word)};
    const QRegularExpression line(
        QStringLiteral("^[%2>*_#-]*(?:[0-9]+[.)][%2]*)?[*_]*(?:%1)[*_]*[%2]*[:=][%2*_]*(.{1,%3}?)"
                       "(?:[%2]*\\([^()0-9\\n]*\\))?[%2*_.,;]*$")
            .arg(names.join(u'|'), QStringLiteral(" \\t\\r"), QString::number(LongestValue)),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    QStringList values;
    for (auto found = line.globalMatch(text); found.hasNext();)
        values << found.next().captured(1).replace(QChar(0x2212), u'-');
    return values;
}

/// Of two that differ neither is taken.
SaidPoint pointOnLines(const Scale& scale, const QString& text)
{
    SaidPoint said;
    for (const QString& value : valuesOnLines(scale, text)) {
        bool isNumber = false;
        value.toDouble(&isNumber);
        const ScalePoint* point = pointSaid(scale, value);
        if (!point && !isNumber)
            continue; // thoughts
        said.isUnusable = said.isUnusable || !point || (said.point && said.point != point);
        said.point = point;
    }
    return said.isUnusable ? SaidPoint{nullptr, true} : said;
}

} // namespace

QJsonObject saidPoints(const Task& task, const Question& question, const QString& text)
{
    const auto scanned = evaluation::scanForLabel(text, question.token);
    const QJsonObject object = objectIn(scanned);
    const bool isOnLines = !scanned.complete && !scanned.cut;
    QJsonObject scales;
    QJsonObject unusable;
    for (const Scale* scale : llm::scalesAskedWith(task, question)) {
        const SaidPoint said =
            isOnLines ? pointOnLines(*scale, text) : pointInObject(*scale, object);
        if (said.point)
            scales[scale->token] = said.point->number;
        else if (said.isUnusable)
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
    const QJsonObject object = objectIn(evaluation::scanForLabel(text, question.token));
    QJsonValue said = object[llm::SureKey];
    if (said.isUndefined())
        said = object[llm::ConfidenceKey];
    const int number = said.isString() ? said.toString().simplified().toInt() : said.toInt();
    return number >= 1 && number <= 5 ? std::optional(number) : std::nullopt;
}

} // namespace subtext
