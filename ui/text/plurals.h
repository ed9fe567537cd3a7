// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <concepts>
#include <limits>
#include <utility>

namespace subtext {

/// Gives texts with a number, tr("%n items", nullptr, plural(n)), their English singular, whatever
/// the language of the system. To be called once there is an application; it owns what is loaded.
void installPlurals(QCoreApplication& application);

/// A count as tr takes it.
template <std::integral Number> constexpr int plural(Number n)
{
    return std::in_range<int>(n) ? static_cast<int>(n) : std::numeric_limits<int>::max();
}

/// Says texts with a number where there is no class with a tr of its own: lupdate finds their
/// context by this one.
struct Plurals
{
    Q_DECLARE_TR_FUNCTIONS(subtext::Plurals)
};

} // namespace subtext
