// SPDX-License-Identifier: MIT
#include "core/course/consents.h"
#include "core/course/norming.h"
#include "core/exchange/rows/studydata.h"
#include "core/travel/syncing.h"
#include "tests/support/ceipractice.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/courseharness.h"
#include "ui/label/handincard.h"
#include "ui/label/labelending.h"
#include "ui/label/summaryview.h"
#include "ui/norming/normingpage.h"
#include "ui/start/signinpage.h"
#include "ui/widgets/noticebar.h"

#include <QFileInfo>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

class HandInTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void handOut_opensStraightOnTheFirstItem();
    void handOut_asksForConsentAndPracticeFirst();
    void signingOutOfAHandOut_closesIt();
    void handIn_writesOneFileAndSaysWhere();
    void returnedFile_holdsTheWorkAlone();
    void placeOfAnotherFile_isAskedAbout();
    void cancelledDialog_handsNothingIn();
    void placeThatCannotBeWritten_isSaidAndTheWorkIsKept();
    void theHandOutItself_isNotReplaced();
    void handInAgain_replacesTheReturnedFile();
    void afterARestart_theReturnedFileIsNamedWhileItIsThere();
    void anotherHandOut_leavesWhatWasReturnedBefore();
    void card_hasOneMainButton();
    void sharedStudy_asksForNoFile();
    void fileOfATeam_isSentByItself();
    void handOut_isNotRememberedAsSignedIn();
    void votesAlone_canBeHandedIn();

private:
    /// A hand-out of two scenes, labelled to the end; the summary is on screen.
    static void workThrough(CourseDesk& desk)
    {
        const QString path = desk.handOut();
        QVERIFY(!path.isEmpty());
        desk.window().closeStudy();
        desk.window().openStudy(path);
        for (int i = 0; i < 2; ++i)
            desk.labelItem(QStringLiteral("71234"), QStringLiteral("One. Two."));
        QVERIFY(desk.page().ending()->isSummaryShown());
    }
    /// The first item, later than what was handed in before.
    static void reviseAndHandIn(CourseDesk& desk)
    {
        desk.clock.advance(60'000);
        desk.page().showItem(desk.session().items().front().scenario);
        desk.step(Step::Emotion)->setFocus();
        desk.press(Qt::Key_3);
        desk.press(Qt::Key_Return, Qt::ControlModifier);
        desk.page().ending()->showSummary();
        desk.press(Qt::Key_Space);
    }
};

namespace {

/// What it says for the mail; empty where there is nothing to send yet.
QString handInMail(const HandInCard& card)
{
    return child<QPlainTextEdit>(card, "mailText")->toPlainText();
}

} // namespace

void HandInTest::handOut_opensStraightOnTheFirstItem()
{
    CourseDesk desk(2, {});
    const QString path = desk.handOut();
    desk.window().closeStudy();
    desk.window().openStudy(path);
    QVERIFY(desk.page().isVisible());
    QVERIFY(!desk.window().signInPage()->isVisible());
    QCOMPARE(desk.session().item().position, 1);
    const auto who = must(desk.study().roster().person(desk.session().person()));
    QVERIFY(who.has_value());
    QCOMPARE(who->code, desk.robin.code);
}

void HandInTest::handOut_asksForConsentAndPracticeFirst()
{
    Protocol protocol;
    protocol.isConsentRequired = true;
    protocol.isPracticeAsked = true;
    CourseDesk desk(2, protocol);
    const QString path = desk.handOut();
    desk.window().closeStudy();
    desk.window().openStudy(path);
    QVERIFY(desk.window().isBeforeWork());
    const PersonId owner = must(desk.study().handouts().owner()).value_or(PersonId());
    VERIFY_HOLDS(desk.study().consents().record(owner, true));
    Q_EMIT desk.before().passed(owner);
    QVERIFY(desk.window().isBeforeWork()); // practice now
    for (const CalibrationItem& item : ceiPractice().items) {
        Answer answer;
        answer.ballot[0] = *item.reference.ballot[0];
        for (ScaleIndex dimension : AllDimensions)
            answer.scale(dimension) = 0;
        VERIFY_HOLDS(desk.study().practice().record(owner, item.id, answer, 1));
    }
    Q_EMIT desk.before().passed(owner);
    QVERIFY(!desk.window().isBeforeWork());
    QCOMPARE(desk.session().item().position, 1);
}

