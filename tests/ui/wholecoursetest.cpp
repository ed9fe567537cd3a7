// SPDX-License-Identifier: MIT
#include "core/publishing/releasing.h"
#include "core/travel/handouts.h"
#include "core/travel/merging.h"
#include "tests/support/ceipractice.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/wholecourselaptop.h"
#include "tests/ui/wholecourserelease.h"
#include "ui/agreement/agreementpage.h"
#include "ui/quality/qualitypage.h"
#include "ui/release/releasepage.h"
#include "ui/roster/collectview.h"
#include "ui/roster/rosteractions.h"
#include "ui/roster/rosterpage.h"

#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

namespace {

constexpr int LongestStep = 60'000;
const QString DropOut = QStringLiteral("RATER-09");
const QString Latecomer = QStringLiteral("RATER-16");
const QString LatecomersName = QStringLiteral("Elodie Marchetti");

/// What the datasheet would say by the clock and of consent, which no two courses share.
void sayWhenItWas(Study& study)
{
    for (const QString& token :
         {QStringLiteral("timeframe"), QStringLiteral("hours"), QStringLiteral("consent")})
        if (!study.releasing().answer(token, QStringLiteral("One spring."), {}))
            qFatal("%s", qUtf8Printable(token));
}

} // namespace

/// Fifteen people on fifteen machines and no server: hand-outs go out, are worked on in the real
/// window, come back in any order, and end in the release that one shared file would have given.
class WholeCourseTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void handOuts_holdNothingOfAnyoneElse();
    void handOutWrittenLate_holdsNothingOfAnyoneElse();
    void course_endsInTheReleaseOfOneFile();
    void dropOutAndLatecomer_endInTheReleaseOfOneFile();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString studyPath() const { return path(QStringLiteral("course.subtext")); }
    QString handOutPath(const Person& person) const
    {
        return QDir(path(QStringLiteral("out"))).filePath(HandOuts::fileName(person));
    }
    QString returnedPath(const QString& code) const
    {
        return path(QStringLiteral("back/%1.subtext").arg(code));
    }
    Environment environment() { return {m_clock, m_ids, {}}; }

    void writeHandOuts();
    void workOn(const Person& person);
    void thinkAgain(const Person& person, const QString& item, Choice later);
    QStringList shuffledReturns() const;
    void merge(Laptop& at, const QStringList& files);
    void showTheWork(Laptop& at);
    void showWhatIsNoData(Study& study);
    void decide(Laptop& at);
    void release(Laptop& at, const QString& parent, QString& folder);
    std::unique_ptr<Study> makeTwin();
    std::unique_ptr<Study> makeTwinWithLatecomer(const CoursePlan& plan);
    void replaceDropOut(Laptop& at);
    void workOnLate(const CoursePlan& plan);
    void lookForOthers(const QString& file, const Person& owner);
    void compare(const std::map<QString, QByteArray>& files,
                 const std::map<QString, QByteArray>& expected);

    QTemporaryDir m_folder;
    FixedClock m_clock;
    CountingIds m_ids;
    std::unique_ptr<CoursePlan> m_plan;
    std::vector<Person> m_people;
    QStringList m_returned;
    QString m_freshStudy; ///< The study with its hand-outs written and none of them back.
};

void WholeCourseTest::initTestCase()
{
    for (const char* folder : {"out", "back", "late", "released"})
        QVERIFY(QDir(m_folder.path()).mkdir(QString::fromLatin1(folder)));
    {
        const auto study = CoursePlan::makeStudy(studyPath(), environment());
        m_plan = std::make_unique<CoursePlan>(*study);
        m_people = must(study->roster().people());
    }
    writeHandOuts();
    m_freshStudy = path(QStringLiteral("fresh.subtext"));
    QVERIFY(QFile::copy(studyPath(), m_freshStudy));
    for (const Person& person : m_people) {
        if (person.role == Role::Annotator)
            workOn(person);
        if (QTest::currentTestFailed())
            return;
    }
    for (const auto& [key, said] : m_plan->answers()) {
        for (const Person& person : m_people) {
            if (said.later && person.code == key.first)
                thinkAgain(person, key.second, *said.later);
        }
    }
    QCOMPARE(m_returned.size(), CoursePlan::names().size() + 1);
}

