// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/llmprofiles.h"
#include "app/cli/predictioninput.h"
#include "app/cli/terminal.h"
#include "core/models/modelanswers.h"
#include "core/report/report.h"
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

Status addCostsOf(Submission& submission)
{
    if (submission.runs.empty())
        return Status::Done;
    const auto pricing = loadPricing();
    if (!pricing)
        return pricing.error();
    addCosts(submission, pricing->profiles, pricing->table);
    return Status::Done;
}

Json submissionJson(const Submission& submission, const std::string& folder,
                    const std::vector<ReleaseFile>& files)
{
    const SetName& name = submission.set.name;
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
    if (!fitsProtocol(**task))
        return doesNotFitProtocol(**task);
    const auto sets = study.modelAnswers().names();
    if (!sets)
        return report(sets.error());
    const auto name = onlySet(study, {arguments.set}, *sets);
    if (!name)
        return name.error();
    if (const auto free = requireFree(text(arguments.out)); !free)
        return report(free.error());
    auto submission = readSubmission(study, *name);
    if (!submission)
        return report(submission.error());
    if (const Status status = addCostsOf(*submission); status != Status::Done)
        return status;
    const CancelToken cancel;
    const Interruptible interruptible(cancel);
    const auto evaluation = scoreSubmission(*submission, cancel);
    if (!evaluation)
        return report({ErrorCode::Cancelled, {}, 0, 0, {}, {}});
    const auto files = submissionFiles(*submission, *evaluation);
    if (const auto written = writeReport(text(arguments.out), files); !written)
        return report(written.error());
    if (session.isJson)
        print(submissionJson(*submission, arguments.out, files));
    say(session, QStringLiteral("%1 written into %2: %3")
                     .arg(Plurals::tr("%n files", nullptr, plural(std::ssize(files))),
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