void HandInTest::signingOutOfAHandOut_closesIt()
{
    CourseDesk desk(2, {});
    const QString path = desk.handOut();
    desk.window().closeStudy();
    desk.window().openStudy(path);
    desk.window().signOut();
    QVERIFY(!desk.window().study());
}

void HandInTest::handIn_writesOneFileAndSaysWhere()
{
    CourseDesk desk(2, {});
    workThrough(desk);
    const QString target = desk.returnedPath();
    const HandInCard* card = desk.page().ending()->summary()->handIn();
    QVERIFY2(card->text().contains(target), qPrintable(card->text()));
    QVERIFY(!QFileInfo::exists(target));
    desk.press(Qt::Key_Space); // the hand-in button has the focus
    QVERIFY(QFileInfo::exists(target));
    QVERIFY(desk.prompts.suggestions.isEmpty()); // no place was asked for
    QVERIFY2(card->text().contains(target), qPrintable(card->text()));
    QVERIFY2(card->text().startsWith(QStringLiteral("Your file is ready. One step is left")),
             qPrintable(card->text()));
    QVERIFY(handInMail(*card).contains(QStringLiteral("\n\nHere is my work")));
    QVERIFY(handInMail(*card).contains(QStringLiteral("Robin-A01-returned.subtext")));
    QVERIFY(handInMail(*card).contains(QStringLiteral("2 of 2")));
    QCOMPARE(child<QPushButton>(card, "showFolder")->text(), QStringLiteral("Show in folder"));
    QVERIFY(child<QPushButton>(card, "showFolder")->isVisible());
    const auto summary = desk.study().labelling().summary(desk.session().person());
    VERIFY_HOLDS(summary);
    QVERIFY(summary->handedIn.has_value());
}

void HandInTest::returnedFile_holdsTheWorkAlone()
{
    CourseDesk desk(2, {});
    workThrough(desk);
    const QString target = desk.returnedPath();
    desk.press(Qt::Key_Space);
    // Everything is in the one file.
    for (const char* suffix : {"-wal", "-shm", "-journal", ".part"})
        QVERIFY2(!QFileInfo::exists(target + QLatin1String(suffix)), suffix);
    const auto returned = Study::open(target, Study::Access::Read, {desk.clock, desk.ids, {}});
    VERIFY_HOLDS(returned);
    QVERIFY(must((*returned)->handouts().owner()).has_value());
    QCOMPARE(must((*returned)->counts()).annotations, 2);
    QVERIFY(must((*returned)->snapshot()).annotations == must(desk.study().snapshot()).annotations);
    const auto summary =
        (*returned)->labelling().summary(must((*returned)->handouts().owner()).value());
    VERIFY_HOLDS(summary);
    QVERIFY(summary->handedIn.has_value()); // the hand-in itself travels, too
}

void HandInTest::placeOfAnotherFile_isAskedAbout()
{
    CourseDesk desk(2, {});
    desk.takeReturnedPath();
    workThrough(desk);
    desk.prompts.paths.clear(); // as a user who looks and cancels
    desk.press(Qt::Key_Space);
    QCOMPARE(desk.prompts.suggestions.size(), 1);
    const QFileInfo suggested(desk.prompts.suggestions.front());
    QCOMPARE(suggested.absolutePath(), QFileInfo(desk.study().path()).absolutePath());
    QCOMPARE(suggested.fileName(), QStringLiteral("Robin-A01-returned.subtext"));
    QCOMPARE(readFile(desk.returnedPath()), QByteArray("a shopping list"));
}

void HandInTest::cancelledDialog_handsNothingIn()
{
    CourseDesk desk(2, {});
    desk.takeReturnedPath();
    workThrough(desk);
    desk.prompts.paths.clear();
    desk.press(Qt::Key_Space);
    const auto summary = desk.study().labelling().summary(desk.session().person());
    VERIFY_HOLDS(summary);
    QVERIFY(!summary->handedIn);
}

void HandInTest::placeThatCannotBeWritten_isSaidAndTheWorkIsKept()
{
    CourseDesk desk(2, {});
    desk.takeReturnedPath();
    workThrough(desk);
    const QString target = desk.filePath(QStringLiteral("no such folder/returned.subtext"));
    desk.prompts.paths = {target};
    desk.press(Qt::Key_Space);
    QVERIFY(!QFileInfo::exists(target));
    const NoticeBar* notice = desk.page().notice();
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->text().contains(QStringLiteral("was not written")),
             qPrintable(notice->text()));
    QVERIFY(!desk.page().ending()->summary()->handIn()->text().contains(target));
    QCOMPARE(must(desk.study().counts()).annotations, 2);
    desk.prompts.paths = {desk.filePath(QStringLiteral("returned.subtext"))};
    notice->actionButton()->click();
    QVERIFY(QFileInfo::exists(desk.filePath(QStringLiteral("returned.subtext"))));
}

