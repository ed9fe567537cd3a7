// SPDX-License-Identifier: MIT
#include "core/travel/newcodes.h"

#include "core/domain/personcode.h"

#include <QCryptographicHash>

#include <algorithm>

namespace subtext {

void NewCodes::take(const QString& code)
{
    m_taken.insert(codeSkeleton(code));
}

bool NewCodes::isTaken(const QString& code) const
{
    return m_taken.contains(codeSkeleton(code));
}

void NewCodes::claim(const QString& code)
{
    m_claimed.insert(codeSkeleton(code));
}

void NewCodes::reserve(const std::set<QString>& names)
{
    for (const QString& name : inOrderOfCodes(names)) {
        if (!m_reserved.contains(name))
            m_reserved.insert(name, nextFree());
    }
}

/// That of the names; at random where that was asked for, for whoever has a list of the names
/// knows theirs.
std::vector<QString> NewCodes::inOrderOfCodes(const std::set<QString>& names) const
{
    std::vector<QString> order(names.begin(), names.end());
    if (m_secret.isEmpty())
        return order;
    const auto lotOf = [this](const QString& name) {
        return QCryptographicHash::hash((m_secret + u'\n' + name).toUtf8(),
                                        QCryptographicHash::Sha256);
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](const QString& a, const QString& b) { return lotOf(a) < lotOf(b); });
    return order;
}

QString NewCodes::nextFree()
{
    for (;;) {
        const QString code = QStringLiteral("A%1").arg(++m_lastNumber, 2, 10, QLatin1Char('0'));
        const QString skeleton = codeSkeleton(code);
        if (!m_taken.contains(skeleton) && !m_claimed.contains(skeleton))
            return code;
    }
}

} // namespace subtext
