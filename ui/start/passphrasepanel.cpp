// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/passphrasepanel.h"

#include "core/course/signingin.h"
#include "core/domain/decision.h"
#include "ui/text/plurals.h"
#include "ui/widgets/controls.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {

PassphrasePanel::PassphrasePanel(QWidget* parent)
    : QWidget(parent)
{
    QVBoxLayout* layout = makeColumn(this, {}, 10);
    m_title = makeLabel(QString(), theme::TextRole::Scene, LabelTone::Normal, this);
    layout->addWidget(m_title);
    auto* row = new QHBoxLayout;
    m_field = new QLineEdit(this);
    m_field->setEchoMode(QLineEdit::Password);
    m_field->setPlaceholderText(tr("Passphrase"));
    m_field->setAccessibleName(tr("Passphrase"));
    m_open = makeButton(tr("Sign in"), ButtonKind::Primary, this);
    m_back = makeButton(tr("Somebody else"), ButtonKind::Quiet, this);
    row->addWidget(m_field, 1);
    row->addWidget(m_open);
    row->addWidget(m_back);
    layout->addLayout(row);
    m_message = makeLines(QString(), theme::TextRole::Body, LabelTone::Warning, this);
    layout->addWidget(m_message);
    m_wait.setObjectName(QStringLiteral("wait"));
    m_wait.setSingleShot(true);
    connect(&m_wait, &QTimer::timeout, this, &PassphrasePanel::showWait);
    connect(m_field, &QLineEdit::returnPressed, this, &PassphrasePanel::tryIt);
    connect(m_open, &QPushButton::clicked, this, &PassphrasePanel::tryIt);
    connect(m_back, &QPushButton::clicked, this, &PassphrasePanel::backRequested);
}

void PassphrasePanel::ask(Study& study, const Person& person, bool isAlone)
{
    m_study = &study;
    m_person = person.id;
    m_title->setText(tr("Passphrase of %1").arg(person.name));
    m_field->clear();
    m_back->setVisible(!isAlone);
    if (!isWaiting())
        m_message->clear();
    showWait();
}

void PassphrasePanel::tryIt()
{
    if (!m_study || isWaiting() || m_field->text().isEmpty())
        return;
    const auto opens = m_study->signingIn().opens(m_person, m_field->text());
    if (!opens)
        return; // no fault of whoever types; the study says what is wrong
    if (!*opens) {
        refuse();
        return;
    }
    m_refusals = 0;
    m_message->clear();
    m_field->clear();
    Q_EMIT opened(m_person);
}

void PassphrasePanel::refuse()
{
    constexpr int MostDoublings = 6; // 64 s, past the longest
    const int wait = std::min(FirstWaitMs << std::min(m_refusals, MostDoublings), LongestWaitMs);
    ++m_refusals;
    m_field->clear();
    m_message->setText(
        tr("That was not right. You can try again in %n seconds.", nullptr, plural(wait / 1'000)));
    m_wait.start(wait);
    showWait();
}

void PassphrasePanel::showWait()
{
    // Read-only and not disabled: the focus would go to another button, and the keys with it.
    m_field->setReadOnly(isWaiting());
    m_open->setEnabled(!isWaiting());
    if (isWaiting())
        return;
    if (m_refusals > 0 && !m_message->text().isEmpty())
        m_message->setText(tr("That was not right. Try again."));
    if (isVisible())
        m_field->setFocus(Qt::OtherFocusReason);
}

} // namespace subtext
