// SPDX-License-Identifier: MIT
#include "core/sync/invitation.h"

#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

class InvitationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void invitation_comesBackAsItWasWritten();
    void proof_comesBackAsItWasWritten();
    void halfAProof_isNoInvitation_data();
    void halfAProof_isNoInvitation();
    void invitationForAFolder_comesBackAsItWasWritten();
    void invitation_isForItsOwnerAlone();
    void file_isNeverReplaced();
    void otherFiles_areNoInvitation_data();
    void otherFiles_areNoInvitation();
    void link_isTheSameInvitation();
    void linkForAFolder_isTheSameInvitation();
    void linkThatMailBroke_isRead();
    void linkThatLeadsElsewhere_isRefused_data();
    void linkThatLeadsElsewhere_isRefused();

private:
    QString path() const { return m_folder.filePath(QStringLiteral("A01.subtext-invite")); }

    QTemporaryDir m_folder;
};

namespace {

Invitation invitationOfA01()
{
    return {{QStringLiteral("db.example.org"),
             6543,
             QStringLiteral("subtext"),
             QStringLiteral("t_1"),
             QStringLiteral("once"),
             {},
             false},
            QStringLiteral("Emotion “in” scenes"),
            QStringLiteral("A01"),
            1'800'000'000'000,
            "-----BEGIN CERTIFICATE-----\nAA==\n-----END CERTIFICATE-----\n"};
}

Invitation provedInvitation()
{
    Invitation invitation = invitationOfA01();
    invitation.proof = {QStringLiteral("shown"),
                        *Uuid::fromText(QStringLiteral("33333333-3333-4333-8333-333333333333")),
                        QByteArray(32, 'k')};
    return invitation;
}

void compare(const Invitation& read, const Invitation& written)
{
    QCOMPARE(read.address.host, written.address.host);
    QCOMPARE(read.address.port, written.address.port);
    QCOMPARE(read.address.database, written.address.database);
    QCOMPARE(read.address.login, written.address.login);
    QCOMPARE(read.address.secret, written.address.secret);
    QCOMPARE(read.title, written.title);
    QCOMPARE(read.code, written.code);
    QCOMPARE(read.validUntil, written.validUntil);
    QCOMPARE(read.authority, written.authority);
}

} // namespace

void InvitationTest::invitation_comesBackAsItWasWritten()
{
    const Invitation written = invitationOfA01();
    VERIFY_HOLDS(writeInvitation(path(), written));
    const Invitation read = must(readInvitation(path()));
    compare(read, written);
}

void InvitationTest::proof_comesBackAsItWasWritten()
{
    const Invitation written = provedInvitation();
    const QString proved = m_folder.filePath(QStringLiteral("proved"));
    VERIFY_HOLDS(writeInvitation(proved, written));
    QVERIFY(must(readInvitation(proved)).proof == written.proof);
    const QString link = invitationLink(written);
    QVERIFY(must(readInvitation(link)).proof == written.proof);
    QVERIFY(!link.contains(QLatin1String("shown")));
    // A team in which nobody certifies devices has none.
    const QString bare = m_folder.filePath(QStringLiteral("bare"));
    VERIFY_HOLDS(writeInvitation(bare, invitationOfA01()));
    QVERIFY(!readFile(bare).contains("proof"));
    QVERIFY(!must(readInvitation(bare)).proof.isGiven());
}

void InvitationTest::halfAProof_isNoInvitation_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("no secret") << QByteArray("shown") << QByteArray();
    QTest::newRow("no device") << QByteArray("33333333-") << QByteArray("x-");
    QTest::newRow("a key too short") << QByteArray("6b6b6b") << QByteArray("6b6b");
    QTest::newRow("no proof at all") << QByteArray("\"certifier\"") << QByteArray("\"other\"");
}

void InvitationTest::halfAProof_isNoInvitation()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const QString half =
        m_folder.filePath(QStringLiteral("half ") + QString::fromLatin1(QTest::currentDataTag()));
    VERIFY_HOLDS(writeInvitation(half, provedInvitation()));
    QByteArray text = readFile(half);
    QVERIFY(text.contains(from));
    COMPARE_ERROR(readInvitation(writeFile(half + u'2', text.replace(from, to))),
                  ErrorCode::MalformedFile);
}

// Where the folder is differs from machine to machine.
void InvitationTest::invitationForAFolder_comesBackAsItWasWritten()
{
    QFile::remove(path());
    Invitation written = invitationOfA01();
    written.address.database = QStringLiteral("11111111-1111-4111-8111-111111111111");
    written.coordinator = *Uuid::fromText(QStringLiteral("22222222-2222-4222-8222-222222222222"));
    written.authority = "ab12";
    VERIFY_HOLDS(writeInvitation(path(), written));
    QVERIFY(!readFile(path()).contains("db.example.org"));
    const Invitation read = must(readInvitation(path()));
    QCOMPARE(read.address.host, QString());
    QCOMPARE(read.address.database, written.address.database);
    QCOMPARE(read.address.secret, written.address.secret);
    QCOMPARE(read.coordinator, written.coordinator);
    QCOMPARE(read.authority, written.authority);
    const QString cut = writeFile(path() + u'2', readFile(path()).replace("22222222-", "x-"));
    COMPARE_ERROR(readInvitation(cut), ErrorCode::MalformedFile);
}

