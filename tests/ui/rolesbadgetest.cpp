// SPDX-License-Identifier: MIT
#include "ui/answer/rolesbadge.h"

#include "core/domain/ceiscene.h"
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;

/// Who speaks to whom, and what is said of their power.
class RolesBadgeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void statedRelation_standsBelow();
    void withoutARelation_noRoomIsKeptForOne();

private:
    static Scenario sceneOf(const QString& from, const QString& to);
};

Scenario RolesBadgeTest::sceneOf(const QString& from, const QString& to)
{
    Scenario scene;
    scene.text(ScenePart::SpeakerRole) = from;
    scene.text(ScenePart::ListenerRole) = to;
    return scene;
}

void RolesBadgeTest::statedRelation_standsBelow()
{
    RolesBadge badge;
    Scenario scene = sceneOf(QStringLiteral("host"), QStringLiteral("guest"));
    givePower(scene, PowerRelation::Peer);
    badge.setRoles(defaultTask(), scene);
    QVERIFY2(badge.accessibleName().startsWith(QStringLiteral("host speaks to guest; ")),
             qUtf8Printable(badge.accessibleName()));
}

void RolesBadgeTest::withoutARelation_noRoomIsKeptForOne()
{
    constexpr int Width = 420;
    RolesBadge badge;
    Scenario scene = sceneOf(QStringLiteral("host"), QStringLiteral("guest"));
    givePower(scene, PowerRelation::Peer);
    badge.setRoles(defaultTask(), scene);
    const int stated = badge.heightForWidth(Width);
    scene.setGuessed(ScenePart::PowerRelation); // no rule knows these roles: assumed
    QCOMPARE(powerSourceOf(scene), PowerSource::Assumed);
    badge.setRoles(defaultTask(), scene);
    QCOMPARE(badge.accessibleName(), QStringLiteral("host speaks to guest"));
    QVERIFY(badge.heightForWidth(Width) < stated);
}

SUBTEXT_TEST(RolesBadgeTest)
#include "rolesbadgetest.moc"
