// SPDX-License-Identifier: MIT
#include "core/llm/confidencerubric.h"

#include "core/llm/prompts.h"

#include <QJsonArray>

namespace subtext::llm {
namespace {

constexpr QLatin1String RubricKey("confidence_rubric");

} // namespace

QString rubricToken(const Question& question)
{
    return isAnsweredInTags(question) ? QStringLiteral("row-confidence/1")
                                      : QStringLiteral("option-confidence/1");
}

QString rubricLines(const Question& question)
{
    return isAnsweredInTags(question)
               ? QStringLiteral("5: the scene says it outright.\n"
                                "4: several things in the scene point to it.\n"
                                "3: one thing in the scene clearly points to it.\n"
                                "2: it can be guessed from the situation.\n"
                                "1: next to nothing speaks for it.")
               : QStringLiteral("5: no other answer is thinkable.\n"
                                "4: another answer would surprise me.\n"
                                "3: one other answer is nearly as good.\n"
                                "2: several other answers are as good.\n"
                                "1: I am guessing.");
}

QStringList rubricsIn(const QJsonObject& parameters)
{
    QStringList tokens;
    const QJsonArray listed = parameters[RubricKey].toArray();
    for (const QJsonValue token : listed)
        tokens << token.toString();
    return tokens;
}

void addRubrics(QJsonObject& parameters, const QStringList& tokens)
{
    if (!tokens.isEmpty())
        parameters[RubricKey] = QJsonArray::fromStringList(tokens);
}

} // namespace subtext::llm
