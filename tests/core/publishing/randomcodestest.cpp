// SPDX-License-Identifier: MIT
#include "core/exchange/tables/recordtable.h"
#include "core/travel/handouts.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QRegularExpression>

#include <set>

using namespace subtext;
using namespace subtext::test;

/// Codes at random, in releases and from imports.
class RandomCodesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void release_holdsNoCodeOfTheStudy();
    void nextRelease_hasTheSameCodes();
    void somebodyLate_getsTheNextCode();
    void withoutASecret_isRefused();
    void withoutRandomCodes_theRecordIsAsBefore();
    void import_givesCodesAtRandom();
    void import_withoutIt_followsTheNames();
    void publishedData_underRandomCodes_namesNobody();
};

namespace {

ReleaseOptions randomly(const QString& secret, const QString& version = QStringLiteral("1.0.0"))
{
    ReleaseOptions options;
    options.version = version;
    options.date = QStringLiteral("2026-03-01");
    options.hasRandomCodes = true;
    options.codeSecret = secret;
    return options;
}

/// Cells of one column.
QStringList column(const QByteArray& csv, const char* name)
{
    QStringList cells;
    const auto table = readCsv(csv);
    if (!table)
        qFatal("no table");
    const qsizetype at = table->columns.indexOf(QString::fromLatin1(name));
    for (const RecordTable::Row& row : table->rows)
        cells << row.cells.value(at);
    return cells;
}

QStringList raters(const ReleaseDraft& draft)
{
    return column(contentOf(filesOf(draft), QStringLiteral("annotations.csv")), "annotator");
}

TestStudy::Shape nothing()
{
    TestStudy::Shape shape;
    shape.perSubtype = 0;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    return shape;
}

/// Codes of people whose names follow the alphabet, in that order.
QStringList importedCodes(TestStudy& study, bool hasRandomCodes)
{
    QByteArray csv = "id,subtype,speaker_role,listener_role,context,utterance,annotator,emotion,"
                     "valence,arousal,dominance,confidence\n";
    for (char name = 'A'; name <= 'T'; ++name) {
        csv += "1,sarcasm-irony,a,b,c,u,Name" + QByteArray(1, name) +
               ",joy,neutral,calm,in control,unsure\n";
    }
    ImportOptions options;
    options.hasRandomCodes = hasRandomCodes;
    const auto report = study->importing().importFiles(
        {writeFile(study.filePath(QStringLiteral("labels.csv")), csv)}, options);
    if (!report || report->annotations != 20)
        qFatal("import");
    std::map<QString, QString> codes;
    for (const Person& person : must(study.roster().people()))
        codes[person.name] = person.code;
    QStringList inOrder;
    for (const auto& of : codes)
        inOrder << of.second;
    return inOrder;
}

} // namespace

void RandomCodesTest::release_holdsNoCodeOfTheStudy()
{
    ReleasePlan plan;
    plan.note = QStringLiteral("Wanda's reading fits, and so does x01's.");
    ReleaseStudy study(plan);
    const ReleaseDraft draft = study.draft(randomly(QStringLiteral("s")));
    QVERIFY(draft.passes());
    const QRegularExpression told(QStringLiteral("\\bX0[1-5]\\b|Wanda|Lind|Ottilie|Casimir"),
                                  QRegularExpression::CaseInsensitiveOption);
    for (const ReleaseFile& file : filesOf(draft))
        QVERIFY2(!QString::fromUtf8(file.bytes).contains(told), qUtf8Printable(file.path));
    // The raters of an item stand in the order of the codes that leave.
    const QStringList all = raters(draft);
    QCOMPARE(all.size(), 15);
    for (qsizetype i = 0; i < all.size(); i += 3)
        QVERIFY(all.at(i) < all.at(i + 1) && all.at(i + 1) < all.at(i + 2));
    // Nobody is unknown to the check of what leaves.
    QVERIFY(draft.check.level1.empty());
    QCOMPARE(draft.agreement.overall.patterns.split,
             study.draft().agreement.overall.patterns.split);
}

