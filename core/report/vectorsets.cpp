// SPDX-License-Identifier: MIT
#include "core/report/vectorsets.h"

#include <algorithm>

namespace subtext {
namespace {

using entanglement::EvaluationProtocol;
using entanglement::NamedEvaluation;
using entanglement::SureSignal;

QString basisOf(EvaluationProtocol protocol)
{
    switch (protocol) {
    case EvaluationProtocol::Published:
        return QStringLiteral("The prior by its published formula, its weight α and the figures "
                              "come from all scenarios.");
    case EvaluationProtocol::InSample:
        return QStringLiteral(
            "The smoothed prior, its weight α and the figures come from all scenarios.");
    case EvaluationProtocol::HeldOut:
        return QStringLiteral("The smoothed prior and its weight α come from the train part, the "
                              "figures from the test part.");
    case EvaluationProtocol::HeldOutFitted:
        return QStringLiteral("The fitted prior and its weight α come from the train part, the "
                              "figures from the test part.");
    }
    Q_UNREACHABLE();
}

std::vector<ProtocolRun> runsOf(const NamedVectorSets& sets, EvaluationProtocol protocol)
{
    std::vector<ProtocolRun> runs;
    for (const NamedEvaluation* set : sets) {
        if (!set->evaluation.protocols)
            continue;
        const auto& outcome = set->evaluation.protocols->at(entanglement::indexOf(protocol));
        if (outcome)
            runs.push_back({set, &*outcome});
    }
    return runs;
}

QStringList changeNames(const char* name)
{
    const QString stem = QString::fromLatin1(name);
    return {stem + QStringLiteral("_baseline"), stem + QStringLiteral("_full")};
}

} // namespace

tl::expected<NamedVectorSets, ReportLack> wholeVectorSets(ReportFigures& figures)
{
    if (!figures.input().vectors)
        return tl::unexpected(ReportLack::Vectors);
    if (figures.vectorScores().empty())
        return tl::unexpected(lackOfModels(figures.input()));
    NamedVectorSets sets;
    bool hasGold = false;
    for (const NamedEvaluation& set : figures.vectorScores()) {
        if (set.isApart())
            continue;
        sets.push_back(&set);
        hasGold = hasGold || set.evaluation.scenarios > 0;
    }
    if (sets.empty())
        return tl::unexpected(ReportLack::WholeSets);
    if (!hasGold)
        return tl::unexpected(ReportLack::Gold);
    return sets;
}

tl::expected<std::vector<ProtocolRuns>, ReportLack> runsByProtocol(ReportFigures& figures)
{
    const auto sets = wholeVectorSets(figures);
    if (!sets)
        return tl::unexpected(sets.error());
    std::vector<ProtocolRuns> all;
    for (const EvaluationProtocol protocol : entanglement::AllProtocols) {
        std::vector<ProtocolRun> runs = runsOf(*sets, protocol);
        if (runs.empty())
            continue;
        all.push_back({protocol, u'_' + QString::fromLatin1(entanglement::protocolToken(protocol)),
                       basisOf(protocol), std::move(runs)});
    }
    // With gold and probabilities the smoothed prior has a value.
    if (all.empty())
        return tl::unexpected(ReportLack::Probabilities);
    return all;
}

NamedVectorSets setsOf(const ProtocolRuns& of)
{
    NamedVectorSets sets;
    for (const ProtocolRun& run : of.runs)
        sets.push_back(run.set);
    return sets;
}

PooledEmotions pooledEmotions(const ProtocolRuns& of, const QString& mode)
{
    PooledEmotions pooled;
    for (const ProtocolRun& run : of.runs) {
        if (run.set->mode() != mode)
            continue;
        for (std::size_t i = 0; i < entanglement::Emotions; ++i) {
            pooled.baseline[i] += run.result->baseline.emotions.at(i);
            pooled.full[i] += run.result->full.emotions.at(i);
        }
    }
    return pooled;
}

std::vector<entanglement::CalibrationBin> filledBins(const NamedEvaluation& set,
                                                     const MeasuredPart& part, SureSignal signal)
{
    std::vector<entanglement::CalibrationBin> filled;
    for (const entanglement::CalibrationBin& bin :
         (set.evaluation.*part.calibration).of(signal).bins) {
        if (bin.cells > 0)
            filled.push_back(bin);
    }
    return filled;
}

ReportCell signalCell(SureSignal signal)
{
    switch (signal) {
    case SureSignal::Probability:
        return wordCell(QStringLiteral("probability"), QStringLiteral("probability"));
    case SureSignal::SelfReport:
        return wordCell(QStringLiteral("self-report"), QStringLiteral("self_report"));
    case SureSignal::SelfReportOfYes:
        return wordCell(QStringLiteral("self-report of yes"), QStringLiteral("self_report_of_yes"));
    case SureSignal::SelfReportOfNo:
        return wordCell(QStringLiteral("self-report of no"), QStringLiteral("self_report_of_no"));
    }
    Q_UNREACHABLE();
}

QString signalWords()
{
    return QStringLiteral("How sure a set is of a cell: the larger of p and 1 − p, or its "
                          "self-reported confidence / 5. Self-reports of two sets can be compared "
                          "only where both were asked by the same rubric.");
}

tl::expected<std::vector<PartOfGold>, ReportLack> partsOfGold(const ReportInput& input)
{
    if (!input.vectors)
        return tl::unexpected(ReportLack::Vectors);
    const auto& scenarios = input.vectors->scenarios;
    std::vector<PartOfGold> parts{
        {QStringLiteral("_all"), QStringLiteral("scenarios"), entanglement::goldOf(scenarios)},
        {QStringLiteral("_train"), QStringLiteral("scenarios of the train part"),
         entanglement::goldOf(scenarios, entanglement::SplitPart::Train)}};
    std::erase_if(parts, [](const PartOfGold& part) { return part.data.scenarios == 0; });
    if (parts.empty())
        return tl::unexpected(ReportLack::Gold);
    return parts;
}

tl::expected<FrequentVectors, ReportLack> frequentVectors(const ReportInput& input)
{
    constexpr std::size_t Most = 20;
    if (!input.vectors)
        return tl::unexpected(ReportLack::Vectors);
    entanglement::ScenarioStatistics of = entanglement::scenarioStatistics(input.scenarioTexts);
    if (of.vectors.empty())
        return tl::unexpected(ReportLack::Gold);
    FrequentVectors frequent{std::move(of.vectors), 0, of.scenarios - of.withoutGold};
    frequent.different = frequent.vectors.size();
    frequent.vectors.resize(std::min(Most, frequent.different));
    return frequent;
}

ReportColumn setColumn()
{
    return {{QStringLiteral("row"), QStringLiteral("model"), QStringLiteral("mode")},
            QStringLiteral("Set")};
}

ReportCell setCell(const NamedEvaluation& set)
{
    return {set.text(), {QStringLiteral("set"), set.name.model, set.mode()}};
}

ReportCell modeCell(const QString& mode, const QString& title)
{
    return {QStringLiteral("%1, %2").arg(title, mode), {QStringLiteral("all"), QString(), mode}};
}

ReportCell emotionCell(const Task& task, std::size_t emotion)
{
    const Question& question = task.questions.at(emotion);
    return wordCell(question.word, question.token);
}

ReportCell emotionPairCell(const Task& task, std::size_t pair)
{
    const entanglement::EmotionPair& of = entanglement::AllPairs.at(pair);
    const Question& first = task.questions.at(of.first);
    const Question& second = task.questions.at(of.second);
    return wordCell(first.word + QStringLiteral(" + ") + second.word,
                    first.token + u'+' + second.token);
}

ReportCell vectorCell(const Task& task, EmotionSet vector)
{
    QStringList words;
    QStringList tokens;
    for (std::size_t i = 0; i < entanglement::Emotions; ++i) {
        if (!entanglement::has(vector, i))
            continue;
        words << task.questions.at(i).word;
        tokens << task.questions.at(i).token;
    }
    return wordCell(words.isEmpty() ? QStringLiteral("–") : words.join(QStringLiteral(" + ")),
                    tokens.isEmpty() ? QStringLiteral("none") : tokens.join(u'+'));
}

ReportColumn changeColumn(const char* name, const char* title)
{
    return {changeNames(name), QString::fromUtf8(title)};
}

ReportCell changeCell(const std::optional<double>& baseline, const std::optional<double>& full)
{
    const ReportCell before = numberCell(baseline);
    const ReportCell after = numberCell(full);
    return {before.text + QStringLiteral(" → ") + after.text, before.exact + after.exact, true};
}

ReportCell changeCell(int baseline, int full)
{
    const ReportCell before = countCell(baseline);
    const ReportCell after = countCell(full);
    return {before.text + QStringLiteral(" → ") + after.text, before.exact + after.exact, true};
}

} // namespace subtext
