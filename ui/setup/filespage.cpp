// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/filespage.h"

#include "core/exchange/rows/columns.h"
#include "ui/text/words.h"

#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int PageWidth = 1400; // columns of a file stand side by side

} // namespace

FilesPage::FilesPage(Prompts& prompts, QWidget* parent)
    : SetupPage(tr("Files"), QString(), PageWidth, parent)
    , m_form(new ImportForm(prompts, column()))
{
    rows()->addWidget(m_form, 1);
    m_form->offerGroupsOfFiles();
    connect(m_form, &ImportForm::groupsOfFilesWanted, this, &FilesPage::groupsOfFilesWanted);
    connect(m_form, &ImportForm::changed, this, [this] {
        m_mostAnswers = mostAnswers(m_form->files());
        Q_EMIT changed();
    });
}

void FilesPage::setTask(const TaskDocument& chosen)
{
    const QString kinds =
        chosen.task.layout == TaskLayout::Cei
            ? tr("CSV files in CEI’s layout, scenarios as CSV, Excel workbook, JSON or JSON "
                 "Lines, or exports of Label Studio.")
            : tr("Scenarios, with or without answers, as CSV, Excel workbook, JSON or JSON "
                 "Lines, or exports of Label Studio.");
    const ColumnNames names(chosen.task);
    QStringList needed;
    for (const Field field : neededFields(chosen.task, [](Field) { return false; }))
        needed << names.tokenOf(field);
    const QString group =
        chosen.task.group
            ? tr("A column %1 says which %2 a scenario is of; without it, one can be chosen for "
                 "the whole file.")
                  .arg(names.tokenOf(Field::Group),
                       midSentence(chosen.task.group->word, chosen.task))
            : QString();
    setAbout(saidTogether(
        {kinds, tr("They are read and left as they are; nothing is written before the last page."),
         tr("A table of scenarios needs these columns: %1. If they have other names there, you "
            "are asked which is which.")
             .arg(listed(needed)),
         group}));
    m_form->setTask(std::make_shared<const Task>(chosen.task));
}

void FilesPage::apply(SetupDraft& draft) const
{
    draft.files = m_form->files();
    draft.powers = m_form->powers();
    draft.mostAnswers = m_mostAnswers;
}

QString FilesPage::obstacle(const SetupDraft& /*draft*/) const
{
    const QString matched = m_form->matchedFile();
    return matched.isEmpty() ? m_form->obstacle()
                             : tr("“Next” reads %1 with these columns.").arg(matched);
}

} // namespace subtext
