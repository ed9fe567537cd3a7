// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/output.h"
#include "core/agreement/agreementjson.h"
#include "core/agreement/filterjson.h"
#include "core/agreement/readerfiguresjson.h"
#include "core/agreement/studyagreementjson.h"
#include "core/desk/secondlooks.h"
#include "core/figures/figures.h"
#include "core/models/topicfigures.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <CLI/CLI.hpp>

#include <limits>

namespace subtext::cli {
namespace {

struct AgreementArguments
{
    std::string study;
    int resamples = 2'000;
    std::uint64_t seed = 42;
    bool hasModels = false;
    bool withoutAmbiguous = false;
    std::string split;    ///< A part; empty: all.
    std::string topic;    ///< One that was found; empty: all.
    std::string byReader; ///< A field of the form about readers; empty: all readers together.
};

QString limits(const std::optional<stats::Interval>& interval)
{
    return interval ? QStringLiteral("[%1, %2]")
                          .arg(QString::number(interval->low, 'f', 4),
                               QString::number(interval->high, 'f', 4))
                    : QString();
}

/// Of answers that estimates of agreement go without.
QString furtherText(qint64 annotations)
{
    return QStringLiteral("left out, as asked for after a split: %1").arg(annotations);
}

void sayGroup(const Session& session, const QString& name, const AgreementGroup& group)
{
    const auto line = [&](const QString& what, const QString& value) {
        say(session, QStringLiteral("  %1 %2").arg(what, -24).arg(value));
    };
    say(session, name);
    line(QStringLiteral("items"), QStringLiteral("%1, %2 with all their raters, %3 annotations")
                                      .arg(group.items)
                                      .arg(group.completeItems)
                                      .arg(group.annotations));
    if (group.furtherLeftOut > 0)
        line(QString(), furtherText(group.furtherLeftOut));
    line(QStringLiteral("patterns"), QStringLiteral("%1 unanimous, %2 majority, %3 split")
                                         .arg(group.patterns.unanimous)
                                         .arg(group.patterns.majority)
                                         .arg(group.patterns.split));
    QString strength;
    if (group.kappa.kappa)
        strength = QStringLiteral("  %1").arg(
            QLatin1String(stats::strengthToken(stats::strengthOf(*group.kappa.kappa))));
    line(QStringLiteral("Fleiss' kappa"),
         figure(group.kappa.kappa) + u' ' + limits(group.intervals.kappa.interval) + strength);
    if (group.kappa.leftOut > 0)
        line(QString(), QStringLiteral("%1 items with fewer than two ratings left out")
                            .arg(group.kappa.leftOut));
    line(QStringLiteral("Krippendorff's alpha"),
         figure(group.alpha) + u' ' + limits(group.intervals.alpha.interval));
    line(QStringLiteral("Gwet's AC1"),
         figure(group.ac1.estimate) + u' ' + limits(group.ac1.interval));
    line(QStringLiteral("percent agreement"),
         figure(group.kappa.observed) + u' ' + limits(group.intervals.observed.interval));
    for (ScaleIndex dimension : AllDimensions) {
        const stats::Icc& icc = group.icc.at(indexOf(dimension));
        line(QStringLiteral("ICC(2,1) ") + dimensionToken(dimension),
             figure(icc.estimate) + u' ' + limits(icc.interval));
    }
    if (group.meanGoldAccuracy)
        line(QStringLiteral("accuracy against gold"), figure(group.meanGoldAccuracy));
}

void sayReport(const Session& session, const AgreementReport& report)
{
    for (const GroupAgreement& subtype : report.subtypes)
        sayGroup(session, subtypeWord(subtype.group), subtype.figures);
    sayGroup(session, QStringLiteral("Overall"), report.overall);
    say(session, QStringLiteral("Intervals: %1 resamples, seed %2, mode %3.")
                     .arg(report.options.resamples)
                     .arg(report.options.seed)
                     .arg(QLatin1String(stats::modeToken(report.overall.intervals.mode))));
    say(session,
        QStringLiteral("Spearman's rho of agreement with words: context %1, utterance %2")
            .arg(figure(report.length.contextWords), figure(report.length.utteranceWords)));
    say(session, QStringLiteral("Detectable effect: w = %1 for %2 items, %3 degrees of freedom")
                     .arg(figure(report.detectable.cohensW))
                     .arg(report.detectable.n)
                     .arg(report.detectable.degreesOfFreedom));
}

QString nameOf(const AgreementInput& input, int rater)
{
    return input.raters.at(static_cast<std::size_t>(rater)).name;
}

void sayQuestion(const Session& session, const Question& question, const AgreementGroup& of)
{
    say(session, QStringLiteral("  %1 kappa %2 %3  AC1 %4 %5  alpha %6  agreement %7")
                     .arg(question.token, -20)
                     .arg(figure(of.kappa.kappa), limits(of.intervals.kappa.interval),
                          figure(of.ac1.estimate), limits(of.ac1.interval), figure(of.alpha),
                          figure(of.kappa.observed)));
}

void saySet(const Session& session, const QString& name, const SetAgreement& set, const Task& task)
{
    say(session, QStringLiteral("%1: %2 scenarios, %3 with fewer than two ratings, %4 without gold")
                     .arg(name)
                     .arg(set.items)
                     .arg(set.leftOut)
                     .arg(set.withoutGold));
    if (const qint64 further = set.questions.front().furtherLeftOut; further > 0)
        say(session, QStringLiteral("  ") + furtherText(further));
    for (std::size_t i = 0; i < set.questions.size(); ++i)
        sayQuestion(session, task.questions[i], set.questions[i]);
    if (set.questions.size() > 1)
        say(session, QStringLiteral("  %1 kappa %2 %3, over %4 questions")
                         .arg(QStringLiteral("mean"), -20)
                         .arg(figure(set.meanKappa), limits(set.meanInterval.interval))
                         .arg(set.meanOver));
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        const stats::Icc& icc = set.questions.front().icc[i];
        say(session, QStringLiteral("  %1 ICC(2,1) %2 %3  ordinal alpha %4")
                         .arg(task.scales[i].token, -20)
                         .arg(figure(icc.estimate), limits(icc.interval),
                              figure(set.questions.front().ordinalAlpha[i])));
    }
}

void sayStudy(const Session& session, const StudyAgreement& study)
{
    for (const GroupSet& group : study.groups)
        saySet(session, group.group, group.figures, study.task());
    saySet(session, QStringLiteral("Overall"), study.overall, study.task());
    for (const BoardFigures& board : study.overall.boards) {
        say(session, QStringLiteral("%1: all annotators agree in %2 scenarios; of %3 with gold, %4 "
                                    "as somebody answered")
                         .arg(board.board)
                         .arg(board.allEqual)
                         .arg(board.withGold)
                         .arg(board.goldGiven));
        for (std::size_t rater = 0; rater < board.cellsEqualGold.size(); ++rater) {
            if (board.cellsEqualGold[rater])
                say(session, QStringLiteral("  %1 %2 of the rows equal gold")
                                 .arg(nameOf(study.input, static_cast<int>(rater)), -20)
                                 .arg(figure(board.cellsEqualGold[rater])));
        }
    }
    say(session, QStringLiteral("Intervals: %1 resamples, seed %2.")
                     .arg(study.options.resamples)
                     .arg(study.options.seed));
}

std::vector<ModelReport> modelsOf(const AgreementInput& input, std::uint64_t seed)
{
    std::vector<ModelReport> all;
    for (std::size_t question = 0; question < input.task->questions.size(); ++question) {
        const auto models = fitModels(input, ModelRestarts, seed, {}, question);
        if (models) // nothing here cancels
            all.insert(all.end(), models->begin(), models->end());
    }
    return all;
}

/// Of adjudicators who looked again at splits of theirs, or should.
void saySelfAgreement(const Session& session, const std::vector<SelfAgreement>& all,
                      const Task& task)
{
    if (!all.empty())
        say(session, QStringLiteral("Self-agreement of adjudicators (second looks)"));
    for (const SelfAgreement& own : all) {
        say(session, QStringLiteral("  %1 %2 of %3 looked at again")
                         .arg(own.code, -24)
                         .arg(own.looks)
                         .arg(own.chosen));
        for (std::size_t i = 0; i < own.kappas.size(); ++i) {
            const stats::CohenKappa& of = own.kappas[i];
            say(session, QStringLiteral("    %1 Cohen's kappa %2 %3  agreement %4  n = %5")
                             .arg(task.questions.at(i).token, -22)
                             .arg(figure(of.kappa), limits(of.interval), figure(of.observed))
                             .arg(of.items));
        }
    }
}

void saySeconds(const Session& session, const SecondFigures& seconds, const Task& task)
{
    if (seconds.isEmpty())
        return;
    say(session, QStringLiteral("Second readings"));
    for (std::size_t i = 0; i < seconds.questions.size(); ++i) {
        const QuestionSeconds& of = seconds.questions[i];
        if (of.answers > 0)
            say(session, QStringLiteral("  %1 %2 of %3 answers allow for another option (%4); "
                                        "entropy of soft labels %5 bits (items %6)")
                             .arg(task.questions[i].token, -24)
                             .arg(of.others)
                             .arg(of.answers)
                             .arg(figure(of.share), figure(of.meanEntropy))
                             .arg(of.items));
    }
}

void saySurprises(const Session& session, const SurpriseFigures& surprises, const Task& task)
{
    if (surprises.isEmpty())
        return;
    say(session, QStringLiteral("Surprisingly popular labels"));
    for (std::size_t i = 0; i < surprises.questions.size(); ++i) {
        const QuestionSurprises& of = surprises.questions[i];
        if (of.items.empty())
            continue;
        const QString found = QStringLiteral("  %1 found for %2 of %3 items")
                                  .arg(task.questions[i].token, -24)
                                  .arg(of.found)
                                  .arg(of.items.size());
        say(session,
            found + QStringLiteral(
                        "; of %2 with a single most frequent label the same on %1, another on %3 "
                        "(all guesses right: %6); the gold label on %4 of %5")
                        .arg(of.majority)
                        .arg(of.compared)
                        .arg(of.differs())
                        .arg(of.agreesGold)
                        .arg(of.withGold)
                        .arg(of.differsFromRight));
    }
}

/// Which items are asked for.
AgreementFilter filterOf(const AgreementArguments& arguments)
{
    AgreementFilter filter;
    filter.part = partFromToken(text(arguments.split));
    if (!arguments.topic.empty())
        filter.topic = text(arguments.topic);
    filter.withoutAmbiguous = arguments.withoutAmbiguous;
    return filter;
}

/// What goes beside the figures of agreement.
struct Beside
{
    std::vector<SelfAgreement> own;
    SecondFigures seconds;
    SurpriseFigures surprises;
};

/// Of a task that is not laid out as CEI is.
Status runStudyAgreement(Session& session, const AgreementArguments& arguments,
                         AgreementInput input, const Beside& beside)
{
    const auto study =
        computeStudyAgreement(std::move(input), {arguments.resamples, arguments.seed, 0});
    if (!study)
        return Status::SystemRefused; // nothing here cancels
    if (session.isJson)
        putJson(withFilter(studyAgreementJson(*study,
                                              arguments.hasModels
                                                  ? modelsOf(study->input, arguments.seed)
                                                  : std::vector<ModelReport>(),
                                              beside.own, beside.seconds, beside.surprises),
                           filterOf(arguments)));
    sayStudy(session, *study);
    saySelfAgreement(session, beside.own, study->task());
    saySeconds(session, beside.seconds, study->task());
    saySurprises(session, beside.surprises, study->task());
    return Status::Done;
}

void sayReaders(const Session& session, const ReaderFigures& readers, const Task& task)
{
    for (const ReaderGroup& group : readers.groups) {
        say(session,
            QStringLiteral("%1 = %2, people %3").arg(readers.field, group.value).arg(group.people));
        for (std::size_t i = 0; i < group.questions.size(); ++i) {
            const ReaderQuestion& of = group.questions[i];
            const Question& question = task.questions.at(i);
            if (of.counts.empty()) {
                say(session,
                    QStringLiteral("  %1 left out: fewer than %2 of them answered it, or so "
                                   "few others that these would be given away")
                        .arg(question.token, -24)
                        .arg(readers.atLeast));
                continue;
            }
            QStringList counts;
            for (std::size_t option = 0; option < of.counts.size(); ++option)
                counts << QStringLiteral("%1 %2")
                              .arg(question.options.at(option).token)
                              .arg(of.counts[option]);
            say(session, QStringLiteral("  %1 Fleiss' kappa %2  Krippendorff's alpha %3  items %4  "
                                        "people %5")
                             .arg(question.token, -24)
                             .arg(figure(of.kappa), figure(of.alpha))
                             .arg(of.items)
                             .arg(of.people));
            say(session, QStringLiteral("  %1 labels %2: %3")
                             .arg(QString(), -24)
                             .arg(of.labels)
                             .arg(counts.join(QStringLiteral(", "))));
        }
    }
    if (readers.others > 0)
        say(session, QStringLiteral("Left out: %1 people (groups of fewer than %2, people who did "
                                    "not say, and groups that would give these away)")
                         .arg(readers.others)
                         .arg(readers.atLeast));
}

/// Of the readers with each answer to one field of the form.
Status runByReader(Session& session, const AgreementArguments& arguments, Study& study,
                   const AgreementInput& input)
{
    const auto readers = study.figures().readerFigures(input);
    if (!readers)
        return cli::report(readers.error());
    QStringList known;
    for (const ReaderFigures& of : *readers) {
        known << of.field;
        if (of.field != text(arguments.byReader))
            continue;
        if (session.isJson)
            putJson(withFilter(readerFiguresJson(of, *input.task), filterOf(arguments)));
        sayReaders(session, of, *input.task);
        return Status::Done;
    }
    return wrongUsage(
        known.isEmpty()
            ? QStringLiteral("--by-reader: this study does not ask annotators about themselves.")
            : QStringLiteral("--by-reader %1: the form has no such field. It has: %2.")
                  .arg(text(arguments.byReader), known.join(QStringLiteral(", "))));
}

/// Keeps one part of train, validation and test, as files said it. What a release would draw is for
/// models.
Status keepPart(Partition part, AgreementInput& input)
{
    if (!input.hasOwnParts)
        return wrongUsage(QStringLiteral(
            "--split: no file says which items of this study are train, validation or test."));
    AgreementFilter filter;
    filter.part = part;
    input = filtered(input, filter);
    return Status::Done;
}

/// Keeps the items that were found to be of a topic.
Status keepTopic(Study& study, const QString& name, AgreementInput& input)
{
    const auto kept = study.topics().kept();
    if (!kept)
        return cli::report(kept.error());
    if (!*kept)
        return wrongUsage(QStringLiteral(
            "--topic: this study keeps no topics. Find some with “topics find --keep”."));
    QStringList known;
    for (const NamedTopic& topic : (*kept)->topics)
        known << topic.name;
    if (!known.contains(name))
        return wrongUsage(QStringLiteral("--topic %1: the study has no such topic. It has: %2.")
                              .arg(name, known.join(QStringLiteral("; "))));
    nameTopics((*kept)->topics, input);
    AgreementFilter filter;
    filter.topic = name;
    input = filtered(input, filter);
    return Status::Done;
}

/// Keeps what a part and a topic leave.
Status keepStrata(const AgreementArguments& arguments, Study& study, AgreementInput& input)
{
    if (const auto part = partFromToken(text(arguments.split))) {
        if (const Status kept = keepPart(*part, input); kept != Status::Done)
            return kept;
    }
    return arguments.topic.empty() ? Status::Done : keepTopic(study, text(arguments.topic), input);
}

Status runAgreement(Session& session, const AgreementArguments& arguments, Study& study)
{
    auto input = study.figures().agreementInput();
    if (!input)
        return cli::report(input.error());
    if (const Status kept = keepStrata(arguments, study, *input); kept != Status::Done)
        return kept;
    auto own = study.secondLooks().selfAgreement();
    if (!own)
        return cli::report(own.error());
    if (arguments.withoutAmbiguous) {
        const std::size_t all = input->items.size();
        AgreementFilter filter;
        filter.withoutAmbiguous = true;
        *input = filtered(*input, filter);
        say(session, Plurals::tr("%n items are left out: they were decided to be ambiguous.",
                                 nullptr, plural(all - input->items.size())));
    }
    if (!arguments.byReader.empty())
        return runByReader(session, arguments, study, *input);
    auto seconds = study.figures().secondReadings(*input);
    if (!seconds)
        return cli::report(seconds.error());
    auto surprises = study.figures().surprisinglyPopular(*input);
    if (!surprises)
        return cli::report(surprises.error());
    const Beside beside{std::move(*own), std::move(*seconds), std::move(*surprises)};
    if (input->task->layout != TaskLayout::Cei)
        return runStudyAgreement(session, arguments, std::move(*input), beside);
    const auto report =
        computeAgreement(std::move(*input), {arguments.resamples, arguments.seed, 0});
    if (!report)
        return Status::SystemRefused; // nothing here cancels
    if (session.isJson) {
        const auto models = arguments.hasModels
                                ? fitModels(report->input, ModelRestarts, arguments.seed)
                                : std::nullopt;
        putJson(withFilter(agreementJson(*report, models.value_or(std::vector<ModelReport>()),
                                         beside.own, beside.seconds, beside.surprises),
                           filterOf(arguments)));
    }
    sayReport(session, *report);
    saySelfAgreement(session, beside.own, *report->input.task);
    saySeconds(session, beside.seconds, *report->input.task);
    saySurprises(session, beside.surprises, *report->input.task);
    return Status::Done;
}

} // namespace

