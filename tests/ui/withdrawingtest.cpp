// SPDX-License-Identifier: MIT
#include "ui/models/files/withdrawing.h"

#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/labelmodelsdesk.h"
#include "ui/models/files/hiding.h"
#include "ui/widgets/announcement.h"
#include "ui/widgets/figuretable.h"
#include "ui/widgets/reasondialog.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>

using namespace subtext;
using namespace subtext::test;

/// Sets that are withdrawn from the Models place and restored there, each with a reason.
class WithdrawingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withdrawnSet_isNamedAndRestored();
    void refusal_standsInTheDialogWithTheReason();
    void adjudicator_readsWhyASetIsWithdrawn();
};

namespace {

/// The dialog that the last click opened.
ReasonDialog& withdrawalIn(LabelModelsDesk& at)
{
    const auto all = at.views().withdrawing()->findChildren<ReasonDialog*>();
    if (all.empty())
        qFatal("no dialog is open");
    return *all.back();
}

/// Says why, and waits for the figures without the set, or with it.
void confirmWithdrawal(LabelModelsDesk& at, const QString& reason)
{
    ReasonDialog& dialog = withdrawalIn(at);
    QVERIFY(!dialog.confirmButton()->isEnabled());
    dialog.reasonEdit()->setText(reason);
    at.after([&] { dialog.confirmButton()->click(); });
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace

void WithdrawingTest::withdrawnSet_isNamedAndRestored()
{
    LabelModelsDesk at;
    at.take();
    Withdrawing& withdrawing = *at.views().withdrawing();
    QVERIFY(!child<QPushButton>(withdrawing, "withdrawn")->isVisible());
    chooseRow(*at.leaderboard().table(), 0); // wren
    withdrawing.button()->click();
    confirmWithdrawal(at, QStringLiteral("Wrong template"));
    QCOMPARE(at.figures().evaluation.sets.size(), std::size_t{1});
    QCOMPARE(at.boardCell(QStringLiteral("wren"), 1), QStringLiteral("no such row"));
    QCOMPARE(at.kept(), QStringLiteral("2"));
    const auto withdrawn = must(at.desk.study().modelAnswers().withdrawn());
    QCOMPARE(withdrawn.size(), std::size_t{1});
    QVERIFY(withdrawn[0].by.isValid());
    QVERIFY(at.page().import()->kept()->rowText(0).contains(QStringLiteral("(withdrawn)")));
    QCOMPARE(at.views().hiding()->hidden(), QStringList());

    withdrawing.button()->click(); // crake, the only one that is left
    confirmWithdrawal(at, QStringLiteral("Wrong as well"));
    QVERIFY(at.views().nothing()->note().contains(QStringLiteral("withdrawn")));
    QVERIFY(!withdrawing.button()->isVisible());
    QCOMPARE(child<QPushButton>(withdrawing, "withdrawn")->text(),
             QStringLiteral("Withdrawn sets (2)…"));
    child<QPushButton>(withdrawing, "withdrawn")->click();
    const QString first = withdrawalIn(at).lines()->item(0)->text();
    QVERIFY2(first.startsWith(QStringLiteral("wren:zero-shot:1: Wrong template (")),
             qPrintable(first));
    confirmWithdrawal(at, QStringLiteral("It was right"));
    QCOMPARE(at.boardCell(QStringLiteral("wren"), 1), QStringLiteral("1.000"));
    QCOMPARE(child<QPushButton>(withdrawing, "withdrawn")->text(),
             QStringLiteral("Withdrawn sets (1)…"));
    VERIFY_HOLDS(at.desk.study().verifyAudit());
}

void WithdrawingTest::refusal_standsInTheDialogWithTheReason()
{
    LabelModelsDesk at;
    at.take();
    chooseRow(*at.leaderboard().table(), 0); // wren
    at.views().withdrawing()->button()->click();
    ModelAnswers& answers = at.desk.study().modelAnswers();
    const SetName wren{QStringLiteral("wren"), QStringLiteral("zero-shot"), QStringLiteral("1")};
    at.after([&] { must(answers.withdraw(wren, QStringLiteral("By somebody else"))); });
    ReasonDialog& dialog = withdrawalIn(at);
    QVERIFY(!dialog.refusal()->isVisible());
    dialog.reasonEdit()->setText(QStringLiteral("Wrong template"));
    dialog.confirmButton()->click();
    QVERIFY(dialog.isVisible());
    QCOMPARE(dialog.reasonEdit()->text(), QStringLiteral("Wrong template"));
    QVERIFY(dialog.refusal()->isVisible() && !dialog.refusal()->text().isEmpty());
    QCOMPARE(must(answers.withdrawn()).front().reason, QStringLiteral("By somebody else"));
}

void WithdrawingTest::adjudicator_readsWhyASetIsWithdrawn()
{
    LabelModelsDesk at(Role::Adjudicator);
    at.take();
    chooseRow(*at.leaderboard().table(), 0);
    Withdrawing& withdrawing = *at.views().withdrawing();
    QVERIFY(!withdrawing.button()->isVisible());
    ModelAnswers& answers = at.desk.study().modelAnswers();
    const SetName set = must(answers.names()).front();
    at.after([&] { must(answers.withdraw(set, QStringLiteral("Wrong template"))); });
    QVERIFY(child<QPushButton>(withdrawing, "withdrawn")->isVisible());
    child<QPushButton>(withdrawing, "withdrawn")->click();
    QVERIFY(!withdrawalIn(at).confirmButton()->isVisible());
    QCOMPARE(withdrawalIn(at).lines()->count(), 1);
}

SUBTEXT_TEST(WithdrawingTest)
#include "withdrawingtest.moc"
