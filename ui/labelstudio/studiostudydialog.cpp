// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labelstudio/studiostudydialog.h"

#include "core/course/roster.h"
#include "core/models/modelruns.h"
#include "core/study/study.h"
#include "core/task/builtintasks.h"
#include "core/task/tasktexts.h"
#include "ui/forms/textchoice.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/guidelines/instructions.h"
#include "ui/help/manual.h"
#include "ui/labelstudio/projecttrial.h"
#include "ui/labelstudio/pullpage.h"
#include "ui/labelstudio/serverform.h"
#include "ui/prompts/prompts.h"
#include "ui/setup/setupdraft.h"
#include "ui/setup/studyfile.h"
#include "ui/setup/taskcard.h"
#include "ui/setup/taskpage.h"
#include "ui/text/labelstudiotext.h"
#include "ui/text/words.h"
#include "ui/widgets/consentbox.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/textreader.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

/// How many people probably answer each item.
int ratersIn(const StudioProject& project)
{
    if (project.tasks <= 0 || project.annotations <= 0)
        return Protocol().ratersPerItem;
    const qint64 each = (project.annotations + project.tasks - 1) / project.tasks;
    return static_cast<int>(std::min<qint64>(each, Protocol::MostRaters));
}

/// Why nothing is proposed, and what to do.
QString withoutInterfaceText(const StudioProject& project, const Error& error)
{
    if (error.code == ErrorCode::EmptyFile || project.interface.trimmed().isEmpty())
        return StudioStudyDialog::tr(
            "This project has no labelling interface yet. Choose what the study asks; or set the "
            "interface up in Label Studio, under Settings › Labeling Interface, and come back.");
    return StudioStudyDialog::tr("The labelling interface of this project cannot be read%1. Choose "
                                 "what the study asks.")
        .arg(error.line > 0 ? StudioStudyDialog::tr(" (line %1)").arg(error.line) : QString());
}

} // namespace

StudioStudyDialog::StudioStudyDialog(const Context& context, QWidget* parent)
    : StudioFrame(tr("New study from Label Studio"), context.environment, context.access,
                  context.settings, parent)
    , m_prompts(context.prompts)
    , m_environment(context.environment)
    , m_trial(new ProjectTrial(m_environment, this))
{
    offerManual(*this, ManualPlace::LabelStudioStudy);
    addServerPages(tr("Make a study from a project of a running Label Studio, with its scenarios, "
                      "people and answers. Nothing is requested before you connect."),
                   tr("Choose the project. The next pages show what it asks and what would be "
                      "pulled."));
    m_page = buildStudy();
    m_report = makeReader(this);
    m_report->setAccessibleName(tr("Result"));
    stack()->addWidget(m_page);
    stack()->addWidget(m_report);
    addFoot();
    showStep(Step::Server);
    resizeToRoom(*this, {980, 920}); // the task and its guideline without scrolling
}

StudioStudyDialog::~StudioStudyDialog()
{
    if (!m_isPulled)
        dropStudy();
}

QWidget* StudioStudyDialog::buildStudy()
{
    QWidget* page = makePage(this);
    m_rows = makeColumn(page, {}, 8);
    m_about = makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, page);
    m_rows->addWidget(m_about);
    QHBoxLayout* across = makeRow(28);
    const auto addField = [&](const QString& caption, QWidget* field, int stretch) {
        QVBoxLayout* below = makeColumn(4);
        auto* label = makeLabel(caption, theme::TextRole::Caption, LabelTone::Normal, page);
        label->setBuddy(field);
        addWidgets(*below, label, field);
        across->addLayout(below, stretch);
    };
    m_coordinator = new QLineEdit(page);
    m_coordinator->setAccessibleName(tr("Your name, as the coordinator"));
    m_coordinator->setPlaceholderText(tr("Who hands out, collects and releases"));
    m_raters = new QSpinBox(page);
    m_raters->setRange(1, Protocol::MostRaters);
    m_raters->setAccessibleName(tr("Annotators per item"));
    addField(tr("&Your name, as the coordinator"), m_coordinator, 1);
    addField(tr("&Annotators per item"), m_raters, 0);
    m_rows->addLayout(across);
    return page;
}

