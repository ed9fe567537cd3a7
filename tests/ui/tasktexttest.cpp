// SPDX-License-Identifier: MIT
#include "ui/text/tasktext.h"

#include "tests/support/registeredtest.h"

using namespace subtext;

class TaskTextTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyFault_saysWhatAndWhatToDo();
    void place_namesLineAndColumnWhereThereAre();
};

void TaskTextTest::everyFault_saysWhatAndWhatToDo()
{
    QStringList said;
    for (int code = 0; code <= static_cast<int>(TaskFaultCode::MissingText); ++code) {
        TaskFault fault;
        fault.code = static_cast<TaskFaultCode>(code);
        fault.value = QStringLiteral("17");
        fault.detail = QStringLiteral("18");
        const ErrorText text = taskFaultText(fault);
        QVERIFY2(!text.what.isEmpty() && !text.what.endsWith(u'.'), qPrintable(text.what));
        QVERIFY2(text.remedy.endsWith(u'.'), qPrintable(text.remedy));
        QVERIFY2(!text.oneLine().contains(u'%'), qPrintable(text.oneLine()));
        said << text.oneLine();
    }
    // Each has words of its own: none falls through to those of another.
    QCOMPARE(said.removeDuplicates(), 0);
    for (const char* kind : {"option", "question", "board", "scale"}) {
        const TaskFault fault{TaskFaultCode::UnknownName, {}, 0, 0, {}, QString::fromLatin1(kind)};
        QVERIFY2(taskFaultText(fault).what.contains(QLatin1String(kind)), kind);
    }
    for (const char* much : {"deep", "keys", "number"}) {
        const TaskFault fault{TaskFaultCode::NotJson, {}, 0, 0, {}, QString::fromLatin1(much)};
        QVERIFY(taskFaultText(fault).what != taskFaultText({}).what);
    }
}

void TaskTextTest::place_namesLineAndColumnWhereThereAre()
{
    TaskFault fault;
    QCOMPARE(taskPlaceText(fault), QStringLiteral("the document"));
    fault.line = 3;
    fault.column = 4;
    QCOMPARE(taskPlaceText(fault), QStringLiteral("the document, line 3, column 4"));
    fault = {TaskFaultCode::TooFew, QStringLiteral("scales[0].points"), 12, 0, QStringLiteral("1"),
             QStringLiteral("3")};
    QCOMPARE(taskFaultLine(fault),
             QStringLiteral("scales[0].points, line 12: there are too few here (1). Add some: "
                            "there must be at least 3."));
}

SUBTEXT_TEST(TaskTextTest)
#include "tasktexttest.moc"
