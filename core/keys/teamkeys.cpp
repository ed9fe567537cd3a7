// SPDX-License-Identifier: MIT
#include "core/keys/teamkeys.h"

#include "core/base/filewriter.h"
#include "core/base/freshsecret.h"
#include "core/keys/answered.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSemaphore>
#include <QStandardPaths>
#include <QThread>
#include <QUrl>

namespace subtext {
namespace {

constexpr int LookForCancelMs = 50;

QString keyName(const QString& login)
{
    return QStringLiteral("team ") + login;
}

/// What whoever waits shares with whoever answers, who may do so after the waiting has ended.
template <typename Value> struct Slip
{
    std::optional<Result<Value>> answer;
    QSemaphore isFilled;
};

/// The keychain's library has one queue, which belongs to the thread that asked first and must not
/// end before anybody else asks.
template <typename Value, typename Ask>
Result<Value> answeredByProgram(Ask ask, const CancelToken& cancel)
{
    QCoreApplication* program = QCoreApplication::instance();
    if (!program || program->thread() == QThread::currentThread())
        return answered<Value>(ask);
    if (cancel.isCancelled())
        return fail(ErrorCode::Cancelled);
    const auto slip = std::make_shared<Slip<Value>>();
    const auto askThere = [ask, slip] {
        auto* context = new QObject;
        ask(context, [slip, context](const Result<Value>& given) {
            slip->answer.emplace(given);
            slip->isFilled.release();
            context->deleteLater();
        });
    };
    QMetaObject::invokeMethod(program, askThere, Qt::QueuedConnection);
    while (!slip->isFilled.tryAcquire(1, LookForCancelMs)) {
        if (cancel.isCancelled())
            return fail(ErrorCode::Cancelled);
    }
    return std::move(*slip->answer);
}

QString secretsFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation))
        .filePath(QStringLiteral("subtext/team-secrets"));
}

/// Logins come from servers and invitations, so that nothing in them may lead elsewhere.
QString secretFile(const QString& login)
{
    return QDir(secretsFolder())
        .filePath(QString::fromLatin1(QUrl::toPercentEncoding(login)) + QStringLiteral(".key"));
}

Result<QString> readSecret(const QString& login)
{
    QFile file(secretFile(login));
    const QString detail = QStringLiteral("file ");
    if (!file.open(QIODevice::ReadOnly))
        return fail({ErrorCode::InvalidValue, file.fileName(), 0, 0, keyName(login),
                     detail + file.errorString()});
    constexpr qint64 LongestSecret = 4096;
    const QString secret = QString::fromUtf8(file.read(LongestSecret)).trimmed();
    if (secret.isEmpty())
        return fail({ErrorCode::InvalidValue, file.fileName(), 0, 0, keyName(login),
                     QStringLiteral("key")});
    return secret;
}

Result<void> writeSecret(const QString& login, const QString& secret)
{
    const QString folder = secretsFolder();
    if (!QDir().mkpath(folder) ||
        !QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
        return fail(ErrorCode::IoFailure, folder);
    const QString path = secretFile(login);
    if (const auto written = writeWholeFile(path, secret.toUtf8(), Readers::Owner); !written)
        return written;
    // One that was replaced may have been open to others.
    if (!QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner))
        return fail(ErrorCode::IoFailure, path);
    return {};
}

} // namespace

QString teamCertificateFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation))
        .filePath(QStringLiteral("subtext/team-certificates"));
}

bool TeamKeys::isInFile(const QString& login) const
{
    return m_fallback == Fallback::File && QFile::exists(secretFile(login));
}

Result<QString> TeamKeys::secret(const QString& login, const CancelToken& cancel)
{
    if (const QByteArray given = qgetenv(TeamSecretVariable); !given.isEmpty())
        return QString::fromUtf8(given);
    if (isInFile(login))
        return readSecret(login);
    llm::Profile profile;
    profile.keySource = llm::KeySource::Keychain;
    profile.keyName = keyName(login);
    const auto hasKeychain = std::make_shared<bool>(true);
    const auto found = answeredByProgram<QByteArray>(
        [&ring = m_ring, profile, hasKeychain](QObject* context, auto tell) {
            ring.find(profile, context, [&ring, hasKeychain, tell](const Result<QByteArray>& key) {
                *hasKeychain = ring.hasKeychain();
                tell(key);
            });
        },
        cancel);
    const bool isCancelled = !found && found.error().code == ErrorCode::Cancelled;
    m_isWithoutKeychain = !isCancelled && !*hasKeychain;
    return found.map([](const QByteArray& key) { return QString::fromUtf8(key); });
}

Result<QString> TeamKeys::newSecret(const QString& name, const CancelToken& cancel)
{
    if (const QByteArray given = qgetenv(TeamSecretVariable); !given.isEmpty())
        return QString::fromUtf8(given);
    // One that was kept before an answer was lost may be the one that the server knows.
    const auto kept = secret(name, cancel);
    const bool maySave = m_fallback == Fallback::File && m_isWithoutKeychain;
    if (kept || !(isMissingSecret(kept.error()) || maySave))
        return kept;
    const QString made = freshSecret();
    if (const auto stored = keep(name, made, cancel); !stored)
        return fail(stored.error());
    return made;
}

Result<void> TeamKeys::keep(const QString& login, const QString& secret, const CancelToken& cancel)
{
    if (!qEnvironmentVariableIsEmpty(TeamSecretVariable))
        return {};
    // Whether there is a keychain is known where it was asked.
    const auto hasKeychain = std::make_shared<bool>(true);
    auto stored = answeredByProgram<void>(
        [&ring = m_ring, name = keyName(login), key = secret.toUtf8(),
         hasKeychain](QObject* context, auto done) {
            ring.store(name, key, context, [&ring, hasKeychain, done](const Result<void>& kept) {
                *hasKeychain = ring.hasKeychain();
                done(kept);
            });
        },
        cancel);
    if (stored) {
        if (isInFile(login)) // of a time without a keychain
            QFile::remove(secretFile(login));
        return stored;
    }
    const bool isCancelled = stored.error().code == ErrorCode::Cancelled;
    if (isCancelled || m_fallback == Fallback::None || *hasKeychain)
        return stored;
    return writeSecret(login, secret);
}

void TeamKeys::forget(const QString& login)
{
    if (!qEnvironmentVariableIsEmpty(TeamSecretVariable))
        return;
    if (isInFile(login)) {
        QFile::remove(secretFile(login));
        return;
    }
    const auto ask = [&ring = m_ring, name = keyName(login)](QObject* context, auto done) {
        ring.remove(name, context, done);
    };
    QCoreApplication* program = QCoreApplication::instance();
    if (!program || program->thread() == QThread::currentThread()) {
        static_cast<void>(answered<void>(ask)); // a secret that stays opens nothing
        return;
    }
    const auto askThere = [ask] {
        auto* context = new QObject;
        ask(context, [context](const Result<void>& /*removed*/) { context->deleteLater(); });
    };
    QMetaObject::invokeMethod(program, askThere, Qt::QueuedConnection);
}

} // namespace subtext
