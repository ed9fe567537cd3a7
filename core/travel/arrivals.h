// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/teamfile.h"
#include "core/travel/mergingrules.h"
#include "core/travel/takingrows.h"

#include <QHash>
#include <QSet>

namespace subtext {

class StudyContext;

/// Rows of the server on their way into the study; lives inside its transaction. What is in the
/// file is passed over. What cannot be taken is parked with the reason, and tried again each time
/// that something comes, or, of somebody without a name, that a name does:
///     newer              a later program wrote it;
///     name               the name belongs to it, and has not come or is not ours to read;
///     unknown_person     it is about somebody, or about an item, that has not come;
///     unknown_scenario
///     unassigned         the item was never that person's;
///     changed_row        the file has a row of that id which says something else;
///     malformed          no version of the program writes such a row.
class Arrivals
{
public:
    /// `caller`: whose file it is.
    Arrivals(StudyContext& context, const TeamCaller& caller);

    struct Outcome
    {
        qint64 taken = 0;  ///< Rows that the study has got, parked ones of before among them.
        qint64 placed = 0; ///< Of those that came: in the study, known, parked, or the server's.
    };

    /// Throws.
    Outcome take(const std::vector<WireRow>& rows);

private:
    struct Arrived
    {
        std::size_t place = 0; ///< Of its table, in the order in which tables are filled.
        WireRow row;
        Record record;
        const PortableTable* table = nullptr;
        bool isStandIn = false; ///< The name is not ours to read: the row stays parked.
    };

    qint64 addParked(std::vector<WireRow>& rows);
    bool waitsForName(const ParkedRow& parked) const;
    std::vector<Arrived> readAll(const std::vector<WireRow>& rows);
    std::optional<Arrived> read(const WireRow& row);
    std::optional<Arrived> readNamed(const WireRow& row, const Uuid& name);
    void learn();
    QString insert(Arrived& arrived);
    QString place(const PortableTable& table, Record& record) const;
    bool isAssigned(const PortableTable& table, const Record& record) const;
    RowItem itemOf(const PortableTable& table, const Record& record) const;
    std::optional<ScenarioId> scenarioOf(const Uuid& uuid) const;
    void keepStandInHere(const WireRow& row);
    void park(const WireRow& row, const QString& reason);

    StudyContext& m_context;
    TeamCaller m_caller;
    MergingRules m_rules;
    QHash<Uuid, PersonId> m_people;
    mutable QHash<Uuid, ScenarioId> m_scenarios; ///< Those that were asked for.
    QHash<Uuid, WireRow> m_names;                ///< Those that belong to another row.
    QSet<QString> m_usedNames;
    QSet<QString> m_parked; ///< As it was before.
    qint64 m_placed = 0;
};

} // namespace subtext
