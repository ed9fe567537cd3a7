// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/asking/writescenesdialog.h"

#include "core/llm/modelsettings.h"
#include "core/study/runplanning.h"
#include "core/study/study.h"
#include "ui/asking/profileform.h"
#include "ui/text/modeltext.h"
#include "ui/text/writtenscenetext.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogbuttons.h"
#include "ui/widgets/dialogsize.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/scrollarea.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int MostEvents = 100'000;
constexpr int MostPerEvent = 100;
constexpr double HighestCostOfScenes = 100'000;

} // namespace

WriteScenesDialog::WriteScenesDialog(Study& study, const ModelAccess& access, PersonId person,
                                     QWidget* parent)
    : QDialog(parent)
    , m_study(study)
    , m_access(access)
    , m_person(person)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Have a model write scenes"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 18, 24, 16);
    column->setSpacing(10);
    column->addWidget(makeLabel(tr("Have a model write scenes from events"), theme::TextRole::Title,
                                LabelTone::Normal, this));
    auto* halves = new QHBoxLayout;
    halves->setSpacing(20);
    QScrollArea* area = makeScrollArea(this);
    area->setWidget(buildWish());
    halves->addWidget(area, 1);
    halves->addWidget(buildExample(), 1);
    column->addLayout(halves, 1);
    m_problem = makeLabel(QString(), theme::TextRole::Body, LabelTone::Danger, this);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_goOn = new QCheckBox(this);
    m_consent = new ConsentBox(this);
    for (QWidget* widget : {static_cast<QWidget*>(m_problem), static_cast<QWidget*>(m_goOn),
                            static_cast<QWidget*>(m_consent)}) {
        widget->hide();
        column->addWidget(widget);
    }
    column->addLayout(buildButtons());
    connect(m_form, &ProfileForm::edited, this, &WriteScenesDialog::plan);
    connect(m_consent, &ConsentBox::toggled, this, &WriteScenesDialog::updateButton);
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
    resizeToRoom(*this, {980, 620});
}

QWidget* WriteScenesDialog::buildWish()
{
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
    m_events = new QLineEdit(page);
    m_events->setPlaceholderText(tr("the 40 that come with Subtext"));
    explainField(
        *m_events, tr("Table of events"),
        tr("The path of a CSV or JSON Lines file with event, relation and tail; empty: the "
           "table that comes with Subtext."));
    form->addRow(tr("Events"), m_events);
    m_limit = new QSpinBox(page);
    m_limit->setRange(0, MostEvents);
    m_limit->setSpecialValueText(tr("all"));
    explainField(*m_limit, tr("Number of events"),
                 tr("Only that many from the start of the table, or all of them."));
    form->addRow(tr("First events"), m_limit);
    m_perEvent = new QSpinBox(page);
    m_perEvent->setRange(1, MostPerEvent);
    explainField(*m_perEvent, tr("Scenes for each event"), tr("Each is asked for by itself."));
    form->addRow(tr("Scenes an event"), m_perEvent);
    m_ceiling = new QDoubleSpinBox(page);
    m_ceiling->setRange(0, HighestCostOfScenes);
    m_ceiling->setSuffix(tr(" USD"));
    m_ceiling->setSpecialValueText(tr("none"));
    explainField(*m_ceiling, tr("Limit of cost"),
                 tr("It stops before a request that might cost more; it can go on later."));
    form->addRow(tr("Limit of cost"), m_ceiling);
    rows->addLayout(form);
    rows->addStretch(1);
    connect(m_events, &QLineEdit::textEdited, this, &WriteScenesDialog::plan);
    for (QSpinBox* box : {m_limit, m_perEvent})
        connect(box, &QSpinBox::valueChanged, this, &WriteScenesDialog::plan);
    connect(m_ceiling, &QDoubleSpinBox::valueChanged, this, &WriteScenesDialog::plan);
    return page;
}

QWidget* WriteScenesDialog::buildExample()
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
    explainField(*m_example, tr("What is sent about the first event"),
                 tr("The whole request. Nothing of the study is in it."));
    rows->addWidget(makeLabel(tr("Sent about the first event:"), theme::TextRole::Small,
                              LabelTone::Muted, half));
    rows->addWidget(m_example, 1);
    return half;
}

QLayout* WriteScenesDialog::buildButtons()
{
    m_cancel = makeButton(tr("Cancel"), ButtonKind::Quiet, this);
    m_send = makeButton(tr("Begin"), ButtonKind::Primary, this);
    connect(m_send, &QPushButton::clicked, this, &WriteScenesDialog::send);
    return makeSendingButtons(*this, *m_send, *m_cancel);
}

