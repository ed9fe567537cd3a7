// SPDX-License-Identifier: MIT
#include "core/llm/prompts.h"

#include "core/base/builtin.h"
#include "core/base/sha256.h"
#include "core/domain/scenetext.h"
#include "core/llm/askedscales.h"
#include "core/llm/confidencerubric.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace subtext::llm {
namespace {

constexpr std::array ModeTokens{QLatin1String("zero-shot"), QLatin1String("cot"),
                                QLatin1String("few-shot")};

/// Only templates of ours have this place.
constexpr QLatin1String ScalesPlace("scales");

/// Before the object that is asked for.
constexpr QLatin1String NothingElse("Reply with this and nothing else: ");

/// Whether somebody in the scene says the large text to somebody.
bool isSaid(const Task& task)
{
    return fieldAt(task, FieldPlace::From) && heroOf(task);
}

QString opening(const Task& task)
{
    return isSaid(task) ? QStringLiteral("Here is a short scene and one thing said in it.")
                        : QStringLiteral("Here is a short scene.");
}

QString asked(const Task& task)
{
    const QString moment =
        isSaid(task) ? QStringLiteral(" Judge the moment of speaking, whatever the words claim.")
                     : QString();
    return QStringLiteral("{ask}") + moment + QStringLiteral("\nChoose exactly one of: {labels}.");
}

QString objectOf(const QString& key, const QString& answer)
{
    return QStringLiteral("{\"%1\": \"%2\"}").arg(key, answer);
}

/// What a choice is asked beside the option.
struct Beside
{
    std::vector<const Scale*> scales;
    bool confidence = false;
};

/// The object that is asked for: the option, then a point of each scale, then how sure that is.
QString wantedObject(const Question& question, const Beside& beside)
{
    QString keys;
    for (const Scale* scale : beside.scales)
        keys += QStringLiteral(", \"%1\": …").arg(scaleKey(*scale));
    if (beside.confidence)
        keys += QStringLiteral(", \"%1\": …").arg(SureKey);
    QString object = objectOf(answerKey(question), QStringLiteral("…"));
    return object.insert(object.size() - 1, keys);
}

QString thinkingSteps(const Task& task)
{
    if (isSaid(task))
        return QStringLiteral("First write one line on each of these:\n"
                              "1. What the words say, taken literally.\n"
                              "2. What the situation and the roles make likely.\n"
                              "3. What is meant, against what is said.\n"
                              "4. What goes on inside the person.\n"
                              "5. Which single answer fits best.");
    return QStringLiteral("First write one line on each of these:\n"
                          "1. What happens.\n"
                          "2. What the people in it do and say.\n"
                          "3. What that shows without being said.\n"
                          "4. Which answers are possible.\n"
                          "5. Which single answer fits best.");
}

QString choiceText(const Task& task, const Question& question, Mode mode,
                   const std::vector<WorkedExample>& examples, const Beside& beside)
{
    const QString wanted = wantedObject(question, beside);
    QString text = opening(task) + u'\n';
    if (mode == Mode::FewShot) {
        text = QStringLiteral("Here are short scenes, each with a question about it. The first %1 "
                              "are answered; answer the last one in the same way.\n")
                   .arg(examples.size());
        for (const WorkedExample& example : examples) {
            const PromptTemplate scene{{}, QStringLiteral("{scene}\n\n") + asked(task)};
            text += u'\n' + promptOf(scene, task, question, example.scene) + u'\n' +
                    objectOf(answerKey(question), example.answer) + u'\n';
        }
    }
    text += QStringLiteral("\n{scene}\n\n") + asked(task) + u'\n';
    if (!beside.scales.empty())
        text += QStringLiteral("Choose a point of each of these scales, too, a whole number:\n"
                               "{%1}\n")
                    .arg(ScalesPlace);
    if (beside.confidence)
        text += QStringLiteral("Say how sure you are of the answer, too, as a whole number:\n") +
                rubricLines(question) + u'\n';
    if (mode == Mode::ChainOfThought)
        return text + thinkingSteps(task) +
               QStringLiteral("\nThen write, as the last line and with nothing after it: ") +
               wanted;
    return text + NothingElse + wanted;
}

QString boardText(Mode mode, bool isScored)
{
    const QString text = QStringLiteral("Here is a short scene.\n\n{scene}\n\n{ask}{definition}\n");
    if (isScored)
        return text + QStringLiteral("Choose exactly one of: {labels}.\n") + NothingElse +
               objectOf(SchemaName, QStringLiteral("…"));
    if (mode == Mode::ZeroShot)
        return text + QStringLiteral("Reply with one of {tagged} and nothing else.");
    return text +
           QStringLiteral(
               "First say in two or three sentences what in the scene speaks for it and what "
               "against it. Then write two lines and nothing after them: how much in the scene "
               "speaks for it, from 1 (next to nothing) to 5 (it is said outright), as "
               "<confidence>1</confidence> to <confidence>5</confidence>; and the answer, as one "
               "of {tagged}.");
}

/// The same where a rubric says what the numbers mean.
QString gradedBoardText(const Question& question, Mode mode)
{
    const QString text = QStringLiteral("Here is a short scene.\n\n{scene}\n\n{ask}{definition}\n");
    const QString number = QStringLiteral("the number, as <confidence>1</confidence> to "
                                          "<confidence>5</confidence>; and the answer, as one of "
                                          "{tagged}.");
    const QString lines = rubricLines(question) + u'\n';
    if (mode == Mode::ZeroShot)
        return text + QStringLiteral("Say how much in the scene speaks for it, too:\n") + lines +
               QStringLiteral("Reply with two lines and nothing else: ") + number;
    return text +
           QStringLiteral("First say in two or three sentences what in the scene speaks for it and "
                          "what against it. Then say how much speaks for it:\n") +
           lines + QStringLiteral("Write two lines and nothing after them: ") + number;
}

/// Of a choice, as power is, a model learns nothing.
bool isSent(const SceneField& field)
{
    return field.kind != FieldKind::Choice;
}

/// "Word: text", a line each; what is read first, then who speaks to whom, then the large text.
QString sceneText(const Task& task, const Scenario& scene)
{
    constexpr std::array Order{FieldPlace::None, FieldPlace::Paragraph, FieldPlace::From,
                               FieldPlace::To, FieldPlace::Hero};
    QStringList lines;
    for (const FieldPlace place : Order) {
        for (std::size_t i = 0; i < task.scene.size(); ++i) {
            const SceneField& field = task.scene[i];
            const QString& text = scene.text(FieldIndex{static_cast<std::uint8_t>(i)});
            if (field.place == place && isSent(field) && !text.isEmpty())
                lines << field.word + QStringLiteral(": ") + text;
        }
    }
    return lines.join(u'\n');
}

QStringList labelsOf(const Question& question)
{
    QStringList labels;
    for (const Option& option : question.options)
        labels << option.token;
    return labels;
}

QString taggedLabels(const Question& question)
{
    QStringList tagged;
    for (const Option& option : question.options)
        tagged << QStringLiteral("<answer>%1</answer>").arg(option.token);
    return tagged.join(QStringLiteral(" or "));
}

constexpr std::array OurPlaces{QLatin1String("scene"), QLatin1String("ask"),
                               QLatin1String("labels"), QLatin1String("tagged"),
                               QLatin1String("definition")};

QString ourFilling(const QString& place, const Task& task, const Question& question,
                   const Scenario& scene)
{
    if (place == QLatin1String("scene"))
        return sceneText(task, scene);
    if (place == QLatin1String("ask"))
        return filledIn(question.ask, task, scene);
    if (place == QLatin1String("labels"))
        return labelsOf(question).join(QStringLiteral(", "));
    if (place == QLatin1String("tagged"))
        return taggedLabels(question);
    return question.definition.isEmpty() ? QString()
                                         : u' ' + filledIn(question.definition, task, scene);
}

/// What stands at a place; none where the template has no such place.
std::optional<QString> filling(const PromptTemplate& of, const QString& place, const Task& task,
                               const Question& question, const Scenario& scene)
{
    if (std::find(OurPlaces.begin(), OurPlaces.end(), place) != OurPlaces.end())
        return ourFilling(place, task, question, scene);
    if (!of.isOwn)
        return place == ScalesPlace ? std::optional(scaleLines(task, scene)) : std::nullopt;
    if (place == QLatin1String("options"))
        return ourFilling(QStringLiteral("labels"), task, question, scene);
    if (place == QLatin1String("examples"))
        return of.examples;
    if (place == RubricPlace)
        return rubricLines(question);
    const auto field = indexOfToken(task.scene, place);
    if (!field || !isSent(task.scene[*field]))
        return std::nullopt;
    return scene.text(FieldIndex{static_cast<std::uint8_t>(*field)});
}

/// Every text of a scene, letters and digits only.
QString foldedTexts(const Task& task, const Scenario& scene)
{
    QString folded;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        if (task.scene[i].kind != FieldKind::Text)
            continue;
        const QString characters =
            scene.text(FieldIndex{static_cast<std::uint8_t>(i)}).toCaseFolded();
        for (const QChar c : characters) {
            if (c.isLetterOrNumber() || c.isSurrogate())
                folded += c;
        }
        folded += u'\n';
    }
    return folded;
}

