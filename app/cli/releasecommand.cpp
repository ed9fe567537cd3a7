// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/markerlist.h"
#include "app/cli/predictioninput.h"
#include "app/cli/releasing.h"
#include "app/cli/terminal.h"
#include "app/cli/vectorcommands.h"
#include "core/models/modelanswers.h"
#include "core/release/checksums.h"
#include "core/release/layoutchoice.h"
#include "core/release/licences.h"
#include "core/release/metadata.h"
#include "ui/text/releasetext.h"
#include "ui/text/words.h"

#include <QRegularExpression>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <limits>

namespace subtext::cli {
namespace {

struct ReleaseArguments
{
    std::string study;
    std::string out;
    std::string version;
    std::string date;
    std::string names; ///< Empty: what the study says.
    bool isExtended = false;
    bool areFormulasText = false;
    std::uint64_t seed = 42;
    bool isOverriding = false;
    std::string reason;
    bool isWithoutFigures = false;
    bool hasRandomCodes = false;
    std::vector<std::string> notNames;
    std::vector<std::string> replacedNames;
    bool hasPredictions = false;
    std::vector<std::string> sets;
    bool hasRawAnswers = false;
    bool hasEntanglement = false;
    double smoothing = entanglement::UsualSmoothing;
    std::string markers;
};

ModelChoice modelChoice(const ReleaseArguments& arguments)
{
    ModelChoice choice;
    choice.hasPredictions = arguments.hasPredictions;
    for (const std::string& set : arguments.sets)
        choice.sets << text(set);
    choice.hasRawAnswers = arguments.hasRawAnswers;
    choice.hasEntanglement = arguments.hasEntanglement;
    choice.smoothing = arguments.smoothing;
    return choice;
}

bool isReasoned(const ReleaseArguments& arguments)
{
    return !text(arguments.reason).trimmed().isEmpty();
}

/// `policy` is what the study says.
ReleaseOrder orderFrom(const ReleaseArguments& arguments, ReleaseNames policy, IdSource& ids)
{
    ReleaseOrder order;
    order.options.version = text(arguments.version);
    order.options.date = text(arguments.date);
    if (!arguments.names.empty())
        policy = arguments.names == "names" ? ReleaseNames::Names : ReleaseNames::Codes;
    order.options.names = policy;
    order.options.seed = arguments.seed;
    order.options.isExtended = arguments.isExtended;
    order.options.areFormulasText = arguments.areFormulasText;
    order.options.models = modelChoice(arguments);
    order.out = text(arguments.out);
    order.isOverriding = arguments.isOverriding;
    order.reason = text(arguments.reason).trimmed();
    if (!isReasoned(arguments))
        order.reason = QStringLiteral("Overridden on the command line, without a reason given.");
    order.options.hasRandomCodes = arguments.hasRandomCodes && policy == ReleaseNames::Codes;
    if (order.options.hasRandomCodes)
        order.options.codeSecret = ids.next().text();
    for (const std::string& word : arguments.notNames)
        order.notNames << text(word);
    for (const std::string& word : arguments.replacedNames)
        order.names << text(word);
    return order;
}

/// What the window says of it, and the option where that speaks of a box to tick.
QString messageOf(const Gate& gate)
{
    const bool hasOption = !gate.isPassed && gate.kind == GateKind::Formulas;
    return hasOption ? gateMessage(gate) + QStringLiteral(" (--formulas-as-text)")
                     : gateMessage(gate);
}

Json gateJson(const ReleaseDraft& draft, const Gate& gate)
{
    Json places = Json::array();
    for (const GatePlace& place : gate.places) {
        places.push_back({{"scenario", utf8(place.scenario)},
                          {"field", utf8(place.field)},
                          {"value", utf8(place.value)},
                          {"detail", utf8(problemToken(place.problem))},
                          {"person", utf8(place.person)}});
        if (isToBeJudged(place))
            places.back()["context"] = utf8(place.context);
    }
    Json json = {{"gate", utf8(gate.token())},
                 {"passed", gate.isPassed},
                 {"overridden", !gate.isPassed && isSetAside(gate, draft.input)},
                 {"message", utf8(messageOf(gate))},
                 {"places", places}};
    if (gate.isWarning)
        json["warning"] = true;
    return json;
}

Json releaseJson(const ReleaseOutcome& outcome, const QString& out)
{
    const ReleaseDraft& draft = outcome.draft;
    const ReleaseOptions& options = draft.input.options;
    Json json;
    json["schema"] = "subtext.release/1";
    json["version"] = utf8(options.version);
    json["proposed_version"] = utf8(draft.proposedVersion);
    json["date"] = utf8(options.date);
    json["names"] = options.names == ReleaseNames::Names ? "names" : "codes";
    if (options.hasRandomCodes)
        json["random_codes"] = true;
    if (!options.models.isNothing()) {
        json["models"] = {{"sets", Json::array()},
                          {"raw_responses", options.models.hasRawAnswers},
                          {"entanglement", options.models.hasEntanglement}};
        if (hasVectors(taskOf(draft.publicData)))
            json["models"]["smoothing"] = options.models.smoothing;
        for (const QString& set : draft.input.models.sets)
            json["models"]["sets"].push_back(utf8(set));
    }
    json["gates"] = Json::array();
    for (const Gate& gate : draft.gates)
        json["gates"].push_back(gateJson(draft, gate));
    json["changed_notes"] = Json::array();
    for (const NoteChange& change : draft.changedNotes) {
        json["changed_notes"].push_back({{"scenario", utf8(change.scenario)},
                                         {"before", utf8(change.before)},
                                         {"after", utf8(change.after)}});
    }
    json["files"] = Json::array();
    for (const ReleaseEntry& file : outcome.files) {
        json["files"].push_back({{"path", utf8(file.path)},
                                 {"sha256", file.sha256.toStdString()},
                                 {"bytes", file.size}});
    }
    json["out"] = utf8(out);
    return json;
}

void sayGates(const Session& session, const ReleaseDraft& draft)
{
    constexpr std::size_t MostPlaces = 20;
    for (const Gate& gate : draft.gates) {
        const QString state = gate.isPassed                   ? QStringLiteral("passed")
                              : gate.isWarning                ? QStringLiteral("note")
                              : isSetAside(gate, draft.input) ? QStringLiteral("overridden")
                                                              : QStringLiteral("FAILED");
        say(session, QStringLiteral("%1 %2").arg(state, -10).arg(messageOf(gate)));
        for (std::size_t i = 0; i < std::min(gate.places.size(), MostPlaces); ++i)
            say(session, QStringLiteral("             ") + gatePlaceText(gate.places[i]));
        if (gate.places.size() > MostPlaces) {
            say(session, QStringLiteral("             and %1 more (all with --json)")
                             .arg(gate.places.size() - MostPlaces));
        }
    }
    for (const Gate& notice : draft.notices())
        say(session,
            QStringLiteral("%1 %2").arg(QStringLiteral("note"), -10).arg(gateMessage(notice)));
    say(session, QStringLiteral("The data is under %1.")
                     .arg(QLatin1String(licenceOf(draft.input.answers).token)));
    if (!draft.changedNotes.empty())
        say(session, QStringLiteral("Notes in which names become codes:"));
    for (const NoteChange& change : draft.changedNotes)
        say(session, QStringLiteral("  ") + noteChangeText(change));
}

void sayOutcome(const Session& session, const ReleaseOutcome& outcome, const QString& out)
{
    const ReleaseDraft& draft = outcome.draft;
    sayGates(session, draft);
    say(session, versionChangeText(draft.change, !draft.last.has_value()));
    if (draft.proposedVersion != draft.input.options.version)
        say(session,
            QStringLiteral("The version that follows from this is %1.").arg(draft.proposedVersion));
    if (!outcome.files.empty()) {
        say(session, QStringLiteral("Version %1 of %2: %3 files in %4")
                         .arg(draft.input.options.version, draft.input.options.date)
                         .arg(outcome.files.size())
                         .arg(out));
    }
}

/// Two releases of which one has random codes and the other the study's own undo them together.
Result<void> warnOfOtherCodes(const Session& session, Study& study, const ReleaseOptions& options)
{
    if (options.names == ReleaseNames::Names)
        return {};
    const auto records = study.releasing().records();
    if (!records)
        return fail(records.error());
    bool hasRandom = options.hasRandomCodes;
    bool hasOwn = !options.hasRandomCodes;
    for (const ReleaseRecord& record : *records) {
        if (record.names == ReleaseNames::Codes)
            (record.randomCodes.empty() ? hasOwn : hasRandom) = true;
    }
    if (hasRandom && hasOwn) {
        warn(session, QStringLiteral("Some releases of this study have random codes and some have "
                                     "the study's own: anyone who has both can match them."));
    }
    return {};
}

bool isAnyToBeJudged(const ReleaseDraft& draft)
{
    return std::any_of(draft.gates.begin(), draft.gates.end(), [](const Gate& gate) {
        return std::any_of(gate.places.begin(), gate.places.end(), isToBeJudged);
    });
}

/// Whether the study has what is asked for of models; else it is said what it has.
Status checkModels(Study& study, const Task& task, const ModelChoice& choice)
{
    if (choice.hasEntanglement && !hasVectors(task))
        return wrongUsage(QStringLiteral("--entanglement is for studies of another task "
                                         "than “%1”.")
                              .arg(task.token));
    if (choice.smoothing != entanglement::UsualSmoothing &&
        (choice.isNothing() || !hasVectors(task)))
        return wrongUsage(QStringLiteral("--smoothing is for the priors over emotions: with "
                                         "--entanglement or --predictions, and for EmoScene."));
    if (!choice.hasPredictions)
        return Status::Done;
    const auto names = study.modelAnswers().names();
    if (!names)
        return report(names.error());
    if (names->empty())
        return noPredictions(
            study, u"The study holds no predictions. Import them with “predictions import”.");
    for (const QString& name : choice.sets) {
        if (std::none_of(names->begin(), names->end(),
                         [&](const SetName& set) { return isNamed(set, name); }))
            return noSuchSet(study, name, *names);
    }
    return Status::Done;
}

/// The list of words of somebody's own, where a file of one is given.
Status takeMarkers(const ReleaseArguments& arguments, const Task& task, ReleaseOptions& options)
{
    if (arguments.markers.empty())
        return Status::Done;
    if (!hasVectors(task))
        return wrongUsage(
            QStringLiteral(
                "--markers needs a task with vectors, such as EmoScene’s; this study has "
                "“%1”.")
                .arg(task.token));
    auto words = forwardMarkers(arguments.markers);
    if (!words)
        return words.error();
    options.forwardMarkers = std::move(*words);
    return Status::Done;
}

void warnOfWords(const Session& session, const ReleaseOutcome& outcome)
{
    for (const QString& word : outcome.unknownWords) {
        warn(session, QStringLiteral("“%1” is not waiting to be judged as a name.").arg(word));
    }
    for (const QString& word : outcome.openWords) {
        warn(session, QStringLiteral("“%1” is a name in several texts and has a capital: judge "
                                     "each in the window, or correct the texts.")
                          .arg(word));
    }
}

/// The tokens of the checks that stand in the way, as the manual lists them.
QStringList failedChecks(const ReleaseDraft& draft)
{
    QStringList failed;
    for (const Gate& gate : draft.gates) {
        if (gate.blocks() && !isSetAside(gate, draft.input))
            failed << gate.token();
    }
    return failed;
}

Status nothingReleased(const Session& session, const ReleaseOutcome& outcome)
{
    if (isAnyToBeJudged(outcome.draft)) {
        warn(session,
             QStringLiteral("Words close to names: --not-a-name WORD or --replace-name WORD, once "
                            "for each. A name that is an ordinary word in lower case: "
                            "--not-a-name WORD."));
    }
    // Their lines are far above where many notes change.
    warn(session, QStringLiteral("Nothing was written. Failed: %1. Correct what these checks name, "
                                 "or override them with --yes and --reason.")
                      .arg(failedChecks(outcome.draft).join(QStringLiteral(", "))));
    return Status::DataErrors;
}

Status runRelease(Session& session, const ReleaseArguments& arguments)
{
    return withStudy(session, arguments.study, Study::Access::Write, [&](Study& study) {
        const auto protocol = study.protocol();
        if (!protocol)
            return report(protocol.error());
        ReleaseOrder order = orderFrom(arguments, protocol->releaseNames, session.environment.ids);
        if (order.options.date.isEmpty()) {
            const auto date =
                dateFor(order.options.version, study.releasing(), session.environment.clock);
            if (!date)
                return report(date.error());
            order.options.date = *date;
            say(session, QStringLiteral("No date was given; %1 is used.").arg(order.options.date));
        }
        if (const auto read = warnOfOtherCodes(session, study, order.options); !read)
            return report(read.error());
        const auto task = study.task();
        if (!task)
            return report(task.error());
        if (order.options.isExtended && !releaseLayoutOf(**task).hasExtension())
            warn(session,
                 QStringLiteral(
                     "--extended is for CEI's layout; the tables of this task have every column."));
        if (const Status markers = takeMarkers(arguments, **task, order.options);
            markers != Status::Done)
            return markers;
        if (const Status models = checkModels(study, **task, order.options.models);
            models != Status::Done)
            return models;
        const auto scenes = study.heads();
        if (!scenes)
            return report(scenes.error());
        if (scenes->empty() && order.isOverriding && !isReasoned(arguments)) {
            // Hardly what somebody meant who always says --yes.
            order.isOverriding = false;
            warn(session, QStringLiteral("The study has no scenarios: a release would hold none. "
                                         "If that is meant, say why: --yes --reason TEXT."));
        }
        const CancelToken cancel;
        const Interruptible interruptible(cancel);
        const auto outcome = makeRelease(session, study, order, cancel);
        if (!outcome)
            return report(outcome.error());
        warnOfWords(session, *outcome);
        if (session.isJson)
            print(releaseJson(*outcome, order.out));
        sayOutcome(session, *outcome, order.out);
        return outcome->files.empty() ? nothingReleased(session, *outcome) : Status::Done;
    });
}

/// For CLI11: an empty text, or what is wrong.
std::string checkVersion(const std::string& version)
{
    static const QRegularExpression three(QRegularExpression::anchoredPattern(
        QStringLiteral("(0|[1-9][0-9]{0,8})(\\.(0|[1-9][0-9]{0,8})){2}")));
    return three.match(text(version)).hasMatch() ? std::string()
                                                 : "A version is three numbers: X.Y.Z";
}

std::string checkDate(const std::string& date)
{
    return validDate(text(date)).isEmpty() ? "A date must exist and be written YYYY-MM-DD"
                                           : std::string();
}

void addPredictionOptions(CLI::App& command, ReleaseArguments& arguments)
{
    CLI::Option* predictions =
        command.add_flag("--predictions", arguments.hasPredictions,
                         "Include the models' predictions, with their scores");
    command
        .add_option("--set", arguments.sets, "MODEL[:MODE[:RUN]]: only this prediction set (all)")
        ->allow_extra_args(false)
        ->needs(predictions);
    command
        .add_flag("--raw-responses", arguments.hasRawAnswers,
                  "With the predictions, also the models' own words")
        ->needs(predictions);
}

} // namespace

void addReleaseCommand(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<ReleaseArguments>();
    CLI::App* command = app.add_subcommand("release", "Make the public data set");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    command
        ->add_option("--out", arguments->out,
                     "The folder to create; an earlier release there is replaced")
        ->required();
    command->add_option("--version", arguments->version, "X.Y.Z")
        ->required()
        ->check(CLI::Validator(checkVersion, "X.Y.Z"));
    command
        ->add_option("--date", arguments->date,
                     "YYYY-MM-DD (that of the last release of this version, or today in UTC)")
        ->check(CLI::Validator(checkDate, "YYYY-MM-DD"));
    command
        ->add_option("--names", arguments->names,
                     "How annotators are named (as the study's settings say; codes unless changed)")
        ->check(CLI::IsMember({"codes", "names"}));
    command->add_flag("--random-codes", arguments->hasRandomCodes,
                      "Under codes: everybody gets a random code instead, the same in every such "
                      "release of the study");
    command
        ->add_option("--not-a-name", arguments->notNames,
                     "WORD: a word close to a name that is not a name, or a name that is an "
                     "ordinary word wherever it is in lower case; noted in the study")
        ->allow_extra_args(false);
    command
        ->add_option("--replace-name", arguments->replacedNames,
                     "WORD: a word close to a name that is a name, and is replaced in notes; noted "
                     "in the study")
        ->allow_extra_args(false);
    command->add_flag("--extended", arguments->isExtended,
                      "Further columns at the end of the files in CEI's layout: domain, "
                      "power_relation, basis, ambiguous, agreement_pattern, positions");
    command->add_flag(
        "--formulas-as-text", arguments->areFormulasText,
        "CSV files: an apostrophe before every cell that a spreadsheet would compute");
    addSeedOption(*command, arguments->seed, std::numeric_limits<std::uint64_t>::max(),
                  "Seed of the splits, the resampling and the models (42)");
    CLI::Option* yes = command->add_flag("--yes", arguments->isOverriding,
                                         "Release even if checks fail; the README says so");
    command->add_option("--reason", arguments->reason, "The reason for releasing, for the README")
        ->needs(yes);
    addPredictionOptions(*command, *arguments);
    command->add_flag("--entanglement", arguments->hasEntanglement,
                      "How the emotions of an EmoScene study hang together, and its priors");
    addSmoothingOption(*command, arguments->smoothing);
    addMarkersOption(*command, arguments->markers);
    command->add_flag("--no-figures", arguments->isWithoutFigures,
                      "Leave out the charts, and the tables and figures of report");
    command->callback([&session, arguments] {
        session.isDrawing = !arguments->isWithoutFigures;
        session.run = [&session, arguments] { return runRelease(session, *arguments); };
    });
}

} // namespace subtext::cli
