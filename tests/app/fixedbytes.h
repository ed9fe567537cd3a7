// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QCryptographicHash>
#include <QMap>
#include <QString>
#include <QtTest>

namespace subtext::test {

/// What is fixed, by name.
using Digests = QMap<QString, QByteArray>;

/// The first twelve digits tell two files apart.
inline QByteArray digestOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().first(12);
}

/// Prints every digest that is another one, so that it can be put down where the change is meant.
inline void compareDigests(const Digests& actual, const Digests& expected)
{
    for (auto it = actual.begin(); it != actual.end(); ++it) {
        if (expected.value(it.key()) != it.value())
            qWarning("%s: %s", qPrintable(it.key()), it.value().constData());
    }
    for (auto it = expected.begin(); it != expected.end(); ++it) {
        if (!actual.contains(it.key()))
            qWarning("%s: is not there any more", qPrintable(it.key()));
    }
    QCOMPARE(actual, expected);
}

} // namespace subtext::test
