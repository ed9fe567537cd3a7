// SPDX-License-Identifier: MIT
#include "core/course/consents.h"
#include "tests/app/clirunner.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/madearchive.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli handout` and `merge`.
class CliCourseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void handout_writesOneFile();
    void handout_writesAll();
    void handout_makesTheFolder();
    void handout_makesAFolderForEach();
    void studyCreate_asksForConsentPracticeAndRepeats();
    void handout_wrongUse_isRefused();
    void merge_takesWhatCameBack();
    void merge_refusalsAreDataErrors();
    void merge_takesFoldersAndArchives();
    void assign_keepsWhatHandOutsWereWrittenOf();

private:
    QString path(const char* name) const { return m_study->filePath(QLatin1String(name)); }

    std::unique_ptr<TestStudy> m_study; // closed
};

namespace {

const QString HandOut = QStringLiteral("handout");
const QString Merge = QStringLiteral("merge");
const QString Json = QStringLiteral("--json");
const QString Out = QStringLiteral("--out");
const QString All = QStringLiteral("--all");
const QString Annotator = QStringLiteral("--annotator");

} // namespace

void CliCourseTest::init()
{
    m_study = std::make_unique<TestStudy>();
    m_study->close();
}

void CliCourseTest::cleanup()
{
    m_study.reset();
}

void CliCourseTest::handout_writesOneFile()
{
    const CliRun run = runCli({HandOut, m_study->path(), Annotator, QStringLiteral("A02"), Out,
                               path("two.subtext"), Json});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json.value(QStringLiteral("schema")).toString(), QStringLiteral("subtext.handout/1"));
    const QJsonObject file = json.value(QStringLiteral("files")).toArray().first().toObject();
    QCOMPARE(file.value(QStringLiteral("file")).toString(), QStringLiteral("two.subtext"));
    QCOMPARE(file.value(QStringLiteral("person")).toString(), QStringLiteral("A02"));
    QCOMPARE(file.value(QStringLiteral("items")).toInt(), 10);
    AtHome home(path("two.subtext"), 1);
    QCOMPARE(must(home->roster().people()).front().code, QStringLiteral("A02"));
}

void CliCourseTest::handout_writesAll()
{
    VERIFY_STATUS(runCli({HandOut, m_study->path(), All, Out, m_study->folder()}), 0);
    QCOMPARE(QDir(m_study->folder()).entryList({QStringLiteral("Person-*.subtext")}).size(), 3);
}

void CliCourseTest::handout_makesTheFolder()
{
    const QString folder = path("out/spring");
    VERIFY_STATUS(runCli({HandOut, m_study->path(), All, Out, folder}), 0);
    QCOMPARE(QDir(folder).entryList({QStringLiteral("Person-*.subtext")}).size(), 3);
}

void CliCourseTest::handout_makesAFolderForEach()
{
    const QString folder = path("shared");
    const QString each = QStringLiteral("--folders");
    VERIFY_STATUS(runCli({HandOut, m_study->path(), All, each, Out, folder}), 0);
    QVERIFY(QFile::exists(folder + QStringLiteral("/Person-2-A02/Person-2-A02.subtext")));
    const CliRun merged = runCli({Merge, m_study->path(), folder});
    VERIFY_STATUS(merged, 0);
    QVERIFY2(merged.out.contains("Nothing in the folders is new."), merged.out.constData());
    VERIFY_STATUS(runCli({HandOut, m_study->path(), Annotator, QStringLiteral("A01"), each, Out,
                          path("x.subtext")}),
                  2);
}

