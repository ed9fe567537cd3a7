// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/taskeditor/taskeditor.h"

#include "core/task/editing/partchanges.h"
#include "core/task/editing/taskedits.h"
#include "core/task/taskreader.h"
#include "core/task/taskwriter.h"
#include "ui/help/manual.h"
#include "ui/prompts/prompts.h"
#include "ui/taskeditor/faultpanel.h"
#include "ui/taskeditor/livepage.h"
#include "ui/taskeditor/partform.h"
#include "ui/taskeditor/parttree.h"
#include "ui/taskeditor/partwords.h"
#include "ui/text/errortext.h"
#include "ui/text/tasktext.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/segmentbar.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSaveFile>
#include <QShortcut>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

// In letters, so that they grow with the text.
constexpr int TreeLetters = 34;
constexpr int NarrowTreeLetters = 31; // the answers of CEI fit beside it at 800 pixels
constexpr int FormLetters = 50;
constexpr int LiveLetters = 78; // with the scene above the answers

int letters(int count)
{
    return count * QFontMetrics(theme::font(theme::TextRole::Body)).averageCharWidth();
}

} // namespace

TaskEditor::TaskEditor(Prompts& prompts, TaskDocument document, QWidget* parent)
    : QDialog(parent)
    , m_prompts(prompts)
    , m_documents{std::move(document)}
    , m_draft(m_documents.front().task)
{
    setWindowTitle(tr("Edit a task"));
    QVBoxLayout* column = makeColumn(this, {}, 0);
    column->addWidget(buildHead());
    column->addWidget(buildMiddle(), 1);
    m_faults = new FaultPanel(this);
    column->addWidget(m_faults);
    column->addWidget(buildFoot());
    connect(m_faults, &FaultPanel::placeChosen, this, &TaskEditor::goTo);
    registerKeys();
    offerManual(*this, ManualPlace::TaskEditor);
    resizeToRoom(*this, {1366, 768});
    choosePart({PartKind::Head});
    m_live->finish();
    m_parts->tree()->setFocus(Qt::OtherFocusReason);
}

TaskEditor::~TaskEditor()
{
    // A field that loses the keys with the window says so, when the draft is gone already.
    m_form->disconnect(this);
    m_parts->disconnect(this);
}

QWidget* TaskEditor::buildHead()
{
    auto* head = new QWidget(this);
    QHBoxLayout* across = makeRow(head, {24, 12, 20, 10}, 4);
    across->addWidget(
        makeLabel(tr("Edit a task"), theme::TextRole::Scene, LabelTone::Normal, head));
    QWidget* buttons = makePage(head);
    auto* lines = new FlowLayout(FlowLayout::Spread::AtEnd, 4, buttons);
    across->addWidget(buttons, 1);
    m_undo = makeButton(tr("Undo"), ButtonKind::Quiet, head);
    m_undo->setToolTip(tr("Ctrl+Z"));
    m_redo = makeButton(tr("Redo"), ButtonKind::Quiet, head);
    m_redo->setToolTip(tr("Ctrl+Shift+Z"));
    auto* open = makeButton(tr("From a file…"), ButtonKind::Quiet, head);
    auto* save = makeButton(tr("Save as a file…"), ButtonKind::Quiet, head);
    save->setToolTip(tr("Ctrl+S"));
    for (QPushButton* button : {m_undo, m_redo, open, save}) {
        button->setAutoDefault(false);
        lines->addWidget(button);
    }
    connect(m_undo, &QPushButton::clicked, this, &TaskEditor::undo);
    connect(m_redo, &QPushButton::clicked, this, &TaskEditor::redo);
    connect(open, &QPushButton::clicked, this, [this] {
        m_prompts.openFile(this, tr("A task from a file"), tr("Tasks (*.json)"),
                           [this](const QString& path) { readFile(path); });
    });
    const auto askWhere = [this] {
        m_prompts.saveFile(this, tr("Save the task"),
                           m_draft.task().token + QStringLiteral(".json"), tr("Tasks (*.json)"),
                           [this](const QString& path) { saveFile(path); });
    };
    connect(save, &QPushButton::clicked, this, askWhere);
    connect(new QShortcut(QKeySequence::Save, this), &QShortcut::activated, this, askWhere);
    return head;
}

