// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace subtext::generation {

enum class Relation : std::uint8_t {
    Feels,   ///< "feels": how somebody in it may feel. Its words are barred from the scene.
    Body,    ///< "body": what their body does.
    Face,    ///< "face": what their face shows.
    Does,    ///< "does": what they may do.
    Says,    ///< "says": what they may say.
    Because, ///< "because": how it came to that.
    Then,    ///< "then": what may come of it.
};
inline constexpr std::array AllRelations{Relation::Feels, Relation::Body, Relation::Face,
                                         Relation::Does,  Relation::Says, Relation::Because,
                                         Relation::Then};
QLatin1String relationToken(Relation relation);
std::optional<Relation> relationFromToken(QStringView token);
/// As a model is told of it: "may feel".
QString relationWords(Relation relation);

struct EventPair
{
    Relation relation = Relation::Feels;
    QString tail;

    bool operator==(const EventPair&) const = default;
};

/// Something that may happen, and what goes with it: what a scene is made of.
struct SceneEvent
{
    QString id;
    QString event;
    QString subject; ///< The name of the person whose feelings are asked about.
    QString group;   ///< Of the scenario that comes of it; may be empty.
    std::vector<EventPair> pairs;
    QStringList barred; ///< Words that the table bars beyond those of "feels".

    bool operator==(const SceneEvent&) const = default;

    /// Every word that the scene may not have, in any form: lower case, sorted, each once.
    QStringList barredWords() const;
};

/// The event as one JSON object, and back; none where it is no such object.
QString eventJson(const SceneEvent& event);
std::optional<SceneEvent> eventFromJson(const QString& json);

struct EventProblem
{
    enum class Reason { MissingValue, UnknownRelation, OtherSubject, WrongCellCount };
    qint64 line = 0;
    QString column;
    QString value;
    Reason reason = Reason::MissingValue;
};

struct EventTable
{
    std::vector<SceneEvent> events; ///< In the order of the file.
    std::vector<EventProblem> refused;
    QByteArray sha256; ///< Of the events, as they were understood.

    const SceneEvent* find(const QString& id) const;
};

/// Reads a table of events: CSV, JSON Lines or a JSON array with one row a pair. Columns `event`,
/// `relation` and `tail`, and where there are any `id`, `subject`, `group` and `barred` (words,
/// separated by semicolons). Rows of one id, or without ids of one event, are one event; where it
/// has no subject, it gets one of a list of names. `relations`: what the file calls them, to our
/// tokens. Errors: those of reading a file of records; MissingColumn; EmptyFile where no row can be
/// used.
Result<EventTable> readEvents(const QString& path, const QMap<QString, QString>& relations = {},
                              const CancelToken& cancel = {});
EventTable shippedEvents();
QByteArray shippedEventsCsv();

} // namespace subtext::generation
