// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/board/itemsview.h"

#include "ui/models/board/itemsmodel.h"
#include "ui/text/plurals.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedheader.h"
#include "ui/widgets/filterbox.h"
#include "ui/widgets/plaintooltip.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace subtext {
namespace {

using evaluation::ItemFilter;

struct Offered
{
    ItemFilter filter;
    QString name;
    QString about;
};

std::vector<Offered> offeredFilters()
{
    return {{ItemFilter::All, ItemsView::tr("All items"), ItemsView::tr("Whatever was answered.")},
            {ItemFilter::OnlyPeopleAgree, ItemsView::tr("People agree, models do not"),
             ItemsView::tr("All votes are the gold label, and no set gave it.")},
            {ItemFilter::OnlyModelsAgree, ItemsView::tr("Models agree, people do not"),
             ItemsView::tr("All sets gave one label, and the votes are split.")},
            {ItemFilter::OutsideLabel, ItemsView::tr("Label outside the options"),
             ItemsView::tr("A set gave a label that is none of the options.")},
            {ItemFilter::Keyword, ItemsView::tr("Kept by keyword"),
             ItemsView::tr("A set’s label was found as a word in its text.")}};
}

constexpr int LeastLetters = 12;
constexpr int MostOfVotes = 440;
constexpr int RowsMeasured = 50; // beside those in view

struct Width
{
    int usual = 0;
    int least = 0; ///< Names and labels can still be told apart.
};

/// From each width in `from` the same part of the way to that in `to`, as far as `room` goes.
std::vector<int> widened(std::vector<int> from, const std::vector<int>& to, int room)
{
    const int before = std::accumulate(from.begin(), from.end(), 0);
    const int after = std::accumulate(to.begin(), to.end(), 0);
    const double part =
        after > before ? std::clamp(static_cast<double>(room - before) / (after - before), 0.0, 1.0)
                       : 0.0;
    for (std::size_t i = 0; i < from.size(); ++i)
        from[i] += static_cast<int>(part * (to[i] - from[i]));
    return from;
}

Width widthOf(int column)
{
    if (column == ItemsModel::NameColumn)
        return {216, 140};
    if (column == ItemsModel::VotesColumn)
        return {230, 96};
    return {130, 76};
}

} // namespace

ItemsView::ItemsView(QWidget* parent)
    : QWidget(parent)
    , m_filter(new FilterBox(tr("Which items"), this))
    , m_count(new ElidedLabel(this))
    , m_model(new ItemsModel(this))
    , m_table(new QTableView(this))
{
    QVBoxLayout* rows = makeColumn(this, {}, 12);
    QHBoxLayout* head = makeRow(8);
    m_filter->setMinimumContentsLength(LeastLetters); // beside the panel, in some languages
    setTone(m_count, LabelTone::Muted);
    for (const Offered& each : offeredFilters()) {
        m_filter->addItem(each.name);
        m_filter->setItemData(m_filter->count() - 1, plainToolTip(each.about), Qt::ToolTipRole);
    }
    head->addWidget(m_filter);
    head->addWidget(m_count, 1);
    rows->addLayout(head);
    // Versions stand at the end of a name.
    m_table->setHorizontalHeader(new ElidedHeader(Qt::ElideMiddle, m_table));
    m_table->setModel(m_model);
    styleTable(*m_table, tr("Items"));
    m_table->setItemDelegate(new TableDelegate(m_table));
    m_table->setItemDelegateForColumn(ItemsModel::VotesColumn, new VotesDelegate(m_table));
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setResizeContentsPrecision(RowsMeasured);
    m_table->setProperty("scrollsSideways", true); // a column for each set
    m_table->viewport()->installEventFilter(this);
    rows->addWidget(m_table, 1);
    connect(m_filter, &QComboBox::currentIndexChanged, this, &ItemsView::fill);
    const auto onlyItem = [this](const QModelIndex& index) {
        return evaluation::Places{m_model->placeAt(index.row())};
    };
    connect(m_table, &QTableView::activated, this, [this, onlyItem](const QModelIndex& index) {
        Q_EMIT itemsRequested(index.siblingAtColumn(0).data().toString(), onlyItem(index));
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this, onlyItem](const QModelIndex& index) {
                if (index.isValid())
                    Q_EMIT itemReached(index.siblingAtColumn(0).data().toString(), onlyItem(index));
            });
}

