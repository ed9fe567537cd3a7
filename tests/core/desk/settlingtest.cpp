// SPDX-License-Identifier: MIT
#include "core/operation/qualitydesk.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/must.h"
#include "tests/support/picktokens.h"
#include "tests/support/registeredtest.h"
#include "tests/support/shownlabels.h"

using namespace subtext;
using namespace subtext::test;

/// Two adjudicators who differ: one proposes, the other confirms. Every step is a row.
class SettlingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothSides_areShownToTheTwoAlone();
    void proposal_decidesNothing();
    void confirmation_settlesInBothNames();
    void onlyTheOther_confirms();
    void laterProposal_takesThePlace();
    void undo_takesTheProposalBack();
    void undo_takesTheSettlementBackAndTheProposalStands();
    void redo_settlesAgain();
    void proposal_isHeldAgainstTheVotes();
    void precedents_areTheOwnDecisions();
    void shownPrecedents_standInTheAudit();
    void overrideWithoutNote_isRefusedUnlessTheStudyAllowsIt();
};

namespace {

constexpr int Joy = 1; // items by what the first says of them

/// Two splits; the first says joy and trust, the second anger and trust.
std::unique_ptr<DeskStudy> disputed()
{
    auto study = std::make_unique<DeskStudy>(2);
    study->label(1, QStringLiteral("jta"));
    study->label(2, QStringLiteral("jta"));
    const auto say = [&](int judge, int item, Choice emotion, Basis basis, const char* note) {
        Verdict choice = verdict(emotion, basis);
        choice.note = QString::fromLatin1(note);
        VERIFY_HOLDS(study->deciding().decide(study->judge(judge), study->scenario(item), choice));
    };
    say(1, Joy, Emotion::Joy, Basis::Misreading, "as a joke");
    say(1, 2, Emotion::Trust, Basis::VadFit, "");
    say(2, Joy, Emotion::Anger, Basis::ValencePolarity, "a threat");
    say(2, 2, Emotion::Trust, Basis::VadFit, "");
    return study;
}

Verdict trust()
{
    Verdict choice = verdict(Emotion::Trust, Basis::VadFit);
    choice.note = QStringLiteral("talked it over");
    return choice;
}

DeskItem lineOf(DeskStudy& study, int judge)
{
    return must(study.deskQueue().item(study.judge(judge), study.scenario(1))).value();
}

std::optional<SettlingCase> sidesFor(DeskStudy& study, PersonId reader)
{
    const auto both = must(study.comparing().comparison());
    return must(study.comparing().settling(reader, both.value(), study.scenario(1)));
}

} // namespace

void SettlingTest::bothSides_areShownToTheTwoAlone()
{
    const auto study = disputed();
    const auto sides = sidesFor(*study, study->judge(2));
    QVERIFY(sides.has_value());
    QVERIFY(sides->first.person == study->judge(1));
    QCOMPARE(sides->first.label(), std::optional(Emotion::Joy));
    QCOMPARE(sides->first.basis, Basis::Misreading);
    QCOMPARE(sides->first.note, QStringLiteral("as a joke"));
    QCOMPARE(sides->second.label(), std::optional(Emotion::Anger));
    QCOMPARE(sides->second.note, QStringLiteral("a threat"));
    QVERIFY(!sides->proposal);
    QVERIFY(!sidesFor(*study, study->coordinator()));
    const auto both = must(study->comparing().comparison());
    QVERIFY(!must(study->comparing().settling(study->judge(1), *both, study->scenario(2))));
    QCOMPARE(both->settled, 0);
}