void HandInTest::theHandOutItself_isNotReplaced()
{
    CourseDesk desk(2, {});
    desk.takeReturnedPath();
    workThrough(desk);
    desk.prompts.paths = {desk.study().path()};
    desk.press(Qt::Key_Space);
    QVERIFY(desk.page().notice()->text().contains(QStringLiteral("was not written")));
    VERIFY_HOLDS(desk.study().verifyAudit());
    QCOMPARE(must(desk.study().counts()).annotations, 2);
}

void HandInTest::handInAgain_replacesTheReturnedFile()
{
    CourseDesk desk(2, {});
    workThrough(desk);
    const QString target = desk.returnedPath();
    desk.press(Qt::Key_Space);
    QVERIFY(QFileInfo::exists(target));
    desk.window().closeStudy(); // another day
    desk.window().openStudy(desk.filePath(QStringLiteral("robin/Robin-A01.subtext")));
    reviseAndHandIn(desk);
    QVERIFY(desk.prompts.suggestions.isEmpty());
    const auto returned = Study::open(target, Study::Access::Read, {desk.clock, desk.ids, {}});
    VERIFY_HOLDS(returned);
    QCOMPARE(must((*returned)->annotationsAfter({})).size(), std::size_t{3}); // with the revision
}

void HandInTest::afterARestart_theReturnedFileIsNamedWhileItIsThere()
{
    CourseDesk desk(2, {});
    workThrough(desk);
    const QString target = desk.returnedPath();
    desk.press(Qt::Key_Space);
    const auto openAgain = [&] {
        const QString path = desk.study().path();
        desk.window().closeStudy();
        desk.window().openStudy(path);
        desk.page().ending()->showSummary();
        return desk.page().ending()->summary()->handIn();
    };
    const HandInCard* card = openAgain();
    QVERIFY2(card->text().contains(target), qPrintable(card->text()));
    QVERIFY(!handInMail(*card).isEmpty());
    QVERIFY(child<QPushButton>(card, "showFolder")->isVisible());
    QVERIFY(QFile::remove(target));
    card = openAgain();
    QVERIFY2(!card->text().contains(QStringLiteral("send it back")), qPrintable(card->text()));
    QVERIFY(handInMail(*card).isEmpty());
    writeFile(target, "a shopping list");
    card = openAgain();
    QVERIFY(handInMail(*card).isEmpty());
}

// A new hand-out of the same study, in a folder of its own.
void HandInTest::anotherHandOut_leavesWhatWasReturnedBefore()
{
    CourseDesk desk(2, {});
    workThrough(desk);
    const QString before = desk.returnedPath();
    desk.press(Qt::Key_Space);
    const QByteArray returned = readFile(before);
    QVERIFY(!returned.isEmpty());
    const QString handOut = desk.study().path();
    desk.window().closeStudy();
    QVERIFY(QDir().mkpath(desk.filePath(QStringLiteral("second"))));
    const QString second = desk.filePath(QStringLiteral("second/Robin-A01.subtext"));
    QVERIFY(QFile::copy(handOut, second));
    desk.window().openStudy(second);
    reviseAndHandIn(desk);
    QCOMPARE(readFile(before), returned);
    QVERIFY(QFileInfo::exists(desk.filePath(QStringLiteral("second/Robin-A01-returned.subtext"))));
}

void HandInTest::card_hasOneMainButton()
{
    CourseDesk desk(2, {});
    workThrough(desk);
    const HandInCard* card = desk.page().ending()->summary()->handIn();
    const auto mainButtons = [&] {
        QStringList names;
        for (const QPushButton* button : card->findChildren<QPushButton*>()) {
            const bool isMain = button->property("kind").toString() == QStringLiteral("primary");
            if (isMain && !button->isHidden())
                names << button->objectName();
        }
        return names;
    };
    QCOMPARE(mainButtons(), QStringList{QStringLiteral("handIn")});
    desk.press(Qt::Key_Space);
    QCOMPARE(mainButtons(), QStringList{QStringLiteral("showFolder")});
}

