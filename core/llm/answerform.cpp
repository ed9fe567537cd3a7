// SPDX-License-Identifier: MIT
#include "core/llm/answerform.h"

#include "core/llm/askedscales.h"
#include "core/llm/confidencerubric.h"
#include "core/llm/prompts.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace subtext::llm {
namespace {

constexpr std::array FormTokens{QLatin1String("free"), QLatin1String("constrained"),
                                QLatin1String("scored")};
constexpr QLatin1String FormKey("answer");
constexpr QLatin1String HasSchemaKey("schema");
constexpr QLatin1String ScoreByKey("score_by");

bool isOfWord(QChar c)
{
    return c.isLetterOrNumber() || c.isSurrogate() || c.isMark();
}

/// The word with which an option begins; empty where it begins with a sign.
QString firstWord(const QString& option)
{
    const QString lower = option.toLower();
    return lower.left(std::find_if_not(lower.begin(), lower.end(), isOfWord) - lower.begin());
}

/// A token in lower case, with spaces for the ways in which vocabularies of tokens write them.
QString spelledOut(const QString& token)
{
    QString word = token;
    word.replace(QChar(0x2581), u' ').replace(QChar(0x0120), u' ').replace(QChar(0x010A), u' ');
    return word.toLower();
}

/// A token in lower case without what is no letter and no digit at its ends.
QString bareWord(const QString& token)
{
    const QString word = spelledOut(token);
    const auto begin = std::find_if(word.cbegin(), word.cend(), isOfWord);
    const auto end = std::find_if(word.crbegin(), word.crend(), isOfWord).base();
    return begin == word.cend() ? QString() : word.mid(begin - word.cbegin(), end - begin);
}

/// Where the answer begins in the text.
qsizetype placeOfAnswer(const QString& text, const Question& question)
{
    const QRegularExpression mark(
        QStringLiteral("<answer>|\"%1\"\\s*:").arg(QRegularExpression::escape(schemaKey(question))),
        QRegularExpression::CaseInsensitiveOption);
    qsizetype place = 0;
    for (auto found = mark.globalMatch(text); found.hasNext();)
        place = found.next().capturedEnd();
    return place;
}

/// A token of the answer, and how much of it stands before the place of the answer.
struct AnswerPlace
{
    std::size_t token = 0;
    QString before{};
};

/// The first token with a word in it behind that place; none where there is none.
std::optional<AnswerPlace> firstWordToken(const ModelAnswer& answer, const Question& question)
{
    QString text;
    for (const TokenChances& token : answer.tokens)
        text += token.token;
    const qsizetype place = placeOfAnswer(text, question);
    qsizetype begin = 0;
    for (std::size_t i = 0; i < answer.tokens.size(); ++i) {
        const QString& token = answer.tokens[i].token;
        const qsizetype before = std::max<qsizetype>(place - begin, 0);
        begin += token.size();
        if (before < token.size() && !bareWord(token.mid(before)).isEmpty())
            return AnswerPlace{i, token.left(before)};
    }
    return std::nullopt;
}

/// How the probability at one place is split.
struct Split
{
    std::vector<double> ofOptions;
    double ofSeveral = 0;

    double ofAll() const { return std::accumulate(ofOptions.begin(), ofOptions.end(), 0.0); }
};

std::vector<std::size_t> optionsThatBegin(const Question& question, const QString& begin)
{
    std::vector<std::size_t> meant;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        if (question.options[i].token.startsWith(begin, Qt::CaseInsensitive))
            meant.push_back(i);
    }
    return meant;
}

/// What follows a beginning of a word without a gap; empty where the word ends.
QString wordGoingOn(const QString& token)
{
    return firstWord(spelledOut(token));
}

/// `said`: the beginning of an option that the tokens before this one wrote; empty at the first.
Split splitAt(const ModelAnswer& answer, const AnswerPlace& place, const Question& question,
              const QString& said)
{
    Split split{std::vector<double>(question.options.size())};
    const TokenChances& token = answer.tokens[place.token];
    for (const auto& [word, chance] : token.alternatives) {
        if (!word.startsWith(place.before))
            continue;
        const QString part = word.mid(place.before.size());
        const QString more = said.isEmpty() ? bareWord(part) : wordGoingOn(part);
        const auto meant =
            more.isEmpty() ? std::vector<std::size_t>() : optionsThatBegin(question, said + more);
        const double share = std::exp(chance);
        if (meant.size() == 1)
            split.ofOptions[meant.front()] += share;
        if (meant.size() < 2)
            continue;
        const bool isFollowed = word == token.token && place.token + 1 < answer.tokens.size();
        const Split next =
            isFollowed ? splitAt(answer, {place.token + 1}, question, said + more) : Split{};
        const double whole = next.ofAll() + next.ofSeveral;
        const bool isTold = whole > 0 && std::isfinite(whole);
        for (std::size_t i = 0; isTold && i < next.ofOptions.size(); ++i)
            split.ofOptions[i] += share * next.ofOptions[i] / whole;
        split.ofSeveral += isTold ? share * next.ofSeveral / whole : share;
    }
    return split;
}

