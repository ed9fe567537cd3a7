// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/rosterdelegate.h"

#include "ui/forms/rostermodel.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QPainter>

namespace subtext {

void RosterDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    paintBackground(*painter, option, index);
    const theme::Colors& c = theme::colors(option.palette);
    const bool isProblem = index.data(RosterModel::ProblemRole).toBool();
    painter->save();
    if (isProblem) {
        QColor ground = c.danger;
        ground.setAlphaF(0.16F);
        painter->fillRect(option.rect, ground);
    }
    const QVariant colour = index.data(Qt::ForegroundRole);
    painter->setFont(theme::font(theme::TextRole::Body));
    painter->setPen(colour.isValid() ? colour.value<QColor>() : c.text);
    const QRect area = option.rect.adjusted(Padding, 0, -Padding, 0);
    painter->drawText(
        area, Qt::AlignLeft | Qt::AlignVCenter,
        painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, area.width()));
    painter->restore();
}

QWidget* RosterDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                      const QModelIndex& index) const
{
    if (index.column() != RosterModel::RoleColumn)
        return TableDelegate::createEditor(parent, option, index);
    auto* roles = new QComboBox(parent);
    for (Role role : {Role::Annotator, Role::Adjudicator, Role::Coordinator})
        roles->addItem(roleWord(role), static_cast<int>(role));
    connect(roles, &QComboBox::activated, this, [this, roles] {
        Q_EMIT const_cast<RosterDelegate*>(this)->commitData(roles);
        Q_EMIT const_cast<RosterDelegate*>(this)->closeEditor(roles);
    });
    return roles;
}

void RosterDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (auto* roles = qobject_cast<QComboBox*>(editor))
        roles->setCurrentIndex(roles->findData(index.data(Qt::EditRole)));
    else
        TableDelegate::setEditorData(editor, index);
}

void RosterDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                  const QModelIndex& index) const
{
    if (auto* roles = qobject_cast<QComboBox*>(editor))
        model->setData(index, roles->currentData());
    else
        TableDelegate::setModelData(editor, model, index);
}

} // namespace subtext
