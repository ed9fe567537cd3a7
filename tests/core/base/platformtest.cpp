// SPDX-License-Identifier: MIT
#include "core/base/platform/arguments.h"
#include "core/base/platform/codepages.h"
#include "core/base/platform/entries.h"
#include "core/base/platform/openfile.h"
#include "core/base/platform/process.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace subtext::platform;
using namespace subtext::test;

/// What the rest of the program may expect of a system, whichever it is.
class PlatformTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void refusals_haveNumbers();
    void madeFile_isNew();
    void heldFile_isInUse();
    void heldFile_isInUseUntilItsLastOpening();
    void heldFolder_isInUse();
    void removedFile_hasNoName();
    void file_replacesAnother();
    void rename_replacesNothing();
    void folder_isExchangedWhereThatIsPossible();
    void temporaryFolders_areOwnAndApart();
    void fileMark_tellsFilesApart();
    void missingFolder_isNotSynced();
    void bytes_areDecoded_data();
    void bytes_areDecoded();
    void arguments_areTheProgramsOwn();
    void coreDumps_areAllowedAgain();

private:
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    /// A file with its name in it.
    void put(const char* name) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(name) > 0);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void PlatformTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void PlatformTest::refusals_haveNumbers()
{
    for (const Refusal refusal : {Refusal::DiskFull, Refusal::NotAllowed, Refusal::Exists,
                                  Refusal::LinkCircle, Refusal::IsFolder}) {
        QVERIFY(numberOf(refusal) != 0);
        QCOMPARE(refusalOf(numberOf(refusal)), refusal);
    }
    QCOMPARE(refusalOf(numberOf(Refusal::Other)), Refusal::Other);
}

void PlatformTest::madeFile_isNew()
{
    OpenFile file = OpenFile::make(path("a"), MadeFor::Owner);
    QVERIFY(file.isOpen());
    QCOMPARE(file.refusal(), 0);
    QCOMPARE(file.write("one"), 0);
    QCOMPARE(file.write(" two"), 0);
    QCOMPARE(file.finish(), 0);
    QVERIFY(!file.isOpen());
    QCOMPARE(readFile(path("a")), QByteArray("one two"));
    const OpenFile again = OpenFile::make(path("a"), MadeFor::Owner);
    QVERIFY(!again.isOpen());
    QCOMPARE(refusalOf(again.refusal()), Refusal::Exists);
    QCOMPARE(readFile(path("a")), QByteArray("one two"));
}

void PlatformTest::heldFile_isInUse()
{
    {
        OpenFile writer = OpenFile::make(path("a"), MadeFor::Owner);
        QCOMPARE(writer.hold(), OpenFile::Hold::Held);
        OpenFile other = OpenFile::open(path("a"));
        QCOMPARE(other.hold(), OpenFile::Hold::InUse);
    }
    OpenFile later = OpenFile::open(path("a"));
    QCOMPARE(later.hold(), OpenFile::Hold::Held);
    OpenFile missing = OpenFile::open(path("none"));
    QCOMPARE(missing.hold(), OpenFile::Hold::Refused);
}

void PlatformTest::heldFile_isInUseUntilItsLastOpening()
{
    OpenFile writer = OpenFile::make(path("a"), MadeFor::Owner);
    QCOMPARE(writer.hold(), OpenFile::Hold::Held);
    OpenFile second = writer.again();
    QVERIFY(second.isOpen());
    QCOMPARE(writer.close(), 0);
    const auto holdOfAnother = [&] {
        OpenFile other = OpenFile::open(path("a"));
        return other.hold();
    };
    QCOMPARE(holdOfAnother(), OpenFile::Hold::InUse);
    QCOMPARE(second.close(), 0);
    QCOMPARE(holdOfAnother(), OpenFile::Hold::Held);
}

void PlatformTest::heldFolder_isInUse()
{
    QCOMPARE(makeFolder(path("a"), MadeFor::Everybody), 0);
    {
        OpenFile holder = OpenFile::openFolder(path("a"));
        QCOMPARE(holder.hold(), OpenFile::Hold::Held);
        QVERIFY(holder.names().value_or(0) > 0);
        OpenFile other = OpenFile::openFolder(path("a"));
        QCOMPARE(other.hold(), OpenFile::Hold::InUse);
        // It is worked with all the same.
        put("a/file");
        QCOMPARE(renameEntry(path("a"), path("b")), 0);
        QVERIFY(QFile::exists(path("b/file")));
    }
    OpenFile later = OpenFile::openFolder(path("b"));
    QCOMPARE(later.hold(), OpenFile::Hold::Held);
    QVERIFY(!OpenFile::openFolder(path("b/file")).isOpen());
}

void PlatformTest::removedFile_hasNoName()
{
    OpenFile file = OpenFile::make(path("a"), MadeFor::Owner);
    QCOMPARE(file.names().value_or(0), std::uint64_t{1});
    QCOMPARE(removeFile(path("a")), 0);
    QCOMPARE(file.names().value_or(1), std::uint64_t{0});
    QVERIFY(removeFile(path("a")) != 0);
}

void PlatformTest::file_replacesAnother()
{
    put("new");
    put("old");
    QCOMPARE(replaceFile(path("new"), path("old")), 0);
    QCOMPARE(readFile(path("old")), QByteArray("new"));
    QVERIFY(!QFile::exists(path("new")));
    QVERIFY(replaceFile(path("new"), path("old")) != 0);
    QCOMPARE(readFile(path("old")), QByteArray("new"));
}

