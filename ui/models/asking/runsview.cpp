// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/asking/runsview.h"

#include "core/domain/decision.h"
#include "core/domain/records.h"
#include "core/llm/answerform.h"
#include "core/study/study.h"
#include "ui/actions/actionregistry.h"
#include "ui/models/asking/askdialog.h"
#include "ui/models/asking/scenesdialog.h"
#include "ui/models/asking/topicsdialog.h"
#include "ui/models/files/hiding.h"
#include "ui/text/errortext.h"
#include "ui/text/modeltext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/figuretable.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/scrollarea.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace subtext {
namespace {

/// A run brings something new many times a second.
constexpr int RunsDelayMs = 400;

QString tokenCounts(const ModelRunCounts& counts)
{
    if (!counts.inputTokens && !counts.outputTokens)
        return QStringLiteral("–");
    return QStringLiteral("%1 + %2").arg(
        groupedNumber(counts.inputTokens.value_or(0)),
        groupedNumber(counts.outputTokens.value_or(0) + counts.reasoningTokens.value_or(0)));
}

} // namespace

RunsView::RunsView(Settings& settings, Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
    , m_freshness(*this, RunsDelayMs)
{
    setProperty("transparent", true);
    QVBoxLayout* outer = makeColumn(this);
    QScrollArea* area = makeScrollArea(this);
    QWidget* page = makePage(nullptr);
    area->setWidget(page);
    outer->addWidget(area);
    QVBoxLayout* rows = makeColumn(page, {0, 0, 6, 0}, 12);
    rows->addLayout(buildButtons());
    m_report = makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, page);
    m_report->hide();
    rows->addWidget(m_report);
    m_runs = new FigureTable(tr("Runs"), QString(), page);
    m_hiding = new Hiding({QStringLiteral("hiddenRuns"), tr("Hide run"), tr("Show run again"),
                           tr("Takes a run out of this list on this machine, for example one that "
                              "failed. The study keeps it with all its answers, and its set stays "
                              "on the leaderboard.")},
                          settings, m_runs);
    m_runs->insert(m_hiding);
    m_runs->table()->addAction(m_hiding->action());
    m_runs->table()->setContextMenuPolicy(Qt::ActionsContextMenu);
    rows->addWidget(m_runs);
    rows->addWidget(buildDetail());
    rows->addStretch(1);
    connect(m_runs, &FigureTable::rowActivated, this, &RunsView::openRun);
    connect(m_runs->table(), &QTableView::clicked, this,
            [this](const QModelIndex& index) { openRun(index.row()); });
    connect(m_runs->table()->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &RunsView::offerHiding);
    connect(m_hiding, &Hiding::changed, this, &RunsView::followHiding);
    connect(&m_freshness, &Freshness::refreshDue, this, &RunsView::read);
    connect(&m_host, &RunHost::progressed, this, &RunsView::showProgress);
    connect(&m_host, &RunHost::finished, this, &RunsView::conclude);
}

RunsView::~RunsView()
{
    stop();
}

QLayout* RunsView::buildButtons()
{
    QHBoxLayout* row = makeRow(8);
    m_ask = makeButton(tr("Ask a model…"), ButtonKind::Primary, this);
    m_scenes = makeButton(tr("Generated scenes…"), ButtonKind::Normal, this, "scenes");
    m_scenes->setToolTip(
        plainToolTip(tr("Have a model write scenes, then review, edit, accept or reject them.")));
    m_topics = makeButton(tr("Topics…"), ButtonKind::Normal, this, "topics");
    m_topics->setToolTip(
        plainToolTip(tr("What the scenes are about: groups of scenes with similar embeddings.")));
    m_cancel = makeButton(tr("Cancel the run"), ButtonKind::Normal, this, "cancel");
    m_bar = new QProgressBar(this);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the run"));
    m_now = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, this);
    addWidgets(*row, m_ask, m_scenes, m_topics, m_cancel);
    row->addWidget(m_bar, 1);
    row->addWidget(m_now);
    row->addStretch(1);
    connect(m_ask, &QPushButton::clicked, this, &RunsView::ask);
    connect(m_scenes, &QPushButton::clicked, this, &RunsView::openScenes);
    connect(m_topics, &QPushButton::clicked, this, &RunsView::openTopics);
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_host.cancel(); });
    return row;
}

