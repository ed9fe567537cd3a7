// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/exchange/labelstudio/labelstudiowriter.h"
#include "core/labelstudio/projectpush.h"
#include "core/study/demonstration/demonstration.h"
#include "core/task/builtintasks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/newstudiodesk.h"
#include "ui/forms/textchoice.h"
#include "ui/guidelines/instructions.h"
#include "ui/setup/taskpage.h"
#include "ui/widgets/segmentbar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QStandardItemModel>
#include <QTreeWidget>

using namespace subtext;
using namespace subtext::test;

/// What comes along when a project of Label Studio is pulled into a study, and what is said of it
/// before and after.
class StudioPullTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goldOfTheTasks_comesAlongAndIsSaid();
    void goldOfTheTasks_isLeftThere();
    void goldThatStayedThere_isNotTickedAgain();
    void splitsThatGoldDecides_areCountedBeforeThePull();
    void scenesAlone_leaveNoChoiceOfGold();
    void tasksWithoutAnId_areNumberedWithoutAWordOnExports();
    void instructions_becomeMarkdown_data();
    void instructions_becomeMarkdown();
    void endlessInstructions_areNotTaken();
    void instructions_becomeTheGuidelineOfANewStudy();
    void instructions_areLeftOutOfANewStudy();
    void instructions_areNamedWhereTheStudyIsThere();
    void ownGuideline_isNotNamedAgain();
    void refusedAnswer_isNamedByItsTask();
    void unreadableTasks_areNamedByTheirProject();
    void changedAnswers_wouldBeRevisedAndNameTheirScenes();
    void pushedDemonstration_isUnderstoodWhole_data();
    void pushedDemonstration_isUnderstoodWhole();
};

namespace {

/// The scene of the project has a gold label that is none of its votes, and a note.
void addGold(StudioServer& at, int project)
{
    QJsonObject task = at.studio.tasksOf(project).first().toObject();
    task[QStringLiteral("meta")] =
        QJsonObject{{QStringLiteral("subtext"),
                     QJsonObject{{QStringLiteral("gold"), QStringLiteral("joy")},
                                 {QStringLiteral("note"), QStringLiteral("Not ironic.")}}}};
    at.studio.setTask(task);
}

void push(StudioServer& at, Study& study)
{
    FarStudio far(at.studio, at.farAsked);
    const FixedClock clock;
    const QUrl server(QStringLiteral("https://label.example.org"));
    LabelStudioClient client(server, StudioKey,
                             {far, clock, [](qint64, QObject* context, std::function<void()> work) {
                                  QTimer::singleShot(0, context, std::move(work));
                              }});
    const std::unique_ptr<PushMaterial> material = must(study.studioBridge().pushMaterial());
    ProjectPush pushing(client, material->source(), {true, true}, std::nullopt);
    std::optional<Result<void>> pushed;
    pushing.look([&](const Result<PushLook>& look) {
        must(look);
        pushing.run([&](const Result<void>& of) { pushed = of; });
    });
    QTRY_VERIFY(pushed.has_value());
    must(*pushed);
}

/// A demonstration with answers of two people, pushed; the names of all its annotators who
/// answered.
QStringList pushDemonstration(NewStudyDesk& at, const Demonstration& demonstration)
{
    TestStudy place;
    const auto study = must(makeDemonstration(place.filePath(QStringLiteral("demo.subtext")),
                                              place.environment(), demonstration));
    QStringList names;
    std::vector<PersonId> labelling;
    for (const Person& person : must(study->roster().people())) {
        if (person.role == Role::Annotator && names.size() < 2) {
            names << person.name;
            labelling.push_back(person.id);
        }
    }
    must(simulateLabelling(*study, labelling, 3, 7));
    push(at, *study);
    return names;
}

/// What stands in the second column of the tree, row by row of one group.
QStringList meaningsOf(const MeaningTree& tree, const QString& group)
{
    QStringList said;
    for (int i = 0; i < tree.tree()->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* top = tree.tree()->topLevelItem(i);
        for (int row = 0; top->text(0) == group && row < top->childCount(); ++row) {
            const auto* box = qobject_cast<QComboBox*>(tree.tree()->itemWidget(top->child(row), 1));
            said << (box != nullptr ? box->currentText() : top->child(row)->text(1));
        }
    }
    return said;
}

} // namespace

