// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/ceiscene.h"
#include "core/exchange/rows/columns.h"

#include <QSet>

#include <span>

namespace subtext {

/// The fields of CEI's task, for its own layout.
namespace CeiField {

inline constexpr Field Domain = sceneField(indexOf(ScenePart::Domain));
inline constexpr Field Power = sceneField(indexOf(ScenePart::PowerRelation));
inline constexpr Field SpeakerRole = sceneField(indexOf(ScenePart::SpeakerRole));
inline constexpr Field ListenerRole = sceneField(indexOf(ScenePart::ListenerRole));
inline constexpr Field Context = sceneField(indexOf(ScenePart::Context));
inline constexpr Field Utterance = sceneField(indexOf(ScenePart::Utterance));
inline constexpr Field Emotion = questionField(0);
inline constexpr Field Gold = goldField(0);

} // namespace CeiField

struct CeiColumnName
{
    Field field;
    QLatin1String name;
};

/// Every name that CEI's files have for a column; the first of a field is its token.
std::span<const CeiColumnName> ceiColumnNames();

/// Without these no scene of CEI can be read.
std::span<const Field> ceiSceneFields();

/// The columns of the annotators of a file in CEI's layout, which are added to `used`. Errors:
/// MissingColumn where an annotator lacks one of the five.
Result<std::vector<ColumnsOfRater>> ceiRaterColumns(const QStringList& columns,
                                                    QSet<qsizetype>& used);

/// What an annotator's first column is called, before the name.
inline constexpr QLatin1String CeiEmotionPrefix("sl_plutchik_primary_");
/// What a release calls the column of an annotator's positions, before the name.
inline constexpr QLatin1String CeiPositionPrefix("position_");

} // namespace subtext
