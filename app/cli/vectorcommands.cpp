// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/vectorcommands.h"

#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "core/base/filewriter.h"
#include "core/domain/mannerwords.h"
#include "core/entanglement/entanglementjson.h"
#include "core/entanglement/evaluationjson.h"
#include "core/entanglement/maprows.h"
#include "core/exchange/tables/csvtext.h"
#include "core/models/predictionreading.h"
#include "core/models/topicfigures.h"
#include "core/models/vectorstrata.h"
#include "ui/text/evaluationtext.h"

#include <CLI/CLI.hpp>

#include <set>

namespace subtext::cli {
namespace {

using entanglement::EvaluationProtocol;
using entanglement::NamedEvaluation;

/// The one that was asked for; all where none was.
std::vector<EvaluationProtocol> protocolsOf(const std::string& asked)
{
    std::vector<EvaluationProtocol> protocols;
    for (const EvaluationProtocol protocol : entanglement::AllProtocols) {
        if (asked.empty() || asked == entanglement::protocolToken(protocol))
            protocols.push_back(protocol);
    }
    return protocols;
}

struct Evaluated
{
    VectorStudy study;
    std::vector<NamedEvaluation> sets;
    evaluation::ReadingNotes notes;
};

OrStatus<Evaluated> evaluated(const VectorEvaluation& how, Study& study)
{
    const CancelToken cancel;
    const Interruptible interruptible(cancel);
    auto read = readVectors(how.predictions, study, cancel);
    if (!read)
        return tl::unexpected(read.error());
    std::vector<evaluation::PredictionSet>& sets = read->predictions.sets;
    if (const auto kept = keepAsked(how.predictions, study, sets); !kept)
        return tl::unexpected(kept.error());
    entanglement::PriorOptions priors;
    priors.smoothing = how.smoothing;
    entanglement::GainOptions gain;
    gain.resamples = how.resamples;
    gain.seed = how.seed;
    auto scored = evaluateVectors(read->study, sets, priors, gain, cancel);
    if (!scored)
        return tl::unexpected(report({ErrorCode::Cancelled, {}, 0, 0, {}, {}}));
    if (how.hasStrata) {
        if (const auto named = nameTopics(study.topics(), read->study.input); !named)
            return tl::unexpected(report(named.error()));
        scoreStrata(read->study, vectorStrata(read->study), sets, *scored);
    }
    return Evaluated{std::move(read->study), std::move(*scored), readingNotes(read->predictions)};
}

/// "never or always felt: joy; never felt together: joy+fear": what a prior has no value for.
QString termWords(const entanglement::UndefinedTerms& terms,
                  const entanglement::EmotionNames& names)
{
    QStringList emotions;
    for (const std::size_t emotion : terms.emotions)
        emotions << QString::fromStdString(names.at(emotion));
    QStringList pairs;
    for (const std::size_t pair : terms.pairs)
        pairs << QString::fromStdString(names.at(entanglement::AllPairs.at(pair).first) + '+' +
                                        names.at(entanglement::AllPairs.at(pair).second));
    QStringList parts;
    if (!emotions.isEmpty())
        parts << QStringLiteral("never or always felt: ") + emotions.join(QStringLiteral(", "));
    if (!pairs.isEmpty())
        parts << QStringLiteral("never felt together: ") + pairs.join(QStringLiteral(", "));
    return parts.join(QStringLiteral("; "));
}

QString reasonWords(const entanglement::NoResult& none, const entanglement::EmotionNames& names)
{
    switch (none.reason) {
    case entanglement::NoResult::Reason::UndefinedPrior:
        return termWords(none.terms, names);
    case entanglement::NoResult::Reason::NothingToChoose:
        return QStringLiteral("no scenario with gold and probabilities to choose alpha on");
    case entanglement::NoResult::Reason::NothingToMeasure:
        return QStringLiteral("no scenario with gold and probabilities to measure on");
    }
    Q_UNREACHABLE();
}

void sayStrata(const Session& session, const NamedEvaluation& set, EvaluationProtocol protocol)
{
    for (const entanglement::StratumScores& scores : set.strata) {
        const auto& of = scores.protocols.at(entanglement::indexOf(protocol));
        if (!of || of->full.scenarios == 0)
            continue;
        say(session,
            QStringLiteral("    %1 %2 (n = %3), macro-F1 %4 -> %5, cell accuracy %6 -> %7")
                .arg(scores.by, scores.name)
                .arg(of->full.scenarios)
                .arg(figure(of->baseline.macroF1()), figure(of->full.macroF1()),
                     figure(of->baseline.lexicalAccuracy()), figure(of->full.lexicalAccuracy())));
    }
}

void sayTextStrata(const Session& session, const NamedEvaluation& set)
{
    for (const entanglement::StratumScores& scores : set.strata) {
        const entanglement::VectorMetrics& of = scores.textAnswers;
        if (of.scenarios > 0)
            say(session, QStringLiteral("    %1 %2 (n = %3), macro-F1 %4, cell accuracy %5")
                             .arg(scores.by, scores.name)
                             .arg(of.scenarios)
                             .arg(figure(of.macroF1()), figure(of.lexicalAccuracy())));
    }
}

void sayManner(const Session& session, const AskedManner& manner)
{
    for (const MannerPart& part : partsOf(manner))
        say(session, QStringLiteral("  %1: %2").arg(part.words, part.values));
}

void sayRuns(const Session& session, const Evaluated& of,
             const std::vector<EvaluationProtocol>& protocols)
{
    for (const NamedEvaluation& set : of.sets) {
        say(session, QStringLiteral("%1, %2 scenarios, %3 with all probabilities")
                         .arg(set.text(), QString::number(set.evaluation.scenarios),
                              QString::number(set.evaluation.withProbabilities)));
        if (set.openRun)
            say(session,
                QStringLiteral(
                    "  unfinished, %1 of %2 answered; it is left out of the comparison of sets")
                    .arg(set.openRun->answered)
                    .arg(set.openRun->asked));
        if (set.part)
            say(session, QStringLiteral(
                             "  %1 of %2 scenarios asked; it is left out of the comparison of sets")
                             .arg(set.part->asked)
                             .arg(set.part->of));
        sayManner(session, set.manner);
        if (!set.evaluation.protocols) {
            say(session, QStringLiteral("  text alone: macro-F1 %1, cell accuracy %2")
                             .arg(figure(set.evaluation.textAnswers.macroF1()),
                                  figure(set.evaluation.textAnswers.lexicalAccuracy())));
            sayTextStrata(session, set);
            continue;
        }
        for (const EvaluationProtocol protocol : protocols) {
            const auto& outcome = set.evaluation.protocols->at(entanglement::indexOf(protocol));
            const QString name = QLatin1String(entanglement::protocolToken(protocol));
            if (!outcome) {
                say(session, QStringLiteral("  %1 undefined; ").arg(name, -16) +
                                 reasonWords(outcome.error(), of.study.emotions));
                continue;
            }
            say(session,
                QStringLiteral("  %1 alpha %2%3, macro-F1 %4 -> %5, cell accuracy %6 -> %7")
                    .arg(name, -16)
                    .arg(outcome->alpha)
                    .arg(outcome->isPriorUsed() ? QString() : QStringLiteral(" (prior not used)"),
                         figure(outcome->baseline.macroF1()), figure(outcome->full.macroF1()),
                         figure(outcome->baseline.lexicalAccuracy()),
                         figure(outcome->full.lexicalAccuracy())));
            sayStrata(session, set, protocol);
        }
    }
}

struct EntanglementArguments
{
    std::string study;
    std::string from = "all";
    double smoothing = entanglement::UsualSmoothing;
};

void sayPrior(const Session& session, const QString& name, const entanglement::DescribedPrior& of,
              const entanglement::EmotionNames& names)
{
    if (!of.figures) {
        say(session, QStringLiteral("  %1 undefined; ").arg(name, -10) +
                         (of.weights ? QString() : termWords(of.weights.error(), names)));
        return;
    }
    say(session, QStringLiteral("  %1 ln Z %2, largest gap to the data %3 (pairs %4)")
                     .arg(name, -10)
                     .arg(of.figures->logZ, 0, 'f', 4)
                     .arg(of.figures->largestMarginalGap, 0, 'f', 4)
                     .arg(of.figures->largestPairGap, 0, 'f', 4));
}

Status runEntanglement(Session& session, const EntanglementArguments& arguments, Study& study)
{
    const auto vectors = study.predictions().vectorStudy();
    if (!vectors)
        return report(vectors.error());
    const entanglement::CoOccurrence data =
        arguments.from == "all"
            ? entanglement::goldOf(vectors->scenarios)
            : entanglement::goldOf(vectors->scenarios, entanglement::SplitPart::Train);
    entanglement::PriorOptions options;
    options.smoothing = arguments.smoothing;
    const auto figures = entanglement::entanglementFigures(data, options);
    if (session.isJson)
        putJson(entanglement::entanglementJson(figures, vectors->emotions));
    say(session, QStringLiteral("%1 scenarios with gold").arg(data.scenarios));
    if (data.scenarios == 0) {
        say(session, QStringLiteral("Without gold labels there is no prior."));
        return Status::Done;
    }
    say(session, QStringLiteral("Prior"));
    sayPrior(session, QStringLiteral("published"), figures.published, vectors->emotions);
    sayPrior(session, QStringLiteral("smoothed"), figures.smoothed, vectors->emotions);
    sayPrior(session, QStringLiteral("fitted"), figures.fitted, vectors->emotions);
    if (arguments.smoothing == 0 && !figures.smoothed.weights)
        say(session, QStringLiteral("With --smoothing 0.5 every term has a value."));
    return Status::Done;
}

struct MapArguments
{
    std::string study;
    PredictionArguments predictions;
    std::string out;
    std::string protocol;
    double smoothing = entanglement::UsualSmoothing;
};

Status runMap(Session& session, const MapArguments& arguments, Study& study)
{
    const auto of =
        evaluated({arguments.predictions, arguments.protocol, arguments.smoothing, 0, 42}, study);
    if (!of)
        return of.error();
    const QString path = text(arguments.out);
    auto file = FileWriter::begin(path, Readers::Owner);
    if (!file)
        return report(file.error());
    qint64 rows = 0;
    const auto put = [&](const QStringList& cells) { return (*file)->write(csvRow(cells)); };
    Result<void> written = put(entanglement::mapColumns());
    for (const NamedEvaluation& set : of->sets) {
        for (const QStringList& row : entanglement::mapRows(set, of->study.names)) {
            const bool isAsked =
                arguments.protocol.empty() || row.at(2) == text(arguments.protocol);
            if (!written || !isAsked)
                continue;
            written = put(row);
            ++rows;
        }
    }
    if (written)
        written = (*file)->commit();
    if (!written)
        return report(written.error());
    warnOfSheets(session, arguments.predictions);
    warnOf(session, of->notes);
    if (session.isJson)
        print({{"file", utf8(path)}, {"rows", rows}});
    say(session, QStringLiteral("Wrote %1, %2 rows").arg(path).arg(rows));
    return of->notes.isEmpty() ? Status::Done : Status::DataErrors;
}

} // namespace

void addSmoothingOption(CLI::App& command, double& smoothing)
{
    command
        .add_option("--smoothing", smoothing,
                    "Vectors: smoothing of the prior's closed form (0.5); 0: as published, "
                    "undefined if an emotion is never or always felt or a pair never together")
        ->check(CLI::Range(0.0, 1e6));
}

void addVectorOptions(CLI::App& command, std::string& protocol, double& smoothing)
{
    std::set<std::string> tokens;
    for (const EvaluationProtocol of : entanglement::AllProtocols)
        tokens.insert(entanglement::protocolToken(of));
    command
        .add_option("--protocol", protocol,
                    "Vectors: which scenarios the prior and its weight come from, and which they "
                    "are measured on (all four)")
        ->check(CLI::IsMember(tokens));
    addSmoothingOption(command, smoothing);
}

Status evaluateVectorsOf(Session& session, const VectorEvaluation& how, Study& study)
{
    const auto of = evaluated(how, study);
    if (!of)
        return of.error();
    warnOfSheets(session, how.predictions);
    warnOf(session, of->notes);
    const auto protocols = protocolsOf(how.protocol);
    if (session.isJson)
        putJson(entanglement::evaluationJson(of->sets, of->study.emotions, protocols));
    sayRuns(session, *of, protocols);
    return of->notes.isEmpty() ? Status::Done : Status::DataErrors;
}

void addEntanglementCommands(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<EntanglementArguments>();
    CLI::App* command = app.add_subcommand(
        "entanglement", "How the emotions of an EmoScene study hang together, and its priors");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    command->add_option("--from", arguments->from, "Which gold vectors to use: all, or train (all)")
        ->check(CLI::IsMember({"all", "train"}));
    addSmoothingOption(*command, arguments->smoothing);
    onChosen(*command, session, [&session, arguments] {
        return withFigures(session, arguments->study, [&](Study& study) {
            return runEntanglement(session, *arguments, study);
        });
    });

    auto mapped = std::make_shared<MapArguments>();
    CLI::App* map = app.add_subcommand(
        "map", "The most probable vectors of every scenario of an EmoScene study, as CSV");
    map->add_option("STUDY", mapped->study, "The study file")->required();
    map->add_option("FILE", mapped->predictions.files,
                    "Predictions: CSV, JSON or JSON Lines (those that the study holds)");
    map->add_option("--out", mapped->out, "The file to write")->required();
    map->add_option("--set", mapped->predictions.sets, "MODEL[:MODE[:RUN]]: only this set")
        ->allow_extra_args(false);
    addFileOptions(*map, mapped->predictions);
    addVectorOptions(*map, mapped->protocol, mapped->smoothing);
    onChosen(*map, session, [&session, mapped] {
        return withVerifiedStudy(session, mapped->study,
                                 [&](Study& study) { return runMap(session, *mapped, study); });
    });
}

} // namespace subtext::cli
