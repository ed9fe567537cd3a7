// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/modelspage.h"

#include "core/domain/records.h"
#include "core/figures/figures.h"
#include "core/models/goldvectors.h"
#include "core/study/study.h"
#include "ui/actions/actionregistry.h"
#include "ui/models/asking/modelaccess.h"
#include "ui/models/asking/runsview.h"
#include "ui/models/asking/topicsview.h"
#include "ui/models/board/labelviews.h"
#include "ui/models/files/hiding.h"
#include "ui/models/files/importview.h"
#include "ui/models/files/setexport.h"
#include "ui/models/files/setsubmission.h"
#include "ui/models/files/withdrawing.h"
#include "ui/models/modelsworker.h"
#include "ui/models/vectors/vectorviews.h"
#include "ui/prompts/prompts.h"
#include "ui/text/shownwords.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/segmentbar.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {
namespace {

std::vector<int> placesOf(const std::vector<ModelView>& views)
{
    std::vector<int> places;
    for (const ModelView view : views)
        places.push_back(static_cast<int>(view));
    return places;
}

} // namespace

ModelsPage::ModelsPage(ActionRegistry& actions, Settings& settings, Prompts& prompts,
                       QWidget* parent)
    : FiguresPlace([](Study& study, const ModelsRequest& request, const CancelToken& cancel,
                      const ProgressSink&) { return modelsResult(study, request, cancel); },
                   ChangeSet::FiguresChanged | ChangeSet::ModelsChanged, parent)
    , m_actions(actions)
    , m_prompts(prompts)
{
    buildHead();
    m_stack = new PageStack(this);
    m_labels = m_stack->add<LabelViews>(settings, prompts, *m_head);
    m_vectors = m_stack->add<VectorViews>(settings, prompts, *m_head);
    m_notice = new NoticeBar(this);
    m_labels->build();
    m_import = m_stack->add<ImportView>(prompts);
    m_asking = m_stack->add<RunsView>(settings, prompts);
    m_topics = m_stack->add<TopicsView>(prompts);
    column()->addWidget(m_stack, 1);
    column()->addWidget(m_notice);
    for (ModelViews* views : kinds())
        connectViews(*views);
    connect(m_import, &ImportView::filesChosen, this, &ModelsPage::readFiles);
    connect(m_asking, &RunsView::viewWanted, this, [this] {
        if (m_view != View::Asking)
            showView(View::Asking);
    });
    connect(m_asking, &RunsView::topicsOpened, this, [this] {
        if (m_view != View::Asking && m_view != View::Topics)
            showView(View::Topics);
    });
    connect(m_topics, &TopicsView::topicsWanted, m_asking, &RunsView::openTopics);
    connect(m_topics, &TopicsView::deskRequested, this, &ModelsPage::deskRequested);
    connect(m_topics, &TopicsView::done, this, &ModelsPage::tell);
    connect(m_asking, &RunsView::setRequested, this,
            [this](const SetName& name) { m_views->showSet(name); });
    connect(m_asking, &RunsView::studyMade, this, &ModelsPage::studyMade);
    connect(m_asking, &RunsView::answersRequested, this, &ModelsPage::ask);
    registerActions();
    m_views = m_labels;
}

ModelsPage::~ModelsPage()
{
    stop();
}

void ModelsPage::buildHead()
{
    m_head = new PageHead(tr("Models"), tr("Views of the models"),
                          {tr("Leaderboard"), tr("Set"), tr("Items"), tr("Runs"), tr("Gain"),
                           tr("Errors"), tr("Reliability"), tr("One scenario"), tr("Import"),
                           tr("Asking"), tr("Topics")},
                          this);
    connect(m_head, &PageHead::viewChosen, this,
            [this](int view) { goTo(static_cast<View>(view)); });
    column()->addWidget(m_head);
}

std::array<ModelViews*, 2> ModelsPage::kinds() const
{
    return {m_labels, m_vectors};
}