void SettlingTest::proposal_decidesNothing()
{
    const auto study = disputed();
    const auto before = must(study->comparing().comparison());
    const auto proposed = study->deciding().propose(study->judge(1), study->scenario(1), trust());
    VERIFY_HOLDS(proposed);
    QVERIFY(proposed->value.isProposal());
    QCOMPARE(study->gold(), QStringLiteral("- trust"));
    const auto both = must(study->comparing().comparison());
    QCOMPARE(both->kappas.front().kappa, before->kappas.front().kappa); // of what each said alone
    QCOMPARE(both->differences.size(), std::size_t{1});
    for (int judge : {1, 2}) {
        QCOMPARE(lineOf(*study, judge).state, DeskState::Disputed);
        QVERIFY(lineOf(*study, judge).proposedBy == study->judge(1));
    }
    QCOMPARE(sidesFor(*study, study->judge(2))->proposal->note, QStringLiteral("talked it over"));
    VERIFY_HOLDS((*study)->verifyAudit());
}

void SettlingTest::confirmation_settlesInBothNames()
{
    const auto study = disputed();
    VERIFY_HOLDS(study->deciding().propose(study->judge(1), study->scenario(1), trust()));
    const auto settled = study->deciding().confirm(study->judge(2), study->scenario(1));
    VERIFY_HOLDS(settled);
    QVERIFY(settled->value.isFinal && !settled->value.isProposal());
    QVERIFY(settled->value.person == study->judge(2));
    QVERIFY(settled->value.secondPerson == study->judge(1));
    QCOMPARE(settled->value.label(), std::optional(Emotion::Trust));
    QCOMPARE(settled->value.basis, Basis::VadFit);
    QCOMPARE(settled->value.note, QStringLiteral("talked it over"));
    study->reopen();
    QCOMPARE(study->gold(), QStringLiteral("trust trust"));
    const auto both = must(study->comparing().comparison());
    QCOMPARE(both->decidedByBoth, 2);
    QCOMPARE(both->settled, 1);
    QVERIFY(both->differences.empty());
    QVERIFY(lineOf(*study, 1).state != DeskState::Disputed);
    QCOMPARE(must((*study)->decisionHistory()).size(), std::size_t{6}); // nothing was replaced
    VERIFY_HOLDS((*study)->verifyAudit());
}

void SettlingTest::onlyTheOther_confirms()
{
    const auto study = disputed();
    Deciding& deciding = study->deciding();
    const ScenarioId item = study->scenario(1);
    COMPARE_ERROR(deciding.confirm(study->judge(2), item), ErrorCode::NoDecision); // nothing yet
    VERIFY_HOLDS(deciding.propose(study->judge(1), item, trust()));
    COMPARE_ERROR(deciding.confirm(study->judge(1), item), ErrorCode::NoDecision);
    COMPARE_ERROR(deciding.confirm(study->coordinator(), item), ErrorCode::WrongRole);
    COMPARE_ERROR(deciding.confirm(study->person(1), item), ErrorCode::WrongRole);
    COMPARE_ERROR(deciding.propose(study->coordinator(), item, trust()), ErrorCode::WrongRole);
    COMPARE_ERROR(deciding.propose(study->judge(1), study->scenario(2), trust()),
                  ErrorCode::NoDecision);
    VERIFY_HOLDS(deciding.confirm(study->judge(2), item));
    COMPARE_ERROR(deciding.confirm(study->judge(2), item), ErrorCode::NoDecision); // it is over
}

void SettlingTest::laterProposal_takesThePlace()
{
    const auto study = disputed();
    Deciding& deciding = study->deciding();
    const ScenarioId item = study->scenario(1);
    VERIFY_HOLDS(deciding.propose(study->judge(1), item, trust()));
    VERIFY_HOLDS(deciding.propose(study->judge(2), item, ambiguousVerdict()));
    QVERIFY(lineOf(*study, 1).proposedBy == study->judge(2));
    COMPARE_ERROR(deciding.confirm(study->judge(2), item), ErrorCode::NoDecision);
    VERIFY_HOLDS(deciding.confirm(study->judge(1), item));
    QCOMPARE(study->gold(), QStringLiteral("ambiguous trust"));
}

