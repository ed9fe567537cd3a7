// SPDX-License-Identifier: MIT
#include "core/exchange/tables/cellformat.h"

#include <QDate>
#include <QRegularExpression>
#include <QTime>

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

constexpr qint64 SecondsOfDay = 24 * 60 * 60;
constexpr double DaysUpTo9999 = 2'958'466; // 10000-01-01

/// What stands in quotes, behind a backslash, or pads the cell is shown, but formats nothing. What
/// stands in brackets is a colour, a condition or a place, unless it counts hours.
QString withoutLiterals(const QString& code)
{
    static const QRegularExpression literal(
        QStringLiteral(R"re("[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\])re"),
        QRegularExpression::CaseInsensitiveOption);
    QString left = code;
    left.remove(literal);
    return left;
}

QString timeText(qint64 seconds)
{
    const QTime time = QTime(0, 0).addSecs(static_cast<int>(seconds));
    return time.toString(time.second() == 0 ? QStringLiteral("HH:mm") : QStringLiteral("HH:mm:ss"));
}

QString elapsedText(qint64 seconds)
{
    const QString minutes =
        QStringLiteral("%1:%2").arg(seconds / 3600).arg(seconds / 60 % 60, 2, 10, QLatin1Char('0'));
    return seconds % 60 == 0
               ? minutes
               : QStringLiteral("%1:%2").arg(minutes).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QString dateText(qint64 day, bool is1904)
{
    if (is1904)
        return QDate(1904, 1, 1).addDays(day).toString(Qt::ISODate);
    // Excel has a 29 February 1900, which never was.
    if (day == 60)
        return QStringLiteral("1900-02-29");
    return QDate(1899, 12, day < 60 ? 31 : 30).addDays(day).toString(Qt::ISODate);
}

QString momentText(double number, CellFormat::Kind kind, bool is1904)
{
    const auto total = static_cast<qint64>(std::llround(number * SecondsOfDay));
    const qint64 day = total / SecondsOfDay;
    const qint64 seconds = total % SecondsOfDay;
    switch (kind) {
    case CellFormat::Kind::Date:
        return dateText(day, is1904);
    case CellFormat::Kind::Time:
        return timeText(seconds);
    case CellFormat::Kind::Elapsed:
        return elapsedText(total);
    default:
        return dateText(day, is1904) + u' ' + timeText(seconds);
    }
}

/// Half away from zero, as spreadsheets round.
QString fixedText(double number, const CellFormat& format)
{
    const double unit = std::pow(10.0, format.decimals);
    double rounded = std::round(number * unit) / unit;
    if (!std::isfinite(rounded))
        rounded = number;
    QString text = QString::number(std::abs(rounded), 'f', format.decimals);
    const qsizetype point = format.decimals > 0 ? text.size() - format.decimals - 1 : text.size();
    text.prepend(QString(std::max<qsizetype>(0, format.digits - point), u'0'));
    return rounded < 0 ? u'-' + text : text;
}

} // namespace

CellFormat cellFormatFrom(const QString& code)
{
    using Kind = CellFormat::Kind;
    const QString shown = withoutLiterals(code).section(u';', 0, 0).trimmed();
    if (shown == QLatin1String("@"))
        return {Kind::Text};
    if (shown.compare(QLatin1String("General"), Qt::CaseInsensitive) == 0)
        return {};
    if (shown.contains(u'['))
        return {Kind::Elapsed};
    const auto has = [&](QChar letter) { return shown.contains(letter, Qt::CaseInsensitive); };
    const bool hasTime = has(u'h') || has(u's');
    const bool hasDate = has(u'y') || has(u'd') || (has(u'm') && !hasTime);
    if (hasDate || hasTime)
        return {hasDate && hasTime ? Kind::DateTime : hasDate ? Kind::Date : Kind::Time};
    if ((!has(u'0') && !has(u'#')) || has(u'E') || has(u'/') || has(u'?'))
        return {};
    const QString whole = shown.section(u'.', 0, 0);
    const QString fraction = shown.section(u'.', 1);
    return {has(u'%') ? Kind::Percent : Kind::Fixed,
            static_cast<int>(std::min<qsizetype>(15, fraction.count(u'0') + fraction.count(u'#'))),
            static_cast<int>(std::min<qsizetype>(30, whole.count(u'0')))};
}

CellFormat builtInCellFormat(int number)
{
    using Kind = CellFormat::Kind;
    switch (number) {
    case 1:
    case 3:
    case 37:
    case 38:
        return {Kind::Fixed};
    case 2:
    case 4:
    case 39:
    case 40:
        return {Kind::Fixed, 2};
    case 9:
        return {Kind::Percent};
    case 10:
        return {Kind::Percent, 2};
    case 46:
        return {Kind::Elapsed};
    case 22:
        return {Kind::DateTime};
    case 49:
        return {Kind::Text};
    default:
        break;
    }
    // 27 to 36 and 50 to 58 are days in East Asian editions.
    if ((number >= 14 && number <= 17) || (number >= 27 && number <= 36) ||
        (number >= 50 && number <= 58))
        return {Kind::Date};
    if ((number >= 18 && number <= 21) || number == 45 || number == 47)
        return {Kind::Time};
    return {};
}

QString shownNumber(double number, const CellFormat& format, bool is1904)
{
    using Kind = CellFormat::Kind;
    switch (format.kind) {
    case Kind::Fixed:
        return fixedText(number, format);
    case Kind::Percent:
        return fixedText(number * 100, format) + u'%';
    case Kind::Date:
    case Kind::Time:
    case Kind::DateTime:
    case Kind::Elapsed:
        if (number >= 0 && number < DaysUpTo9999)
            return momentText(number, format.kind, is1904);
        break;
    case Kind::General:
    case Kind::Text:
        break;
    }
    return QString::number(number, 'g', 15);
}

} // namespace subtext
