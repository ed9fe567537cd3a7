// SPDX-License-Identifier: MIT
#include "tests/core/travel/coursefiles.h"
#include "tests/crash/killing.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QRandomGenerator>

using namespace subtext;
using namespace subtext::test;

/// A coordinator's program is killed with SIGKILL at random moments, while it merges returned files
/// and while it writes hand-outs: each file is in the study whole or not at all, and each hand-out
/// is whole or not there. A short run by default; SUBTEXT_LONG=1 asks for more.
class CollectKillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void killedWhileMerging_everyFileIsInWholeOrNotAtAll();
    void killedWhileHandingOut_everyFileIsWholeOrNotThere();

private:
    static constexpr int People = 6;

    /// The study as it was before anything came back.
    void startAnew();
    /// Opens what the killed program left, and checks that it is sound.
    void reopen();
    QString returnedName(int person) const
    {
        return QStringLiteral("r%1.subtext").arg(person, 2, 10, QLatin1Char('0'));
    }

    std::unique_ptr<TestStudy> m_study;
    QByteArray m_before;
    QString m_returned; ///< The folder of the files that came back.
    QString m_expected; ///< What the study says with all of them.
    QRandomGenerator m_random{20261122};
};

namespace {

QByteArray describeOutcome(const MergedFile& outcome)
{
    const QByteArray why =
        outcome.error ? describe(Result<void>(tl::unexpected(*outcome.error))) : "rows refused";
    return outcome.file.toUtf8() + ": " + why;
}

} // namespace

void CollectKillTest::initTestCase()
{
    TestStudy::Shape shape;
    shape.perSubtype = 12;
    shape.subtypes = {Subtype::SarcasmIrony};
    shape.annotators = People;
    shape.ratersPerItem = People;
    m_study = std::make_unique<TestStudy>(shape);
    TestStudy& study = *m_study;
    m_returned = study.filePath(QStringLiteral("returned"));
    QVERIFY(QDir().mkpath(m_returned));
    QStringList files;
    for (int person = 1; person <= People; ++person) {
        files << handOut(study, person, QStringLiteral("h%1").arg(person));
        AtHome home(files.back(), person);
        for (int position = 1; position <= shape.perSubtype; ++position)
            VERIFY_HOLDS(home.label(position, AllEmotions[static_cast<std::size_t>(person)]));
        VERIFY_HOLDS(home.handIn());
    }
    m_before = bytesOf(study);
    for (int person = 1; person <= People; ++person) {
        QVERIFY(
            QFile::rename(files.at(person - 1), QDir(m_returned).filePath(returnedName(person))));
    }
    for (const QString& name : QDir(m_returned).entryList(QDir::Files))
        QVERIFY(mergeOne(study.study(), QDir(m_returned).filePath(name)).isSound());
    m_expected = statedRows(study.path());
    study.close();
}

void CollectKillTest::startAnew()
{
    TestStudy& study = *m_study;
    study.close();
    for (const char* suffix : {"", "-wal", "-shm"})
        QFile::remove(study.path() + QLatin1String(suffix));
    writeFile(study.path(), m_before);
}

void CollectKillTest::reopen()
{
    m_study->reopen();
    VERIFY_HOLDS((*m_study)->verifyAudit());
}