void CliCourseTest::studyCreate_asksForConsentPracticeAndRepeats()
{
    const auto create = [this](const char* name, const QStringList& more) {
        return runCli(QStringList{QStringLiteral("study"), QStringLiteral("create"), path(name),
                                  QStringLiteral("--title"), QStringLiteral("T")} +
                      more);
    };
    const auto open = [this](const char* name) {
        return must(Study::open(path(name), Study::Access::Read, m_study->environment()));
    };
    const QString consent = QStringLiteral("--consent");
    VERIFY_STATUS(create("plain.subtext", {}), 0);
    const Protocol plain = must(open("plain.subtext")->protocol());
    QVERIFY(!plain.isConsentRequired && !plain.isPracticeAsked && plain.repeats == 0);

    VERIFY_STATUS(
        create("all.subtext", {consent, QStringLiteral("built-in"), QStringLiteral("--practice"),
                               QStringLiteral("--repeats"), QStringLiteral("4")}),
        0);
    const auto all = open("all.subtext");
    const Protocol asked = must(all->protocol());
    QVERIFY(asked.isConsentRequired && asked.isPracticeAsked);
    QCOMPARE(asked.repeats, 4);
    QCOMPARE(must(all->consents().text()).revision, 0); // the built-in one

    const QString own = writeFile(path("consent.md"), "# Ours\n\nYou may stop at any time.\n");
    VERIFY_STATUS(create("own.subtext", {consent, own}), 0);
    QVERIFY(must(open("own.subtext")->consents().text()).text.contains(QStringLiteral("# Ours")));

    for (const QStringList& wrong :
         {QStringList{consent, path("none.md")},
          QStringList{QStringLiteral("--repeats"), QStringLiteral("-1")}}) {
        QVERIFY(create("wrong.subtext", wrong).status != 0);
        QVERIFY(!QFile::exists(path("wrong.subtext")));
    }
}

void CliCourseTest::handout_wrongUse_isRefused()
{
    const QString code = QStringLiteral("A01");
    VERIFY_STATUS(runCli({HandOut, m_study->path(), Out, path("x")}), 2);
    VERIFY_STATUS(runCli({HandOut, m_study->path(), All, Annotator, code, Out, path("x")}), 2);
    VERIFY_STATUS(runCli({HandOut, m_study->path(), Annotator, code}), 2);
    const CliRun nobody =
        runCli({HandOut, m_study->path(), Annotator, QStringLiteral("Z"), Out, path("x")});
    VERIFY_STATUS(nobody, 3);
    QVERIFY(nobody.err.contains("no “Z” on the roster"));
    VERIFY_STATUS(runCli({HandOut, m_study->path(), Annotator, code, Out, m_study->path()}), 3);
}

void CliCourseTest::merge_takesWhatCameBack()
{
    VERIFY_STATUS(runCli({HandOut, m_study->path(), All, Out, m_study->folder()}), 0);
    const QString one = path("Person-1-A01.subtext");
    const QString two = path("Person-2-A02.subtext");
    VERIFY_HOLDS(AtHome(one, 1).label(1, Emotion::Joy));
    VERIFY_HOLDS(AtHome(two, 2).label(1, Emotion::Fear));
    const CliRun run = runCli({Merge, m_study->path(), two, one, two, Json});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json().value(QStringLiteral("schema")).toString(),
             QStringLiteral("subtext.merge/1"));
    const QJsonArray files = run.json().value(QStringLiteral("files")).toArray();
    QCOMPARE(files.size(), 3);
    const QJsonObject again = files.last().toObject();
    QCOMPARE(again.value(QStringLiteral("person")).toString(), QStringLiteral("A02"));
    QCOMPARE(again.value(QStringLiteral("taken")).toInt(), 0);
    QCOMPARE(again.value(QStringLiteral("known")).toInt(), 2);
    QVERIFY(again.value(QStringLiteral("error")).isNull());
    QVERIFY(again.value(QStringLiteral("refused")).toArray().isEmpty());
    const CliRun words = runCli({Merge, m_study->path(), one});
    VERIFY_STATUS(words, 0);
    QVERIFY2(words.out.contains("Nothing in it is new, 2 were known already."),
             words.out.constData());
    m_study->reopen();
    QCOMPARE(must((*m_study)->counts()).annotations, qint64{2});
}

