// SPDX-License-Identifier: MIT
#include "core/exchange/decisioncsv.h"

#include "core/base/pythonrandom.h"
#include "core/desk/deciding.h"
#include "core/desk/deskqueue.h"
#include "core/exchange/exporter.h"
#include "core/exchange/tables/recordtable.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/support/uuids.h"
#include "tests/support/writtentables.h"

#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// Decisions in and out of a study by file.
class DecisionCsvTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodFile_isReadInAnyShape_data();
    void goodFile_isReadInAnyShape();
    void cells_areReadAsTheyAreMeant();
    void badRow_refusesTheFile_data();
    void badRow_refusesTheFile();
    void badFile_isRefused_data();
    void badFile_isRefused();
    void hostileBytes_areReadOrRefused();
    void longLine_isReadOrRefused();
    void everyTruncation_isReadOrRefused();

    void everyRevision_isWritten();
    void gapInTheSeats_namesNoOther();
    void countingRows_canBeReadBack();
    void desk_isWrittenAsItWentOn();

private:
    Result<std::vector<BulkDecision>> read(const QByteArray& bytes) const
    {
        return readDecisions(writeFile(m_path, bytes));
    }

    const QTemporaryDir m_folder;
    const QString m_path = m_folder.filePath(QStringLiteral("decisions.csv"));
};

namespace {

const QByteArray Header("scenario,gold,basis,ambiguous,note\n");
const QByteArray Good("sarcasm-irony/1,joy,override,,\"A note,\nover lines \"\n"
                      "mixed-signals/007,,,yes,\n");

QByteArray utf16(const QByteArray& ascii)
{
    QByteArray bytes("\xFF\xFE");
    for (char c : ascii) {
        bytes += c;
        bytes += '\0';
    }
    return bytes;
}

QByteArray withSeparator(QByteArray csv, char separator)
{
    const QByteArray kept = csv.replace("note,", "note\1");
    QByteArray changed = kept;
    return changed.replace(',', separator).replace('\1', ',');
}

/// The cells of a written file by the names of their columns.
struct Written
{
    explicit Written(const QByteArray& csv)
        : table(readCsv(csv).value())
    {}

    QString at(std::size_t row, const char* column) const
    {
        return table.rows.at(row).cells.at(table.columns.indexOf(QLatin1String(column)));
    }

    RecordTable table;
};

QString lineOf(const QStringList& cells)
{
    return cells.join(u'|');
}

} // namespace

void DecisionCsvTest::goodFile_isReadInAnyShape_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray plain = Header + Good;
    QTest::newRow("UTF-8") << plain;
    QTest::newRow("byte-order mark") << QByteArray("\xEF\xBB\xBF" + plain);
    QTest::newRow("UTF-16") << utf16(plain);
    QTest::newRow("semicolons") << withSeparator(plain, ';');
    QTest::newRow("tabs") << withSeparator(plain, '\t');
    QTest::newRow("blank rows") << QByteArray(Header + "\n,,,,\n" + Good + " , ,\n\n");
    QTest::newRow("upper case") << QByteArray(
        "SCENARIO,Gold,BASIS,Ambiguous,Note\n"
        "Sarcasm-Irony/1, JOY ,Override,No,\"A note,\nover lines \"\n"
        "MIXED-SIGNALS/007,,, TRUE ,\n");
    QTest::newRow("another order")
        << QByteArray("who,note,ambiguous,basis,gold,scenario,context\n"
                      "x,\"A note,\nover lines \",0,override,joy,sarcasm-irony/1,c\n"
                      "y,,1,,,mixed-signals/007,c\n");
    QTest::newRow("two columns") << QByteArray(
        "id,subtype,gold,basis,ambiguous,note\n"
        "1,sarcasm-irony,joy,override,false,\"A note,\nover lines \"\n007,mixed-signals,,,yes,\n");
}

void DecisionCsvTest::goodFile_isReadInAnyShape()
{
    QFETCH(QByteArray, bytes);
    const auto decisions = read(bytes);
    VERIFY_HOLDS(decisions);
    QCOMPARE(decisions->size(), std::size_t{2});
    const BulkDecision& first = decisions->front();
    QCOMPARE(first.scenario, QStringLiteral("sarcasm-irony/1"));
    QVERIFY(first.picks.front()->label == Emotion::Joy);
    QVERIFY(first.basis == Basis::Override);
    QCOMPARE(first.note, QStringLiteral("A note,\nover lines "));
    const BulkDecision& second = decisions->back();
    QCOMPARE(second.scenario, QStringLiteral("mixed-signals/007"));
    QVERIFY(second.picks.front()->isAmbiguous());
    QVERIFY(!second.basis);
    QVERIFY(second.note.isEmpty());
    QCOMPARE(second.line - first.line, 2); // the first one takes two lines
}

