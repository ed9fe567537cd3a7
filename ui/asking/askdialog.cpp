// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/asking/askdialog.h"

#include "core/llm/modelsettings.h"
#include "core/study/study.h"
#include "ui/asking/profileform.h"
#include "ui/text/errortext.h"
#include "ui/text/modeltext.h"
#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogbuttons.h"
#include "ui/widgets/dialogsize.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/scrollarea.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

/// A plan reads the whole study: not one for every key that is pressed.
constexpr int PlanDelayMs = 200;
constexpr int MostItems = 1'000'000;
constexpr double HighestCeiling = 100'000;

QString modeWord(llm::Mode mode)
{
    switch (mode) {
    case llm::Mode::ZeroShot:
        return AskDialog::tr("Zero-shot: the answer at once");
    case llm::Mode::ChainOfThought:
        return AskDialog::tr("Chain of thought: a few lines first");
    case llm::Mode::FewShot:
        return AskDialog::tr("Few-shot: after three worked scenes");
    }
    Q_UNREACHABLE();
}

/// The whole request, without the key: address, headers and body.
QString requestText(const PlannedRun& plan)
{
    QString text =
        QString::fromLatin1(plan.example.method) + u' ' + plan.example.url.toString() + u'\n';
    for (const HttpHeader& header : plan.example.headers)
        text += QString::fromLatin1(header.name + ": " + header.value) + u'\n';
    if (plan.plan.profile.keySource != llm::KeySource::None)
        text +=
            AskDialog::tr("(and a header with the key: %1)").arg(llm::keyWords(plan.plan.profile)) +
            u'\n';
    return text + u'\n' + QString::fromUtf8(plan.example.body);
}

} // namespace

AskDialog::AskDialog(const Context& context, const std::optional<RunLine>& goesOn, QWidget* parent)
    : QDialog(parent)
    , m_study(context.study)
    , m_worker(context.worker)
    , m_access(context.access)
    , m_person(context.person)
    , m_runs(context.runs)
    , m_goesOn(goesOn)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(goesOn ? tr("Go on with a run") : tr("Ask a model"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 18, 24, 16);
    column->setSpacing(10);
    column->addWidget(makeLabel(goesOn ? tr("Go on with %1").arg(goesOn->state.name())
                                       : tr("Ask a model about every scene"),
                                theme::TextRole::Title, LabelTone::Normal, this));
    auto* halves = new QHBoxLayout;
    halves->setSpacing(20);
    auto* area = makeScrollArea(this);
    auto* page = new QWidget;
    page->setProperty("transparent", true);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 8, 0);
    rows->setSpacing(8);
    m_form = new ProfileForm(*m_access.keys, page);
    rows->addWidget(m_form);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(rowWrapPolicy(*this));
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    buildRun(*form);
    rows->addLayout(form);
    rows->addStretch(1);
    area->setWidget(page);
    halves->addWidget(area, 1);
    halves->addWidget(buildExample(), 1);
    column->addLayout(halves, 1);
    m_problem = makeLabel(QString(), theme::TextRole::Body, LabelTone::Danger, this);
    m_problem->setWordWrap(true);
    m_problem->hide();
    column->addWidget(m_problem);
    m_consent = new ConsentBox(this);
    column->addWidget(m_consent);
    m_whyNot = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, this);
    m_whyNot->setAlignment(Qt::AlignRight);
    m_whyNot->setMinimumHeight(m_whyNot->fontMetrics().height()); // the buttons stay where they are
    column->addWidget(m_whyNot);
    column->addLayout(buildButtons());
    m_later.setObjectName(QStringLiteral("plan"));
    m_later.setSingleShot(true);
    m_later.setInterval(PlanDelayMs);
    connect(&m_later, &QTimer::timeout, this, &AskDialog::plan);
    connect(m_form, &ProfileForm::edited, this, &AskDialog::planLater);
    connect(m_consent, &ConsentBox::toggled, this, &AskDialog::updateButton);
    connect(&m_worker, &RunsWorker::planned, this, &AskDialog::takePlan);
    connect(m_form, &ProfileForm::notRemoved, this,
            [this](const Error& error) { showProblem(errorText(error).oneLine()); });
    const auto profiles = llm::loadProfiles(m_access.settingsFolder);
    const auto prices = llm::loadPrices(m_access.settingsFolder);
    m_form->setFolder(m_access.settingsFolder);
    m_form->setProfiles(profiles.value_or(std::vector<llm::Profile>()));
    m_prices = prices.value_or(llm::PriceTable());
    if (goesOn)
        fillFrom(*goesOn);
    updateButton();
    if (!profiles || !prices)
        showProblem(errorText(profiles ? prices.error() : profiles.error()).oneLine());
    else if (goesOn || !profiles->empty())
        plan(); // (nobody has said anything yet that could be wrong)
    resizeToRoom(*this, {980, 620});
}

