// SPDX-License-Identifier: MIT
#include "core/travel/returnedfile.h"

#include "tests/core/travel/coursefiles.h"
#include "tests/support/madearchive.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// What was dropped stands for files that came back: paths, folders and archives.
class ReturnedFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void file_standsForItself();
    void folder_standsForTheStudiesAndArchivesInIt();
    void foldersInAFolder_areLookedInto();
    void handOutOfAPerson_isCalledLikeItsFolder();
    void moodlesArchive_keepsThePeopleApart();
    void canvasArchive_isFlat();
    void otherParts_areCounted();
    void unpackedFile_lastsAsLongAsItIsHeld();
    void nameThatLeadsElsewhere_isOnlyAName();
    void archiveWithoutStudies_isRefused();
    void archiveThatIsNone_isRefused();
    void missingArchive_isRefused();
    void linkToAnArchive_isRefused();
    void encryptedPart_isRefusedAlone();
    void damagedPart_isRefusedAlone();
    void partOverTheLimit_isRefusedAlone();
    void archivesOverTheLimit_areRefused();
    void archiveOfManyParts_isRefused();
    void work_isMergedOutOfAnArchive();

private:
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    QString archive(const char* name, const std::vector<ArchivePart>& parts) const
    {
        return writeFile(path(name), zippedBytes(parts));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QStringList shownOf(const ReturnedSet& set)
{
    QStringList shown;
    for (const ReturnedFile& file : set.files)
        shown << file.shown;
    return shown;
}

/// Why the only one is refused.
QString detailOf(const ReturnedSet& set)
{
    return set.files.size() == 1 && set.files.front().error ? set.files.front().error->detail
                                                            : QStringLiteral("not refused");
}

} // namespace

void ReturnedFileTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void ReturnedFileTest::file_standsForItself()
{
    const QString absent = path("absent.subtext");
    const ReturnedSet set = returnedFilesAt({absent});
    QCOMPARE(shownOf(set), QStringList{absent});
    QCOMPARE(set.files.front().path, absent);
    QVERIFY(!set.files.front().isOfArchive());
}

void ReturnedFileTest::folder_standsForTheStudiesAndArchivesInIt()
{
    writeFile(path("b.subtext"), "b");
    writeFile(path("notes.txt"), "n");
    archive("c.ZIP", {{"one/x.subtext", "x"}});
    archive("photos.zip", {{"holiday.jpg", "j"}});
    writeFile(path("d.zip"), "damaged");
    const ReturnedSet set = returnedFilesAt({m_folder->path()});
    QCOMPARE(shownOf(set),
             (QStringList{path("b.subtext"), path("c.ZIP/one/x.subtext"), path("d.zip")}));
    QVERIFY(set.files.back().error);
}

void ReturnedFileTest::foldersInAFolder_areLookedInto()
{
    for (const char* folder : {"ann/deeper", "zoe", ".hidden"})
        QVERIFY(QDir().mkpath(path(folder)));
    writeFile(path("z.subtext"), "z");
    writeFile(path("zoe/a.subtext"), "a");
    archive("ann/b.zip", {{"x.subtext", "x"}});
    writeFile(path("ann/deeper/c.subtext"), "c");
    writeFile(path(".hidden/d.subtext"), "d");
    QVERIFY(QFile::link(path("zoe"), path("link")));
    const ReturnedSet set = returnedFilesAt({m_folder->path()});
    QCOMPARE(shownOf(set),
             (QStringList{path("z.subtext"), path("ann/b.zip/x.subtext"), path("zoe/a.subtext")}));
    QVERIFY(!set.files[0].isBelow && set.files[1].isBelow && set.files[2].isBelow);
}

void ReturnedFileTest::handOutOfAPerson_isCalledLikeItsFolder()
{
    const Person ann{{1}, {}, QStringLiteral("A01"), QStringLiteral("Ann"), Role::Annotator};
    const QString folder = path("shared/") + HandOuts::folderName(ann);
    QVERIFY(isCalledLikeItsFolder(folder + u'/' + HandOuts::fileName(ann)));
    QVERIFY(!isCalledLikeItsFolder(folder + QStringLiteral("/Ann-A01-returned.subtext")));
}

void ReturnedFileTest::moodlesArchive_keepsThePeopleApart()
{
    const QByteArray second = "Zo\xC3\xAB Li_678_assignsubmission_file/";
    const QString zip =
        archive("downloads.zip", {{"Jane Doe_12345_assignsubmission_file/returned.subtext", "jane"},
                                  {second, ""},
                                  {second + "returned.subtext", "li"}});
    const ReturnedSet set = returnedFilesAt({zip});
    QCOMPARE(
        shownOf(set),
        (QStringList{zip + QStringLiteral("/Jane Doe_12345_assignsubmission_file/returned.subtext"),
                     zip + QStringLiteral("/Zoë Li_678_assignsubmission_file/returned.subtext")}));
    QCOMPARE(readFile(set.files[0].path), QByteArray("jane"));
    QCOMPARE(readFile(set.files[1].path), QByteArray("li"));
    QCOMPARE(set.ignored, qint64{0});
}

