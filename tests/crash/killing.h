// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace subtext::test {

/// What a working program had said before it died, and when that was (steady clock, ms).
struct Killed
{
    QList<QList<QByteArray>> said; ///< The words of each line; a line that was cut was never said.
    qint64 at = 0;
    int lived = 0; ///< ms from "ready" to the kill.
};

/// Starts a program on a study and a settings folder, waits until it says "ready", and kills it
/// with SIGKILL `afterMs` later, or as soon as it has said `word`.
Killed runAndKill(const QString& program, const QString& study, const QString& settings,
                  int afterMs, const QByteArray& word = {});

/// SQLite's integrity_check, by a connection of its own: "ok".
QByteArray integrity(const QString& path);

/// `brief` in a normal test run; `lengthy` where SUBTEXT_LONG=1 asks for it.
int killCount(int brief, int lengthy);

} // namespace subtext::test
