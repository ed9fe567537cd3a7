// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labelstudio/studiodialog.h"

#include "core/models/modelruns.h"
#include "core/study/study.h"
#include "core/travel/importing.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/help/manual.h"
#include "ui/labelstudio/pullpage.h"
#include "ui/labelstudio/serverform.h"
#include "ui/text/labelstudiotext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/consentbox.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/textreader.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {

StudioDialog::StudioDialog(const Context& context, QWidget* parent)
    : StudioFrame(tr("Label Studio"), context.environment, context.access, context.settings, parent)
    , m_study(context.study)
    , m_person(context.person)
{
    offerManual(*this, ManualPlace::LabelStudio);
    addServerPages(tr("Pull a project from a running Label Studio into this study, or push the "
                      "study there. Nothing is requested before you connect."),
                   tr("You see what would be pulled or pushed before it is done."));
    setRowsBefore({tr("The project that was made from this study, or a new one")});
    m_pull = new PullPage(context.prompts, m_study, context.environment, this);
    m_report = makeReader(this);
    m_report->setAccessibleName(tr("Result"));
    for (QWidget* page :
         {static_cast<QWidget*>(m_pull), buildPush(), static_cast<QWidget*>(m_report)})
        stack()->addWidget(page); // in the order of Step
    addButtons();
    connect(m_pull, &PullPage::problem, this, &StudioDialog::showProblem);
    connect(m_pull, &PullPage::changed, this, [this] {
        if (m_pull->isReading())
            showWork(tr("Reading the project…"));
        else
            refresh();
    });
    connect(&link(), &StudioLink::progressed, this,
            [this](double done) { showWork(tr("Sending…"), done); });
    if (const auto known = m_study.importing().mappings()) {
        for (const ImportMapping& mapping : *known) { // the newest first
            const QString address = mapping.source.section(QStringLiteral("/projects/"), 0, 0);
            if (address.isEmpty())
                continue;
            server()->setAddress(address);
            break;
        }
    }
    showStep(Step::Server);
    resizeToRoom(*this, {880, 560});
}

/// What is asked refers to what is sent.
StudioDialog::~StudioDialog()
{
    link().end();
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
    explainField(
        *m_withGold, m_withGold->text(),
        tr("They are not shown while labelling, but anybody in the project can look them up."));
    m_plan = makeReader(page);
    m_plan->setAccessibleName(tr("What would be sent"));
    addWidgets(*rows, m_withAnswers, m_withGold);
    rows->addWidget(m_plan, 1);
    for (QCheckBox* box : {m_withAnswers, m_withGold})
        connect(box, &QCheckBox::toggled, this, &StudioDialog::look);
    return page;
}

void StudioDialog::addButtons()
{
    QHBoxLayout* row = addFoot();
    m_pushInto = makeButton(tr("Push the study to it…"), ButtonKind::Normal, this);
    m_pushInto->setAutoDefault(false);
    QWidget* side = makePage(this);
    auto* lines = new FlowLayout(FlowLayout::Spread::AtEnd, row->spacing(), side);
    addWidgets(*lines, cancelButton(), m_pushInto, actButton());
    row->addWidget(side);
    setTabOrder(backButton(), m_pushInto);
    connect(m_pushInto, &QPushButton::clicked, this, &StudioDialog::beginPush);
}

void StudioDialog::showStep(Step step)
{
    m_step = step;
    stack()->setCurrentIndex(static_cast<int>(step));
    const QString named = m_target ? m_target->title : tr("the study’s own project");
    switch (step) {
    case Step::Server:
        setHeading(tr("Label Studio"));
        break;
    case Step::Projects:
        setHeading(tr("Projects on %1").arg(originOf(link().server())));
        break;
    case Step::Pull:
        setHeading(tr("Pull “%1” into this study").arg(named));
        break;
    case Step::Push:
        setHeading(tr("Push this study to “%1”").arg(named));
        break;
    case Step::Done:
        m_report->setFocus();
        break;
    }
    // A host is asked for the first time, and sent to, by a click.
    actButton()->setDefault(step == Step::Projects || step == Step::Pull);
    showProblem({});
    refresh();
}

void StudioDialog::goBack()
{
    link().cancel();
    m_pull->abandon();
    m_look.reset();
    const bool isServer = m_step == Step::Projects;
    showStep(isServer ? Step::Server : Step::Projects);
    focusOnReturn(isServer);
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
    if (link().isBusy())
        return link().cancel();
    if (!m_pull->isReading())
        return QDialog::reject();
    m_pull->stop();
    showNote(stoppedText());
}

