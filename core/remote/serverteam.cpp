// SPDX-License-Identifier: MIT
#include "core/remote/serverteam.h"

#include "core/base/filewriter.h"
#include "core/base/freshsecret.h"
#include "core/remote/enrolling.h"
#include "core/remote/serverline.h"
#include "core/sync/courier.h"
#include "core/sync/devicekey.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

class ServerSession : public TeamSession
{
public:
    ServerSession(const ServerAddress& address, Result<DeviceKeys> keys, TeamFile& file,
                  std::function<void()> rang)
        : m_connection(address)
        , m_line(m_connection)
        , m_courier(m_line, file, std::move(keys))
        , m_rang(std::move(rang))
    {
        m_courier.foundTeam();
    }

    Result<void> open(const CancelToken& cancel);
    Result<SyncOutcome> sync(const CancelToken& cancel) override;
    Result<SyncOutcome> fetch(const CancelToken& cancel) override
    {
        return m_courier.fetch(cancel);
    }
    Result<SyncOutcome> send(const CancelToken& cancel) override { return m_courier.send(cancel); }
    Result<ClaimOutcome> claim(int want, const CancelToken& cancel) override
    {
        return m_courier.claim(want, cancel);
    }
    bool isOpen() const override { return m_connection.isOpen(); }
    void whenClosed(std::function<void(const Error&)> closed) override
    {
        QObject::connect(&m_connection, &ServerConnection::closed, &m_connection,
                         [closed = std::move(closed)](const Error& why) { closed(why); });
    }

private:
    Result<void> listen(const ServerHello& hello, const CancelToken& cancel);

    ServerConnection m_connection;
    ServerLine m_line;
    Courier m_courier;
    std::function<void()> m_rang;
    QSet<QString> m_bells; ///< Those that were listened to, or cannot be.
};

/// Listens before anything is read, so that nothing is missed between the two.
Result<void> ServerSession::open(const CancelToken& cancel)
{
    if (const auto opened = m_courier.connect(cancel); !opened)
        return opened;
    if (!m_rang)
        return {};
    QObject::connect(&m_connection, &ServerConnection::rang, &m_connection,
                     [rang = m_rang] { rang(); });
    TeamServer server(m_connection);
    ServerWait wait(m_connection, cancel);
    const auto hello = wait.forAnswer<ServerHello>([&](auto done) { server.hello(done); });
    return hello ? listen(*hello, cancel) : fail(hello.error());
}

/// Those of a new role come later.
Result<void> ServerSession::listen(const ServerHello& hello, const CancelToken& cancel)
{
    TeamServer server(m_connection);
    ServerWait wait(m_connection, cancel);
    for (const QString& bell : hello.bells) {
        if (m_bells.contains(bell))
            continue;
        const auto heard = wait.forAnswer<void>([&](auto done) { server.listen(bell, done); });
        // A pool may refuse it, which is no reason to do without the rest.
        const bool isOver = !m_connection.isOpen() || cancel.isCancelled();
        if (!heard && isOver)
            return heard;
        m_bells.insert(bell);
    }
    return {};
}

Result<SyncOutcome> ServerSession::sync(const CancelToken& cancel)
{
    auto outcome = m_courier.sync(cancel);
    // What was carried was carried, whether the line still stands or not.
    if (outcome && m_rang)
        static_cast<void>(listen(outcome->hello, cancel));
    return outcome;
}

TeamMembership membershipAt(const ServerAddress& address, const Uuid& person, const Uuid& device,
                            Role role, const Uuid& incarnation)
{
    return {address.host, address.port, address.database, address.login, address.certificate,
            person,       device,       roleToken(role),  incarnation};
}

/// Nobody's authorities are longer.
constexpr qint64 LargestAuthority = 64 * 1024;

/// The certificate of the authority that a member of a team believes, to be passed on.
Result<QByteArray> authorityOf(const QString& path)
{
    if (path.isEmpty())
        return QByteArray();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, path, file.errorString());
    const QByteArray certificate = file.read(LargestAuthority + 1);
    if (file.error() != QFileDevice::NoError)
        return fail(ErrorCode::FileUnreadable, path, file.errorString());
    if (certificate.size() > LargestAuthority)
        return fail(ErrorCode::MalformedFile, path, QStringLiteral("certificate"));
    return certificate;
}

/// Where that certificate is kept on this machine, by what it says: the same for every study.
Result<QString> keepAuthority(const QByteArray& certificate, const QString& folder)
{
    if (certificate.isEmpty())
        return QString();
    const QString name = QString::fromLatin1(
        QCryptographicHash::hash(certificate, QCryptographicHash::Sha256).toHex().left(16));
    const QString path = QDir(folder).filePath(name + QStringLiteral(".pem"));
    if (QFile file(path); file.open(QIODevice::ReadOnly) && file.readAll() == certificate)
        return path;
    if (!QDir().mkpath(folder))
        return fail(ErrorCode::IoFailure, folder);
    if (const auto written = writeWholeFile(path, certificate, Readers::Owner); !written)
        return fail(written.error());
    return path;
}