void ModelsPage::connectViews(ModelViews& views)
{
    connect(&views, &ModelViews::chosen, this, &ModelsPage::ask);
    connect(&views, &ModelViews::leadChanged, this, &ModelsPage::showLead);
    connect(&views, &ModelViews::viewWanted, this, &ModelsPage::showView);
    connect(&views, &ModelViews::filesWanted, this, [this] {
        showView(View::Import);
        m_import->ask();
    });
    connect(&views, &ModelViews::exportRequested, this, &ModelsPage::exportSet);
    connect(&views, &ModelViews::submissionRequested, this, &ModelsPage::writeSubmission);
    connect(&views, &ModelViews::deskRequested, this, &ModelsPage::deskRequested);
    connect(&views, &ModelViews::told, this, &ModelsPage::tell);
    connect(&views, &ModelViews::refused, this,
            [this](const QString& why) { m_notice->showNotice(NoticeBar::Kind::Danger, why); });
}

void ModelsPage::registerActions()
{
    const QString section = tr("Models");
    for (const ModelViews* views : kinds())
        m_head->registerViews(m_actions, views->choices(), placesOf(views->views()), views->kind());
    m_asking->registerActions(m_actions, *this, section);
    m_actions.add(this, section, tr("Close the items"), {QKeySequence(Qt::Key_Escape)}, [this] {
        m_views->closeItems();
        m_topics->closeItems();
    });
    for (ModelViews* views : kinds())
        views->registerActions(m_actions, section, [this] { focusChoice(); });
}

void ModelsPage::setAccess(const ModelAccess& access)
{
    m_settingsFolder = access.settingsFolder;
    m_asking->setAccess(access);
    m_topics->setAccess(access);
}

void ModelsPage::showStudy(const Environment& environment)
{
    if (const auto task = m_study->task()) // else the window says so in place of this
        offerKind(hasVectors(**task));
    m_views->start(*m_study, isBlind(), mayImport());
    if (const auto info = m_study->info())
        m_views->hiding()->start(info->uuid.text());
    m_views->withdrawing()->start(*m_study, m_person.id, mayImport());
    m_import->setStudy(m_study, m_person.id, mayImport() ? QString() : m_views->whyNoImport());
    m_asking->start(*m_study, m_person, environment);
    m_topics->start(*m_study, isBlind(), mayImport());
    showView(m_views->views().front());
}

void ModelsPage::offerKind(bool areVectors)
{
    m_views = areVectors ? static_cast<ModelViews*>(m_vectors) : m_labels;
    for (const ModelViews* views : kinds()) {
        views->choices()->setVisible(views == m_views);
        m_actions.setOffered(views->kind(), views == m_views);
    }
    m_head->offerViews(placesOf(m_views->views()));
}

void ModelsPage::forgetStudy()
{
    m_asking->stop(); // first: what came of a run is still written into the study
    for (ModelViews* views : kinds()) {
        views->forget();
        if (Withdrawing* withdrawing = views->withdrawing())
            withdrawing->forget();
    }
    m_import->setStudy(nullptr, {});
    m_topics->forget();
    m_areTopicsRead = false;
    m_head->setLead(QString());
}

bool ModelsPage::mayImport() const
{
    return m_person.role == Role::Coordinator;
}

ModelsRequest ModelsPage::request()
{
    const bool isLimited = isBlind();
    m_views->setAnswersShown(!isLimited);
    ModelsRequest request;
    request.limitedTo = isLimited ? m_person.id : PersonId();
    request.isAdjudicator = m_person.role == Role::Adjudicator;
    m_views->addTo(request);
    request.hiddenSets = m_views->hiding()->hidden();
    request.areHiddenShown = m_views->hiding()->areShown();
    return request;
}