void StudioDialog::refresh()
{
    const StudioProject* project = chosenProject();
    const bool isOwn = m_step == Step::Projects && projects()->currentRow() == 0;
    backButton()->setVisible(m_step != Step::Server && m_step != Step::Done);
    backButton()->setEnabled(!link().isBusy());
    m_pushInto->setVisible(m_step == Step::Projects);
    m_pushInto->setEnabled((project || isOwn) && !isWorking());
    m_pushInto->setText(isOwn ? tr("Push the study there…") : tr("Push the study to it…"));
    for (QCheckBox* box : {m_withAnswers, m_withGold})
        box->setEnabled(!m_isPushing); // another wish begins another look, which would end the push
    actButton()->setVisible(m_step != Step::Done);
    const bool canStop = link().isBusy() || m_pull->isReading();
    cancelButton()->setText(canStop                ? tr("Stop")
                            : m_step == Step::Done ? tr("Close")
                                                   : tr("Cancel"));
    showConsent();
    QString what = actButton()->text();
    bool isReady = false;
    switch (m_step) {
    case Step::Server:
        isReady = server()->server().has_value();
        what = isReady ? tr("Connect to %1").arg(studioPlace(*server()->server())) : tr("Connect");
        break;
    case Step::Projects:
        isReady = project != nullptr;
        what = tr("Look at the project");
        break;
    case Step::Pull:
        isReady = m_pull->isReady();
        what = tr("Pull");
        break;
    case Step::Push:
        isReady = m_look && (!m_look->plan.isNothing() || !m_look->project);
        what = tr("Push to %1").arg(studioPlace(link().server()));
        break;
    case Step::Done:
        break;
    }
    offer(what, isReady);
}

void StudioDialog::showConsent()
{
    if (m_step == Step::Server) {
        const QUrl at = server()->server().value_or(QUrl());
        const auto known = m_study.modelRuns().hasConsent(originOf(at), signInWording());
        return askToSignIn(known.value_or(false));
    }
    if (m_step != Step::Push || !isAgreementNeeded(link().server()))
        return consentBox()->hide();
    const QString host = originOf(link().server());
    const PushWishes wishes = pushWishes();
    const auto known = m_study.modelRuns().hasConsent(host, pushWording(wishes));
    QStringList what{tr("the texts of the scenarios")};
    if (wishes.withAnswers)
        what << tr("answers with codes and names");
    if (wishes.withGold)
        what << tr("gold labels and notes");
    consentBox()->ask(tr("I agree that these are sent to %1: %2").arg(host, listed(what)),
                      known.value_or(false));
}

QString StudioDialog::stoppedText() const
{
    return m_step == Step::Push ? tr("Stopped. Nothing was sent.")
                                : tr("Stopped. Nothing was pulled.");
}

std::optional<qint64> StudioDialog::projectBefore() const
{
    const auto known = m_study.importing().mappings();
    if (!known)
        return std::nullopt;                      // whatever is done with the study next says why
    for (const ImportMapping& mapping : *known) { // the newest first
        const auto number = labelStudioProjectIn(mapping.source);
        if (number && mapping.source == sourceOf(link().server(), *number))
            return number;
    }
    return std::nullopt;
}

Result<void> StudioDialog::keepSignIn()
{
    return keepConsent(signInWording(), {});
}

Result<void> StudioDialog::keepConsent(const QByteArray& wording, const QJsonObject& shown)
{
    if (!consentBox()->isAsked())
        return {};
    return m_study.modelRuns()
        .consent(originOf(m_step == Step::Server ? *server()->server() : link().server()), wording,
                 shown, m_person)
        .map([](const ChangeSet&) {});
}

void StudioDialog::enterProjects()
{
    showStep(Step::Projects);
}

void StudioDialog::fetchProject()
{
    m_target = *chosenProject();
    fetchChosen([this](const FetchedProject& fetched) {
        showStep(Step::Pull);
        m_pull->show(fetched);
    });
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
    link().look(m_material->source(), pushWishes(), into, [this](const Result<PushLook>& look) {
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
    link().push([this](const Result<void>& pushed) { endPush(pushed); });
    showWork(tr("Sending…"), 0);
}

void StudioDialog::endPush(const Result<void>& pushed)
{
    m_isPushing = false;
    const PushDone done = link().pushed();
    QStringList lines{
        tr("Project %1: %2 and %3 were sent.")
            .arg(done.project)
            .arg(withGroups(tr("%n scenarios", nullptr, plural(done.scenarios)), done.scenarios),
                 withGroups(tr("%n answers", nullptr, plural(done.answers)), done.answers))};
    lines << pushRemovedLines(done);
    if (!pushed)
        lines << pushEndedLines(pushed.error());
    m_report->setHtml(linesHtml(lines));
    showStep(Step::Done);
}

bool StudioDialog::isWorking() const
{
    return StudioFrame::isWorking() || m_pull->isReading();
}

QString StudioDialog::report() const
{
    if (m_step == Step::Pull)
        return m_pull->preview();
    return (m_step == Step::Push ? m_plan : m_report)->toPlainText();
}

} // namespace subtext
