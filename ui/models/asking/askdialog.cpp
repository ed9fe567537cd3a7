// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/asking/askdialog.h"

#include "core/llm/askedscales.h"
#include "core/llm/modelsettings.h"
#include "core/study/study.h"
#include "ui/models/asking/profileform.h"
#include "ui/models/asking/templatefield.h"
#include "ui/text/modeltext.h"
#include "ui/text/shownwords.h"
#include "ui/text/words.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/wrappedtick.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>

namespace subtext {
namespace {

constexpr int MostItems = 1'000'000;
constexpr double HighestBudget = 100'000;

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

QString answersWord(llm::AnswerForm form)
{
    switch (form) {
    case llm::AnswerForm::Free:
        return AskDialog::tr("Free: a text");
    case llm::AnswerForm::Constrained:
        return AskDialog::tr("Constrained: the options only");
    case llm::AnswerForm::Scored:
        return AskDialog::tr("Scored: how likely each option is");
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
            AskDialog::tr("(and a header with the key: %1)").arg(keyPlaceText(plan.plan.profile)) +
            u'\n';
    text += u'\n' + QString::fromUtf8(plan.example.body);
    return llm::isOwnTemplate(plan.plan.prompts.id())
               ? requestWithPromptText(plan.examplePrompt, text)
               : text;
}

} // namespace

AskDialog::AskDialog(const Context& context, const std::optional<RunLine>& goesOn, QWidget* parent)
    : SendingDialog(
          context.study, context.access, context.prompts, context.person,
          {goesOn ? tr("Resume a run") : tr("Ask a model"),
           goesOn ? tr("Resume %1").arg(goesOn->state.name()) : tr("Ask a model about every scene"),
           tr("Sent for the first scene:"), tr("Request for the first scene"),
           tr("The whole request. It never contains ids, labels, notes or names of people."),
           goesOn ? tr("Resume") : tr("Begin"),
           tr("Nothing left to ask: everything has an answer."),
           tr("Tick the box above before sending the texts to this host.")},
          parent)
    , m_worker(context.worker)
    , m_runs(context.runs)
    , m_goesOn(goesOn)
{
    buildRun(context.prompts);
    connect(&m_worker, &RunsWorker::planned, this, &AskDialog::takePlan);
    if (goesOn)
        fillFrom(*goesOn);
    start(goesOn || hasProfiles());
}

void AskDialog::buildRun(Prompts& prompts)
{
    QFormLayout& form = fields();
    m_mode = makeNarrowChoice(this);
    m_mode->setObjectName(QStringLiteral("mode"));
    for (const llm::Mode mode : llm::AllModes)
        m_mode->addItem(modeWord(mode), static_cast<int>(mode));
    explainField(*m_mode, tr("Mode"),
                 tr("How the model is asked; the text at the right shows it."));
    form.addRow(tr("Mode"), m_mode);
    m_template = new TemplateField(
        prompts,
        {tr("the mode’s prompt"),
         tr("A text file of your own that asks, with places like {scene} and {options}; the text "
            "at the right shows it filled in."),
         tr("Ask with the prompt of the mode.")},
        this);
    form.addRow(tr("Prompt"), m_template);
    buildAbout();
    m_answers = makeNarrowChoice(this);
    m_answers->setObjectName(QStringLiteral("answers"));
    for (const llm::AnswerForm answers : llm::AllAnswerForms)
        m_answers->addItem(answersWord(answers), static_cast<int>(answers));
    explainField(*m_answers, tr("Answers"),
                 tr("What the model is held to. Small models keep to the options when answers are "
                    "constrained or scored; not every server can do both."));
    form.addRow(tr("Answers"), m_answers);
    buildScales();
    buildConfidence();
    m_items = new QSpinBox(this);
    m_items->setRange(0, MostItems);
    m_items->setSpecialValueText(tr("all"));
    explainField(*m_items, tr("Scenes"),
                 tr("Limit to the first N scenes for a trial, or ask about all."));
    form.addRow(tr("Scenes"), m_items);
    m_tokens = new QSpinBox(this);
    m_tokens->setRange(0, MostItems);
    m_tokens->setSpecialValueText(tr("default"));
    explainField(*m_tokens, tr("Tokens per answer"),
                 tr("Maximum tokens per answer (default 1,024; 2,048 with chain of thought). "
                    "Reasoning tokens count."));
    form.addRow(tr("Answer tokens"), m_tokens);
    m_budget = new QDoubleSpinBox(this);
    m_budget->setRange(0, HighestBudget);
    m_budget->setSuffix(tr(" USD"));
    m_budget->setSpecialValueText(tr("none", "Of a budget"));
    explainField(
        *m_budget, tr("Budget"),
        tr("The run stops before a request that might exceed it; it can be resumed later."));
    form.addRow(tr("Budget"), m_budget);
    for (QComboBox* box : {m_mode, m_answers})
        connect(box, &QComboBox::currentIndexChanged, this, &AskDialog::planLater);
    for (QCheckBox* box : {m_scales, m_confidence})
        connect(box, &QCheckBox::toggled, this, &AskDialog::planLater);
    connect(m_template, &TemplateField::changed, this, &AskDialog::planLater);
    for (QSpinBox* box : {m_items, m_tokens})
        connect(box, &QSpinBox::valueChanged, this, &AskDialog::planLater);
    connect(m_budget, &QDoubleSpinBox::valueChanged, this, &AskDialog::planLater);
}

void AskDialog::buildAbout()
{
    m_about = new QLineEdit(this);
    m_about->setObjectName(QStringLiteral("about"));
    m_about->setMaxLength(static_cast<int>(llm::LongestAbout));
    m_about->setPlaceholderText(tr("whom the task asks about"));
    explainField(*m_about, tr("Whom the template asks about"),
                 tr("Where it is not whom the task asks about: “listener”, where people were asked "
                    "about the speaker. The run keeps it, and reports say it beside the scores."));
    fields().addRow(tr("Asks about"), m_about);
    fields().setRowVisible(m_about, false);
    connect(m_about, &QLineEdit::textEdited, this, &AskDialog::planLater);
    connect(m_template, &TemplateField::changed, this,
            [this] { fields().setRowVisible(m_about, m_template->chosen().has_value()); });
}

void AskDialog::buildScales()
{
    QStringList words;
    if (const auto task = shownTask(study())) { // else planning says what is wrong
        for (const Scale* scale : llm::askableScales(**task))
            words << scale->word;
    }
    m_scales = new WrappedTick(listed(words), this);
    m_scales->setObjectName(QStringLiteral("scales"));
    explainField(*m_scales, tr("Scales"),
                 tr("Ask for a point of each scale in the same request. The points are scored "
                    "beside the labels."));
    fields().addRow(tr("Scales"), m_scales);
    fields().setRowVisible(m_scales, !words.isEmpty());
}

void AskDialog::buildConfidence()
{
    m_confidence = new WrappedTick(tr("From 1 to 5, with each number explained"), this);
    m_confidence->setObjectName(QStringLiteral("confidence"));
    explainField(*m_confidence, tr("Confidence"),
                 tr("Ask how sure the model is as well, with five lines that say what the numbers "
                    "mean. Numbers of two models can be compared only where both were given the "
                    "same lines. A template shows them at {confidence_rubric}."));
    fields().addRow(tr("Confidence"), m_confidence);
}

void AskDialog::fillFrom(const RunLine& run)
{
    if (!form()->choose(run.state.parameters[QLatin1String("profile")].toString(),
                        run.state.run.name.model))
        form()->modelField()->setText(run.state.run.name.model);
    const auto mode = llm::modeFromToken(run.state.run.name.mode);
    m_mode->setCurrentIndex(m_mode->findData(static_cast<int>(mode.value_or(llm::Mode::ZeroShot))));
    m_answers->setCurrentIndex(m_answers->findData(static_cast<int>(run.state.answerForm())));
    m_scales->setChecked(!run.state.scales().isEmpty());
    m_confidence->setChecked(!run.state.rubrics().isEmpty());
    m_items->setValue(static_cast<int>(run.state.limit().value_or(0)));
    m_tokens->setValue(run.state.tokenLimit());
    const bool isOwn = !run.state.ownTemplate().isEmpty();
    m_template->fix(isOwn ? std::optional(llm::TemplateFile{{}, run.state.templateText().toUtf8()})
                          : std::nullopt);
    fields().setRowVisible(m_about, isOwn);
    m_about->setText(run.state.askedAbout());
    for (QWidget* fixed : std::initializer_list<QWidget*>{m_mode, m_about, m_answers, m_scales,
                                                          m_confidence, m_tokens})
        fixed->setEnabled(false); // the run was begun so
}

void AskDialog::workOut(const llm::Profile& profile)
{
    if (const auto& fault = m_template->fault())
        return refusePlan(askingErrorText(*fault));
    RunWish wish;
    wish.profile = profile;
    wish.ownTemplate = m_template->chosen();
    if (wish.ownTemplate)
        wish.ownTemplate->about = m_about->text();
    wish.temperature = llm::temperatureOf(profile);
    wish.topP = profile.topP;
    wish.mode = static_cast<llm::Mode>(m_mode->currentData().toInt());
    wish.form = static_cast<llm::AnswerForm>(m_answers->currentData().toInt());
    wish.asksScales = m_scales->isChecked();
    wish.asksConfidence = m_confidence->isChecked();
    if (m_items->value() > 0)
        wish.limit = static_cast<std::size_t>(m_items->value());
    if (m_tokens->value() > 0)
        wish.tokenLimit = m_tokens->value();
    if (m_goesOn) { // the run was begun so
        wish.seed = m_goesOn->state.seed();
        wish.temperature = m_goesOn->state.temperature();
        wish.topP = m_goesOn->state.topP();
    }
    wish.price = llm::priceFor(wish.profile, prices());
    if (m_budget->value() > 0)
        wish.budget = m_budget->value();
    m_asked = number();
    m_worker.plan({wish, m_goesOn ? std::optional(m_goesOn->state.run.uuid) : std::nullopt});
}

void AskDialog::takePlan(const PlanOutcome& outcome)
{
    if (m_asked != number())
        return updateButton(); // something was changed since
    m_plan.reset();
    if (!outcome.plan)
        return refusePlan(askingErrorText(outcome.plan.error()));
    if (m_goesOn && !isSameRun(m_goesOn->state, *outcome.plan))
        return refusePlan(tr("The run was begun with a different model, address, prompt version or "
                             "limits: choose its profile, or begin another run."));
    m_plan = *outcome.plan;
    Sending sending;
    sending.profile = m_plan->plan.profile;
    sending.estimate = estimateText(m_plan->estimate);
    sending.bound = estimateExplanation(m_plan->estimate);
    sending.note = unfinishedNote();
    sending.requests = m_plan->estimate.requests;
    sending.example = sending.requests > 0 ? requestText(*m_plan)
                                           : tr("Nothing left to ask: everything has an answer.");
    sending.wording = m_plan->plan.prompts.sha256();
    sending.agreement =
        tr("I agree to sending the texts and roles of these scenes to %1").arg(m_plan->host);
    sending.shown = m_plan->shown();
    take(sending);
}

QString AskDialog::unfinishedNote() const
{
    if (m_goesOn)
        return {};
    const auto unfinished = std::find_if(m_runs.begin(), m_runs.end(), [&](const RunLine& run) {
        return run.size.open > 0 && isSameRun(run.state, *m_plan);
    });
    return unfinished == m_runs.end() ? QString()
                                      : tr("%1 asks the same and lacks answers. “Resume…” asks "
                                           "only for those; this asks everything again.")
                                            .arg(unfinished->state.name());
}

void AskDialog::go(const QByteArray& key)
{
    ModelRuns& runs = study().modelRuns();
    Uuid run;
    QString name;
    if (m_goesOn) {
        run = m_goesOn->state.run.uuid;
        name = m_goesOn->state.name();
        if (const auto resumed = runs.resume(run, person()); !resumed)
            return refuse(modelErrorText(resumed.error()));
    } else {
        const auto begun = runs.begin(m_plan->newRun(), person());
        if (!begun)
            return refuse(modelErrorText(begun.error()));
        run = begun->uuid;
        name = begun->name.text();
    }
    RunHost::Job job{run, name, m_plan->plan};
    job.plan.key = key;
    accept();
    Q_EMIT this->begun(job);
}

} // namespace subtext
