// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/asking/embeddialog.h"

#include "core/llm/embeddingrequest.h"
#include "core/llm/modelsettings.h"
#include "core/study/runplanning.h"
#include "core/study/study.h"
#include "ui/asking/profileform.h"
#include "ui/text/modeltext.h"
#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogbuttons.h"
#include "ui/widgets/dialogsize.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/scrollarea.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace subtext {
namespace {

/// A plan reads the whole study: not one for every key that is pressed.
constexpr int EmbeddingPlanDelayMs = 200;

} // namespace

EmbedDialog::EmbedDialog(Study& study, const Environment& environment, const ModelAccess& access,
                         PersonId person, QWidget* parent)
    : QDialog(parent)
    , m_study(study)
    , m_access(access)
    , m_person(person)
    , m_thread(study.path(), environment, *this)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Ask for embeddings"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 18, 24, 16);
    column->setSpacing(10);
    column->addWidget(makeLabel(tr("Request embeddings from a model"), theme::TextRole::Title,
                                LabelTone::Normal, this));
    auto* halves = new QHBoxLayout;
    halves->setSpacing(20);
    QScrollArea* area = makeScrollArea(this);
    m_form = new ProfileForm(*m_access.keys, area);
    area->setWidget(m_form);
    halves->addWidget(area, 1);
    halves->addWidget(buildExample(), 1);
    column->addLayout(halves, 1);
    m_problem = makeLabel(QString(), theme::TextRole::Body, LabelTone::Danger, this);
    m_problem->setWordWrap(true);
    m_consent = new ConsentBox(this);
    for (QWidget* widget : {static_cast<QWidget*>(m_problem), static_cast<QWidget*>(m_consent)}) {
        widget->hide();
        column->addWidget(widget);
    }
    column->addLayout(buildButtons());
    m_later.setObjectName(QStringLiteral("plan"));
    m_later.setSingleShot(true);
    m_later.setInterval(EmbeddingPlanDelayMs);
    connect(&m_later, &QTimer::timeout, this, &EmbedDialog::plan);
    connect(m_form, &ProfileForm::edited, this, &EmbedDialog::planLater);
    connect(m_consent, &ConsentBox::toggled, this, &EmbedDialog::updateButton);
    connect(m_form, &ProfileForm::notRemoved, this,
            [this](const Error& error) { showProblem(errorText(error).oneLine()); });
    const auto profiles = llm::loadProfiles(m_access.settingsFolder);
    const auto prices = llm::loadPrices(m_access.settingsFolder);
    m_form->setFolder(m_access.settingsFolder);
    m_form->setProfiles(profiles.value_or(std::vector<llm::Profile>()));
    m_prices = prices.value_or(llm::PriceTable());
    updateButton();
    if (!profiles || !prices)
        showProblem(errorText(profiles ? prices.error() : profiles.error()).oneLine());
    else if (!profiles->empty())
        plan(); // (nobody has said anything yet that could be wrong)
    resizeToRoom(*this, {980, 560});
}

QWidget* EmbedDialog::buildExample()
{
    auto* half = new QWidget(this);
    half->setProperty("transparent", true);
    auto* rows = new QVBoxLayout(half);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    m_estimate = makeLabel(QString(), theme::TextRole::Strong, LabelTone::Normal, half);
    m_where = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, half);
    for (QLabel* label : {m_estimate, m_where}) {
        label->setWordWrap(true);
        rows->addWidget(label);
    }
    m_example = new QPlainTextEdit(half);
    m_example->setReadOnly(true);
    m_example->setTabChangesFocus(true);
    explainField(*m_example, tr("What is sent first"),
                 tr("The whole request: texts alone. Ids, labels, notes and names of people are "
                    "never in it."));
    rows->addWidget(m_example, 1);
    return half;
}

QLayout* EmbedDialog::buildButtons()
{
    m_cancel = makeButton(tr("Cancel"), ButtonKind::Quiet, this);
    m_send = makeButton(tr("Begin"), ButtonKind::Primary, this);
    connect(m_send, &QPushButton::clicked, this, &EmbedDialog::send);
    return makeSendingButtons(*this, *m_send, *m_cancel);
}

Result<EmbedDialog::Planned> EmbedDialog::planOf(Study& study, EmbeddingPlan plan)
{
    const auto open = openScenes(study, plan);
    if (!open)
        return fail(open.error());
    const std::vector<QByteArray> bodies = embeddingBodies(*open, plan);
    qint64 bytes = 0;
    for (const QByteArray& body : bodies)
        bytes += body.size();
    const CostEstimate estimate =
        estimateOf(static_cast<qint64>(bodies.size()), bytes, AnswerTokens(), plan.price);
    return Planned{std::move(plan), open->size(), estimate,
                   bodies.empty() ? QByteArray() : bodies.front()};
}

