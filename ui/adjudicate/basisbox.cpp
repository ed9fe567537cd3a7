// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/basisbox.h"

#include "core/adjudication/basisrules.h"
#include "core/agreement/agreementinput.h"
#include "ui/text/desktext.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace subtext {
namespace {

constexpr int BasisSide = 10;
constexpr int BasisPadding = 6;
constexpr int FrameAndPadding = 10; // of the list
constexpr int LeastWidth = 220;     // of a row, where the box is narrower

/// The word with its key on the right, and below it when it applies. As wide as the box.
class BasisDelegate : public QStyledItemDelegate
{
public:
    explicit BasisDelegate(BasisBox& box)
        : QStyledItemDelegate(&box)
        , m_box(box)
    {}

    QSize sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const override
    {
        const QFontMetrics help(theme::font(theme::TextRole::Small));
        const int width = std::max(LeastWidth, m_box.width() - FrameAndPadding);
        const int room = width - 2 * BasisSide - 8; // a little less than is painted in
        const QRect lines = help.boundingRect(QRect(0, 0, room, 1000), Qt::TextWordWrap,
                                              index.data(BasisBox::HelpRole).toString());
        return {width, QFontMetrics(theme::font(theme::TextRole::Strong)).height() +
                           lines.height() + 2 * BasisPadding + 2};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        const theme::Colors& c = theme::colors(option.palette);
        const bool isMarked = option.state & QStyle::State_Selected;
        painter->save();
        painter->fillRect(option.rect, isMarked ? c.accentSoft : c.surface);
        if (isMarked && c.isContrast)
            painter->fillRect(QRect(option.rect.topLeft(), QSize(4, option.rect.height())),
                              c.accent);
        const QRect inner =
            option.rect.adjusted(BasisSide, BasisPadding, -BasisSide, -BasisPadding);
        painter->setFont(theme::font(theme::TextRole::Small));
        painter->setPen(c.muted);
        painter->drawText(inner, Qt::AlignRight | Qt::AlignTop,
                          index.data(BasisBox::KeyRole).toString());
        const QFont word = theme::font(theme::TextRole::Strong);
        painter->drawText(inner.adjusted(0, QFontMetrics(word).height() + 2, 0, 0),
                          Qt::TextWordWrap, index.data(BasisBox::HelpRole).toString());
        painter->setFont(word);
        painter->setPen(c.text);
        painter->drawText(inner, Qt::AlignLeft | Qt::AlignTop,
                          index.data(Qt::DisplayRole).toString());
        painter->restore();
    }

private:
    const BasisBox& m_box;
};

} // namespace

BasisBox::BasisBox(QWidget* parent)
    : QComboBox(parent)
    , m_task(usualTask())
{
    setAccessibleName(tr("Basis of the decision"));
    setNeeded(false);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    setItemDelegate(new BasisDelegate(*this));
    view()->setMinimumWidth(LeastWidth + FrameAndPadding);
    connect(this, &QComboBox::activated, this,
            [this] { Q_EMIT basisChosen(static_cast<Basis>(currentData().toInt())); });
}

void BasisBox::showPopup()
{
    view()->doItemsLayout(); // the box may have another width now
    QComboBox::showPopup();
}

/// Where there is little room, the least height of the style sheet would count, and large letters
/// would lose what is below the line.
bool BasisBox::event(QEvent* event)
{
    const bool isDone = QComboBox::event(event);
    const bool isStyled = event->type() == QEvent::Polish || event->type() == QEvent::StyleChange;
    if (isStyled)
        m_leastHeight = minimumHeight();
    if (isStyled || event->type() == QEvent::FontChange)
        setMinimumHeight(std::max(m_leastHeight, sizeHint().height()));
    return isDone;
}

void BasisBox::setTask(const std::shared_ptr<const Task>& task)
{
    m_task = task;
    clear();
}

void BasisBox::setBases(const std::vector<Basis>& possible, std::optional<Basis> stated)
{
    std::vector<Basis> listed = possible;
    if (stated && *stated != Basis::Unstated &&
        std::find(listed.begin(), listed.end(), *stated) == listed.end())
        listed.push_back(*stated);
    bool isSame = count() == static_cast<int>(listed.size());
    for (int i = 0; isSame && i < count(); ++i)
        isSame = itemData(i).toInt() == static_cast<int>(listed[static_cast<std::size_t>(i)]);
    if (!isSame) {
        clear();
        for (Basis basis : listed)
            add(basis);
        setMaxVisibleItems(std::max(1, count()));
    }
    setCurrentIndex(stated ? findData(static_cast<int>(*stated)) : -1);
}

void BasisBox::setNeeded(bool isNeeded)
{
    setPlaceholderText(isNeeded ? tr("Basis (required)…") : tr("Basis…"));
    setAccessibleDescription(isNeeded ? tr("Required") : QString());
}

void BasisBox::add(Basis basis)
{
    addItem(basisName(basis, *m_task), static_cast<int>(basis));
    const int row = count() - 1;
    const auto at = std::find(StatedBases.begin(), StatedBases.end(), basis);
    const QString key =
        at == StatedBases.end() ? QString() : tr("Ctrl+%1").arg(at - StatedBases.begin() + 1);
    setItemData(row, basisHelp(basis, *m_task), HelpRole);
    setItemData(row, key, KeyRole);
    setItemData(row,
                QStringLiteral("%1, %2. %3").arg(itemText(row), key, basisHelp(basis, *m_task)),
                Qt::AccessibleTextRole);
}

} // namespace subtext
