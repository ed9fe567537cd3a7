// SPDX-License-Identifier: MIT
// A key that is held in memory, for a system without a keychain.
#include "core/keys/keys.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

#include <optional>

namespace subtext::test {

class HeldKeysTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void heldKey_isFoundWithoutAKeychain();
    void unusableKey_isNotHeld();
};

void HeldKeysTest::heldKey_isFoundWithoutAKeychain()
{
    SystemKeyRing ring;
    QVERIFY(ring.hold(QStringLiteral("a server"), " a-key\n"));
    llm::Profile profile;
    profile.keySource = llm::KeySource::Keychain;
    profile.keyName = QStringLiteral("a server");
    QObject context;
    std::optional<Result<QByteArray>> found;
    ring.find(profile, &context, [&](const Result<QByteArray>& key) { found = key; });
    QVERIFY(!found); // not before find returned
    QTRY_VERIFY(found);
    QVERIFY(*found);
    QCOMPARE(found->value(), QByteArray("a-key"));
}

void HeldKeysTest::unusableKey_isNotHeld()
{
    SystemKeyRing ring;
    const auto held = ring.hold(QStringLiteral("a server"), "a key\nwith a line");
    QVERIFY(!held);
    QCOMPARE(held.error().detail, QStringLiteral("key characters"));
}

SUBTEXT_TEST(HeldKeysTest)

} // namespace subtext::test

#include "heldkeystest.moc"