void StudioStudyDialog::showStep(Step step)
{
    m_step = step;
    const QString named = m_fetched ? m_fetched->project.title : QString();
    switch (step) {
    case Step::Server:
        stack()->setCurrentIndex(0);
        setHeading(tr("New study from Label Studio"));
        break;
    case Step::Projects:
        stack()->setCurrentIndex(1);
        setHeading(tr("Projects on %1").arg(originOf(link().server())));
        break;
    case Step::Study:
        stack()->setCurrentWidget(m_page);
        setHeading(tr("A study for “%1”").arg(named));
        break;
    case Step::Pull:
        stack()->setCurrentWidget(m_pull);
        setHeading(tr("Pull “%1” into the new study").arg(named));
        break;
    case Step::Done:
        stack()->setCurrentWidget(m_report);
        setHeading(tr("The study is ready"));
        m_report->setFocus();
        break;
    }
    // A host is asked for the first time by a click; after that Return goes on.
    actButton()->setDefault(step != Step::Server);
    showProblem(step == Step::Study ? m_obstacle : QString());
    refresh();
}

void StudioStudyDialog::refresh()
{
    const bool canStop = link().isBusy() || (m_pull && m_pull->isReading());
    backButton()->setVisible(m_step != Step::Server && m_step != Step::Done);
    backButton()->setEnabled(!link().isBusy());
    cancelButton()->setVisible(m_step != Step::Done);
    cancelButton()->setText(canStop ? tr("Stop") : tr("Cancel"));
    if (m_step == Step::Server)
        askToSignIn(m_agreedTo == originOf(server()->server().value_or(QUrl())));
    else
        consentBox()->hide();
    switch (m_step) {
    case Step::Server: {
        const auto at = server()->server();
        return offer(at ? tr("Connect to %1").arg(studioPlace(*at)) : tr("Connect"),
                     at.has_value());
    }
    case Step::Projects:
        return offer(tr("Look at the project"), chosenProject() != nullptr);
    case Step::Study:
        return offer(tr("Make the study…"), m_obstacle.isEmpty());
    case Step::Pull:
        return offer(tr("Pull"), m_pull && m_pull->isReady());
    case Step::Done:
        return offer(tr("Open the study"), true);
    }
}

void StudioStudyDialog::act()
{
    switch (m_step) {
    case Step::Server:
        return connectToServer();
    case Step::Projects:
        return lookAtProject();
    case Step::Study:
        return askForFile();
    case Step::Pull:
        return pull();
    case Step::Done:
        Q_EMIT made(m_coordinator->text().simplified());
    }
}

void StudioStudyDialog::goBack()
{
    link().cancel();
    m_trial->end();
    if (m_step != Step::Pull) {
        const bool isServer = m_step == Step::Projects;
        showStep(isServer ? Step::Server : Step::Projects);
        return focusOnReturn(isServer);
    }
    m_prompts.choose(this, tr("Go back to what the study asks?"),
                     tr("Nothing is pulled yet. The study that was begun is removed, and what you "
                        "said of meanings is lost."),
                     {tr("Go back")}, [this](int choice) {
                         if (choice != 0)
                             return;
                         const Dropped dropped = dropStudy();
                         showStep(Step::Study);
                         if (dropped.isLeft)
                             showProblem(dropped.said);
                         else
                             showNote(dropped.said); // it was asked for
                     });
}

