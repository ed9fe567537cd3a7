// SPDX-License-Identifier: MIT
#include "core/llm/askedscales.h"

#include "core/domain/scale.h"
#include "core/domain/scenetext.h"
#include "core/llm/prompts.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace subtext::llm {
namespace {

constexpr QLatin1String ScalesKey("scales");

bool isOfPredictions(const Scale& scale)
{
    constexpr std::array Said{Dimension::Valence, Dimension::Arousal, Dimension::Dominance};
    return std::any_of(Said.begin(), Said.end(), [&](ScaleIndex dimension) {
        return scale.token == dimensionToken(dimension);
    });
}

QString endOf(const ScalePoint& point)
{
    return QStringLiteral("%1 (%2)").arg(QString::number(point.value), point.word);
}

} // namespace

std::vector<const Scale*> askableScales(const Task& task)
{
    std::vector<const Scale*> scales;
    if (std::all_of(task.questions.begin(), task.questions.end(), isAnsweredInTags))
        return scales;
    for (const Scale& scale : task.scales) {
        if (isOfPredictions(scale))
            scales.push_back(&scale);
    }
    return scales;
}

std::vector<const Scale*> scalesAskedWith(const Task& task, const Question& question)
{
    const auto first =
        std::find_if_not(task.questions.begin(), task.questions.end(), isAnsweredInTags);
    return first != task.questions.end() && first->token == question.token
               ? askableScales(task)
               : std::vector<const Scale*>();
}

QStringList tokensOf(const std::vector<const Scale*>& scales)
{
    QStringList tokens;
    for (const Scale* scale : scales)
        tokens << scale->token;
    return tokens;
}

QString scaleKey(const Scale& scale)
{
    return QStringLiteral("scale_") + scale.token;
}

QString scaleLines(const Task& task, const Scenario& scene)
{
    QStringList lines;
    for (const Scale* scale : askableScales(task))
        lines << QStringLiteral("%1: %2 %3 points, from %4 to %5.")
                     .arg(scaleKey(*scale), filledIn(scale->ask, task, scene),
                          QString::number(scale->points.size()), endOf(scale->points.front()),
                          endOf(scale->points.back()));
    return lines.join(u'\n');
}

QStringList scalesIn(const QJsonObject& parameters)
{
    QStringList tokens;
    const QJsonArray listed = parameters[ScalesKey].toArray();
    for (const QJsonValue token : listed)
        tokens << token.toString();
    return tokens;
}

void addScales(QJsonObject& parameters, const QStringList& tokens)
{
    if (!tokens.isEmpty())
        parameters[ScalesKey] = QJsonArray::fromStringList(tokens);
}

} // namespace subtext::llm
