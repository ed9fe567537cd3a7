// SPDX-License-Identifier: MIT
// A key that is held in memory, for a system without a keychain.
#include "core/keys/keys.h"
#include "tests/support/registeredtest.h"

#include <QUuid>
#include <QtTest>

#include <optional>

namespace subtext::test {

class HeldKeysTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void heldKey_isFoundWithoutAKeychain();
    void newerKey_takesItsPlace();
    void removedKey_isHeldNoLonger();
    void unusableKey_isNotHeld();

private:
    QByteArray found(SystemKeyRing& ring);

    // No keychain of whoever runs this has one of that name.
    const QString m_name = QUuid::createUuid().toString();
};

/// What the ring finds; empty where it finds none.
QByteArray HeldKeysTest::found(SystemKeyRing& ring)
{
    llm::Profile profile;
    profile.keySource = llm::KeySource::Keychain;
    profile.keyName = m_name;
    QObject context;
    std::optional<Result<QByteArray>> said;
    ring.find(profile, &context, [&](const Result<QByteArray>& key) { said = key; });
    if (said || !QTest::qWaitFor([&] { return said.has_value(); })) // not before find returned
        return "said too early, or never";
    return said->value_or(QByteArray());
}

void HeldKeysTest::heldKey_isFoundWithoutAKeychain()
{
    SystemKeyRing ring;
    QVERIFY(ring.hold(m_name, " a-key\n"));
    QCOMPARE(found(ring), QByteArray("a-key"));
}

// Wherever the newer one goes, and whatever becomes of it.
void HeldKeysTest::newerKey_takesItsPlace()
{
    SystemKeyRing ring;
    QVERIFY(ring.hold(m_name, "a-key"));
    QObject context;
    bool isStored = false;
    ring.store(m_name, "a key\nwith a line", &context, [&](const auto&) { isStored = true; });
    QTRY_VERIFY(isStored);
    QCOMPARE(found(ring), QByteArray());
}

void HeldKeysTest::removedKey_isHeldNoLonger()
{
    SystemKeyRing ring;
    QVERIFY(ring.hold(m_name, "a-key"));
    QObject context;
    bool isRemoved = false;
    ring.remove(m_name, &context, [&](const auto&) { isRemoved = true; });
    QTRY_VERIFY(isRemoved);
    QCOMPARE(found(ring), QByteArray());
}

void HeldKeysTest::unusableKey_isNotHeld()
{
    SystemKeyRing ring;
    const auto held = ring.hold(m_name, "a key\nwith a line");
    QVERIFY(!held);
    QCOMPARE(held.error().detail, QStringLiteral("key characters"));
}

SUBTEXT_TEST(HeldKeysTest)

} // namespace subtext::test

#include "heldkeystest.moc"
