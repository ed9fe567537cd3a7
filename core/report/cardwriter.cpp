// SPDX-License-Identifier: MIT
#include "core/report/cardwriter.h"

#include "core/release/layout/figurecells.h"
#include "core/release/markdown.h"

namespace subtext::card {

QByteArray known(const QString& text)
{
    return text.trimmed().isEmpty() ? NotKnown : markdownLine(text);
}

QByteArray known(const std::optional<qint64>& count)
{
    return count ? QByteArray::number(*count) : NotKnown;
}

QByteArray known(const std::optional<double>& value)
{
    return value ? figureCell(value).toUtf8() : NotKnown;
}

QByteArray known(const std::optional<stats::Interval>& interval)
{
    return interval ? intervalCell(interval).toUtf8() : NotKnown;
}

void Writer::begin(const QByteArray& title)
{
    m_text += "\n## " + title + "\n\n";
}

void Writer::begin(const QByteArray& title, const QByteArrayList& columns)
{
    begin(title);
    row(columns);
    row(QByteArrayList(columns.size(), "---"));
}

void Writer::row(const QByteArrayList& cells)
{
    m_text += "| " + cells.join(" | ") + " |\n";
}

void Writer::sentence(const QByteArray& text)
{
    m_text += "\n" + text + "\n";
}

} // namespace subtext::card
