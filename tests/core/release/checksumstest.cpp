// SPDX-License-Identifier: MIT
#include "core/release/checksums.h"

#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

#include <QCryptographicHash>

#include <map>

using namespace subtext;
using namespace subtext::test;

class ChecksumsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hash_isThatOfTheStandard();
    void lines_areSortedByPath();
    void changingFiles_areLeftOut();
    void everyFileOfARelease_isVerified();
};

void ChecksumsTest::hash_isThatOfTheStandard()
{
    // FIPS 180-2, appendix B.1
    QCOMPARE(sha256Of("abc"),
             QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
}

void ChecksumsTest::lines_areSortedByPath()
{
    const QByteArray sums = sha256Sums({{QStringLiteral("b.csv"), "abc"},
                                        {QStringLiteral("Z"), {}},
                                        {QStringLiteral("a/b.csv"), "abc"}});
    const QByteArray abc = sha256Of("abc");
    QCOMPARE(sums, sha256Of({}) + "  Z\n" + abc + "  a/b.csv\n" + abc + "  b.csv\n");
}

void ChecksumsTest::changingFiles_areLeftOut()
{
    QCOMPARE(sha256Sums({{QStringLiteral("a.pdf"), "abc"}, {QStringLiteral("SHA256SUMS"), "x"}}),
             QByteArray());
}

void ChecksumsTest::everyFileOfARelease_isVerified()
{
    const auto files = sampleFiles();
    QCOMPARE(files.back().path, QStringLiteral("SHA256SUMS"));
    std::map<QString, QByteArray> sums;
    QList<QByteArray> lines = files.back().bytes.split('\n');
    QCOMPARE(lines.takeLast(), QByteArray()); // the last line is ended too
    for (const QByteArray& line : lines) {
        QCOMPARE(line.mid(64, 2), QByteArray("  "));
        sums[QString::fromUtf8(line.mid(66))] = line.left(64);
    }
    QCOMPARE(sums.size(), files.size() - 1);
    for (const ReleaseFile& file : files) {
        if (file.path == QLatin1String("SHA256SUMS"))
            continue;
        const QByteArray expected =
            QCryptographicHash::hash(file.bytes, QCryptographicHash::Sha256).toHex();
        QCOMPARE(sums[file.path], expected);
    }
}

SUBTEXT_TEST(ChecksumsTest)
#include "checksumstest.moc"
