// SPDX-License-Identifier: MIT
#include "tests/core/travel/coursefiles.h"
#include "tests/support/registeredtest.h"

#include <QDir>

using namespace subtext;
using namespace subtext::test;

/// Merging a folder with a folder for each person, where the hand-outs are as well.
class MergeBelowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatBringsNothing_isLeftOutWithoutATrace();
    void work_isTakenOnce();
    void foreignFile_isRefused();

private:
    /// A study with its hand-outs, each in a folder of its own.
    struct Shared
    {
        Shared() { must(study->handouts().writeAll(folder(), {}, {}, Layout::FolderEach)); }
        using Layout = HandOuts::Layout;

        QString folder()
        {
            const QString folder = study.filePath(QStringLiteral("shared"));
            QDir().mkpath(folder);
            return folder;
        }
        QString pathOf(int person)
        {
            return folder() + QStringLiteral("/Person-%1-A0%1/Person-%1-A0%1.subtext").arg(person);
        }
        std::vector<MergedFile> merge()
        {
            return must(study->merging().merge(returnedFilesAt({folder()}).files));
        }
        std::size_t remembered() { return must(study->merging().records()).size(); }

        TestStudy study;
    };
};

void MergeBelowTest::whatBringsNothing_isLeftOutWithoutATrace()
{
    Shared at;
    const auto merged = at.merge();
    QCOMPARE(merged.size(), std::size_t{3});
    for (const MergedFile& file : merged)
        QVERIFY(file.isLeftOut && file.isSound());
    QCOMPARE(at.remembered(), std::size_t{0});
    // Whoever names the file is told of it.
    const MergedFile named = mergeOne(at.study.study(), at.pathOf(1));
    QVERIFY(!named.isLeftOut);
    QCOMPARE(at.remembered(), std::size_t{1});
}

void MergeBelowTest::work_isTakenOnce()
{
    Shared at;
    VERIFY_HOLDS(AtHome(at.pathOf(2), 1).label(1, Emotion::Joy));
    for (int time = 0; time < 2; ++time) {
        for (const MergedFile& file : at.merge())
            QCOMPARE(file.isLeftOut, time > 0 || file.file != at.pathOf(2));
        QCOMPARE(at.remembered(), std::size_t{1});
    }
    QCOMPARE(must(at.study->counts()).annotations, qint64{1});
}

void MergeBelowTest::foreignFile_isRefused()
{
    Shared at;
    QVERIFY(QFile::remove(at.pathOf(1)));
    writeForeignHandOut(at.study, at.pathOf(1), QStringLiteral("Another course"));
    const auto merged = at.merge();
    QVERIFY(merged.front().error && merged.front().error->code == ErrorCode::ForeignStudy);
    QVERIFY(!merged.front().isLeftOut);
}

SUBTEXT_TEST(MergeBelowTest)

#include "mergebelowtest.moc"