/// What is going on ends, and the dialog stays; else it closes, and asks before anything is lost. A
/// study that is made is opened.
void StudioStudyDialog::reject()
{
    if (m_step == Step::Done)
        return act();
    if (link().isBusy())
        return link().cancel();
    if (m_pull && m_pull->isReading()) {
        m_pull->stop();
        return showNote(stoppedText());
    }
    if (!isTouched())
        return leave();
    m_prompts.chooseOrStay(this, tr("Leave the new study?"),
                           m_study ? tr("Nothing is pulled yet, and what you entered is lost. The "
                                        "study that was begun is removed: %1")
                                         .arg(QDir::toNativeSeparators(m_study->path()))
                                   : tr("Nothing is pulled yet, and what you entered is lost."),
                           {tr("Leave")}, tr("Keep going"), [this](int choice) {
                               if (choice == 0)
                                   leave();
                           });
}

void StudioStudyDialog::leave()
{
    const Dropped dropped = dropStudy();
    QDialog::reject();
    if (dropped.isLeft) // that it is removed was said before
        m_prompts.tell(parentWidget(), tr("No study was made"), dropped.said);
}

Result<void> StudioStudyDialog::keepSignIn()
{
    m_agreedTo = consentBox()->isAsked() ? originOf(*server()->server()) : m_agreedTo;
    return {};
}

void StudioStudyDialog::enterProjects()
{
    showStep(Step::Projects);
    if (!chosenProject())
        showProblem(tr("This key gives access to no project."));
}

QString StudioStudyDialog::stoppedText() const
{
    return tr("Stopped. Nothing was pulled.");
}

void StudioStudyDialog::lookAtProject()
{
    fetchChosen([this](const FetchedProject& fetched) { takeProject(fetched); });
}

/// What is asked may have changed on the server since.
bool StudioStudyDialog::isFetchedAlready(const FetchedProject& fetched) const
{
    return m_task && m_fetchedFrom == originOf(link().server()) &&
           m_fetched->project.id == fetched.project.id &&
           m_fetched->project.interface == fetched.project.interface &&
           m_fetched->project.instructions == fetched.project.instructions;
}

void StudioStudyDialog::takeProject(const FetchedProject& fetched)
{
    if (hasNoTasks(fetched)) {
        showProblem(tr("“%1” has no tasks yet, so there is nothing to pull. Import its data in "
                       "Label Studio first, or choose another project.")
                        .arg(fetched.project.title));
        return refresh();
    }
    const bool isOther = m_fetched && (m_fetched->project.id != fetched.project.id ||
                                       m_fetchedFrom != originOf(link().server()));
    if (!isOther || !isEdited())
        return showProject(fetched);
    refresh();
    m_prompts.choose(this, tr("Look at another project?"),
                     tr("What you changed for “%1” is lost.").arg(m_fetched->project.title),
                     {tr("Look at the other project")}, [this, fetched](int choice) {
                         if (choice == 0)
                             showProject(fetched);
                     });
}

void StudioStudyDialog::showProject(const FetchedProject& fetched)
{
    const bool isKnown = isFetchedAlready(fetched);
    m_fetched = fetched;
    if (isKnown) {
        showStep(Step::Study);
        m_coordinator->setFocus(Qt::OtherFocusReason);
        return tryChosenTask(); // its tasks may be others by now
    }
    m_fetchedFrom = originOf(link().server());
    m_own.reset();
    delete m_task;
    m_task = new TaskPage(m_prompts, m_page);
    m_rows->insertWidget(1, m_task, 1);
    m_task->title()->setText(fetched.project.title);
    m_raters->setValue(ratersIn(fetched.project));
    m_obstacle.clear();
    showStep(Step::Study);
    const auto interface = readLabelInterface(fetched.project.interface.toUtf8());
    m_hasInterface = interface.has_value();
    if (interface)
        proposeTask(*interface);
    else
        m_about->setText(withoutInterfaceText(fetched.project, interface.error()));
    m_about->setText(saidTogether({m_about->text(), takeInstructions()}));
    m_proposed = std::make_unique<SetupDraft>(draft());
    m_coordinator->setFocus(Qt::OtherFocusReason);
    connect(m_task, &TaskPage::taskChosen, this, &StudioStudyDialog::tryChosenTask);
    tryChosenTask();
}

