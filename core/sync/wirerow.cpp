// SPDX-License-Identifier: MIT
#include "core/sync/wirerow.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

namespace By {
constexpr unsigned Person = 1;
constexpr unsigned Adjudicator = 2;
constexpr unsigned Coordinator = 4;
} // namespace By

constexpr unsigned Frozen = 8;

constexpr WireKind kind(const char* name, StreamClass streamClass, unsigned of)
{
    return {QLatin1String(name),         streamClass,
            (of & By::Person) != 0,      (of & By::Adjudicator) != 0,
            (of & By::Coordinator) != 0, (of & Frozen) != 0};
}

using C = StreamClass;

constexpr std::array Kinds{
    kind("study", C::Common, By::Coordinator),
    kind("protocol", C::Common, By::Coordinator | Frozen),
    kind("quality_protocol", C::Common, By::Coordinator | Frozen),
    kind("guideline", C::Common, By::Coordinator),
    kind("consent_text", C::Common, By::Coordinator),
    kind("study_lock", C::Common, By::Coordinator),
    kind("task", C::Common, By::Coordinator | Frozen),
    kind("task_text", C::Common, By::Coordinator),
    kind("scene", C::Scenes, By::Coordinator | Frozen),
    kind("scene_change", C::Scenes, By::Coordinator | Frozen),
    kind("label_again", C::Scenes, By::Coordinator | Frozen),
    kind("norming_round", C::Common, By::Coordinator | Frozen),
    kind("norming_event", C::Common, By::Coordinator | Frozen),
    kind("person", C::About, By::Coordinator),
    kind("device", C::About, By::Person),
    kind("certificate", C::About, By::Person | By::Coordinator),
    kind("assignment", C::About, By::Coordinator | Frozen),
    kind("withdrawal", C::About, By::Coordinator),
    kind("name", C::Name, By::Coordinator),
    kind("annotation", C::Answers, By::Person | By::Coordinator | Frozen),
    kind("visit", C::Answers, By::Person | By::Coordinator | Frozen),
    kind("self_check", C::Answers, By::Person | By::Coordinator | Frozen),
    kind("repeat", C::Answers, By::Person | By::Coordinator),
    kind("hand_in", C::Answers, By::Person | By::Coordinator),
    kind("question", C::Answers, By::Person | By::Coordinator),
    kind("reply", C::Answers, By::Adjudicator | By::Coordinator),
    kind("consent", C::Course, By::Person | By::Coordinator),
    kind("reader_answer", C::Course, By::Person | By::Coordinator | Frozen),
    kind("practice", C::Course, By::Person | By::Coordinator),
    kind("norming_commitment", C::Course, By::Person | By::Coordinator | Frozen),
    kind("norming_vote", C::Course, By::Person | By::Coordinator | Frozen),
    kind("decision", C::Desk, By::Person | Frozen),
    kind("second_look", C::Desk, By::Person | Frozen),
    kind("settlement", C::Staff, By::Adjudicator | By::Coordinator | Frozen),
    kind("dismissal", C::Staff, By::Adjudicator | By::Coordinator),
    kind("desk_watch", C::Staff, By::Coordinator),
    kind("opening", C::Staff, 0),
    kind("scenario_part", C::Staff, By::Coordinator),
    kind("further_rater", C::Staff, By::Coordinator | Frozen),
    kind("datasheet", C::Office, By::Coordinator),
    kind("release", C::Office, By::Coordinator),
    kind("handout", C::Office, By::Coordinator),
    kind("merged_file", C::Office, By::Coordinator),
    kind("import_mapping", C::Office, By::Coordinator),
    kind("prediction_set", C::Office, By::Coordinator),
    kind("prediction", C::Office, By::Coordinator),
    kind("set_withdrawal", C::Office, By::Coordinator),
    kind("model_run", C::Office, By::Coordinator),
    kind("model_request", C::Office, By::Coordinator),
    kind("scene_run", C::Office, By::Coordinator),
    kind("scene_request", C::Office, By::Coordinator),
    kind("scene_verdict", C::Office, By::Coordinator),
    kind("embedding", C::Office, By::Coordinator),
    kind("topic_set", C::Office, By::Coordinator),
};

constexpr std::array ClassTokens{
    QLatin1String("common"), QLatin1String("scenes"),  QLatin1String("about"),
    QLatin1String("name"),   QLatin1String("answers"), QLatin1String("course"),
    QLatin1String("desk"),   QLatin1String("staff"),   QLatin1String("office"),
};

} // namespace

QLatin1String streamClassToken(StreamClass streamClass)
{
    return ClassTokens.at(static_cast<std::size_t>(streamClass));
}

std::span<const WireKind> wireKinds()
{
    return Kinds;
}

const WireKind* findWireKind(const QString& name)
{
    const auto found = std::find_if(Kinds.begin(), Kinds.end(),
                                    [&](const WireKind& known) { return known.name == name; });
    return found == Kinds.end() ? nullptr : &*found;
}

bool isFrozenRow(const WireRow& row)
{
    const WireKind* kind = findWireKind(row.kind);
    return kind && kind->isFrozen;
}

bool mayWrite(const WireRow& row, const Uuid& person, const QString& role)
{
    const WireKind* kind = findWireKind(row.kind);
    const bool isMine = row.person == person;
    const bool isAnnotator = role == u"annotator";
    const bool isCoordinator = role == u"coordinator";
    if (!kind)
        return false;
    if (kind->streamClass == C::Desk)
        return isMine && !isAnnotator;
    if (row.kind == u"settlement")
        return !isAnnotator && (isMine || (isCoordinator && row.person.isNull()));
    return (kind->byPerson && isMine && isAnnotator) ||
           (kind->byAdjudicator && role == u"adjudicator") ||
           (kind->byCoordinator && isCoordinator);
}

QString streamKey(StreamClass streamClass, const Uuid& person, std::optional<int> round)
{
    const bool hasRound = streamClass == StreamClass::Desk && round;
    return streamClassToken(streamClass) + u':' +
           (isPersonal(streamClass) ? person.text() : QString()) + u':' +
           (hasRound ? QString::number(*round) : QString());
}

std::optional<QString> streamKeyOf(const WireRow& row)
{
    const WireKind* known = findWireKind(row.kind);
    if (!known)
        return std::nullopt;
    return streamKey(known->streamClass, row.person, row.round);
}

} // namespace subtext
