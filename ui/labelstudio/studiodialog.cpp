// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labelstudio/studiodialog.h"

#include "core/llm/keyring.h"
#include "core/models/modelruns.h"
#include "core/study/study.h"
#include "core/travel/importing.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/help/manual.h"
#include "ui/labelstudio/pullpage.h"
#include "ui/labelstudio/serverform.h"
#include "ui/text/labelstudiotext.h"
#include "ui/text/plurals.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/consentbox.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/scrollarea.h"
#include "ui/widgets/tabledelegate.h"
#include "ui/widgets/textreader.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int ProgressSteps = 1000;

QString stepText(const QString& step)
{
    if (step == QLatin1String("people"))
        return StudioDialog::tr("Signing in…");
    if (step == QLatin1String("export"))
        return StudioDialog::tr("The server is preparing the project…");
    if (step == QLatin1String("download"))
        return StudioDialog::tr("Fetching the project…");
    return StudioDialog::tr("Asking for the project…");
}

QString projectText(const StudioProject& project)
{
    return StudioDialog::tr("%1 · %2 · %3, %4")
        .arg(project.id)
        .arg(project.title)
        .arg(StudioDialog::tr("%n tasks", nullptr, plural(project.tasks)),
             StudioDialog::tr("%n annotations", nullptr, plural(project.annotations)));
}

QLabel* makeAbout(const QString& text, QWidget* parent)
{
    return makeLines(text, theme::TextRole::Body, LabelTone::Muted, parent);
}

} // namespace

StudioDialog::StudioDialog(const Context& context, QWidget* parent)
    : QDialog(parent)
    , m_prompts(context.prompts)
    , m_study(context.study)
    , m_access(context.access)
    , m_person(context.person)
    , m_link(context.access, context.environment.clock, this)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Label Studio"));
    offerManual(*this, ManualPlace::LabelStudio);
    QVBoxLayout* column = makeColumn(this, {24, 18, 24, 16}, 10);
    m_title = makeLabel(QString(), theme::TextRole::Title, LabelTone::Normal, this);
    column->addWidget(m_title);
    m_stack = new PageStack(this);
    m_pull = new PullPage(m_prompts, m_study, context.environment, this);
    for (QWidget* page :
         {buildServer(), buildProjects(), static_cast<QWidget*>(m_pull), buildPush()})
        m_stack->addWidget(page); // in the order of Step
    m_report = makeReader(this);
    m_report->setAccessibleName(tr("Result"));
    m_stack->addWidget(m_report);
    column->addWidget(m_stack, 1);
    buildProgress();
    column->addWidget(m_work);
    m_problem = makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, this);
    m_problem->hide();
    column->addWidget(m_problem);
    m_consent = new ConsentBox(this);
    column->addWidget(m_consent);
    column->addLayout(buildButtons());
    connect(m_pull, &PullPage::problem, this, &StudioDialog::showProblem);
    connect(m_pull, &PullPage::changed, this, [this] {
        if (m_pull->isReading())
            showWork(tr("Reading the project…"));
        else
            refresh();
    });
    connect(m_consent, &ConsentBox::toggled, this, &StudioDialog::refresh);
    connect(&m_link, &StudioLink::stepped, this,
            [this](const QString& step) { showWork(stepText(step)); });
    connect(&m_link, &StudioLink::progressed, this,
            [this](double done) { showWork(tr("Sending…"), done); });
    if (const auto known = m_study.importing().mappings()) {
        for (const ImportMapping& mapping : *known) { // the newest first
            const QString address = mapping.source.section(QStringLiteral("/projects/"), 0, 0);
            if (!address.isEmpty() && m_server->addressField()->text().isEmpty())
                m_server->setAddress(address);
        }
    }
    showStep(Step::Server);
    resizeToRoom(*this, {880, 560});
}

StudioDialog::~StudioDialog() = default;

QWidget* StudioDialog::buildServer()
{
    QScrollArea* area = makeScrollArea(this);
    QWidget* page = makePage(nullptr);
    QVBoxLayout* rows = makeColumn(page, {}, 8);
    rows->addWidget(makeAbout(tr("Pull a project from a running Label Studio into this study, or "
                                 "push the study there. Nothing is requested before you connect."),
                              page));
    m_server = new ServerForm(*m_access.keys, page);
    rows->addWidget(m_server);
    rows->addStretch(1);
    connect(m_server, &ServerForm::edited, this, [this] {
        showProblem({});
        refresh();
    });
    area->setWidget(page);
    return area;
}