void AskDialog::buildRun(QFormLayout& form)
{
    m_mode = makeNarrowChoice(this);
    for (const llm::Mode mode : llm::AllModes)
        m_mode->addItem(modeWord(mode), static_cast<int>(mode));
    explainField(*m_mode, tr("Mode"),
                 tr("How the model is asked; the text at the right shows it."));
    form.addRow(tr("Mode"), m_mode);
    m_items = new QSpinBox(this);
    m_items->setRange(0, MostItems);
    m_items->setSpecialValueText(tr("all"));
    explainField(*m_items, tr("Scenes"), tr("Only the first so many, to try it; or all."));
    form.addRow(tr("Scenes"), m_items);
    m_tokens = new QSpinBox(this);
    m_tokens->setRange(0, MostItems);
    m_tokens->setSpecialValueText(tr("as usual"));
    explainField(*m_tokens, tr("Tokens of an answer"),
                 tr("At most. As usual: 1,024, and 2,048 with a chain of thought. Hidden reasoning "
                    "spends them too."));
    form.addRow(tr("Answer, tokens"), m_tokens);
    m_ceiling = new QDoubleSpinBox(this);
    m_ceiling->setRange(0, HighestCeiling);
    m_ceiling->setSuffix(tr(" USD"));
    m_ceiling->setSpecialValueText(tr("none"));
    explainField(*m_ceiling, tr("Limit of cost"),
                 tr("The run stops before a request that might cost more; it can go on later."));
    form.addRow(tr("Limit of cost"), m_ceiling);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &AskDialog::planLater);
    for (QSpinBox* box : {m_items, m_tokens})
        connect(box, &QSpinBox::valueChanged, this, &AskDialog::planLater);
    connect(m_ceiling, &QDoubleSpinBox::valueChanged, this, &AskDialog::planLater);
}

QWidget* AskDialog::buildExample()
{
    auto* half = new QWidget(this);
    half->setProperty("transparent", true);
    auto* rows = new QVBoxLayout(half);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    m_estimate = makeLabel(QString(), theme::TextRole::Strong, LabelTone::Normal, half);
    m_where = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, half);
    m_note = makeLabel(QString(), theme::TextRole::Small, LabelTone::Warning, half);
    for (QLabel* label : {m_estimate, m_where, m_note}) {
        label->setWordWrap(true);
        rows->addWidget(label);
    }
    m_example = new QPlainTextEdit(half);
    m_example->setReadOnly(true);
    m_example->setTabChangesFocus(true);
    explainField(*m_example, tr("What is sent about the first scene"),
                 tr("The whole request. Ids, labels, notes and names of people are never in it."));
    rows->addWidget(makeLabel(tr("Sent about the first scene:"), theme::TextRole::Small,
                              LabelTone::Muted, half));
    rows->addWidget(m_example, 1);
    return half;
}

QLayout* AskDialog::buildButtons()
{
    m_cancel = makeButton(tr("Cancel"), ButtonKind::Quiet, this);
    m_send = makeButton(tr("Begin"), ButtonKind::Primary, this);
    connect(m_send, &QPushButton::clicked, this, &AskDialog::send);
    return makeSendingButtons(*this, *m_send, *m_cancel);
}

