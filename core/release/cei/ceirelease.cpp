// SPDX-License-Identifier: MIT
#include "core/release/cei/ceirelease.h"

#include "core/agreement/agreementjson.h"
#include "core/agreement/agreementreport.h"
#include "core/agreement/latex.h"
#include "core/domain/ceiscene.h"
#include "core/domain/scale.h"
#include "core/exchange/exporter.h"
#include "core/release/cei/ceidatasheet.h"
#include "core/release/cei/ceidictionary.h"
#include "core/release/cei/ceitables.h"
#include "core/release/layout/figurecells.h"
#include "core/release/layout/splitsjson.h"

#include <set>
#include <utility>

namespace subtext {
namespace {

/// The subtypes in their order, then everything pooled.
std::vector<std::pair<QString, const AgreementGroup*>> groupsOf(const AgreementReport& report)
{
    std::vector<std::pair<QString, const AgreementGroup*>> groups;
    for (const GroupAgreement& of : report.subtypes)
        groups.emplace_back(of.group, &of.figures);
    groups.emplace_back(QStringLiteral("All"), &report.overall);
    return groups;
}

LatexTable kappaTable(const AgreementReport& report)
{
    LatexTable table{QStringLiteral("Fleiss' κ by subtype with 95 % bootstrap intervals (%1 "
                                    "resamples, seed %2). Strength after Landis and Koch (1977).")
                         .arg(report.options.resamples)
                         .arg(report.options.seed),
                     QStringLiteral("tab:agreement"),
                     {QStringLiteral("Subtype"), QStringLiteral("Items"), QStringLiteral("κ"),
                      QStringLiteral("95 % interval"), QStringLiteral("Strength")},
                     {}};
    for (const auto& [name, group] : groupsOf(report)) {
        const auto& kappa = group->kappa.kappa;
        table.rows.push_back(
            {name, QString::number(group->kappa.items), figureCell(kappa),
             intervalCell(group->intervals.kappa.interval),
             kappa ? QString::fromLatin1(stats::strengthToken(stats::strengthOf(*kappa)))
                   : QStringLiteral("–")});
    }
    return table;
}

LatexTable patternTable(const AgreementReport& report)
{
    LatexTable table{QStringLiteral("How the votes on the items are distributed, by subtype."),
                     QStringLiteral("tab:patterns"),
                     {QStringLiteral("Subtype"), QStringLiteral("Unanimous"),
                      QStringLiteral("Majority"), QStringLiteral("Split"), QStringLiteral("Items")},
                     {}};
    for (const auto& [name, group] : groupsOf(report)) {
        const PatternCounts& patterns = group->patterns;
        table.rows.push_back({name, QString::number(patterns.unanimous),
                              QString::number(patterns.majority), QString::number(patterns.split),
                              QString::number(patterns.total())});
    }
    return table;
}

LatexTable iccTable(const AgreementReport& report)
{
    LatexTable table{QStringLiteral("ICC(2,1) of the scales by subtype."),
                     QStringLiteral("tab:icc"),
                     {QStringLiteral("Subtype"), QStringLiteral("Valence"),
                      QStringLiteral("Arousal"), QStringLiteral("Dominance"),
                      QStringLiteral("Confidence")},
                     {}};
    for (const auto& [name, group] : groupsOf(report)) {
        QStringList row{name};
        for (const stats::Icc& icc : group->icc)
            row << figureCell(icc.estimate);
        table.rows.push_back(row);
    }
    return table;
}

LatexTable confusionTable(const AgreementReport& report)
{
    LatexTable table{
        QStringLiteral(
            "How often two labels were given to the same item, over all pairs of its annotators."),
        QStringLiteral("tab:confusion"),
        {QString()},
        {}};
    const stats::ConfusionMatrix& matrix = report.overall.confusion;
    for (Choice a : AllEmotions) {
        table.header << emotionToken(a);
        QStringList row{emotionToken(a)};
        for (Choice b : AllEmotions) {
            const auto first = static_cast<std::size_t>(indexOf(a));
            const auto second = static_cast<std::size_t>(indexOf(b));
            const bool isKnown = first < matrix.categories && second < matrix.categories;
            row << QString::number(isKnown ? matrix.at(first, second) : 0);
        }
        table.rows.push_back(row);
    }
    return table;
}

/// reports/tables/: κ, patterns and ICC by subtype, and the pairs of labels, as LaTeX. What is
/// undefined is a dash.
std::vector<ReleaseFile> reportTables(const AgreementReport& report)
{
    return {{QStringLiteral("reports/tables/agreement.tex"), latexTable(kappaTable(report))},
            {QStringLiteral("reports/tables/patterns.tex"), latexTable(patternTable(report))},
            {QStringLiteral("reports/tables/icc.tex"), latexTable(iccTable(report))},
            {QStringLiteral("reports/tables/confusion.tex"), latexTable(confusionTable(report))}};
}

/// Whether readers of CSV files would take two of these columns for one.
bool areTwoCalledAlike(const QStringList& columns)
{
    std::set<QString> seen;
    for (const QString& column : columns) {
        if (!seen.insert(column.toLower()).second)
            return true;
    }
    return false;
}

DataTable ceiTable(const ReleaseInput& input, const StudyIndex& study, const QString& subtype)
{
    const bool isExtended = input.options.isExtended;
    const QStringList header = isExtended ? extendedCeiHeader(study, subtype)
                                          : ceiHeader(study, ceiRaters(study, subtype));
    // Under names two people may share one. Columns that nobody can tell apart by their names have
    // no description, nor can a later release be compared by them.
    auto columns =
        areTwoCalledAlike(header) ? std::vector<ColumnDescription>() : ceiColumns(header);
    return {{QStringLiteral("data/human-gold/data_") + subtype + QStringLiteral(".csv"),
             TableFormat::Csv,
             {},
             std::move(columns)},
            [subtype, isExtended, needed = input.ratingsNeeded](const StudyIndex& of,
                                                                const ByteSink& sink) {
                return isExtended ? writeExtendedCeiCsv(of, subtype, needed, sink)
                                  : writeCeiCsv(of, subtype, {}, sink);
            }};
}

class CeiRelease : public ReleaseLayout
{
public:
    std::vector<DataTable> tables(const ReleaseInput& input,
                                  const StudyIndex& publicStudy) const override
    {
        std::set<QString> subtypes;
        for (const Scenario& scenario : publicStudy.data().scenarios)
            subtypes.insert(scenario.group);
        std::vector<DataTable> tables;
        for (const QString& subtype : subtypes)
            tables.push_back(ceiTable(input, publicStudy, subtype));
        tables.push_back(
            {{QStringLiteral("annotations.csv"), TableFormat::Csv, {}, annotationColumns()},
             &writeAnnotationsCsv});
        tables.push_back(
            {{QStringLiteral("scenarios.jsonl"), TableFormat::JsonLines, {}, scenarioColumns()},
             [](const StudyIndex& of, const ByteSink& sink) {
                 return writeScenariosJsonl(of.data(), sink);
             }});
        tables.push_back(
            {{QStringLiteral("soft_labels.csv"), TableFormat::Csv, {}, softLabelColumns()},
             &writeSoftLabelsCsv});
        tables.push_back(
            {{QStringLiteral("gold.csv"), TableFormat::Csv, {}, goldColumns()}, &writeGoldCsv});
        return tables;
    }

