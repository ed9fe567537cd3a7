// SPDX-License-Identifier: MIT
#include "core/exchange/interfacewriter.h"

namespace subtext {

InterfaceWriter::InterfaceWriter(QString target)
    : m_target(std::move(target))
    , m_xml(&m_bytes)
{
    m_xml.setAutoFormatting(true);
    m_xml.setAutoFormattingIndent(2);
    m_xml.writeStartElement(QStringLiteral("View"));
}

void InterfaceWriter::text(const QString& name, const QString& value)
{
    m_xml.writeEmptyElement(QStringLiteral("Text"));
    m_xml.writeAttribute(QStringLiteral("name"), name);
    m_xml.writeAttribute(QStringLiteral("value"), value);
}

void InterfaceWriter::header(const QString& words)
{
    m_xml.writeEmptyElement(QStringLiteral("Header"));
    m_xml.writeAttribute(QStringLiteral("value"), words);
}

void InterfaceWriter::choices(const QString& name, const QStringList& values, bool isRequired)
{
    m_xml.writeStartElement(QStringLiteral("Choices"));
    m_xml.writeAttribute(QStringLiteral("name"), name);
    m_xml.writeAttribute(QStringLiteral("toName"), m_target);
    m_xml.writeAttribute(QStringLiteral("choice"), QStringLiteral("single"));
    m_xml.writeAttribute(QStringLiteral("showInline"), QStringLiteral("true"));
    if (isRequired)
        m_xml.writeAttribute(QStringLiteral("required"), QStringLiteral("true"));
    for (const QString& value : values) {
        m_xml.writeEmptyElement(QStringLiteral("Choice"));
        m_xml.writeAttribute(QStringLiteral("value"), value);
    }
    m_xml.writeEndElement();
}

void InterfaceWriter::textArea(const QString& name, int rows)
{
    m_xml.writeEmptyElement(QStringLiteral("TextArea"));
    m_xml.writeAttribute(QStringLiteral("name"), name);
    m_xml.writeAttribute(QStringLiteral("toName"), m_target);
    m_xml.writeAttribute(QStringLiteral("rows"), QString::number(rows));
    m_xml.writeAttribute(QStringLiteral("maxSubmissions"), QStringLiteral("1"));
    m_xml.writeAttribute(QStringLiteral("editable"), QStringLiteral("true"));
}

QByteArray InterfaceWriter::take()
{
    m_xml.writeEndElement();
    // A file begins with its first element and ends with a line.
    return m_bytes.trimmed() + '\n';
}

} // namespace subtext
