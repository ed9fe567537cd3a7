// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QStringList>
#include <QXmlStreamWriter>

namespace subtext {

/// Writes a labelling interface of Label Studio: texts of a task, and controls that belong to one
/// of them.
class InterfaceWriter
{
public:
    /// `target` is the name of the text that every control belongs to.
    explicit InterfaceWriter(QString target);
    InterfaceWriter(const InterfaceWriter&) = delete;
    InterfaceWriter& operator=(const InterfaceWriter&) = delete;

    void text(const QString& name, const QString& value);
    void header(const QString& words);
    /// One of several values, each with a key of its own as long as there are keys.
    void choices(const QString& name, const QStringList& values, bool isRequired);
    void textArea(const QString& name, int rows, bool isRequired = false);

    /// The whole; nothing can be written after it.
    QByteArray take();

private:
    QStringList nextKeys(qsizetype count);

    QString m_target;
    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
    qsizetype m_keyRow = 0;
    qsizetype m_keysUsed = 0; ///< In that row.
};

} // namespace subtext
