// SPDX-License-Identifier: MIT
// What is said of a device that nobody invited.
#include "core/base/environment.h"
#include "tests/support/registeredtest.h"
#include "ui/team/devicetable.h"
#include "ui/text/servererrortext.h"
#include "ui/text/verifiedtext.h"

#include <QtTest>

using namespace subtext;

class StrangerTextsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listOfDevices_saysWhoseInvitationIsNotChecked();
    void verification_namesWhoseNameWasUsed();
    void sync_saysWhatItMet();
};

void StrangerTextsTest::listOfDevices_saysWhoseInvitationIsNotChecked()
{
    TeamMember member;
    member.code = QStringLiteral("A01");
    TeamDevice device;
    device.enrolledAt = 5;
    member.devices.push_back(device);
    device.isUnproved = true;
    member.devices.push_back(device);
    DeviceTable table(nullptr);
    table.setMembers({member}, {}, RandomIds().next(), DeviceTable::Presence::Known);
    QVERIFY2(table.rowText(0).startsWith(QLatin1String("A01|Annotator|joined|")),
             qUtf8Printable(table.rowText(0)));
    QVERIFY2(table.rowText(1).startsWith(
                 QLatin1String("A01|Annotator|joined, invitation not checked yet|")),
             qUtf8Printable(table.rowText(1)));
}

void StrangerTextsTest::verification_namesWhoseNameWasUsed()
{
    Person person;
    person.uuid = RandomIds().next();
    person.code = QStringLiteral("A02");
    VerifiedTeam verified;
    QVERIFY(verifiedTeamLines(verified, {person}).isEmpty());
    verified.strangers.push_back({RandomIds().next(), person.uuid});
    const QStringList lines = verifiedTeamLines(verified, {person});
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines.front().endsWith(QLatin1String("rows of A02.")), qUtf8Printable(lines.front()));
}

void StrangerTextsTest::sync_saysWhatItMet()
{
    const ErrorText text = serverErrorText({ErrorCode::ServerUnreadable,
                                            {},
                                            0,
                                            0,
                                            QStringLiteral("stranger"),
                                            QStringLiteral("about:A02:")});
    QVERIFY2(text.oneLine().contains(QLatin1String("nobody invited")),
             qUtf8Printable(text.oneLine()));
    QVERIFY(text.oneLine().contains(QLatin1String("about:A02:")));
}

SUBTEXT_TEST(StrangerTextsTest)
#include "strangertextstest.moc"
