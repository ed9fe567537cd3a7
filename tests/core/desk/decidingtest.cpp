// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "core/exchange/exporter.h"
#include "core/travel/importing.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/must.h"
#include "tests/support/picktokens.h"
#include "tests/support/refusalchecks.h"
#include "tests/support/registeredtest.h"

#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// What a decision writes, and what it refuses. Taking back: adjudicationundotest.cpp.
class DecidingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ownExportReadBack_storesNoRuleGold();
    void decide_writesOneRowAndGivesOneNotice();
    void everyField_comesBackAfterReopening();
    void bulk_makesNoDecisionOfTheRule();
    void decide_refuses_data();
    void decide_refuses();
    void ambiguous_needsNoBasis();
    void rule_canBeClaimedOnlyWhereTheVotesGiveIt_data();
    void rule_canBeClaimedOnlyWhereTheVotesGiveIt();
    void coordinator_decidesToo();
    void decisions_areAppendOnly();
    void import_neverDecidesASplit();
    void importOverADispute_isRefused();
    void importAfterTakingBack_isTaken();
    void decideAll_takesAllOrNone_data();
    void decideAll_takesAllOrNone();
    void decideAll_findsTheBasisInTheVotes();
    void decideAll_putsAsideWhatWasSaid();
    void counts_speakOfWhatCounts();
};

void DecidingTest::decide_writesOneRowAndGivesOneNotice()
{
    DeskStudy study(2);
    study.label(2, QStringLiteral("jta"));
    QSignalSpy spy(&study.study(), &Study::changed);
    const int rows = study.auditRows();
    study.clock.advance(7);
    const auto decided =
        study.deciding().decide(study.judge(1), study.scenario(2), verdict(Emotion::Anger));
    VERIFY_HOLDS(decided);
    QCOMPARE(study.auditRows(), rows + 1);
    const auto last = [&](const char* what) {
        return study.sql(QStringLiteral("SELECT %1 FROM audit ORDER BY id DESC LIMIT 1")
                             .arg(QLatin1String(what)));
    };
    QCOMPARE(last("action"), QStringLiteral("desk.decide"));
    QCOMPARE(last("json_extract(detail, '$.person')"), QStringLiteral("J01"));
    QCOMPARE(last("json_extract(detail, '$.scenario')"), QStringLiteral("sarcasm-irony/2"));
    QCOMPARE(last("json_extract(detail, '$.decision')"), decided->value.uuid.text());
    QCOMPARE(last("json_extract(detail, '$.covers.decisions.last')"),
             QString::number(decided->value.id.value));
    QCOMPARE(spy.count(), 1);
    QVERIFY(spy.first().first().value<ChangeSet>() ==
            ChangeSet::about(ChangeSet::DecisionsChanged | ChangeSet::DraftChanged, study.judge(1),
                             study.scenario(2)));
    QCOMPARE(decided->value.revision, 1);
    QCOMPARE(decided->value.decidedAt.value(), FixedClock::Start + 7);
    QVERIFY(decided->value.origin == Origin::Entered);
    VERIFY_HOLDS(study->verifyAudit());
}

