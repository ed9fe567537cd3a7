// SPDX-License-Identifier: MIT
#include "core/llm/modelsettings.h"

#include "core/base/filewriter.h"
#include "core/http/http.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace subtext::llm {
namespace {

QString profilesFile(const QString& folder)
{
    return QDir(folder).filePath(QStringLiteral("models.json"));
}

/// None where there is no such file.
Result<std::optional<QByteArray>> contentsOf(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return std::nullopt;
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, path, file.errorString());
    return file.readAll();
}

template <typename Value> Result<Value> named(Result<Value> read, const QString& path)
{
    if (read)
        return read;
    Error error = read.error();
    error.file = path;
    return fail(error);
}

} // namespace

Result<std::vector<Profile>> loadProfiles(const QString& folder)
{
    const QString path = profilesFile(folder);
    const auto bytes = contentsOf(path);
    if (!bytes)
        return fail(bytes.error());
    return *bytes ? named(readProfiles(**bytes), path) : std::vector<Profile>();
}

Result<void> saveProfiles(const QString& folder, const std::vector<Profile>& profiles)
{
    QDir().mkpath(folder);
    return writeWholeFile(profilesFile(folder), writeProfiles(profiles), Readers::Owner);
}

Result<void> saveProfile(const QString& folder, const Profile& profile)
{
    auto profiles = loadProfiles(folder);
    if (!profiles)
        return fail(profiles.error());
    if (!profiles->empty() && profiles->front() == profile)
        return {};
    std::erase_if(*profiles, [&](const Profile& of) { return of.name == profile.name; });
    profiles->insert(profiles->begin(), profile);
    return saveProfiles(folder, *profiles);
}

Result<void> removeProfile(const QString& folder, const QString& name)
{
    auto profiles = loadProfiles(folder);
    if (!profiles)
        return fail(profiles.error());
    if (std::erase_if(*profiles, [&](const Profile& of) { return of.name == name; }) == 0)
        return {};
    return saveProfiles(folder, *profiles);
}

Result<PriceTable> loadPrices(const QString& folder)
{
    const QString path = QDir(folder).filePath(QStringLiteral("prices.json"));
    const auto bytes = contentsOf(path);
    if (!bytes)
        return fail(bytes.error());
    return *bytes ? named(readPrices(**bytes), path) : shippedPrices();
}

std::optional<Price> priceFor(const Profile& profile, const PriceTable& table)
{
    if (profile.price)
        return profile.price;
    if (isLoopback(profile.baseUrl.host()))
        return Price{};
    return table.of(profile.model);
}

} // namespace subtext::llm
