// SPDX-License-Identifier: MIT
#include "core/agreement/agreementjson.h"
#include "core/exchange/tables/recordtable.h"
#include "core/figures/figures.h"
#include "core/publishing/releasing.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// Releases of one study made again, elsewhere, later, after a change, and read back in.
class ReleaseAgainTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiedStudy_givesTheSameBytes();
    void unchangedStudy_isAPatch();
    void oneRevisedLabel_changesWhatItMust();
    void revisedAnswer_isSaidToBeAChange();
    void revisedImport_isStillAnImport();
    void publishedData_underNames_passesWhatItCan();
    void publishedData_underCodes_namesNobody();
    void publishedData_readBackIn_agreesAlike_data();
    void publishedData_readBackIn_agreesAlike();
};

namespace {

QStringList pathsThatDiffer(const std::vector<ReleaseFile>& a, const std::vector<ReleaseFile>& b)
{
    if (a.size() != b.size())
        return {QStringLiteral("another number of files")};
    QStringList paths;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] != b[i])
            paths << a[i].path;
    }
    paths.sort();
    return paths;
}

/// A study with nothing but what was imported into it.
std::unique_ptr<TestStudy> imported(const QStringList& files)
{
    TestStudy::Shape shape;
    shape.perSubtype = 0;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    auto study = std::make_unique<TestStudy>(shape);
    const auto report = (*study)->importing().importFiles(files, {});
    if (!report || !report->refused.empty())
        qFatal("the files cannot be imported");
    return study;
}

Result<ReleaseDraft> draftOf(TestStudy& study, ReleaseNames names)
{
    ReleaseOptions options;
    options.version = QStringLiteral("1.0.0");
    options.date = QStringLiteral("2026-03-01");
    options.names = names;
    return study->releaseDrafting().draft(options, {});
}

} // namespace

void ReleaseAgainTest::copiedStudy_givesTheSameBytes()
{
    ReleaseStudy study;
    VERIFY_HOLDS(study.releasing().answer(QStringLiteral("creators"), QStringLiteral("We"), {}));
    QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath(QStringLiteral("under another name.subtext"));
    VERIFY_HOLDS(study->copyTo(path));
    const auto here = filesOf(study.release(QStringLiteral("1.0.0"), QStringLiteral("2026-03-01")));

    FixedClock later;
    later.advance(qint64{400} * 24 * 3600 * 1000);
    CountingIds ids;
    while (ids.count() < 1000) // the copy has those below
        ids.next();
    const auto copy = Study::open(path, Study::Access::Write, {later, ids, {}});
    VERIFY_HOLDS(copy);
    ReleaseOptions options;
    options.version = QStringLiteral("1.0.0");
    options.date = QStringLiteral("2026-03-01");
    const auto draft = (*copy)->releaseDrafting().draft(options, {});
    VERIFY_HOLDS(draft);
    const auto there = filesOf(*draft);
    QCOMPARE(pathsThatDiffer(here, there).join(u' '), QString());
    QVERIFY(!contentOf(there, QStringLiteral("SHA256SUMS")).isEmpty());
    VERIFY_HOLDS((*copy)->releasing().record(*draft, there, {}));
    QCOMPARE(must((*copy)->releasing().records()).front().checksum,
             must(study.releasing().records()).front().checksum);
}

void ReleaseAgainTest::unchangedStudy_isAPatch()
{
    ReleaseStudy study;
    study.release(QStringLiteral("1.4.0"));
    const ReleaseDraft draft = study.draft();
    QCOMPARE(draft.proposedVersion, QStringLiteral("1.4.1"));
    QVERIFY(draft.change == VersionChange());
}

