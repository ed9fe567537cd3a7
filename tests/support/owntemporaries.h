// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QTemporaryDir>

namespace subtext::test {

/// While it lives, temporary files of this program, and of those that it starts, are made in a
/// folder of their own: other tests make some at the same time.
class OwnTemporaries
{
public:
    OwnTemporaries() { qputenv("TMPDIR", QFile::encodeName(m_folder.path())); }
    ~OwnTemporaries()
    {
        if (m_before.isNull())
            qunsetenv("TMPDIR");
        else
            qputenv("TMPDIR", m_before);
    }
    OwnTemporaries(const OwnTemporaries&) = delete;
    OwnTemporaries& operator=(const OwnTemporaries&) = delete;

    QString path() const { return m_folder.path(); }
    QString filePath(const QString& name) const { return m_folder.filePath(name); }

private:
    const QTemporaryDir m_folder;
    const QByteArray m_before = qgetenv("TMPDIR");
};

} // namespace subtext::test
