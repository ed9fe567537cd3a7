// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QString>
#include <QtTest>

#include <optional>

namespace subtext {

// Qt Test finds these by argument and prints the number where a comparison fails.
template <typename Enum> char* enumToString(const char* type, Enum value)
{
    return qstrdup(
        (QByteArray(type) + ' ' + QByteArray::number(static_cast<int>(value))).constData());
}
inline char* toString(const ErrorCode& code)
{
    return enumToString("ErrorCode", code);
}

namespace test {

/// The error of a result that must have failed.
template <typename T> Error errorOf(const Result<T>& result)
{
    return result ? Error{ErrorCode::Cancelled, QStringLiteral("it succeeded"), 0, 0, {}, {}}
                  : result.error();
}

/// What a result that must hold says where it does not.
template <typename T> QByteArray describe(const Result<T>& result)
{
    if (result)
        return "it holds";
    const Error& e = result.error();
    return QStringLiteral("error %1 file=%2 line=%3 column=%4 value=%5 detail=%6")
        .arg(static_cast<int>(e.code))
        .arg(e.file)
        .arg(e.line)
        .arg(e.column)
        .arg(e.value, e.detail)
        .toUtf8();
}

/// A file's path in the folder of known answers and published data; empty where it is not there.
QString sharedFile(const QString& name);
/// All five files of the published data, in alphabetical order; empty where they are not there.
QStringList publishedData();

QByteArray readFile(const QString& path);
/// Writes a file anew and returns its path.
QString writeFile(const QString& path, const QByteArray& bytes);

} // namespace test
} // namespace subtext

/// For results that must hold; prints the error where one does not. Evaluates its argument once.
#define VERIFY_HOLDS(...)                                                                          \
    do {                                                                                           \
        const auto& verifiedResult = __VA_ARGS__;                                                  \
        QVERIFY2(verifiedResult.has_value(), subtext::test::describe(verifiedResult).constData()); \
    } while (false)

/// For results that must have failed with this code.
#define COMPARE_ERROR(result, expected)                                                            \
    do {                                                                                           \
        const auto& comparedOutcome = result;                                                      \
        QVERIFY2(!comparedOutcome.has_value(), "it succeeded");                                    \
        QCOMPARE(comparedOutcome.error().code, expected);                                          \
    } while (false)

/// Skips the running test function where a shared file is not there.
#define SKIP_WITHOUT_SHARED(name)                                                                  \
    if (subtext::test::sharedFile(QStringLiteral(name)).isEmpty())                                 \
    QSKIP("not there: " name)