void WholeCourseTest::writeHandOuts()
{
    Laptop at(path(QStringLiteral("app-lead")), m_clock, m_ids);
    at.window().openStudy(studyPath());
    at.window().signIn(personCalled(at.study(), QStringLiteral("LEAD-01")));
    at.press(Qt::Key_6, Qt::AltModifier);
    QVERIFY(at.window().rosterPage()->isVisible());
    at.prompts.paths = {path(QStringLiteral("out"))};
    at.save();
    const QStringList written =
        QDir(path(QStringLiteral("out"))).entryList({QStringLiteral("*.subtext")}, QDir::Files);
    QCOMPARE(written.size(), CoursePlan::names().size());
}

void WholeCourseTest::workOn(const Person& person)
{
    // As it was sent by mail: on the machine there is only a copy.
    const QString copy = path(person.code + QStringLiteral(".subtext"));
    QVERIFY(QFile::copy(handOutPath(person), copy));
    const QString app = path(QStringLiteral("app-") + person.code);
    {
        Laptop at(app, m_clock, m_ids);
        at.window().openStudy(copy);
        at.agree();
        at.practise(static_cast<int>(person.id.value));
        at.labelItem(*m_plan, person.code);
        at.beginItem(*m_plan, person.code, 2);
    }
    QVERIFY(QFile::copy(copy, path(person.code + QStringLiteral("-begun.subtext"))));
    // Another day: neither consent nor practice is asked again, and the two digits are there.
    Laptop at(app, m_clock, m_ids);
    at.window().openStudy(copy);
    QVERIFY(!at.window().isBeforeWork());
    QCOMPARE(at.label().session()->submittedCount(), 1);
    QVERIFY(at.label().session()->answer().ballot[0]);
    at.labelAll(*m_plan, person.code);
    at.handIn(returnedPath(person.code));
    m_returned << returnedPath(person.code);
}

void WholeCourseTest::thinkAgain(const Person& person, const QString& item, Choice later)
{
    Laptop at(path(QStringLiteral("app-") + person.code), m_clock, m_ids);
    at.window().openStudy(path(person.code + QStringLiteral(".subtext")));
    QVERIFY(!at.window().isBeforeWork()); // neither is asked twice
    at.changeMind(item, later);
    at.handIn(returnedPath(person.code + QStringLiteral("-again")));
    m_returned << returnedPath(person.code + QStringLiteral("-again"));
}

void WholeCourseTest::lookForOthers(const QString& file, const Person& owner)
{
    const QByteArray bytes = readFile(file);
    QVERIFY(bytes.startsWith("SQLite format 3"));
    QVERIFY(bytes.contains(owner.name.toUtf8())); // so would the others be
    const auto isThere = [&](const QString& text) {
        return bytes.contains(text.toUtf8()) ||
               bytes.contains(
                   QByteArray::fromRawData(reinterpret_cast<const char*>(text.utf16()),
                                           text.size() * static_cast<qsizetype>(sizeof(char16_t))));
    };
    for (const Person& other : m_people) {
        if (other.id == owner.id)
            continue;
        QStringList traces = other.name.split(u' ');
        traces << other.code << other.uuid.text();
        for (const QString& text : traces)
            QVERIFY2(!isThere(text), qPrintable(text));
    }
    for (const auto& [key, said] : m_plan->answers()) {
        const QString own = said.answer.explanation.section(u'.', 0, 0) + u'.';
        if (key.first != owner.code)
            QVERIFY2(!isThere(own), qPrintable(own));
    }
}

