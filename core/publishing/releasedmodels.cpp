// SPDX-License-Identifier: MIT
#include "core/publishing/releasedmodels.h"

#include "core/base/filenames.h"
#include "core/entanglement/entanglementjson.h"
#include "core/entanglement/evaluationjson.h"
#include "core/evaluation/evaluationjson.h"
#include "core/models/keptforms.h"
#include "core/models/topicfigures.h"
#include "core/models/vectorstudy.h"
#include "core/models/withoutwords.h"
#include "core/operation/studycontext.h"
#include "core/predictions/predictionwriter.h"
#include "core/predictions/vectorparts.h"
#include "core/publishing/modelfigures.h"
#include "core/release/datadictionary.h"
#include "core/storage/taskinforce.h"

#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

using evaluation::Column;
using evaluation::Prediction;
using evaluation::PredictionSet;

bool isMeant(const KeptPredictions& set, const QStringList& names)
{
    return names.isEmpty() || std::any_of(names.begin(), names.end(), [&](const QString& name) {
               return isNamed(set.name, name);
           });
}

void requireSets(const std::vector<KeptPredictions>& sets, const QStringList& names)
{
    const auto missing = [](const QString& name) {
        return Failure({ErrorCode::InvalidValue, {}, 0, 0, name, QStringLiteral("predictions")});
    };
    if (sets.empty())
        throw missing({});
    for (const QString& name : names) {
        if (std::none_of(sets.begin(), sets.end(),
                         [&](const KeptPredictions& set) { return isMeant(set, {name}); }))
            throw missing(name);
    }
}

/// Names of files, none of which is another in other letters.
class FileNames
{
public:
    QString of(const KeptPredictions& set)
    {
        QString name = fileNamePart(
            QStringLiteral("%1 %2 %3").arg(set.name.model, set.name.mode, set.name.run));
        if (name.isEmpty())
            name = QStringLiteral("set");
        QString free = name;
        for (int i = 2; m_taken.contains(free.toLower()); ++i)
            free = QStringLiteral("%1-%2").arg(name).arg(i);
        m_taken.insert(free.toLower());
        return free;
    }

private:
    QSet<QString> m_taken;
};

ModelFile fileOf(const QString& path, const QByteArray& bytes, const Task& task,
                 std::vector<ColumnDescription> columns = {})
{
    const TableFormat format =
        path.endsWith(QLatin1String(".jsonl")) ? TableFormat::JsonLines : TableFormat::Csv;
    return {{path, format, describeFile(path, task), std::move(columns)}, bytes};
}

ModelFile tableFile(const QString& path, const FigureFile& table, const Task& task)
{
    return fileOf(path, table.csv, task, table.columns);
}

ColumnDescription key(const QString& name, const QByteArray& values, const QByteArray& meaning)
{
    return {name, ValueType::Text, values, meaning};
}

/// An object with such values under keys of these names.
ColumnDescription objectKey(const QString& name, const QByteArray& values,
                            const QByteArray& meaning, const QStringList& keys, ValueType each)
{
    ColumnDescription object = key(name, values, meaning);
    object.keys = keys;
    object.keyType = each;
    return object;
}

/// What says which answer a line is.
std::vector<ColumnDescription> headKeys()
{
    return {key(QStringLiteral("scenario"), "as in the other files", "Name of the scenario"),
            key(QStringLiteral("model"), "any text", "Which model"),
            key(QStringLiteral("mode"), "any text", "How it was asked"),
            key(QStringLiteral("run"), "any text", "Which run")};
}

