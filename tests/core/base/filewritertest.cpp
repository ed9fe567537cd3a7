// SPDX-License-Identifier: MIT
#include "core/base/filewriter.h"

#include "core/base/diskfile.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/smalldisk.h"

#include <QDir>
#include <QTemporaryDir>

#include <fcntl.h>
#include <functional>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <utility>

using namespace subtext;
using namespace subtext::test;

/// What is written is there to the last byte, or what was there before is.
class FileWriterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void parts_becomeOneFile();
    void uncommittedFile_leavesNothing();
    void whatKilledWritersLeft_isRemoved();
    void fileThatSomebodyTookForLeft_isBegunAnew_data();
    void fileThatSomebodyTookForLeft_isBegunAnew();
    void newFile_isForWhomItIsMeant_data();
    void newFile_isForWhomItIsMeant();
    void replacedFile_keepsItsPermissions();
    void link_isFollowed();
    void whatIsNoFile_isRefused_data();
    void whatIsNoFile_isRefused();
    void fileThatMayNotBeWritten_isReadOnly();
    void limitReached_leavesTheOldFile();
    void fullDisk_leavesTheOldFile_data();
    void fullDisk_leavesTheOldFile();
    void copy_isWhole();
    void privateFolders_areMadeOnce();
    void folderBehindALink_isSynced();

private:
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    QStringList entries() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

unsigned modeOf(const QString& path)
{
    struct stat now = {};
    return ::stat(QFile::encodeName(path).constData(), &now) == 0 ? now.st_mode & 0777U : 0;
}

/// While it lives, new files are as open as this mask lets them be.
class Umask
{
public:
    explicit Umask(mode_t mask)
        : m_before(::umask(mask))
    {}
    ~Umask() { ::umask(m_before); }
    Umask(const Umask&) = delete;
    Umask& operator=(const Umask&) = delete;

private:
    mode_t m_before;
};

/// Done once, before the next lock of this program is taken.
std::function<void()> beforeNextLock;

int lockOfTheSystem(int descriptor, int operation)
{
    return static_cast<int>(::syscall(SYS_flock, descriptor, operation));
}

int codeOf(const Result<void>& result)
{
    return result ? 0 : 1 + static_cast<int>(result.error().code);
}

} // namespace

// In front of the system's, so that something can come between the making of a file and its lock.
extern "C" int flock(int descriptor, int operation) noexcept
{
    if (const auto before = std::exchange(beforeNextLock, {}))
        before();
    return lockOfTheSystem(descriptor, operation);
}

void FileWriterTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void FileWriterTest::parts_becomeOneFile()
{
    const auto file = FileWriter::begin(path("a"), Readers::Owner);
    VERIFY_HOLDS(file);
    VERIFY_HOLDS((*file)->write("one "));
    VERIFY_HOLDS((*file)->write({}));
    VERIFY_HOLDS((*file)->write(QByteArray(100'000, 'x')));
    VERIFY_HOLDS((*file)->finish());
    QVERIFY(!QFile::exists(path("a")));
    VERIFY_HOLDS((*file)->commit());
    QCOMPARE(readFile(path("a")), "one " + QByteArray(100'000, 'x'));
    QCOMPARE(entries(), QStringList{QStringLiteral("a")});
    VERIFY_HOLDS(writeWholeFile(path("a"), {}, Readers::Owner));
    QCOMPARE(readFile(path("a")), QByteArray());
}

void FileWriterTest::uncommittedFile_leavesNothing()
{
    writeFile(path("a"), "old");
    {
        const auto one = FileWriter::begin(path("a"), Readers::Owner);
        const auto other = FileWriter::begin(path("a"), Readers::Owner);
        VERIFY_HOLDS(one);
        VERIFY_HOLDS(other);
        VERIFY_HOLDS((*one)->write("new"));
        QCOMPARE(entries().size(), 3);
    }
    QCOMPARE(entries(), QStringList{QStringLiteral("a")});
    QCOMPARE(readFile(path("a")), QByteArray("old"));
}

void FileWriterTest::whatKilledWritersLeft_isRemoved()
{
    const auto living = must(FileWriter::begin(path("other"), Readers::Owner));
    VERIFY_HOLDS(living->write("half"));
    writeFile(path(".subtext-1-1.part"), "of a program that was killed");
    writeFile(path("kept.part"), "somebody else's");
    VERIFY_HOLDS(writeWholeFile(path("file"), "whole", Readers::Owner));
    QVERIFY(!entries().contains(QStringLiteral(".subtext-1-1.part")));
    QVERIFY(entries().contains(QStringLiteral("kept.part")));
    VERIFY_HOLDS(living->commit()); // which nobody took away
    QCOMPARE(readFile(path("other")), QByteArray("half"));
}

void FileWriterTest::fileThatSomebodyTookForLeft_isBegunAnew_data()
{
    QTest::addColumn<bool>("isRemovedAtOnce");
    QTest::newRow("removed at once") << true;
    QTest::newRow("held still") << false;
}

// Another program opens the new file before this one has locked it.
void FileWriterTest::fileThatSomebodyTookForLeft_isBegunAnew()
{
    QFETCH(bool, isRemovedAtOnce);
    std::unique_ptr<QFile> other;
    QString taken;
    beforeNextLock = [&] {
        const QStringList made = entries();
        QCOMPARE(made.size(), 1);
        taken = m_folder->filePath(made.front());
        other = std::make_unique<QFile>(taken);
        QVERIFY(other->open(QIODevice::ReadOnly));
        QCOMPARE(lockOfTheSystem(other->handle(), LOCK_EX | LOCK_NB), 0);
        if (isRemovedAtOnce)
            QVERIFY(QFile::remove(taken));
    };
    const auto file = FileWriter::begin(path("a"), Readers::Owner);
    VERIFY_HOLDS(file);
    VERIFY_HOLDS((*file)->write("whole"));
    QVERIFY(other);
    QCOMPARE(QFile::remove(taken), !isRemovedAtOnce);
    other.reset();
    VERIFY_HOLDS((*file)->commit());
    QCOMPARE(readFile(path("a")), QByteArray("whole"));
    QCOMPARE(entries(), QStringList{QStringLiteral("a")});
}

void FileWriterTest::newFile_isForWhomItIsMeant_data()
{
    QTest::addColumn<unsigned>("mask");
    QTest::addColumn<Readers>("readers");
    QTest::addColumn<unsigned>("mode");
    QTest::newRow("answers, open mask") << 0U << Readers::Owner << 0600U;
    QTest::newRow("answers, usual mask") << 0022U << Readers::Owner << 0600U;
    QTest::newRow("figures, open mask") << 0U << Readers::Anyone << 0666U;
    QTest::newRow("figures, usual mask") << 0022U << Readers::Anyone << 0644U;
    QTest::newRow("figures, strict mask") << 0077U << Readers::Anyone << 0600U;
}

void FileWriterTest::newFile_isForWhomItIsMeant()
{
    QFETCH(unsigned, mask);
    QFETCH(Readers, readers);
    QFETCH(unsigned, mode);
    const Umask umask(mask);
    VERIFY_HOLDS(writeWholeFile(path("a"), "x", readers));
    QCOMPARE(modeOf(path("a")), mode);
}

void FileWriterTest::replacedFile_keepsItsPermissions()
{
    for (const unsigned mode : {0600U, 0640U, 0644U, 0666U}) {
        writeFile(path("a"), "old");
        QCOMPARE(::chmod(QFile::encodeName(path("a")).constData(), mode), 0);
        for (const Readers readers : {Readers::Owner, Readers::Anyone}) {
            VERIFY_HOLDS(writeWholeFile(path("a"), "new", readers));
            QCOMPARE(modeOf(path("a")), mode);
        }
    }
}

void FileWriterTest::link_isFollowed()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("far")));
    writeFile(path("far/a"), "old");
    QVERIFY(QFile::link(QStringLiteral("far/a"), path("link")));
    QVERIFY(QFile::link(QStringLiteral("link"), path("second")));
    QVERIFY(QFile::link(QStringLiteral("far/new"), path("dangling")));
    VERIFY_HOLDS(writeWholeFile(path("second"), "new", Readers::Owner));
    QCOMPARE(readFile(path("far/a")), QByteArray("new"));
    VERIFY_HOLDS(writeWholeFile(path("dangling"), "made", Readers::Owner));
    QCOMPARE(readFile(path("far/new")), QByteArray("made"));
    QVERIFY(QFileInfo(path("link")).isSymLink() && QFileInfo(path("second")).isSymLink());
    QCOMPARE(entries().size(), 4);
    QCOMPARE(QDir(path("far")).entryList(QDir::Files | QDir::Hidden).size(), 2);
}

void FileWriterTest::whatIsNoFile_isRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<ErrorCode>("code");
    const auto row = [](const char* name, const char* file, ErrorCode code) {
        QTest::newRow(name) << QString::fromLatin1(file) << code;
    };
    row("a folder", "folder", ErrorCode::IoFailure);
    row("a pipe", "pipe", ErrorCode::IoFailure);
    row("a link to itself", "circle", ErrorCode::IoFailure);
    row("in no folder", "none/a", ErrorCode::FolderMissing);
    row("in a file", "file/a", ErrorCode::FolderMissing);
    row("a device", "device", ErrorCode::IoFailure);
}

void FileWriterTest::whatIsNoFile_isRefused()
{
    QFETCH(QString, name);
    QFETCH(ErrorCode, code);
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
    writeFile(path("file"), "old");
    QCOMPARE(::mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
    QVERIFY(QFile::link(QStringLiteral("circle"), path("circle")));
    QVERIFY(QFile::link(QStringLiteral("/dev/full"), path("device")));
    const QStringList before = entries();
    const Error error = errorOf(writeWholeFile(m_folder->filePath(name), "x", Readers::Owner));
    QCOMPARE(error.code, code);
    QVERIFY2(error.file.startsWith(m_folder->path()), qUtf8Printable(error.file));
    QCOMPARE(entries(), before);
    struct stat device = {};
    QVERIFY(::stat("/dev/full", &device) == 0 && S_ISCHR(device.st_mode));
}

void FileWriterTest::fileThatMayNotBeWritten_isReadOnly()
{
    if (geteuid() != 0)
        QSKIP("takes root, to become somebody else");
    constexpr unsigned Nobody = 65534;
    writeFile(path("kept"), "old");
    QCOMPARE(::chmod(QFile::encodeName(path("kept")).constData(), 0444), 0);
    const auto asNobody = [&](unsigned folderMode, const char* name) {
        const QByteArray folder = QFile::encodeName(m_folder->path());
        return inChild([&] {
            if (::chmod(folder.constData(), folderMode) != 0 || setgid(Nobody) != 0 ||
                setuid(Nobody) != 0)
                return 99;
            return codeOf(writeWholeFile(path(name), "new", Readers::Owner));
        });
    };
    const int readOnly = 1 + static_cast<int>(ErrorCode::ReadOnly);
    QCOMPARE(asNobody(0777, "kept"), readOnly); // the folder would let the file be replaced
    QCOMPARE(asNobody(0755, "new"), readOnly);
    QCOMPARE(asNobody(0733, "put in"), 0); // a folder to put things into and not to look at
    QCOMPARE(readFile(path("kept")), QByteArray("old"));
    QCOMPARE(entries(), (QStringList{QStringLiteral("kept"), QStringLiteral("put in")}));
}

void FileWriterTest::limitReached_leavesTheOldFile()
{
    const QByteArray old(70'000, 'o');
    writeFile(path("a"), old);
    for (const rlim_t most : {rlim_t(0), rlim_t(1), rlim_t(4096), rlim_t(99'999)}) {
        const int status = inChild([&] {
            return limitFiles(most)
                       ? codeOf(writeWholeFile(path("a"), QByteArray(100'000, 'n'), Readers::Owner))
                       : 99;
        });
        QCOMPARE(status, 1 + static_cast<int>(ErrorCode::DiskFull));
        QVERIFY(readFile(path("a")) == old);
        QCOMPARE(entries(), QStringList{QStringLiteral("a")});
    }
}

void FileWriterTest::fullDisk_leavesTheOldFile_data()
{
    QTest::addColumn<QByteArray>("options");
    for (int kilobytes = 0; kilobytes < 100; kilobytes += 12)
        QTest::addRow("%d kB left", kilobytes)
            << "size=" + QByteArray::number(72 + kilobytes) + 'k';
    QTest::newRow("no more files") << QByteArray("nr_inodes=2");
}

void FileWriterTest::fullDisk_leavesTheOldFile()
{
    QFETCH(QByteArray, options);
    const SmallDisk disk(options);
    if (!disk.isMounted())
        QSKIP("takes root, to mount a small file system");
    const QByteArray old(70'000, 'o');
    const QString file = writeFile(disk.filePath(QStringLiteral("a")), old);
    const Error error = errorOf(writeWholeFile(file, QByteArray(100'000, 'n'), Readers::Owner));
    QCOMPARE(error.code, ErrorCode::DiskFull);
    QCOMPARE(error.file, file);
    QVERIFY(readFile(file) == old);
    QCOMPARE(QDir(disk.path()).entryList(QDir::Files | QDir::Hidden),
             QStringList{QStringLiteral("a")});
}

void FileWriterTest::copy_isWhole()
{
    QByteArray content(3'000'000, '\0'); // several of the parts that it is copied in
    for (qsizetype i = 0; i < content.size(); ++i)
        content[i] = static_cast<char>(i * 7919 % 251);
    writeFile(path("a"), content);
    VERIFY_HOLDS(copyWholeFile(path("a"), path("b"), Readers::Owner));
    QVERIFY(readFile(path("b")) == content);
    QCOMPARE(modeOf(path("b")), 0600U);
    COMPARE_ERROR(copyWholeFile(path("none"), path("c"), Readers::Owner),
                  ErrorCode::FileUnreadable);
    COMPARE_ERROR(copyWholeFile(m_folder->path(), path("c"), Readers::Owner),
                  ErrorCode::FileUnreadable);
    QCOMPARE(entries(), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
}

void FileWriterTest::privateFolders_areMadeOnce()
{
    const Umask umask(0);
    const auto made = disk::makePrivateFolders(path("one/two/"));
    VERIFY_HOLDS(made);
    QCOMPARE(*made, (QStringList{path("one"), path("one/two")}));
    QCOMPARE(modeOf(path("one")), 0700U);
    QCOMPARE(modeOf(path("one/two")), 0700U);
    const auto again = disk::makePrivateFolders(path("one/two"));
    VERIFY_HOLDS(again);
    QVERIFY(again->isEmpty());
    writeFile(path("one/file"), "x");
    COMPARE_ERROR(disk::makePrivateFolders(path("one/file/sub")), ErrorCode::FolderMissing);
    COMPARE_ERROR(disk::makePrivateFolders(path("one/file")), ErrorCode::FolderMissing);
}

void FileWriterTest::folderBehindALink_isSynced()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("far")));
    QVERIFY(QFile::link(QStringLiteral("far"), path("link")));
    VERIFY_HOLDS(writeWholeFile(path("link/a"), "x", Readers::Owner));
    VERIFY_HOLDS(disk::syncFolder(path("link")));
    COMPARE_ERROR(disk::syncFolder(path("none")), ErrorCode::IoFailure);
}

SUBTEXT_TEST(FileWriterTest)
#include "filewritertest.moc"
