// SPDX-License-Identifier: MIT
#include "core/course/roster.h"
#include "core/study/demonstration/demonstration.h"
#include "tests/app/clirunner.h"
#include "tests/app/fixedbytes.h"
#include "tests/support/checks.h"
#include "tests/support/environments.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <limits>

using namespace subtext;
using namespace subtext::test;

/// What leaves the program stays the same to the byte, whatever becomes of its inside: figures,
/// exports and releases of the demonstration study and of the published data. A difference here is
/// either a mistake or a change that the changelog has to name.
class CliFixedBytesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void demonstration_keepsItsBytes();
    void published_keepsItsBytes();
    void figures_areTheSameInEveryProcess();

private:
    static Digests digestsOf(const QString& study, const QTemporaryDir& folder);
};

namespace {

QString key(const char* text)
{
    return QString::fromLatin1(text);
}

/// The checksums of a release but for the texts that describe it.
QByteArray checksumsIn(const QString& release)
{
    QByteArray kept;
    for (const QByteArray& line : readFile(release + QStringLiteral("/SHA256SUMS")).split('\n')) {
        bool isText = false;
        for (const char* name : {"README.md", "DATASHEET.md", "CHANGELOG.md", "croissant.json",
                                 "REPRODUCIBILITY.md", "CITATION.bib", ".zenodo.json"})
            isText = isText || line.endsWith(name);
        if (!isText)
            kept += line + '\n';
    }
    return kept;
}

} // namespace

Digests CliFixedBytesTest::digestsOf(const QString& study, const QTemporaryDir& folder)
{
    Digests digests;
    const auto note = [&](const QString& name, const QStringList& arguments) {
        digests[name] = digestOf(runCli(arguments).out);
    };
    note(key("agreement"), {key("agreement"), study, key("--json")});
    note(key("agreement, models"), {key("agreement"), study, key("--json"), key("--models")});
    note(key("check"), {key("check"), study, key("--json")});
    for (const char* format : {"jsonl", "decisions", "label-studio", "label-studio-config"}) {
        const QString out = folder.filePath(QString::fromLatin1(format));
        runCli({key("export"), study, key("--format"), key(format), key("--out"), out});
        // Answers are told apart there by UUIDs, which every import draws anew.
        static const QRegularExpression uuid(key("\"annotation\":\"[0-9a-f-]{36}\""));
        const QString bytes = QString::fromUtf8(readFile(out)).remove(uuid);
        digests[key("export, ") + QLatin1String(format)] = digestOf(bytes.toUtf8());
    }
    const QString tidy = folder.filePath(key("tidy.csv"));
    runCli({key("export"), study, key("--format"), key("csv"), key("--out"), tidy});
    digests[key("export, csv")] = digestOf(readFile(tidy));
    const QString cei = folder.filePath(key("cei"));
    runCli({key("export"), study, key("--format"), key("csv"), key("--out"), cei});
    QByteArray layout;
    for (const QString& name : QDir(cei).entryList(QDir::Files, QDir::Name))
        layout += readFile(cei + u'/' + name);
    digests[key("export, CEI's layout")] = digestOf(layout);
    for (const char* names : {"codes", "names"}) {
        for (const bool isExtended : {false, true}) {
            const QString name =
                QString::fromLatin1(names) + (isExtended ? key(", extended") : QString());
            const QString out = folder.filePath(QString(name).remove(u',').replace(u' ', u'-'));
            QStringList order{key("release"),   study,
                              key("--out"),     out,
                              key("--version"), key("1.0.0"),
                              key("--date"),    key("2026-01-02"),
                              key("--names"),   key(names),
                              key("--yes"),     key("--reason"),
                              key("A test"),    key("--no-figures")};
            if (isExtended)
                order << key("--extended");
            runCli(order);
            digests[key("release, ") + name] = digestOf(checksumsIn(out));
        }
    }
    return digests;
}