void CliCourseTest::merge_refusalsAreDataErrors()
{
    VERIFY_STATUS(runCli({HandOut, m_study->path(), All, Out, m_study->folder()}), 0);
    const QString one = path("Person-1-A01.subtext");
    VERIFY_HOLDS(AtHome(one, 1).label(1, Emotion::Joy));
    QCOMPARE(RawSql(one).run(QStringLiteral("UPDATE scenario SET f5 = 'Other.'")), QString());
    const QString noise = writeFile(path("noise.txt"), "noise");
    const CliRun run = runCli({Merge, m_study->path(), one, noise, Json});
    VERIFY_STATUS(run, 1);
    const QJsonArray files = run.json().value(QStringLiteral("files")).toArray();
    const QJsonArray refused = files.first().toObject().value(QStringLiteral("refused")).toArray();
    QCOMPARE(refused.size(), 2);
    QCOMPARE(refused.first().toObject().value(QStringLiteral("reason")).toString(),
             QStringLiteral("changed_scenario"));
    QVERIFY(files.last().toObject().value(QStringLiteral("person")).isNull());
    QVERIFY(files.last().toObject().value(QStringLiteral("error")).toString().contains(noise));
    const CliRun words = runCli({Merge, m_study->path(), one, noise});
    VERIFY_STATUS(words, 1);
    QVERIFY2(words.err.contains("the text of the item differs from the study"),
             words.err.constData());
    QVERIFY2(words.err.contains("is not a Subtext study"), words.err.constData());
    VERIFY_STATUS(runCli({Merge, path("missing.subtext"), one}), 3);
    VERIFY_STATUS(runCli({Merge, m_study->path(), noise, path("absent.subtext")}), 3);
}

void CliCourseTest::merge_takesFoldersAndArchives()
{
    const QString out = path("out");
    VERIFY_STATUS(runCli({HandOut, m_study->path(), All, Out, out}), 0);
    const QString one = QDir(out).filePath(QStringLiteral("Person-1-A01.subtext"));
    VERIFY_HOLDS(AtHome(one, 1).label(1, Emotion::Joy));
    const QString zip = writeFile(
        path("back.zip"),
        zippedBytes({{"Person 1_7/returned.subtext", readFile(one)}, {"letter.pdf", "p"}}));
    const CliRun unpacked = runCli({Merge, m_study->path(), zip});
    VERIFY_STATUS(unpacked, 0);
    QVERIFY2(unpacked.out.contains("back.zip/Person 1_7/returned.subtext: 2 new entries"),
             unpacked.out.constData());
    QVERIFY2(unpacked.out.contains("1 other file in an archive was left aside."),
             unpacked.out.constData());
    const CliRun folder = runCli({Merge, m_study->path(), out, Json});
    VERIFY_STATUS(folder, 0);
    QVERIFY(folder.json().value(QStringLiteral("files")).toArray().size() > 1);
    const QString bare = writeFile(path("bare.zip"), zippedBytes({{"a.pdf", "a"}}));
    const CliRun none = runCli({Merge, m_study->path(), bare});
    VERIFY_STATUS(none, 3);
    QVERIFY2(none.err.contains("holds no file that ends in .subtext"), none.err.constData());
    QVERIFY(QDir().mkpath(path("empty")));
    const CliRun empty = runCli({Merge, m_study->path(), path("empty")});
    VERIFY_STATUS(empty, 3);
    QVERIFY2(empty.err.contains("empty/*.subtext"), empty.err.constData());
}

void CliCourseTest::assign_keepsWhatHandOutsWereWrittenOf()
{
    const QString assign = QStringLiteral("assign");
    const QString seed = QStringLiteral("--seed");
    VERIFY_STATUS(runCli({HandOut, m_study->path(), All, Out, m_study->folder()}), 0);
    const CliRun kept = runCli({assign, m_study->path(), seed, QStringLiteral("7")});
    VERIFY_STATUS(kept, 3);
    QVERIFY2(kept.err.contains("--yes"), kept.err.constData());
    VERIFY_STATUS(
        runCli({assign, m_study->path(), seed, QStringLiteral("7"), QStringLiteral("--yes")}), 0);
    const CliRun inHandOut = runCli({assign, path("Person-1-A01.subtext")});
    VERIFY_STATUS(inHandOut, 3);
    QVERIFY2(inHandOut.err.contains("is a hand-out"), inHandOut.err.constData());
}

SUBTEXT_TEST(CliCourseTest)

#include "clicoursetest.moc"
