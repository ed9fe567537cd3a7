// SPDX-License-Identifier: MIT
#include "core/report/modeltables.h"

#include "core/domain/mannerwords.h"
#include "core/publishing/modelfigures.h"
#include "core/report/scoredquestions.h"
#include "core/report/vectorsets.h"
#include "core/stats/moments.h"

#include <algorithm>
#include <map>

namespace subtext {
namespace {

using evaluation::AnswerStatus;
using evaluation::AnswerTable;
using evaluation::Evaluation;
using evaluation::GroupDifficulty;
using evaluation::OutsideLabel;
using evaluation::ScoredPart;
using evaluation::SetEvaluation;

/// The first cell of a row: what kind of row it is, and what it is about.
ReportCell rowCell(const char* kind, const QString& name)
{
    return {name, {QString::fromUtf8(kind), name}};
}

ReportColumn rowColumn(const char* title)
{
    return {{QStringLiteral("row"), QStringLiteral("name")}, QString::fromUtf8(title)};
}

using MaybeTable = tl::expected<ReportTable, ReportLack>;

std::optional<double> meanOf(const std::vector<double>& values)
{
    return stats::moments(values).mean;
}

const ScoredPart* partCalled(const std::vector<ScoredPart>& parts, const QString& name)
{
    const auto part = std::find_if(parts.begin(), parts.end(),
                                   [&](const ScoredPart& of) { return of.name == name; });
    return part == parts.end() ? nullptr : &*part;
}

/// Not known where the set has no such part.
ReportCell accuracyCell(const std::vector<ScoredPart>& parts, const QString& name)
{
    const ScoredPart* part = partCalled(parts, name);
    return percentCell(part ? part->scores.accuracy : std::nullopt);
}

/// Rows of one figure for each group or part, and one for all of them.
template <typename Group> class GroupRows
{
public:
    GroupRows(ReportTableMaker& table, const std::vector<Group>& groups)
        : m_table(table)
        , m_groups(groups)
    {}

    template <typename CellOf>
    void add(const char* kind, const QString& name, const CellOf& cellOf, const ReportCell& all)
    {
        ReportRow row{rowCell(kind, name)};
        for (const Group& group : m_groups)
            row.push_back(cellOf(group));
        row.push_back(all);
        m_table.add(row);
    }

private:
    ReportTableMaker& m_table;
    const std::vector<Group>& m_groups;
};

MaybeTable subtypeTable(const ScoredQuestion& of, const Task& task)
{
    const evaluation::Difficulty& difficulty = of.scores.difficulty;
    std::vector<ReportColumn> columns{rowColumn("Set")};
    for (const GroupDifficulty& group : difficulty.groups)
        columns.push_back({{group.group}, groupWordOf(task, group.group)});
    columns.push_back(column("all", "All"));
    const auto withKappa =
        std::count_if(difficulty.groups.begin(), difficulty.groups.end(),
                      [](const GroupDifficulty& group) { return group.kappa.has_value(); });
    ReportTableMaker table(
        QStringLiteral("Accuracy in %, by %1, of %2 items with a gold label; Fleiss' κ of the "
                       "annotators on the same items; Spearman's ρ of κ and mean accuracy over %3 "
                       "of them.")
            .arg(task.group->word.toLower())
            .arg(of.scores.items)
            .arg(withKappa),
        columns, of.suffix);
    GroupRows rows(table, difficulty.groups);
    for (const SetEvaluation* set : of.sets) {
        const auto accuracy = [&](const GroupDifficulty& group) {
            return accuracyCell(set->strata.groups, group.group);
        };
        rows.add("set", set->shortName, accuracy, percentCell(set->overall.scores.accuracy));
    }
    rows.add(
        "mean", QStringLiteral("Mean of the sets"),
        [](const GroupDifficulty& group) { return percentCell(std::optional(group.accuracy)); },
        percentCell(hardScores(of.scores.aggregate).accuracy));
    const ReportCell none = numberCell(std::nullopt);
    rows.add(
        "kappa", QStringLiteral("κ of the annotators"),
        [](const GroupDifficulty& group) { return numberCell(group.kappa); }, none);
    const auto items = [&](const GroupDifficulty& group) {
        const ScoredPart* part = partCalled(of.sets.front()->strata.groups, group.group);
        return countCell(part ? part->scores.items : 0);
    };
    rows.add("items", QStringLiteral("Items"), items, countCell(of.scores.items));
    rows.add(
        "rho", QStringLiteral("ρ of κ and accuracy"), [&](const GroupDifficulty&) { return none; },
        numberCell(difficulty.groupSpearman));
    return table.take();
}

std::vector<ReportColumn> splitColumns(const std::vector<ScoredPart>& parts)
{
    std::vector<ReportColumn> columns{rowColumn("Set")};
    for (const ScoredPart& part : parts)
        columns.push_back({{part.name},
                           part.name == partToken(Partition::Validation)
                               ? QStringLiteral("validation")
                               : part.name});
    columns.push_back(column("all", "All"));
    return columns;
}

MaybeTable splitTable(const ScoredQuestion& of, ReportFigures& figures)
{
    const std::vector<ScoredPart>& parts = of.sets.front()->strata.splits;
    if (parts.empty()) // no item with a gold label is of one
        return tl::unexpected(ReportLack::Parts);
    const auto question = indexOfToken(figures.task().questions, of.question.token);
    const auto kappaIn = [&](const StudyAgreement& study) {
        return numberCell(study.overall.questions.at(*question).kappa.kappa);
    };
    ReportTableMaker table(
        QStringLiteral("Accuracy in %, by the part that an item is of, of %1 items with a gold "
                       "label; Fleiss' κ of the annotators on the items of the part with two votes "
                       "or more.")
            .arg(of.scores.items),
        splitColumns(parts), of.suffix);
    GroupRows rows(table, parts);
    for (const SetEvaluation* set : of.sets) {
        const auto accuracy = [&](const ScoredPart& part) {
            return accuracyCell(set->strata.splits, part.name);
        };
        rows.add("set", set->shortName, accuracy, percentCell(set->overall.scores.accuracy));
    }
    const auto mean = [&](const ScoredPart& part) {
        std::vector<double> accuracies;
        for (const SetEvaluation* set : of.sets) {
            const ScoredPart* own = partCalled(set->strata.splits, part.name);
            if (own && own->scores.accuracy)
                accuracies.push_back(*own->scores.accuracy);
        }
        return percentCell(meanOf(accuracies));
    };
    rows.add("mean", QStringLiteral("Mean of the sets"), mean,
             percentCell(hardScores(of.scores.aggregate).accuracy));
    const auto kappa = [&](const ScoredPart& part) {
        return kappaIn(figures.agreementAmong(*partFromToken(part.name)));
    };
    rows.add("kappa", QStringLiteral("κ of the annotators"), kappa, kappaIn(figures.agreement()));
    rows.add(
        "items", QStringLiteral("Items"),
        [](const ScoredPart& part) { return countCell(part.scores.items); },
        countCell(of.scores.items));
    return table.take();
}

qint64 parseFailures(const SetEvaluation& set)
{
    return set.coverage.at(evaluation::indexOf(AnswerStatus::Unparsed)) +
           set.coverage.at(evaluation::indexOf(AnswerStatus::Truncated)) +
           set.coverage.at(evaluation::indexOf(AnswerStatus::Empty));
}

/// What came back, in whatever form: an item may have no row, and asking may have failed.
qint64 answersOf(const SetEvaluation& set)
{
    return set.overall.scores.items - set.coverage.at(evaluation::indexOf(AnswerStatus::Missing)) -
           set.coverage.at(evaluation::indexOf(AnswerStatus::Error));
}

/// The sets by model and mode, each in the order in which it is first named.
class ModeGrid
{
public:
    explicit ModeGrid(const Evaluation& evaluation)
    {
        for (const SetEvaluation& set : evaluation.sets) {
            if (set.isApart())
                continue;
            if (!m_models.contains(set.name.model))
                m_models << set.name.model;
            if (!m_modes.contains(set.name.mode))
                m_modes << set.name.mode;
            m_sets.push_back(&set);
        }
    }

