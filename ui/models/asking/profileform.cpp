// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/asking/profileform.h"

#include "core/llm/modelsettings.h"
#include "ui/models/asking/secretfield.h"
#include "ui/prompts/prompts.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/spokenrole.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <iterator>

namespace subtext {
namespace {

constexpr int MostConcurrent = 64;
constexpr int MostAlternatives = 20;
constexpr double HighestPrice = 10'000;
constexpr int DecimalsOfTopP = 4; ///< Down to llm::LeastTopP.
constexpr double NoPrice = -0.01; ///< The least of the boxes: it stands for no price.

QString kindWord(llm::ProviderKind kind)
{
    switch (kind) {
    case llm::ProviderKind::OpenAi:
        return ProfileForm::tr("OpenAI and compatible servers");
    case llm::ProviderKind::Anthropic:
        return ProfileForm::tr("Anthropic");
    case llm::ProviderKind::Gemini:
        return ProfileForm::tr("Gemini");
    }
    Q_UNREACHABLE();
}

QString schemaFormWord(llm::SchemaForm form)
{
    switch (form) {
    case llm::SchemaForm::JsonSchema:
        return ProfileForm::tr("JSON schema");
    case llm::SchemaForm::JsonObject:
        return ProfileForm::tr("JSON object with a schema");
    case llm::SchemaForm::Grammar:
        return ProfileForm::tr("Grammar (llama.cpp)");
    }
    Q_UNREACHABLE();
}

QString scoringWord(llm::Scoring scoring)
{
    switch (scoring) {
    case llm::Scoring::Answer:
        return ProfileForm::tr("By answer tokens");
    case llm::Scoring::Completion:
        return ProfileForm::tr("By completion, each option");
    }
    Q_UNREACHABLE();
}

/// Something of what is folded away is not as most models want it.
bool hasAdvanced(const llm::Profile& profile)
{
    const llm::Profile usual;
    return profile.limits.concurrency != usual.limits.concurrency || profile.price ||
           profile.takesTemperature != usual.takesTemperature ||
           profile.temperature != usual.temperature || profile.topP ||
           profile.wantsCompletionTokens != usual.wantsCompletionTokens ||
           profile.schemaForm != usual.schemaForm || profile.scoring != usual.scoring ||
           profile.logProbabilities != usual.logProbabilities;
}

constexpr int AdvancedIndent = 18;

} // namespace

ProfileForm::ProfileForm(llm::KeyRing& keys, Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_keys(keys)
    , m_prompts(prompts)
    , m_form(makeForm(this))
{
    setProperty("transparent", true);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setRowWrapPolicy(rowWrapPolicy(*this));
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(8);
    m_profiles = makeNarrowChoice(this);
    explainField(*m_profiles, tr("Profile"), tr("A model that you have asked before, or another."));
    m_remove = makeButton(tr("Remove"), ButtonKind::Quiet, this, "remove");
    m_remove->setAutoDefault(false); // Return in the dialog is Cancel
    explainField(
        *m_remove, tr("Remove this profile"),
        tr("Removes it from your settings. Its runs stay, and so does a key in the keychain."));
    auto* profiles = new QHBoxLayout;
    profiles->addWidget(m_profiles, 1);
    profiles->addWidget(m_remove);
    m_form->addRow(tr("Profile"), profiles);
    connect(m_remove, &QPushButton::clicked, this, &ProfileForm::askToRemove);
    m_name = addLine(tr("Name"), tr("The profile’s name in your settings."), tr("my-model"));
    m_kind = makeNarrowChoice(this);
    m_kind->setObjectName(QStringLiteral("kind"));
    for (const llm::ProviderKind kind : llm::AllProviderKinds)
        m_kind->addItem(kindWord(kind), static_cast<int>(kind));
    explainField(*m_kind, tr("API of the server"),
                 tr("API of the server. llama.cpp, Ollama and vLLM use the OpenAI API."));
    m_form->addRow(tr("API"), m_kind);
    m_address = addLine(tr("Address"), tr("The base URL of the server, without the path of a "
                                          "request. Empty: the provider’s own, shown in grey."));
    m_address->setObjectName(QStringLiteral("address"));
    m_model = addLine(tr("Model"), tr("The model’s name on that server."));
    buildKey();
    buildAdvanced();
    connect(m_profiles, &QComboBox::currentIndexChanged, this, [this](int chosen) {
        const auto place = static_cast<std::size_t>(chosen);
        show(place < m_known.size() ? m_known[place] : llm::Profile());
        Q_EMIT edited();
    });
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showUsualAddress(profile().kind);
        Q_EMIT edited();
    });
    connect(m_concurrency, &QSpinBox::valueChanged, this, &ProfileForm::edited);
    setProfiles({});
}

