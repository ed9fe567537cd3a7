// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/asking/secretfield.h"

#include "core/llm/keyring.h"
#include "ui/text/modeltext.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/returnkey.h"
#include "ui/widgets/spokenrole.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {

SecretField::SecretField(llm::KeyRing& keys, QWidget* parent)
    : QWidget(parent)
    , m_keys(keys)
    , m_field(new QLineEdit(this))
    , m_keep(makeButton(tr("Put into the keychain"), ButtonKind::Normal, this))
    , m_show(new QCheckBox(tr("Show the key"), this))
    , m_report(makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, this))
{
    setProperty("transparent", true);
    setSpokenRole(*this, QAccessible::Grouping);
    m_field->setEchoMode(QLineEdit::Password);
    explainField(
        *m_field, tr("A key for the keychain"),
        tr("Only needed if the keychain does not have it yet. It goes there and nowhere else."));
    m_keep->setAutoDefault(false);
    m_report->hide();
    auto* row = new QVBoxLayout(this); // beside each other they are wider than half a window
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_field);
    row->addWidget(m_show, 0, Qt::AlignLeft);
    row->addWidget(m_keep, 0, Qt::AlignLeft);
    row->addWidget(m_report);
    connect(m_field, &QLineEdit::textEdited, this, [this] { m_keys.expectKey(); });
    connect(m_field, &QLineEdit::textChanged, this, &SecretField::offer);
    connect(m_keep, &QPushButton::clicked, this, [this] { keep(); });
    m_show->setObjectName(QStringLiteral("showSecret"));
    connect(m_show, &QCheckBox::toggled, this, [this](bool isShown) {
        m_field->setEchoMode(isShown ? QLineEdit::Normal : QLineEdit::Password);
        m_field->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData |
                                     Qt::ImhNoAutoUppercase | Qt::ImhNoPredictiveText);
    });
    m_field->installEventFilter(this);
    offer();
}

/// Return keeps what is typed; the dialog has nothing to do with it.
bool SecretField::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKept = watched == m_field && event->type() == QEvent::KeyPress &&
                        isReturn(*static_cast<QKeyEvent*>(event)) && m_keep->isEnabled();
    if (!isKept)
        return QWidget::eventFilter(watched, event);
    keep();
    return true;
}

void SecretField::setEntry(const QString& name)
{
    if (m_entry != name)
        forgetReport();
    m_entry = name;
    offer();
}

void SecretField::clear()
{
    m_field->clear();
    m_show->setChecked(false); // the next one is somebody else's to show
    forgetReport();
}

void SecretField::forgetReport()
{
    m_report->hide();
}

void SecretField::offer()
{
    m_keep->setEnabled(!m_field->text().isEmpty() && !m_entry.isEmpty());
}

bool SecretField::canKeep() const
{
    return m_keep->isEnabled();
}

void SecretField::keep(const std::function<void(bool isKept)>& then)
{
    const QByteArray key = m_field->text().toUtf8();
    m_field->clear();
    m_show->setChecked(false);
    m_keys.store(m_entry, key, this, [this, key, then, entry = m_entry](const Result<void>& kept) {
        const bool isKept = tellKept(kept, entry, key);
        if (then)
            then(isKept);
    });
}

bool SecretField::tellKept(const Result<void>& kept, const QString& entry, const QByteArray& key)
{
    if (!kept && !m_keys.hasKeychain() && m_keys.hold(entry, key)) {
        tellAt(*m_report,
               tr("This machine has no keychain that answers. The key is kept in memory until the "
                  "program closes."),
               LabelTone::Success);
        return true;
    }
    tellAt(*m_report,
           kept ? tr("The keychain has the key.") : keyNotStoredText(kept.error()).oneLine(),
           kept ? LabelTone::Success : LabelTone::Danger);
    return kept.has_value();
}

} // namespace subtext
