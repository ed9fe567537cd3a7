// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/rosterpage.h"

#include "core/course/assigning.h"
#include "ui/actions/actionregistry.h"
#include "ui/prompts/prompts.h"
#include "ui/roster/assignmentview.h"
#include "ui/roster/choosescenesdialog.h"
#include "ui/roster/collectview.h"
#include "ui/roster/labelagaindialog.h"
#include "ui/roster/mirrorsdialog.h"
#include "ui/roster/peopleview.h"
#include "ui/roster/practicedialog.h"
#include "ui/roster/questionsview.h"
#include "ui/roster/rosteractions.h"
#include "ui/roster/settingsview.h"
#include "ui/roster/watchedfolder.h"
#include "ui/team/teamoffer.h"
#include "ui/text/coursetext.h"
#include "ui/text/mergetext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/offering.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/segmentbar.h"
#include "ui/widgets/studyfiles.h"

#include <QDropEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace subtext {
namespace {

// Merging fifteen files is one look at the study, or a few.
constexpr int DelayMs = 100;

QList<QKeySequence> writeKeys()
{
    return {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)};
}

} // namespace

RosterPage::RosterPage(ActionRegistry& actions, Settings& settings, Prompts& prompts,
                       QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
    , m_remembered(settings)
    , m_freshness(*this, DelayMs)
{
    setAcceptDrops(true);
    build(settings, prompts);
    connectViews();
    registerActions(actions);
    connect(&m_freshness, &Freshness::refreshDue, this, &RosterPage::refresh);
}

RosterPage::~RosterPage()
{
    stop();
}

void RosterPage::build(Settings& settings, Prompts& prompts)
{
    QVBoxLayout* layout = makeColumn(this, {24, 18, 24, 16}, 12);
    buildHead();
    layout->addWidget(m_head);
    m_notice = new NoticeBar(this);
    layout->addWidget(buildWork());
    m_stack = new PageStack(this);
    m_people = m_stack->add<PeopleView>(); // in the order of View
    m_assignment = m_stack->add<AssignmentView>();
    m_files = m_stack->add<CollectView>();
    m_settings = m_stack->add<SettingsView>(prompts);
    m_questions = m_stack->add<QuestionsView>();
    m_watched = new WatchedFolder(settings, prompts, m_files);
    m_files->addLine(m_watched);
    m_team = new TeamOffer(m_files);
    m_team->hide();
    m_files->addLine(m_team);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_notice);
    m_actions = new RosterActions(prompts, *m_people, *m_notice, this);
    m_veil = makeLabel(tr("Drop the returned files here"), theme::TextRole::Title,
                       LabelTone::Normal, this);
    m_veil->setAlignment(Qt::AlignCenter);
    m_veil->setAutoFillBackground(true);
    m_veil->setProperty("card", true);
    m_veil->hide();
}

void RosterPage::buildHead()
{
    const QStringList viewNames{tr("People"), tr("Assignment"), tr("Files"), tr("Settings"),
                                tr("Questions", "About items")};
    m_head = new PageHead(tr("Roster"), tr("Views of the roster"), viewNames, this);
    m_take = makeButton(tr("Merge returned files…"), ButtonKind::Normal, m_head);
    m_write = makeButton(tr("Write hand-outs…"), ButtonKind::Primary, m_head);
    buildWriteMenu();
    m_import = makeButton(tr("Import…"), ButtonKind::Quiet, m_head);
    m_studio = makeButton(tr("Label Studio…"), ButtonKind::Quiet, m_head);
    m_head->addControl(m_import);
    m_head->addControl(m_studio);
    m_head->addControl(m_take);
    m_head->addControl(m_write);
    m_head->keepLeadWhole(); // beside four buttons it would not even count the people
}

void RosterPage::buildWriteMenu()
{
    auto* menu = new QMenu(m_write);
    connect(menu->addAction(tr("All into one folder…")), &QAction::triggered, this,
            [this] { askForFolder(); });
    connect(menu->addAction(tr("A folder for each person…")), &QAction::triggered, this,
            [this] { askForFolder(HandOuts::Layout::FolderEach); });
    m_write->setMenu(menu);
}

QWidget* RosterPage::buildWork()
{
    m_work = new QWidget(this);
    QHBoxLayout* across = makeRow(m_work, {}, 12);
    m_workText = makeLabel(QString(), theme::TextRole::Body, LabelTone::Normal, m_work);
    m_progress = new QProgressBar(m_work);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    m_progress->setAccessibleName(tr("Progress"));
    auto* stop = makeButton(tr("Stop"), ButtonKind::Quiet, m_work);
    stop->setToolTip(tr("Esc. What is already merged stays."));
    across->addWidget(m_workText);
    across->addWidget(m_progress, 1);
    across->addWidget(stop);
    connect(stop, &QPushButton::clicked, &m_collector, &Collector::stop);
    m_work->hide();
    return m_work;
}

