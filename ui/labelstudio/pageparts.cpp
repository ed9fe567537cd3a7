// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labelstudio/pageparts.h"

#include "ui/widgets/controls.h"

#include <QStringList>
#include <QVBoxLayout>
#include <QWidget>

namespace subtext {

QVBoxLayout* pageRows(QWidget& page)
{
    page.setProperty("transparent", true);
    return makeColumn(&page, {}, 8);
}

QString linesHtml(const QStringList& lines)
{
    QString html;
    for (const QString& line : lines)
        html += QStringLiteral("<p style='margin:0 0 6px 0'>%1</p>").arg(line.toHtmlEscaped());
    return html;
}

} // namespace subtext