void DecidingTest::everyField_comesBackAfterReopening()
{
    DeskStudy study(3);
    for (int item = 1; item <= 3; ++item)
        study.label(item, QStringLiteral("jta"));
    Verdict full = verdict(Emotion::Trust, Basis::VadFit);
    full.note = QStringLiteral("why: “é …” 🙂\nand more");
    full.firstPicks = picksOf(Pick{Emotion::Joy});
    full.hints = ShownHints{QStringLiteral("mixed"), Emotion::Trust, std::nullopt};
    full.activeMs = 12'345;
    const auto decided = study.deciding().decide(study.judge(1), study.scenario(1), full);
    VERIFY_HOLDS(decided);
    Verdict marked = verdict(Emotion::Anger, Basis::Misreading);
    marked.picks = picksOf(Pick{Emotion::Anger, true});
    Verdict plain = ambiguousVerdict();
    plain.firstPicks = picksOf(Pick{}); // ambiguous from the start, hints never looked at
    const auto ambiguous = study.deciding().decide(study.judge(2), study.scenario(2), plain);
    VERIFY_HOLDS(ambiguous);
    const auto undone = study.deciding().undo(study.judge(2));
    VERIFY_HOLDS(undone);
    VERIFY_HOLDS(study.deciding().decide(study.judge(1), study.scenario(3), marked));
    const auto shown = study.deskQueue().load(study.judge(1), study.scenario(1));
    QVERIFY(decided->value.shownOrder == shown->shownOrder());
    study.reopen();
    const std::vector<Decision> history = must(study->decisionHistory());
    QCOMPARE(history.size(), std::size_t{4});
    QVERIFY(history[3].label() == Emotion::Anger && history[3].isAmbiguous());
    QVERIFY(history[0] == decided->value);
    QVERIFY(history[1] == ambiguous->value);
    QVERIFY(history[2] == undone->value);
    const Decision& first = history[0];
    QVERIFY(first.picks == full.picks && first.basis == full.basis && first.note == full.note);
    QVERIFY(first.firstPicks == full.firstPicks && first.hints == full.hints);
    QCOMPARE(first.activeMs.value(), 12'345);
    QVERIFY(first.person == study.judge(1) && !first.secondPerson.isValid());
    QVERIFY(!first.isFinal && !first.isWithdrawn && first.undoes.isNull());
    QVERIFY(history[1].isAmbiguous() && history[1].firstPick() == Pick{} && !history[1].hints);
    QVERIFY(history[2].isWithdrawn && history[2].undoes == history[1].uuid);
}

void DecidingTest::bulk_makesNoDecisionOfTheRule()
{
    DeskStudy study(2);
    study.label(1, QStringLiteral("jja"));
    study.label(2, QStringLiteral("jta"));
    std::vector<BulkDecision> rows(2);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].scenario = QStringLiteral("sarcasm-irony/%1").arg(i + 1);
        rows[i].picks = picksOf(Pick{Emotion::Joy});
        rows[i].isByRule = true;
    }
    const auto taken = study.deciding().decideAll(rows, {}, {});
    VERIFY_HOLDS(taken);
    QCOMPARE(*taken, 1); // the votes of the second give no label here
    const std::vector<Decision> history = must(study->decisionHistory());
    QCOMPARE(history.size(), std::size_t{1});
    QVERIFY(history.front().scenario == study.scenario(2));
}

void DecidingTest::decide_refuses_data()
{
    QTest::addColumn<int>("person"); // 1–3 annotators, 4 the first adjudicator, 9 nobody
    QTest::addColumn<int>("item");   // 1 a split, 2 a majority of joy, 9 none
    QTest::addColumn<int>("basis");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, int person, int item, Basis basis, ErrorCode code) {
        QTest::newRow(name) << person << item << static_cast<int>(basis) << static_cast<int>(code);
    };
    row("annotator", 1, 1, Basis::Misreading, ErrorCode::WrongRole);
    row("nobody", 9, 1, Basis::Misreading, ErrorCode::UnknownPerson);
    row("no item", 4, 9, Basis::Misreading, ErrorCode::UnknownScenario);
    row("no basis on a split", 4, 1, Basis::Unstated, ErrorCode::MissingBasis);
    row("no basis on a majority", 4, 2, Basis::Unstated, ErrorCode::MissingBasis);
    row("majority on a split", 4, 1, Basis::Majority, ErrorCode::InvalidValue);
    row("unanimous on a split", 4, 1, Basis::Unanimous, ErrorCode::InvalidValue);
}

void DecidingTest::decide_refuses()
{
    QFETCH(int, person);
    QFETCH(int, item);
    QFETCH(int, basis);
    QFETCH(int, code);
    DeskStudy study(2);
    study.label(1, QStringLiteral("jta"));
    study.label(2, QStringLiteral("jja"));
    const int rows = study.auditRows();
    QSignalSpy spy(&study.study(), &Study::changed);
    const PersonId who = person == 9   ? PersonId{99}
                         : person == 4 ? study.judge(1)
                                       : study.person(person);
    const ScenarioId what = item == 9 ? ScenarioId{99} : study.scenario(item);
    const auto decided =
        study.deciding().decide(who, what, verdict(Emotion::Joy, static_cast<Basis>(basis)));
    COMPARE_ERROR(decided, static_cast<ErrorCode>(code));
    QCOMPARE(spy.count(), 0);
    QCOMPARE(study.auditRows(), rows);
    QVERIFY(must(study->decisionHistory()).empty());
}

void DecidingTest::ambiguous_needsNoBasis()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("jta"));
    VERIFY_HOLDS(study.deciding().decide(study.judge(1), study.scenario(1), ambiguousVerdict()));
    QCOMPARE(study.gold(), QStringLiteral("ambiguous"));
}

