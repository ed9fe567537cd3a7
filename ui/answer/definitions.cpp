// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/definitions.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace subtext {
namespace {

Definition definitionFrom(const QJsonObject& object)
{
    const auto text = [&](const char* key) { return object.value(QLatin1String(key)).toString(); };
    return {text("title"), text("question"), text("hint"), text("covers")};
}

} // namespace

const Definitions& Definitions::instance()
{
    static const Definitions definitions;
    return definitions;
}

Definitions::Definitions()
{
    QFile file(QStringLiteral(":/subtext/annotation/definitions.json"));
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    if (!isOpen)
        return;
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonObject emotions = root.value(QLatin1String("emotions")).toObject();
    for (Choice emotion : AllEmotions)
        m_emotions.at(static_cast<std::size_t>(emotion)) =
            definitionFrom(emotions.value(emotionToken(emotion)).toObject());
    const QJsonObject scales = root.value(QLatin1String("scales")).toObject();
    for (ScaleIndex dimension : AllDimensions) {
        const QJsonObject scale = scales.value(dimensionToken(dimension)).toObject();
        m_steps.at(indexOf(stepOf(dimension))) = definitionFrom(scale);
        const QJsonArray points = scale.value(QLatin1String("points")).toArray();
        for (int point = 0; point < PointCount; ++point)
            m_points.at(indexOf(dimension)).at(static_cast<std::size_t>(point)) =
                points.at(point).toString();
    }
    m_steps.at(indexOf(Step::Emotion)) =
        definitionFrom(root.value(QLatin1String("emotion")).toObject());
    m_steps.at(indexOf(Step::Explanation)) =
        definitionFrom(root.value(QLatin1String("explanation")).toObject());
    m_flag = definitionFrom(root.value(QLatin1String("flag")).toObject());
}

} // namespace subtext
