// SPDX-License-Identifier: MIT
#include "core/exchange/mappingfile.h"
#include "core/models/modelanswers.h"
#include "core/task/taskreader.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/studiodesk.h"
#include "ui/forms/mappingfiles.h"
#include "ui/widgets/segmentbar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// What a foreign project of Label Studio means in the study, as somebody says it in the window.
class StudioMeaningsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void foreignInterface_isMappedByHand();
    void choice_isReadOnce();
    void foreignInterface_becomesATask();
    void people_areChosenFromTheRoster();
    void predictions_areKeptApart();
    void scenesAlone_leaveEveryAnswerThere();
    void starsOfAnotherCount_areMappedOneByOne();
    void missingQuestion_isSaidInWordsOfTheWindow();
    void skippedTasks_areFlaggedAndThatIsKept();
    void mapping_goesIntoAFileAndComesBack();
    void mappingOfAnotherTask_isRefused();
};

void StudioMeaningsTest::foreignInterface_isMappedByHand()
{
    StudioDesk at;
    at.addForeignProject();
    StudioDialog& dialog = at.look();
    MeaningTree& tree = *dialog.pullPage()->meanings();
    QCOMPARE(dialog.pullPage()->views()->current(), 1); // there is something to say
    QVERIFY(tree.choice(QStringLiteral("feeling")));
    tree.choice(QStringLiteral("feeling"))
        ->setCurrentIndex(
            tree.choice(QStringLiteral("feeling"))->findData(QStringLiteral("emotion")));
    at.settle(dialog);
    QComboBox* glad = tree.choice(QStringLiteral("feeling: glad"));
    QVERIFY(glad);
    QVERIFY(glad->currentData().toString().isEmpty()); // nobody knows what it means
    QCOMPARE(tree.choice(QStringLiteral("feeling: anger"))->currentData().toString(),
             QStringLiteral("anger"));
    QVERIFY2(dialog.report().contains(QLatin1String("1 row refused")), qPrintable(dialog.report()));
    glad->setCurrentIndex(glad->findData(QStringLiteral("joy")));
    QComboBox* numbers = tree.choice(QStringLiteral("valence: numbers"));
    QVERIFY(numbers);
    numbers->setCurrentIndex(numbers->findData(QStringLiteral("7..1")));
    at.settle(dialog);
    QVERIFY2(dialog.report().contains(QLatin1String("2 scenarios, 2 answers")),
             qPrintable(dialog.report()));
    QVERIFY2(dialog.report().contains(QLatin1String("The first answers")),
             qPrintable(dialog.report()));
    at.take(dialog);
    const StudyData data = at.data();
    QCOMPARE(data.annotations.size(), std::size_t{2});
    for (const Annotation& annotation : data.annotations) {
        const Answer& answer = annotation.answer;
        QCOMPARE(answer.scale(Dimension::Valence), std::optional(-3)); // counted downwards
        QCOMPARE(answer.scale(Dimension::Arousal), std::optional(3));
    }
    QCOMPARE(data.annotations.front().answer.ballot[0], std::optional<Choice>(Emotion::Joy));
    dialog.reject();
    QTRY_VERIFY(!at.roster.page().findChild<StudioDialog*>());
    StudioDialog& again = at.look(); // what was said is kept
    QVERIFY2(again.report().contains(QLatin1String("It has no new scenarios and no new answers")),
             qPrintable(again.report()));
    QCOMPARE(again.pullPage()
                 ->meanings()
                 ->choice(QStringLiteral("feeling: glad"))
                 ->currentData()
                 .toString(),
             QStringLiteral("joy"));
    QCOMPARE(again.pullPage()
                 ->meanings()
                 ->choice(QStringLiteral("valence: numbers"))
                 ->currentData()
                 .toString(),
             QStringLiteral("7..1"));
}

