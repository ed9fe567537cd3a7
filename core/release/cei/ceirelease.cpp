// SPDX-License-Identifier: MIT
#include "core/release/cei/ceirelease.h"

#include "core/agreement/agreementjson.h"
#include "core/domain/ceiscene.h"
#include "core/domain/scale.h"
#include "core/exchange/exporter.h"
#include "core/release/cei/ceidatasheet.h"
#include "core/release/cei/ceidictionary.h"
#include "core/release/cei/ceireports.h"
#include "core/release/cei/ceitables.h"
#include "core/release/publiccodes.h"
#include "core/release/splitsjson.h"

#include <set>

namespace subtext {
namespace {

TableDescription described(const QString& path, TableFormat format,
                           std::vector<ColumnDescription> columns)
{
    return {path, format, describeFile(path, *usualTask()), std::move(columns)};
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
    return {described(QStringLiteral("data/human-gold/data_") + subtype + QStringLiteral(".csv"),
                      TableFormat::Csv, std::move(columns)),
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
            {described(QStringLiteral("annotations.csv"), TableFormat::Csv, annotationColumns()),
             &writeAnnotationsCsv});
        tables.push_back({described(QStringLiteral("scenarios.jsonl"), TableFormat::JsonLines,
                                    scenarioColumns()),
                          [](const StudyIndex& of, const ByteSink& sink) {
                              return writeScenariosJsonl(of.data(), sink);
                          }});
        tables.push_back(
            {described(QStringLiteral("soft_labels.csv"), TableFormat::Csv, softLabelColumns()),
             &writeSoftLabelsCsv});
        tables.push_back({described(QStringLiteral("gold.csv"), TableFormat::Csv, goldColumns()),
                          &writeGoldCsv});
        return tables;
    }

    std::vector<ColumnDescription> splitColumns(const Task& /*task*/) const override
    {
        return ceiSplitColumns();
    }

    QByteArray splits(const StudyData& publicData, const std::vector<stats::Part>& parts,
                      std::uint64_t seed) const override
    {
        const auto entryOf = [](const Scenario& scenario) {
            return SplitEntry{{"id", scenario.sourceId},
                              {"subtype", scenario.group},
                              {"power", powerToken(powerOf(scenario))}};
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
        if (raters == agreement.report.raters)
            return agreementJson(agreement.report);
        AgreementReport renamed = agreement.report;
        renamed.raters = raters;
        return agreementJson(renamed);
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
