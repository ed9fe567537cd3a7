// SPDX-License-Identifier: MIT
#include "core/keys/keychainfault.h"

#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;

/// What counts as no keychain, so that a secret may go into a file; in the words of QtKeychain, of
/// libsecret and of the bus.
class KeychainFaultTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void missingKeychain_isToldFromOneThatRefuses_data();
    void missingKeychain_isToldFromOneThatRefuses();
    void missingKey_isToldFromAKeychainThatRefuses();
};

void KeychainFaultTest::missingKeychain_isToldFromOneThatRefuses_data()
{
    QTest::addColumn<int>("error");
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("isMissing");
    const auto row = [](const char* name, QKeychain::Error error, const char* words,
                        bool isMissing) {
        QTest::newRow(name) << static_cast<int>(error) << QString::fromLatin1(words) << isMissing;
    };
    row("it worked", QKeychain::NoError, "", false);
    row("none is running", QKeychain::NoBackendAvailable, "No keychain service available", true);
    row("none for this system", QKeychain::NotImplemented, "", true);
    row("no secret service", QKeychain::OtherError,
        "The name org.freedesktop.secrets was not provided by any .service files", true);
    row("no wallet to write to", QKeychain::OtherError,
        "Could not open wallet: org.freedesktop.DBus.Error.ServiceUnknown; nobody has the name",
        true);
    row("no bus to ask for a wallet", QKeychain::OtherError,
        "Could not open wallet: org.freedesktop.DBus.Error.NoServer; D-Bus is not running", true);
    row("no bus and no display", QKeychain::OtherError,
        "Cannot autolaunch D-Bus without X11 $DISPLAY", true);
    row("no bus and nothing that starts one", QKeychain::OtherError,
        "Error spawning command line “dbus-launch --autolaunch=0”: Child process exited with code "
        "1",
        true);
    row("no library", QKeychain::OtherError, "Unknown error", true);
    row("an unknown error of something", QKeychain::OtherError, "Unknown error 5", false);
    row("a prompt that was dismissed", QKeychain::OtherError, "Cancelled", false);
    row("an answer that did not come", QKeychain::OtherError, "Timeout was reached", false);
    row("a keychain that does not start", QKeychain::OtherError,
        "Failed to activate service 'org.freedesktop.secrets': timed out", false);
    row("a wallet that does not answer", QKeychain::OtherError,
        "Could not open wallet: org.freedesktop.DBus.Error.NoReply; no reply within time", false);
    row("no words", QKeychain::OtherError, "", false);
    row("a locked one", QKeychain::AccessDenied, "Access to keychain denied", false);
    row("denied by its owner", QKeychain::AccessDeniedByUser, "", false);
    row("one without such a key", QKeychain::EntryNotFound, "Entry not found", false);
}

void KeychainFaultTest::missingKeychain_isToldFromOneThatRefuses()
{
    QFETCH(int, error);
    QFETCH(QString, words);
    QFETCH(bool, isMissing);
    QCOMPARE(isWithoutKeychain(static_cast<QKeychain::Error>(error), words), isMissing);
}

// Where there is none, one is made; where one cannot be read, another must not take its place.
void KeychainFaultTest::missingKey_isToldFromAKeychainThatRefuses()
{
    QCOMPARE(keychainDetail(QKeychain::EntryNotFound, QStringLiteral("Entry not found")),
             QStringLiteral("key"));
    QCOMPARE(keychainDetail(QKeychain::AccessDenied, QStringLiteral("Access to keychain denied")),
             QStringLiteral("keychain Access to keychain denied"));
}

SUBTEXT_TEST(KeychainFaultTest)
#include "keychainfaulttest.moc"
