// SPDX-License-Identifier: MIT
#include "tests/bench/benchstudy.h"

#include "core/study/importing.h"
#include "core/study/roster.h"

#include <QDir>
#include <QFile>

#include <cstdlib>

namespace subtext::bench {
namespace {

template <typename T> T orDie(Result<T> result)
{
    if (!result)
        std::abort();
    return std::move(*result);
}

} // namespace

QString writeScenes(const QString& folder, int count)
{
    QByteArray csv = "id,speaker_role,listener_role,context,utterance\n";
    for (int i = 1; i <= count; ++i) {
        const QByteArray n = QByteArray::number(i);
        csv +=
            n +
            ",manager,intern,\"The quarterly figures arrive an hour before the meeting, and page " +
            n +
            " is upside down. The manager turns it round, reads it twice, and closes the folder "
            "before anybody else has found a chair.\",\"Well, at least the staples are "
            "straight.\"\n";
    }
    const QString path = QDir(folder).filePath(QStringLiteral("bench_sarcasm-irony.csv"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(csv) != csv.size())
        std::abort();
    return path;
}

QString makeStudy(const QString& folder, int count, const Environment& environment)
{
    const QString path = QDir(folder).filePath(QStringLiteral("bench.subtext"));
    const auto study = orDie(Study::create(path, {QStringLiteral("Bench"), {}, {}}, environment));
    orDie(study->importing().importFiles({writeScenes(folder, count)}, {}));
    orDie(study->roster().add({{{}, QStringLiteral("Robin"), Role::Annotator}}));
    orDie(study->roster().assign(1, 42));
    return path;
}

double residentMiB()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.simplified().split(' ').at(1).toDouble() / 1024;
    }
    return 0;
}

} // namespace subtext::bench
