// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/core/exchange/madeworkbook.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>

using namespace subtext::test;

/// Every command, through to its files, and the keys of its JSON: the contract of design/cli.md.
class CliCommandsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void study_isCreatedAndDescribed();
    void powersThatNothingStates_areNotCounted();
    void import_reportsWhatItTook();
    void import_countsTheSameAndDifferentAnswers();
    void import_countsWhatItRefusesByTheThousand();
    void import_takesItsOptions();
    void otherNamesOfColumns_areTakenAndSaid();
    void germanColumnsOfAWorkbook_areTakenAndSaid();
    void roster_takesPeopleOneByOne();
    void roster_saysWhatOfAPersonIsMissing();
    void roster_refusesCodesThatMislead();
    void assign_saysHowManyItMade();
    void export_writesItsFiles();
    void export_saysWhatASpreadsheetWouldCompute();
    void verify_walksTheChain();
    void demo_goesThroughEveryStep();
    void demo_leavesFiguresOut();
    void demoOfDisagreement_isLeftOpen();
    void publishedData_givesItsFigures();
    void quiet_keepsWarningsBack();
    void json_worksBeforeAndAfterTheCommand();

private:
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    QString scenarios() const;
    CliRun run(const QStringList& arguments) const;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_study; // made anew for every function, empty
};

namespace {

const QString Json = QStringLiteral("--json");

QStringList keysOf(const QJsonObject& object)
{
    QStringList keys = object.keys();
    keys.sort();
    return keys;
}

qint64 number(const QJsonObject& object, const char* key)
{
    return object.value(QLatin1String(key)).toInteger(-1);
}

} // namespace

void CliCommandsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_study = path("s.subtext");
    VERIFY_STATUS(run({QStringLiteral("study"), QStringLiteral("create"), m_study,
                       QStringLiteral("--title"), QStringLiteral("Über „alles“")}),
                  0);
}

void CliCommandsTest::cleanup()
{
    m_folder.reset();
}

CliRun CliCommandsTest::run(const QStringList& arguments) const
{
    return runCli(arguments);
}

// Two scenarios that can be taken.
QString CliCommandsTest::scenarios() const
{
    return writeFile(path("scenarios.csv"),
                     "id,subtype,speaker_role,listener_role,context,utterance\n"
                     "1,sarcasm-irony,boss,intern,c,u\n2,mixed-signals,friend,friend,c,u\n");
}

void CliCommandsTest::study_isCreatedAndDescribed()
{
    const QString other = path("other.subtext");
    const CliRun created =
        run({QStringLiteral("study"), QStringLiteral("create"), other, QStringLiteral("--title"),
             QStringLiteral("T"), QStringLiteral("--task"), QStringLiteral("cei"), Json});
    VERIFY_STATUS(created, 0);
    QCOMPARE(created.json().value(QStringLiteral("task")).toString(), QStringLiteral("cei"));
    const CliRun info = run({QStringLiteral("study"), QStringLiteral("info"), m_study, Json});
    VERIFY_STATUS(info, 0);
    const QJsonObject json = info.json();
    for (const char* key : {"schema", "title", "task", "scenarios", "annotations", "decisions",
                            "power_relations", "subtypes", "people"})
        QVERIFY2(json.contains(QLatin1String(key)), key);
    QCOMPARE(json.value(QStringLiteral("schema")).toString(), QStringLiteral("subtext.study/1"));
    QCOMPARE(json.value(QStringLiteral("title")).toString(), QStringLiteral("Über „alles“"));
    QCOMPARE(keysOf(json.value(QStringLiteral("power_relations")).toObject()).join(u' '),
             QStringLiteral("high-to-low low-to-high peer"));
    const CliRun said = run({QStringLiteral("study"), QStringLiteral("info"), m_study});
    VERIFY_STATUS(said, 0);
    QVERIFY(said.out.contains("Über „alles“"));
}

void CliCommandsTest::powersThatNothingStates_areNotCounted()
{
    const QString study = path("friends.subtext");
    VERIFY_STATUS(run({QStringLiteral("study"), QStringLiteral("create"), study,
                       QStringLiteral("--title"), QStringLiteral("T")}),
                  0);
    const QString scenes =
        writeFile(path("friends.csv"), "id,subtype,speaker_role,listener_role,context,utterance\n"
                                       "1,sarcasm-irony,friend,friend,c,u\n");
    VERIFY_STATUS(run({QStringLiteral("import"), study, scenes}), 0);
    const CliRun info = run({QStringLiteral("study"), QStringLiteral("info"), study, Json});
    VERIFY_STATUS(info, 0);
    QVERIFY(info.json().value(QStringLiteral("power_relations")).toObject().isEmpty());
    QVERIFY(!info.out.contains("peer"));
}

