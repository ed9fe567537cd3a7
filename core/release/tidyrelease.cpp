// SPDX-License-Identifier: MIT
#include "core/release/tidyrelease.h"

#include "core/agreement/latex.h"
#include "core/agreement/studyagreement.h"
#include "core/agreement/studyagreementjson.h"
#include "core/release/layout/figurecells.h"
#include "core/release/layout/splitsjson.h"
#include "core/release/markdown.h"
#include "core/release/taskfile.h"
#include "core/release/tidydatasheet.h"
#include "core/release/tidytables.h"

#include <array>

namespace subtext {
namespace {

QString wordOf(const QString& word, const QString& token)
{
    return word.isEmpty() ? token : word;
}

ReleaseFile tableFile(const QString& name, const LatexTable& table)
{
    return {QStringLiteral("reports/tables/%1.tex").arg(name), latexTable(table)};
}

LatexTable questionTable(const StudyAgreement& study)
{
    const Task& task = study.task();
    LatexTable table{QStringLiteral("Agreement by question: Fleiss' κ with 95 % bootstrap "
                                    "intervals (%1 resamples, seed %2), Gwet's AC1 with an "
                                    "interval from its variance, and Krippendorff's α. Strength "
                                    "after Landis and Koch (1977).")
                         .arg(study.options.resamples)
                         .arg(study.options.seed),
                     QStringLiteral("tab:agreement"),
                     {QStringLiteral("Question"), QStringLiteral("Items"), QStringLiteral("κ"),
                      QStringLiteral("95 % interval"), QStringLiteral("AC1"),
                      QStringLiteral("95 % interval"), QStringLiteral("α"),
                      QStringLiteral("Strength")},
                     {}};
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const AgreementGroup& of = study.overall.questions[i];
        const auto& kappa = of.kappa.kappa;
        table.rows.push_back(
            {wordOf(task.questions[i].word, task.questions[i].token),
             QString::number(of.kappa.items), figureCell(kappa),
             intervalCell(of.intervals.kappa.interval), figureCell(of.ac1.estimate),
             intervalCell(of.ac1.interval), figureCell(of.alpha),
             kappa ? QString::fromLatin1(stats::strengthToken(stats::strengthOf(*kappa)))
                   : QStringLiteral("–")});
    }
    if (task.questions.size() > 1)
        table.rows.push_back({QStringLiteral("Mean"), QString::number(study.overall.items),
                              figureCell(study.overall.meanKappa),
                              intervalCell(study.overall.meanInterval.interval)});
    return table;
}

LatexTable groupTable(const StudyAgreement& study)
{
    const bool isOne = study.task().questions.size() == 1;
    LatexTable table{QStringLiteral("Agreement by %1: %2 with 95 % bootstrap intervals.")
                         .arg(study.task().group->word,
                              isOne ? QStringLiteral("Fleiss' κ")
                                    : QStringLiteral("mean of Fleiss' κ over the questions")),
                     QStringLiteral("tab:groups"),
                     {study.task().group->word, QStringLiteral("Items"),
                      isOne ? QStringLiteral("κ") : QStringLiteral("Mean κ"),
                      QStringLiteral("95 % interval")},
                     {}};
    const auto add = [&](const QString& name, const SetAgreement& of) {
        table.rows.push_back({name, QString::number(of.items), figureCell(of.meanKappa),
                              intervalCell(of.meanInterval.interval)});
    };
    for (const GroupSet& of : study.groups)
        add(of.group, of.figures);
    add(QStringLiteral("All"), study.overall);
    return table;
}

LatexTable votePatternTable(const StudyAgreement& study)
{
    const Task& task = study.task();
    LatexTable table{QStringLiteral("How the votes on the items are distributed, by question."),
                     QStringLiteral("tab:patterns"),
                     {QStringLiteral("Question"), QStringLiteral("Unanimous"),
                      QStringLiteral("Majority"), QStringLiteral("Split"), QStringLiteral("Items")},
                     {}};
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const PatternCounts& of = study.overall.questions[i].patterns;
        table.rows.push_back({wordOf(task.questions[i].word, task.questions[i].token),
                              QString::number(of.unanimous), QString::number(of.majority),
                              QString::number(of.split), QString::number(of.total())});
    }
    return table;
}