void DecidingTest::rule_canBeClaimedOnlyWhereTheVotesGiveIt_data()
{
    QTest::addColumn<QString>("votes");
    QTest::addColumn<QString>("pick");
    QTest::addColumn<QString>("basis");
    QTest::addColumn<bool>("isTaken");
    const auto row = [](const char* name, const char* votes, const char* pick, const char* basis,
                        bool isTaken) {
        QTest::newRow(name) << QString::fromLatin1(votes) << QString::fromLatin1(pick)
                            << QString::fromLatin1(basis) << isTaken;
    };
    row("unanimous it is", "jjj", "joy", "unanimous", true);
    row("majority it is", "jja", "joy", "majority", true);
    row("unanimous is no majority", "jjj", "joy", "majority", false);
    row("a majority is not unanimous", "jja", "joy", "unanimous", false);
    row("another label", "jja", "anger", "majority", false);
    row("ambiguous by majority", "jja", "ambiguous", "majority", false);
    row("split", "jta", "joy", "majority", false);
    row("rating missing", "jj-", "joy", "unanimous", false);
    row("override", "jja", "anger", "override", true);
    row("ambiguous override", "jja", "ambiguous", "override", true);
}

void DecidingTest::rule_canBeClaimedOnlyWhereTheVotesGiveIt()
{
    QFETCH(QString, votes);
    QFETCH(QString, pick);
    QFETCH(QString, basis);
    QFETCH(bool, isTaken);
    DeskStudy study(1);
    study.label(1, votes);
    Verdict choice;
    choice.picks = picksOf(pickFromToken(pick).value());
    choice.basis = basisFromToken(basis).value();
    choice.note = QStringLiteral("Heard so.");
    const auto decided = study.deciding().decide(study.judge(1), study.scenario(1), choice);
    QCOMPARE(decided.has_value(), isTaken);
    if (isTaken)
        return;
    COMPARE_ERROR(decided, ErrorCode::InvalidValue);
    QCOMPARE(decided.error().value, basis);
    QCOMPARE(decided.error().detail, QStringLiteral("basis"));
}

void DecidingTest::coordinator_decidesToo()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("jta"));
    VERIFY_HOLDS(
        study.deciding().decide(study.coordinator(), study.scenario(1), verdict(Emotion::Joy)));
    QCOMPARE(study.gold(), QStringLiteral("joy"));
}

void DecidingTest::decisions_areAppendOnly()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("jta"));
    VERIFY_HOLDS(study.deciding().decide(study.judge(1), study.scenario(1), verdict(Emotion::Joy)));
    study.close();
    RawSql raw(study.path());
    const QString refused = QStringLiteral("append-only");
    for (const char* change : {"picks = '2'", "first_picks = '2'", "shown_order = ''",
                               "withdrawn = 1", "final = 1", "active_ms = NULL"})
        QCOMPARE(raw.run(QStringLiteral("UPDATE decision SET ") + QLatin1String(change)), refused);
    QCOMPARE(raw.run(QStringLiteral("DELETE FROM decision")), refused);
    QCOMPARE(raw.value(QStringLiteral("SELECT picks FROM decision")), QStringLiteral("0"));
}

// Whichever vote comes first in the file: a split that comes without a gold label waits.
void DecidingTest::import_neverDecidesASplit()
{
    TestStudy::Shape shape;
    shape.perSubtype = 0;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    TestStudy study(shape);
    QByteArray csv = "id,subtype,speaker_role,listener_role,context,utterance,annotator,emotion,"
                     "valence,arousal,dominance,confidence\n";
    const QList<QByteArray> votes{"joy",  "trust", "anger", "joy", "joy",
                                  "fear", "fear",  "anger", "joy"};
    for (int i = 0; i < votes.size(); ++i)
        csv += QByteArray::number(1 + i / 3) + ",mixed-signals,a,b,Context " +
               QByteArray::number(i / 3) + ".,Utterance.,P" + QByteArray::number(i % 3) + ',' +
               votes.at(i) + ",pleasant,calm,in control,unsure\n";
    const QString file = writeFile(study.filePath(QStringLiteral("tidy.csv")), csv);
    const auto report = study->importing().importFiles({file}, {});
    VERIFY_HOLDS(report);
    QCOMPARE(report->annotations, 9);
    QCOMPARE(report->adjudications, 0);
    QStringList gold;
    for (const ItemGold& item : must(study->gold()))
        gold << goldName(item.of());
    QCOMPARE(gold.join(u' '), QStringLiteral("- joy -"));
    QVERIFY(must(study->decisionHistory()).empty());
}