void SettlingTest::undo_takesTheProposalBack()
{
    const auto study = disputed();
    Deciding& deciding = study->deciding();
    VERIFY_HOLDS(deciding.propose(study->judge(1), study->scenario(1), trust()));
    QVERIFY(!must(deciding.canRedo(study->judge(1))));
    const auto undone = deciding.undo(study->judge(1));
    VERIFY_HOLDS(undone);
    QVERIFY(undone->value.takesFinalBack());
    QVERIFY(!sidesFor(*study, study->judge(2))->proposal);
    QVERIFY(!lineOf(*study, 2).proposedBy.isValid());
    COMPARE_ERROR(deciding.confirm(study->judge(2), study->scenario(1)), ErrorCode::NoDecision);
    // What each said stays, and so does the other's undo.
    QCOMPARE(study->goldSeenBy(1), QStringLiteral("joy trust"));
    QCOMPARE(study->goldSeenBy(2), QStringLiteral("anger trust"));
    VERIFY_HOLDS(deciding.redo(study->judge(1)));
    VERIFY_HOLDS(deciding.confirm(study->judge(2), study->scenario(1)));
    QCOMPARE(study->gold(), QStringLiteral("trust trust"));
    VERIFY_HOLDS((*study)->verifyAudit());
}

void SettlingTest::undo_takesTheSettlementBackAndTheProposalStands()
{
    const auto study = disputed();
    Deciding& deciding = study->deciding();
    VERIFY_HOLDS(deciding.propose(study->judge(1), study->scenario(1), trust()));
    VERIFY_HOLDS(deciding.confirm(study->judge(2), study->scenario(1)));
    VERIFY_HOLDS(deciding.undo(study->judge(2))); // whoever confirmed
    QCOMPARE(study->gold(), QStringLiteral("- trust"));
    QCOMPARE(study->goldSeenBy(1), QStringLiteral("joy trust"));
    QVERIFY(lineOf(*study, 2).proposedBy == study->judge(1));
    QCOMPARE(must(study->comparing().comparison())->settled, 0);
    VERIFY_HOLDS(deciding.confirm(study->judge(2), study->scenario(1)));
    QCOMPARE(study->gold(), QStringLiteral("trust trust"));
    VERIFY_HOLDS((*study)->verifyAudit());
}

void SettlingTest::redo_settlesAgain()
{
    const auto study = disputed();
    Deciding& deciding = study->deciding();
    VERIFY_HOLDS(deciding.propose(study->judge(1), study->scenario(1), trust()));
    VERIFY_HOLDS(deciding.confirm(study->judge(2), study->scenario(1)));
    for (int round = 0; round < 2; ++round) {
        VERIFY_HOLDS(deciding.undo(study->judge(2)));
        QCOMPARE(study->gold(), QStringLiteral("- trust"));
        VERIFY_HOLDS(deciding.redo(study->judge(2)));
        QCOMPARE(study->gold(), QStringLiteral("trust trust"));
    }
    VERIFY_HOLDS(deciding.undo(study->judge(2)));
    // Meanwhile they agree without it: there is nothing to settle any more.
    VERIFY_HOLDS(deciding.decide(study->judge(1), study->scenario(1), verdict(Emotion::Anger)));
    COMPARE_ERROR(deciding.redo(study->judge(2)), ErrorCode::NoDecision);
    QCOMPARE(study->gold(), QStringLiteral("anger trust"));
}

void SettlingTest::proposal_isHeldAgainstTheVotes()
{
    const auto study = disputed();
    const auto propose = [&](const Verdict& choice) {
        return study->deciding().propose(study->judge(1), study->scenario(1), choice);
    };
    COMPARE_ERROR(propose(verdict(Emotion::Joy, Basis::Unstated)), ErrorCode::MissingBasis);
    COMPARE_ERROR(propose(verdict(Emotion::Joy, Basis::Majority)), ErrorCode::InvalidValue);
    Verdict nobodys = verdict(Emotion::Fear, Basis::Override);
    nobodys.note.clear();
    COMPARE_ERROR(propose(nobodys), ErrorCode::MissingNote);
}

