// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/llmprofiles.h"
#include "app/cli/predictioninput.h"
#include "app/cli/terminal.h"
#include "core/models/modelanswers.h"
#include "core/report/submission.h"
#include "ui/text/plurals.h"

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

struct SubmissionArguments
{
    std::string study;
    std::string set;
    std::string out;
};

Result<void> addCostsOf(Submission& submission)
{
    const auto profiles = loadProfiles();
    if (!profiles)
        return fail(profiles.error());
    const auto prices = loadPrices();
    if (!prices)
        return fail(prices.error());
    addCosts(submission, *profiles, *prices);
    return {};
}

Json submissionJson(const SetName& name, const std::string& folder,
                    const std::vector<ReleaseFile>& files)
{
    Json json;
    json["schema"] = "subtext.submission/1";
    json["folder"] = folder;
    json["model"] = utf8(name.model);
    json["mode"] = utf8(name.mode);
    json["run"] = utf8(name.run);
    json["files"] = Json::array();
    for (const ReleaseFile& file : files)
        json["files"].push_back(utf8(file.path));
    return json;
}

Status runSubmission(Session& session, const SubmissionArguments& arguments, Study& study)
{
    const auto task = study.task();
    if (!task)
        return report(task.error());
    if (!canBeSubmitted(**task))
        return doesNotFitProtocol(**task);
    const auto sets = study.modelAnswers().names();
    if (!sets)
        return report(sets.error());
    const auto name = onlySet(study, {arguments.set}, *sets);
    if (!name)
        return name.error();
    const CancelToken cancel;
    const Interruptible interruptible(cancel);
    const auto files = writeSubmission(text(arguments.out), study, *name, addCostsOf, cancel);
    if (!files)
        return reportOfModels(files.error());
    if (session.isJson)
        print(submissionJson(*name, arguments.out, *files));
    say(session, QStringLiteral("%1 written into %2: %3")
                     .arg(Plurals::tr("%n files", nullptr, plural(std::ssize(*files))),
                          text(arguments.out), name->text()));
    return Status::Done;
}

} // namespace

void addSubmissionCommand(CLI::App& predictions, Session& session)
{
    auto arguments = std::make_shared<SubmissionArguments>();
    CLI::App* command = predictions.add_subcommand(
        "submission", "Write one set as a submission: answers, model card, scores, prompt");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    command->add_option("--set", arguments->set, "MODEL[:MODE[:RUN]]: which set")->required();
    command->add_option("--out", arguments->out, "The folder to create, or an empty one")
        ->required();
    onChosen(*command, session, [&session, arguments] {
        return withVerifiedStudy(session, arguments->study, [&](Study& study) {
            return runSubmission(session, *arguments, study);
        });
    });
}

} // namespace subtext::cli
