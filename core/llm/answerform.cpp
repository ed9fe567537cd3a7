// SPDX-License-Identifier: MIT
#include "core/llm/answerform.h"

#include "core/llm/askedscales.h"
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

/// A token in lower case without what is no letter and no digit at its ends.
QString bareWord(const QString& token)
{
    QString word = token;
    // Spaces in the ways in which vocabularies of tokens write them.
    word.replace(QChar(0x2581), u' ').replace(QChar(0x0120), u' ').replace(QChar(0x010A), u' ');
    word = word.toLower();
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

/// The first token with a word in it that begins there or later; null where there is none.
const TokenChances* firstWordToken(const ModelAnswer& answer, const Question& question)
{
    QString text;
    for (const TokenChances& token : answer.tokens)
        text += token.token;
    const qsizetype place = placeOfAnswer(text, question);
    qsizetype begin = 0;
    for (const TokenChances& token : answer.tokens) {
        const bool isThere = begin >= place;
        begin += token.token.size();
        if (isThere && !bareWord(token.token).isEmpty())
            return &token;
    }
    return nullptr;
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

void addAnswerForm(QJsonObject& parameters, AnswerForm form)
{
    if (form != AnswerForm::Free)
        parameters[FormKey] = answerFormToken(form);
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
        properties[ConfidenceKey] = wholeNumber(1, 5);
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
    const TokenChances* token = firstWordToken(answer, question);
    if (!token)
        return std::nullopt;
    std::vector<double> shares(question.options.size());
    double ofSeveral = 0;
    for (const auto& [word, chance] : token->alternatives) {
        const QString begin = bareWord(word);
        std::vector<std::size_t> meant;
        for (std::size_t i = 0; i < shares.size() && !begin.isEmpty(); ++i) {
            if (question.options[i].token.toLower().startsWith(begin))
                meant.push_back(i);
        }
        if (meant.size() == 1)
            shares[meant.front()] += std::exp(chance);
        else if (meant.size() > 1)
            ofSeveral += std::exp(chance);
    }
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    if (!(sum > 0) || !std::isfinite(sum) || !(ofSeveral <= sum))
        return std::nullopt;
    for (double& share : shares)
        share /= sum;
    return shares;
}

} // namespace subtext::llm
