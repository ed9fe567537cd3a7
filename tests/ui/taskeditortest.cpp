// SPDX-License-Identifier: MIT
#include "ui/taskeditor/taskeditor.h"

#include "core/task/builtintasks.h"
#include "core/task/editing/partchanges.h"
#include "core/task/editing/taskedits.h"
#include "core/task/taskreader.h"
#include "core/task/taskrules.h"
#include "core/task/taskwriter.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/answer/answerpanel.h"
#include "ui/taskeditor/examplescene.h"
#include "ui/taskeditor/faultpanel.h"
#include "ui/taskeditor/livepage.h"
#include "ui/taskeditor/partform.h"
#include "ui/taskeditor/parttree.h"
#include "ui/theme/theme.h"
#include "ui/widgets/segmentbar.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeWidget>

#include <random>

using namespace subtext;
using namespace subtext::test;

/// A task is written in the window, with its real fields.
class TaskEditorTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void everyPart_hasFieldsWithNames_data();
    void everyPart_hasFieldsWithNames();
    void typing_showsInListAndOnThePage();
    void keys_addMoveAndRemove();
    void undo_isThatOfTheTask();
    void fault_leadsToItsField();
    void faultOfTheFiles_hasTheWordsOfItsMenu();
    void tableOfRows_wantsAQuestionAndNames();
    void task_withFaults_isNotUsed();
    void page_keepsTheLastTaskThatCanBeShown();
    void file_isSavedAndReadBack();
    void texts_followTheDocumentThatNamesThem();
    void savedFile_hasItsTextsBesideIt();
    void boardWithoutAnEntry_isAskedAboutInOneGo();
    void boardsToken_canBeTypedPastAnothers();
    void brokenFile_changesNothing();
    void leaving_asksWhereSomethingChanged();
    void narrowWindow_showsOneOfTheTwo();
    void colourWarning_standsBelowItsFieldAndBlocksNothing();
    void randomWork_neverFails_data();
    void randomWork_neverFails();

private:
    static TaskDocument helpdesk();
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        QCoreApplication::processEvents();
    }
    static void open(TaskEditor& editor, const QSize& size = {1366, 768});
    ScriptedPrompts m_prompts;
};

namespace {

std::vector<TaskPart> partsOf(const Task& task)
{
    std::vector<TaskPart> parts = topParts();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (const TaskPart part : partsIn(task, parts[i]))
            parts.push_back(part);
    }
    return parts;
}

QString shownTexts(const QWidget& form)
{
    QStringList texts;
    for (const QLabel* label : form.findChildren<QLabel*>()) {
        if (label->isVisibleTo(&form))
            texts << label->text();
    }
    return texts.join(u'\n');
}

QString typedInto(TaskEditor& editor, const char* place, const QString& text)
{
    auto* line = qobject_cast<QLineEdit*>(editor.form()->controlOf(QString::fromLatin1(place)));
    if (!line)
        return QStringLiteral("no field");
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
    return QString();
}

} // namespace

TaskDocument TaskEditorTest::helpdesk()
{
    TaskDocument document{thirdTask(), QStringLiteral("# Guide"), {}, {}};
    document.task.texts = {};
    document.task.texts.guideline = QStringLiteral("guide.md");
    return document;
}

void TaskEditorTest::init()
{
    theme::apply(*qApp, theme::Mode::Light, 100);
    m_prompts = ScriptedPrompts();
}

void TaskEditorTest::open(TaskEditor& editor, const QSize& size)
{
    editor.show();
    editor.resize(size);
    QApplication::setActiveWindow(&editor);
    QCoreApplication::processEvents();
}

void TaskEditorTest::everyPart_hasFieldsWithNames_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"cei", "emoscene", "helpdesk"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TaskEditorTest::everyPart_hasFieldsWithNames()
{
    QFETCH(QString, name);
    const Task* shipped = builtInTask(name);
    TaskEditor editor(m_prompts, shipped ? TaskDocument{*shipped, {}, {}, {}} : helpdesk(),
                      nullptr);
    open(editor);
    const Task before = editor.draft().task();
    for (const TaskPart part : partsOf(before)) {
        editor.choosePart(part);
        QVERIFY(editor.parts()->chosen() == part);
        for (const QWidget* field : editor.form()->findChildren<QWidget*>()) {
            const bool isReached = (field->focusPolicy() & Qt::TabFocus) != 0 &&
                                   field->isVisibleTo(editor.form()) && !field->focusProxy();
            const auto* button = qobject_cast<const QAbstractButton*>(field);
            const bool hasName =
                !field->accessibleName().isEmpty() || (button && !button->text().isEmpty());
            QVERIFY2(!isReached || hasName,
                     qPrintable(placeOf(before, part) + u' ' +
                                QString::fromLatin1(field->metaObject()->className())));
        }
    }
    // Looking changes nothing.
    QVERIFY(editor.draft().task() == before);
    QVERIFY(!editor.draft().canUndo());
}

