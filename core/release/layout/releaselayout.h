// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/secondfigures.h"
#include "core/agreement/studyagreement.h"
#include "core/agreement/surprisefigures.h"
#include "core/exchange/rows/studyindex.h"
#include "core/exchange/tables/csvtext.h"
#include "core/quality/schemarules.h"
#include "core/release/layout/release.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace subtext {

/// The figures that a release prints, all of its public data. A view: what it is made of outlives
/// it.
struct ReleaseAgreement
{
    // Implicit: of CEI's layout the report is all there is.
    ReleaseAgreement(const AgreementReport& ofTheFirst, // NOLINT(google-explicit-constructor)
                     const StudyAgreement* ofEvery = nullptr)
        : report(ofTheFirst)
        , study(ofEvery)
    {}

    const AgreementReport& report;  ///< Of the first question; with the splits.
    const StudyAgreement* study;    ///< Of every question; none in CEI's layout.
    SecondFigures seconds = {};     ///< Empty where the study asks for none.
    SurpriseFigures surprises = {}; ///< The same of guesses.
};

/// One file of a release with the data itself: known before it is made.
struct DataTable
{
    TableDescription description;
    /// Makes the file, anew at each call, and hands it over row by row. It takes the data that the
    /// description is of. Error: that of the sink.
    std::function<Result<void>(const StudyIndex&, const ByteSink&)> write;
};

/// Answers of a datasheet that follow from what was asked, as Markdown.
struct LayoutFacts
{
    QByteArray instances;
    QByteArray counts;
    QByteArray data;
    QByteArray labels;
    QByteArray missing;
    QByteArray relations;
    QByteArray splits;
    QByteArray noise;
    QByteArray adjudication;
};

/// The raters of a report called as in the public data, whatever it was computed from.
inline std::vector<AgreementRater> publicRaters(std::vector<AgreementRater> raters,
                                                const std::vector<Person>& people)
{
    for (AgreementRater& rater : raters) {
        rater.name = rater.code;
        for (const Person& person : people) {
            if (person.id == rater.person)
                rater.name = person.name;
        }
    }
    return raters;
}

/// What of a release depends on how the files of its task are laid out.
class ReleaseLayout
{
public:
    ReleaseLayout() = default;
    virtual ~ReleaseLayout() = default;
    Q_DISABLE_COPY_MOVE(ReleaseLayout)

    /// The data, in the order of the release, without what each file means.
    virtual std::vector<DataTable> tables(const ReleaseInput& input,
                                          const StudyIndex& publicStudy) const = 0;
    virtual std::vector<ColumnDescription> splitColumns(const StudyData& publicData) const = 0;
    /// Whether what a field has is assumed, of every scene: no source said it.
    virtual bool isAssumed(const StudyData& /*publicData*/, FieldIndex /*field*/) const
    {
        return false;
    }
    virtual QByteArray splits(const StudyData& publicData, const PartsOfItems& parts,
                              std::uint64_t seed) const = 0;
    /// Whether gold labels, figures and models are of each question of the task, or of its only
    /// one.
    virtual bool isByQuestion() const = 0;
    /// Whether there is more to say with ReleaseOptions::isExtended.
    virtual bool hasExtension() const = 0;
    /// Level 1 of the answers.
    virtual std::vector<SchemaProblem> schemaProblems(std::span<const Annotation> annotations,
                                                      const SchemaContext& known,
                                                      const Protocol& protocol,
                                                      const Task& task) const = 0;
    /// reports/agreement.json, with raters called as in the public data.
    virtual QByteArray agreement(const ReleaseAgreement& agreement,
                                 const StudyData& publicData) const = 0;
    /// reports/tables/, and what else is made of task and figures alone.
    virtual std::vector<ReleaseFile> reports(const ReleaseAgreement& agreement,
                                             const Task& task) const = 0;
    /// What a file is where only this layout has it, or it is another thing here; else empty.
    virtual QByteArray meaningOf(const QString& path) const = 0;
    /// What the data set is, in one or two sentences.
    virtual QString description(const StudyData& publicData) const = 0;
    virtual QStringList keywords(const Task& task) const = 0;
    /// A part of the README: what was asked, and the points of the scales.
    virtual QByteArray dictionaryOfAnswers(const Task& task) const = 0;
    virtual LayoutFacts facts(const ReleaseInput& input, const StudyData& publicData,
                              const ReleaseAgreement& agreement) const = 0;
};

} // namespace subtext
