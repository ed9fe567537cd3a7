// SPDX-License-Identifier: MIT
#include "core/task/taskwriter.h"

#include "core/base/sha256.h"

#include <nlohmann/json.hpp>

namespace subtext {
namespace {

using Json = nlohmann::ordered_json;

void put(Json& json, const char* key, const QString& text)
{
    if (!text.isEmpty())
        json[key] = text.toStdString();
}

/// A number as it is read again; there is one zero.
double plain(double number)
{
    return number == 0 ? 0 : number;
}

Json listOf(const std::vector<ListedWord>& choices)
{
    Json list = Json::array();
    for (const ListedWord& choice : choices) {
        Json json;
        put(json, "token", choice.token);
        put(json, "word", choice.word);
        list.push_back(std::move(json));
    }
    return list;
}

Json jsonOf(const SceneField& field)
{
    Json json;
    put(json, "token", field.token);
    put(json, "word", field.word);
    json["kind"] = fieldKindToken(field.kind).data();
    json["place"] = fieldPlaceToken(field.place).data();
    json["required"] = field.isRequired;
    if (!field.options.empty())
        json["options"] = listOf(field.options);
    if (field.words.isSaid())
        json["words"] = {field.words.from, field.words.to};
    return json;
}

Json jsonOf(const TaskGroup& group)
{
    Json json;
    put(json, "token", group.token);
    put(json, "word", group.word);
    if (group.options)
        json["options"] = listOf(*group.options);
    return json;
}

Json jsonOf(const Option& option)
{
    Json json;
    put(json, "token", option.token);
    put(json, "word", option.word);
    put(json, "definition", option.definition);
    put(json, "hint", option.hint);
    put(json, "colour", option.colour);
    put(json, "colour_dark", option.colourDark);
    if (option.valence != Valence::None)
        json["valence"] = valenceToken(option.valence).data();
    put(json, "opposite", option.opposite);
    return json;
}

template <typename Part> Json listOf(const std::vector<Part>& parts);

Json jsonOf(const Question& question)
{
    Json json;
    put(json, "token", question.token);
    put(json, "word", question.word);
    put(json, "ask", question.ask);
    put(json, "definition", question.definition);
    put(json, "hint", question.hint);
    put(json, "colour", question.colour);
    put(json, "colour_dark", question.colourDark);
    put(json, "opposite", question.opposite);
    json["ring"] = question.isRing;
    put(json, "board", question.board);
    json["options"] = listOf(question.options);
    return json;
}

Json jsonOf(const Board& board)
{
    Json json;
    put(json, "token", board.token);
    put(json, "ask", board.ask);
    json["ring"] = board.isRing;
    return json;
}

Json jsonOf(const ScalePoint& point)
{
    Json json;
    json["value"] = point.value;
    put(json, "word", point.word);
    put(json, "definition", point.definition);
    json["number"] = plain(point.number);
    return json;
}

Json jsonOf(const Scale& scale)
{
    Json json;
    put(json, "token", scale.token);
    put(json, "word", scale.word);
    put(json, "ask", scale.ask);
    put(json, "hint", scale.hint);
    json["figure"] = scaleFigureToken(scale.figure).data();
    json["confidence"] = scale.isConfidence;
    json["points"] = listOf(scale.points);
    return json;
}

Json jsonOf(const Explanation& explanation)
{
    Json json;
    put(json, "word", explanation.word);
    put(json, "ask", explanation.ask);
    put(json, "hint", explanation.hint);
    put(json, "prompt", explanation.prompt);
    json["required"] = explanation.isRequired;
    if (explanation.toSentences > 0)
        json["sentences"] = {explanation.fromSentences, explanation.toSentences};
    return json;
}

Json jsonOf(const StraightLining& rule)
{
    Json json;
    put(json, "question", rule.question);
    put(json, "board", rule.board);
    json["share"] = plain(rule.share);
    json["from"] = rule.from;
    if (rule.board.isEmpty())
        return json;
    Json vectors = Json::array();
    if (rule.isSameAsked)
        vectors.push_back("same");
    if (rule.isNoAsked)
        vectors.push_back("all-no");
    if (rule.isYesAsked)
        vectors.push_back("all-yes");
    json["vectors"] = std::move(vectors);
    return json;
}

Json jsonOf(const Contradiction& rule)
{
    Json json;
    put(json, "question", rule.question);
    put(json, "scale", rule.scale);
    json["distance"] = rule.distance;
    return json;
}

Json jsonOf(const WideRange& rule)
{
    Json json;
    put(json, "scale", rule.scale);
    json["over"] = plain(rule.over);
    return json;
}

template <typename Part> Json listOf(const std::vector<Part>& parts)
{
    Json list = Json::array();
    for (const Part& part : parts)
        list.push_back(jsonOf(part));
    return list;
}

Json jsonOf(const TaskChecks& checks)
{
    Json json = Json::object();
    if (!checks.straightLining.empty())
        json["straight_lining"] = listOf(checks.straightLining);
    if (!checks.contradictions.empty())
        json["contradiction"] = listOf(checks.contradictions);
    if (!checks.ranges.empty())
        json["range"] = listOf(checks.ranges);
    if (checks.times) {
        json["times"]["too_fast_ms"] = checks.times->tooFastMs;
        json["times"]["disengaged_ms"] = checks.times->disengagedMs;
        json["times"]["outlier_z"] = plain(checks.times->outlierZ);
        json["times"]["outlier_from"] = checks.times->outlierFrom;
    }
    return json;
}

Json jsonOf(const TaskHints& hints)
{
    Json json = Json::object();
    for (const QString& scale : hints.nearest)
        json["nearest"].push_back(scale.toStdString());
    put(json, "sign", hints.sign);
    if (hints.hasPrecedents)
        json["precedents"] = true;
    return json;
}

Json jsonOf(const TaskTexts& texts)
{
    Json json = Json::object();
    put(json, "guideline", texts.guideline);
    put(json, "cheat_sheet", texts.cheatSheet);
    put(json, "consent", texts.consent);
    put(json, "practice", texts.practice);
    put(json, "phrases", texts.phrases);
    return json;
}

/// What has parts that are all left out is left out, too.
void putUnlessEmpty(Json& json, const char* key, Json part)
{
    if (!part.empty())
        json[key] = std::move(part);
}

} // namespace

QByteArray writeTask(const Task& task)
{
    Json json;
    json["schema"] = TaskSchema.data();
    put(json, "token", task.token);
    put(json, "title", task.title);
    put(json, "version", task.version);
    json["layout"] = layoutToken(task.layout).data();
    json["analysis"] = analysisToken(task.analysis).data();
    json["scene"] = listOf(task.scene);
    if (task.group)
        json["group"] = jsonOf(*task.group);
    json["questions"] = listOf(task.questions);
    putUnlessEmpty(json, "boards", listOf(task.boards));
    json["scales"] = listOf(task.scales);
    if (task.explanation)
        json["explanation"] = jsonOf(*task.explanation);
    putUnlessEmpty(json, "checks", jsonOf(task.checks));
    putUnlessEmpty(json, "hints", jsonOf(task.hints));
    putUnlessEmpty(json, "texts", jsonOf(task.texts));
    return QByteArray::fromStdString(json.dump(2, ' ', false, Json::error_handler_t::replace) +
                                     '\n');
}

QByteArray taskHash(const Task& task)
{
    return sha256Of(writeTask(task));
}

} // namespace subtext