LatexTable scaleTable(const StudyAgreement& study)
{
    const Task& task = study.task();
    const AgreementGroup& of = study.overall.questions.front(); // the same with each question
    LatexTable table{QStringLiteral("The scales: ICC(2,1) with 95 % intervals, ordinal "
                                    "Krippendorff's α, mean and standard deviation."),
                     QStringLiteral("tab:scales"),
                     {QStringLiteral("Scale"), QStringLiteral("Items"), QStringLiteral("ICC(2,1)"),
                      QStringLiteral("95 % interval"), QStringLiteral("α"), QStringLiteral("Mean"),
                      QStringLiteral("SD")},
                     {}};
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        const stats::Icc& icc = of.icc[i];
        table.rows.push_back({wordOf(task.scales[i].word, task.scales[i].token),
                              QString::number(icc.items), figureCell(icc.estimate),
                              intervalCell(icc.interval), figureCell(of.ordinalAlpha[i]),
                              figureCell(of.scales[i].moments.mean),
                              figureCell(of.scales[i].moments.populationDeviation)});
    }
    return table;
}

LatexTable pairTable(const Question& question, const stats::ConfusionMatrix& matrix)
{
    LatexTable table{QStringLiteral("%1: how often two answers were given to the same item, over "
                                    "all pairs of its annotators.")
                         .arg(wordOf(question.word, question.token)),
                     QStringLiteral("tab:confusion-") + question.token,
                     {QString()},
                     {}};
    for (std::size_t a = 0; a < question.options.size(); ++a) {
        table.header << question.options[a].word;
        QStringList row{question.options[a].word};
        for (std::size_t b = 0; b < question.options.size(); ++b) {
            const bool isKnown = a < matrix.categories && b < matrix.categories;
            row << QString::number(isKnown ? matrix.at(a, b) : 0);
        }
        table.rows.push_back(row);
    }
    return table;
}

/// reports/tables/ of any task, as LaTeX: agreement and patterns by question, agreement by group
/// where there are groups, ICC by scale where there are scales, and for each question of more than
/// two options the pairs of labels. What is undefined is a dash.
std::vector<ReleaseFile> tidyReports(const StudyAgreement& agreement)
{
    const Task& task = agreement.task();
    std::vector<ReleaseFile> files{
        tableFile(QStringLiteral("agreement"), questionTable(agreement)),
        tableFile(QStringLiteral("patterns"), votePatternTable(agreement))};
    if (task.group)
        files.push_back(tableFile(QStringLiteral("groups"), groupTable(agreement)));
    if (!task.scales.empty())
        files.push_back(tableFile(QStringLiteral("scales"), scaleTable(agreement)));
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const Question& question = task.questions[i];
        if (question.options.size() > 2)
            files.push_back(
                tableFile(QStringLiteral("confusion_") + question.token,
                          pairTable(question, agreement.overall.questions[i].confusion)));
    }
    return files;
}

