// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/refusalkeeper.h"
#include "core/operation/studycontext.h"
#include "core/travel/importing.h"
#include "core/travel/newcodes.h"

#include <QHash>
#include <QSet>

#include <map>

namespace subtext {

/// One import at work; lives inside its transaction and throws where that has to end. What it takes
/// is written at once, so that a large import is never in memory as a whole.
class ImportRun
{
public:
    ImportRun(StudyContext& context, ImportReport& report, bool hasRandomCodes, SaidPowers powers);

    void take(const ImportedFile& file);
    /// Whose numbers on a server ("https://host#7") are whom of the study, by code, as far as what
    /// was taken says it.
    QMap<QString, QString> identities(const QString& server) const;

private:
    /// What the study has of a scenario.
    using Known = std::optional<Scenario>;

    void reserveCodes(const ImportedFile& file);
    void note(ImportNotice notice, const QString& file, qint64 count);
    void refuse(const QString& file, qint64 line, const QString& column, const QString& value,
                RefusalReason reason, const QString& scenario = {});
    /// The same with the scene, and with where Label Studio has the answer.
    void refuseAnswer(const ImportedRecord& record, const ImportedAnswer& imported,
                      const QString& file, const QString& column, const QString& value,
                      RefusalReason reason);
    /// What the study has of the scene of a record. One that was recognised by its texts gives
    /// `scenario` its name.
    tl::expected<Known, RefusalReason> sceneOf(const ImportedRecord& record, Scenario& scenario);
    void takeRecord(const ImportedRecord& record, const QString& file);
    /// Answers to a scene that is somewhere else.
    void takeReference(const ImportedRecord& record, const QString& file);
    tl::expected<Scenario, RefusalReason> named(const Scenario& name);
    QString choicesOf(const Ballot& ballot) const;
    void takeDrafts(const ImportedRecord& record, ScenarioId scenario);
    void endDraft(const Annotation& annotation);
    enum class Begun : std::uint8_t { Taken, There, Left };
    Begun takeDraft(const ImportedAnswer& imported, ScenarioId scenario);
    void noteSkipped(const QString& file);
    void noteIdentity(const ImportedAnswer& imported, const Person& person);
    void insertAnswers(std::vector<Annotation>& answers, ScenarioId scenario, bool isKnown);
    bool resolveAnswers(const ImportedRecord& record, const Known& known, const QString& file,
                        std::vector<Annotation>& into);
    /// Adds the annotation that an answer comes to, if any. False where it was refused.
    bool resolveAnswer(const ImportedRecord& record, const ImportedAnswer& imported,
                       const Known& known, const QString& file, std::vector<Annotation>& into);
    /// What the study has of an answer counts, or was changed in Label Studio since.
    enum class Change : std::uint8_t { None, Earlier, Later, Unclear };
    Change changeOf(const Annotation& existing, const ImportedAnswer& imported);
    /// Whether somebody new may be somebody whom the study has under another name.
    bool isUnclear(const ImportedAnswer& imported) const;
    void readTexts(const ImportedFile& file);
    /// A scene that is known by the number of its task alone, by its texts.
    tl::expected<Known, RefusalReason> recognised(const ImportedRecord& record);
    tl::expected<Person, RefusalReason> personFor(const ImportedAnswer& imported);
    void assign(PersonId person, ScenarioId scenario, int seat);
    void insertAnswer(Annotation& annotation, bool isAssigned, int& lastSeat);
    bool contradictsDecision(const ImportedRecord& record, ScenarioId scenario);
    bool repeatsTheRule(const ImportedRecord& record, ScenarioId scenario);
    /// Nothing is written of an item that is in that part.
    void takePart(Partition part, ScenarioId scenario);
    void takeDecision(const ImportedRecord& record, ScenarioId scenario, bool isKnown);

    StudyContext& m_context;
    std::shared_ptr<const Task> m_task;
    ImportReport& m_report;
    NewCodes m_newCodes;
    SaidPowers m_powers;
    RefusalKeeper m_refusals;
    bool m_isEmpty;          ///< Without scenes before the file that is being taken.
    int m_ratingsNeeded = 0; ///< Before anything of that file was taken; not where it is empty.
    QHash<QString, Person> m_byName;
    QHash<QString, Person> m_byCode;
    QHash<QString, Person> m_roster; ///< By code: who was there before this import.
    QSet<QString> m_seen;            ///< Scenes of the file that is being taken.
    std::optional<QHash<ScenarioId, Partition>> m_parts; ///< Read when it is first asked for.
    QMultiHash<QString, ScenarioId> m_bySourceId;        ///< Made when it is first asked for.
    std::map<PersonId, int> m_lastPosition;              ///< Of those who were given items.
    qint64 m_keptScenarios = 0;
    qint64 m_keptAnswers = 0;
    qint64 m_earlierAnswers = 0;
    qint64 m_recognised = 0;
    qint64 m_revised = 0;
    QStringList m_scenesRevised; ///< One for each revised answer.
    qint64 m_draftsTaken = 0;
    qint64 m_draftsLeft = 0;
    std::map<QString, qint64> m_skippedTaken; ///< Of the file, by whom.
    std::map<QString, qint64> m_skippedLeft;
    QMap<QString, QString> m_codes; ///< Of people, by their numbers on a server.
    /// Of the scenes that were there before the file, by what they say: for each choice of fields
    /// that its numbered scenes tell of.
    std::map<quint16, QMultiHash<QString, ScenarioId>> m_byTexts;
};

} // namespace subtext