void StudioMeaningsTest::choice_isReadOnce()
{
    StudioDesk at;
    at.addForeignProject();
    StudioDialog& dialog = at.look();
    MeaningTree& tree = *dialog.pullPage()->meanings();
    QSignalSpy changed(&tree, &MeaningTree::changed);
    QComboBox* feeling = tree.choice(QStringLiteral("feeling"));
    feeling->setCurrentIndex(feeling->findData(QStringLiteral("emotion")));
    QCOMPARE(changed.count(), 1);
    QVERIFY(tree.choice(QStringLiteral("feeling: glad"))); // its words are there by then
    QComboBox* glad = tree.choice(QStringLiteral("feeling: glad"));
    glad->setCurrentIndex(glad->findData(QStringLiteral("joy")));
    QCOMPARE(changed.count(), 2);
    at.settle(dialog);
}

void StudioMeaningsTest::foreignInterface_becomesATask()
{
    StudioDesk at;
    at.addForeignProject();
    StudioDialog& dialog = at.look();
    const QString path = at.roster.study.filePath(QStringLiteral("feelings.json"));
    at.roster.desk.prompts.paths = {path};
    QVERIFY(child<QPushButton>(dialog.pullPage(), "task")->isEnabled());
    child<QPushButton>(dialog.pullPage(), "task")->click();
    const auto task = readTask(readFile(path));
    QVERIFY(task);
    QCOMPARE(task->questions.front().token, QStringLiteral("feeling"));
    QCOMPARE(task->scales.size(), std::size_t{4});
    QVERIFY(!at.roster.desk.prompts.said.isEmpty());
}

void StudioMeaningsTest::people_areChosenFromTheRoster()
{
    StudioDesk at;
    at.addOwnProject();
    const auto people = at.data().people;
    const Person somebody = at.roster.person(1);
    StudioDialog& dialog = at.look();
    QComboBox* ann = dialog.pullPage()->meanings()->choice(QStringLiteral("person: 2"));
    QVERIFY(ann);
    ann->setCurrentIndex(ann->findData(somebody.code));
    at.settle(dialog);
    QVERIFY2(!dialog.report().contains(QLatin1String("new person")), qPrintable(dialog.report()));
    at.take(dialog);
    QCOMPARE(at.data().people.size(), people.size());
    QCOMPARE(at.data().annotations.front().person, somebody.id);
}

void StudioMeaningsTest::predictions_areKeptApart()
{
    StudioDesk at;
    const int project = at.addOwnProject();
    QJsonObject task = at.studio.tasksOf(project).first().toObject();
    task[QStringLiteral("predictions")] = QJsonArray{
        QJsonObject{{QStringLiteral("id"), 1},
                    {QStringLiteral("model_version"), QStringLiteral("mini-1")},
                    {QStringLiteral("result"),
                     QJsonArray{studioChoice(QStringLiteral("emotion"), QStringLiteral("fear"))}}}};
    at.studio.setTask(task);
    StudioDialog& dialog = at.look();
    QVERIFY2(dialog.report().contains(QLatin1String("1 prediction is read")),
             qPrintable(dialog.report()));
    QVERIFY(must(at.roster.open().modelAnswers().counts()).empty());
    at.take(dialog);
    QVERIFY2(dialog.report().contains(QLatin1String("1 prediction was kept")),
             qPrintable(dialog.report()));
    QCOMPARE(must(at.roster.open().modelAnswers().counts()).front().name.model,
             QStringLiteral("mini-1"));
    QCOMPARE(at.data().annotations.size(), std::size_t{1});
}

void StudioMeaningsTest::scenesAlone_leaveEveryAnswerThere()
{
    StudioDesk at;
    at.addForeignProject();
    const std::size_t people = at.data().people.size();
    const std::size_t scenes = at.data().scenarios.size();
    StudioDialog& dialog = at.look();
    child<QCheckBox>(dialog.pullPage(), "scenes")->click();
    at.settle(dialog);
    at.take(dialog);
    QCOMPARE(at.data().scenarios.size(), scenes + 2);
    QVERIFY(at.data().annotations.empty());
    QCOMPARE(at.data().people.size(), people);
}