    const QStringList& models() const { return m_models; }
    const QStringList& modes() const { return m_modes; }

    /// The mean over its runs.
    std::optional<double> accuracy(const QString& model, const QString& mode) const
    {
        std::vector<double> runs;
        for (const SetEvaluation* set : m_sets) {
            if (set->name.model == model && set->name.mode == mode && set->overall.scores.accuracy)
                runs.push_back(*set->overall.scores.accuracy);
        }
        return meanOf(runs);
    }

    /// Over whatever of these has an accuracy.
    std::optional<double> mean(const QStringList& models, const QStringList& modes) const
    {
        std::vector<double> cells;
        for (const QString& model : models) {
            for (const QString& mode : modes) {
                if (const auto cell = accuracy(model, mode))
                    cells.push_back(*cell);
            }
        }
        return meanOf(cells);
    }

    template <typename CountOf> qint64 sum(const QStringList& modes, const CountOf& countOf) const
    {
        qint64 all = 0;
        for (const SetEvaluation* set : m_sets)
            all += modes.contains(set->name.mode) ? countOf(*set) : 0;
        return all;
    }

private:
    QStringList m_models;
    QStringList m_modes;
    std::vector<const SetEvaluation*> m_sets;
};

MaybeTable modeTable(const ScoredQuestion& of)
{
    const ModeGrid grid(of.scores);
    std::vector<ReportColumn> columns{rowColumn("Model")};
    for (const QString& mode : grid.modes())
        columns.push_back({{mode}, mode});
    columns.push_back(column("all", "Mean"));
    ReportTableMaker table(
        QStringLiteral("Accuracy in %, by model and mode, of %1 items with a gold label; the mean "
                       "over runs where there are several. Parse failures: answers in which no "
                       "label could be read.")
            .arg(of.scores.items),
        columns, of.suffix);
    const auto add = [&](const ReportCell& name, const auto& cellOf, const ReportCell& all) {
        ReportRow row{name};
        for (const QString& mode : grid.modes())
            row.push_back(cellOf(mode));
        row.push_back(all);
        table.add(row);
    };
    for (const QString& model : grid.models())
        add(
            rowCell("model", model),
            [&](const QString& mode) { return percentCell(grid.accuracy(model, mode)); },
            percentCell(grid.mean({model}, grid.modes())));
    add(
        rowCell("mean", QStringLiteral("Mean")),
        [&](const QString& mode) { return percentCell(grid.mean(grid.models(), {mode})); },
        percentCell(grid.mean(grid.models(), grid.modes())));
    const auto failures = [&](const QStringList& modes) { return grid.sum(modes, parseFailures); };
    add(
        rowCell("parse_failures", QStringLiteral("Parse failures")),
        [&](const QString& mode) { return countCell(failures({mode})); },
        countCell(failures(grid.modes())));
    add(
        rowCell("answers", QStringLiteral("Answers")),
        [&](const QString& mode) { return countCell(grid.sum({mode}, answersOf)); },
        countCell(grid.sum(grid.modes(), answersOf)));
    add(
        rowCell("parse_failures_share", QStringLiteral("Parse failures, %")),
        [&](const QString& mode) {
            return percentCell(failures({mode}), grid.sum({mode}, answersOf));
        },
        percentCell(failures(grid.modes()), grid.sum(grid.modes(), answersOf)));
    return table.take();
}

struct PooledLabel
{
    OutsideLabel label;
    qint64 sets = 0; ///< That gave it.
};

/// Most frequent first, equally frequent ones in alphabetical order.
std::vector<PooledLabel> pooledOutside(const std::vector<const SetEvaluation*>& sets)
{
    std::map<QString, PooledLabel> byLabel;
    for (const SetEvaluation* set : sets) {
        for (const OutsideLabel& label : set->outside) {
            PooledLabel& pooled = byLabel[label.label];
            const std::int64_t before = pooled.label.count;
            pooled.label = label;
            pooled.label.count += before;
            ++pooled.sets;
        }
    }
    std::vector<PooledLabel> labels;
    for (const auto& [name, label] : byLabel)
        labels.push_back(label);
    std::stable_sort(labels.begin(), labels.end(), [](const PooledLabel& a, const PooledLabel& b) {
        return a.label.count > b.label.count;
    });
    return labels;
}

MaybeTable outsideTable(const ScoredQuestion& of)
{
    const std::vector<PooledLabel> labels = pooledOutside(of.sets);
    if (labels.empty())
        return tl::unexpected(ReportLack::OutsideLabels);
    qint64 all = 0;
    for (const PooledLabel& label : labels)
        all += label.label.count;
    qint64 answers = 0;
    for (const SetEvaluation* set : of.sets)
        answers += answersOf(*set);
    ReportTableMaker table(
        QStringLiteral("Labels outside the options, of %1 answers of all sets together, and what "
                       "they count as.")
            .arg(answers),
        {column("label", "Label"), column("counts_as", "Counts as"), column("count", "Answers"),
         column("share", "%"), column("sets", "Sets")},
        of.suffix);
    for (const PooledLabel& pooled : labels) {
        const OutsideLabel& label = pooled.label;
        const Option* option =
            label.mappedTo ? &of.question.options.at(static_cast<std::size_t>(*label.mappedTo))
                           : nullptr;
        table.add({wordCell(label.label, label.label),
                   option ? wordCell(option->word, option->token)
                          : wordCell(QStringLiteral("no answer"), {}),
                   countCell(label.count), percentCell(label.count, answers),
                   countCell(pooled.sets)});
    }
    const QString total = QStringLiteral("All");
    table.add({wordCell(total, QStringLiteral("all")), wordCell({}, {}), countCell(all),
               percentCell(all, answers), countCell(std::ssize(of.sets))});
    return table.take();
}

/// All answers to the items with a gold label.
std::int64_t answersTo(const evaluation::AnswerTable& counts, int gold)
{
    std::int64_t all = 0;
    for (int answer = 0; answer <= counts.options; ++answer)
        all += counts.at(gold, answer);
    return all;
}

void addConfusion(ReportTableMaker& table, const AnswerTable& counts, const Question& question,
                  const char* kind, const QString& who)
{
    for (int gold = 0; gold < counts.options; ++gold) {
        const qint64 all = answersTo(counts, gold);
        const Option& option = question.options.at(static_cast<std::size_t>(gold));
        ReportRow row{{QStringLiteral("%1, %2").arg(option.word, who),
                       {QString::fromLatin1(kind), option.token}}};
        for (int answer = 0; answer <= counts.options; ++answer)
            row.push_back(percentCell(counts.at(gold, answer), all));
        row.push_back(countCell(all));
        table.add(row);
    }
}

MaybeTable confusionTable(const ScoredQuestion& of)
{
    std::vector<ReportColumn> columns{
        {{QStringLiteral("who"), QStringLiteral("gold")}, QStringLiteral("Gold")}};
    for (const Option& option : of.question.options)
        columns.push_back({{option.token}, option.word});
    columns.push_back(column("no_label", "No label"));
    columns.push_back(column("answers", "Answers"));
    ReportTableMaker table(
        QStringLiteral("Answers by gold label in %, of all %1 sets together and of the annotators, "
                       "on %2 items with a gold label. Each row adds up to 100.")
            .arg(of.sets.size())
            .arg(of.scores.items),
        columns, of.suffix);
    addConfusion(table, of.scores.aggregate, of.question, "models", QStringLiteral("models"));
    addConfusion(table, of.scores.people, of.question, "people", QStringLiteral("people"));
    return table.take();
}

MaybeTable difficultyTable(const ScoredQuestion& of, bool hasGroups)
{
    const evaluation::Difficulty& difficulty = of.scores.difficulty;
    const auto groups =
        std::count_if(difficulty.groups.begin(), difficulty.groups.end(),
                      [](const GroupDifficulty& group) { return group.kappa.has_value(); });
    ReportTableMaker table(
        QStringLiteral("How many of %1 sets are right about an item, and Spearman's ρ of that with "
                       "the largest share of the item's votes.")
            .arg(of.sets.size()),
        {rowColumn("Sets that are right"), column("n", "n"), column("value", "Share or ρ")},
        of.suffix);
    for (std::size_t right = 0; right < difficulty.histogram.size(); ++right) {
        const qint64 items = difficulty.histogram[right];
        table.add({rowCell("right", QString::number(right)), countCell(items),
                   numberCell(static_cast<double>(items) / static_cast<double>(of.scores.items))});
    }
    table.add({rowCell("rho_items", QStringLiteral("ρ over items")), countCell(of.scores.items),
               numberCell(difficulty.itemSpearman)});
    if (hasGroups)
        table.add({rowCell("rho_groups", QStringLiteral("ρ of κ and accuracy over groups")),
                   countCell(groups), numberCell(difficulty.groupSpearman)});
    return table.take();
}

/// What `make` makes of each question, with how its sets were asked in the caption.
template <typename Make> ReportTables tablesOfSets(ReportFigures& figures, const Make& make)
{
    return ofEachQuestion(figures, [&](const ScoredQuestion& of) -> MaybeTable {
        MaybeTable table = make(of);
        if (!table)
            return table;
        std::vector<SetManner> named;
        for (const SetEvaluation* set : of.sets)
            named.push_back({set->shortName, set->manner});
        table->printed.caption += mannersSentence(named);
        return table;
    });
}

ReportTable tableOf(const QString& suffix, const LatexTable& printed, const FigureFile& file)
{
    ReportTable table{suffix, printed, file.csv, columnNames(file.columns), {}};
    for (const QStringList& row : file.rows) {
        std::vector<ReportValue>& values = table.rows.emplace_back();
        for (std::size_t i = 0; i < file.columns.size(); ++i)
            values.push_back(
                {row.at(static_cast<qsizetype>(i)), file.columns[i].type != ValueType::Text});
    }
    return table;
}

} // namespace

ReportTables leaderboardTables(ReportFigures& figures)
{
    if (figures.input().vectors) {
        if (const auto sets = wholeVectorSets(figures); !sets)
            return tl::unexpected(sets.error());
        const auto& scores = figures.vectorScores();
        return std::vector{tableOf({}, leaderboardTable(scores, {}), leaderboard(scores))};
    }
    return ofEachQuestion(figures, [](const ScoredQuestion& of) -> MaybeTable {
        return tableOf(of.suffix, leaderboardTable(of.scores, {}), leaderboard(of.scores));
    });
}

ReportTables modelBySubtype(ReportFigures& figures)
{
    return tablesOfSets(figures,
                        [&](const ScoredQuestion& of) { return subtypeTable(of, figures.task()); });
}

ReportTables modelByPart(ReportFigures& figures)
{
    return tablesOfSets(figures, [&](const ScoredQuestion& of) { return splitTable(of, figures); });
}

ReportTables modelByMode(ReportFigures& figures)
{
    return tablesOfSets(figures, modeTable);
}

ReportTables outsideVocabulary(ReportFigures& figures)
{
    return tablesOfSets(figures, outsideTable);
}

ReportTables confusionOfModels(ReportFigures& figures)
{
    return tablesOfSets(figures, confusionTable);
}

ReportTables difficultyTables(ReportFigures& figures)
{
    const bool hasGroups = figures.task().group.has_value();
    return tablesOfSets(figures,
                        [&](const ScoredQuestion& of) { return difficultyTable(of, hasGroups); });
}

} // namespace subtext
