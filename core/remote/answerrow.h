// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/uuid.h"
#include "core/remote/serverconnection.h"

#include <QJsonObject>

namespace subtext {

/// Takes the values of a row of an answer from left to right. The server is not believed: what its
/// schema never gives is noted, a default stands in its place, and the answer as a whole counts for
/// nothing.
class AnswerRow
{
public:
    explicit AnswerRow(const std::vector<ServerValue>& values)
        : m_values(values)
    {}

    bool isNull(); ///< Of the next value, which stays where it is.
    QString text() { return QString::fromUtf8(bytes()); }
    QByteArray bytes();
    qint64 number(qint64 lowest = 0);
    std::optional<qint64> optionalNumber(qint64 lowest = 0);
    int whole(int lowest = 0);
    std::optional<int> optionalWhole(int lowest = 0);
    bool truth();
    Uuid uuid();
    Uuid optionalUuid();
    /// Hexadecimal, of so many bytes.
    QByteArray hash(int size = 32);
    QByteArray optionalHash(int size);
    QJsonObject object();
    void skip() { next(); }
    void fault() { m_isSound = false; }

    /// Every value was taken, and was what it was taken for.
    bool isSound() const { return m_isSound && m_place == m_values.size(); }

private:
    const ServerValue& next();

    const std::vector<ServerValue>& m_values;
    std::size_t m_place = 0;
    bool m_isSound = true;
};

/// The same of what the server gives as an object of JSON.
class AnswerObject
{
public:
    explicit AnswerObject(QJsonObject object)
        : m_object(std::move(object))
    {}

    QString text(const char* key);
    qint64 number(const char* key, qint64 lowest = 0);
    int whole(const char* key, int lowest = 0);
    bool truth(const char* key);
    Uuid uuid(const char* key);
    QJsonValue value(const char* key) const { return m_object.value(QLatin1String(key)); }
    void fault() { m_isSound = false; }
    bool isSound() const { return m_isSound; }

private:
    QJsonObject m_object;
    bool m_isSound = true;
};

} // namespace subtext
