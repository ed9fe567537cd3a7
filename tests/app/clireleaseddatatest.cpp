// SPDX-License-Identifier: MIT
#include "tests/app/releasedfolder.h"
#include "tests/support/filesin.h"
#include "tests/support/registeredtest.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// The published data, imported and released by the command line.
class CliReleasedDataTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void published_underCodesNamesNobody();
    void published_reimportedHasTheSameAgreement_data();
    void published_reimportedHasTheSameAgreement();

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QByteArray released(const char* file) const
    {
        return readFile(path("out") + u'/' + QLatin1String(file));
    }
    /// Over gates that the published data does not pass; without figures.
    CliRun release(const QStringList& more) const;
    QString importPublished() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_study;
};

namespace {

QString key(const char* text)
{
    return QString::fromLatin1(text);
}

} // namespace

void CliReleasedDataTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

CliRun CliReleasedDataTest::release(const QStringList& more) const
{
    return runCli(QStringList{key("release"), m_study, key("--out"), path("out"), key("--version"),
                              key("1.0.0"), key("--yes"), key("--no-figures")} +
                  more);
}

QString CliReleasedDataTest::importPublished() const
{
    const QString study = path("published.subtext");
    const CliRun created =
        runCli({key("study"), key("create"), study, key("--title"), key("Published")});
    const CliRun imported = runCli(QStringList{key("import"), study} + publishedData());
    return created.status == 0 && imported.status == 0 ? study : QString();
}

void CliReleasedDataTest::published_underCodesNamesNobody()
{
    if (publishedData().size() != 5)
        QSKIP("not there: the published data");
    const QString answers = sharedFile(key("reference/evaluation/published_zero_shot.json"));
    if (answers.isEmpty())
        QSKIP("not there: the published answers of models");
    m_study = importPublished();
    QVERIFY(!m_study.isEmpty());
    const QStringList names = namesIn(m_study);
    QCOMPARE(names.size(), 15);
    VERIFY_STATUS(runCli({key("predictions"), key("import"), m_study, answers}), 0);
    QElapsedTimer taken;
    taken.start();
    const CliRun run =
        runCli({key("release"), m_study, key("--out"), path("out"), key("--yes"), key("--json"),
                key("--version"), key("1.0.0"), key("--predictions"), key("--raw-responses")});
    const qint64 ms = taken.elapsed();
    VERIFY_STATUS(run, 0);
    QVERIFY(!run.json().value(key("changed_notes")).toArray().isEmpty());
    // Everything is in it, the models' own words as well.
    const std::map<QString, QByteArray> files = filesIn(path("out"));
    const auto has = [&](const char* beginning, const char* ending) {
        return std::count_if(files.begin(), files.end(), [&](const auto& file) {
            return file.first.startsWith(QLatin1String(beginning)) &&
                   file.first.endsWith(QLatin1String(ending)) && !file.second.isEmpty();
        });
    };
    QCOMPARE(has("predictions/", ".jsonl"), std::ptrdiff_t{5});
    QVERIFY(has("reports/figures/", ".svg") > 0 && has("reports/tables/", ".csv") > 0);
    QVERIFY(files.at(key("predictions/gpt-5-mini-zero-shot-1.jsonl")).contains("raw_response"));
    QCOMPARE(filesNaming(names, path("out")), QStringList());
    qint64 bytes = 0;
    for (const auto& [name, content] : files)
        bytes += content.size();
    qInfo("%zu files, %lld bytes, released in %lld ms", files.size(), static_cast<long long>(bytes),
          static_cast<long long>(ms));
    VERIFY_STATUS(runCli({key("verify"), path("out")}), 0);
    // Under names the same search finds all of them.
    VERIFY_STATUS(release({key("--names"), key("names")}), 0);
    const QStringList found = filesNaming(names, path("out"));
    for (const QString& name : names)
        QVERIFY2(!found.filter(name).isEmpty(), qPrintable(name));
}

void CliReleasedDataTest::published_reimportedHasTheSameAgreement_data()
{
    QTest::addColumn<QString>("how");
    for (const char* how : {"--names codes", "--names names", "--names codes --extended"})
        QTest::newRow(how) << QString::fromLatin1(how);
}

void CliReleasedDataTest::published_reimportedHasTheSameAgreement()
{
    if (publishedData().size() != 5)
        QSKIP("not there: the published data");
    QFETCH(QString, how);
    m_study = importPublished();
    VERIFY_STATUS(release(how.split(u' ')), 0);
    const QString again = path("again.subtext");
    VERIFY_STATUS(runCli({key("study"), key("create"), again, key("--title"), key("Again")}), 0);
    VERIFY_STATUS(runCli(QStringList{key("import"), again} + csvFilesIn(path("out"))), 0);
    const CliRun agreement = runCli({key("agreement"), again, key("--json")});
    VERIFY_STATUS(agreement, 0);
    QCOMPARE(agreement.out, released("reports/agreement.json"));
    if (how == key("--names names"))
        QCOMPARE(runCli({key("agreement"), m_study, key("--json")}).out, agreement.out);
}

SUBTEXT_TEST(CliReleasedDataTest)
#include "clireleaseddatatest.moc"
