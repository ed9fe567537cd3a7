// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluationlines.h"

#include "core/domain/mannerwords.h"
#include "ui/text/evaluationtext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

namespace subtext::cli {
namespace {

constexpr int NameWidth = 34;
constexpr int FigureWidth = 11;
const QString None = QStringLiteral("–");

/// ".250", as such figures are printed.
QString share(const std::optional<double>& value)
{
    if (!value)
        return None;
    const QString digits = QString::number(*value, 'f', 3);
    return digits.startsWith(QLatin1String("0.")) ? digits.mid(1) : digits;
}

QString limits(const std::optional<stats::Interval>& interval)
{
    return interval ? QStringLiteral("[%1, %2]").arg(share(interval->low), share(interval->high))
                    : QString();
}

QString signedShare(const std::optional<double>& value)
{
    if (!value)
        return None;
    const QString digits = share(std::abs(*value));
    return (*value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + digits;
}

void sayRow(const Session& session, const QString& name, const QStringList& figures)
{
    QString line = QStringLiteral("  %1").arg(name, -NameWidth);
    for (const QString& figure : figures)
        line += QStringLiteral(" %1").arg(figure, -FigureWidth);
    while (line.endsWith(u' '))
        line.chop(1);
    say(session, line);
}

/// Accuracy, its interval in two columns' room, and what else there is.
QStringList figuresOf(const evaluation::ScoredPart& part)
{
    return {share(part.scores.accuracy), limits(part.intervals.accuracy).leftJustified(14),
            share(part.scores.macroF1), share(part.scores.weightedF1)};
}

/// Vote shares are of all items with votes: named where other items count than with gold.
QString voteShareHead(const evaluation::Evaluation& evaluation)
{
    const QString head = QStringLiteral("vote share");
    for (const evaluation::SetEvaluation& set : evaluation.sets) {
        if (!set.isApart() && set.soft.items != evaluation.items)
            return head + QStringLiteral(" (n = %1)").arg(set.soft.items);
    }
    return head;
}

void saySetRow(const Session& session, const evaluation::SetEvaluation& set, const QString& name)
{
    const evaluation::HardScores& scores = set.overall.scores;
    sayRow(session, name,
           figuresOf(set.overall) << QStringLiteral("%1/%2").arg(scores.answered).arg(scores.items)
                                  << share(set.soft.voteShare));
}

void sayTable(const Session& session, const evaluation::Evaluation& evaluation)
{
    sayRow(session, {},
           {QStringLiteral("accuracy"), QStringLiteral("95 %").leftJustified(14),
            QStringLiteral("macro-F1"), QStringLiteral("weighted"), QStringLiteral("answered"),
            voteShareHead(evaluation)});
    for (const evaluation::SetEvaluation& set : evaluation.sets) {
        if (!set.isApart())
            saySetRow(session, set, set.shortName);
    }
    const auto& humans = evaluation.humans;
    const QString constant = evaluation.majority.label
                                 ? QStringLiteral("always “%1”")
                                       .arg(evaluation.options.token(*evaluation.majority.label))
                                 : QStringLiteral("majority class");
    sayRow(session, constant, figuresOf(evaluation.majority.part));
    sayRow(session, QStringLiteral("labels at random"), {share(evaluation.chance.uniformAccuracy)});
    sayRow(session, QStringLiteral("labels drawn from the gold distribution"),
           {share(evaluation.chance.priorAccuracy)});
    sayRow(session, QStringLiteral("annotator accuracy against gold"),
           {share(humans.means.againstGold)});
    sayRow(session, QStringLiteral("annotator accuracy against others"),
           {share(humans.means.againstOthers)});
    sayRow(session, QStringLiteral("the best single label"),
           {QString(), QString(14, u' '), QString(), QString(), QString(),
            share(humans.bestSingleLabel)});
}

/// Those that are apart: with figures where they were asked about part of the items.
void sayApart(const Session& session, const evaluation::Evaluation& evaluation)
{
    for (const evaluation::SetEvaluation& set : evaluation.sets) {
        if (set.openRun)
            say(session, QStringLiteral("  %1: unfinished, %2 of %3 answered; it is ranked and "
                                        "compared once it has finished.")
                             .arg(set.shortName)
                             .arg(set.openRun->answered)
                             .arg(set.openRun->asked));
    }
    bool isFirst = true;
    for (const evaluation::SetEvaluation& set : evaluation.sets) {
        if (set.openRun || !set.part)
            continue;
        if (std::exchange(isFirst, false))
            say(session, QStringLiteral("  Asked about some of the items only, scored on these, "
                                        "and compared with no other set:"));
        saySetRow(session, set,
                  QStringLiteral("%1 (%2 of %3 asked)")
                      .arg(set.shortName)
                      .arg(set.part->asked)
                      .arg(set.part->of));
    }
}

void sayParts(const Session& session, const std::vector<evaluation::ScoredPart>& parts)
{
    for (const evaluation::ScoredPart& part : parts)
        sayRow(session, QStringLiteral("%1 (%2)").arg(part.name).arg(part.scores.items),
               figuresOf(part));
}

QString coverageWords(const evaluation::SetEvaluation& set)
{
    QStringList words;
    for (const evaluation::AnswerStatus status : evaluation::AllStatuses) {
        const std::int64_t count = set.coverage.at(evaluation::indexOf(status));
        if (count > 0)
            words << QStringLiteral("%1 %2").arg(count).arg(statusWord(status));
    }
    return words.join(QStringLiteral(", "));
}

QString outsideWords(const evaluation::Evaluation& evaluation, const evaluation::SetEvaluation& set)
{
    constexpr std::size_t Most = 10;
    QStringList words;
    for (std::size_t i = 0; i < std::min(Most, set.outside.size()); ++i) {
        const evaluation::OutsideLabel& of = set.outside[i];
        QString word = QStringLiteral("%1 “%2”").arg(of.count).arg(of.label);
        if (of.mappedTo)
            word += QStringLiteral(" → %1").arg(evaluation.options.token(*of.mappedTo));
        words << word;
    }
    if (set.outside.size() > Most)
        words << QStringLiteral("%1 more labels").arg(set.outside.size() - Most);
    return words.join(QStringLiteral(", "));
}

/// `labels`: which ones are counted first.
QString softWords(const QString& labels, const evaluation::SoftScores& soft)
{
    QString words = QStringLiteral("%1: %2 of %3; divergence %4, Brier %5 (n = %6)")
                        .arg(labels, share(soft.anyVote))
                        .arg(soft.items)
                        .arg(share(soft.jsd), share(soft.brier))
                        .arg(soft.described);
    if (soft.described < soft.items)
        words += QStringLiteral("; missing ones as uniform: divergence %1, Brier %2 (n = %3)")
                     .arg(share(soft.jsdOfAll), share(soft.brierOfAll))
                     .arg(soft.items);
    return words;
}

void saySet(const Session& session, const evaluation::Evaluation& evaluation,
            const evaluation::SetEvaluation& set)
{
    const auto line = [&](const QString& what, const QString& words) {
        if (!words.isEmpty())
            say(session, QStringLiteral("  %1 %2").arg(what, -NameWidth).arg(words));
    };
    say(session, {});
    say(session, QStringLiteral("%1, %2, run %3").arg(set.name.model, set.name.mode, set.name.run));
    if (set.openRun)
        line(
            QStringLiteral("unfinished"),
            QStringLiteral("%1 of %2 answered").arg(set.openRun->answered).arg(set.openRun->asked));
    if (set.part)
        line(QStringLiteral("asked"), QStringLiteral("%1 of %2 items; figures are of these only")
                                          .arg(set.part->asked)
                                          .arg(set.part->of));
    for (const MannerPart& part : partsOf(set.manner))
        line(part.words, part.values);
    line(QStringLiteral("answers"), coverageWords(set));
    line(QStringLiteral("other labels"), outsideWords(evaluation, set));
    line(QStringLiteral("without the label table"),
         QStringLiteral("accuracy %1, macro-F1 %2")
             .arg(share(set.withoutTable.accuracy), share(set.withoutTable.macroF1)));
    line(QStringLiteral("against the votes"),
         softWords(QStringLiteral("a label some rater chose"), set.soft));
    if (set.softReadings.items > 0)
        line(QStringLiteral("against the readings"),
             softWords(QStringLiteral("a label some rater allows for"), set.softReadings));
    for (std::size_t i = 0; i < evaluation::VadCount; ++i) {
        const evaluation::ScaleFit& fit = set.scales.at(i).fit;
        if (fit.n > 0)
            line(dimensionWord(AllDimensions.at(i)),
                 QStringLiteral("mean error %1, r %2, %3 values")
                     .arg(share(fit.mae), fit.pearson ? signedShare(fit.pearson) : None)
                     .arg(fit.n));
    }
    const evaluation::AlternativeAnnotator& alternative = set.alternative;
    line(QStringLiteral("in place of an annotator"),
         QStringLiteral("winning rate %1, advantage %2 (ε = %3): %4")
             .arg(share(alternative.winningRate), share(alternative.advantage))
             .arg(alternative.epsilon)
             .arg(alternative.passes ? QStringLiteral("passes") : QStringLiteral("does not pass")));
    sayParts(session, set.strata.groups);
    sayParts(session, set.strata.powers);
    sayParts(session, set.strata.patterns);
    sayParts(session, set.strata.domains);
    sayParts(session, set.strata.splits);
    sayParts(session, set.strata.topics);
}

void sayComparisons(const Session& session, const evaluation::Evaluation& evaluation)
{
    if (evaluation.comparisons.empty())
        return;
    say(session, {});
    say(session, QStringLiteral("Differences of accuracy (p: McNemar, adjusted by Holm)"));
    for (const evaluation::Comparison& of : evaluation.comparisons) {
        const auto nameOf = [&](int set) {
            return evaluation.sets[static_cast<std::size_t>(set)].shortName;
        };
        const auto& interval = of.interval;
        sayRow(session, QStringLiteral("%1 − %2").arg(nameOf(of.first), nameOf(of.second)),
               {signedShare(of.difference),
                interval ? QStringLiteral("[%1, %2]")
                               .arg(signedShare(interval->low), signedShare(interval->high))
                         : QString(),
                QStringLiteral("p %1").arg(of.holmP, 0, 'g', 2)});
    }
}

} // namespace

void sayEvaluation(const Session& session, const evaluation::Evaluation& evaluation)
{
    say(session,
        QStringLiteral("%1 with a gold label; %2 kept ambiguous and %3 unresolved are left out.")
            .arg(Plurals::tr("%n items", "begins a sentence", plural(evaluation.items)))
            .arg(evaluation.ambiguous)
            .arg(evaluation.unresolved));
    sayTable(session, evaluation);
    sayApart(session, evaluation);
    for (const evaluation::SetEvaluation& set : evaluation.sets)
        saySet(session, evaluation, set);
    sayComparisons(session, evaluation);
    const evaluation::EvaluationOptions& how = evaluation.how;
    say(session, {});
    say(session, QStringLiteral("Gold labels: %1. Labels: %2. Other labels by the table %3.")
                     .arg(how.gold == evaluation::GoldOrigin::Study ? QStringLiteral("the study's")
                                                                    : QStringLiteral("the files'"),
                          how.labels == evaluation::LabelSource::Reader
                              ? QStringLiteral("read from raw answers")
                              : QStringLiteral("as the files state them"),
                          how.table.name));
    say(session, QStringLiteral("Intervals: %1 resamples, seed %2, stream %3.")
                     .arg(how.resampling.resamples)
                     .arg(how.resampling.seed)
                     .arg(QLatin1String(evaluation::streamToken(how.resampling.stream))));
    if (!evaluation.goldDiffers.empty())
        say(session,
            Plurals::tr("%n gold labels of the files differ from the study's; --json lists them.",
                        nullptr, plural(std::ssize(evaluation.goldDiffers))));
}

} // namespace subtext::cli
