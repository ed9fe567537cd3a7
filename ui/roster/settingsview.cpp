// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/settingsview.h"

#include "core/course/aboutreaders.h"
#include "core/course/assigning.h"
#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/course/practice.h"
#include "core/operation/datalock.h"
#include "core/operation/qualitydesk.h"
#include "ui/forms/courseform.h"
#include "ui/forms/rulesform.h"
#include "ui/forms/settingrow.h"
#include "ui/forms/textchoice.h"
#include "ui/prompts/prompts.h"
#include "ui/roster/practicedialog.h"
#include "ui/text/coursetext.h"
#include "ui/text/language.h"
#include "ui/text/plurals.h"
#include "ui/text/shownwords.h"
#include "ui/text/tasktext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/focusinto.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/scrollarea.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int FieldsWidth = 860;

} // namespace

SettingsView::SettingsView(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
{
    QVBoxLayout* column = makeColumn(this, {}, 10);
    m_locked = makeLines(tr("The study is locked, so most settings are read only. You can still "
                            "change the names in releases, the practice scenes and the guideline. "
                            "To change the others, unlock the study in Adjudicate."),
                         theme::TextRole::Body, LabelTone::Normal, this);
    m_locked->setObjectName(QStringLiteral("locked"));
    m_locked->hide();
    column->addWidget(m_locked);
    auto* area = makeScrollArea(this);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QWidget* outer = makePage(nullptr);
    QHBoxLayout* across = makeRow(outer);
    m_fields = new QWidget(outer);
    m_fields->setMaximumWidth(FieldsWidth);
    across->addWidget(m_fields, 100);
    across->addStretch(1);
    QVBoxLayout* rows = makeColumn(m_fields, {0, 0, 0, 16}, 6);
    const auto addHeading = [&](const QString& text) {
        if (rows->count() > 0)
            rows->addSpacing(14);
        rows->addWidget(makeLabel(text, theme::TextRole::Caption, LabelTone::Muted, m_fields));
    };
    addHeading(tr("Study"));
    rows->addWidget(buildStudy());
    rows->addSpacing(8);
    m_rules = new RulesForm(m_fields);
    rows->addWidget(m_rules);
    addHeading(tr("Consent, practice and repeats"));
    m_course = new CourseForm(prompts, m_fields);
    addWidgets(*rows, m_course, buildPracticeScenes());
    addHeading(tr("Guideline"));
    m_guideline = new TextChoice(tr("Guideline"), prompts, m_fields);
    rows->addWidget(m_guideline);
    rows->addStretch(1);
    area->setWidget(outer);
    keepOffBar(*area, 12);
    column->addWidget(area, 1);

    QHBoxLayout* foot = makeRow(10);
    m_state = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this);
    foot->addWidget(m_state, 1);
    m_revert = makeButton(tr("Undo the changes"), ButtonKind::Quiet, this);
    m_save = makeButton(tr("Save the settings"), ButtonKind::Primary, this, "save");
    foot->addWidget(m_revert);
    foot->addWidget(m_save);
    column->addLayout(foot);
    connect(m_rules, &RulesForm::changed, this, &SettingsView::refresh);
    connect(m_course, &CourseForm::changed, this, &SettingsView::refresh);
    connect(m_guideline, &TextChoice::changed, this, &SettingsView::refresh);
    connect(m_revert, &QPushButton::clicked, this, &SettingsView::revert);
    connect(m_save, &QPushButton::clicked, this, &SettingsView::save);
}

QWidget* SettingsView::buildStudy()
{
    auto* fixed = new SettingCard(m_fields);
    m_task = makeLabel(QString(), theme::TextRole::Body, LabelTone::Normal, fixed);
    fixed->addRow(tr("Task"),
                  tr("What annotators are asked of each scene. It stays as it is; only its words "
                     "may change."),
                  m_task);
    m_facts = makeLabel(QString(), theme::TextRole::Body, LabelTone::Normal, fixed);
    m_assignment = fixed->addRow(tr("Assignment"),
                                 tr("How many annotators each item has, and the seed of every "
                                    "random order. Until labelling begins, the Assignment view "
                                    "draws it anew."),
                                 m_facts);
    m_assignment->setObjectName(QStringLiteral("assignment"));
    return fixed;
}

QWidget* SettingsView::buildPracticeScenes()
{
    auto* card = new SettingCard(m_fields);
    m_editPractice = makeButton(tr("Edit…"), ButtonKind::Normal, card, "editPractice");
    m_editPractice->setAccessibleName(tr("Edit the practice scenes"));
    card->addRow(tr("Practice scenes"),
                 tr("Each with the answer that it teaches, and why. The desk adds settled items "
                    "(Use as practice); here they are put in order, reworded or removed."),
                 m_editPractice);
    connect(m_editPractice, &QPushButton::clicked, this, &SettingsView::editPractice);
    return card;
}

Result<SettingsView::Values> SettingsView::valuesOf(Study& study) const
{
    Reads reads;
    const ConsentText consent = reads.take(study.consents().text());
    Values values{reads.take(study.protocol()), reads.take(study.quality().protocol()),
                  consent.revision > 0 ? consent.written : QString(),
                  reads.take(study.courseRules().guideline())};
    return reads.outcome().map([&] { return std::move(values); });
}