void TaskEditorTest::typing_showsInListAndOnThePage()
{
    TaskEditor editor(m_prompts, helpdesk(), nullptr);
    open(editor);
    editor.choosePart({PartKind::Option, 0, 0});
    QCOMPARE(typedInto(editor, "questions[0].options[0].word", QStringLiteral("At ease")),
             QString());
    QCOMPARE(editor.draft().task().questions[0].options[0].word, QStringLiteral("At ease"));
    QCOMPARE(editor.draft().task().questions[0].options[0].token, QStringLiteral("at-ease"));
    auto* token = qobject_cast<QLineEdit*>(
        editor.form()->controlOf(QStringLiteral("questions[0].options[0].token")));
    QVERIFY(token);
    QCOMPARE(token->text(), QStringLiteral("at-ease"));
    QCOMPARE(editor.parts()->tree()->currentItem()->text(0), QStringLiteral("At ease"));
    QCOMPARE(QApplication::focusWidget(),
             editor.form()->controlOf(QStringLiteral("questions[0].options[0].word")));
    editor.live()->finish();
    QVERIFY(editor.live()->isCurrent());
    const auto* step = editor.live()->answer()->stepWidget(StepIndex{0});
    QVERIFY(step);
    // An option more is a cell more on the page.
    const QSize before = step->sizeHint();
    QVERIFY(before.isValid());
    editor.choosePart({PartKind::Explanation});
    auto* asked =
        qobject_cast<QComboBox*>(editor.form()->controlOf(QStringLiteral("explanation.required")));
    QVERIFY(asked);
    asked->setFocus();
    press(Qt::Key_Home);
    QVERIFY(!editor.draft().task().explanation);
    editor.live()->finish();
    QVERIFY(editor.live()->isCurrent());
}

void TaskEditorTest::keys_addMoveAndRemove()
{
    TaskEditor editor(m_prompts, helpdesk(), nullptr);
    open(editor);
    editor.choosePart({PartKind::Option, 1, 0});
    QTreeWidget* tree = editor.parts()->tree();
    tree->setFocus();
    press(Qt::Key_Insert);
    const auto& options = editor.draft().task().questions[0].options;
    QCOMPARE(options.size(), std::size_t{6});
    QVERIFY((editor.parts()->chosen() == TaskPart{PartKind::Option, 2, 0}));
    QVERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget())); // its word
    tree->setFocus();
    press(Qt::Key_Up, Qt::AltModifier);
    press(Qt::Key_Up, Qt::AltModifier);
    QVERIFY((editor.parts()->chosen() == TaskPart{PartKind::Option, 0, 0}));
    QCOMPARE(editor.draft().task().questions[0].options[0].token, QStringLiteral("option"));
    press(Qt::Key_Up, Qt::AltModifier); // it is the first already
    press(Qt::Key_Down, Qt::AltModifier);
    QVERIFY((editor.parts()->chosen() == TaskPart{PartKind::Option, 1, 0}));
    press(Qt::Key_Delete);
    QCOMPARE(editor.draft().task().questions[0].options.size(), std::size_t{5});
    QVERIFY(editor.draft().task() == helpdesk().task);
    QCOMPARE(QApplication::focusWidget(), tree);
    // Arrow keys go through the list, and the fields follow.
    press(Qt::Key_Down);
    QVERIFY((editor.parts()->chosen() == TaskPart{PartKind::Option, 2, 0}));
    QVERIFY(editor.form()->controlOf(QStringLiteral("questions[0].options[2].word")));
}

