// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/itemlistpanel.h"

#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/followinglist.h"

#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QVBoxLayout>

namespace subtext {
namespace {

/// Number, first words of the utterance, and the state as a sign and a word.
class ItemDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& /*option*/,
                   const QModelIndex& /*index*/) const override
    {
        const int body = QFontMetrics(theme::font(theme::TextRole::Body)).height();
        const int small = QFontMetrics(theme::font(theme::TextRole::Small)).height();
        return {200, body + small + 16};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        const theme::Colors& c = theme::colors(option.palette);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF row = QRectF(option.rect).adjusted(3, 1, -3, -1);
        if (option.state.testFlag(QStyle::State_Selected)) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(c.accentSoft);
            painter->drawRoundedRect(row, 6, 6);
            painter->setBrush(c.accent);
            painter->drawRoundedRect(QRectF(row.left(), row.top() + 6, 3, row.height() - 12), 1.5,
                                     1.5);
        }
        const auto state =
            static_cast<ItemListModel::State>(index.data(ItemListModel::StateRole).toInt());
        paintSign(*painter, QPointF(row.left() + 20, row.center().y()), state, c);

        const QRectF text = row.adjusted(38, 6, -8, -5);
        painter->setFont(theme::font(theme::TextRole::Body));
        painter->setPen(c.text);
        const QString words = index.data(Qt::DisplayRole).toString();
        painter->drawText(text, Qt::AlignTop | Qt::AlignLeft | Qt::TextSingleLine,
                          painter->fontMetrics().elidedText(words, Qt::ElideRight,
                                                            static_cast<int>(text.width())));
        painter->setFont(theme::font(theme::TextRole::Small));
        painter->setPen(c.muted);
        QString below = QString::number(index.data(ItemListModel::PositionRole).toInt()) +
                        QStringLiteral(" · ") + ItemListModel::stateWord(state);
        if (index.data(ItemListModel::FlaggedRole).toBool())
            below += QStringLiteral(" · ") + ItemListModel::tr("flagged");
        for (const QString& words : index.data(ItemListModel::AskedRole).toStringList())
            below += QStringLiteral(" · ") + words;
        painter->drawText(text, Qt::AlignBottom | Qt::AlignLeft, below);
        const int taken = painter->fontMetrics().horizontalAdvance(below);
        paintChosen(*painter, text.adjusted(taken + 24, 0, 0, 0), index);
        painter->restore();
    }

private:
    /// Dot, word: what one called it.
    static void paintChosen(QPainter& painter, const QRectF& room, const QModelIndex& index)
    {
        const QString word =
            painter.fontMetrics().elidedText(index.data(ItemListModel::ChosenRole).toString(),
                                             Qt::ElideRight, static_cast<int>(room.width()));
        if (word.isEmpty())
            return;
        painter.drawText(room, Qt::AlignBottom | Qt::AlignRight, word);
        const QVariant colour = index.data(ItemListModel::ColourRole);
        if (!colour.isValid())
            return;
        const qreal from = room.right() - painter.fontMetrics().horizontalAdvance(word);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour.value<QColor>());
        painter.drawEllipse(QPointF(from - 9, room.bottom() - 6), 4, 4);
    }

    static void paintSign(QPainter& painter, QPointF centre, ItemListModel::State state,
                          const theme::Colors& c)
    {
        const qreal radius = 7;
        const bool isDone =
            state == ItemListModel::State::Done || state == ItemListModel::State::Edited;
        painter.setPen(QPen(isDone ? c.accent : c.control, 1.6));
        painter.setBrush(isDone ? QBrush(c.accent) : QBrush(Qt::NoBrush));
        painter.drawEllipse(centre, radius, radius);
        if (state == ItemListModel::State::Begun) {
            painter.setBrush(c.accent);
            painter.setPen(Qt::NoPen);
            painter.drawPie(QRectF(centre.x() - 4, centre.y() - 4, 8, 8), 90 * 16, -180 * 16);
        } else if (isDone) {
            painter.setPen(QPen(c.onAccent, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            if (state == ItemListModel::State::Edited) {
                painter.drawLine(centre + QPointF(0, -3.2), centre + QPointF(0, 0.8));
                painter.drawPoint(centre + QPointF(0, 3.4));
            } else {
                const QPointF tick[] = {centre + QPointF(-3.2, 0.2), centre + QPointF(-0.8, 2.6),
                                        centre + QPointF(3.4, -2.4)};
                painter.drawPolyline(tick, 3);
            }
        }
    }
};

} // namespace