void ModelsPage::take()
{
    m_notice->dismiss();
    m_import->setKept(m_result->kept);
    QStringList sets;
    std::vector<SetWithdrawal> withdrawn;
    for (const SetCount& set : m_result->kept) {
        if (set.withdrawn)
            withdrawn.push_back(*set.withdrawn);
        else
            sets << set.name.text();
    }
    m_views->hiding()->setRows(sets);
    m_views->withdrawing()->setWithdrawn(std::move(withdrawn));
    m_views->setResult(*m_result);
    showLead();
    m_areTopicsRead = false;
    readTopics();
    Q_EMIT updated();
}

void ModelsPage::readTopics()
{
    if (m_areTopicsRead || !m_result || m_view != View::Topics)
        return;
    m_areTopicsRead = true;
    const bool isLimited = isBlind();
    m_topics->setAnswersShown(!isLimited);
    read(
        [limitedTo = isLimited ? m_person.id : PersonId()](
            Study& study, const CancelToken&) -> Result<std::optional<KeptTopicFigures>> {
            const auto people = study.figures().agreementInput(limitedTo);
            if (!people)
                return fail(people.error());
            auto figures = keptTopicFigures(study.topics(), *people);
            auto task = shownTask(study);
            if (!task)
                return fail(task.error());
            if (figures && *figures)
                (*figures)->task = std::move(*task);
            return figures;
        },
        [this](const Result<std::optional<KeptTopicFigures>>& figures) {
            if (!figures)
                return tellUnfinished(figures.error());
            m_topics->setFigures(*figures);
            Q_EMIT updated();
        });
}

void ModelsPage::showLead()
{
    m_head->setLead(m_result ? m_views->lead(m_view) : QString());
}

void ModelsPage::showView(View view)
{
    m_view = view;
    m_head->setView(static_cast<int>(view));
    m_views->showView(view);
    if (view == View::Import)
        m_stack->showPage(m_import);
    else if (view == View::Asking)
        m_stack->showPage(m_asking);
    else if (view == View::Topics)
        m_stack->showPage(m_topics);
    else
        m_stack->showPage(m_views);
    showLead();
    readTopics();
}

void ModelsPage::goTo(View view)
{
    m_head->goTo(
        static_cast<int>(view), [this, view] { showView(view); }, [this] { focusChoice(); });
}

void ModelsPage::focusChoice()
{
    QWidget* choice = m_view == View::Import   ? m_import->askButton()
                      : m_view == View::Asking ? m_asking->firstControl()
                      : m_view == View::Topics ? m_topics->firstControl()
                                               : m_views->firstControl(m_view);
    if (!choice->isVisible() || !choice->isEnabled())
        choice = m_head->views()->button(static_cast<int>(m_view));
    choice->setFocus(Qt::ShortcutFocusReason);
}

void ModelsPage::readFiles(const PredictionFiles& files)
{
    if (!isStarted())
        return;
    m_import->setReading(true);
    read(
        [files](Study& study, const CancelToken& cancel) -> Result<FilesRead> {
            return filesRead(study, files, cancel);
        },
        [this, files](const Result<FilesRead>& outcome) {
            m_import->takeRead(outcome ? *outcome
                                       : FilesRead{files, {}, {}, fail(outcome.error())});
        });
}

void ModelsPage::exportSet(const SetName& name, QuestionIndex question, PredictionFormat format)
{
    setexport::askWhereTo(m_prompts, this, format, [=, this](const QString& path) {
        read([=](Study& study,
                 const CancelToken&) { return writeSet(study, name, question, format, path); },
             [=, this](const Result<void>& how) { setexport::tellOutcome(*m_notice, path, how); });
    });
}

void ModelsPage::writeSubmission(const SetName& name)
{
    setsubmission::askWhereTo(m_prompts, this, name, [=, this](const QString& folder) {
        read(
            [=, settings = m_settingsFolder](Study& study, const CancelToken& cancel) {
                return setsubmission::write(study, name, settings, folder, cancel);
            },
            [=, this](const Result<void>& written) {
                setsubmission::tellOutcome(*m_notice, folder, written,
                                           [=, this] { Q_EMIT folderRequested(folder); });
            });
    });
}

} // namespace subtext