namespace {

QString goldFile(const DeskStudy& study, const Scenario& scenario, const QString& gold)
{
    const QString csv =
        QStringLiteral("id,subtype,speaker_role,listener_role,context,utterance,"
                       "power_relation,gold\n%1,%2,%3,%4,\"%5\",%6,peer,%7\n")
            .arg(scenario.sourceId, scenario.group, scenario.text(ScenePart::SpeakerRole),
                 scenario.text(ScenePart::ListenerRole), scenario.text(ScenePart::Context),
                 scenario.text(ScenePart::Utterance), gold);
    return writeFile(study.filePath(QStringLiteral("gold.csv")), csv.toUtf8());
}

} // namespace

void DecidingTest::importOverADispute_isRefused()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("jta"));
    VERIFY_HOLDS(study.deciding().decide(study.judge(1), study.scenario(1), verdict(Emotion::Joy)));
    VERIFY_HOLDS(
        study.deciding().decide(study.judge(2), study.scenario(1), verdict(Emotion::Fear)));
    const QString file = goldFile(study, must(study->scenarios()).front(), QStringLiteral("joy"));
    const auto report = study->importing().importFiles({file}, {});
    VERIFY_HOLDS(report);
    QCOMPARE(report->refused.size(), std::size_t{1});
    QCOMPARE(report->refused.front().reason, RefusalReason::DifferentDecision);
    QCOMPARE(must(study->decisionHistory()).size(), std::size_t{2});
    QCOMPARE(study.gold(), QStringLiteral("-"));
}

void DecidingTest::importAfterTakingBack_isTaken()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("jta"));
    VERIFY_HOLDS(study.deciding().decide(study.judge(1), study.scenario(1), verdict(Emotion::Joy)));
    const QString file = goldFile(study, must(study->scenarios()).front(), QStringLiteral("fear"));
    const auto early = study->importing().importFiles({file}, {});
    VERIFY_HOLDS(early);
    QCOMPARE(early->refused.size(), std::size_t{1}); // it says something else
    VERIFY_HOLDS(study.deciding().undo(study.judge(1)));
    const auto report = study->importing().importFiles({file}, {});
    VERIFY_HOLDS(report);
    QVERIFY(report->refused.empty());
    QCOMPARE(report->adjudications, 1);
    QCOMPARE(study.gold(), QStringLiteral("fear"));
    QCOMPARE(must(study->decisionHistory()).back().revision, 3);
    VERIFY_HOLDS(study->verifyAudit());
}

void DecidingTest::decideAll_takesAllOrNone_data()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<int>("code");
    QTest::newRow("none") << 0 << -1;
    QTest::newRow("unknown scenario") << 1 << static_cast<int>(ErrorCode::UnknownScenario);
    QTest::newRow("majority on a split") << 2 << static_cast<int>(ErrorCode::InvalidValue);
    QTest::newRow("annotator") << 3 << static_cast<int>(ErrorCode::WrongRole);
    QTest::newRow("unknown person") << 4 << static_cast<int>(ErrorCode::UnknownPerson);
}

void DecidingTest::decideAll_takesAllOrNone()
{
    QFETCH(int, fault);
    QFETCH(int, code);
    DeskStudy study(3);
    for (int item = 1; item <= 3; ++item)
        study.label(item, QStringLiteral("jta"));
    std::vector<BulkDecision> rows{
        {QStringLiteral("sarcasm-irony/1"),
         picksOf(Pick{Emotion::Joy}),
         {},
         QStringLiteral("n"),
         2},
        {QStringLiteral(" sarcasm-irony/2 "), picksOf(Pick{}), {}, {}, 3},
        {QStringLiteral("sarcasm-irony/3"), picksOf(Pick{Emotion::Fear}), Basis::Override, {}, 9}};
    if (fault == 1)
        rows.back().scenario = QStringLiteral("sarcasm-irony/4");
    if (fault == 2)
        rows.back().basis = Basis::Majority;
    const PersonId by = fault == 3 ? study.person(1) : fault == 4 ? PersonId{99} : study.judge(1);
    const int audit = study.auditRows();
    QSignalSpy spy(&study.study(), &Study::changed);
    const QString file = QStringLiteral("decisions.csv");
    const auto taken = study.deciding().decideAll(rows, by, file);
    if (code >= 0) {
        COMPARE_ERROR(taken, static_cast<ErrorCode>(code));
        if (fault < 3) {
            QCOMPARE(taken.error().file, file);
            QCOMPARE(taken.error().line, 9);
        }
        QCOMPARE(spy.count(), 0);
        QCOMPARE(study.auditRows(), audit);
        QVERIFY(must(study->decisionHistory()).empty());
        return;
    }
    QCOMPARE(taken.value_or(-1), 3);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(study.auditRows(), audit + 1);
    QCOMPARE(study.gold(), QStringLiteral("joy ambiguous fear"));
    const Decision first = must(study->decisionHistory()).front();
    QVERIFY(first.person == study.judge(1) && first.note == QLatin1String("n"));
    QVERIFY(first.shownOrder.empty() && !first.firstPick() && !first.activeMs);
    QVERIFY(must(study.deskQueue().item(study.judge(1), study.scenario(1)))->record->isFileOrder);
    VERIFY_HOLDS(study->verifyAudit());
}

