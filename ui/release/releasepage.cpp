// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/releasepage.h"

#include "core/study/study.h"
#include "ui/prompts/prompts.h"
#include "ui/release/changesview.h"
#include "ui/release/checklistview.h"
#include "ui/release/datasheetform.h"
#include "ui/release/filesview.h"
#include "ui/release/optionspanel.h"
#include "ui/release/placepanel.h"
#include "ui/release/verdictcard.h"
#include "ui/shell/actionregistry.h"
#include "ui/text/errortext.h"
#include "ui/text/releasetext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/segmentbar.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace subtext {
namespace {

// A burst of submissions is one check.
constexpr int DelayMs = 150;
constexpr int SideWidth = 340;

/// Letters and digits with hyphens between the words: what every file system takes.
QString folderWord(const QString& title)
{
    QString word;
    for (QChar c : title.toLower()) {
        if (c.isLetterOrNumber())
            word += c;
        else if (!word.isEmpty() && !word.endsWith(u'-'))
            word += u'-';
    }
    while (word.endsWith(u'-'))
        word.chop(1);
    return word.isEmpty() ? QStringLiteral("release") : word.left(60);
}

QString dayOf(qint64 utcMilliseconds)
{
    return QDateTime::fromMSecsSinceEpoch(utcMilliseconds, Qt::UTC)
        .toString(QStringLiteral("yyyy-MM-dd"));
}

} // namespace

ReleasePage::ReleasePage(ActionRegistry& actions, Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
{
    build();
    connectViews();
    registerActions(actions);
    m_poll.setInterval(PollMs);
    connect(&m_poll, &QTimer::timeout, this, [this] {
        if (const qint64 version = m_study->foreignVersion(); version != m_foreignVersion) {
            m_foreignVersion = version;
            readReleases();
            refresh();
        }
    });
    m_delay.setSingleShot(true);
    m_delay.setInterval(DelayMs);
    connect(&m_delay, &QTimer::timeout, this, &ReleasePage::ask);
}

ReleasePage::~ReleasePage()
{
    stop();
}

void ReleasePage::build()
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 18, 24, 16);
    layout->setSpacing(12);
    auto* head = new QHBoxLayout;
    head->setSpacing(18);
    head->addWidget(makeLabel(tr("Release"), theme::TextRole::Title, LabelTone::Normal, this));
    m_views = new SegmentBar(tr("Views of the release"), this);
    for (const QString& name : {tr("Checklist"), tr("Datasheet"), tr("Files"), tr("Changes")})
        m_views->addSegment(name);
    head->addWidget(m_views);
    head->addStretch(1);
    layout->addLayout(head);
    m_notice = new NoticeBar(this);
    layout->addWidget(m_notice);

    auto* body = new QHBoxLayout;
    body->setSpacing(20);
    m_stack = new QStackedWidget(this);
    m_checklist = new ChecklistView(m_stack);
    m_datasheet = new DatasheetForm(m_stack);
    m_files = new FilesView(m_stack);
    m_changes = new ChangesView(m_stack);
    for (QWidget* view : {static_cast<QWidget*>(m_checklist), static_cast<QWidget*>(m_datasheet),
                          static_cast<QWidget*>(m_files), static_cast<QWidget*>(m_changes)})
        m_stack->addWidget(view); // in the order of View
    body->addWidget(m_stack, 1);

    auto* side = new QWidget(this);
    side->setFixedWidth(SideWidth);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(16);
    m_verdict = new VerdictCard(side);
    column->addWidget(m_verdict);
    m_side = new QStackedWidget(side);
    auto* area = new QScrollArea(m_side);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_options = new OptionsPanel(area);
    m_options->setProperty("transparent", true);
    m_options->setContentsMargins(2, 0, 8, 0);
    area->setWidget(m_options);
    m_place = new PlacePanel(m_side);
    m_side->addWidget(area);
    m_side->addWidget(m_place);
    column->addWidget(m_side, 1);
    body->addWidget(side);
    layout->addLayout(body, 1);
}

