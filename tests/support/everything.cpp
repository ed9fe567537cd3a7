// SPDX-License-Identifier: MIT
#include "tests/support/everything.h"

#include "tests/support/checks.h"

#include <QProcess>
#include <QTemporaryDir>

namespace subtext::test {

QByteArray studyWithEverything(const char* makeFixture)
{
    static const QByteArray bytes = [&] {
        const QTemporaryDir folder;
        const QString study = folder.filePath(QStringLiteral("study.subtext"));
        const int status =
            QProcess::execute(QString::fromLocal8Bit(makeFixture),
                              {study, folder.filePath(QStringLiteral("handout.subtext"))});
        if (status != 0)
            qFatal("%s ended with %d", makeFixture, status);
        return readFile(study);
    }();
    return bytes;
}

} // namespace subtext::test
