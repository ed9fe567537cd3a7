// SPDX-License-Identifier: MIT
#include "core/release/tidyreports.h"

#include "core/agreement/latex.h"
#include "core/release/figurecells.h"

namespace subtext {
namespace {

QString wordOf(const QString& word, const QString& token)
{
    return word.isEmpty() ? token : word;
}

ReleaseFile tableFile(const QString& name, const LatexTable& table)
{
    return {QStringLiteral("reports/tables/%1.tex").arg(name), latexTable(table)};
}

LatexTable questionTable(const StudyAgreement& study)
{
    const Task& task = study.task();
    LatexTable table{QStringLiteral("Agreement by question: Fleiss' κ with 95 % bootstrap "
                                    "intervals (%1 resamples, seed %2), Gwet's AC1 with an "
                                    "interval from its variance, and Krippendorff's α. Strength "
                                    "after Landis and Koch (1977).")
                         .arg(study.options.resamples)
                         .arg(study.options.seed),
                     QStringLiteral("tab:agreement"),
                     {QStringLiteral("Question"), QStringLiteral("Items"), QStringLiteral("κ"),
                      QStringLiteral("95 % interval"), QStringLiteral("AC1"),
                      QStringLiteral("95 % interval"), QStringLiteral("α"),
                      QStringLiteral("Strength")},
                     {}};
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const AgreementGroup& of = study.overall.questions[i];
        const auto& kappa = of.kappa.kappa;
        table.rows.push_back(
            {wordOf(task.questions[i].word, task.questions[i].token),
             QString::number(of.kappa.items), figureCell(kappa),
             intervalCell(of.intervals.kappa.interval), figureCell(of.ac1.estimate),
             intervalCell(of.ac1.interval), figureCell(of.alpha),
             kappa ? QString::fromLatin1(stats::strengthToken(stats::strengthOf(*kappa)))
                   : QStringLiteral("–")});
    }
    if (task.questions.size() > 1)
        table.rows.push_back({QStringLiteral("Mean"), QString::number(study.overall.items),
                              figureCell(study.overall.meanKappa),
                              intervalCell(study.overall.meanInterval.interval)});
    return table;
}

LatexTable groupTable(const StudyAgreement& study)
{
    const bool isOne = study.task().questions.size() == 1;
    LatexTable table{QStringLiteral("Agreement by %1: %2 with 95 % bootstrap intervals.")
                         .arg(study.task().group->word,
                              isOne ? QStringLiteral("Fleiss' κ")
                                    : QStringLiteral("mean of Fleiss' κ over the questions")),
                     QStringLiteral("tab:groups"),
                     {study.task().group->word, QStringLiteral("Items"),
                      isOne ? QStringLiteral("κ") : QStringLiteral("Mean κ"),
                      QStringLiteral("95 % interval")},
                     {}};
    const auto add = [&](const QString& name, const SetAgreement& of) {
        table.rows.push_back({name, QString::number(of.items), figureCell(of.meanKappa),
                              intervalCell(of.meanInterval.interval)});
    };
    for (const GroupSet& of : study.groups)
        add(of.group, of.figures);
    add(QStringLiteral("All"), study.overall);
    return table;
}

LatexTable votePatternTable(const StudyAgreement& study)
{
    const Task& task = study.task();
    LatexTable table{QStringLiteral("How the votes of the items lie, by question."),
                     QStringLiteral("tab:patterns"),
                     {QStringLiteral("Question"), QStringLiteral("Unanimous"),
                      QStringLiteral("Majority"), QStringLiteral("Split"), QStringLiteral("Items")},
                     {}};
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const PatternCounts& of = study.overall.questions[i].patterns;
        table.rows.push_back({wordOf(task.questions[i].word, task.questions[i].token),
                              QString::number(of.unanimous), QString::number(of.majority),
                              QString::number(of.split), QString::number(of.total())});
    }
    return table;
}

LatexTable scaleTable(const StudyAgreement& study)
{
    const Task& task = study.task();
    const AgreementGroup& of = study.overall.questions.front(); // the same with each question
    LatexTable table{QStringLiteral("The scales: ICC(2,1) with 95 % intervals, ordinal "
                                    "Krippendorff's α, mean and standard deviation."),
                     QStringLiteral("tab:scales"),
                     {QStringLiteral("Scale"), QStringLiteral("Items"), QStringLiteral("ICC(2,1)"),
                      QStringLiteral("95 % interval"), QStringLiteral("α"), QStringLiteral("Mean"),
                      QStringLiteral("SD")},
                     {}};
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        const stats::Icc& icc = of.icc[i];
        table.rows.push_back({wordOf(task.scales[i].word, task.scales[i].token),
                              QString::number(icc.items), figureCell(icc.estimate),
                              intervalCell(icc.interval), figureCell(of.ordinalAlpha[i]),
                              figureCell(of.scales[i].moments.mean),
                              figureCell(of.scales[i].moments.populationDeviation)});
    }
    return table;
}

LatexTable pairTable(const Question& question, const stats::ConfusionMatrix& matrix)
{
    LatexTable table{QStringLiteral("%1: how often two answers met on one item, over all pairs of "
                                    "its annotators.")
                         .arg(wordOf(question.word, question.token)),
                     QStringLiteral("tab:confusion-") + question.token,
                     {QString()},
                     {}};
    for (std::size_t a = 0; a < question.options.size(); ++a) {
        table.header << question.options[a].word;
        QStringList row{question.options[a].word};
        for (std::size_t b = 0; b < question.options.size(); ++b) {
            const bool isKnown = a < matrix.categories && b < matrix.categories;
            row << QString::number(isKnown ? matrix.at(a, b) : 0);
        }
        table.rows.push_back(row);
    }
    return table;
}

} // namespace

std::vector<ReleaseFile> tidyReports(const StudyAgreement& agreement)
{
    const Task& task = agreement.task();
    std::vector<ReleaseFile> files{
        tableFile(QStringLiteral("agreement"), questionTable(agreement)),
        tableFile(QStringLiteral("patterns"), votePatternTable(agreement))};
    if (task.group)
        files.push_back(tableFile(QStringLiteral("groups"), groupTable(agreement)));
    if (!task.scales.empty())
        files.push_back(tableFile(QStringLiteral("scales"), scaleTable(agreement)));
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const Question& question = task.questions[i];
        if (question.options.size() > 2)
            files.push_back(
                tableFile(QStringLiteral("confusion_") + question.token,
                          pairTable(question, agreement.overall.questions[i].confusion)));
    }
    return files;
}

} // namespace subtext