void RosterPage::connectViews()
{
    connect(m_head, &PageHead::viewChosen, this,
            [this](int view) { showView(static_cast<View>(view)); });
    connect(m_import, &QPushButton::clicked, m_actions, &RosterActions::askForImport);
    connect(m_studio, &QPushButton::clicked, this, &RosterPage::askForLabelStudio);
    connect(m_take, &QPushButton::clicked, this, &RosterPage::askForFiles);
    connect(m_people, &PeopleView::addRequested, m_actions, &RosterActions::addPeople);
    connect(m_people, &PeopleView::handOutRequested, m_actions, &RosterActions::writeHandOut);
    connect(m_people, &PeopleView::mailRequested, m_actions, &RosterActions::copyMail);
    connect(m_people, &PeopleView::editRequested, m_actions, &RosterActions::editPerson);
    connect(m_people, &PeopleView::passphraseRequested, m_actions,
            &RosterActions::askForPassphrase);
    connect(m_people, &PeopleView::dropOutRequested, m_actions, &RosterActions::dropOut);
    connect(m_people, &PeopleView::comeBackRequested, m_actions, &RosterActions::comeBack);
    connect(m_people, &PeopleView::mirrorsRequested, this, &RosterPage::askForMirrors);
    connect(m_assignment, &AssignmentView::fillRequested, m_actions, &RosterActions::fill);
    connect(m_assignment, &AssignmentView::moreRequested, m_actions, &RosterActions::askMore);
    connect(m_assignment, &AssignmentView::lessRequested, m_actions, &RosterActions::askFewer);
    connect(m_assignment, &AssignmentView::assignRequested, m_actions, &RosterActions::assign);
    connect(m_assignment, &AssignmentView::scenesRequested, this, &RosterPage::askForScenes);
    connect(m_assignment, &AssignmentView::normingRequested, m_actions,
            &RosterActions::askForNorming);
    connect(m_assignment, &AssignmentView::againRequested, this, &RosterPage::askForLabelsAgain);
    connect(m_actions, &RosterActions::changed, this, &RosterPage::refresh);
    connect(m_settings, &SettingsView::saved, this, [this] {
        m_actions->say(tr("The settings are saved, and the earlier ones are on record. Hand-outs "
                          "that are out have the old ones until they are written again."));
    });
    connect(m_settings, &SettingsView::failed, m_actions, &RosterActions::refuse);
    connect(m_watched, &WatchedFolder::arrived, this, &RosterPage::takeInQuietly);
    connect(m_team, &TeamOffer::teamRequested, this, &RosterPage::teamRequested);
    connect(&m_collector, &Collector::progressed, this, [this](int done, int all) {
        showProgress(tr("Merging %1 of %2").arg(std::min(done + 1, all)).arg(all), done, all);
    });
    connect(&m_collector, &Collector::finished, this, &RosterPage::takeMerged);
    connect(&m_collector, &Collector::failed, this, [this](const Error& error) {
        m_work->hide();
        m_ignored = 0;
        m_actions->refuse(error);
    });
}

