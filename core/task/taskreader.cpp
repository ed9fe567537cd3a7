// SPDX-License-Identifier: MIT
#include "core/task/taskreader.h"

#include "core/task/documentpart.h"
#include "core/task/faultlist.h"
#include "core/task/tasklimits.h"
#include "core/task/taskrules.h"
#include "core/task/taskwriter.h"

#include <QSet>

#include <algorithm>
#include <tuple>
#include <utility>

namespace subtext {
namespace {

class TaskReading
{
public:
    Task document(const JsonValue& root);
    DocumentNotes& notes() { return m_notes; }

private:
    DocumentPart part(const JsonValue& value, const QString& place, DocumentPart::Keys keys)
    {
        return DocumentPart(m_notes, value, place, keys);
    }
    template <typename Part>
    std::vector<Part> parts(const DocumentPart& of, const char* key, int most,
                            Part (TaskReading::*read)(const JsonValue&, const QString&),
                            bool isNeeded = false)
    {
        std::vector<Part> parts;
        of.eachOf(
            key, most,
            [&](const JsonValue& value, const QString& place) {
                parts.push_back((this->*read)(value, place));
            },
            isNeeded);
        return parts;
    }

    ListedWord choice(const JsonValue& value, const QString& place);
    SceneField field(const JsonValue& value, const QString& place);
    TaskGroup group(const JsonValue& value);
    Option option(const JsonValue& value, const QString& place);
    Question question(const JsonValue& value, const QString& place);
    Board board(const JsonValue& value, const QString& place);
    ScalePoint point(const JsonValue& value, const QString& place);
    Scale scale(const JsonValue& value, const QString& place);
    Explanation explanation(const JsonValue& value);
    TaskChecks checks(const JsonValue& value);
    StraightLining straightLining(const JsonValue& value, const QString& place);
    Contradiction contradiction(const JsonValue& value, const QString& place);
    WideRange range(const JsonValue& value, const QString& place);
    TimeChecks times(const JsonValue& value, const QString& place);
    TaskHints hints(const JsonValue& value);
    TaskTexts texts(const JsonValue& value);

    /// "from, to" of what is counted, 1 … `most` each, for the rules to check; 0 and 0 where the
    /// key is absent.
    std::pair<int, int> bounds(const DocumentPart& of, const char* key, int most);

