// SPDX-License-Identifier: MIT
#include "core/models/runanswers.h"

#include "core/evaluation/responsereader.h"
#include "core/evaluation/scoredinput.h"
#include "core/llm/askedscales.h"
#include "core/llm/completions.h"
#include "core/llm/confidencerubric.h"
#include "core/llm/prompts.h"
#include "core/models/keptforms.h"
#include "core/models/saidpoints.h"
#include "core/predictions/vectorparts.h"
#include "core/storage/failure.h"

#include <QJsonDocument>

#include <algorithm>
#include <functional>

namespace subtext {
namespace {

namespace key = kept;

void put(QJsonObject& answer, QLatin1String part, const QString& question, const QJsonValue& value)
{
    QJsonObject values = answer[part].toObject();
    values[question] = value;
    answer[part] = values;
}

QJsonObject failure()
{
    return {{key::Ended, QStringLiteral("error")}};
}

QJsonObject choiceOf(const llm::ModelAnswer& said)
{
    QJsonObject choice{{key::Raw, said.text}};
    if (said.finish == llm::Finish::Refusal)
        choice[key::Ended] = QStringLiteral("refusal");
    else if (said.finish == llm::Finish::Length)
        choice[key::Ended] = QStringLiteral("length");
    return choice;
}

/// What stands under that name: in the object that a schema asks for, or else between tags. (Not
/// every server keeps to a schema.)
QString markedIn(const QString& text, const QString& name, llm::AnswerForm form)
{
    if (form != llm::AnswerForm::Free) {
        const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
        if (document.isObject())
            return document[name].toVariant().toString();
    }
    return lastTagged(text, name);
}

QJsonObject taggedOf(const llm::ModelAnswer& said, llm::AnswerForm form)
{
    QJsonObject choice = choiceOf(said);
    const QString stated = markedIn(said.text, llm::SchemaName, form);
    if (!stated.isEmpty() && said.finish != llm::Finish::Refusal) {
        choice.remove(key::Raw);
        choice[key::Label] = stated;
    }
    return choice;
}

/// The option that stands where the schema wants it; empty where none does.
QString writtenOption(const Question& question, const llm::ModelAnswer& said)
{
    const QString written = markedIn(said.text, llm::schemaKey(question), llm::AnswerForm::Scored);
    return findToken(question.options, written) ? written : QString();
}

/// The shares of the options, and the most likely; none where two are.
QJsonObject choiceOf(const Question& question, const std::vector<double>& shares)
{
    QJsonObject ofEach;
    for (std::size_t i = 0; i < shares.size(); ++i)
        ofEach[question.options[i].token] = shares[i];
    QJsonObject choice{{key::Probabilities, ofEach}};
    const auto largest = std::max_element(shares.begin(), shares.end());
    if (std::count(shares.begin(), shares.end(), *largest) == 1)
        choice[key::Label] =
            question.options[static_cast<std::size_t>(largest - shares.begin())].token;
    return choice;
}

/// What the shares of the options say. Words beside them would be
/// read first, and say less: they stay with the request. Without shares the option that is written
/// is the label, and nothing is said of how likely it is.
QJsonObject scoredOf(const Question& question, const llm::ModelAnswer& said)
{
    const auto shares = llm::optionShares(said, question);
    if (!shares) {
        const QString written = writtenOption(question, said);
        return written.isEmpty() ? QJsonObject{{key::Ended, QStringLiteral("unparsed")}}
                                 : QJsonObject{{key::Label, written}};
    }
    return choiceOf(question, *shares);
}

/// The answer to one question, as it is kept.
QJsonObject answerTo(const Question& question, const llm::ModelAnswer& said, llm::AnswerForm form)
{
    if (form == llm::AnswerForm::Scored && said.finish != llm::Finish::Refusal)
        return scoredOf(question, said);
    return llm::isAnsweredInTags(question) ? taggedOf(said, form) : choiceOf(said);
}

double yesAmong(const std::vector<double>& shares)
{
    constexpr double Margin = 1e-6;
    return std::clamp(shares.back(), Margin, 1 - Margin);
}

/// The probability of yes; in the forms that have one place for the answer, that of the place.
std::optional<double> yesIn(const Question& question, const llm::ModelAnswer& said,
                            llm::AnswerForm form)
{
    if (form == llm::AnswerForm::Free)
        return llm::yesProbability(said);
    const auto shares = llm::optionShares(said, question);
    return shares ? std::optional(yesAmong(*shares)) : std::nullopt;
}

/// What is more likely; none where neither is.
std::optional<bool> likelier(double yes)
{
    constexpr double Half = 0.5;
    return yes != Half ? std::optional(yes > Half) : std::nullopt;
}

std::optional<bool> statedIn(const Question& question, const llm::ModelAnswer& said,
                             const std::optional<double>& yes, llm::AnswerForm form)
{
    if (form != llm::AnswerForm::Scored)
        return yesOrNo(markedIn(said.text, llm::SchemaName, form));
    if (!yes)
        return yesOrNo(writtenOption(question, said));
    return likelier(*yes);
}

/// What the shares of yes and no add to the vector of a board.
void addShares(const Question& question, const std::vector<double>& shares, QJsonObject& answer)
{
    const double yes = yesAmong(shares);
    put(answer, key::Probabilities, question.token, yes);
    if (const auto stated = likelier(yes))
        put(answer, key::Answers, question.token, *stated);
}

/// What an answer of yes or no adds to the vector of its board.
void addCell(const Question& question, const llm::ModelAnswer& said, llm::AnswerForm form,
             QJsonObject& answer)
{
    put(answer, key::RawOfEach, question.token, said.text);
    if (said.finish == llm::Finish::Refusal)
        return;
    const auto yes = yesIn(question, said, form);
    if (yes)
        put(answer, key::Probabilities, question.token, *yes);
    if (const auto stated = statedIn(question, said, yes, form))
        put(answer, key::Answers, question.token, *stated);
    const int confidence = markedIn(said.text, llm::ConfidenceKey, form).toInt();
    if (confidence >= 1 && confidence <= 5)
        put(answer, key::Confidence, question.token, confidence);
}

void addParts(const QJsonObject& parts, QJsonObject& answer)
{
    for (auto part = parts.begin(); part != parts.end(); ++part)
        answer[part.key()] = part.value();
}

/// Beside each question, as a file says them once for all.
void addPoints(const QJsonObject& points, QJsonObject& answer)
{
    if (!answer.contains(key::Questions))
        return addParts(points, answer);
    QJsonObject ofEach = answer[key::Questions].toObject();
    for (auto question = ofEach.begin(); question != ofEach.end(); ++question) {
        QJsonObject one = question.value().toObject();
        addParts(points, one);
        question.value() = one;
    }
    answer[key::Questions] = ofEach;
}

QJsonObject askedBy(const ModelRun& run)
{
    return QJsonDocument::fromJson(run.parameters.toUtf8()).object();
}

} // namespace

bool saysOption(const Question& question, const llm::ModelAnswer& said, llm::AnswerForm form)
{
    if (said.finish == llm::Finish::Refusal)
        return true; // whatever form is asked for
    const QJsonObject answer = answerTo(question, said, form);
    if (answer.contains(key::Probabilities))
        return true;
    const evaluation::Options options = evaluation::optionsOf(question);
    const evaluation::LabelTable table = evaluation::usualTable(options);
    const evaluation::Reading reading =
        answer.contains(key::Label)
            ? evaluation::readLabel(answer[key::Label].toString(), options, table)
            : evaluation::readResponse(answer[key::Raw].toString(), options, table);
    return reading.label.has_value();
}

bool hasShares(const Question& question, const llm::ModelAnswer& said)
{
    return said.finish != llm::Finish::Refusal && llm::optionShares(said, question).has_value();
}

RunAnswers::RunAnswers(const Task& task, const ModelRun& run)
    : m_task(task)
    , m_kind(run.kind)
    , m_form(llm::answerFormIn(askedBy(run)))
    , m_asksScales(!llm::scalesIn(askedBy(run)).isEmpty())
    , m_asksConfidence(!llm::rubricsIn(askedBy(run)).isEmpty())
    , m_isByOption(llm::isScoredByCompletion(askedBy(run)))
{
    if (!llm::providerFromToken(m_kind))
        throw Failure(
            {ErrorCode::StudyDamaged, {}, 0, 0, m_kind, QStringLiteral("model_run.kind")});
}

QJsonObject& RunAnswers::placeOf(ScenarioId scenario)
{
    if (!m_places.contains(scenario)) {
        m_places.insert(scenario, m_items.size());
        m_items.push_back({scenario, {}, {}, false});
    }
    return m_items[m_places.value(scenario)].answer;
}

/// What cannot be read is as if it had failed.
std::optional<llm::ModelAnswer> RunAnswers::saidIn(const ModelRequest& request) const
{
    if (request.finish.isEmpty())
        return std::nullopt;
    return llm::readAnswer(*llm::providerFromToken(m_kind), request.answer.toUtf8());
}

bool RunAnswers::isAnswered(const ModelRequest& request) const
{
    const Question* question = findToken(m_task.questions, request.question);
    if (m_isByOption)
        return question && !request.finish.isEmpty() &&
               llm::readCompletion(request.request.toUtf8(), request.answer.toUtf8(), *question);
    return question && saidIn(request);
}

/// Of several questions each that was asked has its row, whatever became of the others.
void RunAnswers::addFailure(const Question& question, QJsonObject& answer) const
{
    const bool isOneOfSeveral = m_task.questions.size() > 1;
    if (isOneOfSeveral && !answer[key::Questions].toObject().contains(question.token))
        put(answer, key::Questions, question.token, failure());
}

/// What was asked again after a stop stands in the place of what was said before it.
void RunAnswers::addOption(const Question& question, const ModelRequest& request,
                           QJsonObject& answer)
{
    const auto scored =
        llm::readCompletion(request.request.toUtf8(), request.answer.toUtf8(), question);
    if (!scored)
        return addFailure(question, answer);
    auto& known = m_options[{request.scenario, question.token}];
    known[scored->option] = scored->logLikelihood;
    if (request.finish.isEmpty())
        return addFailure(question, answer); // until the last is there
    m_items[m_places.value(request.scenario)].isAnswered = true;
    std::vector<double> all;
    for (const auto& [option, logLikelihood] : known)
        all.push_back(logLikelihood);
    const auto shares = all.size() == question.options.size() ? llm::sharesOf(all) : std::nullopt;
    const QJsonObject one = shares ? choiceOf(question, *shares)
                                   : QJsonObject{{key::Ended, QStringLiteral("unparsed")}};
    const bool isOfBoard = llm::isAnsweredInTags(question);
    if (m_task.questions.size() == 1 && !isOfBoard) {
        answer = one;
        return;
    }
    put(answer, key::Questions, question.token, one);
    if (shares && isYesNo(question) && isOfBoard)
        addShares(question, *shares, answer);
}

void RunAnswers::add(const ModelRequest& request)
{
    QJsonObject& answer = placeOf(request.scenario);
    const Question* question = findToken(m_task.questions, request.question);
    if (!question)
        return;
    if (m_isByOption)
        return addOption(*question, request, answer);
    const std::optional<llm::ModelAnswer> said = saidIn(request);
    if (!said)
        return addFailure(*question, answer);
    Item& item = m_items[m_places.value(request.scenario)];
    item.isAnswered = true;
    if (m_asksScales && !llm::scalesAskedWith(m_task, *question).empty() &&
        said->finish != llm::Finish::Refusal)
        item.points = saidPoints(m_task, *question, said->text);
    QJsonObject one = answerTo(*question, *said, m_form);
    const bool isChoice = !llm::isAnsweredInTags(*question);
    if (m_asksConfidence && isChoice && said->finish != llm::Finish::Refusal) {
        if (const auto confidence = saidConfidence(*question, said->text))
            one[key::Confidence] = *confidence;
    }
    if (m_task.questions.size() == 1 && isChoice) {
        answer = one;
        return;
    }
    put(answer, key::Questions, question->token, one);
    if (isYesNo(*question) && llm::isAnsweredInTags(*question))
        addCell(*question, *said, m_form, answer);
}

std::vector<KeptPrediction> RunAnswers::take()
{
    std::vector<KeptPrediction> taken;
    if (std::none_of(m_items.begin(), m_items.end(), std::mem_fn(&Item::isAnswered)))
        m_items.clear();
    for (Item& item : m_items) {
        if (item.answer.isEmpty())
            item.answer = failure();
        if (!item.points.isEmpty())
            addPoints(item.points, item.answer);
        taken.push_back({item.scenario, std::move(item.answer)});
    }
    m_items.clear();
    m_places.clear();
    m_options.clear();
    return taken;
}

} // namespace subtext