void ReturnedFileTest::canvasArchive_isFlat()
{
    const QString zip = archive("submissions.zip", {{"doejane_1_2_returned.subtext", "first"},
                                                    {"doejane_1_3_returned-1.subtext", "again"},
                                                    {"lizoe_4_5_RETURNED.SUBTEXT", "li"}});
    const ReturnedSet set = returnedFilesAt({zip});
    QCOMPARE(set.files.size(), std::size_t{3});
    QCOMPARE(readFile(set.files[1].path), QByteArray("again"));
    QCOMPARE(readFile(set.files[2].path), QByteArray("li"));
}

void ReturnedFileTest::otherParts_areCounted()
{
    const ReturnedSet set = returnedFilesAt({archive("a.zip", {{"x.subtext", "x"},
                                                               {"letter.pdf", "p"},
                                                               {"folder/", ""},
                                                               {"__MACOSX/._x.subtext", "m"}})});
    QCOMPARE(set.files.size(), std::size_t{1});
    QCOMPARE(set.ignored, qint64{2});
}

void ReturnedFileTest::unpackedFile_lastsAsLongAsItIsHeld()
{
    QString unpacked;
    {
        ReturnedSet set = returnedFilesAt({archive("a.zip", {{"x.subtext", "x"}})});
        const ReturnedFile held = set.files.front();
        set = {};
        unpacked = held.path;
        QVERIFY(QFileInfo::exists(unpacked));
    }
    QVERIFY(!QFileInfo::exists(unpacked));
    QVERIFY(!QFileInfo::exists(QFileInfo(unpacked).path()));
}

void ReturnedFileTest::nameThatLeadsElsewhere_isOnlyAName()
{
    const QByteArray far = path("far.subtext").toUtf8();
    const ReturnedSet set = returnedFilesAt(
        {archive("a.zip", {{"../../up.subtext", "up"}, {far, "far"}, {"a\nb.subtext", "line"}})});
    QCOMPARE(set.files.size(), std::size_t{3});
    const QString folder = QFileInfo(set.files.front().path).path();
    for (const ReturnedFile& file : set.files)
        QCOMPARE(QFileInfo(file.path).canonicalPath(), QFileInfo(folder).canonicalFilePath());
    QVERIFY(!QFileInfo::exists(path("far.subtext")));
    QVERIFY(set.files.back().shown.endsWith(QLatin1String("/ab.subtext")));
}

void ReturnedFileTest::archiveWithoutStudies_isRefused()
{
    const ReturnedSet set = returnedFilesAt({archive("a.zip", {{"letter.pdf", "p"}})});
    QCOMPARE(detailOf(set), QStringLiteral("archive:none"));
    QCOMPARE(set.files.front().error->file, path("a.zip"));
}