void ReleasePage::connectViews()
{
    connect(m_views, &SegmentBar::chosen, this,
            [this](int view) { showView(static_cast<View>(view)); });
    connect(m_checklist, &ChecklistView::placeChosen, this, &ReleasePage::showPlace);
    connect(m_checklist, &ChecklistView::overridden, this, &ReleasePage::overrideGate);
    connect(m_checklist, &ChecklistView::withdrawn, this, &ReleasePage::withdrawOverride);
    connect(m_changes, &ChangesView::itemChosen, this, &ReleasePage::showItem);
    connect(m_datasheet, &DatasheetForm::countChanged, this, &ReleasePage::showDatasheetCount);
    connect(m_datasheet, &DatasheetForm::failed, this, [this](const Error& error) {
        m_notice->showNotice(
            NoticeBar::Kind::Danger,
            tr("Not saved. %1 Your answer is still on the screen.").arg(errorText(error).oneLine()),
            tr("Try again"), [this] { flush(); });
    });
    connect(m_datasheet, &DatasheetForm::saved, this, [this] { m_notice->dismiss(); });
    connect(m_options, &OptionsPanel::changed, this, [this] {
        showObstacle();
        refresh();
    });
    connect(m_verdict, &VerdictCard::writeRequested, this, &ReleasePage::askForFolder);
    connect(m_verdict, &VerdictCard::cancelRequested, this, &ReleasePage::cancel);
    connect(m_place, &PlacePanel::closeRequested, this, &ReleasePage::closePlace);
    connect(m_place, &PlacePanel::deskRequested, this, &ReleasePage::deskRequested);
    connect(m_place, &PlacePanel::qualityRequested, this, &ReleasePage::qualityRequested);
    connect(m_place, &PlacePanel::answerRequested, this, [this](const QString& token) {
        showView(View::Datasheet);
        m_datasheet->showQuestion(token);
    });
}

void ReleasePage::registerActions(ActionRegistry& actions)
{
    const QString place = tr("Release");
    const std::pair<View, QString> views[] = {{View::Checklist, tr("Checklist")},
                                              {View::Datasheet, tr("Datasheet")},
                                              {View::Files, tr("Files")},
                                              {View::Changes, tr("Changes")}};
    for (const auto& [view, name] : views) {
        const auto key = static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(view));
        actions.add(this, place, name, {QKeySequence(Qt::CTRL | key)},
                    [this, view = view] { showView(view); });
    }
    actions.add(this, place, tr("Write the release"),
                {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
                [this] {
                    if (m_verdict->writeButton()->isEnabled())
                        askForFolder();
                });
    actions.add(this, place, tr("Stop, or close the item"), {QKeySequence(Qt::Key_Escape)}, [this] {
        if (m_worker && m_worker->isRunning())
            cancel();
        else
            closePlace();
    });
    actions.note(place, tr("Item behind a place"), tr("Return on its line"));
}

void ReleasePage::start(Study& study, const Person& person, const Environment& environment)
{
    stop();
    m_study = &study;
    m_person = person.id;
    m_foreignVersion = study.foreignVersion();
    m_worker = std::make_unique<ReleaseWorker>(study.path(), environment);
    connectWorker();
    m_place->setStudy(&study);
    m_options->start(dayOf(environment.clock.now()), study.protocol().releaseNames);
    const bool isWritable = study.access() == Study::Access::Write;
    m_datasheet->start(
        study.releasing().answers(),
        isWritable ? [this](const QString& token,
                            const QString&
                                text) { return m_study->releasing().answer(token, text, m_person); }
                   : DatasheetForm::Save());
    connect(&study, &Study::changed, this, [this](const ChangeSet& changes) {
        if (changes.kinds & ChangeSet::ReleaseChanged)
            readReleases();
        const ChangeSet::Kinds ofInterest =
            ChangeSet::ScenariosChanged | ChangeSet::PeopleChanged | ChangeSet::AssignmentsChanged |
            ChangeSet::AnnotationChanged | ChangeSet::DecisionsChanged | ChangeSet::StudyChanged |
            ChangeSet::QualityChanged | ChangeSet::ReleaseChanged;
        if (changes.kinds & ofInterest)
            refresh();
    });
    readReleases();
    showView(View::Checklist);
    showObstacle();
    m_isStale = true;
    if (isVisible())
        refresh();
}

void ReleasePage::stop()
{
    m_poll.stop();
    m_delay.stop();
    if (m_study)
        m_study->disconnect(this);
    m_worker.reset();
    m_datasheet->stop();
    m_study = nullptr;
    m_draft.reset();
    m_overridden.clear();
    m_isWriting = false;
    m_checklist->forget();
    m_files->forget();
    m_changes->forget();
    m_place->setStudy(nullptr);
    closePlace();
    m_notice->dismiss();
    m_verdict->setWork({});
    m_verdict->showUnknown();
}

