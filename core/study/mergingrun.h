// SPDX-License-Identifier: MIT
#pragma once

#include "core/study/merging.h"
#include "core/study/mergingrules.h"
#include "core/study/mergingsource.h"

#include <QHash>
#include <QSet>

namespace subtext {

/// One returned hand-out on its way into the study; lives inside its transaction.
class MergingRun
{
public:
    /// `scenarios`: those of the study, by UUID.
    MergingRun(StudyContext& context, const QHash<QString, Scenario>& scenarios,
               const ReturnedHandOut& from, MergedFile& outcome);

    /// Takes what is sound. Throws where nothing may be taken, and Cancelled; asks between rows.
    void run(const CancelToken& cancel);

    const Person& owner() const { return m_owner; }

private:
    void requireOwnStudy() const;
    void identifyOwner();
    void identifyCopy();
    void takeDecisions(const CancelToken& cancel);
    QString takeDecision(Decision row, const QHash<QString, Decision>& known);
    void takeDrafts();
    int lastPosition() const;
    void learnBuiltInTexts();
    void takeAllKinds(const CancelToken& cancel);
    template <typename Row, typename Insert>
    void takeAll(const char* kind, const std::vector<Row>& rows, const std::vector<Row>& present,
                 const CancelToken& cancel, Insert insert);
    template <typename Row, typename Insert>
    QString take(Row row, const QHash<QString, Row>& known, Insert insert);
    QString placePerson(PersonId& person) const;
    QString placeScenario(ScenarioId& scenario) const;
    bool isTextKnown(const Consent& row) const;
    void refuse(const char* kind, PersonId person, ScenarioId scenario, const QString& reason,
                const QString& uuid);

    StudyContext& m_context;
    const QHash<QString, Scenario>& m_known;
    const ReturnedHandOut& m_from;
    MergedFile& m_outcome;
    Person m_owner; ///< With the id of this study; nobody where the file is a copy of it.
    QHash<QString, PersonId> m_people;   ///< Of this study, by UUID.
    QSet<QString> m_builtInTexts;        ///< Checksums of consent texts of revision 0.
    std::optional<MergingRules> m_rules; ///< Of this study and this moment.
};

} // namespace subtext