void StudioStudyDialog::tryChosenTask()
{
    m_obstacle.clear();
    m_trial->end();
    if (m_hasInterface)
        return;
    showProblem({});
    m_trial->start(*m_fetched, m_task->chosen().task,
                   [this](const Result<bool>& isOfUse) { endTrial(isOfUse); });
    showWork(tr("Reading the project…"));
}

void StudioStudyDialog::endTrial(const Result<bool>& isOfUse)
{
    if (!isOfUse)
        m_obstacle = pullErrorText(namedByProject(isOfUse.error(), *m_fetched)).oneLine();
    else if (!*isOfUse)
        m_obstacle =
            tr("Nothing of “%1” can be imported as “%2”: its tasks have other columns, and without "
               "a labelling interface nothing says what they mean. Choose another task, set the "
               "interface up in Label Studio, or make a new study from the file that its tasks "
               "came from (New study from files, page Files).")
                .arg(m_fetched->project.title, m_task->chosen().task.title);
    if (m_step == Step::Study)
        showProblem(m_obstacle);
    refresh();
}

QString StudioStudyDialog::takeInstructions()
{
    const StudioProject& project = m_fetched->project;
    if (!hasOtherInstructions(project, shippedText(m_task->chosen().task, TaskText::Guideline)))
        return {}; // it has none, or was pushed from a study with the guideline that ships
    const auto guideline = markdownOfInstructions(project.instructions);
    if (!guideline)
        return tr("Its instructions are too long to become the guideline: they stay in Label "
                  "Studio.");
    if (guideline->isEmpty())
        return {};
    m_task->guideline()->setText(*guideline);
    return tr("Its instructions become the guideline; at the bottom of the page they can be "
              "changed or left out.");
}

void StudioStudyDialog::proposeTask(const LabelInterface& interface)
{
    const StudioProject& project = m_fetched->project;
    const QString title =
        project.title.isEmpty() ? tr("Project %1").arg(project.id) : project.title;
    m_own = usableTaskOf(interface, title);
    if (m_own)
        m_task->takeOwn({m_own->task, {}, {}, {}});
    QString said =
        m_own ? tr("The task “%1” was made from what the project asks.").arg(m_own->task.title)
              : tr("No task can be made from this project: a task asks for at least one "
                   "choice between options. Choose what the study asks.");
    for (std::size_t i = 0; i < BuiltInTaskTokens.size(); ++i) {
        const Task& shipped = *builtInTask(QString(BuiltInTaskTokens.at(i)));
        if (!asksTheSame(shipped, interface))
            continue;
        m_task->card(i)->setChecked(true);
        said = tr("“%1” asks what the project asks.").arg(shipped.title);
        break;
    }
    const QStringList notTaken = taskOfInterface(interface, title).notTaken;
    if (!notTaken.isEmpty())
        said = saidTogether({said, tr("It does not ask: %1.").arg(listed(notTaken))});
    m_about->setText(said);
}

SetupDraft StudioStudyDialog::draft() const
{
    SetupDraft draft;
    m_task->apply(draft);
    draft.isFilledLater = true;
    draft.coordinator = m_coordinator->text().simplified();
    draft.protocol.ratersPerItem = m_raters->value();
    return draft;
}

bool StudioStudyDialog::isEdited() const
{
    if (!m_proposed)
        return false;
    const SetupDraft now = draft();
    return now.title != m_proposed->title || taskOf(now) != taskOf(*m_proposed) ||
           now.guideline != m_proposed->guideline || now.otherTexts != m_proposed->otherTexts ||
           now.protocol.ratersPerItem != m_proposed->protocol.ratersPerItem;
}

bool StudioStudyDialog::isTouched() const
{
    return m_study || isEdited() || !m_coordinator->text().trimmed().isEmpty();
}

