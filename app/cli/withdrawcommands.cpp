// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/predictioninput.h"
#include "core/models/modelanswers.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace subtext::cli {
namespace {

struct WithdrawalArguments
{
    std::string study;
    std::string set;
    std::string reason;
};

OrStatus<SetName> setToRestore(const std::string& name, Study& study)
{
    const auto withdrawn = study.modelAnswers().withdrawn();
    if (!withdrawn)
        return tl::unexpected(report(withdrawn.error()));
    std::vector<SetName> sets;
    for (const SetWithdrawal& of : *withdrawn)
        sets.push_back(of.set);
    if (std::none_of(sets.begin(), sets.end(),
                     [&](const SetName& set) { return isNamed(set, text(name)); })) {
        const QStringList names = shortNames(sets);
        return tl::unexpected(wrongUsage(
            names.isEmpty() ? QStringLiteral("No set is withdrawn.")
                            : QStringLiteral("No withdrawn set is called “%1”; there are %2.")
                                  .arg(text(name), names.join(QStringLiteral(", ")))));
    }
    return onlySet(study, {name}, sets);
}

OrStatus<SetName> setToWithdraw(const std::string& name, Study& study)
{
    const auto names = study.modelAnswers().names();
    if (!names)
        return tl::unexpected(report(names.error()));
    return onlySet(study, {name}, *names);
}

Status runWithdrawal(Session& session, const WithdrawalArguments& arguments, bool withdraws)
{
    return withStudy(session, arguments.study, Study::Access::Write, [&](Study& study) {
        const auto set =
            withdraws ? setToWithdraw(arguments.set, study) : setToRestore(arguments.set, study);
        if (!set)
            return set.error();
        ModelAnswers& answers = study.modelAnswers();
        const QString reason = text(arguments.reason);
        const auto done =
            withdraws ? answers.withdraw(*set, reason) : answers.restore(*set, reason);
        if (!done)
            return report(done.error());
        if (session.isJson)
            print({{"set", utf8(set->text())}, {"withdrawn", withdraws}});
        say(session, withdraws ? QStringLiteral("%1 is withdrawn.").arg(set->text())
                               : QStringLiteral("%1 is restored.").arg(set->text()));
        return Status::Done;
    });
}

void addWithdrawal(CLI::App& predictions, Session& session, const std::string& name,
                   const std::string& about, bool withdraws)
{
    auto arguments = std::make_shared<WithdrawalArguments>();
    CLI::App* command = predictions.add_subcommand(name, about);
    command->add_option("STUDY", arguments->study, "The study file")->required();
    command->add_option("--set", arguments->set, "MODEL[:MODE[:RUN]]: which set")->required();
    command->add_option("--reason", arguments->reason, "Why; it is kept with the study")
        ->required();
    onChosen(*command, session, [&session, arguments, withdraws] {
        return runWithdrawal(session, *arguments, withdraws);
    });
}

} // namespace

void addWithdrawalCommands(CLI::App& predictions, Session& session)
{
    addWithdrawal(predictions, session, "withdraw",
                  "Leave a set out of figures, reports and releases; the study keeps it", true);
    addWithdrawal(predictions, session, "restore", "Take a withdrawn set in again", false);
}

} // namespace subtext::cli
