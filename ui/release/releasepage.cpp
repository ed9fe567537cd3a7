// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/releasepage.h"

#include "core/models/modelanswers.h"
#include "core/publishing/releasing.h"
#include "core/release/licences.h"
#include "core/study/study.h"
#include "ui/actions/actionregistry.h"
#include "ui/forms/scenecorrection.h"
#include "ui/release/changesview.h"
#include "ui/release/checklistview.h"
#include "ui/release/datasheetform.h"
#include "ui/release/exportdialog.h"
#include "ui/release/filesview.h"
#include "ui/release/gaterow.h"
#include "ui/release/modelspanel.h"
#include "ui/release/optionspanel.h"
#include "ui/release/placepanel.h"
#include "ui/release/releaseside.h"
#include "ui/release/releasewriting.h"
#include "ui/release/reportview.h"
#include "ui/release/verdictcard.h"
#include "ui/settings/settings.h"
#include "ui/text/errortext.h"
#include "ui/text/plurals.h"
#include "ui/text/releasetext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/segmentbar.h"

#include <QApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPointer>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace subtext {
namespace {

/// The same said of every place where the same word is near the same name. A name is judged in its
/// text alone: elsewhere it may be the person.
std::vector<NameJudgement> judgementsLike(const GatePlace& place, const ReleaseDraft& draft,
                                          bool isName)
{
    if (isNameFound(place))
        return {{place.textDigest, place.value, place.person, isName}};
    std::vector<NameJudgement> judgements;
    for (const Gate& gate : draft.gates) {
        for (const GatePlace& other : gate.places) {
            if (isToBeJudged(other) && !isNameFound(other) && other.value == place.value &&
                other.person == place.person)
                judgements.push_back({other.textDigest, other.value, other.person, isName});
        }
    }
    return judgements;
}

QString dayOf(qint64 utcMilliseconds)
{
    return QDateTime::fromMSecsSinceEpoch(utcMilliseconds, Qt::UTC)
        .toString(QStringLiteral("yyyy-MM-dd"));
}

} // namespace

ReleasePage::ReleasePage(ActionRegistry& actions, Settings& settings, Prompts& prompts,
                         QWidget* parent)
    : StudyPlace(ChangeSet::Nothing, parent) // it looks at each change by itself
    , m_settings(settings)
    , m_prompts(prompts)
{
    build();
    connectViews();
    registerActions(actions);
    connect(&m_freshness, &Freshness::changedElsewhere, this, [this] {
        readReleases();
        refresh();
    });
}

ReleasePage::~ReleasePage()
{
    stop();
}

void ReleasePage::build()
{
    m_head = new PageHead(
        tr("Release"), tr("Views of the release"),
        {tr("Checklist"), tr("Datasheet"), tr("Files"), tr("Changes"), tr("Tables and figures")},
        this);
    column()->addWidget(m_head);
    m_export = makeButton(tr("Export…"), ButtonKind::Quiet, m_head);
    m_export->setToolTip(tr("Ctrl+E. Everything, for work outside Subtext: not a release."));
    m_head->addControl(m_export);
    m_notice = new NoticeBar(this);

    QHBoxLayout* body = makeRow(20);
    auto* stack = new PageStack(this);
    m_stack = stack;
    m_checklist = new ChecklistView(m_stack);
    m_datasheet = new DatasheetForm(m_stack);
    m_files = new FilesView(m_stack);
    m_changes = new ChangesView(m_stack);
    addWidgets(*m_stack, m_checklist, m_datasheet, m_files, m_changes); // in the order of View
    m_report = stack->add<ReportView>(m_prompts);
    // Where the page scrolls, what stands at its end is below the window.
    QVBoxLayout* views = makeColumn(12);
    views->addWidget(m_notice);
    views->addWidget(m_stack, 1);
    body->addLayout(views, 1);

    m_side = new ReleaseSide(this);
    m_verdict = m_side->verdict();
    m_options = m_side->options();
    m_place = m_side->place();
    m_writing = new ReleaseWriting(m_prompts, *m_notice, this);
    body->addWidget(m_side);
    column()->addLayout(body, 1);
}