void ReturnedFileTest::archiveThatIsNone_isRefused()
{
    QCOMPARE(detailOf(returnedFilesAt({writeFile(path("a.zip"), "text")})),
             QStringLiteral("archive"));
    QCOMPARE(detailOf(returnedFilesAt({writeFile(path("b.zip"), "")})), QStringLiteral("archive"));
    const QByteArray whole = zippedBytes({{"x.subtext", QByteArray(5'000, 'x')}});
    QCOMPARE(detailOf(returnedFilesAt({writeFile(path("c.zip"), whole.left(whole.size() / 2))})),
             QStringLiteral("archive"));
}

void ReturnedFileTest::missingArchive_isRefused()
{
    const ReturnedSet set = returnedFilesAt({path("absent.zip")});
    QVERIFY(set.files.front().error);
    QCOMPARE(set.files.front().error->code, ErrorCode::FileMissing);
}

void ReturnedFileTest::linkToAnArchive_isRefused()
{
    const QString zip = archive("a.zip", {{"x.subtext", "x"}});
    QVERIFY(QFile::link(zip, path("link.zip")));
    const ReturnedSet set = returnedFilesAt({path("link.zip")});
    QVERIFY(set.files.front().error);
    QCOMPARE(set.files.front().error->code, ErrorCode::FileUnreadable);
}

void ReturnedFileTest::encryptedPart_isRefusedAlone()
{
    const QString zip = writeFile(path("a.zip"), zippedBytes({{"x.subtext", "x"}}, "secret"));
    const ReturnedSet set = returnedFilesAt({zip});
    QCOMPARE(detailOf(set), QStringLiteral("archive:password"));
    QCOMPARE(set.files.front().error->file, zip + QStringLiteral("/x.subtext"));
}

void ReturnedFileTest::damagedPart_isRefusedAlone()
{
    // Two bytes are stored as they are, and only the checksum can tell that they changed.
    QByteArray bytes = zippedBytes({{"bad.subtext", "Qz"}, {"good.subtext", "fine"}});
    // After the name, for the time of day before it can have these bytes too.
    const qsizetype at = bytes.indexOf("Qz", bytes.indexOf("bad.subtext"));
    QVERIFY(at > 0);
    bytes[at] = 'R';
    const ReturnedSet set = returnedFilesAt({writeFile(path("a.zip"), bytes)});
    QCOMPARE(set.files.size(), std::size_t{2});
    QVERIFY(set.files[0].error);
    QCOMPARE(set.files[0].error->detail, QStringLiteral("archive:part"));
    QVERIFY(!QFileInfo::exists(set.files[0].path));
    QVERIFY(!set.files[1].error);
    QCOMPARE(readFile(set.files[1].path), QByteArray("fine"));
}

void ReturnedFileTest::partOverTheLimit_isRefusedAlone()
{
    const QString zip =
        archive("a.zip", {{"large.subtext", QByteArray(1'001, 'l')}, {"x.subtext", "x"}});
    UnpackLimits limits;
    limits.bytesOfOne = 1'000;
    const ReturnedSet set = returnedFilesAt({zip}, limits);
    QCOMPARE(set.files.size(), std::size_t{2});
    QVERIFY(set.files[0].error);
    QCOMPARE(set.files[0].error->code, ErrorCode::FileTooLarge);
    QCOMPARE(set.files[0].error->file, set.files[0].shown);
    QVERIFY(!set.files[1].error);
}

void ReturnedFileTest::archivesOverTheLimit_areRefused()
{
    const QByteArray half(600, 'h');
    const QString first = archive("a.zip", {{"x.subtext", half}});
    const QString second = archive("b.zip", {{"x.subtext", half}, {"y.subtext", "y"}});
    const QString third = archive("c.zip", {{"x.subtext", "x"}});
    UnpackLimits limits;
    limits.bytes = 1'000;
    const ReturnedSet set = returnedFilesAt({first, second, third}, limits);
    QCOMPARE(set.files.size(), std::size_t{3});
    QVERIFY(!set.files[0].error);
    QVERIFY(set.files[1].error);
    QCOMPARE(set.files[1].error->detail, QStringLiteral("archive:size"));
    QCOMPARE(set.files[1].shown, second);
    QVERIFY(!set.files[2].error);
}

void ReturnedFileTest::archiveOfManyParts_isRefused()
{
    const QString zip = archive("a.zip", {{"x.subtext", "x"}, {"y.pdf", "y"}, {"z.pdf", "z"}});
    UnpackLimits limits;
    limits.parts = 2;
    QCOMPARE(detailOf(returnedFilesAt({zip}, limits)), QStringLiteral("archive:count"));
    limits.parts = 3;
    QVERIFY(!returnedFilesAt({zip}, limits).files.front().error);
}

void ReturnedFileTest::work_isMergedOutOfAnArchive()
{
    TestStudy study;
    const QString first = handOut(study, 1, QStringLiteral("first"));
    const QString second = handOut(study, 2, QStringLiteral("second"));
    VERIFY_HOLDS(AtHome(first, 1).label(1, Emotion::Joy));
    VERIFY_HOLDS(AtHome(second, 2).label(1, Emotion::Fear));
    const QString zip = archive("a.zip", {{"One_1/returned.subtext", readFile(first)},
                                          {"Two_2/returned.subtext", readFile(second)},
                                          {"Three_3/returned.subtext", "noise"}});
    const ReturnedSet set = returnedFilesAt({zip});
    QCOMPARE(must(identifyReturned(set.files[0])).uuid, must(study->info()).uuid);
    const auto noise = identifyReturned(set.files[2]);
    QVERIFY(!noise);
    QCOMPARE(noise.error().file, set.files[2].shown);
    const auto merged = must(study->merging().merge(set.files));
    QCOMPARE(merged.size(), std::size_t{3});
    QCOMPARE(merged[0].person, study.person(1));
    QCOMPARE(merged[1].person, study.person(2));
    QCOMPARE(merged[1].file, set.files[1].shown);
    QVERIFY(merged[2].error);
    QCOMPARE(merged[2].error->code, ErrorCode::NotAStudy);
    QCOMPARE(merged[2].error->file, set.files[2].shown);
    QCOMPARE(must(study->counts()).annotations, qint64{2});
    QCOMPARE(must(study->merging().records()).front().file, QStringLiteral("returned.subtext"));
}

SUBTEXT_TEST(ReturnedFileTest)

#include "returnedfiletest.moc"