void HandInTest::sharedStudy_asksForNoFile()
{
    CourseDesk desk(2, {});
    desk.window().signIn(desk.robin.id);
    for (int i = 0; i < 2; ++i)
        desk.labelItem(QStringLiteral("71234"), QStringLiteral("One. Two."));
    desk.press(Qt::Key_Space);
    QVERIFY(desk.prompts.suggestions.isEmpty());
    const auto summary = desk.study().labelling().summary(desk.robin.id);
    VERIFY_HOLDS(summary);
    QVERIFY(summary->handedIn.has_value());
    QVERIFY(handInMail(*desk.page().ending()->summary()->handIn()).isEmpty());
}

void HandInTest::fileOfATeam_isSentByItself()
{
    CourseDesk desk(2, {});
    const QString path = desk.handOut();
    desk.window().closeStudy();
    desk.window().openStudy(path);
    TeamMembership membership;
    membership.host = QStringLiteral("db.example.org");
    membership.database = QStringLiteral("subtext");
    membership.login = QStringLiteral("login");
    membership.person = desk.robin.uuid;
    membership.device = desk.ids.next();
    membership.role = QStringLiteral("annotator");
    membership.incarnation = desk.ids.next();
    must(desk.study().syncing().join(membership));
    for (int i = 0; i < 2; ++i)
        desk.labelItem(QStringLiteral("71234"), QStringLiteral("One. Two."));
    const HandInCard* card = desk.page().ending()->summary()->handIn();
    const auto isOfNoFile = [&] {
        return !card->text().contains(QStringLiteral("file")) && handInMail(*card).isEmpty() &&
               !child<QPushButton>(card, "showFolder")->isVisible() &&
               !child<QPushButton>(card, "copyPath")->isVisible();
    };
    QVERIFY2(isOfNoFile(), qPrintable(card->text()));
    desk.press(Qt::Key_Space);
    QVERIFY(!QFileInfo::exists(desk.returnedPath()));
    QVERIFY(desk.prompts.suggestions.isEmpty());
    QVERIFY(must(desk.study().labelling().summary(desk.session().person())).handedIn.has_value());
    QCOMPARE(card->text(),
             QStringLiteral("Your work is handed in. It is sent to db.example.org by itself."));
    QVERIFY(isOfNoFile());
}

// The coordinator may try it on the computer where the study is.
void HandInTest::handOut_isNotRememberedAsSignedIn()
{
    CourseDesk desk(2, {});
    const QString study = must(desk.study().info()).uuid.text();
    const QString path = desk.handOut();
    desk.window().signIn(desk.noor.id);
    desk.window().closeStudy();
    desk.window().openStudy(path);
    QCOMPARE(must(desk.study().info()).uuid.text(), study);
    QVERIFY(desk.page().isVisible());
    QCOMPARE(desk.settings().lastPerson(study), desk.noor.uuid.text());
}

/// Before anything is labelled.
void HandInTest::votesAlone_canBeHandedIn()
{
    CourseDesk desk(2, {});
    must(desk.study().norming().begin({QStringLiteral("First"),
                                       {},
                                       {must(desk.study().heads()).front().id},
                                       {desk.robin.id, desk.kim.id}}));
    const QString path = desk.handOut();
    desk.window().closeStudy();
    desk.window().openStudy(path);
    auto* page = desk.window().findChild<NormingPage*>();
    QVERIFY(page && page->isVisible()); // whoever has votes to give votes first
    desk.press(Qt::Key_2);
    desk.prompts.choices = {0};
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(page->stage(), NormingPage::Stage::Told);
    QVERIFY(child<QPushButton>(page, "handInTold")->isVisible());
    child<QPushButton>(page, "handInTold")->click();
    QVERIFY(desk.page().ending()->isSummaryShown());
    QVERIFY(desk.page().ending()->summary()->handInButton()->isEnabled());
    desk.prompts.said.clear();
    desk.prompts.choices = {0};
    desk.page().ending()->summary()->handInButton()->click();
    QVERIFY2(desk.prompts.said.back().contains(QStringLiteral("Your votes are in this file.")),
             qPrintable(desk.prompts.said.join(u'\n')));
    QVERIFY(QFileInfo::exists(desk.returnedPath()));
}

SUBTEXT_TEST(HandInTest)

#include "handintest.moc"
