// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/output.h"
#include "core/agreement/disagreementsources.h"
#include "core/figures/figures.h"
#include "ui/text/agreementtext.h"

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

QString intervalText(const std::optional<stats::Interval>& interval)
{
    return interval ? QStringLiteral(" [%1, %2]").arg(figure(interval->low), figure(interval->high))
                    : QString();
}

void sayShare(const Session& session, const char* name,
              const std::optional<stats::DisagreementShare>& share)
{
    say(session, QStringLiteral("  %1 %2")
                     .arg(QLatin1String(name), -24)
                     .arg(share ? figure(share->value) + intervalText(share->interval)
                                : QStringLiteral("not identifiable")));
}

void sayQuestion(const Session& session, const QString& question,
                 const stats::DisagreementShares& of)
{
    say(session, question);
    say(session, QStringLiteral("  %1 %2%3")
                     .arg(QStringLiteral("two annotators differ"), -24)
                     .arg(figure(of.total), intervalText(of.totalInterval)));
    sayShare(session, "ambiguity", of.ambiguity);
    sayShare(session, "perspective", of.perspective);
    sayShare(session, "unsteadiness", of.unsteadiness);
    say(session, QStringLiteral("  n: items with two answers %1, annotators %2, repeats %3, "
                                "second readings %4")
                     .arg(of.items)
                     .arg(of.persons)
                     .arg(of.repeats)
                     .arg(of.secondsAsked));
    if (!of.lacking.empty())
        say(session, QStringLiteral("  the study lacks ") + lackingText(of));
}

void sayTimes(const Session& session, const AnswerTimes& times)
{
    const auto medianText = [](const TimedAnswers& of) {
        return QStringLiteral("%1 (n %2)").arg(*of.medianSeconds, 0, 'f', 1).arg(of.n);
    };
    if (times.withSecondReading.n == 0)
        return;
    const QString without = times.without.n == 0
                                ? QStringLiteral("no timed answer without one")
                                : QStringLiteral("without one ") + medianText(times.without);
    say(session, QStringLiteral("  median seconds an item: with a second reading %1, %2")
                     .arg(medianText(times.withSecondReading), without));
}

void sayItems(const Session& session, const std::vector<ItemSources>& items)
{
    const auto shareText = [](const std::optional<double>& share) {
        return share ? figure(*share) : QStringLiteral("not identifiable");
    };
    if (!items.empty())
        say(session, QStringLiteral("  by item: n, observed; as predicted, two annotators differ, "
                                    "ambiguity, perspective, unsteadiness"));
    for (const ItemSources& item : byDisagreement(items))
        say(session, QStringLiteral("  %1  n %2, observed %3; %4%5, %6, %7, %8")
                         .arg(item.name, QString::number(item.of.answers), figure(item.of.observed),
                              figure(item.of.expected), intervalText(item.of.expectedInterval),
                              shareText(item.of.ambiguity), shareText(item.of.perspective),
                              shareText(item.of.unsteadiness)));
}

Status runDisagreement(Session& session, const Study& study, bool hasItems)
{
    const auto sources = study.figures().disagreement();
    if (!sources)
        return report(sources.error());
    for (std::size_t i = 0; i < sources->questions.size(); ++i) {
        sayQuestion(session, sources->task->questions[i].token, sources->questions[i]);
        sayTimes(session, sources->times.at(i));
        if (hasItems)
            sayItems(session, sources->items.at(i));
    }
    if (sources->furtherLeftOut > 0)
        say(session, QStringLiteral("Left out, as asked for after a split: %1")
                         .arg(sources->furtherLeftOut));
    if (session.isJson)
        putJson(disagreementJson(*sources));
    return Status::Done;
}

} // namespace

void addDisagreementCommand(CLI::App& app, Session& session)
{
    auto study = std::make_shared<std::string>();
    auto hasItems = std::make_shared<bool>(false);
    CLI::App* command = app.add_subcommand(
        "disagreement", "How much of the disagreement is ambiguity, perspective, or unsteadiness");
    command->add_option("STUDY", *study, "The study file")->required();
    command->add_flag("--items", *hasItems, "Say what is predicted of each item as well");
    onChosen(*command, session, [&session, study, hasItems] {
        return withFigures(session, *study, [&](Study& opened) {
            return runDisagreement(session, opened, *hasItems);
        });
    });
}

} // namespace subtext::cli
