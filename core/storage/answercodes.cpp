// SPDX-License-Identifier: MIT
#include "core/storage/answercodes.h"

namespace subtext {
namespace {

constexpr QLatin1String Codes("0123456789abcdefghijklmnopqrstuv");
constexpr QChar Open(u'-');
constexpr QChar Ambiguous(u'~');
// What CEI asks, and so far everything.
constexpr qsizetype Questions = 1;
constexpr qsizetype Scales = DimensionCount;

QChar placeCode(int place)
{
    return Codes[place];
}

/// The place that a code stands for, below `count`; none for an open one.
std::optional<int> placeOf(QChar code, int count, const CheckedRow& checked, const char* column,
                           const QString& text)
{
    if (code == Open)
        return std::nullopt;
    const qsizetype place = Codes.indexOf(code);
    if (place < 0 || place >= count)
        checked.refuse(column, text);
    return static_cast<int>(place);
}

} // namespace

QString ballotCodes(const Ballot& ballot)
{
    QString codes(Questions, Open);
    for (qsizetype question = 0; question < Questions; ++question) {
        if (const auto choice = ballot.at(static_cast<std::size_t>(question)))
            codes[question] = placeCode(indexOf(*choice));
    }
    return codes;
}

QString pointCodes(const Answer& answer)
{
    QString codes(Scales, Open);
    for (ScaleIndex dimension : AllDimensions) {
        if (const auto point = answer.scale(dimension))
            codes[static_cast<qsizetype>(indexOf(dimension))] = placeCode(*point - MinPoint);
    }
    return codes;
}

void addRated(Query& query, const Answer& answer)
{
    query.add(ballotCodes(answer.ballot)).add(pointCodes(answer));
}

Ballot takeBallot(Query& row, const CheckedRow& checked, const char* column)
{
    const QString codes = row.text();
    if (codes.size() != Questions)
        checked.refuse(column, codes);
    Ballot ballot{};
    for (qsizetype question = 0; question < Questions; ++question) {
        if (const auto place = placeOf(codes[question], EmotionCount, checked, column, codes))
            ballot.at(static_cast<std::size_t>(question)) = static_cast<Choice>(*place);
    }
    return ballot;
}

void takeRated(Query& row, const CheckedRow& checked, Answer& answer)
{
    answer.ballot = takeBallot(row, checked);
    const QString codes = row.text();
    if (codes.size() != Scales)
        checked.refuse("points", codes);
    for (ScaleIndex dimension : AllDimensions) {
        const QChar code = codes[static_cast<qsizetype>(indexOf(dimension))];
        if (const auto place = placeOf(code, PointCount, checked, "points", codes))
            answer.scale(dimension) = *place + MinPoint;
    }
}

void addPick(Query& query, const std::optional<Pick>& pick)
{
    if (!pick)
        query.addNull();
    else
        query.add(QString(pick->label ? placeCode(indexOf(*pick->label)) : Ambiguous));
}

std::optional<Pick> takePick(Query& row, const CheckedRow& checked, const char* column)
{
    const QString codes = row.text();
    if (codes.isEmpty() || codes == Open)
        return std::nullopt;
    if (codes == Ambiguous)
        return Pick{};
    if (codes.size() != Questions)
        checked.refuse(column, codes);
    const auto place = placeOf(codes[0], EmotionCount, checked, column, codes);
    return Pick{static_cast<Choice>(*place)};
}

} // namespace subtext