void TaskEditorTest::undo_isThatOfTheTask()
{
    TaskEditor editor(m_prompts, helpdesk(), nullptr);
    open(editor);
    QCOMPARE(typedInto(editor, "title", QStringLiteral("Another")), QString());
    editor.choosePart({PartKind::Scale, 0});
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(editor.draft().task() == helpdesk().task);
    QVERIFY((editor.parts()->chosen() == TaskPart{PartKind::Head})); // where it happens
    auto* title = qobject_cast<QLineEdit*>(editor.form()->controlOf(QStringLiteral("title")));
    QCOMPARE(QApplication::focusWidget(), title);
    QCOMPARE(title->text(), helpdesk().task.title);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(editor.draft().task().title, QStringLiteral("Another"));
    QCOMPARE(title->text(), QStringLiteral("Another"));
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!editor.draft().isChanged());
    editor.choosePart({PartKind::Scale, 0});
    child<QPushButton>(editor.parts(), "remove")->click();
    QVERIFY(editor.draft().task().hints.sign.isEmpty());
    editor.undo();
    QCOMPARE(editor.draft().task().hints.sign, QStringLiteral("mood"));
}

void TaskEditorTest::fault_leadsToItsField()
{
    TaskEditor editor(m_prompts, helpdesk(), nullptr);
    open(editor);
    QVERIFY(!editor.faults()->isVisible());
    editor.choosePart({PartKind::Option, 3, 0});
    QCOMPARE(typedInto(editor, "questions[0].options[3].token", QStringLiteral("calm")), QString());
    QVERIFY(editor.faults()->isVisible());
    QListWidget* list = editor.faults()->list();
    QCOMPARE(list->count(), 1);
    QVERIFY2(list->item(0)->text().contains(QStringLiteral("Change one of the two")),
             qPrintable(list->item(0)->text()));
    editor.choosePart({PartKind::Texts});
    list->setFocus();
    list->setCurrentRow(0);
    press(Qt::Key_Return);
    QVERIFY((editor.parts()->chosen() == TaskPart{PartKind::Option, 3, 0}));
    QCOMPARE(QApplication::focusWidget(),
             editor.form()->controlOf(QStringLiteral("questions[0].options[3].token")));
    QCOMPARE(typedInto(editor, "questions[0].options[3].token", QStringLiteral("hurried")),
             QString());
    QVERIFY(!editor.faults()->isVisible());
    // Every fault that there can be has a part to go to.
    for (const TaskFault& fault : taskFaults(Task()))
        QVERIFY(hasPart(Task(), partAt(Task(), fault.place)));
}

void TaskEditorTest::faultOfTheFiles_hasTheWordsOfItsMenu()
{
    TaskEditor editor(m_prompts, {*builtInTask(u"cei"), {}, {}, {}}, nullptr);
    open(editor);
    editor.choosePart({PartKind::Option, 0, 0});
    child<QPushButton>(editor.parts(), "remove")->click();
    QStringList lines;
    for (int row = 0; row < editor.faults()->list()->count(); ++row)
        lines << editor.faults()->list()->item(row)->text();
    const QString said = lines.join(u'\n');
    QVERIFY2(said.contains(QStringLiteral(
                 "“The tables of every task, and files in CEI’s layout” does "
                 "not fit these questions. Choose “The tables of every task” under “Files”")),
             qPrintable(said));
    QVERIFY2(!said.contains(u'"') && !said.contains(QStringLiteral("tidy")), qPrintable(said));
}

void TaskEditorTest::tableOfRows_wantsAQuestionAndNames()
{
    TaskDocument document = helpdesk();
    const TaskPart board = addPart(document.task, {PartKind::Questions}, PartKind::Board);
    TaskEditor editor(m_prompts, document, nullptr);
    open(editor);
    editor.choosePart(board);
    const QWidget& form = *editor.form();
    QVERIFY2(shownTexts(form).contains(QStringLiteral("name: “Question”, “Question 2”")),
             qPrintable(shownTexts(form)));
    QVERIFY(shownTexts(form).contains(QStringLiteral("No question yet")));
    auto* asked =
        qobject_cast<QPlainTextEdit*>(editor.form()->controlOf(QStringLiteral("boards[1].ask")));
    QVERIFY(asked);
    asked->setFocus();
    QTest::keyClicks(asked, QStringLiteral("What is wanted?"));
    QVERIFY(!shownTexts(form).contains(QStringLiteral("No question yet")));
    QVERIFY(!isAsAdded(helpdesk().task.questions.front()));
}

