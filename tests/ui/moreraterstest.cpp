// SPDX-License-Identifier: MIT
#include "core/course/moreraters.h"

#include "core/course/courserules.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/rosterharness.h"
#include "ui/forms/rulesform.h"
#include "ui/roster/assignmentview.h"
#include "ui/roster/settingsview.h"
#include "ui/widgets/noticebar.h"

#include <QPushButton>
#include <QSpinBox>

using namespace subtext;
using namespace subtext::test;

/// Splits that the coordinator gives to more annotators, in the Roster place.
class MoreRatersWindowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void rule_isSetInTheSettings();
    void split_isGivenAfterAQuestion();
    void givenSplit_isTakenBackAfterAQuestion();
    void withoutTheRule_nothingIsOffered();

private:
    /// A split on the first item of the first group.
    static ScenarioId split(RosterDesk& at)
    {
        const ScenarioId item = at.study.scenario(1);
        const std::vector<Choice> votes{Emotion::Joy, Emotion::Fear, Emotion::Anger};
        const auto raters = must(at.open().raters(item));
        for (std::size_t i = 0; i < votes.size(); ++i)
            must(at.open().labelling().submit(raters.at(i), item,
                                              submissionOf(completeAnswer(votes[i]))));
        return item;
    }
    static void allow(RosterDesk& at)
    {
        Protocol rules = must(at.open().protocol());
        rules.moreRaters = 1;
        must(at.open().courseRules().setProtocol(rules));
        // Everybody else is of another group; a newcomer is free.
        must(at.roster().add({{QStringLiteral("A09"), QStringLiteral("Ivy"), Role::Annotator}}));
    }
};

void MoreRatersWindowTest::rule_isSetInTheSettings()
{
    RosterDesk at;
    at.page().showView(RosterPage::View::Settings);
    QSpinBox& box = *child<QSpinBox>(at.page().settings(), "moreRaters");
    QCOMPARE(box.value(), 0);
    QTest::keyClick(&box, Qt::Key_Up);
    at.page().settings()->save();
    QCOMPARE(must(at.open().protocol()).moreRaters, 1);
}

void MoreRatersWindowTest::split_isGivenAfterAQuestion()
{
    RosterDesk at;
    allow(at);
    const ScenarioId item = split(at);
    at.page().showView(RosterPage::View::Assignment);
    at.settle();
    auto* more = child<QPushButton>(at.page().assignment(), "more");
    QVERIFY(more->isVisible());
    at.desk.prompts.choices = {-1, 0};
    more->click();
    QCOMPARE(must(at.open().raters(item)).size(), std::size_t{3}); // asked, and thought better of
    QVERIFY2(at.desk.prompts.said.value(0).contains(QStringLiteral("Annotators split on 1 item.")),
             qPrintable(at.desk.prompts.said.value(0)));
    more->click();
    QCOMPARE(must(at.open().raters(item)).size(), std::size_t{4});
    at.settle();
    QVERIFY2(at.page().notice()->text().contains(QStringLiteral("Ivy +1")),
             qPrintable(at.page().notice()->text()));
    QVERIFY2(at.page().assignment()->stateText().contains(
                 QStringLiteral("1 answer of a further annotator is to come.")),
             qPrintable(at.page().assignment()->stateText()));
    QVERIFY(!child<QPushButton>(at.page().assignment(), "more")->isVisible());
}

void MoreRatersWindowTest::givenSplit_isTakenBackAfterAQuestion()
{
    RosterDesk at;
    allow(at);
    const ScenarioId item = split(at);
    QCOMPARE(must(at.open().moreRaters().assign()), 1);
    at.page().showView(RosterPage::View::Assignment);
    at.settle();
    auto* less = child<QPushButton>(at.page().assignment(), "less");
    QVERIFY(less->isVisible());
    at.desk.prompts.choices = {-1, 0};
    less->click();
    QCOMPARE(must(at.open().raters(item)).size(), std::size_t{4}); // asked, and thought better of
    less->click();
    QCOMPARE(must(at.open().raters(item)).size(), std::size_t{3});
    at.settle();
    QVERIFY2(at.page().notice()->text().contains(QStringLiteral("1 item was taken back.")),
             qPrintable(at.page().notice()->text()));
    QVERIFY(!less->isVisible());
    QVERIFY(child<QPushButton>(at.page().assignment(), "more")->isVisible());
}

void MoreRatersWindowTest::withoutTheRule_nothingIsOffered()
{
    RosterDesk at;
    split(at);
    at.page().showView(RosterPage::View::Assignment);
    at.settle();
    QVERIFY(!child<QPushButton>(at.page().assignment(), "more")->isVisible());
}

SUBTEXT_TEST(MoreRatersWindowTest)
#include "moreraterstest.moc"