void WholeCourseTest::handOuts_holdNothingOfAnyoneElse()
{
    const Person& owner = m_people.at(4);
    lookForOthers(handOutPath(owner), owner);
    lookForOthers(returnedPath(owner.code), owner);
    QVERIFY(readFile(returnedPath(owner.code)).contains("The kettle decides it."));
    QVERIFY(!readFile(handOutPath(owner)).contains("The kettle decides it."));
}

void WholeCourseTest::handOutWrittenLate_holdsNothingOfAnyoneElse()
{
    // From a study that is full of everybody's work.
    const QString copy = path(QStringLiteral("late/course.subtext"));
    QVERIFY(QFile::copy(m_freshStudy, copy));
    auto study = Study::open(copy, Study::Access::Write, environment());
    VERIFY_HOLDS(study);
    VERIFY_HOLDS((*study)->merging().merge(m_returned));
    const QString note = QStringLiteral("Nobody reads it in that way.");
    decideAll(**study, *m_plan, note);
    const QString late = path(QStringLiteral("late/hand-out.subtext"));
    const Person& owner = m_people.at(7);
    VERIFY_HOLDS((*study)->handouts().write(owner.id, late));
    lookForOthers(late, owner);
    const QByteArray bytes = readFile(late);
    QVERIFY(bytes.contains("The kettle decides it.")); // own work goes with it
    QVERIFY(!bytes.contains(note.toUtf8()));
    for (const Annotation& annotation : must((*study)->annotationsAfter({})))
        QCOMPARE(bytes.contains(annotation.uuid.text().toUtf8()), annotation.person == owner.id);
}

QStringList WholeCourseTest::shuffledReturns() const
{
    std::vector<QString> files(m_returned.begin(), m_returned.end());
    for (int i : {1, 6, 13})
        files.push_back(m_returned.at(i));
    // Sent twice: the second is another file with the same bytes.
    const QString again = path(QStringLiteral("back/Copy of a file (2).subtext"));
    QFile::copy(m_returned.at(9), again);
    files.push_back(again);
    PythonRandom(CoursePlan::Seed).shuffle(files);
    return {files.begin(), files.end()};
}

