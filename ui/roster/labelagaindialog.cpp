// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/labelagaindialog.h"

#include "core/course/roster.h"
#include "core/domain/scenario.h"
#include "core/figures/labelagainfigures.h"
#include "core/study/study.h"
#include "ui/text/agreementtext.h"
#include "ui/text/errortext.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/limitedtext.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/tabledelegate.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace subtext {
namespace {

constexpr int LeastLines = 9; // of the table, in view

} // namespace

LabelAgainDialog::LabelAgainDialog(Study& study, PersonId person, QWidget* parent)
    : QDialog(parent)
    , m_study(study)
    , m_person(person)
    , m_task(study.task().value_or(nullptr))
    , m_filter(new QComboBox(this))
    , m_table(new QTableWidget(0, Columns, this))
    , m_reason(new QLineEdit(this))
    , m_figures(makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this))
    , m_report(makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, this))
    , m_takeBack(makeButton(tr("Take back"), ButtonKind::Quiet, this, "takeBack"))
    , m_ask(makeButton(tr("Ask for new labels"), ButtonKind::Primary, this, "ask"))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Label again"));
    build();
    connect(m_filter, &QComboBox::currentIndexChanged, this, &LabelAgainDialog::showItems);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &LabelAgainDialog::updateButtons);
    connect(m_reason, &QLineEdit::textChanged, this, &LabelAgainDialog::updateButtons);
    connect(m_ask, &QPushButton::clicked, this, [this] {
        if (conclude(m_study.labelAgain().ask(chosen(false), m_reason->text(), m_person)))
            m_reason->clear();
    });
    connect(m_takeBack, &QPushButton::clicked, this,
            [this] { conclude(m_study.labelAgain().takeBack(chosen(true), m_person)); });
    connect(&m_study, &Study::changed, this, [this](const ChangeSet& changes) {
        const ChangeSet::Kinds seen = ChangeSet::FiguresChanged | ChangeSet::CourseChanged;
        if (changes.kinds & seen)
            read();
    });
    read();
    resizeToRoom(*this, {860, 620});
    m_table->setFocus();
}

