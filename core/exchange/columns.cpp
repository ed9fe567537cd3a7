// SPDX-License-Identifier: MIT
#include "core/exchange/columns.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

struct FieldName
{
    Field field;
    QLatin1String name;
};

// The first name of a field is its token.
constexpr std::array FieldNames{
    FieldName{Field::Id, QLatin1String("id")},
    FieldName{Field::Group, QLatin1String("subtype")},
    FieldName{Field::Domain, QLatin1String("domain")},
    FieldName{Field::Domain, QLatin1String("sd_domain")},
    FieldName{Field::Power, QLatin1String("power_relation")},
    FieldName{Field::Power, QLatin1String("sd_power_relation")},
    FieldName{Field::SpeakerRole, QLatin1String("speaker_role")},
    FieldName{Field::SpeakerRole, QLatin1String("sd_speaker_role")},
    FieldName{Field::ListenerRole, QLatin1String("listener_role")},
    FieldName{Field::ListenerRole, QLatin1String("sd_listener_role")},
    FieldName{Field::Context, QLatin1String("context")},
    FieldName{Field::Context, QLatin1String("sd_situation")},
    FieldName{Field::Utterance, QLatin1String("utterance")},
    FieldName{Field::Utterance, QLatin1String("sd_utterance")},
    FieldName{Field::Gold, QLatin1String("gold")},
    FieldName{Field::Gold, QLatin1String("gold_standard")},
    FieldName{Field::Basis, QLatin1String("basis")},
    FieldName{Field::Ambiguous, QLatin1String("ambiguous")},
    FieldName{Field::Note, QLatin1String("note")},
    FieldName{Field::Note, QLatin1String("notes")},
    FieldName{Field::Annotator, QLatin1String("annotator")},
    FieldName{Field::AnnotatorCode, QLatin1String("annotator_code")},
    FieldName{Field::Emotion, QLatin1String("emotion")},
    FieldName{Field::Emotion, QLatin1String("sl_plutchik_primary")},
    FieldName{Field::Valence, QLatin1String("valence")},
    FieldName{Field::Valence, QLatin1String("sl_v")},
    FieldName{Field::Arousal, QLatin1String("arousal")},
    FieldName{Field::Arousal, QLatin1String("sl_a")},
    FieldName{Field::Dominance, QLatin1String("dominance")},
    FieldName{Field::Dominance, QLatin1String("sl_d")},
    FieldName{Field::Confidence, QLatin1String("confidence")},
    FieldName{Field::Confidence, QLatin1String("sl_confidence")},
    FieldName{Field::Explanation, QLatin1String("explanation")},
    FieldName{Field::Flagged, QLatin1String("flagged")},
    FieldName{Field::FlagReason, QLatin1String("flag_reason")},
    FieldName{Field::ActiveMs, QLatin1String("active_ms")},
    FieldName{Field::WallMs, QLatin1String("wall_ms")},
    FieldName{Field::Visits, QLatin1String("visits")},
    FieldName{Field::FocusLosses, QLatin1String("focus_losses")},
    FieldName{Field::SubmittedAt, QLatin1String("submitted_at")},
    FieldName{Field::Position, QLatin1String("position")},
    FieldName{Field::Revision, QLatin1String("revision")},
    FieldName{Field::SelfCheck, QLatin1String("self_check")},
};

constexpr std::array ScenarioFields{Field::Id, Field::SpeakerRole, Field::ListenerRole,
                                    Field::Context, Field::Utterance};
constexpr std::array AnswerFields{Field::Emotion, Field::Valence, Field::Arousal, Field::Dominance,
                                  Field::Confidence};

constexpr QLatin1String EmotionPrefix("sl_plutchik_primary_");
constexpr std::array<QLatin1String, DimensionCount> ScalePrefixes{
    QLatin1String("sl_v_"), QLatin1String("sl_a_"), QLatin1String("sl_d_"),
    QLatin1String("sl_confidence_")};