void CliCommandsTest::import_reportsWhatItTook()
{
    const QString bad =
        writeFile(path("bad.csv"), "id,subtype,speaker_role,listener_role,context,utterance\n"
                                   "1,sarcasm-irony,boss,intern,c,u\n2,teasing,a,b,c,u\n");
    const CliRun imported = run({QStringLiteral("import"), m_study, bad, Json});
    VERIFY_STATUS(imported, 1); // done, and a row was refused
    const QJsonObject json = imported.json();
    QCOMPARE(number(json, "scenarios"), 1);
    QCOMPARE(number(json, "annotations"), 0);
    QCOMPARE(number(json, "adjudications"), 0);
    const QJsonArray refused = json.value(QStringLiteral("refused")).toArray();
    QCOMPARE(refused.size(), 1);
    const QJsonObject row = refused.first().toObject();
    QCOMPARE(keysOf(row).join(u' '), QStringLiteral("column file line reason value"));
    QCOMPARE(row.value(QStringLiteral("file")).toString(), bad);
    QCOMPARE(number(row, "line"), 3);
    QCOMPARE(row.value(QStringLiteral("value")).toString(), QStringLiteral("teasing"));
    QVERIFY(!json.value(QStringLiteral("warnings")).toArray().isEmpty());
    QVERIFY(imported.err.contains("bad.csv:3"));
    const CliRun said = run({QStringLiteral("import"), m_study, scenarios()});
    VERIFY_STATUS(said, 0);
    QVERIFY2(said.out.startsWith("1 scenarios, 0 annotations"), said.out.constData());
}

void CliCommandsTest::import_countsTheSameAndDifferentAnswers()
{
    const auto rows = [](const QByteArray& first, const QByteArray& more) {
        const QByteArray scene("1,sarcasm-irony,a,b,c,u,Ann,");
        const QByteArray scales(",neutral,calm,in control,unsure,why\n");
        return "id,subtype,speaker_role,listener_role,context,utterance,annotator,emotion,valence,"
               "arousal,dominance,confidence,explanation\n" +
               scene + first + scales + more;
    };
    const QByteArray other("2,mixed-signals,a,b,c,v,Ann,joy,neutral,calm,in control,unsure,why\n");
    const auto take = [&](const QByteArray& file, const QStringList& form) {
        return run(
            QStringList{QStringLiteral("import"), m_study, writeFile(path("answers.csv"), file)} +
            form);
    };
    const CliRun first = take(rows("joy", ""), {Json});
    VERIFY_STATUS(first, 0);
    QCOMPARE(number(first.json(), "annotations"), 1);
    QCOMPARE(number(first.json(), "annotations_same"), 0);
    QVERIFY2(!first.out.contains("Answers in the files"), first.out.constData());
    const CliRun again = take(rows("joy", ""), {});
    VERIFY_STATUS(again, 0);
    QVERIFY2(again.out.contains("Answers in the files: 0 new, 1 the same as in the study, 0 "
                                "different.\n"),
             again.out.constData());
    const CliRun third = take(rows("fear", other), {Json});
    VERIFY_STATUS(third, 1);
    QCOMPARE(number(third.json(), "annotations"), 1);
    QCOMPARE(number(third.json(), "annotations_revised"), 0);
    QCOMPARE(number(third.json(), "annotations_same"), 0);
    QCOMPARE(number(third.json(), "annotations_different"), 1);
    const CliRun last = take(rows("fear", other), {});
    VERIFY_STATUS(last, 1);
    QVERIFY2(last.out.contains("0 new, 1 the same as in the study, 1 different. Where they differ, "
                               "the study keeps its own."),
             last.out.constData());
}