std::vector<ColumnDescription> labelKeys(const std::vector<evaluation::Input>& inputs,
                                         bool hasWords, bool hasConfidence)
{
    std::vector<ColumnDescription> keys = headKeys();
    for (const evaluation::Input& input : inputs) {
        const evaluation::Options& options = input.options;
        const bool isOne = !options.isOneOfSeveral();
        const QString suffix = isOne ? QString() : u'_' + options.question();
        keys.push_back(
            key(isOne ? QStringLiteral("emotion") : options.question(),
                options.tokens().join(QStringLiteral(", ")).toUtf8() + ", or other words",
                "The label"));
        if (hasWords)
            keys.push_back(
                key(QStringLiteral("raw_response") + suffix, "any text", "The model's own words"));
        keys.push_back(objectKey(QStringLiteral("probabilities") + suffix, "an object of numbers",
                                 "The share of each option", options.tokens(), ValueType::Number));
        keys.push_back(key(QStringLiteral("status") + suffix,
                           "refusal, error, missing, truncated, unparsed",
                           "Why there is no label"));
        if (hasConfidence)
            keys.push_back({QStringLiteral("confidence") + suffix, ValueType::Number,
                            "1 to 5, or 0 to 1", "How sure the model says it is"});
    }
    for (const char* scale : {"valence", "arousal", "dominance"})
        keys.push_back({QString::fromLatin1(scale), ValueType::Number, "-1 to 1",
                        "What the model says on this scale"});
    keys.push_back(key(QStringLiteral("finish_reason"), "length", "The text was cut off"));
    return keys;
}

std::vector<ColumnDescription> vectorKeys(const entanglement::EmotionNames& emotions, bool hasWords)
{
    QStringList tokens;
    for (const std::string& token : emotions)
        tokens << QString::fromStdString(token);
    std::vector<ColumnDescription> keys = headKeys();
    keys.push_back(objectKey(QStringLiteral("probabilities"), "an object of numbers, 0 to 1",
                             "The probability of yes, by emotion", tokens, ValueType::Number));
    keys.push_back(objectKey(QStringLiteral("answers"), "an object of yes and no",
                             "The answer, by emotion", tokens, ValueType::Text));
    keys.push_back(objectKey(QStringLiteral("confidence"), "an object of whole numbers, 1 to 5",
                             "How sure the model says it is, by emotion", tokens,
                             ValueType::Integer));
    if (hasWords)
        keys.push_back(objectKey(QStringLiteral("raw_responses"), "an object of texts",
                                 "The model's own words, by emotion", tokens, ValueType::Text));
    return keys;
}

/// A number or words; empty where there is nothing, or nothing was sent.
QString parameterIn(const RunState& run, const char* key)
{
    const QJsonValue kept = run.parameters[QLatin1String(key)];
    return kept.isDouble() ? QString::number(kept.toDouble()) : kept.toString();
}

std::vector<AskedParameters> askedParameters(const ModelMaterial& of)
{
    std::vector<AskedParameters> asked;
    bool isAnyOfRun = false;
    for (const KeptPredictions& set : of.sets) {
        const auto run = std::find_if(of.runs.begin(), of.runs.end(), [&](const RunState& state) {
            return state.run.name == set.name;
        });
        if (run == of.runs.end()) {
            asked.push_back({set.name});
            continue;
        }
        isAnyOfRun = true;
        asked.push_back({set.name, parameterIn(*run, "temperature"), parameterIn(*run, "top_p"),
                         parameterIn(*run, "token_limit")});
    }
    if (!isAnyOfRun)
        asked.clear();
    return asked;
}

/// The predictions of a release that is being made.
class Adding
{
public:
    Adding(const ModelMaterial& material, ReleaseInput& release)
        : m_material(material)
        , m_release(release)
        , m_task(taskOf(release.data))
        , m_hasWords(release.options.models.hasRawAnswers)
    {}