tl::unexpected<Error> missing(const QString& name)
{
    return fail({ErrorCode::MissingColumn, {}, 1, 0, name, {}});
}

Result<void> mapRaters(const RecordTable& table, ColumnMap& map, QSet<qsizetype>& used)
{
    QHash<QString, qsizetype> byName;
    for (qsizetype i = 0; i < table.columns.size(); ++i)
        byName.insert(table.columns[i].toLower(), i);
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        if (!table.columns[i].startsWith(EmotionPrefix, Qt::CaseInsensitive))
            continue;
        RaterColumns rater;
        rater.name = table.columns[i].mid(EmotionPrefix.size());
        rater.emotion = i;
        used.insert(i);
        for (ScaleIndex dimension : AllDimensions) {
            const QString column = ScalePrefixes.at(indexOf(dimension)) + rater.name;
            const qsizetype at = byName.value(column.toLower(), -1);
            if (at < 0)
                return missing(column);
            rater.scales.at(indexOf(dimension)) = at;
            used.insert(at);
        }
        map.raters.push_back(rater);
    }
    return {};
}

std::optional<Field> fieldNamed(const QString& name)
{
    const auto found = std::find_if(FieldNames.begin(), FieldNames.end(), [&](const FieldName& f) {
        return name.compare(f.name, Qt::CaseInsensitive) == 0;
    });
    return found == FieldNames.end() ? std::nullopt : std::optional(found->field);
}

} // namespace

std::vector<Field> requiredFields(bool isTidy)
{
    std::vector<Field> fields(ScenarioFields.begin(), ScenarioFields.end());
    if (isTidy)
        fields.insert(fields.end(), AnswerFields.begin(), AnswerFields.end());
    return fields;
}

QLatin1String fieldToken(Field field)
{
    const auto found = std::find_if(FieldNames.begin(), FieldNames.end(),
                                    [&](const FieldName& name) { return name.field == field; });
    return found->name;
}

std::optional<Field> fieldOfColumn(const QString& column, const QMap<QString, QString>& chosen)
{
    for (auto it = chosen.begin(); it != chosen.end(); ++it) {
        if (it.value() == column)
            return fieldNamed(it.key());
    }
    const auto field = fieldNamed(column);
    for (auto it = chosen.begin(); field && it != chosen.end(); ++it) {
        if (fieldNamed(it.key()) == field)
            return std::nullopt;
    }
    return field;
}

Result<ColumnMap> mapColumns(const RecordTable& table, const ImportOptions& options)
{
    ColumnMap map;
    map.of.fill(-1);
    QSet<qsizetype> used;
    const auto use = [&](Field field, qsizetype column) {
        map.of.at(static_cast<std::size_t>(field)) = column;
        used.insert(column);
    };
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        const auto field = fieldNamed(table.columns[i]);
        if (field && !map.has(*field) && !options.unused.contains(table.columns[i]))
            use(*field, i);
    }
    for (auto it = options.columns.begin(); it != options.columns.end(); ++it) {
        const auto field = fieldNamed(it.key());
        const qsizetype column = table.columns.indexOf(it.value());
        if (!field)
            return missing(it.key());
        if (column < 0)
            return missing(it.value());
        use(*field, column);
    }
    QStringList absent;
    for (Field field : requiredFields(map.isTidy())) {
        if (!map.has(field))
            absent << fieldToken(field);
    }
    if (!absent.isEmpty())
        return missing(absent.join(QStringLiteral(", ")));
    if (!map.isTidy()) {
        if (const auto mapped = mapRaters(table, map, used); !mapped)
            return fail(mapped.error());
    }
    if (options.kind == ImportKind::Annotations && !map.isTidy() && map.raters.empty())
        return missing(EmotionPrefix + QStringLiteral("NAME"));
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        if (!used.contains(i) && !table.columns[i].isEmpty())
            map.ignored.append(table.columns[i]);
    }
    return map;
}

} // namespace subtext