void DecisionCsvTest::cells_areReadAsTheyAreMeant()
{
    const auto windows = read("scenario;gold;note\nsarcasm-irony/1;joy;\x93"
                              "caf\xE9\x94 \x96 it\x92s\n");
    VERIFY_HOLDS(windows);
    QCOMPARE(windows->front().note, QStringLiteral("“café” – it’s"));
    const auto both = read("scenario,gold,ambiguous\nsarcasm-irony/1,joy,yes\n");
    VERIFY_HOLDS(both);
    QVERIFY(both->front().picks.front() == (Pick{Emotion::Joy, true}));
    const auto ambiguousOnly = read("scenario,ambiguous\nsarcasm-irony/1,yes\n");
    VERIFY_HOLDS(ambiguousOnly);
    QVERIFY(ambiguousOnly->front().picks.front()->isAmbiguous());
    for (int i = 0; i < 7; ++i) {
        const auto basis = static_cast<Basis>(i);
        const auto read = this->read("scenario,gold,basis\na/b c/d ,fear," +
                                     QByteArray(basisToken(basis).data()) + "\n");
        VERIFY_HOLDS(read);
        QVERIFY(read->front().basis == basis);
        QCOMPARE(read->front().scenario, QStringLiteral("a/b c/d ")); // an id may be anything
    }
    const auto none = read(Header);
    VERIFY_HOLDS(none);
    QVERIFY(none->empty());
}

void DecisionCsvTest::badRow_refusesTheFile_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<qint64>("column");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char* name, const char* line, int column, const char* value,
                        const char* detail) {
        QTest::newRow(name) << QByteArray(line) << qint64{column} << QString::fromUtf8(value)
                            << QString::fromLatin1(detail);
    };
    row("cells too few", "sarcasm-irony/2,joy", 0, "2/5", "cells");
    row("cells too many", "sarcasm-irony/2,joy,,,,x", 0, "6/5", "cells");
    row("no scenario", ",joy,,,", 1, "", "missing");
    row("a note alone", ",,,,n", 1, "", "missing");
    row("no id", "sarcasm-irony/ ,joy,,,", 1, "sarcasm-irony/ ", "missing");
    row("scenario again", "sarcasm-irony/1,joy,,,", 1, "sarcasm-irony/1", "duplicate");
    row("in other letters", "Mixed-Signals/007,joy,,,", 1, "Mixed-Signals/007", "duplicate");
    row("with a space", "mixed-signals/007 ,joy,,,", 1, "mixed-signals/007 ", "duplicate");
    row("unknown emotion", "sarcasm-irony/2,happy,,,", 2, "happy", "emotion");
    row("ambiguous for an emotion", "sarcasm-irony/2,ambiguous,,,", 2, "ambiguous", "emotion");
    row("unknown basis", "sarcasm-irony/2,joy,gut feeling,,", 3, "gut feeling", "basis");
    row("unknown word", "sarcasm-irony/2,joy,,perhaps,", 4, "perhaps", "ambiguous");
    row("a number", "sarcasm-irony/2,,,2,", 4, "2", "ambiguous");
    row("neither", "sarcasm-irony/2,,,,", 2, "", "neither");
    row("neither, said so", "sarcasm-irony/2, ,override,no,n", 2, " ", "neither");
}

void DecisionCsvTest::badRow_refusesTheFile()
{
    QFETCH(QByteArray, row);
    QFETCH(qint64, column);
    QFETCH(QString, value);
    QFETCH(QString, detail);
    const auto read = this->read(Header + Good + "\n" + row + "\nsarcasm-irony/9,joy,,,\n,,,,,,\n");
    const Error error = errorOf(read);
    QCOMPARE(error.code, ErrorCode::InvalidValue);
    QCOMPARE(error.file, m_path);
    QCOMPARE(error.line, 6); // of the first bad row: one before it takes two lines, one is blank
    QCOMPARE(error.column, column);
    QCOMPARE(error.value, value);
    QCOMPARE(error.detail, detail);
}

