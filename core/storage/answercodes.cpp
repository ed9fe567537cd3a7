// SPDX-License-Identifier: MIT
#include "core/storage/answercodes.h"

#include "core/storage/database.h"
#include "core/storage/taskinforce.h"

#include <algorithm>

namespace subtext {
namespace {

constexpr QLatin1String Codes("0123456789abcdefghijklmnopqrstuv");
/// Of a label that is marked as ambiguous. None of them has a meaning inside the brackets of GLOB.
constexpr QLatin1String MarkedCodes("ABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%&+");
static_assert(Codes.size() == MaxOptions && MarkedCodes.size() == MaxOptions);
constexpr QChar Open(u'-');
constexpr QChar Ambiguous(u'~');
constexpr QChar Beyond(u'?');
constexpr QChar Swept(u'1');
constexpr QChar NotSwept(u'0');

const AnswerShape& shapeOf(const Query& query)
{
    return query.database().task().shape();
}

/// The place that a code stands for; none where it is of none below `count`.
std::optional<int> placeIn(QChar code, int count)
{
    const qsizetype place = Codes.indexOf(code);
    return place >= 0 && place < count ? std::optional(static_cast<int>(place)) : std::nullopt;
}

/// The same; none for an open one, and no other is taken.
std::optional<int> placeOf(QChar code, int count, const CheckedRow& checked, const char* column,
                           const QString& text)
{
    if (code == Open)
        return std::nullopt;
    const auto place = placeIn(code, count);
    if (!place)
        checked.refuse(column, text);
    return place;
}

} // namespace

QChar placeCode(int place)
{
    return Codes[place];
}

QChar markedCode(int place)
{
    return MarkedCodes[place];
}

QString ballotCodes(const AnswerShape& shape, const Ballot& ballot)
{
    QString codes(static_cast<qsizetype>(shape.options.size()), Open);
    for (std::size_t question = 0; question < shape.options.size(); ++question) {
        if (const auto choice = ballot.at(question))
            codes[static_cast<qsizetype>(question)] = placeCode(indexOf(*choice));
    }
    return codes;
}

QString pointCodes(const AnswerShape& shape, const Points& points)
{
    QString codes(static_cast<qsizetype>(shape.values.size()), Open);
    for (std::size_t scale = 0; scale < shape.values.size(); ++scale) {
        const auto& values = shape.values[scale];
        const auto point = points.at(scale);
        const auto place = point ? std::find(values.begin(), values.end(), *point) : values.end();
        if (point) // a value that the scale does not have is refused by the table
            codes[static_cast<qsizetype>(scale)] =
                place == values.end() ? Beyond
                                      : placeCode(static_cast<int>(place - values.begin()));
    }
    return codes;
}

void addRated(Query& query, const Answer& answer)
{
    const AnswerShape& shape = shapeOf(query);
    query.add(ballotCodes(shape, answer.ballot)).add(pointCodes(shape, answer.scales));
}

void addSwept(Query& query, const Answer& answer)
{
    QString codes;
    for (std::size_t question = 0; question < shapeOf(query).options.size(); ++question)
        codes += (answer.swept >> question & 1U) != 0 ? Swept : NotSwept;
    if (codes.contains(Swept))
        query.add(codes);
    else
        query.addNull();
}

quint16 takeSwept(Query& row, const CheckedRow& checked)
{
    const QString codes = row.text();
    if (codes.isEmpty())
        return 0;
    if (codes.size() != static_cast<qsizetype>(shapeOf(row).options.size()))
        checked.refuse("swept", codes);
    unsigned bits = 0;
    for (qsizetype question = 0; question < codes.size(); ++question) {
        if (codes[question] != Swept && codes[question] != NotSwept)
            checked.refuse("swept", codes);
        if (codes[question] == Swept)
            bits |= 1U << question;
    }
    return static_cast<quint16>(bits);
}

std::optional<Ballot> ballotIn(const AnswerShape& shape, const QString& codes)
{
    if (codes.size() != static_cast<qsizetype>(shape.options.size()))
        return std::nullopt;
    Ballot ballot{};
    for (std::size_t question = 0; question < shape.options.size(); ++question) {
        const QChar code = codes[static_cast<qsizetype>(question)];
        if (code == Open)
            continue;
        const auto place = placeIn(code, shape.options[question]);
        if (!place)
            return std::nullopt;
        ballot.at(question) = static_cast<Choice>(*place);
    }
    return ballot;
}

Ballot takeBallot(Query& row, const CheckedRow& checked, const char* column)
{
    const QString codes = row.text();
    const auto ballot = ballotIn(shapeOf(row), codes);
    if (!ballot)
        checked.refuse(column, codes);
    return *ballot;
}

void takeRated(Query& row, const CheckedRow& checked, Answer& answer)
{
    answer.ballot = takeBallot(row, checked);
    const AnswerShape& shape = shapeOf(row);
    const QString codes = row.text();
    if (codes.size() != static_cast<qsizetype>(shape.values.size()))
        checked.refuse("points", codes);
    for (std::size_t scale = 0; scale < shape.values.size(); ++scale) {
        const auto& values = shape.values[scale];
        if (const auto place = placeOf(codes[static_cast<qsizetype>(scale)],
                                       static_cast<int>(values.size()), checked, "points", codes))
            answer.scales.at(scale) = values[static_cast<std::size_t>(*place)];
    }
}

QString pickCodes(const AnswerShape& shape, const Picks& picks)
{
    QString codes(static_cast<qsizetype>(shape.options.size()), Open);
    for (std::size_t question = 0; question < shape.options.size(); ++question) {
        if (const auto& pick = picks.at(question))
            codes[static_cast<qsizetype>(question)] = pick->keepsDistribution() ? Ambiguous
                                                      : pick->isMarked
                                                          ? markedCode(indexOf(*pick->label))
                                                          : placeCode(indexOf(*pick->label));
    }
    return codes;
}

void addPicks(Query& query, const Picks& picks)
{
    if (isEmpty(picks))
        query.addNull();
    else
        query.add(pickCodes(shapeOf(query), picks));
}

Picks takePicks(Query& row, const CheckedRow& checked, const char* column)
{
    const AnswerShape& shape = shapeOf(row);
    const QString codes = row.text();
    Picks picks{};
    if (codes.isEmpty())
        return picks;
    if (codes.size() != static_cast<qsizetype>(shape.options.size()))
        checked.refuse(column, codes);
    for (std::size_t question = 0; question < shape.options.size(); ++question) {
        const QChar code = codes[static_cast<qsizetype>(question)];
        const qsizetype marked = MarkedCodes.indexOf(code);
        if (code == Ambiguous)
            picks.at(question) = Pick{};
        else if (marked >= 0 && marked < shape.options[question])
            picks.at(question) = Pick{static_cast<Choice>(marked), true};
        else if (const auto place = placeOf(code, shape.options[question], checked, column, codes))
            picks.at(question) = Pick{static_cast<Choice>(*place)};
    }
    return picks;
}

} // namespace subtext
