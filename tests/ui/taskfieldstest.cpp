// SPDX-License-Identifier: MIT
#include "core/task/taskrules.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"
#include "tests/ui/uiharness.h"
#include "ui/taskeditor/partform.h"
#include "ui/taskeditor/taskeditor.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QSpinBox>

using namespace subtext;
using namespace subtext::test;

/// What the editor of a task asks about a field of the scene.
class TaskFieldsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void text_canHaveANumberOfWords();
};

void TaskFieldsTest::text_canHaveANumberOfWords()
{
    theme::apply(*qApp, theme::Mode::Light, 100);
    ScriptedPrompts prompts;
    TaskEditor editor(prompts, TaskDocument{thirdTask(), {}, {}, {}}, nullptr);
    editor.show();
    const auto fieldAt = [&](const char* place) {
        return qobject_cast<QSpinBox*>(editor.form()->controlOf(QString::fromLatin1(place)));
    };
    editor.choosePart({PartKind::Field, 1, 0});
    QVERIFY(fieldAt("scene[1].words[0]") && fieldAt("scene[1].words[1]"));
    fieldAt("scene[1].words[0]")->setValue(20);
    fieldAt("scene[1].words[1]")->setValue(60);
    QCOMPARE(editor.draft().task().scene.at(1).words, (TextLength{20, 60}));
    QVERIFY(taskFaults(editor.draft().task()).empty());
    editor.choosePart({PartKind::Field, 2, 0}); // who somebody is
    QVERIFY(!fieldAt("scene[2].words[0]"));
}

SUBTEXT_TEST(TaskFieldsTest)
#include "taskfieldstest.moc"
