// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/base/uuid.h"
#include "core/domain/setname.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace subtext {

struct ModelRun
{
    Uuid uuid;
    qint64 at = 0; ///< UTC milliseconds.
    SetName name;
    QString host;       ///< "https://host": who was asked.
    QString kind;       ///< Of server.
    QString parameters; ///< A JSON object.
};

/// One try at something: what went out, and what came back as it was.
struct ModelTry
{
    qint64 at = 0;
    int tries = 1;   ///< Which try it was.
    QString request; ///< The body that went out.
    int status = 0;  ///< 0: there was no answer.
    QString fault;
    QString headers; ///< A JSON object: those of an allow-list.
    QString answer;  ///< The body that came.
    qint64 tookMs = 0;
    QString finish; ///< Empty: no answer that counts.
    std::optional<qint64> inputTokens;
    std::optional<qint64> outputTokens;
    std::optional<qint64> reasoningTokens;

    /// It came back with one of the parts that an answer is made of, and the last is another.
    bool isPart() const { return finish.isEmpty() && outputTokens.has_value(); }
};

/// One try at one question about one item.
struct ModelRequest : ModelTry
{
    ScenarioId scenario;
    QString question; ///< Its token.
};

struct ModelRunCounts
{
    qint64 requests = 0; ///< Every try.
    qint64 answered = 0; ///< Questions about items.
    qint64 lengths = 0;  ///< Answers that the limit of tokens ended.
    qint64 refusals = 0;
    std::optional<qint64> inputTokens;
    std::optional<qint64> outputTokens;
    std::optional<qint64> reasoningTokens;
    std::optional<qint64> lastAt; ///< When the last try was over; UTC milliseconds.
};

struct OpenRun
{
    qint64 answered = 0;
    qint64 asked = 0; ///< Questions that it is to ask, those without an answer among them.

    bool operator==(const OpenRun&) const = default;
};

/// How the runs of a set asked, where that is not the usual way: for a text, in our words.
struct AskedManner
{
    QStringList forms;     ///< Of the answers (llm::mannerOfAnswers); none: all are free.
    QStringList templates; ///< SHA-256 of each that somebody wrote.
    QStringList rubrics{}; ///< By which they asked how sure the model is.
    /// As the runs keep them: "0.7", "provider's default"; none: all are 0.
    QStringList temperatures{};
    /// Whom their templates ask about, as whoever wrote them says: "listener"; none: whom the task
    /// asks about.
    QStringList about{};

    bool isUsual() const { return *this == AskedManner{}; }
    bool operator==(const AskedManner&) const = default;
};

/// What a set was asked about, where that is not everything.
struct AskedPart
{
    qint64 asked = 0; ///< Items.
    qint64 of = 0;    ///< Items of the study that count.

    bool operator==(const AskedPart&) const = default;
};

/// The part that `asked` of `all` items are; none where they stand for all. What a run was asked is
/// known. A file with gaps does not say whether an item was not asked about or its answer got lost:
/// up to a tenth of the items is taken for lost answers, which count as wrong.
constexpr std::optional<AskedPart> askedPart(qint64 asked, qint64 all, bool isKnown)
{
    const qint64 lost = isKnown ? 0 : all / 10;
    return asked < all - lost ? std::optional(AskedPart{asked, all}) : std::nullopt;
}

struct FailedTries
{
    int status = 0;
    QString fault; ///< With whatever was said of it.
    qint64 tries = 0;
};

} // namespace subtext
