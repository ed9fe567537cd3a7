// SPDX-License-Identifier: MIT
#include "core/remote/serverschema.h"

#include "core/base/builtin.h"

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

} // namespace subtext
