// SPDX-License-Identifier: MIT
#include "core/release/disagreementtable.h"

#include "core/release/layout/figurecells.h"
#include "core/release/markdown.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace subtext {
namespace {

using stats::DisagreementShare;
using stats::DisagreementShares;

ColumnDescription shareColumn(const char* name, const QByteArray& meaning)
{
    return {QString::fromLatin1(name), ValueType::Number, "0 to 1; empty: not known", meaning,
            /*mayBeEmpty=*/true};
}

ColumnDescription countedColumn(const char* name, const QByteArray& meaning)
{
    return {QString::fromLatin1(name), ValueType::Integer, "0 or more", meaning};
}

std::vector<ColumnDescription> disagreementColumns()
{
    return {
        textColumn("question", "a question of the task", "Which question"),
        textColumn("part", "all, ambiguity, perspective, unsteadiness, leaning, by_scene, stated",
                   "all: two annotators differ on a scenario. Shares of that, which add up to 1: "
                   "ambiguity (each would let the other's reading count), perspective (they "
                   "steadily read in different ways and do not see the other's reading) and "
                   "unsteadiness (the same annotator answers differently later). What these are "
                   "made of: leaning (an annotator's own preference for options), by_scene "
                   "(annotators steadily read this scenario in two ways) and stated (within "
                   "answers in points), which add up to 1 with unsteadiness"),
        shareColumn("share", "Of all: the probability that two annotators differ on a scenario; of "
                             "the others: the part's share of it"),
        shareColumn("low", "Lower end of the 95 % interval of the share"),
        shareColumn("high", "Upper end of the 95 % interval of the share"),
        countedColumn("items", "Scenarios that two annotators answered, the same in each row of "
                               "the question as all counts are"),
        countedColumn("annotators", "Annotators with an answer"),
        countedColumn("repeats", "Answers that annotators gave once more later, without the first "
                                 "ones in view; these are not in the release. 0 as well where "
                                 "fewer than three annotators did: nothing is told of it then"),
        countedColumn("second_readings", "Answers, other than those in points, with which it was "
                                         "asked what else it could be"),
        textColumn("not_identifiable_without",
                   "raters, items, repeats, second_readings, with a space between them; or empty",
                   "What the study lacks where parts of the question cannot be told apart: "
                   "scenarios with two annotators, annotators with two scenarios that others "
                   "answered, too, repeats, second readings")};
}

struct NamedPart
{
    const char* token;
    std::optional<DisagreementShare> DisagreementShares::*share;
};

constexpr std::array DisagreementParts{NamedPart{"ambiguity", &DisagreementShares::ambiguity},
                                       NamedPart{"perspective", &DisagreementShares::perspective},
                                       NamedPart{"unsteadiness", &DisagreementShares::unsteadiness},
                                       NamedPart{"leaning", &DisagreementShares::leaning},
                                       NamedPart{"by_scene", &DisagreementShares::byScene},
                                       NamedPart{"stated", &DisagreementShares::stated}};

/// So many of them are what everything is divided into.
constexpr std::size_t Sources = 3;

std::vector<QStringList> partRowsOf(const Question& question, const DisagreementShares& of)
{
    QStringList lacks;
    for (const stats::NotIdentifiable lacking : of.lacking)
        lacks << lackingToken(lacking);
    std::vector<QStringList> rows;
    const auto add = [&](const char* part, const std::optional<double>& share,
                         const std::optional<stats::Interval>& interval) {
        rows.push_back({question.token, QString::fromLatin1(part), exactCell(share),
                        lowCell(interval), highCell(interval), QString::number(of.items),
                        QString::number(of.persons), QString::number(of.repeats),
                        QString::number(of.secondsAsked), lacks.join(u' ')});
    };
    add("all", of.total, of.totalInterval);
    for (const NamedPart& part : DisagreementParts) {
        const std::optional<DisagreementShare>& share = of.*part.share;
        add(part.token, share ? std::optional(share->value) : std::nullopt,
            share ? share->interval : std::nullopt);
    }
    return rows;
}

QByteArray withInterval(double value, const std::optional<stats::Interval>& interval)
{
    const QByteArray text = figureCell(value).toUtf8();
    return interval ? text + " (95 % interval " + intervalCell(interval).toUtf8() + ')' : text;
}

QByteArray wantOf(stats::NotIdentifiable lacking)
{
    switch (lacking) {
    case stats::NotIdentifiable::Raters:
        return "scenarios with two annotators";
    case stats::NotIdentifiable::Items:
        return "annotators with two scenarios that others answered, too";
    case stats::NotIdentifiable::Repeats:
        return "answers given once more";
    case stats::NotIdentifiable::SecondReadings:
        break;
    }
    return "second readings";
}

QByteArray wordsOf(const DisagreementShares& of)
{
    if (!of.total)
        return "no scenario has two answers.";
    if (*of.total == 0)
        return "nobody differs.";
    QByteArrayList known;
    QByteArrayList unknown;
    for (std::size_t i = 0; i < Sources; ++i) {
        const std::optional<DisagreementShare>& share = of.*DisagreementParts.at(i).share;
        if (share)
            known << DisagreementParts.at(i).token +
                         (' ' + withInterval(share->value, share->interval));
        else
            unknown << DisagreementParts.at(i).token;
    }
    QByteArray text = "two annotators differ on a scenario with probability " +
                      withInterval(*of.total, of.totalInterval);
    if (!known.isEmpty())
        text += "; shares of that: " + listedWords(known);
    if (!unknown.isEmpty()) {
        QByteArrayList wants;
        for (const stats::NotIdentifiable lacking : of.lacking)
            wants << wantOf(lacking);
        text += "; not identifiable" +
                (wants.isEmpty() ? QByteArray() : " without " + listedWords(wants)) + ": " +
                listedWords(unknown);
    }
    return text + " (n: scenarios " + QByteArray::number(of.items) + ", annotators " +
           QByteArray::number(of.persons) + ", answers given once more " +
           QByteArray::number(of.repeats) + ", second readings " +
           QByteArray::number(of.secondsAsked) + ").";
}

} // namespace