QWidget* RunsView::buildDetail()
{
    m_detail = makeCard(this);
    QVBoxLayout* rows = makeColumn(m_detail, {20, 16, 20, 16}, 8);
    m_title = makeLabel(QString(), theme::TextRole::Strong, LabelTone::Normal, m_detail);
    m_facts = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, m_detail);
    m_lengths = makeLabel(QString(), theme::TextRole::Body, LabelTone::Warning, m_detail);
    for (QLabel* label : {m_title, m_facts, m_lengths}) {
        label->setWordWrap(true);
        rows->addWidget(label);
    }
    auto* buttons = new FlowLayout(FlowLayout::Spread::AtStart, 8);
    m_goOn = makeButton(tr("Resume…"), ButtonKind::Normal, m_detail, "goOn");
    m_set = makeButton(tr("Show its set"), ButtonKind::Normal, m_detail, "set");
    m_reread = makeButton(tr("Read its answers again"), ButtonKind::Quiet, m_detail, "reread");
    m_reread->setToolTip(
        plainToolTip(tr("Reads the labels again from the stored answers. Nothing is sent.")));
    m_failures = new QCheckBox(tr("Failures only"), m_detail);
    m_failures->setObjectName(QStringLiteral("failures"));
    addWidgets(*buttons, m_goOn, m_set, m_reread, m_failures);
    buttons->setAlignment(m_failures, Qt::AlignRight);
    rows->addLayout(buttons);
    m_requests = new FigureTable(tr("Requests"), QString(), m_detail);
    m_requests->setProperty("card", false);
    m_requests->setCells(FigureTable::Cells::Words);
    rows->addWidget(m_requests);
    m_words = new QPlainTextEdit(m_detail);
    m_words->setReadOnly(true);
    m_words->setTabChangesFocus(true);
    m_words->setAccessibleName(tr("Request and response"));
    m_words->setMinimumHeight(fontMetrics().height() * 8);
    rows->addWidget(m_words);
    m_detail->hide();
    connect(m_goOn, &QPushButton::clicked, this, [this] {
        if (const RunLine* run = opened())
            openDialog(*run);
    });
    connect(m_set, &QPushButton::clicked, this, [this] {
        if (const RunLine* run = opened())
            Q_EMIT setRequested(run->state.run.name);
    });
    connect(m_reread, &QPushButton::clicked, this, [this] {
        if (const RunLine* run = opened())
            m_worker->readAnswers(run->state.name());
    });
    connect(m_failures, &QCheckBox::toggled, this, &RunsView::read);
    connect(m_requests, &FigureTable::rowActivated, this, &RunsView::showRequest);
    connect(m_requests->table(), &QTableView::clicked, this,
            [this](const QModelIndex& index) { showRequest(index.row()); });
    return m_detail;
}

void RunsView::setAccess(const ModelAccess& access)
{
    m_access = access;
    updateButtons();
}

void RunsView::registerActions(ActionRegistry& actions, QWidget& place, const QString& section)
{
    const auto add = [&](const QString& text, Qt::Key key, const std::function<void()>& run) {
        actions.add(&place, section, text, {QKeySequence(Qt::CTRL | Qt::SHIFT | key)}, run,
                    Role::Coordinator);
    };
    add(tr("Ask a model"), Qt::Key_A, [this] { ask(); });
    add(tr("Generated scenes"), Qt::Key_G, [this] { openScenes(); });
    add(tr("Topics of the scenes"), Qt::Key_T, [this] { openTopics(); });
    add(tr("Cancel the run in progress"), Qt::Key_X, [this] { m_host.cancel(); });
    actions.note(section, tr("Open a run or a request"), tr("Enter on its row"));
}

void RunsView::start(Study& study, const Person& person, const Environment& environment)
{
    stop();
    m_study = &study;
    m_person = person;
    m_environment.emplace(environment);
    m_worker = std::make_unique<RunsWorker>(study.path(), m_access.settingsFolder, environment);
    connect(m_worker.get(), &RunsWorker::shown, this, &RunsView::take);
    connect(m_worker.get(), &RunsWorker::failed, this,
            [this](const Error& error) { tell(errorText(error).oneLine(), true); });
    connect(m_worker.get(), &RunsWorker::answersRead, this,
            [this](const QString& run, qint64 answers, qint64 failures) {
                tell(tr("%1 of %2 read again from the stored responses; items that failed: %3. "
                        "Nothing was sent.")
                         .arg(tr("%n answers", nullptr, plural(answers)), run)
                         .arg(failures),
                     false);
                Q_EMIT answersRequested();
            });
    connect(&study, &Study::changed, this, [this](const ChangeSet& changes) {
        if (changes.kinds & (ChangeSet::RunsChanged | ChangeSet::ScenariosChanged))
            m_freshness.noteChange();
    });
    if (const auto info = study.info())
        m_hiding->start(info->uuid.text());
    const auto task = study.task();
    m_canTakeScenes = task && storyFields(**task);
    updateButtons();
    m_freshness.start(study);
}

