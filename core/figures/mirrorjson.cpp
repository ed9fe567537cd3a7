// SPDX-License-Identifier: MIT
#include "core/figures/mirrorjson.h"

#include "core/agreement/figurejson.h"
#include "core/domain/scenemarks.h"

namespace subtext {
namespace {

using figurejson::Json;

Json shareJson(const MirrorShare& share)
{
    return {
        {"same", share.same}, {"items", share.items}, {"share", figurejson::number(share.share())}};
}

Json scaleJson(const MirrorScale& figures, const Scale& scale)
{
    Json json;
    json["scale"] = scale.token.toStdString();
    json["items"] = figures.items;
    json["difference"] = figurejson::number(figures.difference);
    figurejson::addInterval(json, figures.interval);
    json["leaning"] = leaningToken(figures.leaning).data();
    return json;
}

Json questionJson(const MirrorQuestion& figures, const Question& question)
{
    Json json;
    json["question"] = question.token.toStdString();
    json["with_others"] = shareJson(figures.withOthers);
    json["with_gold"] = shareJson(figures.withGold);
    json["options"] = Json::array();
    for (std::size_t i = 0; i < question.options.size(); ++i)
        json["options"].push_back({{"option", question.options[i].token.toStdString()},
                                   {"own", figures.own.at(i)},
                                   {"others", figures.others.at(i)}});
    return json;
}

Json marksJson(const std::vector<MarkedStretch>& marks, const Task& task)
{
    Json json = Json::array();
    for (const MarkedStretch& mark : marks)
        json.push_back({{"field", task.scene.at(indexOf(mark.field)).token.toStdString()},
                        {"begin", mark.span.begin},
                        {"end", mark.span.end}});
    return json;
}

void addMarks(Json& json, const MirrorScene& scene, const Task& task)
{
    if (const auto own = markedStretches(scene.own.cues, scene.scenario); !own.empty())
        json["marked"] = marksJson(own, task);
    Json others = Json::array();
    for (const OthersReason& reason : scene.reasons) {
        if (const auto marks = markedStretches(reason.cues, scene.scenario); !marks.empty())
            others.push_back(
                {{"code", reason.code.toStdString()}, {"marked", marksJson(marks, task)}});
    }
    if (!others.empty())
        json["others_marked"] = std::move(others);
}

Json sceneJson(const MirrorScene& scene, const RereadItem& reread, const Task& task)
{
    Json json;
    json["scenario"] = scene.scenario.name().toStdString();
    json["distance"] = reread.distance;
    json["labels"] = Json::array();
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const Question& question = task.questions[i];
        const auto token = [&](const std::optional<Choice>& choice) {
            return choice ? Json(question.options.at(slotOf(*choice)).token.toStdString()) : Json();
        };
        const auto& gold = scene.gold.at(i);
        json["labels"].push_back({{"question", question.token.toStdString()},
                                  {"own", token(scene.own.ballot.at(i))},
                                  {"final", token(gold ? gold->label : std::nullopt)}});
    }
    addMarks(json, scene, task);
    return json;
}

Json steadinessJson(const std::optional<Steadiness>& steadiness, const Task& task)
{
    if (!steadiness)
        return {};
    Json json;
    json["items"] = steadiness->items;
    json["questions"] = Json::array();
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        Json question = shareJson(steadiness->questions.at(i));
        question["question"] = task.questions[i].token.toStdString();
        json["questions"].push_back(std::move(question));
    }
    json["scales"] = Json::array();
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        const MirrorGap& gap = steadiness->scales.at(i);
        json["scales"].push_back({{"scale", task.scales[i].token.toStdString()},
                                  {"items", gap.items},
                                  {"distance", figurejson::number(gap.distance)}});
    }
    return json;
}

Json mirrorJson(const Mirror& mirror, const Task& task)
{
    const MirrorFigures& figures = mirror.figures;
    Json json;
    json["code"] = mirror.rater.code.toStdString();
    json["items"] = figures.items;
    json["scales"] = Json::array();
    for (std::size_t i = 0; i < task.scales.size(); ++i)
        json["scales"].push_back(scaleJson(figures.scales.at(i), task.scales[i]));
    json["questions"] = Json::array();
    for (std::size_t i = 0; i < task.questions.size(); ++i)
        json["questions"].push_back(questionJson(figures.questions.at(i), task.questions[i]));
    json["reread"] = Json::array();
    for (std::size_t i = 0; i < mirror.scenes.size(); ++i)
        json["reread"].push_back(sceneJson(mirror.scenes[i], figures.reread.at(i), task));
    json["steadiness"] = steadinessJson(figures.steadiness, task);
    return json;
}

} // namespace

QByteArray mirrorsJson(const Mirrors& mirrors)
{
    Json json;
    json["schema"] = "subtext.mirrors/1";
    json["bootstrap"] = {{"resamples", mirrors.resampling.resamples},
                         {"seed", mirrors.resampling.seed},
                         {"level", mirrors.resampling.level}};
    json["people"] = Json::array();
    for (const Mirror& mirror : mirrors.people)
        json["people"].push_back(mirrorJson(mirror, *mirrors.task));
    return figurejson::document(json);
}

} // namespace subtext