    std::vector<ColumnDescription> splitColumns(const StudyData& publicData) const override
    {
        return ceiSplitColumns(isAnyPowerKnown(publicData.scenarios));
    }

    bool isAssumed(const StudyData& publicData, FieldIndex field) const override
    {
        return field == ScenePart::PowerRelation && !isAnyPowerKnown(publicData.scenarios);
    }

    QByteArray splits(const StudyData& publicData, const PartsOfItems& parts,
                      std::uint64_t seed) const override
    {
        const bool isAnyKnown = isAnyPowerKnown(publicData.scenarios);
        const auto entryOf = [isAnyKnown](const Scenario& scenario) {
            return SplitEntry{{"id", scenario.sourceId},
                              {"subtype", scenario.group},
                              {"power", isAnyKnown ? powerToken(powerOf(scenario)) : QString()}};
        };
        return splitsDocument(publicData, parts, seed, "by_subtype", entryOf);
    }

    std::vector<SchemaProblem> schemaProblems(std::span<const Annotation> annotations,
                                              const SchemaContext& known, const Protocol& protocol,
                                              const Task& /*task*/) const override
    {
        return checkSchema(annotations, known, protocol);
    }

    QByteArray agreement(const ReleaseAgreement& agreement,
                         const StudyData& publicData) const override
    {
        const std::vector<AgreementRater> raters =
            publicRaters(agreement.report.raters, publicData.people);
        const auto json = [&](const AgreementReport& report) {
            return agreementJson(report, {}, {}, agreement.seconds, agreement.surprises);
        };
        if (raters == agreement.report.raters)
            return json(agreement.report);
        AgreementReport renamed = agreement.report;
        renamed.raters = raters;
        return json(renamed);
    }

    std::vector<ReleaseFile> reports(const ReleaseAgreement& agreement,
                                     const Task& /*task*/) const override
    {
        return reportTables(agreement.report);
    }

    QByteArray meaningOf(const QString& path) const override { return ceiMeaning(path); }

    QString description(const StudyData& publicData) const override
    {
        return QStringLiteral(
                   "Emotions that several people read between the lines of %1 short scenes: "
                   "what the speaker of an utterance feels, with ratings of valence, arousal, "
                   "dominance and confidence, and gold labels.")
            .arg(publicData.scenarios.size());
    }

    QStringList keywords(const Task& /*task*/) const override
    {
        return {QStringLiteral("emotion"), QStringLiteral("pragmatics"),
                QStringLiteral("annotation")};
    }

    QByteArray dictionaryOfAnswers(const Task& /*task*/) const override
    {
        QByteArray text = "## Scales\n\n| number |";
        QByteArray line = "\n|---|";
        for (ScaleIndex dimension : AllDimensions) {
            text += ' ' + QByteArray(dimensionToken(dimension).data()) + " |";
            line += "---|";
        }
        text += line + '\n';
        for (int point = MinPoint; point <= MaxPoint; ++point) {
            text += "| " + QByteArray::number(scaleNumber(point), 'f', 2) + " |";
            for (ScaleIndex dimension : AllDimensions)
                text += ' ' + QByteArray(scaleLabel(dimension, point).data()) + " |";
            text += '\n';
        }
        return text;
    }

    LayoutFacts facts(const ReleaseInput& input, const StudyData& publicData,
                      const ReleaseAgreement& agreement) const override
    {
        return ceiFacts(input, publicData, agreement.report);
    }

    bool isByQuestion() const override { return false; }
    bool hasExtension() const override { return true; }
};

} // namespace

const ReleaseLayout& ceiRelease()
{
    static const CeiRelease Layout;
    return Layout;
}

} // namespace subtext