    Result<void> add()
    {
        const StudyData& data = m_release.data;
        AgreementInput input =
            agreementInput(data.scenarios, data.people, data.annotations, data.gold,
                           m_release.ratingsNeeded, data.task, m_release.furtherRatings);
        setParts(input, data.parts);
        const auto added = hasVectors(m_task) ? addVectors(input) : addLabels(input);
        for (const KeptPredictions& set : m_material.sets) {
            m_release.models.sets << set.name.text();
            if (!set.manner.isUsual())
                m_release.models.manners.emplace(set.name.text(), set.manner);
            addText({}, QStringLiteral("set:model"), set.name.model);
            addText({}, QStringLiteral("set:mode"), set.name.mode);
            addText({}, QStringLiteral("set:run"), set.name.run);
        }
        m_release.models.asked = askedParameters(m_material);
        return added;
    }

private:
    Result<void> addLabels(const AgreementInput& agreement)
    {
        const std::vector<evaluation::Input> inputs = evaluation::evaluationInputs(agreement);
        const auto sets = labelSets(m_material.sets, inputs);
        if (!sets)
            return fail(sets.error());
        FileNames names;
        for (std::size_t of = 0; of < m_material.sets.size(); ++of) {
            std::vector<Column> answers;
            for (std::size_t i = 0; i < inputs.size(); ++i) {
                const auto question = static_cast<QuestionIndex>(i);
                answers.push_back(released(columnOf((*sets)[of], question), inputs[i]));
                addTexts(answers.back(), inputs[i]);
            }
            addFile(names.of(m_material.sets[of]), predictionLines(answers, inputs),
                    labelKeys(inputs, m_hasWords, saysConfidence(answers)));
        }
        return {};
    }

    Column released(const Column& set, const evaluation::Input& input) const
    {
        const evaluation::LabelTable table = evaluation::usualTable(input.options);
        Column leaving =
            m_hasWords ? withLabelsRead(set, input, table) : withoutWords(set, input, table);
        // An empty label says that the question was put, which else no column may tell.
        for (evaluation::ColumnRow& row : leaving.rows)
            row.stated = row.stated.value_or(QStringLiteral(""));
        return leaving;
    }

    Result<void> addVectors(const AgreementInput& agreement)
    {
        const entanglement::EmotionNames emotions = emotionNames(m_task);
        const evaluation::Input input = evaluation::evaluationInput(agreement);
        auto sets = vectorSets(m_material.sets, emotions, input);
        if (!sets)
            return fail(sets.error());
        const auto keys = vectorKeys(emotions, m_hasWords);
        FileNames names;
        for (std::size_t of = 0; of < sets->size(); ++of) {
            PredictionSet set = m_hasWords ? std::move((*sets)[of]) : withoutWords((*sets)[of]);
            std::sort(set.rows.begin(), set.rows.end(),
                      [](const Prediction& a, const Prediction& b) { return a.item < b.item; });
            for (const Prediction& row : set.rows) {
                for (std::size_t i = 0; i < entanglement::Emotions; ++i)
                    addText(nameOf(row.item, input), QStringLiteral("prediction:raw_responses"),
                            wordsAt(row, i));
            }
            QByteArray lines;
            const auto written = writeVectors({set}, emotions, input, PredictionFormat::JsonLines,
                                              [&](const QByteArray& line) -> Result<void> {
                                                  lines += line;
                                                  return {};
                                              });
            if (!written)
                return written;
            addFile(names.of(m_material.sets[of]), lines, keys);
        }
        return {};
    }

    static const QString& nameOf(int item, const evaluation::Input& input)
    {
        return input.items[static_cast<std::size_t>(item)].name;
    }

    void addTexts(const Column& set, const evaluation::Input& input)
    {
        for (const evaluation::ColumnRow& row : set.rows) {
            const QString label = row.stated.value_or(QString());
            if (!input.options.find(evaluation::normalisedLabel(label)))
                addText(nameOf(row.item, input), QStringLiteral("prediction:label"), label);
            addText(nameOf(row.item, input), QStringLiteral("prediction:raw_response"),
                    row.raw.value_or(QString()));
        }
    }

    void addText(const QString& scenario, const QString& field, const QString& text)
    {
        if (!text.isEmpty())
            m_release.models.texts.push_back({scenario, field, text});
    }

