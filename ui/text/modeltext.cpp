// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/modeltext.h"

#include "core/http/http.h"
#include "core/http/retry.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QMap>
#include <QRegularExpression>

namespace subtext {
namespace {

struct ModelText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::ModelText)
};

ErrorText keyErrorText(const Error& error)
{
    if (error.detail == QLatin1String("key"))
        return {ModelText::tr("There is no key under the name “%1”.").arg(error.value),
                ModelText::tr("Set the variable, or put the key into the keychain.")};
    if (error.detail == QLatin1String("key characters"))
        return {ModelText::tr(
                    "The key under the name “%1” has characters that are not allowed in a key.")
                    .arg(error.value),
                ModelText::tr("Copy it again, without spaces and line breaks.")};
    return {ModelText::tr("The keychain did not return the key “%1”: it says “%2”.")
                .arg(error.value, error.detail.mid(QStringLiteral("keychain ").size())),
            ModelText::tr("Unlock the keychain, or name an environment variable instead.")};
}

/// The same with where it is, of what has a place.
ErrorText placedTemplateText(const Error& error, const QString& file)
{
    const QString where =
        ModelText::tr("%1, line %2, column %3")
            .arg(file, QString::number(error.line), QString::number(error.column));
    if (error.detail == QLatin1String("template byte"))
        return {ModelText::tr("%1: there is a byte %2, which text in UTF-8 does not have.")
                    .arg(where, error.value),
                ModelText::tr("Save the template as plain text in UTF-8.")};
    if (error.detail == QLatin1String("template examples"))
        return {ModelText::tr("%1: {examples} is for the mode few-shot only.").arg(where),
                ModelText::tr("Ask few-shot, or remove it.")};
    return {
        ModelText::tr("%1: “{%2}” is not a place that can be filled here.").arg(where, error.value),
        ModelText::tr(
            "There are: %1. Braces that are text have a space or a quotation mark behind the "
            "first.")
            .arg(error.detail.mid(QStringLiteral("template place ").size()))};
}

/// Of a template that somebody wrote.
ErrorText templateErrorText(const Error& error)
{
    const QString file = error.file.isEmpty() ? ModelText::tr("The template") : error.file;
    if (error.line > 0)
        return placedTemplateText(error, file);
    if (error.detail == QLatin1String("template size"))
        return {ModelText::tr("%1 is too large for a prompt (%2 bytes).")
                    .arg(file, groupedNumber(error.value.toLongLong())),
                ModelText::tr("Choose a text of at most 100,000 bytes: every request carries it.")};
    if (error.detail == QLatin1String("template empty"))
        return {ModelText::tr("%1 is empty.").arg(file),
                ModelText::tr("Write in it what the model is to be asked.")};
    if (error.detail == QLatin1String("template about"))
        return {
            ModelText::tr("%1: what is said of whom it asks about is too long (%2 characters).")
                .arg(file, error.value),
            ModelText::tr("Name the person in a few words, at most 60 characters: “listener”.")};
    if (error.detail == QLatin1String("template scene"))
        return {ModelText::tr("%1 does not show the scene, so every request would be the same.")
                    .arg(file),
                ModelText::tr("Put one of these where it belongs: %1").arg(error.value)};
    if (error.detail == QLatin1String("template event"))
        return {ModelText::tr("%1 does not show the event, so every request would be the same.")
                    .arg(file),
                ModelText::tr("Put {event} where it belongs.")};
    if (error.detail == QLatin1String("template subject"))
        return {ModelText::tr("%1 does not say whom a scene is about, and nor does the event “%2”.")
                    .arg(file, error.value),
                ModelText::tr("Put {subject} where the name belongs.")};
    if (error.detail == QLatin1String("template question"))
        return {ModelText::tr("%1 does not say which question of the task is asked.").arg(file),
                ModelText::tr("Put {ask} where the question belongs.")};
    return {ModelText::tr("%1 does not name the options of “%2”.").arg(file, error.value),
            ModelText::tr("Put {options} where they belong, or write all of them out.")};
}

