// SPDX-License-Identifier: MIT
#pragma once

#include <QHashFunctions>

#include <compare>

namespace subtext {

/// A row's number inside one study file. Distinct types keep people and scenarios apart;
/// 0 is "none". What leaves the file is named by UUID, never by these.
template <typename Tag> struct Id
{
    qint64 value = 0;

    constexpr bool isValid() const { return value > 0; }
    constexpr auto operator<=>(const Id&) const = default;
    friend size_t qHash(const Id& id, size_t seed = 0) noexcept { return ::qHash(id.value, seed); }
};

using ScenarioId = Id<struct ScenarioTag>;
using PersonId = Id<struct PersonTag>;
using AnnotationId = Id<struct AnnotationTag>;
using DecisionId = Id<struct DecisionTag>;

} // namespace subtext
