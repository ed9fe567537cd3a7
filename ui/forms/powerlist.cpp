// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/powerlist.h"

#include "ui/forms/powermodel.h"
#include "ui/text/plurals.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedheader.h"
#include "ui/widgets/returnkey.h"
#include "ui/widgets/tabledelegate.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QStyle>
#include <QStyleOption>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

/// The power relation is chosen from a list; a cell shows that it can be.
class PowerDelegate : public TableDelegate
{
public:
    using TableDelegate::TableDelegate;

    static constexpr int ArrowWidth = 26; ///< As in the menus of the application.

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        if (index.column() != PowerModel::PowerColumn) {
            TableDelegate::paint(painter, option, index);
            return;
        }
        paintBackground(*painter, option, index);
        const QVariant colour = index.data(Qt::ForegroundRole);
        const QRect area = option.rect.adjusted(Padding, 0, -ArrowWidth, 0);
        painter->save();
        painter->setFont(theme::font(theme::TextRole::Body));
        painter->setPen(colour.isValid() ? colour.value<QColor>()
                                         : theme::colors(option.palette).text);
        painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight,
                                                            area.width()));
        painter->restore();
        constexpr int Side = 12;
        QStyleOption arrow;
        arrow.palette = option.palette;
        arrow.state = QStyle::State_Enabled;
        arrow.rect = QRect(0, 0, Side, Side);
        arrow.rect.moveCenter({option.rect.right() - ArrowWidth / 2, option.rect.center().y()});
        option.widget->style()->drawPrimitive(QStyle::PE_IndicatorArrowDown, &arrow, painter,
                                              option.widget);
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/,
                          const QModelIndex& /*index*/) const override
    {
        auto* box = new QComboBox(parent);
        box->setAccessibleName(PowerList::tr("Who has more power"));
        for (const auto& [number, word] : PowerModel::choices())
            box->addItem(word, number);
        connect(box, &QComboBox::activated, this, [this, box] { finish(*box); });
        // Once it stands in its cell; a letter has chosen by then, and closed it again. Not sent to
        // the box: a table delivers what waits for an editor as it closes it.
        QMetaObject::invokeMethod(
            self(),
            [opened = QPointer<QComboBox>(box)] {
                if (opened && opened->isVisible() && !opened->view()->isVisible())
                    opened->showPopup();
            },
            Qt::QueuedConnection);
        return box;
    }

    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        auto& box = *static_cast<QComboBox*>(editor);
        box.setCurrentIndex(box.findData(index.data(Qt::EditRole)));
    }

    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override
    {
        model->setData(index, static_cast<QComboBox*>(editor)->currentData());
    }

protected:
    /// Return takes what the box says. It would otherwise go on to the window, which may import or
    /// turn its page.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        auto* box = qobject_cast<QComboBox*>(watched);
        if (box && event->type() == QEvent::KeyPress) {
            if (isReturn(*static_cast<QKeyEvent*>(event))) {
                finish(*box);
                return true;
            }
        }
        return TableDelegate::eventFilter(watched, event);
    }

private:
    /// Editors are made by a const function, and what they do is not.
    PowerDelegate* self() const { return const_cast<PowerDelegate*>(this); }

    void finish(QComboBox& box) const
    {
        Q_EMIT self()->commitData(&box);
        Q_EMIT self()->closeEditor(&box);
    }
};

} // namespace