    void addFile(const QString& name, const QByteArray& lines,
                 const std::vector<ColumnDescription>& keys)
    {
        if (lines.isEmpty())
            return; // everything that it is about was left out
        m_release.models.files.push_back(
            fileOf(QStringLiteral("predictions/%1.jsonl").arg(name), lines, m_task, keys));
    }

    const ModelMaterial& m_material;
    ReleaseInput& m_release;
    const Task& m_task;
    bool m_hasWords;
};

/// The figures of a release that is being made.
class Reporting
{
public:
    Reporting(const ModelMaterial& material, const AgreementInput& input, ReleaseInput& release,
              const CancelToken& cancel)
        : m_material(material)
        , m_input(input)
        , m_release(release)
        , m_task(*input.task)
        , m_cancel(cancel)
    {}

    Result<ModelDrawings> report()
    {
        m_drawings.task = m_input.task;
        const auto done = hasVectors(m_task) ? reportVectors() : reportQuestions();
        if (!done)
            return fail(done.error());
        return std::move(m_drawings);
    }

private:
    Result<void> reportQuestions()
    {
        const std::size_t questions = m_task.questions.size();
        for (std::size_t i = 0; i < questions; ++i) {
            const QString suffix = questions == 1 ? QString() : u'_' + m_task.questions[i].token;
            if (const auto done = reportQuestion(static_cast<QuestionIndex>(i), suffix); !done)
                return done;
        }
        return {};
    }

    void add(const QString& path, const QByteArray& bytes)
    {
        m_release.models.files.push_back(fileOf(path, bytes, m_task));
    }
    void add(const QString& path, const FigureFile& table)
    {
        m_release.models.files.push_back(tableFile(path, table, m_task));
    }

    Result<void> reportQuestion(QuestionIndex question, const QString& suffix)
    {
        evaluation::Input input = evaluation::evaluationInput(m_input, question);
        nameTopics(m_material.topics, input);
        const auto kept = labelSets(m_material.sets, {input});
        if (!kept)
            return fail(kept.error());
        const std::vector<Column> sets = columnsOf(*kept, FirstQuestion);
        if (sets.empty())
            return {};
        evaluation::EvaluationOptions how;
        how.table = evaluation::usualTable(input.options);
        how.resampling.seed = m_release.options.seed;
        auto scored = evaluation::evaluate(input, sets, how, m_cancel);
        if (!scored)
            return fail(ErrorCode::Cancelled);
        add(QStringLiteral("reports/evaluation%1.json").arg(suffix),
            evaluation::evaluationJson(*scored, {}));
        add(QStringLiteral("reports/leaderboard%1.csv").arg(suffix), leaderboard(*scored));
        add(QStringLiteral("reports/tables/leaderboard%1.tex").arg(suffix),
            latexTable(leaderboardTable(*scored, QStringLiteral("tab:leaderboard") +
                                                     QString(suffix).replace(u'_', u'-'))));
        m_drawings.boards.push_back(
            {suffix, std::move(*scored), static_cast<std::size_t>(question)});
        return {};
    }

    Result<void> reportVectors()
    {
        const GoldVectors gold = goldVectors(m_input, m_release.data.parts);
        const VectorStudy study = vectorStudy(m_input, gold);
        if (m_release.options.models.hasPredictions) {
            const auto sets = vectorSets(m_material.sets, study.emotions, study.input);
            if (!sets)
                return fail(sets.error());
            entanglement::GainOptions gain;
            gain.seed = m_release.options.seed;
            auto scored = evaluateVectors(study, *sets, priors(), gain, m_cancel);
            if (!scored)
                return fail(ErrorCode::Cancelled);
            add(QStringLiteral("reports/evaluation.json"),
                entanglement::evaluationJson(*scored, study.emotions));
            add(QStringLiteral("reports/leaderboard.csv"), leaderboard(*scored));
            add(QStringLiteral("reports/tables/leaderboard.tex"),
                latexTable(leaderboardTable(*scored, QStringLiteral("tab:leaderboard"))));
            m_drawings.vectors = std::move(*scored);
        }
        if (m_release.options.models.hasEntanglement)
            addEntanglement(study);
        m_release.models.method = method(gold.isSplitImported);
        return {};
    }