void SettlingTest::precedents_areTheOwnDecisions()
{
    const auto study = disputed();
    const auto namesOf = [&](int judge) {
        QStringList names;
        for (const Precedent& each : must(study->deskQueue().precedents(study->judge(judge))))
            names << each.name.section(u'/', 1) + u' ' +
                         pickToken(each.picks.front().value_or(Pick())) + u' ' +
                         QString::number(each.ordinal);
        return names.join(u'|');
    };
    QCOMPARE(namesOf(1), QStringLiteral("1 joy 1|2 trust 2"));
    QCOMPARE(namesOf(2), QStringLiteral("1 anger 1|2 trust 2"));
    QCOMPARE(namesOf(3), QString()); // the coordinator decided nothing
    const auto one = must(study->deskQueue().precedent(study->judge(1), study->scenario(2)));
    QVERIFY(one && *one == must(study->deskQueue().precedents(study->judge(1))).back());
    QCOMPARE(one->profile.votes, (std::vector<std::vector<int>>{{1, 1, 0, 0, 0, 0, 1, 0}}));
    VERIFY_HOLDS(study->deciding().undo(study->judge(1)));
    QCOMPARE(namesOf(1), QStringLiteral("1 joy 1"));
    VERIFY_HOLDS(study->deciding().redo(study->judge(1)));
    // What was only proposed is no precedent; what both settled is one of both.
    VERIFY_HOLDS(study->deciding().propose(study->judge(1), study->scenario(1), trust()));
    QCOMPARE(namesOf(1), QStringLiteral("1 joy 1|2 trust 2"));
    VERIFY_HOLDS(study->deciding().confirm(study->judge(2), study->scenario(1)));
    QCOMPARE(namesOf(1), QStringLiteral("1 trust 1|2 trust 2"));
    QCOMPARE(namesOf(2), QStringLiteral("1 trust 1|2 trust 2"));
}

void SettlingTest::shownPrecedents_standInTheAudit()
{
    const auto study = disputed();
    const QString shown =
        must(study->deskQueue().precedents(study->judge(1))).front().decision.text();
    Verdict choice = verdict(Emotion::Joy);
    choice.precedents << shown;
    VERIFY_HOLDS(study->deciding().decide(study->judge(1), study->scenario(2), choice));
    const QString detail = study->sql(QStringLiteral(
        "SELECT detail FROM audit WHERE action = 'desk.decide' ORDER BY id DESC LIMIT 1"));
    QVERIFY2(detail.contains(QStringLiteral("\"precedents\":[\"%1\"]").arg(shown)),
             qPrintable(detail));
    VERIFY_HOLDS((*study)->verifyAudit());
}

void SettlingTest::overrideWithoutNote_isRefusedUnlessTheStudyAllowsIt()
{
    DeskStudy study(2);
    study.label(1, QStringLiteral("jja"));
    study.label(2, QStringLiteral("jta"));
    const auto decide = [&](int item, const Pick& pick, const QString& note) {
        Verdict choice;
        choice.picks = picksOf(pick);
        choice.basis = pick.label ? Basis::Override : Basis::Unstated;
        choice.note = note;
        return study.deciding().decide(study.judge(1), study.scenario(item), choice);
    };
    COMPARE_ERROR(decide(1, {Emotion::Anger}, {}), ErrorCode::MissingNote); // of the minority
    COMPARE_ERROR(decide(1, {}, QStringLiteral("  ")), ErrorCode::MissingNote);
    COMPARE_ERROR(decide(2, {Emotion::Fear}, {}), ErrorCode::MissingNote); // nobody's
    VERIFY_HOLDS(decide(2, {Emotion::Joy}, {}));
    VERIFY_HOLDS(decide(1, {Emotion::Anger}, QStringLiteral("Irony.")));
    QualityProtocol rules = must(study.study().quality().protocol());
    QVERIFY(rules.thresholds.needsOverrideNote); // unless somebody said otherwise
    rules.thresholds.needsOverrideNote = false;
    VERIFY_HOLDS(study.study().quality().setProtocol(rules));
    study.reopen();
    VERIFY_HOLDS(decide(2, {Emotion::Fear}, {}));
}

SUBTEXT_TEST(SettlingTest)
#include "settlingtest.moc"
