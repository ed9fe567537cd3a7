// SPDX-License-Identifier: MIT
#include "core/base/uuid.h"

#include <QUuid>
#include <QtEndian>

namespace subtext {
namespace {

constexpr qsizetype TextLength = 36;
constexpr int DigitsOfHalf = 16;

bool isDashAt(qsizetype i)
{
    return i == 8 || i == 13 || i == 18 || i == 23;
}

/// 0 to 15, or -1 where the character is no hexadecimal digit in lower case.
int digitOf(QChar c)
{
    if (c >= u'0' && c <= u'9')
        return c.unicode() - u'0';
    if (c >= u'a' && c <= u'f')
        return c.unicode() - u'a' + 10;
    return -1;
}

} // namespace

Uuid::Uuid(const QUuid& uuid)
{
    const QByteArray bytes = uuid.toRfc4122();
    m_high = qFromBigEndian<quint64>(bytes.constData());
    m_low = qFromBigEndian<quint64>(bytes.constData() + sizeof m_high);
}

std::optional<Uuid> Uuid::fromText(const QString& text)
{
    if (text.size() != TextLength)
        return std::nullopt;
    Uuid uuid;
    int digits = 0;
    for (qsizetype i = 0; i < TextLength; ++i) {
        if (isDashAt(i)) {
            if (text[i] != u'-')
                return std::nullopt;
            continue;
        }
        const int digit = digitOf(text[i]);
        if (digit < 0)
            return std::nullopt;
        quint64& half = digits < DigitsOfHalf ? uuid.m_high : uuid.m_low;
        half = half << 4 | static_cast<quint64>(digit);
        ++digits;
    }
    if (uuid.isNull())
        return std::nullopt;
    return uuid;
}

QString Uuid::text() const
{
    if (isNull())
        return {};
    QString text(TextLength, u'-');
    QChar* place = text.data();
    int digits = 0;
    for (qsizetype i = 0; i < TextLength; ++i) {
        if (isDashAt(i))
            continue;
        const quint64 half = digits < DigitsOfHalf ? m_high : m_low;
        const int shift = 4 * (DigitsOfHalf - 1 - digits % DigitsOfHalf);
        place[i] = QLatin1Char("0123456789abcdef"[half >> shift & 0xF]);
        ++digits;
    }
    return text;
}

} // namespace subtext