void CliCommandsTest::import_countsWhatItRefusesByTheThousand()
{
    const QString bad =
        writeFile(path("bad.csv"), "id,subtype,speaker_role,listener_role,context,utterance\n" +
                                       QByteArray("x\n").repeated(2345));
    const CliRun imported = run({QStringLiteral("import"), m_study, bad, Json});
    VERIFY_STATUS(imported, 1);
    const QJsonObject json = imported.json();
    QCOMPARE(json.value(QStringLiteral("refused")).toArray().size(), 1000);
    const QJsonArray further = json.value(QStringLiteral("further_refused")).toArray();
    QCOMPARE(further.size(), 1);
    QCOMPARE(keysOf(further.first().toObject()).join(u' '), QStringLiteral("count file reason"));
    QCOMPARE(number(further.first().toObject(), "count"), 1345);
    QCOMPARE(imported.err.count("refused: "), 1001);
    QVERIFY2(imported.err.contains("1345 more rows of bad.csv"),
             imported.err.right(200).constData());
}

void CliCommandsTest::import_takesItsOptions()
{
    const QString foreign = writeFile(
        path("foreign.csv"), "id,who,listener_role,context,said,annotator,emotion,valence,arousal,"
                             "dominance,confidence,gold\n"
                             "1,a,b,c,u,Ann,joy,neutral,calm,in control,unsure,joy\n");
    const QStringList common{QStringLiteral("--column"),
                             QStringLiteral("utterance=said"),
                             QStringLiteral("--column"),
                             QStringLiteral("speaker_role=who"),
                             QStringLiteral("--subtype"),
                             QStringLiteral("sarcasm-irony"),
                             Json};
    const QStringList start{QStringLiteral("import"), m_study, foreign};
    const CliRun scenes =
        run(start + common + QStringList{QStringLiteral("--as"), QStringLiteral("scenarios")});
    VERIFY_STATUS(scenes, 0);
    QCOMPARE(number(scenes.json(), "scenarios"), 1);
    QCOMPARE(number(scenes.json(), "annotations"), 0);
    const CliRun labels = run(start + common + QStringList{QStringLiteral("--without-gold")});
    VERIFY_STATUS(labels, 0);
    QCOMPARE(number(labels.json(), "scenarios"), 0);
    QCOMPARE(number(labels.json(), "annotations"), 1);
    QCOMPARE(number(labels.json(), "adjudications"), 0);
    const CliRun gold = run(start + common);
    VERIFY_STATUS(gold, 0);
    QCOMPARE(number(gold.json(), "adjudications"), 1);
}

void CliCommandsTest::otherNamesOfColumns_areTakenAndSaid()
{
    const QByteArray roles = "speaker_role,listener_role,subtype,";
    const QByteArray row = "cook,guest,sarcasm-irony,";
    const QString foreign = writeFile(path("others.csv"), roles + "scenario_id,Situation,text\n" +
                                                              row + "77,It rains.,Lovely.\n");
    const CliRun taken = run({QStringLiteral("import"), m_study, foreign, Json});
    VERIFY_STATUS(taken, 0);
    QCOMPARE(number(taken.json(), "scenarios"), 1);
    for (const char* said : {"\u201Cscenario_id\u201D was taken for id.",
                             "\u201CSituation\u201D was taken for context.",
                             "\u201Ctext\u201D was taken for utterance."})
        QVERIFY2(taken.err.contains(said), taken.err);
    // Two that would do are none; nor is a name that nobody knows.
    for (const QByteArray& columns : {QByteArray("scenario_id,situation,setting,text\n"),
                                      QByteArray("id,situation,x,spoken\n")}) {
        const QString unclear =
            writeFile(path("unclear.csv"), roles + columns + row + "78,It rains.,Here.,Lovely.\n");
        const CliRun refused = run({QStringLiteral("import"), m_study, unclear});
        VERIFY_STATUS(refused, 3);
        QVERIFY2(!refused.err.contains("was taken"), refused.err);
    }
}

