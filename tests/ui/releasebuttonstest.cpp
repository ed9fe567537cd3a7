// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/releaseharness.h"
#include "ui/release/filesview.h"
#include "ui/release/releaseside.h"
#include "ui/roster/choosescenesdialog.h"
#include "ui/roster/rosterpage.h"
#include "ui/theme/theme.h"

#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// Where the buttons of the place Release stand, and where they lead.
class ReleaseButtonsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { theme::setTextSize(*qApp, 100); }
    void lastCheck_movesNoButton();
    void largeText_cutsNoButton();
    void filesView_leadsToWhereScenesAreCorrected();
};

void ReleaseButtonsTest::lastCheck_movesNoButton()
{
    ReleaseDesk at;
    at.label(1, Emotion::Joy, Emotion::Joy, Emotion::Joy);
    at.open();
    QCOMPARE(at.verdict(), QStringLiteral("Not yet"));
    QCoreApplication::processEvents();
    VerdictCard& card = *at.page().verdict();
    const QRect before = card.writeButton()->geometry();
    QVERIFY(!before.isEmpty());
    const QString failed = card.explanation();
    at.label(2, Emotion::Joy, Emotion::Joy, Emotion::Joy);
    QTRY_COMPARE_WITH_TIMEOUT(at.verdict(), QStringLiteral("Ready"), ReleaseDesk::LongestWait);
    QCoreApplication::processEvents();
    QVERIFY(card.explanation() != failed);
    QCOMPARE(card.writeButton()->geometry(), before);
    card.setObstacle(QStringLiteral("A long sentence. ").repeated(20),
                     VerdictCard::Told::InTheCard);
    QCoreApplication::processEvents();
    QCOMPARE(card.writeButton()->geometry(), before);
}

void ReleaseButtonsTest::largeText_cutsNoButton()
{
    ReleaseSide side(nullptr);
    side.setNarrow(true);
    side.show();
    QVERIFY(QTest::qWaitForWindowExposed(&side));
    const int usual = side.width();
    const QPushButton& write = *side.verdict()->writeButton();
    QVERIFY(write.width() >= write.sizeHint().width());
    theme::setTextSize(*qApp, 200);
    QTRY_VERIFY(side.width() > usual);
    QTRY_VERIFY(write.width() >= write.sizeHint().width());
    QVERIFY(write.mapTo(&side, QPoint(write.width(), 0)).x() <= side.width());
    theme::setTextSize(*qApp, 100);
    QTRY_COMPARE(side.width(), usual);
}

void ReleaseButtonsTest::filesView_leadsToWhereScenesAreCorrected()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    QSignalSpy shown(&at.page(), &ReleasePage::filesShown);
    at.page().showView(ReleasePage::View::Files);
    QVERIFY(shown.wait(ReleaseDesk::LongestWait));
    auto* correct = child<QPushButton>(*at.page().files(), "correct");
    QVERIFY(correct->isVisible());
    QTest::mouseClick(correct, Qt::LeftButton);
    auto* roster = at.desk.window().rosterPage();
    QVERIFY(roster && roster->isVisible());
    QVERIFY(roster->findChild<ChooseScenesDialog*>());
}

SUBTEXT_TEST(ReleaseButtonsTest)

#include "releasebuttonstest.moc"