void CollectKillTest::killedWhileMerging_everyFileIsInWholeOrNotAtAll()
{
    TestStudy& study = *m_study;
    const int kills = killCount(24, 400);
    constexpr int AFewKills = 2; // of one study, then a new one
    // As long as it takes on this machine to merge everything, with whatever else it does.
    constexpr int NeverMs = 60'000;
    startAnew();
    const QString merge = QStringLiteral("merge ") + m_returned;
    const int span =
        runAndKill(QStringLiteral(SUBTEXT_COLLECTOR), study.path(), merge, NeverMs, "done").lived;
    QVERIFY(span < NeverMs);
    QStringList promised;
    int cutShort = 0; // kills before the last file was in
    int partly = 0;   // kills with some files in and some not
    for (int i = 0; i < kills; ++i) {
        if (i % AFewKills == 0) {
            startAnew();
            promised.clear();
        }
        const Killed killed = runAndKill(QStringLiteral(SUBTEXT_COLLECTOR), study.path(), merge,
                                         static_cast<int>(m_random.bounded(span)));
        for (const QList<QByteArray>& words : killed.said) {
            QVERIFY2(words[0] != "failed", words.join(' ').constData());
            if (words[0] == "merged" && !promised.contains(QString::fromUtf8(words[1])))
                promised << QString::fromUtf8(words[1]);
        }
        QCOMPARE(integrity(study.path()), QByteArray("ok"));
        reopen();
        QStringList recorded;
        for (const MergedFileRecord& record : must(study->merging().records()))
            recorded << record.file;
        recorded.removeDuplicates();
        int whole = 0;
        for (int person = 1; person <= People; ++person) {
            const std::vector<ItemSummary> items =
                must(study.labelling().items(study.person(person)));
            const auto submitted = std::count_if(
                items.begin(), items.end(), [](const auto& item) { return item.isSubmitted(); });
            const bool isIn = recorded.contains(returnedName(person));
            QCOMPARE(submitted, isIn ? std::ssize(items) : 0);
            QVERIFY(isIn || !promised.contains(returnedName(person)));
            whole += isIn ? 1 : 0;
        }
        cutShort += whole < People ? 1 : 0;
        partly += whole > 0 && whole < People ? 1 : 0;
        study.close();
    }
    // Whoever comes next goes on, and nothing is there twice.
    study.reopen();
    for (const QString& name : QDir(m_returned).entryList({QStringLiteral("*.subtext")})) {
        const MergedFile outcome = mergeOne(study.study(), QDir(m_returned).filePath(name));
        QVERIFY2(outcome.isSound(), describeOutcome(outcome).constData());
    }
    QCOMPARE(statedRows(study.path()), m_expected);
    qInfo("%d kills: %d before the last file was in, %d of them between files", kills, cutShort,
          partly);
    QVERIFY(cutShort > 0);
    QVERIFY(partly > 0);
}

void CollectKillTest::killedWhileHandingOut_everyFileIsWholeOrNotThere()
{
    TestStudy& study = *m_study;
    const QDir folder(study.filePath(QStringLiteral("out")));
    const int kills = killCount(24, 400);
    constexpr int AFewKills = 4; // of one folder, then a new one
    int halves = 0;              // kills that left an unfinished file beside
    int incomplete = 0;          // kills before all files were there once
    int promised = 0;
    for (int i = 0; i < kills; ++i) {
        if (i % AFewKills == 0) {
            startAnew();
            QVERIFY(QDir(folder).removeRecursively());
            QVERIFY(QDir().mkpath(folder.path()));
            promised = 0;
        }
        const int afterMs = static_cast<int>(m_random.bounded(i % AFewKills == 0 ? 60 : 300));
        const Killed killed = runAndKill(QStringLiteral(SUBTEXT_COLLECTOR), study.path(),
                                         QStringLiteral("hand-out ") + folder.path(), afterMs);
        for (const QList<QByteArray>& words : killed.said) {
            QVERIFY2(words[0] != "failed", words.join(' ').constData());
            promised += words[0] == "wrote" ? 1 : 0;
        }
        QCOMPARE(integrity(study.path()), QByteArray("ok"));
        reopen();
        const QStringList there = folder.entryList({QStringLiteral("*.subtext")}, QDir::Files);
        QVERIFY(promised == 0 || there.size() == People);
        incomplete += there.size() < People ? 1 : 0;
        halves += folder.entryList({QStringLiteral("*.part*")}, QDir::Files).isEmpty() ? 0 : 1;
        for (const QString& name : there) {
            const MergedFile outcome = mergeOne(study.study(), folder.filePath(name));
            QVERIFY2(outcome.isSound(), describeOutcome(outcome).constData());
        }
        study.close();
    }
    // Whoever comes next writes them all, and clears up.
    study.reopen();
    VERIFY_HOLDS(study->handouts().writeAll(folder.path()));
    QCOMPARE(folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(),
             People);
    qInfo("%d kills: %d before every file was there, %d left something half beside", kills,
          incomplete, halves);
    QVERIFY(halves > 0);
    QVERIFY(incomplete > 0);
}

SUBTEXT_TEST(CollectKillTest)

#include "collectkilltest.moc"