bool ReleasePage::flush()
{
    return m_datasheet->flush();
}

void ReleasePage::connectWorker()
{
    connect(m_worker.get(), &ReleaseWorker::started, this, [this] {
        m_verdict->setWork(m_worker->isWriting() ? tr("Writing…") : tr("Checking…"));
    });
    connect(m_worker.get(), &ReleaseWorker::progressed, m_verdict, &VerdictCard::setProgress);
    connect(m_worker.get(), &ReleaseWorker::checked, this, &ReleasePage::take);
    connect(m_worker.get(), &ReleaseWorker::prepared, this, [this](const auto& release) {
        m_files->setRelease(release);
        Q_EMIT filesShown();
    });
    connect(m_worker.get(), &ReleaseWorker::written, this,
            [this](const auto& release, const QString& folder) { takeWritten(*release, folder); });
    connect(m_worker.get(), &ReleaseWorker::held, this, [this] {
        m_notice->showNotice(NoticeBar::Kind::Danger,
                             tr("Nothing was written: a check fails now."));
    });
    connect(m_worker.get(), &ReleaseWorker::cancelled, this, [this] {
        m_notice->showNotice(NoticeBar::Kind::Info,
                             m_isWriting ? tr("Stopped. Nothing was written.")
                                         : tr("Stopped. The checks are those from before."),
                             tr("Check again"), [this] {
                                 m_notice->dismiss();
                                 ask();
                             });
    });
    connect(m_worker.get(), &ReleaseWorker::failed, this, [this](const Error& error) {
        m_notice->showNotice(NoticeBar::Kind::Danger, errorText(error).oneLine());
    });
    connect(m_worker.get(), &ReleaseWorker::ended, this, [this] {
        m_isWriting = false;
        m_verdict->setWork({});
        showObstacle();
        if (m_isStale)
            refresh();
    });
}

void ReleasePage::readReleases()
{
    const std::vector<ReleaseRecord> records = m_study->releasing().records();
    m_options->setRecords(records);
    m_changes->setRecords(records);
    m_datasheet->setAnswers(m_study->releasing().answers());
}

void ReleasePage::refresh()
{
    m_isStale = true;
    m_files->setStale(true);
    if (isVisible() && !m_delay.isActive())
        m_delay.start();
}

void ReleasePage::ask()
{
    // While the folder is written, what is shown is what is written.
    if (!m_worker || m_isWriting || !m_options->problem().isEmpty())
        return;
    m_isStale = false;
    if (m_stack->currentWidget() == m_files)
        m_worker->prepare(request());
    else
        m_worker->check(request());
}

ReleaseRequest ReleasePage::request() const
{
    return {m_options->options(), m_overridden};
}

void ReleasePage::take(const std::shared_ptr<const ReleaseDraft>& draft)
{
    m_draft = draft;
    m_checklist->setDraft(*draft);
    m_checklist->setChangeable(m_study->access() == Study::Access::Write);
    m_changes->setDraft(*draft);
    m_verdict->showDraft(*draft);
    m_options->showProposal(draft->proposedVersion, versionChangeText(draft->change, !draft->last));
    // What passes by now needs no override, and must not get one back when it fails again.
    const auto passes = [&](const OverriddenGate& gate) {
        return std::any_of(draft->gates.begin(), draft->gates.end(), [&](const Gate& other) {
            return other.token == gate.gate && other.isPassed;
        });
    };
    if (std::erase_if(m_overridden, passes) > 0)
        refresh();
    Q_EMIT updated();
}

void ReleasePage::showObstacle()
{
    QString obstacle;
    if (m_study && m_study->access() == Study::Access::Read)
        obstacle = tr("The study is open for reading only, and a release is recorded in it.");
    else if (m_isWriting)
        obstacle = tr("It is being written.");
    else
        obstacle = m_options->problem();
    m_verdict->setObstacle(obstacle);
    m_options->setChangeable(!m_isWriting);
}

