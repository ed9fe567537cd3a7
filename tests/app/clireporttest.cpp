// SPDX-License-Identifier: MIT
#include "core/exchange/tables/recordtable.h"
#include "tests/app/clirunner.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli report`: what it writes and lists, and what it refuses.
class CliReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void tables_areWritten();
    void json_hasWhatTheTablesHold();
    void list_writesNothing();
    void only_namesTables();
    void only_namesFigures();
    void nothingToWrite_endsWithOne();
    void folderWithSomething_isLeftAlone();
    void wrongUse_isRefused();
    void seed_movesTheIntervalsOnly();

private:
    /// Of the study; DIR stands for the folder of the test.
    CliRun report(const char* options) const
    {
        QStringList arguments{QStringLiteral("report"), m_study->path()};
        for (QString word : QString::fromLatin1(options).split(u' ', Qt::SkipEmptyParts))
            arguments << word.replace(QLatin1String("DIR"), m_folder->path());
        return runCli(arguments);
    }
    QString out(const char* name = "out") const
    {
        return m_folder->filePath(QString::fromLatin1(name));
    }
    QByteArray written(const char* name, const char* file) const
    {
        return readFile(out(name) + u'/' + QString::fromLatin1(file));
    }

    std::unique_ptr<ReleaseStudy> m_study;
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QStringList tablesIn(const QJsonValue& list)
{
    QStringList names;
    for (const QJsonValue& entry : list.toArray())
        names << entry.toObject().value(QStringLiteral("name")).toString();
    return names;
}

QStringList filesBelow(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files, QDir::Name);
}

} // namespace

void CliReportTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_study = std::make_unique<ReleaseStudy>();
    m_study->close();
}

void CliReportTest::tables_areWritten()
{
    const CliRun run = report("--out DIR/out --json");
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json.value(QStringLiteral("schema")).toString(), QStringLiteral("subtext.report/1"));
    QCOMPARE(json.value(QStringLiteral("folder")).toString(), out());
    QCOMPARE(tablesIn(json.value(QStringLiteral("tables"))).size(), 12);
    QCOMPARE(tablesIn(json.value(QStringLiteral("figures"))).join(u' '),
             QStringLiteral("label-bars kappa-by-group kappa-by-power valence-by-label "
                            "people-matrix"));
    QCOMPARE(tablesIn(json.value(QStringLiteral("lacking"))).size(), 44);
    QStringList files;
    for (const char* parts : {"tables", "figures"}) {
        for (const QJsonValue& part : json.value(QLatin1String(parts)).toArray()) {
            for (const QJsonValue& file : part.toObject().value(QStringLiteral("files")).toArray())
                files << file.toString();
        }
    }
    QCOMPARE(files.size(), 36);
    for (const QString& file : std::as_const(files))
        QVERIFY2(!readFile(out() + u'/' + file).isEmpty(), qUtf8Printable(file));
    QCOMPARE(filesBelow(out() + QStringLiteral("/tables")).size(), 26);
    QCOMPARE(filesBelow(out() + QStringLiteral("/figures")).size(), 10);
    QVERIFY(written("out", "figures/kappa-by-group.svg").contains("</svg>"));
    QVERIFY(written("out", "figures/kappa-by-group.csv").startsWith("name,series,value,low,high"));
    QVERIFY(written("out", "tables/agreement.tex").contains("\\label{tab:agreement}"));
    QVERIFY(written("out", "tables/agreement.csv").startsWith("group,items,kappa,kappa_low,"));
}

void CliReportTest::json_hasWhatTheTablesHold()
{
    const CliRun run = report("--out DIR/out --json");
    VERIFY_STATUS(run, 0);
    int numbers = 0;
    int words = 0;
    const QJsonObject json = run.json();
    for (const QJsonValue& kind : json.value(QStringLiteral("tables")).toArray()) {
        const QJsonArray contents = kind[QStringLiteral("contents")].toArray();
        QCOMPARE(contents.size() * 2, kind[QStringLiteral("files")].toArray().size());
        for (const QJsonValue& table : contents) {
            const QString name = table[QStringLiteral("name")].toString();
            QVERIFY(!table[QStringLiteral("caption")].toString().isEmpty());
            const QByteArray file = readFile(out() + QStringLiteral("/tables/%1.csv").arg(name));
            const RecordTable csv = must(readCsv(file));
            const QJsonArray columns = table[QStringLiteral("columns")].toArray();
            QStringList names;
            for (const QJsonValue& column : columns)
                names << column.toString();
            QCOMPARE(names, csv.columns);
            const QJsonArray rows = table[QStringLiteral("rows")].toArray();
            QCOMPARE(std::size_t(rows.size()), csv.rows.size());
            for (qsizetype row = 0; row < rows.size(); ++row) {
                const QJsonArray values = rows[row].toArray();
                QCOMPARE(values.size(), columns.size());
                for (qsizetype i = 0; i < values.size(); ++i) {
                    const QString cell = csv.rows[std::size_t(row)].cells.at(i);
                    numbers += values[i].isDouble() ? 1 : 0;
                    words += values[i].isString() ? 1 : 0;
                    if (values[i].isDouble())
                        QCOMPARE(values[i].toDouble(), cell.toDouble());
                    else
                        QCOMPARE(values[i].toString(), cell);
                }
            }
        }
    }
    QVERIFY(numbers > 0 && words > 0);
    for (const QJsonValue& kind : report("--list --json").json()[QLatin1String("tables")].toArray())
        QVERIFY(!kind.toObject().contains(QStringLiteral("contents"))); // nothing was resampled
}