void PlatformTest::rename_replacesNothing()
{
    put("one");
    put("other");
    QCOMPARE(refusalOf(renameEntry(path("one"), path("other"))), Refusal::Exists);
    QCOMPARE(readFile(path("other")), QByteArray("other"));
    QCOMPARE(renameEntry(path("one"), path("third")), 0);
    QCOMPARE(readFile(path("third")), QByteArray("one"));
}

void PlatformTest::folder_isExchangedWhereThatIsPossible()
{
    QCOMPARE(makeFolder(path("a"), MadeFor::Everybody), 0);
    QCOMPARE(makeFolder(path("b"), MadeFor::Everybody), 0);
    QCOMPARE(refusalOf(makeFolder(path("b"), MadeFor::Everybody)), Refusal::Exists);
    put("a/file");
    const auto refused = exchange(path("a"), path("b"));
    QCOMPARE(refused.value_or(0), 0);
    QCOMPARE(QFile::exists(path("b/file")), refused.has_value());
    QCOMPARE(QFile::exists(path("a/file")), !refused.has_value());
}

void PlatformTest::temporaryFolders_areOwnAndApart()
{
    const MadeFolder one = makeTemporaryFolder(path("made-"));
    const MadeFolder other = makeTemporaryFolder(path("made-"));
    QCOMPARE(one.refusal, 0);
    QCOMPARE(other.refusal, 0);
    QVERIFY(one.path != other.path);
    QVERIFY(one.path.startsWith(path("made-")));
    QCOMPARE(one.path.size(), path("made-").size() + 6);
    QVERIFY(QFileInfo(one.path).isDir());
    QVERIFY(isOwn(one.path));
    QVERIFY(makeTemporaryFolder(path("none/made-")).refusal != 0);
}

void PlatformTest::fileMark_tellsFilesApart()
{
    put("a");
    put("another");
    const auto mark = fileMark(path("a"));
    const auto another = fileMark(path("another"));
    QVERIFY(mark && another);
    QCOMPARE(mark->device, another->device);
    QVERIFY(mark->file != another->file);
    QCOMPARE(mark->size, std::int64_t{1});
    QCOMPARE(mark->names, std::uint64_t{1});
    QVERIFY(mark->isPlainFile);
    const qint64 ms = QFileInfo(path("a")).lastModified().toMSecsSinceEpoch();
    QCOMPARE(mark->changedAt / 1'000'000, std::int64_t{ms});
    QCOMPARE(replaceFile(path("another"), path("a")), 0);
    const auto now = fileMark(path("a"));
    QVERIFY(now);
    QCOMPARE(now->file, another->file);
    const auto folder = fileMark(m_folder->path());
    QVERIFY(folder && !folder->isPlainFile);
    QVERIFY(!fileMark(path("none")));
}

void PlatformTest::missingFolder_isNotSynced()
{
    QCOMPARE(syncFolder(m_folder->path()), 0);
    QVERIFY(syncFolder(path("none")) != 0);
    put("file");
    QVERIFY(syncFolder(path("file")) != 0);
}

void PlatformTest::bytes_areDecoded_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QString>("text");
    QTest::newRow("Windows") << QByteArray("It\x92s 5 \x80") << QByteArray("CP1252")
                             << QStringLiteral("It\u2019s 5 \u20AC");
    QTest::newRow("Windows, no meaning")
        << QByteArray("\x81\x8D\x8F\x90\x9D.") << QByteArray("CP1252")
        << QStringLiteral("\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD.");
    QTest::newRow("Mac") << QByteArray("caf\x8E \xDB") << QByteArray("MACINTOSH")
                         << QStringLiteral("caf\u00E9 \u20AC");
    QTest::newRow("Japanese") << QByteArray("\x82\xC5\x82\xB7") << QByteArray("SHIFT_JIS")
                              << QStringLiteral("\u3067\u3059");
    QTest::newRow("unknown") << QByteArray("text") << QByteArray("NO-SUCH-ENCODING") << QString();
}

void PlatformTest::bytes_areDecoded()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, encoding);
    QFETCH(QString, text);
    QCOMPARE(QString::fromUtf8(utf8Of(bytes, encoding.constData())), text);
}

void PlatformTest::arguments_areTheProgramsOwn()
{
    // On Windows they are those of the process, which main() cannot be handed in UTF-8.
    const QStringList own = QCoreApplication::arguments();
    std::vector<QByteArray> texts;
    for (const QString& word : own)
        texts.push_back(word.toUtf8());
    std::vector<char*> words;
    for (QByteArray& text : texts)
        words.push_back(text.data());
    words.push_back(nullptr);
    Arguments arguments(static_cast<int>(texts.size()), words.data());
    QCOMPARE(arguments.count(), static_cast<int>(own.size()));
    for (int i = 0; i < arguments.count(); ++i)
        QCOMPARE(QString::fromUtf8(arguments.words()[i]), own.at(i));
    QVERIFY(!arguments.words()[arguments.count()]);
}

void PlatformTest::coreDumps_areAllowedAgain()
{
    const auto before = stopCoreDumps();
    QVERIFY(before);
    const auto stopped = stopCoreDumps();
    QVERIFY(stopped);
    allowCoreDumps(*before);
    const auto again = stopCoreDumps();
    QCOMPARE(again, before);
    allowCoreDumps(*before);
}

SUBTEXT_TEST(PlatformTest)
#include "platformtest.moc"