std::optional<DataTable> disagreementTable(const ReleaseInput& input)
{
    if (!input.disagreement)
        return std::nullopt;
    const DisagreementSources& sources = *input.disagreement;
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < sources.questions.size(); ++i) {
        for (QStringList& row : partRowsOf(sources.task->questions.at(i), sources.questions[i]))
            rows.push_back(std::move(row));
    }
    return DataTable{
        {QStringLiteral("disagreement.csv"), TableFormat::Csv, {}, disagreementColumns()},
        [rows = std::move(rows)](const StudyIndex&, const ByteSink& sink) -> Result<void> {
            if (const auto head = sink(csvRow(columnNames(disagreementColumns()))); !head)
                return head;
            for (const QStringList& cells : rows) {
                if (const auto row = sink(csvRow(cells)); !row)
                    return row;
            }
            return {};
        }};
}

QByteArray disagreementWords(const ReleaseInput& input)
{
    if (!input.disagreement)
        return {};
    const DisagreementSources& sources = *input.disagreement;
    QByteArray text =
        "Disagreement divides into ambiguity (each annotator would let the other's reading count), "
        "perspective (they steadily read in different ways) and unsteadiness (the same annotator "
        "answers differently later); see disagreement.csv.";
    if (std::any_of(sources.questions.begin(), sources.questions.end(),
                    [](const DisagreementShares& of) { return of.repeats > 0; }))
        text += " Answers that annotators gave once more, to tell these apart, are not released.";
    if (sources.furtherLeftOut > 0)
        text += " What was asked for because of a split is left out of it.";
    text += '\n';
    for (std::size_t i = 0; i < sources.questions.size(); ++i)
        text += "\n- `" + sources.task->questions.at(i).token.toUtf8() +
                "`: " + wordsOf(sources.questions[i]);
    return text;
}

} // namespace subtext