void WholeCourseTest::merge(Laptop& at, const QStringList& files)
{
    at.window().showPlace(MainWindow::Place::Roster);
    RosterPage& page = *at.window().rosterPage();
    QSignalSpy collected(&page, &RosterPage::collected);
    at.prompts.paths = files;
    at.press(Qt::Key_O, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(collected.size(), 1, LongestStep);
    const QString report = page.files()->reportText();
    QVERIFY2(!report.contains(QStringLiteral("refused")), qPrintable(report));
    for (const MergedFileRecord& record : must(at.study().merging().records()))
        QVERIFY2(record.refused == 0, qPrintable(record.file + record.report));
}

void WholeCourseTest::showTheWork(Laptop& at)
{
    const auto annotators = CoursePlan::names().size();
    at.press(Qt::Key_5, Qt::AltModifier);
    QVERIFY(at.window().qualityPage()->isVisible());
    const QualityMonitor& monitor = at.window().qualityPage()->live()->monitor();
    for (const Person& person : m_people) {
        if (person.role == Role::Annotator)
            QCOMPARE(monitor.person(person.id).labelled, CoursePlan::PerSubtype);
    }
    at.press(Qt::Key_4, Qt::AltModifier);
    AgreementPage& agreement = *at.window().agreementPage();
    QVERIFY(agreement.isVisible());
    const qint64 answers = annotators * CoursePlan::PerSubtype;
    QTRY_VERIFY_WITH_TIMEOUT(agreement.shown() && !agreement.isComputing() &&
                                 agreement.shown()->overall.annotations == answers,
                             LongestStep);
    const AgreementGroup overall = agreement.shown()->overall;
    QCOMPARE(overall.completeItems, answers / CoursePlan::Raters);
    QCOMPARE(overall.raters.size(), static_cast<std::size_t>(annotators));
    QCOMPARE(overall.patterns.split, static_cast<qint64>(m_plan->decisions().size()));
}

/// Practice, repeats and consent have arrived, too.
void WholeCourseTest::showWhatIsNoData(Study& study)
{
    std::map<std::pair<QString, QString>, Answer> planned;
    for (const auto& [key, said] : m_plan->answers())
        planned[key] = said.last();
    QVERIFY(answersIn(study) == planned); // every key, and nothing else
    const auto annotators = static_cast<std::size_t>(CoursePlan::names().size());
    const std::vector<PracticeResult> practice = must(study.practice().results());
    QCOMPARE(practice.size(), annotators);
    for (const PracticeResult& result : practice)
        QCOMPARE(result.first.accepted, static_cast<int>(ceiPractice().items.size()));
    QCOMPARE(must(study.repeats().intraAnnotatorAgreement()).size(), annotators);
    for (const Person& person : m_people) {
        if (person.role != Role::Annotator)
            continue;
        QCOMPARE(must(study.repeats().answered(person.id)), 1);
        const auto consent = must(study.consents().of(person.id));
        QVERIFY(consent && consent->isAccepted);
        const auto summary = study.labelling().summary(person.id);
        QVERIFY(summary && summary->handedIn);
    }
}

void WholeCourseTest::decide(Laptop& at)
{
    at.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    at.window().signIn(personCalled(at.study(), QStringLiteral("JUDGE-01")));
    QVERIFY(at.desk().isVisible());
    at.decideAll(*m_plan);
    sayWhenItWas(at.study());
}

void WholeCourseTest::release(Laptop& at, const QString& parent, QString& folder)
{
    at.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    at.window().signIn(personCalled(at.study(), QStringLiteral("LEAD-01")));
    at.press(Qt::Key_7, Qt::AltModifier);
    ReleasePage& page = *at.window().releasePage();
    QTRY_VERIFY_WITH_TIMEOUT(page.shown() && !page.isWorking(), LongestStep);
    for (const Gate& gate : page.shown()->gates)
        QVERIFY2(gate.isPassed, qPrintable(gate.token()));
    QSignalSpy written(&page, &ReleasePage::written);
    at.prompts.paths = {parent};
    at.save();
    QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, LongestStep);
    folder = written.front().front().toString();
}

/// The same work in one file, through the services: person by person, then the decisions.
std::unique_ptr<Study> WholeCourseTest::makeTwin()
{
    auto twin = CoursePlan::makeStudy(path(QStringLiteral("twin.subtext")), environment());
    for (const Person& person : m_people)
        submitAll(*twin, *m_plan, *must(twin->roster().byCode(person.code)));
    decideAll(*twin, *m_plan);
    sayWhenItWas(*twin);
    return twin;
}

void WholeCourseTest::compare(const std::map<QString, QByteArray>& files,
                              const std::map<QString, QByteArray>& expected)
{
    QVERIFY(files.size() > 20);
    QStringList different;
    for (const auto& [name, bytes] : expected) {
        if (files.count(name) == 0 || files.at(name) != bytes)
            different << name;
    }
    QCOMPARE(different.join(u' '), QString());
    QCOMPARE(files.size(), expected.size());
}

void WholeCourseTest::course_endsInTheReleaseOfOneFile()
{
    QString folder;
    std::map<QString, QByteArray> widest;
    {
        Laptop at(path(QStringLiteral("app-lead")), m_clock, m_ids);
        at.window().openStudy(studyPath());
        at.window().signIn(personCalled(at.study(), QStringLiteral("LEAD-01")));
        const QStringList files = shuffledReturns();
        merge(at, files.mid(0, files.size() / 2));
        merge(at, files.mid(files.size() / 2));
        if (QTest::currentTestFailed())
            return;
        QCOMPARE(must(at.study().merging().records()).size(),
                 static_cast<std::size_t>(files.size()));
        showTheWork(at);
        showWhatIsNoData(at.study());
        if (QTest::currentTestFailed())
            return;
        decide(at);
        if (QTest::currentTestFailed())
            return;
        widest = releaseOf(at.study(), widestOptions());
        release(at, path(QStringLiteral("released")), folder);
        if (QTest::currentTestFailed())
            return;
        VERIFY_HOLDS(at.study().verifyAudit());
    }
    const auto twin = makeTwin();
    compare(widest, releaseOf(*twin, widestOptions()));
    compare(filesIn(folder), releaseOf(*twin, optionsOfTheWindow()));
}