evaluation::ItemFilter ItemsView::filter() const
{
    return offeredFilters().at(static_cast<std::size_t>(m_filter->currentIndex())).filter;
}

void ItemsView::setResult(const std::shared_ptr<const LabelFigures>& result)
{
    m_result = result;
    fill();
    shareColumns(); // its votes may have other words
}

void ItemsView::clear()
{
    m_result.reset();
    m_model->clear();
    const QSignalBlocker quiet(m_filter);
    m_filter->setCurrentIndex(0);
}

void ItemsView::fill()
{
    if (!m_result)
        return;
    const int before = m_table->currentIndex().row();
    const int columns = m_model->columnCount();
    const auto places = evaluation::itemsWith(filter(), m_result->input, m_result->evaluation.sets);
    m_filter->setToolTip(plainToolTip(
        offeredFilters().at(static_cast<std::size_t>(m_filter->currentIndex())).about));
    m_model->setItems(m_result, places);
    if (columns != m_model->columnCount()) {
        m_given.clear();
        shareColumns();
    }
    showCount();
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(std::clamp(before, 0, m_model->rowCount() - 1), 0));
}

void ItemsView::showCount()
{
    if (!m_result)
        return;
    QString count = tr("%n items", nullptr, plural(m_model->rowCount()));
    if (m_table->isColumnHidden(ItemsModel::VotesColumn))
        count +=
            QStringLiteral(" · ") +
            tr("no room for: %1")
                .arg(m_model->headerData(ItemsModel::VotesColumn, Qt::Horizontal, Qt::DisplayRole)
                         .toString());
    m_count->setLine(count);
}

/// Without the last, which has what is left.
std::vector<int> ItemsView::widths() const
{
    std::vector<int> widths;
    for (int column = 0; column + 1 < m_model->columnCount(); ++column)
        widths.push_back(m_table->columnWidth(column));
    return widths;
}

/// What a column needs so that nothing in it is cut, within limits.
int ItemsView::neededWidth(int column) const
{
    const QAbstractItemView& view = *m_table;
    const int texts = std::max(view.sizeHintForColumn(column),
                               m_table->horizontalHeader()->sectionSizeHint(column));
    const Width width = widthOf(column);
    const int most = column == ItemsModel::VotesColumn ? MostOfVotes : width.usual;
    return std::clamp(texts, width.least, most);
}

/// First every column gets what its texts need, the votes with more words than the others among
/// them, then its usual width. Columns give way down to what can be read, and then the votes, which
/// the item's panel has too, before the table scrolls.
void ItemsView::shareColumns()
{
    const bool isDragged = !m_given.empty() && m_given != widths();
    const int room = m_table->viewport()->width();
    int all = 0;
    for (int column = 0; column < m_model->columnCount(); ++column)
        all += widthOf(column).least;
    const bool areVotesShown = all <= room;
    m_table->setColumnHidden(ItemsModel::VotesColumn, !areVotesShown);
    showCount();
    if (isDragged)
        return;
    std::vector<int> least;
    std::vector<int> needed;
    std::vector<int> usual;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        if (column == ItemsModel::VotesColumn && !areVotesShown) {
            for (std::vector<int>* widths : {&least, &needed, &usual})
                widths->push_back(0);
            continue;
        }
        least.push_back(widthOf(column).least);
        needed.push_back(neededWidth(column));
        usual.push_back(std::max(needed.back(), widthOf(column).usual));
    }
    const std::vector<int> given = widened(widened(least, needed, room), usual, room);
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const int width = given.at(static_cast<std::size_t>(column));
        m_table->setColumnWidth(column, std::max(width, widthOf(column).least));
    }
    m_given = widths();
}

bool ItemsView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        shareColumns();
    return QWidget::eventFilter(watched, event);
}

} // namespace subtext
