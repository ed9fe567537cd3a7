// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/asking/writescenesdialog.h"

#include "core/domain/decision.h"
#include "core/llm/modelsettings.h"
#include "core/models/runplanning.h"
#include "core/study/study.h"
#include "ui/models/asking/templatefield.h"
#include "ui/prompts/prompts.h"
#include "ui/text/modeltext.h"
#include "ui/text/plurals.h"
#include "ui/text/writtenscenetext.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/wrappedtick.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

namespace subtext {
namespace {

constexpr int MostEvents = 100'000;
constexpr int MostPerEvent = 100;
constexpr int MostTokensOfScene = 1'000'000;
constexpr double HighestCostOfScenes = 100'000;

} // namespace

WriteScenesDialog::WriteScenesDialog(Study& study, const ModelAccess& access, Prompts& prompts,
                                     PersonId person, QWidget* parent)
    : SendingDialog(study, access, prompts, person,
                    {tr("Have a model write scenes"), tr("Have a model write scenes from events"),
                     tr("Sent for the first event:"), tr("Request for the first event"),
                     tr("The whole request. It contains nothing of the study."), tr("Begin"),
                     tr("There is no event to write about."),
                     tr("Tick the box above before sending the events to this host.")},
                    parent)
    , m_goOn(new WrappedTick(this))
{
    m_goOn->setObjectName(QStringLiteral("goOn"));
    buildWish();
    addChoice(*m_goOn);
    connect(m_goOn, &QCheckBox::toggled, this, [this] {
        if (isPlanned())
            showPlan();
    });
    start(hasProfiles());
}

void WriteScenesDialog::buildWish()
{
    QFormLayout& form = fields();
    m_events = new QLineEdit(this);
    m_events->setPlaceholderText(tr("the 40 that come with Subtext"));
    explainField(
        *m_events, tr("Table of events"),
        tr("The path of a CSV or JSON Lines file with event, relation and tail; empty: the "
           "table that comes with Subtext."));
    form.addRow(tr("Events"), m_events);
    m_limit = new QSpinBox(this);
    m_limit->setObjectName(QStringLiteral("limit"));
    m_limit->setRange(0, MostEvents);
    m_limit->setSpecialValueText(tr("all"));
    explainField(*m_limit, tr("Number of events"),
                 tr("Limit to the first N of the table, or use all of them."));
    form.addRow(tr("First events"), m_limit);
    m_perEvent = new QSpinBox(this);
    m_perEvent->setRange(1, MostPerEvent);
    explainField(*m_perEvent, tr("Scenes for each event"), tr("Each is requested separately."));
    form.addRow(tr("Scenes per event"), m_perEvent);
    buildTemplate();
    buildDrawing();
    m_budget = new QDoubleSpinBox(this);
    m_budget->setRange(0, HighestCostOfScenes);
    m_budget->setSuffix(tr(" USD"));
    m_budget->setSpecialValueText(tr("none", "Of a budget"));
    explainField(*m_budget, tr("Budget"),
                 tr("It stops before a request that might exceed it; it can be resumed later."));
    form.addRow(tr("Budget"), m_budget);
    connect(m_events, &QLineEdit::textEdited, this, &WriteScenesDialog::planLater);
    for (QSpinBox* box : {m_limit, m_perEvent, m_tokens})
        connect(box, &QSpinBox::valueChanged, this, &WriteScenesDialog::planLater);
    for (QDoubleSpinBox* box : {m_temperature, m_budget})
        connect(box, &QDoubleSpinBox::valueChanged, this, &WriteScenesDialog::planLater);
}

void WriteScenesDialog::buildTemplate()
{
    m_template = new TemplateField(
        prompts(),
        {tr("the one that comes with Subtext"),
         tr("A text file of your own that asks for a scene, with places like {event}, {subject} "
            "and {pairs}; the text at the right shows it filled in."),
         tr("Ask with the prompt that comes with Subtext.")},
        this);
    fields().addRow(tr("Prompt"), m_template);
    connect(m_template, &TemplateField::changed, this, &WriteScenesDialog::planLater);
}

/// How freely it writes, and how much.
void WriteScenesDialog::buildDrawing()
{
    m_temperature = new QDoubleSpinBox(this);
    m_temperature->setObjectName(QStringLiteral("sceneTemperature"));
    m_temperature->setRange(0, llm::HighestTemperature);
    m_temperature->setSingleStep(0.1);
    m_temperature->setValue(generation::UsualSceneTemperature);
    explainField(*m_temperature, tr("Temperature of scenes"),
                 tr("In place of that of the profile, which is for answers (default 0.9). Not sent "
                    "to a model that accepts none."));
    fields().addRow(tr("Scene temperature"), m_temperature);
    m_tokens = new QSpinBox(this);
    m_tokens->setObjectName(QStringLiteral("sceneTokens"));
    m_tokens->setRange(1, MostTokensOfScene);
    m_tokens->setValue(generation::UsualSceneTokens);
    explainField(*m_tokens, tr("Tokens per scene"),
                 tr("Maximum tokens per scene (default 300). Reasoning tokens count."));
    fields().addRow(tr("Scene tokens"), m_tokens);
}

/// The file is read again only where it is another one, or was written since.
const Result<generation::EventTable>& WriteScenesDialog::table()
{
    const QString path = m_events->text().trimmed();
    const QFileInfo file(path);
    const bool isKnown = m_table && m_table->path == path && m_table->bytes == file.size() &&
                         m_table->writtenAt == file.lastModified();
    if (!isKnown)
        m_table =
            ReadTable{path, file.size(), file.lastModified(),
                      path.isEmpty() ? Result<generation::EventTable>(generation::shippedEvents())
                                     : generation::readEvents(path)};
    return m_table->events;
}

SceneWish WriteScenesDialog::wishFor(const llm::Profile& profile,
                                     const generation::EventTable& events) const
{
    SceneWish wish;
    wish.profile = profile;
    wish.events = events;
    if (!m_table->path.isEmpty())
        wish.eventsName = QFileInfo(m_table->path).fileName();
    if (m_limit->value() > 0)
        wish.limit = static_cast<std::size_t>(m_limit->value());
    wish.scenesPerEvent = m_perEvent->value();
    wish.ownTemplate = m_template->chosen();
    wish.temperature = m_temperature->value();
    wish.topP = profile.topP;
    wish.tokenLimit = m_tokens->value();
    wish.price = llm::priceFor(profile, prices());
    if (m_budget->value() > 0)
        wish.budget = m_budget->value();
    return wish;
}

void WriteScenesDialog::workOut(const llm::Profile& profile)
{
    m_plan.reset();
    m_goOn->hide();
    const Result<generation::EventTable>& events = table();
    if (!events)
        return refusePlan(errorText(events.error()).oneLine());
    if (const auto& fault = m_template->fault())
        return refusePlan(modelErrorText(*fault).oneLine());
    const SceneWish wish = wishFor(profile, *events);
    if (const auto may = mayAsk(profile, wish.budget, wish.price); !may)
        return refusePlan(modelErrorText(may.error()).oneLine());
    const auto planned = planScenes(wish);
    if (!planned)
        return refusePlan(modelErrorText(planned.error()).oneLine());
    if (const auto offered = offerToGoOn(*planned); !offered)
        return refusePlan(errorText(offered.error()).oneLine());
    m_plan = *planned;
    showPlan();
    if (!events->refused.empty())
        showProblem(tr("Rows of the table that cannot be used and are left out: %1. The first is "
                       "line %2.")
                        .arg(events->refused.size())
                        .arg(events->refused.front().line));
}

/// Where the last run that asked the same lacks something. One that lacks nothing is remembered.
Result<void> WriteScenesDialog::offerToGoOn(const PlannedScenes& planned)
{
    m_rest.reset();
    m_before.reset();
    const auto runs = study().generatedScenes().runs();
    if (!runs)
        return fail(runs.error());
    const auto last = lastSuchRun(*runs, planned);
    if (!last)
        return {};
    const auto answered = study().generatedScenes().answered(last->run.uuid);
    if (!answered)
        return fail(answered.error());
    PlannedScenes rest = planOfRest(planned, *answered);
    if (rest.estimate.requests == 0) {
        m_before = last->answered;
        return {};
    }
    m_rest = std::move(rest);
    m_goOn->setText(tr("Resume the unfinished run of %n answers: ask only for what it lacks",
                       nullptr, plural(last->answered)));
    if (m_last != last->run.uuid) // else it stays as somebody left it
        m_goOn->setChecked(true);
    m_last = last->run.uuid;
    m_goOn->show();
    return {};
}

void WriteScenesDialog::showPlan()
{
    const PlannedScenes& planned = goesOn() ? *m_rest : *m_plan;
    Sending sending;
    sending.profile = planned.plan.profile;
    sending.estimate = estimateText(planned.estimate);
    sending.bound = estimateExplanation(planned.estimate);
    sending.note = askedBefore();
    sending.example = QString::fromUtf8(planned.example);
    if (llm::isOwnTemplate(planned.plan.wording.id) && !sending.example.isEmpty())
        sending.example = requestWithPromptText(planned.examplePrompt, sending.example);
    sending.requests = planned.estimate.requests;
    sending.wording = planned.plan.wording.sha256();
    sending.agreement = tr("I agree to sending these events to %1").arg(planned.host);
    sending.shown = planned.shown();
    take(sending);
}

bool WriteScenesDialog::goesOn() const
{
    return m_rest && m_goOn->isChecked();
}

QString WriteScenesDialog::askedBefore() const
{
    return m_before ? tr("The same was asked before (%1). This is a new run, which asks for "
                         "everything again.")
                          .arg(Plurals::tr("%n answers", nullptr, plural(*m_before)))
                    : QString();
}

void WriteScenesDialog::go(const QByteArray& key)
{
    if (!m_before)
        return begin(key);
    prompts().choose(this, tr("Ask again?"), askedBefore(), {tr("Ask again")},
                     [this, key, asked = number()](int chosen) {
                         if (chosen == 0 && asked == number())
                             begin(key);
                     });
}

void WriteScenesDialog::begin(const QByteArray& key)
{
    GeneratedScenes& scenes = study().generatedScenes();
    Uuid run = m_last;
    if (goesOn()) {
        if (const auto resumed = scenes.resume(run, person()); !resumed)
            return refuse(sceneErrorText(resumed.error()));
    } else {
        const auto begun = scenes.begin(m_plan->newRun(), person());
        if (!begun)
            return refuse(sceneErrorText(begun.error()));
        run = begun->uuid;
    }
    ScenePlan plan = m_plan->plan;
    plan.key = key;
    accept();
    Q_EMIT this->begun(run, plan);
}

} // namespace subtext
