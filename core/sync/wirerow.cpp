// SPDX-License-Identifier: MIT
#include "core/sync/wirerow.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr WireKind kind(const char* name, StreamClass streamClass)
{
    return {QLatin1String(name), streamClass};
}

using C = StreamClass;

constexpr std::array Kinds{
    kind("study", C::Common),
    kind("protocol", C::Common),
    kind("quality_protocol", C::Common),
    kind("guideline", C::Common),
    kind("consent_text", C::Common),
    kind("study_lock", C::Common),
    kind("task", C::Common),
    kind("task_text", C::Common),
    kind("scene", C::Scenes),
    kind("scene_change", C::Scenes),
    kind("person", C::About),
    kind("device", C::About),
    kind("certificate", C::About),
    kind("assignment", C::About),
    kind("withdrawal", C::About),
    kind("name", C::Name),
    kind("annotation", C::Answers),
    kind("visit", C::Answers),
    kind("self_check", C::Answers),
    kind("repeat", C::Answers),
    kind("hand_in", C::Answers),
    kind("consent", C::Course),
    kind("practice", C::Course),
    kind("decision", C::Desk),
    kind("settlement", C::Staff),
    kind("dismissal", C::Staff),
    kind("desk_watch", C::Staff),
    kind("opening", C::Staff),
    kind("scenario_part", C::Staff),
    kind("datasheet", C::Office),
    kind("release", C::Office),
    kind("handout", C::Office),
    kind("merged_file", C::Office),
    kind("import_mapping", C::Office),
    kind("prediction_set", C::Office),
    kind("prediction", C::Office),
    kind("model_run", C::Office),
    kind("model_request", C::Office),
    kind("scene_run", C::Office),
    kind("scene_request", C::Office),
    kind("scene_verdict", C::Office),
    kind("embedding", C::Office),
    kind("topic_set", C::Office),
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
