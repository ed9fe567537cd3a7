// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/annotation.h"

#include <QString>

#include <array>

namespace subtext {

/// The definitions that annotators read beside the step they are at, from
/// guidelines/annotation/definitions.json.
struct Definition
{
    QString title;
    QString question;
    QString hint;
    QString covers; ///< Emotions only.
};

class Definitions
{
public:
    static const Definitions& instance();

    const Definition& step(StepIndex step) const { return m_steps.at(indexOf(step)); }
    const Definition& flag() const { return m_flag; }
    const Definition& emotion(Choice emotion) const
    {
        return m_emotions.at(static_cast<std::size_t>(emotion));
    }
    const QString& point(ScaleIndex dimension, int point) const
    {
        return m_points.at(indexOf(dimension)).at(static_cast<std::size_t>(point - MinPoint));
    }

private:
    Definitions();

    std::array<Definition, StepCount> m_steps;
    Definition m_flag;
    std::array<Definition, EmotionCount> m_emotions;
    std::array<std::array<QString, PointCount>, DimensionCount> m_points;
};

} // namespace subtext