void InvitationTest::invitation_isForItsOwnerAlone()
{
    const QString own = m_folder.filePath(QStringLiteral("own"));
    VERIFY_HOLDS(writeInvitation(own, invitationOfA01()));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(own) & others));
}

void InvitationTest::file_isNeverReplaced()
{
    const QString taken = writeFile(m_folder.filePath(QStringLiteral("taken")), "mine");
    COMPARE_ERROR(writeInvitation(taken, invitationOfA01()), ErrorCode::FileExists);
    QCOMPARE(readFile(taken), QByteArray("mine"));
}

void InvitationTest::otherFiles_areNoInvitation_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("no JSON") << QByteArray("{") << QByteArray("[");
    QTest::newRow("another schema") << QByteArray("invitation/1") << QByteArray("invitation/2");
    QTest::newRow("no host") << QByteArray("db.example.org") << QByteArray();
    QTest::newRow("no port") << QByteArray("6543") << QByteArray("0");
    QTest::newRow("port too large") << QByteArray("6543") << QByteArray("65536");
    QTest::newRow("no login") << QByteArray("t_1") << QByteArray();
    QTest::newRow("no secret") << QByteArray("once") << QByteArray();
}

void InvitationTest::otherFiles_areNoInvitation()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const QString whole = m_folder.filePath(QString::fromLatin1(QTest::currentDataTag()));
    VERIFY_HOLDS(writeInvitation(whole, invitationOfA01()));
    QByteArray text = readFile(whole);
    QVERIFY(text.contains(from));
    COMPARE_ERROR(readInvitation(writeFile(whole + u'2', text.replace(from, to))),
                  ErrorCode::MalformedFile);
}

void InvitationTest::link_isTheSameInvitation()
{
    const Invitation written = invitationOfA01();
    const QString link = invitationLink(written);
    QVERIFY2(link.startsWith(QLatin1String("subtext-team://db.example.org:6543/subtext#")),
             qPrintable(link));
    QVERIFY(!link.contains(QLatin1String("once"))); // nobody reads the secret over a shoulder
    QVERIFY(isInvitationLink(link));
    QVERIFY(!isInvitationLink(path()));
    const Invitation read = must(readInvitation(link));
    compare(read, written);
    QCOMPARE(invitationLink(read), link);
}

void InvitationTest::linkForAFolder_isTheSameInvitation()
{
    Invitation written = invitationOfA01();
    written.address.database = QStringLiteral("11111111-1111-4111-8111-111111111111");
    written.coordinator = *Uuid::fromText(QStringLiteral("22222222-2222-4222-8222-222222222222"));
    written.authority = "ab12";
    const QString link = invitationLink(written);
    QVERIFY2(link.startsWith(QLatin1String("subtext-team://folder#")), qPrintable(link));
    const Invitation read = must(readInvitation(link));
    QCOMPARE(read.coordinator, written.coordinator);
    QCOMPARE(read.address.secret, written.address.secret);
    QCOMPARE(read.address.host, QString());
}

void InvitationTest::linkThatMailBroke_isRead()
{
    QString link = invitationLink(invitationOfA01());
    for (qsizetype at = 76; at < link.size(); at += 78)
        link.insert(at, QStringLiteral("\r\n"));
    const auto read = readInvitation(QStringLiteral("  ") + link + u'\n');
    VERIFY_HOLDS(read);
    QCOMPARE(read->address.secret, QStringLiteral("once"));
}

void InvitationTest::linkThatLeadsElsewhere_isRefused_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    const auto row = [](const char* name, const char* from, const char* to) {
        QTest::newRow(name) << QString::fromLatin1(from) << QString::fromLatin1(to);
    };
    row("another host", "db.example.org", "db.example.com");
    row("another port", ":6543", ":6544");
    row("another database", "/subtext#", "/other#");
    row("nothing behind it", "#", "");
    row("no document", "#", "#AAAA");
}

void InvitationTest::linkThatLeadsElsewhere_isRefused()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QString link = invitationLink(invitationOfA01());
    QVERIFY(link.contains(from));
    const auto read = readInvitation(link.replace(from, to));
    COMPARE_ERROR(read, ErrorCode::MalformedFile);
    QVERIFY(!read.error().file.contains(link.right(20))); // no error repeats the secret
}

SUBTEXT_TEST(InvitationTest)
#include "invitationtest.moc"
