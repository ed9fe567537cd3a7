// SPDX-License-Identifier: MIT
#include "core/sync/certificates.h"

#include "tests/support/registeredtest.h"
#include "tests/support/uuids.h"

#include <QtTest>

using namespace subtext;
using test::uuidFor;

// Who was invited, by the rows of a team alone: a coordinator C01 with one device, and others.
class CertificatesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void deviceThatShowsItsInvitation_wasInvited();
    void deviceWithoutACertificate_wasNot();
    void deviceThatShowsNothing_wasNot();
    void keyThatIsNotTheShownOne_wasNot();
    void certificateForSomebodyElse_isNone();
    void certificateByAStranger_isNone();
    void furtherDevice_isInvitedByItsPerson();
    void annotator_invitesNobodyElse();
    void whoCoordinatesLater_invitesAll();
    void rows_countInAnyOrder();
    void certificate_isARowAboutWhomItIsFor();
};

namespace {

struct Guest
{
    Uuid device;
    Uuid person;
};

Guest guest(const char* device, const char* person)
{
    return {uuidFor(QString::fromLatin1(device)), uuidFor(QString::fromLatin1(person))};
}

const Uuid& invitingStudy()
{
    static const Uuid id = uuidFor(QStringLiteral("study"));
    return id;
}

const Guest& coordinating()
{
    static const Guest of = guest("office", "C01");
    return of;
}

DeviceKeys invitationTo(const Guest& whom)
{
    return invitationKeysOf(whom.device.text());
}

QByteArray keyOfGuest(const Guest& whom)
{
    return deviceKeysOf("test", whom.device.text()).publicKey;
}

StreamEntry saidBy(const Guest& who, const WireRow& row)
{
    StreamEntry entry;
    entry.author = who.person;
    entry.device = who.device;
    entry.linked.row = row;
    return entry;
}

StreamEntry certified(const Guest& by, const Guest& whom)
{
    return saidBy(by, certificateRow(invitingStudy(), whom.person, whom.device,
                                     invitationTo(whom).publicKey, 5));
}

StreamEntry introduced(const Guest& who, const QByteArray& shown)
{
    return saidBy(who,
                  deviceRow(invitingStudy(), who.person, who.device, keyOfGuest(who), 6, shown));
}

StreamEntry introduced(const Guest& who)
{
    const InvitedDevice of = invitedToServer(invitingStudy(), who.device, who.person);
    return introduced(who, shownKey(of, keyOfGuest(who), invitationTo(who)));
}

StreamEntry coordinates(const Guest& by, const Guest& whom)
{
    WireRow row;
    row.kind = QStringLiteral("person");
    row.person = whom.person;
    row.body = R"({"code":"X","role":"coordinator"})";
    return saidBy(by, row);
}

std::set<Uuid> invitedAmong(const std::vector<StreamEntry>& entries)
{
    Certificates certificates(invitingStudy());
    certificates.take(introduced(coordinating(), {}));
    for (const StreamEntry& entry : entries)
        certificates.take(entry);
    std::set<Uuid> invited = certificates.invited({coordinating().device});
    invited.erase(coordinating().device);
    return invited;
}

} // namespace

void CertificatesTest::deviceThatShowsItsInvitation_wasInvited()
{
    const Guest laptop = guest("laptop", "A01");
    QVERIFY(invitedAmong({certified(coordinating(), laptop), introduced(laptop)}) ==
            std::set<Uuid>{laptop.device});
}

void CertificatesTest::deviceWithoutACertificate_wasNot()
{
    const Guest laptop = guest("laptop", "A01");
    const Guest other = guest("other", "A01");
    QVERIFY(invitedAmong({certified(coordinating(), other), introduced(laptop)}).empty());
}

