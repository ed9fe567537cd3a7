// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/asking/sendingdialog.h"

#include "core/domain/decision.h"
#include "core/llm/modelsettings.h"
#include "core/study/study.h"
#include "ui/help/manual.h"
#include "ui/models/asking/profileform.h"
#include "ui/text/modeltext.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/scrollarea.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace subtext {
namespace {

/// A plan reads the whole study: not one for every key that is pressed.
constexpr int PlanDelayMs = 200;

} // namespace

SendingDialog::SendingDialog(Study& study, const ModelAccess& access, Prompts& prompts,
                             PersonId person, const Words& words, QWidget* parent)
    : QDialog(parent)
    , m_study(study)
    , m_access(access)
    , m_prompts(prompts)
    , m_person(person)
    , m_words(words)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(words.window);
    offerManual(*this, ManualPlace::Asking);
    QVBoxLayout* column = makeColumn(this, {24, 18, 24, 16}, 10);
    column->addWidget(makeLabel(words.title, theme::TextRole::Title, LabelTone::Normal, this));
    m_halves = makeRow(20);
    m_halves->addWidget(buildFields(), 1);
    column->addLayout(m_halves, 1);
    const auto profiles = llm::loadProfiles(m_access.settingsFolder);
    const auto prices = llm::loadPrices(m_access.settingsFolder);
    if (!profiles || !prices)
        m_notLoaded = profiles ? prices.error() : profiles.error();
    m_form->setFolder(m_access.settingsFolder);
    m_form->setProfiles(profiles.value_or(std::vector<llm::Profile>()));
    m_hasProfiles = profiles && !profiles->empty();
    m_prices = prices.value_or(llm::PriceTable());
}

void SendingDialog::start(bool isFilledIn)
{
    // Built after the fields of whoever derives from this, so that Tab goes through those first.
    auto* column = static_cast<QVBoxLayout*>(layout());
    m_halves->addWidget(buildExample(), 1);
    m_problem = makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, this);
    m_problem->hide();
    column->addWidget(m_problem);
    QWidget* before = m_example;
    for (QWidget* choice : m_choices) {
        choice->hide();
        column->addWidget(choice);
        setTabOrder(before, choice);
        before = choice;
    }
    m_consent = new ConsentBox(this);
    column->addWidget(m_consent);
    m_whyNot = makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, this);
    m_whyNot->setAlignment(Qt::AlignRight);
    m_whyNot->setMinimumHeight(m_whyNot->fontMetrics().height()); // the buttons stay where they are
    column->addWidget(m_whyNot);
    column->addLayout(buildButtons());
    m_later.setObjectName(QStringLiteral("plan"));
    m_later.setSingleShot(true);
    m_later.setInterval(PlanDelayMs);
    connect(&m_later, &QTimer::timeout, this, &SendingDialog::plan);
    connect(m_form, &ProfileForm::edited, this, &SendingDialog::planLater);
    connect(m_form, &ProfileForm::notRemoved, this,
            [this](const Error& error) { showProblem(errorText(error).oneLine()); });
    connect(m_consent, &ConsentBox::toggled, this, &SendingDialog::updateButton);
    if (m_notLoaded)
        showProblem(errorText(*m_notLoaded).oneLine());
    else if (isFilledIn)
        plan();
    updateButton();
    resizeToRoom(*this, {980, 620});
}

QWidget* SendingDialog::buildFields()
{
    QScrollArea* area = makeScrollArea(this);
    m_page = makePage(nullptr);
    QVBoxLayout* rows = makeColumn(m_page, {}, 8);
    m_form = new ProfileForm(*m_access.keys, m_prompts, m_page);
    rows->addWidget(m_form);
    m_fields = makeForm();
    m_fields->setRowWrapPolicy(rowWrapPolicy(*this));
    m_fields->setHorizontalSpacing(16);
    m_fields->setVerticalSpacing(8);
    rows->addLayout(m_fields);
    rows->addStretch(1);
    area->setWidget(m_page);
    keepOffBar(*area, 8);
    keepWideEnough(*area); // the other half is a text, which wraps
    return area;
}

QWidget* SendingDialog::buildExample()
{
    QScrollArea* area = makeScrollArea(this);
    QWidget* half = makePage(nullptr);
    QVBoxLayout* rows = makeColumn(half, {}, 6);
    m_estimate = makeLabel(QString(), theme::TextRole::Strong, LabelTone::Normal, half);
    m_bound = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, half);
    m_bound->setObjectName(QStringLiteral("bound"));
    m_where = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, half);
    m_note = makeLabel(QString(), theme::TextRole::Small, LabelTone::Warning, half);
    for (QLabel* label : {m_estimate, m_bound, m_where, m_note}) {
        label->setWordWrap(true);
        rows->addWidget(label);
    }
    m_bound->hide();
    m_note->hide();
    m_example = new QPlainTextEdit(half);
    m_example->setReadOnly(true);
    m_example->setTabChangesFocus(true);
    explainField(*m_example, m_words.exampleName, m_words.exampleAbout);
    if (!m_words.exampleHead.isEmpty())
        rows->addWidget(
            makeLabel(m_words.exampleHead, theme::TextRole::Small, LabelTone::Muted, half));
    rows->addWidget(m_example, 1);
    area->setWidget(half);
    return area;
}