QWidget* TaskEditor::buildMiddle()
{
    auto* middle = new QWidget(this);
    QHBoxLayout* across = makeRow(middle, {}, 0);
    m_parts = new PartTree(middle);
    across->addWidget(m_parts);
    QVBoxLayout* right = makeColumn(0);
    m_views = new SegmentBar(tr("Fields or page"), middle);
    m_views->beTabs();
    m_views->addSegment(tr("Fields"));
    m_views->addSegment(tr("As annotators will see it"));
    m_views->setContentsMargins(16, 10, 16, 4);
    right->addWidget(m_views, 0, Qt::AlignLeft);
    QHBoxLayout* both = makeRow(0);
    m_form = new PartForm(middle);
    both->addWidget(m_form, 2);
    m_live = new LivePage(middle);
    both->addWidget(m_live, 3);
    right->addLayout(both, 1);
    across->addLayout(right, 1);
    connect(m_views, &SegmentBar::chosen, this, &TaskEditor::arrange);
    connect(m_parts, &PartTree::partChosen, this, &TaskEditor::choosePart);
    connect(m_parts, &PartTree::addRequested, this, [this](PartKind kind) {
        editParts([this, kind](Task& task) { return addPart(task, m_parts->chosen(), kind); });
        m_form->focusPlace(placeOf(m_draft.task(), m_parts->chosen()) + QStringLiteral(".word"));
    });
    connect(m_parts, &PartTree::removeRequested, this, [this] {
        editParts([this](Task& task) { return removePart(task, m_parts->chosen()); });
    });
    connect(m_parts, &PartTree::moveRequested, this, [this](int by) {
        editParts([this, by](Task& task) {
            return movePart(task, m_parts->chosen(), by).value_or(m_parts->chosen());
        });
    });
    connect(m_form, &PartForm::edited, this, &TaskEditor::edit);
    connect(m_form, &PartForm::settled, this, [this] { m_draft.settle(); });
    return middle;
}

QWidget* TaskEditor::buildFoot()
{
    auto* foot = new QFrame(this);
    foot->setProperty("bar", true);
    QHBoxLayout* across = makeRow(foot, {24, 10, 24, 10}, 10);
    m_message = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, foot);
    across->addWidget(m_message, 1);
    auto* cancel = makeButton(tr("Cancel"), ButtonKind::Quiet, foot);
    m_use = makeButton(tr("&Use this task"), ButtonKind::Primary, foot);
    m_use->setToolTip(tr("Ctrl+Enter"));
    for (QPushButton* button : {cancel, m_use}) {
        button->setAutoDefault(false);
        across->addWidget(button);
    }
    connect(cancel, &QPushButton::clicked, this, &TaskEditor::reject);
    connect(m_use, &QPushButton::clicked, this, &TaskEditor::accept);
    return foot;
}

void TaskEditor::registerKeys()
{
    const std::pair<QKeySequence, void (TaskEditor::*)()> keys[] = {
        {QKeySequence::Undo, &TaskEditor::undo},
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), &TaskEditor::redo},
        {QKeySequence(Qt::CTRL | Qt::Key_Y), &TaskEditor::redo},
        {QKeySequence(Qt::CTRL | Qt::Key_Return), &TaskEditor::accept},
        {QKeySequence(Qt::CTRL | Qt::Key_Enter), &TaskEditor::accept}};
    for (const auto& [key, run] : keys)
        new QShortcut(key, this, this, run);
}

TaskDocument TaskEditor::document() const
{
    const TaskDocument& read = m_documents.at(m_draft.origin());
    TaskDocument document = read;
    document.task = m_draft.task();
    for (const TaskText text : AllTaskTexts) {
        const QString& name = nameOf(document.task.texts, text);
        if (name != nameOf(read.task.texts, text))
            document.setOwnText(text, {});
    }
    return document;
}

void TaskEditor::choosePart(TaskPart part)
{
    m_draft.settle();
    m_parts->choose(part);
    if (!m_views->isHidden() && m_views->current() != 0) {
        m_views->setCurrent(0);
        arrange();
    }
    refresh();
}

void TaskEditor::goTo(const QString& place)
{
    choosePart(partAt(m_draft.task(), place));
    m_form->focusPlace(place);
}

void TaskEditor::edit(const QString& place, const std::function<void(Task&)>& change)
{
    if (!m_draft.change(place, change))
        return;
    showMessage({}, false);
    refresh();
}

void TaskEditor::editParts(const std::function<TaskPart(Task&)>& change)
{
    TaskPart chosen = m_parts->chosen();
    m_draft.settle();
    m_draft.change({}, [&](Task& task) { chosen = change(task); });
    showMessage({}, false);
    choosePart(chosen);
}

void TaskEditor::undo()
{
    if (!m_draft.canUndo())
        return;
    const QString place = m_draft.undo();
    goTo(place.isEmpty() ? placeOf(m_draft.task(), m_parts->chosen()) : place);
}

