// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QMap>
#include <QRegularExpression>
#include <QStringList>
#include <QTest>

namespace subtext::test {

/// What may not stand in the sources, and a line each way that shows that the rule works.
struct SourceRule
{
    const char* name;
    const char* pattern;  ///< What breaks it.
    const char* but;      ///< The files that may, as a pattern.
    const char* offender; ///< A line that must be found.
    const char* allowed;  ///< One that must not.
};
using SourceRules = QList<SourceRule>;

inline QRegularExpression patternOf(const SourceRule& rule)
{
    return QRegularExpression(QString::fromLatin1(rule.pattern));
}

/// A row of data for each rule, with its `name`.
inline void nameRules(const SourceRules& rules)
{
    QTest::addColumn<QString>("name");
    for (const SourceRule& rule : rules)
        QTest::newRow(rule.name) << QString::fromLatin1(rule.name);
}

inline const SourceRule& ruleCalled(const SourceRules& rules, const QString& name)
{
    for (const SourceRule& rule : rules) {
        if (name == QLatin1String(rule.name))
            return rule;
    }
    qFatal("no such rule");
}

/// The files that break a rule, each with what does it, and those that may.
struct RuleFindings
{
    QStringList offenders;
    QStringList excepted;
};
/// `sources`: by path from the root of the repository.
inline RuleFindings findingsOf(const SourceRule& rule, const QMap<QString, QString>& sources)
{
    const QRegularExpression pattern = patternOf(rule);
    const QRegularExpression mayBreakIt(QString::fromLatin1(rule.but));
    RuleFindings found;
    for (auto source = sources.begin(); source != sources.end(); ++source) {
        const auto match = pattern.match(source.value());
        if (!match.hasMatch())
            continue;
        if (mayBreakIt.match(source.key()).hasMatch())
            found.excepted << source.key();
        else
            found.offenders << source.key() + QStringLiteral(": ") + match.captured().simplified();
    }
    return found;
}

/// Whether a rule finds its offender and leaves what is allowed.
inline void checkRule(const SourceRule& rule)
{
    const QRegularExpression pattern = patternOf(rule);
    QVERIFY2(pattern.isValid(), qUtf8Printable(pattern.errorString()));
    QVERIFY(pattern.match(QString::fromLatin1(rule.offender)).hasMatch());
    QVERIFY(!pattern.match(QString::fromLatin1(rule.allowed)).hasMatch());
}

} // namespace subtext::test