/// The example as a scene of the task; none where a field or the answer is none of it.
std::optional<WorkedExample> exampleFor(const Task& task, const QJsonObject& object)
{
    WorkedExample example;
    const QJsonObject fields = object[QLatin1String("fields")].toObject();
    for (auto field = fields.begin(); field != fields.end(); ++field) {
        const auto place = indexOfToken(task.scene, field.key());
        if (!place)
            return std::nullopt;
        example.scene.text(FieldIndex{static_cast<std::uint8_t>(*place)}) =
            field.value().toString();
    }
    example.answer = object[QLatin1String("answer")].toString();
    return findToken(task.questions.front().options, example.answer) ? std::optional(example)
                                                                     : std::nullopt;
}

} // namespace

QLatin1String modeToken(Mode mode)
{
    return ModeTokens.at(static_cast<std::size_t>(mode));
}

std::optional<Mode> modeFromToken(QStringView token)
{
    const auto found = std::find(ModeTokens.begin(), ModeTokens.end(), token);
    return found == ModeTokens.end() ? std::nullopt
                                     : std::optional(static_cast<Mode>(found - ModeTokens.begin()));
}

int usualTokenLimit(Mode mode)
{
    return mode == Mode::ChainOfThought ? 2'048 : 1'024;
}

std::vector<WorkedExample> shippedExamples(const Task& task)
{
    if (task.questions.size() != 1)
        return {};
    const QJsonDocument document =
        QJsonDocument::fromJson(builtIn(QStringLiteral(":/subtext/llm/examples.json")));
    const QJsonArray sets = document.array();
    for (const QJsonValue set : sets) {
        const QJsonObject object = set.toObject();
        if (object[QLatin1String("question")].toString() != task.questions.front().token)
            continue;
        std::vector<WorkedExample> examples;
        const QJsonArray list = object[QLatin1String("examples")].toArray();
        for (const QJsonValue example : list) {
            if (const auto fitting = exampleFor(task, example.toObject()))
                examples.push_back(*fitting);
        }
        if (static_cast<qsizetype>(examples.size()) == list.size())
            return examples;
    }
    return {};
}

