// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/board/itemsmodel.h"

#include "ui/models/board/modelitempanel.h"
#include "ui/text/evaluationtext.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintooltip.h"

#include <QApplication>
#include <QPainter>

#include <numeric>

namespace subtext {
namespace {

constexpr int BarWidth = 54;
constexpr int BarHeight = 10;
constexpr int BesideBar = 8;

/// A label with a sign of whether it is gold; of what has none why.
QString answerCell(const evaluation::Reading& reading, const evaluation::Item& item,
                   const Question& question)
{
    if (!reading.label)
        return QStringLiteral("– %1").arg(statusWord(reading.status));
    const QString& word = question.options.at(static_cast<std::size_t>(*reading.label)).word;
    if (!item.gold)
        return word;
    return (reading.label == item.gold ? QStringLiteral("✓ %1") : QStringLiteral("✗ %1")).arg(word);
}

} // namespace

void ItemsModel::setItems(const std::shared_ptr<const LabelFigures>& result,
                          evaluation::Places places)
{
    beginResetModel();
    m_result = result;
    m_places = std::move(places);
    endResetModel();
}

void ItemsModel::clear()
{
    beginResetModel();
    m_result.reset();
    m_places.clear();
    endResetModel();
}

int ItemsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_places.size());
}

int ItemsModel::columnCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    return FirstSetColumn + (m_result ? static_cast<int>(m_result->evaluation.sets.size()) : 0);
}

QString ItemsModel::votesText(const evaluation::Item& item) const
{
    const std::vector<int> counts = evaluation::labelCounts(item, m_result->input.options.count());
    QStringList words;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0)
            words << QStringLiteral("%1 %2").arg(counts[i]).arg(
                m_result->asked().options.at(i).word);
    }
    return listed(words);
}

QString ItemsModel::text(const QModelIndex& index) const
{
    const std::size_t place = placeAt(index.row());
    const evaluation::Item& item = m_result->input.items[place];
    if (index.column() == NameColumn)
        return item.name;
    if (m_result->hidden[place])
        return index.column() == GoldColumn ? tr("open") : tr("once decided");
    switch (index.column()) {
    case VotesColumn:
        return votesText(item);
    case GoldColumn:
        return item.gold ? m_result->asked().options.at(static_cast<std::size_t>(*item.gold)).word
               : item.isAmbiguous ? tr("ambiguous")
                                  : tr("none");
    default:
        return answerCell(
            m_result->evaluation.sets.at(static_cast<std::size_t>(index.column() - FirstSetColumn))
                .readings[place],
            item, m_result->asked());
    }
}

QVariant ItemsModel::data(const QModelIndex& index, int role) const
{
    if (!m_result || !index.isValid())
        return {};
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return text(index);
    const std::size_t place = placeAt(index.row());
    if (index.column() == VotesColumn && role == CountsRole && !m_result->hidden[place]) {
        const std::vector<int> counts =
            evaluation::labelCounts(m_result->input.items[place], m_result->input.options.count());
        return QVariant::fromValue(QList<int>(counts.begin(), counts.end()));
    }
    if (index.column() == VotesColumn && role == ColoursRole) {
        QList<QColor> colours;
        const std::vector<Option>& options = m_result->asked().options;
        for (std::size_t i = 0; i < options.size(); ++i)
            colours << theme::optionColor(QApplication::palette(), options[i].colour,
                                          options[i].colourDark, static_cast<int>(i));
        return QVariant::fromValue(colours);
    }
    return {};
}

QVariant ItemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || !m_result)
        return {};
    const bool isText = role == Qt::DisplayRole;
    if (section >= FirstSetColumn && section < columnCount()) {
        const QString& name =
            m_result->evaluation.sets.at(static_cast<std::size_t>(section - FirstSetColumn))
                .shortName;
        return isText                    ? QVariant(name)
               : role == Qt::ToolTipRole ? QVariant(plainToolTip(name))
                                         : QVariant();
    }
    if (!isText)
        return {};
    return section == NameColumn ? tr("Item") : section == VotesColumn ? tr("People") : tr("Gold");
}

void VotesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    const auto counts = index.data(ItemsModel::CountsRole).value<QList<int>>();
    const auto colours = index.data(ItemsModel::ColoursRole).value<QList<QColor>>();
    const int all = std::accumulate(counts.begin(), counts.end(), 0);
    if (all == 0) {
        TableDelegate::paint(painter, option, index);
        return;
    }
    paintBackground(*painter, option, index);
    const theme::Colors& c = theme::colors(option.palette);
    const QRect area = option.rect.adjusted(Padding, 0, -Padding, 0);
    painter->save();
    const QRect bar(area.left(), area.center().y() - BarHeight / 2, BarWidth, BarHeight);
    double left = bar.left();
    for (qsizetype i = 0; i < counts.size(); ++i) {
        const double wide = static_cast<double>(counts.at(i)) * BarWidth / all;
        if (counts.at(i) > 0)
            painter->fillRect(QRectF(left, bar.top(), wide - 1, BarHeight), colours.at(i));
        left += wide;
    }
    painter->setFont(theme::font(theme::TextRole::Body));
    painter->setPen(c.text);
    const QRect rest = area.adjusted(BarWidth + BesideBar, 0, 0, 0);
    painter->drawText(
        rest, Qt::AlignLeft | Qt::AlignVCenter,
        painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, rest.width()));
    painter->restore();
}

QSize VotesDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = TableDelegate::sizeHint(option, index);
    if (!index.data(ItemsModel::CountsRole).value<QList<int>>().empty())
        size.rwidth() += BarWidth + BesideBar;
    return size;
}

/// The words have what the bar leaves.
bool VotesDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view,
                              const QStyleOptionViewItem& option, const QModelIndex& index)
{
    QStyleOptionViewItem words = option;
    if (!index.data(ItemsModel::CountsRole).value<QList<int>>().empty())
        words.rect.adjust(BarWidth + BesideBar, 0, 0, 0);
    return TableDelegate::helpEvent(event, view, words, index);
}

} // namespace subtext