void TaskEditor::redo()
{
    if (!m_draft.canRedo())
        return;
    const QString place = m_draft.redo();
    goTo(place.isEmpty() ? placeOf(m_draft.task(), m_parts->chosen()) : place);
}

void TaskEditor::refresh()
{
    const Task& task = m_draft.task();
    TaskPart part = m_parts->chosen();
    while (!hasPart(task, part)) {
        const TaskPart holder = holderOf(task, part);
        part = holder == part || (part.kind == PartKind::Option || part.kind == PartKind::Question)
                   ? TaskPart{PartKind::Questions}
                   : holder;
    }
    std::vector<TaskPart> faulty;
    QStringList titles;
    for (const TaskFault& fault : m_draft.faults()) {
        faulty.push_back(partAt(task, fault.place));
        titles << partTitle(task, faulty.back());
    }
    m_parts->show(task, part, faulty);
    m_form->show(task, part);
    m_faults->show(m_draft.faults(), titles);
    m_live->setTask(task);
    m_undo->setEnabled(m_draft.canUndo());
    m_redo->setEnabled(m_draft.canRedo());
    if (m_message->property("role").toString() != QLatin1String("danger"))
        showMessage(m_draft.faults().empty() ? taskOutline(task) : QString(), false);
}

void TaskEditor::showMessage(const QString& text, bool isProblem)
{
    setTone(m_message, isProblem ? LabelTone::Danger : LabelTone::Muted);
    m_message->setText(text);
    if (isProblem)
        raiseAlert(*m_message);
}

void TaskEditor::readFile(const QString& path)
{
    auto read = readTaskDocument(path);
    if (read) {
        m_documents.push_back(std::move(*read));
        m_draft.settle();
        m_draft.replace(m_documents.back().task);
        showMessage({}, false);
        choosePart({PartKind::Head});
        return;
    }
    const TaskRefusal& why = read.error();
    QStringList lines;
    for (const TaskFault& fault : why.faults)
        lines << taskFaultLine(fault);
    if (why.faults.size() == MostTaskFaults)
        lines << tr("There may be more.");
    if (why.error)
        lines << errorText(*why.error).oneLine();
    m_prompts.tell(this, tr("%1 cannot be used").arg(QFileInfo(path).fileName()),
                   lines.join(u'\n'));
}

void TaskEditor::saveFile(const QString& path)
{
    if (!m_draft.faults().empty()) {
        showMessage(tr("Correct what is listed above; then the file can be read again."), true);
        return;
    }
    // First the texts: without them the document would be refused.
    if (const auto texts = writeTaskTexts(document(), path); !texts) {
        showMessage(errorText(texts.error()).oneLine(), true);
        return;
    }
    QSaveFile file(path);
    const QByteArray bytes = writeTask(m_draft.task());
    const bool isWritten =
        file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    if (!isWritten) {
        const Error error{ErrorCode::IoFailure, path, 0, 0, {}, file.errorString()};
        showMessage(errorText(error).oneLine(), true);
        return;
    }
    m_draft.markSaved();
    showMessage(tr("Saved as %1.").arg(QFileInfo(path).fileName()), false);
}

void TaskEditor::accept()
{
    if (m_draft.faults().empty()) {
        QDialog::accept();
        return;
    }
    showMessage(tr("Correct what is listed above first."), true);
    goTo(m_draft.faults().front().place);
}

void TaskEditor::reject()
{
    if (!m_draft.isChanged()) {
        QDialog::reject();
        return;
    }
    m_prompts.choose(this, tr("Leave the task?"),
                     tr("Your changes are not saved and will be lost."), {tr("Leave")},
                     [this](int choice) {
                         if (choice == 0)
                             QDialog::reject();
                     });
}

bool TaskEditor::hasRoomForBoth() const
{
    return width() >= letters(TreeLetters + FormLetters + LiveLetters);
}

void TaskEditor::arrange()
{
    const bool areBoth = hasRoomForBoth();
    m_parts->setFixedWidth(std::max(letters(areBoth ? TreeLetters : NarrowTreeLetters),
                                    m_parts->minimumSizeHint().width())); // of its buttons
    m_views->setVisible(!areBoth);
    m_form->setVisible(areBoth || m_views->current() == 0);
    m_live->setVisible(areBoth || m_views->current() == 1);
    m_live->setTitleShown(areBoth);
}

void TaskEditor::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    arrange();
}

void TaskEditor::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_live)
        arrange();
}

} // namespace subtext
