// SPDX-License-Identifier: MIT
#include "core/exchange/exporter.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/support/writtentables.h"

using namespace subtext;
using namespace subtext::test;

/// What a study writes, another study reads back: export, import into a new study, export again
/// gives the same bytes.
class RoundTripTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tidyExport_comesBackToTheByte();
    void ceiExport_comesBackToTheByte();
    void ceiColumns_keepTheirOrderWhateverTheRoster();
    void exportIntoTheSameStudy_changesNothing();
    void split_standsAtTheEndWhereTheLayoutHasRoom();
    void withoutSplit_noColumnStandsForIt();

private:
    static void label(TestStudy& study);
    static Result<QByteArray> reimported(const QByteArray& bytes, ExportFormat format);
};

// Every person labels every item with the texts that are hardest to keep.
void RoundTripTest::label(TestStudy& study)
{
    const QStringList texts{QStringLiteral("plain"),
                            QStringLiteral(" spaces around "),
                            QStringLiteral("quotes \"in\", commas"),
                            QStringLiteral("lines\nover\r\nlines\n"),
                            QStringLiteral("é … 🙂 שלום \u202Eabc"),
                            QStringLiteral("007"),
                            QStringLiteral("NA"),
                            QStringLiteral("=1+1"),
                            QStringLiteral("\ttab"),
                            QStringLiteral("semi;colon")};
    int turn = 0;
    for (int person = 1; person <= 3; ++person) {
        for (int item = 1; item <= 10; ++item, ++turn) {
            Answer answer = completeAnswer(emotionAt(turn % 8).value(), texts.at(turn % 10));
            answer.scale(Dimension::Valence) = turn % 7 - 3;
            answer.isFlagged = turn % 5 == 0;
            answer.flagReason = answer.isFlagged ? QStringLiteral("odd, \"this\"") : QString();
            study.clock.advance(1234);
            const auto submitted = study.labelling().submit(
                study.person(person), study.scenario(item), submissionOf(answer));
            VERIFY_HOLDS(submitted);
        }
    }
}

Result<QByteArray> RoundTripTest::reimported(const QByteArray& bytes, ExportFormat format)
{
    TestStudy::Shape empty;
    empty.perSubtype = 0;
    empty.annotators = 0;
    empty.ratersPerItem = 0;
    TestStudy other(empty);
    const QString path = writeFile(other.filePath(QStringLiteral("sarcasm-irony.csv")), bytes);
    const auto report = other->importing().importFiles({path}, {});
    if (!report)
        return fail(report.error());
    if (!report->refused.empty())
        return fail(ErrorCode::Cancelled, path, report->refused.front().column);
    if (const auto sound = other->verifyAudit(); !sound)
        return fail(sound.error());
    return format == ExportFormat::TidyCsv ? tidyCsv(must(other->snapshot()))
                                           : ceiCsv(must(other->snapshot()), Subtype::SarcasmIrony);
}

void RoundTripTest::tidyExport_comesBackToTheByte()
{
    TestStudy study;
    label(study);
    const QByteArray once = tidyCsv(must(study->snapshot()));
    QCOMPARE(once.count("odd, \"\"this\"\""), 6);
    const auto twice = reimported(once, ExportFormat::TidyCsv);
    VERIFY_HOLDS(twice);
    QCOMPARE(*twice, once);
}

void RoundTripTest::ceiExport_comesBackToTheByte()
{
    TestStudy study;
    label(study);
    const QByteArray once = ceiCsv(must(study->snapshot()), Subtype::SarcasmIrony);
    const auto twice = reimported(once, ExportFormat::CeiCsv);
    VERIFY_HOLDS(twice);
    QCOMPARE(*twice, once);
}

