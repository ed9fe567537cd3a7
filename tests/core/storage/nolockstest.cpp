// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <sqlite3.h>

#include <cerrno>
#include <cstdarg>
#include <fcntl.h>

using namespace subtext;
using namespace subtext::test;

namespace {

int refusal = 0; // the number that asking for a lock fails with; 0: it does not

int fcntlWithoutLocks(int file, int command, ...)
{
    va_list arguments;
    va_start(arguments, command);
    void* const argument = va_arg(arguments, void*);
    va_end(arguments);
    if (command == F_SETLK && refusal != 0) {
        errno = refusal;
        return -1;
    }
    return ::fcntl(file, command, argument);
}

/// A file system that refuses locks in this way while the object lives.
class RefusedLocks
{
public:
    explicit RefusedLocks(int number)
        : m_vfs(sqlite3_vfs_find(nullptr))
    {
        refusal = number;
        m_vfs->xSetSystemCall(m_vfs, "fcntl",
                              reinterpret_cast<sqlite3_syscall_ptr>(fcntlWithoutLocks));
    }
    ~RefusedLocks()
    {
        refusal = 0;
        m_vfs->xSetSystemCall(m_vfs, "fcntl", nullptr);
    }
    RefusedLocks(const RefusedLocks&) = delete;
    RefusedLocks& operator=(const RefusedLocks&) = delete;

private:
    sqlite3_vfs* m_vfs;
};

} // namespace

/// A file system without locks is not another program that has the study open.
class NoLocksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusedLock_isNamedByItsReason_data();
    void refusedLock_isNamedByItsReason();
};

void NoLocksTest::refusedLock_isNamedByItsReason_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("no locks to be had") << ENOLCK << ErrorCode::IoFailure;
    QTest::newRow("held by another program") << EAGAIN << ErrorCode::Locked;
}

void NoLocksTest::refusedLock_isNamedByItsReason()
{
    QFETCH(int, number);
    QFETCH(ErrorCode, code);
    TestStudy study;
    study.close();
    const QByteArray before = readFile(study.path());
    {
        const RefusedLocks refused(number);
        const auto opened = Study::open(study.path(), Study::Access::Write, study.environment());
        COMPARE_ERROR(opened, code);
        QCOMPARE(opened.error().file, study.path());
    }
    QVERIFY(readFile(study.path()) == before);
    VERIFY_HOLDS(Study::open(study.path(), Study::Access::Write, study.environment()));
}

SUBTEXT_TEST(NoLocksTest)
#include "nolockstest.moc"
