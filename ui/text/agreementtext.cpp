// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/agreementtext.h"

#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>

namespace subtext {
namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(subtext::AgreementText)
};

QString fixed(double value, int places, DecimalPoint point = DecimalPoint::OfScreen)
{
    return withMinusSign(point == DecimalPoint::OfScreen ? shownNumber(value, places)
                                                         : QString::number(value, 'f', places));
}

} // namespace

QString patternWord(Pattern pattern)
{
    switch (pattern) {
    case Pattern::Unanimous:
        return Text::tr("unanimous");
    case Pattern::Majority:
        return Text::tr("majority");
    case Pattern::Split:
        return Text::tr("split");
    }
    Q_UNREACHABLE();
}

QString figureText(const std::optional<double>& value, int places, DecimalPoint point)
{
    return value ? fixed(*value, places, point) : Text::tr("undefined");
}

QString intervalText(const std::optional<stats::Interval>& interval, int places, DecimalPoint point)
{
    return interval
               ? Text::tr("%1 to %2")
                     .arg(fixed(interval->low, places, point), fixed(interval->high, places, point))
               : Text::tr("no interval");
}

QString strengthWord(double kappa)
{
    switch (stats::strengthOf(kappa)) {
    case stats::Strength::Poor:
        return Text::tr("poor");
    case stats::Strength::Slight:
        return Text::tr("slight");
    case stats::Strength::Fair:
        return Text::tr("fair");
    case stats::Strength::Moderate:
        return Text::tr("moderate");
    case stats::Strength::Substantial:
        return Text::tr("substantial");
    case stats::Strength::AlmostPerfect:
        return Text::tr("almost perfect");
    }
    Q_UNREACHABLE();
}

QString withStrength(const std::optional<double>& value,
                     const std::optional<stats::Interval>& interval)
{
    const QString limits = intervalText(interval, 3);
    return value ? Text::tr("%1, %2").arg(strengthWord(*value), limits) : limits;
}

QString percentText(const std::optional<double>& share)
{
    return share ? percentWords(fixed(100 * *share, 1)) : Text::tr("undefined");
}

QString percentIntervalText(const std::optional<stats::Interval>& interval)
{
    return interval ? Text::tr("%1 to %2 %")
                          .arg(fixed(100 * interval->low, 1), fixed(100 * interval->high, 1))
                    : Text::tr("no interval");
}

QString kappaAgainText(const LabelAgainFigures& figures, const Task& task, std::size_t question)
{
    const QuestionAgain& of = figures.questions.at(question);
    if (of.items == 0)
        return {};
    const auto said = [](const KappaAgain& kappa) {
        return Text::tr("%1 (%2)").arg(figureText(kappa.kappa, 3), intervalText(kappa.interval, 3));
    };
    return Text::tr("%1: Fleiss’ κ of the items that were labelled again (n = %2): before %3, "
                    "after %4.")
        .arg(task.questions.at(question).word, QString::number(of.items), said(of.before),
             said(of.after));
}