bool isScoredError(const Error& error)
{
    return error.code == ErrorCode::InvalidValue &&
           error.detail.startsWith(QLatin1String("scored "));
}

/// Why answers cannot be scored by the probabilities of tokens.
ErrorText scoredErrorText(const Error& error)
{
    const QString remedy = ModelText::tr("Ask for constrained answers (--answer constrained).");
    if (error.detail == QLatin1String("scored provider"))
        return {
            ModelText::tr(
                "The API “%1” gives no probabilities of tokens, so its answers cannot be scored.")
                .arg(error.value),
            remedy};
    if (error.detail == QLatin1String("scored completion"))
        return {ModelText::tr(
                    "The API “%1” has no completions, so the options cannot be scored as such.")
                    .arg(error.value),
                ModelText::tr(
                    "Score the answers themselves (--score-by answer), or ask a server with the "
                    "OpenAI API.")};
    if (error.detail == QLatin1String("scored thoughts"))
        return {
            ModelText::tr(
                "Scored answers are read at the first token, where a chain of thought has none."),
            ModelText::tr(
                "Ask zero-shot or few-shot, or for constrained answers (--answer constrained).")};
    if (error.detail == QLatin1String("scored count"))
        return {ModelText::tr(
                    "“%1” has more than 20 options; servers give the probabilities of no more.")
                    .arg(error.value),
                remedy};
    return {ModelText::tr(
                "The options %1 of “%2” begin alike, so that the first token does not tell them "
                "apart.")
                .arg(error.detail.mid(QStringLiteral("scored alike ").size()), error.value),
            remedy};
}

bool isScalesError(const Error& error)
{
    return error.code == ErrorCode::InvalidValue &&
           error.detail.startsWith(QLatin1String("scales "));
}

/// Why a model cannot be asked for points of scales.
ErrorText scalesErrorText(const Error& error)
{
    if (error.detail == QLatin1String("scales none"))
        return {ModelText::tr("The task “%1” has no scales that a model can be asked for.")
                    .arg(error.value),
                ModelText::tr("Ask without them.")};
    if (error.detail == QLatin1String("scales scored"))
        return {ModelText::tr(
                    "A scored answer is the probabilities of the options and has no points of "
                    "scales."),
                ModelText::tr(
                    "Ask for constrained answers (--answer constrained), or without scales.")};
    return {ModelText::tr("The worked examples have no points of scales."),
            ModelText::tr("Ask zero-shot or with a chain of thought, or without scales.")};
}

bool isConfidenceError(const Error& error)
{
    return error.code == ErrorCode::InvalidValue &&
           error.detail.startsWith(QLatin1String("confidence "));
}

/// Why a model cannot be asked how sure it is.
ErrorText confidenceErrorText(const Error& error)
{
    if (error.detail == QLatin1String("confidence scored"))
        return {ModelText::tr(
                    "A scored answer is the probabilities of the options and has no confidence."),
                ModelText::tr(
                    "Ask for constrained answers (--answer constrained), or without the rubric.")};
    if (error.detail == QLatin1String("confidence template"))
        return {
            ModelText::tr("%1 does not show the lines of the rubric.")
                .arg(error.file.isEmpty() ? ModelText::tr("The template") : error.file),
            ModelText::tr("Put {confidence_rubric} where they belong, or ask without the rubric.")};
    return {ModelText::tr("The worked examples do not say how sure their answers are."),
            ModelText::tr("Ask zero-shot or with a chain of thought, or without the rubric.")};
}

/// "time limit" of "time limit …": what was said of a fault is not its kind.
QString faultKind(const QString& fault)
{
    QString kind = fault.section(u' ', 0, 0);
    for (const HttpFault known : {HttpFault::TimeLimit, HttpFault::NoTls, HttpFault::TooLarge}) {
        if (fault.startsWith(httpFaultToken(known)))
            kind = httpFaultToken(known);
    }
    return kind;
}

QString failureKind(int status, const QString& fault)
{
    if (!fault.isEmpty())
        return faultKind(fault);
    return status >= 200 && status < 300 ? ModelText::tr("no answer in the reply")
                                         : ModelText::tr("HTTP %1").arg(status);
}

