// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/taskpage.h"

#include "core/task/builtintasks.h"
#include "core/task/editing/partchanges.h"
#include "core/task/taskreader.h"
#include "core/task/tasktexts.h"
#include "core/task/tasktokens.h"
#include "ui/forms/textchoice.h"
#include "ui/prompts/prompts.h"
#include "ui/setup/taskcard.h"
#include "ui/taskeditor/taskeditor.h"
#include "ui/text/errortext.h"
#include "ui/text/language.h"
#include "ui/text/tasktext.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int PageWidth = 860;

QString titleOfCopy(const Task& task)
{
    return TaskPage::tr("%1 (copy)").arg(task.title);
}

QString tokenOfCopy(const Task& task)
{
    return task.token + QLatin1String("-copy");
}

/// A task that ships keeps its name to itself: a copy has another.
TaskDocument copyOf(TaskDocument document)
{
    document.task.title = titleOfCopy(document.task);
    document.task.token = tokenOfCopy(document.task);
    return document;
}

/// A copy that nobody has named is called after the study that it is made for.
Task namedAfter(const QString& study, Task task)
{
    QStringList taken;
    QStringList unnamedTitles;
    QStringList unnamedTokens;
    for (const QLatin1String token : BuiltInTaskTokens) {
        const Task& shipped = *builtInTask(QString(token));
        taken << token;
        unnamedTitles << titleOfCopy(shipped);
        unnamedTokens << tokenOfCopy(shipped);
    }
    if (unnamedTitles.contains(task.title) && !study.isEmpty())
        task.title = study;
    if (unnamedTokens.contains(task.token) && !tokenOfWord(study).isEmpty())
        task.token = freeToken(study, taken, task.token);
    return task;
}

} // namespace

TaskPage::TaskPage(Prompts& prompts, QWidget* parent)
    : SetupPage(tr("Task"),
                tr("What annotators read, and what they are asked about each scene. Once there "
                   "are answers, only its wording can change."),
                PageWidth, parent)
    , m_prompts(prompts)
    , m_title(new QLineEdit(column()))
{
    auto* name =
        makeLabel(tr("N&ame of the study"), theme::TextRole::Caption, LabelTone::Normal, column());
    name->setBuddy(m_title);
    rows()->addWidget(name);
    m_title->setAccessibleName(tr("Name of the study"));
    m_title->setPlaceholderText(tr("Pragmatic emotions, spring term"));
    m_title->setMaxLength(200);
    rows()->addWidget(m_title);
    rows()->addSpacing(18);
    buildCards();
    buildButtons();
    buildProblem();
    rows()->addSpacing(18);
    rows()->addWidget(
        makeLabel(tr("Guideline"), theme::TextRole::Caption, LabelTone::Normal, column()));
    auto* about = makeLines(tr("Annotators read it in the Guidelines place. Your own replaces the "
                               "built-in one."),
                            theme::TextRole::Small, LabelTone::Muted, column());
    rows()->addWidget(about);
    m_guideline = new TextChoice(tr("Guideline"), prompts, column());
    rows()->addWidget(m_guideline, 1);
    connect(m_title, &QLineEdit::textChanged, this, &TaskPage::changed);
    connect(m_guideline, &TextChoice::changed, this, &TaskPage::changed);
    m_cards.front()->setChecked(true);
}

void TaskPage::buildCards()
{
    rows()->addWidget(
        makeLabel(tr("What is asked"), theme::TextRole::Caption, LabelTone::Normal, column()));
    auto* group = new QWidget(column());
    QVBoxLayout* list = makeColumn(group, {0, 2, 0, 4}, 8);
    for (const QLatin1String token : BuiltInTaskTokens)
        m_documents.push_back({*builtInTask(QString(token)), {}, {}, {}});
    m_documents.push_back({});
    for (std::size_t i = 0; i < m_documents.size(); ++i) {
        const Task& task = m_documents[i].task;
        auto* card = new TaskCard(task.title, taskOutline(task), group);
        m_cards.push_back(card);
        list->addWidget(card);
        connect(card, &QAbstractButton::toggled, this, [this, i](bool isOn) {
            if (isOn)
                choose(i);
        });
    }
    m_cards.back()->hide();
    rows()->addWidget(group);
}

void TaskPage::buildButtons()
{
    m_file = makeButton(tr("From a &file…"), ButtonKind::Normal, column(), "file");
    m_edit = makeButton(tr("&Edit a copy…"), ButtonKind::Normal, column(), "edit");
    m_buttons = makeRow(8);
    m_buttons->addWidget(m_file);
    m_buttons->addWidget(m_edit);
    m_buttons->addStretch(1);
    rows()->addLayout(m_buttons);
    m_outgrown = makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, column());
    m_outgrown->setObjectName(QStringLiteral("outgrown"));
    m_outgrown->hide();
    rows()->addWidget(m_outgrown);
    connect(m_file, &QPushButton::clicked, this, [this] {
        m_prompts.openFile(this, tr("A task from a file"), tr("Tasks (*.json)"),
                           [this](const QString& path) { readFile(path); });
    });
    connect(m_edit, &QPushButton::clicked, this, &TaskPage::edit);
}

