// SPDX-License-Identifier: GPL-3.0-or-later
// What whoever runs the server of teams asks of it.
#include "app/cli/output.h"
#include "app/cli/teamsupport.h"
#include "core/remote/hosting.h"

namespace subtext::cli {
namespace {

/// What one look at a server gave.
struct Finding
{
    enum class State { Ok, NotOk, NotKnown };

    const char* check;
    State state;
    QString found;
    QString remedy; ///< Empty where there is nothing to do.
};

using FindingState = Finding::State;

Finding notKnown(const char* check, const QString& what)
{
    return {check, FindingState::NotKnown, what,
            QStringLiteral("This login may not see it: ask as another one.")};
}

Finding lookAt(const char* check, bool isOk, const QString& found, const QString& remedy)
{
    return {check, isOk ? FindingState::Ok : FindingState::NotOk, found, isOk ? QString() : remedy};
}

Finding tlsOf(const ServerInspection& server)
{
    if (server.isEncrypted)
        return lookAt("tls", true, QStringLiteral("reached over TLS"), {});
    if (server.tls && *server.tls != QLatin1String("on"))
        return lookAt("tls", false, QStringLiteral("no TLS"),
                      QStringLiteral("Give the server a certificate and set ssl = on, so that "
                                     "other machines can reach it."));
    return {"tls", FindingState::NotKnown, QStringLiteral("reached on this machine, without TLS"),
            QStringLiteral("Ask by the name of the server, with --certificate where the system "
                           "does not know its authority.")};
}

Finding versionOf(const ServerInspection& server)
{
    constexpr int Oldest = 150'000;
    constexpr int Major = 10'000;
    if (!server.version)
        return notKnown("version", QStringLiteral("version of PostgreSQL"));
    return lookAt("version", *server.version >= Oldest,
                  QStringLiteral("PostgreSQL %1.%2")
                      .arg(*server.version / Major)
                      .arg(*server.version % Major),
                  QStringLiteral("Install PostgreSQL 15 or later."));
}

Finding encodingOf(const ServerInspection& server)
{
    if (!server.encoding)
        return notKnown("encoding", QStringLiteral("encoding of the database"));
    return lookAt("encoding", *server.encoding == QLatin1String("UTF8"),
                  QStringLiteral("encoding %1").arg(*server.encoding),
                  QStringLiteral("Make another database: createdb --encoding UTF8 --template "
                                 "template0 NAME"));
}

Finding schemaOf(const ServerInspection& server)
{
    const int latest = latestSchema();
    if (!server.schema)
        return notKnown("schema", QStringLiteral("schema"));
    const QString remedy =
        *server.schema > latest
            ? QStringLiteral("This program knows schema %1: install a later one.").arg(latest)
            : QStringLiteral("Run “subtext-cli team upgrade” as a superuser: %1 is the latest.")
                  .arg(latest);
    return lookAt("schema", *server.schema == latest,
                  *server.schema == 0 ? QStringLiteral("no schema")
                                      : QStringLiteral("schema %1").arg(*server.schema),
                  remedy);
}

Finding passwordsOf(const ServerInspection& server)
{
    if (!server.passwords)
        return notKnown("password_encryption", QStringLiteral("password_encryption"));
    return lookAt("password_encryption", *server.passwords == QLatin1String("scram-sha-256"),
                  QStringLiteral("password_encryption %1").arg(*server.passwords),
                  QStringLiteral("Set password_encryption = 'scram-sha-256', and set passwords "
                                 "that are older anew."));
}

Finding preparedOf(const ServerInspection& server)
{
    if (!server.prepared)
        return notKnown("max_prepared_transactions", QStringLiteral("max_prepared_transactions"));
    return lookAt("max_prepared_transactions", *server.prepared == 0,
                  QStringLiteral("max_prepared_transactions %1").arg(*server.prepared),
                  QStringLiteral("Set max_prepared_transactions = 0 and restart the server: "
                                 "anybody could leave locks behind."));
}

Finding rightsOf(const ServerInspection& server, const QString& login)
{
    if (!server.mayShare)
        return notKnown("may_create", QStringLiteral("whether %1 may create studies").arg(login));
    return lookAt("may_create", *server.mayShare,
                  (*server.mayShare ? QStringLiteral("%1 may create studies")
                                    : QStringLiteral("%1 may not create studies"))
                      .arg(login),
                  QStringLiteral("Run as a superuser: GRANT subtext_host TO \"%1\"").arg(login));
}

/// The lines of pg_hba.conf that packaging/team-server writes.
QString hbaRemedy(const ServerInspection& server, const ServerAddress& admin)
{
    const bool isLogin = server.triedAs == admin.login;
    const QString who =
        QStringLiteral("+subtext_member") + (isLogin ? u',' + admin.login : QString());
    const QStringList lines{
        QStringLiteral("hostssl %1 %2 all scram-sha-256").arg(admin.database, who),
        QStringLiteral("local all %1 reject").arg(who),
        QStringLiteral("host all %1 all reject").arg(who)};
    return QStringLiteral("Begin pg_hba.conf with these lines, and reload it: ") +
           lines.join(QStringLiteral("; "));
}

Finding plaintextOf(const ServerInspection& server, const ServerAddress& admin)
{
    if (server.triedAs.isEmpty())
        return {"plaintext", FindingState::NotKnown, QStringLiteral("whether plaintext is taken"),
                QStringLiteral("Ask again once somebody takes part: as whom it is tried.")};
    if (!server.takesPlaintext)
        return {"plaintext", FindingState::NotKnown, QStringLiteral("whether plaintext is taken"),
                QStringLiteral("Ask by the name of the server: over a socket it is not tried.")};
    return lookAt("plaintext", !*server.takesPlaintext,
                  (*server.takesPlaintext ? QStringLiteral("%1 is let in without TLS")
                                          : QStringLiteral("%1 is kept out without TLS"))
                      .arg(server.triedAs),
                  hbaRemedy(server, admin));
}

Finding otherDatabaseOf(const ServerInspection& server, const ServerAddress& admin)
{
    if (!server.opensOther)
        return {"other_database", FindingState::NotKnown,
                QStringLiteral("whether other databases are open to members"),
                server.triedAs.isEmpty()
                    ? QStringLiteral("Ask again once somebody takes part: as whom it is tried.")
                    : QStringLiteral("The server did not answer that.")};
    return lookAt("other_database", !*server.opensOther,
                  (*server.opensOther ? QStringLiteral("%1 is let into the database %2")
                                      : QStringLiteral("%1 is kept out of the database %2"))
                      .arg(server.triedAs, server.otherDatabase),
                  hbaRemedy(server, admin));
}

Finding catalogueOf(const ServerInspection& server)
{
    constexpr qsizetype MostNamed = 5;
    if (!server.openCatalogue)
        return notKnown("catalogue", QStringLiteral("what everybody may read of others' work"));
    const QStringList& open = *server.openCatalogue;
    if (open.isEmpty())
        return lookAt("catalogue", true,
                      QStringLiteral("statistics and positions in the log are not for everybody"),
                      {});
    QStringList revoke;
    for (const QString& what : open.mid(0, MostNamed))
        revoke << QStringLiteral("REVOKE %1 FROM PUBLIC").arg(what);
    QString remedy =
        QStringLiteral("Run as a superuser in this database: ") + revoke.join(QStringLiteral("; "));
    if (open.size() > MostNamed)
        remedy += QStringLiteral("; and so on, as the end of core/remote/schema/0001.sql does");
    return lookAt(
        "catalogue", false,
        QStringLiteral("everybody may do what tells of others' work (%1 rights)").arg(open.size()),
        remedy);
}

const char* stateToken(FindingState state)
{
    switch (state) {
    case FindingState::Ok:
        return "ok";
    case FindingState::NotOk:
        return "not_ok";
    case FindingState::NotKnown:
        break;
    }
    return "not_known";
}

Json findingJson(const Finding& finding)
{
    return {{"check", finding.check},
            {"state", stateToken(finding.state)},
            {"found", utf8(finding.found)},
            {"remedy", finding.remedy.isEmpty() ? Json() : Json(utf8(finding.remedy))}};
}

void sayFinding(const Session& session, const Finding& finding)
{
    const QString state = QString::fromLatin1(stateToken(finding.state)).replace(u'_', u' ');
    constexpr int Width = 11;
    QString line = state.leftJustified(Width) + finding.found;
    if (!finding.remedy.isEmpty())
        line += QStringLiteral(". ") + finding.remedy;
    say(session, line);
}

} // namespace

Status runTeamDoctor(Session& session, const TeamArguments& arguments)
{
    const auto admin = adminOf(session, arguments);
    if (!admin)
        return admin.error();
    const auto server = inspectServer(*admin, {});
    if (!server)
        return reportAdmin(server.error(), *admin);
    bool isSound = true;
    Json checks = Json::array();
    for (const Finding& finding :
         {tlsOf(*server), versionOf(*server), encodingOf(*server), schemaOf(*server),
          passwordsOf(*server), preparedOf(*server), rightsOf(*server, admin->login),
          plaintextOf(*server, *admin), otherDatabaseOf(*server, *admin), catalogueOf(*server)}) {
        checks.push_back(findingJson(finding));
        sayFinding(session, finding);
        isSound = isSound && finding.state != FindingState::NotOk;
    }
    if (session.isJson)
        print({{"schema", "subtext.team_doctor/1"},
               {"server", utf8(admin->host + u'/' + admin->database)},
               {"checks", checks}});
    return isSound ? Status::Done : Status::DataErrors;
}

Status runTeamUpgrade(Session& session, const TeamArguments& arguments)
{
    const auto admin = adminOf(session, arguments);
    if (!admin)
        return admin.error();
    const auto versions = upgradeServer(*admin, {});
    if (!versions)
        return reportAdmin(versions.error(), *admin);
    if (session.isJson)
        print({{"schema", "subtext.team_upgrade/1"},
               {"server", utf8(admin->host + u'/' + admin->database)},
               {"version_before", versions->before},
               {"version", versions->after}});
    if (versions->after > latestSchema()) {
        putErrorLine(QStringLiteral("The server has schema %1, and this program knows %2: install "
                                    "a later one.")
                         .arg(versions->after)
                         .arg(latestSchema()));
        return Status::UnusableInput;
    }
    say(session, versions->before == versions->after
                     ? QStringLiteral("The server is up to date: schema %1.").arg(versions->after)
                     : QStringLiteral("The server has schema %1 now; before, it had %2.")
                           .arg(versions->after)
                           .arg(versions->before));
    return Status::Done;
}

Status runTeamRestored(Session& session, const TeamArguments& arguments)
{
    const auto admin = adminOf(session, arguments);
    if (!admin)
        return admin.error();
    if (const auto confirmed = confirmRestored(*admin, {}); !confirmed)
        return reportAdmin(confirmed.error(), *admin);
    if (session.isJson)
        print({{"schema", "subtext.team_restored/1"},
               {"server", utf8(admin->host + u'/' + admin->database)}});
    say(session, QStringLiteral("Confirmed for all studies there: with its next exchange each "
                                "device sends again what the backup lacks."));
    return Status::Done;
}

} // namespace subtext::cli
