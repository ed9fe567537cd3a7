// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli mirror`.
class CliMirrorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void beforeTheLock_nothingIsWritten();
    void pages_areOneForEach_andTheirOwners();
    void reasons_areThereOnlyWhereAsked();
    void onePerson_hasOnePage();
    void figures_areJson();
    void wrongUse_isRefused();

private:
    void lock();
    QStringList mirror(const QStringList& more = {}) const;
    QString folder() const { return m_study->filePath(QStringLiteral("mirrors")); }
    QStringList pages() const { return QDir(folder()).entryList(QDir::Files, QDir::Name); }
    QString page(const QString& name) const;

    std::unique_ptr<DeskStudy> m_study; // closed while the program runs
};

namespace {

const QString MirrorReasons = QStringLiteral("--reasons");
const QString MirrorPerson = QStringLiteral("--person");

} // namespace

/// The third seat of the only item labels otherwise than the two others.
void CliMirrorTest::init()
{
    m_study = std::make_unique<DeskStudy>(1);
    m_study->answer(1, 1,
                    completeAnswer(Emotion::Joy, QStringLiteral("She <laughs>. It is warm.")));
    m_study->answer(1, 2, completeAnswer(Emotion::Joy));
    m_study->answer(1, 3, completeAnswer(Emotion::Trust));
}

void CliMirrorTest::cleanup()
{
    m_study.reset();
}

void CliMirrorTest::lock()
{
    must(m_study->dataLock().lock(QStringLiteral("Final."), m_study->coordinator()));
    m_study->close();
}

QStringList CliMirrorTest::mirror(const QStringList& more) const
{
    return QStringList{QStringLiteral("mirror"), m_study->path(), QStringLiteral("--out"),
                       folder()} +
           more;
}

QString CliMirrorTest::page(const QString& name) const
{
    return QString::fromUtf8(readFile(folder() + u'/' + name));
}

void CliMirrorTest::beforeTheLock_nothingIsWritten()
{
    m_study->close();
    const CliRun run = runCli(mirror());
    VERIFY_STATUS(run, 3);
    QVERIFY2(run.err.contains("The study is not locked"), run.err.constData());
    QVERIFY(!QFileInfo::exists(folder()));
}

void CliMirrorTest::pages_areOneForEach_andTheirOwners()
{
    lock();
    VERIFY_STATUS(runCli(mirror()), 0);
    QCOMPARE(pages(), (QStringList{QStringLiteral("mirror-Person-1-A01.html"),
                                   QStringLiteral("mirror-Person-2-A02.html"),
                                   QStringLiteral("mirror-Person-3-A03.html")}));
    for (const QString& name : pages()) {
        const QString text = page(name);
        QCOMPARE(text.count(QStringLiteral("Person ")), 2); // title and heading, their own
        QVERIFY(!text.contains(QLatin1String("<script")));
        QVERIFY(!text.contains(QLatin1String("http")));
        QVERIFY(text.contains(QLatin1String("Explanations of others are not shown.")));
#ifndef Q_OS_WIN
        QVERIFY(!(QFileInfo(folder() + u'/' + name).permissions() &
                  (QFile::ReadGroup | QFile::ReadOther)));
#endif
    }
    VERIFY_STATUS(runCli(mirror()), 3); // the folder is not empty any more
}

void CliMirrorTest::reasons_areThereOnlyWhereAsked()
{
    lock();
    const auto toldOn = [this](const QString& words) {
        int told = 0;
        for (const QString& name : pages())
            told += page(name).contains(words) ? 1 : 0;
        return told;
    };
    const QString reason = QStringLiteral("She &lt;laughs&gt;. It is warm.");
    VERIFY_STATUS(runCli(mirror()), 0);
    QCOMPARE(toldOn(reason), 0);
    QVERIFY(QDir(folder()).removeRecursively());
    VERIFY_STATUS(runCli(mirror({MirrorReasons})), 0);
    QCOMPARE(toldOn(reason), 1); // of whoever chose trust
    QCOMPARE(toldOn(QStringLiteral("the consent text allows it")), 3);
    QCOMPARE(toldOn(QStringLiteral("She <laughs>")), 0);
}

void CliMirrorTest::onePerson_hasOnePage()
{
    lock();
    VERIFY_STATUS(runCli(mirror({MirrorPerson, QStringLiteral("A02")})), 0);
    QCOMPARE(pages(), QStringList{QStringLiteral("mirror-Person-2-A02.html")});
}

void CliMirrorTest::figures_areJson()
{
    lock();
    const CliRun run = runCli(mirror({QStringLiteral("--json")}));
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json.value(QStringLiteral("schema")).toString(), QStringLiteral("subtext.mirrors/1"));
    QCOMPARE(json.value(QStringLiteral("people")).toArray().size(), 3);
    QCOMPARE(pages().size(), 3);
}

void CliMirrorTest::wrongUse_isRefused()
{
    lock();
    VERIFY_STATUS(runCli({QStringLiteral("mirror"), m_study->path()}), 2);
    VERIFY_STATUS(runCli(mirror({MirrorPerson, QStringLiteral("Z09")})), 3);
    VERIFY_STATUS(runCli(mirror({MirrorPerson, QStringLiteral("J01")})), 1); // labelled nothing
    QVERIFY(!QFileInfo::exists(folder()));
}

SUBTEXT_TEST(CliMirrorTest)
#include "climirrortest.moc"