void CliCommandsTest::germanColumnsOfAWorkbook_areTakenAndSaid()
{
    MadeWorkbook made;
    made.sheets = {
        {"Szenen", MadeWorkbook::row(
                       QStringLiteral("Nr. Art Sprecher Hörer Situation Äußerung").split(u' ')) +
                       MadeWorkbook::row(QStringLiteral("81|sarcasm-irony|Koch|Gast|Es regnet.|Wie "
                                                        "schön.")
                                             .split(u'|'))}};
    const QString foreign = writeFile(path("szenen.xlsx"), made.bytes());
    const CliRun taken = run({QStringLiteral("import"), m_study, foreign, Json});
    VERIFY_STATUS(taken, 0);
    QCOMPARE(number(taken.json(), "scenarios"), 1);
    for (const QString& said :
         {QStringLiteral("“Nr.” was taken for id."), QStringLiteral("“Art” was taken for subtype."),
          QStringLiteral("“Sprecher” was taken for speaker_role."),
          QStringLiteral("“Hörer” was taken for listener_role."),
          QStringLiteral("“Situation” was taken for context."),
          QStringLiteral("“Äußerung” was taken for utterance.")})
        QVERIFY2(QString::fromUtf8(taken.err).contains(said), taken.err);
    // A name that says the subtype leaves the column what it is.
    made.sheets.front().rows.replace("sarcasm-irony", "Rede").replace("Nr.", "Nummer");
    const QString named = writeFile(path("data_mixed-signals.xlsx"), made.bytes());
    const CliRun byName = run({QStringLiteral("import"), m_study, named, Json});
    VERIFY_STATUS(byName, 0);
    QCOMPARE(number(byName.json(), "scenarios"), 1);
    QVERIFY2(!QString::fromUtf8(byName.err).contains(QStringLiteral("taken for subtype")),
             byName.err);
}

void CliCommandsTest::roster_takesPeopleOneByOne()
{
    const QStringList add{QStringLiteral("roster"), QStringLiteral("add"), m_study};
    VERIFY_STATUS(run(add + QStringList{QStringLiteral("A01"), QStringLiteral("Ann Lee")}), 0);
    const CliRun added =
        run(add + QStringList{QStringLiteral("M01"), QStringLiteral("Mo"), QStringLiteral("--role"),
                              QStringLiteral("adjudicator"), Json});
    VERIFY_STATUS(added, 0);
    QCOMPARE(added.json().value(QStringLiteral("role")).toString(), QStringLiteral("adjudicator"));
    const CliRun info = run({QStringLiteral("study"), QStringLiteral("info"), m_study, Json});
    const QJsonArray people = info.json().value(QStringLiteral("people")).toArray();
    QCOMPARE(people.size(), 2);
    QCOMPARE(keysOf(people.first().toObject()).join(u' '),
             QStringLiteral("assigned code labelled name role"));
    QCOMPARE(people.first().toObject().value(QStringLiteral("name")).toString(),
             QStringLiteral("Ann Lee"));
}

void CliCommandsTest::roster_saysWhatOfAPersonIsMissing()
{
    const QStringList add{QStringLiteral("roster"), QStringLiteral("add"), m_study};
    const QStringList name{QStringLiteral("--name"), QStringLiteral("Ann Lee")};
    const CliRun nameless = run(add + QStringList{QStringLiteral("A01")});
    VERIFY_STATUS(nameless, 2);
    QVERIFY2(nameless.err.contains("the name is missing"), nameless.err);
    const CliRun codeless = run(add + name);
    VERIFY_STATUS(codeless, 2);
    QVERIFY2(codeless.err.contains("the code is missing"), codeless.err);
    QVERIFY2(codeless.err.contains("roster add STUDY A01"), codeless.err);
    VERIFY_STATUS(run(add + name + QStringList{QStringLiteral("--code"), QStringLiteral("A01")}),
                  0);
}

void CliCommandsTest::roster_refusesCodesThatMislead()
{
    const QStringList add{QStringLiteral("roster"), QStringLiteral("add"), m_study};
    VERIFY_STATUS(run(add + QStringList{QStringLiteral("A01"), QStringLiteral("Ann")}), 0);
    const CliRun invisible =
        run(add + QStringList{QStringLiteral("A\u200B01"), QStringLiteral("Eve")});
    VERIFY_STATUS(invisible, 3);
    QVERIFY2(invisible.err.startsWith("“A<U+200B>01” is not a valid code."),
             invisible.err.constData());
    const CliRun cyrillic =
        run(add + QStringList{QStringLiteral("\u041001"), QStringLiteral("Eve")});
    VERIFY_STATUS(cyrillic, 3);
    QVERIFY2(cyrillic.err.contains("looks like one that is"), cyrillic.err.constData());
}

void CliCommandsTest::assign_saysHowManyItMade()
{
    VERIFY_STATUS(run({QStringLiteral("import"), m_study, scenarios()}), 0);
    for (const char* code : {"A01", "A02", "A03"})
        VERIFY_STATUS(run({QStringLiteral("roster"), QStringLiteral("add"), m_study,
                           QLatin1String(code), QLatin1String(code)}),
                      0);
    const CliRun made =
        run({QStringLiteral("assign"), m_study, QStringLiteral("--per-subtype"),
             QStringLiteral("2"), QStringLiteral("--seed"), QStringLiteral("7"), Json});
    VERIFY_STATUS(made, 0);
    QCOMPARE(number(made.json(), "assignments"), 4);
    QCOMPARE(number(made.json(), "per_subtype"), 2);
    QCOMPARE(number(made.json(), "seed"), 7);
}

