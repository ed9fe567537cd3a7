// SPDX-License-Identifier: MIT
#include "core/publishing/releaserows.h"

#include <QVersionNumber>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <stdexcept>

namespace subtext {
namespace {

using Json = nlohmann::ordered_json;

QString overriddenText(const std::vector<OverriddenGate>& overridden)
{
    Json gates = Json::array();
    for (const OverriddenGate& of : overridden)
        gates.push_back({{"gate", of.gate.toStdString()}, {"reason", of.reason.toStdString()}});
    return QString::fromStdString(gates.dump());
}

std::vector<OverriddenGate> overriddenFrom(const QString& text)
{
    std::vector<OverriddenGate> overridden;
    for (const Json& of : Json::parse(text.toStdString())) {
        overridden.push_back({QString::fromStdString(of.at("gate").get<std::string>()),
                              QString::fromStdString(of.at("reason").get<std::string>())});
    }
    return overridden;
}

/// The members of an array as Json::dump writes them, one by one: a study can have very many
/// scenarios.
template <typename List, typename JsonOf> std::string arrayText(const List& list, JsonOf jsonOf)
{
    std::string text;
    for (const auto& one : list)
        text += (text.empty() ? "[" : ",") + jsonOf(one).dump();
    return text.empty() ? "[]" : text + "]";
}

Json texts(const QStringList& list)
{
    Json array = Json::array();
    for (const QString& text : list)
        array.push_back(text.toStdString());
    return array;
}

QStringList textsFrom(const Json& array)
{
    QStringList list;
    for (const Json& text : array)
        list << QString::fromStdString(text.get<std::string>());
    return list;
}

Json modelsJson(const ReleaseRecord& record)
{
    Json json{{"predictions", record.models.hasPredictions},
              {"asked_for", texts(record.models.sets)},
              {"raw_answers", record.models.hasRawAnswers},
              {"entanglement", record.models.hasEntanglement},
              {"sets", texts(record.sets)}};
    // Only where somebody chose it.
    if (record.models.smoothing != entanglement::UsualSmoothing)
        json["smoothing"] = record.models.smoothing;
    return json;
}

void readModels(const QString& text, ReleaseRecord& record)
{
    const Json json = Json::parse(text.toStdString());
    if (!json.contains("models"))
        return;
    const Json& models = json.at("models");
    record.models.hasPredictions = models.at("predictions").get<bool>();
    record.models.sets = textsFrom(models.at("asked_for"));
    record.models.hasRawAnswers = models.at("raw_answers").get<bool>();
    record.models.hasEntanglement = models.at("entanglement").get<bool>();
    record.models.smoothing = models.value("smoothing", entanglement::UsualSmoothing);
    record.sets = textsFrom(models.at("sets"));
}

// Pairs, not keys: an ordered object is searched for every key that it gets.
QString contentsText(const ReleaseRecord& record)
{
    const ReleaseContents& contents = record.contents;
    const std::map<Uuid, QString>& randomCodes = record.randomCodes;
    std::string text = R"({"gold":)" + arrayText(contents.gold, [](const auto& of) {
                           return Json::array({of.first.toStdString(), of.second.toStdString()});
                       });
    text += R"(,"fields":)" + arrayText(contents.fields, [](const QString& field) {
                return Json(field.toStdString());
            });
    if (contents.isByQuestion)
        text += R"(,"by_question":true)";
    if (contents.answers) {
        text += R"(,"answers":)" + arrayText(*contents.answers, [](const auto& of) {
                    return Json::array({of.first.toStdString(), of.second.toStdString()});
                });
    }
    if (!randomCodes.empty()) {
        text += R"(,"codes":)" + arrayText(randomCodes, [](const auto& of) {
                    return Json::array({of.first.text().toStdString(), of.second.toStdString()});
                });
    }
    if (!record.models.isNothing())
        text += R"(,"models":)" + modelsJson(record).dump();
    return QString::fromStdString(text + '}');
}

std::map<Uuid, QString> randomCodesFrom(const QString& text)
{
    std::map<Uuid, QString> codes;
    const Json json = Json::parse(text.toStdString());
    if (!json.contains("codes"))
        return codes;
    for (const Json& pair : json.at("codes")) {
        const auto uuid = Uuid::fromText(QString::fromStdString(pair.at(0).get<std::string>()));
        if (!uuid)
            throw std::invalid_argument("a UUID");
        codes[*uuid] = QString::fromStdString(pair.at(1).get<std::string>());
    }
    return codes;
}

ReleaseContents contentsFrom(const QString& text, const QString& version)
{
    const Json json = Json::parse(text.toStdString());
    ReleaseContents contents;
    contents.version = version;
    for (const Json& pair : json.at("gold")) {
        contents.gold.emplace_hint(contents.gold.end(),
                                   QString::fromStdString(pair.at(0).get<std::string>()),
                                   QString::fromStdString(pair.at(1).get<std::string>()));
    }
    contents.isByQuestion = json.value("by_question", false);
    if (json.contains("answers")) {
        contents.answers.emplace();
        for (const Json& pair : json.at("answers"))
            (*contents.answers)[QString::fromStdString(pair.at(0).get<std::string>())] =
                QString::fromStdString(pair.at(1).get<std::string>());
    }
    for (const Json& field : json.at("fields"))
        contents.fields.insert(QString::fromStdString(field.get<std::string>()));
    if (json.contains("models")) {
        const QStringList sets = textsFrom(json.at("models").at("sets"));
        contents.predictions = {sets.begin(), sets.end()};
    }
    return contents;
}

} // namespace

StoredRelease storedRelease(const ReleaseRecord& record)
{
    StoredRelease row;
    row.uuid = record.uuid;
    row.version = record.version;
    row.date = record.date;
    row.isUnderNames = record.names == ReleaseNames::Names;
    row.seed = record.seed;
    row.isExtended = record.isExtended;
    row.checksum = record.checksum;
    row.overridden = overriddenText(record.overridden);
    row.contents = contentsText(record);
    row.changelog = QString::fromUtf8(record.changelog);
    row.by = record.by;
    row.at = record.at;
    return row;
}

Result<ReleaseRecord> releaseRecord(const StoredRelease& row)
{
    ReleaseRecord record;
    record.uuid = row.uuid;
    record.version = row.version;
    record.date = row.date;
    record.names = row.isUnderNames ? ReleaseNames::Names : ReleaseNames::Codes;
    record.seed = row.seed;
    record.isExtended = row.isExtended;
    record.checksum = row.checksum;
    record.changelog = row.changelog.toUtf8();
    record.by = row.by;
    record.at = row.at;
    const auto damaged = [&](const char* what) {
        return fail(ErrorCode::StudyDamaged, {},
                    QStringLiteral("release ") + row.version + QStringLiteral(": ") +
                        QString::fromUtf8(what));
    };
    try {
        record.overridden = overriddenFrom(row.overridden);
        record.contents = contentsFrom(row.contents, row.version);
        record.randomCodes = randomCodesFrom(row.contents);
        readModels(row.contents, record);
    } catch (const Json::exception& exception) {
        return damaged(exception.what());
    } catch (const std::invalid_argument& exception) {
        return damaged(exception.what());
    }
    return record;
}

const ReleaseRecord* recordBefore(const std::vector<ReleaseRecord>& records, const QString& version)
{
    const QVersionNumber limit = QVersionNumber::fromString(version);
    const ReleaseRecord* highest = nullptr;
    QVersionNumber highestVersion;
    for (const ReleaseRecord& record : records) {
        const QVersionNumber of = QVersionNumber::fromString(record.version);
        if ((version.isEmpty() || of < limit) && (!highest || of >= highestVersion)) {
            highest = &record;
            highestVersion = of;
        }
    }
    return highest;
}

QString recordedDate(const std::vector<ReleaseRecord>& records, const QString& version)
{
    const auto latest =
        std::find_if(records.rbegin(), records.rend(),
                     [&](const ReleaseRecord& record) { return record.version == version; });
    return latest == records.rend() ? QString() : latest->date;
}

} // namespace subtext