PowerList::PowerList(QWidget* parent)
    : QWidget(parent)
    , m_model(new PowerModel(this))
    , m_about(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_table(new QTableView(this))
    , m_reset(makeButton(tr("All unstated"), ButtonKind::Quiet, this))
    , m_state(makeLabel(QString(), theme::TextRole::Body, LabelTone::Muted, this))
{
    QVBoxLayout* rows = makeColumn(this, {}, 8);
    rows->addWidget(m_about);
    m_table->setHorizontalHeader(new ElidedHeader(Qt::ElideRight, m_table));
    m_table->setModel(m_model);
    m_table->viewport()->installEventFilter(this);
    m_table->horizontalHeader()->setSectionResizeMode(PowerModel::UtteranceColumn,
                                                      QHeaderView::Stretch);
    m_table->setItemDelegate(new PowerDelegate(m_table));
    styleTable(*m_table, tr("Scenarios without a power relation"));
    m_table->setAccessibleDescription(
        tr("The first letter of an answer selects it; Space opens the list."));
    m_table->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    constexpr int FewestRows = 1; // in the smallest window; elsewhere it has what is left
    m_table->setMinimumHeight(m_table->horizontalHeader()->sizeHint().height() +
                              FewestRows * m_table->verticalHeader()->defaultSectionSize() +
                              2 * m_table->frameWidth());
    rows->addWidget(m_table, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_reset);
    foot->addWidget(m_state);
    foot->addStretch(1);
    rows->addLayout(foot);

    connect(m_model, &PowerModel::edited, this, [this] {
        refresh();
        Q_EMIT changed();
    });
    connect(m_reset, &QPushButton::clicked, m_model, &PowerModel::clearSaid);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == PowerModel::PowerColumn)
            m_table->edit(index);
    });
    // Wherever in a line somebody is, the keys are for the one thing that can be said in it.
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid() && current.column() != PowerModel::PowerColumn)
                    m_table->selectionModel()->setCurrentIndex(
                        current.siblingAtColumn(PowerModel::PowerColumn),
                        QItemSelectionModel::NoUpdate);
            });
    refresh();
}

void PowerList::setScenes(std::vector<Scenario> scenes)
{
    m_model->setScenes(std::move(scenes));
    if (!isEmpty() && !m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_model->index(0, PowerModel::PowerColumn));
    measureColumns();
    shareColumns();
    refresh();
}

bool PowerList::isEmpty() const
{
    return m_model->rowCount() == 0;
}

const SaidPowers& PowerList::said() const
{
    return m_model->said();
}

/// What each column needs, once for these scenes: names and roles within limits. The utterances
/// have the rest.
void PowerList::measureColumns()
{
    constexpr int WidestScene = 180;
    constexpr int WidestRoles = 230;
    const QHeaderView& header = *m_table->horizontalHeader();
    const QFontMetrics metrics(theme::font(theme::TextRole::Body));
    m_powerWidth = metrics.horizontalAdvance(
        m_model->headerData(PowerModel::PowerColumn, Qt::Horizontal, Qt::DisplayRole).toString());
    for (const auto& choice : PowerModel::choices())
        m_powerWidth = std::max(m_powerWidth, metrics.horizontalAdvance(choice.second));
    m_powerWidth += 2 * TableDelegate::Padding + PowerDelegate::ArrowWidth;
    m_table->resizeColumnToContents(PowerModel::SceneColumn);
    m_table->resizeColumnToContents(PowerModel::RolesColumn);
    m_sceneWidth = std::min(header.sectionSize(PowerModel::SceneColumn), WidestScene);
    m_rolesWidth = std::min(header.sectionSize(PowerModel::RolesColumn), WidestRoles);
}

/// What is chosen is read whole; scene and roles share what is left.
void PowerList::shareColumns()
{
    constexpr int LeastUtterance = 70;
    QHeaderView& header = *m_table->horizontalHeader();
    const int room = std::max(0, m_table->viewport()->width() - m_powerWidth - LeastUtterance);
    header.resizeSection(PowerModel::SceneColumn, std::min(m_sceneWidth, room * 2 / 5));
    header.resizeSection(PowerModel::RolesColumn, std::min(m_rolesWidth, room * 3 / 5));
    header.resizeSection(PowerModel::PowerColumn, m_powerWidth);
}

bool PowerList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        shareColumns();
    return QWidget::eventFilter(watched, event);
}

void PowerList::refresh()
{
    const int count = m_model->rowCount();
    const auto said = m_model->said().size();
    m_about->setText(
        tr("The roles of %n scenarios match no rule, so nothing says who has more "
           "power. Say it here, or leave it: such scenarios show annotators no "
           "relation, and figures count them as “peer” beside scenarios that have one.",
           nullptr, plural(count)));
    m_state->setText(tr("%1 of %2 stated").arg(said).arg(count));
    m_reset->setEnabled(said > 0);
}

} // namespace subtext
