// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/emptynote.h"

#include "ui/widgets/controls.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QLabel>
#include <QVBoxLayout>

namespace subtext {

EmptyNote::EmptyNote(QAbstractItemView& view, const QString& none, const QString& filtered)
    : QObject(&view)
    , m_view(view)
    , m_label(makeLines(none, theme::TextRole::Body, LabelTone::Muted, view.viewport()))
    , m_none(none)
    , m_filtered(filtered)
{
    m_label->setAlignment(Qt::AlignCenter);
    m_label->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* over = new QVBoxLayout(view.viewport());
    over->addWidget(m_label);
    m_label->hide();
}

void EmptyNote::follow()
{
    const QAbstractItemModel* model = m_view.model();
    if (!model)
        return m_label->hide();
    watch(*model);
    if (const auto* filter = qobject_cast<const QAbstractProxyModel*>(model))
        watch(*filter->sourceModel());
    refresh();
}

void EmptyNote::watch(const QAbstractItemModel& model)
{
    connect(&model, &QAbstractItemModel::rowsInserted, this, &EmptyNote::refresh);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &EmptyNote::refresh);
    connect(&model, &QAbstractItemModel::modelReset, this, &EmptyNote::refresh);
}

void EmptyNote::refresh()
{
    const QAbstractItemModel* model = m_view.model();
    if (!model)
        return;
    const auto* filter = qobject_cast<const QAbstractProxyModel*>(model);
    const bool isFiltered = filter && filter->sourceModel()->rowCount() > 0;
    m_label->setText(isFiltered ? m_filtered : m_none);
    m_label->setVisible(model->rowCount() == 0);
}

} // namespace subtext