bool hasBound(const CostEstimate& estimate)
{
    return estimate.cost && estimate.mostCost && *estimate.mostCost > *estimate.cost;
}

} // namespace

QString profileFaultText(const QString& field)
{
    const QMap<QString, QString> texts{
        {QStringLiteral("name"),
         ModelText::tr("its name must consist of letters, digits, “.”, “-” and “_”, 100 at most")},
        {QStringLiteral("base_url"),
         ModelText::tr(
             "its address (base URL) must be like https://host/v1, without a password in it and "
             "without the path of a request")},
        {QStringLiteral("model"), ModelText::tr("it names no model")},
        {QStringLiteral("key_name"),
         ModelText::tr(
             "it does not say where its key is: the name of an environment variable has letters, "
             "digits and _ only, and the key itself does not belong here")},
        {QStringLiteral("concurrency"), ModelText::tr("1 to 64 requests can be open at once")},
        {QStringLiteral("requests_per_minute"),
         ModelText::tr("its requests a minute are negative")},
        {QStringLiteral("tokens_per_minute"), ModelText::tr("its tokens a minute are negative")},
        {QStringLiteral("time_limit_ms"), ModelText::tr("its time limit must be from 1 s to 1 h")},
        {QStringLiteral("temperature"), ModelText::tr("its temperature must be from 0 to 2")},
        {QStringLiteral("top_p"), ModelText::tr("its top p must be from 0.0001 to 1")},
        {QStringLiteral("log_probabilities"),
         ModelText::tr("0 to 20 alternatives of a token can be asked for")},
        {QStringLiteral("price_input"), ModelText::tr("its price is negative")}};
    return texts.value(field, ModelText::tr("its %1 is missing or not valid").arg(field));
}

bool isTemplateError(const Error& error)
{
    return error.code == ErrorCode::InvalidValue &&
           error.detail.startsWith(QLatin1String("template "));
}

bool isModelError(const Error& error)
{
    return error.code == ErrorCode::InvalidValue &&
           (error.detail.startsWith(QLatin1String("key")) ||
            error.detail == QLatin1String("few-shot") ||
            error.detail == QLatin1String("worked example") ||
            error.detail == QLatin1String("open connection") ||
            error.detail == QLatin1String("price") || isScoredError(error) ||
            isScalesError(error) || isConfidenceError(error) || isTemplateError(error));
}

QString requestWithPromptText(const QString& prompt, const QString& request)
{
    return ModelText::tr("The prompt:") + u'\n' + prompt + QStringLiteral("\n\n") +
           ModelText::tr("The request:") + u'\n' + request;
}

ErrorText keyNotStoredText(const Error& error)
{
    const QLatin1String keychain("keychain ");
    if (error.code != ErrorCode::InvalidValue || !error.detail.startsWith(keychain))
        return modelErrorText(error);
    return {ModelText::tr("The key “%1” could not be put into the keychain: it says “%2”.")
                .arg(error.value, error.detail.mid(keychain.size())),
            ModelText::tr("Unlock the keychain, or set an environment variable instead.")};
}

ErrorText modelErrorText(const Error& error)
{
    if (!isModelError(error))
        return errorText(error);
    if (isTemplateError(error))
        return templateErrorText(error);
    if (isScoredError(error))
        return scoredErrorText(error);
    if (isScalesError(error))
        return scalesErrorText(error);
    if (isConfidenceError(error))
        return confidenceErrorText(error);
    if (error.detail == QLatin1String("few-shot"))
        return {ModelText::tr("There are no worked examples for the task “%1”.").arg(error.value),
                ModelText::tr("Ask it zero-shot or with a chain of thought.")};
    if (error.detail == QLatin1String("worked example"))
        return {ModelText::tr(
                    "Worked example %1 is an item of this study, so that its answer would be given "
                    "away.")
                    .arg(error.value),
                ModelText::tr("Ask in another mode.")};
    if (error.detail == QLatin1String("open connection"))
        return {ModelText::tr(
                    "The key would be sent to %1 unencrypted, readable by everybody on the way.")
                    .arg(error.value),
                ModelText::tr(
                    "Give the profile an https:// address, or reach the server through a tunnel "
                    "that begins on this machine (http://127.0.0.1:PORT).")};
    if (error.detail == QLatin1String("price"))
        return {ModelText::tr("The price of %1 is not known, so a budget cannot be kept.")
                    .arg(error.value),
                ModelText::tr("Add a price to its profile.")};
    return keyErrorText(error);
}

