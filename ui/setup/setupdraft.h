// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/assigning.h"
#include "core/course/roster.h"
#include "core/exchange/rows/importedfile.h"
#include "core/quality/qualityrecords.h"
#include "core/study/study.h"
#include "core/task/tasktexts.h"

#include <map>
#include <memory>
#include <vector>

namespace subtext {

/// The pages of the set-up, in their order.
enum class SetupStep { Task, Files, People, Assignment, Rules, Consent, Summary };
inline constexpr int SetupStepCount = 7;

/// Everything that the set-up asks for, before any of it is written.
struct SetupDraft
{
    std::shared_ptr<const Task> task; ///< None: CEI.
    QString title;
    QString guideline; ///< Markdown; empty: the one of the task, if it has one.
    std::map<TaskText, QString> otherTexts; ///< That lie beside the document of the task.
    std::vector<ImportedFile> files;
    bool isFilledLater = false; ///< From elsewhere than files, which bring people and answers.
    SaidPowers powers;          ///< What somebody says of power relations in them.
    int mostAnswers = 0;        ///< That an item of the files has, see below.
    QString coordinator;
    std::vector<Roster::NewPerson> people; ///< As typed; see rosterOf.
    bool hasRandomCodes = false;           ///< Of the annotators whom the files bring.
    Protocol protocol;
    Assigning::Teams teams = Assigning::Teams::ByGroup;
    QualityProtocol quality;
    QString consentText; ///< Markdown; empty: the built-in one.
};

/// Whether the files bring labels. They then bring annotators and an assignment as well.
bool hasAnswers(const std::vector<ImportedFile>& files);
/// How many people answered the item that most of them answered; 0 without answers.
int mostAnswers(const std::vector<ImportedFile>& files);
/// How many scenarios of each group the files hold, by token; the empty one is of those in none.
std::map<QString, qint64> countByGroup(const std::vector<ImportedFile>& files);
const Task& taskOf(const SetupDraft& draft);

/// Whether the coordinator who was named stands among the people as one too: then it is one person.
bool isCoordinatorListed(const SetupDraft& draft);

/// The coordinator and everybody else with the codes that they will have. Annotators without a code
/// stay without one where the files bring people, whose codes are not known before they are taken
/// in.
std::vector<Roster::NewPerson> rosterOf(const SetupDraft& draft);

/// Whose labels the files hold, against the roster. The import knows people by code, then by name.
struct FilePeople
{
    qint64 brought = 0; ///< Not on the roster: they come with the files.
    qint64 idle = 0;    ///< Annotators of the roster who are in no file.
};
FilePeople peopleOfFiles(const SetupDraft& draft);

/// How many items of each group an annotator would get, by code.
using PlannedCounts = std::map<QString, std::map<QString, qint64>>;
/// The assignment that makeStudy will make. Errors: those of planAssignment.
Result<PlannedCounts> planCounts(const SetupDraft& draft);

/// How the file of a study with this title is called where nobody says.
QString studyFileName(const QString& title);

struct SetupFailure
{
    SetupStep step = SetupStep::Summary;
    Error error;
};

/// Makes the study at `path`, opened for writing. All of it or, after a failure, no file. `refused`
/// takes the rows that the study refused, beyond those that were refused as the files were read.
tl::expected<std::unique_ptr<Study>, SetupFailure>
makeStudy(const SetupDraft& draft, const QString& path, const Environment& environment,
          std::vector<Refusal>* refused = nullptr);

} // namespace subtext
