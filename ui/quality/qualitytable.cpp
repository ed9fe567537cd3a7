// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quality/qualitytable.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/elidedheader.h"
#include "ui/widgets/tabledelegate.h"

#include <QHeaderView>
#include <QTableView>

namespace subtext {

QTableView* makeQualityTable(const QString& name, const char* objectName, QWidget* parent)
{
    auto* view = new QTableView(parent);
    view->setObjectName(QLatin1String(objectName));
    view->setHorizontalHeader(new ElidedHeader(Qt::ElideRight, view));
    styleTable(*view, name);
    view->setItemDelegate(new TableDelegate(view));
    view->horizontalHeader()->setStretchLastSection(true);
    return view;
}

} // namespace subtext