QWidget* StudioDialog::buildProjects()
{
    QWidget* page = makePage(this);
    QVBoxLayout* rows = makeColumn(page, {}, 8);
    rows->addWidget(
        makeAbout(tr("You see what would be pulled or pushed before it is done."), page));
    m_projects = new QListWidget(page);
    m_projects->setObjectName(QStringLiteral("projects"));
    m_projects->setAccessibleName(tr("Projects on the server"));
    m_projects->setItemDelegate(new LineDelegate(m_projects));
    rows->addWidget(m_projects, 1);
    connect(m_projects, &QListWidget::currentRowChanged, this, &StudioDialog::refresh);
    return page;
}

QWidget* StudioDialog::buildPush()
{
    QWidget* page = makePage(this);
    QVBoxLayout* rows = makeColumn(page, {}, 8);
    rows->addWidget(makeAbout(tr("In Label Studio’s free edition everybody in a project can see "
                                 "and change everything in it."),
                              page));
    m_withAnswers = new QCheckBox(tr("Answers too, with codes and names"), page);
    m_withAnswers->setObjectName(QStringLiteral("answers"));
    m_withGold = new QCheckBox(tr("Gold labels and notes too"), page);
    m_withGold->setObjectName(QStringLiteral("gold"));
    explainField(*m_withGold, m_withGold->text(),
                 tr("Annotators see them there beside the scenes."));
    m_plan = makeReader(page);
    m_plan->setAccessibleName(tr("What would be sent"));
    addWidgets(*rows, m_withAnswers, m_withGold);
    rows->addWidget(m_plan, 1);
    for (QCheckBox* box : {m_withAnswers, m_withGold})
        connect(box, &QCheckBox::toggled, this, &StudioDialog::look);
    return page;
}

void StudioDialog::buildProgress()
{
    m_work = makePage(this);
    QHBoxLayout* across = makeRow(m_work, {}, 12);
    m_workText = makeLabel(QString(), theme::TextRole::Body, LabelTone::Normal, m_work);
    m_progress = new QProgressBar(m_work);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    m_progress->setAccessibleName(tr("Progress"));
    across->addWidget(m_workText);
    across->addWidget(m_progress, 1);
}

QLayout* StudioDialog::buildButtons()
{
    m_back = makeButton(tr("Back"), ButtonKind::Quiet, this);
    m_pushInto = makeButton(tr("Push the study to it…"), ButtonKind::Normal, this);
    m_cancel = makeButton(tr("Cancel"), ButtonKind::Quiet, this, "cancel");
    m_act = makeButton(tr("Connect"), ButtonKind::Primary, this);
    QHBoxLayout* row = makeSendingButtons(*this, *m_act, *m_cancel);
    row->insertWidget(0, m_back);
    row->insertWidget(3, m_pushInto);
    for (QPushButton* button : {m_back, m_pushInto})
        button->setAutoDefault(false);
    connect(m_back, &QPushButton::clicked, this, &StudioDialog::goBack);
    connect(m_pushInto, &QPushButton::clicked, this, &StudioDialog::beginPush);
    connect(m_act, &QPushButton::clicked, this, &StudioDialog::act);
    return row;
}

void StudioDialog::showStep(Step step)
{
    m_step = step;
    m_stack->setCurrentIndex(static_cast<int>(step));
    const QString named = m_target ? m_target->title : tr("the study’s own project");
    switch (step) {
    case Step::Server:
        m_title->setText(tr("Label Studio"));
        break;
    case Step::Projects:
        m_title->setText(tr("Projects on %1").arg(originOf(m_link.server())));
        break;
    case Step::Pull:
        m_title->setText(tr("Pull “%1” into this study").arg(named));
        break;
    case Step::Push:
        m_title->setText(tr("Push this study to “%1”").arg(named));
        break;
    case Step::Done:
        m_report->setFocus();
        break;
    }
    showProblem({});
    refresh();
}

void StudioDialog::goBack()
{
    m_link.cancel();
    m_pull->abandon();
    m_look.reset();
    showStep(m_step == Step::Projects ? Step::Server : Step::Projects);
}

void StudioDialog::act()
{
    switch (m_step) {
    case Step::Server:
        return connectToServer();
    case Step::Projects:
        return fetchProject();
    case Step::Pull:
        return pull();
    case Step::Push:
        return push();
    case Step::Done:
        return;
    }
}

/// What is going on ends, and the dialog stays; else it closes.
void StudioDialog::reject()
{
    if (m_link.isBusy())
        return m_link.cancel();
    if (!m_pull->isReading())
        return QDialog::reject();
    m_pull->stop();
    showProblem(tr("Stopped. Nothing was pulled."));
}

