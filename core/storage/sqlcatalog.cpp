// SPDX-License-Identifier: MIT
#include "core/storage/sqlcatalog.h"

#include "core/base/builtin.h"

#include <QDir>

namespace subtext {
namespace {

constexpr char NameMark[] = "-- name: ";

} // namespace

const SqlCatalog& SqlCatalog::instance()
{
    static const SqlCatalog catalog;
    return catalog;
}

SqlCatalog::SqlCatalog()
{
    const QDir queries(QStringLiteral(":/subtext/storage/queries"));
    for (const QString& name : queries.entryList({QStringLiteral("*.sql")}, QDir::Files)) {
        QByteArray current;
        const QList<QByteArray> lines = builtIn(queries.filePath(name)).split('\n');
        for (const QByteArray& line : lines) {
            if (line.startsWith(NameMark)) {
                current = line.mid(sizeof(NameMark) - 1).trimmed();
                Q_ASSERT(!m_queries.contains(current));
            } else if (!current.isEmpty()) {
                m_queries[current] += line.toStdString() + '\n';
            }
        }
    }
    const QDir folder(QStringLiteral(":/subtext/storage/migrations"));
    const QStringList files = folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name);
    for (const QString& name : files) {
        const int version = QStringView(name).left(4).toInt();
        if (m_migrations.empty() || m_migrations.back().version != version)
            m_migrations.push_back({version, {}});
        Q_ASSERT(version == static_cast<int>(m_migrations.size()));
        m_migrations.back().sql += builtIn(folder.filePath(name)).toStdString();
    }
}

const std::string& SqlCatalog::query(const char* name) const
{
    const auto found = m_queries.constFind(QByteArray(name));
    Q_ASSERT_X(found != m_queries.constEnd(), "SqlCatalog", name);
    return *found;
}

} // namespace subtext