void RosterPage::registerActions(ActionRegistry& actions)
{
    const QString place = tr("Roster");
    m_head->registerViews(actions, this);
    const auto addErrand = [&](const QString& text, const QList<QKeySequence>& keys,
                               const ActionRegistry::Run& run) {
        QAction* action = actions.add(this, place, text, keys, run);
        actions.sendFromAnywhere(action);
        return action;
    };
    m_writeAction = addErrand(tr("Write hand-outs"), writeKeys(), [this] { askForFolder(); });
    actions.note(place, tr("Reply to the chosen question"), tr("Ctrl+Enter in Questions"));
    addErrand(tr("Write hand-outs, a folder for each person"),
              {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return),
               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Enter)},
              [this] { askForFolder(HandOuts::Layout::FolderEach); });
    addErrand(tr("Merge returned files"), {QKeySequence(Qt::CTRL | Qt::Key_O)},
              [this] { askForFiles(); });
    addErrand(tr("Watch a folder for returned files"),
              {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W)}, [this] {
                  showView(View::Files);
                  m_watched->askForFolder();
              });
    addErrand(tr("Import"), {QKeySequence(Qt::CTRL | Qt::Key_I)}, [this] { askForImport(); });
    addErrand(tr("Import decisions"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I)},
              [this] { askForDecisions(); });
    actions.findBy(addErrand(tr("Choose scenes"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)},
                             [this] { askForScenes(); }),
                   tr("Typo, correct a text, correction, edit, refuse, leave out, include again",
                      "Words by which people look for it"));
    addErrand(tr("Label Studio: pull a project, or push the study there"),
              {QKeySequence(Qt::CTRL | Qt::Key_L)}, [this] { askForLabelStudio(); });
    actions.findBy(
        addErrand(tr("Team: share the study, invite people, see devices"),
                  {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)}, [this] { m_team->ask(); }),
        tr("Verify, revoke, server, shared folder", "Words by which people look for it"));
    addErrand(tr("Norming round: begin, open, close"),
              {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)},
              [this] { m_actions->askForNorming(); });
    addErrand(tr("Add people"), {QKeySequence(Qt::CTRL | Qt::Key_N)},
              [this] { m_actions->addPeople(); });
    actions.add(this, place, tr("Save the settings"), {QKeySequence(Qt::CTRL | Qt::Key_S)},
                [this] { m_settings->save(); });
    actions.add(this, place, tr("Stop merging"), {QKeySequence(Qt::Key_Escape)},
                [this] { m_collector.stop(); });
}

void RosterPage::start(Study& study, const Person& person, const Environment& environment)
{
    stop();
    m_study = &study;
    m_person = person;
    m_environment.emplace(environment);
    m_actions->start(study, person);
    connect(&study, &Study::changed, this, &RosterPage::onChanged);
    const bool isWritable = isChangeable();
    m_studio->setEnabled(isWritable && m_access.canAsk());
    m_studio->setToolTip(plainToolTip(m_access.canAsk()
                                          ? tr("Ctrl+L. Pull a project of a running Label Studio "
                                               "into the study, or push the study there.")
                                          : tr("This program cannot reach a server.")));
    m_people->setChangeable(isWritable);
    m_assignment->setChangeable(isWritable);
    m_settings->setChangeable(isWritable);
    m_questions->start(person.id, isWritable);
    m_watched->start(study, environment);
    showView(View::People);
    m_freshness.start(study);
    if (isVisible())
        refresh();
}

void RosterPage::setTeamOffered(bool isOffered)
{
    m_team->setVisible(isOffered);
}

void RosterPage::stop()
{
    m_freshness.stop();
    if (m_study)
        disconnect(m_study, nullptr, this, nullptr);
    qDeleteAll(findChildren<ChooseScenesDialog*>()); // they work on the study
    qDeleteAll(findChildren<MirrorsDialog*>());
    qDeleteAll(findChildren<LabelAgainDialog*>());
    qDeleteAll(findChildren<PracticeDialog*>());
    delete m_studioDialog;
    m_study = nullptr;
    m_actions->stop();
    m_watched->stop();
    m_collector.stop(); // its report is in the history
    m_ignored = 0;
    m_whyNot.clear();
    m_notice->dismiss();
    m_work->hide();
    m_people->clear();
    m_files->clear();
    m_settings->clear();
    m_questions->clear();
}

bool RosterPage::isChangeable() const
{
    return m_study && m_study->access() == Study::Access::Write;
}

void RosterPage::onChanged(const ChangeSet& changes)
{
    const ChangeSet::Kinds seen = ChangeSet::StudyChanged | ChangeSet::PeopleChanged |
                                  ChangeSet::AssignmentsChanged | ChangeSet::AnnotationChanged |
                                  ChangeSet::ScenariosChanged | ChangeSet::QualityChanged |
                                  ChangeSet::CourseChanged;
    if (changes.kinds & seen)
        m_freshness.noteChange();
}

void RosterPage::refresh()
{
    if (!m_study)
        return;
    m_freshness.markFresh();
    m_people->read(*m_study);
    m_assignment->read(*m_study);
    m_files->read(*m_study);
    m_team->read(*m_study);
    m_settings->read(*m_study);
    m_questions->read(*m_study);
    offerQuestions();
    offerErrands();
    showLead();
}

void RosterPage::offerErrands()
{
    if (!m_study)
        return;
    m_whyNot = whyFixed(*m_study).value_or(m_whyNot); // what is shown stays
    offer(*m_import, m_whyNot,
          tr("Ctrl+I. Scenarios, labels and gold from CSV, JSON or Label Studio."));
    offer(*m_take, m_whyNot, tr("Ctrl+O, or drop the files here"));
    const bool isForReplies = m_stack->currentIndex() == static_cast<int>(View::Questions);
    offer(*m_write, m_whyNot, isForReplies ? QString() : tr("Ctrl+Enter"));
}

