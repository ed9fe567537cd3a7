// SPDX-License-Identifier: MIT
#include "core/exchange/exporter.h"

#include "core/domain/ceiscene.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/support/writtentables.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace subtext;

class ExporterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void csvCell_quotesOnlyWhereItMust_data();
    void csvCell_quotesOnlyWhereItMust();
    void ceiLayout_isThatOfTheReleasedFiles();
    void ceiLayout_leavesCellsOfOthersEmpty();
    void tidyLayout_hasOneRowAnAnswer();
    void jsonLines_holdEverything();
    void exportStudy_writesOneCeiFileASubtype();
    void exportStudy_replacesAnOlderFile();
    void exportStudy_namesWhatItCannotWrite();
};

namespace {

// Two people, two scenarios; the second person sits first on scenario 2 and skipped scenario 1.
StudyData smallStudy()
{
    StudyData data;
    data.people = {{{1}, {}, QStringLiteral("A01"), QStringLiteral("Ann"), {}},
                   {{2}, {}, QStringLiteral("A02"), QStringLiteral("Bob"), {}}};
    Scenario first;
    first.id = {1};
    first.sourceId = QStringLiteral("007");
    first.group = Subtype::MixedSignals;
    first.text(ScenePart::Domain) = domainToken(Domain::Family);
    first.text(ScenePart::PowerRelation) = powerToken(PowerRelation::HighToLow);
    first.text(ScenePart::SpeakerRole) = QStringLiteral("mother ");
    first.text(ScenePart::ListenerRole) = QStringLiteral("son");
    first.text(ScenePart::Context) = QStringLiteral("A \"context\",\nover lines");
    first.text(ScenePart::Utterance) = QStringLiteral("Fine…");
    Scenario second = first;
    second.id = {2};
    second.sourceId = QStringLiteral("8");
    second.text(ScenePart::Domain) = domainToken(Domain::Unknown);
    second.text(ScenePart::PowerRelation) = powerToken(PowerRelation::Peer);
    second.text(ScenePart::Context) = QStringLiteral("c");
    data.scenarios = {first, second};
    Annotation a;
    a.scenario = {1};
    a.person = {1};
    a.answer = test::completeAnswer(Emotion::Joy, QStringLiteral("why, so"));
    a.timings = ItemTimings{1500, 2500, 2, 1, {}};
    a.submittedAt = 1'767'323'045'678; // 2026-01-02T03:04:05.678Z
    Annotation b;
    b.scenario = {2};
    b.person = {2};
    b.answer = test::completeAnswer(Emotion::Fear, {});
    b.answer.isFlagged = true;
    b.answer.flagReason = QStringLiteral("two speakers");
    b.revision = 3;
    data.annotations = {a, b};
    Decision decision;
    decision.scenario = {1};
    decision.picks = picksOf(Pick{Emotion::Joy});
    decision.basis = Basis::VadFit;
    decision.note = QStringLiteral("a note");
    Decision ambiguous;
    ambiguous.scenario = {2};
    ambiguous.picks = picksOf(Pick{});
    ambiguous.basis = Basis::Misreading;
    data.decisions = {decision, ambiguous};
    for (const Decision& counting : data.decisions) {
        Resolution resolution;
        resolution.decision = counting;
        data.gold.push_back({counting.scenario, {goldLabel(resolution, {}, 3)}});
    }
    return data;
}

} // namespace

void ExporterTest::csvCell_quotesOnlyWhereItMust_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("cell");
    const auto row = [](const char* name, const QString& text, const QByteArray& cell) {
        QTest::newRow(name) << text << cell;
    };
    row("empty", {}, "");
    row("plain", QStringLiteral("a b"), "a b");
    row("spaces", QStringLiteral(" a "), " a ");
    row("comma", QStringLiteral("a,b"), "\"a,b\"");
    row("quote", QStringLiteral("say \"hi\""), "\"say \"\"hi\"\"\"");
    row("LF", QStringLiteral("a\nb"), "\"a\nb\"");
    row("CR", QStringLiteral("a\rb"), "\"a\rb\"");
    row("semicolon", QStringLiteral("a;b"), "a;b");
    row("UTF-8", QStringLiteral("é🙂"), "\xC3\xA9\xF0\x9F\x99\x82");
    row("apostrophe", QStringLiteral("it's"), "it's");
}