QString labelAgainText(const LabelAgainFigures& figures, const Task& task)
{
    constexpr std::size_t MostQuestions = 3;
    if (figures.items == 0)
        return {};
    QStringList lines{Text::tr("Items asked for: %1. Labelled again by all who were asked: %2.")
                          .arg(figures.items)
                          .arg(figures.answered)};
    const bool isShort = task.questions.size() <= MostQuestions;
    for (std::size_t i = 0; i < task.questions.size() && isShort; ++i)
        lines << kappaAgainText(figures, task, i);
    if (!isShort && figures.answered > 0)
        lines << Text::tr("The place Agreement has κ before and after, question by question.");
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString selfAgreementText(const std::vector<SelfAgreement>& all, const Task& task,
                          std::size_t question)
{
    QStringList lines;
    for (const SelfAgreement& own : all) {
        const stats::CohenKappa& of = own.kappas.at(question);
        const QString looks = Text::tr("%1, second looks: %2 of %3 done.")
                                  .arg(own.code)
                                  .arg(own.looks)
                                  .arg(own.chosen);
        lines << (of.items == 0
                      ? looks
                      : Text::tr("%1 %2: %3 of the picks the same, Cohen’s κ %4 (%5), n = %6.")
                            .arg(looks, task.questions.at(question).word, percentText(of.observed),
                                 figureText(of.kappa, 3), intervalText(of.interval, 3),
                                 QString::number(of.items)));
    }
    return lines.join(u'\n');
}

QString secondReadingsText(const SecondFigures& figures, std::size_t question)
{
    if (question >= figures.questions.size() || figures.questions[question].answers == 0)
        return {};
    const QuestionSeconds& of = figures.questions[question];
    const QString shares =
        Text::tr("Second readings: %1 of %2 answers allow for another option (%3).")
            .arg(QString::number(of.others), QString::number(of.answers), percentText(of.share));
    const QString entropy = Text::tr("Mean entropy of an item: %1 bits, n = %2. All items; the "
                                     "choices above do not apply here.")
                                .arg(figureText(of.meanEntropy, 3), QString::number(of.items));
    return saidTogether({shares, entropy});
}

QString surprisesText(const SurpriseFigures& figures, std::size_t question)
{
    if (question >= figures.questions.size() || figures.questions[question].items.empty())
        return {};
    const QuestionSurprises& of = figures.questions[question];
    const QString found = Text::tr("A surprisingly popular label was found on %1 of %2 items.")
                              .arg(QString::number(of.found), QString::number(of.items.size()));
    const QString majority =
        Text::tr("Items that also have a single most frequent label: %2. On %1 of them it is the "
                 "surprisingly popular label, on %3 it is not.")
            .arg(QString::number(of.majority), QString::number(of.compared),
                 QString::number(of.differs()));
    const QString gold = Text::tr("The surprisingly popular label agrees with gold on %1 of %2.")
                             .arg(QString::number(of.agreesGold), QString::number(of.withGold));
    QStringList said{found};
    if (of.compared > 0)
        said << majority;
    if (of.withGold > 0)
        said << gold;
    return saidTogether(said);
}

QString lackingText(const stats::DisagreementShares& shares)
{
    QStringList words;
    for (const stats::NotIdentifiable lacks : shares.lacking) {
        switch (lacks) {
        case stats::NotIdentifiable::Raters:
            words << Text::tr("items that two annotators answered");
            break;
        case stats::NotIdentifiable::Items:
            words << Text::tr("annotators who answered two items that others answered, too");
            break;
        case stats::NotIdentifiable::Repeats:
            words << Text::tr("repeats");
            break;
        case stats::NotIdentifiable::SecondReadings:
            words << Text::tr("second readings");
            break;
        }
    }
    return listed(words);
}

QString furtherLeftOutText(qint64 answers)
{
    return Text::tr("%n answers asked for after a split left out of agreement", nullptr,
                    plural(answers));
}

QString patternsNoteText(const AgreementReport& report)
{
    const QString detectable = detectableText(report.detectable);
    if (report.overall.furtherLeftOut == 0)
        return detectable;
    const QString counted = Text::tr("including answers asked for after a split");
    return detectable.isEmpty() ? counted : QStringLiteral("%1 · %2").arg(counted, detectable);
}

QString progressText(const AgreementReport& report)
{
    const AgreementGroup& all = report.overall;
    const QString items = Text::tr("%n items", nullptr, plural(all.items));
    const QString answers = Text::tr("%n annotations", nullptr, plural(all.annotations));
    if (all.items == 0)
        return Text::tr("No items");
    const bool isComplete = all.completeItems == all.items;
    QString complete;
    if (report.ratingsNeeded < 2) // nothing to agree with
        complete = isComplete ? Text::tr("all rated once, as asked")
                              : Text::tr("%1 rated once, as asked").arg(all.completeItems);
    else
        complete = isComplete ? Text::tr("all with their %1 ratings").arg(report.ratingsNeeded)
                              : Text::tr("%1 with all %2 ratings")
                                    .arg(all.completeItems)
                                    .arg(report.ratingsNeeded);
    const QString progress = QStringLiteral("%1, %2 · %3").arg(items, complete, answers);
    return all.furtherLeftOut == 0
               ? progress
               : QStringLiteral("%1 · %2").arg(progress, furtherLeftOutText(all.furtherLeftOut));
}

QString noPairsText(const AgreementReport& report)
{
    const AgreementGroup& all = report.overall;
    if (all.items == 0 || all.kappa.items > 0)
        return {};
    return Text::tr("Agreement needs two annotators on an item. None of the %n items has two yet.",
                    nullptr, plural(all.items));
}

QString detectableText(const DetectableEffect& effect)
{
    // Cohen (1988), ch. 7: w = .1 small, .3 medium, .5 large.
    if (!effect.cohensW)
        return {};
    if (*effect.cohensW <= 0.1)
        return Text::tr("can detect even small effects");
    if (*effect.cohensW <= 0.3)
        return Text::tr("can detect medium and large effects");
    if (*effect.cohensW <= 0.5)
        return Text::tr("can detect large effects only");
    return Text::tr("too few items to detect even large effects");
}

QString detectableExplanation(const DetectableEffect& effect)
{
    if (!effect.cohensW || !effect.criticalValueOnly)
        return {};
    return Text::tr("The smallest effect (Cohen’s w) that a χ² test with %1 degrees of freedom "
                    "finds in %2 items with power .80 at α = .05 is %3. The published paper "
                    "prints √(χ²-critical/N) = %4, which has a power of only about one half.")
        .arg(effect.degreesOfFreedom)
        .arg(effect.n)
        .arg(fixed(*effect.cohensW, 4), fixed(*effect.criticalValueOnly, 4));
}

} // namespace subtext
