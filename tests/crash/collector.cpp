// SPDX-License-Identifier: MIT
//
// Collects or hands out until it is killed. The first argument is the study, the second "merge
// FOLDER" or "hand-out FOLDER". It says "ready"; then, of every returned file in turn, "merged
// NAME" when it is in the study, or "wrote N" each time that all hand-outs are in the folder.
// After a failure, or where nothing is left to do, it waits for its end: whoever kills it must
// find a process.
#include "core/study/study.h"
#include "core/travel/handouts.h"
#include "core/travel/merging.h"

#include <QCoreApplication>
#include <QDir>

#include <cstdio>
#include <unistd.h>

using namespace subtext;

namespace {

void report(const QByteArray& line)
{
    std::fwrite((line + '\n').constData(), 1, static_cast<std::size_t>(line.size() + 1), stdout);
    std::fflush(stdout);
}

QByteArray reasonOf(const Result<std::vector<MergedFile>>& merged)
{
    const auto words = [](const Error& error) {
        return QByteArray::number(static_cast<int>(error.code)) + ' ' + error.detail.toUtf8();
    };
    if (!merged)
        return words(merged.error());
    return merged->front().error ? words(*merged->front().error) : QByteArray("rows refused");
}

void mergeEverything(Study& study, const QDir& folder)
{
    for (const QString& name : folder.entryList({QStringLiteral("*.subtext")}, QDir::Files)) {
        const auto merged = study.merging().merge({folder.filePath(name)});
        const bool isMerged = merged && merged->front().isSound();
        if (isMerged)
            report("merged " + name.toUtf8());
        else
            report("failed " + name.toUtf8() + ' ' + reasonOf(merged));
    }
    report("done");
}

void handOutWithoutEnd(Study& study, const QString& folder)
{
    for (int round = 1;; ++round) {
        const auto written = study.handouts().writeAll(folder);
        if (!written) {
            report("failed " + QByteArray::number(static_cast<int>(written.error().code)) + ' ' +
                   written.error().file.toUtf8());
            return;
        }
        report("wrote " + QByteArray::number(round));
    }
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    if (argc < 3)
        return 2;
    const QString task = QString::fromLocal8Bit(argv[2]);
    const QString folder = task.section(u' ', 1);
    SystemClock clock;
    RandomIds ids;
    auto study = Study::open(QString::fromLocal8Bit(argv[1]), Study::Access::Write,
                             Environment{clock, ids, {}});
    report("ready");
    if (!study)
        report("failed to open");
    else if (task.startsWith(QLatin1String("merge ")))
        mergeEverything(**study, QDir(folder));
    else
        handOutWithoutEnd(**study, folder);
    for (;;)
        pause();
}
