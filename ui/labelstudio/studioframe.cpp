// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labelstudio/studioframe.h"

#include "core/llm/keyring.h"
#include "ui/labelstudio/serverform.h"
#include "ui/models/asking/secretfield.h"
#include "ui/settings/settings.h"
#include "ui/text/labelstudiotext.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/consentbox.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/scrollarea.h"
#include "ui/widgets/tabledelegate.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int ProgressSteps = 1000;

QString stepText(const QString& step)
{
    if (step == QLatin1String("people"))
        return StudioFrame::tr("Signing in…");
    if (step == QLatin1String("export"))
        return StudioFrame::tr("The server is preparing the project…");
    if (step == QLatin1String("download"))
        return StudioFrame::tr("Fetching the project…");
    return StudioFrame::tr("Asking for the project…");
}

QString projectText(const StudioProject& project)
{
    return StudioFrame::tr("%1 · %2 · %3")
        .arg(project.id)
        .arg(project.title, projectCounts(project));
}

} // namespace

StudioFrame::StudioFrame(const QString& title, const Environment& environment,
                         const ModelAccess& access, Settings* settings, QWidget* parent)
    : QDialog(parent)
    , m_access(access)
    , m_settings(settings)
    , m_link(access, environment.clock, this)
    , m_column(makeColumn(this, {24, 18, 24, 16}, 10))
    , m_title(new ElidedLabel(this)) // titles of projects and names of hosts may be long
    , m_stack(new PageStack(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    m_title->setObjectName(QStringLiteral("heading"));
    m_title->setFont(theme::font(theme::TextRole::Title));
    m_column->addWidget(m_title);
    m_column->addWidget(m_stack, 1);
    connect(&m_link, &StudioLink::stepped, this,
            [this](const QString& step) { showWork(stepText(step)); });
}

StudioFrame::~StudioFrame() = default;

void StudioFrame::addServerPages(const QString& aboutServer, const QString& aboutProjects)
{
    QScrollArea* area = makeScrollArea(this);
    QWidget* page = makePage(nullptr);
    QVBoxLayout* rows = makeColumn(page, {}, 8);
    rows->addWidget(makeAbout(aboutServer, page));
    m_server = new ServerForm(*m_access.keys, page);
    if (m_settings)
        m_server->setAddress(m_settings->studioAddress());
    rows->addWidget(m_server);
    rows->addStretch(1);
    connect(m_server, &ServerForm::edited, this, [this] {
        showProblem({});
        refresh();
    });
    area->setWidget(page);
    m_stack->addWidget(area);

    QWidget* below = makePage(this);
    QVBoxLayout* list = makeColumn(below, {}, 8);
    list->addWidget(makeAbout(aboutProjects, below));
    m_projects = new QListWidget(below);
    m_projects->setObjectName(QStringLiteral("projects"));
    m_projects->setAccessibleName(tr("Projects on the server"));
    m_projects->setItemDelegate(new LineDelegate(m_projects));
    list->addWidget(m_projects, 1);
    connect(m_projects, &QListWidget::currentRowChanged, this, [this] { refresh(); });
    m_stack->addWidget(below);
}

QLabel* StudioFrame::makeAbout(const QString& text, QWidget* parent)
{
    return makeLines(text, theme::TextRole::Body, LabelTone::Muted, parent);
}

QHBoxLayout* StudioFrame::addFoot()
{
    buildProgress();
    m_column->addWidget(m_work);
    m_problem = makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, this);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->hide();
    m_column->addWidget(m_problem);
    m_consent = new ConsentBox(this);
    m_column->addWidget(m_consent);
    connect(m_consent, &ConsentBox::toggled, this, [this] { refresh(); });
    m_back = makeButton(tr("Back"), ButtonKind::Quiet, this);
    m_back->setAutoDefault(false);
    m_cancel = makeButton(tr("Cancel"), ButtonKind::Quiet, this, "cancel");
    m_act = makeButton(tr("Connect"), ButtonKind::Primary, this);
    QHBoxLayout* row = makeSendingButtons(*this, *m_act, *m_cancel);
    row->insertWidget(0, m_back);
    connect(m_back, &QPushButton::clicked, this, [this] { goBack(); });
    connect(m_act, &QPushButton::clicked, this, [this] { act(); });
    m_column->addLayout(row);
    return row;
}

void StudioFrame::buildProgress()
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

void StudioFrame::setHeading(const QString& text)
{
    m_title->setLine(text);
}

QString StudioFrame::heading() const
{
    return m_title->text();
}

void StudioFrame::showProblem(const QString& text)
{
    setTone(m_problem, LabelTone::Danger);
    m_problem->setToolTip(QString());
    warnAt(*m_problem, text);
}

void StudioFrame::showNote(const QString& text)
{
    m_problem->setToolTip(QString());
    tellAt(*m_problem, text, LabelTone::Muted);
}

QString StudioFrame::problem() const
{
    return m_problem->isHidden() ? QString() : m_problem->text();
}

QString StudioFrame::work() const
{
    return m_work->isHidden() ? QString() : m_workText->text();
}

void StudioFrame::refuse(const Error& error)
{
    if (error.code == ErrorCode::Cancelled)
        showNote(stoppedText());
    else
        showProblem(labelStudioErrorText(error).oneLine());
    refresh();
    // What began it could not keep the focus meanwhile: it is where it is tried again.
    if (m_act->isEnabled())
        m_act->setFocus(Qt::OtherFocusReason);
}

