// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/smalldisk.h"

#include <QDir>
#include <QDirIterator>

using namespace subtext::test;

/// `subtext-cli export` where there is not room enough: status 4, what was there stays to the byte,
/// and nothing stands beside it.
class CliExportFullDiskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void fullDisk_leavesTheOldFiles_data();
    void fullDisk_leavesTheOldFiles();
    void fullDisk_leavesNothingNew_data() { formats(); }
    void fullDisk_leavesNothingNew();
    void limitReached_leavesTheOldFiles_data() { formats(); }
    void limitReached_leavesTheOldFiles();

private:
    using Files = QMap<QString, QByteArray>;
    static void formats();
    /// Exports into a folder of its own and gives what is there then.
    Files filesOf(const QString& format) const;
    QStringList command(const QString& format, const QString& folder) const;

    QTemporaryDir m_folder;
    QString m_study;
};

namespace {

constexpr qint64 Page = 4096;

/// All files below a folder, hidden ones too, by their path from there.
QMap<QString, QByteArray> contentOf(const QString& folder)
{
    QMap<QString, QByteArray> files;
    QDirIterator entries(folder, QDir::Files | QDir::Hidden | QDir::System,
                         QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString path = entries.next();
        files[QDir(folder).relativeFilePath(path)] = readFile(path);
    }
    return files;
}

/// What they take on a disk that gives whole pages.
qint64 pagesOf(const QMap<QString, QByteArray>& files)
{
    qint64 bytes = 0;
    for (const QByteArray& file : files)
        bytes += (file.size() + Page - 1) / Page * Page;
    return bytes;
}

/// The same files as somebody may have them from an earlier export.
QMap<QString, QByteArray> olderThan(QMap<QString, QByteArray> files)
{
    for (QByteArray& file : files)
        file = "an older export\n" + file.left(file.size() - 20);
    return files;
}

void put(const QMap<QString, QByteArray>& files, const QString& folder)
{
    for (auto file = files.begin(); file != files.end(); ++file) {
        const QString path = QDir(folder).filePath(file.key());
        if (!QDir().mkpath(QFileInfo(path).absolutePath()))
            qFatal("no folder");
        writeFile(path, file.value());
    }
}

} // namespace

void CliExportFullDiskTest::initTestCase()
{
    m_study = m_folder.filePath(QStringLiteral("s.subtext"));
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("create"), m_study,
                          QStringLiteral("--title"), QStringLiteral("T")}),
                  0);
    // Two subtypes, so that a folder has two files; labels, gold and notes, so that every format
    // has something to say.
    for (const QString& subtype :
         {QStringLiteral("mixed-signals"), QStringLiteral("sarcasm-irony")}) {
        QByteArray csv = "id,sd_listener_role,sd_situation,sd_speaker_role,sd_utterance,"
                         "sl_plutchik_primary_Ann,sl_plutchik_primary_Bob,gold_standard,sl_v_Ann,"
                         "sl_v_Bob,sl_a_Ann,sl_a_Bob,sl_d_Ann,sl_d_Bob,sl_confidence_Ann,"
                         "sl_confidence_Bob,Notes\n";
        for (int id = 1; id <= 120; ++id)
            csv += QByteArray::number(id) +
                   ",manager,It is late and the printer is out of paper.,clerk,Wonderful.,joy,"
                   "anger,joy,pleasant,unpleasant,calm,excited,controlled,in control,confident,"
                   "unsure,Ann reads the first half and Bob the second.\n";
        const QString file =
            writeFile(m_folder.filePath(QStringLiteral("data_%1.csv").arg(subtype)), csv);
        VERIFY_STATUS(runCli({QStringLiteral("import"), m_study, file}), 0);
    }
}

QStringList CliExportFullDiskTest::command(const QString& format, const QString& folder) const
{
    const bool isFolder = format == QLatin1String("folder");
    return {QStringLiteral("export"),
            m_study,
            QStringLiteral("--format"),
            isFolder ? QStringLiteral("csv") : format,
            QStringLiteral("--out"),
            QDir(folder).filePath(isFolder ? QStringLiteral("deep/cei") : QStringLiteral("t.out"))};
}

void CliExportFullDiskTest::formats()
{
    QTest::addColumn<QString>("format");
    for (const char* format :
         {"csv", "jsonl", "decisions", "label-studio", "label-studio-config", "folder"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

CliExportFullDiskTest::Files CliExportFullDiskTest::filesOf(const QString& format) const
{
    const QTemporaryDir folder;
    if (runCli(command(format, folder.path())).status != 0)
        return {};
    return contentOf(folder.path());
}

void CliExportFullDiskTest::fullDisk_leavesTheOldFiles_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("tenths"); // of the room that the new files take
    for (const char* format :
         {"csv", "jsonl", "decisions", "label-studio", "label-studio-config", "folder"}) {
        for (int tenths = 0; tenths <= 10; ++tenths)
            QTest::addRow("%s, %d tenths", format, tenths) << QString::fromLatin1(format) << tenths;
    }
}

void CliExportFullDiskTest::fullDisk_leavesTheOldFiles()
{
    QFETCH(QString, format);
    QFETCH(int, tenths);
    const Files wanted = filesOf(format);
    QVERIFY(!wanted.isEmpty());
    const Files old = olderThan(wanted);
    const qint64 room = pagesOf(wanted) / Page * tenths / 10 * Page;
    const SmallDisk disk("size=" + QByteArray::number(pagesOf(old) + room));
    if (!disk.isMounted())
        QSKIP("takes root, to mount a small file system");
    put(old, disk.path());
    const CliRun run = runCli(command(format, disk.path()));
    if (tenths == 10) {
        VERIFY_STATUS(run, 0);
        QVERIFY(contentOf(disk.path()) == wanted);
        return;
    }
    VERIFY_STATUS(run, 4);
    QVERIFY2(run.out.isEmpty(), run.out.constData());
    QVERIFY2(run.err.contains("disk is full") && run.err.contains(disk.path().toUtf8()),
             run.err.constData());
    QVERIFY(contentOf(disk.path()) == old);
}

void CliExportFullDiskTest::fullDisk_leavesNothingNew()
{
    QFETCH(QString, format);
    const SmallDisk disk("size=4k");
    if (!disk.isMounted())
        QSKIP("takes root, to mount a small file system");
    put({{QStringLiteral("ballast"), QByteArray(Page, 'x')}}, disk.path());
    VERIFY_STATUS(runCli(command(format, disk.path())), 4);
    QCOMPARE(QDir(disk.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("ballast")});
}

void CliExportFullDiskTest::limitReached_leavesTheOldFiles()
{
    QFETCH(QString, format);
    const Files wanted = filesOf(format);
    QVERIFY(!wanted.isEmpty());
    const Files old = olderThan(wanted);
    const QTemporaryDir folder;
    put(old, folder.path());
    const qint64 largest =
        std::max_element(wanted.begin(), wanted.end(), [](const auto& one, const auto& other) {
            return one.size() < other.size();
        })->size();
    for (const qint64 most : {qint64{0}, qint64{1}, largest / 2, largest - 1}) {
        VERIFY_STATUS(runCliWithin(most, command(format, folder.path())), 4);
        QVERIFY(contentOf(folder.path()) == old);
    }
    VERIFY_STATUS(runCli(command(format, folder.path())), 0);
    QVERIFY(contentOf(folder.path()) == wanted);
}

SUBTEXT_TEST(CliExportFullDiskTest)
#include "cliexportfulldisktest.moc"
