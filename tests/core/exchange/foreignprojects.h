// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/tables/csvtext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace subtext::test {

/// An old project of Label Studio: what each annotation of one task says, in the order of the
/// results, and the four exports that the program makes of it.
struct ForeignProject
{
    /// One result: the control, the kind of its value, the value.
    struct Result
    {
        QString control;
        QString kind;
        QJsonValue value;
    };

    QJsonObject data;
    QList<QList<Result>> annotations;

    QByteArray json() const
    {
        QJsonArray given;
        for (qsizetype i = 0; i < annotations.size(); ++i) {
            QJsonArray results;
            for (const Result& one : annotations.at(i))
                results.append(QJsonObject{
                    {QStringLiteral("from_name"), one.control},
                    {QStringLiteral("to_name"), QStringLiteral("text")},
                    {QStringLiteral("type"), one.kind},
                    {QStringLiteral("value"), QJsonObject{{keyOf(one.kind), one.value}}}});
            QJsonObject annotation = circumstances(i);
            annotation.insert(QStringLiteral("completed_by"), 1 + i);
            annotation.insert(QStringLiteral("result"), results);
            given.append(annotation);
        }
        const QJsonObject task{{QStringLiteral("id"), 11},
                               {QStringLiteral("data"), data},
                               {QStringLiteral("annotations"), given}};
        return QJsonDocument(QJsonArray{task}).toJson(QJsonDocument::Compact);
    }

    QByteArray minimal() const { return QJsonDocument(flat()).toJson(); }

    /// CSV, or with tabs TSV: columns in alphabetical order, what is no text as JSON.
    QByteArray table(char separator) const
    {
        const QJsonArray rows = flat();
        QStringList columns;
        for (const QJsonValue& row : rows)
            columns << row.toObject().keys();
        columns.removeDuplicates();
        columns.sort();
        QByteArray bytes = lineOf(columns, separator);
        for (const QJsonValue& row : rows) {
            QStringList cells;
            for (const QString& column : columns)
                cells << cellOf(row.toObject().value(column));
            bytes += lineOf(cells, separator);
        }
        return bytes;
    }

private:
    static QString keyOf(const QString& kind)
    {
        return kind == QLatin1String("textarea") ? QStringLiteral("text") : kind;
    }

    static QJsonObject circumstances(qsizetype at)
    {
        return {{QStringLiteral("id"), 101 + at},
                {QStringLiteral("was_cancelled"), false},
                {QStringLiteral("ground_truth"), false},
                {QStringLiteral("created_at"), QStringLiteral("2025-03-09T22:16:08.728353Z")},
                {QStringLiteral("updated_at"), QStringLiteral("2025-03-09T22:16:08.728378Z")},
                {QStringLiteral("lead_time"), 4.288}};
    }

    /// One choice or text is a text; several keep the name of their kind; numbers are in a list.
    static QJsonValue shortened(const Result& one)
    {
        const QJsonArray list = one.value.toArray();
        const bool isWord =
            one.kind == QLatin1String("choices") || one.kind == QLatin1String("textarea");
        if (isWord && list.size() == 1)
            return list.first();
        const QJsonObject object{{keyOf(one.kind), one.value}};
        return isWord ? QJsonValue(object) : QJsonValue(QJsonArray{object});
    }

    QJsonArray flat() const
    {
        QJsonArray rows;
        for (qsizetype i = 0; i < annotations.size(); ++i) {
            QJsonObject row = data;
            row.insert(QStringLiteral("id"), 11);
            for (const Result& one : annotations.at(i))
                row.insert(one.control, shortened(one));
            const QJsonObject said = circumstances(i);
            for (const char* key : {"created_at", "updated_at", "lead_time"})
                row.insert(QString::fromLatin1(key), said.value(QLatin1String(key)));
            row.insert(QStringLiteral("annotator"), 1 + i);
            row.insert(QStringLiteral("annotation_id"), 101 + i);
            rows.append(row);
        }
        return rows;
    }

    static QString cellOf(const QJsonValue& value)
    {
        if (value.isArray())
            return QString::fromUtf8(QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact));
        if (value.isObject())
            return QString::fromUtf8(
                QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
        return value.toVariant().toString();
    }

    static QByteArray lineOf(const QStringList& cells, char separator)
    {
        if (separator == ',')
            return csvRow(cells);
        QByteArrayList line;
        for (const QString& cell : cells)
            line << '"' + cell.toUtf8().replace("\"", "\"\"") + '"';
        return line.join(separator) + '\n';
    }
};

} // namespace subtext::test
