// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seminar/seminardialog.h"

#include "ui/help/manual.h"
#include "ui/text/desktext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/sceneprose.h"
#include "ui/widgets/segmentbar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr QSize SeminarDialogSize(680, 500);

/// Those that items are of; in the order of the task where it has a list.
QStringList groupsOf(const Task& task, const std::vector<SeminarItem>& items)
{
    QStringList groups;
    for (const SeminarItem& item : items)
        groups << item.scene.group;
    groups.removeDuplicates();
    groups.sort();
    if (!task.group || !task.group->options)
        return groups;
    QStringList listed;
    for (const ListedWord& word : *task.group->options) {
        if (groups.contains(word.token))
            listed << word.token;
    }
    return listed;
}

} // namespace

SeminarDialog::SeminarDialog(const Task& task, const Seminar& seminar, const SeminarChoice& choice,
                             QWidget* parent)
    : QDialog(parent)
    , m_items(seminar.items)
    , m_choice(choice)
    , m_which(new SegmentBar(tr("Which items"), this))
    , m_pages(new QStackedWidget(this))
    , m_groups(new QComboBox(this))
    , m_splitsOnly(new QCheckBox(this))
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_state(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_begin(makeButton(tr("Begin"), ButtonKind::Primary, this, "begin"))
{
    setObjectName(QStringLiteral("seminarDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Seminar"));
    offerManual(*this, ManualPlace::Seminar);
    build(task);
    showChoice();
    connect(m_which, &SegmentBar::chosen, this, &SeminarDialog::showState);
    connect(m_groups, &QComboBox::currentIndexChanged, this, &SeminarDialog::showState);
    connect(m_splitsOnly, &QCheckBox::toggled, this, &SeminarDialog::showState);
    connect(m_search, &QLineEdit::textChanged, this, &SeminarDialog::narrow);
    connect(m_list, &QListWidget::itemChanged, this, &SeminarDialog::takeTicks);
    connect(m_begin, &QPushButton::clicked, this, [this] {
        accept(); // first: it may not stand over the seminar
        Q_EMIT chosen(m_choice);
    });
    showState();
    resizeToRoom(*this, SeminarDialogSize);
    m_which->button(m_which->current())->setFocus();
}

QString SeminarDialog::stateText() const
{
    return m_state->text();
}

void SeminarDialog::build(const Task& task)
{
    QVBoxLayout* column = makeColumn(this, {24, 20, 24, 18}, 12);
    column->addWidget(makeLabel(tr("Seminar"), theme::TextRole::Title, LabelTone::Normal, this));
    column->addWidget(makeLines(tr("Which items with a final label are shown, the hardest first. "
                                   "The choice is kept until you sign out."),
                                theme::TextRole::Body, LabelTone::Muted, this));
    m_which->addSegment(tr("All settled items (%1)").arg(m_items.size()));
    m_which->addSegment(tr("A part of them"));
    m_which->addSegment(tr("Single items"));
    column->addWidget(m_which, 0, Qt::AlignLeft);
    m_pages->addWidget(makePage(m_pages));
    m_pages->addWidget(buildPart(task));
    m_pages->addWidget(buildSingle(task));
    column->addWidget(m_pages, 1);
    column->addWidget(m_state);
    column->addLayout(makeDialogButtons(*this, *m_begin));
    letReturnPress(*this, *m_begin);
}

QWidget* SeminarDialog::buildPart(const Task& task)
{
    QWidget* page = makePage(m_pages);
    QVBoxLayout* column = makeColumn(page, {}, 10);
    const QStringList groups = groupsOf(task, m_items);
    m_groups->addItem(task.group ? tr("%1: all").arg(task.group->word) : tr("All"), QString());
    for (const QString& group : groups)
        m_groups->addItem(groupWord(task, group), group);
    m_groups->setAccessibleName(task.group ? task.group->word : tr("Group"));
    m_groups->setHidden(groups.size() < 2);
    column->addWidget(m_groups, 0, Qt::AlignLeft);
    const auto splits = std::count_if(m_items.begin(), m_items.end(),
                                      [](const SeminarItem& item) { return item.isSplit; });
    m_splitsOnly->setText(tr("Splits only (%1)").arg(splits));
    m_splitsOnly->setObjectName(QStringLiteral("splitsOnly"));
    column->addWidget(m_splitsOnly);
    column->addStretch(1);
    return page;
}

QWidget* SeminarDialog::buildSingle(const Task& task)
{
    QWidget* page = makePage(m_pages);
    QVBoxLayout* column = makeColumn(page, {}, 8);
    m_search->setPlaceholderText(tr("Search the items"));
    m_search->setAccessibleName(tr("Search the items"));
    addClearButton(*m_search);
    column->addWidget(m_search);
    m_list->setAccessibleName(tr("Settled items"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    for (const SeminarItem& item : m_items) {
        const QString text = heroOf(task, item.scene).text.simplified();
        auto* row =
            new QListWidgetItem(QStringLiteral("%1 · %2").arg(item.scene.name(), text), m_list);
        row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        row->setCheckState(m_choice.ticked.count(item.scene.id) > 0 ? Qt::Checked : Qt::Unchecked);
    }
    m_list->setCurrentRow(0);
    column->addWidget(m_list, 1);
    return page;
}

void SeminarDialog::showChoice()
{
    m_which->setCurrent(static_cast<int>(m_choice.which));
    m_groups->setCurrentIndex(std::max(m_groups->findData(m_choice.group), 0));
    m_splitsOnly->setChecked(m_choice.isSplitsOnly);
}

/// Hides the rows that do not have all of these words; what is ticked stays so.
void SeminarDialog::narrow(const QString& words)
{
    const QStringList wanted = words.simplified().split(u' ', Qt::SkipEmptyParts);
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem& row = *m_list->item(i);
        row.setHidden(!std::all_of(wanted.begin(), wanted.end(), [&](const QString& word) {
            return row.text().contains(word, Qt::CaseInsensitive);
        }));
    }
    showState();
}

void SeminarDialog::takeTicks()
{
    m_choice.ticked.clear();
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (m_list->item(static_cast<int>(i))->checkState() == Qt::Checked)
            m_choice.ticked.insert(m_items[i].scene.id);
    }
    showState();
}

void SeminarDialog::showState()
{
    m_choice.which = static_cast<SeminarChoice::Which>(m_which->current());
    m_choice.group = m_groups->currentData().toString();
    m_choice.isSplitsOnly = m_splitsOnly->isChecked();
    m_pages->setCurrentIndex(m_which->current());
    const auto count = std::count_if(m_items.begin(), m_items.end(),
                                     [&](const auto& item) { return m_choice.takes(item); });
    const bool isSingle = m_choice.which == SeminarChoice::Which::Single;
    bool isAnyListed = false;
    for (int i = 0; i < m_list->count(); ++i)
        isAnyListed = isAnyListed || !m_list->item(i)->isHidden();
    QString text = tr("Shown: %1 of %2").arg(count).arg(m_items.size());
    if (isSingle && !isAnyListed)
        text = tr("No settled item has these words. %1").arg(text);
    else if (isSingle && count == 0)
        text = tr("Tick the items to show.");
    else if (count == 0)
        text = tr("No settled item matches.");
    m_state->setText(text);
    m_begin->setEnabled(count > 0);
}

} // namespace subtext