void ProfileForm::buildAdvanced()
{
    m_advancedButton = makeButton(QString(), ButtonKind::Quiet, this, "advanced");
    m_advancedButton->setCheckable(true);
    m_advancedButton->setAutoDefault(false); // Return in the dialog is Cancel
    explainField(*m_advancedButton, tr("Advanced"),
                 tr("Number of requests at once, prices, and special requirements of a server."));
    m_form->addRow(m_advancedButton);
    m_advanced = makePage(this);
    setSpokenRole(*m_advanced, QAccessible::Grouping);
    m_advancedForm = makeForm(m_advanced);
    m_advancedForm->setContentsMargins(AdvancedIndent, 0, 0, 0);
    m_advancedForm->setRowWrapPolicy(rowWrapPolicy(*this));
    m_advancedForm->setHorizontalSpacing(16);
    m_advancedForm->setVerticalSpacing(8);
    m_concurrency = new QSpinBox(m_advanced);
    m_concurrency->setObjectName(QStringLiteral("concurrency"));
    m_concurrency->setRange(1, MostConcurrent);
    explainField(*m_concurrency, tr("Requests at once"),
                 tr("How many requests are open at the same time."));
    m_advancedForm->addRow(tr("At once"), m_concurrency);
    buildPrice();
    buildWays();
    m_form->addRow(m_advanced);
    connect(m_advancedButton, &QPushButton::toggled, this, &ProfileForm::showAdvanced);
}

void ProfileForm::showAdvanced(bool isShown)
{
    m_form->setRowVisible(m_advanced, isShown);
    m_advancedButton->setText(isShown ? tr("▾ Advanced") : tr("▸ Advanced"));
}

QLineEdit* ProfileForm::addLine(const QString& label, const QString& about, const QString& usual)
{
    auto* field = new QLineEdit(this);
    field->setPlaceholderText(usual);
    explainField(*field, label, about);
    m_form->addRow(label, field);
    connect(field, &QLineEdit::textEdited, this, &ProfileForm::edited);
    return field;
}

void ProfileForm::buildKey()
{
    m_keySource = makeNarrowChoice(this);
    m_keySource->addItem(tr("No key"), static_cast<int>(llm::KeySource::None));
    m_keySource->addItem(tr("In an environment variable"),
                         static_cast<int>(llm::KeySource::Environment));
    m_keySource->addItem(tr("In the system keychain"), static_cast<int>(llm::KeySource::Keychain));
    explainField(*m_keySource, tr("Where the key is"),
                 tr("Subtext writes the key itself to no file and never shows it."));
    m_form->addRow(tr("Key"), m_keySource);
    m_keyName =
        addLine(tr("Name of the key"), tr("Name of the variable or of the keychain entry."));
    m_secret = new SecretField(m_keys, this);
    m_form->addRow(tr("New key"), m_secret);
    connect(m_keySource, &QComboBox::currentIndexChanged, this, [this] {
        showKeyFields();
        Q_EMIT edited();
    });
    connect(m_keyName, &QLineEdit::textChanged, this,
            [this](const QString& name) { m_secret->setEntry(name.trimmed()); });
}

void ProfileForm::buildPrice()
{
    const auto price = [&](const QString& label, const QString& name) {
        auto* box = new QDoubleSpinBox(m_advanced);
        box->setRange(NoPrice, HighestPrice);
        box->setSingleStep(0.05);
        box->setSpecialValueText(tr("by the table"));
        explainField(*box, name,
                     tr("USD per million tokens. “By the table”: the price in Subtext’s price "
                        "table, if it lists the model."));
        m_advancedForm->addRow(label, box);
        connect(box, &QDoubleSpinBox::valueChanged, this, &ProfileForm::edited);
        return box;
    };
    m_priceIn = price(tr("USD per million input tokens"), tr("Price of input tokens"));
    m_priceIn->setObjectName(QStringLiteral("priceIn"));
    m_priceOut = price(tr("USD per million output tokens"), tr("Price of output tokens"));
    m_priceOut->setObjectName(QStringLiteral("priceOut"));
}

