// SPDX-License-Identifier: MIT
#include "ui/text/language.h"

#include "core/operation/datalock.h"
#include "core/task/builtintasks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/courseharness.h"
#include "tests/ui/releaseharness.h"
#include "ui/agreement/agreementpage.h"
#include "ui/answer/answerpanel.h"
#include "ui/answer/choicestep.h"
#include "ui/forms/courseform.h"
#include "ui/forms/textchoice.h"
#include "ui/guidelines/guidelinespage.h"
#include "ui/label/finallabelsview.h"
#include "ui/label/labelending.h"
#include "ui/label/labelpage.h"
#include "ui/palette/palettemodel.h"
#include "ui/prompts/prompts.h"
#include "ui/quality/qualitypage.h"
#include "ui/release/gaterow.h"
#include "ui/roster/rosterpage.h"
#include "ui/shell/windowkeeper.h"
#include "ui/start/startpage.h"
#include "ui/text/evaluationtext.h"
#include "ui/text/plurals.h"
#include "ui/text/pseudolanguage.h"
#include "ui/text/shownwords.h"
#include "ui/text/words.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/segmentbar.h"
#include "ui/widgets/textreader.h"

#include <QFile>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTabWidget>
#include <QToolButton>

using namespace subtext;
using namespace subtext::test;

/// The language of the window: whose it is, that nothing is lost when it changes, and that what
/// leaves the program is English whatever it is.
class LanguageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setLanguage(*qApp, QStringLiteral("en")); }
    void texts_areThoseOfTheLanguage();
    void textOfTwoMeanings_isTranslatedByItsMeaning();
    void dates_areThoseOfTheLanguage();
    void unknownCode_isEnglish();
    void pseudoLanguage_keepsWhatIsFilledIn();
    void chosenOnTheStartPage_isSpokenFromThenOn();
    void chosenBesideTheWork_isSpokenFromThenOn();
    void question_beginsWithTheLanguageInUse();
    void window_staysWhereItIs();
    void ofAPerson_isSpokenWhileTheyAreSignedIn();
    void question_saysForWhomItIsKept();
    void place_staysInAnotherLanguage();
    void view_staysInAnotherLanguage();
    void longPlace_staysScrolledInAnotherLanguage();
    void lockedStudy_staysWhereItWasRead();
    void halfAnAnswer_survivesAnotherLanguage();
    void marksOfMissingAnswers_areThereInAnotherLanguage();
    void task_isReadInTheLanguageOfTheWindow();
    void shippedTask_isShownInTheLanguage();
    void shippedText_isPreviewedInTheLanguage();
    void release_hasTheSameBytes_data();
    void release_hasTheSameBytes();
};

namespace {

/// Of a study with one annotator, before it is opened in a window.
void submitBoth(TestStudy& study)
{
    for (const int item : {1, 2})
        must(study.labelling().submit(study.person(1), study.scenario(item),
                                      submissionOf(completeAnswer())));
}

QString recentWords()
{
    return StartPage::tr("Recent studies");
}

/// The window of a program that keeps it, on a study of two people.
class KeptDesk
{
public:
    explicit KeptDesk(const TestStudy::Shape& shape = {})
        : study(shape)
        , m_settings(study.folder())
        , keeper(m_settings, [this] {
            return std::make_unique<MainWindow>(m_settings, prompts, study.environment());
        })
    {
        m_settings.setLanguage(QStringLiteral("en"));
        m_settings.setKeysTold();
        keeper.window().show();
    }

    MainWindow& window() { return keeper.window(); }
    void open()
    {
        study.close();
        window().adopt(must(Study::open(study.path(), Study::Access::Write, study.environment())));
    }
    /// Answers the question for a language by its place in languages().
    void choose(int place)
    {
        prompts.choices = {place};
        QSignalSpy replaced(&keeper, &WindowKeeper::replaced);
        window().askForLanguage();
        QTRY_COMPARE(replaced.size(), 1);
    }

    TestStudy study;
    ScriptedPrompts prompts;

private:
    Settings m_settings;

public:
    WindowKeeper keeper;
};

} // namespace

