// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/base/uuid.h"
#include "core/domain/modelrun.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace subtext {

/// One model that was asked to write scenes from a table of events.
struct SceneRun
{
    Uuid uuid;
    qint64 at = 0; ///< UTC milliseconds.
    QString model;
    QString host; ///< "https://host": who was asked.
    QString kind; ///< Of server.
    QByteArray templateSha256;
    QString parameters; ///< A JSON object.
};

struct SceneRequest : ModelTry
{
    Uuid uuid;
    QString event;  ///< Its id in the table.
    QString source; ///< The event as the table had it: a JSON object.
    QByteArray promptSha256;
};

enum class SceneVerdictKind : std::uint8_t {
    Accepted, ///< "accepted": it is a scenario, as it came.
    Edited,   ///< "edited": it is one, and somebody changed it first.
    Refused,  ///< "refused"
};
QLatin1String verdictToken(SceneVerdictKind kind);
std::optional<SceneVerdictKind> verdictFromToken(QStringView token);

struct SceneVerdict
{
    Uuid request;
    qint64 at = 0;
    SceneVerdictKind kind = SceneVerdictKind::Refused;
    QString text;                       ///< What they left standing; empty where it was refused.
    QString reason;                     ///< Why, where they said it.
    std::optional<ScenarioId> scenario; ///< What it became.
};

} // namespace subtext
