// SPDX-License-Identifier: MIT
#include "core/agreement/studyagreementjson.h"
#include "core/desk/deciding.h"
#include "core/exchange/decisioncsv.h"
#include "core/figures/figures.h"
#include "core/release/verification.h"
#include "core/travel/handouts.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"
#include "tests/ui/wholecourselaptop.h"
#include "ui/agreement/agreementpage.h"
#include "ui/release/checklistview.h"
#include "ui/release/gaterow.h"
#include "ui/release/releasepage.h"
#include "ui/roster/collectview.h"
#include "ui/roster/rosterpage.h"
#include "ui/setup/assignmentpage.h"
#include "ui/setup/filespage.h"
#include "ui/setup/setupwizard.h"
#include "ui/setup/taskpage.h"
#include "ui/start/startpage.h"
#include "ui/widgets/noticebar.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>

using namespace subtext;
using namespace subtext::test;
using stats::test::isNear;

namespace {

constexpr int LongestStepOfATask = 60'000;
constexpr int Mails = 12;

struct Observer
{
    const char* name;
    std::array<int, Mails> values; ///< 1 to 5 of each mail; 0: left out.
};

/// The example of Krippendorff 2011 that the tests of the statistics compute with, observer by
/// observer (publishedexamples.h has it by unit).
constexpr std::array Observers{
    Observer{"Orla Finch", {1, 2, 3, 3, 2, 1, 4, 1, 2, 0, 0, 0}},
    Observer{"Piet Garn", {1, 2, 3, 3, 2, 2, 4, 1, 2, 5, 0, 3}},
    Observer{"Quin Hale", {0, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, 0}},
    Observer{"Rhea Innes", {1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, 0}},
};
const QString Coordinator = QStringLiteral("Uta Kern");
const QString Adjudicator = QStringLiteral("Sita Jung");

/// What one of them presses for one mail: the tone, the three rows, mood and effort. The effort is
/// the value again; so that boards tie too, two of four want the money back for the sixth mail and
/// an apology for the fourth.
QString keysFor(int observer, int mail)
{
    const int value = Observers.at(static_cast<std::size_t>(observer))
                          .values.at(static_cast<std::size_t>(mail - 1));
    QString keys = QString::number(value);
    if (mail == 6 && observer < 2)
        keys += u'1';
    keys += u'2';
    if (mail == 4 && observer % 2 == 0)
        keys += u'3';
    keys += u'0'; // no to the rest
    const bool isBad = value == 3 || value == 5;
    keys += isBad ? u'2' : value == 2 ? u'4' : u'3';
    return keys + QString::number(value);
}

/// A dialog of the window, with the keys.
template <typename Dialog> Dialog* activate(Laptop& at)
{
    auto* dialog = at.window().findChild<Dialog*>();
    if (dialog)
        QApplication::setActiveWindow(dialog);
    QCoreApplication::processEvents();
    return dialog;
}

/// Tab until the keys are there.
template <typename Is> QWidget* tabTo(Laptop& at, Is is)
{
    constexpr int MostSteps = 120;
    for (int step = 0; step < MostSteps; ++step) {
        QWidget* focused = QApplication::focusWidget();
        if (focused && is(*focused))
            return focused;
        at.press(Qt::Key_Tab);
    }
    return nullptr;
}

QWidget* tabToNamed(Laptop& at, const QString& name)
{
    return tabTo(at, [&](const QWidget& widget) { return widget.accessibleName() == name; });
}

QWidget* tabToButton(Laptop& at, const QString& text)
{
    return tabTo(at, [&](const QWidget& widget) {
        const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        return button && QString(button->text()).remove(u'&') == text;
    });
}

void openFromStart(Laptop& at, const QString& path)
{
    QVERIFY(at.window().startPage()->isVisible());
    at.prompts.paths = {path};
    QVERIFY(tabToButton(at, QStringLiteral("Open a study")));
    at.press(Qt::Key_Return);
    QVERIFY(at.window().study());
}

/// From the roster of the sign-in, by the first letters of the name.
void signInAs(Laptop& at, const QString& name)
{
    at.type(name.left(3));
    at.press(Qt::Key_Return);
    QCoreApplication::processEvents();
}

QByteArray agreementOf(Study& study)
{
    return studyAgreementJson(*computeStudyAgreement(must(study.figures().agreementInput())));
}

} // namespace