void ReleasePage::resizeEvent(QResizeEvent* event)
{
    constexpr int RoomForBoth = 860;
    const bool isNarrow = width() < RoomForBoth;
    m_side->setNarrow(isNarrow);
    const int beside = isNarrow ? 14 : 24;
    layout()->setContentsMargins(beside, 18, beside, 16);
    QWidget::resizeEvent(event);
}

void ReleasePage::connectViews()
{
    connect(m_head, &PageHead::viewChosen, this,
            [this](int view) { goTo(static_cast<View>(view)); });
    connect(m_checklist, &ChecklistView::placeChosen, m_side, &ReleaseSide::showPlace);
    connect(m_checklist, &ChecklistView::overridden, this, &ReleasePage::overrideGate);
    connect(m_checklist, &ChecklistView::withdrawn, this, &ReleasePage::withdrawOverride);
    connect(m_checklist, &ChecklistView::qualityRequested, this, &ReleasePage::qualityRequested);
    connect(m_files, &FilesView::correctionRequested, this, &ReleasePage::scenesRequested);
    connect(m_changes, &ChangesView::itemChosen, m_side, &ReleaseSide::showItem);
    connect(m_datasheet, &DatasheetForm::countChanged, this, &ReleasePage::showDatasheetCount);
    connect(m_datasheet, &DatasheetForm::failed, this, [this](const Error& error) {
        m_notice->showNotice(
            NoticeBar::Kind::Danger,
            tr("Not saved. Your answer is still on the screen. %1").arg(errorText(error).oneLine()),
            tr("Try again"), [this] { flush(); });
    });
    connect(m_datasheet, &DatasheetForm::saved, this, [this] { m_notice->dismiss(); });
    connect(m_options, &OptionsPanel::changed, this, [this] {
        showObstacle();
        refresh();
    });
    connect(m_report, &ReportView::markersChanged, this, [this] { refresh(); });
    connect(m_options, &OptionsPanel::licenceChosen, this, &ReleasePage::chooseLicence);
    connect(m_options, &OptionsPanel::creatorsRequested, this,
            [this] { showQuestion(QStringLiteral("creators")); });
    connect(m_notice, &NoticeBar::worded, this,
            [this] { FittedPage::showStart(*this, Qt::Vertical); });
    connect(m_export, &QPushButton::clicked, this, &ReleasePage::askForExport);
    connect(m_verdict, &VerdictCard::writeRequested, this, &ReleasePage::askForFolder);
    connect(m_verdict, &VerdictCard::cancelRequested, this, &ReleasePage::cancel);
    connect(m_writing, &ReleaseWriting::folderChosen, this, &ReleasePage::writeTo);
    connect(m_writing, &ReleaseWriting::noted, m_options, &OptionsPanel::takeProposal);
    connect(m_writing, &ReleaseWriting::written, this, &ReleasePage::written);
    connect(m_writing, &ReleaseWriting::folderRequested, this, &ReleasePage::folderRequested);
    connect(m_place, &PlacePanel::closeRequested, this, &ReleasePage::closePlace);
    connect(m_place, &PlacePanel::judged, this, &ReleasePage::judgeName);
    connect(m_place, &PlacePanel::wordJudged, this, &ReleasePage::judgeWord);
    connect(m_place, &PlacePanel::deskRequested, this, &ReleasePage::deskRequested);
    connect(m_place, &PlacePanel::correctionRequested, this, &ReleasePage::correctScene);
    connect(m_place, &PlacePanel::qualityRequested, this, &ReleasePage::qualityRequested);
    connect(m_place, &PlacePanel::answerRequested, this, &ReleasePage::showQuestion);
}

