// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QSet>
#include <QString>

#include <set>
#include <vector>

namespace subtext {

/// The codes ("A01", "A02", …) of people whom an import brings without one. None looks like a code
/// that somebody has or that a file names (codeSkeleton).
class NewCodes
{
public:
    /// By `secret` at random; empty: in the order of the names.
    explicit NewCodes(QString secret)
        : m_secret(std::move(secret))
    {}

    /// Somebody has this code.
    void take(const QString& code);
    /// Somebody has a code that looks like this one.
    bool isTaken(const QString& code) const;
    /// A file names this code itself.
    void claim(const QString& code);

    /// New people of a file get their codes in the order of their names: what depends on the order
    /// of the raters (ICC) is then the same under codes as under names. Who has one keeps it.
    void reserve(const std::set<QString>& names);
    QString of(const QString& name) const { return m_reserved.value(name); }

private:
    std::vector<QString> inOrderOfCodes(const std::set<QString>& names) const;
    QString nextFree();

    QString m_secret;                   ///< Forgotten with the import.
    QHash<QString, QString> m_reserved; ///< By name.
    QSet<QString> m_taken;              ///< Skeletons.
    QSet<QString> m_claimed;            ///< Skeletons.
    int m_lastNumber = 0;               ///< Of the codes that were given away.
};

} // namespace subtext
