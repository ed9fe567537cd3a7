// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/disagreementchart.h"

#include "ui/text/agreementtext.h"
#include "ui/text/answertext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <algorithm>

namespace subtext {
namespace {

std::optional<double> inPercent(const std::optional<double>& share)
{
    return share ? std::optional(100 * *share) : std::nullopt;
}

std::optional<stats::Interval> inPercent(const std::optional<stats::Interval>& interval)
{
    return interval ? std::optional(stats::Interval{100 * interval->low, 100 * interval->high})
                    : std::nullopt;
}

} // namespace

DisagreementChart::DisagreementChart(Prompts& prompts, QWidget* parent)
    : IntervalChart(tr("Where disagreement comes from"), QString(), prompts, parent)
{}

std::vector<DisagreementChart::Part> DisagreementChart::partsOf(const stats::DisagreementShares& of)
{
    std::vector<Part> parts{{tr("All disagreement"),
                             tr("How likely two annotators are to differ on an item; the other "
                                "rows are shares of it"),
                             true, of.total, of.totalInterval}};
    const auto add = [&parts](const QString& name, const QString& meaning,
                              const std::optional<stats::DisagreementShare>& share) {
        Part& part = parts.emplace_back(Part{name, meaning, false, {}, {}});
        if (share) {
            part.share = share->value;
            part.interval = share->interval;
        }
    };
    add(tr("Ambiguity"), tr("The item is open to both readings, and annotators see the other one"),
        of.ambiguity);
    add(tr("Perspective"),
        tr("Annotators prefer different options, or each sees only their own reading of the item"),
        of.perspective);
    add(tr("Unsteadiness"), tr("The same annotator gives the same item another answer later"),
        of.unsteadiness);
    return parts;
}

QString DisagreementChart::counts(const stats::DisagreementShares& of)
{
    // Those are of answers without points; where nothing lacks, all are in points.
    const bool isLacking = std::find(of.lacking.begin(), of.lacking.end(),
                                     stats::NotIdentifiable::SecondReadings) != of.lacking.end();
    const QString seconds = of.secondsAsked > 0 || isLacking
                                ? tr("%n second readings", nullptr, plural(of.secondsAsked))
                                : tr("all answers in points");
    return tr("n: %1, %2, %3, %4.")
        .arg(tr("%n items with two answers", nullptr, plural(of.items)),
             tr("%n annotators", nullptr, plural(of.persons)),
             tr("%n repeats", nullptr, plural(of.repeats)), seconds);
}

QString DisagreementChart::unknown(const stats::DisagreementShares& of)
{
    if (of.total == 0.0)
        return tr("Nobody differs, and there is nothing to divide.");
    QStringList parts;
    for (const Part& part : partsOf(of)) {
        if (!part.share)
            parts << part.name;
    }
    const QString wants = lackingText(of);
    if (parts.isEmpty() || wants.isEmpty())
        return {};
    return tr("Not identifiable without %1: %2.").arg(wants, midSentence(listed(parts)));
}

QString DisagreementChart::timesOf(const AnswerTimes& times)
{
    const TimedAnswers& with = times.withSecondReading;
    const TimedAnswers& without = times.without;
    if (with.n == 0 || without.n == 0)
        return {};
    return tr("Median time per item: %1 s with a second reading (n = %2), %3 s without (n = %4).")
        .arg(figureText(with.medianSeconds, 1), QString::number(with.n),
             figureText(without.medianSeconds, 1), QString::number(without.n));
}

QString DisagreementChart::notesOf(const DisagreementSources& sources)
{
    QStringList notes;
    QStringList byQuestion;
    for (std::size_t i = 0; i < sources.questions.size(); ++i) {
        QStringList said{counts(sources.questions[i]), unknown(sources.questions[i])};
        if (i < sources.times.size())
            said << timesOf(sources.times[i]);
        notes << saidTogether(said);
        byQuestion << QStringLiteral("%1: %2").arg(questionWord(sources.task->questions.at(i)),
                                                   notes.back());
    }
    notes.removeDuplicates();
    const QString said = notes.size() == 1 ? notes.front() : byQuestion.join(u'\n');
    return sources.furtherLeftOut == 0 ? said
                                       : said + u'\n' +
                                             tr("Without %n answers asked for after a split.",
                                                nullptr, plural(sources.furtherLeftOut));
}

void DisagreementChart::setData(const DisagreementSources& sources)
{
    const QString notes = notesOf(sources);
    setHeading(tr("Where disagreement comes from"),
               tr("How likely two annotators are to differ on an item, and how much of that is "
                  "ambiguity, perspective or unsteadiness, with 95 % intervals. All items; "
                  "the choices above do not apply here.") +
                   u'\n' + notes);
    IntervalContent content = contentOf(sources);
    content.summary = saidTogether({content.summary, notes});
    setContent(content);
}

IntervalContent DisagreementChart::contentOf(const DisagreementSources& sources)
{
    const bool hasQuestions = sources.questions.size() > 1;
    IntervalContent content;
    content.header = {tr("Part"), tr("Share (%)"), tr("95 % interval"), tr("What it is")};
    if (hasQuestions)
        content.header.prepend(tr("Question"));
    IntervalSeries whole;
    whole.name = tr("All disagreement");
    whole.shape = MarkShape::Diamond;
    whole.hue = 1;
    IntervalSeries shares;
    shares.name = tr("Share of it");
    const IntervalMark absent{{}, {}, {}, true};
    QStringList told;
    for (std::size_t i = 0; i < sources.questions.size(); ++i) {
        const QString question = questionWord(sources.task->questions.at(i));
        for (const Part& part : partsOf(sources.questions[i])) {
            const auto percent = inPercent(part.share);
            const auto interval = inPercent(part.interval);
            QStringList row{part.name,
                            percent ? figureText(percent, 1, DecimalPoint::OfFiles)
                                    : tr("not identifiable"),
                            percent ? intervalText(interval, 1, DecimalPoint::OfFiles) : QString(),
                            part.meaning};
            if (hasQuestions)
                row.prepend(question);
            content.table.push_back(row);
            if (!percent)
                continue;
            content.rows << (hasQuestions ? QStringLiteral("%1, %2").arg(question, part.name)
                                          : part.name);
            const IntervalMark mark{percent, interval, part.meaning};
            whole.marks.push_back(part.isWhole ? mark : absent);
            shares.marks.push_back(part.isWhole ? absent : mark);
            told << QStringLiteral("%1: %2").arg(content.rows.back(), percentText(part.share));
        }
    }
    const auto isDrawn = [](const IntervalMark& mark) { return mark.value.has_value(); };
    content.series = {whole};
    if (std::any_of(shares.marks.begin(), shares.marks.end(), isDrawn))
        content.series.push_back(shares);
    content.isOneLane = true;
    content.axisTitle = tr("Percent");
    content.summary = told.join(QStringLiteral("; ")) + u'.';
    return content;
}

} // namespace subtext
