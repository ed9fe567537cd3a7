// SPDX-License-Identifier: MIT
#include "core/base/filenames.h"

#include "tests/support/registeredtest.h"

#include <QTest>

using namespace subtext;

class FileNamesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void part_suitsEveryFileSystem_data();
    void part_suitsEveryFileSystem();
};

void FileNamesTest::part_suitsEveryFileSystem_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("part");
    const auto row = [](const char* words, const char* part) {
        QTest::newRow(words) << QString::fromUtf8(words) << QString::fromUtf8(part);
    };
    row("", "");
    row("Maya Ortiz", "Maya-Ortiz");
    row("  ../etc/passwd ", "etc-passwd");
    row("a\\b:c*d?e\"f<g>h|i", "a-b-c-d-e-f-g-h-i");
    row("Zoe\xcc\x88", "Zo\xc3\xab"); // composed
    row("...", "");
    QTest::newRow("long") << QString(200, u'x') << QString(60, u'x');
    QTest::newRow("cut at a hyphen")
        << QString(59, u'x') + QStringLiteral(" y") << QString(59, u'x');
}

void FileNamesTest::part_suitsEveryFileSystem()
{
    QFETCH(QString, words);
    QTEST(fileNamePart(words), "part");
}

SUBTEXT_TEST(FileNamesTest)
#include "filenamestest.moc"