void StudioFrame::showWork(const QString& what, std::optional<double> done)
{
    m_workText->setText(what);
    m_progress->setRange(0, done ? ProgressSteps : 0);
    m_progress->setValue(static_cast<int>(done.value_or(0) * ProgressSteps));
    refresh();
}

void StudioFrame::offer(const QString& what, bool isReady)
{
    m_work->setVisible(isWorking());
    m_server->setEnabled(!isWorking());
    m_act->setText(what);
    m_act->setEnabled(isReady && m_consent->isAgreed() && !isWorking());
    m_act->setToolTip(plainToolTip(m_consent->isAgreed()
                                       ? QString()
                                       : tr("Tick the box above before connecting to this host.")));
}

bool StudioFrame::isAgreementNeeded(const QUrl& server)
{
    return !server.host().isEmpty() && !isLoopback(server.host());
}

void StudioFrame::askToSignIn(bool isKnown)
{
    const QUrl server = m_server->server().value_or(QUrl());
    if (!isAgreementNeeded(server))
        return m_consent->hide();
    m_consent->ask(
        tr("I agree that Subtext signs in at %1 with my key; nothing from the study goes there")
            .arg(originOf(server)),
        isKnown);
}

void StudioFrame::connectToServer()
{
    const QUrl server = *m_server->server();
    showProblem({});
    if (const auto kept = keepSignIn(); !kept)
        return refuse(kept.error());
    // Whoever typed one and connects means that one. While there is work the field keeps nothing.
    const bool isTyped = m_server->secret()->canKeep();
    m_isFindingKey = true;
    showWork(tr("Looking for the key…"));
    if (isTyped)
        m_server->secret()->keep([this, server](bool isKept) {
            if (isKept)
                return findKey(server);
            m_isFindingKey = false; // the field says why
            refresh();
            m_server->focusKey();
        });
    else
        findKey(server);
}

void StudioFrame::findKey(const QUrl& server)
{
    m_access.keys->find(m_server->keyPlace(), this, [this, server](const Result<QByteArray>& key) {
        m_isFindingKey = false;
        m_link.signIn(server, key.value_or(QByteArray()));
        if (key)
            listProjects();
        else
            knock(key.error());
    });
}

/// Whoever has no key yet may have the wrong address too, and would get a key for nothing.
void StudioFrame::knock(const Error& keyFault)
{
    m_link.knock([this, keyFault](const Result<void>& there) {
        if (!there)
            return refuse(there.error());
        refuseKey(keyFault);
    });
    showAsking();
}

void StudioFrame::showAsking()
{
    constexpr int MsASecond = 1000;
    showWork(tr("Asking %1 (at most %2 s)…")
                 .arg(originOf(m_link.server()))
                 .arg(LabelStudioClient::FirstAnswerLimitMs / MsASecond));
}

void StudioFrame::refuseKey(const Error& error)
{
    const bool hasKeychain = m_access.keys->hasKeychain();
    const QLatin1String keychain("keychain ");
    m_server->secret()->forgetReport(); // what it says of the keychain is older
    showProblem(studioKeyText(error, hasKeychain).oneLine());
    if (!hasKeychain && error.detail.startsWith(keychain))
        m_problem->setToolTip(plainToolTip(error.detail.mid(keychain.size())));
    refresh();
    m_server->focusKey();
}

void StudioFrame::listProjects()
{
    m_link.list([this](const Result<std::vector<StudioProject>>& projects) {
        const bool isThere = projects || projects.error().code == ErrorCode::SignInRefused;
        if (isThere)
            remember(m_link.server());
        if (!projects)
            return isThere ? refuseKey(projects.error()) : refuse(projects.error());
        takeProjects(*projects);
    });
    showAsking();
}

void StudioFrame::remember(const QUrl& server)
{
    if (m_settings)
        m_settings->setStudioAddress(server.toString());
}

/// Of the project whose address was given, else of the one that was pulled from before, else the
/// first of the projects.
int StudioFrame::firstRow() const
{
    const auto before = static_cast<int>(m_rowsBefore.size());
    for (const auto& wanted : {m_server->project(), projectBefore()}) {
        const auto at = std::find_if(m_known.begin(), m_known.end(),
                                     [&](const StudioProject& of) { return of.id == wanted; });
        if (at != m_known.end())
            return before + static_cast<int>(at - m_known.begin());
    }
    return m_known.empty() ? 0 : before;
}

void StudioFrame::takeProjects(const std::vector<StudioProject>& projects)
{
    m_known = projects;
    m_projects->clear();
    m_projects->addItems(m_rowsBefore);
    for (const StudioProject& project : projects)
        m_projects->addItem(projectText(project));
    m_projects->setCurrentRow(firstRow());
    enterProjects();
    m_projects->setFocus(Qt::OtherFocusReason);
}

void StudioFrame::focusOnReturn(bool isServer)
{
    QWidget* field = isServer ? static_cast<QWidget*>(m_server->addressField()) : m_projects;
    field->setFocus(Qt::OtherFocusReason);
}

const StudioProject* StudioFrame::chosenProject() const
{
    const auto row = m_projects->currentRow() - m_rowsBefore.size();
    const bool isThere = row >= 0 && row < std::ssize(m_known);
    return isThere ? &m_known[static_cast<std::size_t>(row)] : nullptr;
}

void StudioFrame::fetchChosen(std::function<void(const FetchedProject&)> then)
{
    showProblem({});
    m_link.fetch(chosenProject()->id,
                 [this, then = std::move(then)](const Result<FetchedProject>& fetched) {
                     if (!fetched)
                         return refuse(fetched.error());
                     then(*fetched);
                 });
    refresh();
}

} // namespace subtext