ItemListPanel::ItemListPanel(QWidget* parent)
    : QFrame(parent)
{
    setProperty("panel", true);
    setAccessibleName(tr("Your items"));
    QVBoxLayout* layout = makeColumn(this, {12, 16, 10, 12}, 8);
    layout->addWidget(
        makeLabel(tr("Your items"), theme::TextRole::Caption, LabelTone::Muted, this));
    m_filters = new QTabBar(this);
    m_filters->setExpanding(false);
    m_filters->setDrawBase(false);
    m_filters->setUsesScrollButtons(false);
    m_filters->setAccessibleName(tr("Show"));
    for (const QString& name : {tr("All"), tr("Open", "Of items"), tr("Done"), tr("Flagged")})
        m_filters->addTab(name);
    layout->addWidget(m_filters);
    m_view = new FollowingList(this);
    m_view->setUniformItemSizes(true);
    m_view->setItemDelegate(new ItemDelegate(m_view));
    m_view->setAccessibleName(tr("Your items"));
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setTabKeyNavigation(false);
    layout->addWidget(m_view, 1);
    m_empty = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this);
    m_empty->setAlignment(Qt::AlignTop);
    layout->addWidget(m_empty, 1);

    connect(m_filters, &QTabBar::currentChanged, this, [this](int filter) {
        if (m_filtered) {
            m_filtered->setFilter(static_cast<ItemFilter>(filter));
            showCurrent();
        }
        showEmptiness();
    });
    const auto scenarioAt = [](const QModelIndex& index) {
        return ScenarioId{index.data(ItemListModel::ScenarioRole).toLongLong()};
    };
    connect(m_view, &QListView::clicked, this,
            [=, this](const QModelIndex& index) { Q_EMIT chosen(scenarioAt(index)); });
    connect(m_view, &QListView::activated, this,
            [=, this](const QModelIndex& index) { Q_EMIT opened(scenarioAt(index)); });
}

void ItemListPanel::setSession(LabelSession* session)
{
    m_view->setModel(nullptr);
    m_filtered.reset();
    m_model.reset();
    m_session = session;
    if (!session)
        return;
    m_model = std::make_unique<ItemListModel>(*session);
    m_filtered = std::make_unique<ItemFilterModel>();
    m_filtered->setSourceModel(m_model.get());
    m_filtered->setFilter(static_cast<ItemFilter>(m_filters->currentIndex()));
    m_view->setModel(m_filtered.get());
    connect(m_filtered.get(), &QAbstractItemModel::rowsInserted, this,
            &ItemListPanel::showEmptiness);
    connect(m_filtered.get(), &QAbstractItemModel::rowsRemoved, this,
            &ItemListPanel::showEmptiness);
    showEmptiness();
}

void ItemListPanel::showCurrent()
{
    if (!m_session || !m_filtered)
        return;
    const int row = m_session->rowOf(m_session->item().scenario.id);
    const QModelIndex index = m_filtered->mapFromSource(m_model->index(row));
    if (!index.isValid())
        return;
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

void ItemListPanel::showEmptiness()
{
    const bool isEmpty = !m_filtered || m_filtered->rowCount() == 0;
    m_view->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    switch (static_cast<ItemFilter>(m_filters->currentIndex())) {
    case ItemFilter::All:
        m_empty->setText(tr("No items are assigned to you."));
        break;
    case ItemFilter::Open:
        m_empty->setText(tr("Every item is submitted."));
        break;
    case ItemFilter::Done:
        m_empty->setText(tr("Nothing is submitted yet."));
        break;
    case ItemFilter::Flagged:
        m_empty->setText(tr("No item is flagged."));
        break;
    }
}

} // namespace subtext