constexpr std::array TidyFiles{
    FileMeaning{QLatin1String("scenarios.csv"), "One row per scenario: what the annotators read"},
    FileMeaning{QLatin1String("gold.csv"),
                "One row per scenario and question: the gold label and how it was reached"},
    FileMeaning{QLatin1String("soft_labels.csv"),
                "One row per scenario, question and option: the votes as a distribution"},
    FileMeaning{QLatin1String("decisions.csv"),
                "One row per scenario about which somebody decided: what, and on what basis"},
    FileMeaning{TaskFile, "What was asked, as a document that the software can read"},
    FileMeaning{
        QLatin1String("splits.json"),
        "Parts for machine learning: proportions (counts by part), and assignments with one entry "
        "per scenario. Parts that came with the data have the origin \"imported\", and scenarios "
        "without a part have no entry; otherwise seed and fractions say how the parts were drawn"},
    FileMeaning{QLatin1String("reports/tables/agreement.tex"), "Agreement by question, for LaTeX"},
    FileMeaning{QLatin1String("reports/tables/groups.tex"), "Agreement by group, for LaTeX"},
    FileMeaning{QLatin1String("reports/tables/patterns.tex"),
                "Patterns of the votes by question, for LaTeX"},
    FileMeaning{QLatin1String("reports/tables/scales.tex"), "ICC(2,1) by scale, for LaTeX"}};

DataTable tidyTable(const QString& name, std::vector<ColumnDescription> columns,
                    std::function<Result<void>(const StudyIndex&, const ByteSink&)> write)
{
    return {{name, TableFormat::Csv, {}, std::move(columns)}, std::move(write)};
}

QByteArray definitionOf(const QString& word, const QString& definition)
{
    return markdownLine(definition.isEmpty() ? word : word + QStringLiteral(": ") + definition);
}

QByteArray questionText(const Question& question)
{
    QByteArray text =
        "\n### `" + question.token.toUtf8() + "`\n\n" + markdownLine(question.ask) + '\n';
    if (!question.definition.isEmpty())
        text += '\n' + markdownLine(question.definition) + '\n';
    text += "\n| option | meaning |\n|---|---|\n";
    for (const Option& option : question.options)
        text += "| `" + option.token.toUtf8() + "` | " +
                definitionOf(option.word, option.definition) + " |\n";
    return text;
}

QByteArray scaleText(const Scale& scale)
{
    QByteArray text = "\n### `" + scale.token.toUtf8() + "`\n\n" + markdownLine(scale.ask) +
                      "\n\n| value | number in the figures | meaning |\n|---|---|---|\n";
    for (const ScalePoint& point : scale.points)
        text += "| " + QByteArray::number(point.value) + " | " + QByteArray::number(point.number) +
                " | " + definitionOf(point.word, point.definition) + " |\n";
    return text;
}

class TidyRelease : public ReleaseLayout
{
public:
    std::vector<DataTable> tables(const ReleaseInput& input,
                                  const StudyIndex& publicStudy) const override
    {
        const Task& task = taskOf(publicStudy.data());
        return {
            tidyTable(QStringLiteral("scenarios.csv"), tidySceneColumns(publicStudy.data()),
                      &writeReleasedScenes),
            tidyTable(QStringLiteral("annotations.csv"), answerColumnsOf(publicStudy.data()),
                      &writeReleasedAnswers),
            tidyTable(QStringLiteral("gold.csv"), tidyGoldColumns(task),
                      [needed = input.ratingsNeeded](const StudyIndex& of, const ByteSink& sink) {
                          return writeReleasedGold(of, needed, sink);
                      }),
            tidyTable(QStringLiteral("soft_labels.csv"), tidySoftLabelColumns(task),
                      &writeReleasedSoftLabels),
            tidyTable(QStringLiteral("decisions.csv"), tidyDecisionColumns(task),
                      &writeReleasedDecisions)};
    }

    std::vector<ColumnDescription> splitColumns(const StudyData& publicData) const override
    {
        const Task& task = taskOf(publicData);
        std::vector<ColumnDescription> columns{{QStringLiteral("scenario"), ValueType::Text,
                                                task.group ? "group/id" : "any text",
                                                "Name of the scenario in all files"}};
        if (task.group)
            columns.push_back({QStringLiteral("group"), ValueType::Text, "as in scenarios.csv",
                               task.group->word.toUtf8()});
        columns.push_back(
            {QStringLiteral("split"), ValueType::Text, "train, val, test", "Part of the scenario"});
        return columns;
    }

