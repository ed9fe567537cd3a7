// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/scenario.h"
#include "core/exchange/refusalcsv.h"
#include "core/operation/changeset.h"
#include "core/operation/scenetargets.h"
#include "core/task/task.h"

#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace subtext {

class StudyContext;

/// How far a scene has come, as whoever prepares a study sees it.
enum class SceneState : std::uint8_t {
    Open,     ///< "open": nobody has labelled it.
    Labelled, ///< "labelled": somebody has, or a file brought gold.
    Refused,  ///< "refused": left out before anybody labelled it.
    LeftOut,  ///< "left-out": labelled, and left out of the data since.
};
QLatin1String sceneStateToken(SceneState state);

/// A text of a scene that has fewer or more words than the task says.
struct LengthFinding
{
    QString field;
    qint64 words = 0;
    bool isShort = false; ///< Otherwise it is long.

    bool operator==(const LengthFinding&) const = default;
};

struct CuratedScene
{
    ScenarioId id;
    QString name;
    QStringList kind; ///< Its group and choices, by CuratedScenes::kinds.
    qint64 words = 0; ///< Of what leads up to the large text; of that where nothing else is there.
    SceneState state = SceneState::Open;
    QString reason;                     ///< Why it is out.
    std::vector<LengthFinding> lengths; ///< In the order of the task; texts that are there.

    bool isKept() const { return state == SceneState::Open || state == SceneState::Labelled; }
    bool isShort() const;
    bool isLong() const;
};

/// Two scenes that are kept and read much the same, by their places among CuratedScenes::scenes.
struct NearScenes
{
    std::size_t earlier = 0;
    std::size_t later = 0;
    double resemblance = 0;
};

struct CuratedCount
{
    qint64 written = 0;
    qint64 kept = 0;
    qint64 shorter = 0; ///< Of those that are kept: a text is shorter than the task says …
    qint64 longer = 0;  ///< … or longer. A scene may be both, by two texts.

    void add(const CuratedScene& scene);
    void add(const CuratedCount& more);
    bool operator==(const CuratedCount&) const = default;
};

/// What was written and is kept of a kind, beside how many are wanted.
struct CuratedKind
{
    KindOfScenes of;
    CuratedCount count;
    std::optional<qint64> target;

    /// How many are to be added; none where there is no target, or enough.
    qint64 missing() const { return std::max<qint64>(0, target.value_or(0) - count.kept); }
    bool operator==(const CuratedKind&) const = default;
};

/// What was written, and what of it is kept.
struct CuratedScenes
{
    QStringList kinds;     ///< Tokens of the task's group, if it has one, and its choices.
    QStringList wordsFrom; ///< Tokens of the fields whose words are counted.
    std::map<QString, TextLength> lengths; ///< What the task says of them, by token of the field.
    std::vector<CuratedScene> scenes;      ///< In the order of import.
    std::vector<NearScenes> near;          ///< By the later and the earlier.
    std::map<QString, qint64> reasons;     ///< How many scenes were refused for each.
    std::vector<SceneTarget> targets;      ///< By their tokens.

    CuratedCount count() const;
    std::map<QStringList, CuratedCount> countsByKind() const;
    /// A scene's group and choices as a kind: everything is named.
    KindOfScenes wholeKind(const QStringList& kind) const;
    /// Every scene; each group and each choice by itself; each kind as a whole; what else has a
    /// target. Each once.
    std::vector<CuratedKind> countedKinds() const;
    /// The words of the scenes that are kept, in ascending order.
    std::vector<qint64> words() const;
};

/// Choosing what is labelled among what was written. A scene that is refused stays in the study,
/// with the reason, and counts nowhere but among those that were written. It is left out like one
/// that is broken, before anybody has labelled it: Corrections::takeBackIn takes it in again.
class Curation
{
public:
    /// From this resemblance on two scenes are near duplicates; 0 … 1.
    static constexpr double NearDuplicate = 0.5;

    explicit Curation(StudyContext& context)
        : m_context(context)
    {}

    Result<CuratedScenes> scenes() const;

    /// Refuses a scene; nobody has it to label any more. Errors: UnknownScenario; LabelledWork
    /// (detail "scene", value: its name) once somebody has labelled it, or begun to, or it has
    /// gold; WrongRole for an annotator; StudyLocked; InHandOut; InvalidValue for an empty reason
    /// (detail "reason") or a scene that is out already (detail "unchanged").
    Result<ChangeSet> refuse(ScenarioId scenario, const QString& reason, PersonId by);
    /// Refuses all of them or none. Errors: the same, with file and line; InvalidValue (detail
    /// "several") for an id that several scenes have, (detail "duplicate") for a scene that is
    /// named twice. Returns how many they were.
    Result<qint64> refuseAll(const std::vector<NamedRefusal>& refusals, PersonId by,
                             const QString& file);

    /// Says how many scenes of each of these kinds are wanted; 0 takes a target back. All of them
    /// or none; what is so already is passed over. Errors: InvalidValue with the detail
    /// "scene-kind" (value: FIELD:VALUE) for what no scene of the task can be, and with
    /// "scene-target" (value: the number) outside 0 … MostScenesWanted; WrongRole for an annotator;
    /// StudyLocked; InHandOut.
    Result<ChangeSet> setTargets(const std::vector<SceneTarget>& targets, PersonId by);

private:
    StudyContext& m_context;
};

/// Scenes that are refused as of now, by reason. Throws; for inside a read.
std::map<QString, qint64> refusalReasons(StudyContext& context);

} // namespace subtext
