// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/finallabelsview.h"

#include "ui/text/answertext.h"
#include "ui/text/desktext.h"
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

constexpr int VotesColumn = 3;
constexpr int BasisColumn = 4;
constexpr int NoteColumn = 5;
constexpr int NoteCharacters = 36;

/// "2 Disgust, 1 Trust": how all of those who labelled it read the scene.
QString votesText(const FinalLabel& label, const Task& task)
{
    QStringList votes;
    for (std::size_t i = 0; i < label.votes.size(); ++i) {
        if (label.votes[i] > 0)
            votes << QStringLiteral("%1 %2")
                         .arg(label.votes[i])
                         .arg(optionWord(task, 0, static_cast<Choice>(i)));
    }
    return votes.join(QStringLiteral(", "));
}

QString goldText(const GoldLabel& gold, const Task& task)
{
    return gold.isAmbiguous || !gold.label ? pickWord({std::nullopt}, task)
                                           : optionWord(task, 0, *gold.label);
}

/// To somebody whose label it was not, a misreading is another reading.
QString basisText(const GoldLabel& gold, const Task& task)
{
    if (gold.isAmbiguous)
        return {};
    return gold.basis == Basis::Misreading ? FinalLabelsView::tr("read otherwise")
                                           : basisWord(gold.basis, task);
}

} // namespace

FinalLabelsView::FinalLabelsView(QWidget* parent)
    : QWidget(parent)
    , m_lead(makeLabel(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_model(new QStandardItemModel(this))
    , m_table(new QTableView(this))
    , m_fit(new ColumnFit(*m_table))
    , m_back(makeButton(tr("Back to the items"), ButtonKind::Normal, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(28, 22, 28, 18);
    column->setSpacing(12);
    column->addWidget(
        makeLabel(tr("Final labels"), theme::TextRole::Title, LabelTone::Normal, this));
    m_lead->setWordWrap(true);
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
    m_model->setHorizontalHeaderLabels({tr("Item"), tr("Your label"), tr("Final label"),
                                        tr("Votes"), tr("Basis"), tr("Note"), heroOf(task)->word});
    for (const FinalLabel& label : labels) {
        if (!label.isDifferent())
            continue;
        m_items.push_back(label.scenario);
        m_model->appendRow({new QStandardItem(label.name),
                            new QStandardItem(optionWord(task, 0, label.own)),
                            new QStandardItem(goldText(label.gold, task)),
                            new QStandardItem(votesText(label, task)),
                            new QStandardItem(basisText(label.gold, task)),
                            new QStandardItem(label.gold.note.simplified()),
                            new QStandardItem(label.hero.simplified())});
    }
    m_table->resizeColumnsToContents();
    // A long note leaves the utterance its room; the whole of it is in the tip.
    const int most = m_table->fontMetrics().averageCharWidth() * NoteCharacters;
    m_table->setColumnWidth(NoteColumn, std::min(m_table->columnWidth(NoteColumn), most));
    const bool hasNotes = std::any_of(labels.begin(), labels.end(), [](const FinalLabel& label) {
        return label.isDifferent() && !label.gold.note.isEmpty();
    });
    m_table->setColumnHidden(NoteColumn, !hasNotes);
    std::vector<int> dispensable{VotesColumn, BasisColumn};
    if (hasNotes)
        dispensable.push_back(NoteColumn);
    m_fit->fit(dispensable);
    m_table->setVisible(!m_items.empty());
    m_lead->setText(
        m_items.empty()
            ? tr("None of your %1 labels differs from the final one.").arg(labels.size())
            : tr("%1 of your %2 labels differ from the final one: scenes that can be read in more "
                 "than one way. Votes and note say how others read them. Return on a row shows "
                 "the item.")
                  .arg(m_items.size())
                  .arg(labels.size()));
}

QString FinalLabelsView::lead() const
{
    return m_lead->text();
}

} // namespace subtext
