// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/base/error.h"
#include "core/domain/readerform.h"
#include "core/study/study.h"

#include <QString>

#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace subtext {
class FigureSource;
} // namespace subtext

namespace subtext::cli {

/// How a command ends: the exit statuses of the contract.
enum class Status : int {
    Done = 0,
    DataErrors = 1,
    WrongUsage = 2,
    UnusableInput = 3,
    SystemRefused = 4,
    Interrupted = 130, ///< By Ctrl+C, as shells count it.
};

/// What every command shares. `run` is set by the command that was chosen.
struct Session
{
    Environment& environment;
    bool isJson = false;
    bool isQuiet = false;
    bool isDrawing = false;                ///< Set by the command where it draws figures.
    const FigureSource* figures = nullptr; ///< There before `run` is called where it draws.
    std::function<Status()> run;
};

using Json = nlohmann::ordered_json;

/// Says on standard error what failed and returns the status that goes with it.
Status report(const Error& error);
Status wrongUsage(const QString& line);

void print(const Json& json);
/// A line for people on standard output, whatever the texts in it hold; nothing with --json.
void say(const Session& session, const QString& line);
/// A line on standard error; nothing with --quiet.
void warn(const Session& session, const QString& line);

QString text(const std::string& utf8);
std::string utf8(const QString& text);
/// A figure with four places, or "undefined".
QString figure(const std::optional<double>& value);

/// Opens the study and hands it to `work`; reports what goes wrong.
Status withStudy(Session& session, const std::string& path, Study::Access access,
                 const std::function<Status(Study&)>& work);
/// The same for what is told or handed on of the study: the file must be sound and the audit chain
/// hold first, so that no figure and no file comes from rows that were damaged or changed behind
/// the program's back; and all is read at one moment, at which the study was whole
/// (Study::readWhole).
Status withVerifiedStudy(Session& session, const std::string& path,
                         const std::function<Status(Study&)>& work);
/// The same, for `work` that prints and does nothing else: it runs beside the proof, and what it
/// prints comes out after it, or not at all.
Status withFigures(Session& session, const std::string& path,
                   const std::function<Status(Study&)>& work);

/// Has the program do `work` where this command is chosen.
void onChosen(CLI::App& command, Session& session, std::function<Status()> work);

/// Adds the option --seed to a command: digits, `largest` at most; anything else is wrong usage.
void addSeedOption(CLI::App& command, std::uint64_t& seed, std::uint64_t largest,
                   const std::string& meaning);
/// Adds --sheet, or another option of this name: which sheet of a workbook is read.
void addSheetOption(CLI::App& command, std::string& sheet, const std::string& name = "--sheet",
                    const std::string& of = "an Excel workbook");
/// Says of each workbook that has several sheets which one is read, where no `sheet` was named.
void warnOfOtherSheets(const Session& session, const QStringList& paths, const std::string& sheet,
                       const std::string& name = "--sheet");

// One function a command file: adds its commands to the program.
void addStudyCommands(CLI::App& app, Session& session);
void addCurateCommand(CLI::App& study, Session& session);
void addSetCommand(CLI::App& study, Session& session);
/// Adds --second-reading; other words than those of the rule are wrong usage.
CLI::Option* addSecondReadingOption(CLI::App& command, std::string& word);
/// Adds --guess-others: 0 to 100.
CLI::Option* addGuessOthersOption(CLI::App& command, std::optional<int>& share);
/// Whether a task has a question of which this is asked beside the choice; says where it has none.
bool canAskBeside(const Task& task, SecondReading reading, int guessShare);
/// Adds --more-raters, likewise.
CLI::Option* addMoreRatersOption(CLI::App& command, std::optional<int>& people);
/// Adds --reader-form, likewise.
CLI::Option* addReaderFormOption(CLI::App& command, std::optional<std::string>& file);
/// The form that a file holds; none for an empty name. Says what is wrong with it.
tl::expected<ReaderForm, Status> readerFormIn(const std::string& file);
void addTaskCommands(CLI::App& app, Session& session);
void addLabelStudioCommands(CLI::App& app, Session& session);
void addLabelStudioBridge(CLI::App& studio, Session& session);
void addImportCommand(CLI::App& app, Session& session);
void addRosterCommands(CLI::App& app, Session& session);
void addExportCommand(CLI::App& app, Session& session);
void addVerifyCommand(CLI::App& app, Session& session);
void addCheckCommand(CLI::App& app, Session& session);
void addAgreementCommand(CLI::App& app, Session& session);
void addReportCommand(CLI::App& app, Session& session);
void addDeskCommand(CLI::App& app, Session& session);
void addCuesCommand(CLI::App& app, Session& session);
void addDisagreementCommand(CLI::App& app, Session& session);
void addGuideCommand(CLI::App& app, Session& session);
void addQuestionsCommand(CLI::App& app, Session& session);
void addLabelAgainCommand(CLI::App& app, Session& session);
void addMoreRatersCommand(CLI::App& app, Session& session);
void addNormingCommands(CLI::App& app, Session& session);
void addNormingStatusCommand(CLI::App& norming, Session& session);
void addNormingVoteCommand(CLI::App& norming, Session& session);
void addNormingFiguresCommand(CLI::App& norming, Session& session);
void addMirrorCommand(CLI::App& app, Session& session);
void addPracticeCommand(CLI::App& app, Session& session);
void addStatisticsCommand(CLI::App& app, Session& session);
void addEntanglementCommands(CLI::App& app, Session& session);
void addPredictionCommands(CLI::App& app, Session& session);
void addSubmissionCommand(CLI::App& predictions, Session& session);
void addWithdrawalCommands(CLI::App& predictions, Session& session);
void addEvaluateCommand(CLI::App& app, Session& session);
void addLlmCommands(CLI::App& app, Session& session);
void addRunCommand(CLI::App& llm, Session& session);
void addSceneCommands(CLI::App& app, Session& session);
void addTopicCommands(CLI::App& app, Session& session);
void addAdjudicateCommand(CLI::App& app, Session& session);
void addReleaseCommand(CLI::App& app, Session& session);
void addHandOutCommand(CLI::App& app, Session& session);
void addMergeCommand(CLI::App& app, Session& session);
void addTeamCommands(CLI::App& app, Session& session);
void addDemoCommand(CLI::App& app, Session& session);

} // namespace subtext::cli
