// SPDX-License-Identifier: MIT
#include "core/travel/syncing.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/deskharness.h"
#include "ui/start/cardbutton.h"
#include "ui/start/signinpage.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>

using namespace subtext;
using namespace subtext::test;

/// Who one is: found by a letter, first where one was here last.
class SignInTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void people_standByTheirCodes();
    void lastOne_standsFirst();
    void letters_goToTheirName();
    void homeAndEnd_goToTheEdges();
    void homeAndEnd_goToWhatTheSearchLeft();
    void longRoster_beginsAtItsStart();
    void cardBelowTheEdge_comesWithWholeRows();
    void filter_leavesNoEmptyHeading();
    void personWithoutAName_standsByTheCode();
    void adjudicatorsTeamFile_asksForNobody();
    void coordinatorsTeamFile_asksWho();
};

namespace {

QStringList namesOf(SignInPage& page)
{
    QStringList names;
    for (CardButton* card : page.findChildren<CardButton*>())
        names << card->text();
    return names;
}

/// A study with people whose names and codes follow different orders.
std::unique_ptr<TestStudy> studyWithPeople()
{
    TestStudy::Shape shape;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    auto study = std::make_unique<TestStudy>(shape);
    must(study->roster().add({{QStringLiteral("A01"), QStringLiteral("Mia Olsen"), {}},
                              {QStringLiteral("A03"), QStringLiteral("Lena Voss"), {}},
                              {QStringLiteral("A02"), QStringLiteral("Lee Martin"), {}}}));
    return study;
}

void show(SignInPage& page, TestStudy& study)
{
    page.setStudy(study.study(), must(study.roster().people()), must(study.roster().progress()));
    page.show();
    QApplication::setActiveWindow(&page);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/// The window of a study that takes part in a team as somebody, opened anew.
void openAsMember(DeskWindow& at, const Person& person, Role role)
{
    TeamMembership membership;
    membership.host = QStringLiteral("db.example.org");
    membership.database = QStringLiteral("subtext");
    membership.login = QStringLiteral("login");
    membership.person = person.uuid;
    membership.device = *Uuid::fromText(QStringLiteral("0190a6b2-0000-7000-8000-000000000001"));
    membership.role = roleToken(role);
    membership.incarnation = membership.device;
    must(at.study().syncing().join(membership));
    const QString path = at.study().path();
    at.window().closeStudy();
    at.window().openStudy(path);
    QCoreApplication::processEvents();
}

QString focused(const SignInPage& page)
{
    const auto* card = qobject_cast<CardButton*>(page.focusWidget());
    return card ? card->text() : QString();
}

} // namespace

void SignInTest::people_standByTheirCodes()
{
    const auto study = studyWithPeople();
    SignInPage page;
    show(page, *study);
    QCOMPARE(namesOf(page).join(u';'), QStringLiteral("Mia Olsen;Lee Martin;Lena Voss"));
}

void SignInTest::lastOne_standsFirst()
{
    const auto study = studyWithPeople();
    SignInPage page;
    page.setLast(must(study->roster().byCode(QStringLiteral("A03"))).value().uuid.text());
    show(page, *study);
    QCOMPARE(namesOf(page).front(), QStringLiteral("Lena Voss"));
    QCOMPARE(namesOf(page).size(), 4);
    QCOMPARE(focused(page), QStringLiteral("Lena Voss"));
    page.setLast(QStringLiteral("nobody here"));
    show(page, *study);
    QCOMPARE(namesOf(page).size(), 3);
}

void SignInTest::letters_goToTheirName()
{
    const auto study = studyWithPeople();
    SignInPage page;
    show(page, *study);
    QTest::keyClicks(page.focusWidget(), QStringLiteral("le"));
    QCOMPARE(focused(page), QStringLiteral("Lee Martin"));
    QTest::keyClick(page.focusWidget(), Qt::Key_N);
    QCOMPARE(focused(page), QStringLiteral("Lena Voss"));
    QTest::keyClick(page.focusWidget(), Qt::Key_O); // a surname, and the start of another word
    QCOMPARE(focused(page), QStringLiteral("Mia Olsen"));
    QTest::keyClick(page.focusWidget(), Qt::Key_X); // nobody
    QCOMPARE(focused(page), QStringLiteral("Mia Olsen"));
}

void SignInTest::homeAndEnd_goToTheEdges()
{
    const auto study = studyWithPeople();
    SignInPage page;
    show(page, *study);
    QTest::keyClick(page.focusWidget(), Qt::Key_End);
    QCOMPARE(focused(page), QStringLiteral("Lena Voss"));
    QTest::keyClick(page.focusWidget(), Qt::Key_Home);
    QCOMPARE(focused(page), QStringLiteral("Mia Olsen"));
}

void SignInTest::longRoster_beginsAtItsStart()
{
    const auto study = studyWithPeople();
    for (int i = 0; i < 40; ++i)
        must(study->roster().add({{{}, QStringLiteral("Zoe %1").arg(i), Role::Annotator}}));
    SignInPage page;
    page.resize(700, 500);
    show(page, *study);
    QCoreApplication::processEvents();
    QTRY_VERIFY(page.verticalScrollBar()->maximum() > 0);
    QCOMPARE(page.verticalScrollBar()->value(), 0);
    page.verticalScrollBar()->setValue(300); // somebody looked for their name, and signed out
    page.setLast(must(study->roster().byCode(QStringLiteral("A03"))).value().uuid.text());
    show(page, *study);
    QCoreApplication::processEvents();
    QCOMPARE(page.verticalScrollBar()->value(), 0);
}

void SignInTest::cardBelowTheEdge_comesWithWholeRows()
{
    const auto study = studyWithPeople();
    for (int i = 0; i < 40; ++i)
        must(study->roster().add({{{}, QStringLiteral("Zoe %1").arg(i), Role::Annotator}}));
    must(study->roster().add({{{}, QStringLiteral("Ruth"), Role::Coordinator},
                              {{}, QStringLiteral("Sam"), Role::Coordinator},
                              {{}, QStringLiteral("Tom"), Role::Coordinator},
                              {{}, QStringLiteral("Uma"), Role::Coordinator},
                              {{}, QStringLiteral("Vic"), Role::Coordinator},
                              {{}, QStringLiteral("Wim"), Role::Coordinator},
                              {{}, QStringLiteral("Xu"), Role::Coordinator}}));
    SignInPage page;
    page.resize(700, 500);
    show(page, *study);
    page.showWaiting(2); // the first coordinator is chosen already
    QCoreApplication::processEvents();
    QCOMPARE(focused(page), QStringLiteral("Ruth"));
    QVERIFY(page.verticalScrollBar()->value() > 0);
    bool isSeen = false;
    for (const CardButton* card : page.findChildren<CardButton*>()) {
        const int top = card->mapTo(page.viewport(), QPoint()).y();
        QVERIFY2(top >= 0 || top + card->height() <= 0, qPrintable(card->text()));
        isSeen = isSeen || (card->hasFocus() && top >= 0 &&
                            top + card->height() <= page.viewport()->height());
    }
    QVERIFY(isSeen);
}

void SignInTest::homeAndEnd_goToWhatTheSearchLeft()
{
    const auto study = studyWithPeople();
    for (int i = 0; i < 10; ++i)
        must(study->roster().add({{{}, QStringLiteral("Zoe %1").arg(i), Role::Annotator}}));
    SignInPage page;
    show(page, *study);
    for (QLineEdit* field : page.findChildren<QLineEdit*>()) {
        if (field->accessibleName() == QStringLiteral("Type your name"))
            field->setText(QStringLiteral("Le"));
    }
    for (CardButton* card : page.findChildren<CardButton*>()) {
        if (card->text() == QStringLiteral("Lee Martin"))
            card->setFocus();
    }
    QCOMPARE(focused(page), QStringLiteral("Lee Martin"));
    QTest::keyClick(page.focusWidget(), Qt::Key_End);
    QCOMPARE(focused(page), QStringLiteral("Lena Voss"));
    QTest::keyClick(page.focusWidget(), Qt::Key_Home);
    QCOMPARE(focused(page), QStringLiteral("Lee Martin"));
}

void SignInTest::filter_leavesNoEmptyHeading()
{
    const auto study = studyWithPeople();
    must(study->roster().add(
        {{QStringLiteral("M01"), QStringLiteral("Ruth Adler"), Role::Adjudicator}}));
    SignInPage page;
    page.setLast(must(study->roster().byCode(QStringLiteral("A03"))).value().uuid.text());
    show(page, *study);
    const auto headings = [&] {
        QStringList shown;
        for (const QLabel* label : page.findChildren<QLabel*>()) {
            if (label->isVisible() &&
                QStringList{QStringLiteral("You, last time"), QStringLiteral("Annotators"),
                            QStringLiteral("Adjudicators")}
                    .contains(label->text()))
                shown << label->text();
        }
        return shown.join(u';');
    };
    QCOMPARE(headings(), QStringLiteral("You, last time;Annotators;Adjudicators"));
    page.search()->setText(QStringLiteral("ruth"));
    QCOMPARE(headings(), QStringLiteral("Adjudicators"));
    page.search()->setText(QStringLiteral("olsen"));
    QCOMPARE(headings(), QStringLiteral("Annotators"));
    page.search()->clear();
    QCOMPARE(headings(), QStringLiteral("You, last time;Annotators;Adjudicators"));
}

void SignInTest::personWithoutAName_standsByTheCode()
{
    const auto study = studyWithPeople();
    std::vector<Person> people = must(study->roster().people());
    people.front().name.clear();
    SignInPage page;
    page.setStudy(study->study(), people, must(study->roster().progress()));
    QCOMPARE(namesOf(page).front(), people.front().code);
    QCOMPARE(page.findChildren<CardButton*>().front()->accessibleName(), people.front().code);
}

void SignInTest::adjudicatorsTeamFile_asksForNobody()
{
    DeskWindow at;
    at.lookOn(); // a coordinator, as whom nobody else is to work
    openAsMember(at, at.adjudicator(2), Role::Adjudicator);
    QVERIFY(!at.window().signInPage()->isVisible());
    QVERIFY(at.page().session());
    QVERIFY(at.page().session()->adjudicator() == at.adjudicator(2).id);
    at.window().signOut();
    QVERIFY(!at.window().signInPage()->isVisible());
    QVERIFY(!at.window().study());
}

void SignInTest::coordinatorsTeamFile_asksWho()
{
    DeskWindow at;
    at.lookOn();
    const Person lead = must(at.study().roster().byCode(QStringLiteral("C9"))).value();
    openAsMember(at, lead, Role::Coordinator);
    QVERIFY(at.window().signInPage()->isVisible());
}

SUBTEXT_TEST(SignInTest)
#include "signintest.moc"