QString askingErrorText(const Error& error)
{
    static const QRegularExpression option(QStringLiteral(" ?[(（]--[^)）]*[)）]"));
    ErrorText text = modelErrorText(error);
    text.remedy.remove(option);
    return text.oneLine();
}

QString keyPlaceText(const llm::Profile& profile)
{
    switch (profile.keySource) {
    case llm::KeySource::None:
        return ModelText::tr("none needed");
    case llm::KeySource::Environment:
        return ModelText::tr("environment %1", "The name of a variable").arg(profile.keyName);
    case llm::KeySource::Keychain:
        return ModelText::tr("keychain %1", "The name of an entry").arg(profile.keyName);
    }
    Q_UNREACHABLE();
}

QString runEndText(const RunOutcome& outcome)
{
    switch (outcome.end) {
    case RunEnd::Done:
        return outcome.progress.failed == 0
                   ? ModelText::tr("Everything was asked.")
                   : ModelText::tr("Everything was asked; what failed is asked again "
                                   "when the run is resumed.");
    case RunEnd::Cancelled:
        return ModelText::tr("Stopped. The run can be resumed later.");
    case RunEnd::Budget:
        return ModelText::tr("Stopped: the next request might exceed the budget.");
    case RunEnd::Refused:
        return ModelText::tr("The server refuses: %1").arg(outcome.words);
    case RunEnd::QuotaUsedUp:
        return ModelText::tr("The quota is used up: %1").arg(outcome.words);
    case RunEnd::LongWait:
        return ModelText::tr("The server asked to wait too long: %1").arg(outcome.words);
    case RunEnd::WrongServer:
        return ModelText::tr("The server cannot be trusted: %1").arg(outcome.words);
    case RunEnd::FailedInARow:
        return outcome.progress.answered == 0
                   ? ModelText::tr(
                         "The server did not answer: %1. Check that its address is right and that "
                         "it runs.")
                         .arg(outcome.words)
                   : ModelText::tr("Five items in a row failed, the last with: %1")
                         .arg(outcome.words);
    case RunEnd::NotKept:
        return ModelText::tr("An answer could not be saved, so nothing further was asked.");
    }
    return {};
}

QString runStateWord(const RunState& state, std::size_t open)
{
    const QMap<QString, QString> words{
        {runEndToken(RunEnd::Cancelled), ModelText::tr("cancelled")},
        {runEndToken(RunEnd::Budget), ModelText::tr("paused: budget")},
        {runEndToken(RunEnd::Refused), ModelText::tr("stopped: refused")},
        {runEndToken(RunEnd::QuotaUsedUp), ModelText::tr("paused: quota used up")},
        {runEndToken(RunEnd::LongWait), ModelText::tr("paused: asked to wait")},
        {runEndToken(RunEnd::WrongServer), ModelText::tr("stopped: server not trusted")},
        {runEndToken(RunEnd::FailedInARow), ModelText::tr("stopped: failures")},
        {runEndToken(RunEnd::NotKept), ModelText::tr("stopped: not saved")}};
    if (open == 0)
        return ModelText::tr("complete");
    if (state.lastEnd == runEndToken(RunEnd::Done))
        return ModelText::tr("asked, some failed");
    return words.value(state.lastEnd, ModelText::tr("interrupted"));
}

QString unfinishedName(const QString& name, const OpenRun& open)
{
    return ModelText::tr("%1 (unfinished: %2 of %3 answered)")
        .arg(name, QString::number(open.answered), QString::number(open.asked));
}