/// The coordinator lets one go who has labelled one item, and takes on another for the rest.
void WholeCourseTest::replaceDropOut(Laptop& at)
{
    at.press(Qt::Key_6, Qt::AltModifier);
    at.prompts.choices = {1}; // without giving the items to others
    at.window().rosterPage()->actions()->dropOut(personCalled(at.study(), DropOut));
    VERIFY_HOLDS(at.study().roster().add({{Latecomer, LatecomersName, Role::Annotator}}));
    at.prompts.choices = {0};
    at.window().rosterPage()->actions()->fill();
    QCOMPARE(must(at.study().assigning().missing()), 0);
    QCOMPARE(must(at.study().labelling().items(personCalled(at.study(), Latecomer))).size(),
             std::size_t{CoursePlan::PerSubtype - 1});
    at.prompts.paths = {path(QStringLiteral("late"))};
    at.save();
}

void WholeCourseTest::workOnLate(const CoursePlan& plan)
{
    Person person;
    person.code = Latecomer;
    person.name = LatecomersName;
    Laptop at(path(QStringLiteral("app-late")), m_clock, m_ids);
    at.window().openStudy(QDir(path(QStringLiteral("late"))).filePath(HandOuts::fileName(person)));
    at.agree();
    at.practise(1);
    at.labelAll(plan, Latecomer);
    at.handIn(returnedPath(Latecomer));
}

std::unique_ptr<Study> WholeCourseTest::makeTwinWithLatecomer(const CoursePlan& plan)
{
    auto twin = CoursePlan::makeStudy(path(QStringLiteral("late-twin.subtext")), environment());
    const PersonId left = personCalled(*twin, DropOut);
    submitAll(*twin, plan, *must(twin->roster().person(left)), 1);
    if (!twin->assigning().withdraw(left) ||
        !twin->roster().add({{Latecomer, LatecomersName, Role::Annotator}}) ||
        !twin->assigning().fill(CoursePlan::Seed))
        qFatal("twin: latecomer");
    for (const Person& person : must(twin->roster().people())) {
        if (person.id != left)
            submitAll(*twin, plan, person);
    }
    decideAll(*twin, plan);
    sayWhenItWas(*twin);
    return twin;
}

void WholeCourseTest::dropOutAndLatecomer_endInTheReleaseOfOneFile()
{
    CoursePlan plan = *m_plan;
    plan.takeOver(DropOut, Latecomer);
    const QString copy = path(QStringLiteral("late/changed.subtext"));
    QVERIFY(QFile::copy(m_freshStudy, copy));
    QStringList files = shuffledReturns();
    files.removeAll(returnedPath(DropOut));
    const auto open = [&](Laptop& at) {
        at.window().openStudy(copy);
        at.window().signIn(personCalled(at.study(), QStringLiteral("LEAD-01")));
    };
    {
        Laptop at(path(QStringLiteral("app-lead")), m_clock, m_ids);
        open(at);
        merge(at, {path(DropOut + QStringLiteral("-begun.subtext"))});
        replaceDropOut(at);
    }
    if (QTest::currentTestFailed())
        return;
    workOnLate(plan);
    if (QTest::currentTestFailed())
        return;
    Laptop at(path(QStringLiteral("app-lead")), m_clock, m_ids);
    open(at);
    files.insert(3, returnedPath(Latecomer));
    merge(at, files);
    if (QTest::currentTestFailed())
        return;
    decideAll(at.study(), plan);
    sayWhenItWas(at.study());
    compare(releaseOf(at.study(), widestOptions()),
            releaseOf(*makeTwinWithLatecomer(plan), widestOptions()));
}

SUBTEXT_TEST(WholeCourseTest)
#include "wholecoursetest.moc"
