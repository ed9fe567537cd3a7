// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/http/requestbudget.h"
#include "core/llm/prices.h"

#include <QByteArray>
#include <QUrl>

#include <optional>
#include <vector>

namespace subtext::llm {

/// How a server is spoken to.
enum class ProviderKind : std::uint8_t {
    OpenAi,    ///< "openai": and whatever speaks like it.
    Anthropic, ///< "anthropic"
    Gemini,    ///< "gemini"
};
inline constexpr ProviderKind AllProviderKinds[] = {ProviderKind::OpenAi, ProviderKind::Anthropic,
                                                    ProviderKind::Gemini};
QLatin1String providerToken(ProviderKind kind);
std::optional<ProviderKind> providerFromToken(QStringView token);

/// Where a key is found. The key itself is never part of a profile.
enum class KeySource : std::uint8_t {
    None,        ///< "none"
    Environment, ///< "environment": the variable of that name.
    Keychain,    ///< "keychain": the entry of that name in the system's keychain.
};
QLatin1String keySourceToken(KeySource source);

/// How a server that speaks like OpenAI's is told what an answer may be.
enum class SchemaForm : std::uint8_t {
    JsonSchema, ///< "json-schema": response_format of that type, as OpenAI has it.
    JsonObject, ///< "json-object": response_format of that type with a schema in it.
    Grammar,    ///< "grammar": a GBNF grammar, as llama.cpp's server reads it.
};
inline constexpr SchemaForm AllSchemaForms[] = {SchemaForm::JsonSchema, SchemaForm::JsonObject,
                                                SchemaForm::Grammar};
QLatin1String schemaFormToken(SchemaForm form);
std::optional<SchemaForm> schemaFormFromToken(QStringView token);

/// Of what a server that speaks like OpenAI's gives probabilities, where answers are scored.
enum class Scoring : std::uint8_t {
    Answer,     ///< "answer": of the tokens of an answer that the model writes.
    Completion, ///< "completion": of each option, as what comes after the prompt (completions.h).
};
inline constexpr Scoring AllScorings[] = {Scoring::Answer, Scoring::Completion};
QLatin1String scoringToken(Scoring scoring);
std::optional<Scoring> scoringFromToken(QStringView token);

/// A model that can be asked, and how. Belongs to whoever uses the program, not to a study.
struct Profile
{
    QString name;
    ProviderKind kind = ProviderKind::OpenAi;
    QUrl baseUrl; ///< Without the path of a request: "https://api.openai.com/v1".
    QString model;
    KeySource keySource = KeySource::None;
    QString keyName;
    RequestLimits limits;
    int timeLimitMs = 120'000;
    bool takesTemperature = true; ///< False: the model refuses one, and its own is used.
    double temperature = 0;       ///< Of what it is asked, where it takes one.
    /// The share of probability from which tokens are drawn; none: it is not sent.
    std::optional<double> topP;
    bool wantsCompletionTokens = false;             ///< The limit is called max_completion_tokens.
    SchemaForm schemaForm = SchemaForm::JsonSchema; ///< Of answers that are held to the options.
    Scoring scoring = Scoring::Answer;              ///< Of scored answers.
    int logProbabilities = 0; ///< How many alternatives of a token are asked for; 0: the server has
                              ///< none to give.
    std::optional<Price> price; ///< Instead of that of the table.

    bool operator==(const Profile&) const = default;
};

/// Whether servers take such a share: LeastTopP … 1.
inline constexpr double LeastTopP = 0.0001;
bool isTopP(double share);

inline constexpr double HighestTemperature = 2;
/// What is sent of it; none: the provider's default holds.
std::optional<double> temperatureOf(const Profile& profile);

/// Where the server of a kind usually is.
QUrl usualBaseUrl(ProviderKind kind);

/// Where its key would be looked for: "none", "environment NAME", "keychain NAME".
QString keyWords(const Profile& profile);

/// What is wrong with a profile: the name of a field; none where nothing is. Its name has letters,
/// digits, '.', '-' and '_' only; its address is one of http or https without user and password.
std::optional<QString> profileFault(const Profile& profile);

/// As a JSON document, and back. Errors: MalformedFile (detail: the field, or "json").
QByteArray writeProfiles(const std::vector<Profile>& profiles);
Result<std::vector<Profile>> readProfiles(const QByteArray& json);

} // namespace subtext::llm
