// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/decisionsdialog.h"

#include "core/course/roster.h"
#include "core/desk/deciding.h"
#include "core/exchange/decisioncsv.h"
#include "core/exchange/tables/textdecoder.h"
#include "core/study/study.h"
#include "core/travel/importing.h"
#include "ui/help/manual.h"
#include "ui/prompts/prompts.h"
#include "ui/text/desktext.h"
#include "ui/text/errortext.h"
#include "ui/text/plurals.h"
#include "ui/text/shownwords.h"
#include "ui/text/words.h"
#include "ui/widgets/columnfit.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/scrollarea.h"
#include "ui/widgets/sheetchoice.h"
#include "ui/widgets/tabledelegate.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

enum DecisionColumn { DecidedItem, DecidedGold, DecidedBasis, DecidedNote, DecisionColumns };

// A look at what the columns mean, not a way to read them all.
constexpr std::size_t MostDecisionsShown = 500;

} // namespace

DecisionsDialog::DecisionsDialog(Prompts& prompts, Study& study, const Person& person,
                                 QWidget* parent)
    : QDialog(parent)
    , m_prompts(prompts)
    , m_study(study)
    , m_person(person)
    , m_choose(makeButton(tr("&Choose a file…"), ButtonKind::Normal, this, "choose"))
    , m_sheets(new SheetChoice(this))
    , m_table(new QTableWidget(0, DecisionColumns, this))
    , m_fit(new ColumnFit(*m_table))
    , m_whose(new QComboBox(this))
    , m_found(
          makeLines(tr("No file is chosen yet."), theme::TextRole::Body, LabelTone::Muted, this))
    , m_problem(makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, this))
    , m_import(makeButton(tr("&Import"), ButtonKind::Primary, this, "import"))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Import decisions"));
    offerManual(*this, ManualPlace::Import);
    resizeToRoom(*this, {820, 520});
    QVBoxLayout* column = makeColumn(this, {28, 22, 28, 18}, 8);
    column->addWidget(makeLabel(windowTitle(), theme::TextRole::Title, LabelTone::Normal, this));
    auto* area = makeScrollArea(this); // in a low window all of it does not fit
    QWidget* page = makePage(nullptr);
    QVBoxLayout* rows = makeColumn(page, {}, 8);
    rows->addWidget(makeLines(
        tr("A row for each scenario, with the columns scenario, gold, basis, ambiguous and note. "
           "All rows are imported, or none."),
        theme::TextRole::Body, LabelTone::Muted, this));
    QHBoxLayout* file = makeRow(8);
    file->addWidget(m_choose);
    file->addWidget(m_sheets);
    file->addWidget(m_found, 1);
    rows->addLayout(file);
    m_table->setHorizontalHeaderLabels({tr("Scenario"), tr("Gold"), tr("Basis"), tr("Note")});
    m_table->setItemDelegate(new TableDelegate(m_table));
    styleTable(*m_table, tr("Decisions in the file"));
    m_table->horizontalHeader()->setStretchLastSection(true);
    rows->addWidget(m_table, 1);
    auto* whose =
        makeLabel(tr("&Whose decisions"), theme::TextRole::Caption, LabelTone::Normal, this);
    whose->setBuddy(m_whose);
    m_whose->setAccessibleName(tr("Whose decisions"));
    rows->addWidget(whose);
    rows->addWidget(m_whose);
    rows->addWidget(makeLines(
        tr("Decisions that are nobody’s replace those made before. A person’s are recorded as "
           "their own, and that person can undo them at the desk."),
        theme::TextRole::Small, LabelTone::Muted, this));
    area->setWidget(page);
    column->addWidget(area, 1);
    column->addWidget(m_problem);
    column->addLayout(makeDialogButtons(*this, *m_import));
    m_import->setEnabled(false);
    m_choose->setEnabled(listPeople() && mayImport());
    connect(m_choose, &QPushButton::clicked, this, &DecisionsDialog::askForFile);
    connect(m_sheets, &SheetChoice::sheetChosen, this, &DecisionsDialog::readSheet);
    connect(m_import, &QPushButton::clicked, this, &DecisionsDialog::import);
    m_choose->setFocus(Qt::OtherFocusReason);
}

