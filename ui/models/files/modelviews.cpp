// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/files/modelviews.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/pagehead.h"

#include <QHBoxLayout>

namespace subtext {

ModelViews::ModelViews(const QString& kind, const std::vector<ModelView>& views, PageHead& head,
                       QWidget* parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_views(views)
    , m_choices(new QWidget(&head))
{
    makeRow(m_choices);
    head.addControl(m_choices);
    m_choices->hide();
}

} // namespace subtext