void ExporterTest::csvCell_quotesOnlyWhereItMust()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, cell);
    QCOMPARE(csvCell(text), cell);
}

void ExporterTest::ceiLayout_isThatOfTheReleasedFiles()
{
    StudyData data = smallStudy();
    data.scenarios.pop_back();
    data.annotations.pop_back();
    QCOMPARE(
        ceiCsv(data, Subtype::MixedSignals),
        QByteArray("id,sd_listener_role,sd_situation,sd_speaker_role,sd_utterance,"
                   "sl_plutchik_primary_Ann,gold_standard,sl_v_Ann,sl_a_Ann,sl_d_Ann,"
                   "sl_confidence_Ann,Notes\n"
                   "007,son,\"A \"\"context\"\",\nover lines\",mother ,Fine\xE2\x80\xA6,joy,joy,"
                   "unpleasant,neutral,slightly in control,very confident,a note\n"));
}

void ExporterTest::ceiLayout_leavesCellsOfOthersEmpty()
{
    const QList<QByteArray> lines = ceiCsv(smallStudy(), Subtype::MixedSignals).split('\n');
    QCOMPARE(lines.at(0),
             QByteArray("id,sd_listener_role,sd_situation,sd_speaker_role,sd_utterance,"
                        "sl_plutchik_primary_Ann,sl_plutchik_primary_Bob,gold_standard,"
                        "sl_v_Ann,sl_v_Bob,sl_a_Ann,sl_a_Bob,sl_d_Ann,sl_d_Bob,"
                        "sl_confidence_Ann,sl_confidence_Bob,Notes"));
    QCOMPARE(lines.at(3),
             QByteArray("8,son,c,mother ,Fine\xE2\x80\xA6,,fear,,,unpleasant,,neutral,,"
                        "slightly in control,,very confident,"));
}

void ExporterTest::tidyLayout_hasOneRowAnAnswer()
{
    StudyData data = smallStudy();
    data.scenarios[0].text(ScenePart::Context) = QStringLiteral("c");
    Scenario unlabelled = data.scenarios[0];
    unlabelled.id = {3};
    unlabelled.sourceId = QStringLiteral("9");
    data.scenarios.push_back(unlabelled);
    const Annotation& first = data.annotations.front();
    for (SelfCheckAction action : {SelfCheckAction::Shown, SelfCheckAction::Kept})
        data.selfChecks.push_back(
            {first.person, first.scenario, QualityCode::ContradictionPositive, action, 0});
    const QList<QByteArray> lines = tidyCsv(data).split('\n');
    QCOMPARE(lines.size(), 5); // header, three rows, the end
    QCOMPARE(lines.at(0),
             QByteArray("subtype,id,domain,power_relation,power_origin,speaker_role,listener_role,"
                        "context,utterance,"
                        "annotator,annotator_code,emotion,valence,arousal,dominance,confidence,"
                        "explanation,flagged,flag_reason,revision,submitted_at,active_ms,wall_ms,"
                        "visits,focus_losses,self_check,position,gold,basis,ambiguous,note"));
    QCOMPARE(lines.at(1),
             QByteArray("mixed-signals,007,family,high-to-low,given,mother ,son,c,"
                        "Fine\xE2\x80\xA6,Ann,A01,joy,unpleasant,neutral,slightly in "
                        "control,very confident,\"why, so\",,,1,2026-01-02T03:04:05.678Z,"
                        "1500,2500,2,1,contradiction_positive:shown "
                        "contradiction_positive:kept,,joy,vad-fit,,a note"));
    QCOMPARE(lines.at(2),
             QByteArray("mixed-signals,8,,peer,given,mother ,son,c,Fine\xE2\x80\xA6,Bob,A02,fear,"
                        "unpleasant,neutral,slightly in control,very confident,,yes,two "
                        "speakers,3,,,,,,,,,misreading,yes,"));
    QCOMPARE(lines.at(3), QByteArray("mixed-signals,9,family,high-to-low,given,mother ,son,c,"
                                     "Fine\xE2\x80\xA6") +
                              QByteArray(22, ','));
}