std::optional<SceneWish> WriteScenesDialog::wish()
{
    SceneWish wish;
    wish.profile = m_form->profile();
    if (const auto fault = llm::profileFault(wish.profile)) {
        showProblem(tr("The profile is not complete: %1.").arg(profileFaultText(*fault)));
        return std::nullopt;
    }
    wish.events = generation::shippedEvents();
    if (const QString path = m_events->text().trimmed(); !path.isEmpty()) {
        auto read = generation::readEvents(path);
        if (!read) {
            showProblem(errorText(read.error()).oneLine());
            return std::nullopt;
        }
        wish.events = std::move(*read);
        wish.eventsName = QFileInfo(path).fileName();
    }
    if (m_limit->value() > 0)
        wish.limit = static_cast<std::size_t>(m_limit->value());
    wish.scenesPerEvent = m_perEvent->value();
    wish.price = llm::priceFor(wish.profile, m_prices);
    if (m_ceiling->value() > 0)
        wish.ceiling = m_ceiling->value();
    if (const auto may = mayAsk(wish.profile, wish.ceiling, wish.price); !may) {
        showProblem(modelErrorText(may.error()).oneLine());
        return std::nullopt;
    }
    return wish;
}

void WriteScenesDialog::plan()
{
    if (m_isSending)
        return;
    m_plan.reset();
    m_last.reset();
    showProblem({});
    const auto wanted = wish();
    if (wanted) {
        const auto runs = m_study.generatedScenes().runs();
        if (runs) {
            m_plan = planScenes(*wanted);
            m_last = lastSuchRun(*runs, *m_plan);
            if (m_last && m_last->answered >= m_plan->estimate.requests)
                m_last.reset();
        } else {
            showProblem(errorText(runs.error()).oneLine());
        }
        if (m_plan && !wanted->events.refused.empty())
            showProblem(tr("Rows of the table that cannot be used and are left out: %1. The first "
                           "is line %2.")
                            .arg(wanted->events.refused.size())
                            .arg(wanted->events.refused.front().line));
    }
    showPlan();
    updateButton();
}

void WriteScenesDialog::showPlan()
{
    m_goOn->setVisible(m_last.has_value());
    if (!m_plan) {
        for (QLabel* label : {m_estimate, m_where})
            label->clear();
        m_example->clear();
        m_consent->hide();
        m_send->setText(tr("Begin"));
        return;
    }
    const llm::Profile& profile = m_plan->plan.profile;
    const bool leaves = !isLoopback(profile.baseUrl.host());
    m_estimate->setText(estimateText(m_plan->estimate));
    m_where->setText(leaves ? tr("To %1. Key: %2.").arg(m_plan->host, llm::keyWords(profile))
                            : tr("To %1, which is this machine: nothing leaves it. Key: %2.")
                                  .arg(m_plan->host, llm::keyWords(profile)));
    m_example->setPlainText(QString::fromUtf8(m_plan->example));
    if (m_last) {
        m_goOn->setText(tr("Go on with the unfinished run of %1 answers: ask for what it lacks")
                            .arg(m_last->answered));
        m_goOn->setChecked(true);
    }
    const auto known =
        leaves ? m_study.modelRuns().hasConsent(m_plan->host, m_plan->plan.wording.sha256())
               : Result<bool>(true);
    m_consent->ask(tr("I agree that these events are sent to %1").arg(m_plan->host),
                   known.value_or(false));
    m_send->setText(leaves ? tr("Send to %1").arg(profile.baseUrl.host()) : tr("Begin"));
}

void WriteScenesDialog::showProblem(const QString& text)
{
    if (!text.isEmpty() && text != m_problem->text())
        announceText(*m_problem, text);
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
}

void WriteScenesDialog::updateButton()
{
    const bool isAgreed = m_consent->isAgreed();
    m_send->setEnabled(m_plan && m_plan->estimate.requests > 0 && isAgreed && !m_isSending);
    m_send->setToolTip(plainToolTip(
        isAgreed ? QString() : tr("Agree above that the events are sent to this host.")));
}

void WriteScenesDialog::send()
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

void WriteScenesDialog::begin(const QByteArray& key)
{
    const auto refuse = [this](const Error& error) {
        showProblem(sceneErrorText(error).oneLine());
        updateButton();
    };
    if (const auto kept = llm::saveProfile(m_access.settingsFolder, m_plan->plan.profile); !kept)
        return refuse(kept.error());
    if (m_consent->isAsked()) {
        const auto agreed = m_study.modelRuns().consent(m_plan->host, m_plan->plan.wording.sha256(),
                                                        m_plan->shown(), m_person);
        if (!agreed)
            return refuse(agreed.error());
    }
    GeneratedScenes& scenes = m_study.generatedScenes();
    Uuid run;
    if (m_last && m_goOn->isChecked()) {
        run = m_last->run.uuid;
        if (const auto resumed = scenes.resume(run, m_person); !resumed)
            return refuse(resumed.error());
    } else {
        const auto begun = scenes.begin(m_plan->newRun(), m_person);
        if (!begun)
            return refuse(begun.error());
        run = begun->uuid;
    }
    ScenePlan plan = m_plan->plan;
    plan.key = key;
    accept();
    Q_EMIT this->begun(run, plan);
}

QString WriteScenesDialog::estimate() const
{
    return m_estimate->text();
}

QString WriteScenesDialog::problem() const
{
    return m_problem->isHidden() ? QString() : m_problem->text();
}

QString WriteScenesDialog::example() const
{
    return m_example->toPlainText();
}

} // namespace subtext
