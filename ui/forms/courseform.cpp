// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/courseform.h"

#include "core/task/tasktexts.h"
#include "ui/forms/readerformchoice.h"
#include "ui/forms/settingrow.h"
#include "ui/forms/textchoice.h"
#include "ui/text/language.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/segmentbar.h"

#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace subtext {
namespace {

// Segments of practice and consent.
constexpr int Asked = 0;
constexpr int NotAsked = 1;
constexpr int BarStep = 5; // by the arrows, in percent; anything can be typed

} // namespace

CourseForm::CourseForm(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
{
    QVBoxLayout* column = makeColumn(this, {}, 14);
    auto* before = new SettingCard(this);
    const QStringList onOrOff{tr("On"), tr("Off")};
    m_practice = before->addChoice(tr("Practice"),
                                   tr("A few scenes before the first item, each with a reference "
                                      "answer and the reason. Kept apart, never part of the data."),
                                   onOrOff);
    m_bar = makePercent(before);
    m_bar->setObjectName(QStringLiteral("practiceBar"));
    m_bar->setSingleStep(BarStep);
    before->addRow(tr("Bar to pass"),
                   tr("How many labels of a practice round must match before the first item comes. "
                      "After three rounds it comes anyway, and Roster says who fell short."),
                   m_bar);
    m_repeats = new QSpinBox(before);
    m_repeats->setRange(0, Protocol::MostRepeats);
    m_repeats->setSpecialValueText(tr("None"));
    m_repeats->setMinimumWidth(110);
    before->addRow(tr("Repeats"),
                   tr("Some of the first items come up again at the end, to see how well people "
                      "agree with themselves. Never part of the data."),
                   m_repeats);
    m_consent = before->addChoice(tr("Consent"),
                                  tr("Asked before anything else; which version was accepted is "
                                     "recorded. Whoever declines cannot continue."),
                                  onOrOff);
    addReaders(prompts, *before);
    column->addWidget(before);
    column->addWidget(m_readers->words());
    addNotes(*column);
    m_text = new TextChoice(tr("Consent text"), prompts, this);
    column->addWidget(m_text, 1);
    column->addStretch(); // in the place of the text where consent is not asked
    connect(m_consent, &SegmentBar::chosen, this, [this] {
        refresh();
        Q_EMIT changed();
    });
    connect(m_practice, &SegmentBar::chosen, this, [this] {
        refresh();
        Q_EMIT changed();
    });
    connect(m_bar, &QSpinBox::valueChanged, this, &CourseForm::changed);
    connect(m_repeats, &QSpinBox::valueChanged, this, &CourseForm::changed);
    connect(m_text, &TextChoice::changed, this, [this] {
        refresh();
        Q_EMIT changed();
    });
    show({}, {});
}

void CourseForm::addNotes(QVBoxLayout& column)
{
    m_practiceNote =
        makeLines(tr("The practice scenes do not fit the questions of this task: nobody would see "
                     "them. Name others among the texts of the task, or do without."),
                  theme::TextRole::Body, LabelTone::Danger, this);
    m_practiceNote->setObjectName(QStringLiteral("practiceNote"));
    column.addWidget(m_practiceNote);
    m_consentNote = makeLines(tr("Check this against your own scenes: the built-in text says what "
                                 "they are about."),
                              theme::TextRole::Body, LabelTone::Normal, this);
    m_consentNote->setObjectName(QStringLiteral("consentNote"));
    column.addWidget(m_consentNote);
}

void CourseForm::addReaders(Prompts& prompts, SettingCard& card)
{
    m_readers = new ReaderFormChoice(prompts, &card);
    m_readerRow =
        card.addRow(tr("About the reader"),
                    tr("Annotators fill in a short form about themselves, so that disagreement "
                       "can be broken down by reader. Nobody has to answer, and the consent text "
                       "says so. Once anybody has answered, the form can no longer be changed."),
                    m_readers);
    connect(m_readers, &ReaderFormChoice::changed, this, &CourseForm::changed);
}

void CourseForm::refresh()
{
    const bool isConsentAsked = m_consent->current() == Asked;
    m_text->setVisible(isConsentAsked);
    m_consentNote->setVisible(isConsentAsked && !m_text->isOwn() && m_text->hasBuiltIn());
    m_practiceNote->setVisible(m_isPracticeUnfit);
    m_bar->setEnabled(m_practice->current() == Asked);
}

void CourseForm::setTask(const Task& task, PracticeFit practice)
{
    const bool hasPractice = practice == PracticeFit::Fitting;
    m_isPracticeUnfit = practice == PracticeFit::Unfit;
    m_text->setBuiltIn(shippedText(task, TaskText::Consent, language()));
    refresh();
    m_practice->setToolTip(plainToolTip(hasPractice ? QString()
                                        : m_isPracticeUnfit
                                            ? m_practiceNote->text()
                                            : tr("This task has no practice scenes.")));
    if (hasPractice == m_hasPractice)
        return;
    m_hasPractice = hasPractice;
    m_practice->setEnabled(hasPractice);
    m_practice->setCurrent(hasPractice ? Asked : NotAsked);
    refresh();
}

void CourseForm::show(const Protocol& protocol, const QString& consentText)
{
    const QSignalBlocker blocker(this);
    m_consent->setCurrent(protocol.isConsentRequired ? Asked : NotAsked);
    m_text->setText(consentText);
    m_practice->setCurrent(protocol.isPracticeAsked && m_hasPractice ? Asked : NotAsked);
    m_bar->setValue(protocol.practiceBar);
    m_repeats->setValue(protocol.repeats);
    m_readers->setForm(protocol.readerForm);
    refresh();
}

void CourseForm::apply(Protocol& protocol) const
{
    protocol.isConsentRequired = m_consent->current() == Asked;
    if (m_hasPractice)
        protocol.isPracticeAsked = m_practice->current() == Asked;
    protocol.practiceBar = m_bar->value();
    protocol.repeats = m_repeats->value();
    protocol.readerForm = m_readers->form();
}

QString CourseForm::consentText() const
{
    return m_text->text();
}

void CourseForm::setReaderFormFixed(const QString& why)
{
    m_readerRow->setFixed(why);
}

QWidget* CourseForm::firstField() const
{
    SegmentBar* first = m_hasPractice ? m_practice : m_consent;
    return first->button(first->current());
}

} // namespace subtext
