// SPDX-License-Identifier: MIT
#include "core/course/aboutreaders.h"
#include "core/course/assigning.h"
#include "core/course/moreraters.h"
#include "core/course/norming.h"
#include "core/publishing/releasing.h"
#include "tests/support/checks.h"
#include "tests/support/filesin.h"
#include "tests/support/must.h"
#include "tests/support/readerform.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/wholecourselaptop.h"
#include "ui/agreement/agreementpage.h"
#include "ui/agreement/agreementresult.h"
#include "ui/charts/disagreementchart.h"
#include "ui/charts/readerchart.h"
#include "ui/charts/surprisechart.h"
#include "ui/consent/readerpage.h"
#include "ui/forms/courseform.h"
#include "ui/forms/readerformchoice.h"
#include "ui/forms/rosteredit.h"
#include "ui/forms/rulesform.h"
#include "ui/norming/normingdialog.h"
#include "ui/norming/normingfiguresview.h"
#include "ui/norming/normingform.h"
#include "ui/norming/normingpage.h"
#include "ui/release/releasepage.h"
#include "ui/roster/assignmentview.h"
#include "ui/roster/rosterpage.h"
#include "ui/setup/assignmentpage.h"
#include "ui/setup/filespage.h"
#include "ui/setup/peoplepage.h"
#include "ui/setup/rulespage.h"
#include "ui/setup/setupwizard.h"
#include "ui/setup/taskpage.h"
#include "ui/shell/places.h"
#include "ui/widgets/segmentbar.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSpinBox>

using namespace subtext;
using namespace subtext::test;

namespace {

constexpr int LongestWait = 60'000;
constexpr int CourseItems = 6;
const QStringList CoursePeople{QStringLiteral("Ann"), QStringLiteral("Bo"), QStringLiteral("Cy"),
                               QStringLiteral("Dee")};

} // namespace

/// A course in which everything is asked that tells kinds of disagreement apart, through the window
/// alone: the wizard, hand-outs that travel, a norming round, further annotators, and a release.
class DisagreementCourseTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void course_goesFromTheWizardToTheRelease();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString studyPath() const { return path(QStringLiteral("course.subtext")); }

    void setUpCourse();
    void openAsCoordinator(Laptop& at);
    void writeHandOuts(Laptop& at, const QString& folder);
    void merge(Laptop& at);
    NormingDialog* dialogOf(Laptop& at);
    void beginRound();
    void openRound();
    void vote(const QString& name);
    void voteAgainAndLabel(const QString& name);
    void labelOne(Laptop& at, const QString& name);
    QString handOutOf(const QString& folder, const QString& name) const;
    void closeRoundAndAskMore();
    void labelFurther();
    void decideSplits(Laptop& at);
    void readFigures(Laptop& at);
    void release(Laptop& at);

    static Choice readingOf(const QString& item, const QString& name);

    QTemporaryDir m_folder;
    FixedClock m_clock;
    CountingIds m_ids;
    QStringList m_returned;
};

/// On the first two items everybody reads something else; on the others all but Dee agree.
Choice DisagreementCourseTest::readingOf(const QString& item, const QString& name)
{
    const int number = item.section(u'/', -1).toInt();
    const auto person = static_cast<int>(CoursePeople.indexOf(name));
    if (number <= 2)
        return static_cast<Choice>(2 * person);
    return static_cast<Choice>(person == 3 ? 5 : 0);
}

void DisagreementCourseTest::setUpCourse()
{
    ScriptedPrompts prompts;
    SetupWizard wizard(prompts, {m_clock, m_ids, {}});
    wizard.files()->addFiles({writeScenes(m_folder.path(), CourseItems)});
    wizard.files()->finishReading();
    wizard.task()->title()->setText(QStringLiteral("How we differ"));
    wizard.people()->coordinator()->setText(QStringLiteral("Lena"));
    wizard.people()->roster()->setText(CoursePeople.join(u'\n') +
                                       QStringLiteral("\nM1, Mo, adjudicator"));
    child<QSpinBox>(wizard.assignment(), "raters")->setValue(3);
    RulesForm& rules = *wizard.rules()->form();
    rules.explanation()->button(1)->click();
    child<SegmentBar>(rules, "secondReading")->button(1)->click();
    child<QSpinBox>(rules, "guessShare")->setValue(100);
    child<QSpinBox>(rules, "moreRaters")->setValue(1);
    rules.selfCheck()->button(1)->click();
    CourseForm& course = *wizard.course()->form();
    course.repeats()->setValue(1);
    course.practice()->button(1)->click();
    course.readers()->readFile(writeFile(path(QStringLiteral("form.json")), readerFormBytes()));
    QVERIFY2(prompts.said.isEmpty(), qPrintable(prompts.said.join(u'\n')));
    const auto study = wizard.make(studyPath());
    QVERIFY2(study, qPrintable(wizard.message()));
    const Protocol made = must(study->protocol());
    QVERIFY(made.secondReading == SecondReading::Option && made.guessShare == 100);
    QCOMPARE(made.moreRaters, 1);
    QCOMPARE(made.repeats, 1);
    QVERIFY(made.readerForm == aReaderForm());
}