void DecisionCsvTest::badFile_isRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const QByteArray& bytes, ErrorCode code,
                        const char* value) {
        QTest::newRow(name) << bytes << code << QString::fromLatin1(value);
    };
    row("empty", "", ErrorCode::EmptyFile, "");
    row("blank", "\n\n", ErrorCode::EmptyFile, "");
    row("no scenario", "name,gold\nx,joy\n", ErrorCode::MissingColumn, "scenario");
    row("no subtype", "id,gold\n1,joy\n", ErrorCode::MissingColumn, "subtype");
    row("no id", "subtype,gold\nmixed-signals,joy\n", ErrorCode::MissingColumn, "id");
    row("nothing decided", "scenario,basis,note\na/1,override,n\n", ErrorCode::MissingColumn,
        "gold");
    row("column twice", "scenario,gold,Gold\na/1,joy,joy\n", ErrorCode::DuplicateColumn, "Gold");
    row("open quote", "scenario,gold\na/1,\"joy\n", ErrorCode::MalformedFile, "");
    row("zero byte", QByteArray("scenario,gold\na/1,j\0y\n", 22), ErrorCode::UnknownEncoding,
        "73 63 65 6e 61 72 69 6f 2c 67 6f 6c 64 0a 61 2f");
}

void DecisionCsvTest::badFile_isRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorCode, code);
    QFETCH(QString, value);
    const Error error = errorOf(read(bytes));
    QCOMPARE(error.code, code);
    QCOMPARE(error.value, value);
    QCOMPARE(error.file, m_path);
    COMPARE_ERROR(readDecisions(m_folder.filePath(QStringLiteral("none.csv"))),
                  ErrorCode::FileMissing);
    COMPARE_ERROR(readDecisions(m_folder.path()), ErrorCode::FileUnreadable);
}

void DecisionCsvTest::hostileBytes_areReadOrRefused()
{
    const QByteArray text = Header + Good;
    for (quint32 seed = 0; seed < 600; ++seed) {
        PythonRandom random(seed);
        QByteArray bytes = seed % 2 == 0 ? text : QByteArray();
        const std::uint32_t span = 1 + random.below(256); // some seeds stay within ASCII
        const std::uint32_t changes = seed % 2 == 0 ? 1 + random.below(6) : random.below(2000);
        for (std::uint32_t i = 0; i < changes; ++i) {
            const auto at = random.below(static_cast<std::uint32_t>(bytes.size() + 1));
            bytes.insert(static_cast<qsizetype>(at), static_cast<char>(random.below(span)));
        }
        const auto decisions = read(bytes);
        if (!decisions) {
            QVERIFY2(decisions.error().file == m_path, QByteArray::number(seed).constData());
            continue;
        }
        for (const BulkDecision& decision : *decisions)
            QVERIFY2(!decision.scenario.isEmpty() && decision.line > 1,
                     QByteArray::number(seed).constData());
    }
}