bool RosterPage::isOffered(const QPushButton& errand)
{
    offerErrands(); // the place may not be on the screen, and behind
    if (m_study && !errand.isEnabled())
        m_actions->say(m_whyNot);
    return m_study && errand.isEnabled();
}

/// Only where there is something to be seen; by its key it says why there is not.
void RosterPage::offerQuestions()
{
    std::vector<int> views{static_cast<int>(View::People), static_cast<int>(View::Assignment),
                           static_cast<int>(View::Files), static_cast<int>(View::Settings)};
    if (m_questions->isOffered())
        views.push_back(static_cast<int>(View::Questions));
    m_head->offerViews(views);
    const qint64 open = m_questions->openCount();
    this->views()->setSegmentText(static_cast<int>(View::Questions),
                                  open == 0 ? tr("Questions", "About items")
                                            : tr("Questions · %n open", nullptr, plural(open)));
}

void RosterPage::showLead()
{
    std::map<Role, qint64> counts;
    qint64 assigned = 0;
    qint64 labelled = 0;
    qint64 back = 0;
    for (const PeopleModel::Row& row : m_people->model().rows()) {
        ++counts[row.person.role];
        assigned += row.assigned;
        labelled += row.done();
        back += row.isBack() ? 1 : 0;
    }
    QStringList parts{roleCountsText(counts),
                      tr("%1 of %2 answers in").arg(labelled).arg(assigned)};
    if (back > 0)
        parts << tr("%n files are back", nullptr, plural(back));
    m_head->setLead(parts.join(QStringLiteral(" · ")));
}

QString RosterPage::leadText() const
{
    return m_head->lead();
}

SegmentBar* RosterPage::views() const
{
    return m_head->views();
}

void RosterPage::showView(View view)
{
    m_head->setView(static_cast<int>(view));
    m_stack->setCurrentIndex(static_cast<int>(view));
    const bool isForReplies = view == View::Questions; // the keys are that view's own then
    m_writeAction->setShortcuts(isForReplies ? QList<QKeySequence>() : writeKeys());
    offerErrands();
    // Where a view has nothing to work in, Qt gives the keys to the view itself, which has no name.
    if (m_stack->currentWidget() == window()->focusWidget())
        views()->button(static_cast<int>(view))->setFocus(Qt::OtherFocusReason);
}

void RosterPage::showProgress(const QString& what, int done, int all)
{
    m_workText->setText(what);
    m_progress->setRange(0, all);
    m_progress->setValue(done);
    m_work->show();
}

void RosterPage::askForFolder(HandOuts::Layout layout)
{
    if (!isOffered(*m_write))
        return;
    m_prompts.openFolder(
        this,
        layout == HandOuts::Layout::FolderEach ? tr("Write the hand-outs, each in its own folder")
                                               : tr("Write the hand-outs into a folder"),
        {}, [this, layout](const QString& folder) { writeHandOuts(folder, layout); });
}

void RosterPage::writeHandOuts(const QString& folder, HandOuts::Layout layout)
{
    constexpr int Steps = 100;
    showProgress(tr("Writing the hand-outs"), 0, Steps);
    // Each takes a moment only; the bar is drawn by hand, since nothing else may happen to the
    // study meanwhile.
    const auto draw = [this](double part) {
        m_progress->setValue(static_cast<int>(part * Steps));
        m_work->repaint();
    };
    const auto written = m_study->handouts().writeAll(folder, {}, draw, layout);
    m_work->hide();
    if (!written) {
        m_actions->refuseHandOuts(written.error(), [this, layout] { askForFolder(layout); });
        return;
    }
    refresh();
    m_files->showHandOuts(*written, folder, layout, *m_study, m_person.name);
    showView(View::Files);
    const QString count = tr("%n hand-outs", nullptr, plural(written->size()));
    m_notice->showNotice(NoticeBar::Kind::Info,
                         layout == HandOuts::Layout::FolderEach
                             ? tr("%1 written to %2, each in a folder of its own. Share each with "
                                  "its person.")
                                   .arg(count, folder)
                             : tr("%1 written to %2. Mail each to its person.").arg(count, folder),
                         tr("Open folder"), [this, folder] { Q_EMIT folderRequested(folder); });
}

