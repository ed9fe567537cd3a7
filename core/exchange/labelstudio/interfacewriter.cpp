// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudio/interfacewriter.h"

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

/// The options of a control lie side by side on the keyboard where one of its rows has room. Label
/// Studio by itself runs out of keys where there are many.
QStringList InterfaceWriter::nextKeys(qsizetype count)
{
    static const QStringList rows{QStringLiteral("1234567890"), QStringLiteral("qwertyuiop"),
                                  QStringLiteral("asdfghjkl"), QStringLiteral("zxcvbnm")};
    constexpr qsizetype Layers = 2; // with Shift, too
    QStringList keys;
    const auto rowAt = [&](qsizetype row) { return rows.at(row % rows.size()); };
    const bool isOver = m_keyRow >= Layers * rows.size();
    if (!isOver && m_keysUsed > 0 && m_keysUsed + count > rowAt(m_keyRow).size()) {
        ++m_keyRow;
        m_keysUsed = 0;
    }
    while (keys.size() < count && m_keyRow < Layers * rows.size()) {
        const QString row = rowAt(m_keyRow);
        keys << (m_keyRow < rows.size() ? QString() : QStringLiteral("shift+")) +
                    row.at(m_keysUsed);
        if (++m_keysUsed == row.size()) {
            ++m_keyRow;
            m_keysUsed = 0;
        }
    }
    return keys;
}

void InterfaceWriter::choices(const QString& name, const QStringList& values, bool isRequired)
{
    m_xml.writeStartElement(QStringLiteral("Choices"));
    m_xml.writeAttribute(QStringLiteral("name"), name);
    m_xml.writeAttribute(QStringLiteral("toName"), m_target);
    m_xml.writeAttribute(QStringLiteral("choice"), QStringLiteral("single-radio"));
    m_xml.writeAttribute(QStringLiteral("showInline"), QStringLiteral("true"));
    if (isRequired)
        m_xml.writeAttribute(QStringLiteral("required"), QStringLiteral("true"));
    const QStringList keys = nextKeys(values.size());
    for (qsizetype i = 0; i < values.size(); ++i) {
        m_xml.writeEmptyElement(QStringLiteral("Choice"));
        m_xml.writeAttribute(QStringLiteral("value"), values.at(i));
        if (i < keys.size())
            m_xml.writeAttribute(QStringLiteral("hotkey"), keys.at(i));
    }
    m_xml.writeEndElement();
}

void InterfaceWriter::textArea(const QString& name, int rows, bool isRequired)
{
    m_xml.writeEmptyElement(QStringLiteral("TextArea"));
    m_xml.writeAttribute(QStringLiteral("name"), name);
    m_xml.writeAttribute(QStringLiteral("toName"), m_target);
    m_xml.writeAttribute(QStringLiteral("rows"), QString::number(rows));
    m_xml.writeAttribute(QStringLiteral("maxSubmissions"), QStringLiteral("1"));
    m_xml.writeAttribute(QStringLiteral("editable"), QStringLiteral("true"));
    if (isRequired)
        m_xml.writeAttribute(QStringLiteral("required"), QStringLiteral("true"));
}

QByteArray InterfaceWriter::take()
{
    m_xml.writeEndElement();
    // A file begins with its first element and ends with a line.
    return m_bytes.trimmed() + '\n';
}

} // namespace subtext