void RunsView::stop()
{
    m_freshness.stop();
    delete m_dialog;
    // First: they write down that asking ended.
    delete m_scenesDialog;
    delete m_topicsDialog;
    m_host.stop();
    if (m_study)
        m_study->disconnect(this);
    m_worker.reset();
    m_study = nullptr;
    m_shown.reset();
    m_opened = {};
    m_listed.clear();
    m_runs->setFigures({}, {});
    offerHiding();
    m_detail->hide();
    m_report->hide();
    m_words->clear();
    updateButtons();
    showProgress();
}

void RunsView::updateButtons()
{
    const bool isTheirs = m_study && m_person.role == Role::Coordinator;
    const bool canWrite = m_study && m_study->access() == Study::Access::Write;
    const bool mayAsk = isTheirs && canWrite && m_access.canAsk() && !m_host.isRunning();
    m_ask->setVisible(isTheirs);
    m_scenes->setVisible(isTheirs && m_canTakeScenes);
    m_topics->setVisible(isTheirs);
    m_ask->setEnabled(mayAsk);
    m_ask->setToolTip(plainToolTip(m_host.isRunning()   ? tr("A run is already in progress.")
                                   : !canWrite          ? tr("The study is open for reading only.")
                                   : !m_access.canAsk() ? tr("This program cannot reach models.")
                                                        : QString()));
    const RunLine* run = opened();
    m_goOn->setEnabled(mayAsk && run && run->size.open > 0);
    m_goOn->setToolTip(plainToolTip(tr("Asks only for the missing answers.")));
    m_set->setEnabled(run && run->state.counts.answered > 0);
    m_reread->setEnabled(run && run->state.counts.answered > 0);
    m_runs->setDescription(
        isTheirs || !m_study
            ? tr("Each row is one run: this program asked a model about the scenes, and kept every "
                 "answer. A run can be cancelled at any time and resumed later; answered questions "
                 "are never sent again.")
            : tr("Each row is one run: this program asked a model about the scenes. Only "
                 "coordinators ask models; what they said about an item is shown once it is "
                 "decided."));
}

QWidget* RunsView::firstControl() const
{
    if (!m_cancel->isHidden())
        return m_cancel;
    return m_ask->isHidden() || !m_ask->isEnabled() ? static_cast<QWidget*>(m_runs->table())
                                                    : m_ask;
}

void RunsView::ask()
{
    if (!m_ask->isEnabled() || !m_ask->isVisibleTo(this))
        return;
    Q_EMIT viewWanted();
    openDialog(std::nullopt);
}

void RunsView::openScenes()
{
    if (m_scenesDialog || !m_scenes->isVisibleTo(this))
        return;
    Q_EMIT viewWanted();
    m_scenesDialog =
        new ScenesDialog(*m_study, *m_environment, m_access, m_prompts, m_person.id, this);
    m_scenesDialog->open();
}

void RunsView::openTopics()
{
    if (m_topicsDialog || !m_topics->isVisibleTo(this))
        return;
    Q_EMIT topicsOpened();
    m_topicsDialog =
        new TopicsDialog(*m_study, *m_environment, m_access, m_prompts, m_person.id, this);
    connect(m_topicsDialog, &TopicsDialog::studyMade, this, &RunsView::studyMade);
    m_topicsDialog->open();
}

void RunsView::openDialog(const std::optional<RunLine>& goesOn)
{
    if (m_dialog)
        return;
    m_dialog = new AskDialog({*m_study, *m_worker, m_access, m_prompts, m_person.id,
                              m_shown ? m_shown->runs : std::vector<RunLine>()},
                             goesOn, this);
    connect(m_dialog, &AskDialog::begun, this, [this](const RunHost::Job& job) {
        m_opened = job.run;
        m_report->hide();
        m_host.start(*m_study, *m_environment, m_access, job);
        m_cancel->setFocus(Qt::OtherFocusReason);
        updateButtons();
        showProgress();
    });
    m_dialog->open();
}

void RunsView::read()
{
    if (!m_worker)
        return;
    m_freshness.markFresh();
    const bool isTheirs = m_person.role == Role::Coordinator;
    m_worker->read({isTheirs ? m_opened : Uuid(), m_failures->isChecked()});
}

void RunsView::take(const std::shared_ptr<const RunsShown>& shown)
{
    m_shown = shown;
    showRuns();
    showDetail();
    updateButtons();
    Q_EMIT updated();
}