void ReleasePage::showDatasheetCount()
{
    const int open = m_datasheet->unansweredCount();
    const auto segment = static_cast<int>(View::Datasheet);
    m_views->setSegmentText(segment,
                            open == 0 ? tr("Datasheet") : tr("Datasheet · %1 open").arg(open));
}

void ReleasePage::showView(View view)
{
    m_views->setCurrent(static_cast<int>(view));
    m_stack->setCurrentIndex(static_cast<int>(view));
    if (view == View::Files && m_study && isVisible())
        ask();
}

void ReleasePage::overrideGate(const QString& token, const QString& reason)
{
    withdrawOverride(token);
    m_overridden.push_back({token, reason});
    refresh();
}

void ReleasePage::withdrawOverride(const QString& token)
{
    std::erase_if(m_overridden, [&](const OverriddenGate& gate) { return gate.gate == token; });
    refresh();
}

void ReleasePage::askForFolder()
{
    if (!m_draft || !flush())
        return;
    m_prompts.openFolder(
        this, tr("Where to put “%1”").arg(folderName()), [this](const QString& parent) {
            if (!m_draft)
                return;
            const QString folder = QDir(parent).filePath(folderName());
            if (!QFileInfo::exists(folder)) {
                writeTo(folder);
                return;
            }
            m_prompts.choose(this, tr("%1 is there already.").arg(folderName()),
                             tr("A release there is replaced as a whole. Anything else is left "
                                "alone."),
                             {tr("Replace it")}, [this, folder](int choice) {
                                 if (choice == 0)
                                     writeTo(folder);
                             });
        });
}

QString ReleasePage::folderName() const
{
    return folderWord(m_study->info().title) + u'-' + m_draft->input.options.version;
}

void ReleasePage::writeTo(const QString& folder)
{
    if (!m_worker || m_isWriting || !m_draft)
        return;
    m_notice->dismiss();
    m_delay.stop();
    m_isStale = false;
    m_isWriting = true;
    ReleaseRequest shown = request();
    shown.options.version = m_draft->input.options.version; // as the folder is called
    m_worker->write(shown, folder);
    m_verdict->setWork(tr("Writing…"));
    showObstacle();
}

void ReleasePage::takeWritten(const PreparedRelease& release, const QString& folder)
{
    const QString name = QFileInfo(folder).fileName();
    const auto recorded = m_study->releasing().record(*release.draft, release.files, m_person);
    if (!recorded) {
        m_notice->showNotice(NoticeBar::Kind::Danger,
                             tr("“%1” is complete, but the study could not take a note of it: %2")
                                 .arg(name, errorText(recorded.error()).oneLine()),
                             tr("Try again"), [this, release, folder] {
                                 m_notice->dismiss();
                                 takeWritten(release, folder);
                             });
        return;
    }
    m_options->takeProposal();
    m_notice->showNotice(NoticeBar::Kind::Info,
                         tr("Version %1 is in “%2”, and the study has taken a note of it.")
                             .arg(release.draft->input.options.version, name),
                         tr("Open folder"), [this, folder] { Q_EMIT folderRequested(folder); });
    Q_EMIT written(folder);
}

void ReleasePage::cancel()
{
    if (m_worker)
        m_worker->cancel();
}

ScenarioId ReleasePage::scenarioCalled(const QString& name) const
{
    if (m_draft && !name.isEmpty()) {
        for (const Scenario& scenario : m_draft->input.data.scenarios) {
            if (scenario.name() == name)
                return scenario.id;
        }
    }
    return {};
}

void ReleasePage::showPlace(const QString& gate, const GatePlace& place)
{
    m_place->showPlace(gate, place, scenarioCalled(place.scenario));
    m_side->setCurrentWidget(m_place);
}

void ReleasePage::showItem(const QString& name)
{
    m_place->showItem(name, scenarioCalled(name));
    m_side->setCurrentWidget(m_place);
}

void ReleasePage::closePlace()
{
    const bool hadFocus = m_place->isAncestorOf(focusWidget());
    m_side->setCurrentIndex(0);
    if (hadFocus)
        m_views->button(m_views->current())->setFocus(Qt::OtherFocusReason);
}

void ReleasePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_study)
        return;
    m_poll.start();
    if (m_isStale)
        refresh();
}

void ReleasePage::hideEvent(QHideEvent* event)
{
    m_poll.stop();
    if (m_study)
        flush();
    QWidget::hideEvent(event);
}

} // namespace subtext