void ReleaseAgainTest::oneRevisedLabel_changesWhatItMust()
{
    ReleaseStudy study;
    study.release(QStringLiteral("1.0.0"), QStringLiteral("2026-03-01"));
    ReleaseOptions options;
    options.version = QStringLiteral("2.0.0");
    options.date = QStringLiteral("2026-06-01");
    const auto before = filesOf(study.draft(options));
    study.decide(Emotion::Fear, QStringLiteral("Wanda's reading fits, and so does ottilie's."));
    const auto after = filesOf(study.draft(options));
    QCOMPARE(pathsThatDiffer(before, after).join(u' '),
             QStringLiteral("CHANGELOG.md README.md SHA256SUMS croissant.json "
                            "data/human-gold/data_sarcasm-irony.csv gold.csv "
                            "reports/agreement.json"));
    QCOMPARE(study.draft().input.options.version, QStringLiteral("2.0.0"));
}

// Two of three labels still agree: no gold label changes.
void ReleaseAgainTest::revisedAnswer_isSaidToBeAChange()
{
    ReleaseStudy study;
    study.release(QStringLiteral("1.0.0"), QStringLiteral("2026-03-01"));
    const Scenario first = must(study->scenarios()).front();
    QVERIFY(study.draft().isUnchanged());
    study.clock.advance(60'000);
    VERIFY_HOLDS(study.labelling().submit(study.annotator(), first.id,
                                          submissionOf(ReleaseStudy::answerOf(Emotion::Disgust))));
    const ReleaseDraft draft = study.draft();
    QCOMPARE(draft.change.changedAnswers, QStringList{first.name()});
    QVERIFY(!draft.isUnchanged());
    QCOMPARE(draft.revisedAnswers.size(), std::size_t{1});
    const RevisedAnswer& revised = draft.revisedAnswers.front();
    QCOMPARE(revised.scenario, first.name());
    QCOMPARE(revised.person, QStringLiteral("Ottilie Brandt"));
    QVERIFY(revised.before && revised.before->ballot != revised.after.ballot);
    QCOMPARE(revised.after.choice(QuestionIndex{0}), std::optional(Choice(Emotion::Disgust)));
    QCOMPARE(revised.at, study.clock.now());
    QVERIFY(draft.change.changedGold.empty());
    QCOMPARE(draft.proposedVersion, QStringLiteral("1.0.1"));
    QVERIFY(contentOf(filesOf(draft), QStringLiteral("CHANGELOG.md"))
                .contains("label or rate differently (1): " + first.name().toUtf8()));
}

void ReleaseAgainTest::revisedImport_isStillAnImport()
{
    const QTemporaryDir folder;
    const auto row = [](const QByteArray& id) {
        return id + ",mixed-signals,a,b,c,u" + id + ",Ann,joy,neutral,calm,in control,unsure,why\n";
    };
    const auto study = imported(
        {writeFile(folder.filePath(QStringLiteral("answers.csv")),
                   "id,subtype,speaker_role,listener_role,context,utterance,annotator,emotion,"
                   "valence,arousal,dominance,confidence,explanation\n" +
                       row("1") + row("2"))});
    const auto checklist = [&] {
        const auto draft = draftOf(*study, ReleaseNames::Codes);
        return draft ? contentOf(filesOf(*draft), QStringLiteral("REPRODUCIBILITY.md"))
                     : QByteArray();
    };
    QVERIFY2(checklist().contains("2 of 2 annotations were imported from files; the study"),
             checklist().constData());
    const PersonId ann = must((*study)->roster().people()).front().id;
    const ScenarioId first = must((*study)->scenarios()).front().id;
    must((*study)->labelling().submit(ann, first, submissionOf(completeAnswer(Emotion::Fear))));
    QVERIFY2(checklist().contains("2 of 2 annotations were imported from files (1 of them revised "
                                  "in the study since); the study"),
             checklist().constData());
}

void ReleaseAgainTest::publishedData_underNames_passesWhatItCan()
{
    if (publishedData().size() != 5)
        QSKIP("not there: the published data");
    const auto study = imported(publishedData());
    const auto draft = draftOf(*study, ReleaseNames::Names);
    VERIFY_HOLDS(draft);
    QVERIFY(draft->changedNotes.empty());
    QStringList failed;
    for (const Gate& gate : draft->gates) {
        if (!gate.isPassed)
            failed << gate.token();
    }
    QCOMPARE(failed.join(u' '), QStringLiteral("damage formulas places"));
    const auto files = filesOf(*draft);
    for (const QString& source : publishedData()) {
        const auto given = readCsv(readFile(source));
        const auto made = readCsv(
            contentOf(files, QStringLiteral("data/human-gold/") + QFileInfo(source).fileName()));
        VERIFY_HOLDS(given);
        VERIFY_HOLDS(made);
        QCOMPARE(made->rows.size(), given->rows.size());
        for (qsizetype c = 0; c < given->columns.size(); ++c) {
            const QString& column = given->columns.at(c);
            const bool isLabel =
                column.startsWith(QLatin1String("sl_")) || column == QLatin1String("gold_standard");
            const qsizetype there = made->columns.indexOf(column);
            QVERIFY2(there >= 0, qUtf8Printable(column));
            for (std::size_t r = 0; r < given->rows.size(); ++r) {
                const QString cell = given->rows[r].cells.at(c);
                QCOMPARE(made->rows[r].cells.at(there),
                         isLabel ? cell.simplified().toLower() : cell);
            }
        }
    }
}

void ReleaseAgainTest::publishedData_underCodes_namesNobody()
{
    if (publishedData().size() != 5)
        QSKIP("not there: the published data");
    const auto study = imported(publishedData());
    const auto draft = draftOf(*study, ReleaseNames::Codes);
    VERIFY_HOLDS(draft);
    QCOMPARE(draft->changedNotes.size(), std::size_t{44});
    const std::vector<Person> people = must((*study)->roster().people());
    QCOMPARE(people.size(), std::size_t{15});
    // A name that is a word of the data itself cannot be told from it: none is.
    for (const ReleaseFile& file : filesOf(*draft)) {
        const QString text = QString::fromUtf8(file.bytes);
        for (const Person& person : people) {
            const QRegularExpression name(QStringLiteral("(?<![[:alpha:]])") +
                                              QRegularExpression::escape(person.name) +
                                              QStringLiteral("(?![[:alpha:]])"),
                                          QRegularExpression::CaseInsensitiveOption |
                                              QRegularExpression::UseUnicodePropertiesOption);
            QVERIFY2(!text.contains(name), qUtf8Printable(file.path + u' ' + person.name));
        }
    }
}

void ReleaseAgainTest::publishedData_readBackIn_agreesAlike_data()
{
    QTest::addColumn<ReleaseNames>("names");
    QTest::newRow("under names") << ReleaseNames::Names;
    QTest::newRow("under codes") << ReleaseNames::Codes;
}

void ReleaseAgainTest::publishedData_readBackIn_agreesAlike()
{
    QFETCH(ReleaseNames, names);
    if (publishedData().size() != 5)
        QSKIP("not there: the published data");
    const auto study = imported(publishedData());
    const auto draft = draftOf(*study, names);
    VERIFY_HOLDS(draft);
    const auto files = filesOf(*draft);
    QTemporaryDir folder;
    QStringList paths;
    for (const ReleaseFile& file : files) {
        if (file.path.startsWith(QLatin1String("data/human-gold/")))
            paths << test::writeFile(folder.filePath(QFileInfo(file.path).fileName()), file.bytes);
    }
    QCOMPARE(paths.size(), 5);
    const auto again = imported(paths);
    const auto report = computeAgreement(must(again->study().figures().agreementInput()));
    QVERIFY(report.has_value());
    QCOMPARE(agreementJson(*report), contentOf(files, QStringLiteral("reports/agreement.json")));
    // And whoever releases it again under names gets the same files in CEI's layout.
    const auto second = draftOf(*again, ReleaseNames::Names);
    VERIFY_HOLDS(second);
    const auto filesAgain = filesOf(*second);
    for (const QString& path : paths) {
        const QString name = QStringLiteral("data/human-gold/") + QFileInfo(path).fileName();
        QCOMPARE(contentOf(filesAgain, name), contentOf(files, name));
    }
}

SUBTEXT_TEST(ReleaseAgainTest)

#include "releaseagaintest.moc"