SettingsView::Values SettingsView::fields() const
{
    Values values = m_stored;
    m_rules->apply(values.protocol);
    m_course->apply(values.protocol);
    values.quality = m_rules->quality();
    values.consentText = m_course->consentText();
    values.guideline = m_guideline->text();
    return values;
}

void SettingsView::read(Study& study)
{
    const auto read = valuesOf(study);
    const auto worked = study.assigning().isWorkedOn();
    const auto task = study.task();
    const auto isLocked = study.dataLock().isLocked();
    const auto isReaderKnown = study.readers().isAnswered();
    if (!read || !worked || !task || !isLocked || !isReaderKnown)
        return; // what is shown stays
    const bool wasEdited = isEdited();
    m_study = &study;
    if (!wasEdited) // it answers what the task does not ask
        m_rules->setTask(**task);
    const bool hasPractice = !study.practice().scenes().value_or(PracticeScenes{}).isEmpty();
    m_editPractice->setEnabled(hasPractice);
    m_editPractice->setToolTip(plainToolTip(
        hasPractice ? QString() : tr("There are none yet: the desk can add settled items.")));
    m_course->setTask(**task, hasPractice ? PracticeFit::Fitting : PracticeFit::None);
    const Task shown = inShownWords(**task);
    m_task->setText(shown.title);
    m_task->setToolTip(plainToolTip(taskOutline(shown)));
    m_guideline->setBuiltIn(shippedText(**task, TaskText::Guideline, language()));
    const Values& stored = *read;
    if (!wasEdited) {
        m_stored = stored;
        show(stored);
    } else {
        m_stored = stored; // what is on the screen is compared with what is true now
    }
    const Protocol& protocol = stored.protocol;
    m_facts->setText(tr("%1 · seed %2")
                         .arg(tr("%n annotators", nullptr, plural(protocol.ratersPerItem)))
                         .arg(protocol.seed));
    const bool isWorkedOn = *worked;
    m_assignment->setFixed(isWorkedOn ? fixedByWork() : QString());
    m_rules->setOrderFixed(isWorkedOn ? fixedByWork() : QString());
    m_course->setReaderFormFixed(
        *isReaderKnown ? tr("Annotators have answered it already, so it stays as it is.")
                       : QString());
    m_rules->setLocked(*isLocked);
    m_course->setEnabled(!*isLocked);
    m_locked->setVisible(*isLocked && m_isChangeable); // else the line at the foot says more
    refresh();
}

void SettingsView::setChangeable(bool isChangeable)
{
    m_isChangeable = isChangeable;
    m_fields->setEnabled(isChangeable);
    refresh();
}

void SettingsView::show(const Values& values)
{
    m_rules->show(values.protocol, values.quality);
    m_course->show(values.protocol, values.consentText);
    if (m_guideline->text() != values.guideline)
        m_guideline->setText(values.guideline);
}

void SettingsView::refresh()
{
    const bool canSave = isUnsaved();
    if (!canSave && (m_save->hasFocus() || m_revert->hasFocus()))
        focusInto(*m_fields); // a button that goes would hand the keys to whatever is next
    m_save->setEnabled(canSave);
    m_revert->setVisible(canSave);
    m_state->setText(!m_isChangeable ? tr("The study is open for reading only.")
                     : canSave ? tr("Not saved yet. Hand-outs that are out keep the old settings "
                                    "until they are written again.")
                               : tr("Every change is recorded with the study."));
}

void SettingsView::revert()
{
    show(m_stored);
    refresh();
}

void SettingsView::whenSettled(const std::function<void()>& then)
{
    if (!isUnsaved()) {
        then();
        return;
    }
    m_prompts.choose(this, tr("The settings were changed and are not saved."),
                     tr("Save them, discard the changes, or stay and look at them once more."),
                     {tr("Save"), tr("Discard")}, [this, then](int choice) {
                         if (choice < 0)
                             return;
                         if (choice == 0)
                             save();
                         else
                             revert();
                         if (choice > 0 || !isUnsaved()) // saving can fail
                             then();
                     });
}

Result<void> SettingsView::write(const Values& values)
{
    const Values before = m_stored;
    if (!(values.protocol == before.protocol)) {
        if (const auto done = m_study->courseRules().setProtocol(values.protocol); !done)
            return fail(done.error());
    }
    if (!(values.quality == before.quality)) {
        if (const auto done = m_study->quality().setProtocol(values.quality); !done)
            return fail(done.error());
    }
    if (values.consentText != before.consentText) {
        if (const auto done = m_study->consents().setText(values.consentText); !done)
            return fail(done.error());
    }
    if (values.guideline != before.guideline) {
        if (const auto done = m_study->courseRules().setGuideline(values.guideline); !done)
            return fail(done.error());
    }
    return {};
}

void SettingsView::editPractice()
{
    if (!m_study || !m_isChangeable)
        return;
    const auto scenes = m_study->practice().scenes();
    if (!scenes) {
        Q_EMIT failed(scenes.error());
        return;
    }
    if (!scenes->isEmpty())
        (new PracticeDialog(*m_study, *scenes, this))->open();
}

void SettingsView::save()
{
    if (!isUnsaved())
        return;
    const Values values = fields();
    const auto done = write(values);
    if (auto stored = valuesOf(*m_study))
        m_stored = std::move(*stored);
    refresh();
    if (done)
        Q_EMIT saved();
    else
        Q_EMIT failed(done.error());
}

} // namespace subtext
