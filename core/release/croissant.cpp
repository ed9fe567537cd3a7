// SPDX-License-Identifier: MIT
#include "core/release/croissant.h"

#include "core/release/checksums.h"
#include "core/release/datadictionary.h"
#include "core/release/layoutchoice.h"
#include "core/release/licences.h"
#include "core/release/metadata.h"
#include "core/release/taskfile.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <set>

namespace subtext {
namespace {

using Json = nlohmann::ordered_json;

/// The context that the specification recommends.
Json context()
{
    Json json{{"@language", "en"}, {"@vocab", "https://schema.org/"}};
    for (const char* word : {"citeAs", "column"})
        json[word] = std::string("cr:") + word;
    json["conformsTo"] = "dct:conformsTo";
    json["cr"] = "http://mlcommons.org/croissant/";
    json["rai"] = "http://mlcommons.org/croissant/RAI/";
    json["data"] = {{"@id", "cr:data"}, {"@type", "@json"}};
    json["dataType"] = {{"@id", "cr:dataType"}, {"@type", "@vocab"}};
    json["dct"] = "http://purl.org/dc/terms/";
    json["examples"] = {{"@id", "cr:examples"}, {"@type", "@json"}};
    for (const char* word : {"extract", "field", "fileProperty", "fileObject", "fileSet", "format",
                             "includes", "isLiveDataset", "jsonPath", "key", "md5", "parentField",
                             "path", "recordSet", "references", "regex", "repeated", "replace"})
        json[word] = std::string("cr:") + word;
    json["sc"] = "https://schema.org/";
    for (const char* word : {"separator", "source", "subField", "transform"})
        json[word] = std::string("cr:") + word;
    return json;
}

const char* encodingOf(const QString& path)
{
    static constexpr std::array<std::pair<QLatin1String, const char*>, 10> Formats{
        {{QLatin1String(".csv"), "text/csv"},
         {QLatin1String(".jsonl"), "application/jsonlines"},
         {QLatin1String(".json"), "application/json"},
         {QLatin1String(".md"), "text/markdown"},
         {QLatin1String(".tex"), "application/x-tex"},
         {QLatin1String(".svg"), "image/svg+xml"},
         {QLatin1String(".png"), "image/png"},
         {QLatin1String(".cff"), "application/yaml"},
         {QLatin1String(".bib"), "application/x-bibtex"},
         {QLatin1String(".html"), "text/html"}}};
    for (const auto& [end, format] : Formats) {
        if (path.endsWith(end))
            return format;
    }
    return "text/plain";
}

Json fileObject(const ReleaseEntry& file, const Task& task, const Licence& licence)
{
    const std::string path = file.path.toStdString();
    Json json{{"@type", "cr:FileObject"}, {"@id", path}, {"name", path}};
    if (const QByteArray meaning = describeFile(file.path, task, licence); !meaning.isEmpty())
        json["description"] = meaning.toStdString();
    json["contentSize"] = std::to_string(file.size) + " B";
    json["contentUrl"] = path;
    json["encodingFormat"] = encodingOf(file.path);
    json["sha256"] = file.sha256.toStdString();
    return json;
}

const char* dataType(ValueType type)
{
    switch (type) {
    case ValueType::Integer:
        return "sc:Integer";
    case ValueType::Number:
        return "sc:Float";
    case ValueType::Text:
        break;
    }
    return "sc:Text";
}

/// "data/human-gold/data_sarcasm-irony.csv" → "data_sarcasm-irony".
std::string recordSetName(const QString& path)
{
    const QString name = path.mid(path.lastIndexOf(u'/') + 1);
    return name.left(name.indexOf(u'.')).toStdString();
}

Json recordSet(const TableDescription& table)
{
    const std::string name = recordSetName(table.path);
    Json fields = Json::array();
    for (const ColumnDescription& column : table.columns) {
        const std::string columnName = column.name.toStdString();
        Json extract;
        if (table.format == TableFormat::Splits)
            extract["jsonPath"] = "$.assignments[*]." + columnName;
        else
            extract["column"] = columnName;
        QByteArray description = column.meaning;
        if (!column.values.isEmpty())
            description += " (" + column.values + ')';
        std::string id = name;
        id += '/';
        id += columnName;
        fields.push_back(
            {{"@type", "cr:Field"},
             {"@id", id},
             {"name", columnName},
             {"description", description.toStdString()},
             {"dataType", dataType(column.type)},
             {"source",
              {{"fileObject", {{"@id", table.path.toStdString()}}}, {"extract", extract}}}});
    }
    return {{"@type", "cr:RecordSet"},
            {"@id", name},
            {"name", name},
            {"description", table.meaning.toStdString()},
            {"field", fields}};
}

Json creator(const QString& name)
{
    return {{"@type", "sc:Person"}, {"name", name.toStdString()}};
}

} // namespace

QByteArray croissant(const ReleaseInput& input, const StudyData& publicData,
                     const std::vector<TableDescription>& tables,
                     const std::vector<ReleaseEntry>& files)
{
    const ReleaseTitle title = releaseTitle(input, publicData);
    const Licence& licence = licenceOf(input.answers);
    const Task& task = taskOf(publicData);
    const auto document = std::find_if(
        files.begin(), files.end(), [](const ReleaseEntry& file) { return file.path == TaskFile; });
    Json json;
    json["@context"] = context();
    json["@type"] = "sc:Dataset";
    json["conformsTo"] = "http://mlcommons.org/croissant/1.0";
    json["name"] = title.name.toStdString();
    json["description"] = title.description.toStdString();
    json["citeAs"] = title.citation.toStdString();
    json["license"] = licence.address;
    if (!title.url.isEmpty())
        json["url"] = title.url.toStdString();
    else if (!title.doi.isEmpty())
        json["url"] = "https://doi.org/" + title.doi.toStdString();
    json["version"] = input.options.version.toStdString();
    if (const QString date = validDate(input.options.date); !date.isEmpty())
        json["datePublished"] = date.toStdString();
    json["creator"] = Json::array();
    for (const QString& name : title.creators)
        json["creator"].push_back(creator(name));
    json["keywords"] = Json::array();
    for (const QString& keyword : releaseLayoutOf(task).keywords(task))
        json["keywords"].push_back(keyword.toStdString());
    json["isLiveDataset"] = false;
    if (document != files.end()) {
        json["@context"]["task"] = {{"@id", "sc:isBasedOn"}, {"@type", "@json"}};
        json["task"] = {{"token", task.token.toStdString()},
                        {"title", task.title.toStdString()},
                        {"version", task.version.toStdString()},
                        {"document", TaskFile.data()},
                        {"sha256", document->sha256.toStdString()}};
    }
    json["distribution"] = Json::array();
    for (const ReleaseEntry& file : files) {
        if (isReproducible(file.path))
            json["distribution"].push_back(fileObject(file, task, licence));
    }
    json["recordSet"] = Json::array();
    for (const TableDescription& table : tables)
        json["recordSet"].push_back(recordSet(table));
    return QByteArray::fromStdString(json.dump(2) + '\n');
}

} // namespace subtext
