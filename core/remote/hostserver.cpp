// SPDX-License-Identifier: MIT
#include "core/remote/hostserver.h"

#include "core/base/builtin.h"
#include "core/remote/answercalls.h"

#include <QDir>

namespace subtext {

std::vector<ServerMigration> serverMigrations()
{
    const QDir folder(QStringLiteral(":/subtext/remote/schema"));
    std::vector<ServerMigration> migrations;
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name))
        migrations.push_back({QStringView(name).left(4).toInt(), builtIn(folder.filePath(name))});
    return migrations;
}

void HostServer::schemaVersion(Answered<int> done)
{
    const auto take = [](AnswerRow& row) { return row.whole(1); };
    const auto ask = [=, this](Result<bool> isThere) {
        if (!isThere)
            done(fail(isThere.error()));
        else if (!*isThere)
            done(0);
        else
            m_connection.run("SELECT version FROM subtext.meta", {}, asOne("meta", take, done));
    };
    // Asked by itself: a statement that names a table which is not there fails as a whole.
    m_connection.run("SELECT to_regclass('subtext.meta') IS NOT NULL", {},
                     asOne(
                         "meta", [](AnswerRow& row) { return row.truth(); }, ask));
}

void HostServer::load(const ServerMigration& migration, Answered<void> done)
{
    m_connection.runScript(migration.sql, asNothing(std::move(done)));
}

void HostServer::createStudy(const Uuid& study, const Uuid& person, const QString& code,
                             const QByteArray& verifier, Answered<NewLogin> done)
{
    m_connection.run("SELECT subtext.create_study($1, $2, $3, $4)",
                     {study.text().toUtf8(), person.text().toUtf8(), code.toUtf8(), verifier},
                     asOne("create_study", takeLogin, std::move(done)));
}

void HostServer::restored(Answered<void> done)
{
    m_connection.run("SELECT subtext.restored()", {}, asNothing(std::move(done)));
}

} // namespace subtext
