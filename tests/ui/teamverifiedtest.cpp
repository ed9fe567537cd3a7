// SPDX-License-Identifier: MIT
#include "core/course/labelling.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/support/teamdesk.h"

#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// How long it is said that a team was found whole.
class TeamVerifiedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void change_endsWhatWasSaid();
    void sending_endsWhatWasSaid();
    void fault_staysUntilItIsAskedAgain();
};

namespace {

void verifyTeam(TeamDialog& dialog)
{
    child<QPushButton>(dialog, "verify")->click();
    settleRequest(dialog);
}

Result<VerifiedTeam> wholeTeam(const TeamMembership& /*of*/, TeamFile& /*file*/,
                               const CancelToken& /*cancel*/)
{
    return VerifiedTeam{1};
}

} // namespace

void TeamVerifiedTest::change_endsWhatWasSaid()
{
    TeamDesk at;
    at.team.onVerify = wholeTeam;
    TeamDialog& dialog = at.open();
    verifyTeam(dialog);
    QVERIFY(!dialog.said().isEmpty());
    Draft draft;
    draft.answer = completeAnswer();
    must(at.study.labelling().saveDraft(at.study.person(1), at.study.scenario(1), draft));
    QVERIFY(!dialog.said().isEmpty()); // which goes nowhere
    at.study.label(1, QStringLiteral("j"));
    QCOMPARE(dialog.said(), QString());
    verifyTeam(dialog);
    QVERIFY(!dialog.said().isEmpty());
}

void TeamVerifiedTest::sending_endsWhatWasSaid()
{
    TeamDesk at;
    at.study.label(1, QStringLiteral("jjt"));
    at.team.onVerify = wholeTeam;
    TeamDialog& dialog = at.open();
    Syncing& file = at.study->syncing();
    must(file.begin({must(at.study->info()).uuid, at.membership.person, at.membership.device,
                     at.membership.role, at.membership.incarnation, 1}));
    must(file.reconcile({}));
    verifyTeam(dialog);
    dialog.setTroubles({});
    QVERIFY(!dialog.said().isEmpty()); // nothing was sent yet
    auto batch = must(file.nextBatch(500));
    QVERIFY(!batch.empty());
    for (; !batch.empty(); batch = must(file.nextBatch(500)))
        must(file.acknowledge(batch));
    dialog.setTroubles({});
    QCOMPARE(dialog.said(), QString());
}

void TeamVerifiedTest::fault_staysUntilItIsAskedAgain()
{
    TeamDesk at;
    at.team.onVerify = [](const TeamMembership& /*of*/, TeamFile& /*file*/,
                          const CancelToken& /*cancel*/) -> Result<VerifiedTeam> {
        return fail(Error{ErrorCode::ServerUnreadable,
                          {},
                          0,
                          0,
                          QStringLiteral("dropped"),
                          QStringLiteral("common")});
    };
    TeamDialog& dialog = at.open();
    verifyTeam(dialog);
    const QString problem = dialog.problem();
    QVERIFY(!problem.isEmpty());
    at.study.label(1, QStringLiteral("j"));
    QCOMPARE(dialog.problem(), problem);
    at.team.onVerify = wholeTeam;
    verifyTeam(dialog);
    QCOMPARE(dialog.problem(), QString());
    QVERIFY(!dialog.said().isEmpty());
}

SUBTEXT_TEST(TeamVerifiedTest)
#include "teamverifiedtest.moc"