QJsonObject wholeNumber(int least, int most)
{
    return {{QStringLiteral("type"), QStringLiteral("integer")},
            {QStringLiteral("minimum"), least},
            {QStringLiteral("maximum"), most}};
}

} // namespace

QLatin1String answerFormToken(AnswerForm form)
{
    return FormTokens.at(static_cast<std::size_t>(form));
}

std::optional<AnswerForm> answerFormFromToken(QStringView token)
{
    const auto found = std::find(FormTokens.begin(), FormTokens.end(), token);
    return found == FormTokens.end()
               ? std::nullopt
               : std::optional(static_cast<AnswerForm>(found - FormTokens.begin()));
}

AnswerForm answerFormIn(const QJsonObject& parameters)
{
    return answerFormFromToken(parameters[FormKey].toString()).value_or(AnswerForm::Free);
}

bool hasSchema(const QJsonObject& parameters)
{
    const AnswerForm form = answerFormIn(parameters);
    return form == AnswerForm::Constrained ||
           (form == AnswerForm::Scored && parameters[HasSchemaKey].toBool());
}

bool isScoredByCompletion(const QJsonObject& parameters)
{
    return answerFormIn(parameters) == AnswerForm::Scored &&
           parameters[ScoreByKey].toString() == scoringToken(Scoring::Completion);
}

QString mannerOfAnswers(const QJsonObject& parameters)
{
    const QString form = answerFormToken(answerFormIn(parameters));
    return isScoredByCompletion(parameters) ? form + QStringLiteral(" by completion") : form;
}

void addAnswerForm(QJsonObject& parameters, AnswerForm form, Scoring scoring)
{
    if (form != AnswerForm::Free)
        parameters[FormKey] = answerFormToken(form);
    if (form != AnswerForm::Scored)
        return;
    if (scoring == Scoring::Completion)
        parameters[ScoreByKey] = scoringToken(scoring); // a completion is held to nothing
    else
        parameters[HasSchemaKey] = true;
}

AnswerForm otherAnswerForm(AnswerForm form, ProviderKind kind, bool isPlain)
{
    if (form != AnswerForm::Constrained)
        return AnswerForm::Constrained;
    return kind == ProviderKind::Anthropic || !isPlain ? AnswerForm::Free : AnswerForm::Scored;
}

QString schemaKey(const Question& question)
{
    return isAnsweredInTags(question) ? QStringLiteral("answer") : answerKey(question);
}

QJsonObject answerSchema(const Question& question, const SchemaParts& parts)
{
    const QLatin1String type("type");
    QJsonArray options;
    for (const Option& option : question.options)
        options.append(option.token);
    QJsonObject properties{{schemaKey(question), QJsonObject{{type, QStringLiteral("string")},
                                                             {QStringLiteral("enum"), options}}}};
    if (parts.hasConfidence)
        properties[isAnsweredInTags(question) ? ConfidenceKey : SureKey] = wholeNumber(1, 5);
    for (const Scale* scale : parts.scales)
        properties[scaleKey(*scale)] =
            wholeNumber(scale->points.front().value, scale->points.back().value);
    // Servers write in the order of the schema, which is that of the alphabet here: its name puts
    // the thought before the answer.
    if (parts.hasThought)
        properties[ThoughtKey] = QJsonObject{{type, QStringLiteral("string")}};
    return {{type, QStringLiteral("object")},
            {QStringLiteral("properties"), properties},
            {QStringLiteral("required"), QJsonArray::fromStringList(properties.keys())},
            {QStringLiteral("additionalProperties"), false}};
}

std::optional<Indistinct> indistinctOptions(const Question& question)
{
    const auto& options = question.options;
    if (options.size() > static_cast<std::size_t>(MostAlternativesGiven))
        return Indistinct{true};
    for (std::size_t i = 0; i < options.size(); ++i) {
        for (std::size_t k = i + 1; k < options.size(); ++k) {
            const QString one = firstWord(options[i].token);
            const QString other = firstWord(options[k].token);
            if (one.startsWith(other) || other.startsWith(one))
                return Indistinct{false, options[i].token, options[k].token};
        }
    }
    return std::nullopt;
}

std::optional<std::vector<double>> optionShares(const ModelAnswer& answer, const Question& question)
{
    const auto place = firstWordToken(answer, question);
    if (!place)
        return std::nullopt;
    Split split = splitAt(answer, *place, question, {});
    const double sum = split.ofAll();
    if (!(sum > 0) || !std::isfinite(sum) || !(split.ofSeveral <= sum))
        return std::nullopt;
    for (double& share : split.ofOptions)
        share /= sum;
    return std::move(split.ofOptions);
}

} // namespace subtext::llm
