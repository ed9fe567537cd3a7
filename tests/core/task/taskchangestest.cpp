// SPDX-License-Identifier: MIT
#include "core/task/taskchanges.h"

#include "tests/core/task/sampletask.h"
#include "tests/support/registeredtest.h"

#include <functional>

using namespace subtext;
using namespace subtext::test;

using Change = std::function<void(Task&)>;
Q_DECLARE_METATYPE(Change)

class TaskChangesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void change_isOfWordsOrOfStructure_data();
    void change_isOfWordsOrOfStructure();
    void sameTask_hasNoChange();
    void severalChanges_areAllNamed();
};

void TaskChangesTest::change_isOfWordsOrOfStructure_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("words");     // the one place; empty: none
    QTest::addColumn<QString>("structure"); // one of the places
    const auto words = [](const char* name, const char* place, const Change& change) {
        QTest::newRow(name) << change << QString::fromLatin1(place) << QString();
    };
    const auto structure = [](const char* name, const char* place, const Change& change) {
        QTest::newRow(name) << change << QString() << QString::fromLatin1(place);
    };
    words("title", "title", [](Task& t) { t.title += u'!'; });
    words("word of an option", "questions[0].options[2].word",
          [](Task& t) { t.questions[0].options[2].word += u'!'; });
    words("a definition more", "questions[1].options[0].definition",
          [](Task& t) { t.questions[1].options[0].definition = QStringLiteral("D"); });
    words("a definition less", "questions[0].options[0].definition",
          [](Task& t) { t.questions[0].options[0].definition.clear(); });
    words("colour", "questions[0].options[1].colour",
          [](Task& t) { t.questions[0].options[1].colour = QStringLiteral("#000000"); });
    words("sentence", "scales[0].ask", [](Task& t) { t.scales[0].ask += u'!'; });
    words("word of a point", "scales[0].points[0].word",
          [](Task& t) { t.scales[0].points[0].word += u'!'; });
    words("share of a check", "checks.straight_lining[0].share",
          [](Task& t) { t.checks.straightLining[0].share = 0.7; });
    words("guideline", "texts.guideline", [](Task& t) { t.texts.guideline.clear(); });
    words("figure", "scales[1].figure", [](Task& t) { t.scales[1].figure = ScaleFigure::None; });
    structure("token of the task", "token", [](Task& t) { t.token += u'x'; });
    structure("token of an option", "questions[0].options[2].token",
              [](Task& t) { t.questions[0].options[2].token += u'x'; });
    structure("order of options", "questions[0].options[0].token",
              [](Task& t) { std::swap(t.questions[0].options[0], t.questions[0].options[1]); });
    structure("an option more", "questions[0].options[5].token", [](Task& t) {
        t.questions[0].options.push_back({QStringLiteral("o"), {}, {}, {}, {}, {}, {}, {}});
    });
    structure("a question less", "questions[3].token", [](Task& t) { t.questions.pop_back(); });
    structure("ring", "questions[0].ring", [](Task& t) { t.questions[0].isRing = true; });
    structure("number of a point", "scales[1].points[1].number",
              [](Task& t) { t.scales[1].points[1].number = 1.5; });
    structure("value of a point", "scales[0].points[4].value",
              [](Task& t) { t.scales[0].points[4].value = 3; });
    structure("group that closes", "group.options[0].token", [](Task& t) {
        t.group->options = {{QStringLiteral("mail"), QStringLiteral("Mail")}};
    });
    structure("explanation gone", "explanation.required", [](Task& t) { t.explanation.reset(); });
    structure("place of a field", "scene[1].place",
              [](Task& t) { t.scene[1].place = FieldPlace::None; });
}

void TaskChangesTest::change_isOfWordsOrOfStructure()
{
    QFETCH(Change, change);
    QFETCH(QString, words);
    QFETCH(QString, structure);
    const Task before = readTask(sampleDocument()).value();
    Task after = before;
    change(after);
    const TaskChanges changes = changesBetween(before, after);
    QCOMPARE(changes.structure.empty(), structure.isEmpty());
    QCOMPARE(changesBetween(after, before).structure.empty(), structure.isEmpty());
    if (structure.isEmpty())
        QVERIFY((changes == TaskChanges{{}, {words}}));
    else
        QVERIFY(std::find(changes.structure.begin(), changes.structure.end(), structure) !=
                changes.structure.end());
}

void TaskChangesTest::sameTask_hasNoChange()
{
    const Task task = readTask(sampleDocument()).value();
    QVERIFY(changesBetween(task, task) == TaskChanges());
}

void TaskChangesTest::severalChanges_areAllNamed()
{
    const Task before = readTask(sampleDocument()).value();
    Task after = before;
    after.title += u'!';
    after.hints.sign.clear();
    after.scales[0].token += u'x';
    const TaskChanges changes = changesBetween(before, after);
    QVERIFY((changes.structure == std::vector<QString>{QStringLiteral("scales[0].token")}));
    QVERIFY((changes.words ==
             std::vector<QString>{QStringLiteral("title"), QStringLiteral("hints.sign")}));
}

SUBTEXT_TEST(TaskChangesTest)
#include "taskchangestest.moc"