void EmbedDialog::planLater()
{
    m_plan.reset();
    updateButton();
    m_later.start();
}

void EmbedDialog::plan()
{
    m_later.stop();
    m_plan.reset();
    showProblem({});
    EmbeddingPlan wanted;
    wanted.profile = m_form->profile();
    wanted.price = llm::priceFor(wanted.profile, m_prices);
    const auto fault = llm::profileFault(wanted.profile);
    const auto may = mayAsk(wanted.profile, wanted.ceiling, wanted.price);
    if (fault)
        showProblem(tr("The profile is not complete: %1.").arg(profileFaultText(*fault)));
    else if (!llm::givesEmbeddings(wanted.profile.kind))
        showProblem(tr("Embeddings are asked of servers of the kind “openai” only."));
    else if (!may)
        showProblem(modelErrorText(may.error()).oneLine());
    showPlan();
    updateButton();
    if (m_problem->isVisibleTo(this))
        return;
    ++m_planning;
    m_thread.read([wanted](Study& study) { return planOf(study, wanted); },
                  [this](const Result<Planned>& planned) {
                      if (--m_planning > 0 || m_later.isActive() || m_isSending)
                          return; // something was changed since
                      if (planned)
                          m_plan = *planned;
                      else
                          showProblem(errorText(planned.error()).oneLine());
                      showPlan();
                      updateButton();
                  });
}

void EmbedDialog::showPlan()
{
    if (!m_plan) {
        m_estimate->clear();
        m_where->clear();
        m_example->clear();
        m_consent->hide();
        m_send->setText(tr("Begin"));
        return;
    }
    const llm::Profile& profile = m_plan->plan.profile;
    const QString host = originOf(profile.baseUrl);
    const bool leaves = !isLoopback(profile.baseUrl.host());
    m_estimate->setText(m_plan->texts == 0
                            ? tr("Every text has an embedding by this model.")
                            : tr("%1: %2").arg(counted(static_cast<qint64>(m_plan->texts),
                                                       tr("1 text"), tr("%1 texts")),
                                               estimateText(m_plan->estimate)));
    m_where->setText(leaves ? tr("To %1. Key: %2.").arg(host, llm::keyWords(profile))
                            : tr("To %1, which is this machine: nothing leaves it. Key: %2.")
                                  .arg(host, llm::keyWords(profile)));
    m_example->setPlainText(QString::fromUtf8(m_plan->example));
    const auto known =
        leaves ? m_study.modelRuns().hasConsent(host, embeddingWording()) : Result<bool>(true);
    m_consent->ask(tr("I agree that the texts of these scenes are sent to %1").arg(host),
                   known.value_or(false));
    m_send->setText(leaves ? tr("Send to %1").arg(profile.baseUrl.host()) : tr("Begin"));
}

void EmbedDialog::showProblem(const QString& text)
{
    if (!text.isEmpty() && text != m_problem->text())
        announceText(*m_problem, text);
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
}

void EmbedDialog::updateButton()
{
    const bool isAgreed = m_consent->isAgreed();
    m_send->setEnabled(m_plan && m_plan->texts > 0 && isAgreed && !m_isSending);
    m_send->setToolTip(plainToolTip(
        isAgreed ? QString() : tr("Agree above that the texts are sent to this host.")));
}

void EmbedDialog::send()
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

void EmbedDialog::begin(const QByteArray& key)
{
    const auto refuse = [this](const Error& error) {
        showProblem(modelErrorText(error).oneLine());
        updateButton();
    };
    const llm::Profile& profile = m_plan->plan.profile;
    if (const auto kept = llm::saveProfile(m_access.settingsFolder, profile); !kept)
        return refuse(kept.error());
    if (m_consent->isAsked()) {
        const QJsonObject shown{{QStringLiteral("requests"), m_plan->estimate.requests},
                                {QStringLiteral("example"), QString::fromUtf8(m_plan->example)},
                                {QStringLiteral("key"), llm::keyWords(profile)}};
        const auto agreed = m_study.modelRuns().consent(originOf(profile.baseUrl),
                                                        embeddingWording(), shown, m_person);
        if (!agreed)
            return refuse(agreed.error());
    }
    EmbeddingPlan plan = m_plan->plan;
    plan.key = key;
    accept();
    Q_EMIT agreed(plan);
}

QString EmbedDialog::problem() const
{
    return m_problem->isHidden() ? QString() : m_problem->text();
}

QString EmbedDialog::example() const
{
    return m_example->toPlainText();
}

} // namespace subtext
