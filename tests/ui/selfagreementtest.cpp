// SPDX-License-Identifier: MIT
#include "tests/core/desk/looksstudy.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/actions/actionregistry.h"
#include "ui/agreement/agreementpage.h"

#include <QLabel>
#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// The lines about adjudicators who looked at splits of theirs again, in the Agreement place.
class SelfAgreementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coordinator_readsAll();
    void adjudicator_readsTheirOwnBeforeTheLock();
    void withoutSecondLooks_thereIsNoLine();
};

namespace {

/// What the place says once its figures are there; empty where there is no line.
QString selfAgreementFor(DeskStudy& study, PersonId reader)
{
    Person who;
    for (const Person& person : must(study.roster().people())) {
        if (person.id == reader)
            who = person;
    }
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    QSignalSpy updated(&page, &AgreementPage::updated);
    page.setVisible(true);
    page.start(study.study(), who, study.environment());
    if (updated.isEmpty() && !updated.wait(20'000))
        qFatal("no figures");
    const auto* lines = child<QLabel>(page, "selfAgreement");
    const QString text = lines->isHidden() ? QString() : lines->text();
    page.stop();
    return text;
}

} // namespace

void SelfAgreementTest::coordinator_readsAll()
{
    const auto study = tenLooks();
    decideSplit(*study, 1, QStringLiteral("joy"), 2);
    study->clock.advance(TwoDays);
    const QStringList lines = selfAgreementFor(*study, study->coordinator()).split(u'\n');
    QCOMPARE(lines.size(), 2);
    const QString& first = lines.first();
    QVERIFY2(first.startsWith(QStringLiteral("J01, second looks: 10 of 10 done.")),
             qPrintable(first));
    QVERIFY2(first.endsWith(QStringLiteral("80.0 % of the picks the same, Cohen’s κ 0.583 (0.069 "
                                           "to 1.000), n = 10.")),
             qPrintable(first));
    QCOMPARE(lines.last(), QStringLiteral("J02, second looks: 0 of 1 done."));
}

void SelfAgreementTest::adjudicator_readsTheirOwnBeforeTheLock()
{
    const auto study = tenLooks();
    QVERIFY(selfAgreementFor(*study, study->judge(1)).startsWith(QStringLiteral("J01")));
    QCOMPARE(selfAgreementFor(*study, study->judge(2)), QString());
    VERIFY_HOLDS(study->dataLock().lock(QStringLiteral("Done."), study->coordinator()));
    QVERIFY(selfAgreementFor(*study, study->judge(2)).startsWith(QStringLiteral("J01")));
}

void SelfAgreementTest::withoutSecondLooks_thereIsNoLine()
{
    const auto study = studyOfSplits(2, 0);
    decideSplit(*study, 1, QStringLiteral("joy"));
    study->clock.advance(TwoDays);
    QCOMPARE(selfAgreementFor(*study, study->coordinator()), QString());
}

SUBTEXT_TEST(SelfAgreementTest)
#include "selfagreementtest.moc"