void CliCommandsTest::export_writesItsFiles()
{
    VERIFY_STATUS(run({QStringLiteral("import"), m_study, scenarios()}), 0);
    const auto exported = [&](const char* format, const char* out) {
        return run({QStringLiteral("export"), m_study, QStringLiteral("--format"),
                    QLatin1String(format), QStringLiteral("--out"), path(out), Json});
    };
    const CliRun tidy = exported("csv", "tidy.csv");
    VERIFY_STATUS(tidy, 0);
    QCOMPARE(tidy.json().value(QStringLiteral("files")).toArray().first().toString(),
             path("tidy.csv"));
    QCOMPARE(readFile(path("tidy.csv")).count('\n'), 3);
    const CliRun cei = exported("csv", "cei");
    VERIFY_STATUS(cei, 0);
    QCOMPARE(cei.json().value(QStringLiteral("files")).toArray().size(), 2);
    QVERIFY(readFile(path("cei/data_sarcasm-irony.csv")).startsWith("id,sd_listener_role"));
    VERIFY_STATUS(exported("jsonl", "s.jsonl"), 0);
    QCOMPARE(readFile(path("s.jsonl")).count('\n'), 2);
}

void CliCommandsTest::export_saysWhatASpreadsheetWouldCompute()
{
    const QString scenes =
        writeFile(path("scenes.csv"), "id,subtype,speaker_role,listener_role,context,utterance\n"
                                      "1,sarcasm-irony,boss,intern,c,u\n"
                                      "2,sarcasm-irony,boss,intern,c,\"=HYPERLINK(\"\"x\"\")\"\n");
    VERIFY_STATUS(run({QStringLiteral("import"), m_study, scenes}), 0);
    const auto exported = [&](const char* format, const QStringList& more) {
        return run(QStringList{QStringLiteral("export"), m_study, QStringLiteral("--format"),
                               QLatin1String(format), QStringLiteral("--out"), path("t.csv"),
                               Json} +
                   more);
    };
    const CliRun plain = exported("csv", {});
    VERIFY_STATUS(plain, 0);
    QCOMPARE(keysOf(plain.json()).join(u' '), QStringLiteral("files"));
    QVERIFY2(plain.err.contains("1 cell") && plain.err.contains("t.csv:3, utterance") &&
                 plain.err.contains("--formulas-as-text"),
             plain.err.constData());
    const QByteArray before = readFile(path("t.csv"));
    QVERIFY(before.contains(",\"=HYPERLINK("));
    const CliRun quiet = exported("csv", {QStringLiteral("--quiet")});
    VERIFY_STATUS(quiet, 0);
    QCOMPARE(quiet.err, QByteArray());
    QCOMPARE(readFile(path("t.csv")), before);

    const QStringList asText{QStringLiteral("--formulas-as-text")};
    const CliRun text = exported("csv", asText);
    VERIFY_STATUS(text, 0);
    QCOMPARE(text.err, QByteArray());
    QCOMPARE(readFile(path("t.csv")), QByteArray(before).replace(",\"=HYPER", ",\"'=HYPER"));
    VERIFY_STATUS(exported("decisions", asText), 0);
    for (const char* format : {"jsonl", "label-studio", "label-studio-config"})
        VERIFY_STATUS(exported(format, asText), 2);
}

void CliCommandsTest::verify_walksTheChain()
{
    const CliRun holds = run({QStringLiteral("verify"), m_study, Json});
    VERIFY_STATUS(holds, 0);
    QCOMPARE(holds.json().value(QStringLiteral("audit")).toString(), QStringLiteral("ok"));
    const CliRun said = run({QStringLiteral("verify"), m_study});
    VERIFY_STATUS(said, 0);
    QVERIFY(!said.out.isEmpty());
}

