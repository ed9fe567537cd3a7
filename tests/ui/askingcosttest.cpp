// SPDX-License-Identifier: MIT
#include "core/llm/modelsettings.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/askingdesk.h"
#include "tests/ui/child.h"
#include "ui/text/modeltext.h"
#include "ui/text/words.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLocale>
#include <QScopeGuard>
#include <QSpinBox>

using namespace subtext;
using namespace subtext::test;

/// What the dialog that asks a model says before anything is sent: cost, profiles, what is missing.
class AskingCostTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void estimate_saysTheMostToo();
    void spent_isNothingBeforeAnAnswer();
    void largeNumbers_areGroupedAsInEnglish_data();
    void largeNumbers_areGroupedAsInEnglish();
    void failedTries_areNamedByTheirStatusOrFault();
    void profileUsedLast_isOfferedFirst();
    void profile_isRemoved();
    void emptyAddress_saysWhichIsUsed();
    void button_saysWhyItDoesNotSend();
};

void AskingCostTest::estimate_saysTheMostToo()
{
    AskingDesk at(5);
    at.open();
    AskDialog& dialog = at.fill(QStringLiteral("https://far.invalid/v1"));
    QVERIFY2(dialog.estimate().endsWith(QLatin1String("received, price not known")),
             qPrintable(dialog.estimate()));
    QVERIFY(child<QLabel>(dialog, "bound")->text().isEmpty());
    child<QDoubleSpinBox>(dialog.form(), "priceIn")->setValue(0);
    child<QDoubleSpinBox>(dialog.form(), "priceOut")->setValue(10'000);
    AskingDesk::planned(dialog);
    // 5 answers of 20 tokens, or of 1,024
    QVERIFY2(dialog.estimate().endsWith(QLatin1String("received, about 1.00, at most 51.20 USD")),
             qPrintable(dialog.estimate()));
    QVERIFY2(
        child<QLabel>(dialog, "bound")->text().contains(QLatin1String("sent again, up to 6 times")),
        qPrintable(child<QLabel>(dialog, "bound")->text()));
}

void AskingCostTest::spent_isNothingBeforeAnAnswer()
{
    QCOMPARE(spentText(0.0), QStringLiteral("0 USD so far"));
    QCOMPARE(spentText(0.0123), QStringLiteral("0.0123 USD so far"));
    QCOMPARE(spentText(std::nullopt), QStringLiteral("price not known"));
    const CostEstimate small{1, 1, 1, 0.002, 0.03};
    QCOMPARE(estimatedCostText(small), QStringLiteral("0.0020, at most 0.0300 USD"));
    const CostEstimate free{1, 1, 1, 0.0, 0.0};
    QCOMPARE(estimatedCostText(free), QStringLiteral("0 USD"));
    QCOMPARE(costText(0.0), QStringLiteral("0 USD")); // in the table of runs, too
}

void AskingCostTest::largeNumbers_areGroupedAsInEnglish_data()
{
    QTest::addColumn<QString>("locale");
    QTest::newRow("no language") << QStringLiteral("C");
    QTest::newRow("English") << QStringLiteral("en_GB");
    QTest::newRow("points") << QStringLiteral("de_DE");
}

void AskingCostTest::largeNumbers_areGroupedAsInEnglish()
{
    QFETCH(QString, locale);
    const auto reset = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
    QLocale::setDefault(QLocale(locale));
    QCOMPARE(groupedNumber(999), QStringLiteral("999"));
    QCOMPARE(groupedNumber(1'234'567), QStringLiteral("1,234,567"));
    QCOMPARE(groupedNumber(-1'000), QStringLiteral("-1,000"));
    QCOMPARE(estimateText({300, 45'000, 6'000, 0.03, 0.63}),
             QStringLiteral("300 requests, about 45,000 tokens sent and 6,000 received, about "
                            "0.03, at most 0.63 USD"));
}

void AskingCostTest::failedTries_areNamedByTheirStatusOrFault()
{
    QCOMPARE(failuresText({{429, {}, 2}, {429, {}, 1}, {0, QStringLiteral("time limit: 60 s"), 1}}),
             QStringLiteral("3 × HTTP 429, 1 × time limit"));
    QCOMPARE(failuresText({{200, {}, 1}}), QStringLiteral("1 × no answer in the reply"));
    ModelRequest refused;
    refused.status = 400;
    QCOMPARE(tryText(refused), QStringLiteral("HTTP 400"));
}

namespace {

llm::Profile profileNamed(const QString& name)
{
    llm::Profile profile;
    profile.name = name;
    profile.model = QStringLiteral("m");
    profile.baseUrl = QUrl(QStringLiteral("https://far.invalid/v1"));
    return profile;
}

QStringList profilesIn(const QString& folder)
{
    QStringList names;
    for (const llm::Profile& profile : must(llm::loadProfiles(folder)))
        names << profile.name;
    return names;
}

} // namespace

void AskingCostTest::profileUsedLast_isOfferedFirst()
{
    AskingDesk at(2);
    ScriptedServer server(fear);
    VERIFY_HOLDS(llm::saveProfiles(at.settings(), {profileNamed(QStringLiteral("wrong")),
                                                   profileNamed(QStringLiteral("other"))}));
    at.open();
    at.view().askButton()->click();
    AskDialog& dialog = *at.view().dialog();
    QCOMPARE(dialog.form()->nameField()->text(), QStringLiteral("wrong"));
    QVERIFY(dialog.form()->choose(QStringLiteral("other"), QStringLiteral("m")));
    AskingDesk::enter(*child<QLineEdit>(dialog.form(), "address"),
                      server.address(QStringLiteral("/v1")));
    AskingDesk::planned(dialog);
    at.send(dialog);
    QCOMPARE(profilesIn(at.settings()).join(u' '), QStringLiteral("other wrong"));
    at.view().askButton()->click();
    QCOMPARE(at.view().dialog()->form()->nameField()->text(), QStringLiteral("other"));
}

void AskingCostTest::profile_isRemoved()
{
    AskingDesk at(2);
    VERIFY_HOLDS(llm::saveProfiles(at.settings(), {profileNamed(QStringLiteral("wrong")),
                                                   profileNamed(QStringLiteral("other"))}));
    at.open();
    at.view().askButton()->click();
    AskDialog& dialog = *at.view().dialog();
    ProfileForm& form = *dialog.form();
    child<QPushButton>(form, "remove")->setFocus();
    QTest::keyClick(child<QPushButton>(form, "remove"), Qt::Key_Space);
    QVERIFY(at.desk.prompts.said.last().contains(QStringLiteral("wrong is removed")));
    QCOMPARE(profilesIn(at.settings()).size(), 2); // nobody said yes
    at.desk.prompts.choices = {0, 0};
    QTest::keyClick(child<QPushButton>(form, "remove"), Qt::Key_Space);
    QCOMPARE(profilesIn(at.settings()).join(u' '), QStringLiteral("other"));
    QCOMPARE(form.nameField()->text(), QStringLiteral("other"));
    child<QPushButton>(form, "remove")->click();
    QVERIFY(profilesIn(at.settings()).isEmpty());
    QVERIFY(form.nameField()->text().isEmpty());
    QVERIFY(!child<QPushButton>(form, "remove")->isEnabled()); // what is left is no profile
}

void AskingCostTest::emptyAddress_saysWhichIsUsed()
{
    AskingDesk at(2);
    at.open();
    at.view().askButton()->click();
    const ProfileForm& form = *at.view().dialog()->form();
    const auto says = [&] {
        const QString said = child<QLineEdit>(form, "address")->placeholderText();
        return said.contains(QStringLiteral("if left empty")) &&
               said.contains(form.profile().baseUrl.toString());
    };
    QVERIFY(says());
    child<QComboBox>(form, "kind")->setCurrentIndex(1);
    QVERIFY(says());
}

void AskingCostTest::button_saysWhyItDoesNotSend()
{
    AskingDesk at(2);
    at.open();
    at.view().askButton()->click();
    AskDialog& dialog = *at.view().dialog();
    QVERIFY(!child<QPushButton>(dialog, "send")->isEnabled());
    QVERIFY2(dialog.whyNot().contains(QStringLiteral("First say which model")),
             qPrintable(dialog.whyNot()));
    const int before = child<QPushButton>(dialog, "send")->y();
    AskingDesk::enter(*dialog.form()->nameField(), QStringLiteral("p"));
    AskingDesk::enter(*dialog.form()->modelField(), QStringLiteral("m"));
    AskingDesk::enter(*child<QLineEdit>(dialog.form(), "address"),
                      QStringLiteral("http://127.0.0.1:9/v1"));
    AskingDesk::planned(dialog);
    QVERIFY(child<QPushButton>(dialog, "send")->isEnabled());
    QVERIFY2(dialog.whyNot().isEmpty(), qPrintable(dialog.whyNot()));
    QCOMPARE(child<QPushButton>(dialog, "send")->y(), before);
    AskingDesk::enter(*child<QLineEdit>(dialog.form(), "address"),
                      QStringLiteral("https://far.invalid/v1"));
    AskingDesk::planned(dialog);
    QVERIFY2(dialog.whyNot().contains(QStringLiteral("Tick the box above")),
             qPrintable(dialog.whyNot()));
    QCOMPARE(child<QPushButton>(dialog, "send")->accessibleDescription(), dialog.whyNot());
}

SUBTEXT_TEST(AskingCostTest)
#include "askingcosttest.moc"