std::optional<std::size_t> leakedExample(const std::vector<WorkedExample>& examples,
                                         const Task& task, const std::vector<Scenario>& items)
{
    std::vector<QString> folded;
    for (const WorkedExample& example : examples)
        folded.push_back(foldedTexts(task, example.scene));
    for (const Scenario& item : items) {
        const auto same = std::find(folded.begin(), folded.end(), foldedTexts(task, item));
        if (same != folded.end())
            return static_cast<std::size_t>(same - folded.begin());
    }
    return std::nullopt;
}

QByteArray PromptTemplate::sha256() const
{
    return sha256Of(text.toUtf8());
}

Result<PromptTemplate> templateOf(const Task& task, const Question& question, Mode mode,
                                  const std::vector<WorkedExample>& examples, AnswerForm form,
                                  bool asksScales, bool asksConfidence)
{
    const bool isTagged = isAnsweredInTags(question);
    const bool isScored = form == AnswerForm::Scored;
    if (mode == Mode::FewShot && (isTagged || examples.empty()))
        return fail({ErrorCode::InvalidValue, {}, 0, 0, task.token, QStringLiteral("few-shot")});
    const Beside beside{asksScales ? scalesAskedWith(task, question) : std::vector<const Scale*>(),
                        asksConfidence};
    QString id =
        (isTagged ? QStringLiteral("board-") : QStringLiteral("choice-")) + modeToken(mode);
    if (isScored) {
        id += QStringLiteral("-scored/2");
    } else {
        id += beside.scales.empty() ? QString() : QStringLiteral("-scales");
        id += beside.confidence ? QStringLiteral("-confidence/1") : QStringLiteral("/1");
    }
    const QString text = !isTagged        ? choiceText(task, question, mode, examples, beside)
                         : asksConfidence ? gradedBoardText(question, mode)
                                          : boardText(mode, isScored);
    PromptTemplate made{id, text};
    if (asksConfidence)
        made.rubric = rubricToken(question);
    return made;
}