// Whoever runs the server knows the certificate, and not the secret.
void CertificatesTest::deviceThatShowsNothing_wasNot()
{
    const Guest laptop = guest("laptop", "A01");
    const StreamEntry certificate = certified(coordinating(), laptop);
    QVERIFY(invitedAmong({certificate, introduced(laptop, {})}).empty());
    const InvitedDevice of = invitedToServer(invitingStudy(), laptop.device, laptop.person);
    const DeviceKeys guessed = invitationKeysOf(QStringLiteral("guessed"));
    QVERIFY(
        invitedAmong({certificate, introduced(laptop, shownKey(of, keyOfGuest(laptop), guessed))})
            .empty());
}

void CertificatesTest::keyThatIsNotTheShownOne_wasNot()
{
    const Guest laptop = guest("laptop", "A01");
    const InvitedDevice of = invitedToServer(invitingStudy(), laptop.device, laptop.person);
    const QByteArray shown = shownKey(of, QByteArray(32, 'x'), invitationTo(laptop));
    QVERIFY(invitedAmong({certified(coordinating(), laptop), introduced(laptop, shown)}).empty());
}

void CertificatesTest::certificateForSomebodyElse_isNone()
{
    const Guest laptop = guest("laptop", "A01");
    const Guest sameForA02{laptop.device, uuidFor(QStringLiteral("A02"))};
    QVERIFY(invitedAmong({certified(coordinating(), sameForA02), introduced(laptop)}).empty());
}

void CertificatesTest::certificateByAStranger_isNone()
{
    const Guest laptop = guest("laptop", "A01");
    const Guest stranger = guest("stranger", "C01"); // a device made up for the coordinator
    QVERIFY(invitedAmong({introduced(stranger), coordinates(stranger, stranger),
                          certified(stranger, laptop), introduced(laptop)})
                .empty());
}

void CertificatesTest::furtherDevice_isInvitedByItsPerson()
{
    const Guest laptop = guest("laptop", "A01");
    const Guest desktop = guest("desktop", "A01");
    QVERIFY(invitedAmong({certified(coordinating(), laptop), introduced(laptop),
                          certified(laptop, desktop), introduced(desktop)}) ==
            (std::set<Uuid>{laptop.device, desktop.device}));
}

void CertificatesTest::annotator_invitesNobodyElse()
{
    const Guest laptop = guest("laptop", "A01");
    const Guest others = guest("others", "A02");
    QVERIFY(invitedAmong({certified(coordinating(), laptop), introduced(laptop),
                          coordinates(laptop, laptop), certified(laptop, others),
                          introduced(others)}) == std::set<Uuid>{laptop.device});
}

void CertificatesTest::whoCoordinatesLater_invitesAll()
{
    const Guest second = guest("second", "C02");
    const Guest laptop = guest("laptop", "A01");
    QVERIFY(invitedAmong({certified(coordinating(), second), introduced(second),
                          coordinates(coordinating(), second), certified(second, laptop),
                          introduced(laptop)}) == (std::set<Uuid>{second.device, laptop.device}));
}

void CertificatesTest::rows_countInAnyOrder()
{
    const Guest second = guest("second", "C02");
    const Guest laptop = guest("laptop", "A01");
    QVERIFY(invitedAmong({introduced(laptop), certified(second, laptop),
                          coordinates(coordinating(), second), introduced(second),
                          certified(coordinating(), second)}) ==
            (std::set<Uuid>{second.device, laptop.device}));
}

void CertificatesTest::certificate_isARowAboutWhomItIsFor()
{
    const Guest laptop = guest("laptop", "A01");
    const WireRow row = certified(coordinating(), laptop).linked.row;
    QCOMPARE(*streamKeyOf(row), QStringLiteral("about:%1:").arg(laptop.person.text()));
    QVERIFY(mayWrite(row, coordinating().person, QStringLiteral("coordinator")));
    QVERIFY(mayWrite(row, laptop.person, QStringLiteral("annotator")));
    QVERIFY(!mayWrite(row, uuidFor(QStringLiteral("A02")), QStringLiteral("annotator")));
    QVERIFY(row.body.contains(invitationTo(laptop).publicKey.toHex()));
}

SUBTEXT_TEST(CertificatesTest)
#include "certificatestest.moc"
