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

/// The document of a task: texts that it has in several languages are objects, its own first.
class Document
{
public:
    explicit Document(const Task& task)
        : m_language(task.language.toStdString())
    {}

    Json jsonOf(const Task& task) const;

private:
    /// A text that people read, by its key, with those of other languages.
    void putWords(Json& json, const char* key, const QString& text,
                  const Translations& others) const
    {
        const auto of = others.find(QLatin1String(key));
        if (text.isEmpty() || of == others.end() || of->second.empty() || m_language.empty()) {
            put(json, key, text);
            return;
        }
        Json words;
        words[m_language] = text.toStdString();
        for (const auto& [code, word] : of->second)
            words[code.toStdString()] = word.toStdString();
        json[key] = std::move(words);
    }
    Json listOf(const std::vector<ListedWord>& choices) const;
    Json jsonOf(const SceneField& field) const;
    Json jsonOf(const TaskGroup& group) const;
    Json jsonOf(const Option& option) const;
    Json jsonOf(const Question& question) const;
    Json jsonOf(const Board& board) const;
    Json jsonOf(const ScalePoint& point) const;
    Json jsonOf(const Scale& scale) const;
    Json jsonOf(const Explanation& explanation) const;
    template <typename Part> Json listOf(const std::vector<Part>& parts) const
    {
        Json list = Json::array();
        for (const Part& part : parts)
            list.push_back(jsonOf(part));
        return list;
    }

    std::string m_language;
};

/// A number as it is read again; there is one zero.
double plain(double number)
{
    return number == 0 ? 0 : number;
}

Json Document::listOf(const std::vector<ListedWord>& choices) const
{
    Json list = Json::array();
    for (const ListedWord& choice : choices) {
        Json json;
        put(json, "token", choice.token);
        putWords(json, "word", choice.word, choice.others);
        list.push_back(std::move(json));
    }
    return list;
}

Json Document::jsonOf(const SceneField& field) const
{
    Json json;
    put(json, "token", field.token);
    putWords(json, "word", field.word, field.others);
    json["kind"] = fieldKindToken(field.kind).data();
    json["place"] = fieldPlaceToken(field.place).data();
    json["required"] = field.isRequired;
    if (!field.options.empty())
        json["options"] = listOf(field.options);
    if (field.words.isSaid())
        json["words"] = {field.words.from, field.words.to};
    return json;
}

Json Document::jsonOf(const TaskGroup& group) const
{
    Json json;
    put(json, "token", group.token);
    putWords(json, "word", group.word, group.others);
    if (group.options)
        json["options"] = listOf(*group.options);
    return json;
}

Json Document::jsonOf(const Option& option) const
{
    Json json;
    put(json, "token", option.token);
    putWords(json, "word", option.word, option.others);
    putWords(json, "definition", option.definition, option.others);
    putWords(json, "hint", option.hint, option.others);
    put(json, "colour", option.colour);
    put(json, "colour_dark", option.colourDark);
    if (option.valence != Valence::None)
        json["valence"] = valenceToken(option.valence).data();
    put(json, "opposite", option.opposite);
    return json;
}

Json Document::jsonOf(const Question& question) const
{
    Json json;
    put(json, "token", question.token);
    putWords(json, "word", question.word, question.others);
    putWords(json, "ask", question.ask, question.others);
    putWords(json, "definition", question.definition, question.others);
    putWords(json, "hint", question.hint, question.others);
    put(json, "colour", question.colour);
    put(json, "colour_dark", question.colourDark);
    put(json, "opposite", question.opposite);
    json["ring"] = question.isRing;
    put(json, "board", question.board);
    json["options"] = listOf(question.options);
    return json;
}

Json Document::jsonOf(const Board& board) const
{
    Json json;
    put(json, "token", board.token);
    putWords(json, "ask", board.ask, board.others);
    json["ring"] = board.isRing;
    return json;
}

Json Document::jsonOf(const ScalePoint& point) const
{
    Json json;
    json["value"] = point.value;
    putWords(json, "word", point.word, point.others);
    putWords(json, "definition", point.definition, point.others);
    json["number"] = plain(point.number);
    return json;
}

Json Document::jsonOf(const Scale& scale) const
{
    Json json;
    put(json, "token", scale.token);
    putWords(json, "word", scale.word, scale.others);
    putWords(json, "ask", scale.ask, scale.others);
    putWords(json, "hint", scale.hint, scale.others);
    json["figure"] = scaleFigureToken(scale.figure).data();
    json["confidence"] = scale.isConfidence;
    json["points"] = listOf(scale.points);
    return json;
}

Json Document::jsonOf(const Explanation& explanation) const
{
    Json json;
    putWords(json, "word", explanation.word, explanation.others);
    putWords(json, "ask", explanation.ask, explanation.others);
    putWords(json, "hint", explanation.hint, explanation.others);
    putWords(json, "prompt", explanation.prompt, explanation.others);
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

Json Document::jsonOf(const Task& task) const
{
    Json json;
    json["schema"] = TaskSchema.data();
    put(json, "token", task.token);
    putWords(json, "title", task.title, task.others);
    put(json, "version", task.version);
    put(json, "language", task.language);
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
    putUnlessEmpty(json, "checks", subtext::jsonOf(task.checks));
    putUnlessEmpty(json, "hints", subtext::jsonOf(task.hints));
    putUnlessEmpty(json, "texts", subtext::jsonOf(task.texts));
    return json;
}

} // namespace

QByteArray writeTask(const Task& task)
{
    const Json json = Document(task).jsonOf(task);
    return QByteArray::fromStdString(json.dump(2, ' ', false, Json::error_handler_t::replace) +
                                     '\n');
}

QByteArray taskHash(const Task& task)
{
    return sha256Of(writeTask(task));
}

} // namespace subtext