void CliReportTest::list_writesNothing()
{
    const CliRun run = report("--list");
    VERIFY_STATUS(run, 0);
    QVERIFY(run.out.contains("label-distribution"));
    QVERIFY(run.out.contains("Figure: Shares of gold labels and votes"));
    QVERIFY(run.out.contains("The study holds no predictions of models."));
    QVERIFY(QDir(m_folder->path()).isEmpty());
    const CliRun json = report("--list --json");
    QVERIFY(json.json().value(QStringLiteral("folder")).isNull());
    QVERIFY(tablesIn(json.json().value(QStringLiteral("lacking")))
                .contains(QStringLiteral("leaderboard")));
}

void CliReportTest::only_namesTables()
{
    VERIFY_STATUS(report("--out DIR/out --only tiers --only composition"), 0);
    QCOMPARE(filesBelow(out() + QStringLiteral("/tables")).join(u' '),
             QStringLiteral("composition.csv composition.tex tiers.csv tiers.tex"));
}

void CliReportTest::only_namesFigures()
{
    VERIFY_STATUS(report("--out DIR/out --only label-bars"), 0);
    QCOMPARE(filesBelow(out() + QStringLiteral("/figures")).join(u' '),
             QStringLiteral("label-bars.csv label-bars.svg"));
    QVERIFY(!QFileInfo::exists(out() + QStringLiteral("/tables")));
    VERIFY_STATUS(report("--out DIR/none --only vector-bars"), 1);
}

void CliReportTest::nothingToWrite_endsWithOne()
{
    const CliRun run = report("--out DIR/out --only leaderboard --json");
    VERIFY_STATUS(run, 1);
    QVERIFY(run.json().value(QStringLiteral("folder")).isNull());
    QVERIFY(run.err.contains("Nothing was written"));
    QVERIFY(!QFileInfo::exists(out()));
}

void CliReportTest::folderWithSomething_isLeftAlone()
{
    VERIFY_STATUS(report("--out DIR/out"), 0);
    const QByteArray before = written("out", "tables/tiers.csv");
    const CliRun again = report("--out DIR/out --only tiers");
    VERIFY_STATUS(again, 3);
    QVERIFY(again.err.contains("exists already"));
    QCOMPARE(written("out", "tables/tiers.csv"), before);
    QCOMPARE(filesBelow(out() + QStringLiteral("/tables")).size(), 26);
    QVERIFY(QDir().mkpath(out("empty")));
    VERIFY_STATUS(report("--out DIR/empty --only tiers"), 0);
    QCOMPARE(written("empty", "tables/tiers.csv"), before);
}

void CliReportTest::wrongUse_isRefused()
{
    VERIFY_STATUS(report(""), 2);
    VERIFY_STATUS(report("--list --out DIR/out"), 2);
    VERIFY_STATUS(report("--out DIR/out --resamples 0"), 2);
    const CliRun unknown = report("--list --only tables");
    VERIFY_STATUS(unknown, 2);
    QVERIFY(unknown.err.contains("outside-vocabulary")); // says which there are
    VERIFY_STATUS(
        runCli({QStringLiteral("report"), out("nowhere.subtext"), QStringLiteral("--list")}), 3);
}

void CliReportTest::seed_movesTheIntervalsOnly()
{
    for (const char* options :
         {"--out DIR/one --resamples 50 --seed 1", "--out DIR/two --resamples 50 --seed 2",
          "--out DIR/again --resamples 50 --seed 1"})
        VERIFY_STATUS(report(options), 0);
    QCOMPARE(written("one", "tables/agreement.csv"), written("again", "tables/agreement.csv"));
    QVERIFY(written("one", "tables/agreement.tex") != written("two", "tables/agreement.tex"));
    QCOMPARE(written("one", "tables/tiers.csv"), written("two", "tables/tiers.csv"));
}

SUBTEXT_TEST(CliReportTest)
#include "clireporttest.moc"