QString RunsView::stateOf(const RunLine& run) const
{
    if (m_host.isRunning() && m_host.job().run == run.state.run.uuid)
        return m_host.isCancelling() ? tr("being cancelled") : tr("running");
    return runStateWord(run.state, run.size.open);
}

void RunsView::showRuns()
{
    std::vector<QStringList> rows;
    QStringList all;
    m_listed.clear();
    for (const RunLine& run : m_shown->runs) {
        const QString id = run.state.run.uuid.text();
        all << id;
        if (m_hiding->isLeftOut(id))
            continue;
        m_listed.push_back(run.state.run.uuid);
        const QString name = run.state.name();
        const QString failures = failuresText(run.failures);
        rows.push_back(
            {m_hiding->isHidden(id) ? hiddenName(name) : name, stateOf(run),
             tr("%1 of %2").arg(run.size.questions - run.size.open).arg(run.size.questions),
             failures.isEmpty() ? QStringLiteral("–") : failures, tokenCounts(run.state.counts),
             costText(run.cost), run.state.run.host, shortMomentWords(run.state.run.at)});
    }
    m_runs->setVisible(true);
    m_runs->setFigures({tr("Run"), tr("State"), tr("Answered"), tr("Failed tries"), tr("Tokens"),
                        tr("Cost"), tr("Asked"), tr("Begun")},
                       rows, {7, 6, 4, 5});
    m_hiding->setRows(all);
    offerHiding();
}

/// Of the row that has the keys; the run in progress stays in sight.
void RunsView::offerHiding()
{
    const QModelIndex current = m_runs->table()->currentIndex();
    const auto row = static_cast<std::size_t>(current.row());
    const bool isRow = m_shown && current.isValid() && row < m_listed.size();
    if (!isRow || (m_host.isRunning() && m_host.job().run == m_listed[row]))
        return m_hiding->choose();
    const auto run =
        std::find_if(m_shown->runs.begin(), m_shown->runs.end(),
                     [&](const RunLine& line) { return line.state.run.uuid == m_listed[row]; });
    m_hiding->choose(m_listed[row].text(),
                     run == m_shown->runs.end() ? QString() : run->state.name());
}

void RunsView::followHiding()
{
    if (!m_shown)
        return;
    if (m_hiding->isLeftOut(m_opened.text()))
        m_opened = {};
    showRuns();
    showDetail();
    updateButtons();
}

const RunLine* RunsView::opened() const
{
    if (!m_shown || m_opened.isNull())
        return nullptr;
    const auto run = std::find_if(m_shown->runs.begin(), m_shown->runs.end(),
                                  [&](const RunLine& of) { return of.state.run.uuid == m_opened; });
    return run == m_shown->runs.end() ? nullptr : &*run;
}

void RunsView::openRun(int row)
{
    if (!m_shown || row < 0 || row >= std::ssize(m_listed) || m_person.role != Role::Coordinator)
        return;
    const Uuid run = m_listed[static_cast<std::size_t>(row)];
    if (run != m_opened)
        m_words->clear();
    m_opened = run;
    read();
}