QString RunPrompts::id() const
{
    QStringList ids;
    for (const PromptTemplate& of : ofQuestions) {
        if (!ids.contains(of.id))
            ids << of.id;
    }
    return ids.join(u' ');
}

QString RunPrompts::text() const
{
    QStringList texts;
    for (const PromptTemplate& of : ofQuestions) {
        if (!texts.contains(of.text))
            texts << of.text;
    }
    return texts.join(QStringLiteral("\n\n"));
}

QByteArray RunPrompts::sha256() const
{
    return sha256Of(text().toUtf8());
}

std::optional<QByteArray> RunPrompts::examplesSha256() const
{
    QByteArray shown;
    for (const PromptTemplate& of : ofQuestions)
        shown += of.examples.toUtf8();
    return shown.isEmpty() ? std::nullopt : std::optional(sha256Of(shown));
}

QStringList RunPrompts::rubrics() const
{
    QStringList tokens;
    for (const PromptTemplate& of : ofQuestions) {
        if (!of.rubric.isEmpty() && !tokens.contains(of.rubric))
            tokens << of.rubric;
    }
    return tokens;
}

Result<RunPrompts> promptsOf(const Task& task, Mode mode,
                             const std::vector<WorkedExample>& examples, AnswerForm form,
                             bool asksScales, bool asksConfidence)
{
    RunPrompts prompts;
    for (const Question& question : task.questions) {
        auto made = templateOf(task, question, mode, examples, form, asksScales, asksConfidence);
        if (!made)
            return fail(made.error());
        prompts.ofQuestions.push_back(std::move(*made));
    }
    return prompts;
}

QString promptOf(const PromptTemplate& of, const Task& task, const Question& question,
                 const Scenario& scene)
{
    QString prompt;
    qsizetype from = 0;
    for (auto places = promptPlace().globalMatch(of.text); places.hasNext();) {
        const auto found = places.next();
        const auto filled = filling(of, found.captured(1), task, question, scene);
        if (!filled)
            continue;
        prompt += QStringView(of.text).mid(from, found.capturedStart() - from);
        prompt += *filled;
        from = found.capturedEnd();
    }
    prompt += QStringView(of.text).mid(from);
    return prompt;
}

const QRegularExpression& promptPlace()
{
    static const QRegularExpression place(QStringLiteral("\\{([A-Za-z][A-Za-z0-9_-]*)\\}"));
    return place;
}

QStringList placesOfOwn(const Task& task)
{
    QStringList places(OurPlaces.begin(), OurPlaces.end());
    places << QStringLiteral("options") << QStringLiteral("examples") << RubricPlace;
    for (const SceneField& field : task.scene) {
        if (isSent(field) && !places.contains(field.token))
            places << field.token;
    }
    return places;
}

QString answeredExamples(const Task& task, const Question& question,
                         const std::vector<WorkedExample>& examples)
{
    QStringList texts;
    for (const WorkedExample& example : examples)
        texts << sceneText(task, example.scene) + u'\n' +
                     objectOf(answerKey(question), example.answer);
    return texts.join(QStringLiteral("\n\n"));
}

bool isAnsweredInTags(const Question& question)
{
    return !question.board.isEmpty();
}

QString answerKey(const Question& question)
{
    // Those that the reader of answers knows.
    return question.token == QLatin1String("emotion") ? question.token : QStringLiteral("label");
}

} // namespace subtext::llm
