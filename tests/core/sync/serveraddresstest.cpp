// SPDX-License-Identifier: MIT
#include "core/sync/serveraddress.h"

#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;

class ServerAddressTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void server_isReadFromOneLine_data();
    void server_isReadFromOneLine();
    void otherLines_areNoServer_data();
    void otherLines_areNoServer();
};

void ServerAddressTest::server_isReadFromOneLine_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("host");
    QTest::addColumn<int>("port");
    QTest::addColumn<QString>("database");
    const auto row = [](const char* line, const char* host, int port, const char* database) {
        QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(host) << port
                            << QString::fromLatin1(database);
    };
    row("db.example.org/subtext", "db.example.org", 5432, "subtext");
    row("db.example.org:6543/subtext", "db.example.org", 6543, "subtext");
    row("10.0.0.7:65535/s", "10.0.0.7", 65535, "s");
    row("/run/postgresql/subtext", "/run/postgresql", 5432, "subtext");
    row("/run/postgresql:5433/subtext", "/run/postgresql", 5433, "subtext");
    row("[::1]/subtext", "::1", 5432, "subtext");
    row("[::1]:6543/subtext", "::1", 6543, "subtext");
}

void ServerAddressTest::server_isReadFromOneLine()
{
    QFETCH(QString, line);
    const auto address = parseServer(line);
    QVERIFY(address);
    QTEST(address->host, "host");
    QTEST(address->port, "port");
    QTEST(address->database, "database");
    QCOMPARE(address->login + address->secret + address->certificate, QString());
    QVERIFY(!address->isTrial && !address->isPlain);
}

void ServerAddressTest::otherLines_areNoServer_data()
{
    QTest::addColumn<QString>("line");
    for (const char* line : {"", "/", "db.example.org", "db.example.org/", "/subtext",
                             ":5432/subtext", "host:/subtext", "host:0/subtext",
                             "host:65536/subtext", "host:-1/subtext", "host:pg/subtext"})
        QTest::addRow("“%s”", line) << QString::fromLatin1(line);
}

void ServerAddressTest::otherLines_areNoServer()
{
    QFETCH(QString, line);
    QVERIFY(!parseServer(line));
}

SUBTEXT_TEST(ServerAddressTest)
#include "serveraddresstest.moc"
