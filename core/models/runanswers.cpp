// SPDX-License-Identifier: MIT
#include "core/models/runanswers.h"

#include "core/llm/prompts.h"
#include "core/models/keptforms.h"
#include "core/predictions/vectorparts.h"
#include "core/storage/failure.h"

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

QJsonObject taggedOf(const llm::ModelAnswer& said)
{
    QJsonObject choice = choiceOf(said);
    const QString stated = lastTagged(said.text, QStringLiteral("answer"));
    if (!stated.isEmpty() && said.finish != llm::Finish::Refusal) {
        choice.remove(key::Raw);
        choice[key::Label] = stated;
    }
    return choice;
}

/// What an answer of yes or no adds to the vector of its board.
void addCell(const QString& question, const llm::ModelAnswer& said, QJsonObject& answer)
{
    put(answer, key::RawOfEach, question, said.text);
    if (said.finish == llm::Finish::Refusal)
        return;
    if (const auto p = llm::yesProbability(said))
        put(answer, key::Probabilities, question, *p);
    if (const auto stated = yesOrNo(lastTagged(said.text, QStringLiteral("answer"))))
        put(answer, key::Answers, question, *stated);
    const int confidence = lastTagged(said.text, QStringLiteral("confidence")).toInt();
    if (confidence >= 1 && confidence <= 5)
        put(answer, key::Confidence, question, confidence);
}

} // namespace

RunAnswers::RunAnswers(const Task& task, const QString& kind)
    : m_task(task)
    , m_kind(kind)
{
    if (!llm::providerFromToken(kind))
        throw Failure({ErrorCode::StudyDamaged, {}, 0, 0, kind, QStringLiteral("model_run.kind")});
}

QJsonObject& RunAnswers::placeOf(ScenarioId scenario)
{
    if (!m_places.contains(scenario)) {
        m_places.insert(scenario, m_items.size());
        m_items.push_back({scenario, {}, false});
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
    return findToken(m_task.questions, request.question) && saidIn(request);
}

void RunAnswers::add(const ModelRequest& request)
{
    QJsonObject& answer = placeOf(request.scenario);
    const Question* question = findToken(m_task.questions, request.question);
    if (!question)
        return;
    const std::optional<llm::ModelAnswer> said = saidIn(request);
    if (!said) {
        // Of several questions each that was asked has its row, whatever became of the others.
        const bool isOneOfSeveral = m_task.questions.size() > 1;
        if (isOneOfSeveral && !answer[key::Questions].toObject().contains(question->token))
            put(answer, key::Questions, question->token, failure());
        return;
    }
    m_items[m_places.value(request.scenario)].isAnswered = true;
    if (m_task.questions.size() == 1 && !llm::isAnsweredInTags(*question)) {
        answer = choiceOf(*said);
        return;
    }
    put(answer, key::Questions, question->token,
        llm::isAnsweredInTags(*question) ? taggedOf(*said) : choiceOf(*said));
    if (isYesNo(*question) && llm::isAnsweredInTags(*question))
        addCell(question->token, *said, answer);
}

std::vector<KeptPrediction> RunAnswers::take()
{
    std::vector<KeptPrediction> taken;
    if (std::none_of(m_items.begin(), m_items.end(), std::mem_fn(&Item::isAnswered)))
        m_items.clear();
    for (Item& item : m_items) {
        if (item.answer.isEmpty())
            item.answer = failure();
        taken.push_back({item.scenario, std::move(item.answer)});
    }
    m_items.clear();
    m_places.clear();
    return taken;
}

} // namespace subtext