/// Another secret than that of the login, of which a server that asks for it in the clear, over a
/// line of this machine, would learn.
QString signingNameOf(const QString& login)
{
    return login + QStringLiteral(" seal");
}

/// Why an invitation opens nothing: of a login whose secret opens no more a server says no more
/// than that there is no such login, or not with this secret.
Error whyNotOpened(const Error& error)
{
    const bool isSecretRefused =
        error.code == ErrorCode::SignInRefused && error.detail.contains(QLatin1String("28P01"));
    const QString spent = QStringLiteral("used or revoked");
    const bool isSpent = error.code == ErrorCode::NotInTeam && error.detail == spent;
    return isSecretRefused || isSpent ? Error{ErrorCode::ServerRefused, {}, 0, 0, {}, spent}
                                      : error;
}

bool isUnknownPerson(const Error& error)
{
    return error.code == ErrorCode::ServerRefused && error.value == QLatin1String("ST009");
}

/// Why the server knows nobody to invite: of whoever was cut off for good it says no more.
Error whyUnknown(const ServerAddress& address, const Uuid& person, const Error& error,
                 const CancelToken& cancel)
{
    const auto members = teamStatus(address, cancel);
    const bool isCutOff =
        members && std::any_of(members->begin(), members->end(), [&](const TeamMember& member) {
            return member.person == person && member.revokedAt;
        });
    Error why = error;
    if (isCutOff)
        why.detail = QStringLiteral("cut off");
    return why;
}

} // namespace

Result<ServerAddress> ServerTeam::addressOf(const TeamMembership& membership,
                                            const CancelToken& cancel)
{
    const auto secret = m_secrets.secret(membership.login, cancel);
    if (!secret)
        return fail(secret.error());
    return ServerAddress{membership.host,
                         membership.port,
                         membership.database,
                         membership.login,
                         *secret,
                         membership.certificate,
                         false};
}

Result<DeviceKeys> ServerTeam::makeKeys(const QString& login, const CancelToken& cancel)
{
    return m_secrets.newSecret(signingNameOf(login), cancel).map(serverKeysOf);
}

Result<DeviceKeys> ServerTeam::keysOf(const QString& login, const CancelToken& cancel)
{
    return m_secrets.secret(signingNameOf(login), cancel).map(serverKeysOf);
}

Result<TeamMembership> ServerTeam::create(const ServerAddress& admin, const TeamFounder& founder,
                                          const CancelToken& cancel)
{
    // First of all: a study on the server that nobody could sign in to would stay there.
    const QString pending = founder.study.text();
    const auto secret = m_secrets.newSecret(pending, cancel);
    if (!secret)
        return fail(secret.error());
    // As long as nothing was sent the study can be set up again, by a login of another secret.
    const auto forget = qScopeGuard([&] { m_secrets.forget(pending); });
    ServerAddress own = admin;
    own.secret = freshSecret();
    const auto login =
        createTeam(admin, founder.study, founder.person, founder.code, own.secret, cancel);
    if (!login)
        return fail(login.error());
    own.login = login->login;
    // Whoever cancels now would leave a login there that nobody can open; it takes a moment.
    const auto enrolled = enrol(own, *secret, {});
    if (!enrolled)
        return fail(enrolled.error());
    if (const auto kept = m_secrets.keep(own.login, *secret, cancel); !kept)
        return fail(kept.error());
    if (const auto made = makeKeys(own.login, cancel); !made) {
        m_secrets.forget(own.login);
        return fail(made.error());
    }
    // Of the server nothing is known yet, so that its incarnation is another one in any case.
    return membershipAt(own, enrolled->person, enrolled->device, Role::Coordinator,
                        enrolled->device);
}

/// The server itself says who takes part.
Result<Invitation> ServerTeam::invite(const TeamMembership& membership, const InvitedPerson& whom,
                                      TeamFile& file, const CancelToken& cancel)
{
    const auto authority = authorityOf(membership.certificate);
    if (!authority)
        return fail(authority.error());
    auto address = addressOf(membership, cancel);
    if (!address)
        return fail(address.error());
    const ServerAddress own = *address;
    const QString secret = freshSecret();
    const auto login = subtext::invite(*address, whom.person, secret, whom.days, cancel);
    if (!login)
        return fail(isUnknownPerson(login.error())
                        ? whyUnknown(*address, whom.person, login.error(), cancel)
                        : login.error());
    // Where this fails the login stays, and nobody can open it.
    const auto proof = certify(own, whom.person, login->device, file, cancel);
    if (!proof)
        return fail(proof.error());
    address->login = login->login;
    address->secret = secret;
    address->certificate.clear();
    return Invitation{*address, whom.title, whom.code, login->validUntil, *authority, {}, *proof};
}

Result<InvitationProof> ServerTeam::certify(const ServerAddress& own, const Uuid& person,
                                            const Uuid& device, TeamFile& file,
                                            const CancelToken& cancel)
{
    const auto keys = keysOf(own.login, cancel);
    if (!keys && keys.error().code == ErrorCode::Cancelled)
        return fail(keys.error());
    ServerConnection connection(own);
    ServerLine line(connection);
    Courier courier(line, file, keys);
    if (const auto open = courier.connect(cancel); !open)
        return fail(open.error());
    return courier.certify(person, device, freshSecret(), cancel);
}

