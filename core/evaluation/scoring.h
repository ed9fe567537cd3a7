// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/resampling.h"
#include "core/evaluation/scoreditems.h"

#include <array>
#include <functional>

namespace subtext::evaluation {

struct ScoredPart
{
    QString name; ///< Of the stratum; empty for all items.
    HardScores scores;
    ResampledScores intervals;

    bool operator==(const ScoredPart&) const = default;
};

/// The same items, cut in six ways. Power relations and patterns are always all three.
struct Strata
{
    std::vector<ScoredPart> groups;
    std::vector<ScoredPart> powers;
    std::vector<ScoredPart> patterns; ///< Items without a pattern are in none.
    std::vector<ScoredPart> domains;  ///< That were imported.
    std::vector<ScoredPart> splits;   ///< That were imported: train, validation, test.
    std::vector<ScoredPart> topics;   ///< That were found, where the input names them.

    bool operator==(const Strata&) const = default;
};

enum class CutBy : std::uint8_t { Group, Power, Pattern, Domain, Split, Topic };
inline constexpr std::array AllCuts{CutBy::Group,  CutBy::Power, CutBy::Pattern,
                                    CutBy::Domain, CutBy::Split, CutBy::Topic};
const std::vector<ScoredPart>& partsOf(const Strata& strata, CutBy cut);
/// The stratum that an item is in; empty: in none.
QString stratumOf(const Item& item, CutBy cut);
/// The strata of an input in their order; of power relations and patterns also those that are
/// empty.
QStringList stratumNames(const Input& input, CutBy cut);

/// Scores sets over the same items and parts, and draws the intervals of all of them at once.
/// Refers to what it is made of, and to the parts that it fills: none of them may move before
/// draw().
class Scoring
{
public:
    Scoring(const Input& input, const ScoredItems& items, const ResamplingOptions& how);

    /// The cells of the scored items, in their order; `labelOf` tells a label by the place of its
    /// item in the input.
    std::vector<Cell>
    cells(const std::function<std::optional<int>(std::size_t place)>& labelOf) const;

    /// Fills in the scores; the intervals are F1's too, and its resamples are kept.
    void scoreAll(std::vector<Cell> cells, ScoredPart& part);
    /// Fills in the scores of all strata; resamples are kept. Cells are in the order of the scored
    /// items. The stream of numpy is not drawn for them.
    void scoreStrata(const std::vector<Cell>& cells, Strata& strata);

    /// The cells of one stratum, by its place in partsOf().
    std::vector<Cell> cellsOf(const std::vector<Cell>& cells, CutBy cut, std::size_t part) const;

    /// Fills in the intervals. False when cancelled.
    bool draw(const CancelToken& cancel);

private:
    struct Cut
    {
        QStringList names;
        std::vector<std::vector<std::size_t>> parts; ///< Numbers of the scored items.
    };

    Cut cutBy(CutBy by, const QStringList& names) const;
    const Cut& cutOf(CutBy cut) const;
    void scoreCut(const std::vector<Cell>& cells, CutBy by, std::vector<ScoredPart>& parts);
    void schedule(std::vector<Cell> cells, ScoredPart& part, bool isAll);

    int m_options;
    const ScoredItems& m_items;
    ResamplingOptions m_how;
    std::array<Cut, AllCuts.size()> m_cuts; ///< By CutBy.

    struct Scheduled
    {
        std::vector<Cell> cells;
        ScoredPart* part;
        bool isAll;
    };
    std::vector<Scheduled> m_scheduled;
};

} // namespace subtext::evaluation
