// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/releaselayout.h"

namespace subtext {

/// A release in CEI's layout: a file a subtype with columns for each annotator, and tidy tables of
/// its one question beside them.
class CeiRelease : public ReleaseLayout
{
public:
    std::vector<DataTable> tables(const ReleaseInput& input,
                                  const StudyIndex& publicStudy) const override;
    std::vector<ColumnDescription> splitColumns(const Task& task) const override;
    QByteArray splits(const StudyData& publicData, const std::vector<stats::Part>& parts,
                      std::uint64_t seed) const override;
    bool isByQuestion() const override { return false; }
    bool hasExtension() const override { return true; }
    std::vector<SchemaProblem> schemaProblems(std::span<const Annotation> annotations,
                                              const SchemaContext& known, const Protocol& protocol,
                                              const Task& task) const override;
    QByteArray agreement(const ReleaseAgreement& agreement,
                         const StudyData& publicData) const override;
    std::vector<ReleaseFile> reports(const ReleaseAgreement& agreement,
                                     const Task& task) const override;
    QByteArray meaningOf(const QString& path) const override;
    QString description(const StudyData& publicData) const override;
    QStringList keywords(const Task& task) const override;
    QByteArray dictionaryOfAnswers(const Task& task) const override;
    LayoutFacts facts(const ReleaseInput& input, const StudyData& publicData,
                      const ReleaseAgreement& agreement) const override;
};

} // namespace subtext
