// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/setupwizard.h"

#include "ui/help/keysdialog.h"
#include "ui/help/manual.h"
#include "ui/prompts/prompts.h"
#include "ui/setup/assignmentpage.h"
#include "ui/setup/filespage.h"
#include "ui/setup/peoplepage.h"
#include "ui/setup/rulespage.h"
#include "ui/setup/setupkeys.h"
#include "ui/setup/steplist.h"
#include "ui/setup/studyfile.h"
#include "ui/setup/summarypage.h"
#include "ui/setup/taskpage.h"
#include "ui/text/errortext.h"
#include "ui/text/importtext.h"
#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/returnkey.h"

#include <QAbstractButton>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int StepsWidth = 226;

ManualPlace manualPlaceOf(SetupStep step)
{
    switch (step) {
    case SetupStep::Task:
    case SetupStep::Files:
        return ManualPlace::SetupFiles;
    case SetupStep::People:
        return ManualPlace::SetupPeople;
    case SetupStep::Assignment:
    case SetupStep::Rules:
        return ManualPlace::SetupRules;
    case SetupStep::Consent:
        return ManualPlace::SetupConsent;
    case SetupStep::Summary:
        return ManualPlace::SetupSummary;
    }
    Q_UNREACHABLE();
}

} // namespace

SetupWizard::SetupWizard(Prompts& prompts, const Environment& environment, QWidget* parent)
    : QDialog(parent)
    , m_prompts(prompts)
    , m_environment(environment)
    , m_steps(new StepList({tr("Task"), tr("Files"), tr("People"), tr("Assignment"), tr("Rules"),
                            tr("Consent, practice"), tr("Summary")},
                           this))
    , m_task(new TaskPage(prompts, this))
    , m_files(new FilesPage(prompts, this))
    , m_people(new PeoplePage(prompts, this))
    , m_assignment(new AssignmentPage(this))
    , m_rules(new RulesPage(this))
    , m_course(new CoursePage(prompts, this))
    , m_summary(new SummaryPage(this))
    , m_pages{m_task, m_files, m_people, m_assignment, m_rules, m_course, m_summary}
    , m_stack(new QStackedWidget(this))
{
    setWindowTitle(tr("New study"));
    resizeToRoom(*this, {1180, 700});
    QHBoxLayout* across = makeRow(this, {}, 0);
    across->addWidget(buildLeft());
    QVBoxLayout* right = makeColumn(0);
    right->addWidget(m_stack, 1);
    right->addWidget(buildFoot());
    across->addLayout(right, 1);
    for (SetupPage* page : m_pages) {
        m_stack->addWidget(page); // in the order of SetupStep
        connect(page, &SetupPage::changed, this, &SetupWizard::refresh);
        // Return means "on" in every one-line field.
        for (QLineEdit* line : page->findChildren<QLineEdit*>())
            line->installEventFilter(this);
    }
    registerKeys();
    connect(m_task, &TaskPage::taskChosen, this, &SetupWizard::spreadTask);
    connect(m_task, &TaskPage::labelStudioRequested, this,
            [this] { leave([this] { Q_EMIT labelStudioRequested(); }); });
    connect(m_files, &SetupPage::changed, this, &SetupWizard::goOnFromFiles);
    connect(m_files, &FilesPage::groupsOfFilesWanted, m_task, &TaskPage::takeGroupsOfFiles);
    spreadTask();
    showStep(SetupStep::Task);
}

void SetupWizard::spreadTask()
{
    for (SetupPage* page : m_pages)
        page->setTask(m_task->chosen());
    refresh();
}

void SetupWizard::registerKeys()
{
    const std::pair<int, void (SetupWizard::*)()> keys[] = {
        {Qt::ALT | Qt::Key_Left, &SetupWizard::back},
        {Qt::ALT | Qt::Key_Right, &SetupWizard::next},
        {Qt::CTRL | Qt::Key_Return, &SetupWizard::next},
        {Qt::CTRL | Qt::Key_Enter, &SetupWizard::next}};
    for (const auto& [key, run] : keys)
        new QShortcut(QKeySequence(key), this, this, run);
    offerManual(*this, [this] { return manualPlaceOf(step()); });
    new QShortcut(QKeySequence(Qt::Key_F12), this, this,
                  [this] { (new KeysDialog(setupKeys(), this))->open(); });
}

