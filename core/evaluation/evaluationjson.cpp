// SPDX-License-Identifier: MIT
#include "core/evaluation/evaluationjson.h"

#include "core/domain/mannerwords.h"
#include "core/domain/scale.h"

#include <nlohmann/json.hpp>

namespace subtext::evaluation {
namespace {

using Json = nlohmann::ordered_json;

std::string word(const QString& text)
{
    return text.toStdString();
}

Json number(const std::optional<double>& value)
{
    return value ? Json(*value) : Json();
}

Json estimate(const std::optional<double>& value)
{
    return {{"estimate", number(value)}};
}

Json withInterval(const std::optional<double>& value,
                  const std::optional<stats::Interval>& interval)
{
    return {{"estimate", number(value)},
            {"low", interval ? Json(interval->low) : Json()},
            {"high", interval ? Json(interval->high) : Json()}};
}

/// Runs are mostly numbers.
Json runJson(const QString& run)
{
    bool isNumber = false;
    const int value = run.toInt(&isNumber);
    return isNumber && QString::number(value) == run ? Json(value) : Json(word(run));
}

class Writer
{
public:
    explicit Writer(const Evaluation& evaluation)
        : m_evaluation(evaluation)
    {}

    Json document(const ReadingNotes& notes) const
    {
        const EvaluationOptions& how = m_evaluation.how;
        Json json;
        json["schema"] = "subtext.evaluation/1";
        json["items"] = m_evaluation.items;
        json["excluded"] = {{"ambiguous", m_evaluation.ambiguous},
                            {"unresolved", m_evaluation.unresolved}};
        if (how.ambiguous == AmbiguousItems::LeftOut)
            json["without_ambiguous"] = true;
        json["gold"] = how.gold == GoldOrigin::Study ? "study" : "file";
        json["labels"] = how.labels == LabelSource::Reader ? "reader" : "file";
        json["bootstrap"] = {{"resamples", how.resampling.resamples},
                             {"seed", how.resampling.seed},
                             {"stream", streamToken(how.resampling.stream)}};
        json["harmonisation"] = {{"table", word(how.table.name)},
                                 {"entries", how.table.entries.size()},
                                 {"sha256", how.table.sha256(m_evaluation.options).toStdString()}};
        json["sets"] = Json::array();
        for (const SetEvaluation& set : m_evaluation.sets)
            json["sets"].push_back(setJson(set));
        json["comparisons"] = comparisons();
        json["baselines"] = baselines();
        json["difficulty"] = difficultyJson();
        json["aggregate_confusion"] = confusion(m_evaluation.aggregate);
        json["gold_differs"] = Json::array();
        for (const GoldDifference& of : m_evaluation.goldDiffers)
            json["gold_differs"].push_back({word(of.item), word(of.ofFile), token(of.ofStudy)});
        json["refused"] = Json::array();
        for (const ReadingNotes::Refused& of : notes.refused)
            json["refused"].push_back({{"file", word(of.file)},
                                       {"line", of.line},
                                       {"column", word(of.column)},
                                       {"value", word(of.value)},
                                       {"reason", word(of.reason)}});
        json["warnings"] = Json::array();
        for (const QString& warning : notes.warnings)
            json["warnings"].push_back(word(warning));
        return json;
    }

private:
    Json token(std::optional<int> label) const
    {
        return label ? Json(word(m_evaluation.options.token(*label))) : Json();
    }

    Json confusion(const AnswerTable& table) const
    {
        Json order = Json::array();
        for (const QString& option : m_evaluation.options.tokens())
            order.push_back(word(option));
        order.push_back("none");
        Json counts = Json::array();
        for (int gold = 0; gold <= table.options; ++gold) {
            Json row = Json::array();
            for (int answer = 0; answer <= table.options; ++answer)
                row.push_back(table.at(gold, answer));
            counts.push_back(std::move(row));
        }
        return {{"order", std::move(order)}, {"counts", std::move(counts)}};
    }

    Json classes(const HardScores& scores) const
    {
        Json json = Json::object();
        for (std::size_t i = 0; i < scores.classes.size(); ++i) {
            const ClassScore& of = scores.classes[i];
            json[word(m_evaluation.options.token(static_cast<int>(i)))] = {
                {"precision", of.precision},
                {"recall", of.recall},
                {"f1", of.f1},
                {"support", of.support},
                {"predicted", of.predicted}};
        }
        return json;
    }

    Json wholePart(const ScoredPart& part, const AnswerTable& table) const
    {
        const HardScores& scores = part.scores;
        Json json;
        json["n"] = scores.items;
        json["correct"] = scores.correct;
        json["accuracy"] = withInterval(scores.accuracy, part.intervals.accuracy);
        json["accuracy_answered"] = number(scores.accuracyAnswered);
        json["macro_f1"] = withInterval(scores.macroF1, part.intervals.macroF1);
        json["weighted_f1"] = withInterval(scores.weightedF1, part.intervals.weightedF1);
        json["macro_f1_present"] = number(scores.macroF1Present);
        json["per_class"] = classes(scores);
        json["confusion"] = confusion(table);
        return json;
    }