    entanglement::PriorOptions priors() const
    {
        return {m_release.options.models.smoothing, entanglement::UsualRidge};
    }

    /// What somebody needs who makes the figures anew.
    QByteArray method(bool isSplitImported) const
    {
        return "Priors over the emotions are smoothed by s = " +
               QByteArray::number(m_release.options.models.smoothing) +
               (isSplitImported
                    ? ". Figures on held-out data use the parts that came with the data, train and "
                      "test (splits.json)."
                    : ". No parts came with the data. For figures on held-out data the scenarios, "
                      "in the order of scenarios.csv, are shuffled as by Python's "
                      "Random(42).shuffle; the first 70 % are for training and the rest for "
                      "testing. These are not the parts of splits.json.");
    }

    void addEntanglement(const VectorStudy& study)
    {
        auto figures =
            entanglement::entanglementFigures(entanglement::goldOf(study.scenarios), priors());
        add(QStringLiteral("reports/entanglement.json"),
            entanglement::entanglementJson(figures, study.emotions));
        add(QStringLiteral("reports/entanglement.csv"), entanglementTable(figures, study.emotions));
        const auto addPrior = [&](const char* name, const QString& what,
                                  const entanglement::DescribedPrior& prior) {
            if (!prior.weights)
                return; // entanglement.json names the terms that have no value
            const QString token = QString::fromLatin1(name);
            const QString caption =
                QStringLiteral("Prior over the emotions, %1: the weight of each on the diagonal, "
                               "of each pair above it (%2 gold vectors).")
                    .arg(what)
                    .arg(figures.data.scenarios);
            add(QStringLiteral("reports/tables/prior_%1.tex").arg(token),
                latexTable(priorTable(*prior.weights, study.emotions, caption,
                                      QStringLiteral("tab:prior-") + token)));
        };
        addPrior("published", QStringLiteral("published formula"), figures.published);
        addPrior("smoothed", QStringLiteral("smoothed by %1").arg(figures.options.smoothing),
                 figures.smoothed);
        addPrior("fitted", QStringLiteral("maximum-entropy fit"), figures.fitted);
        m_drawings.entanglement = std::move(figures);
    }

    const ModelMaterial& m_material;
    const AgreementInput& m_input;
    ReleaseInput& m_release;
    const Task& m_task;
    const CancelToken& m_cancel;
    ModelDrawings m_drawings;
};

} // namespace

ModelMaterial modelMaterial(StudyContext& context, const ModelChoice& choice)
{
    ModelMaterial material;
    if (choice.isNothing())
        return material;
    const Task& task = context.db->task().task();
    if (choice.hasEntanglement && !hasVectors(task))
        throw Failure(
            {ErrorCode::InvalidValue, {}, 0, 0, task.token, QStringLiteral("entanglement")});
    if (!choice.hasPredictions)
        return material;
    material.sets = ModelAnswers(context).kept();
    material.runs = ModelRuns(context).states();
    requireSets(material.sets, choice.sets);
    std::erase_if(material.sets,
                  [&](const KeptPredictions& set) { return !isMeant(set, choice.sets); });
    return material;
}

Result<void> addPredictions(const ModelMaterial& material, ReleaseInput& release)
{
    if (!release.options.models.hasPredictions)
        return {};
    return Adding(material, release).add();
}

Result<ModelDrawings> addModelReports(const ModelMaterial& material, const AgreementInput& input,
                                      ReleaseInput& release, const CancelToken& cancel)
{
    if (release.options.models.isNothing())
        return ModelDrawings();
    return Reporting(material, input, release, cancel).report();
}

} // namespace subtext