QWidget* SetupWizard::buildLeft()
{
    auto* left = new QFrame(this);
    left->setProperty("panel", true);
    left->setFixedWidth(StepsWidth);
    QVBoxLayout* column = makeColumn(left, {0, 32, 0, 20}, 18);
    auto* title = makeLabel(tr("New study"), theme::TextRole::Scene, LabelTone::Normal, left);
    title->setContentsMargins(26, 0, 12, 0);
    column->addWidget(title);
    column->addWidget(m_steps, 1);
    connect(m_steps, &StepList::stepChosen, this,
            [this](int step) { showStep(static_cast<SetupStep>(step)); });
    return left;
}

QWidget* SetupWizard::buildFoot()
{
    auto* foot = new QFrame(this);
    foot->setProperty("bar", true);
    QHBoxLayout* across = makeRow(foot, {36, 12, 28, 12}, 10);
    m_message = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, foot);
    across->addWidget(m_message, 1);
    auto* cancel = makeButton(tr("Cancel"), ButtonKind::Quiet, foot);
    m_back = makeButton(tr("&Back"), ButtonKind::Normal, foot);
    m_back->setToolTip(tr("Alt+Left"));
    m_next = makeButton(QString(), ButtonKind::Primary, foot, "next");
    m_next->setToolTip(tr("Enter, or Ctrl+Enter in a text"));
    for (QPushButton* button : {cancel, m_back, m_next})
        across->addWidget(button);
    connect(cancel, &QPushButton::clicked, this, &SetupWizard::reject);
    connect(m_back, &QPushButton::clicked, this, &SetupWizard::back);
    connect(m_next, &QPushButton::clicked, this, &SetupWizard::next);
    return foot;
}

SetupPage* SetupWizard::page(SetupStep step) const
{
    return m_pages.at(static_cast<std::size_t>(step));
}

SetupStep SetupWizard::step() const
{
    return static_cast<SetupStep>(m_stack->currentIndex());
}

SetupDraft SetupWizard::draft() const
{
    SetupDraft draft;
    for (const SetupPage* page : m_pages)
        page->apply(draft);
    return draft;
}

SetupStep SetupWizard::firstOpen(const SetupDraft& draft) const
{
    for (int step = 0; step < SetupStepCount; ++step) {
        if (!page(static_cast<SetupStep>(step))->obstacle(draft).isEmpty())
            return static_cast<SetupStep>(step);
    }
    return SetupStep::Summary;
}

void SetupWizard::showStep(SetupStep step)
{
    // A tick is for a page that was seen, so nobody jumps over one that is still open.
    const SetupStep allowed = std::min(step, firstOpen(draft()));
    page(allowed)->enter(draft());
    m_stack->setCurrentIndex(static_cast<int>(allowed));
    refresh();
    if (!m_steps->hasFocus())
        page(allowed)->focusField();
}

/// Where the reading that "Next" began has ended, and nothing is to be looked at first.
void SetupWizard::goOnFromFiles()
{
    if (!m_goesOn || m_files->isReading())
        return;
    m_goesOn = false;
    if (step() != SetupStep::Files)
        return;
    if (const QString problem = obstacle(); !problem.isEmpty()) {
        if (m_files->form()->matchedFile().isEmpty())
            showProblem(problem);
    } else if (m_files->form()->hasToBeSeen()) {
        m_message->setText(
            saidTogether({m_files->form()->usedRowsText(),
                          tr("The file is read. Look at what was found in it before you go on.")}));
    } else {
        showStep(SetupStep::People);
    }
}

