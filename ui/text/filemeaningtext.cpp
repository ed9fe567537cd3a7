// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/filemeaningtext.h"

#include "core/release/datadictionary.h"
#include "core/release/licences.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

// What lupdate finds here is looked up by the texts of core: a test holds the two together.
constexpr std::array FileMeanings{
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "Tidy: one row per annotation"),
    QT_TRANSLATE_NOOP(
        "subtext::FileMeaningText",
        "One row per stretch of a scenario that an annotator marked as what gave it away. Marking "
        "is voluntary; marks over a text that was corrected since are left out"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "One row per option that an annotator gave anything to where the study asked "
                      "what else an answer could be; an answer with nothing but its first reading "
                      "has one row, and one that was not asked has none"),
    QT_TRANSLATE_NOOP(
        "subtext::FileMeaningText",
        "One row per scenario, question and option where an annotator gave a second reading: the "
        "option's share in the mean of what the annotators of the scenario said, and its entropy. "
        "Soft labels of the votes alone are in soft_labels.csv"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "One row per question of which an annotator guessed what most others would "
                      "say, beside what they chose; the same scenarios asked all annotators for "
                      "it. It is not an answer, and no label comes from it"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "One row per annotation that was asked for because the first annotators of "
                      "the scenario split; the others were asked whatever anybody had answered"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "One row per vote of a norming round: annotators voted on some scenarios by "
                      "themselves, saw how all had voted, and voted again. A vote is not an "
                      "annotation, and no label comes from it"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "One row per question and part of its disagreement: how likely two "
                      "annotators are to differ on a scenario, and which share of that is "
                      "ambiguity, perspective or unsteadiness, with 95 % intervals. Where "
                      "annotators later answered scenarios a second time, these answers are "
                      "counted, but not released"),
    QT_TRANSLATE_NOOP(
        "subtext::FileMeaningText",
        "One row per annotator and language of the program's window, with how many of their "
        "answers were given in it; answers of which it is not known are left out"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "One row per answer that annotators gave about themselves, with how many "
                      "gave it; answers of few people are one row with those of whoever did not "
                      "say, and nothing in it is about one person"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "The words that were counted as looking forward, one a line, as the software "
                      "reads them"),
    QT_TRANSLATE_NOOP(
        "subtext::FileMeaningText",
        "Topics that were found in the scenarios: how many are of each, and its keywords"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "This text, with the data dictionary"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "Datasheet following Gebru et al. (2021)"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "Reproducibility checklist following Pineau et al. (2021)"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "Metadata in Croissant 1.0"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "Licence of the data"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "How to cite, in Citation File Format 1.2.0"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "How to cite, for BibTeX and biblatex"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "Metadata for a deposit at Zenodo"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "What changed from version to version"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "Corrected texts, and items that are left out"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "Checksums for sha256sum -c"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "Scenarios written by models: from what, and by which model"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "Topics that were found in the scenarios: which scenario is of which"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "Every figure of agreement, unrounded"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "Findings of the quality checks"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "How often emotions occur together, and the priors over them, unrounded"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "The same for each emotion and pair, as a table: the values behind its maps"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "What one model answered in one mode and run, one object per scenario; the "
                      "software can read it"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "Every score of the predictions, unrounded"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "Scores of the predictions with their intervals, "
                                                  "as a table: the values behind their chart"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "Scores of the predictions, for LaTeX"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "A prior over the emotions as a matrix, for LaTeX"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "One row per scenario: the votes as a distribution"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "One row per scenario: its gold label and where it comes from"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "One scenario per line, as JSON"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "Parts for machine learning: seed, fractions, proportions (counts by part "
                      "and subtype), and assignments with one entry per scenario"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "Fleiss' kappa by subtype, for LaTeX"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "Patterns of the votes by subtype, for LaTeX"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "ICC(2,1) by subtype and scale, for LaTeX"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "How often two labels were given to the same scenario, for LaTeX"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "One row per scenario: what the annotators read"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "One row per scenario and question: the gold label and how it was reached"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "One row per scenario, question and option: the votes as a distribution"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "One row per scenario about which somebody decided: what, and on what basis"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "What was asked, as a document that the software can read"),
    QT_TRANSLATE_NOOP(
        "subtext::FileMeaningText",
        "Parts for machine learning: proportions (counts by part), and assignments with one entry "
        "per scenario. Parts that came with the data have the origin \"imported\", and scenarios "
        "without a part have no entry; otherwise seed and fractions say how the parts were drawn"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "Agreement by question, for LaTeX"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "Agreement by group, for LaTeX"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "Patterns of the votes by question, for LaTeX"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "ICC(2,1) by scale, for LaTeX"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "The numbers of the figure with the same name, unrounded"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText", "A chart"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "A chart as a PDF file, for printing; it is not listed in SHA256SUMS"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "A table, unrounded; the caption is in the file for LaTeX"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "The table with the same name as it is printed, for LaTeX"),
    QT_TRANSLATE_NOOP(
        "subtext::FileMeaningText",
        "How often two answers to one question were given to the same scenario, for LaTeX"),
    QT_TRANSLATE_NOOP("subtext::FileMeaningText",
                      "One subtype in the column layout of CEI: one row per scenario"),
};

struct FileMeaningText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::FileMeaningText)
};

} // namespace

QString fileMeaningText(const QString& path, const Task& task, const Licence& licence)
{
    const QByteArray meaning = describeFile(path, task);
    const auto found = std::find_if(FileMeanings.begin(), FileMeanings.end(),
                                    [&](const char* listed) { return meaning == listed; });
    // Nothing is translated that is not listed: what core says anew is shown as it says it.
    const QString shown =
        found == FileMeanings.end() ? QString::fromUtf8(meaning) : FileMeaningText::tr(*found);
    // What core adds for some files (the licence) is a name.
    const QByteArray whole = describeFile(path, task, licence);
    return shown + QString::fromUtf8(whole.mid(meaning.size()));
}

} // namespace subtext
