// SPDX-License-Identifier: MIT
#include "core/exchange/rows/ceicolumns.h"

#include "core/domain/scale.h"

namespace subtext {
namespace {

using Name = CeiColumnName;

constexpr std::array Names{
    Name{Field::Id, QLatin1String("id")},
    Name{Field::Group, QLatin1String("subtype")},
    Name{CeiField::Domain, QLatin1String("domain")},
    Name{CeiField::Domain, QLatin1String("sd_domain")},
    Name{CeiField::Power, QLatin1String("power_relation")},
    Name{CeiField::Power, QLatin1String("sd_power_relation")},
    Name{Field::PowerOrigin, QLatin1String("power_origin")},
    Name{CeiField::SpeakerRole, QLatin1String("speaker_role")},
    Name{CeiField::SpeakerRole, QLatin1String("sd_speaker_role")},
    Name{CeiField::ListenerRole, QLatin1String("listener_role")},
    Name{CeiField::ListenerRole, QLatin1String("sd_listener_role")},
    Name{CeiField::Context, QLatin1String("context")},
    Name{CeiField::Context, QLatin1String("sd_situation")},
    Name{CeiField::Utterance, QLatin1String("utterance")},
    Name{CeiField::Utterance, QLatin1String("sd_utterance")},
    Name{CeiField::Gold, QLatin1String("gold")},
    Name{CeiField::Gold, QLatin1String("gold_standard")},
    Name{Field::Basis, QLatin1String("basis")},
    Name{Field::Ambiguous, QLatin1String("ambiguous")},
    Name{Field::Note, QLatin1String("note")},
    Name{Field::Note, QLatin1String("notes")},
    Name{Field::Annotator, QLatin1String("annotator")},
    Name{Field::AnnotatorCode, QLatin1String("annotator_code")},
    Name{CeiField::Emotion, QLatin1String("emotion")},
    Name{CeiField::Emotion, QLatin1String("sl_plutchik_primary")},
    Name{scaleField(0), QLatin1String("valence")},
    Name{scaleField(0), QLatin1String("sl_v")},
    Name{scaleField(1), QLatin1String("arousal")},
    Name{scaleField(1), QLatin1String("sl_a")},
    Name{scaleField(2), QLatin1String("dominance")},
    Name{scaleField(2), QLatin1String("sl_d")},
    Name{scaleField(3), QLatin1String("confidence")},
    Name{scaleField(3), QLatin1String("sl_confidence")},
    Name{Field::Explanation, QLatin1String("explanation")},
    Name{Field::Flagged, QLatin1String("flagged")},
    Name{Field::FlagReason, QLatin1String("flag_reason")},
    Name{Field::ActiveMs, QLatin1String("active_ms")},
    Name{Field::WallMs, QLatin1String("wall_ms")},
    Name{Field::Visits, QLatin1String("visits")},
    Name{Field::FocusLosses, QLatin1String("focus_losses")},
    Name{Field::SubmittedAt, QLatin1String("submitted_at")},
    Name{Field::Position, QLatin1String("position")},
    Name{Field::Revision, QLatin1String("revision")},
    Name{Field::SelfCheck, QLatin1String("self_check")},
    Name{Field::Part, QLatin1String("split")},
};

constexpr std::array SceneFields{Field::Id, CeiField::SpeakerRole, CeiField::ListenerRole,
                                 CeiField::Context, CeiField::Utterance};

constexpr std::array<QLatin1String, DimensionCount> ScalePrefixes{
    QLatin1String("sl_v_"), QLatin1String("sl_a_"), QLatin1String("sl_d_"),
    QLatin1String("sl_confidence_")};

} // namespace

std::span<const CeiColumnName> ceiColumnNames()
{
    return Names;
}

std::span<const Field> ceiSceneFields()
{
    return SceneFields;
}

Result<std::vector<ColumnsOfRater>> ceiRaterColumns(const QStringList& columns,
                                                    QSet<qsizetype>& used)
{
    QHash<QString, qsizetype> byName;
    for (qsizetype i = 0; i < columns.size(); ++i)
        byName.insert(columns[i].toLower(), i);
    std::vector<ColumnsOfRater> raters;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        if (!columns[i].startsWith(CeiEmotionPrefix, Qt::CaseInsensitive))
            continue;
        ColumnsOfRater rater;
        rater.name = columns[i].mid(CeiEmotionPrefix.size());
        rater.emotion = i;
        used.insert(i);
        for (ScaleIndex dimension : AllDimensions) {
            const QString column = ScalePrefixes.at(indexOf(dimension)) + rater.name;
            const qsizetype at = byName.value(column.toLower(), -1);
            if (at < 0)
                return fail({ErrorCode::MissingColumn, {}, 1, 0, column, {}});
            rater.scales.at(indexOf(dimension)) = at;
            used.insert(at);
        }
        rater.position = byName.value((CeiPositionPrefix + rater.name).toLower(), -1);
        if (rater.position >= 0)
            used.insert(rater.position);
        raters.push_back(rater);
    }
    return raters;
}

} // namespace subtext
