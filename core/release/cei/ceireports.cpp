// SPDX-License-Identifier: MIT
#include "core/release/cei/ceireports.h"

#include "core/agreement/latex.h"
#include "core/release/figurecells.h"

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
    LatexTable table{QStringLiteral("How the votes of the items lie, by subtype."),
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
    LatexTable table{QStringLiteral("How often two labels met on one item, over all pairs of its "
                                    "annotators."),
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

} // namespace

std::vector<ReleaseFile> reportTables(const AgreementReport& report)
{
    return {{QStringLiteral("reports/tables/agreement.tex"), latexTable(kappaTable(report))},
            {QStringLiteral("reports/tables/patterns.tex"), latexTable(patternTable(report))},
            {QStringLiteral("reports/tables/icc.tex"), latexTable(iccTable(report))},
            {QStringLiteral("reports/tables/confusion.tex"), latexTable(confusionTable(report))}};
}

} // namespace subtext
