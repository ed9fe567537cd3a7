// SPDX-License-Identifier: MIT
#include "core/llm/schemagrammar.h"

#include <QJsonArray>
#include <QStringList>

namespace subtext::llm {
namespace {

/// What JSON writes for a string, quotes included.
QString jsonString(const QString& text)
{
    QString written(u'"');
    for (const QChar c : text) {
        if (c == u'"' || c == u'\\')
            (written += u'\\') += c;
        else if (c < u' ')
            written += QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
        else
            written += c;
    }
    return written + u'"';
}

/// Text that stands in the answer as it is. Has no control characters.
QString terminal(const QString& text)
{
    QString escaped = text;
    escaped.replace(u'\\', QLatin1String("\\\\")).replace(u'"', QLatin1String("\\\""));
    return u'"' + escaped + u'"';
}

QString valueOf(const QJsonObject& schema)
{
    const QLatin1String options("enum");
    QStringList values;
    if (schema.contains(options)) {
        const QJsonArray listed = schema[options].toArray();
        for (const QJsonValue& option : listed)
            values += terminal(jsonString(option.toString()));
    } else if (schema[QLatin1String("type")] == QLatin1String("integer")) {
        const int most = schema[QLatin1String("maximum")].toInt();
        for (int value = schema[QLatin1String("minimum")].toInt(); value <= most; ++value)
            values += terminal(QString::number(value));
    } else {
        return QStringLiteral("string");
    }
    return u'(' + values.join(QLatin1String(" | ")) + u')';
}

} // namespace

QString grammarOf(const QJsonObject& schema)
{
    const QJsonObject properties = schema[QLatin1String("properties")].toObject();
    QStringList members;
    for (auto property = properties.begin(); property != properties.end(); ++property)
        members += terminal(jsonString(property.key())) + QStringLiteral(" space \":\" space ") +
                   valueOf(property.value().toObject());
    return QStringLiteral("root ::= \"{\" space %1 space \"}\"\n"
                          "space ::= \" \"?\n"
                          "string ::= \"\\\"\" character* \"\\\"\"\n"
                          "character ::= [^\"\\\\\\x00-\\x1F] | \"\\\\\" [\"\\\\/bfnrt]\n")
        .arg(members.join(QLatin1String(" space \",\" space ")));
}

} // namespace subtext::llm