void ReleasePage::registerActions(ActionRegistry& actions)
{
    const QString place = tr("Release");
    m_head->registerViews(actions, this);
    actions.add(this, place, tr("Write the release"),
                {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
                [this] {
                    if (m_verdict->writeButton()->isEnabled())
                        askForFolder();
                });
    actions.add(this, place, tr("Stop, or close the item"), {QKeySequence(Qt::Key_Escape)}, [this] {
        if (isAtWork())
            cancel();
        else
            closePlace();
    });
    actions.add(this, place, tr("Export"), {QKeySequence(Qt::CTRL | Qt::Key_E)},
                [this] { askForExport(); });
    actions.note(place, tr("Item behind a place"), tr("Enter on its line"));
}

void ReleasePage::showStudy(const Environment& environment)
{
    m_writing->start(*m_study, m_person.id);
    m_codeSecret = environment.ids.next().text();
    m_place->setStudy(m_study);
    Reads reads;
    const Protocol protocol = reads.take(m_study->protocol());
    const DatasheetAnswers answers = reads.take(m_study->releasing().answers());
    const auto task = reads.take(m_study->task());
    m_options->start(dayOf(environment.clock.now()), protocol.releaseNames,
                     task ? *task : *usualTask());
    const bool isWritable = m_study->access() == Study::Access::Write;
    m_options->setAnswers(answers);
    m_options->setLicenceChangeable(isWritable);
    m_datasheet->start(
        answers,
        isWritable && reads.outcome() // what could not be read is not written over
            ? [this](const QString& token,
                     const QString&
                         text) { return m_study->releasing().answer(token, text, m_person.id); }
            : DatasheetForm::Save());
    connect(m_study, &Study::changed, this, [this](const ChangeSet& changes) {
        if (changes.kinds & (ChangeSet::ReleaseChanged | ChangeSet::ModelsChanged))
            readReleases();
        const ChangeSet::Kinds ofInterest =
            ChangeSet::ScenariosChanged | ChangeSet::PeopleChanged | ChangeSet::AssignmentsChanged |
            ChangeSet::AnnotationChanged | ChangeSet::DecisionsChanged | ChangeSet::StudyChanged |
            ChangeSet::QualityChanged | ChangeSet::ReleaseChanged | ChangeSet::ModelsChanged;
        if (changes.kinds & ofInterest)
            refresh();
    });
    m_report->start(*m_study, m_person, environment);
    readReleases();
    showView(View::Checklist);
    showObstacle();
    refresh();
}

void ReleasePage::forgetStudy()
{
    // They work on the study.
    qDeleteAll(findChildren<SceneCorrection*>());
    qDeleteAll(findChildren<ExportDialog*>());
    if (m_study)
        m_study->disconnect(this);
    m_report->stop();
    m_datasheet->stop();
    m_writing->stop();
    m_draft.reset();
    m_overridden.clear();
    m_isWriting = false;
    m_isCheckFailed = false;
    m_wasJudged = false;
    m_checklist->forget();
    m_files->forget();
    m_changes->forget();
    m_side->forget();
    closePlace();
}

SegmentBar* ReleasePage::views() const
{
    return m_head->views();
}

ReleasePage::View ReleasePage::view() const
{
    return static_cast<View>(m_stack->currentIndex());
}

bool ReleasePage::flush()
{
    return m_datasheet->flush();
}

void ReleasePage::beginWork(const QString& studyPath, const Environment& environment)
{
    m_worker = std::make_unique<ReleaseWorker>(studyPath, environment);
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
            [this](const auto& release, const QString& folder) {
                m_writing->record(*release, folder);
            });
    connect(m_worker.get(), &ReleaseWorker::held, this, [this] {
        m_notice->showNotice(NoticeBar::Kind::Danger,
                             tr("Nothing was written: a check fails now."));
    });
    connect(m_worker.get(), &ReleaseWorker::cancelled, this, [this] {
        m_notice->showNotice(NoticeBar::Kind::Info,
                             m_isWriting ? tr("Stopped. Nothing was written.")
                                         : tr("Stopped. The earlier checks are still shown."),
                             tr("Check again"), [this] {
                                 m_notice->dismiss();
                                 ask();
                             });
    });
    connect(m_worker.get(), &ReleaseWorker::failed, this, [this](const Error& error) {
        if (m_isWriting) {
            m_notice->showNotice(NoticeBar::Kind::Danger, errorText(error).oneLine());
            return;
        }
        m_isCheckFailed = true;
        tellUnfinished(error);
    });
    connect(m_worker.get(), &ReleaseWorker::ended, this, [this] {
        m_isWriting = false;
        m_verdict->setWork({});
        showObstacle();
        if (m_freshness.isStale())
            refresh();
    });
}

