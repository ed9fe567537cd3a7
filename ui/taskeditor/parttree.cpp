// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/taskeditor/parttree.h"

#include "core/task/editing/partchanges.h"
#include "core/task/editing/taskedits.h"
#include "ui/taskeditor/partwords.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/tabledelegate.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int NumberRole = Qt::UserRole;

QPushButton* smallButton(const QString& text, const QString& tip, QWidget* parent)
{
    auto* button = makeButton(text, ButtonKind::Quiet, parent);
    button->setAutoDefault(false);
    button->setToolTip(plainToolTip(tip));
    return button;
}

} // namespace

PartTree::PartTree(QWidget* parent)
    : QFrame(parent)
    , m_tree(new QTreeWidget(this))
    , m_add(smallButton(tr("Add"), tr("Insert"), this))
    , m_remove(smallButton(tr("Remove"), tr("Delete"), this))
    , m_up(smallButton(tr("Up"), tr("Alt+Up"), this))
    , m_down(smallButton(tr("Down"), tr("Alt+Down"), this))
    , m_kinds(new QMenu(this))
{
    m_down->setObjectName(QStringLiteral("down"));
    m_up->setObjectName(QStringLiteral("up"));
    m_remove->setObjectName(QStringLiteral("remove"));
    setProperty("panel", true);
    QVBoxLayout* column = makeColumn(this, {14, 14, 14, 10}, 8);
    m_tree->setAccessibleName(tr("Parts of the task"));
    m_tree->setHeaderHidden(true);
    m_tree->setColumnCount(1);
    m_tree->setIndentation(16);
    m_tree->setUniformRowHeights(true);
    m_tree->setTextElideMode(Qt::ElideRight);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->header()->setStretchLastSection(true);
    m_tree->setItemDelegate(new LineDelegate(m_tree));
    m_tree->installEventFilter(this);
    column->addWidget(m_tree, 1);
    QHBoxLayout* buttons = makeRow(0);
    for (QPushButton* button : {m_add, m_remove, m_up, m_down})
        buttons->addWidget(button);
    buttons->addStretch(1);
    column->addLayout(buttons);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &PartTree::onCurrent);
    connect(m_tree, &QTreeWidget::itemExpanded, this, [this](QTreeWidgetItem* item) {
        m_open.push_back(m_lines.at(item->data(0, NumberRole).toUInt()).part);
    });
    connect(m_tree, &QTreeWidget::itemCollapsed, this, [this](QTreeWidgetItem* item) {
        std::erase(m_open, m_lines.at(item->data(0, NumberRole).toUInt()).part);
    });
    connect(m_add, &QPushButton::clicked, this, [this] {
        if (m_addable.size() == 1)
            Q_EMIT addRequested(m_addable.front());
        else if (!m_addable.empty())
            m_kinds->popup(m_add->mapToGlobal(QPoint(0, m_add->height())));
    });
    connect(m_remove, &QPushButton::clicked, this, &PartTree::removeRequested);
    connect(m_up, &QPushButton::clicked, this, [this] { Q_EMIT moveRequested(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { Q_EMIT moveRequested(1); });
}

void PartTree::show(const Task& task, TaskPart chosen, const std::vector<TaskPart>& faulty)
{
    m_chosen = chosen;
    std::vector<Line> lines;
    for (const TaskPart part : topParts())
        gather(lines, task, part, 0, faulty);
    const QSignalBlocker blocker(m_tree);
    if (lines != m_lines) { // else the tree may be telling of a key just now
        m_lines = std::move(lines);
        fill();
    }
    markChosen();
    refreshButtons(task);
}

void PartTree::gather(std::vector<Line>& lines, const Task& task, TaskPart part, int depth,
                      const std::vector<TaskPart>& faulty)
{
    const QString title = partTitle(task, part);
    const QString kind = partKindWord(task, part);
    const QString spoken = kind == title ? title : tr("%1: %2").arg(kind, title);
    const bool isFaulty = std::find(faulty.begin(), faulty.end(), part) != faulty.end();
    lines.push_back({part, title, spoken, depth, isFaulty});
    for (const TaskPart inner : partsIn(task, part))
        gather(lines, task, inner, depth + 1, faulty);
}

void PartTree::fill()
{
    m_tree->clear();
    m_items.clear();
    std::vector<QTreeWidgetItem*> holders; // by depth
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line& line = m_lines[i];
        holders.resize(static_cast<std::size_t>(line.depth));
        auto* item =
            holders.empty() ? new QTreeWidgetItem(m_tree) : new QTreeWidgetItem(holders.back());
        holders.push_back(item);
        item->setText(0, line.isFaulty ? tr("%1  ⚠").arg(line.title) : line.title);
        item->setData(0, NumberRole, static_cast<uint>(i));
        item->setData(0, Qt::AccessibleTextRole,
                      line.isFaulty ? tr("%1, needs correcting").arg(line.spoken) : line.spoken);
        item->setData(0, Qt::ToolTipRole, plainToolTip(line.title));
        m_items.push_back(item);
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const bool isUnfolded =
            std::find(m_open.begin(), m_open.end(), m_lines[i].part) != m_open.end();
        m_items[i]->setExpanded(m_lines[i].depth == 0 || isUnfolded);
    }
}

void PartTree::markChosen()
{
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (!(m_lines[i].part == m_chosen))
            continue;
        if (m_tree->currentItem() != m_items[i])
            m_tree->setCurrentItem(m_items[i]);
        for (QTreeWidgetItem* over = m_items[i]->parent(); over; over = over->parent())
            over->setExpanded(true);
        m_tree->scrollToItem(m_items[i]);
    }
}

void PartTree::refreshButtons(const Task& task)
{
    m_addable = addableAt(task, m_chosen);
    m_kinds->clear();
    for (const PartKind kind : m_addable) {
        QAction* action = m_kinds->addAction(addedKindWord(task, m_chosen, kind));
        connect(action, &QAction::triggered, this, [this, kind] { Q_EMIT addRequested(kind); });
    }
    m_add->setEnabled(!m_addable.empty());
    m_add->setAccessibleName(m_addable.size() == 1
                                 ? tr("Add: %1").arg(addedKindWord(task, m_chosen, m_addable[0]))
                                 : tr("Add a part"));
    m_remove->setEnabled(isRemovable(task, m_chosen));
    Task tried = task;
    m_up->setEnabled(movePart(tried, m_chosen, -1).has_value());
    tried = task;
    m_down->setEnabled(movePart(tried, m_chosen, 1).has_value());
}

void PartTree::onCurrent(QTreeWidgetItem* item)
{
    if (!item)
        return;
    m_chosen = m_lines.at(item->data(0, NumberRole).toUInt()).part;
    Q_EMIT partChosen(m_chosen);
}

void PartTree::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    layout()->activate();
    if (m_tree->currentItem())
        m_tree->scrollToItem(m_tree->currentItem());
}

bool PartTree::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isAlt = key->modifiers() == Qt::AltModifier;
        QPushButton* button = nullptr;
        if (key->key() == Qt::Key_Insert)
            button = m_add;
        else if (key->key() == Qt::Key_Delete)
            button = m_remove;
        else if (isAlt && key->key() == Qt::Key_Up)
            button = m_up;
        else if (isAlt && key->key() == Qt::Key_Down)
            button = m_down;
        if (button) {
            if (button->isEnabled())
                button->click();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace subtext
