// SPDX-License-Identifier: MIT
#include "core/study/demonstration/inventedrun.h"

#include "core/base/pythonrandom.h"
#include "core/models/requestrecord.h"
#include "core/models/runplanning.h"
#include "core/study/study.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace subtext {
namespace {

constexpr qint64 InventedAt = 1'790'000'000'000;
constexpr std::uint32_t OneInTen = 10;

QByteArray completion(const QString& text, const QString& finish)
{
    const QJsonObject message{{QStringLiteral("role"), QStringLiteral("assistant")},
                              {QStringLiteral("content"), text}};
    const QJsonObject choice{{QStringLiteral("message"), message},
                             {QStringLiteral("finish_reason"), finish}};
    const QJsonObject usage{{QStringLiteral("prompt_tokens"), 212},
                            {QStringLiteral("completion_tokens"), 9}};
    return QJsonDocument(QJsonObject{{QStringLiteral("choices"), QJsonArray{choice}},
                                     {QStringLiteral("usage"), usage}})
        .toJson(QJsonDocument::Compact);
}

QString answerTo(const Question& question, PythonRandom& random)
{
    const auto option = random.below(static_cast<std::uint32_t>(question.options.size()));
    const QString& token = question.options.at(option).token;
    return llm::isAnsweredInTags(question)
               ? QStringLiteral("<answer>%1</answer>").arg(token)
               : QStringLiteral("{\"%1\": \"%2\"}").arg(llm::answerKey(question), token);
}

HttpReply replyOf(int status, const QByteArray& body, qint64 tookMs)
{
    return {status, {}, body, HttpFault::None, {}, tookMs};
}

RunWish inventedWish()
{
    RunWish wish;
    wish.profile.name = QStringLiteral("here");
    wish.profile.model = QStringLiteral("petrel-2");
    wish.profile.baseUrl = QUrl(QStringLiteral("http://127.0.0.1:8080/v1"));
    wish.price = llm::Price{};
    return wish;
}

} // namespace

Result<void> simulateRun(Study& study, quint32 seed)
{
    PythonRandom random(seed);
    Reads reads;
    const auto task = reads.take(study.task());
    const auto planned = reads.take(planRun(study.modelRuns(), inventedWish()));
    if (!reads.outcome())
        return reads.outcome();
    const auto run = study.modelRuns().begin(planned.newRun());
    if (!run)
        return fail(run.error());
    const auto open = study.modelRuns().open(run->uuid);
    if (!open)
        return fail(open.error());
    std::vector<ModelRequest> requests;
    const std::size_t asked = open->size() * 2 / 3;
    for (std::size_t i = 0; i < asked; ++i) {
        const Question& question = task->questions.at((*open)[i].question);
        const auto tell = [&](int tries, const HttpReply& reply) {
            const RequestRecord record((*open)[i].scenario, question.token, tries,
                                       planned.example.body, InventedAt, {});
            const auto said = llm::readAnswer(llm::ProviderKind::OpenAi, reply.body);
            requests.push_back(record.of(reply, reply.isSuccess() && said ? &*said : nullptr));
        };
        const auto took = qint64{300} + qint64{random.below(900)};
        const bool isTooMany = random.below(OneInTen) == 0;
        if (isTooMany)
            tell(1, replyOf(429, R"({"error":{"message":"Too many requests"}})", took));
        if (i == asked / 2)
            tell(1, replyOf(400, R"({"error":{"message":"This text is too long"}})", took));
        else
            tell(isTooMany ? 2 : 1,
                 replyOf(200,
                         i == asked / 3
                             ? completion(QString(), QStringLiteral("content_filter"))
                             : completion(answerTo(question, random), QStringLiteral("stop")),
                         took));
    }
    if (const auto kept = study.modelRuns().record(run->uuid, requests); !kept)
        return fail(kept.error());
    const auto ended = endRun(study.modelRuns(), run->uuid, RunEnd::Cancelled);
    return ended ? Result<void>() : fail(ended.error());
}

} // namespace subtext