    /// What figures against distributions are called that differ by what those are of.
    struct SoftKeys
    {
        const char* share;
        const char* any;
        const char* n;
    };
    static constexpr SoftKeys OfVotes{"vote_share", "any_vote", "votes_n"};
    static constexpr SoftKeys OfReadings{"label_share", "any_reading", "n"};

    static void addSoft(Json& json, const SoftScores& scores, const SoftKeys& keys)
    {
        json[keys.share] = number(scores.voteShare);
        json[keys.any] = number(scores.anyVote);
        json["answered"] = scores.answered;
        json["jsd"] = number(scores.jsd);
        json["brier"] = number(scores.brier);
        json["distribution_n"] = scores.described;
        json["jsd_uniform_gaps"] = number(scores.jsdOfAll);
        json["brier_uniform_gaps"] = number(scores.brierOfAll);
        json[keys.n] = scores.items;
        json["cross_entropy"] = number(scores.crossEntropy);
        json["cross_entropy_n"] = scores.distributions;
    }

    static Json strata(const std::vector<ScoredPart>& parts, const char* key)
    {
        Json list = Json::array();
        for (const ScoredPart& part : parts) {
            Json json;
            json[key] = word(part.name);
            json["n"] = part.scores.items;
            json["correct"] = part.scores.correct;
            json["accuracy"] = withInterval(part.scores.accuracy, part.intervals.accuracy);
            json["accuracy_answered"] = number(part.scores.accuracyAnswered);
            json["macro_f1"] = estimate(part.scores.macroF1);
            json["weighted_f1"] = estimate(part.scores.weightedF1);
            json["macro_f1_present"] = number(part.scores.macroF1Present);
            list.push_back(std::move(json));
        }
        return list;
    }

    static Json alternative(const AlternativeAnnotator& of)
    {
        Json json;
        json["epsilon"] = of.epsilon;
        json["q"] = of.q;
        json["winning_rate"] = number(of.winningRate);
        json["advantage_probability"] = number(of.advantage);
        json["passes"] = of.passes;
        json["annotators"] = Json::array();
        for (const AnnotatorDuel& duel : of.annotators)
            json["annotators"].push_back({{"annotator", word(duel.annotator)},
                                          {"n", duel.items},
                                          {"model_wins", duel.modelWins},
                                          {"annotator_wins", duel.annotatorWins},
                                          {"t", number(duel.t)},
                                          {"p", duel.p},
                                          {"rejected", duel.isRejected}});
        return json;
    }

    Json setJson(const SetEvaluation& set) const
    {
        Json json;
        json["model"] = word(set.name.model);
        json["mode"] = word(set.name.mode);
        json["run"] = runJson(set.name.run);
        json["coverage"] = Json::object();
        for (const AnswerStatus status : AllStatuses)
            json["coverage"][statusToken(status).data()] = set.coverage.at(indexOf(status));
        json["oov"] = Json::array();
        for (const OutsideLabel& of : set.outside)
            json["oov"].push_back({word(of.label), token(of.mappedTo), of.count});
        json["rules"] = Json::object();
        for (std::size_t i = 0; i < RuleCount; ++i) {
            if (set.rules.at(i) > 0)
                json["rules"][ruleToken(static_cast<Rule>(i)).data()] = set.rules.at(i);
        }
        json["overall"] = wholePart(set.overall, set.table);
        addSoft(json["overall"], set.soft, OfVotes);
        if (set.softReadings.items > 0)
            addSoft(json["overall"]["second_readings"], set.softReadings, OfReadings);
        json["without_table"] = {{"correct", set.withoutTable.correct},
                                 {"accuracy", number(set.withoutTable.accuracy)},
                                 {"macro_f1", number(set.withoutTable.macroF1)},
                                 {"weighted_f1", number(set.withoutTable.weightedF1)}};
        json["subtypes"] = strata(set.strata.groups, "subtype");
        json["power"] = strata(set.strata.powers, "power");
        json["pattern"] = strata(set.strata.patterns, "pattern");
        json["domain"] = strata(set.strata.domains, "domain");
        if (!set.strata.splits.empty())
            json["split"] = strata(set.strata.splits, "split");
        if (!set.strata.topics.empty())
            json["topic"] = strata(set.strata.topics, "topic");
        json["vad"] = Json::object();
        for (std::size_t i = 0; i < VadCount; ++i) {
            const ScaleScores& of = set.scales.at(i);
            json["vad"][dimensionToken(AllDimensions.at(i)).data()] = {
                {"n", of.fit.n},
                {"invalid", of.invalid},
                {"mae", number(of.fit.mae)},
                {"pearson_r", number(of.fit.pearson)}};
        }
        json["alternative_annotator"] = alternative(set.alternative);
        if (set.openRun)
            json["unfinished"] = {{"answered", set.openRun->answered},
                                  {"asked", set.openRun->asked}};
        if (set.part)
            json["part"] = {{"asked", set.part->asked}, {"of", set.part->of}};
        for (const MannerPart& part : partsOf(set.manner))
            json[part.token.data()] = word(part.values);
        return json;
    }