void SetupWizard::next()
{
    if (step() == SetupStep::Files && !m_files->form()->matchedFile().isEmpty()) {
        m_goesOn = true;
        m_files->form()->readMatched();
        return;
    }
    if (const QString problem = obstacle(); !problem.isEmpty()) {
        showProblem(problem);
        page(step())->focusField();
        return;
    }
    if (step() == SetupStep::Summary)
        askForFile();
    else
        showStep(static_cast<SetupStep>(m_stack->currentIndex() + 1));
}

void SetupWizard::back()
{
    if (step() != SetupStep::Task)
        showStep(static_cast<SetupStep>(m_stack->currentIndex() - 1));
}

QString SetupWizard::obstacle() const
{
    return page(step())->obstacle(draft());
}

void SetupWizard::refresh()
{
    if (!m_next)
        return; // a page spoke up while it was made
    const SetupDraft now = draft();
    const int open = static_cast<int>(firstOpen(now));
    const int current = m_stack->currentIndex();
    m_steps->setState(current, open, std::min(open, current));
    m_back->setEnabled(current > 0);
    const bool isLast = step() == SetupStep::Summary;
    m_next->setText(isLast ? tr("&Make the study…") : tr("&Next"));
    const QString missing = page(step())->obstacle(now);
    setTone(m_message, LabelTone::Muted);
    QStringList said{missing};
    if (missing.isEmpty() && (isLast || step() == SetupStep::Files))
        said << m_files->form()->usedRowsText();
    if (missing.isEmpty() && isLast)
        said << tr("Nothing is written before you choose a file name.");
    m_message->setText(saidTogether(said));
}

void SetupWizard::showProblem(const QString& text)
{
    setTone(m_message, LabelTone::Danger);
    m_message->setText(text);
    raiseAlert(*m_message);
}

void SetupWizard::askForFile()
{
    askForStudyFile(m_prompts, this, draft().title,
                    [this](const QString& path) { Q_EMIT makeRequested(path); });
}

std::unique_ptr<Study> SetupWizard::make(const QString& path)
{
    auto made = makeStudy(draft(), path, m_environment, &m_refused);
    if (made)
        return std::move(*made);
    showStep(made.error().step);
    showProblem(errorText(made.error().error).oneLine());
    return nullptr;
}

QString SetupWizard::refusedText() const
{
    constexpr std::size_t MostNamed = 5;
    QStringList lines;
    for (std::size_t i = 0; i < std::min(m_refused.size(), MostNamed); ++i)
        lines << tr("%1, row %2: %3")
                     .arg(QFileInfo(m_refused[i].file).fileName())
                     .arg(m_refused[i].line)
                     .arg(refusalText(m_refused[i]));
    if (m_refused.size() > MostNamed)
        lines << tr("and %1 more").arg(m_refused.size() - MostNamed);
    return lines.join(u'\n');
}

bool SetupWizard::isTouched() const
{
    const SetupDraft now = draft();
    return !now.files.empty() || m_task->isOwn() || !now.title.isEmpty() || !now.people.empty() ||
           !now.coordinator.isEmpty();
}

void SetupWizard::offerLabelStudio()
{
    m_task->offerLabelStudio();
}

void SetupWizard::reject()
{
    leave([] {});
}

void SetupWizard::leave(const std::function<void()>& then)
{
    if (!isTouched()) {
        QDialog::reject();
        then();
        return;
    }
    m_prompts.choose(this, tr("Leave the new study?"),
                     tr("Nothing is written yet, and what you entered is lost."), {tr("Leave")},
                     [this, then](int choice) {
                         if (choice != 0)
                             return;
                         QDialog::reject();
                         then();
                     });
}

bool SetupWizard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        if (isPlainReturn(*static_cast<QKeyEvent*>(event))) {
            next();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void SetupWizard::keyPressEvent(QKeyEvent* event)
{
    if (auto* button = qobject_cast<QPushButton*>(focusWidget());
        isReturn(*event) && button && !button->isCheckable()) // those are chosen by Space
        button->click();
    else if (isReturn(*event))
        next();
    else
        QDialog::keyPressEvent(event);
}

} // namespace subtext
