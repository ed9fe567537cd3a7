// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/person.h"
#include "core/exchange/rows/importedfile.h"

#include <QJsonDocument>
#include <QUrl>

#include <optional>
#include <vector>

namespace subtext {

struct StudioProject
{
    qint64 id = 0;
    QString title; ///< One short line, whatever was said.
    QString description;
    QString interface;    ///< XML.
    QString instructions; ///< HTML, or what a push made of a guideline: Markdown. As it was given.
    QString modelVersion; ///< Whose predictions annotators are shown; empty: nobody's.
    qint64 tasks = 0;
    qint64 annotations = 0;
    qint64 skipped = 0;
    qint64 predictions = 0;
};

/// A number by which the server knows something; none where it is no whole number from 0.
std::optional<qint64> studioNumber(const QJsonValue& value);

/// None where it is no project.
std::optional<StudioProject> studioProjectFrom(const QJsonObject& object);

/// Instructions that are no HTML, with the characters that some servers write as entities.
QString plainInstructions(const QString& instructions);
/// Whether the project tells its annotators something other than this guideline.
bool hasOtherInstructions(const StudioProject& project, const QString& guideline);

struct StudioPerson
{
    qint64 id = 0;
    QString email;
    QString name;
};
/// None where somebody among them has no number: their answers would be anybody's.
std::optional<std::vector<StudioPerson>> studioPeopleFrom(const QJsonArray& list);

/// Everything of a project, fetched whole; nothing of it is in a study yet.
struct FetchedProject
{
    QUrl server;
    QString release; ///< Of the server.
    StudioProject project;
    std::vector<StudioPerson> people;
    QString file; ///< The tasks, as Label Studio exports them in JSON.
};

/// Whether the tasks that were fetched are none, whatever number the server told. False where the
/// file cannot be read: whoever reads it says so.
bool hasNoTasks(const FetchedProject& fetched);

/// "https://host/projects/3": under which name a mapping is kept for the next time.
QString sourceOf(const QUrl& server, qint64 project);
/// "https://host#3": who somebody is, whatever their address becomes.
QString identityOf(const QUrl& server, qint64 person);

/// What somebody says of a pull; empty where they say nothing.
struct PullWishes
{
    ImportMapping mapping;
    bool isWhole = false; ///< Nothing is kept or proposed beside the mapping.
    GroundTruth groundTruth = GroundTruth::LeaveOut;
    bool withGold = true;
    bool hasRandomCodes = false;
    /// As ImportOptions has it; it goes before what the mapping says.
    std::optional<bool> flagsSkipped = {};
};

/// How a fetched project is read: by what was said, else by what was kept of it the last time, else
/// by what its interface proposes. People are known by their numbers on that server, under
/// whatever address; `people` are those of the study.
ImportOptions pullOptions(const FetchedProject& fetched, const Task& task,
                          const std::vector<Person>& people,
                          const std::vector<ImportMapping>& known, const PullWishes& wishes);

} // namespace subtext
