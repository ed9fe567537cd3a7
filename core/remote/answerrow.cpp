// SPDX-License-Identifier: MIT
#include "core/remote/answerrow.h"

#include <QJsonDocument>

#include <algorithm>
#include <limits>

namespace subtext {
namespace {

bool isHexadecimal(const QByteArray& text)
{
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

int fitting(qint64 number, bool& isSound)
{
    if (number <= std::numeric_limits<int>::max() && number >= std::numeric_limits<int>::min())
        return static_cast<int>(number);
    isSound = false;
    return 0;
}

} // namespace

const ServerValue& AnswerRow::next()
{
    static const ServerValue Missing;
    if (m_place < m_values.size())
        return m_values[m_place++];
    m_isSound = false;
    return Missing;
}

bool AnswerRow::isNull()
{
    return m_place < m_values.size() && !m_values[m_place];
}

QByteArray AnswerRow::bytes()
{
    const ServerValue& value = next();
    if (!value)
        m_isSound = false;
    return value.value_or(QByteArray());
}

qint64 AnswerRow::number(qint64 lowest)
{
    bool isNumber = false;
    const qint64 number = bytes().toLongLong(&isNumber);
    if (isNumber && number >= lowest)
        return number;
    m_isSound = false;
    return lowest;
}

std::optional<qint64> AnswerRow::optionalNumber(qint64 lowest)
{
    if (!isNull())
        return number(lowest);
    skip();
    return std::nullopt;
}

int AnswerRow::whole(int lowest)
{
    return fitting(number(lowest), m_isSound);
}

std::optional<int> AnswerRow::optionalWhole(int lowest)
{
    if (!isNull())
        return whole(lowest);
    skip();
    return std::nullopt;
}

bool AnswerRow::truth()
{
    const QByteArray text = bytes();
    if (text != "t" && text != "f")
        m_isSound = false;
    return text == "t";
}

Uuid AnswerRow::uuid()
{
    const auto uuid = Uuid::fromText(text());
    if (!uuid)
        m_isSound = false;
    return uuid.value_or(Uuid());
}

Uuid AnswerRow::optionalUuid()
{
    if (!isNull())
        return uuid();
    skip();
    return {};
}

QByteArray AnswerRow::hash(int size)
{
    const QByteArray hex = bytes();
    if (hex.size() != 2 * size || !isHexadecimal(hex))
        m_isSound = false;
    return QByteArray::fromHex(hex);
}

QByteArray AnswerRow::optionalHash(int size)
{
    if (!isNull())
        return hash(size);
    skip();
    return {};
}

QJsonObject AnswerRow::object()
{
    const QJsonDocument document = QJsonDocument::fromJson(bytes());
    if (!document.isObject())
        m_isSound = false;
    return document.object();
}

QString AnswerObject::text(const char* key)
{
    if (!value(key).isString())
        m_isSound = false;
    return value(key).toString();
}

qint64 AnswerObject::number(const char* key, qint64 lowest)
{
    const qint64 number = value(key).toInteger(lowest - 1); // also where it is no whole number
    if (number >= lowest)
        return number;
    m_isSound = false;
    return lowest;
}

int AnswerObject::whole(const char* key, int lowest)
{
    return fitting(number(key, lowest), m_isSound);
}

bool AnswerObject::truth(const char* key)
{
    if (!value(key).isBool())
        m_isSound = false;
    return value(key).toBool();
}

Uuid AnswerObject::uuid(const char* key)
{
    const auto uuid = Uuid::fromText(text(key));
    if (!uuid)
        m_isSound = false;
    return uuid.value_or(Uuid());
}

} // namespace subtext
