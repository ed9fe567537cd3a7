// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/output.h"
#include "core/agreement/figurejson.h"
#include "core/figures/figures.h"
#include "core/figures/guideversions.h"

#include <QDateTime>

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

QString moment(std::optional<qint64> at)
{
    return at ? QDateTime::fromMSecsSinceEpoch(*at, Qt::UTC).toString(Qt::ISODate) : QString();
}

figurejson::Json versionJson(const GuideVersion& version)
{
    figurejson::Json json;
    json["sha256"] = version.sha256.isEmpty() ? figurejson::Json()
                                              : figurejson::Json(version.sha256.toStdString());
    json["answers"] = version.answers;
    json["people"] = version.people;
    json["first_at"] = version.firstAt ? figurejson::Json(moment(version.firstAt).toStdString())
                                       : figurejson::Json();
    json["last_at"] = version.lastAt ? figurejson::Json(moment(version.lastAt).toStdString())
                                     : figurejson::Json();
    json["current"] = version.isCurrent;
    return json;
}

void sayVersion(const Session& session, const GuideVersion& version)
{
    const QString name = version.sha256.isEmpty() ? QStringLiteral("not known")
                                                  : QString::fromLatin1(version.sha256.left(12));
    QString line = QStringLiteral("  %1  answers %2, people %3")
                       .arg(name, -12)
                       .arg(version.answers)
                       .arg(version.people);
    if (version.firstAt)
        line += QStringLiteral(", %1 to %2").arg(moment(version.firstAt), moment(version.lastAt));
    if (version.isCurrent)
        line += QStringLiteral(" (current)");
    say(session, line);
}

Status runGuide(Session& session, const Study& study)
{
    const auto versions = study.figures().guideVersions();
    if (!versions)
        return report(versions.error());
    figurejson::Json json;
    json["schema"] = "subtext.guide/1";
    json["versions"] = figurejson::Json::array();
    say(session, versions->empty() ? QStringLiteral("Nobody has answered anything yet.")
                                   : QStringLiteral("Guideline, cheat sheet and task by which the "
                                                    "answers that count were given:"));
    for (const GuideVersion& version : *versions) {
        sayVersion(session, version);
        json["versions"].push_back(versionJson(version));
    }
    if (session.isJson)
        putJson(figurejson::document(json));
    return Status::Done;
}

} // namespace

void addGuideCommand(CLI::App& app, Session& session)
{
    auto study = std::make_shared<std::string>();
    CLI::App* command =
        app.add_subcommand("guide", "By which state of guideline and task the answers were given");
    command->add_option("STUDY", *study, "The study file")->required();
    onChosen(*command, session, [&session, study] {
        return withFigures(session, *study,
                           [&](Study& opened) { return runGuide(session, opened); });
    });
}

} // namespace subtext::cli