void AskDialog::fillFrom(const RunLine& run)
{
    const QJsonObject& parameters = run.state.parameters;
    if (!m_form->choose(parameters[QLatin1String("profile")].toString(), run.state.run.model))
        m_form->modelField()->setText(run.state.run.model);
    const auto mode = llm::modeFromToken(run.state.run.mode);
    m_mode->setCurrentIndex(m_mode->findData(static_cast<int>(mode.value_or(llm::Mode::ZeroShot))));
    m_items->setValue(static_cast<int>(run.state.limit().value_or(0)));
    m_tokens->setValue(parameters[QLatin1String("token_limit")].toInt());
    for (QWidget* fixed : {static_cast<QWidget*>(m_mode), static_cast<QWidget*>(m_tokens)})
        fixed->setEnabled(false); // the run was begun so
}

void AskDialog::planLater()
{
    m_plan.reset();
    updateButton();
    m_later.start();
}

std::optional<RunWish> AskDialog::wish()
{
    RunWish wish;
    wish.profile = m_form->profile();
    if (const auto fault = llm::profileFault(wish.profile)) {
        showProblem(tr("The profile is not complete: %1.").arg(profileFaultText(*fault)));
        return std::nullopt;
    }
    wish.mode = static_cast<llm::Mode>(m_mode->currentData().toInt());
    if (m_items->value() > 0)
        wish.limit = static_cast<std::size_t>(m_items->value());
    if (m_tokens->value() > 0)
        wish.tokenLimit = m_tokens->value();
    if (m_goesOn && m_goesOn->state.parameters[QLatin1String("seed")].isDouble())
        wish.seed = m_goesOn->state.parameters[QLatin1String("seed")].toInteger();
    wish.price = llm::priceFor(wish.profile, m_prices);
    if (m_ceiling->value() > 0)
        wish.ceiling = m_ceiling->value();
    return wish;
}

void AskDialog::plan()
{
    m_later.stop();
    m_plan.reset();
    showProblem({});
    if (const auto wanted = wish())
        m_worker.plan({*wanted, m_goesOn ? std::optional(m_goesOn->state.run.uuid) : std::nullopt});
    updateButton();
}

void AskDialog::takePlan(const PlanOutcome& outcome)
{
    const Result<PlannedRun>& plan = outcome.plan;
    if (m_later.isActive() || m_isSending)
        return; // something was changed since
    m_plan.reset();
    if (!plan) {
        showProblem(modelErrorText(plan.error()).oneLine());
    } else if (m_goesOn && !isSameRun(m_goesOn->state, *plan)) {
        showProblem(tr("The run was begun with another model, address, wording or limits than "
                       "these: choose its profile, or begin another run."));
    } else {
        m_plan = *plan;
    }
    if (m_plan) {
        m_estimate->setText(estimateText(m_plan->estimate));
        m_example->setPlainText(m_plan->estimate.requests > 0
                                    ? requestText(*m_plan)
                                    : tr("Nothing is open: everything has an answer."));
        m_note->setText(unfinishedNote());
        m_note->setVisible(!m_note->text().isEmpty());
    }
    showConsent();
    updateButton();
}

QString AskDialog::unfinishedNote() const
{
    if (m_goesOn)
        return {};
    const auto unfinished = std::find_if(m_runs.begin(), m_runs.end(), [&](const RunLine& run) {
        return run.size.open > 0 && isSameRun(run.state, *m_plan);
    });
    return unfinished == m_runs.end()
               ? QString()
               : tr("%1 asks the same and lacks answers. “Go on…” asks only what it lacks; this "
                    "asks everything anew.")
                     .arg(unfinished->state.name());
}

