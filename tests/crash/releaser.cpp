// SPDX-License-Identifier: MIT
//
// Writes releases into the folder given as an argument, one round after the other, until it is
// killed: "ready", then "wrote N" each time that round N is on the disk. The second argument is
// "exchange N" or "two-steps N" with the first round; with "two-steps" the kernel refuses renameat2
// to this process, as file systems do that cannot exchange two folders. After a failure it says
// so and waits for its end: whoever kills it must find a process.
#include "core/release/releasefolder.h"
#include "tests/crash/releaseround.h"

#include <QCoreApplication>

#include <cstddef>
#include <cstdio>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace subtext;
using namespace subtext::test;

namespace {

void report(const QByteArray& line)
{
    std::fwrite((line + '\n').constData(), 1, static_cast<std::size_t>(line.size() + 1), stdout);
    std::fflush(stdout);
}

bool refuseRenameat2()
{
    sock_filter program[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_renameat2, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    const sock_fprog filter{static_cast<unsigned short>(std::size(program)), program};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    if (argc < 3)
        return 2;
    const QList<QByteArray> how = QByteArray(argv[2]).split(' ');
    const bool isAsAsked = how.size() == 2 && (how[0] == "exchange" || refuseRenameat2());
    report(isAsAsked ? "ready" : "ready\nfailed to set up");
    bool isWritten = isAsAsked;
    for (int round = how.back().toInt(); isWritten; ++round) {
        const auto written = writeReleaseFolder(QString::fromLocal8Bit(argv[1]),
                                                filesOfRound(round, KilledFileCount));
        isWritten = written.has_value();
        report(isWritten ? "wrote " + QByteArray::number(round)
                         : "failed " + written.error().detail.toUtf8());
    }
    for (;;)
        pause();
}
