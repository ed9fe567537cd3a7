// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/bootstrap.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <optional>

namespace subtext::card {

/// What stands where something is not known.
inline const QByteArray NotKnown = "*not known*";

// A value as a cell shows it; NotKnown where there is none.
QByteArray known(const QString& text);
QByteArray known(const std::optional<qint64>& count);
QByteArray known(const std::optional<double>& value);
QByteArray known(const std::optional<stats::Interval>& interval);

/// Puts a model card together: headings, tables and sentences, in Markdown.
class Writer
{
public:
    explicit Writer(const QByteArray& beginning)
        : m_text(beginning)
    {}

    void begin(const QByteArray& title);
    void begin(const QByteArray& title, const QByteArrayList& columns);
    void row(const QByteArrayList& cells);
    void sentence(const QByteArray& text);
    QByteArray text() const { return m_text; }

private:
    QByteArray m_text;
};

} // namespace subtext::card