void RosterPage::askForFiles()
{
    if (!isOffered(*m_take))
        return;
    m_prompts.openFiles(this, tr("Merge returned files"), tr("Returned files (*.subtext *.zip)"),
                        [this](const QStringList& paths) { takeIn(paths); });
}

void RosterPage::askForLabelStudio()
{
    if (!m_studio->isEnabled() || m_studioDialog)
        return;
    m_studioDialog = new StudioDialog(
        {m_prompts, *m_study, *m_environment, m_access, m_person.id, &m_remembered}, this);
    connect(m_studioDialog, &StudioDialog::imported, m_actions, &RosterActions::sayImported);
    m_studioDialog->open();
}

void RosterPage::askForImport()
{
    if (isOffered(*m_import))
        m_actions->askForImport();
}

void RosterPage::askForDecisions()
{
    if (isOffered(*m_import))
        m_actions->askForDecisions();
}

void RosterPage::askForScenes()
{
    if (!m_study || findChild<ChooseScenesDialog*>())
        return;
    auto* dialog =
        new ChooseScenesDialog(*m_study, *m_environment, m_access, m_prompts, m_person.id, this);
    dialog->open();
}

void RosterPage::askForLabelsAgain()
{
    if (!m_study || findChild<LabelAgainDialog*>())
        return;
    (new LabelAgainDialog(*m_study, *m_environment, m_person.id, this))->open();
}

void RosterPage::askForMirrors()
{
    if (!m_study || findChild<MirrorsDialog*>())
        return;
    std::vector<Person> people;
    for (const PeopleModel::Row& row : m_people->model().rows()) {
        if (row.labelled > 0)
            people.push_back(row.person);
    }
    auto* dialog = new MirrorsDialog(*m_study, *m_environment, m_prompts, people, this);
    connect(dialog, &MirrorsDialog::written, this, [this](int pages, const QString& folder) {
        m_notice->showNotice(
            NoticeBar::Kind::Info,
            tr("%n mirrors written to %1. Give each to its person only.", nullptr, pages)
                .arg(folder),
            tr("Open folder"), [this, folder] { Q_EMIT folderRequested(folder); });
    });
    dialog->open();
}

void RosterPage::takeIn(const QStringList& paths)
{
    ReturnedSet returned = returnedFilesAt(paths);
    if (returned.files.empty()) {
        m_actions->say(tr("There is no file that ends in .subtext."));
        return;
    }
    m_notice->dismiss();
    merge(std::move(returned), false);
}

void RosterPage::takeInQuietly(const QStringList& paths)
{
    if (!isChangeable())
        return;
    ReturnedSet returned = arrivedFiles(m_watched->folderWatch().folder(), paths);
    if (!returned.files.empty())
        merge(std::move(returned), true);
}

void RosterPage::merge(ReturnedSet returned, bool isQuiet)
{
    m_isQuiet = isQuiet && (m_isQuiet || !m_collector.isRunning());
    m_ignored += returned.ignored;
    m_collector.add(*m_study, std::move(returned.files));
}

void RosterPage::takeMerged(const std::vector<MergedFile>& files)
{
    m_work->hide();
    const QString ignored = ignoredPartsText(std::exchange(m_ignored, 0));
    if (!m_study)
        return;
    m_watched->noteMerged(files);
    refresh();
    std::vector<MergedFile> shown = files;
    std::erase_if(shown, [](const MergedFile& file) { return file.isLeftOut; });
    if (!shown.empty())
        m_files->showMerge(shown, *m_study);
    if (!m_isQuiet) {
        showView(View::Files);
        const QString total =
            shown.empty() ? tr("Nothing in the folders is new.") : mergeTotalText(shown);
        m_actions->say(saidTogether({total, ignored}));
    }
    Q_EMIT collected();
}

void RosterPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_study)
        return;
    if (m_freshness.isStale())
        refresh(); // at once: it is quick, and what is stale would be seen first
    m_people->table()->setFocus(Qt::OtherFocusReason);
}

void RosterPage::resizeEvent(QResizeEvent* event)
{
    m_veil->setGeometry(rect().adjusted(16, 16, -16, -16));
    QWidget::resizeEvent(event);
}

void RosterPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (!m_take->isEnabled() || !event->mimeData()->hasUrls())
        return;
    event->acceptProposedAction();
    m_veil->raise();
    m_veil->show();
}

void RosterPage::dropEvent(QDropEvent* event)
{
    m_veil->hide();
    const QStringList paths = localFiles(*event->mimeData());
    if (paths.isEmpty() || !m_take->isEnabled())
        return;
    event->acceptProposedAction();
    takeIn(paths);
}

} // namespace subtext
