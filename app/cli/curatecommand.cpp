// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "core/exchange/refusalcsv.h"
#include "core/operation/curation.h"
#include "ui/text/plurals.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <limits>

namespace subtext::cli {
namespace {

struct CurateArguments
{
    std::string study;
    std::string file;
    std::vector<std::string> targets;
    int fewestWords = 0;
    int mostWords = std::numeric_limits<int>::max();

    bool isOutside(const CuratedScene& scene) const
    {
        return scene.isKept() && (scene.words < fewestWords || scene.words > mostWords);
    }
};

Status refuseScenes(const Session& session, Study& study, const CurateArguments& arguments)
{
    const QString file = text(arguments.file);
    const auto task = study.task();
    if (!task)
        return report(task.error());
    const auto refusals = readRefusals(file, **task);
    if (!refusals)
        return report(refusals.error());
    const auto refused = study.curation().refuseAll(*refusals, {}, file);
    if (!refused)
        return report(refused.error());
    if (session.isJson)
        print({{"refused", *refused}});
    say(session, Plurals::tr("%n scenes refused.", nullptr, plural(*refused)));
    return Status::Done;
}

/// "FIELD:VALUE,FIELD:VALUE=N", or N alone for all scenes. A value may have commas and colons: a
/// part begins where the token of the group or of a choice stands before a colon.
Result<SceneTarget> targetFrom(const QString& said, const QStringList& kinds)
{
    const qsizetype end = said.lastIndexOf(u'=');
    SceneTarget target;
    bool isNumber = false;
    target.scenes = said.mid(end + 1).toLongLong(&isNumber);
    if (!isNumber)
        return fail(
            {ErrorCode::InvalidValue, {}, 0, 0, said.mid(end + 1), QStringLiteral("scene-target")});
    const QString parts = said.left(std::max<qsizetype>(end, 0));
    QString field;
    for (const QString& part : parts.isEmpty() ? QStringList() : parts.split(u',')) {
        const qsizetype colon = part.indexOf(u':');
        if (colon > 0 && kinds.contains(part.left(colon))) {
            field = part.left(colon);
            target.of[field] = part.mid(colon + 1);
        } else if (field.isEmpty()) {
            return fail({ErrorCode::InvalidValue, {}, 0, 0, part, QStringLiteral("scene-kind")});
        } else {
            target.of[field] += u',' + part;
        }
    }
    return target;
}

Status setTargets(Study& study, const CurateArguments& arguments)
{
    const auto curated = study.curation().scenes();
    if (!curated)
        return report(curated.error());
    std::vector<SceneTarget> targets;
    for (const std::string& said : arguments.targets) {
        const auto target = targetFrom(text(said), curated->kinds);
        if (!target)
            return report(target.error());
        targets.push_back(*target);
    }
    const auto set = study.curation().setTargets(targets, {});
    return set ? Status::Done : report(set.error());
}

Json kindJson(const KindOfScenes& kind, const QStringList& kinds)
{
    Json json = Json::object();
    for (const QString& field : kinds) {
        if (const auto found = kind.find(field); found != kind.end())
            json[utf8(field)] = utf8(found->second);
    }
    return json;
}

/// What is kept and wanted; null where nobody said how many are.
void putCount(Json& json, const CuratedKind& kind)
{
    json["written"] = kind.count.written;
    json["kept"] = kind.count.kept;
    json["target"] = kind.target ? Json(*kind.target) : Json(nullptr);
    json["missing"] = kind.target ? Json(kind.missing()) : Json(nullptr);
    json["shorter"] = kind.count.shorter;
    json["longer"] = kind.count.longer;
}

Json wordsJson(const CuratedScenes& curated)
{
    Json fields = Json::array();
    for (const QString& field : curated.wordsFrom)
        fields.push_back(utf8(field));
    Json json{{"fields", fields}, {"fewest", nullptr}, {"median", nullptr}, {"most", nullptr}};
    if (const std::vector<qint64> words = curated.words(); !words.empty()) {
        json["fewest"] = words.front();
        json["median"] = words[(words.size() - 1) / 2]; // of two the lower
        json["most"] = words.back();
    }
    return json;
}

/// What the task says of lengths, and the scenes that are kept and have another.
Json lengthJson(const CuratedScenes& curated)
{
    Json json{{"asked", Json::array()}, {"scenes", Json::array()}};
    for (const auto& [field, words] : curated.lengths)
        json["asked"].push_back({{"field", utf8(field)}, {"from", words.from}, {"to", words.to}});
    for (const CuratedScene& scene : curated.scenes) {
        for (const LengthFinding& finding :
             scene.isKept() ? scene.lengths : std::vector<LengthFinding>())
            json["scenes"].push_back({{"scenario", utf8(scene.name)},
                                      {"field", utf8(finding.field)},
                                      {"words", finding.words},
                                      {"finding", finding.isShort ? "shorter" : "longer"}});
    }
    return json;
}

void sayLengths(const Session& session, const CuratedScenes& curated)
{
    const CuratedCount count = curated.count();
    for (const auto& [field, words] : curated.lengths)
        say(session, QStringLiteral("Words the task asks for (%1): %2 to %3")
                         .arg(field, QString::number(words.from), QString::number(words.to)));
    if (!curated.lengths.empty())
        say(session, QStringLiteral("Shorter than the task asks: %1, longer: %2")
                         .arg(count.shorter)
                         .arg(count.longer));
    for (const CuratedScene& scene : curated.scenes) {
        for (const LengthFinding& finding :
             scene.isKept() ? scene.lengths : std::vector<LengthFinding>())
            say(session,
                QStringLiteral("%1: %2, words in %3: %4")
                    .arg(finding.isShort ? QStringLiteral("Shorter") : QStringLiteral("Longer"),
                         scene.name, finding.field, QString::number(finding.words)));
    }
}

Json curationJson(const CuratedScenes& curated, const CurateArguments& arguments)
{
    const CuratedCount count = curated.count();
    Json json{{"schema", "subtext.curation/1"},
              {"written", count.written},
              {"kept", count.kept},
              {"shorter", count.shorter},
              {"longer", count.longer}};
    json["refused"] = Json::array();
    for (const auto& [reason, scenes] : curated.reasons)
        json["refused"].push_back({{"reason", utf8(reason)}, {"scenes", scenes}});
    json["counts"] = Json::array();
    json["targets"] = Json::array();
    for (const CuratedKind& kind : curated.countedKinds()) {
        Json row{{"of", kindJson(kind.of, curated.kinds)}};
        putCount(row, kind);
        if (std::ssize(kind.of) == curated.kinds.size())
            json["counts"].push_back(row);
        if (kind.target)
            json["targets"].push_back(row);
    }
    json["words"] = wordsJson(curated);
    json["length"] = lengthJson(curated);
    json["outside"] = Json::array();
    for (const CuratedScene& scene : curated.scenes) {
        if (arguments.isOutside(scene))
            json["outside"].push_back({{"scenario", utf8(scene.name)}, {"words", scene.words}});
    }
    json["near_duplicates"] = Json::array();
    for (const NearScenes& pair : curated.near)
        json["near_duplicates"].push_back({{"scenario", utf8(curated.scenes[pair.later].name)},
                                           {"of", utf8(curated.scenes[pair.earlier].name)},
                                           {"resemblance", pair.resemblance}});
    return json;
}

void sayScenes(const Session& session, const CuratedScenes& curated,
               const CurateArguments& arguments)
{
    const CuratedCount count = curated.count();
    say(session, QStringLiteral("Written %1, kept %2").arg(count.written).arg(count.kept));
    for (const CuratedKind& kind : curated.countedKinds()) {
        const bool isWhole = std::ssize(kind.of) == curated.kinds.size();
        if (!isWhole && !kind.target)
            continue;
        QStringList values;
        for (const QString& field : curated.kinds) {
            if (const auto found = kind.of.find(field); found != kind.of.end())
                values << found->second;
        }
        const QString words =
            values.isEmpty() ? QStringLiteral("all") : values.join(QStringLiteral(" · "));
        const QString counts = QStringLiteral("  %1  %2 of %3")
                                   .arg(words.leftJustified(48), QString::number(kind.count.kept),
                                        QString::number(kind.count.written));
        say(session, kind.target ? counts + QStringLiteral(", target %1, missing %2")
                                                .arg(*kind.target)
                                                .arg(kind.missing())
                                 : counts);
    }
    for (const auto& [reason, scenes] : curated.reasons)
        say(session, QStringLiteral("Refused: %1  %2").arg(scenes).arg(reason));
    if (const std::vector<qint64> words = curated.words(); !words.empty())
        say(session, QStringLiteral("Words (%1): median %2, %3 to %4")
                         .arg(curated.wordsFrom.join(QStringLiteral(", ")),
                              QString::number(words[(words.size() - 1) / 2]),
                              QString::number(words.front()), QString::number(words.back())));
    sayLengths(session, curated);
    for (const CuratedScene& scene : curated.scenes) {
        if (arguments.isOutside(scene))
            say(session, QStringLiteral("Outside the limits: %1, words: %2")
                             .arg(scene.name, QString::number(scene.words)));
    }
    for (const NearScenes& pair : curated.near)
        say(session, QStringLiteral("Near duplicates: %1 and %2, %3")
                         .arg(curated.scenes[pair.earlier].name, curated.scenes[pair.later].name,
                              QString::number(pair.resemblance, 'f', 2)));
}

Status listScenesToCurate(const Session& session, Study& study, const CurateArguments& arguments)
{
    const auto curated = study.curation().scenes();
    if (!curated)
        return report(curated.error());
    if (session.isJson)
        print(curationJson(*curated, arguments));
    sayScenes(session, *curated, arguments);
    return Status::Done;
}

} // namespace

void addCurateCommand(CLI::App& study, Session& session)
{
    auto arguments = std::make_shared<CurateArguments>();
    CLI::App* curate = study.add_subcommand(
        "curate", "Count scenes, find near duplicates, and refuse scenes before labelling");
    curate->add_option("STUDY", arguments->study, "The study file")->required();
    CLI::Option* refuse =
        curate->add_option("--refuse", arguments->file,
                           "FILE: a CSV file with id and reason, and the group where ids are not "
                           "unique; either all of its rows are refused or none");
    curate
        ->add_option("--target", arguments->targets,
                     "[FIELD:VALUE=]N: how many scenes of this kind are wanted, several fields "
                     "with commas between them; without any, of all; 0 for no target")
        ->allow_extra_args(false)
        ->excludes(refuse);
    const CLI::Range limits(0, 1'000'000);
    curate
        ->add_option("--fewest-words", arguments->fewestWords,
                     "N: list scenes with fewer words than this")
        ->check(limits)
        ->excludes(refuse);
    curate
        ->add_option("--most-words", arguments->mostWords,
                     "N: list scenes with more words than this")
        ->check(limits)
        ->excludes(refuse);
    onChosen(*curate, session, [&session, arguments] {
        const bool isRefusing = !arguments->file.empty();
        const bool isSetting = !arguments->targets.empty();
        const Study::Access access =
            isRefusing || isSetting ? Study::Access::Write : Study::Access::Read;
        return withStudy(session, arguments->study, access, [&](Study& opened) {
            if (isRefusing)
                return refuseScenes(session, opened, *arguments);
            const Status set = isSetting ? setTargets(opened, *arguments) : Status::Done;
            return set == Status::Done ? listScenesToCurate(session, opened, *arguments) : set;
        });
    });
}

} // namespace subtext::cli
