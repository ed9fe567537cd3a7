// SPDX-License-Identifier: MIT
//
// Locks the study given as the first argument in the name of its coordinator C01, at the moment
// that is the second (UTC ms), unless it is locked already.
#include "core/course/roster.h"
#include "core/operation/datalock.h"
#include "core/study/study.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/teststudy.h"

#include <QCoreApplication>

using namespace subtext;
using namespace subtext::test;

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 3)
        return 2;
    FixedClock clock;
    clock.set(arguments.at(2).toLongLong());
    RandomIds ids;
    const auto study = must(Study::open(arguments.at(1), Study::Access::Write, {clock, ids, {}}));
    if (!must(study->dataLock().isLocked()))
        must(study->dataLock().lock(QStringLiteral("All is done."),
                                    must(study->roster().byCode(QStringLiteral("C01")))->id));
    return 0;
}