void RoundTripTest::ceiColumns_keepTheirOrderWhateverTheRoster()
{
    // The roster has Ann before Zoe and the file Zoe before Ann.
    TestStudy::Shape shape;
    shape.perSubtype = 0;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    TestStudy study(shape);
    VERIFY_HOLDS(study.roster().add({{{}, QStringLiteral("Ann"), Role::Annotator},
                                     {{}, QStringLiteral("Zoe"), Role::Annotator}}));
    const QByteArray cei(
        "id,sd_listener_role,sd_situation,sd_speaker_role,sd_utterance,sl_plutchik_primary_Zoe,"
        "sl_plutchik_primary_Ann,gold_standard,sl_v_Zoe,sl_v_Ann,sl_a_Zoe,sl_a_Ann,sl_d_Zoe,sl_d_"
        "Ann,"
        "sl_confidence_Zoe,sl_confidence_Ann,Notes\n"
        "1,a,b,c,d,joy,fear,joy,neutral,pleasant,calm,neutral,neutral,neutral,unsure,neutral,\n"
        "2,a,b,c,d,joy,fear,,neutral,pleasant,calm,neutral,neutral,neutral,unsure,neutral,n\n");
    const QString path = writeFile(study.filePath(QStringLiteral("sarcasm-irony.csv")), cei);
    VERIFY_HOLDS(study->importing().importFiles({path}, {}));
    QCOMPARE(must(study.roster().people()).size(), std::size_t{2});
    QCOMPARE(ceiCsv(must(study->snapshot()), Subtype::SarcasmIrony), cei);
}

void RoundTripTest::exportIntoTheSameStudy_changesNothing()
{
    TestStudy study;
    label(study);
    const QByteArray before = tidyCsv(must(study->snapshot()));
    const QString path = writeFile(study.filePath(QStringLiteral("own.csv")), before);
    const auto report = study->importing().importFiles({path}, {});
    VERIFY_HOLDS(report);
    QVERIFY(report->refused.empty());
    QCOMPARE(report->scenarios + report->annotations, 0);
    QCOMPARE(tidyCsv(must(study->snapshot())), before);
}

// CEI's own columns are those of the published files: nothing is added to them.
void RoundTripTest::split_standsAtTheEndWhereTheLayoutHasRoom()
{
    TestStudy::Shape empty;
    empty.perSubtype = 0;
    empty.annotators = 0;
    empty.ratersPerItem = 0;
    TestStudy study(empty);
    const QString path =
        writeFile(study.filePath(QStringLiteral("sarcasm-irony.csv")),
                  "id,speaker_role,listener_role,context,utterance,power_relation,split\n"
                  "1,a,b,c,d,peer,train\n2,a,b,c,e,peer,test\n3,a,b,c,f,peer,\n");
    VERIFY_HOLDS(study->importing().importFiles({path}, {}));
    const QByteArray once = tidyCsv(must(study->snapshot()));
    const QList<QByteArray> rows = once.trimmed().split('\n');
    QCOMPARE(rows.size(), qsizetype{4});
    QVERIFY(rows[0].endsWith(",gold,basis,ambiguous,note,split"));
    QVERIFY(rows[1].endsWith(",train"));
    QVERIFY(rows[2].endsWith(",test"));
    QVERIFY(rows[3].endsWith(","));
    const auto twice = reimported(once, ExportFormat::TidyCsv);
    VERIFY_HOLDS(twice);
    QCOMPARE(*twice, once);

    const QList<QByteArray> lines = jsonLines(must(study->snapshot())).trimmed().split('\n');
    QVERIFY(lines.at(0).endsWith(R"("split":"train"})"));
    QVERIFY(!lines.at(2).contains("split"));
    const QByteArray extended = extendedCeiCsv(must(study->snapshot()), Subtype::SarcasmIrony, 3);
    QVERIFY(extended.contains(",agreement_pattern,split\n"));
    QVERIFY(extended.contains(",test\n"));
    QVERIFY(!ceiCsv(must(study->snapshot()), Subtype::SarcasmIrony).contains("split"));
}

void RoundTripTest::withoutSplit_noColumnStandsForIt()
{
    TestStudy study;
    label(study);
    const StudyData data = must(study->snapshot());
    QVERIFY(tidyCsv(data).contains(",ambiguous,note\n"));
    QVERIFY(!tidyCsv(data).contains("split"));
    QVERIFY(!jsonLines(data).contains("\"split\":"));
    QVERIFY(!extendedCeiCsv(data, Subtype::SarcasmIrony, 3).contains(",split\n"));
}

SUBTEXT_TEST(RoundTripTest)

#include "roundtriptest.moc"