void StudioStudyDialog::askForFile()
{
    const SetupDraft now = draft();
    if (const QString missing = m_task->obstacle(now); !missing.isEmpty()) {
        m_task->focusField();
        return showProblem(missing);
    }
    if (now.coordinator.isEmpty()) {
        m_coordinator->setFocus(Qt::OtherFocusReason);
        return showProblem(tr("Say who coordinates the study: without a coordinator nobody can "
                              "hand out or collect."));
    }
    showProblem({});
    askForStudyFile(m_prompts, this, now.title, [this](const QString& path) { make(path); });
}

void StudioStudyDialog::make(const QString& path)
{
    auto made = makeStudy(draft(), path, m_environment);
    if (!made)
        return refuse(made.error().error);
    m_study = std::move(*made);
    if (const auto kept = keepMaker(); !kept) {
        const Dropped dropped = dropStudy();
        return showProblem(saidTogether({errorText(kept.error()).oneLine(), dropped.said}));
    }
    Q_EMIT begun(QFileInfo(m_study->path()).absoluteFilePath(), draft().title);
    showPull();
}

/// Who made the study, and to which server they agreed before there was one.
Result<void> StudioStudyDialog::keepMaker()
{
    const auto people = m_study->roster().people();
    if (!people)
        return fail(people.error());
    const auto maker = std::find_if(people->begin(), people->end(), [](const Person& person) {
        return person.role == Role::Coordinator;
    });
    if (maker == people->end())
        return fail(ErrorCode::InvalidValue, m_coordinator->text());
    m_person = maker->id;
    if (m_agreedTo != originOf(link().server()))
        return {};
    return m_study->modelRuns()
        .consent(m_agreedTo, signInWording(), {}, m_person)
        .map([](const ChangeSet&) {});
}

void StudioStudyDialog::showPull()
{
    m_pull = new PullPage(m_prompts, *m_study, m_environment, this);
    m_pull->beForNewStudy();
    stack()->addWidget(m_pull);
    connect(m_pull, &PullPage::problem, this, &StudioStudyDialog::showProblem);
    connect(m_pull, &PullPage::changed, this, [this] {
        if (m_pull->isReading())
            showWork(tr("Reading the project…"));
        else
            refresh();
    });
    showStep(Step::Pull);
    // An edited task may have other words than the one that the mapping is for.
    const bool isKnown = m_own && m_task->isOwn() && m_task->chosen().task == m_own->task;
    m_pull->show(*m_fetched, isKnown ? m_own->mapping : ImportMapping());
}

void StudioStudyDialog::pull()
{
    const auto taken = m_pull->take(m_person);
    if (!taken)
        return refuse(
            taken.error()); // the study and what was said of meanings wait for another try
    m_isPulled = true;
    m_report->setHtml(taken->html);
    showStep(Step::Done);
}

StudioStudyDialog::Dropped StudioStudyDialog::dropStudy()
{
    delete std::exchange(m_pull, nullptr);
    if (!m_study)
        return {};
    const QString path = m_study->path();
    const QString shown = QDir::toNativeSeparators(path);
    m_study.reset();
    if (Study::remove(path)) {
        Q_EMIT dropped(QFileInfo(path).absoluteFilePath());
        return {tr("Nothing was pulled, and the study that was begun for it was removed: %1")
                    .arg(shown),
                false};
    }
    return {tr("Nothing was pulled, and the study that was begun for it could not be removed. "
               "Delete it: %1")
                .arg(shown),
            true};
}

std::unique_ptr<Study> StudioStudyDialog::takeStudy()
{
    delete std::exchange(m_pull, nullptr); // it refers to the study
    return std::move(m_study);
}

bool StudioStudyDialog::isWorking() const
{
    return StudioFrame::isWorking() || m_trial->isGoing() || (m_pull && m_pull->isReading());
}

QString StudioStudyDialog::about() const
{
    return m_about->text();
}

QString StudioStudyDialog::report() const
{
    return m_step == Step::Pull ? m_pull->preview() : m_report->toPlainText();
}

} // namespace subtext