void LanguageTest::texts_areThoseOfTheLanguage()
{
    QCOMPARE(recentWords(), QStringLiteral("Recent studies"));
    setLanguage(*qApp, QStringLiteral("de"));
    QCOMPARE(language(), QStringLiteral("de"));
    QCOMPARE(recentWords(), QStringLiteral("Zuletzt geöffnete Studien"));
    {
        const InEnglish english;
        QCOMPARE(recentWords(), QStringLiteral("Recent studies"));
        QCOMPARE(Plurals::tr("%n items", nullptr, 1), QStringLiteral("1 item"));
        {
            const InEnglish nested;
        }
        QCOMPARE(recentWords(), QStringLiteral("Recent studies"));
    }
    QCOMPARE(recentWords(), QStringLiteral("Zuletzt geöffnete Studien"));
    setLanguage(*qApp, QStringLiteral("es"));
    QCOMPARE(recentWords(), QStringLiteral("Estudios recientes"));
    setLanguage(*qApp, QStringLiteral("en"));
    QCOMPARE(recentWords(), QStringLiteral("Recent studies"));
}

void LanguageTest::textOfTwoMeanings_isTranslatedByItsMeaning()
{
    using evaluation::AnswerStatus;
    // A check of a release that failed, and a scene that somebody refused, have other words.
    QCOMPARE(statusWord(AnswerStatus::Error), QStringLiteral("failed"));
    QCOMPARE(statusWord(AnswerStatus::Refusal), QStringLiteral("refused"));
    setLanguage(*qApp, QStringLiteral("de"));
    QCOMPARE(statusWord(AnswerStatus::Error), QStringLiteral("fehlgeschlagen"));
    QCOMPARE(statusWord(AnswerStatus::Refusal), QStringLiteral("verweigert"));
    QCOMPARE(GateRow::tr("failed"), QStringLiteral("nicht bestanden"));
    // As in a file, a place is a line; in the window it is where one goes.
    QCOMPARE(PaletteModel::kindWord(PaletteEntry::Kind::Place), QStringLiteral("Bereich"));
}