/// A task that no code knows goes through the whole program by keys alone: from its file and a
/// table of mails to a release, and back into a new study.
class ThirdTaskCourseTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void course_byKeysAlone_fromTheTaskToTheReleaseAndBack();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString studyPath() const { return path(QStringLiteral("help.subtext")); }

    void writeFiles();
    void goThroughWizard(Laptop& at);
    void writeHandOuts(Laptop& at);
    void workOn(int observer);
    void mergeReturns(Laptop& at);
    void decide(Laptop& at);
    void compareAgreement(Laptop& at);
    void release(Laptop& at);
    void readBack();
    void settle(ReleasePage& page)
    {
        QTRY_VERIFY_WITH_TIMEOUT(page.shown() && !page.isWorking(), LongestStepOfATask);
    }

    QTemporaryDir m_folder;
    FixedClock m_clock;
    CountingIds m_ids;
    QStringList m_handOuts;
    QStringList m_returned;
    QString m_release;
    QByteArray m_agreement; ///< Of the study as it is released, under names.
};

void ThirdTaskCourseTest::writeFiles()
{
    writeFile(path(QStringLiteral("helpdesk.json")), sampleDocument());
    writeFile(path(QStringLiteral("helpdesk.md")), "# How customers sound\n\nRead twice.");
    QByteArray mails = "id,channel,product,earlier,customer,agent,message\n";
    for (int mail = 1; mail <= Mails; ++mail) {
        const QByteArray number = QByteArray::number(mail);
        mails += number + (mail % 2 == 0 ? ",mail" : ",phone") +
                 ",kettle,,Mr Low,Support,The kettle leaks for the " + number + "th time.\n";
    }
    writeFile(path(QStringLiteral("mails.csv")), mails);
    QByteArray roster;
    for (const Observer& observer : Observers)
        roster += QByteArray(observer.name) + '\n';
    roster += "J01, " + Adjudicator.toUtf8() + ", adjudicator\n";
    writeFile(path(QStringLiteral("roster.csv")), roster);
    for (const char* folder : {"out", "back", "released"})
        QVERIFY(QDir(m_folder.path()).mkdir(QString::fromLatin1(folder)));
}

void ThirdTaskCourseTest::goThroughWizard(Laptop& at)
{
    QVERIFY(tabToButton(at, QStringLiteral("New study from files")));
    at.press(Qt::Key_Return);
    auto* wizard = activate<SetupWizard>(at);
    QVERIFY(wizard);
    at.type(QStringLiteral("Help desk"));
    at.prompts.paths = {path(QStringLiteral("helpdesk.json"))};
    QVERIFY(tabToButton(at, QStringLiteral("From a file…")));
    at.press(Qt::Key_Return);
    QVERIFY2(wizard->task()->isOwn(), qPrintable(wizard->task()->problemText()));
    at.save();
    QCOMPARE(wizard->step(), SetupStep::Files);
    at.prompts.paths = {path(QStringLiteral("mails.csv"))};
    at.press(Qt::Key_Return);
    QTRY_VERIFY(!wizard->files()->isReading());
    QVERIFY2(wizard->obstacle().isEmpty(), qPrintable(wizard->obstacle()));
    at.save();
    QCOMPARE(wizard->step(), SetupStep::People);
    at.type(Coordinator);
    at.prompts.paths = {path(QStringLiteral("roster.csv"))};
    QVERIFY(tabToButton(at, QStringLiteral("From a file…")));
    at.press(Qt::Key_Return);
    at.save();
    QCOMPARE(wizard->step(), SetupStep::Assignment);
    at.press(Qt::Key_Up); // four, each of whom labels everything
    for (int step = 0; step < 3; ++step)
        at.save();
    QVERIFY2(wizard->step() == SetupStep::Summary, qPrintable(wizard->message()));
    at.prompts.paths = {studyPath()};
    at.save();
    QVERIFY2(at.window().study(), qPrintable(wizard->message()));
    QApplication::setActiveWindow(&at.window());
    QCoreApplication::processEvents();
    QVERIFY(*must(at.study().task()) == thirdTask());
    QCOMPARE(must(at.study().protocol()).ratersPerItem, 4);
}