    DocumentNotes m_notes;
};

/// A colour may be written in capitals.
QString colourOf(const DocumentPart& part, const char* key)
{
    return part.textOr(key).toLower();
}

ListedWord TaskReading::choice(const JsonValue& value, const QString& place)
{
    if (value.kind() == JsonValue::Kind::Text) {
        const QString token = DocumentPart::textAt(m_notes, value, place);
        return {token, wordOfToken(token)};
    }
    const DocumentPart of = part(value, place, {"token", "word"});
    ListedWord choice{of.text("token"), {}};
    choice.word = of.wordsOr("word", choice.others, wordOfToken(choice.token));
    return choice;
}

SceneField TaskReading::field(const JsonValue& value, const QString& place)
{
    const DocumentPart of =
        part(value, place, {"token", "word", "kind", "place", "required", "options", "words"});
    SceneField field;
    field.token = of.text("token");
    field.word = of.wordsOr("word", field.others, wordOfToken(field.token));
    field.kind = of.wordOr("kind", AllFieldKinds, fieldKindToken);
    field.place = of.wordOr("place", AllFieldPlaces, fieldPlaceToken);
    field.isRequired = of.truthOr("required", field.place == FieldPlace::Hero);
    field.options = parts(of, "options", TaskLimits::MostChoices, &TaskReading::choice,
                          field.kind == FieldKind::Choice);
    std::tie(field.words.from, field.words.to) = bounds(of, "words", TaskLimits::MostWords);
    return field;
}

std::pair<int, int> TaskReading::bounds(const DocumentPart& of, const char* key, int most)
{
    if (!of.has(key))
        return {0, 0};
    std::vector<int> bounds;
    of.eachOf(key, 2, [&](const JsonValue& bound, const QString& place) {
        bounds.push_back(DocumentPart::wholeAt(m_notes, bound, place));
        if (bounds.back() == 0) // none is no aim; the rules know 0 as "nothing is said"
            m_notes.add(TaskFaultCode::OutOfRange, place, bound.line(), QStringLiteral("0"),
                        QStringLiteral("1–%1").arg(most));
    });
    if (bounds.size() == 2)
        return {bounds[0], bounds[1]};
    m_notes.add(TaskFaultCode::TooFew, of.placeOf(key), m_notes.lineOf(of.placeOf(key)),
                QString::number(bounds.size()), QStringLiteral("2"));
    return {0, 0};
}

TaskGroup TaskReading::group(const JsonValue& value)
{
    const DocumentPart of = part(value, QStringLiteral("group"), {"token", "word", "options"});
    TaskGroup group;
    group.token = of.text("token");
    group.word = of.wordsOr("word", group.others, wordOfToken(group.token));
    if (of.has("options"))
        group.options = parts(of, "options", TaskLimits::MostGroups, &TaskReading::choice);
    return group;
}

Option TaskReading::option(const JsonValue& value, const QString& place)
{
    const DocumentPart of = part(
        value, place,
        {"token", "word", "definition", "hint", "colour", "colour_dark", "valence", "opposite"});
    Option option;
    option.token = of.text("token");
    option.word = of.words("word", option.others);
    option.definition = of.wordsOr("definition", option.others);
    option.hint = of.wordsOr("hint", option.others);
    option.colour = colourOf(of, "colour");
    option.colourDark = colourOf(of, "colour_dark");
    option.valence = of.wordOr("valence", AllValences, valenceToken);
    option.opposite = of.textOr("opposite");
    return option;
}

Question TaskReading::question(const JsonValue& value, const QString& place)
{
    const DocumentPart of = part(value, place,
                                 {"token", "word", "ask", "definition", "hint", "colour",
                                  "colour_dark", "opposite", "ring", "board", "options"});
    Question question;
    question.token = of.text("token");
    question.word = of.wordsOr("word", question.others, wordOfToken(question.token));
    question.ask = of.words("ask", question.others);
    question.definition = of.wordsOr("definition", question.others);
    question.hint = of.wordsOr("hint", question.others);
    question.colour = colourOf(of, "colour");
    question.colourDark = colourOf(of, "colour_dark");
    question.opposite = of.textOr("opposite");
    question.isRing = of.truthOr("ring", false);
    question.board = of.textOr("board");
    question.options = parts(of, "options", TaskLimits::MostOptions, &TaskReading::option, true);
    return question;
}

Board TaskReading::board(const JsonValue& value, const QString& place)
{
    const DocumentPart of = part(value, place, {"token", "ask", "ring"});
    Board board{of.text("token"), {}, of.truthOr("ring", false)};
    board.ask = of.wordsOr("ask", board.others);
    return board;
}

ScalePoint TaskReading::point(const JsonValue& value, const QString& place)
{
    const DocumentPart of = part(value, place, {"value", "word", "definition", "number"});
    ScalePoint point;
    point.value = of.whole("value");
    point.word = of.words("word", point.others);
    point.definition = of.wordsOr("definition", point.others);
    point.number = of.numberOr("number", point.value);
    return point;
}

Scale TaskReading::scale(const JsonValue& value, const QString& place)
{
    const DocumentPart of =
        part(value, place, {"token", "word", "ask", "hint", "figure", "confidence", "points"});
    Scale scale;
    scale.token = of.text("token");
    scale.word = of.wordsOr("word", scale.others, wordOfToken(scale.token));
    scale.ask = of.words("ask", scale.others);
    scale.hint = of.wordsOr("hint", scale.others);
    scale.figure = of.wordOr("figure", AllScaleFigures, scaleFigureToken);
    scale.isConfidence = of.truthOr("confidence", false);
    scale.points = parts(of, "points", TaskLimits::MostPoints, &TaskReading::point, true);
    return scale;
}

Explanation TaskReading::explanation(const JsonValue& value)
{
    const DocumentPart of = part(value, QStringLiteral("explanation"),
                                 {"word", "ask", "hint", "prompt", "required", "sentences"});
    Explanation explanation;
    explanation.word = of.wordsOr("word", explanation.others, QStringLiteral("Explanation"));
    explanation.ask = of.words("ask", explanation.others);
    explanation.hint = of.wordsOr("hint", explanation.others);
    explanation.prompt = of.wordsOr("prompt", explanation.others);
    explanation.isRequired = of.truthOr("required", false);
    std::tie(explanation.fromSentences, explanation.toSentences) =
        bounds(of, "sentences", TaskLimits::MostSentences);
    return explanation;
}

StraightLining TaskReading::straightLining(const JsonValue& value, const QString& place)
{
    const DocumentPart of = part(value, place, {"question", "board", "share", "from", "vectors"});
    StraightLining rule;
    rule.question = of.textOr("question");
    rule.board = of.textOr("board");
    rule.share = of.numberOr("share", rule.share);
    rule.from = of.wholeOr("from", rule.from);
    if (!of.has("vectors"))
        return rule;
    rule.isSameAsked = false;
    const QStringList known{QStringLiteral("same"), QStringLiteral("all-no"),
                            QStringLiteral("all-yes")};
    of.eachOf("vectors", static_cast<int>(known.size()),
              [&](const JsonValue& vector, const QString& at) {
                  const QString word = DocumentPart::textAt(m_notes, vector, at);
                  rule.isSameAsked = rule.isSameAsked || word == known[0];
                  rule.isNoAsked = rule.isNoAsked || word == known[1];
                  rule.isYesAsked = rule.isYesAsked || word == known[2];
                  if (!word.isEmpty() && !known.contains(word))
                      m_notes.add(TaskFaultCode::UnknownWord, at, vector.line(), word,
                                  known.join(QStringLiteral(", ")));
              });
    return rule;
}

Contradiction TaskReading::contradiction(const JsonValue& value, const QString& place)
{
    const DocumentPart of = part(value, place, {"question", "scale", "distance"});
    Contradiction rule;
    rule.question = of.text("question");
    rule.scale = of.text("scale");
    rule.distance = of.wholeOr("distance", rule.distance);
    return rule;
}

WideRange TaskReading::range(const JsonValue& value, const QString& place)
{
    const DocumentPart of = part(value, place, {"scale", "over"});
    return {of.text("scale"), of.number("over")};
}

TimeChecks TaskReading::times(const JsonValue& value, const QString& place)
{
    const DocumentPart of =
        part(value, place, {"too_fast_ms", "disengaged_ms", "outlier_z", "outlier_from"});
    TimeChecks times;
    times.tooFastMs = of.wholeOr("too_fast_ms", times.tooFastMs);
    times.disengagedMs = of.wholeOr("disengaged_ms", times.disengagedMs);
    times.outlierZ = of.numberOr("outlier_z", times.outlierZ);
    times.outlierFrom = of.wholeOr("outlier_from", times.outlierFrom);
    return times;
}

TaskChecks TaskReading::checks(const JsonValue& value)
{
    const DocumentPart of = part(value, QStringLiteral("checks"),
                                 {"straight_lining", "contradiction", "range", "times"});
    // One rule of a kind may stand there without its list.
    const auto rules = [&](const char* key, auto read) {
        using Rule = decltype((this->*read)(value, QString()));
        const JsonValue* rule = of.valueOf(key);
        if (rule && rule->isObject())
            return std::vector<Rule>{(this->*read)(*rule, placeOfItem(of.placeOf(key), 0))};
        return parts(of, key, TaskLimits::MostRules, read);
    };
    TaskChecks checks;
    checks.straightLining = rules("straight_lining", &TaskReading::straightLining);
    checks.contradictions = rules("contradiction", &TaskReading::contradiction);
    checks.ranges = rules("range", &TaskReading::range);
    if (const JsonValue* asked = of.valueOf("times"))
        checks.times = times(*asked, of.placeOf("times"));
    return checks;
}

TaskHints TaskReading::hints(const JsonValue& value)
{
    const DocumentPart of = part(value, QStringLiteral("hints"), {"nearest", "sign", "precedents"});
    TaskHints hints;
    of.eachOf("nearest", TaskLimits::MostScales, [&](const JsonValue& scale, const QString& place) {
        hints.nearest.push_back(DocumentPart::textAt(m_notes, scale, place));
    });
    hints.sign = of.textOr("sign");
    hints.hasPrecedents = of.truthOr("precedents", false);
    return hints;
}

TaskTexts TaskReading::texts(const JsonValue& value)
{
    const DocumentPart of = part(value, QStringLiteral("texts"),
                                 {"guideline", "cheat_sheet", "consent", "practice", "phrases"});
    return {of.textOr("guideline"), of.textOr("cheat_sheet"), of.textOr("consent"),
            of.textOr("practice"), of.textOr("phrases")};
}

Task TaskReading::document(const JsonValue& root)
{
    const DocumentPart of =
        part(root, {},
             {"schema", "token", "title", "version", "language", "layout", "analysis", "scene",
              "group", "questions", "boards", "scales", "explanation", "checks", "hints", "texts"});
    Task task;
    const QString schema = of.text("schema");
    if (!schema.isEmpty() && schema != TaskSchema)
        m_notes.add(TaskFaultCode::WrongSchema, of.placeOf("schema"),
                    m_notes.lineOf(of.placeOf("schema")), schema, TaskSchema);
    task.token = of.text("token");
    task.language = of.textOr("language");
    m_notes.language = task.language;
    task.title = of.words("title", task.others);
    task.version = of.text("version");
    task.layout = of.wordOr("layout", AllLayouts, layoutToken);
    task.analysis = of.wordOr("analysis", AllAnalyses, analysisToken);
    task.scene = parts(of, "scene", TaskLimits::MostFields, &TaskReading::field, true);
    if (const JsonValue* value = of.valueOf("group"))
        task.group = group(*value);
    task.questions =
        parts(of, "questions", TaskLimits::MostQuestions, &TaskReading::question, true);
    task.boards = parts(of, "boards", TaskLimits::MostQuestions, &TaskReading::board);
    task.scales = parts(of, "scales", TaskLimits::MostScales, &TaskReading::scale);
    if (const JsonValue* value = of.valueOf("explanation"))
        task.explanation = explanation(*value);
    if (const JsonValue* value = of.valueOf("checks"))
        task.checks = checks(*value);
    if (const JsonValue* value = of.valueOf("hints"))
        task.hints = hints(*value);
    if (const JsonValue* value = of.valueOf("texts"))
        task.texts = texts(*value);
    return task;
}

/// The rules know no document: their faults get its lines. What was noted already at a place is not
/// said a second time in other words; that a text is empty or absent always was.
TaskFaults ordered(DocumentNotes notes, TaskFaults ofRules)
{
    QSet<QString> noted;
    for (const TaskFault& fault : notes.faults)
        noted.insert(fault.place);
    for (TaskFault& fault : ofRules) {
        if (noted.contains(fault.place) || fault.code == TaskFaultCode::EmptyText)
            continue;
        fault.line = notes.lineOf(fault.place);
        notes.faults.push_back(std::move(fault));
    }
    std::stable_sort(notes.faults.begin(), notes.faults.end(),
                     [](const TaskFault& a, const TaskFault& b) { return a.line < b.line; });
    if (notes.faults.size() > MostTaskFaults)
        notes.faults.resize(MostTaskFaults);
    return std::move(notes.faults);
}

TaskFault faultOfText(const Error& error)
{
    TaskFault fault{TaskFaultCode::NotJson, {}, error.line, error.column, {}, {}};
    if (error.code == ErrorCode::DuplicateColumn) {
        fault.code = TaskFaultCode::DuplicateKey;
        fault.value = error.value;
    } else if (error.detail != QLatin1String("json")) {
        fault.detail = error.detail;
    }
    return fault;
}

} // namespace

tl::expected<Task, TaskFaults> readTask(const QByteArray& document)
{
    const auto refused = [](TaskFaults faults) { return tl::make_unexpected(std::move(faults)); };
    if (document.size() > TaskLimits::MostBytes)
        return refused({{TaskFaultCode::TooLarge,
                         {},
                         0,
                         0,
                         QString::number(document.size()),
                         QString::number(TaskLimits::MostBytes)}});
    const Result<JsonValue> root = parseJson(document);
    if (!root)
        return refused({faultOfText(root.error())});
    TaskReading reading;
    Task task = reading.document(*root);
    const bool isObject = root->isObject();
    TaskFaults ofRules = isObject ? taskFaults(task) : TaskFaults();
    TaskFaults faults = ordered(std::move(reading.notes()), std::move(ofRules));
    if (!faults.empty())
        return refused(std::move(faults));
    return task;
}

} // namespace subtext
