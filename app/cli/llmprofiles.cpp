// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/llmprofiles.h"

#include "app/cli/output.h"
#include "core/keys/answered.h"
#include "core/keys/keys.h"
#include "core/llm/modelsettings.h"
#include "ui/text/modeltext.h"

#include <QDir>
#include <QStandardPaths>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>

namespace subtext::cli {
namespace {

using llm::Profile;

Result<void> saveProfiles(const std::vector<Profile>& profiles)
{
    return llm::saveProfiles(modelFolder(), profiles);
}

Json jsonOf(const Profile& profile)
{
    return {{"name", utf8(profile.name)},
            {"kind", llm::providerToken(profile.kind).data()},
            {"base_url", utf8(profile.baseUrl.toString())},
            {"model", utf8(profile.model)},
            {"key_source", llm::keySourceToken(profile.keySource).data()},
            {"key_name", utf8(profile.keyName)}};
}

Status listProfiles(const Session& session)
{
    const auto profiles = loadProfiles();
    if (!profiles)
        return reportOfModels(profiles.error());
    Json list = Json::array();
    for (const Profile& profile : *profiles) {
        list.push_back(jsonOf(profile));
        say(session, QStringLiteral("%1  %2  %3  %4  key: %5")
                         .arg(profile.name, profile.model, llm::providerToken(profile.kind),
                              profile.baseUrl.toString(), llm::keyWords(profile)));
    }
    if (session.isJson)
        print({{"profiles", list}});
    if (profiles->empty())
        say(session, QStringLiteral("No profiles yet."));
    return Status::Done;
}

struct NewProfile
{
    std::string name;
    std::string kind = "openai";
    std::string baseUrl;
    std::string model;
    std::string keyVariable;
    std::string keychainEntry;
    int concurrency = 4;
    double requestsPerMinute = 0;
    double tokensPerMinute = 0;
    int timeLimit = 120;
    double temperature = 0;
    bool hasNoTemperature = false;
    std::optional<double> topP;
    bool wantsCompletionTokens = false;
    std::string schemaForm = "json-schema";
    std::string scoring = "answer";
    int logProbabilities = 0;
    std::optional<double> priceIn;
    std::optional<double> priceOut;
};

Profile profileOf(const NewProfile& from)
{
    Profile profile;
    profile.name = text(from.name);
    profile.kind = *llm::providerFromToken(text(from.kind));
    profile.baseUrl = from.baseUrl.empty() ? llm::usualBaseUrl(profile.kind)
                                           : QUrl(text(from.baseUrl), QUrl::StrictMode);
    profile.model = text(from.model);
    if (!from.keyVariable.empty()) {
        profile.keySource = llm::KeySource::Environment;
        profile.keyName = text(from.keyVariable);
    } else if (!from.keychainEntry.empty()) {
        profile.keySource = llm::KeySource::Keychain;
        profile.keyName = text(from.keychainEntry);
    }
    profile.limits = {from.concurrency, from.requestsPerMinute, from.tokensPerMinute};
    profile.timeLimitMs = from.timeLimit * 1'000;
    profile.takesTemperature = !from.hasNoTemperature;
    profile.temperature = from.temperature;
    profile.topP = from.topP;
    profile.wantsCompletionTokens = from.wantsCompletionTokens;
    profile.schemaForm = *llm::schemaFormFromToken(text(from.schemaForm));
    profile.scoring = *llm::scoringFromToken(text(from.scoring));
    profile.logProbabilities = from.logProbabilities;
    if (from.priceIn && from.priceOut)
        profile.price = llm::Price{*from.priceIn, *from.priceOut};
    return profile;
}

Status addProfile(const Session& session, const NewProfile& from)
{
    const Profile profile = profileOf(from);
    if (const auto fault = llm::profileFault(profile)) {
        putErrorLine(
            QStringLiteral("This profile cannot be used: %1.").arg(profileFaultText(*fault)));
        return Status::WrongUsage;
    }
    auto profiles = loadProfiles();
    if (!profiles)
        return reportOfModels(profiles.error());
    std::erase_if(*profiles, [&](const Profile& p) { return p.name == profile.name; });
    profiles->push_back(profile);
    if (const auto saved = saveProfiles(*profiles); !saved)
        return report(saved.error());
    if (session.isJson)
        print(jsonOf(profile));
    say(session, QStringLiteral("Saved the profile “%1”.").arg(profile.name));
    return Status::Done;
}

Status noProfile(const QString& name)
{
    putErrorLine(QStringLiteral("There is no profile “%1”. “subtext-cli llm profiles” lists them.")
                     .arg(name));
    return Status::WrongUsage;
}

Status removeProfile(const Session& session, const QString& name)
{
    auto profiles = loadProfiles();
    if (!profiles)
        return reportOfModels(profiles.error());
    if (std::erase_if(*profiles, [&](const Profile& p) { return p.name == name; }) == 0)
        return noProfile(name);
    if (const auto saved = saveProfiles(*profiles); !saved)
        return report(saved.error());
    if (session.isJson)
        print({{"removed", utf8(name)}});
    say(session, QStringLiteral("Removed the profile “%1”.").arg(name));
    return Status::Done;
}

/// Reads the key from standard input: an argument would be seen by everybody on the machine.
Status keepKey(const Session& session, const QString& name)
{
    const auto profiles = loadProfiles();
    if (!profiles)
        return reportOfModels(profiles.error());
    const auto profile = std::find_if(profiles->begin(), profiles->end(),
                                      [&](const Profile& p) { return p.name == name; });
    if (profile == profiles->end())
        return noProfile(name);
    if (profile->keySource != llm::KeySource::Keychain) {
        putErrorLine(
            QStringLiteral("The key of “%1” is not looked for in the keychain.").arg(name));
        return Status::WrongUsage;
    }
    SystemKeyRing keys;
    keys.expectKey();
    std::string key;
    std::getline(std::cin, key);
    const auto kept = answered<void>([&](QObject* context, auto stored) {
        keys.store(profile->keyName, QByteArray::fromStdString(key), context, stored);
    });
    if (!kept) {
        putErrorLine(keyNotStoredText(kept.error()).oneLine());
        return Status::UnusableInput;
    }
    say(session, QStringLiteral("The key of “%1” is in the keychain.").arg(name));
    return Status::Done;
}

void addAdding(CLI::App& profiles, Session& session)
{
    auto from = std::make_shared<NewProfile>();
    CLI::App* add = profiles.add_subcommand("add", "Save a model that can be asked");
    add->add_option("NAME", from->name, "Its name; a profile with that name is replaced")
        ->required();
    add->add_option("--kind", from->kind,
                    "API of the server: openai, also for servers with the same API; anthropic; "
                    "gemini (openai)")
        ->check(CLI::IsMember({"openai", "anthropic", "gemini"}));
    add->add_option("--model", from->model, "The model's name there")->required();
    add->add_option("--base-url", from->baseUrl,
                    "Address of the server: http://127.0.0.1:8000/v1 (that of the API)");
    auto* variable = add->add_option("--key-env", from->keyVariable,
                                     "The environment variable that holds the key");
    add->add_option("--key-keychain", from->keychainEntry, "The keychain entry that holds the key")
        ->excludes(variable);
    add->add_option("--concurrency", from->concurrency, "Number of requests open at once (4)");
    add->add_option("--requests-per-minute", from->requestsPerMinute,
                    "Maximum per minute (no limit)");
    add->add_option("--tokens-per-minute", from->tokensPerMinute, "Maximum per minute (no limit)");
    add->add_option("--time-limit", from->timeLimit, "Time limit for an answer in seconds (120)")
        ->check(CLI::Range(1, 3'600));
    auto* temperature = add->add_option("--temperature", from->temperature,
                                        "Temperature of what it is asked, 0 … 2 (0)")
                            ->check(CLI::Range(0.0, llm::HighestTemperature));
    add->add_flag("--no-temperature", from->hasNoTemperature,
                  "The model does not accept a temperature: use its own")
        ->excludes(temperature);
    add->add_option("--top-p", from->topP,
                    "The share of probability from which tokens are drawn, up to 1 (not sent)")
        ->check(CLI::Range(llm::LeastTopP, 1.0));
    add->add_flag("--completion-tokens", from->wantsCompletionTokens,
                  "The token limit is called max_completion_tokens");
    add->add_option("--schema", from->schemaForm,
                    "How the server takes the schema of a constrained answer: json-schema; "
                    "json-object, with the schema in it; grammar, for llama.cpp (json-schema)")
        ->check(CLI::IsMember({"json-schema", "json-object", "grammar"}));
    add->add_option("--score-by", from->scoring,
                    "What scored answers are made of: answer, the tokens that the model writes; "
                    "completion, each option whole, in a request of its own (answer)")
        ->check(CLI::IsMember({"answer", "completion"}));
    add->add_option("--log-probabilities", from->logProbabilities,
                    "Number of alternatives the server can give for a token (0: none)");
    auto* in = add->add_option("--price-in", from->priceIn, "USD per million input tokens");
    auto* out = add->add_option("--price-out", from->priceOut, "USD per million output tokens");
    in->needs(out);
    out->needs(in);
    onChosen(*add, session, [&session, from] { return addProfile(session, *from); });
}

} // namespace

QString modelFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation))
        .filePath(QStringLiteral("subtext"));
}