void ExporterTest::jsonLines_holdEverything()
{
    const QList<QByteArray> lines = jsonLines(smallStudy()).split('\n');
    QCOMPARE(lines.size(), 3);
    const QJsonObject first = QJsonDocument::fromJson(lines.at(0)).object();
    const auto textOf = [](const QJsonObject& object, const char* key) {
        return object.value(QLatin1String(key)).toString();
    };
    QCOMPARE(textOf(first, "id"), QStringLiteral("007"));
    QCOMPARE(textOf(first, "context"), QStringLiteral("A \"context\",\nover lines"));
    QCOMPARE(textOf(first, "power_relation"), QStringLiteral("high-to-low"));
    const QJsonObject answer =
        first.value(QStringLiteral("annotations")).toArray().first().toObject();
    QCOMPARE(textOf(answer, "annotator_code"), QStringLiteral("A01"));
    QCOMPARE(textOf(answer, "explanation"), QStringLiteral("why, so"));
    QCOMPARE(answer.value(QStringLiteral("valence")).toInt(99), -2);
    QCOMPARE(answer.value(QStringLiteral("active_ms")).toInt(), 1500);
    const QJsonObject decision = first.value(QStringLiteral("decision")).toObject();
    QCOMPARE(textOf(decision, "label"), QStringLiteral("joy"));
    QCOMPARE(textOf(decision, "basis"), QStringLiteral("vad-fit"));
    const QJsonObject second = QJsonDocument::fromJson(lines.at(1)).object();
    QVERIFY(second.value(QStringLiteral("domain")).isNull());
    const QJsonObject ambiguous = second.value(QStringLiteral("decision")).toObject();
    QVERIFY(ambiguous.value(QStringLiteral("label")).isNull());
    QCOMPARE(ambiguous.value(QStringLiteral("ambiguous")).toBool(), true);
}

void ExporterTest::exportStudy_writesOneCeiFileASubtype()
{
    test::TestStudy study;
    const QString out = study.filePath(QStringLiteral("a/new/folder"));
    const auto written = exportStudy(must(study->snapshot()), ExportFormat::CeiCsv, out);
    VERIFY_HOLDS(written);
    QCOMPARE(written->size(), 5);
    QCOMPARE(written->first(), out + QStringLiteral("/data_deflection-misdirection.csv"));
    for (const QString& path : *written)
        QCOMPARE(test::readFile(path).count('\n'), 3);
}

void ExporterTest::exportStudy_replacesAnOlderFile()
{
    test::TestStudy study;
    const QString path = test::writeFile(study.filePath(QStringLiteral("x.csv")), "old");
    VERIFY_HOLDS(exportStudy(must(study->snapshot()), ExportFormat::TidyCsv, path));
    QCOMPARE(test::readFile(path), tidyCsv(must(study->snapshot())));
}

void ExporterTest::exportStudy_namesWhatItCannotWrite()
{
    test::TestStudy study;
    const StudyData data = must(study->snapshot());
    const auto noFolder =
        exportStudy(data, ExportFormat::TidyCsv, study.filePath(QStringLiteral("none/x.csv")));
    COMPARE_ERROR(noFolder, ErrorCode::FolderMissing);
    const QString file = test::writeFile(study.filePath(QStringLiteral("file")), "kept");
    const auto inFile = exportStudy(data, ExportFormat::CeiCsv, file + QStringLiteral("/sub"));
    COMPARE_ERROR(inFile, ErrorCode::FolderMissing);
    const auto overFolder = exportStudy(data, ExportFormat::JsonLines, study.folder());
    COMPARE_ERROR(overFolder, ErrorCode::IoFailure);
    QCOMPARE(test::readFile(file), QByteArray("kept"));
}

SUBTEXT_TEST(ExporterTest)

#include "exportertest.moc"
