// SPDX-License-Identifier: MIT
#include "core/storage/migrationfunctions.h"

#include "core/task/builtintasks.h"
#include "core/task/taskwriter.h"

#include <QUuid>

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

namespace subtext {
namespace {

QByteArray textOf(sqlite3_value* value)
{
    const auto* bytes = static_cast<const char*>(sqlite3_value_blob(value));
    return {bytes, sqlite3_value_bytes(value)};
}

void nameBasedUuid(sqlite3_context* context, int /*count*/, sqlite3_value** arguments)
{
    const QUuid space = QUuid::fromString(QString::fromLatin1(textOf(arguments[0])));
    if (space.isNull() || sqlite3_value_type(arguments[1]) == SQLITE_NULL)
        return; // NULL
    const QByteArray uuid =
        QUuid::createUuidV5(space, textOf(arguments[1])).toByteArray(QUuid::WithoutBraces);
    sqlite3_result_text(context, uuid.constData(), static_cast<int>(uuid.size()),
                        SQLITE_TRANSIENT); // NOLINT(*-old-style-cast): a macro of SQLite
}

/// A function of no arguments that gives the text, which stays where it is.
void addText(SQLite::Database& connection, const char* name, const QByteArray& text)
{
    connection.createFunction(
        name, 0, true, const_cast<QByteArray*>(&text),
        [](sqlite3_context* context, int /*count*/, sqlite3_value** /*arguments*/) {
            const auto* result = static_cast<const QByteArray*>(sqlite3_user_data(context));
            sqlite3_result_text(context, result->constData(), static_cast<int>(result->size()),
                                SQLITE_TRANSIENT); // NOLINT(*-old-style-cast): a macro of SQLite
        });
}

} // namespace

void addMigrationFunctions(SQLite::Database& connection)
{
    static const QByteArray task = writeTask(defaultTask());
    static const QByteArray hash = taskHash(defaultTask());
    connection.createFunction("name_based_uuid", 2, true, nullptr, nameBasedUuid);
    addText(connection, "cei_task", task);
    addText(connection, "cei_task_sha256", hash);
}

} // namespace subtext