void LanguageTest::dates_areThoseOfTheLanguage()
{
    const qint64 moment = 1'772'445'780'000; // 2 March 2026, 10:03 UTC
    QCOMPARE(momentWords(moment), QStringLiteral("2 March 2026, 10:03"));
    setLanguage(*qApp, QStringLiteral("de"));
    QVERIFY(momentWords(moment).contains(QStringLiteral("März 2026")));
    QCOMPARE(groupedNumber(12'345), QStringLiteral("12.345"));
    const InEnglish english;
    QCOMPARE(momentWords(moment), QStringLiteral("2 March 2026, 10:03"));
    QCOMPARE(groupedNumber(12'345), QStringLiteral("12,345"));
}

void LanguageTest::unknownCode_isEnglish()
{
    setLanguage(*qApp, QStringLiteral("de"));
    setLanguage(*qApp, QStringLiteral("tlh"));
    QCOMPARE(language(), QStringLiteral("en"));
    QCOMPARE(recentWords(), QStringLiteral("Recent studies"));
}

void LanguageTest::pseudoLanguage_keepsWhatIsFilledIn()
{
    const QString said =
        PseudoLanguage::of(QStringLiteral("<b>%1</b> of %n studies (*.subtext), &amp; {text}"));
    for (const char* kept : {"<b>%1</b>", "%n", "*.subtext", "&amp;", "{text}"})
        QVERIFY2(said.contains(QLatin1String(kept)), kept);
    QVERIFY(!said.contains(QLatin1String("studies")));
    QVERIFY(said.size() > 60);
    QCOMPARE(PseudoLanguage::of(QString()), QString());
}

void LanguageTest::chosenOnTheStartPage_isSpokenFromThenOn()
{
    KeptDesk at;
    auto* button = at.window().startPage()->findChild<QPushButton*>(QStringLiteral("language"));
    QCOMPARE(button->text(), QStringLiteral("English…"));
    at.prompts.choices = {1};
    QSignalSpy replaced(&at.keeper, &WindowKeeper::replaced);
    button->click();
    QTRY_COMPARE(replaced.size(), 1);
    QVERIFY(at.window().isVisible());
    QCOMPARE(at.window().startPage()->findChild<QPushButton*>(QStringLiteral("language"))->text(),
             QStringLiteral("Deutsch…"));
    at.open();
    QVERIFY(at.window().study());
    QCOMPARE(language(), QStringLiteral("de"));
}

void LanguageTest::chosenBesideTheWork_isSpokenFromThenOn()
{
    KeptDesk at;
    const PersonId annotator = at.study.person(1);
    at.open();
    at.window().resize(1366, 768);
    at.window().signIn(annotator);
    QVERIFY(at.window().labelPage()->isVisible());
    auto* button = at.window().findChild<QToolButton*>(QStringLiteral("language"));
    QVERIFY(button && button->isVisible());
    QCOMPARE(button->text(), QStringLiteral("English…"));
    at.prompts.choices = {1};
    QSignalSpy replaced(&at.keeper, &WindowKeeper::replaced);
    button->click();
    QTRY_COMPARE(replaced.size(), 1);
    QVERIFY(at.window().labelPage()->isVisible());
    QCOMPARE(at.window().findChild<QToolButton*>(QStringLiteral("language"))->text(),
             QStringLiteral("Deutsch…"));
}

void LanguageTest::question_beginsWithTheLanguageInUse()
{
    setLanguage(*qApp, QStringLiteral("de"));
    TestStudy study;
    Settings settings(study.folder());
    DialogPrompts prompts;
    MainWindow window(settings, prompts, study.environment());
    window.show();
    window.askForLanguage();
    auto* box = window.findChild<QMessageBox*>();
    QVERIFY(box);
    QVERIFY(box->defaultButton());
    QCOMPARE(box->defaultButton()->text(), QStringLiteral("Deutsch")); // Return changes nothing
    box->reject();
}

void LanguageTest::window_staysWhereItIs()
{
    KeptDesk at;
    at.window().resize(at.window().minimumSize());
    at.window().move(0, 0);
    QCoreApplication::processEvents();
    const QRect before = at.window().geometry();
    for (const int chosen : {1, 2}) {
        at.choose(chosen);
        QTRY_VERIFY(at.window().isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(at.window().geometry(), before);
    }
}

void LanguageTest::ofAPerson_isSpokenWhileTheyAreSignedIn()
{
    KeptDesk at;
    at.open();
    at.window().signIn(at.study.person(1));
    QVERIFY(at.window().labelPage()->session());
    at.choose(1);
    QCOMPARE(language(), QStringLiteral("de"));
    QVERIFY(at.window().labelPage()->session());
    QCOMPARE(at.window().labelPage()->session()->person(), at.study.person(1));
    // The sign-in goes on in it, and so does whoever has chosen none …
    QSignalSpy replaced(&at.keeper, &WindowKeeper::replaced);
    at.window().signOut();
    QCoreApplication::processEvents(); // a window in another language would be made now
    QCOMPARE(replaced.size(), 0);
    QCOMPARE(language(), QStringLiteral("de"));
    QVERIFY(at.window().study());
    at.window().signIn(at.study.person(2));
    QCOMPARE(at.window().labelPage()->session()->person(), at.study.person(2));
    QCOMPARE(replaced.size(), 0);
    // … until somebody chooses another one, and the first has theirs again.
    at.choose(2);
    at.window().signOut();
    QCoreApplication::processEvents();
    QCOMPARE(language(), QStringLiteral("es"));
    QCOMPARE(replaced.size(), 1);
    at.window().signIn(at.study.person(1));
    QTRY_COMPARE(replaced.size(), 2);
    QCOMPARE(language(), QStringLiteral("de"));
    QCOMPARE(at.window().labelPage()->session()->person(), at.study.person(1));
    at.window().signOut();
    QTRY_COMPARE(replaced.size(), 3);
    QCOMPARE(language(), QStringLiteral("es"));
}

void LanguageTest::question_saysForWhomItIsKept()
{
    KeptDesk at(TestStudy::single(2));
    at.open();
    at.prompts.choices = {-1, -1};
    at.window().askForLanguage();
    QVERIFY2(at.prompts.said.constLast().contains(QStringLiteral("for everybody who has not")),
             qPrintable(at.prompts.said.constLast()));
    at.window().signIn(at.study.person(1));
    at.window().askForLanguage();
    QVERIFY2(at.prompts.said.constLast().contains(QStringLiteral("for you and for everybody")),
             qPrintable(at.prompts.said.constLast()));
}

void LanguageTest::place_staysInAnotherLanguage()
{
    KeptDesk at(TestStudy::single(2));
    submitBoth(at.study);
    at.open();
    at.window().signIn(at.study.person(1));
    const auto item = [&] { return at.window().labelPage()->session()->item().scenario.id; };
    QVERIFY(at.window().labelPage()->ending()->isSummaryShown());
    at.window().labelPage()->showItem(at.study.scenario(1));
    at.choose(1);
    QVERIFY(!at.window().labelPage()->ending()->isSummaryShown());
    QCOMPARE(item(), at.study.scenario(1));
    at.window().showPlace(Place::Guidelines);
    at.choose(2);
    const auto* guidelines = at.window().findChild<GuidelinesPage*>();
    QVERIFY(guidelines && guidelines->isVisible());
    at.window().showPlace(Place::Label);
    QCOMPARE(item(), at.study.scenario(1));
}

void LanguageTest::view_staysInAnotherLanguage()
{
    KeptDesk at;
    const PersonId coordinator =
        must(at.study.roster().add({{{}, QStringLiteral("Casey"), Role::Coordinator}})).front().id;
    at.open();
    at.window().signIn(coordinator);
    at.window().showPlace(Place::Roster);
    at.window().rosterPage()->views()->button(2)->click();
    QCOMPARE(at.window().rosterPage()->views()->current(), 2);
    at.choose(1);
    QVERIFY(at.window().rosterPage()->isVisible());
    QCOMPARE(at.window().rosterPage()->views()->current(), 2);
    at.window().showPlace(Place::Quality);
    at.window().qualityPage()->tabs()->setCurrentIndex(1);
    at.choose(2);
    QVERIFY(at.window().qualityPage()->isVisible());
    QCOMPARE(at.window().qualityPage()->tabs()->currentIndex(), 1);
}

void LanguageTest::longPlace_staysScrolledInAnotherLanguage()
{
    KeptDesk at;
    const PersonId coordinator =
        must(at.study.roster().add({{{}, QStringLiteral("Casey"), Role::Coordinator}})).front().id;
    submitBoth(at.study);
    at.open();
    at.window().signIn(coordinator);
    at.window().resize(960, 540);
    at.window().showPlace(Place::Agreement);
    const auto bar = [&] { return at.window().agreementPage()->chartArea()->verticalScrollBar(); };
    const auto isThere = [&] {
        const AgreementPage& page = *at.window().agreementPage();
        return page.shown() && !page.isWorking() && bar()->maximum() > 100;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isThere(), 10'000);
    bar()->setValue(bar()->maximum());
    at.choose(1);
    QCOMPARE(language(), QStringLiteral("de"));
    QTRY_VERIFY_WITH_TIMEOUT(isThere(), 10'000);
    QTRY_VERIFY(bar()->value() > bar()->maximum() / 2);
}

void LanguageTest::lockedStudy_staysWhereItWasRead()
{
    KeptDesk at(TestStudy::single(2));
    submitBoth(at.study);
    at.open();
    must(at.window().study()->dataLock().lock(QStringLiteral("All is decided."), {}));
    at.window().signIn(at.study.person(1));
    QVERIFY(!at.window().labelPage()->notice()->isHidden());
    at.window().labelPage()->showFinalLabels();
    at.choose(1);
    QVERIFY(at.window().labelPage()->finalLabels()->isVisible());
    QVERIFY(!at.window().labelPage()->notice()->isHidden());
    at.window().labelPage()->notice()->dismiss();
    at.choose(2);
    QVERIFY(at.window().labelPage()->finalLabels()->isVisible());
    QVERIFY(at.window().labelPage()->notice()->isHidden());
}

void LanguageTest::halfAnAnswer_survivesAnotherLanguage()
{
    KeptDesk at;
    at.open();
    at.window().signIn(at.study.person(1));
    const QString text = QStringLiteral("Half a reason");
    const auto box = [&] {
        return at.window().labelPage()->answerPanel()->findChild<QPlainTextEdit*>();
    };
    QTest::keyClicks(box(), text);
    at.choose(2);
    QCOMPARE(language(), QStringLiteral("es"));
    QCOMPARE(box()->toPlainText(), text);
}

void LanguageTest::marksOfMissingAnswers_areThereInAnotherLanguage()
{
    KeptDesk at(TestStudy::single(2));
    at.open();
    at.window().signIn(at.study.person(1));
    const auto marked = [&] {
        int count = 0;
        for (const ChoiceStep* step :
             at.window().labelPage()->answerPanel()->findChildren<ChoiceStep*>())
            count += step->isMissing() ? 1 : 0;
        return count;
    };
    const auto notice = [&] { return at.window().labelPage()->notice()->text(); };
    at.choose(2);
    QCOMPARE(marked(), 0); // nobody has submitted
    at.window().labelPage()->session()->submit();
    const int before = marked();
    QVERIFY(before > 1);
    at.choose(1);
    QCOMPARE(marked(), before);
    QVERIFY2(notice().startsWith(QStringLiteral("Noch nicht")), qPrintable(notice()));
    const ScenarioId item = at.window().labelPage()->session()->item().scenario.id;
    QVERIFY(at.window().labelPage()->session()->showNext());
    QVERIFY(at.window().labelPage()->session()->item().scenario.id != item);
    QCOMPARE(marked(), 0);
    at.choose(2);
    QCOMPARE(marked(), 0); // of this item nothing was told
}

void LanguageTest::task_isReadInTheLanguageOfTheWindow()
{
    Task task = *builtInTask(u"cei");
    task.language = QStringLiteral("en");
    Option& joy = task.questions.front().options.front();
    joy.word = QStringLiteral("Happiness"); // no word of the task that ships
    joy.others[QStringLiteral("word")][QStringLiteral("de")] = QStringLiteral("Glück");
    TestStudy::Shape shape = TestStudy::single(2);
    shape.task = task;
    KeptDesk at(shape);
    at.open();
    at.window().signIn(at.study.person(1));
    const auto word = [&] {
        return at.window().labelPage()->session()->task().questions.front().options.front().word;
    };
    QCOMPARE(word(), QStringLiteral("Happiness"));
    at.choose(1);
    QCOMPARE(word(), QStringLiteral("Glück"));
    // What is kept, and what leaves, has the task's own.
    QCOMPARE(must(at.window().study()->task())->questions.front().options.front().word,
             QStringLiteral("Happiness"));
    at.choose(3); // not in it
    QCOMPARE(word(), QStringLiteral("Happiness"));
}

void LanguageTest::shippedTask_isShownInTheLanguage()
{
    ReleaseDesk at;
    const Task stored = **at.openStudy().task();
    const auto joy = [&] {
        return must(shownTask(at.openStudy()))->questions.front().options.front();
    };
    QCOMPARE(joy().word, QStringLiteral("Joy"));
    for (const auto& [code, word] :
         {std::pair("de", "Freude"), {"es", "Alegría"}, {"zh_CN", "喜悦"}}) {
        setLanguage(*qApp, QString::fromLatin1(code));
        QCOMPARE(joy().word, QString::fromUtf8(word));
        QCOMPARE(joy().token, QStringLiteral("joy"));
    }
    QVERIFY(**at.openStudy().task() == stored);
}

void LanguageTest::shippedText_isPreviewedInTheLanguage()
{
    KeptDesk at;
    setLanguage(*qApp, QStringLiteral("de"));
    CourseForm form(at.prompts, nullptr);
    form.setTask(defaultTask(), PracticeFit::Fitting);
    Protocol protocol;
    protocol.isConsentRequired = true;
    form.show(protocol, {});
    QVERIFY(form.text()->reader()->toPlainText().contains(QStringLiteral("freiwillig")));
    QCOMPARE(form.text()->text(), QString()); // still no text of the study's own
}

void LanguageTest::release_hasTheSameBytes_data()
{
    QTest::addColumn<QString>("code");
    for (const Language& language : languages())
        QTest::newRow(qPrintable(language.code)) << language.code;
    QTest::newRow("pseudo") << QString();
}

void LanguageTest::release_hasTheSameBytes()
{
    QFETCH(QString, code);
    const auto sums = [](const QString& spoken) {
        PseudoLanguage pseudo;
        if (spoken.isEmpty())
            QCoreApplication::installTranslator(&pseudo);
        setLanguage(*qApp, spoken);
        ReleaseDesk at;
        at.labelAll();
        at.label(1, Emotion::Joy, Emotion::Fear, Emotion::Anger);
        at.decide(1, Emotion::Fear);
        at.open();
        QFile file(at.write(QStringLiteral("out")) + QStringLiteral("/SHA256SUMS"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray english = sums(QStringLiteral("en"));
    QVERIFY(english.count('\n') > 10);
    QCOMPARE(sums(code), english);
}

SUBTEXT_TEST(LanguageTest)
#include "languagetest.moc"
