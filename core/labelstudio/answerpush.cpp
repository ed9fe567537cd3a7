// SPDX-License-Identifier: MIT
#include "core/labelstudio/answerpush.h"

#include "core/exchange/labelstudio/labelstudiorows.h"

#include <QJsonObject>
#include <QRegularExpression>

#include <utility>

namespace subtext {
namespace {

/// Where nothing was done; what else went wrong may have been done.
bool isPlainRefusal(const Error& error)
{
    return error.code == ErrorCode::ServerRefused &&
           error.value.startsWith(u'4'); // "400", "403", "404", "405", "422"
}

/// "Created 500 annotations"; none where it does not say how many.
std::optional<qint64> madeOf(const QJsonDocument& said)
{
    static const QRegularExpression Number(QStringLiteral("\\d+"));
    const auto match = Number.match(said.object().value(QLatin1String("detail")).toString());
    return match.hasMatch() ? std::optional(match.captured().toLongLong()) : std::nullopt;
}

QString modelVersionOf(const std::vector<PushPlan::NewAnswer>& part)
{
    return QString(LabelStudioSending) + part.front().annotation->uuid.text();
}

} // namespace

QString modelVersionsPath(qint64 project)
{
    return QStringLiteral("/api/projects/%1/model-versions/").arg(project);
}

AnswerPush::AnswerPush(LabelStudioClient& client, const StudyIndex& study, qint64 project,
                       const PushPlan& plan, QObject* parent)
    : QObject(parent)
    , m_client(client)
    , m_study(study)
    , m_project(project)
    , m_plan(plan)
{}

void AnswerPush::start(Done done)
{
    m_done = std::move(done);
    if (m_plan.sendsMany())
        m_parts = partsOf(m_plan.answers);
    else
        m_single = m_plan.answers;
    clearUnfinished(0);
}

void AnswerPush::clear(const QString& modelVersion, std::function<void()> then,
                       std::function<void()> refused)
{
    m_client.send("DELETE", modelVersionsPath(m_project),
                  QJsonObject({{QStringLiteral("model_version"), modelVersion}}),
                  [this, then = std::move(then),
                   refused = std::move(refused)](const Result<QJsonDocument>& said) {
                      if (said)
                          return then();
                      if (refused && said.error().code == ErrorCode::ServerRefused)
                          return refused();
                      end(fail(said.error()));
                  });
}

void AnswerPush::clearUnfinished(qsizetype next)
{
    if (next >= m_plan.unfinished.size())
        return tryToClear();
    clear(
        m_plan.unfinished.at(next),
        [this, next] {
            Q_EMIT unfinishedRemoved();
            clearUnfinished(next + 1);
        },
        [this] { goOnOneByOne(); });
}

/// Predictions that the server does not let go of would stay there.
void AnswerPush::tryToClear()
{
    if (m_parts.empty())
        return sendPart();
    clear(
        modelVersionOf(m_parts.front()), [this] { sendPart(); }, [this] { goOnOneByOne(); });
}

void AnswerPush::sendPart()
{
    if (m_next >= m_parts.size())
        return sendOne();
    const Part& part = m_parts[m_next];
    const QString modelVersion = modelVersionOf(part);
    QByteArray list = "[";
    for (const PushPlan::NewAnswer& answer : part) {
        if (list.size() > 1)
            list += ",\n";
        list += labelStudioPrediction(m_study, *answer.annotation, answer.task, modelVersion);
    }
    list += "]";
    m_client.send("POST", QStringLiteral("/api/projects/%1/import/predictions").arg(m_project),
                  list, [this, &part, modelVersion](const Result<QJsonDocument>& said) {
                      // As long as they are predictions, no answer is there yet.
                      if (!said && said.error().code == ErrorCode::ServerRefused)
                          return clear(modelVersion, [this] { goOnOneByOne(); });
                      if (!said)
                          return end(fail(said.error()));
                      const auto made =
                          said->object().value(QLatin1String("created")).toInteger(-1);
                      if (made != static_cast<qint64>(part.size()))
                          return clear(modelVersion, [this] { goOnOneByOne(); });
                      makeAnnotations(part, modelVersion);
                  });
}

void AnswerPush::makeAnnotations(const Part& part, const QString& modelVersion)
{
    QJsonArray tasks;
    for (const PushPlan::NewAnswer& answer : part)
        tasks.append(answer.task);
    const QJsonObject selected{{QStringLiteral("all"), false}, {QStringLiteral("included"), tasks}};
    m_client.send(
        "POST",
        QStringLiteral("/api/dm/actions?id=%1&project=%2").arg(AnswersOfPredictions).arg(m_project),
        QJsonObject({{QStringLiteral("selectedItems"), selected},
                     {QStringLiteral("model_version"), modelVersion}}),
        [this, &part, modelVersion](const Result<QJsonDocument>& said) {
            if (!said && isPlainRefusal(said.error()))
                return clear(modelVersion, [this] { goOnOneByOne(); });
            if (!said)
                return end(fail(said.error()));
            const auto count = static_cast<qint64>(part.size());
            if (madeOf(*said).value_or(count) != count)
                return end(fail(unexpectedAnswer(m_client.server(), QStringLiteral("detail"))));
            Q_EMIT sent(count, count / 2);
            clear(modelVersion, [this, count] {
                ++m_next;
                Q_EMIT sent(0, count - count / 2);
                sendPart();
            });
        });
}

void AnswerPush::goOnOneByOne()
{
    for (; m_next < m_parts.size(); ++m_next)
        m_single.insert(m_single.end(), m_parts[m_next].begin(), m_parts[m_next].end());
    sendOne();
}

void AnswerPush::sendOne()
{
    if (m_nextSingle >= m_single.size())
        return end({});
    const PushPlan::NewAnswer& answer = m_single[m_nextSingle];
    m_client.send("POST", QStringLiteral("/api/tasks/%1/annotations/").arg(answer.task),
                  labelStudioAnnotation(m_study, *answer.annotation),
                  [this](const Result<QJsonDocument>& said) {
                      // 409: it is there already.
                      const bool isThere = !said && said.error().value == QLatin1String("409");
                      if (!said && !isThere)
                          return end(fail(said.error()));
                      ++m_nextSingle;
                      Q_EMIT sent(isThere ? 0 : 1, 1);
                      sendOne();
                  });
}

void AnswerPush::end(const Result<void>& done)
{
    const Done then = std::exchange(m_done, nullptr);
    then(done);
}

} // namespace subtext
