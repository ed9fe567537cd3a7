// SPDX-License-Identifier: MIT
#include "core/report/peopletables.h"

#include "core/quality/worktime.h"
#include "core/report/groupedtable.h"
#include "core/report/peopleparts.h"

#include <algorithm>
#include <set>

namespace subtext {
namespace {

/// The most frequent pairs: so many, and those as frequent as the last of them.
std::vector<stats::ConfusedPair> dominantPairs(const stats::ConfusionMatrix& matrix)
{
    constexpr std::size_t Most = 3;
    std::vector<stats::ConfusedPair> pairs = stats::confusedPairs(matrix);
    if (pairs.size() > Most) {
        const std::int64_t least = pairs[Most - 1].count;
        std::erase_if(pairs, [&](const stats::ConfusedPair& pair) { return pair.count < least; });
    }
    return pairs;
}

std::optional<bool> areNeighbours(const Question& question, const stats::ConfusedPair& pair)
{
    if (!question.isRing)
        return std::nullopt;
    return stats::areNeighbours(pair, question.options.size());
}

ReportCell hoursCell(qint64 ms, qint64 answers)
{
    constexpr double MsOfHour = 3'600'000;
    if (answers == 0)
        return {QStringLiteral("not known"), {QString()}, true};
    return numberCell(static_cast<double>(ms) / MsOfHour);
}

ReportCell sessionsCell(const WorkTime& time)
{
    if (time.sessions == 0)
        return {QStringLiteral("not known"), {QString()}, true};
    return countCell(time.sessions);
}

QString sessionWords()
{
    return QStringLiteral("More than %1 minutes between two of them begin a new session.")
        .arg(SessionGapMs / 60'000);
}

WorkTime timeOf(const std::map<PersonId, WorkTime>& times, PersonId person)
{
    const auto time = times.find(person);
    return time == times.end() ? WorkTime() : time->second;
}

QString annotatorCaption(const ReportInput& input)
{
    const QString limit = QString::number(100 * input.flagRateCeiling);
    if (input.isForRelease)
        return QStringLiteral("What each annotator labelled, and in how many items the checks "
                              "found something; limit: %1 % of them.%2")
            .arg(limit, input.areChecksOfMore
                            ? QStringLiteral(" Checked was all that the study holds, with times "
                                             "and explanations, which are not published; "
                                             "reports/check.json is of what is.")
                            : QString());
    return QStringLiteral("What each annotator labelled, in how many hours, and in how many items "
                          "the checks found something; limit: %1 % of them. Hours are of the timed "
                          "answers only. %2")
        .arg(limit, sessionWords());
}

/// `isWhole`: with what they were to label, and when they did.
ReportColumns annotatorColumns(bool isWhole)
{
    ReportColumns columns{column("annotator", "Annotator"), column("labelled", "Labelled")};
    if (isWhole)
        columns = {column("annotator", "Annotator"), column("assigned", "Assigned"),
                   column("labelled", "Labelled"),   column("completion", "%"),
                   column("timed_active", "Timed"),  column("active_hours", "Active hours"),
                   column("timed_wall", "Timed"),    column("wall_hours", "Wall hours"),
                   column("sessions", "Sessions")};
    for (const ReportColumn& more : {column("flagged", "Findings"), column("flag_rate", "%"),
                                     column("within_limit", "Within limit")})
        columns.push_back(more);
    return columns;
}

/// In how many items of somebody's the checks found something; undefined where they had none.
ReportRow findingCells(const ReportInput& input, PersonId person)
{
    const auto& checked = input.quality.people;
    const auto quality = std::find_if(checked.begin(), checked.end(),
                                      [&](const PersonQuality& of) { return of.person == person; });
    if (quality == checked.end() || quality->labelled == 0)
        return {numberCell(std::nullopt), percentCell(std::nullopt), yesNoCell(std::nullopt)};
    return {countCell(quality->flaggedItems), percentCell(quality->flagRate),
            yesNoCell(quality->flagRate <= input.flagRateCeiling)};
}

/// `hasPowers`: that of some item is known.
QString compositionCaption(const Task& task, bool hasPowers)
{
    QString caption = hasPowers ? QStringLiteral("Items by %1 and power relation.")
                                : QStringLiteral("Items by %1.");
    if (!hasPowers && hasPowerRelations(task))
        caption += QStringLiteral(" No item states a power relation.");
    return caption.arg(task.group->word.toLower());
}

/// Where the gold labels are fewer than the items, it says so: they do not add up to these.
QString distributionCaption(const StudyAgreement& study)
{
    const auto& questions = study.overall.questions;
    const qint64 items = study.overall.items;
    const bool isGoldOfAll = std::all_of(questions.begin(), questions.end(), [&](const auto& of) {
        return sumOf(of.goldCounts) == items;
    });
    const QString what = QStringLiteral("Gold labels and single votes by label, of %1 items");
    if (isGoldOfAll)
        return (what + u'.').arg(items);
    if (questions.size() > 1)
        return (what + QStringLiteral("; items without a gold label on a question, undecided or "
                                      "ambiguous, are not in its gold labels."))
            .arg(items);
    return (what + QStringLiteral(", of which %2 have a gold label; the others are undecided or "
                                  "ambiguous."))
        .arg(items)
        .arg(sumOf(questions.front().goldCounts));
}

} // namespace

ReportTables labelDistribution(ReportFigures& figures)
{
    const StudyAgreement& study = figures.agreement();
    GroupedTable table(figures.task(), distributionCaption(study), GroupedTable::By::Question,
                       {column("label", "Label"), column("gold", "Gold"), column("gold_share", "%"),
                        column("votes", "Votes"), column("votes_share", "%")});
    for (std::size_t place = 0; place < figures.task().questions.size(); ++place) {
        const Question& question = figures.task().questions[place];
        const AgreementGroup& of = study.overall.questions.at(place);
        const qint64 gold = sumOf(of.goldCounts);
        const qint64 votes = sumOf(of.votes);
        for (std::size_t option = 0; option < question.options.size(); ++option)
            table.add(place, {},
                      {optionCell(question, option), countCell(of.goldCounts[option]),
                       percentCell(of.goldCounts[option], gold), countCell(of.votes[option]),
                       percentCell(of.votes[option], votes)});
        table.add(place, {},
                  {allCell(), countCell(gold), percentCell(gold, gold), countCell(votes),
                   percentCell(votes, votes)});
    }
    return table.take();
}

ReportTables composition(ReportFigures& figures)
{
    const Task& task = figures.task();
    const StudyAgreement& study = figures.agreement();
    if (study.overall.items == 0)
        return tl::unexpected(ReportLack::Scenarios);
    const bool hasPowers = hasPowerRelations(task) && isAnyPowerKnown(study);
    const qint64 unknown = study.overall.items - knownPowers(study.overall.questions.front());
    ReportColumns columns{{{QStringLiteral("group")}, task.group->word}, column("items", "Items")};
    for (const PowerRelation power : AllPowerRelations) {
        const ReportCell cell = powerCell(task, power);
        if (hasPowers)
            columns.push_back({cell.exact, cell.text});
    }
    const bool isUnknownShown = hasPowers && unknown > 0;
    if (isUnknownShown)
        columns.push_back(column("not_stated", "Not stated"));
    ReportTableMaker table(compositionCaption(task, hasPowers), columns);
    for (const GroupPart& part : partsOf(study)) {
        const AgreementGroup& of = part.figures->questions.front();
        ReportRow row{part.name, countCell(of.items)};
        for (const PowerRelation power : AllPowerRelations) {
            const auto count = of.powerCounts.find(power);
            if (hasPowers)
                row.push_back(countCell(count == of.powerCounts.end() ? 0 : count->second));
        }
        if (isUnknownShown)
            row.push_back(countCell(of.items - knownPowers(of)));
        table.add(row);
    }
    return std::vector{table.take()};
}

ReportTables splitValence(ReportFigures& figures)
{
    const StudyAgreement& study = figures.agreement();
    GroupedTable table(figures.task(),
                       QStringLiteral("Items whose votes are split, by the side of the scale on "
                                      "which their annotators rated valence."),
                       GroupedTable::By::Group,
                       {column("splits", "Splits"), column("all_negative", "All negative"),
                        column("all_neutral", "All neutral"),
                        column("all_positive", "All positive"), column("mixed", "Mixed"),
                        column("not_rated_by_all", "Not rated by all")});
    forEachGroup(study, [&](std::size_t question, const GroupPart& part, const AgreementGroup& of) {
        const SplitValence& sides = of.splitValence;
        const qint64 rated = sides.allNegative + sides.allNeutral + sides.allPositive + sides.mixed;
        table.add(question, part,
                  {countCell(of.patterns.split), countCell(sides.allNegative),
                   countCell(sides.allNeutral), countCell(sides.allPositive),
                   countCell(sides.mixed), countCell(of.patterns.split - rated)});
    });
    return table.take();
}

ReportTables confusedPairs(ReportFigures& figures)
{
    const Task& task = figures.task();
    const StudyAgreement& study = figures.agreement();
    GroupedTable table(
        task,
        QStringLiteral(
            "The pairs of labels most often given to the same item, among all pairs of differing "
            "votes. Adjacent: pairs that are neighbours where the labels stand in a ring."),
        GroupedTable::By::Group,
        {column("differing_pairs", "Differing"), column("adjacent", "Adjacent"),
         column("adjacent_share", "%"), column("first", "Label"), column("second", "with"),
         column("count", "Pairs"), column("share", "%"), column("neighbours", "Neighbours")});
    forEachGroup(study, [&](std::size_t question, const GroupPart& part, const AgreementGroup& of) {
        const Question& asked = task.questions[question];
        if (isYesNo(asked))
            return;
        qint64 differing = 0;
        for (const stats::ConfusedPair& pair : stats::confusedPairs(of.confusion))
            differing += pair.count;
        const ReportRow ring =
            asked.isRing
                ? ReportRow{countCell(of.wheel.adjacent), percentCell(of.wheel.adjacent, differing)}
                : ReportRow{numberCell(std::nullopt), percentCell(std::nullopt)};
        for (const stats::ConfusedPair& pair : dominantPairs(of.confusion))
            table.add(question, part,
                      joined({{countCell(differing)},
                              ring,
                              {optionCell(asked, pair.first), optionCell(asked, pair.second),
                               countCell(pair.count), percentCell(pair.count, differing),
                               yesNoCell(areNeighbours(asked, pair))}}));
    });
    return table.take();
}

ReportTables meanValence(ReportFigures& figures)
{
    const Task& task = figures.task();
    const StudyAgreement& study = figures.agreement();
    GroupedTable table(task,
                       QStringLiteral("Mean rated valence by label: of the ratings that came with "
                                      "the label, and of all ratings of items with that gold "
                                      "label. n: ratings."),
                       GroupedTable::By::Group,
                       {column("label", "Label"), column("own_mean", "Own label"),
                        column("own_n", "n"), column("gold_mean", "Gold label"),
                        column("gold_n", "n")});
    forEachGroup(study, [&](std::size_t question, const GroupPart& part, const AgreementGroup& of) {
        for (std::size_t option = 0; option < of.votes.size(); ++option) {
            const stats::Moments& own = of.valenceByOwnLabel[option];
            const stats::Moments& gold = of.valenceByGold[option];
            table.add(question, part,
                      {optionCell(task.questions[question], option), numberCell(own.mean),
                       countCell(own.n), numberCell(gold.mean), countCell(gold.n)});
        }
    });
    return table.take();
}

ReportTables agreementTiers(ReportFigures& figures)
{
    const StudyAgreement& study = figures.agreement();
    GroupedTable table(figures.task(),
                       QStringLiteral("Items by the share of their votes that went to the most "
                                      "frequent label. Items: those with two votes or more."),
                       GroupedTable::By::Group,
                       {column("items", "Items"), column("high", "67 % and more"),
                        column("high_share", "%"), column("middle", "34 to 66 %"),
                        column("middle_share", "%"), column("low", "below 34 %"),
                        column("low_share", "%")});
    forEachGroup(study, [&](std::size_t question, const GroupPart& part, const AgreementGroup& of) {
        const AgreementTiers& tiers = of.tiers;
        const qint64 all = tiers.total();
        table.add(question, part,
                  {countCell(all), countCell(tiers.high), percentCell(tiers.high, all),
                   countCell(tiers.middle), percentCell(tiers.middle, all), countCell(tiers.low),
                   percentCell(tiers.low, all)});
    });
    return table.take();
}

ReportTables annotatorTable(ReportFigures& figures)
{
    const ReportInput& input = figures.input();
    const std::map<PersonId, WorkTime> work = labellingTimes(input.annotations, input.revisions);
    ReportTableMaker table(annotatorCaption(input), annotatorColumns(!input.isForRelease));
    bool hasAny = false;
    for (const PersonStanding& of : input.standings) {
        if (of.assigned == 0 && of.labelled == 0)
            continue;
        hasAny = true;
        const ReportCell who = wordCell(of.person.code, of.person.code);
        const ReportRow findings = findingCells(input, of.person.id);
        if (input.isForRelease) {
            table.add(joined({{who, countCell(of.labelled)}, findings}));
            continue;
        }
        const WorkTime time = timeOf(work, of.person.id);
        table.add(joined({{who, countCell(of.assigned), countCell(of.labelled),
                           percentCell(of.labelled, of.assigned), countCell(time.active),
                           hoursCell(time.activeMs, time.active), countCell(time.watched),
                           hoursCell(time.wallMs, time.watched), sessionsCell(time)},
                          findings}));
    }
    if (!hasAny)
        return tl::unexpected(ReportLack::Annotators);
    return std::vector{table.take()};
}

ReportTables adjudicatorTable(ReportFigures& figures)
{
    const ReportInput& input = figures.input();
    const std::map<PersonId, WorkTime> work = decidingTimes(input.decisions);
    std::map<PersonId, std::set<ScenarioId>> items;
    std::map<PersonId, qint64> revisions;
    for (const Decision& decision : input.decisions) {
        items[decision.person].insert(decision.scenario);
        ++revisions[decision.person];
    }
    ReportTableMaker table(
        QStringLiteral("On how many items each adjudicator decided, with how many revisions, and "
                       "in how many hours. Hours are of the timed revisions only. %1")
            .arg(sessionWords()),
        {column("adjudicator", "Adjudicator"), column("items", "Items"),
         column("revisions", "Revisions"), column("timed_active", "Timed"),
         column("active_hours", "Active hours"), column("sessions", "Sessions")});
    bool hasAny = false;
    for (const PersonStanding& of : input.standings) {
        const PersonId person = of.person.id;
        if (!items.contains(person))
            continue;
        hasAny = true;
        const WorkTime time = timeOf(work, person);
        table.add({wordCell(of.person.code, of.person.code), countCell(std::ssize(items[person])),
                   countCell(revisions[person]), countCell(time.active),
                   hoursCell(time.activeMs, time.active), sessionsCell(time)});
    }
    if (!hasAny)
        return tl::unexpected(ReportLack::Decisions);
    return std::vector{table.take()};
}

} // namespace subtext
