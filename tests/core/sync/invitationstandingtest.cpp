// SPDX-License-Identifier: MIT
#include "core/sync/teamanswers.h"
#include "tests/support/registeredtest.h"

using namespace subtext;

/// Who is to be invited, and what stands against it; of several reasons the weightiest is named.
class InvitationStandingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whoIsNew_isToBeInvited();
    void reasons_areNamedByWeight();
    void openInvitation_standsUntilItRunsOut();
};

namespace {

constexpr qint64 Now = 1'000'000;

TeamDevice deviceOf(qint64 validUntil, std::optional<qint64> enrolledAt = {})
{
    TeamDevice device;
    device.validUntil = validUntil;
    device.enrolledAt = enrolledAt;
    return device;
}

InvitationStanding standing(const TeamMember* member, bool isOneself = false,
                            bool isByFolder = false, Role role = Role::Annotator)
{
    return invitationStanding(member, role, isOneself, isByFolder, Now);
}

} // namespace

void InvitationStandingTest::whoIsNew_isToBeInvited()
{
    TeamMember member;
    QVERIFY(standing(nullptr) == InvitationStanding::ToInvite);
    QVERIFY(standing(&member) == InvitationStanding::ToInvite);
    QVERIFY(standing(&member, false, true) == InvitationStanding::ToInvite);
    QVERIFY(standing(&member, false, false, Role::Adjudicator) == InvitationStanding::ToInvite);
    // A device that was revoked may be followed by another.
    member.devices.push_back(deviceOf(Now + 1, Now - 10));
    member.devices.back().revokedAt = Now - 1;
    QVERIFY(standing(&member) == InvitationStanding::ToInvite);
}

void InvitationStandingTest::reasons_areNamedByWeight()
{
    TeamMember member;
    member.devices.push_back(deviceOf(Now + 1));
    QVERIFY(standing(&member) == InvitationStanding::Invited);
    member.isWithdrawn = true;
    QVERIFY(standing(&member) == InvitationStanding::DroppedOut);
    member.devices.push_back(deviceOf(Now - 1, Now - 10));
    QVERIFY(standing(&member) == InvitationStanding::TakesPart);
    QVERIFY(standing(&member, true) == InvitationStanding::Oneself);
    QVERIFY(standing(&member, true, true, Role::Coordinator) == InvitationStanding::OnlyToServers);
    member.revokedAt = Now;
    QVERIFY(standing(&member, true, true, Role::Coordinator) == InvitationStanding::CutOff);
}

void InvitationStandingTest::openInvitation_standsUntilItRunsOut()
{
    TeamMember member;
    member.devices.push_back(deviceOf(Now));
    QVERIFY(standing(&member) == InvitationStanding::ToInvite);
    member.devices.push_back(deviceOf(Now + 1));
    QVERIFY(standing(&member) == InvitationStanding::Invited);
}

SUBTEXT_TEST(InvitationStandingTest)
#include "invitationstandingtest.moc"