void StudioPullTest::goldOfTheTasks_comesAlongAndIsSaid()
{
    StudioDesk at;
    addGold(at, at.addOwnProject());
    StudioDialog& dialog = at.look();
    QVERIFY(child<QCheckBox>(dialog.pullPage(), "pulledGold")->isChecked());
    QVERIFY2(dialog.report().contains(QLatin1String("1 answer, 1 gold label, 1 note")),
             qPrintable(dialog.report()));
    at.take(dialog);
    QVERIFY2(dialog.report().contains(QLatin1String("1 answer, 1 gold label, 1 note")),
             qPrintable(dialog.report()));
    QCOMPARE(at.data().decisions.size(), std::size_t{1});
    QCOMPARE(at.data().decisions.front().note, QStringLiteral("Not ironic."));
}

void StudioPullTest::goldOfTheTasks_isLeftThere()
{
    StudioDesk at;
    addGold(at, at.addOwnProject());
    StudioDialog& dialog = at.look();
    auto& truth = *dialog.pullPage()->findChild<QComboBox*>(QStringLiteral("groundTruth"));
    const int gold = truth.findData(static_cast<int>(GroundTruth::Gold));
    truth.setCurrentIndex(gold);
    at.settle(dialog);
    child<QCheckBox>(dialog.pullPage(), "pulledGold")->click();
    at.settle(dialog);
    // What says that gold labels come is neither chosen nor to be chosen.
    QVERIFY(truth.currentIndex() != gold);
    QVERIFY(!qobject_cast<QStandardItemModel*>(truth.model())->item(gold)->isEnabled());
    const auto verifyLeft = [&] {
        QVERIFY2(!dialog.report().contains(QLatin1String("1 gold label")),
                 qPrintable(dialog.report()));
        QVERIFY2(
            dialog.report().contains(QLatin1String("Gold labels and notes stay in Label Studio")),
            qPrintable(dialog.report()));
    };
    verifyLeft();
    at.take(dialog);
    verifyLeft();
    QCOMPARE(at.data().annotations.size(), std::size_t{1});
    QVERIFY(at.data().decisions.empty());
}

void StudioPullTest::goldThatStayedThere_isNotTickedAgain()
{
    StudioDesk at;
    addGold(at, at.addOwnProject());
    StudioDialog& dialog = at.look();
    child<QCheckBox>(dialog.pullPage(), "pulledGold")->click();
    at.settle(dialog);
    at.take(dialog);
    dialog.reject();
    StudioDialog& again = at.look();
    QVERIFY(!child<QCheckBox>(again.pullPage(), "pulledGold")->isChecked());
    QVERIFY2(!again.report().contains(QLatin1String("1 gold label")), qPrintable(again.report()));
}

void StudioPullTest::splitsThatGoldDecides_areCountedBeforeThePull()
{
    NewStudyDesk at;
    const int project = at.studio.addProject(
        QStringLiteral("Splits"), QString::fromUtf8(labelStudioConfig(*builtInTask(u"cei"))));
    at.studio.addPerson(3, QStringLiteral("ben@example.org"));
    at.studio.addPerson(4, QStringLiteral("cem@example.org"));
    for (int i = 1; i <= 3; ++i) {
        const int task = at.studio.addTask(
            project, sceneData(QString::number(i), QStringLiteral("Great, number %1.").arg(i)));
        at.studio.annotate(task, 2, wholeAnswer("joy"));
        at.studio.annotate(task, 3, wholeAnswer(i < 3 ? "anger" : "joy"));
        at.studio.annotate(task, 4, wholeAnswer("fear"));
    }
    addGold(at, project);
    StudioStudyDialog& dialog = at.makeStudy();
    QCOMPARE(dialog.step(), StudioStudyDialog::Step::Pull);
    QVERIFY2(dialog.report().contains(
                 QStringLiteral("1 split is decided by the project’s gold labels; 1 split is left "
                                "to adjudicate. Untick “Gold labels and notes”")),
             qPrintable(dialog.report()));
    child<QCheckBox>(dialog.pullPage(), "pulledGold")->click();
    at.settle(dialog);
    QVERIFY2(!dialog.report().contains(QLatin1String("left to adjudicate")),
             qPrintable(dialog.report()));
}

