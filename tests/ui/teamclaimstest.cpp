// SPDX-License-Identifier: MIT
#include "core/desk/comparing.h"
#include "core/sync/devicekey.h"
#include "core/travel/syncing.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/support/teamdesk.h"
#include "ui/team/claimsdialog.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QSpinBox>

using namespace subtext;
using namespace subtext::test;

/// Whether annotators may get more items, with a server that is played.
class TeamClaimsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qApp, theme::Mode::Light, 100); }
    void items_areSwitchedAtTheServer();
    void refusal_isSaidAndTheDialogStays();
    void unknown_isLeftAlone();
    void button_isForCoordinatorsOfAServer();
    void everyControl_hasAName();
    void watching_isAskedFirst();
};

namespace {

/// The dialog that "More items…" opens, once it has asked.
ClaimsDialog& openClaims(TeamDialog& dialog)
{
    child<QPushButton>(dialog, "moreitems")->click();
    ClaimsDialog* claims = dialog.findChild<ClaimsDialog*>();
    if (!claims)
        qFatal("it did not open");
    settleRequest(*claims);
    return *claims;
}

} // namespace

void TeamClaimsTest::items_areSwitchedAtTheServer()
{
    TeamDesk at;
    int held = 0;
    at.team.onOpenItems = [&](const TeamMembership& /*of*/, std::optional<int> most,
                              const CancelToken& /*cancel*/) { return held = most.value_or(held); };
    TeamDialog& dialog = at.open();
    ClaimsDialog& off = openClaims(dialog);
    QVERIFY(!child<QCheckBox>(off, "moreAllowed")->isChecked());
    QVERIFY(!child<QSpinBox>(off, "openItems")->isEnabled());
    QVERIFY(!off.actButton()->isEnabled()); // it is so already
    QCOMPARE(off.actButton()->text(), QStringLiteral("Save on db.example.org"));
    child<QCheckBox>(off, "moreAllowed")->click();
    QVERIFY(child<QSpinBox>(off, "openItems")->isEnabled());
    child<QSpinBox>(off, "openItems")->setValue(4);
    off.actButton()->click();
    settleRequest(off);
    QCOMPARE(held, 4);
    QCOMPARE(off.report(),
             QStringLiteral("Annotators may get more items, up to 4 open at a time."));
    QVERIFY(!off.actButton()->isVisible());
    QPointer<ClaimsDialog> gone = &off;
    child<QPushButton>(off, "cancel")->click();
    QTRY_VERIFY(!gone);
    ClaimsDialog& on = openClaims(dialog);
    QVERIFY(child<QCheckBox>(on, "moreAllowed")->isChecked());
    QCOMPARE(child<QSpinBox>(on, "openItems")->value(), 4);
    QVERIFY(!on.actButton()->isEnabled());
    child<QCheckBox>(on, "moreAllowed")->click();
    on.actButton()->click();
    settleRequest(on);
    QCOMPARE(held, 0);
    QCOMPARE(on.report(), QStringLiteral("Annotators may not get more items."));
    // One call asks, one saves.
    QCOMPARE(at.team.asked().count(QStringLiteral("open items")), 2);
    QCOMPARE(at.team.asked().count(QStringLiteral("let claim")), 2);
}

void TeamClaimsTest::refusal_isSaidAndTheDialogStays()
{
    TeamDesk at;
    at.team.onOpenItems = [](const TeamMembership& /*of*/, std::optional<int> most,
                             const CancelToken& /*cancel*/) -> Result<int> {
        if (!most)
            return 3;
        return fail({ErrorCode::ServerRefused,
                     {},
                     0,
                     0,
                     QStringLiteral("ST008"),
                     QStringLiteral("locked")});
    };
    ClaimsDialog& claims = openClaims(at.open());
    child<QSpinBox>(claims, "openItems")->setValue(8);
    claims.actButton()->click();
    settleRequest(claims);
    QVERIFY2(claims.problem().contains(QLatin1String("locked on the server")),
             qPrintable(claims.problem()));
    QVERIFY(claims.actButton()->isEnabled()); // once more
    QCOMPARE(child<QSpinBox>(claims, "openItems")->value(), 8);
}

void TeamClaimsTest::unknown_isLeftAlone()
{
    TeamDesk at;
    ClaimsDialog& claims = openClaims(at.open()); // the server is away
    QVERIFY2(claims.problem().contains(QLatin1String("cannot be reached")),
             qPrintable(claims.problem()));
    QVERIFY(!child<QCheckBox>(claims, "moreAllowed")->isEnabled());
    QVERIFY(!claims.actButton()->isEnabled());
}

void TeamClaimsTest::button_isForCoordinatorsOfAServer()
{
    TeamDesk at;
    QVERIFY(child<QPushButton>(at.open(), "moreitems")->isVisible());
    QVERIFY(!child<QPushButton>(at.open(QStringLiteral("A01")), "moreitems")->isVisible());
    at.membership.login = FolderLogin + at.membership.device.text();
    at.membership.host = QStringLiteral("/shared");
    must(at.study->syncing().join(at.membership));
    QVERIFY(!child<QPushButton>(at.open(), "moreitems")->isVisible());
}

void TeamClaimsTest::everyControl_hasAName()
{
    TeamDesk at;
    ClaimsDialog& claims = openClaims(at.open());
    QVERIFY(!child<QSpinBox>(claims, "openItems")->accessibleName().isEmpty());
    QVERIFY(!child<QCheckBox>(claims, "moreAllowed")->text().isEmpty());
}

void TeamClaimsTest::watching_isAskedFirst()
{
    TeamDesk at;
    const Person lead = teamPersonOf(at.study, QStringLiteral("C01"));
    const Uuid study = must(at.study->info()).uuid;
    at.team.onWatch = [&](TeamFile& file) {
        return file.receive({keptWatcher(study, lead.uuid)}); // as the next sync would
    };
    TeamDialog& dialog = at.open();
    QSignalSpy synced(&dialog, &TeamDialog::syncRequested);
    auto* watch = child<QPushButton>(dialog, "watch");
    watch->click(); // before anything was sent
    QVERIFY2(dialog.problem().contains(QLatin1String("wait to be sent")),
             qPrintable(dialog.problem()));
    QVERIFY(at.prompts.said.isEmpty());
    Syncing& file = at.study->syncing();
    VERIFY_HOLDS(file.begin({study, lead.uuid, at.membership.device, at.membership.role,
                             at.membership.incarnation, 1}));
    for (;;) {
        const auto batch = must(file.nextBatch(500));
        if (batch.empty())
            break;
        VERIFY_HOLDS(file.acknowledge(batch));
    }
    at.prompts.choices = {-1, 0}; // thinks better of it, and then does
    watch->click();
    QVERIFY2(at.prompts.said.front().contains(QLatin1String("cannot be taken back")),
             qPrintable(at.prompts.said.front()));
    QVERIFY(!at.team.asked().contains(QStringLiteral("watch")));
    watch->click();
    settleRequest(dialog);
    QCOMPARE(at.team.asked().count(QStringLiteral("watch")), 1);
    QCOMPARE(synced.count(), 1);
    QVERIFY2(dialog.said().startsWith(QLatin1String("You watch the desks.")),
             qPrintable(dialog.said()));
    QVERIFY(must(at.study.comparing().isWatching(lead.id)));
    QVERIFY(!watch->isEnabled()); // once is enough
    QVERIFY(!child<QPushButton>(at.open(QStringLiteral("J01")), "watch")->isVisible());
}

SUBTEXT_TEST(TeamClaimsTest)
#include "teamclaimstest.moc"
