// SPDX-License-Identifier: MIT
#include "core/release/reproducibility.h"

#include "core/release/datasheetfacts.h"
#include "core/release/layout/figurecells.h"
#include "core/release/layout/releaselayout.h"
#include "core/release/markdown.h"
#include "core/release/metadata.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

/// What the items are filled in from.
struct Known
{
    const ReleaseInput& input;
    const StudyData& data;
    const ReleaseAgreement& agreement;
    const Task& task;
    DatasheetFacts facts;
    bool hasPdfs;
};

/// One item of the checklist. Without a fact nobody said it.
struct ChecklistItem
{
    const char* section;
    const char* text;
    QByteArray (*fact)(const Known&) = nullptr;
};

QByteArray settingItem(const Known& of)
{
    QByteArray text = "The task is \"" + markdownLine(of.task.title) + "\", version " +
                      markdownLine(of.task.version) +
                      ". README.md says what was asked. The figures of agreement are computed from "
                      "the data alone";
    if (of.input.models.sets.isEmpty())
        return text + "; no model's answers are part of this release.";
    return text + "; what models answered is in predictions/, with model, mode and run.";
}

QByteArray statisticsItem(const Known& of)
{
    return of.facts.own.counts + '\n' + '\n' + of.facts.own.noise;
}

QByteArray splitsItem(const Known& of)
{
    return of.facts.own.splits;
}

QByteArray exclusionsItem(const Known& of)
{
    const auto leftOut = std::count_if(of.data.errata.begin(), of.data.errata.end(),
                                       [](const Erratum& erratum) { return erratum.isLeftOut; });
    const auto corrected = std::ssize(of.data.errata) - leftOut;
    return "Items left out: " + QByteArray::number(leftOut) +
           ". Corrected texts: " + QByteArray::number(corrected) +
           (of.data.errata.empty() ? ". " : "; see ERRATA.md. ") + processingFact(of.facts);
}

QByteArray linkItem(const Known& of)
{
    const QString link = releaseTitle(of.input, of.data).link;
    return link.isEmpty() ? QByteArray() : markdownAddress(link);
}

QByteArray collectionItem(const Known& of)
{
    const QByteArray acquisition = acquisitionFact(of.facts);
    return (acquisition.isEmpty() ? QByteArray() : acquisition + ' ') + of.facts.own.adjudication +
           " DATASHEET.md says more.";
}

QByteArray versionsItem(const Known& of)
{
    return softwareFact(of.facts) + " Release " + of.input.options.version.toUtf8() +
           ", Croissant 1.0. SHA256SUMS has the checksum of every file" +
           (of.hasPdfs ? " but the PDF files, which differ each time they are made." : ".");
}

QByteArray evaluationCodeItem(const Known& of)
{
    const QByteArray same =
        of.input.models.sets.isEmpty()
            ? "Importing the data into the software gives the same figures of agreement"
            : "Importing the data and predictions/ into the software gives the same figures of "
              "agreement and the same scores";
    return of.facts.further.annotations == 0
               ? same + '.'
               : same + " once the annotations that more_raters.csv has are left out.";
}

QByteArray parametersOf(const AskedParameters& set)
{
    QByteArrayList said;
    if (!set.temperature.isEmpty())
        said << "temperature " + markdownLine(set.temperature);
    if (!set.topP.isEmpty())
        said << "top p " + markdownLine(set.topP);
    if (!set.tokenLimit.isEmpty())
        said << "maximum tokens per answer " + markdownLine(set.tokenLimit);
    return said.isEmpty() ? "*Not said.*" : said.join(", ") + '.';
}

/// A line for each model and mode; for each run of one where they differ.
QByteArray parametersByMode(const std::vector<AskedParameters>& asked)
{
    std::vector<std::pair<QString, QString>> modes;
    for (const AskedParameters& set : asked) {
        const std::pair mode(set.name.model, set.name.mode);
        if (std::find(modes.begin(), modes.end(), mode) == modes.end())
            modes.push_back(mode);
    }
    QByteArrayList lines;
    for (const auto& [model, mode] : modes) {
        const QByteArray head = "- " + markdownLine(model) + ", " + markdownLine(mode);
        std::vector<std::pair<QString, QByteArray>> runs;
        for (const AskedParameters& set : asked) {
            if (set.name.model == model && set.name.mode == mode)
                runs.emplace_back(set.name.run, parametersOf(set));
        }
        const bool areAlike = std::all_of(runs.begin(), runs.end(), [&](const auto& run) {
            return run.second == runs.front().second;
        });
        if (areAlike)
            runs.resize(1);
        for (const auto& [run, parameters] : runs)
            lines << head + (areAlike ? QByteArray() : ", run " + markdownLine(run)) + ": " +
                         parameters;
    }
    return lines.join('\n');
}

