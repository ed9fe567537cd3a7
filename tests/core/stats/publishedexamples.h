// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/counttable.h"

#include <cstdint>
#include <vector>

// Worked examples that were published with their answers, small enough to stand here: a fresh clone
// checks the figures with them. What is larger, or has no paper of its own, is read from the folder
// of reference data (vectors.h).
namespace subtext::stats::test {

inline CountTable tableOf(const std::vector<std::vector<int>>& rows)
{
    CountTable table(static_cast<int>(rows.at(0).size()));
    for (const std::vector<int>& row : rows)
        table.append(row);
    return table;
}

/// Fleiss 1971, Psychological Bulletin 76, 378–382, doi 10.1037/h0031619, table 1: 30 patients,
/// each diagnosed by 6 psychiatrists as depression, personality disorder, schizophrenia, neurosis
/// or other.
inline CountTable fleiss1971()
{
    return tableOf({
        {0, 0, 0, 6, 0}, {0, 3, 0, 0, 3}, {0, 1, 4, 0, 1}, {0, 0, 0, 0, 6}, {0, 3, 0, 3, 0},
        {2, 0, 4, 0, 0}, {0, 0, 4, 0, 2}, {2, 0, 3, 1, 0}, {2, 0, 0, 4, 0}, {0, 0, 0, 0, 6},
        {1, 0, 0, 5, 0}, {1, 1, 0, 4, 0}, {0, 3, 3, 0, 0}, {1, 0, 0, 5, 0}, {0, 2, 0, 3, 1},
        {0, 0, 5, 0, 1}, {3, 0, 0, 1, 2}, {5, 1, 0, 0, 0}, {0, 2, 0, 4, 0}, {1, 0, 2, 0, 3},
        {0, 0, 0, 0, 6}, {0, 1, 0, 5, 0}, {0, 2, 0, 1, 3}, {2, 0, 0, 4, 0}, {1, 0, 0, 4, 1},
        {0, 5, 0, 1, 0}, {4, 0, 0, 0, 2}, {0, 2, 0, 4, 0}, {1, 0, 5, 0, 0}, {0, 0, 0, 0, 6},
    });
}

/// Krippendorff 2011, Computing Krippendorff's Alpha-Reliability, part C (also Content Analysis,
/// 2nd ed. 2004, p. 230): 12 units, values 1 to 5 of 4 observers who left some out. The last unit
/// has but one value. irrCAC has it as "cac.raw4raters".
inline CountTable krippendorff2011()
{
    return tableOf({{3, 0, 0, 0, 0},
                    {0, 3, 1, 0, 0},
                    {0, 0, 4, 0, 0},
                    {0, 0, 4, 0, 0},
                    {0, 4, 0, 0, 0},
                    {1, 1, 1, 1, 0},
                    {0, 0, 0, 4, 0},
                    {3, 1, 0, 0, 0},
                    {0, 4, 0, 0, 0},
                    {0, 0, 0, 0, 3},
                    {2, 0, 0, 0, 0},
                    {0, 0, 1, 0, 0}});
}

/// Three categories of two raters, row-major, as cohenKappa takes it: cell (a, b) counts the items
/// that the first rater gave a and the second b.
using PairCounts = std::vector<std::int64_t>;
inline constexpr std::size_t PairCategories = 3;

/// Cohen 1960, Educational and Psychological Measurement 20, 37–46, doi 10.1177/001316446002000104,
/// table 2, in frequencies: 200 cases.
inline PairCounts cohen1960()
{
    return {88, 14, 18, //
            10, 40, 10, //
            2,  6,  12};
}

/// Artstein & Poesio 2008, Computational Linguistics 34, 555–596, doi 10.1162/coli.07-034-R2,
/// table 1: 100 utterances as statement, information request or check.
inline PairCounts artsteinPoesio2008()
{
    return {46, 0,  0, //
            6,  32, 6, //
            0,  0,  10};
}

/// "cont3x3abstractors" of irrCAC, the R package of Gwet's Handbook of Inter-Rater Reliability (4th
/// ed., 2014): 100 pregnancies as ectopic, abnormal or normal, by two abstractors of records.
inline PairCounts irrCacAbstractors()
{
    return {13, 0,  0, //
            0,  20, 7, //
            0,  4,  56};
}

/// The two ratings of each item.
inline CountTable countTableOf(const PairCounts& cells)
{
    CountTable table(static_cast<int>(PairCategories));
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        std::vector<int> row(PairCategories, 0);
        ++row[cell / PairCategories];
        ++row[cell % PairCategories];
        for (std::int64_t i = 0; i < cells[cell]; ++i)
            table.append(row);
    }
    return table;
}

} // namespace subtext::stats::test