QLayout* SendingDialog::buildButtons()
{
    m_cancel = makeButton(tr("Cancel"), ButtonKind::Quiet, this, "cancel");
    m_send = makeButton(m_words.begin, ButtonKind::Primary, this, "send");
    connect(m_send, &QPushButton::clicked, this, &SendingDialog::send);
    return makeSendingButtons(*this, *m_send, *m_cancel);
}

void SendingDialog::planLater()
{
    if (m_send == nullptr)
        return; // a field is filled in before the rest is there; start() plans
    ++m_number;
    m_sending.reset();
    setSending(false);
    m_later.start();
    updateButton();
}

void SendingDialog::plan()
{
    m_later.stop();
    ++m_number;
    m_sending.reset();
    showProblem({});
    const llm::Profile profile = m_form->profile();
    if (const auto fault = llm::profileFault(profile))
        return refusePlan(tr("The profile is not complete: %1.").arg(profileFaultText(*fault)));
    workOut(profile);
    updateButton();
}

void SendingDialog::take(const Sending& sending)
{
    m_sending = sending;
    const QUrl& url = sending.profile.baseUrl;
    const QString host = originOf(url);
    const QString key = keyPlaceText(sending.profile);
    const bool leaves = !isLoopback(url.host());
    m_estimate->setText(sending.estimate);
    m_bound->setText(sending.bound);
    m_bound->setVisible(!sending.bound.isEmpty());
    m_where->setText(
        leaves ? tr("To %1. Key: %2.").arg(host, key)
               : tr("To %1, which is this machine: nothing leaves it. Key: %2.").arg(host, key));
    m_note->setText(sending.note);
    m_note->setVisible(!sending.note.isEmpty());
    m_example->setPlainText(sending.example);
    const auto known =
        leaves ? m_study.modelRuns().hasConsent(host, sending.wording) : Result<bool>(true);
    if (!known)
        showProblem(errorText(known.error()).oneLine());
    m_consent->ask(sending.agreement, known.value_or(false));
    m_send->setText(leaves ? tr("Send to %1").arg(url.host()) : m_words.begin);
    updateButton();
}

void SendingDialog::refusePlan(const QString& why)
{
    m_sending.reset();
    showProblem(why);
    for (QLabel* label : {m_estimate, m_bound, m_where, m_note})
        label->clear();
    m_bound->hide();
    m_note->hide();
    m_example->clear();
    m_consent->hide();
    for (QWidget* choice : m_choices)
        choice->hide();
    m_send->setText(m_words.begin);
    updateButton();
}

void SendingDialog::showProblem(const QString& text)
{
    warnAt(*m_problem, text);
}

void SendingDialog::updateButton()
{
    m_send->setEnabled(m_sending && m_sending->requests > 0 && m_consent->isAgreed() &&
                       !m_isSending);
    const QString whyNot = m_send->isEnabled() ? QString() : whyNotYet();
    m_send->setToolTip(plainToolTip(whyNot));
    m_send->setAccessibleDescription(whyNot);
    m_whyNot->setText(whyNot == problem() ? QString() : whyNot); // once is enough
}

QString SendingDialog::whyNotYet() const
{
    if (m_isSending)
        return tr("The key is being looked up.");
    if (isPlanning())
        return tr("The request is being prepared.");
    if (!m_sending && !problem().isEmpty())
        return problem();
    if (!m_sending)
        return tr("First say which model to ask: the name of a profile, and the model.");
    return m_sending->requests == 0 ? m_words.nothingOpen : m_words.agreeFirst;
}

void SendingDialog::setSending(bool isSending)
{
    m_isSending = isSending;
    for (QWidget* widget : {m_page, static_cast<QWidget*>(m_consent)})
        widget->setEnabled(!isSending); // what is sent stays what it is about
    for (QWidget* choice : m_choices)
        choice->setEnabled(!isSending);
}

void SendingDialog::send()
{
    if (!m_sending || m_isSending)
        return;
    setSending(true);
    updateButton();
    m_access.keys->find(m_sending->profile, this,
                        [this, number = m_number](const Result<QByteArray>& key) {
                            if (number != m_number)
                                return; // it was cancelled, or is about something else
                            setSending(false);
                            updateButton();
                            if (!key)
                                return refuse(modelErrorText(key.error()));
                            if (const auto kept = keep(); !kept)
                                return refuse(modelErrorText(kept.error()));
                            go(*key);
                        });
}

Result<void> SendingDialog::keep()
{
    auto saved = llm::saveProfile(m_access.settingsFolder, m_sending->profile);
    if (!saved || !m_consent->isAsked())
        return saved;
    return m_study.modelRuns()
        .consent(originOf(m_sending->profile.baseUrl), m_sending->wording, m_sending->shown,
                 m_person)
        .map([](const ChangeSet&) {});
}

void SendingDialog::refuse(const ErrorText& why)
{
    showProblem(why.oneLine());
    updateButton();
}

void SendingDialog::reject()
{
    ++m_number; // a key that is found now begins nothing
    QDialog::reject();
}

} // namespace subtext
