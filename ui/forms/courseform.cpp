// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/courseform.h"

#include "core/course/practice.h"
#include "ui/forms/settingrow.h"
#include "ui/forms/textchoice.h"
#include "ui/text/words.h"
#include "ui/widgets/segmentbar.h"

#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace subtext {
namespace {

// Segments of practice and consent.
constexpr int Asked = 0;
constexpr int NotAsked = 1;

} // namespace

CourseForm::CourseForm(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(14);
    auto* before = new SettingCard(this);
    const QStringList onOrOff{tr("On"), tr("Off")};
    m_practice = before->addChoice(
        tr("Practice"),
        counted(static_cast<qint64>(Practice::calibration().size()),
                tr("1 scene before the first item, with the reference answer and why. "
                   "Kept apart, never data."),
                tr("%1 scenes before the first item, with the reference answer and why. "
                   "Kept apart, never data.")),
        onOrOff);
    m_repeats = new QSpinBox(before);
    m_repeats->setRange(0, MostRepeats);
    m_repeats->setSpecialValueText(tr("None"));
    m_repeats->setMinimumWidth(110);
    before->addRow(tr("Items shown again"),
                   tr("So many early items come back at the end: how well people agree with "
                      "themselves. Never data."),
                   m_repeats);
    m_consent = before->addChoice(
        tr("Consent"),
        tr("Asked before anything else; which version was accepted is recorded. Who "
           "declines does not go on."),
        onOrOff);
    column->addWidget(before);
    m_text = new TextChoice(tr("Consent text"), prompts, this);
    m_text->setBuiltIn(builtInText(QStringLiteral("consent")));
    column->addWidget(m_text, 1);
    column->addStretch(); // in the place of the text where consent is not asked
    connect(m_consent, &SegmentBar::chosen, this, [this](int choice) {
        m_text->setVisible(choice == Asked);
        Q_EMIT changed();
    });
    connect(m_practice, &SegmentBar::chosen, this, &CourseForm::changed);
    connect(m_repeats, &QSpinBox::valueChanged, this, &CourseForm::changed);
    connect(m_text, &TextChoice::changed, this, &CourseForm::changed);
    show({}, {});
}

void CourseForm::show(const Protocol& protocol, const QString& consentText)
{
    const QSignalBlocker blocker(this);
    m_consent->setCurrent(protocol.isConsentRequired ? Asked : NotAsked);
    m_text->setVisible(protocol.isConsentRequired);
    m_text->setText(consentText);
    m_practice->setCurrent(protocol.isPracticeAsked ? Asked : NotAsked);
    m_repeats->setValue(protocol.repeats);
}

void CourseForm::apply(Protocol& protocol) const
{
    protocol.isConsentRequired = m_consent->current() == Asked;
    protocol.isPracticeAsked = m_practice->current() == Asked;
    protocol.repeats = m_repeats->value();
}

QString CourseForm::consentText() const
{
    return m_text->text();
}

QWidget* CourseForm::firstField() const
{
    return m_practice->button(m_practice->current());
}

} // namespace subtext
