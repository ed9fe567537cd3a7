// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/finallabelsview.h"

#include "core/task/task.h"
#include "ui/text/answertext.h"
#include "ui/text/desktext.h"
#include "ui/text/mirrortext.h"
#include "ui/text/plurals.h"
#include "ui/widgets/columnfit.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/tabledelegate.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int QuestionColumn = 1;
constexpr int VotesColumn = 4;
constexpr int BasisColumn = 5;
constexpr int NoteColumn = 6;
constexpr int NoteCharacters = 36;

/// To somebody whose label it was not, a misreading is another reading (words.md).
QString basisText(const GoldLabel& gold, const Task& task)
{
    if (!gold.label)
        return {};
    return gold.basis == Basis::Misreading ? FinalLabelsView::tr("read differently")
                                           : basisWord(gold.basis, task);
}

/// Of a task of one question answers are labels; of several an item has an answer to each.
QString leadText(qsizetype different, const std::vector<FinalLabel>& labels, const Task& task)
{
    const bool isOne = task.questions.size() == 1;
    qsizetype answers = 0;
    qsizetype items = 0;
    for (const FinalLabel& label : labels) {
        answers += std::count_if(label.answers.begin(), label.answers.end(),
                                 [](const FinalAnswer& answer) { return answer.own.has_value(); });
        items += label.isDifferent() ? 1 : 0;
    }
    if (different == 0)
        return isOne ? FinalLabelsView::tr("None of your %n labels differs from the final one.",
                                           nullptr, plural(answers))
                     : FinalLabelsView::tr("None of your %n answers differs from the final one.",
                                           nullptr, plural(answers));
    if (isOne)
        return FinalLabelsView::tr("%n of your %1 labels differ from the final one: scenes that "
                                   "can be read in more than one way. Votes and note show how "
                                   "others read them. Press Enter on a row to see the item.",
                                   nullptr, plural(different))
            .arg(answers);
    return FinalLabelsView::tr(
               "%n of your %1 answers differ from the final one, in %2 of your %3 items: scenes "
               "that can be read in more than one way. Votes and note show how others read them. "
               "Press Enter on a row to see the item.",
               nullptr, plural(different))
        .arg(answers)
        .arg(items)
        .arg(labels.size());
}

} // namespace

FinalLabelsView::FinalLabelsView(QWidget* parent)
    : QWidget(parent)
    , m_lead(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_model(new QStandardItemModel(this))
    , m_table(new QTableView(this))
    , m_fit(new ColumnFit(*m_table))
    , m_back(makeButton(tr("Back to the items"), ButtonKind::Normal, this))
{
    QVBoxLayout* column = makeColumn(this, {28, 22, 28, 18}, 12);
    column->addWidget(
        makeLabel(tr("Final labels"), theme::TextRole::Title, LabelTone::Normal, this));
    column->addWidget(m_lead);
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Items whose final label differs from yours"));
    m_table->verticalHeader()->hide();
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setItemDelegate(new TableDelegate(m_table));
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 14);
    column->addWidget(m_table, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_back);
    buttons->addStretch(1);
    column->addLayout(buttons);
    connect(m_back, &QPushButton::clicked, this, &FinalLabelsView::backRequested);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT itemRequested(m_items.at(static_cast<std::size_t>(index.row())));
    });
}

void FinalLabelsView::setLabels(const std::vector<FinalLabel>& labels, const Task& task)
{
    m_items.clear();
    m_model->clear();
    m_model->setHorizontalHeaderLabels({tr("Item"), tr("Question"), tr("Your label"),
                                        tr("Final label"), tr("Votes"), tr("Basis"), tr("Note"),
                                        heroOf(task)->word});
    for (const FinalLabel& label : labels) {
        for (std::size_t i = 0; i < label.answers.size(); ++i) {
            const FinalAnswer& answer = label.answers[i];
            if (!answer.isDifferent())
                continue;
            m_items.push_back(label.scenario);
            m_model->appendRow({new QStandardItem(label.name),
                                new QStandardItem(task.questions[i].word),
                                new QStandardItem(optionWord(task, i, *answer.own)),
                                new QStandardItem(pickWord(answer.gold.pick(), task,
                                                           static_cast<QuestionIndex>(i))),
                                new QStandardItem(voteCountsText(answer.votes, task, i)),
                                new QStandardItem(basisText(answer.gold, task)),
                                new QStandardItem(answer.gold.note.simplified()),
                                new QStandardItem(label.hero.simplified())});
        }
    }
    m_table->resizeColumnsToContents();
    // A long note leaves the utterance its room; the whole of it is in the tip.
    const int most = m_table->fontMetrics().averageCharWidth() * NoteCharacters;
    m_table->setColumnWidth(NoteColumn, std::min(m_table->columnWidth(NoteColumn), most));
    const bool hasNotes = std::any_of(labels.begin(), labels.end(), [](const FinalLabel& label) {
        return std::any_of(label.answers.begin(), label.answers.end(),
                           [](const FinalAnswer& answer) {
                               return answer.isDifferent() && !answer.gold.note.isEmpty();
                           });
    });
    m_table->setColumnHidden(NoteColumn, !hasNotes);
    m_table->setColumnHidden(QuestionColumn, task.questions.size() == 1);
    std::vector<int> dispensable{VotesColumn, BasisColumn};
    if (hasNotes)
        dispensable.push_back(NoteColumn);
    m_fit->fit(dispensable);
    m_table->setVisible(!m_items.empty());
    m_lead->setText(leadText(static_cast<qsizetype>(m_items.size()), labels, task));
}

} // namespace subtext