void StudioMeaningsTest::starsOfAnotherCount_areMappedOneByOne()
{
    StudioDesk at;
    const int project = at.studio.addProject(
        QStringLiteral("Stars"),
        foreignXml()
            .replace(QStringLiteral("\"feeling\""), QStringLiteral("\"emotion\""))
            .replace(QStringLiteral("</View>"),
                     QStringLiteral("<Rating name=\"stars\" toName=\"utterance\" "
                                    "maxRating=\"5\"/></View>")));
    const int task = at.studio.addTask(project, sceneData(QStringLiteral("901"), u"So."_qs));
    QJsonArray answer = wholeAnswer("anger");
    answer.removeAt(1); // valence is what the stars say
    answer.append(
        QJsonObject{{QStringLiteral("from_name"), QStringLiteral("stars")},
                    {QStringLiteral("to_name"), QStringLiteral("utterance")},
                    {QStringLiteral("type"), QStringLiteral("rating")},
                    {QStringLiteral("value"), QJsonObject{{QStringLiteral("rating"), 5}}}});
    at.studio.annotate(task, 2, answer);
    StudioDialog& dialog = at.look();
    MeaningTree& tree = *dialog.pullPage()->meanings();
    const auto choose = [&](const QString& of, const QString& token) {
        QComboBox* box = tree.choice(of);
        QVERIFY2(box, qPrintable(of));
        box->setCurrentIndex(box->findData(token));
    };
    choose(QStringLiteral("valence"), QString());
    choose(QStringLiteral("stars"), QStringLiteral("valence"));
    at.settle(dialog);
    QVERIFY(!dialog.actButton()->isEnabled() || dialog.report().contains(u"refused"_qs));
    choose(QStringLiteral("stars: 5"), QStringLiteral("3"));
    at.settle(dialog);
    at.take(dialog);
    QCOMPARE(at.data().annotations.size(), std::size_t{1});
    QCOMPARE(at.data().annotations.front().answer.scale(Dimension::Valence), std::optional(3));
}

void StudioMeaningsTest::missingQuestion_isSaidInWordsOfTheWindow()
{
    StudioDesk at;
    const int project = at.studio.addProject(QStringLiteral("Other"), foreignXml());
    const int task = at.studio.addTask(project, sceneData(QStringLiteral("901"), u"So."_qs));
    at.studio.annotate(task, 2,
                       {studioChoice(QStringLiteral("sentiment"), QStringLiteral("good"))});
    StudioDialog& dialog = at.look();
    QVERIFY(!dialog.actButton()->isEnabled());
    QVERIFY2(dialog.problem().contains(QLatin1String("has no answers to")),
             qPrintable(dialog.problem()));
    QVERIFY(!dialog.problem().contains(QLatin1String("--")));
    QVERIFY(dialog.report().contains(QLatin1String("Meanings")));
}

void StudioMeaningsTest::skippedTasks_areFlaggedAndThatIsKept()
{
    StudioDesk at;
    const int project = at.addOwnProject();
    const int task = at.studio.addTask(project, sceneData(QStringLiteral("902"), u"Oh."_qs));
    QJsonObject skipped = at.studio.annotation(at.studio.annotate(task, 2, {}));
    skipped[QStringLiteral("was_cancelled")] = true;
    at.studio.setAnnotation(skipped);
    StudioDialog& dialog = at.look();
    QVERIFY2(dialog.report().contains(QLatin1String("1 annotation was cancelled")),
             qPrintable(dialog.report()));
    auto* choice = child<QComboBox>(dialog.pullPage(), "skipped");
    choice->setCurrentIndex(choice->findData(true));
    at.settle(dialog);
    QVERIFY2(
        dialog.report().contains(QLatin1String("1 skipped task would become a draft with a flag.")),
        qPrintable(dialog.report()));
    const QString path = at.roster.study.filePath(QStringLiteral("map.json"));
    at.roster.desk.prompts.paths = {path};
    dialog.pullPage()->mappingFiles()->saveButton()->click();
    QVERIFY(must(readMappingOf(path)).flagsSkipped);
    at.take(dialog);
    dialog.reject();
    QTRY_VERIFY(!at.roster.page().findChild<StudioDialog*>());
    StudioDialog& again = at.look();
    QVERIFY(child<QComboBox>(again.pullPage(), "skipped")->currentData().toBool());
    QVERIFY2(again.report().contains(QLatin1String("It has no new scenarios and no new answers")),
             qPrintable(again.report()));
}