void DisagreementCourseTest::openAsCoordinator(Laptop& at)
{
    at.window().openStudy(studyPath());
    for (const Person& person : must(at.study().roster().people())) {
        if (person.role == Role::Coordinator)
            at.window().signIn(person.id);
    }
}

QString DisagreementCourseTest::handOutOf(const QString& folder, const QString& name) const
{
    const QStringList there =
        QDir(path(folder)).entryList({QStringLiteral("*%1*.subtext").arg(name)}, QDir::Files);
    return there.isEmpty() ? QString() : QDir(path(folder)).filePath(there.front());
}

void DisagreementCourseTest::writeHandOuts(Laptop& at, const QString& folder)
{
    QVERIFY(QDir(m_folder.path()).mkdir(folder));
    at.press(Qt::Key_6, Qt::AltModifier);
    at.prompts.paths = {path(folder)};
    at.save();
    QCOMPARE(QDir(path(folder)).entryList({QStringLiteral("*.subtext")}, QDir::Files).size(),
             CoursePeople.size());
}

void DisagreementCourseTest::merge(Laptop& at)
{
    at.press(Qt::Key_6, Qt::AltModifier);
    RosterPage& page = *at.window().rosterPage();
    QSignalSpy collected(&page, &RosterPage::collected);
    at.prompts.paths = m_returned;
    at.press(Qt::Key_O, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(collected.size(), 1, LongestWait);
    m_returned.clear();
}

NormingDialog* DisagreementCourseTest::dialogOf(Laptop& at)
{
    at.press(Qt::Key_6, Qt::AltModifier);
    at.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    return at.window().findChild<NormingDialog*>();
}

void DisagreementCourseTest::beginRound()
{
    Laptop at(path(QStringLiteral("app-lead")), m_clock, m_ids);
    openAsCoordinator(at);
    NormingDialog* dialog = dialogOf(at);
    QVERIFY(dialog);
    dialog->form()->items()->setCurrentIndex(static_cast<int>(NormingForm::Items::Unlabelled));
    dialog->form()->count()->setValue(2);
    dialog->form()->title()->setText(QStringLiteral("Before we begin"));
    QTest::mouseClick(dialog->form()->beginButton(), Qt::LeftButton);
    QCOMPARE(must(at.study().norming().rounds()).size(), std::size_t{1});
    dialog->reject();
    writeHandOuts(at, QStringLiteral("out"));
}

/// About the reader first, then the round; the labels wait.
void DisagreementCourseTest::vote(const QString& name)
{
    Laptop at(path(QStringLiteral("app-") + name), m_clock, m_ids);
    const QString file = handOutOf(QStringLiteral("out"), name);
    at.window().openStudy(file);
    QVERIFY(at.window().isBeforeWork());
    at.press(Qt::Key_Down); // German
    at.press(Qt::Key_Tab);
    at.press(Qt::Key_Down); // and the first of the ages
    QTest::mouseClick(at.window().beforeWork()->readers()->saveButton(), Qt::LeftButton);
    QVERIFY(!at.window().isBeforeWork());
    Places& places = *at.window().findChild<Places*>();
    QCOMPARE(places.place(), Place::Norming);
    const auto own = static_cast<int>(CoursePeople.indexOf(name));
    at.press(static_cast<Qt::Key>(Qt::Key_1 + own % 2));
    at.save();
    at.press(Qt::Key_3);
    at.prompts.choices = {0};
    at.save();
    QVERIFY(places.norming()->stage() == NormingPage::Stage::Told);
    QTest::mouseClick(child<QPushButton>(places.norming(), "handInTold"), Qt::LeftButton);
    QVERIFY(at.label().ending()->isSummaryShown());
    at.prompts.choices = {0}; // with items that are open
    const QString back = path(name + QStringLiteral("-votes.subtext"));
    at.handIn(back);
    m_returned << back;
}

void DisagreementCourseTest::openRound()
{
    Laptop at(path(QStringLiteral("app-lead")), m_clock, m_ids);
    openAsCoordinator(at);
    merge(at);
    NormingDialog* dialog = dialogOf(at);
    QVERIFY(dialog && dialog->openButton()->isEnabled());
    at.prompts.choices = {0};
    QTest::mouseClick(dialog->openButton(), Qt::LeftButton);
    QVERIFY(must(at.study().norming().rounds()).front().phase == NormingPhase::Open);
    dialog->reject();
    writeHandOuts(at, QStringLiteral("again"));
}

/// The emotion, what else it could be, what the others will say, four scales: seven keys.
void DisagreementCourseTest::labelOne(Laptop& at, const QString& name)
{
    const Choice reading = readingOf(at.label().session()->item().scenario.name(), name);
    at.press(static_cast<Qt::Key>(Qt::Key_1 + indexOf(reading)));
    at.press(name == CoursePeople.front() ? Qt::Key_8 : Qt::Key_0);
    at.press(Qt::Key_1);
    at.type(QStringLiteral("4444"));
    at.save();
}

void DisagreementCourseTest::voteAgainAndLabel(const QString& name)
{
    Laptop at(path(QStringLiteral("app-") + name), m_clock, m_ids);
    at.window().openStudy(handOutOf(QStringLiteral("again"), name));
    QVERIFY(!at.window().isBeforeWork()); // nobody is asked about themselves twice
    Places& places = *at.window().findChild<Places*>();
    QCOMPARE(places.place(), Place::Norming);
    at.press(Qt::Key_1); // with the plurality, or as before
    at.save();
    at.press(Qt::Key_K, Qt::ControlModifier);
    at.prompts.choices = {0};
    at.save();
    at.press(Qt::Key_1, Qt::AltModifier);
    LabelSession& session = *at.label().session();
    const auto count = static_cast<int>(session.items().size());
    QVERIFY(count > 0);
    for (int done = 0; done < count; ++done) {
        QCOMPARE(session.submittedCount(), done);
        labelOne(at, name);
    }
    QVERIFY(at.label().ending()->areRepeatsShown());
    at.press(Qt::Key_Space);          // Start
    at.type(QStringLiteral("14444")); // neither a second reading nor a guess
    at.save();
    ReaderPage& after = *at.label().ending()->readers();
    QVERIFY(after.isVisible());
    QTest::mouseClick(child<QPushButton>(after, "skipReader"), Qt::LeftButton);
    QVERIFY(at.label().ending()->isSummaryShown());
    const QString back = path(name + QStringLiteral("-labels.subtext"));
    at.handIn(back);
    m_returned << back;
}

void DisagreementCourseTest::closeRoundAndAskMore()
{
    Laptop at(path(QStringLiteral("app-lead")), m_clock, m_ids);
    openAsCoordinator(at);
    merge(at);
    NormingDialog* dialog = dialogOf(at);
    at.prompts.choices = {0};
    QTest::mouseClick(child<QPushButton>(dialog, "closeRound"), Qt::LeftButton);
    QVERIFY(must(at.study().norming().rounds()).front().phase == NormingPhase::Closed);
    QVERIFY(!dialog->figures()->isHidden());
    dialog->reject();
    RosterPage& page = *at.window().rosterPage();
    page.showView(RosterPage::View::Assignment);
    auto* more = child<QPushButton>(page.assignment(), "more");
    QTRY_VERIFY_WITH_TIMEOUT(more->isVisible(), LongestWait);
    at.prompts.choices = {0};
    QTest::mouseClick(more, Qt::LeftButton);
    QVERIFY(must(at.study().moreRaters().state()).toCome > 0);
    page.showView(RosterPage::View::People);
    writeHandOuts(at, QStringLiteral("further"));
}

void DisagreementCourseTest::labelFurther()
{
    for (const QString& name : CoursePeople) {
        Laptop at(path(QStringLiteral("app-") + name), m_clock, m_ids);
        at.window().openStudy(handOutOf(QStringLiteral("further"), name));
        LabelSession& session = *at.label().session();
        const auto open = static_cast<int>(session.items().size()) - session.submittedCount();
        if (open == 0)
            continue;
        for (int done = 0; done < open; ++done)
            labelOne(at, name);
        if (!at.label().ending()->isSummaryShown())
            at.press(Qt::Key_F4);
        QVERIFY(at.label().ending()->isSummaryShown());
        const QString back = path(name + QStringLiteral("-further.subtext"));
        at.handIn(back);
        m_returned << back;
    }
    QVERIFY(!m_returned.isEmpty());
}

void DisagreementCourseTest::decideSplits(Laptop& at)
{
    at.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    for (const Person& person : must(at.study().roster().people())) {
        if (person.role == Role::Adjudicator)
            at.window().signIn(person.id);
    }
    DeskSession& session = *at.desk().session();
    QVERIFY(session.queue().waitingCount() > 0);
    while (session.queue().waitingCount() > 0) {
        const qint64 before = session.queue().waitingCount();
        m_clock.advance(20'000);
        at.press(PlaceKeys.front());
        at.press(Qt::Key_2, Qt::ControlModifier);
        at.save();
        QCOMPARE(session.queue().waitingCount(), before - 1);
    }
}

void DisagreementCourseTest::readFigures(Laptop& at)
{
    at.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    openAsCoordinator(at);
    at.press(Qt::Key_4, Qt::AltModifier);
    AgreementPage& page = *at.window().agreementPage();
    QTRY_VERIFY_WITH_TIMEOUT(page.shown() && !page.isComputing(), LongestWait);
    QVERIFY(page.disagreement()->isVisibleTo(&page));
    QVERIFY(page.surprises()->isVisibleTo(&page));
    QVERIFY(page.readers()->isVisibleTo(&page));
    for (const char* lines : {"secondReadings", "surprisinglyPopular"}) {
        const QLabel& said = *child<QLabel>(page, lines);
        QVERIFY2(said.isVisibleTo(&page) && !said.text().isEmpty(), lines);
    }
}

void DisagreementCourseTest::release(Laptop& at)
{
    for (const QString& token :
         {QStringLiteral("timeframe"), QStringLiteral("hours"), QStringLiteral("consent")})
        VERIFY_HOLDS(at.study().releasing().answer(token, QStringLiteral("One spring."), {}));
    at.press(Qt::Key_7, Qt::AltModifier);
    ReleasePage& page = *at.window().releasePage();
    QTRY_VERIFY_WITH_TIMEOUT(page.shown() && !page.isWorking(), LongestWait);
    QSignalSpy written(&page, &ReleasePage::written);
    QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("released")));
    at.prompts.paths = {path(QStringLiteral("released"))};
    at.save();
    QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, LongestWait);
    const auto files = filesIn(written.front().front().toString());
    QStringList names;
    for (const auto& [name, bytes] : files)
        names << name;
    for (const char* table : {"second_readings.csv", "guesses.csv", "more_raters.csv",
                              "norming.csv", "disagreement.csv", "readers.csv", "datasheet.md"}) {
        const auto has = std::any_of(names.begin(), names.end(), [table](const QString& name) {
            return name.endsWith(QString::fromLatin1(table), Qt::CaseInsensitive);
        });
        QVERIFY2(has, qPrintable(QString::fromLatin1(table) + u' ' + names.join(u' ')));
    }
}

void DisagreementCourseTest::course_goesFromTheWizardToTheRelease()
{
    const auto isStopped = [] { return QTest::currentTestFailed(); };
    setUpCourse();
    if (isStopped())
        return;
    beginRound();
    for (const QString& name : CoursePeople) {
        if (!isStopped())
            vote(name);
    }
    if (isStopped())
        return;
    openRound();
    for (const QString& name : CoursePeople) {
        if (!isStopped())
            voteAgainAndLabel(name);
    }
    if (isStopped())
        return;
    closeRoundAndAskMore();
    if (isStopped())
        return;
    labelFurther();
    if (isStopped())
        return;
    Laptop at(path(QStringLiteral("app-lead")), m_clock, m_ids);
    openAsCoordinator(at);
    merge(at);
    QCOMPARE(must(at.study().moreRaters().state()).toCome, 0);
    decideSplits(at);
    if (isStopped())
        return;
    readFigures(at);
    if (!isStopped())
        release(at);
    VERIFY_HOLDS(at.study().verifyAudit());
}

SUBTEXT_TEST(DisagreementCourseTest)
#include "disagreementcoursetest.moc"
