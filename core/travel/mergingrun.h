// SPDX-License-Identifier: MIT
#pragma once

#include "core/travel/merging.h"
#include "core/travel/mergingrules.h"
#include "core/travel/mergingsource.h"
#include "core/travel/takingrows.h"

#include <QHash>
#include <QSet>

namespace subtext {

/// One returned hand-out, or copy of the study, on its way into the study; lives inside its
/// transaction.
class MergingRun
{
public:
    MergingRun(StudyContext& context, const ReturnedHandOut& from, MergedFile& outcome);

    /// Takes what is sound. Throws where nothing may be taken, and Cancelled; asks between rows.
    void run(const CancelToken& cancel);

    const Person& owner() const { return m_owner; }

private:
    void requireOwnStudy() const;
    void requireSameTask() const;
    void identifyOwner();
    void identifyCopy();
    void learnPeople();
    void learnScenarios();
    void learnBuiltInTexts();
    int lastPosition() const;
    bool isTaken(const PortableTable& table) const { return m_from.rows.contains(table.table); }
    void takeAll(const PortableTable& table, const CancelToken& cancel);
    QString take(const PortableTable& table, const Record& row,
                 const QHash<QString, Record>& known);
    QString insert(const PortableTable& table, const Record& row);
    RowItem itemOf(const PortableTable& table, const Record& row) const;
    bool isTheirsNow(const RowItem& item) const;
    void takeDrafts();
    QString place(const PortableTable& table, const Record& row) const;
    QString placePerson(const Uuid& uuid) const;
    QString placeScenario(const Uuid& uuid) const;
    bool isAssigned(const PortableTable& table, const Record& row) const;
    bool isTextKnown(const PortableTable& table, const Record& row) const;
    void refuse(const PortableTable& table, const Record& row, const QString& reason);

    StudyContext& m_context;
    const ReturnedHandOut& m_from;
    MergedFile& m_outcome;
    Person m_owner; ///< With the id of this study; nobody where the file is a copy of it.
    QHash<Uuid, PersonId> m_people;      ///< Of this study, by UUID.
    QHash<Uuid, Scenario> m_scenarios;   ///< The same.
    QSet<QString> m_consentTexts;        ///< Checksums of all that people can have agreed to.
    QSet<QString> m_builtInTexts;        ///< Those of revision 0.
    std::optional<MergingRules> m_rules; ///< Of this study and this moment.
};

} // namespace subtext