void ReleasePage::readReleases()
{
    Reads reads;
    const std::vector<ReleaseRecord> records = reads.take(m_study->releasing().records());
    const DatasheetAnswers answers = reads.take(m_study->releasing().answers());
    const std::vector<SetName> sets = reads.take(m_study->modelAnswers().names());
    if (!reads.outcome())
        return; // what is shown stays
    m_options->models()->setSets(sets);
    markHidden();
    m_options->setRecords(records);
    m_changes->setRecords(records);
    m_datasheet->setAnswers(answers);
    m_options->setAnswers(answers);
}

/// Hiding is no change of the study: what is hidden is looked up whenever the place is gone to.
void ReleasePage::showEvent(QShowEvent* event)
{
    StudyPlace::showEvent(event);
    if (m_study)
        markHidden();
}

void ReleasePage::markHidden()
{
    if (const auto info = m_study->info()) // else nothing is marked, and the window says why
        m_options->models()->markHidden(m_settings.hidden(Settings::setsList(), info->uuid.text()));
}

void ReleasePage::refresh()
{
    m_files->setStale(true);
    m_freshness.noteChange();
}

void ReleasePage::ask()
{
    // While the folder is written, what is shown is what is written.
    if (!m_worker || m_isWriting || !m_options->problem().isEmpty())
        return;
    m_freshness.markFresh();
    if (m_stack->currentWidget() == m_files)
        m_worker->prepare(request());
    else
        m_worker->check(request());
}

ReleaseRequest ReleasePage::request() const
{
    ReleaseRequest request{m_options->options(), m_overridden};
    if (request.options.hasRandomCodes)
        request.options.codeSecret = m_codeSecret;
    request.options.forwardMarkers = m_report->markers();
    return request;
}

void ReleasePage::take(const std::shared_ptr<const ReleaseDraft>& draft)
{
    m_draft = draft;
    m_writing->setDraft(draft);
    if (std::exchange(m_isCheckFailed, false))
        m_notice->dismiss(); // what it says is over
    m_checklist->setDraft(*draft);
    m_checklist->setChangeable(m_study->access() == Study::Access::Write);
    m_changes->setDraft(*draft);
    m_datasheet->setKnown(draft->input.known);
    m_side->setDraft(draft);
    if (std::exchange(m_wasJudged, false) && view() == View::Checklist)
        m_checklist->row(GateKind::Names)->showAsked();
    // What passes by now needs no override, and must not get one back when it fails again.
    const auto passes = [&](const OverriddenGate& gate) {
        return std::any_of(draft->gates.begin(), draft->gates.end(), [&](const Gate& other) {
            return other.token() == gate.gate && other.isPassed;
        });
    };
    if (std::erase_if(m_overridden, passes) > 0)
        refresh();
    Q_EMIT updated();
}

void ReleasePage::showObstacle()
{
    QString obstacle;
    auto told = VerdictCard::Told::InTheCard;
    if (m_study && m_study->access() == Study::Access::Read) {
        obstacle = tr("The study is open for reading only, and a release is recorded in it.");
    } else if (m_isWriting) {
        obstacle = tr("It is being written.");
        told = VerdictCard::Told::ByTheButton; // the bar of progress says it
    } else {
        obstacle = m_options->problem();
    }
    m_verdict->setObstacle(obstacle, told);
    m_options->setChangeable(!m_isWriting);
}

void ReleasePage::showDatasheetCount()
{
    const int open = m_datasheet->unansweredCount();
    const auto segment = static_cast<int>(View::Datasheet);
    views()->setSegmentText(segment, open == 0 ? tr("Datasheet")
                                               : tr("Datasheet · %n open", nullptr, plural(open)));
}

void ReleasePage::showView(View view)
{
    m_head->setView(static_cast<int>(view));
    m_stack->setCurrentIndex(static_cast<int>(view));
    m_side->setVisible(view != View::Report); // it says nothing of them, and they need the room
    if (view == View::Files && m_study && isVisible())
        ask();
}

/// The keys stay where they are as long as that is on screen.
void ReleasePage::goTo(View view)
{
    const QPointer<QWidget> before = QApplication::focusWidget();
    const int segment = static_cast<int>(view);
    m_head->goTo(
        segment, [this, view] { showView(view); },
        [this, before, segment] {
            if (!before || !before->isVisible())
                views()->button(segment)->setFocus(Qt::OtherFocusReason);
        });
}