void DecisionCsvTest::longLine_isReadOrRefused()
{
    const QByteArray million(1'000'000, 'x');
    const auto note = read(Header + "a/1,joy,,," + million + "\n");
    VERIFY_HOLDS(note);
    QCOMPARE(note->front().note.size(), million.size());
    COMPARE_ERROR(read(million), ErrorCode::MissingColumn);
    COMPARE_ERROR(read(Header + million + "\n"), ErrorCode::InvalidValue);
    COMPARE_ERROR(read(Header + QByteArray(1'000, ',') + "x\n"), ErrorCode::InvalidValue);
    COMPARE_ERROR(read(Header + QByteArray(1'000'000, ',') + "x\n"), ErrorCode::MalformedFile);
    COMPARE_ERROR(read(Header + QByteArray(999'999, '"') + "\n"), ErrorCode::MalformedFile);
    COMPARE_ERROR(read(QByteArray(1'000'000, '\0')), ErrorCode::UnknownEncoding);
    QFile huge(m_path); // more than any study's decisions, without the bytes on the disk
    QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(65LL * 1024 * 1024));
    huge.close();
    COMPARE_ERROR(readDecisions(m_path), ErrorCode::UnknownFormat);
}

void DecisionCsvTest::everyTruncation_isReadOrRefused()
{
    const QByteArray bytes = Header + Good;
    for (qsizetype length = 0; length <= bytes.size(); ++length) {
        const auto decisions = read(bytes.left(length));
        QVERIFY(decisions || decisions.error().file == m_path);
    }
}

namespace {

// Two scenarios of one subtype, three raters, two adjudicators.
StudyData writtenStudy()
{
    StudyData data;
    for (int i = 1; i <= 5; ++i) {
        Person person;
        person.id = {i};
        person.code = (i <= 3 ? QStringLiteral("A0%1") : QStringLiteral("J0%1")).arg(i);
        data.people.push_back(person);
    }
    for (int i = 1; i <= 3; ++i) {
        Scenario scenario;
        scenario.id = {i};
        scenario.sourceId = QString::number(i);
        scenario.group = Subtype::SarcasmIrony;
        data.scenarios.push_back(scenario);
        for (int rater = 1; rater <= 3; ++rater) {
            Annotation annotation;
            annotation.scenario = {i};
            annotation.person = {rater};
            annotation.answer.ballot[0] =
                i == 3 ? Emotion::Fear : static_cast<Choice>(rater); // the third is unanimous
            data.annotations.push_back(annotation);
        }
    }
    return data;
}

Decision revisionOf(StudyData& data, qint64 scenario, qint64 person, std::optional<Choice> label)
{
    Decision decision;
    decision.id = {std::ssize(data.decisionHistory) + 1};
    decision.uuid = uuidFor(QString::number(decision.id.value));
    decision.scenario = {scenario};
    decision.person = {person};
    if (label)
        decision.picks = picksOf(Pick{label});
    decision.revision = 1;
    for (const Decision& before : data.decisionHistory)
        decision.revision += before.scenario == decision.scenario ? 1 : 0;
    return decision;
}

void settle(StudyData& data)
{
    data.decisions.clear();
    forEachScenario(data.decisionHistory, [&](std::span<const Decision> ofOne) {
        if (const auto counts = resolveDecisions(ofOne).decision)
            data.decisions.push_back(*counts);
    });
    data.gold = goldLabels(data.scenarios, data.annotations, data.decisionHistory, 3);
}

} // namespace

void DecisionCsvTest::everyRevision_isWritten()
{
    StudyData data = writtenStudy();
    Decision imported = revisionOf(data, 1, 0, std::nullopt);
    imported.note = QStringLiteral("a \"note\", alone");
    imported.origin = Origin::Imported;
    data.decisionHistory.push_back(imported);
    Decision own = revisionOf(data, 1, 4, Emotion::Trust);
    own.basis = Basis::VadFit;
    own.decidedAt = 1'767'323'045'678;
    own.shownOrder = {3, 1, 2};
    own.firstPicks = picksOf(Pick{});
    own.hints = ShownHints{QStringLiteral("mixed"), Emotion::Anger, std::nullopt};
    own.activeMs = 61'000;
    data.decisionHistory.push_back(own);
    Decision undone = revisionOf(data, 1, 4, std::nullopt);
    undone.isWithdrawn = true;
    undone.undoes = own.uuid;
    data.decisionHistory.push_back(undone);
    Decision redone = revisionOf(data, 1, 4, Emotion::Trust);
    redone.basis = Basis::VadFit;
    redone.redoes = own.uuid;
    data.decisionHistory.push_back(redone);
    Decision final = revisionOf(data, 2, 5, std::nullopt);
    final.picks = picksOf(Pick{});
    final.basis = Basis::Misreading;
    final.isFinal = true;
    final.secondPerson = {4};
    final.firstPicks = picksOf(Pick{Emotion::Joy});
    data.decisionHistory.push_back(final);
    settle(data);

    const QByteArray expected =
        "scenario,gold,basis,ambiguous,note,revision,adjudicator,second_adjudicator,final,"
        "withdrawn,counts,origin,decided_at,first_pick,shown_order,hint_polarity,hint_nearest,"
        "hint_likeliest,active_ms,undoes,redoes\n"
        "sarcasm-irony/1,,,,\"a \"\"note\"\", alone\",1,,,,,,imported,,,,,,,,,\n"
        "sarcasm-irony/1,trust,vad-fit,,,2,J04,,,,,entered,2026-01-02T03:04:05.678Z,ambiguous,"
        "A03 A01 A02,mixed,anger,,61000,,\n"
        "sarcasm-irony/1,,,,,3,J04,,,yes,,entered,,,,,,,,2,\n"
        "sarcasm-irony/1,trust,vad-fit,,,4,J04,,,,yes,entered,,,,,,,,,2\n"
        "sarcasm-irony/2,,misreading,yes,,1,J05,J04,yes,,yes,entered,,joy,,,,,,,\n"
        "sarcasm-irony/3,fear,unanimous,,,0,,,,,yes,rule,,,,,,,,,\n";
    QCOMPARE(decisionsCsv(data), expected);
    const auto paths = exportStudy(data, ExportFormat::Decisions, m_path);
    VERIFY_HOLDS(paths);
    QCOMPARE(*paths, QStringList{m_path});
    QCOMPARE(readFile(m_path), expected);
}

void DecisionCsvTest::gapInTheSeats_namesNoOther()
{
    StudyData data = writtenStudy();
    data.annotations.erase(data.annotations.begin()); // the first seat has not answered
    Decision own = revisionOf(data, 1, 4, Emotion::Trust);
    own.shownOrder = {3, 2};
    data.decisionHistory.push_back(own);
    settle(data);
    QCOMPARE(Written(decisionsCsv(data)).at(0, "shown_order"), QStringLiteral("3 2"));
}

void DecisionCsvTest::countingRows_canBeReadBack()
{
    StudyData data = writtenStudy();
    Decision before = revisionOf(data, 1, 4, Emotion::Joy);
    before.note = QStringLiteral("no more");
    data.decisionHistory.push_back(before);
    Decision now = revisionOf(data, 1, 4, Emotion::Trust);
    now.basis = Basis::Override;
    now.note = QStringLiteral("„a“;\n\"b\",c ");
    data.decisionHistory.push_back(now);
    data.decisionHistory.push_back(revisionOf(data, 2, 4, Emotion::Joy));
    data.decisionHistory.push_back(revisionOf(data, 2, 5, Emotion::Fear)); // disputed
    settle(data);
    const Written written(decisionsCsv(data));
    QCOMPARE(written.table.rows.size(), std::size_t{5});
    QByteArray counting = csvRow(written.table.columns);
    for (std::size_t row = 0; row < written.table.rows.size(); ++row) {
        if (written.at(row, "counts") == QLatin1String("yes"))
            counting += csvRow(written.table.rows[row].cells);
    }
    const auto decisions = read(counting);
    VERIFY_HOLDS(decisions);
    QCOMPARE(decisions->size(), std::size_t{2}); // of a dispute nothing counts
    const BulkDecision& first = decisions->front();
    QCOMPARE(first.scenario, QStringLiteral("sarcasm-irony/1"));
    QVERIFY(first.picks == now.picks && first.basis == now.basis);
    QCOMPARE(first.note, now.note);
    QCOMPARE(decisions->back().scenario, QStringLiteral("sarcasm-irony/3"));
    QVERIFY(decisions->back().basis == Basis::Unanimous);
}

void DecisionCsvTest::desk_isWrittenAsItWentOn()
{
    TestStudy study;
    for (int rater = 1; rater <= 3; ++rater) {
        const Choice emotion = static_cast<Choice>(rater);
        VERIFY_HOLDS(study.labelling().submit(study.person(rater), study.scenario(1),
                                              submissionOf(completeAnswer(emotion))));
    }
    const auto judge =
        study.roster().add({{QStringLiteral("J01"), QStringLiteral("Judge"), Role::Adjudicator}});
    VERIFY_HOLDS(judge);
    const PersonId by = judge->front().id;
    DeskQueue& queue = study->deskQueue();
    Deciding& deciding = study->deciding();
    const auto shown = queue.load(by, study.scenario(1));
    VERIFY_HOLDS(shown);
    QStringList places;
    for (const DeskRater& rater : shown->raters)
        places << must(study.roster().person(rater.person))->code;
    Verdict verdict;
    verdict.picks = picksOf(Pick{Emotion::Trust});
    verdict.basis = Basis::Misreading;
    verdict.firstPicks = picksOf(Pick{Emotion::Fear});
    verdict.activeMs = 1234;
    VERIFY_HOLDS(deciding.decide(by, study.scenario(1), verdict));
    VERIFY_HOLDS(deciding.undo(by));
    VERIFY_HOLDS(deciding.redo(by));
    const Written written(decisionsCsv(must(study->snapshot())));
    QCOMPARE(written.table.rows.size(), std::size_t{3});
    QCOMPARE(written.at(0, "shown_order"), places.join(u' '));
    const QString scenario = must(study->scenario(study.scenario(1)))->name();
    const auto shortRow = [&](std::size_t row) {
        QStringList cells;
        for (const char* column : {"scenario", "gold", "revision", "adjudicator", "withdrawn",
                                   "counts", "first_pick", "active_ms", "undoes", "redoes"})
            cells << written.at(row, column);
        return lineOf(cells);
    };
    QCOMPARE(shortRow(0), scenario + QStringLiteral("|trust|1|J01|||fear|1234||"));
    QVERIFY(shortRow(1).startsWith(scenario + QStringLiteral("||2|J01|yes||")));
    QVERIFY(shortRow(1).endsWith(QStringLiteral("|1|")));
    QVERIFY(shortRow(2).startsWith(scenario + QStringLiteral("|trust|3|J01||yes|")));
    QVERIFY(shortRow(2).endsWith(QStringLiteral("||1")));
    QCOMPARE(written.at(0, "decided_at"), QStringLiteral("2027-01-15T08:00:00.000Z"));
}

SUBTEXT_TEST(DecisionCsvTest)

#include "decisioncsvtest.moc"
