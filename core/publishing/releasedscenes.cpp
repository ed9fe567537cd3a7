// SPDX-License-Identifier: MIT
#include "core/publishing/releasedscenes.h"

#include "core/exchange/tables/csvtext.h"
#include "core/release/datadictionary.h"
#include "core/release/datasheet.h"

#include <map>

namespace subtext {
namespace {

const QString OriginsFile = QStringLiteral("generated_scenes.csv");

/// Without the host that was asked and without a time: those are about whoever asked.
std::vector<ColumnDescription> originColumns()
{
    return {textColumn("scenario", "as in the other files", "Name of the scenario"),
            textColumn("model", "any text", "Which model wrote it"),
            textColumn("edited", "yes, no", "Whether somebody changed it before it was accepted"),
            textColumn("event_id", "any text", "The id of the event that it was written from"),
            textColumn("event", "any text", "The event"),
            textColumn("subject", "any text", "The person whose feelings are asked about"),
            textColumn("pairs", "relation: text; …", "What the model was told about the event"),
            textColumn("barred", "words, separated by commas",
                       "Words that the model was told not to use"),
            textColumn("template_sha256", "64 hexadecimal digits",
                       "SHA-256 of the prompt before the event was filled in"),
            textColumn("prompt_sha256", "64 hexadecimal digits", "SHA-256 of the whole message")};
}

QString pairsOf(const generation::SceneEvent& event)
{
    QStringList pairs;
    for (const generation::EventPair& pair : event.pairs)
        pairs << generation::relationToken(pair.relation) + QStringLiteral(": ") + pair.tail;
    return pairs.join(QStringLiteral("; "));
}

struct Written
{
    qint64 scenes = 0;
    qint64 edited = 0;
};

/// "3 of 40 scenarios were written by models, each from an event: 2 by m (1 edited by a person),
/// 1 by n. …"
QString writtenWords(const std::map<QString, Written>& byModel, qint64 scenarios)
{
    qint64 all = 0;
    QStringList models;
    for (const auto& [model, written] : byModel) {
        all += written.scenes;
        models << QStringLiteral("%1 by %2").arg(QString::number(written.scenes), model) +
                      (written.edited == 0
                           ? QString()
                           : QStringLiteral(" (%1 edited by a person)").arg(written.edited));
    }
    return QStringLiteral("%1 of %2 scenarios %3 written by models, each from an event: %4. "
                          "generated_scenes.csv says of each which model wrote it, and from what.")
        .arg(QString::number(all), QString::number(scenarios),
             all == 1 ? QStringLiteral("was") : QStringLiteral("were"),
             models.join(QStringLiteral(", ")));
}

} // namespace

void addSceneOrigins(const std::vector<SceneOrigin>& origins, ReleaseInput& release)
{
    QHash<ScenarioId, QString> names; // those that leave
    for (const Scenario& scene : release.data.scenarios)
        names.insert(scene.id, scene.name());
    QByteArray rows;
    std::map<QString, Written> byModel;
    for (const SceneOrigin& origin : origins) {
        const auto name = names.constFind(origin.scenario);
        if (name == names.constEnd())
            continue; // left out
        Written& written = byModel[origin.model];
        ++written.scenes;
        written.edited += origin.isEdited ? 1 : 0;
        const generation::SceneEvent& event = origin.event;
        const QString barred = event.barredWords().join(QStringLiteral(", "));
        rows += csvRow(
            {*name, origin.model, origin.isEdited ? QStringLiteral("yes") : QStringLiteral("no"),
             event.id, event.event, event.subject, pairsOf(event), barred,
             QString::fromLatin1(origin.templateSha256), QString::fromLatin1(origin.promptSha256)});
        for (const QString& text :
             {origin.model, event.id, event.event, event.subject, pairsOf(event), barred})
            release.models.texts.push_back({*name, QStringLiteral("generated"), text});
    }
    if (rows.isEmpty())
        return;
    release.known[QString::fromLatin1(SourceAnswer)] =
        writtenWords(byModel, std::ssize(release.data.scenarios));
    release.models.files.push_back(
        {{OriginsFile, TableFormat::Csv, describeFile(OriginsFile, taskOf(release.data)),
          originColumns()},
         csvRow(columnNames(originColumns())) + rows});
}

} // namespace subtext
