// SPDX-License-Identifier: MIT
#include "core/agreement/boardfigures.h"

#include <algorithm>
#include <span>

namespace subtext {
namespace {

constexpr Choice Yes{1};

/// Counts of one kind of answer by rater.
struct RaterShares
{
    explicit RaterShares(std::size_t raters)
        : part(raters, 0)
        , whole(raters, 0)
    {}

    std::vector<std::optional<double>> values() const
    {
        std::vector<std::optional<double>> shares(part.size());
        for (std::size_t i = 0; i < part.size(); ++i) {
            if (whole[i] > 0)
                shares[i] = static_cast<double>(part[i]) / static_cast<double>(whole[i]);
        }
        return shares;
    }

    std::vector<qint64> part;
    std::vector<qint64> whole;
};

/// The rows of one board in somebody's answers.
using Vector = std::span<const std::optional<Choice>>;

Vector vectorOf(const Ballot& ballot, const QuestionRun& board)
{
    return Vector(ballot).subspan(board.first, board.count);
}

bool isWhole(Vector vector)
{
    return std::all_of(vector.begin(), vector.end(),
                       [](const std::optional<Choice>& row) { return row.has_value(); });
}

/// True where all that was said of an item is one vector; false where nothing was.
bool areEqual(const AgreementItem& item, const QuestionRun& board)
{
    const std::vector<AgreementRating>& ratings = item.ratings;
    const auto equalsFirst = [&](const AgreementRating& rating) {
        const Vector own = vectorOf(rating.ballot, board);
        const Vector first = vectorOf(ratings.front().ballot, board);
        return isWhole(own) && std::equal(own.begin(), own.end(), first.begin());
    };
    return !ratings.empty() && std::all_of(ratings.begin(), ratings.end(), equalsFirst);
}

} // namespace

YesFigures yesFigures(ItemSpan items, const AgreementInput& input, std::size_t question)
{
    YesFigures figures;
    figures.histogram.assign(input.raters.size() + 1, 0);
    RaterShares shares(input.raters.size());
    for (const AgreementItem* item : items) {
        std::size_t yes = 0;
        bool isRated = false;
        for (const AgreementRating& rating : item->ratings) {
            const auto& choice = rating.ballot.at(question);
            if (!choice)
                continue;
            const auto rater = static_cast<std::size_t>(rating.rater);
            isRated = true;
            yes += *choice == Yes ? 1U : 0U;
            shares.part.at(rater) += *choice == Yes ? 1 : 0;
            ++shares.whole.at(rater);
        }
        if (isRated)
            ++figures.histogram.at(yes);
    }
    figures.shareByRater = shares.values();
    return figures;
}

BoardFigures boardFigures(ItemSpan items, const AgreementInput& input, const QuestionRun& board)
{
    BoardFigures figures;
    figures.board = board.board;
    RaterShares equal(input.raters.size());
    for (const AgreementItem* item : items) {
        figures.allEqual += areEqual(*item, board) ? 1 : 0;
        const Vector gold = vectorOf(item->gold, board);
        if (!isWhole(gold))
            continue;
        ++figures.withGold;
        bool isGiven = false;
        for (const AgreementRating& rating : item->ratings) {
            const Vector own = vectorOf(rating.ballot, board);
            const auto rater = static_cast<std::size_t>(rating.rater);
            qint64 here = 0;
            for (std::size_t row = 0; row < own.size(); ++row) {
                here += own[row] == gold[row] ? 1 : 0;
                equal.whole.at(rater) += own[row] ? 1 : 0;
            }
            equal.part.at(rater) += here;
            isGiven = isGiven || here == static_cast<qint64>(own.size());
        }
        figures.goldGiven += isGiven ? 1 : 0;
    }
    figures.cellsEqualGold = equal.values();
    return figures;
}

} // namespace subtext