bool DecisionsDialog::listPeople()
{
    const auto people = m_study.roster().people();
    if (!people) {
        refuse(people.error());
        return false;
    }
    m_whose->addItem(tr("Nobody’s"), qint64{0});
    for (const Person& person : *people) {
        if (person.role != Role::Annotator)
            m_whose->addItem(QStringLiteral("%1, %2").arg(person.name, person.code),
                             person.id.value);
    }
    return true;
}

/// In nobody's name the core asks for no role: that is how the command line imports.
bool DecisionsDialog::mayImport()
{
    if (m_person.role != Role::Annotator)
        return true;
    refuse({ErrorCode::WrongRole, {}, 0, 0, m_person.code, {}});
    return false;
}

void DecisionsDialog::refuse(const Error& error)
{
    m_problem->setText(errorText(error).oneLine());
}

void DecisionsDialog::askForFile()
{
    m_prompts.openFile(this, tr("Import decisions"),
                       tr("Tables (*.csv *.tsv *.txt *.xlsx);;All files (*)"),
                       [this](const QString& path) { readFile(path); });
}

void DecisionsDialog::readFile(const QString& path)
{
    m_path = path;
    m_sheets->setSheets(sheetsOfFile(path).value_or(QStringList())); // what is wrong is said below
    readSheet({});
    if (m_import->isEnabled())
        m_import->setFocus(Qt::OtherFocusReason);
}

void DecisionsDialog::readSheet(const QString& sheet)
{
    m_rows.clear();
    m_problem->clear();
    if (const auto read = readRows(sheet); !read)
        refuse(read.error());
    showRows();
    m_import->setEnabled(!m_rows.empty() && m_problem->text().isEmpty() && mayImport());
}

Result<void> DecisionsDialog::readRows(const QString& sheet)
{
    Reads reads;
    const auto task = reads.take(m_study.task()); // in whose words the file is
    m_task = reads.take(shownTask(m_study));
    const QSet<QString> names = reads.take(m_study.importing().scenarioNames());
    if (const auto read = reads.outcome(); !read)
        return read;
    auto rows = readDecisions(m_path, task.get(), sheet);
    if (!rows)
        return fail(rows.error());
    m_rows = std::move(*rows);
    const auto unknown = std::find_if(m_rows.begin(), m_rows.end(), [&](const BulkDecision& row) {
        return !names.contains(row.scenario.trimmed());
    });
    if (unknown != m_rows.end())
        return fail({ErrorCode::UnknownScenario, m_path, unknown->line, 0, unknown->scenario, {}});
    return {};
}

void DecisionsDialog::showRows()
{
    const std::size_t shown = std::min(m_rows.size(), MostDecisionsShown);
    QString found = QFileInfo(m_path).fileName();
    if (!m_rows.empty())
        found = tr("%1: %2").arg(found, tr("%n decisions", nullptr, plural(m_rows.size())));
    if (shown < m_rows.size())
        found = saidTogether({found, tr("(the first %1 are shown)").arg(shown)});
    m_found->setText(found);
    m_table->setRowCount(static_cast<int>(shown));
    for (std::size_t i = 0; i < shown; ++i) {
        const BulkDecision& row = m_rows[i];
        const QStringList cells{row.scenario, picksText(row.picks, *m_task),
                                row.basis ? basisWord(*row.basis, *m_task) : QStringLiteral("–"),
                                row.note.simplified()};
        for (int column = 0; column < DecisionColumns; ++column)
            m_table->setItem(static_cast<int>(i), column, new QTableWidgetItem(cells.at(column)));
    }
    m_table->resizeColumnsToContents();
    m_fit->fit({DecidedBasis});
}

void DecisionsDialog::import()
{
    const PersonId by{m_whose->currentData().toLongLong()};
    const auto taken = m_study.deciding().decideAll(m_rows, by, m_path);
    if (!taken) {
        refuse(taken.error());
        return;
    }
    QString what = Plurals::tr("%n decisions imported.", nullptr, plural(*taken));
    if (const qint64 others = static_cast<qint64>(m_rows.size()) - *taken; others > 0)
        what = saidTogether({what, tr("%n rows only say what the votes give by themselves.",
                                      nullptr, plural(others))});
    Q_EMIT imported(what);
    accept();
}

} // namespace subtext