void ProfileForm::buildWays()
{
    m_ownTemperature = new QCheckBox(tr("Accepts no temperature"), m_advanced);
    m_ownTemperature->setObjectName(QStringLiteral("ownTemperature"));
    explainField(*m_ownTemperature, m_ownTemperature->text(),
                 tr("If ticked, none is sent and the provider’s default applies."));
    m_temperature = new QDoubleSpinBox(m_advanced);
    m_temperature->setObjectName(QStringLiteral("temperature"));
    m_temperature->setRange(0, llm::HighestTemperature);
    m_temperature->setSingleStep(0.1);
    explainField(*m_temperature, tr("Temperature"),
                 tr("How freely the model draws its words when it is asked, from 0 to 2. 0 gives "
                    "the likeliest ones."));
    m_advancedForm->addRow(tr("Temperature"), m_temperature);
    connect(m_temperature, &QDoubleSpinBox::valueChanged, this, &ProfileForm::edited);
    connect(m_ownTemperature, &QCheckBox::toggled, m_temperature, &QWidget::setDisabled);
    m_completionTokens = new QCheckBox(tr("Wants max_completion_tokens"), m_advanced);
    explainField(*m_completionTokens, m_completionTokens->text(),
                 tr("Parameter name that newer OpenAI models require for the token limit."));
    for (QCheckBox* box : {m_ownTemperature, m_completionTokens}) {
        m_advancedForm->addRow(box);
        connect(box, &QCheckBox::toggled, this, &ProfileForm::edited);
    }
    m_schemaForm = makeNarrowChoice(m_advanced);
    m_schemaForm->setObjectName(QStringLiteral("schemaForm"));
    for (const llm::SchemaForm form : llm::AllSchemaForms)
        m_schemaForm->addItem(schemaFormWord(form), static_cast<int>(form));
    explainField(*m_schemaForm, tr("Constrained answers"),
                 tr("How a server with the OpenAI API is told that only the options may be "
                    "answered. Older servers of llama.cpp accept only the second or the third."));
    m_advancedForm->addRow(tr("Constrained answers"), m_schemaForm);
    connect(m_schemaForm, &QComboBox::currentIndexChanged, this, &ProfileForm::edited);
    buildScoring();
    m_topP = new QDoubleSpinBox(m_advanced);
    m_topP->setObjectName(QStringLiteral("topP"));
    m_topP->setDecimals(DecimalsOfTopP);
    m_topP->setRange(0, 1);
    m_topP->setSingleStep(0.05);
    m_topP->setSpecialValueText(tr("not sent"));
    explainField(*m_topP, tr("Top p"),
                 tr("The share of probability from which tokens are drawn. Some models accept "
                    "either this or a temperature."));
    m_advancedForm->addRow(tr("Top p"), m_topP);
    connect(m_topP, &QDoubleSpinBox::valueChanged, this, &ProfileForm::edited);
    m_logProbabilities = new QSpinBox(m_advanced);
    m_logProbabilities->setObjectName(QStringLiteral("logProbabilities"));
    m_logProbabilities->setRange(0, MostAlternatives);
    m_logProbabilities->setSpecialValueText(tr("none"));
    explainField(*m_logProbabilities, tr("Token probabilities"),
                 tr("How many alternatives per token the server can return. They are requested "
                    "where a question is answered by yes or no."));
    m_advancedForm->addRow(tr("Probabilities"), m_logProbabilities);
    connect(m_logProbabilities, &QSpinBox::valueChanged, this, &ProfileForm::edited);
}

void ProfileForm::buildScoring()
{
    m_scoring = makeNarrowChoice(m_advanced);
    m_scoring->setObjectName(QStringLiteral("scoring"));
    for (const llm::Scoring scoring : llm::AllScorings)
        m_scoring->addItem(scoringWord(scoring), static_cast<int>(scoring));
    explainField(*m_scoring, tr("Scored answers"),
                 tr("By completion takes one request for each option, and a server with the OpenAI "
                    "API whose completions give the log-probabilities of the prompt."));
    m_advancedForm->addRow(tr("Scored answers"), m_scoring);
    connect(m_scoring, &QComboBox::currentIndexChanged, this, &ProfileForm::edited);
}

void ProfileForm::setProfiles(const std::vector<llm::Profile>& profiles)
{
    m_known = profiles;
    const QSignalBlocker quiet(m_profiles);
    m_profiles->clear();
    for (const llm::Profile& profile : profiles)
        m_profiles->addItem(tr("%1 (%2)").arg(profile.name, profile.model));
    m_profiles->addItem(tr("Another model…"));
    m_profiles->setCurrentIndex(0);
    show(profiles.empty() ? llm::Profile() : profiles.front());
}

bool ProfileForm::choose(const QString& name, const QString& model)
{
    const auto known = std::find_if(m_known.begin(), m_known.end(), [&](const llm::Profile& of) {
        return of.name == name && of.model == model;
    });
    if (known == m_known.end())
        return false;
    m_profiles->setCurrentIndex(static_cast<int>(std::distance(m_known.begin(), known)));
    return true;
}