void StudioPullTest::scenesAlone_leaveNoChoiceOfGold()
{
    StudioDesk at;
    addGold(at, at.addOwnProject());
    StudioDialog& dialog = at.look();
    child<QCheckBox>(dialog.pullPage(), "scenes")->click();
    at.settle(dialog);
    QVERIFY(!child<QCheckBox>(dialog.pullPage(), "pulledGold")->isEnabled());
    QVERIFY(!dialog.pullPage()->findChild<QComboBox*>(QStringLiteral("groundTruth"))->isEnabled());
    at.take(dialog);
    QVERIFY(at.data().annotations.empty());
    QVERIFY(at.data().decisions.empty());
}

/// There is no file of which another format could be chosen.
void StudioPullTest::tasksWithoutAnId_areNumberedWithoutAWordOnExports()
{
    NewStudyDesk at;
    const int project = at.studio.addProject(QStringLiteral("Feelings"), foreignXml());
    const int task =
        at.studio.addTask(project, {{QStringLiteral("context"), QStringLiteral("They wait.")},
                                    {QStringLiteral("utterance"), QStringLiteral("How nice.")}});
    at.studio.annotate(task, 2, foreignAnswer("glad"));
    StudioStudyDialog& dialog = at.makeStudy();
    QCOMPARE(dialog.step(), StudioStudyDialog::Step::Pull);
    QVERIFY2(dialog.report().contains(QLatin1String("has no id for its scenario")),
             qPrintable(dialog.report()));
    QVERIFY2(!dialog.report().contains(QLatin1String("CSV")), qPrintable(dialog.report()));
}

void StudioPullTest::instructions_becomeMarkdown_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("markdown");
    const auto row = [](const char* name, const QString& given, const QString& markdown) {
        QTest::newRow(name) << given << markdown;
    };
    row("nothing", QString(), QString());
    row("blank HTML", QStringLiteral("<p> </p>"), QString());
    row("HTML", QStringLiteral("<p>Mark <b>irony</b>.</p>"), QStringLiteral("Mark **irony**."));
    row("what we wrote", QStringLiteral("# How\n\n> Mark *irony*."),
        QStringLiteral("# How\n\n> Mark *irony*."));
    row("the same with entities", QStringLiteral("&gt; Mark *irony* &amp; wit."),
        QStringLiteral("> Mark *irony* & wit."));
    row("a picture", QStringLiteral("<p>See<img src=\"file:///etc/hostname\"></p>"),
        QStringLiteral("See"));
    row("a program", QStringLiteral("<p>Mark.</p><script>run()</script>"), QStringLiteral("Mark."));
    row("a style of a file",
        QStringLiteral("<link rel=\"stylesheet\" href=\"file:///etc/hostname\"><p>Mark.</p>"),
        QStringLiteral("Mark."));
}

void StudioPullTest::instructions_becomeMarkdown()
{
    QFETCH(QString, given);
    QFETCH(QString, markdown);
    QCOMPARE(markdownOfInstructions(given), std::optional(markdown));
}

