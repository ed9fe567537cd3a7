// SPDX-License-Identifier: MIT
#include "core/exchange/cei/ceiwriter.h"

#include "core/domain/annotation.h"
#include "core/domain/ceiscene.h"
#include "core/domain/emotion.h"
#include "core/domain/scale.h"
#include "core/exchange/rows/studyindex.h"
#include "core/exchange/tables/csvtext.h"

#include <QDir>
#include <QHash>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace subtext {
namespace {

using CeiJson = nlohmann::ordered_json;

std::string utf8(const QString& text)
{
    return text.toStdString();
}

QString emotionText(const std::optional<Choice>& emotion)
{
    return emotion ? QString(emotionToken(*emotion)) : QString();
}

QString pointText(const Answer& answer, ScaleIndex dimension)
{
    const auto point = answer.scale(dimension);
    return point ? QString(scaleLabel(dimension, *point)) : QString();
}

QStringList goldCells(const GoldLabel& gold)
{
    return {emotionText(gold.label), gold.isSettled() ? QString(basisToken(gold.basis)) : QString(),
            gold.isAmbiguous ? QStringLiteral("yes") : QString(), gold.note};
}

QStringList answerCells(const Annotation& a, const Person& person, const QStringList& selfChecks)
{
    QStringList cells{person.name, person.code, emotionText(a.answer.ballot[0])};
    for (ScaleIndex dimension : AllDimensions)
        cells << pointText(a.answer, dimension);
    cells << a.answer.explanation << (a.answer.isFlagged ? QStringLiteral("yes") : QString())
          << a.answer.flagReason << QString::number(a.revision) << isoTime(a.submittedAt);
    if (a.timings && !isActiveTimeKnown(*a.timings)) {
        cells << QString() << QString::number(a.timings->wallMs) << QString() << QString();
    } else if (a.timings) {
        cells << QString::number(a.timings->activeMs) << QString::number(a.timings->wallMs)
              << QString::number(a.timings->visits) << QString::number(a.timings->focusLosses);
    } else {
        cells << QString() << QString() << QString() << QString();
    }
    cells << selfChecks.join(u' ') << (a.position ? QString::number(*a.position) : QString());
    return cells;
}

QStringList scenarioColumns()
{
    return {QStringLiteral("subtype"),       QStringLiteral("id"),
            QStringLiteral("domain"),        QStringLiteral("power_relation"),
            QStringLiteral("power_origin"),  QStringLiteral("speaker_role"),
            QStringLiteral("listener_role"), QStringLiteral("context"),
            QStringLiteral("utterance")};
}

QStringList answerColumns()
{
    return {QStringLiteral("annotator"),  QStringLiteral("annotator_code"),
            QStringLiteral("emotion"),    QStringLiteral("valence"),
            QStringLiteral("arousal"),    QStringLiteral("dominance"),
            QStringLiteral("confidence"), QStringLiteral("explanation"),
            QStringLiteral("flagged"),    QStringLiteral("flag_reason"),
            QStringLiteral("revision"),   QStringLiteral("submitted_at"),
            QStringLiteral("active_ms"),  QStringLiteral("wall_ms"),
            QStringLiteral("visits"),     QStringLiteral("focus_losses"),
            QStringLiteral("self_check"), QStringLiteral("position")};
}

QStringList goldColumns()
{
    return {QStringLiteral("gold"), QStringLiteral("basis"), QStringLiteral("ambiguous"),
            QStringLiteral("note")};
}

CeiJson optionalText(const QString& text)
{
    return text.isEmpty() ? CeiJson() : CeiJson(utf8(text));
}

CeiJson answerJson(const Annotation& a, const Person& person, const QStringList& selfChecks)
{
    CeiJson json;
    json["annotator"] = utf8(person.name);
    json["annotator_code"] = utf8(person.code);
    json["emotion"] = utf8(emotionText(a.answer.ballot[0]));
    for (ScaleIndex dimension : AllDimensions) {
        const auto point = a.answer.scale(dimension);
        json[utf8(dimensionToken(dimension))] = point ? CeiJson(*point) : CeiJson();
    }
    json["explanation"] = utf8(a.answer.explanation);
    json["flagged"] = a.answer.isFlagged;
    json["flag_reason"] = optionalText(a.answer.flagReason);
    json["revision"] = a.revision;
    json["submitted_at"] = optionalText(isoTime(a.submittedAt));
    if (a.timings) {
        const bool isKnown = isActiveTimeKnown(*a.timings);
        if (isKnown)
            json["active_ms"] = a.timings->activeMs;
        json["wall_ms"] = a.timings->wallMs;
        if (isKnown) {
            json["visits"] = a.timings->visits;
            json["focus_losses"] = a.timings->focusLosses;
        }
    }
    if (a.position)
        json["position"] = *a.position;
    json["self_check"] = CeiJson::array();
    for (const QString& check : selfChecks)
        json["self_check"].push_back(utf8(check));
    return json;
}

} // namespace