void StudioMeaningsTest::mapping_goesIntoAFileAndComesBack()
{
    StudioDesk at;
    at.addForeignProject();
    StudioDialog& dialog = at.look();
    MeaningTree& tree = *dialog.pullPage()->meanings();
    const auto choose = [&](const QString& of, const QString& token) {
        QComboBox* box = tree.choice(of);
        QVERIFY2(box, qPrintable(of));
        box->setCurrentIndex(box->findData(token));
    };
    choose(QStringLiteral("feeling"), QStringLiteral("emotion"));
    choose(QStringLiteral("feeling: glad"), QStringLiteral("joy"));
    choose(QStringLiteral("valence: numbers"), QStringLiteral("7..1"));
    at.settle(dialog);
    const QString path = at.roster.study.filePath(QStringLiteral("map.json"));
    at.roster.desk.prompts.paths = {path};
    dialog.pullPage()->mappingFiles()->saveButton()->click();
    const ImportMapping saved = must(readMappingOf(path));
    QCOMPARE(saved.columns.value(QStringLiteral("emotion")), QStringLiteral("feeling"));
    QCOMPARE(saved.values.value(QStringLiteral("emotion")).value(QStringLiteral("glad")),
             QStringLiteral("joy"));
    choose(QStringLiteral("feeling: glad"), QString());
    choose(QStringLiteral("valence: numbers"), QStringLiteral("1..7"));
    at.settle(dialog);
    QVERIFY2(dialog.report().contains(QLatin1String("1 row refused")), qPrintable(dialog.report()));
    at.roster.desk.prompts.paths = {path};
    dialog.pullPage()->mappingFiles()->openButton()->click();
    at.settle(dialog);
    QCOMPARE(tree.choice(QStringLiteral("feeling: glad"))->currentData().toString(),
             QStringLiteral("joy"));
    QCOMPARE(tree.choice(QStringLiteral("valence: numbers"))->currentData().toString(),
             QStringLiteral("7..1"));
    QVERIFY2(dialog.report().contains(QLatin1String("2 scenarios, 2 answers")),
             qPrintable(dialog.report()));
    at.take(dialog);
    for (const Annotation& annotation : at.data().annotations)
        QCOMPARE(annotation.answer.scale(Dimension::Valence), std::optional(-3));
}

void StudioMeaningsTest::mappingOfAnotherTask_isRefused()
{
    StudioDesk at;
    at.addForeignProject();
    StudioDialog& dialog = at.look();
    const QString before = dialog.report();
    ImportMapping foreign;
    foreign.columns.insert(QStringLiteral("tone"), QStringLiteral("feeling"));
    const QString path =
        writeFile(at.roster.study.filePath(QStringLiteral("map.json")), writeMappingFile(foreign));
    at.roster.desk.prompts.paths = {path};
    dialog.pullPage()->mappingFiles()->openButton()->click();
    at.settle(dialog);
    QVERIFY(!at.roster.desk.prompts.said.isEmpty());
    QVERIFY2(at.roster.desk.prompts.said.last().contains(QLatin1String("this one has no tone")),
             qPrintable(at.roster.desk.prompts.said.last()));
    QCOMPARE(dialog.report(), before);
}

SUBTEXT_TEST(StudioMeaningsTest)
#include "studiomeaningstest.moc"
