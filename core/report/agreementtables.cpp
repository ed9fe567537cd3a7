// SPDX-License-Identifier: MIT
#include "core/report/agreementtables.h"

#include "core/report/groupedtable.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr std::array PartsInOrder{Partition::Train, Partition::Validation, Partition::Test};

ReportColumns stratumColumns(const char* name, const char* title)
{
    return joined({{column(name, title)}, kappaColumns(), patternColumns()});
}

/// A row for each question and group that has items in the stratum.
void addStratum(GroupedTable& table, const ReportCell& name, const StudyAgreement& study)
{
    if (study.overall.items == 0)
        return;
    forEachGroup(study, [&](std::size_t question, const GroupPart& part, const AgreementGroup& of) {
        table.add(question, part, joined({{name}, kappaCells(of), patternCells(of.patterns)}));
    });
}

ReportCell itemPartCell(Partition part)
{
    const QString token = partToken(part);
    return wordCell(part == Partition::Validation ? QStringLiteral("validation") : token, token);
}

/// Empty where there are none.
QString noStratumWords(qint64 items)
{
    if (items == 0)
        return {};
    return (items == 1 ? QStringLiteral(" %1 item is of none.")
                       : QStringLiteral(" %1 items are of none."))
        .arg(items);
}

/// " 3 items are of none."; empty where all are of one.
QString withoutPartWords(const AgreementInput& input)
{
    const auto none = std::count_if(input.items.begin(), input.items.end(),
                                    [](const AgreementItem& item) { return !item.part; });
    return noStratumWords(none);
}

/// " 3 items are of none."; empty where all are of one.
QString withoutTopicWords(const AgreementInput& input)
{
    const auto none = std::count_if(input.items.begin(), input.items.end(),
                                    [](const AgreementItem& item) { return item.topic.isEmpty(); });
    return noStratumWords(none);
}

ReportColumns scaleColumns(const Task& task)
{
    ReportColumns group;
    if (task.group)
        group.push_back({{QStringLiteral("group")}, task.group->word});
    return joined(
        {group,
         {column("scale", "Scale"), column("icc_items", "Items"), column("icc_2_1", "ICC(2,1)"),
          intervalColumn("icc_low", "icc_high"), column("icc_items_left_out", "Left out"),
          column("alpha_ordinal", "α (ordinal)"), column("ratings", "Ratings"),
          column("mean", "Mean"), column("sd", "SD")}});
}

ReportRow scaleCells(const AgreementGroup& of, std::size_t scale)
{
    const stats::Icc& icc = of.icc[scale];
    const stats::Moments& ratings = of.scales[scale].moments;
    return {countCell(icc.items),
            numberCell(icc.estimate),
            rangeCell(icc.interval),
            countCell(icc.leftOut),
            numberCell(of.ordinalAlpha[scale]),
            countCell(ratings.n),
            numberCell(ratings.mean),
            numberCell(ratings.populationDeviation)};
}

} // namespace

ReportTables agreementByGroup(ReportFigures& figures)
{
    const StudyAgreement& study = figures.agreement();
    GroupedTable table(
        figures.task(),
        QStringLiteral("Agreement: Fleiss' κ with %1, its strength after Landis and Koch (1977), "
                       "Krippendorff's α, Gwet's AC1, and how the votes on the items are "
                       "distributed. Items: those with two votes or more.")
            .arg(drawnWords(study)),
        GroupedTable::By::Group,
        joined({kappaColumns(), {column("alpha", "α"), column("ac1", "AC1")}, patternColumns()}));
    forEachGroup(study, [&](std::size_t question, const GroupPart& part, const AgreementGroup& of) {
        table.add(question, part,
                  joined({kappaCells(of),
                          {numberCell(of.alpha), numberCell(of.ac1.estimate)},
                          patternCells(of.patterns)}));
    });
    return table.take();
}

ReportTables agreementByPower(ReportFigures& figures)
{
    GroupedTable table(
        figures.task(),
        QStringLiteral("Agreement by power relation, in all and within each group: Fleiss' κ with "
                       "%1, and how the votes on the items are distributed.%2")
            .arg(drawnWords(figures.agreement()), unknownPowersWords(figures.agreement())),
        GroupedTable::By::Group, stratumColumns("power_relation", "Power relation"));
    for (const PowerRelation power : AllPowerRelations)
        addStratum(table, powerCell(figures.task(), power), figures.agreementAmong(power));
    return table.take();
}

ReportTables agreementByPart(ReportFigures& figures)
{
    GroupedTable table(
        figures.task(),
        QStringLiteral("Agreement by the part that an item is of, in all and within each group: "
                       "Fleiss' κ with %1, and how the votes on the items are distributed.%2")
            .arg(drawnWords(figures.agreement()), withoutPartWords(figures.input().people)),
        GroupedTable::By::Group, stratumColumns("part", "Part"));
    for (const Partition part : PartsInOrder)
        addStratum(table, itemPartCell(part), figures.agreementAmong(part));
    return table.take();
}

ReportTables agreementByTopic(ReportFigures& figures)
{
    const std::vector<NamedTopic>& topics = figures.input().topics;
    if (topics.empty())
        return tl::unexpected(ReportLack::Topics);
    GroupedTable table(
        figures.task(),
        QStringLiteral("Agreement by the topic that was found in an item, in all and within each "
                       "group: Fleiss' κ with %1, and how the votes on the items are "
                       "distributed.%2")
            .arg(drawnWords(figures.agreement()), withoutTopicWords(figures.input().people)),
        GroupedTable::By::Group, stratumColumns("topic", "Topic"));
    for (const NamedTopic& topic : topics)
        addStratum(table, wordCell(topic.name, topic.name), figures.agreementAmong(topic.name));
    return table.take();
}

ReportTables scaleAgreement(ReportFigures& figures)
{
    const Task& task = figures.task();
    ReportTableMaker table(
        QStringLiteral("Ratings: ICC(2,1) (two-way random effects, absolute agreement, single "
                       "rater) with the 95 % interval of Shrout and Fleiss (1979), of the items "
                       "without a missing rating; those with one are left out. Krippendorff's α, "
                       "ordinal; mean and standard deviation (over n) of all ratings."),
        scaleColumns(task));
    for (const GroupPart& part : partsOf(figures.agreement())) {
        const AgreementGroup& of = part.figures->questions.front();
        for (std::size_t scale = 0; scale < task.scales.size(); ++scale) {
            const ReportRow name{wordCell(task.scales[scale].word, task.scales[scale].token)};
            table.add(joined(
                {task.group ? ReportRow{part.name} : ReportRow(), name, scaleCells(of, scale)}));
        }
    }
    return std::vector{table.take()};
}

} // namespace subtext
