// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/studyindex.h"
#include "core/release/layout/release.h"
#include "core/release/publicdata.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <vector>

namespace subtext {

struct OutgoingText
{
    QString scenario; ///< "group/id"; empty for a text of the study.
    QString field;
    QString text;
    QString person; ///< The code of whom it belongs to, if anybody.
};

/// Every text of a release by where it stands, and what the gates need to find around it. Refers
/// to its input.
class OutgoingTexts
{
public:
    explicit OutgoingTexts(const ReleaseInput& input);

    const ReleaseInput& input() const { return m_input; }
    const StudyData& data() const { return m_input.data; }
    const StudyIndex& index() const { return m_index; }
    const Task& task() const { return taskOf(data()); }
    bool isUnderCodes() const { return m_input.options.names == ReleaseNames::Codes; }

    /// "group/id"; "#7" for a scenario that the study does not have.
    QString nameOf(ScenarioId scenario) const;
    QString codeOf(PersonId person) const { return m_index.person(person).code; }
    std::vector<QString> notesOf(ScenarioId scenario) const { return m_notes.value(scenario); }

    static OutgoingText idOf(const Scenario& scenario)
    {
        return {scenario.name(), QStringLiteral("id"), scenario.sourceId, {}};
    }
    /// Its roles and texts: what the files bring in their own words.
    std::vector<OutgoingText> sceneOf(const Scenario& scenario) const;
    /// Its group, where the files bring that, too, and it is the first scenario of it.
    std::vector<OutgoingText> groupOf(const Scenario& scenario) const;
    static OutgoingText noteText(const Scenario& scenario, const QString& note)
    {
        return {scenario.name(), QStringLiteral("note"), note, {}};
    }
    /// Every cell of an item that holds free text: its id, group, scene and notes.
    std::vector<OutgoingText> cellsOf(const Scenario& scenario) const;

    /// What people are called in the release.
    std::vector<OutgoingText> people() const;
    /// What people said about the study: "answer:TOKEN".
    std::vector<OutgoingText> answers() const;
    /// The task's own document, which a release has, where somebody wrote it for the study.
    std::vector<OutgoingText> taskTexts() const;
    /// What models answered and are called, where it leaves.
    std::vector<OutgoingText> modelTexts() const;
    /// Title, task, reasons of overrides and of refused scenes, titles of norming rounds, the
    /// changelog so far.
    std::vector<OutgoingText> aboutTheStudy() const;

private:
    const ReleaseInput& m_input;
    StudyIndex m_index;
    QHash<ScenarioId, std::vector<QString>> m_notes;
    QHash<ScenarioId, QString> m_names;
    QSet<ScenarioId> m_firstOfGroup; ///< Where the files bring the groups.
};

} // namespace subtext