std::map<QString, QString> ceiFiles(const StudyData& data, const QString& folder)
{
    std::map<QString, QString> paths;
    for (const Scenario& scenario : data.scenarios) {
        paths.try_emplace(scenario.group,
                          QDir(folder).filePath(QStringLiteral("data_") + scenario.group +
                                                QStringLiteral(".csv")));
    }
    return paths;
}

std::vector<PersonId> ceiRaters(const StudyIndex& study, const QString& subtype)
{
    std::vector<PersonId> raters;
    for (const Scenario& scenario : study.data().scenarios) {
        if (scenario.group != subtype)
            continue;
        for (PersonId rater : study.ratersOf(scenario.id)) {
            if (std::find(raters.begin(), raters.end(), rater) == raters.end())
                raters.push_back(rater);
        }
    }
    return raters;
}

QStringList ceiHeader(const StudyIndex& study, const std::vector<PersonId>& raters)
{
    QStringList header{QStringLiteral("id"), QStringLiteral("sd_listener_role"),
                       QStringLiteral("sd_situation"), QStringLiteral("sd_speaker_role"),
                       QStringLiteral("sd_utterance")};
    const auto addRaters = [&](const QString& prefix) {
        for (PersonId rater : raters)
            header << prefix + study.person(rater).name;
    };
    addRaters(QStringLiteral("sl_plutchik_primary_"));
    header << QStringLiteral("gold_standard");
    for (const char* prefix : {"sl_v_", "sl_a_", "sl_d_", "sl_confidence_"})
        addRaters(QLatin1String(prefix));
    return header << QStringLiteral("Notes");
}

Result<void> writeCeiCsv(const StudyIndex& study, const QString& subtype,
                         const FurtherColumns& further, const ByteSink& sink)
{
    const std::vector<PersonId> raters = ceiRaters(study, subtype);
    auto taken = sink(csvRow(ceiHeader(study, raters) << further.names));
    const auto& scenarios = study.data().scenarios;
    for (auto scenario = scenarios.begin(); taken && scenario != scenarios.end(); ++scenario) {
        if (scenario->group != subtype)
            continue;
        QHash<PersonId, const Annotation*> byRater;
        for (const Annotation* annotation : study.answersTo(scenario->id))
            byRater.insert(annotation->person, annotation);
        const GoldLabel& gold = study.goldOf(scenario->id);
        QStringList row{scenario->sourceId, scenario->text(ScenePart::ListenerRole),
                        scenario->text(ScenePart::Context), scenario->text(ScenePart::SpeakerRole),
                        scenario->text(ScenePart::Utterance)};
        for (PersonId rater : raters) {
            const Annotation* a = byRater.value(rater);
            row << (a ? emotionText(a->answer.ballot[0]) : QString());
        }
        row << emotionText(gold.label);
        for (ScaleIndex dimension : AllDimensions) {
            for (PersonId rater : raters) {
                const Annotation* a = byRater.value(rater);
                row << (a ? pointText(a->answer, dimension) : QString());
            }
        }
        row << gold.note;
        if (further.cells)
            row << further.cells(*scenario);
        taken = sink(csvRow(row));
    }
    return taken;
}

