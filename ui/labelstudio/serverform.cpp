// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labelstudio/serverform.h"

#include "core/labelstudio/labelstudioserver.h"
#include "ui/models/asking/secretfield.h"
#include "ui/text/labelstudiotext.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/formfields.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

namespace subtext {

ServerForm::ServerForm(llm::KeyRing& keys, QWidget* parent)
    : QWidget(parent)
    , m_form(makeForm(this))
    , m_address(new QLineEdit(this))
    , m_fault(makeLines(QString(), theme::TextRole::Small, LabelTone::Danger, this))
    , m_key(makeNarrowChoice(this))
    , m_secret(new SecretField(keys, this))
{
    setProperty("transparent", true);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setRowWrapPolicy(rowWrapPolicy(*this));
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(8);
    m_address->setPlaceholderText(QStringLiteral("https://label.example.org"));
    explainField(*m_address, tr("Address of the server"),
                 tr("As in the browser; of a project’s page, that project is chosen in the list. A "
                    "server on "
                    "another machine needs https."));
    m_form->addRow(tr("Server"), m_address);
    m_form->addRow(m_fault);
    m_key->addItem(tr("In the variable %1").arg(LabelStudioTokenVariable),
                   static_cast<int>(llm::KeySource::Environment));
    m_key->addItem(tr("In the system keychain"), static_cast<int>(llm::KeySource::Keychain));
    // Who starts the program from a menu has no variable.
    if (qEnvironmentVariableIsEmpty(LabelStudioTokenVariable.latin1()))
        m_key->setCurrentIndex(1);
    explainField(
        *m_key, tr("Where the key is"),
        tr("An access token of Label Studio. Subtext saves it in no file, and shows it only "
           "where somebody asks for that while typing it."));
    m_form->addRow(tr("Key"), m_key);
    m_form->addRow(QString(),
                   makeLines(tr("In Label Studio it is under Account & Settings › Personal Access "
                                "Token, or Access Token."),
                             theme::TextRole::Small, LabelTone::Muted, this));
    m_form->addRow(tr("New key"), m_secret);
    const auto change = [this] {
        refresh();
        Q_EMIT edited();
    };
    connect(m_address, &QLineEdit::textChanged, this, change);
    connect(m_key, &QComboBox::currentIndexChanged, this, change);
    refresh();
}

std::optional<QUrl> ServerForm::server() const
{
    const auto address = labelStudioAddress(m_address->text());
    return address ? std::optional(*address) : std::nullopt;
}

std::optional<qint64> ServerForm::project() const
{
    return labelStudioProjectIn(m_address->text());
}

llm::Profile ServerForm::keyPlace() const
{
    llm::Profile place;
    place.keySource = static_cast<llm::KeySource>(m_key->currentData().toInt());
    const auto at = server();
    place.keyName = place.keySource == llm::KeySource::Environment
                        ? QString(LabelStudioTokenVariable)
                        : (at ? labelStudioKeychainEntry(*at) : QString());
    return place;
}

QString ServerForm::fault() const
{
    return m_fault->isHidden() ? QString() : m_fault->text();
}

void ServerForm::focusKey()
{
    const bool isTyped = keyPlace().keySource == llm::KeySource::Keychain;
    QWidget* field = isTyped ? static_cast<QWidget*>(m_secret->field()) : m_key;
    field->setFocus(Qt::OtherFocusReason);
}

void ServerForm::showFault()
{
    const QString text = m_address->text().trimmed();
    const auto read = labelStudioAddress(text);
    const bool isBegun =
        QStringLiteral("https://").startsWith(text) || QStringLiteral("http://").startsWith(text);
    warnAt(*m_fault, read || isBegun ? QString() : labelStudioErrorText(read.error()).oneLine());
    m_form->setRowVisible(m_fault, !m_fault->text().isEmpty());
}

void ServerForm::refresh()
{
    showFault();
    const llm::Profile place = keyPlace();
    const bool isInKeychain = place.keySource == llm::KeySource::Keychain;
    m_form->setRowVisible(m_secret, isInKeychain);
    m_secret->setEntry(isInKeychain ? place.keyName : QString());
}

} // namespace subtext