    Json comparisons() const
    {
        const auto nameOf = [this](int set) {
            return word(m_evaluation.sets[static_cast<std::size_t>(set)].shortName);
        };
        Json list = Json::array();
        for (const Comparison& of : m_evaluation.comparisons)
            list.push_back({{"a", nameOf(of.first)},
                            {"b", nameOf(of.second)},
                            {"difference", number(of.difference)},
                            {"low", of.interval ? Json(of.interval->low) : Json()},
                            {"high", of.interval ? Json(of.interval->high) : Json()},
                            {"only_a", of.onlyFirst},
                            {"only_b", of.onlySecond},
                            {"mcnemar_p", of.mcnemarP},
                            {"mcnemar_p_holm", of.holmP}});
        return list;
    }

    Json humans() const
    {
        const HumanScores& scores = m_evaluation.humans;
        Json json;
        json["vs_gold_mean"] = number(scores.means.againstGold);
        json["vs_gold_min"] = number(scores.leastAgainstGold);
        json["vs_gold_max"] = number(scores.mostAgainstGold);
        json["vs_others_mean"] = number(scores.means.againstOthers);
        json["per_subtype"] = Json::object();
        for (const GroupMeans& of : scores.groups)
            json["per_subtype"][word(of.group)] = {{"vs_gold", number(of.means.againstGold)},
                                                   {"vs_others", number(of.means.againstOthers)}};
        json["best_single_label_vote_share"] = number(scores.bestSingleLabel);
        json["share_with_a_majority"] = number(scores.shareWithAMajority);
        json["annotators"] = Json::object();
        for (const AnnotatorScores& of : scores.annotators)
            json["annotators"][word(of.name)] = {{"items", of.items},
                                                 {"vs_gold", number(of.againstGold)},
                                                 {"vs_others", number(of.againstOthers)}};
        json["vad_vs_others"] = Json::object();
        for (std::size_t i = 0; i < VadCount; ++i) {
            const HumanScaleFit& of = scores.scales.at(i);
            json["vad_vs_others"][dimensionToken(AllDimensions.at(i)).data()] = {
                {"mae", number(of.mae)},
                {"pearson_r", number(of.pearson)},
                {"undefined_r", of.undefined}};
        }
        return json;
    }

    Json baselines() const
    {
        const ChanceScores& chance = m_evaluation.chance;
        Json json;
        json["majority_class"] = wholePart(m_evaluation.majority.part, m_evaluation.majority.table);
        json["majority_class"]["label"] = token(m_evaluation.majority.label);
        json["majority_class"]["vote_share"] = number(m_evaluation.majority.voteShare);
        json["uniform_random"] = {{"accuracy", chance.uniformAccuracy},
                                  {"macro_f1_large_sample", number(chance.uniformMacroF1)}};
        json["prior_random"] = {{"accuracy", number(chance.priorAccuracy)},
                                {"macro_f1_large_sample", number(chance.priorMacroF1)}};
        json["human"] = humans();
        return json;
    }

    Json difficultyJson() const
    {
        const Difficulty& of = m_evaluation.difficulty;
        Json json;
        json["item_spearman"] = number(of.itemSpearman);
        json["subtype_mean_accuracy"] = Json::object();
        for (const GroupDifficulty& group : of.groups)
            json["subtype_mean_accuracy"][word(group.group)] = group.accuracy;
        json["subtype_spearman_kappa"] = number(of.groupSpearman);
        json["unanimous_but_no_model"] = Json::array();
        for (const QString& item : of.unanimousButNoModel)
            json["unanimous_but_no_model"].push_back(word(item));
        json["split_but_every_model"] = Json::array();
        for (const QString& item : of.splitButEveryModel)
            json["split_but_every_model"].push_back(word(item));
        json["models_correct_histogram"] = of.histogram;
        return json;
    }

    const Evaluation& m_evaluation;
};

} // namespace

QByteArray evaluationJson(const Evaluation& evaluation, const ReadingNotes& notes)
{
    const Json json = Writer(evaluation).document(notes);
    return QByteArray::fromStdString(json.dump(2, ' ', false, Json::error_handler_t::replace) +
                                     '\n');
}

} // namespace subtext::evaluation