void StudioPullTest::endlessInstructions_areNotTaken()
{
    QVERIFY(!markdownOfInstructions(QStringLiteral("a").repeated(100'001)));
    QVERIFY(!markdownOfInstructions(QStringLiteral("<table><tr><td>").repeated(101)));
    NewStudyDesk at;
    at.studio.instruct(at.addFeelings(), QStringLiteral("a").repeated(100'001));
    StudioStudyDialog& dialog = at.openProject();
    QVERIFY2(dialog.about().contains(QLatin1String("stay in Label Studio")),
             qPrintable(dialog.about()));
    QVERIFY(dialog.task()->guideline()->text().isEmpty());
}

void StudioPullTest::instructions_becomeTheGuidelineOfANewStudy()
{
    NewStudyDesk at;
    at.studio.instruct(at.addFeelings(), QStringLiteral("<p>Mark <b>irony</b>.</p>"));
    StudioStudyDialog& dialog = at.makeStudy();
    QVERIFY2(dialog.about().contains(QLatin1String("Its instructions become the guideline")),
             qPrintable(dialog.about()));
    QVERIFY(!dialog.report().contains(QLatin1String("instructions")));
    at.act(dialog);
    dialog.actButton()->click();
    QVERIFY(at.desk.window().study());
    QCOMPARE(must(at.desk.study().courseRules().shownText(TaskText::Guideline)),
             QStringLiteral("Mark **irony**."));
}

void StudioPullTest::instructions_areLeftOutOfANewStudy()
{
    NewStudyDesk at;
    at.studio.instruct(at.addFeelings(), QStringLiteral("<p>Mark <b>irony</b>.</p>"));
    StudioStudyDialog& dialog = at.openProject();
    dialog.task()->guideline()->source()->button(0)->click();
    dialog.coordinator()->setText(QStringLiteral("Ada Coleman"));
    at.desk.prompts.paths = {at.path()};
    at.act(dialog);
    at.act(dialog);
    dialog.actButton()->click();
    QVERIFY(at.desk.window().study());
    QCOMPARE(must(at.desk.study().courseRules().shownText(TaskText::Guideline)), QString());
}

void StudioPullTest::instructions_areNamedWhereTheStudyIsThere()
{
    StudioDesk at;
    at.studio.instruct(at.addOwnProject(), QStringLiteral("<p>Mark <b>irony</b>.</p>"));
    const QString before = must(at.roster.open().courseRules().shownText(TaskText::Guideline));
    StudioDialog& dialog = at.look();
    const QString said = QStringLiteral("The project has instructions of its own");
    QVERIFY2(dialog.report().contains(said), qPrintable(dialog.report()));
    at.take(dialog);
    QVERIFY2(dialog.report().contains(said), qPrintable(dialog.report()));
    QCOMPARE(must(at.roster.open().courseRules().shownText(TaskText::Guideline)), before);
}

void StudioPullTest::ownGuideline_isNotNamedAgain()
{
    StudioDesk at;
    const QString guideline = must(at.roster.open().courseRules().shownText(TaskText::Guideline));
    QVERIFY(!guideline.isEmpty());
    at.studio.instruct(at.addOwnProject(), guideline); // as a push writes it
    StudioDialog& dialog = at.look();
    QVERIFY2(!dialog.report().contains(QLatin1String("instructions")), qPrintable(dialog.report()));
}

void StudioPullTest::refusedAnswer_isNamedByItsTask()
{
    StudioDesk at;
    const int project = at.addOwnProject();
    const int task =
        at.studio.addTask(project, sceneData(QStringLiteral("902"), QStringLiteral("So.")));
    at.studio.annotate(task, 2, wholeAnswer("bliss"));
    StudioDialog& dialog = at.look();
    const auto verifyNamed = [&] {
        const QString said = dialog.report();
        QVERIFY2(said.contains(QStringLiteral("\nemotion “bliss”: ")), qPrintable(said));
        QVERIFY2(!said.contains(QStringLiteral("project %1").arg(project)), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("(task %1, ").arg(task)), qPrintable(said));
        QVERIFY2(!said.contains(QLatin1String(".json")), qPrintable(said));
        QVERIFY2(!said.contains(QLatin1String("line ")), qPrintable(said));
    };
    verifyNamed();
    at.take(dialog);
    verifyNamed();
}

void StudioPullTest::unreadableTasks_areNamedByTheirProject()
{
    StudioDesk at;
    at.addOwnProject();
    at.spoil = [](const AskedOfServer& asked) {
        return asked.path.contains("download") ? std::optional(answerWith(200, R"([{"id": 1,)"))
                                               : std::nullopt;
    };
    StudioDialog& dialog = at.look();
    for (const QString& said : {dialog.report(), dialog.problem()}) {
        QVERIFY2(said.contains(QStringLiteral("the tasks of project 1 cannot be read")),
                 qPrintable(said));
        QVERIFY2(!said.contains(QLatin1String(".json")), qPrintable(said));
    }
}

void StudioPullTest::changedAnswers_wouldBeRevisedAndNameTheirScenes()
{
    StudioDesk at;
    const int project = at.addOwnProject();
    std::vector<int> annotations;
    for (int id = 902; id <= 908; ++id) {
        const QString name = QString::number(id);
        const int task =
            at.studio.addTask(project, sceneData(name, QStringLiteral("Line %1.").arg(id)));
        annotations.push_back(at.studio.annotate(task, 2, wholeAnswer("anger")));
    }
    StudioDialog& first = at.look();
    at.take(first);
    first.reject();
    QTRY_VERIFY(!at.roster.page().findChild<StudioDialog*>());
    for (const int annotation : annotations)
        at.studio.change(annotation, wholeAnswer("joy"),
                         QStringLiteral("2026-03-02T10:00:00.000000Z"), 2);
    StudioDialog& again = at.look();
    const QString tried = again.report();
    QVERIFY2(tried.contains(QLatin1String("7 answers were changed since the study had them; they "
                                          "would be revised here. (sarcasm-irony/902, ")),
             qPrintable(tried));
    QVERIFY2(tried.contains(QLatin1String("sarcasm-irony/906 and 2 more)")), qPrintable(tried));
    QVERIFY2(!tried.contains(QLatin1String("they were kept as")), qPrintable(tried));
    QVERIFY2(tried.startsWith(QLatin1String("Would be pulled: 7 changed answers.")),
             qPrintable(tried));
    QVERIFY2(tried.contains(QLatin1String("\n7 answers")), qPrintable(tried)); // of which project?
    const QString shown = tried.mid(tried.indexOf(QLatin1String("The first answers")));
    QVERIFY2(shown.contains(QLatin1String("sarcasm-irony/902, ")), qPrintable(shown));
    QVERIFY2(!shown.contains(QLatin1String("sarcasm-irony/901, ")), qPrintable(shown));
    at.take(again);
    QVERIFY2(again.report().contains(QLatin1String("7 answers were changed since the study had "
                                                   "them; they were kept as later revisions.")),
             qPrintable(again.report()));
}

void StudioPullTest::pushedDemonstration_isUnderstoodWhole_data()
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < demonstrations().size(); ++i)
        QTest::newRow(qPrintable(demonstrations()[i].file)) << static_cast<int>(i);
}

void StudioPullTest::pushedDemonstration_isUnderstoodWhole()
{
    QFETCH(int, number);
    const Demonstration& demonstration = demonstrations().at(static_cast<std::size_t>(number));
    NewStudyDesk at;
    const QStringList names = pushDemonstration(at, demonstration);
    StudioStudyDialog& dialog = at.makeStudy();
    QCOMPARE(dialog.step(), StudioStudyDialog::Step::Pull);
    QCOMPARE(dialog.about(), QStringLiteral("“%1” asks what the project asks.")
                                 .arg(builtInTask(demonstration.task)->title));
    const MeaningTree& tree = *dialog.pullPage()->meanings();
    const QStringList asked = meaningsOf(tree, QStringLiteral("Questions"));
    QVERIFY(asked.size() > 5);
    QCOMPARE(asked.count(QStringLiteral("whose answer it is")), 2);
    QVERIFY2(!asked.contains(QStringLiteral("left out")), qPrintable(asked.join(u'\n')));
    for (const QString& person : meaningsOf(tree, QStringLiteral("People")))
        QCOMPARE(person, QStringLiteral("a new person, if they answered in Label Studio itself"));
    QVERIFY2(dialog.report().contains(QLatin1String("2 new people")), qPrintable(dialog.report()));
    QVERIFY(!dialog.report().contains(QLatin1String("refused")));
    at.act(dialog);
    dialog.actButton()->click();
    QVERIFY(at.desk.window().study());
    QStringList annotators;
    for (const Person& person : must(at.desk.study().snapshot()).people) {
        if (person.role == Role::Annotator)
            annotators << person.name;
    }
    annotators.sort();
    QStringList expected = names;
    expected.sort();
    QCOMPARE(annotators, expected);
}

SUBTEXT_TEST(StudioPullTest)
#include "studiopulltest.moc"