void DecidingTest::decideAll_findsTheBasisInTheVotes()
{
    DeskStudy study(4);
    const QStringList votes{QStringLiteral("jjj"), QStringLiteral("jja"), QStringLiteral("aaj"),
                            QStringLiteral("jta")};
    std::vector<BulkDecision> rows;
    for (int item = 1; item <= 4; ++item) {
        study.label(item, votes.at(item - 1));
        rows.push_back({QStringLiteral("sarcasm-irony/%1").arg(item),
                        picksOf(Pick{Emotion::Joy}),
                        {},
                        {},
                        item});
    }
    VERIFY_HOLDS(study.deciding().decideAll(rows, {}, {}));
    QStringList bases;
    for (const Decision& decision : must(study->decisions()))
        bases << basisToken(decision.basis);
    QCOMPARE(bases.join(u' '), QStringLiteral("unanimous majority override unstated"));
}

void DecidingTest::decideAll_putsAsideWhatWasSaid()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("jta"));
    VERIFY_HOLDS(study.deciding().decide(study.judge(1), study.scenario(1), verdict(Emotion::Joy)));
    VERIFY_HOLDS(
        study.deciding().decide(study.judge(2), study.scenario(1), verdict(Emotion::Fear)));
    VERIFY_HOLDS(study.deciding().decideAll(
        {{QStringLiteral("sarcasm-irony/1"), picksOf(Pick{Emotion::Anger}), {}, {}, 2}}, {}, {}));
    QCOMPARE(study.gold(), QStringLiteral("anger"));
    QCOMPARE(must(study->decisionHistory()).back().revision, 3);
    QCOMPARE(must(study->decisionHistory()).size(), std::size_t{3});
}

void DecidingTest::counts_speakOfWhatCounts()
{
    DeskStudy study(2);
    study.label(1, QStringLiteral("jta"));
    study.label(2, QStringLiteral("jjj"));
    QCOMPARE(must(study->counts()).goldLabels, 0); // by rule is not decided
    Verdict noted = verdict(Emotion::Joy);
    noted.note = QStringLiteral("n");
    VERIFY_HOLDS(study.deciding().decide(study.judge(1), study.scenario(1), noted));
    QCOMPARE(must(study->counts()).goldLabels, 1);
    QCOMPARE(must(study->counts()).notes, 1);
    VERIFY_HOLDS(study.deciding().undo(study.judge(1)));
    QCOMPARE(must(study->counts()).goldLabels, 0); // taken back
    QCOMPARE(must(study->counts()).notes, 0);
    VERIFY_HOLDS(study.deciding().redo(study.judge(1)));
    VERIFY_HOLDS(
        study.deciding().decide(study.judge(2), study.scenario(1), verdict(Emotion::Fear)));
    QCOMPARE(must(study->counts()).goldLabels, 0); // disputed
}

void DecidingTest::ownExportReadBack_storesNoRuleGold()
{
    DeskStudy at(3);
    at.label(1, QStringLiteral("jjj"));
    at.label(2, QStringLiteral("jja"));
    at.label(3, QStringLiteral("jta"));
    VERIFY_HOLDS(at.deciding().decide(at.judge(1), at.scenario(3), verdict(Emotion::Fear)));
    const QString path = at.filePath(QStringLiteral("own.csv"));
    VERIFY_HOLDS(exportStudy(must(at->snapshot()), ExportFormat::TidyCsv, path));
    const std::vector<ItemGold> before = must(at->gold());
    const auto again = at->importing().importFiles({path}, {});
    VERIFY_HOLDS(again);
    QVERIFY(again->refused.empty());
    QCOMPARE(again->adjudications, 0);
    QCOMPARE(must(at->decisionHistory()).size(), std::size_t{1});
    QVERIFY(at->gold() == before);
    QVERIFY(before.front().of().source == GoldSource::Rule);
}

SUBTEXT_TEST(DecidingTest)

#include "decidingtest.moc"