void LabelAgainDialog::build()
{
    QVBoxLayout* whole = makeColumn(this, {24, 18, 24, 16}, 10);
    QWidget* page = makePage(nullptr);
    QVBoxLayout* column = makeColumn(page, {}, 10);
    column->addWidget(makeLines(
        tr("After a clause of the guide changed: choose the items that it touches, say what "
           "changed, and ask. They are open again for whoever had labelled them, without the old "
           "answer in view. The old answers stay, and count until the new ones are there. People "
           "who work on files need a new hand-out."),
        theme::TextRole::Body, LabelTone::Normal, page));
    m_filter->addItems({tr("Answered by an old guide"), tr("To be labelled again"),
                        tr("All items with an answer")});
    m_filter->setAccessibleName(tr("Which items are listed"));
    column->addWidget(m_filter, 0, Qt::AlignLeft);
    m_table->setHorizontalHeaderLabels(
        {tr("Item"), tr("Answers"), tr("Old guide"), tr("Still owed by"), tr("Reason")});
    m_table->setItemDelegate(new TableDelegate(m_table));
    styleTable(*m_table, tr("Items"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(ItemColumn, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(ReasonColumn, QHeaderView::Stretch);
    m_table->setMinimumHeight(LeastLines * m_table->fontMetrics().lineSpacing());
    column->addWidget(m_table, 1);
    m_figures->setTextFormat(Qt::PlainText); // it names questions
    column->addWidget(m_figures);
    m_reason->setAccessibleName(tr("What changed"));
    m_reason->setPlaceholderText(tr("What changed, in a sentence that annotators read"));
    limitLine(*m_reason);
    column->addWidget(m_reason);
    whole->addWidget(new FittedPage(page, this), 1);
    m_report->hide();
    whole->addWidget(m_report);
    auto* close = makeButton(tr("Close"), ButtonKind::Quiet, this, "close");
    QHBoxLayout* row = makeRow(8);
    row->addWidget(m_takeBack);
    row->addStretch(1);
    row->addWidget(close);
    row->addWidget(m_ask);
    whole->addLayout(row);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    letReturnPress(*this, *m_ask);
}

void LabelAgainDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    constexpr int LeastForAll = 560;
    for (const Column column : {AnswersColumn, ReasonColumn})
        m_table->setColumnHidden(column, width() < LeastForAll);
}

void LabelAgainDialog::read()
{
    Reads reads;
    std::vector<AgainItem> items = reads.take(m_study.labelAgain().items());
    const LabelAgainFigures figures = reads.take(m_study.labelAgainFigures());
    const std::vector<Person> people = reads.take(m_study.roster().people());
    const std::vector<Scenario> heads = reads.take(m_study.heads());
    if (!reads.outcome() || !m_task)
        return; // what is shown stays
    m_items = std::move(items);
    for (const Person& person : people)
        m_codes.insert(person.id, person.code);
    const auto hero = indexOfToken(m_task->scene, heroOf(*m_task)->token);
    for (const Scenario& scene : heads)
        m_utterances.insert(scene.id, scene.fields.at(*hero).simplified());
    m_figures->setText(labelAgainText(figures, *m_task));
    showItems();
}

bool LabelAgainDialog::isShown(const AgainItem& item) const
{
    switch (static_cast<Shown>(m_filter->currentIndex())) {
    case Shown::OldGuide:
        return item.byOldGuide > 0;
    case Shown::Asked:
        return item.request.has_value();
    case Shown::All:
        break;
    }
    return true;
}

/// What was chosen stays chosen where it is still listed.
void LabelAgainDialog::showItems()
{
    const std::vector<ScenarioId> before = chosen(false);
    const std::set<ScenarioId> wanted(before.begin(), before.end());
    m_rows.clear();
    std::copy_if(m_items.begin(), m_items.end(), std::back_inserter(m_rows),
                 [this](const AgainItem& item) { return isShown(item); });
    const QSignalBlocker quiet(m_table);
    m_table->clearSelection();
    m_table->setRowCount(static_cast<int>(m_rows.size()));
    QItemSelection selection;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const AgainItem& item = m_rows[static_cast<std::size_t>(row)];
        showRow(row, item);
        if (wanted.count(item.scenario) > 0)
            selection.select(m_table->model()->index(row, 0),
                             m_table->model()->index(row, Columns - 1));
    }
    m_table->selectionModel()->select(selection, QItemSelectionModel::Select);
    updateButtons();
}

void LabelAgainDialog::showRow(int row, const AgainItem& item)
{
    QStringList owing;
    for (const PersonId person : item.owing)
        owing << m_codes.value(person);
    QString owed;
    if (item.request)
        owed = owing.isEmpty() ? tr("nobody") : owing.join(QStringLiteral(", "));
    const QString utterance = m_utterances.value(item.scenario);
    const QStringList cells{item.name, QString::number(item.answers),
                            QString::number(item.byOldGuide), owed,
                            item.request ? item.request->reason.simplified() : QString()};
    for (int column = 0; column < Columns; ++column) {
        auto* cell = new QTableWidgetItem(cells.at(column));
        if (column == ItemColumn)
            cell->setToolTip(plainToolTip(utterance));
        m_table->setItem(row, column, cell);
    }
}

std::vector<ScenarioId> LabelAgainDialog::chosen(bool isAsked) const
{
    std::vector<ScenarioId> items;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows()) {
        const auto row = static_cast<std::size_t>(index.row());
        if (row < m_rows.size() && (!isAsked || m_rows[row].request))
            items.push_back(m_rows[row].scenario);
    }
    return items;
}

void LabelAgainDialog::updateButtons()
{
    const bool isWritable = m_study.access() == Study::Access::Write;
    m_ask->setEnabled(isWritable && !chosen(false).empty() &&
                      !m_reason->text().trimmed().isEmpty());
    m_takeBack->setEnabled(isWritable && !chosen(true).empty());
}

bool LabelAgainDialog::conclude(const Result<ChangeSet>& done)
{
    if (!done) {
        tellAt(*m_report, errorText(done.error()).oneLine(), LabelTone::Danger);
        return false;
    }
    m_report->hide();
    return true;
}

} // namespace subtext
