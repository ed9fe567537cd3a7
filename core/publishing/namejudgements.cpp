// SPDX-License-Identifier: MIT
#include "core/publishing/namejudgements.h"

#include <nlohmann/json.hpp>

namespace subtext {
namespace {

using Json = nlohmann::ordered_json;

const QString& prefix()
{
    static const QString text = QStringLiteral("name:");
    return text;
}

} // namespace

bool isPossible(const NameJudgement& judgement)
{
    const bool isOfEveryText = !judgement.isName && isInSmallLetters(judgement.word);
    return !judgement.word.isEmpty() && (!judgement.text.isEmpty() || isOfEveryText);
}

QString judgementToken(const NameJudgement& judgement)
{
    return prefix() + textDigest(QString(judgement.text + u'\n' + judgement.word));
}

bool isJudgementToken(const QString& token)
{
    return token.startsWith(prefix());
}

QString judgementText(const NameJudgement& judgement)
{
    const Json json{{"text", judgement.text.toStdString()},
                    {"word", judgement.word.toStdString()},
                    {"code", judgement.code.toStdString()},
                    {"is_name", judgement.isName}};
    return QString::fromStdString(json.dump());
}

std::optional<NameJudgement> judgementFrom(const QString& text)
{
    const Json json = Json::parse(text.toStdString(), nullptr, /*allow_exceptions=*/false);
    const auto textAt = [&](const char* key) {
        const auto found = json.find(key);
        return found != json.end() && found->is_string()
                   ? QString::fromStdString(found->get<std::string>())
                   : QString();
    };
    if (!json.is_object())
        return std::nullopt;
    const auto verdict = json.find("is_name");
    NameJudgement judgement{textAt("text"), textAt("word"), textAt("code"), false};
    if (verdict == json.end() || !verdict->is_boolean())
        return std::nullopt;
    judgement.isName = verdict->get<bool>();
    return isPossible(judgement) ? std::optional(judgement) : std::nullopt;
}

std::vector<NameJudgement> judgementsAmong(const std::vector<DatasheetAnswer>& answers)
{
    std::vector<NameJudgement> judgements;
    for (const DatasheetAnswer& answer : answers) {
        if (!isJudgementToken(answer.token))
            continue;
        // One that cannot be read is none: its place is asked about again.
        if (auto judgement = judgementFrom(answer.text))
            judgements.push_back(std::move(*judgement));
    }
    return judgements;
}

} // namespace subtext
