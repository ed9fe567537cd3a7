// SPDX-License-Identifier: MIT
#include "tests/core/folderteam/foldercourse.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

#ifdef Q_OS_LINUX
#include <cerrno>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

using namespace subtext;
using namespace subtext::test;

/// What is in the keychain of a machine that shares a study by a folder, or joins one: the secret
/// of its device, and of what came to nothing none.
class FolderSecretsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sharing_keepsTheSecretOfTheDeviceAlone();
    void sharingThatFails_keepsNone();
    void sharingThatIsInPlaceAllTheSame_keepsItsSecret();
    void sharingAgain_isByTheSecretOfTheDevice();
    void lockedKeychain_isToldAsThat();
    void joining_keepsTheSecretOfTheDeviceAlone();
    void joiningThatFails_keepsNone();
    void joiningThatTookTheInvitation_keepsItsSecret();

private:
    static QStringList logins(const MachineSecrets& secrets)
    {
        QStringList logins;
        for (const auto& [login, secret] : secrets.kept)
            logins << login;
        return logins;
    }
    static QString code(int number) { return QStringLiteral("A0%1").arg(number); }
};

namespace {

/// A study that is about to be shared by a folder.
struct BeforeSharing
{
    BeforeSharing()
    {
        if (!QDir().mkpath(address.host))
            qFatal("no folder");
    }
    Result<TeamMembership> share() { return FolderTeam(secrets).create(address, founder, {}); }
    QString folder() const { return folderOfStudy(address.host, founder.study.text()); }

    DeskStudy study{1, 1};
    MachineSecrets secrets;
    TeamFounder founder{must(study->info()).uuid,
                        must(study.roster().person(study.coordinator()))->uuid,
                        QStringLiteral("C01")};
    ServerAddress address = [this] {
        ServerAddress at;
        at.host = study.filePath(QStringLiteral("shared"));
        return at;
    }();
};

/// While it is set, no folder with a list of members is brought to the disk.
bool refusesLists = false;

#ifdef Q_OS_LINUX
bool hasList(int descriptor)
{
    struct stat status = {};
    const QString link = QStringLiteral("/proc/self/fd/%1").arg(descriptor);
    return ::fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode) &&
           QFileInfo::exists(rosterPath(link));
}
#endif

} // namespace

#ifdef Q_OS_LINUX
extern "C" int fsync(int descriptor)
{
    if (refusesLists && hasList(descriptor)) {
        errno = EIO;
        return -1;
    }
    return static_cast<int>(::syscall(SYS_fsync, descriptor));
}
#endif

void FolderSecretsTest::sharing_keepsTheSecretOfTheDeviceAlone()
{
    BeforeSharing at;
    const TeamMembership membership = must(at.share());
    QCOMPARE(logins(at.secrets), QStringList{membership.login});
}

void FolderSecretsTest::sharingThatFails_keepsNone()
{
    BeforeSharing at;
    QVERIFY(QFile::link(at.study.filePath(QStringLiteral("nowhere")), at.folder()));
    QVERIFY(!at.share()); // no folder can be made there
    QCOMPARE(logins(at.secrets), QStringList());
    QVERIFY(QFile::remove(at.folder()));
    at.secrets.isFull = true;
    QVERIFY(isSecretError(errorOf(at.share())));
    QVERIFY(!QFileInfo::exists(at.folder()));
    at.secrets.isFull = false;
    VERIFY_HOLDS(at.share());
    MachineSecrets others;
    COMPARE_ERROR(FolderTeam(others).create(at.address, at.founder, {}), ErrorCode::FileExists);
    QCOMPARE(logins(others), QStringList());
}

// The list of members has its name, and its folder cannot be brought to the disk.
void FolderSecretsTest::sharingThatIsInPlaceAllTheSame_keepsItsSecret()
{
#ifndef Q_OS_LINUX
    QSKIP("no disk refuses a folder here");
#endif
    BeforeSharing at;
    refusesLists = true;
    const auto shared = at.share();
    refusesLists = false;
    COMPARE_ERROR(shared, ErrorCode::IoFailure);
    QCOMPARE(at.secrets.kept.size(), std::size_t{1});
    const auto before = at.secrets.kept;
    QCOMPARE(must(at.share()).login, before.begin()->first);
    QCOMPARE(at.secrets.kept, before);
}

