// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/itempanel.h"

#include "core/domain/decision.h"
#include "core/domain/scenario.h"
#include "core/task/task.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/headrow.h"
#include "ui/widgets/itemcard.h"
#include "ui/widgets/tabledelegate.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int LeastHeading = 18; // letters beside the buttons

} // namespace

QHash<ScenarioId, QString> utterancesOf(const Study* study)
{
    QHash<ScenarioId, QString> utterances;
    if (!study)
        return utterances;
    const auto task = study->task();
    const auto heads = study->heads();
    const SceneField* hero = task ? heroOf(**task) : nullptr;
    if (!heads || !hero)
        return utterances;
    const auto place = static_cast<std::size_t>(hero - (*task)->scene.data());
    for (const Scenario& head : *heads)
        utterances.insert(head.id, head.fields.at(place).simplified());
    return utterances;
}

QString itemLine(const QString& name, const QString& utterance)
{
    return utterance.isEmpty() ? name : QStringLiteral("%1: %2").arg(name, utterance);
}

ItemPanel::ItemPanel(QWidget* parent)
    : QFrame(parent)
    , m_heading(makeLines(QString(), theme::TextRole::Strong, LabelTone::Normal, this))
    , m_list(new QListWidget(this))
    , m_card(new ItemCard(this))
    , m_offer(makeButton(QString(), ButtonKind::Quiet, this, "offer"))
{
    setMinimumWidth(260);
    QVBoxLayout* column = makeColumn(this, {}, 8);
    auto* head = new HeadRow(m_heading, LeastHeading, 6, this);
    auto* desk = makeButton(tr("To the desk"), ButtonKind::Quiet, this);
    auto* close = makeButton(tr("Close"), ButtonKind::Quiet, this);
    head->addButton(desk, Qt::AlignTop);
    head->addButton(close, Qt::AlignTop);
    column->addWidget(head);
    m_offer->hide();
    column->addWidget(m_offer, 0, Qt::AlignLeft);
    m_list->setAccessibleName(tr("Items"));
    m_list->setUniformItemSizes(true);
    m_list->setItemDelegate(new LineDelegate(m_list));
    column->addWidget(m_list, 1);
    column->addWidget(m_card, 3);
    connect(desk, &QPushButton::clicked, this, [this] {
        if (chosen().isValid())
            Q_EMIT deskRequested(chosen());
    });
    connect(m_offer, &QPushButton::clicked, this, [this] {
        if (chosen().isValid())
            Q_EMIT itemRequested(chosen());
    });
    connect(close, &QPushButton::clicked, this, &ItemPanel::closeRequested);
    connect(m_list, &QListWidget::currentRowChanged, this, &ItemPanel::showChosen);
}

void ItemPanel::setStudy(Study* study, bool areAnswersShown)
{
    m_study = study;
    m_card->setAnswersShown(areAnswersShown);
    m_items.clear();
    m_list->clear();
    m_card->showNothing();
}

void ItemPanel::setAnswersShown(bool areShown)
{
    m_card->setAnswersShown(areShown);
}

void ItemPanel::showItems(const QString& heading, const std::vector<ScenarioId>& items,
                          const QHash<ScenarioId, QString>& names)
{
    m_heading->setText(heading);
    m_items = items;
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    if (m_items.size() > 1) {
        const QHash<ScenarioId, QString> utterances = utterancesOf(m_study);
        for (ScenarioId item : m_items)
            m_list->addItem(itemLine(names.value(item), utterances.value(item)));
    } else if (!m_items.empty()) {
        m_list->addItem(names.value(m_items.front())); // out of sight: its card says all
    }
    m_list->setVisible(items.size() > 1);
    if (!m_items.empty())
        m_list->setCurrentRow(0);
    showChosen();
    if (m_items.size() > 1)
        m_list->setFocus(Qt::OtherFocusReason);
}

void ItemPanel::offer(const QString& what)
{
    m_offer->setText(what);
    m_offer->setVisible(!what.isEmpty());
}

ScenarioId ItemPanel::chosen() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < std::ssize(m_items) ? m_items[static_cast<std::size_t>(row)]
                                                 : ScenarioId();
}

void ItemPanel::showChosen()
{
    if (!m_study || !chosen().isValid()) {
        m_card->showNothing();
        return;
    }
    m_card->showItem(*m_study, chosen(), {});
    Q_EMIT itemShown(chosen());
}

} // namespace subtext