void ProfileForm::show(const llm::Profile& profile)
{
    const QSignalBlocker quiet(this);
    m_shown = profile;
    m_name->setText(profile.name);
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(profile.kind)));
    showUsualAddress(profile.kind);
    m_address->setText(profile.baseUrl.toString());
    m_model->setText(profile.model);
    m_keySource->setCurrentIndex(m_keySource->findData(static_cast<int>(profile.keySource)));
    m_keyName->setText(profile.keyName);
    m_secret->clear();
    m_concurrency->setValue(profile.limits.concurrency);
    m_ownTemperature->setChecked(!profile.takesTemperature);
    m_temperature->setValue(profile.temperature);
    m_topP->setValue(profile.topP.value_or(0));
    m_completionTokens->setChecked(profile.wantsCompletionTokens);
    m_schemaForm->setCurrentIndex(m_schemaForm->findData(static_cast<int>(profile.schemaForm)));
    m_scoring->setCurrentIndex(m_scoring->findData(static_cast<int>(profile.scoring)));
    m_logProbabilities->setValue(profile.logProbabilities);
    m_priceIn->setValue(profile.price ? profile.price->input : NoPrice);
    m_priceOut->setValue(profile.price ? profile.price->output : NoPrice);
    showKeyFields();
    updateRemoving();
    m_advancedButton->setChecked(hasAdvanced(profile));
    showAdvanced(m_advancedButton->isChecked());
}

void ProfileForm::showUsualAddress(llm::ProviderKind kind)
{
    m_address->setPlaceholderText(tr("%1, if left empty").arg(llm::usualBaseUrl(kind).toString()));
}

void ProfileForm::setFolder(const QString& folder)
{
    m_folder = folder;
    updateRemoving();
}

/// The last entry is no profile yet.
void ProfileForm::updateRemoving()
{
    const int chosen = m_profiles->currentIndex();
    m_remove->setEnabled(!m_folder.isEmpty() && chosen >= 0 && chosen < std::ssize(m_known));
}

void ProfileForm::askToRemove()
{
    const auto chosen = static_cast<std::size_t>(m_profiles->currentIndex());
    if (chosen >= m_known.size())
        return;
    m_prompts.choose(this, tr("Remove the profile?"),
                     tr("%1 is removed from your settings. Its runs stay, and so does a key in the "
                        "keychain.")
                         .arg(m_known[chosen].name),
                     {tr("Remove")}, [this, name = m_known[chosen].name](int choice) {
                         if (choice == 0)
                             remove(name);
                     });
}

void ProfileForm::remove(const QString& name)
{
    if (const auto removed = llm::removeProfile(m_folder, name); !removed) {
        Q_EMIT notRemoved(removed.error());
        return;
    }
    std::vector<llm::Profile> left = m_known;
    std::erase_if(left, [&](const llm::Profile& profile) { return profile.name == name; });
    setProfiles(left);
    m_profiles->setFocus(Qt::OtherFocusReason); // the button may be of no use now
    Q_EMIT edited();
}

void ProfileForm::showKeyFields()
{
    const auto source = static_cast<llm::KeySource>(m_keySource->currentData().toInt());
    m_form->setRowVisible(m_keyName, source != llm::KeySource::None);
    m_form->setRowVisible(m_secret, source == llm::KeySource::Keychain);
}

llm::Profile ProfileForm::profile() const
{
    llm::Profile profile = m_shown;
    profile.name = m_name->text().trimmed();
    profile.kind = static_cast<llm::ProviderKind>(m_kind->currentData().toInt());
    const QString address = m_address->text().trimmed();
    profile.baseUrl =
        address.isEmpty() ? llm::usualBaseUrl(profile.kind) : QUrl(address, QUrl::StrictMode);
    profile.model = m_model->text().trimmed();
    profile.keySource = static_cast<llm::KeySource>(m_keySource->currentData().toInt());
    profile.keyName =
        profile.keySource == llm::KeySource::None ? QString() : m_keyName->text().trimmed();
    profile.limits.concurrency = m_concurrency->value();
    profile.takesTemperature = !m_ownTemperature->isChecked();
    profile.temperature = m_temperature->value();
    profile.topP = m_topP->value() > 0 ? std::optional(m_topP->value()) : std::nullopt;
    profile.wantsCompletionTokens = m_completionTokens->isChecked();
    profile.schemaForm = static_cast<llm::SchemaForm>(m_schemaForm->currentData().toInt());
    profile.scoring = static_cast<llm::Scoring>(m_scoring->currentData().toInt());
    profile.logProbabilities = m_logProbabilities->value();
    const bool hasPrice = m_priceIn->value() >= 0 && m_priceOut->value() >= 0;
    profile.price = hasPrice ? std::optional(llm::Price{m_priceIn->value(), m_priceOut->value()})
                             : std::nullopt;
    return profile;
}

} // namespace subtext