Result<std::vector<Profile>> loadProfiles()
{
    return llm::loadProfiles(modelFolder());
}

Result<llm::PriceTable> loadPrices()
{
    return llm::loadPrices(modelFolder());
}

tl::expected<Pricing, Status> loadPricing()
{
    auto profiles = loadProfiles();
    if (!profiles)
        return tl::unexpected(reportOfModels(profiles.error()));
    auto table = loadPrices();
    if (!table)
        return tl::unexpected(reportOfModels(table.error()));
    return Pricing{std::move(*profiles), std::move(*table)};
}

Status reportOfModels(const Error& error)
{
    if (error.code == ErrorCode::MalformedFile) {
        putErrorLine(
            QStringLiteral("%1 cannot be used: %2 is missing or not valid%3.")
                .arg(error.file, error.detail,
                     error.value.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(error.value)));
        return Status::UnusableInput;
    }
    if (isModelError(error)) {
        const ErrorText text = modelErrorText(error);
        putErrorLine(text.oneLine());
        return Status::UnusableInput;
    }
    return report(error);
}

void addProfileCommands(CLI::App& llmCommand, Session& session)
{
    CLI::App* profiles = llmCommand.add_subcommand(
        "profiles", "The models that can be asked; without a command: list them");
    addAdding(*profiles, session);

    auto removed = std::make_shared<std::string>();
    CLI::App* remove = profiles->add_subcommand("remove", "Remove one");
    remove->add_option("NAME", *removed, "Which")->required();
    onChosen(*remove, session,
             [&session, removed] { return removeProfile(session, text(*removed)); });

    auto keyed = std::make_shared<std::string>();
    CLI::App* key = profiles->add_subcommand(
        "key", "Put a key, read from standard input, into the system's keychain");
    key->add_option("NAME", *keyed, "Whose")->required();
    onChosen(*key, session, [&session, keyed] { return keepKey(session, text(*keyed)); });

    profiles->callback([&session, profiles] {
        if (profiles->get_subcommands().empty())
            session.run = [&session] { return listProfiles(session); };
    });
}

} // namespace subtext::cli