    QByteArray splits(const StudyData& publicData, const PartsOfItems& parts,
                      std::uint64_t seed) const override
    {
        const auto& group = taskOf(publicData).group;
        const auto entryOf = [&](const Scenario& scenario) {
            SplitEntry entry{{"scenario", scenario.name()}};
            if (group)
                entry.emplace_back("group", scenario.group);
            return entry;
        };
        return splitsDocument(publicData, parts, seed, group ? "by_group" : std::string(), entryOf);
    }

    std::vector<SchemaProblem> schemaProblems(std::span<const Annotation> annotations,
                                              const SchemaContext& known, const Protocol& protocol,
                                              const Task& task) const override
    {
        return checkSchema(annotations, known, protocol, task);
    }

    QByteArray agreement(const ReleaseAgreement& agreement,
                         const StudyData& publicData) const override
    {
        Q_ASSERT(agreement.study != nullptr);
        const std::vector<AgreementRater>& known = agreement.study->input.raters;
        const std::vector<AgreementRater> raters = publicRaters(known, publicData.people);
        const auto json = [&](const StudyAgreement& study) {
            return studyAgreementJson(study, {}, {}, agreement.seconds, agreement.surprises);
        };
        if (raters == known)
            return json(*agreement.study);
        StudyAgreement renamed = *agreement.study;
        renamed.input.raters = raters;
        return json(renamed);
    }

    std::vector<ReleaseFile> reports(const ReleaseAgreement& agreement,
                                     const Task& task) const override
    {
        Q_ASSERT(agreement.study != nullptr);
        std::vector<ReleaseFile> files = tidyReports(*agreement.study);
        files.push_back({TaskFile, taskDocument(task)});
        return files;
    }

    QByteArray meaningOf(const QString& path) const override
    {
        if (QByteArray known = meaningIn(TidyFiles, path); !known.isEmpty())
            return known;
        if (path.startsWith(QLatin1String("reports/tables/confusion_")))
            return "How often two answers to one question were given to the same scenario, for "
                   "LaTeX";
        return {};
    }

    QString description(const StudyData& publicData) const override
    {
        const Task& task = taskOf(publicData);
        const auto several = [](std::size_t n, const char* one, const char* many) {
            return n == 1 ? QString::fromLatin1(one)
                          : QStringLiteral("%1 %2").arg(n).arg(QLatin1String(many));
        };
        QString text =
            QStringLiteral("%1. What several people answered about %2: %3")
                .arg(task.title, several(publicData.scenarios.size(), "1 scenario", "scenarios"),
                     several(task.questions.size(), "1 question", "questions"));
        if (!task.scales.empty())
            text += QStringLiteral(" and ") + several(task.scales.size(), "1 scale", "scales");
        return text + QStringLiteral(", with gold labels.");
    }

    QStringList keywords(const Task& task) const override
    {
        return {task.token, QStringLiteral("annotation")};
    }

    QByteArray dictionaryOfAnswers(const Task& task) const override
    {
        QByteArray text = "## Questions\n\nThe task is \"" + markdownLine(task.title) +
                          "\", version " + markdownLine(task.version) +
                          ". Its document is `task.json`, SHA-256 `" + taskDocumentHash(task) +
                          "`. Words in braces stand for a field of the scenario.\n";
        for (const Question& question : task.questions)
            text += questionText(question);
        if (!task.scales.empty())
            text += "\n## Scales\n";
        for (const Scale& scale : task.scales)
            text += scaleText(scale);
        return text;
    }

    LayoutFacts facts(const ReleaseInput& input, const StudyData& publicData,
                      const ReleaseAgreement& agreement) const override
    {
        Q_ASSERT(agreement.study != nullptr);
        return tidyFacts(input, publicData, *agreement.study, agreement.report.splits);
    }

    bool isByQuestion() const override { return true; }
    bool hasExtension() const override { return false; }
};

} // namespace

const ReleaseLayout& tidyRelease()
{
    static const TidyRelease Layout;
    return Layout;
}

} // namespace subtext