void RandomCodesTest::nextRelease_hasTheSameCodes()
{
    ReleaseStudy study;
    const ReleaseDraft first = study.draft(randomly(QStringLiteral("one")));
    QVERIFY(raters(study.draft(randomly(QStringLiteral("another")))) != raters(first));
    VERIFY_HOLDS(study.releasing().record(first, filesOf(first), study.coordinator()));
    study.reopen(Study::Access::Read);
    QCOMPARE(must(study.releasing().records()).front().randomCodes.size(), std::size_t{5});
    const ReleaseDraft next =
        study.draft(randomly(QStringLiteral("another"), QStringLiteral("1.1.0")));
    QCOMPARE(raters(next), raters(first));
    QVERIFY(next.change == VersionChange());
    // The same version with another secret gives the same bytes.
    const ReleaseDraft same = study.draft(randomly(QStringLiteral("third")));
    QVERIFY(filesOf(same) == filesOf(first));
}

void RandomCodesTest::somebodyLate_getsTheNextCode()
{
    ReleaseStudy study;
    const ReleaseDraft first = study.draft(randomly(QStringLiteral("one")));
    VERIFY_HOLDS(study.releasing().record(first, filesOf(first), study.coordinator()));
    VERIFY_HOLDS(study.roster().add({{QStringLiteral("X09"), QStringLiteral("Late"), {}}}));
    const ReleaseDraft next = study.draft(randomly(QStringLiteral("two"), QStringLiteral("1.1.0")));
    QCOMPARE(next.input.randomCodes.size(), std::size_t{6});
    for (const auto& [person, code] : first.input.randomCodes)
        QCOMPARE(next.input.randomCodes.at(person), code);
}

void RandomCodesTest::withoutASecret_isRefused()
{
    ReleaseStudy study;
    COMPARE_ERROR(study.releaseDrafting().draft(randomly({}), {}), ErrorCode::InvalidValue);
    ReleaseOptions underNames = randomly({});
    underNames.names = ReleaseNames::Names;
    VERIFY_HOLDS(study.releaseDrafting().draft(underNames, {}));
}

void RandomCodesTest::withoutRandomCodes_theRecordIsAsBefore()
{
    ReleaseStudy study;
    study.release(QStringLiteral("1.0.0"), QStringLiteral("2026-03-01"));
    QVERIFY(!study.sql(QStringLiteral("SELECT contents FROM data_release"))
                 .contains(QStringLiteral("codes")));
    QVERIFY(must(study.releasing().records()).front().randomCodes.empty());
}

void RandomCodesTest::import_givesCodesAtRandom()
{
    TestStudy study(nothing());
    const QStringList codes = importedCodes(study, true);
    QCOMPARE(codes.size(), 20);
    QStringList sorted = codes;
    sorted.sort();
    QCOMPARE(sorted.front(), QStringLiteral("A01"));
    QCOMPARE(sorted.back(), QStringLiteral("A20"));
    QVERIFY(codes != sorted);
    // Another import is another lot.
    TestStudy other(nothing());
    other.ids.next();
    QVERIFY(importedCodes(other, true) != codes);
}

void RandomCodesTest::import_withoutIt_followsTheNames()
{
    TestStudy study(nothing());
    const QStringList codes = importedCodes(study, false);
    QStringList sorted = codes;
    sorted.sort();
    QCOMPARE(codes, sorted);
}

void RandomCodesTest::publishedData_underRandomCodes_namesNobody()
{
    if (publishedData().size() != 5)
        QSKIP("not there: the published data");
    TestStudy study(nothing());
    VERIFY_HOLDS(study->importing().importFiles(publishedData(), {}));
    const auto draft = study->releaseDrafting().draft(randomly(QStringLiteral("s")), {});
    VERIFY_HOLDS(draft);
    QCOMPARE(draft->changedNotes.size(), std::size_t{44});
    QStringList failed;
    for (const Gate& gate : draft->gates) {
        if (!gate.isPassed)
            failed << gate.token();
    }
    QCOMPARE(failed.join(u' '), QStringLiteral("damage formulas places"));
    const QRegularExpression code(QStringLiteral("\\bA(?:0[1-9]|1[0-5])\\b"));
    for (const ReleaseFile& file : filesOf(*draft))
        QVERIFY2(!QString::fromUtf8(file.bytes).contains(code), qUtf8Printable(file.path));
}

SUBTEXT_TEST(RandomCodesTest)
#include "randomcodestest.moc"
