// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/importdialog.h"

#include "core/course/roster.h"
#include "core/study/study.h"
#include "ui/forms/importform.h"
#include "ui/forms/importpreview.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/help/manual.h"
#include "ui/text/errortext.h"
#include "ui/text/importtext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/textreader.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace subtext {
namespace {

QString takenText(const ImportReport& report)
{
    return ImportDialog::tr("Imported: %1.").arg(takenParts(report));
}

} // namespace

ImportDialog::ImportDialog(Prompts& prompts, Study& study, QWidget* parent)
    : QDialog(parent)
    , m_study(study)
    , m_form(new ImportForm(prompts, this))
    , m_stack(new PageStack(this))
    , m_report(makeReader(this))
    , m_problem(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_decisions(makeButton(tr("&Decisions…"), ButtonKind::Quiet, this, "decisions"))
    , m_cancel(makeButton(tr("Cancel"), ButtonKind::Quiet, this))
    , m_import(makeButton(tr("&Import"), ButtonKind::Primary, this, "import"))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Import"));
    offerManual(*this, ManualPlace::Import);
    resizeToRoom(*this, {880, 540});
    QVBoxLayout* column = makeColumn(this, {28, 22, 28, 18}, 8);
    column->addWidget(
        makeLabel(tr("Import into this study"), theme::TextRole::Title, LabelTone::Normal, this));
    column->addWidget(makeLines(
        tr("What the study already has stays as it is. A row that contradicts it is refused."),
        theme::TextRole::Body, LabelTone::Muted, this));
    m_report->setAccessibleName(tr("What was imported"));
    m_stack->addWidget(m_form);
    m_stack->addWidget(m_report);
    column->addWidget(m_stack, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_problem, 1);
    m_decisions->setToolTip(tr("Ctrl+Shift+I. Import the decisions of adjudicators from a file."));
    buttons->addWidget(m_decisions);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_import);
    column->addLayout(buttons);
    letReturnPress(*this, *m_import);
    if (auto task = study.task()) // where it cannot be read, neither can what is taken
        m_form->setTask(std::move(*task));
    if (auto known = study.importing().mappings())
        m_form->setKnownMappings(std::move(*known));
    if (auto people = study.roster().people())
        m_form->setPeople(std::move(*people));
    if (auto names = study.importing().scenarioNames())
        m_form->setKnownScenarios(std::move(*names));
    connect(m_form, &ImportForm::changed, this, &ImportDialog::refresh);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_decisions, &QPushButton::clicked, this, [this] {
        reject();
        Q_EMIT decisionsWanted();
    });
    connect(m_import, &QPushButton::clicked, this, &ImportDialog::import);
    refresh();
    m_form->focusField();
}

void ImportDialog::refresh()
{
    const QString missing = m_form->obstacle();
    setTone(m_problem, LabelTone::Muted);
    m_problem->setText(missing.isEmpty() ? m_form->usedRowsText() : missing);
    m_import->setEnabled(missing.isEmpty());
}

QString ImportDialog::reportText() const
{
    return m_report->toPlainText();
}

void ImportDialog::import()
{
    ImportOptions options;
    options.powers = m_form->powers();
    const auto report = m_study.importing().apply(m_form->files(), options);
    if (!report) {
        setTone(m_problem, LabelTone::Danger);
        m_problem->setText(errorText(report.error()).oneLine());
        return;
    }
    const QString met = metAnswersText(*report);
    Q_EMIT imported(met.isEmpty() ? takenText(*report) : takenText(*report) + u' ' + met);
    if (report->refused.empty() && report->furtherRefused.empty())
        accept();
    else
        showReport(*report);
}

void ImportDialog::showReport(const ImportReport& report)
{
    m_report->setHtml(importReportHtml(takenText(report), report));
    m_stack->setCurrentWidget(m_report);
    m_problem->clear();
    m_import->hide();
    m_decisions->hide();
    m_cancel->setText(tr("Close"));
    m_cancel->setFocus();
}

} // namespace subtext