QString partName(const QString& name, const AskedPart& part)
{
    return ModelText::tr("%1 (%2 of %3 asked)")
        .arg(name, QString::number(part.asked), QString::number(part.of));
}

QString hiddenName(const QString& name)
{
    return ModelText::tr("%1 (hidden)").arg(name);
}

QString failuresText(const std::vector<FailedTries>& failures)
{
    QMap<QString, qint64> kinds;
    for (const FailedTries& failed : failures)
        kinds[failureKind(failed.status, failed.fault)] += failed.tries;
    QStringList parts;
    for (auto kind = kinds.begin(); kind != kinds.end(); ++kind)
        parts << ModelText::tr("%1 × %2").arg(kind.value()).arg(kind.key());
    return listed(parts);
}

QString tryText(const ModelRequest& request)
{
    if (request.finish == QLatin1String("refusal"))
        return ModelText::tr("refused by the provider");
    if (request.isPart())
        return ModelText::tr("one option scored");
    if (request.finish == QLatin1String("length"))
        return ModelText::tr("answered, cut off by the token limit");
    if (!request.finish.isEmpty())
        return ModelText::tr("answered");
    if (!request.fault.isEmpty())
        return request.fault;
    return failureKind(request.status, {});
}

QString costText(const std::optional<double>& cost)
{
    return cost ? ModelText::tr("%1 USD").arg(*cost > 0 ? shownNumber(*cost, 4)
                                                        : QStringLiteral("0"))
                : ModelText::tr("price not known");
}

QString spentText(const std::optional<double>& cost)
{
    return cost ? ModelText::tr("%1 so far").arg(costText(cost)) : costText(cost);
}

QString estimatedCostText(const CostEstimate& estimate)
{
    if (!hasBound(estimate))
        return costText(estimate.cost);
    const int digits = *estimate.cost < 0.01 ? 4 : 2;
    return ModelText::tr("%1, at most %2 USD")
        .arg(shownNumber(*estimate.cost, digits), shownNumber(*estimate.mostCost, digits));
}

QString estimateText(const CostEstimate& estimate)
{
    const QString cost = estimatedCostText(estimate);
    return ModelText::tr("%1, about %2 tokens sent and %3 received, %4")
        .arg(Plurals::tr("%n requests", nullptr, plural(estimate.requests)),
             groupedNumber(estimate.inputTokens), groupedNumber(estimate.outputTokens),
             estimate.cost && *estimate.cost > 0 ? ModelText::tr("about %1").arg(cost) : cost);
}

QString estimateExplanation(const CostEstimate& estimate)
{
    if (!hasBound(estimate))
        return {};
    return ModelText::tr(
               "At most: if every answer used all the tokens that it may. Failed requests are sent "
               "again, up to %1 times; they rarely cost anything.")
        .arg(MostTries);
}

QString lengthsText(const ModelRunCounts& counts)
{
    constexpr double Many = 0.02;
    if (static_cast<double>(counts.lengths) <= Many * static_cast<double>(counts.answered))
        return {};
    return ModelText::tr(
               "%1 of %2 answers were cut off by the token limit; reasoning tokens may be using it "
               "up.")
        .arg(counts.lengths)
        .arg(counts.answered);
}

QString unusableText(const llm::Ask& ask, const llm::Profile& profile)
{
    const bool isPlain = !ask.thinksFirst && ask.scales.isEmpty() && !ask.asksConfidence;
    const llm::AnswerForm other = llm::otherAnswerForm(ask.form, profile.kind, isPlain);
    const QString what =
        ModelText::tr("The first five answers are none of the options. The run continues");
    if (llm::hasOtherSchemaForm(profile, ask))
        return ModelText::tr("%1; the server seems to ignore the schema. Another form of it in the "
                             "profile may do better: --schema json-object or --schema grammar, in "
                             "the window “Constrained answers”.")
            .arg(what);
    return other == llm::AnswerForm::Free
               ? what + u'.'
               : ModelText::tr("%1; another one with “%2” answers may do better.")
                     .arg(what, llm::answerFormToken(other));
}

} // namespace subtext
