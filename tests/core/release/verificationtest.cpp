// SPDX-License-Identifier: MIT
#include "core/release/verification.h"

#include "core/release/checksums.h"
#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// A release on a disk against its SHA256SUMS.
class VerificationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void untouched_isSound();
    void relativePath_isTheSameFolder();
    void oneByteChanged_namesTheFile();
    void fileTakenAway_isMissing();
    void fileAdded_isUnlistedAndUnsound();
    void figureForPrint_isUnlistedAndSound();
    void printFileElsewhere_isUnsound();
    void linkInPlaceOfAFile_isChanged();
    void linkedFolder_isNotFollowed();
    void noRelease_isNone();
    void badLines_areNamed_data();
    void badLines_areNamed();
    void hiddenFile_isSeen();

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    FileState stateOf(const char* name) const;
    bool isSound() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void VerificationTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    for (const ReleaseFile& file : sampleFiles()) {
        const QString at = m_folder->filePath(file.path);
        QVERIFY(QDir().mkpath(QFileInfo(at).path()));
        writeFile(at, file.bytes);
    }
}

FileState VerificationTest::stateOf(const char* name) const
{
    const auto check = verifyReleaseFolder(m_folder->path());
    if (!check)
        qFatal("cannot be verified");
    for (const CheckedFile& file : check->files) {
        if (file.path == QLatin1String(name))
            return file.state;
    }
    qFatal("%s is not among the files", name);
    return {};
}

bool VerificationTest::isSound() const
{
    const auto check = verifyReleaseFolder(m_folder->path());
    return check && check->isSound();
}

void VerificationTest::untouched_isSound()
{
    const auto check = verifyReleaseFolder(m_folder->path());
    VERIFY_HOLDS(check);
    QVERIFY(check->isSound());
    QCOMPARE(check->files.size(), sampleFiles().size() - 1); // all but SHA256SUMS
    QVERIFY(std::is_sorted(check->files.begin(), check->files.end(),
                           [](const auto& a, const auto& b) { return a.path < b.path; }));
}

void VerificationTest::relativePath_isTheSameFolder()
{
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(QFileInfo(m_folder->path()).path()));
    const QString name = QFileInfo(m_folder->path()).fileName();
    for (const QString& dir : {name, QStringLiteral("./") + name, name + u'/'}) {
        const auto check = verifyReleaseFolder(dir);
        VERIFY_HOLDS(check);
        QVERIFY(check->isSound());
    }
    QVERIFY(QDir::setCurrent(before));
}

void VerificationTest::oneByteChanged_namesTheFile()
{
    QByteArray bytes = readFile(path("gold.csv"));
    bytes[bytes.size() / 2] = static_cast<char>(bytes.at(bytes.size() / 2) ^ 1);
    writeFile(path("gold.csv"), bytes);
    QCOMPARE(stateOf("gold.csv"), FileState::Changed);
    QCOMPARE(stateOf("annotations.csv"), FileState::Sound);
    QVERIFY(!isSound());
}

void VerificationTest::fileTakenAway_isMissing()
{
    QVERIFY(QFile::remove(path("reports/agreement.json")));
    QCOMPARE(stateOf("reports/agreement.json"), FileState::Missing);
    QVERIFY(!isSound());
}

void VerificationTest::fileAdded_isUnlistedAndUnsound()
{
    writeFile(path("data/notes.txt"), "mine");
    QCOMPARE(stateOf("data/notes.txt"), FileState::Unlisted);
    QVERIFY(!isSound());
    const auto inventory = inventoryOf(m_folder->path());
    VERIFY_HOLDS(inventory);
    QCOMPARE(inventory->strangers, QStringList{QStringLiteral("data/notes.txt")});
}

void VerificationTest::figureForPrint_isUnlistedAndSound()
{
    QVERIFY(QDir().mkpath(path("reports/figures")));
    writeFile(path("reports/figures/kappa.pdf"), "%PDF-1.4");
    QCOMPARE(stateOf("reports/figures/kappa.pdf"), FileState::Unlisted);
    QVERIFY(isSound());
    QVERIFY(inventoryOf(m_folder->path())->strangers.isEmpty());
}