QByteArray parametersItem(const Known& of)
{
    const std::vector<AskedParameters>& asked = of.input.models.asked;
    const QByteArray models =
        asked.empty()
            ? QByteArray()
            : "The models' own parameters, as their runs kept them:\n\n" + parametersByMode(asked);
    if (!of.input.options.models.hasEntanglement)
        return models;
    return "Smoothing of the priors over the emotions: " +
           QByteArray::number(of.input.options.models.smoothing) + ". " +
           (models.isEmpty() ? "The models' own parameters: *Not said.*" : models);
}

QByteArray runsItem(const Known& of)
{
    const QStringList& sets = of.input.models.sets;
    if (sets.isEmpty())
        return {};
    QByteArrayList names;
    for (const QString& set : sets)
        names << markdownLine(set);
    return QByteArray::number(sets.size()) +
           (sets.size() == 1 ? " run (model:mode:run): " : " runs (model:mode:run): ") +
           names.join(", ") + '.';
}

QByteArray measuresItem(const Known& of)
{
    QByteArray text = "Fleiss' kappa, Gwet's AC1 and Krippendorff's alpha of the questions";
    if (!of.task.scales.empty())
        text += "; ICC(2,1) and ordinal alpha of the scales";
    text += ", in reports/agreement.json";
    if (!of.input.models.sets.isEmpty())
        text += "; scores of models with their n in reports/evaluation.json";
    return text + '.';
}

QByteArray variationItem(const Known& of)
{
    const AgreementReport& report = of.agreement.report;
    const bool isMean = of.agreement.study != nullptr && of.task.questions.size() > 1;
    const auto kappa = isMean ? of.agreement.study->overall.meanKappa : report.overall.kappa.kappa;
    const auto interval = isMean ? of.agreement.study->overall.meanInterval.interval
                                 : report.overall.intervals.kappa.interval;
    const QString text =
        QStringLiteral("%1 %2 (n = %3), 95 % interval %4, by a percentile bootstrap over the "
                       "items with %5 resamples and seed %6.")
            .arg(isMean ? QStringLiteral("Mean of Fleiss' kappa over the questions:")
                        : QStringLiteral("Fleiss' kappa:"),
                 kappa ? figureCell(kappa) : QStringLiteral("not defined"),
                 QString::number(isMean ? of.agreement.study->overall.items
                                        : static_cast<qint64>(report.overall.kappa.items)),
                 interval ? intervalCell(interval) : QStringLiteral("not defined"))
            .arg(report.options.resamples)
            .arg(report.options.seed);
    return text.toUtf8();
}

constexpr const char* Models = "Models and algorithms";
constexpr const char* Data = "Data";
constexpr const char* Code = "Code";
constexpr const char* Results = "Results";

constexpr std::array Checklist{
    ChecklistItem{Models, "The setting, the algorithm and the model", settingItem},
    ChecklistItem{Models, "Assumptions"},
    ChecklistItem{Models, "Complexity in time, space and sample size"},
    ChecklistItem{Data, "Statistics, such as the number of examples", statisticsItem},
    ChecklistItem{Data, "Parts for training, validation and testing", splitsItem},
    ChecklistItem{Data, "What was excluded, and preprocessing", exclusionsItem},
    ChecklistItem{Data, "Where the data can be downloaded", linkItem},
    ChecklistItem{Data, "How the data was collected, and quality control", collectionItem},
    ChecklistItem{Code, "Software, versions and dependencies", versionsItem},
    ChecklistItem{Code, "How the figures can be reproduced", evaluationCodeItem},
    ChecklistItem{Results, "Hyperparameters, and how they were chosen", parametersItem},
    ChecklistItem{Results, "The exact number of runs", runsItem},
    ChecklistItem{Results, "Measures and statistics", measuresItem},
    ChecklistItem{Results, "Central tendency and variation", variationItem},
    ChecklistItem{Results, "Computing infrastructure, running time and energy"},
};

} // namespace

QByteArray reproducibilityFile(const ReleaseInput& input, const StudyData& publicData,
                               const ReleaseAgreement& agreement, bool hasPdfs)
{
    const Known known{input,
                      publicData,
                      agreement,
                      taskOf(publicData),
                      datasheetFacts(input, publicData, agreement),
                      hasPdfs};
    QByteArray text = "# Reproducibility: " + known.facts.title +
                      "\n\nFollowing the checklist of Pineau et al., Improving Reproducibility in "
                      "Machine Learning Research (2021), https://jmlr.org/papers/v22/20-303.html, "
                      "without its items about theoretical claims and trained models.\n";
    QByteArray section;
    int number = 0;
    for (const ChecklistItem& item : Checklist) {
        if (section != item.section) {
            section = item.section;
            text += "\n## " + section + '\n';
        }
        const QByteArray fact = item.fact ? item.fact(known) : QByteArray();
        text += "\n**" + QByteArray::number(++number) + ". " + item.text + "**\n\n" +
                (fact.isEmpty() ? "*Not said.*" : fact) + '\n';
    }
    return text;
}

} // namespace subtext