Result<JoinedTeam> ServerTeam::join(const Invitation& invitation, const QString& certificate,
                                    TeamFile& file, const CancelToken& cancel)
{
    ServerAddress address = invitation.address;
    const auto own =
        certificate.isEmpty() ? keepAuthority(invitation.authority, m_certificates) : certificate;
    if (!own)
        return fail(own.error());
    address.certificate = *own;
    const ServerAddress invited = address;
    const auto makeSecret = [&] {
        return m_secrets.newSecret(address.login, cancel).map([&](const QString& made) {
            return address.secret = made;
        });
    };
    const auto enrolled = enrolWith(invited, makeSecret, cancel);
    if (!enrolled) {
        if (enrolled.error().code != ErrorCode::SignInRefused)
            return fail(whyNotOpened(enrolled.error()));
        // An answer may have been lost after the server had taken the secret: then that one signs
        // in.
        const auto kept = m_secrets.secret(address.login, cancel);
        if (!kept)
            return fail(isMissingSecret(kept.error()) ? whyNotOpened(enrolled.error())
                                                      : kept.error());
        address.secret = *kept;
    }
    const auto keys = makeKeys(address.login, cancel);
    if (!keys)
        return fail(keys.error());
    ServerConnection connection(address);
    ServerLine line(connection);
    Courier courier(line, file, keys);
    if (const auto open = courier.connect(cancel); !open)
        return fail(whyNotOpened(open.error()));
    const auto fetched = courier.join(invitation.proof, cancel);
    if (!fetched)
        return fail(fetched.error());
    // For whoever looks who takes part. It was read all the same.
    static_cast<void>(line.report(0, 0));
    const ServerHello& hello = fetched->hello;
    return JoinedTeam{
        membershipAt(address, hello.person, hello.device, hello.role, hello.incarnation),
        hello.role, fetched->received};
}

Result<ServerTeam::Means> ServerTeam::meansOf(const TeamMembership& membership,
                                              const CancelToken& cancel)
{
    auto address = addressOf(membership, cancel);
    if (!address)
        return fail(address.error());
    auto keys = keysOf(membership.login, cancel);
    if (!keys && keys.error().code == ErrorCode::Cancelled)
        return fail(keys.error());
    return Means{std::move(*address), std::move(keys)};
}

Result<std::unique_ptr<TeamSession>> ServerTeam::connect(const TeamMembership& membership,
                                                         TeamFile& file, std::function<void()> rang,
                                                         const CancelToken& cancel)
{
    const auto means = meansOf(membership, cancel);
    if (!means)
        return fail(means.error());
    auto session =
        std::make_unique<ServerSession>(means->address, means->keys, file, std::move(rang));
    if (const auto open = session->open(cancel); !open)
        return fail(open.error());
    return session;
}

Result<VerifiedTeam> ServerTeam::verify(const TeamMembership& membership, TeamFile& file,
                                        const CancelToken& cancel)
{
    const auto address = addressOf(membership, cancel);
    if (!address)
        return fail(address.error());
    ServerConnection connection(*address);
    ServerLine line(connection);
    Courier courier(line, file);
    if (const auto open = courier.connect(cancel); !open)
        return fail(open.error());
    return courier.verify(cancel);
}

Result<void> ServerTeam::watch(const TeamMembership& membership, TeamFile& file,
                               const CancelToken& cancel)
{
    const auto means = meansOf(membership, cancel);
    if (!means)
        return fail(means.error());
    ServerConnection connection(means->address);
    ServerLine line(connection);
    Courier courier(line, file, means->keys);
    if (const auto open = courier.connect(cancel); !open)
        return fail(open.error());
    return courier.watch(cancel);
}

Result<std::vector<TeamMember>> ServerTeam::status(const TeamMembership& membership,
                                                   const CancelToken& cancel)
{
    const auto address = addressOf(membership, cancel);
    return address ? teamStatus(*address, cancel) : fail(address.error());
}

Result<int> ServerTeam::revoke(const TeamMembership& membership, const Uuid& person,
                               const Uuid& device, TeamFile& /*file*/, const CancelToken& cancel)
{
    const auto address = addressOf(membership, cancel);
    return address ? subtext::revoke(*address, person, device, cancel) : fail(address.error());
}

Result<int> ServerTeam::unblock(const TeamMembership& membership, const CancelToken& cancel)
{
    const auto address = addressOf(membership, cancel);
    return address ? subtext::unblock(*address, cancel) : fail(address.error());
}

Result<int> ServerTeam::openItems(const TeamMembership& membership, std::optional<int> most,
                                  const CancelToken& cancel)
{
    const auto address = addressOf(membership, cancel);
    return address ? subtext::openItems(*address, most, cancel) : fail(address.error());
}

} // namespace subtext
