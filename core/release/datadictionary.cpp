// SPDX-License-Identifier: MIT
#include "core/release/datadictionary.h"

#include "core/release/layoutchoice.h"
#include "core/release/licences.h"

#include <array>

namespace subtext {
namespace {

constexpr QLatin1String LicenceFile("LICENSE-DATA");

constexpr std::array CommonFiles{
    FileMeaning{QLatin1String("annotations.csv"), "Tidy: one row per annotation"},
    FileMeaning{QLatin1String("cues.csv"),
                "One row per stretch of a scenario that an annotator marked as what gave it away. "
                "Marking is voluntary; marks over a text that was corrected since are left out"},
    FileMeaning{QLatin1String("second_readings.csv"),
                "One row per option that an annotator gave anything to where the study asked what "
                "else an answer could be; an answer with nothing but its first reading has one "
                "row, and one that was not asked has none"},
    FileMeaning{QLatin1String("soft_readings.csv"),
                "One row per scenario, question and option where an annotator gave a second "
                "reading: the option's share in the mean of what the annotators of the scenario "
                "said, and its entropy. Soft labels of the votes alone are in soft_labels.csv"},
    FileMeaning{QLatin1String("guesses.csv"),
                "One row per question of which an annotator guessed what most others would say, "
                "beside what they chose; the same scenarios asked all annotators for it. It is not "
                "an answer, and no label comes from it"},
    FileMeaning{QLatin1String("more_raters.csv"),
                "One row per annotation that was asked for because the first annotators of the "
                "scenario split; the others were asked whatever anybody had answered"},
    FileMeaning{QLatin1String("norming.csv"),
                "One row per vote of a norming round: annotators voted on some scenarios by "
                "themselves, saw how all had voted, and voted again. A vote is not an annotation, "
                "and no label comes from it"},
    FileMeaning{QLatin1String("disagreement.csv"),
                "One row per question and part of its disagreement: how likely two annotators are "
                "to differ on a scenario, and which share of that is ambiguity, perspective or "
                "unsteadiness, with 95 % intervals. Where annotators later answered scenarios a "
                "second time, these answers are counted, but not released"},
    FileMeaning{QLatin1String("languages.csv"),
                "One row per annotator and language of the program's window, with how many of "
                "their answers were given in it; answers of which it is not known are left out"},
    FileMeaning{QLatin1String("readers.csv"),
                "One row per answer that annotators gave about themselves, with how many gave it; "
                "answers of few people are one row with those of whoever did not say, and nothing "
                "in it is about one person"},
    FileMeaning{QLatin1String("forward_words.txt"),
                "The words that were counted as looking forward, one a line, as the software reads "
                "them"},
    FileMeaning{QLatin1String("README.md"), "This text, with the data dictionary"},
    FileMeaning{QLatin1String("DATASHEET.md"), "Datasheet following Gebru et al. (2021)"},
    FileMeaning{QLatin1String("REPRODUCIBILITY.md"),
                "Reproducibility checklist following Pineau et al. (2021)"},
    FileMeaning{QLatin1String("croissant.json"), "Metadata in Croissant 1.0"},
    FileMeaning{LicenceFile, "Licence of the data"},
    FileMeaning{QLatin1String("CITATION.cff"), "How to cite, in Citation File Format 1.2.0"},
    FileMeaning{QLatin1String("CITATION.bib"), "How to cite, for BibTeX and biblatex"},
    FileMeaning{QLatin1String(".zenodo.json"), "Metadata for a deposit at Zenodo"},
    FileMeaning{QLatin1String("CHANGELOG.md"), "What changed from version to version"},
    FileMeaning{QLatin1String("ERRATA.md"), "Corrected texts, and items that are left out"},
    FileMeaning{QLatin1String("SHA256SUMS"), "Checksums for sha256sum -c"},
    FileMeaning{QLatin1String("generated_scenes.csv"),
                "Scenarios written by models: from what, and by which model"},
    FileMeaning{QLatin1String("topics.csv"),
                "Topics that were found in the scenarios: how many are of each, and its keywords"},
    FileMeaning{QLatin1String("found_topics.csv"),
                "Topics that were found in the scenarios: which scenario is of which"},
    FileMeaning{QLatin1String("reports/agreement.json"), "Every figure of agreement, unrounded"},
    FileMeaning{QLatin1String("reports/check.json"), "Findings of the quality checks"},
    FileMeaning{QLatin1String("reports/entanglement.json"),
                "How often emotions occur together, and the priors over them, unrounded"},
    FileMeaning{QLatin1String("reports/entanglement.csv"),
                "The same for each emotion and pair, as a table: the values behind its maps"}};

/// Files of which there may be several.
constexpr std::array FilesByStem{
    FileMeaning{QLatin1String("predictions/"), "What one model answered in one mode and run, one "
                                               "object per scenario; the software can read it"},
    FileMeaning{QLatin1String("reports/evaluation"), "Every score of the predictions, unrounded"},
    FileMeaning{QLatin1String("reports/leaderboard"),
                "Scores of the predictions with their intervals, as a table: the values behind "
                "their chart"},
    FileMeaning{QLatin1String("reports/tables/leaderboard"),
                "Scores of the predictions, for LaTeX"},
    FileMeaning{QLatin1String("reports/tables/prior_"),
                "A prior over the emotions as a matrix, for LaTeX"}};

} // namespace

QByteArray describeFile(const QString& path, const Task& task)
{
    if (QByteArray own = releaseLayoutOf(task).meaningOf(path); !own.isEmpty())
        return own;
    if (QByteArray common = meaningIn(CommonFiles, path); !common.isEmpty())
        return common;
    if (path.startsWith(QLatin1String("reports/figures/")) && path.endsWith(QLatin1String(".csv")))
        return "The numbers of the figure with the same name, unrounded";
    if (path.startsWith(QLatin1String("reports/figures/")))
        return isReproducible(path) ? "A chart"
                                    : "A chart as a PDF file, for printing; it is not listed in "
                                      "SHA256SUMS";
    for (const FileMeaning& file : FilesByStem) {
        if (path.startsWith(file.path))
            return file.meaning;
    }
    if (path.startsWith(QLatin1String("reports/tables/")))
        return path.endsWith(QLatin1String(".csv"))
                   ? "A table, unrounded; the caption is in the file for LaTeX"
                   : "The table with the same name as it is printed, for LaTeX";
    return {};
}

QByteArray describeFile(const QString& path, const Task& task, const Licence& licence)
{
    const QByteArray meaning = describeFile(path, task);
    return path == LicenceFile ? meaning + " (" + licence.token + ')' : meaning;
}

bool isReproducible(const QString& path)
{
    return !path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
}

} // namespace subtext