void VerificationTest::printFileElsewhere_isUnsound()
{
    writeFile(path("paper.pdf"), "%PDF-1.4");
    QVERIFY(!isSound());
}

void VerificationTest::linkInPlaceOfAFile_isChanged()
{
    QVERIFY(QFile::rename(path("gold.csv"), m_folder->path() + QStringLiteral("-gold")));
    QVERIFY(QFile::link(m_folder->path() + QStringLiteral("-gold"), path("gold.csv")));
    const FileState state = stateOf("gold.csv");
    QVERIFY(QFile::remove(m_folder->path() + QStringLiteral("-gold")));
    QCOMPARE(state, FileState::Changed); // though its bytes are the same
}

void VerificationTest::linkedFolder_isNotFollowed()
{
    QTemporaryDir elsewhere;
    QVERIFY(QDir().rename(path("data"), elsewhere.filePath(QStringLiteral("data"))));
    QVERIFY(QFile::link(elsewhere.filePath(QStringLiteral("data")), path("data")));
    QCOMPARE(stateOf("data"), FileState::Unlisted);
    QCOMPARE(stateOf("data/human-gold/data_sarcasm-irony.csv"), FileState::Missing);
    QVERIFY(!isSound());
}

void VerificationTest::noRelease_isNone()
{
    COMPARE_ERROR(verifyReleaseFolder(path("none")), ErrorCode::FileMissing);
    COMPARE_ERROR(verifyReleaseFolder(path("gold.csv")), ErrorCode::FileMissing);
    QVERIFY(QFile::remove(path("SHA256SUMS")));
    const auto check = verifyReleaseFolder(m_folder->path());
    COMPARE_ERROR(check, ErrorCode::FileMissing);
    QVERIFY(errorOf(check).file.endsWith(QLatin1String("SHA256SUMS")));
}

void VerificationTest::badLines_areNamed_data()
{
    QTest::addColumn<QByteArray>("line");
    const QByteArray hash = sha256Of("x");
    QTest::newRow("words") << QByteArray("no hash at all");
    QTest::newRow("no path") << hash + "  ";
    QTest::newRow("one space") << hash + " gold.csv";
    QTest::newRow("short hash") << hash.left(60) + "      gold.csv";
    QTest::newRow("capitals") << hash.toUpper() + "  gold.csv";
    QTest::newRow("parent folder") << hash + "  ../gold.csv";
    QTest::newRow("on the way") << hash + "  data/../../gold.csv";
    QTest::newRow("absolute") << hash + "  /etc/hostname";
    QTest::newRow("twice") << hash + "  CHANGELOG.md";
    QTest::newRow("empty line") << QByteArray();
}

void VerificationTest::badLines_areNamed()
{
    QFETCH(QByteArray, line);
    const QByteArray sums = readFile(path("SHA256SUMS"));
    writeFile(path("SHA256SUMS"), sums + line + "\n" + sha256Of("y") + "  last.csv\n");
    const Error error = errorOf(verifyReleaseFolder(m_folder->path()));
    QCOMPARE(error.code, ErrorCode::MalformedFile);
    QCOMPARE(error.line, sums.count('\n') + 1);
    QCOMPARE(error.file, path("SHA256SUMS"));
    writeFile(path("SHA256SUMS"), {});
    COMPARE_ERROR(verifyReleaseFolder(m_folder->path()), ErrorCode::MalformedFile);
}

void VerificationTest::hiddenFile_isSeen()
{
    QVERIFY(QDir().mkpath(path(".git")));
    writeFile(path(".git/config"), "x");
    QCOMPARE(stateOf(".git/config"), FileState::Unlisted);
    QVERIFY(!isSound());
}

SUBTEXT_TEST(VerificationTest)
#include "verificationtest.moc"