void TaskEditorTest::task_withFaults_isNotUsed()
{
    TaskEditor editor(m_prompts, helpdesk(), nullptr);
    open(editor);
    auto* title = qobject_cast<QLineEdit*>(editor.form()->controlOf(QStringLiteral("title")));
    title->setFocus();
    title->selectAll();
    press(Qt::Key_Delete);
    editor.choosePart({PartKind::Texts});
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(editor.isVisible());
    QVERIFY(editor.message().contains(QStringLiteral("Correct what is listed above")));
    QVERIFY((editor.parts()->chosen() == TaskPart{PartKind::Head}));
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Again"));
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!editor.isVisible());
    QCOMPARE(editor.result(), int(QDialog::Accepted));
    QCOMPARE(editor.document().task.title, QStringLiteral("Again"));
    QCOMPARE(editor.document().guideline, QStringLiteral("# Guide"));
}

void TaskEditorTest::page_keepsTheLastTaskThatCanBeShown()
{
    TaskEditor editor(m_prompts, {*builtInTask(u"cei"), {}, {}, {}}, nullptr);
    open(editor);
    editor.choosePart({PartKind::Option, 0, 0});
    child<QPushButton>(editor.parts(), "remove")->click();
    QVERIFY(!editor.draft().faults().empty()); // CEI's files have eight emotions
    editor.live()->finish();
    QVERIFY(editor.live()->isCurrent()); // which is nothing that annotators see
    QCOMPARE(typedInto(editor, "questions[0].options[0].token", QStringLiteral("Not one")),
             QString());
    editor.live()->finish();
    QVERIFY(!editor.live()->isCurrent());
    QVERIFY(editor.live()->answer()->stepWidget(StepIndex{0}));
}

void TaskEditorTest::file_isSavedAndReadBack()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("mine.json"));
    TaskEditor editor(m_prompts, helpdesk(), nullptr);
    open(editor);
    QCOMPARE(typedInto(editor, "title", QStringLiteral("Mine")), QString());
    QCOMPARE(typedInto(editor, "token", QStringLiteral("mine-2")), QString());
    m_prompts.paths = {path};
    press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(m_prompts.suggestions, QStringList{QStringLiteral("mine-2.json")});
    QCOMPARE(readFile(path), writeTask(editor.draft().task()));
    QVERIFY(!editor.draft().isChanged());
    TaskEditor other(m_prompts, {*builtInTask(u"cei"), {}, {}, {}}, nullptr);
    other.readFile(path);
    QVERIFY(other.draft().task() == editor.draft().task());
    other.undo();
    QVERIFY(other.draft().task() == *builtInTask(u"cei"));
    other.saveFile(folder.filePath(QStringLiteral("no/folder.json")));
    QVERIFY(!other.message().isEmpty());
}

void TaskEditorTest::texts_followTheDocumentThatNamesThem()
{
    QTemporaryDir folder;
    Task other = helpdesk().task;
    other.title = QStringLiteral("Other");
    const QString path = writeFile(folder.filePath(QStringLiteral("other.json")), writeTask(other));
    writeFile(folder.filePath(QStringLiteral("guide.md")), "# Of the other");
    TaskEditor editor(m_prompts, helpdesk(), nullptr);
    open(editor);
    editor.readFile(path);
    QCOMPARE(editor.document().guideline, QStringLiteral("# Of the other"));
    editor.undo();
    QCOMPARE(editor.document().guideline, QStringLiteral("# Guide"));
    editor.redo();
    QCOMPARE(editor.document().guideline, QStringLiteral("# Of the other"));
    // What is not named is not the task's.
    editor.choosePart({PartKind::Texts});
    auto* name =
        qobject_cast<QLineEdit*>(editor.form()->controlOf(QStringLiteral("texts.guideline")));
    QVERIFY(name);
    name->setFocus();
    name->selectAll();
    press(Qt::Key_Delete);
    QCOMPARE(editor.document().guideline, QString());
    editor.undo();
    QCOMPARE(editor.document().guideline, QStringLiteral("# Of the other"));
}