void RunsView::showDetail()
{
    const RunLine* run = opened();
    const bool isThere = run && m_shown->opened == m_opened;
    m_detail->setVisible(isThere);
    if (!isThere)
        return;
    const QJsonObject& parameters = run->state.parameters;
    const QJsonValue temperature = parameters[QLatin1String("temperature")];
    m_title->setText(run->state.name());
    QString facts =
        tr("%1 · profile %2 · prompt version %3 · at most %4 tokens per answer · temperature: %5")
            .arg(run->state.run.host, parameters[QLatin1String("profile")].toString(),
                 parameters[QLatin1String("template")].toString(),
                 groupedNumber(run->state.tokenLimit()),
                 temperature.isDouble() ? withShownPoint(QString::number(temperature.toDouble()))
                                        : tr("the provider’s default"));
    if (const auto topP = run->state.topP())
        facts += tr(" · top p: %1").arg(*topP);
    if (const QString sha256 = run->state.ownTemplate(); !sha256.isEmpty())
        facts += tr(" · template with SHA-256 %1").arg(sha256);
    if (const QString about = run->state.askedAbout(); !about.isEmpty())
        facts += tr(" · asked about: %1").arg(about);
    const llm::AnswerForm form = run->state.answerForm();
    if (form != llm::AnswerForm::Free)
        facts += (form == llm::AnswerForm::Scored && llm::hasSchema(parameters)
                      ? tr(" · answers: %1, with a schema")
                      : tr(" · answers: %1"))
                     .arg(llm::mannerOfAnswers(parameters));
    if (const QStringList scales = run->state.scales(); !scales.isEmpty())
        facts += tr(" · scales: %1").arg(listed(scales));
    if (const QStringList rubrics = run->state.rubrics(); !rubrics.isEmpty())
        facts += tr(" · confidence rubric: %1").arg(listed(rubrics));
    m_facts->setText(facts);
    // A scored answer needs no end.
    const QString lengths =
        form == llm::AnswerForm::Scored ? QString() : lengthsText(run->state.counts);
    m_lengths->setText(lengths);
    m_lengths->setVisible(!lengths.isEmpty());
    std::vector<QStringList> rows;
    for (const RequestLine& line : m_shown->requests) {
        const ModelRequest& request = line.request;
        rows.push_back({line.item, line.question, QString::number(request.tries), tryText(request),
                        tr("%1 ms").arg(request.tookMs), shortMomentWords(request.at)});
    }
    m_requests->setDescription(
        m_shown->allRequests > m_shown->requests.size()
            ? tr("The last %1 of %2.").arg(m_shown->requests.size()).arg(m_shown->allRequests)
            : tr("%n tries.", nullptr, plural(m_shown->allRequests)));
    m_requests->setFigures(
        {tr("Item"), tr("Question"), tr("Try"), tr("Result"), tr("Took"), tr("When")}, rows,
        {5, 4, 2});
    const bool areQuestions =
        std::any_of(m_shown->requests.begin(), m_shown->requests.end(),
                    [](const RequestLine& line) { return !line.question.isEmpty(); });
    m_requests->table()->setColumnHidden(1, !areQuestions);
    m_words->setVisible(!rows.empty());
}

void RunsView::showRequest(int row)
{
    if (!m_shown || row < 0 || row >= std::ssize(m_shown->requests))
        return;
    const ModelRequest& request = m_shown->requests[static_cast<std::size_t>(row)].request;
    m_words->setPlainText(tr("Sent:") + u'\n' + request.request + QStringLiteral("\n\n") +
                          tr("Received (%1):").arg(tryText(request)) + u'\n' + request.answer);
}

void RunsView::showProgress()
{
    const bool isRunning = m_host.isRunning();
    m_cancel->setVisible(isRunning);
    m_bar->setVisible(isRunning);
    m_now->setVisible(isRunning);
    if (!isRunning)
        return;
    const RunProgress& progress = m_host.progress();
    m_bar->setMaximum(std::max(1, static_cast<int>(progress.total)));
    m_bar->setValue(static_cast<int>(progress.answered + progress.failed));
    m_cancel->setText(m_host.isCancelling() ? tr("Stop without waiting") : tr("Cancel the run"));
    const QString words = tr("%1 of %2 answered, items that failed: %3, %4")
                              .arg(progress.answered)
                              .arg(progress.total)
                              .arg(progress.failed)
                              .arg(spentText(progress.cost));
    m_now->setText(m_host.isCancelling() ? tr("Waiting for open requests. %1").arg(words) : words);
    if (!progress.beginsUnusable)
        return;
    const RunPlan& plan = m_host.job().plan;
    const QString notice = unusableText(plan.ask, plan.profile);
    if (m_report->text() != notice)
        tell(notice, true);
}

void RunsView::conclude(const RunOutcome& outcome)
{
    QString text = tr("%1: %2").arg(m_host.job().name, runEndText(outcome));
    if (m_host.job().plan.ask.form == llm::AnswerForm::Scored)
        text = saidTogether({text, tr("With probabilities of the options: %1 of %2 answers.")
                                       .arg(outcome.progress.withShares)
                                       .arg(outcome.progress.answered)});
    if (outcome.error)
        text = saidTogether({text, errorText(*outcome.error).oneLine()});
    const bool hadKeys = m_cancel->hasFocus();
    tell(text, outcome.end != RunEnd::Done && outcome.end != RunEnd::Cancelled);
    updateButtons();
    showProgress();
    if (hadKeys)
        m_ask->setFocus(Qt::OtherFocusReason); // the button goes
    m_freshness.noteChange();
}

void RunsView::tell(const QString& text, bool isBad)
{
    tellAt(*m_report, text, isBad ? LabelTone::Danger : LabelTone::Normal);
}

AskDialog* RunsView::dialog() const
{
    return m_dialog;
}

ScenesDialog* RunsView::scenesDialog() const
{
    return m_scenesDialog;
}

TopicsDialog* RunsView::topicsDialog() const
{
    return m_topicsDialog;
}

} // namespace subtext