void StudioDialog::refresh()
{
    const StudioProject* project = chosenProject();
    const bool isOwn = m_step == Step::Projects && m_projects->currentRow() == 0;
    m_work->setVisible(isWorking());
    m_back->setVisible(m_step != Step::Server && m_step != Step::Done);
    m_back->setEnabled(!m_link.isBusy());
    m_pushInto->setVisible(m_step == Step::Projects);
    m_pushInto->setEnabled((project || isOwn) && !isWorking());
    m_pushInto->setText(isOwn ? tr("Push the study there…") : tr("Push the study to it…"));
    for (QCheckBox* box : {m_withAnswers, m_withGold})
        box->setEnabled(!m_isPushing); // another wish begins another look, which would end the push
    m_act->setVisible(m_step != Step::Done);
    const bool canStop = m_link.isBusy() || m_pull->isReading();
    m_cancel->setText(canStop ? tr("Stop") : m_step == Step::Done ? tr("Close") : tr("Cancel"));
    showConsent();
    bool isReady = false;
    switch (m_step) {
    case Step::Server:
        isReady = m_server->server().has_value();
        m_act->setText(isReady ? tr("Connect to %1").arg(m_server->server()->host())
                               : tr("Connect"));
        break;
    case Step::Projects:
        isReady = project != nullptr;
        m_act->setText(tr("Look at it"));
        break;
    case Step::Pull:
        isReady = m_pull->isReady();
        m_act->setText(tr("Pull"));
        break;
    case Step::Push:
        isReady = m_look && (!m_look->plan.isNothing() || !m_look->project);
        m_act->setText(tr("Push to %1").arg(m_link.server().host()));
        break;
    case Step::Done:
        break;
    }
    m_act->setEnabled(isReady && m_consent->isAgreed() && !isWorking());
    m_act->setToolTip(plainToolTip(
        m_consent->isAgreed() ? QString() : tr("Agree above before connecting to this host.")));
}

void StudioDialog::showConsent()
{
    const QUrl server =
        m_step == Step::Server ? m_server->server().value_or(QUrl()) : m_link.server();
    const bool isAsked = (m_step == Step::Server || m_step == Step::Push) &&
                         !server.host().isEmpty() && !isLoopback(server.host());
    if (!isAsked)
        return m_consent->hide();
    const QString host = originOf(server);
    const PushWishes wishes = pushWishes();
    const auto known = m_study.modelRuns().hasConsent(
        host, m_step == Step::Server ? signInWording() : pushWording(wishes));
    QString agreement =
        tr("I agree that Subtext signs in at %1 with my key; nothing from the study goes there")
            .arg(host);
    if (m_step == Step::Push) {
        QStringList what{tr("the texts of the scenes")};
        if (wishes.withAnswers)
            what << tr("answers with codes and names");
        if (wishes.withGold)
            what << tr("gold labels and notes");
        agreement =
            tr("I agree that these are sent to %1: %2").arg(host, what.join(QStringLiteral(", ")));
    }
    m_consent->ask(agreement, known.value_or(false));
}

void StudioDialog::showProblem(const QString& text)
{
    warnAt(*m_problem, text);
}

void StudioDialog::refuse(const Error& error)
{
    showProblem(error.code == ErrorCode::Cancelled ? tr("Stopped. Nothing was pulled.")
                                                   : labelStudioErrorText(error).oneLine());
    refresh();
}

void StudioDialog::showWork(const QString& what, std::optional<double> done)
{
    m_workText->setText(what);
    m_progress->setRange(0, done ? ProgressSteps : 0);
    m_progress->setValue(static_cast<int>(done.value_or(0) * ProgressSteps));
    refresh();
}

Result<void> StudioDialog::keepConsent(const QByteArray& wording, const QJsonObject& shown)
{
    if (!m_consent->isAsked())
        return {};
    return m_study.modelRuns()
        .consent(originOf(m_step == Step::Server ? *m_server->server() : m_link.server()), wording,
                 shown, m_person)
        .map([](const ChangeSet&) {});
}

void StudioDialog::connectToServer()
{
    const QUrl server = *m_server->server();
    showProblem({});
    if (const auto kept = keepConsent(signInWording(), {}); !kept)
        return refuse(kept.error());
    m_isFindingKey = true;
    showWork(tr("Looking for the key…"));
    m_access.keys->find(m_server->keyPlace(), this, [this, server](const Result<QByteArray>& key) {
        m_isFindingKey = false;
        if (!key)
            return refuse(key.error());
        m_link.signIn(server, *key);
        listProjects();
    });
}