// The program was ended before the study knew of it.
void FolderSecretsTest::sharingAgain_isByTheSecretOfTheDevice()
{
    BeforeSharing at;
    const TeamMembership membership = must(at.share());
    const auto before = at.secrets.kept;
    QVERIFY(must(at.share()) == membership);
    QCOMPARE(at.secrets.kept, before);
}

// It may have the secret: neither the study nor the invitation is known to be another device's.
void FolderSecretsTest::lockedKeychain_isToldAsThat()
{
    BeforeSharing at;
    const TeamMembership membership = must(at.share());
    at.secrets.isLocked = true;
    const Error why = errorOf(at.share());
    QVERIFY(isSecretError(why));
    QCOMPARE(why.value, membership.login);
    at.secrets.isLocked = false;
    QVERIFY(must(at.share()) == membership);

    FolderCourse course;
    FolderMate one(course, code(1), 2);
    NewTeamFile file;
    one.secrets.isLocked = true;
    const Error refused = errorOf(one.team.join(one.invitation, {}, file, {}));
    QVERIFY(isSecretError(refused));
    QCOMPARE(refused.value, one.membership.login);
    one.secrets.isLocked = false;
    QVERIFY(must(one.team.join(one.invitation, {}, file, {})).membership == one.membership);
}

void FolderSecretsTest::joining_keepsTheSecretOfTheDeviceAlone()
{
    FolderCourse course;
    const FolderMate one(course, code(1), 2);
    QCOMPARE(logins(one.secrets), QStringList{one.membership.login});
    QCOMPARE(logins(course.secrets), QStringList{course.membership.login});
}

void FolderSecretsTest::joiningThatFails_keepsNone()
{
    FolderCourse course;
    const FolderMate one(course, code(1), 2);
    MachineSecrets secrets;
    NewTeamFile file;
    // Somebody has opened it already.
    COMPARE_ERROR(FolderTeam(secrets).join(one.invitation, {}, file, {}), ErrorCode::SignInRefused);
    QCOMPARE(logins(secrets), QStringList());
    // The folder cannot be written to.
    const Invitation invitation = must(course.invite(code(2)));
    const Uuid device = *Uuid::fromText(invitation.address.login.mid(FolderLogin.size()));
    const QString own = course.folderOf(device);
    QVERIFY(QFile::link(course.study.filePath(QStringLiteral("nowhere")), own));
    QVERIFY(!FolderTeam(secrets).join(invitation, {}, file, {}));
    QCOMPARE(logins(secrets), QStringList());
    QVERIFY(QFile::remove(own));
    VERIFY_HOLDS(FolderTeam(secrets).join(invitation, {}, file, {}));
    QCOMPARE(logins(secrets), QStringList{invitation.address.login});
    // What is this device's stays its own.
    const auto kept = secrets.kept;
    QVERIFY(QDir(own).removeRecursively());
    QVERIFY(QFile::link(course.study.filePath(QStringLiteral("nowhere")), own));
    QVERIFY(!FolderTeam(secrets).join(invitation, {}, file, {}));
    QCOMPARE(secrets.kept, kept);
}

// An invitation can be opened once: with another secret this device could never come back.
void FolderSecretsTest::joiningThatTookTheInvitation_keepsItsSecret()
{
    FolderCourse course;
    const Invitation invitation = must(course.invite(code(1)));
    CancelToken cancel;
    cancel.cancel(); // which is looked for once there is something to read
    MachineSecrets secrets;
    NewTeamFile file;
    COMPARE_ERROR(FolderTeam(secrets).join(invitation, {}, file, cancel), ErrorCode::Cancelled);
    QCOMPARE(logins(secrets), QStringList{invitation.address.login});
    VERIFY_HOLDS(FolderTeam(secrets).join(invitation, {}, file, {}));
}

SUBTEXT_TEST(FolderSecretsTest)
#include "foldersecretstest.moc"