void ReleasePage::showQuestion(const QString& token)
{
    showView(View::Datasheet);
    m_datasheet->showQuestion(token);
}

void ReleasePage::chooseLicence(const QString& token)
{
    if (!m_study)
        return;
    const auto kept = m_study->releasing().answer(QLatin1String(LicenceAnswer), token, m_person.id);
    if (!kept) {
        m_notice->showNotice(NoticeBar::Kind::Danger,
                             tr("Not saved. %1").arg(errorText(kept.error()).oneLine()));
        readReleases(); // shows what the study has
    }
}

void ReleasePage::overrideGate(GateKind kind, const QString& reason)
{
    if (!m_draft)
        return;
    withdrawOverride(kind);
    for (const Gate& gate : m_draft->gates) { // as shown: it is about that alone
        if (gate.kind == kind)
            m_overridden.push_back(overrideOf(gate, reason, m_draft->input.options.version));
    }
    refresh();
}

void ReleasePage::withdrawOverride(GateKind kind)
{
    std::erase_if(m_overridden,
                  [&](const OverriddenGate& gate) { return gate.gate == gateToken(kind); });
    refresh();
}

void ReleasePage::judgeName(const GatePlace& place, bool isName)
{
    if (m_draft)
        keepJudgements(judgementsLike(place, *m_draft, isName));
}

void ReleasePage::judgeWord(const GatePlace& place)
{
    keepJudgements({{{}, place.value, place.person, false}});
}

void ReleasePage::keepJudgements(const std::vector<NameJudgement>& judgements)
{
    if (!m_study)
        return;
    const auto kept = m_study->releasing().judgeNames(judgements, m_person.id);
    if (!kept) {
        m_notice->showNotice(NoticeBar::Kind::Danger,
                             tr("Not saved. %1").arg(errorText(kept.error()).oneLine()),
                             tr("Try again"), [this, judgements] {
                                 m_notice->dismiss();
                                 keepJudgements(judgements);
                             });
        return;
    }
    closePlace();
    m_wasJudged = true;
}

void ReleasePage::askForFolder()
{
    if (!m_draft || !flush())
        return;
    if (view() == View::Report)
        showView(View::Checklist); // beside which its progress is seen
    m_writing->askForFolder();
}

void ReleasePage::writeTo(const QString& folder)
{
    if (!m_worker || m_isWriting || !m_draft)
        return;
    m_notice->dismiss();
    m_freshness.markFresh();
    m_isWriting = true;
    ReleaseRequest shown = request();
    shown.options.version = m_draft->input.options.version; // as the folder is called
    m_worker->write(shown, folder);
    m_verdict->setWork(tr("Writing…"));
    showObstacle();
}

void ReleasePage::cancel()
{
    if (m_worker)
        m_worker->cancel();
}

void ReleasePage::closePlace()
{
    const bool hadFocus = m_place->isAncestorOf(focusWidget());
    m_side->showOptions();
    if (hadFocus)
        views()->button(views()->current())->setFocus(Qt::OtherFocusReason);
}

void ReleasePage::correctScene(ScenarioId scenario, const QString& problem)
{
    if (!m_study || m_study->access() != Study::Access::Write)
        return;
    auto* dialog = new SceneCorrection(*m_study, scenario, m_person.id, problem, this);
    connect(dialog, &SceneCorrection::corrected, this, [this](const QString& what) {
        closePlace();
        tell(what);
    });
    dialog->open();
}

void ReleasePage::askForExport()
{
    if (!m_study || !flush())
        return;
    auto* dialog = new ExportDialog(m_prompts, *m_study, this);
    connect(dialog, &ExportDialog::exported, this,
            [this](const QStringList& paths, const QString& warning) {
                const QString what = paths.size() == 1
                                         ? tr("Exported to %1.").arg(paths.front())
                                         : tr("%1 files were exported to %2.")
                                               .arg(paths.size())
                                               .arg(QFileInfo(paths.value(0)).absolutePath());
                tell(saidTogether({what, warning}));
            });
    dialog->open();
}

void ReleasePage::hideEvent(QHideEvent* event)
{
    if (m_study)
        flush();
    QWidget::hideEvent(event);
}

} // namespace subtext