void CliCommandsTest::demo_goesThroughEveryStep()
{
    const CliRun demo = run({QStringLiteral("demo"), path("demo"), Json});
    VERIFY_STATUS(demo, 0);
    QCOMPARE(number(demo.json(), "scenarios"), 60);
    QCOMPARE(number(demo.json(), "annotations"), 180);
    QVERIFY(number(demo.json(), "decisions") > 5);
    const QDir folder(path("demo"));
    QVERIFY(folder.exists(QStringLiteral("demonstration.subtext")));
    QVERIFY(folder.exists(QStringLiteral("cei/data_sarcasm-irony.csv")));
    QCOMPARE(readFile(folder.filePath(QStringLiteral("annotations.csv"))).count('\n'), 181);
    VERIFY_STATUS(
        run({QStringLiteral("verify"), folder.filePath(QStringLiteral("demonstration.subtext"))}),
        0);
    VERIFY_STATUS(run({QStringLiteral("demo"), path("demo")}), 3); // never over an older one
}

// So that it also works where nothing draws.
void CliCommandsTest::demoOfDisagreement_isLeftOpen()
{
    const CliRun demo =
        run({QStringLiteral("demo"), path("disagreement"), QStringLiteral("--disagreement"), Json});
    VERIFY_STATUS(demo, 0);
    QCOMPARE(number(demo.json(), "scenarios"), 24);
    QVERIFY(number(demo.json(), "annotations") > 72);
    QVERIFY(number(demo.json(), "given_to_more") > number(demo.json(), "answers_to_come"));
    QVERIFY(number(demo.json(), "answers_to_come") > 0);
    const QDir folder(path("disagreement"));
    QVERIFY(!folder.exists(QStringLiteral("release")));
    const QString study = folder.filePath(QStringLiteral("disagreement.subtext"));
    VERIFY_STATUS(run({QStringLiteral("verify"), study}), 0);
    const CliRun figures = run({QStringLiteral("disagreement"), study});
    VERIFY_STATUS(figures, 0);
    QVERIFY2(!figures.out.contains("not identifiable"), figures.out);
    VERIFY_STATUS(
        run({QStringLiteral("demo"), path("disagreement"), QStringLiteral("--disagreement")}), 3);
}

void CliCommandsTest::demo_leavesFiguresOut()
{
    VERIFY_STATUS(run({QStringLiteral("demo"), path("plain-demo"), QStringLiteral("--no-figures")}),
                  0);
    const QDir release(QDir(path("plain-demo")).filePath(QStringLiteral("release")));
    QVERIFY(release.exists(QStringLiteral("reports/agreement.json")));
    QVERIFY(!release.exists(QStringLiteral("reports/figures")));
    VERIFY_STATUS(run({QStringLiteral("verify"), release.path()}), 0);
}

void CliCommandsTest::publishedData_givesItsFigures()
{
    const QStringList files = publishedData();
    if (files.size() != 5)
        QSKIP("the published data is not there");
    VERIFY_STATUS(run(QStringList{QStringLiteral("import"), m_study} + files), 0);
    const QJsonObject info =
        run({QStringLiteral("study"), QStringLiteral("info"), m_study, Json}).json();
    QCOMPARE(number(info, "scenarios"), 300);
    QCOMPARE(number(info, "annotations"), 900);
    QCOMPARE(number(info, "decisions"), 300);
    const QJsonObject power = info.value(QStringLiteral("power_relations")).toObject();
    QCOMPARE(number(power, "peer"), 217);
    QCOMPARE(number(power, "high-to-low"), 61);
    QCOMPARE(number(power, "low-to-high"), 22);
    QCOMPARE(number(info.value(QStringLiteral("subtypes")).toObject(), "mixed-signals"), 60);
}

void CliCommandsTest::quiet_keepsWarningsBack()
{
    const CliRun loud = run({QStringLiteral("import"), m_study, scenarios()});
    QVERIFY(loud.err.contains("power relation"));
    const CliRun quiet =
        run({QStringLiteral("import"), m_study, scenarios(), QStringLiteral("--quiet")});
    VERIFY_STATUS(quiet, 0);
    QVERIFY2(quiet.err.isEmpty() && quiet.out.isEmpty(), quiet.describe().constData());
}

void CliCommandsTest::json_worksBeforeAndAfterTheCommand()
{
    const CliRun before = run({Json, QStringLiteral("study"), QStringLiteral("info"), m_study});
    const CliRun after = run({QStringLiteral("study"), QStringLiteral("info"), m_study, Json});
    VERIFY_STATUS(before, 0);
    QVERIFY(!after.json().isEmpty());
    QCOMPARE(before.out, after.out);
}

SUBTEXT_TEST(CliCommandsTest)
#include "clicommandstest.moc"
