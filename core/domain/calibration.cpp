// SPDX-License-Identifier: MIT
#include "core/domain/calibration.h"

#include "core/domain/ceiscene.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

/// Reads one item and remembers the first key that it could not use.
class ItemReader
{
public:
    explicit ItemReader(const QJsonObject& object)
        : m_object(object)
    {}

    CalibrationItem item()
    {
        CalibrationItem item;
        item.id = text("id");
        item.boundary = text("boundary");
        item.emotion = word("emotion", emotionFromToken).value_or(Emotion::Joy);
        item.also = others(item.emotion);
        item.points = points();
        item.why = text("why");
        item.careful = text("careful");
        item.scenario.sourceId = item.id;
        item.scenario.group =
            word("subtype", subtypeFromToken).value_or(Subtype::DeflectionMisdirection);
        item.scenario.text(ScenePart::Domain) =
            domainToken(word("domain", domainFromToken).value_or(Domain::Unknown));
        item.scenario.text(ScenePart::PowerRelation) =
            powerToken(word("power_relation", powerFromToken).value_or(PowerRelation::Peer));
        item.scenario.text(ScenePart::SpeakerRole) = text("speaker_role");
        item.scenario.text(ScenePart::ListenerRole) = text("listener_role");
        item.scenario.text(ScenePart::Context) = text("context");
        item.scenario.text(ScenePart::Utterance) = text("utterance");
        return item;
    }

    const QString& fault() const { return m_fault; }

private:
    void refuse(const char* key)
    {
        if (m_fault.isEmpty())
            m_fault = QLatin1String(key);
    }

    QString text(const char* key)
    {
        const QString text = m_object.value(QLatin1String(key)).toString();
        if (text.trimmed().isEmpty())
            refuse(key);
        return text;
    }

    template <typename Value>
    std::optional<Value> word(const char* key, std::optional<Value> (*read)(QStringView))
    {
        const auto value = read(text(key));
        if (!value)
            refuse(key);
        return value;
    }

    std::vector<Choice> others(Choice reference)
    {
        std::vector<Choice> others;
        for (const QJsonValue& value : m_object.value(QLatin1String("also")).toArray()) {
            const auto other = emotionFromToken(value.toString());
            if (other && *other != reference)
                others.push_back(*other);
            else
                refuse("also");
        }
        return others;
    }

    std::array<int, ReferenceDimensions.size()> points()
    {
        std::array<int, ReferenceDimensions.size()> points{};
        const QJsonObject scales = m_object.value(QLatin1String("scales")).toObject();
        for (std::size_t i = 0; i < points.size(); ++i) {
            constexpr int NoPoint = MaxPoint + 1;
            points.at(i) = scales.value(dimensionToken(ReferenceDimensions.at(i))).toInt(NoPoint);
            if (!isPoint(points.at(i)))
                refuse("scales");
        }
        return points;
    }

    QJsonObject m_object;
    QString m_fault;
};

} // namespace

bool CalibrationItem::accepts(Choice label) const
{
    return label == emotion || std::find(also.begin(), also.end(), label) != also.end();
}

Result<std::vector<CalibrationItem>> parseCalibration(const QByteArray& json)
{
    QJsonParseError parsed;
    const QJsonDocument document = QJsonDocument::fromJson(json, &parsed);
    if (parsed.error != QJsonParseError::NoError)
        return fail(ErrorCode::MalformedFile, {}, parsed.errorString());
    const QJsonArray array = document.object().value(QLatin1String("items")).toArray();
    if (array.isEmpty())
        return fail(ErrorCode::EmptyFile);
    std::vector<CalibrationItem> items;
    QSet<QString> ids;
    for (const QJsonValue& value : array) {
        ItemReader reader(value.toObject());
        CalibrationItem item = reader.item();
        if (!reader.fault().isEmpty())
            return fail({ErrorCode::InvalidValue, {}, 0, 0, item.id, reader.fault()});
        if (ids.contains(item.id))
            return fail({ErrorCode::DuplicateCode, {}, 0, 0, item.id, {}});
        ids.insert(item.id);
        items.push_back(std::move(item));
    }
    return items;
}

PracticeComparison comparePractice(const Answer& answer, const CalibrationItem& item)
{
    PracticeComparison comparison;
    comparison.isAccepted = answer.ballot[0] && item.accepts(*answer.ballot[0]);
    for (std::size_t i = 0; i < ReferenceDimensions.size(); ++i)
        comparison.offsets.at(i) =
            answer.scale(ReferenceDimensions.at(i)).value_or(item.points.at(i)) - item.points.at(i);
    return comparison;
}

} // namespace subtext
