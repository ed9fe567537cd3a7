// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/uuid.h"

#include <QByteArray>
#include <QLatin1String>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace subtext {

/// A row as it goes over the wire. What the server has to know for its rules is a field and is not
/// said again in `body`, which is canonical JSON (`canonicalJson`) and is kept to the byte.
struct WireRow
{
    QString kind;
    int v = 1; ///< Schema of the study that wrote it.
    Uuid uuid;
    Uuid person;              ///< Whose it is; none where it is nobody's.
    Uuid scenario;            ///< None where it is about no scene.
    std::optional<int> round; ///< Of the desk. Not in the digest: the chain begins with it.
    std::optional<int> revision;
    qint64 at = 0;                   ///< UTC milliseconds.
    std::optional<QStringList> vote; ///< One token a question; none: no vote, or one taken back.
    QByteArray body;

    bool operator==(const WireRow&) const = default;
};

/// What is read as a whole or not at all: rows of one class, in some classes of one person.
enum class StreamClass : std::uint8_t {
    Common,
    Scenes,
    About,
    Name,
    Answers,
    Course,
    Desk, ///< Of one person in one round.
    Staff,
    Office,
};

QLatin1String streamClassToken(StreamClass streamClass);
constexpr bool isPersonal(StreamClass streamClass)
{
    return streamClass >= StreamClass::About && streamClass <= StreamClass::Desk;
}

/// What can be sent. The server has the same list, in the table `kind` of its schema.
struct WireKind
{
    QLatin1String name;
    StreamClass streamClass;
    // Who sends such rows; `decision` and `settlement` have rules of their own besides.
    bool byPerson = false; ///< The person that it is about.
    bool byAdjudicator = false;
    bool byCoordinator = false;
    bool isFrozen = false; ///< Not taken while the study is locked.
};

std::span<const WireKind> wireKinds();
/// Nothing for a kind of a later version, whose rows are parked as they are.
const WireKind* findWireKind(const QString& name);
/// Whether a lock of the study keeps it out.
bool isFrozenRow(const WireRow& row);

/// Whether somebody of that role may send the row: the server has the same rule, and asks besides
/// whether own voices and settlements are in place.
bool mayWrite(const WireRow& row, const Uuid& person, const QString& role);

/// Names the stream that a row of this class, person and round belongs to: "desk:UUID:2". What the
/// class does not ask for is left out, whatever the row says.
QString streamKey(StreamClass streamClass, const Uuid& person, std::optional<int> round);
/// None for a row of an unknown kind.
std::optional<QString> streamKeyOf(const WireRow& row);

} // namespace subtext
