// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/steplist.h"

#include "ui/theme/theme.h"

#include <QGuiApplication>
#include <QPainter>
#include <QStyledItemDelegate>

namespace subtext {
namespace {

constexpr int DoneRole = Qt::UserRole;
constexpr int Disc = 24;
constexpr int Left = 26;

/// A disc with the step's number, or a tick, and its name.
class StepDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& /*option*/,
                   const QModelIndex& /*index*/) const override
    {
        return {120,
                std::max(Disc, QFontMetrics(theme::font(theme::TextRole::Body)).height()) + 16};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        // The list has a style sheet of its own, and with it another palette.
        const theme::Colors& c = theme::colors(QGuiApplication::palette());
        const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
        const bool isOpen = index.flags().testFlag(Qt::ItemIsEnabled);
        const bool isDone = index.data(DoneRole).toBool() && !isCurrent;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (isCurrent && option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(c.accent, c.focusWidth));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(QRectF(option.rect).adjusted(14, 3, -14, -3), 8, 8);
        }
        const QRectF disc(option.rect.left() + Left, option.rect.center().y() - Disc / 2.0 + 1,
                          Disc, Disc);
        painter->setPen(QPen(isCurrent || isDone ? c.accent : c.line, 1.4));
        painter->setBrush(isCurrent ? QBrush(c.accent) : QBrush(c.surface));
        painter->drawEllipse(disc);
        if (isDone) {
            painter->setPen(QPen(c.accent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            const QPointF middle = disc.center();
            painter->drawPolyline(QPolygonF{middle + QPointF(-5, 0), middle + QPointF(-1.5, 4),
                                            middle + QPointF(5, -4)});
        } else {
            painter->setFont(theme::font(theme::TextRole::Caption));
            painter->setPen(isCurrent ? c.onAccent : c.muted);
            painter->drawText(disc, Qt::AlignCenter, QString::number(index.row() + 1));
        }
        painter->setFont(theme::font(isCurrent ? theme::TextRole::Strong : theme::TextRole::Body));
        painter->setPen(isOpen ? c.text : c.muted);
        const QRect words = option.rect.adjusted(Left + Disc + 12, 0, -12, 0);
        painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight,
                                                            words.width()));
        painter->restore();
    }
};

} // namespace

StepList::StepList(const QStringList& steps, QWidget* parent)
    : QListWidget(parent)
{
    setAccessibleName(tr("Steps"));
    setItemDelegate(new StepDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setStyleSheet(
        QStringLiteral("QListView { background: transparent; border: none; padding: 0; }"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    addItems(steps);
    connect(this, &QListWidget::currentRowChanged, this, &StepList::onRowChanged);
}

void StepList::setState(int current, int reachable, int done)
{
    const QSignalBlocker blocker(this);
    for (int row = 0; row < count(); ++row) {
        QListWidgetItem* step = item(row);
        step->setFlags(row <= reachable ? Qt::ItemIsEnabled | Qt::ItemIsSelectable
                                        : Qt::NoItemFlags);
        step->setData(DoneRole, row < done);
        const QString state = row == current     ? tr("here")
                              : row < done       ? tr("done")
                              : row <= reachable ? tr("open")
                                                 : tr("not yet");
        step->setData(Qt::AccessibleTextRole,
                      tr("Step %1, %2: %3").arg(row + 1).arg(step->text(), state));
    }
    setCurrentRow(current);
}

void StepList::onRowChanged(int row)
{
    if (row >= 0)
        Q_EMIT stepChosen(row);
}

} // namespace subtext