void TaskEditorTest::savedFile_hasItsTextsBesideIt()
{
    QTemporaryDir folder;
    TaskEditor editor(m_prompts, helpdesk(), nullptr);
    open(editor);
    const QString path = folder.filePath(QStringLiteral("mine.json"));
    editor.saveFile(path);
    QCOMPARE(readFile(folder.filePath(QStringLiteral("guide.md"))), QByteArray("# Guide"));
    TaskEditor other(m_prompts, {*builtInTask(u"cei"), {}, {}, {}}, nullptr);
    other.readFile(path);
    QVERIFY(other.draft().task() == helpdesk().task);
    QCOMPARE(other.document().guideline, QStringLiteral("# Guide"));
    // A file that is there already is somebody's.
    writeFile(folder.filePath(QStringLiteral("guide.md")), "# Revised");
    editor.saveFile(path);
    QCOMPARE(readFile(folder.filePath(QStringLiteral("guide.md"))), QByteArray("# Revised"));
}

void TaskEditorTest::boardWithoutAnEntry_isAskedAboutInOneGo()
{
    TaskDocument document = helpdesk();
    document.task.boards.clear();
    TaskEditor editor(m_prompts, document, nullptr);
    open(editor);
    editor.choosePart({PartKind::Board, 1});
    auto* asked = qobject_cast<QPlainTextEdit*>(
        editor.form()->controlOf(QStringLiteral("questions[1].board.ask")));
    QVERIFY(asked);
    asked->setFocus();
    for (const char letter : QByteArray("What is wanted?"))
        QTest::keyClick(QApplication::focusWidget(), letter);
    QCOMPARE(editor.draft().task().boards.at(0).ask, QStringLiteral("What is wanted?"));
    press(Qt::Key_Tab);
    QVERIFY(editor.form()->isAncestorOf(QApplication::focusWidget()));
    editor.parts()->tree()->setFocus();
    editor.goTo(QStringLiteral("boards[0].ask")); // where it stands now
    QCOMPARE(QApplication::focusWidget(),
             editor.form()->controlOf(QStringLiteral("boards[0].ask")));
    editor.undo();
    QVERIFY(editor.draft().task() == document.task);
}

void TaskEditorTest::boardsToken_canBeTypedPastAnothers()
{
    TaskDocument document = helpdesk();
    const TaskPart board = addPart(document.task, {PartKind::Questions}, PartKind::Board);
    TaskEditor editor(m_prompts, document, nullptr);
    open(editor);
    editor.choosePart(board);
    QCOMPARE(typedInto(editor, "boards[1].token", QStringLiteral("wants-2")), QString());
    QCOMPARE(editor.draft().task().boards.at(1).token, QStringLiteral("wants-2"));
    QCOMPARE(editor.draft().task().boards.at(0).token, QStringLiteral("wants"));
    // What is refused goes when the field is left.
    auto* token =
        qobject_cast<QLineEdit*>(editor.form()->controlOf(QStringLiteral("boards[1].token")));
    press(Qt::Key_Backspace);
    press(Qt::Key_Backspace);
    QCOMPARE(token->text(), QStringLiteral("wants"));
    editor.parts()->tree()->setFocus();
    QCOMPARE(token->text(), editor.draft().task().boards.at(1).token);
    QCOMPARE(boardsOf(editor.draft().task()).size(), std::size_t{2});
}

void TaskEditorTest::brokenFile_changesNothing()
{
    QTemporaryDir folder;
    QByteArray document = sampleDocument();
    document.replace("\"helpdesk.md\"", "\"\"");
    document.replace("\"figure\": \"bars\"", "\"figure\": \"bricks\"");
    const QString path = writeFile(folder.filePath(QStringLiteral("broken.json")), document);
    TaskEditor editor(m_prompts, helpdesk(), nullptr);
    editor.readFile(path);
    QVERIFY(editor.draft().task() == helpdesk().task);
    QVERIFY2(m_prompts.said.value(0).contains(QStringLiteral("scales[1].figure, line")),
             qPrintable(m_prompts.said.value(0)));
}

void TaskEditorTest::leaving_asksWhereSomethingChanged()
{
    TaskEditor editor(m_prompts, helpdesk(), nullptr);
    open(editor);
    QCOMPARE(typedInto(editor, "title", QStringLiteral("Mine")), QString());
    m_prompts.choices = {-1};
    press(Qt::Key_Escape);
    QVERIFY(editor.isVisible());
    QVERIFY(m_prompts.said.value(0).contains(QStringLiteral("will be lost")));
    m_prompts.choices = {0};
    press(Qt::Key_Escape);
    QVERIFY(!editor.isVisible());
}

