// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/output.h"
#include "core/agreement/figurejson.h"
#include "core/operation/qualitydesk.h"
#include "core/release/deskplaces.h"
#include "core/report/deskimpact.h"

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

using Cell = std::function<QString(DeskRule)>;

/// A figure under each rule that the question defines, in columns.
class RuleColumns
{
public:
    RuleColumns(const Session& session, const DeskWeight& weight)
        : m_session(session)
        , m_weight(weight)
    {}

    void sayHead() const { sayCells({}, ruleWord); }
    void sayCells(const QString& what, const Cell& cell) const
    {
        QString line = QStringLiteral("  %1").arg(what, -24);
        for (const DeskRule rule : AllDeskRules) {
            if (m_weight.under(rule))
                line += QStringLiteral(" %1").arg(cell(rule), 15);
        }
        say(m_session, line);
    }
    void sayFigures(const QString& what,
                    const std::function<QString(const RuleFigures&)>& figureOf) const
    {
        sayCells(what, [&](DeskRule rule) { return figureOf(*m_weight.under(rule)); });
    }

private:
    const Session& m_session;
    const DeskWeight& m_weight;
};

QString expected(double count)
{
    return QString::number(count, 'f', 2);
}

void sayLabels(const RuleColumns& columns, const Question& question)
{
    for (std::size_t i = 0; i < question.options.size(); ++i)
        columns.sayFigures(question.options[i].token,
                           [i](const RuleFigures& of) { return expected(of.gold[i]); });
    columns.sayFigures(QStringLiteral("items with a label"),
                       [](const RuleFigures& of) { return QString::number(of.labelled); });
    columns.sayFigures(QStringLiteral("ambiguous"),
                       [](const RuleFigures& of) { return QString::number(of.ambiguous); });
    columns.sayFigures(QStringLiteral("open"),
                       [](const RuleFigures& of) { return QString::number(of.open); });
    columns.sayFigures(QStringLiteral("  of them splits"),
                       [](const RuleFigures& of) { return QString::number(of.openSplits); });
    columns.sayFigures(QStringLiteral("labels as decided"),
                       [](const RuleFigures& of) { return expected(of.same); });
    columns.sayFigures(QStringLiteral("labels that would change"),
                       [](const RuleFigures& of) { return expected(of.changed); });
}

void sayPeople(const RuleColumns& columns, const AgreementInput& people)
{
    columns.sayFigures(QStringLiteral("accuracy against gold"),
                       [](const RuleFigures& of) { return figure(of.meanEquality); });
    for (std::size_t rater = 0; rater < people.raters.size(); ++rater)
        columns.sayFigures(QStringLiteral("  ") + people.raters[rater].code,
                           [rater](const RuleFigures& of) {
                               for (const ExpectedEquality& equality : of.equality) {
                                   if (equality.rater == static_cast<int>(rater))
                                       return figure(equality.share());
                               }
                               return figure(std::nullopt);
                           });
}

void sayModels(const Session& session, const RuleColumns& columns,
               const std::vector<SetUnderRules>& sets)
{
    if (sets.empty())
        return;
    say(session, QStringLiteral("  accuracy of models (items)"));
    for (const SetUnderRules& set : sets)
        columns.sayCells(QStringLiteral("  ") + set.shortName, [&](DeskRule rule) {
            const auto& hits = *set.rules.at(static_cast<std::size_t>(rule));
            return QStringLiteral("%1 (%2)").arg(figure(hits.accuracy())).arg(hits.items);
        });
}

void sayValence(const Session& session, const RuleColumns& columns, const Question& question,
                const Task& task)
{
    if (!indexOfToken(task.scales, QStringLiteral("valence")))
        return;
    say(session, QStringLiteral("  mean valence by gold"));
    for (std::size_t i = 0; i < question.options.size(); ++i)
        columns.sayFigures(QStringLiteral("  ") + question.options[i].token,
                           [i](const RuleFigures& of) { return figure(of.valence.at(i)); });
}

/// What becomes of the labels of each group.
void sayGroups(const Session& session, const std::vector<GroupWeight>& groups)
{
    if (groups.empty())
        return;
    say(session, QStringLiteral("  labels that would change, by group (labels that depend on "
                                "adjudication, of all labels)"));
    for (const GroupWeight& of : groups) {
        const RuleColumns columns(session, of.weight);
        columns.sayFigures(QStringLiteral("  %1 (%2 of %3)")
                               .arg(of.group)
                               .arg(of.weight.hanging)
                               .arg(of.weight.settled),
                           [](const RuleFigures& under) { return expected(under.changed); });
    }
}

void sayImpact(const Session& session, const DeskImpact& impact, const AgreementInput& people)
{
    const Question& question = people.task->questions.at(impact.question);
    const DeskWeight& weight = impact.weight;
    say(session, QStringLiteral("%1: items %2, splits %3; labels that depend on adjudication: %4 "
                                "of %5, of them against the votes: %6")
                     .arg(question.token)
                     .arg(weight.items)
                     .arg(weight.splits)
                     .arg(weight.hanging)
                     .arg(weight.settled)
                     .arg(weight.overridden));
    if (!weight.under(DeskRule::Nearest))
        say(session, QStringLiteral("  “nearest” is left out: the task names no scales that tell "
                                    "the votes on this question apart"));
    const RuleColumns columns(session, weight);
    columns.sayHead();
    sayLabels(columns, question);
    sayPeople(columns, people);
    sayModels(session, columns, impact.sets);
    sayValence(session, columns, question, *people.task);
    sayGroups(session, impact.groups);
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
    auto input = readReportInput(study);
    if (!input)
        return report(input.error());
    ReportOptions options;
    options.resamples = 1; // no figure here has an interval
    ReportFigures figures(std::move(*input), options);
    const AgreementInput& people = figures.input().people;
    const DeskPlaces places = deskPlaces(*data, *ratingsNeeded);
    figurejson::Json json;
    json["schema"] = "subtext.desk/1";
    json["questions"] = figurejson::Json::array();
    for (const DeskImpact& impact : deskImpact(figures)) {
        json["questions"].push_back(deskImpactJson(impact, people));
        sayImpact(session, impact, people);
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
        return withFigures(session, *study,
                           [&](Study& opened) { return runDesk(session, opened); });
    });
}

} // namespace subtext::cli