void CliFixedBytesTest::demonstration_keepsItsBytes()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(key("demonstration.subtext"));
    FixedClock clock;
    CountingIds ids;
    {
        constexpr int All = std::numeric_limits<int>::max();
        const auto study = makeDemonstration(path, {clock, ids, {}});
        VERIFY_HOLDS(study);
        std::vector<PersonId> annotators;
        PersonId adjudicator;
        for (const Person& person : must((*study)->roster().people())) {
            if (person.role == Role::Annotator)
                annotators.push_back(person.id);
            else if (person.role == Role::Adjudicator)
                adjudicator = person.id;
        }
        VERIFY_HOLDS(simulateLabelling(**study, annotators, All, 42));
        VERIFY_HOLDS(simulateAdjudication(**study, adjudicator, All, 42));
    }
    compareDigests(digestsOf(path, folder), {{key("agreement"), "02bda63f13d9"},
                                             {key("agreement, models"), "654a686a3e7b"},
                                             {key("check"), "25572428ee0b"},
                                             {key("export, CEI's layout"), "37a922ba5e84"},
                                             {key("export, csv"), "adc62780d840"},
                                             {key("export, decisions"), "f427d6dc4e5a"},
                                             {key("export, jsonl"), "774a26425c7d"},
                                             {key("export, label-studio"), "bedac37ce7f7"},
                                             {key("export, label-studio-config"), "92fc2d5d1e29"},
                                             {key("release, codes"), "434698f56611"},
                                             {key("release, codes, extended"), "57e666a4d363"},
                                             {key("release, names"), "73e037649db9"},
                                             {key("release, names, extended"), "00b38a6a18c8"}});
}

void CliFixedBytesTest::published_keepsItsBytes()
{
    if (publishedData().isEmpty())
        QSKIP("not there: the published data");
    const QTemporaryDir folder;
    const QString path = folder.filePath(key("published.subtext"));
    VERIFY_STATUS(runCli({key("study"), key("create"), path, key("--title"), key("Published")}), 0);
    runCli(QStringList{key("import"), path} + publishedData());
    compareDigests(digestsOf(path, folder), {{key("agreement"), "de3b4798a029"},
                                             {key("agreement, models"), "84534e669b0a"},
                                             {key("check"), "6689cbc4d666"},
                                             {key("export, CEI's layout"), "9324acba3803"},
                                             {key("export, csv"), "0b51f9f67fcc"},
                                             {key("export, decisions"), "6897a68f988a"},
                                             {key("export, jsonl"), "013c4513f864"},
                                             {key("export, label-studio"), "ff5d95a155e9"},
                                             {key("export, label-studio-config"), "92fc2d5d1e29"},
                                             {key("release, codes"), "2a3a93fdcf4c"},
                                             {key("release, codes, extended"), "5924336de0dc"},
                                             {key("release, names"), "6da3dc42e04c"},
                                             {key("release, names, extended"), "9de025d2e1e1"}});
}

void CliFixedBytesTest::figures_areTheSameInEveryProcess()
{
    const QTemporaryDir folder;
    VERIFY_STATUS(runCli({key("demo"), folder.filePath(key("demo"))}), 0);
    const QString study = folder.filePath(key("demo/demonstration.subtext"));
    QByteArray first;
    // Each process has a hash seed of its own, which two of them may share.
    constexpr int Processes = 6;
    for (int i = 0; i < Processes; ++i) {
        const QString out = folder.filePath(QString::number(i));
        VERIFY_STATUS(runCli({key("release"), study, key("--out"), out, key("--version"),
                              key("2.0.0"), key("--date"), key("2026-01-02")}),
                      0);
        QByteArray figures;
        const QDir dir(out + QStringLiteral("/reports/figures"));
        for (const QString& name : dir.entryList({key("*.pdf")}, QDir::Files, QDir::Name))
            figures += digestOf(readFile(dir.filePath(name))) + ' ' + name.toUtf8() + '\n';
        QVERIFY(!figures.isEmpty());
        if (i == 0)
            first = figures;
        QCOMPARE(figures, first);
    }
}

SUBTEXT_TEST(CliFixedBytesTest)
#include "clifixedbytestest.moc"
