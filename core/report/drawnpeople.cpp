// SPDX-License-Identifier: MIT
#include "core/report/drawnpeople.h"

#include "core/report/peopleparts.h"

#include <algorithm>

namespace subtext {
namespace {

/// A drawing of each question of which `make` makes one, with the question's token behind the names
/// of files and its word in the caption where there are several.
template <typename Make> std::vector<Drawing> ofEachQuestionOf(const Task& task, const Make& make)
{
    std::vector<Drawing> drawings;
    for (std::size_t place = 0; place < task.questions.size(); ++place) {
        std::optional<Drawing> drawing = make(place, task.questions[place]);
        if (!drawing)
            continue;
        if (task.questions.size() > 1) {
            drawing->suffix = u'_' + task.questions[place].token;
            drawing->note = drawing->note.isEmpty()
                                ? task.questions[place].word
                                : task.questions[place].word + QStringLiteral(": ") + drawing->note;
        }
        drawings.push_back(std::move(*drawing));
    }
    return drawings;
}

DrawnValue kappaOf(const AgreementGroup& of)
{
    return {of.kappa.kappa, of.intervals.kappa.interval};
}

DrawnBars kappaBars()
{
    return {QStringLiteral("Fleiss' κ"), {{{}, QStringLiteral("kappa")}}, {}, {}};
}

void addRow(DrawnBars& bars, const ReportCell& name, std::vector<DrawnValue> values)
{
    bars.rows.push_back(nameOf(name));
    bars.values.push_back(std::move(values));
}

/// Without rows.
DrawnBars labelBars()
{
    return {QStringLiteral("Share"),
            {{QStringLiteral("Gold labels"), QStringLiteral("gold")},
             {QStringLiteral("Votes"), QStringLiteral("votes")}},
            {},
            {}};
}

std::vector<DrawnValue> labelShares(const AgreementGroup& of, std::size_t option)
{
    return {{sharesOf(of.goldCounts)[option], {}}, {sharesOf(of.votes)[option], {}}};
}

/// The shares of yes, a question a row.
Drawing yesBars(const StudyAgreement& study)
{
    DrawnBars bars = labelBars();
    for (std::size_t place = 0; place < study.task().questions.size(); ++place) {
        const Question& question = study.task().questions[place];
        addRow(bars, wordCell(question.word, question.token),
               labelShares(study.overall.questions.at(place), 1));
    }
    return {
        {}, QStringLiteral("The share of yes among gold labels and among single votes."), {}, bars};
}

/// What a scale's numbers can be.
stats::Interval limitsOf(const Scale& scale)
{
    const auto [low, high] = std::minmax_element(
        scale.points.begin(), scale.points.end(),
        [](const ScalePoint& a, const ScalePoint& b) { return a.number < b.number; });
    return {low->number, high->number};
}

/// Whether an interval of a mean leaves the scale, as those of a few ratings can.
bool isBeyondLimits(const DrawnBars& bars)
{
    return std::any_of(bars.values.begin(), bars.values.end(), [&](const auto& row) {
        return std::any_of(row.begin(), row.end(), [&](const DrawnValue& of) {
            return of.interval &&
                   (of.interval->low < bars.limits->low || of.interval->high > bars.limits->high);
        });
    });
}

DrawnValue meanOfRatings(const stats::Moments& of)
{
    return {of.mean, of.interval};
}

} // namespace

ReportDrawings drawnLabels(ReportFigures& figures)
{
    const StudyAgreement& study = figures.agreement();
    if (isBoardOfYes(figures.task()))
        return std::vector{yesBars(study)};
    return ofEachQuestionOf(
        figures.task(), [&](std::size_t place, const Question& question) -> std::optional<Drawing> {
            DrawnBars bars = labelBars();
            for (std::size_t option = 0; option < question.options.size(); ++option)
                addRow(bars, optionCell(question, option),
                       labelShares(study.overall.questions.at(place), option));
            return Drawing{
                {},
                QStringLiteral("Shares of each label among gold labels and among single votes."),
                {},
                bars};
        });
}

ReportDrawings drawnKappaByGroup(ReportFigures& figures)
{
    const StudyAgreement& study = figures.agreement();
    return ofEachQuestionOf(
        figures.task(), [&](std::size_t place, const Question&) -> std::optional<Drawing> {
            DrawnBars bars = kappaBars();
            for (const GroupPart& part : partsOf(study))
                addRow(bars, part.name, {kappaOf(part.figures->questions.at(place))});
            return Drawing{{},
                           QStringLiteral("Fleiss' κ of each group and of all items, with %1.")
                               .arg(drawnWords(study)),
                           {},
                           bars};
        });
}

ReportDrawings drawnKappaByPower(ReportFigures& figures)
{
    const StudyAgreement& study = figures.agreement();
    return ofEachQuestionOf(
        figures.task(), [&](std::size_t place, const Question&) -> std::optional<Drawing> {
            DrawnBars bars = kappaBars();
            for (const PowerRelation power : AllPowerRelations) {
                const StudyAgreement& among = figures.agreementAmong(power);
                if (among.overall.items > 0)
                    addRow(bars, powerCell(figures.task(), power),
                           {kappaOf(among.overall.questions.at(place))});
            }
            addRow(bars, allCell(), {kappaOf(study.overall.questions.at(place))});
            return Drawing{
                {},
                QStringLiteral("Fleiss' κ of each power relation and of all items, with %1.%2")
                    .arg(drawnWords(study), unknownPowersWords(study)),
                {},
                bars};
        });
}

ReportDrawings drawnValence(ReportFigures& figures)
{
    const StudyAgreement& study = figures.agreement();
    return ofEachQuestionOf(
        figures.task(), [&](std::size_t place, const Question& question) -> std::optional<Drawing> {
            const AgreementGroup& of = study.overall.questions.at(place);
            DrawnBars bars{QStringLiteral("Mean valence"),
                           {{QStringLiteral("By own label"), QStringLiteral("own")},
                            {QStringLiteral("By gold label"), QStringLiteral("gold")}},
                           {},
                           {}};
            for (std::size_t option = 0; option < question.options.size(); ++option)
                addRow(bars, optionCell(question, option),
                       {meanOfRatings(of.valenceByOwnLabel[option]),
                        meanOfRatings(of.valenceByGold[option])});
            bars.limits = limitsOf(figures.task().scales[*valenceScaleOf(figures.task())]);
            QString caption = QStringLiteral(
                "Mean rated valence of the ratings that came with a label, and of all ratings of "
                "items with that gold label, with 95 % intervals by Student's t.");
            if (isBeyondLimits(bars))
                caption += QStringLiteral(" Of few ratings such an interval reaches beyond the "
                                          "scale; it is drawn as far as the scale goes.");
            return Drawing{{}, caption, {}, bars};
        });
}

ReportDrawings drawnConfusionOfPeople(ReportFigures& figures)
{
    const Task& task = figures.task();
    const StudyAgreement& study = figures.agreement();
    return ofEachQuestionOf(
        task, [&](std::size_t place, const Question& question) -> std::optional<Drawing> {
            if (isYesNo(question))
                return std::nullopt;
            const stats::ConfusionMatrix& pairs = study.overall.questions.at(place).confusion;
            DrawnMatrix matrix{QStringLiteral("Label"),
                               QStringLiteral("Label of the other vote, %"),
                               optionNames(question),
                               optionNames(question),
                               {}};
            for (std::size_t row = 0; row < pairs.categories; ++row) {
                std::vector<qint64> counts;
                for (std::size_t column = 0; column < pairs.categories; ++column)
                    counts.push_back(pairs.at(row, column));
                matrix.shares.push_back(sharesOf(counts));
            }
            return Drawing{{},
                           QStringLiteral("Pairs of votes on one item, as shares of all pairs with "
                                          "the label of the row. Each row adds up to 100 %."),
                           {},
                           matrix};
        });
}

} // namespace subtext