void addAgreementCommand(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<AgreementArguments>();
    CLI::App* command = app.add_subcommand("agreement", "Every figure of agreement");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    command->add_option("--resamples", arguments->resamples, "Bootstrap resamples (2000)")
        ->check(CLI::Range(1, 1'000'000));
    addSeedOption(*command, arguments->seed, std::numeric_limits<std::uint64_t>::max(),
                  "Seed of the resampling and the models (42)");
    command->add_flag("--models", arguments->hasModels,
                      "With --json: how far each annotator can be trusted, by Dawid-Skene and "
                      "MACE");
    command->add_flag("--without-ambiguous", arguments->withoutAmbiguous,
                      "Leave out items that were decided to be ambiguous, with a label or without");
    command
        ->add_option("--split", arguments->split, "Only this part of the study, as files said it")
        ->check(CLI::IsMember({"train", "val", "test"}));
    command->add_option("--topic", arguments->topic,
                        "Only the items that were found to be of this topic");
    command->add_option("--by-reader", arguments->byReader,
                        "FIELD: instead, among the readers with each answer to this field of the "
                        "form about readers");
    onChosen(*command, session, [&session, arguments] {
        return withFigures(session, arguments->study,
                           [&](Study& study) { return runAgreement(session, *arguments, study); });
    });
}

} // namespace subtext::cli
