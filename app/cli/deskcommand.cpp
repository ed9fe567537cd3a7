// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/output.h"
#include "core/adjudication/deskweight.h"
#include "core/agreement/figurejson.h"
#include "core/operation/qualitydesk.h"
#include "core/release/deskplaces.h"

#include <CLI/CLI.hpp>

#include <functional>

namespace subtext::cli {
namespace {

QString ruleWord(DeskRule rule)
{
    switch (rule) {
    case DeskRule::AsDecided:
        return QStringLiteral("as decided");
    case DeskRule::FirstListed:
        return QStringLiteral("first listed");
    case DeskRule::Nearest:
        return QStringLiteral("nearest");
    case DeskRule::AtRandom:
        return QStringLiteral("at random");
    }
    return {};
}

using Cell = std::function<QString(const RuleFigures&)>;

/// One figure under each rule, in columns.
void sayRow(const Session& session, const QString& what, const DeskWeight& weight, const Cell& cell)
{
    QString line = QStringLiteral("  %1").arg(what, -24);
    for (const DeskRule rule : AllDeskRules) {
        const auto& figures = weight.under(rule);
        line +=
            QStringLiteral("%1").arg(figures ? cell(*figures) : QStringLiteral("undefined"), 14);
    }
    say(session, line);
}

void sayRules(const Session& session, const DeskWeight& weight, const AgreementInput& input,
              const Question& question)
{
    QString head(26, u' ');
    for (const DeskRule rule : AllDeskRules)
        head += QStringLiteral("%1").arg(ruleWord(rule), 14);
    say(session, head);
    for (std::size_t i = 0; i < question.options.size(); ++i)
        sayRow(session, question.options[i].token, weight,
               [i](const RuleFigures& of) { return QString::number(of.gold[i], 'f', 2); });
    sayRow(session, QStringLiteral("ambiguous"), weight,
           [](const RuleFigures& of) { return QString::number(of.ambiguous); });
    sayRow(session, QStringLiteral("open"), weight,
           [](const RuleFigures& of) { return QString::number(of.open); });
    sayRow(session, QStringLiteral("labels that would change"), weight,
           [](const RuleFigures& of) { return QString::number(of.changed, 'f', 2); });
    sayRow(session, QStringLiteral("accuracy against gold"), weight,
           [](const RuleFigures& of) { return figure(of.meanEquality); });
    for (std::size_t rater = 0; rater < input.raters.size(); ++rater)
        sayRow(session, QStringLiteral("  ") + input.raters[rater].code, weight,
               [rater](const RuleFigures& of) {
                   for (const ExpectedEquality& equality : of.equality) {
                       if (equality.rater == static_cast<int>(rater))
                           return figure(equality.share());
                   }
                   return figure(std::nullopt);
               });
    if (indexOfToken(input.task->scales, QStringLiteral("valence"))) {
        say(session, QStringLiteral("  mean valence by gold"));
        for (std::size_t i = 0; i < question.options.size(); ++i)
            sayRow(session, QStringLiteral("  ") + question.options[i].token, weight,
                   [i](const RuleFigures& of) { return figure(of.valence.at(i)); });
    }
}

void sayPlaces(const Session& session, const DeskPlaces& places)
{
    QStringList picks;
    for (const qint64 picked : places.picks.picks)
        picks.push_back(QString::number(picked));
    say(session,
        QStringLiteral("Picks of splits by place%1: %2, without a single place %3")
            .arg(places.isFileOrder ? QStringLiteral(" (as listed)") : QString(),
                 picks.isEmpty() ? QStringLiteral("none") : picks.join(QStringLiteral(" / ")))
            .arg(places.picks.none));
    if (places.test.firstP)
        say(session,
            QStringLiteral("  first place against chance: p = %1%2")
                .arg(figure(places.test.firstP),
                     places.isPreferred() ? QStringLiteral(", a preferred place") : QString()));
    else
        say(session,
            QStringLiteral(
                "  not tested: this needs %1 picks of splits with the same number of raters")
                .arg(EnoughPicksToTest));
}

figurejson::Json placesJson(const DeskPlaces& places)
{
    figurejson::Json json;
    json["picks"] = places.picks.picks;
    json["none"] = places.picks.none;
    json["as_listed"] = places.isFileOrder;
    json["first_p"] = figurejson::number(places.test.firstP);
    json["chi_square"] = figurejson::number(places.test.chiSquare);
    json["chi_square_p"] = figurejson::number(places.test.chiSquareP);
    json["preferred"] = places.isPreferred();
    return json;
}

Status runDesk(Session& session, Study& study)
{
    const auto data = study.snapshot();
    if (!data)
        return report(data.error());
    const auto ratingsNeeded = study.quality().ratingsNeeded();
    if (!ratingsNeeded)
        return report(ratingsNeeded.error());
    const auto input = study.agreementInput();
    if (!input)
        return report(input.error());
    const DeskPlaces places = deskPlaces(*data, *ratingsNeeded);
    figurejson::Json json;
    json["schema"] = "subtext.desk/1";
    json["questions"] = figurejson::Json::array();
    for (std::size_t i = 0; i < input->task->questions.size(); ++i) {
        const Question& question = input->task->questions[i];
        const DeskWeight weight = weighDesk(*input, i);
        json["questions"].push_back(deskWeightJson(weight, *input, i));
        say(session, QStringLiteral("%1: %2 items, %3 splits; %4 of %5 labels depend on "
                                    "adjudication (%6 of them against the votes)")
                         .arg(question.token)
                         .arg(weight.items)
                         .arg(weight.splits)
                         .arg(weight.hanging)
                         .arg(weight.settled)
                         .arg(weight.overridden));
        sayRules(session, weight, *input, question);
    }
    sayPlaces(session, places);
    json["places"] = placesJson(places);
    if (session.isJson)
        putJson(figurejson::document(json));
    return Status::Done;
}

} // namespace

void addDeskCommand(CLI::App& app, Session& session)
{
    auto study = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand(
        "desk",
        "How much adjudication decided: gold under four rules, and the places of the picks");
    command->add_option("STUDY", *study, "The study file")->required();
    onChosen(*command, session, [&session, study] {
        return withVerifiedStudy(session, *study,
                                 [&](Study& opened) { return runDesk(session, opened); });
    });
}

} // namespace subtext::cli
