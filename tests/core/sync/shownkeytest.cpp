// SPDX-License-Identifier: MIT
#include "core/sync/shownkey.h"

#include "tests/support/registeredtest.h"
#include "tests/support/uuids.h"

#include <QtTest>

using namespace subtext;
using test::uuidFor;

// A device shows by the secret of its invitation that it is the one that was invited.
class ShownKeyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void key_isShownByTheSecretOfTheInvitation();
    void anotherInvitation_showsNothing();
    void whatSomebodyElseShowed_showsNothing_data();
    void whatSomebodyElseShowed_showsNothing();
    void textThatWasChanged_showsNothing();
};

namespace {

InvitedDevice laptopOfA01()
{
    return {QStringLiteral("subtext.test/1"), uuidFor(QStringLiteral("study")),
            uuidFor(QStringLiteral("laptop")), uuidFor(QStringLiteral("A01"))};
}

DeviceKeys invitationOfLaptop()
{
    return invitationKeysOf(QStringLiteral("secret of an invitation"));
}

const QByteArray LaptopKey(32, 'k');

} // namespace

void ShownKeyTest::key_isShownByTheSecretOfTheInvitation()
{
    const QByteArray text = shownKey(laptopOfA01(), LaptopKey, invitationOfLaptop());
    const auto key = keyShownIn(text, laptopOfA01(), invitationOfLaptop().publicKey);
    QVERIFY(key.has_value());
    QCOMPARE(*key, LaptopKey);
    QVERIFY(!text.contains("secret of an invitation"));
}

void ShownKeyTest::anotherInvitation_showsNothing()
{
    const DeviceKeys other = invitationKeysOf(QStringLiteral("another secret"));
    const QByteArray text = shownKey(laptopOfA01(), LaptopKey, other);
    const auto key = keyShownIn(text, laptopOfA01(), invitationOfLaptop().publicKey);
    QVERIFY(!key);
    QVERIFY(key.error() == FolderFault::Seal);
}

void ShownKeyTest::whatSomebodyElseShowed_showsNothing_data()
{
    QTest::addColumn<int>("field");
    QTest::newRow("of a shared folder") << 0;
    QTest::newRow("of another study") << 1;
    QTest::newRow("of another device") << 2;
    QTest::newRow("of somebody else") << 3;
}

void ShownKeyTest::whatSomebodyElseShowed_showsNothing()
{
    QFETCH(int, field);
    InvitedDevice other = laptopOfA01();
    Uuid* const uuids[] = {nullptr, &other.study, &other.device, &other.person};
    if (field == 0)
        other.schema = QStringLiteral("subtext.other/1");
    else
        *uuids[field] = uuidFor(QStringLiteral("other"));
    const auto key = keyShownIn(shownKey(other, LaptopKey, invitationOfLaptop()), laptopOfA01(),
                                invitationOfLaptop().publicKey);
    QVERIFY(!key);
    QVERIFY(key.error() == FolderFault::Foreign);
}

void ShownKeyTest::textThatWasChanged_showsNothing()
{
    const QByteArray text = shownKey(laptopOfA01(), LaptopKey, invitationOfLaptop());
    QByteArray changed = text;
    changed.replace("6b6b", "6c6c");
    QVERIFY(changed != text);
    for (const QByteArray& broken : {changed, text.chopped(1), QByteArray()})
        QVERIFY(!keyShownIn(broken, laptopOfA01(), invitationOfLaptop().publicKey));
}

SUBTEXT_TEST(ShownKeyTest)
#include "shownkeytest.moc"