void TaskPage::offerLabelStudio()
{
    auto* studio =
        makeButton(tr("From &Label Studio…"), ButtonKind::Normal, column(), "labelStudio");
    studio->setToolTip(
        tr("Make the study from a project of a running server, with its people and answers."));
    m_buttons->insertWidget(2, studio);
    setTabOrder(m_edit, studio);
    connect(studio, &QPushButton::clicked, this, &TaskPage::labelStudioRequested);
}

void TaskPage::buildProblem()
{
    m_problem = makeCard(column());
    m_problemHead = makeLabel(QString(), theme::TextRole::Strong, LabelTone::Danger, m_problem);
    m_problemLines = makeLabel(QString(), theme::TextRole::Body, LabelTone::Normal, m_problem);
    QVBoxLayout* inside = makeColumn(m_problem, {20, 14, 20, 16}, 8);
    for (QLabel* label : {m_problemHead, m_problemLines}) {
        label->setWordWrap(true);
        inside->addWidget(label);
    }
    m_problemLines->setTextInteractionFlags(Qt::TextSelectableByMouse |
                                            Qt::TextSelectableByKeyboard);
    m_problemLines->setAccessibleName(tr("What is wrong with the document"));
    m_problem->hide();
    rows()->addSpacing(8);
    rows()->addWidget(m_problem);
}

void TaskPage::choose(std::size_t number)
{
    m_chosen = number;
    m_problem->hide();
    m_edit->setText(isOwn() ? tr("&Edit…") : tr("&Edit a copy…"));
    const TaskDocument& now = chosen();
    m_outgrown->setText(outgrownTextsText(now.task));
    m_outgrown->setVisible(!m_outgrown->text().isEmpty());
    const bool isTasks = m_guideline->text() == m_guidelineOfTask;
    m_guideline->setBuiltIn(shippedText(now.task, TaskText::Guideline, language()));
    if (isTasks)
        m_guideline->setText(now.guideline); // what somebody wrote here stays
    m_guidelineOfTask = now.guideline;
    Q_EMIT taskChosen();
    Q_EMIT changed();
}

void TaskPage::takeOwn(TaskDocument document)
{
    m_documents.back() = std::move(document);
    const Task& task = m_documents.back().task;
    m_cards.back()->setTexts(task.title, taskOutline(task));
    m_cards.back()->show();
    if (m_cards.back()->isChecked())
        choose(m_documents.size() - 1);
    else
        m_cards.back()->setChecked(true);
}

void TaskPage::readFile(const QString& path)
{
    auto document = readTaskDocument(path);
    if (!document) {
        const TaskRefusal& why = document.error();
        QStringList lines;
        for (const TaskFault& fault : why.faults)
            lines << taskFaultLine(fault);
        if (why.faults.size() == MostTaskFaults)
            lines << tr("There may be more.");
        if (why.error)
            lines << errorText(*why.error).oneLine();
        showProblem(tr("%1 cannot be used").arg(QFileInfo(path).fileName()), lines);
        return;
    }
    takeOwn(std::move(*document));
}

void TaskPage::showProblem(const QString& heading, const QStringList& lines)
{
    m_problemHead->setText(heading);
    m_problemLines->setText(lines.join(u'\n'));
    m_problem->show();
    raiseAlert(*m_problemLines);
    ensureWidgetVisible(m_problem);
}

QString TaskPage::problemText() const
{
    return m_problem->isHidden() ? QString()
                                 : m_problemHead->text() + u'\n' + m_problemLines->text();
}

void TaskPage::edit()
{
    auto* editor = new TaskEditor(m_prompts, isOwn() ? chosen() : copyOf(chosen()), this);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    connect(editor, &QDialog::accepted, this, [this, editor] { takeOwn(editor->document()); });
    connect(editor, &QDialog::finished, this, [this] { m_edit->setFocus(Qt::OtherFocusReason); });
    editor->open();
}

void TaskPage::takeGroupsOfFiles()
{
    TaskDocument document = isOwn() ? chosen() : copyOf(chosen());
    takeGroupsFromFiles(document.task);
    takeOwn(std::move(document));
}

void TaskPage::apply(SetupDraft& draft) const
{
    draft.title = m_title->text().trimmed();
    draft.task = std::make_shared<const Task>(namedAfter(draft.title, chosen().task));
    draft.guideline = m_guideline->text();
    draft.otherTexts = chosen().others;
}

QString TaskPage::obstacle(const SetupDraft& draft) const
{
    return draft.title.isEmpty() ? tr("Give the study a name.") : QString();
}

} // namespace subtext
