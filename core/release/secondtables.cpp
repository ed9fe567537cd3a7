// SPDX-License-Identifier: MIT
#include "core/release/secondtables.h"

#include "core/agreement/softlabel.h"
#include "core/release/answertable.h"

#include <algorithm>
#include <map>
#include <utility>

namespace subtext {
namespace {

std::vector<ColumnDescription> secondColumns()
{
    return {textColumn("scenario", "as in the other files", "Name of the scenario"),
            textColumn("annotator", "as in annotations.csv", "Who answered"),
            textColumn("question", "a question of the task", "Which question"),
            textColumn("option", "an option of the question", "What it could be"),
            textColumn("reading", "first, second",
                       "first: the option that was chosen; second: what else it could be"),
            {QStringLiteral("points"), ValueType::Integer,
             "0 to 100; empty: the study asked for one further option, not for points",
             "Share of the 100 points that the annotator gave the options of the question",
             /*mayBeEmpty=*/true}};
}

std::vector<ColumnDescription> softReadingColumns()
{
    return {textColumn("scenario", "as in the other files", "Name of the scenario"),
            textColumn("question", "a question of the task", "Which question"),
            textColumn("option", "an option of the question", "Which option of the question"),
            {QStringLiteral("share"), ValueType::Number, "0 to 1",
             "The option's share in the soft label: the mean over annotators of their points by "
             "100; of 2/3 for the first and 1/3 for a second reading; of 1 for a choice alone"},
            {QStringLiteral("annotators"), ValueType::Integer, "1 or more",
             "Annotators that the mean is over: all who answered the question"},
            {QStringLiteral("entropy_bits"), ValueType::Number, "0 or more",
             "Shannon entropy of the soft label, the same in each of its rows"}};
}

std::vector<ColumnDescription> languageColumns()
{
    return {textColumn("annotator", "as in annotations.csv", "Who answered"),
            textColumn("language", "a code such as en or zh_CN",
                       "What the window of the program spoke when the answer was given"),
            {QStringLiteral("answers"), ValueType::Integer, "1 or more",
             "How many of the annotator's answers"}};
}

/// The options with a row, and their points where points were asked for.
std::vector<std::pair<Choice, std::optional<int>>> givenOptions(const SecondAnswer& second,
                                                                Choice chosen)
{
    if (second.kind != SecondAnswer::Kind::Shared) {
        std::vector<std::pair<Choice, std::optional<int>>> options{{chosen, std::nullopt}};
        if (second.kind == SecondAnswer::Kind::Option)
            options.emplace_back(second.option, std::nullopt);
        return options;
    }
    std::vector<std::pair<Choice, std::optional<int>>> options;
    for (std::size_t i = 0; i < second.points.size(); ++i) {
        const auto option = static_cast<Choice>(i);
        if (option == chosen)
            options.insert(options.begin(), {option, second.points[i]});
        else if (second.points[i] > 0)
            options.emplace_back(option, second.points[i]);
    }
    return options;
}

std::vector<QStringList> secondRows(const Answer& answer, const Task& task)
{
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const Question& question = task.questions[i];
        const auto chosen = answer.ballot.at(i);
        const SecondAnswer second = answer.seconds.at(static_cast<QuestionIndex>(i));
        if (!chosen || second.isOpen())
            continue;
        for (const auto& [option, points] : givenOptions(second, *chosen))
            rows.push_back({question.token, question.options.at(slotOf(option)).token,
                            option == *chosen ? QStringLiteral("first") : QStringLiteral("second"),
                            points ? QString::number(*points) : QString()});
    }
    return rows;
}

Result<void> writeSeconds(const StudyIndex& of, const ByteSink& sink)
{
    const Task& task = taskOf(of.data());
    return writeByAnswer(of, secondColumns(), sink, [&](const Scenario&, const Annotation& a) {
        return secondRows(a.answer, task);
    });
}

QString shareCell(double value)
{
    constexpr int Decimals = 6;
    return QString::number(value, 'f', Decimals);
}

std::vector<QStringList> softRows(const Scenario& scene, const Question& question,
                                  const SoftLabel& label)
{
    std::vector<QStringList> rows;
    for (std::size_t option = 0; option < label.shares.size(); ++option)
        rows.push_back({scene.name(), question.token, question.options.at(option).token,
                        shareCell(label.shares[option]), QString::number(label.answers),
                        shareCell(label.entropy.value_or(0))});
    return rows;
}

Result<void> writeSoftReadings(const StudyIndex& of, const ByteSink& sink)
{
    const Task& task = taskOf(of.data());
    if (const auto head = sink(csvRow(columnNames(softReadingColumns()))); !head)
        return head;
    for (const Scenario& scene : of.data().scenarios) {
        const std::vector<const Answer*> answers = answersOf(of.answersTo(scene.id));
        for (std::size_t i = 0; i < task.questions.size(); ++i) {
            const SoftLabel label =
                softLabelOfReadings(answers, task, static_cast<QuestionIndex>(i));
            for (const QStringList& cells : softRows(scene, task.questions[i], label)) {
                if (const auto row = sink(csvRow(cells)); !row)
                    return row;
            }
        }
    }
    return {};
}

Result<void> writeLanguages(const StudyIndex& of, const ByteSink& sink)
{
    if (const auto head = sink(csvRow(columnNames(languageColumns()))); !head)
        return head;
    // By name and then by person: two may be called the same.
    std::map<std::pair<QString, qint64>, std::map<QString, int>> counts;
    for (const Annotation& answer : of.data().annotations) {
        if (!answer.language.isEmpty())
            ++counts[{of.person(answer.person).name, answer.person.value}][answer.language];
    }
    for (const auto& [person, languages] : counts) {
        for (const auto& [language, answers] : languages) {
            if (const auto row = sink(csvRow({person.first, language, QString::number(answers)}));
                !row)
                return row;
        }
    }
    return {};
}

} // namespace

bool hasSeconds(const ReleaseInput& input, const StudyData& publicData)
{
    return input.protocol.secondReading != SecondReading::Off &&
           std::any_of(publicData.annotations.begin(), publicData.annotations.end(),
                       [](const Annotation& a) { return !a.answer.seconds.isEmpty(); });
}

std::map<QString, int> answersByLanguage(const StudyData& publicData)
{
    std::map<QString, int> counts;
    for (const Annotation& answer : publicData.annotations) {
        if (!answer.language.isEmpty())
            ++counts[answer.language];
    }
    return counts;
}

std::optional<DataTable> secondTable(const ReleaseInput& input, const StudyIndex& publicStudy)
{
    if (!hasSeconds(input, publicStudy.data()))
        return std::nullopt;
    return DataTable{{QStringLiteral("second_readings.csv"), TableFormat::Csv, {}, secondColumns()},
                     &writeSeconds};
}

std::optional<DataTable> softReadingTable(const ReleaseInput& input, const StudyIndex& publicStudy)
{
    if (!hasSeconds(input, publicStudy.data()))
        return std::nullopt;
    return DataTable{
        {QStringLiteral("soft_readings.csv"), TableFormat::Csv, {}, softReadingColumns()},
        &writeSoftReadings};
}

std::optional<DataTable> languageTable(const StudyIndex& publicStudy)
{
    if (answersByLanguage(publicStudy.data()).empty())
        return std::nullopt;
    return DataTable{{QStringLiteral("languages.csv"), TableFormat::Csv, {}, languageColumns()},
                     &writeLanguages};
}

} // namespace subtext