void StudioDialog::listProjects()
{
    m_link.list([this](const Result<std::vector<StudioProject>>& projects) {
        if (!projects)
            return refuse(projects.error());
        takeProjects(*projects);
    });
    showWork(tr("Asking %1…").arg(originOf(m_link.server())));
}

void StudioDialog::takeProjects(const std::vector<StudioProject>& projects)
{
    m_known = projects;
    m_projects->clear();
    m_projects->addItem(tr("The project that was made from this study, or a new one"));
    for (const StudioProject& project : projects)
        m_projects->addItem(projectText(project));
    m_projects->setCurrentRow(projects.empty() ? 0 : 1);
    showStep(Step::Projects);
    m_projects->setFocus(Qt::OtherFocusReason);
}

const StudioProject* StudioDialog::chosenProject() const
{
    const int row = m_projects->currentRow() - 1;
    const bool isThere = row >= 0 && row < static_cast<int>(m_known.size());
    return isThere ? &m_known[static_cast<std::size_t>(row)] : nullptr;
}

void StudioDialog::fetchProject()
{
    showProblem({});
    m_target = *chosenProject();
    m_link.fetch(m_target->id, [this](const Result<FetchedProject>& fetched) {
        if (!fetched)
            return refuse(fetched.error());
        showStep(Step::Pull);
        m_pull->show(*fetched);
    });
    refresh();
}

void StudioDialog::pull()
{
    const auto taken = m_pull->take(m_person);
    if (!taken)
        return refuse(taken.error());
    m_report->setHtml(taken->html);
    showStep(Step::Done);
    Q_EMIT imported(taken->what);
}

PushWishes StudioDialog::pushWishes() const
{
    return {m_withAnswers->isChecked(), m_withGold->isChecked()};
}

void StudioDialog::beginPush()
{
    const StudioProject* project = chosenProject();
    m_target = project ? std::optional(*project) : std::nullopt;
    m_look.reset();
    m_plan->clear();
    showStep(Step::Push);
    m_material.reset();
    auto material = m_study.studioBridge().pushMaterial();
    if (!material)
        return refuse(material.error());
    m_material = std::move(*material);
    look();
}

void StudioDialog::look()
{
    if (m_step != Step::Push || !m_material)
        return;
    m_look.reset();
    m_plan->clear();
    showProblem({});
    const auto into = m_target ? std::optional(m_target->id) : std::nullopt;
    m_link.look(m_material->source(), pushWishes(), into, [this](const Result<PushLook>& look) {
        if (!look)
            return refuse(look.error());
        showPlan(*look);
    });
    showWork(tr("Checking what is there…"));
}

void StudioDialog::showPlan(const PushLook& look)
{
    m_look = look;
    QStringList lines{
        look.project ? tr("Into project %1, “%2”.").arg(look.project->id).arg(look.project->title)
                     : tr("A new project will be made.")};
    lines << pushPlanLines(look, pushWishes());
    if (look.plan.isNothing() && look.project)
        lines << tr("Everything is there already.");
    m_plan->setHtml(linesHtml(lines));
    refresh();
}

void StudioDialog::push()
{
    if (const auto kept =
            keepConsent(pushWording(pushWishes()), pushShown(m_look->plan, pushWishes()));
        !kept)
        return refuse(kept.error());
    m_isPushing = true;
    m_link.push([this](const Result<void>& pushed) { endPush(pushed); });
    showWork(tr("Sending…"), 0);
}

void StudioDialog::endPush(const Result<void>& pushed)
{
    m_isPushing = false;
    const PushDone done = m_link.pushed();
    QStringList lines{tr("Project %1: %2 and %3 were sent.")
                          .arg(done.project)
                          .arg(tr("%n scenes", nullptr, plural(done.scenarios)),
                               tr("%n answers", nullptr, plural(done.answers)))};
    if (!pushed)
        lines << pushEndedLines(pushed.error());
    m_report->setHtml(linesHtml(lines));
    showStep(Step::Done);
}

bool StudioDialog::isWorking() const
{
    return m_link.isBusy() || m_isFindingKey || m_pull->isReading();
}

QString StudioDialog::heading() const
{
    return m_title->text();
}

QString StudioDialog::problem() const
{
    return m_problem->isHidden() ? QString() : m_problem->text();
}

QString StudioDialog::report() const
{
    if (m_step == Step::Pull)
        return m_pull->preview();
    return (m_step == Step::Push ? m_plan : m_report)->toPlainText();
}

} // namespace subtext
