// SPDX-License-Identifier: MIT
#include "core/study/studyproof.h"

#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// What a proof that runs beside a reader says of the file.
class StudyProofTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void file_isProven_data();
    void file_isProven();
    void wrongIndex_isDamage();
    void missingFile_isNamed();
    void nobodyWaits_andItEnds();
    void meanwhile_statesNothingBefore();
    void meanwhile_faultEndsTheWork();

private:
    static std::unique_ptr<TestStudy> closedStudy();
};

std::unique_ptr<TestStudy> StudyProofTest::closedStudy()
{
    auto study = std::make_unique<TestStudy>();
    for (int item = 1; item <= 3; ++item)
        must(study->labelling().submit(study->person(1), study->scenario(item),
                                       submissionOf(completeAnswer())));
    study->close();
    return study;
}

void StudyProofTest::file_isProven_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<std::optional<ErrorCode>>("code");
    const auto row = [](const char* name, const char* sql, std::optional<ErrorCode> code) {
        QTest::newRow(name) << QString::fromLatin1(sql) << code;
    };
    row("sound", "", std::nullopt);
    row("another answer", "UPDATE annotation SET points = '6333' WHERE id = 2",
        ErrorCode::AuditBroken);
    row("one answer less", "DELETE FROM annotation WHERE id = 3", ErrorCode::AuditBroken);
    row("no study's row", "DELETE FROM study", ErrorCode::StudyDamaged);
    row("a trigger", "CREATE TRIGGER mine BEFORE INSERT ON annotation BEGIN SELECT 1; END",
        ErrorCode::StudyDamaged);
}

void StudyProofTest::file_isProven()
{
    QFETCH(QString, sql);
    QFETCH(std::optional<ErrorCode>, code);
    const auto study = closedStudy();
    if (!sql.isEmpty())
        QCOMPARE(RawSql(study->path()).runUnguarded(sql), QString());
    const auto proven = StudyProof(study->path()).finish();
    QCOMPARE(proven.has_value(), !code);
    if (code)
        QCOMPARE(proven.error().code, *code);
}

// Whoever reads beside it reads what a chain cannot tell: rows by way of an index that lies.
void StudyProofTest::wrongIndex_isDamage()
{
    const auto study = closedStudy();
    QByteArray bytes;
    {
        RawSql raw(study->path());
        const QByteArray uuid =
            raw.value(QStringLiteral("SELECT uuid FROM annotation WHERE id = 3")).toUtf8();
        const qsizetype page = raw.value(QStringLiteral("SELECT rootpage FROM sqlite_master WHERE "
                                                        "name = 'annotation_by_item'"))
                                   .toInt();
        bytes = readFile(study->path());
        const qsizetype at = bytes.indexOf(uuid, (page - 1) * 4096);
        QVERIFY(at > 0 && at < page * 4096);
        bytes[at] = bytes[at] == '1' ? '2' : '1';
    }
    writeFile(study->path(), bytes);
    const auto beside =
        Study::open(study->path(), Study::Access::Read, study->environment(), Study::Proof::Beside);
    QVERIFY(beside.has_value()); // it can be read
    const auto proven = StudyProof(study->path()).finish();
    QVERIFY(!proven);
    QCOMPARE(proven.error().code, ErrorCode::StudyDamaged);
    QCOMPARE(proven.error().value, QStringLiteral("index"));
}

void StudyProofTest::missingFile_isNamed()
{
    const auto proven = StudyProof(QStringLiteral("/nowhere/at.subtext")).finish();
    QVERIFY(!proven);
    QCOMPARE(proven.error().code, ErrorCode::FileMissing);
}

void StudyProofTest::nobodyWaits_andItEnds()
{
    const auto study = closedStudy();
    {
        const StudyProof proof(study->path());
    }
    QVERIFY(StudyProof(study->path()).finish());
}

void StudyProofTest::meanwhile_statesNothingBefore()
{
    const auto file = closedStudy();
    const auto study = must(Study::open(file->path(), Study::Access::Write, file->environment(),
                                        Study::Proof::Meanwhile));
    QSignalSpy proven(study.get(), &Study::proven);
    QVERIFY(!study->isProven()); // nobody was told yet
    QCOMPARE(must(study->counts()).scenarios, must(study->heads()).size());
    const auto people = must(study->roster().people());
    must(study->labelling().submit(people.front().id, file->scenario(4),
                                   submissionOf(completeAnswer())));
    QVERIFY(study->isProven());
    QCOMPARE(proven.size(), 1);
    QVERIFY(study->verifyAudit().has_value());
    QCoreApplication::processEvents(); // what the threads said comes after it
    QCOMPARE(proven.size(), 1);
}

void StudyProofTest::meanwhile_faultEndsTheWork()
{
    const auto file = closedStudy();
    QCOMPARE(
        RawSql(file->path())
            .runUnguarded(QStringLiteral("UPDATE annotation SET points = '6333' WHERE id = 2")),
        QString());
    const auto study = must(Study::open(file->path(), Study::Access::Write, file->environment(),
                                        Study::Proof::Meanwhile));
    QSignalSpy fault(study.get(), &Study::faultFound);
    QTRY_COMPARE(fault.size(), 1); // without anybody asking
    QVERIFY(!study->isProven());
    const auto people = must(study->roster().people());
    const auto before = must(study->annotations());
    const auto submitted = study->labelling().submit(people.front().id, file->scenario(4),
                                                     submissionOf(completeAnswer()));
    QVERIFY(!submitted);
    QCOMPARE(submitted.error().code, ErrorCode::AuditBroken);
    QCOMPARE(must(study->annotations()).size(), before.size());
    QCOMPARE(study->makeSelfContained().error().code, ErrorCode::AuditBroken);
    QCOMPARE(fault.size(), 1);
}

SUBTEXT_TEST(StudyProofTest)
#include "studyprooftest.moc"
