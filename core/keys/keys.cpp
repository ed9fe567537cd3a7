// SPDX-License-Identifier: MIT
#include "core/keys/keys.h"

#include "core/keys/keychainfault.h"

#include <QTimer>

#include <algorithm>

namespace subtext {
namespace {

const QString Service = QStringLiteral("org.subtext.Subtext");

tl::unexpected<Error> noKey(const QString& name, const QString& detail)
{
    return fail({ErrorCode::InvalidValue, {}, 0, 0, name, detail});
}

/// A line end in a key would begin a header of its own.
Result<QByteArray> usableKey(const QString& name, const QByteArray& key)
{
    const QByteArray trimmed = key.trimmed();
    if (trimmed.isEmpty())
        return noKey(name, QStringLiteral("key"));
    const bool isPlain =
        std::all_of(trimmed.begin(), trimmed.end(), [](char c) { return c > ' ' && c < 127; });
    return isPlain ? Result<QByteArray>(trimmed) : noKey(name, QStringLiteral("key characters"));
}

QString keychainWords(const QKeychain::Job& job)
{
    return keychainDetail(job.error(), job.errorString());
}

} // namespace

void SystemKeyRing::find(const llm::Profile& profile, QObject* context, Found found)
{
    const QString name = profile.keyName;
    if (profile.keySource != llm::KeySource::None)
        expectKey();
    if (profile.keySource == llm::KeySource::Keychain && m_held.contains(name)) {
        QTimer::singleShot(0, context, [found, key = m_held.value(name)] { found(key); });
        return;
    }
    if (profile.keySource == llm::KeySource::Keychain) {
        auto* job = new QKeychain::ReadPasswordJob(Service, context);
        job->setKey(name);
        QObject::connect(
            job, &QKeychain::Job::finished, context, [job, name, found, has = m_hasKeychain] {
                *has = !isWithoutKeychain(job->error(), job->errorString());
                found(job->error() == QKeychain::NoError ? usableKey(name, job->binaryData())
                                                         : noKey(name, keychainWords(*job)));
            });
        job->start();
        return;
    }
    const Result<QByteArray> key = profile.keySource == llm::KeySource::None
                                       ? Result<QByteArray>(QByteArray())
                                       : usableKey(name, qgetenv(name.toUtf8().constData()));
    QTimer::singleShot(0, context, [found, key] { found(key); });
}

void SystemKeyRing::store(const QString& name, const QByteArray& key, QObject* context,
                          Stored stored)
{
    expectKey();
    m_held.remove(name); // the newest is the one to use
    const auto usable = usableKey(name, key);
    if (!usable) {
        QTimer::singleShot(0, context, [stored, error = usable.error()] { stored(fail(error)); });
        return;
    }
    auto* job = new QKeychain::WritePasswordJob(Service, context);
    job->setKey(name);
    job->setBinaryData(*usable);
    QObject::connect(job, &QKeychain::Job::finished, context,
                     [job, name, stored, has = m_hasKeychain] {
                         *has = !isWithoutKeychain(job->error(), job->errorString());
                         if (job->error() == QKeychain::NoError)
                             stored({});
                         else
                             stored(noKey(name, keychainWords(*job)));
                     });
    job->start();
}

void SystemKeyRing::remove(const QString& name, QObject* context, Stored removed)
{
    m_held.remove(name);
    auto* job = new QKeychain::DeletePasswordJob(Service, context);
    job->setKey(name);
    QObject::connect(job, &QKeychain::Job::finished, context,
                     [job, name, removed, has = m_hasKeychain] {
                         *has = !isWithoutKeychain(job->error(), job->errorString());
                         const bool isGone = job->error() == QKeychain::NoError ||
                                             job->error() == QKeychain::EntryNotFound;
                         if (isGone)
                             removed({});
                         else
                             removed(noKey(name, keychainWords(*job)));
                     });
    job->start();
}

Result<void> SystemKeyRing::hold(const QString& name, const QByteArray& key)
{
    expectKey();
    const auto usable = usableKey(name, key);
    if (!usable)
        return tl::unexpected(usable.error());
    m_held.insert(name, *usable);
    return {};
}

void SystemKeyRing::expectKey()
{
    if (!m_noDump)
        m_noDump.emplace();
}

} // namespace subtext