QString ceiPart(const StudyData& data, ScenarioId scenario)
{
    const auto part = data.parts.constFind(scenario);
    return part == data.parts.constEnd() ? QString() : QString(partToken(*part));
}

Result<void> writeCeiTable(const StudyIndex& study, const ByteSink& sink)
{
    const SelfCheckWords selfChecks(study.data());
    const bool hasParts = !study.data().parts.isEmpty();
    QStringList header = scenarioColumns() + answerColumns() + goldColumns();
    if (hasParts)
        header << QStringLiteral("split");
    auto taken = sink(csvRow(header));
    QStringList noAnswer;
    noAnswer.resize(answerColumns().size());
    const auto& scenarios = study.data().scenarios;
    for (auto s = scenarios.begin(); taken && s != scenarios.end(); ++s) {
        const QByteArray scene =
            csvCells({s->group, s->sourceId, s->text(ScenePart::Domain),
                      s->text(ScenePart::PowerRelation), powerSourceToken(powerSourceOf(*s)),
                      s->text(ScenePart::SpeakerRole), s->text(ScenePart::ListenerRole),
                      s->text(ScenePart::Context), s->text(ScenePart::Utterance)});
        QStringList ending = goldCells(study.goldOf(s->id));
        if (hasParts)
            ending << ceiPart(study.data(), s->id);
        const QByteArray end = csvCells(ending);
        const auto row = [&](const QStringList& answer) {
            return sink(scene + ',' + csvCells(answer) + ',' + end + '\n');
        };
        const auto answers = study.answersTo(s->id);
        if (answers.empty())
            taken = row(noAnswer);
        for (auto a = answers.begin(); taken && a != answers.end(); ++a)
            taken = row(answerCells(**a, study.person((*a)->person), selfChecks.of(**a)));
    }
    return taken;
}

Result<void> writeCeiLines(const StudyIndex& study, const ByteSink& sink)
{
    const SelfCheckWords selfChecks(study.data());
    for (const Scenario& s : study.data().scenarios) {
        CeiJson json;
        json["id"] = utf8(s.sourceId);
        json["subtype"] = utf8(s.group);
        json["domain"] = optionalText(domainToken(domainOf(s)));
        json["power_relation"] = utf8(powerToken(powerOf(s)));
        json["power_origin"] = utf8(powerSourceToken(powerSourceOf(s)));
        json["speaker_role"] = utf8(s.text(ScenePart::SpeakerRole));
        json["listener_role"] = utf8(s.text(ScenePart::ListenerRole));
        json["context"] = utf8(s.text(ScenePart::Context));
        json["utterance"] = utf8(s.text(ScenePart::Utterance));
        json["annotations"] = CeiJson::array();
        for (const Annotation* annotation : study.answersTo(s.id)) {
            json["annotations"].push_back(answerJson(*annotation, study.person(annotation->person),
                                                     selfChecks.of(*annotation)));
        }
        if (const GoldLabel& gold = study.goldOf(s.id); gold.isSettled() || !gold.note.isEmpty()) {
            json["decision"] = {{"label", optionalText(emotionText(gold.label))},
                                {"basis", utf8(basisToken(gold.basis))},
                                {"ambiguous", gold.isAmbiguous},
                                {"note", utf8(gold.note)}};
        }
        if (const QString part = ceiPart(study.data(), s.id); !part.isEmpty())
            json["split"] = utf8(part);
        if (const auto taken = sink(QByteArray::fromStdString(json.dump()) + '\n'); !taken)
            return taken;
    }
    return {};
}

} // namespace subtext