void AskDialog::showConsent()
{
    if (!m_plan) {
        m_where->clear();
        m_consent->hide();
        m_send->setText(m_goesOn ? tr("Go on") : tr("Begin"));
        return;
    }
    const bool leaves = m_plan->needsConsent();
    const auto known =
        leaves ? m_study.modelRuns().hasConsent(m_plan->host, m_plan->plan.prompts.sha256())
               : Result<bool>(true);
    m_where->setText(
        leaves ? tr("To %1. Key: %2.").arg(m_plan->host, llm::keyWords(m_plan->plan.profile))
               : tr("To %1, which is this machine: nothing leaves it. Key: %2.")
                     .arg(m_plan->host, llm::keyWords(m_plan->plan.profile)));
    m_consent->ask(
        tr("I agree that the texts and roles of these scenes are sent to %1").arg(m_plan->host),
        known.value_or(false));
    m_send->setText(leaves ? tr("Send to %1").arg(m_plan->plan.profile.baseUrl.host())
                           : (m_goesOn ? tr("Go on") : tr("Begin")));
}

void AskDialog::showProblem(const QString& text)
{
    if (!text.isEmpty() && text != m_problem->text())
        announceText(*m_problem, text);
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
    if (!text.isEmpty()) {
        m_estimate->clear();
        m_where->clear();
        m_note->hide();
        m_example->clear();
    }
}

void AskDialog::updateButton()
{
    const bool isAgreed = m_consent->isAgreed();
    m_send->setEnabled(m_plan && m_plan->estimate.requests > 0 && isAgreed && !m_isSending);
    const QString whyNot = m_send->isEnabled() ? QString() : whyNotYet();
    m_send->setToolTip(plainToolTip(whyNot));
    m_send->setAccessibleDescription(whyNot);
    m_whyNot->setText(m_problem->isHidden() ? whyNot : QString());
}

QString AskDialog::whyNotYet() const
{
    if (m_isSending)
        return tr("The key is being looked up.");
    if (isPlanning())
        return tr("What would be sent is being worked out.");
    if (!m_problem->isHidden())
        return m_problem->text();
    if (!m_plan)
        return tr("First say which model is asked: the name of a profile, and the model.");
    if (m_plan->estimate.requests == 0)
        return tr("Nothing is open: everything has an answer.");
    return tr("Agree above that the texts are sent to this host.");
}

void AskDialog::send()
{
    if (!m_plan)
        return;
    m_isSending = true;
    updateButton();
    m_access.keys->find(m_plan->plan.profile, this, [this](const Result<QByteArray>& key) {
        m_isSending = false;
        if (key)
            return begin(*key);
        showProblem(modelErrorText(key.error()).oneLine());
        updateButton();
    });
}

void AskDialog::begin(const QByteArray& key)
{
    const auto refuse = [this](const Error& error) {
        showProblem(modelErrorText(error).oneLine());
        updateButton();
    };
    if (const auto kept = llm::saveProfile(m_access.settingsFolder, m_plan->plan.profile); !kept)
        return refuse(kept.error());
    ModelRuns& runs = m_study.modelRuns();
    if (m_consent->isAsked()) {
        const auto agreed =
            runs.consent(m_plan->host, m_plan->plan.prompts.sha256(), m_plan->shown(), m_person);
        if (!agreed)
            return refuse(agreed.error());
    }
    Uuid run;
    QString name;
    if (m_goesOn) {
        run = m_goesOn->state.run.uuid;
        name = m_goesOn->state.name();
        if (const auto resumed = runs.resume(run, m_person); !resumed)
            return refuse(resumed.error());
    } else {
        const auto begun = runs.begin(m_plan->newRun(), m_person);
        if (!begun)
            return refuse(begun.error());
        run = begun->uuid;
        name = QStringLiteral("%1:%2:%3").arg(begun->model, begun->mode, begun->run);
    }
    RunHost::Job job{run, name, m_plan->plan};
    job.plan.key = key;
    accept();
    Q_EMIT this->begun(job);
}

QString AskDialog::estimate() const
{
    return m_estimate->text();
}

QString AskDialog::problem() const
{
    return m_problem->isHidden() ? QString() : m_problem->text();
}

QString AskDialog::whyNot() const
{
    return m_whyNot->text();
}

QString AskDialog::example() const
{
    return m_example->toPlainText();
}

} // namespace subtext