void TaskEditorTest::narrowWindow_showsOneOfTheTwo()
{
    TaskEditor editor(m_prompts, helpdesk(), nullptr);
    open(editor);
    QVERIFY(!editor.views()->isVisible());
    QVERIFY(editor.form()->isVisible() && editor.live()->isVisible());
    editor.resize(960, 540);
    QCoreApplication::processEvents();
    QVERIFY(editor.views()->isVisible());
    QVERIFY(editor.form()->isVisible() && !editor.live()->isVisible());
    QCOMPARE(editor.size(), QSize(960, 540));
    editor.views()->button(1)->click();
    QVERIFY(!editor.form()->isVisible() && editor.live()->isVisible());
    editor.goTo(QStringLiteral("scales[0].ask")); // a field is wanted
    QVERIFY(editor.form()->isVisible() && !editor.live()->isVisible());
    QCOMPARE(editor.size(), QSize(960, 540));
}

void TaskEditorTest::colourWarning_standsBelowItsFieldAndBlocksNothing()
{
    TaskEditor editor(m_prompts, helpdesk(), nullptr);
    open(editor);
    editor.choosePart({PartKind::Option, 1, 0});
    QCOMPARE(typedInto(editor, "questions[0].options[1].colour", QStringLiteral("no")),
             QStringLiteral("no field")); // it is a field with a button
    auto* colour = editor.form()
                       ->controlOf(QStringLiteral("questions[0].options[1].colour"))
                       ->findChild<QLineEdit*>();
    QVERIFY(colour);
    colour->setFocus();
    colour->selectAll();
    QTest::keyClicks(colour, QStringLiteral("#FFFF88"));
    QCOMPARE(editor.draft().task().questions[0].options[1].colour, QStringLiteral("#ffff88"));
    QVERIFY(editor.draft().faults().empty());
    QVERIFY(shownTexts(*editor.form()).contains(QStringLiteral("3 : 1")));
}

void TaskEditorTest::randomWork_neverFails_data()
{
    everyPart_hasFieldsWithNames_data();
}

// Whatever is clicked, typed and undone: no crash, and a task without faults is read as it is
// written.
void TaskEditorTest::randomWork_neverFails()
{
    QFETCH(QString, name);
    const Task* shipped = builtInTask(name);
    TaskEditor editor(m_prompts, shipped ? TaskDocument{*shipped, {}, {}, {}} : helpdesk(),
                      nullptr);
    open(editor, {1100, 600});
    std::mt19937 random(11);
    const auto within = [&random](std::size_t most) {
        return std::uniform_int_distribution<std::size_t>(0, most)(random);
    };
    for (int i = 0; i < 150; ++i) {
        const std::vector<TaskPart> parts = partsOf(editor.draft().task());
        editor.choosePart(parts[within(parts.size() - 1)]);
        const TaskPart part = editor.parts()->chosen();
        const char* const buttons[] = {"remove", "up", "down"};
        switch (within(5)) {
        case 0: {
            const auto kinds = addableAt(editor.draft().task(), part);
            if (!kinds.empty())
                Q_EMIT editor.parts()->addRequested(kinds[within(kinds.size() - 1)]);
            break;
        }
        case 1:
            child<QPushButton>(editor.parts(), buttons[within(2)])->click();
            break;
        case 2: {
            const auto lines = editor.form()->findChildren<QLineEdit*>();
            if (!lines.isEmpty())
                QTest::keyClicks(lines.at(static_cast<qsizetype>(
                                     within(static_cast<std::size_t>(lines.size()) - 1))),
                                 QStringLiteral("no 1"));
            break;
        }
        case 3: {
            const auto boxes = editor.form()->findChildren<QComboBox*>();
            if (!boxes.isEmpty())
                QTest::keyClick(boxes.at(static_cast<qsizetype>(
                                    within(static_cast<std::size_t>(boxes.size()) - 1))),
                                within(1) == 0 ? Qt::Key_Down : Qt::Key_Up);
            break;
        }
        case 4:
            editor.undo();
            break;
        default:
            editor.redo();
        }
        editor.live()->finish();
        if (!editor.draft().faults().empty())
            continue;
        const auto read = readTask(writeTask(editor.draft().task()));
        QVERIFY(read && *read == editor.draft().task());
    }
}

SUBTEXT_TEST(TaskEditorTest)
#include "taskeditortest.moc"
