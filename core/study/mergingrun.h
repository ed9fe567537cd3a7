// SPDX-License-Identifier: MIT
#pragma once

#include "core/study/merging.h"
#include "core/study/mergingsource.h"

#include <QHash>

namespace subtext {

/// One returned hand-out on its way into the study; lives inside its transaction.
class MergingRun
{
public:
    /// `scenarios`: those of the study, by UUID.
    MergingRun(StudyContext& context, const QHash<QString, Scenario>& scenarios,
               const ReturnedHandOut& from, MergedFile& outcome);

    /// Takes what is sound. Throws where nothing may be taken.
    void run();

    const Person& owner() const { return m_owner; }

private:
    /// Where a row belongs in this study.
    struct Place
    {
        PersonId person;
        ScenarioId scenario;
        QString reason; ///< Why it belongs nowhere; empty otherwise.
    };

    void identifyOwner();
    template <typename Row, typename Insert>
    void takeAll(const char* kind, const std::vector<Row>& rows, const std::vector<Row>& present,
                 Insert insert);
    template <typename Row, typename Insert>
    QString take(Row row, const QHash<QString, Row>& known, Insert insert);
    QString placePerson(PersonId& person) const;
    QString placeScenario(ScenarioId& scenario) const;
    QString whyNot(const Annotation& row) const;
    QString whyNot(const Consent& row) const;
    template <typename Row> QString whyNot(const Row& /*row*/) const { return {}; }
    void refuse(const char* kind, PersonId person, ScenarioId scenario, const QString& reason,
                const QString& uuid);

    StudyContext& m_context;
    const QHash<QString, Scenario>& m_known;
    const ReturnedHandOut& m_from;
    MergedFile& m_outcome;
    Person m_owner;                    ///< With the id of this study.
    QHash<QString, PersonId> m_people; ///< Of this study, by UUID.
};

} // namespace subtext