void ThirdTaskCourseTest::writeHandOuts(Laptop& at)
{
    at.press(Qt::Key_6, Qt::AltModifier);
    QVERIFY(at.window().rosterPage()->isVisible());
    at.prompts.paths = {path(QStringLiteral("out"))};
    at.save();
    for (const Observer& observer : Observers) {
        for (const Person& person : must(at.study().roster().people())) {
            if (person.name == QLatin1String(observer.name))
                m_handOuts
                    << QDir(path(QStringLiteral("out"))).filePath(HandOuts::fileName(person));
        }
    }
    QCOMPARE(m_handOuts.size(), static_cast<qsizetype>(Observers.size()));
    for (const QString& file : m_handOuts)
        QVERIFY2(QFile::exists(file), qPrintable(file));
}

/// Who has nothing to say of a mail goes on to the next, and hands in with gaps.
void ThirdTaskCourseTest::workOn(int observer)
{
    const Observer& who = Observers.at(static_cast<std::size_t>(observer));
    Laptop at(path(QStringLiteral("app-%1").arg(observer)), m_clock, m_ids);
    openFromStart(at, m_handOuts.at(observer));
    QVERIFY(!at.window().isBeforeWork());
    LabelSession& session = *at.label().session();
    const auto planned = static_cast<int>(
        std::count_if(who.values.begin(), who.values.end(), [](int value) { return value > 0; }));
    for (int step = 0; step < 3 * Mails && session.submittedCount() < planned; ++step) {
        const int mail = session.item().scenario.sourceId.toInt();
        if (who.values.at(static_cast<std::size_t>(mail - 1)) == 0 || session.item().submitted) {
            at.press(Qt::Key_Right, Qt::ControlModifier);
            continue;
        }
        m_clock.advance(15'000);
        at.type(keysFor(observer, mail));
        m_clock.advance(5'000);
        const int before = session.submittedCount();
        at.save();
        QCOMPARE(session.submittedCount(), before + 1);
    }
    QCOMPARE(session.submittedCount(), planned);
    at.press(Qt::Key_F4);
    QVERIFY(at.label().ending()->isSummaryShown());
    m_returned << path(QStringLiteral("back/%1.subtext").arg(observer));
    if (planned < Mails)
        at.prompts.choices = {0}; // with open items, all the same
    at.handIn(m_returned.back());
}

void ThirdTaskCourseTest::mergeReturns(Laptop& at)
{
    RosterPage& page = *at.window().rosterPage();
    QSignalSpy collected(&page, &RosterPage::collected);
    at.prompts.paths = m_returned;
    at.press(Qt::Key_O, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(collected.size(), 1, LongestStepOfATask);
    QVERIFY2(!page.files()->reportText().contains(QStringLiteral("refused")),
             qPrintable(page.files()->reportText()));
    QCOMPARE(must(at.study().counts()).annotations, 41);
}

void ThirdTaskCourseTest::decide(Laptop& at)
{
    at.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    signInAs(at, Adjudicator);
    QVERIFY(at.desk().isVisible());
    DeskSession& session = *at.desk().session();
    QCOMPARE(session.queue().waitingCount(), 2); // the fourth and the sixth mail
    for (int item = 0; item < 2; ++item) {
        m_clock.advance(20'000);
        const int mail = session.editing().item().scenario.sourceId.toInt();
        if (mail == 6) {
            at.press(Qt::Key_3); // the third of five tones: worried
            at.press(Qt::Key_1); // wants the money back
        } else {
            QCOMPARE(mail, 4);
            at.press(Qt::Key_3, Qt::ShiftModifier); // no apology
        }
        QVERIFY(session.editing().openQuestions().empty());
        at.save();
        QCOMPARE(session.queue().waitingCount(), 2 - item); // on what does it rest?
        at.press(Qt::Key_1, Qt::ControlModifier);
        at.save();
        QCOMPARE(session.queue().waitingCount(), 1 - item);
    }
    QCOMPARE(
        at.desk().notice()->text(),
        QStringLiteral(
            "Every split is decided. 4 items are not decided yet: they are waiting for labels."));
    VERIFY_HOLDS(at.study().verifyAudit());
}

void ThirdTaskCourseTest::compareAgreement(Laptop& at)
{
    at.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    signInAs(at, Coordinator);
    at.press(Qt::Key_4, Qt::AltModifier);
    AgreementPage& page = *at.window().agreementPage();
    QVERIFY(page.isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(page.shown() && !page.isWorking(), LongestStepOfATask);
    const auto known = computeStudyAgreement(must(at.study().figures().agreementInput()));
    QVERIFY(known);
    auto* questions = qobject_cast<QComboBox*>(tabToNamed(at, QStringLiteral("Question")));
    QVERIFY(questions);
    QCOMPARE(questions->count(), 4);
    for (std::size_t i = 0; i < 4; ++i) {
        const QString token = thirdTask().questions.at(i).token;
        QTRY_COMPARE_WITH_TIMEOUT(page.shown()->question().token, token, LongestStepOfATask);
        QTRY_VERIFY_WITH_TIMEOUT(!page.isWorking(), LongestStepOfATask);
        const AgreementGroup& shown = page.shown()->overall;
        const AgreementGroup& expected = known->overall.questions.at(i);
        QCOMPARE(shown.kappa, expected.kappa);
        QCOMPARE(shown.alpha, expected.alpha);
        QCOMPARE(shown.ac1.estimate, expected.ac1.estimate);
        QCOMPARE(shown.intervals.kappa.interval, expected.intervals.kappa.interval);
        if (i == 0) { // Krippendorff's figures, and irrCAC's (krippendorfftest, gwettest)
            COMPARE_NEAR(shown.alpha, 113.0 / 152, 1e-12);
            COMPARE_NEAR(shown.ac1.estimate, 31825.0 / 41041, 1e-12);
            COMPARE_NEAR(shown.ordinalAlpha[1], 108577.0 / 133160, 1e-12);
        }
        at.press(Qt::Key_Down);
    }
}

void ThirdTaskCourseTest::release(Laptop& at)
{
    at.press(Qt::Key_7, Qt::AltModifier);
    ReleasePage& page = *at.window().releasePage();
    QVERIFY(page.isVisible());
    settle(page);
    // Not everybody has every mail, and the README is to say why.
    GateRow* labelled = page.checklist()->row(GateKind::Labelled);
    QVERIFY(labelled->state() == StateMark::State::Failed);
    const GateRow* decided = page.checklist()->row(GateKind::Decided);
    QVERIFY(decided->state() != StateMark::State::Passed); // four of them not
    QVERIFY2(decided->message().contains(QStringLiteral("4 items are not decided yet")),
             qPrintable(decided->message()));
    QVERIFY(tabTo(at, [&](const QWidget& w) { return &w == labelled->overrideButton(); }));
    at.press(Qt::Key_Space);
    QCOMPARE(QApplication::focusWidget(), labelled->reasonEdit());
    at.type(QStringLiteral("Some mails say nothing"));
    at.press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(labelled->state() == StateMark::State::Overridden, LongestStepOfATask);
    settle(page);
    for (const GateRow* row : page.checklist()->rows()) {
        const bool isOpen = row->state() == StateMark::State::Failed;
        QVERIFY2(!isOpen, qPrintable(gateToken(row->kind()) + u' ' + row->message()));
    }
    QSignalSpy written(&page, &ReleasePage::written);
    at.prompts.paths = {path(QStringLiteral("released"))};
    at.save();
    QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, LongestStepOfATask);
    m_release = written.front().front().toString();
    QVERIFY(must(verifyReleaseFolder(m_release)).isSound());
    m_agreement = agreementOf(at.study());
    for (const Person& person : must(at.study().roster().people()))
        m_agreement.replace(person.name.toUtf8(), person.code.toUtf8());
}

void ThirdTaskCourseTest::readBack()
{
    Laptop at(path(QStringLiteral("app-again")), m_clock, m_ids);
    QVERIFY(tabToButton(at, QStringLiteral("New study from files")));
    at.press(Qt::Key_Return);
    auto* wizard = activate<SetupWizard>(at);
    QVERIFY(wizard);
    const QDir released(m_release);
    at.type(QStringLiteral("Read back"));
    at.prompts.paths = {released.filePath(QStringLiteral("task.json"))};
    QVERIFY(tabToButton(at, QStringLiteral("From a file…")));
    at.press(Qt::Key_Return);
    QVERIFY2(wizard->task()->isOwn(), qPrintable(wizard->task()->problemText()));
    at.save();
    // As a file dialog lists them.
    at.prompts.paths = {released.filePath(QStringLiteral("annotations.csv")),
                        released.filePath(QStringLiteral("scenarios.csv"))};
    at.press(Qt::Key_Return);
    QTRY_VERIFY(!wizard->files()->isReading());
    QVERIFY2(wizard->obstacle().isEmpty(), qPrintable(wizard->obstacle()));
    at.save();
    at.type(Coordinator);
    for (int step = 0; step < 4; ++step)
        at.save();
    QVERIFY2(wizard->step() == SetupStep::Summary, qPrintable(wizard->message()));
    at.prompts.paths = {path(QStringLiteral("again.subtext"))};
    at.save();
    QVERIFY2(at.window().study(), qPrintable(wizard->message()));
    // Decisions come by the command line (subtext-cli adjudicate).
    const QString decisions = released.filePath(QStringLiteral("decisions.csv"));
    const auto task = must(at.study().task());
    must(
        at.study().deciding().decideAll(must(readDecisions(decisions, task.get())), {}, decisions));
    const QByteArray again = agreementOf(at.study());
    QCOMPARE(again, readFile(released.filePath(QStringLiteral("reports/agreement.json"))));
    QCOMPARE(again, m_agreement);
}

void ThirdTaskCourseTest::course_byKeysAlone_fromTheTaskToTheReleaseAndBack()
{
    const auto hasFailed = [] { return QTest::currentTestFailed(); };
    writeFiles();
    {
        Laptop at(path(QStringLiteral("app-lead")), m_clock, m_ids);
        goThroughWizard(at);
        if (hasFailed())
            return;
        writeHandOuts(at);
    }
    for (int observer = 0; observer < std::ssize(Observers) && !hasFailed(); ++observer)
        workOn(observer);
    if (hasFailed())
        return;
    Laptop at(path(QStringLiteral("app-lead")), m_clock, m_ids);
    openFromStart(at, studyPath());
    signInAs(at, Coordinator);
    at.press(Qt::Key_6, Qt::AltModifier);
    using Step = void (ThirdTaskCourseTest::*)(Laptop&);
    for (const Step step :
         {&ThirdTaskCourseTest::mergeReturns, &ThirdTaskCourseTest::decide,
          &ThirdTaskCourseTest::compareAgreement, &ThirdTaskCourseTest::release}) {
        if (!hasFailed())
            (this->*step)(at);
    }
    if (!hasFailed())
        readBack();
}

SUBTEXT_TEST(ThirdTaskCourseTest)
#include "thirdtaskcoursetest.moc"
