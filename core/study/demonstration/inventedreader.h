// SPDX-License-Identifier: MIT
#pragma once

#include "core/course/labelling.h"
#include "core/domain/protocol.h"
#include "core/domain/scenario.h"

#include <vector>

namespace subtext {

/// An invented annotator of CEI's task who differs from the others for a reason: a scene is open to
/// several readings, readers see one side of it only, each has an emotion that they tend to, and
/// now and then somebody slips. Everything follows from the code, the scene and the seed; nothing
/// depends on the order of the calls.
class InventedReader
{
public:
    InventedReader(const QString& code, quint32 seed);

    /// When an item is answered: what is steady stays, slips come anew.
    enum class Occasion { First, Again };

    /// The emotion chosen for the scene with this name (Scenario::name).
    Choice reading(const QString& name, Occasion occasion) const;
    /// What else it could be, beside the chosen emotion.
    SecondAnswer second(const QString& name, Choice chosen) const;
    /// Which emotion most others are expected to choose.
    Choice guess(const QString& name, Choice chosen) const;

    /// A whole answer to the scene, with what these rules ask for of it: a second reading of one
    /// option, and a guess where the item has one. A repeat has neither. `now` is UTC milliseconds.
    Labelling::Submission answer(const Scenario& scene, Occasion occasion, const Protocol& rules,
                                 qint64 now) const;

private:
    Choice steady(const QString& name) const;

    QByteArray m_code;
    quint32 m_seed;
    Choice m_leaning;
    std::size_t m_side; ///< Of a scene of which each reader sees one side.
};

} // namespace subtext
