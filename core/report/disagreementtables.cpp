// SPDX-License-Identifier: MIT
#include "core/report/disagreementtables.h"

#include "core/report/groupedtable.h"
#include "core/report/peopleparts.h"

#include <algorithm>

namespace subtext {
namespace {

using LaidColumns = std::vector<ReportColumn>;

const QString ItemsSuffix = QStringLiteral("_items");

/// A table whose rows begin with their question where the task has several.
class TableByQuestion
{
public:
    TableByQuestion(const Task& task, const QString& caption, LaidColumns columns,
                    const QString& suffix = {})
        : m_task(task)
        , m_hasQuestions(task.questions.size() > 1)
        , m_maker(caption, headed(std::move(columns)), suffix)
    {}

    void add(std::size_t question, ReportRow cells)
    {
        const Question& of = m_task.questions.at(question);
        if (m_hasQuestions)
            cells.insert(cells.begin(), wordCell(of.word, of.token));
        m_maker.add(cells);
    }
    ReportTable take() { return m_maker.take(); }

private:
    LaidColumns headed(LaidColumns columns) const
    {
        if (m_hasQuestions)
            columns.insert(columns.begin(), column("question", "Question"));
        return columns;
    }

    const Task& m_task;
    bool m_hasQuestions;
    ReportTableMaker m_maker;
};

ReportCell nameCell(const QString& name)
{
    return wordCell(name, name);
}

/// A dash where there is none.
ReportCell labelCell(const Question& question, std::optional<Choice> label)
{
    return label ? optionCell(question, slotOf(*label)) : wordCell(QStringLiteral("–"), {});
}

ReportRow surpriseCells(const QuestionSurprises& of)
{
    return {countCell(of.items.size()), countCell(of.found),       countCell(of.compared),
            countCell(of.majority),     countCell(of.differs()),   countCell(of.withGold),
            countCell(of.agreesGold),   countCell(of.majorityGold)};
}

ReportTable surprisesByItem(const Task& task, const SurpriseFigures& surprises)
{
    TableByQuestion table(
        task,
        QStringLiteral("The surprisingly popular label of each item with a guess, and its margin: "
                       "its share of the votes less the share that was expected for it."),
        {column("item", "Item"), column("votes", "Votes"), column("guesses", "Guesses"),
         column("most_votes", "Most votes"), column("label", "Surprisingly popular"),
         column("margin", "Margin")},
        ItemsSuffix);
    for (std::size_t question = 0; question < surprises.questions.size(); ++question) {
        const Question& asked = task.questions.at(question);
        for (const NamedSurprise& item : surprises.questions[question].items)
            table.add(question, {nameCell(item.name), countCell(item.of.votes),
                                 countCell(item.of.guesses), labelCell(asked, item.of.most),
                                 labelCell(asked, item.of.option), numberCell(item.of.margin)});
    }
    return table.take();
}

QString readerCaption(const std::vector<ReaderFigures>& readers, const ReaderForm& form)
{
    QStringList left;
    for (const ReaderFigures& of : readers) {
        const ReaderField* field = findReaderField(form, of.field);
        left << QStringLiteral("%1 – %2 people").arg(field ? field->word : of.field).arg(of.others);
    }
    return QStringLiteral("How far annotators with one answer about themselves agree among "
                          "themselves. Items: those with labels of two of them. Groups of fewer "
                          "than %1 people are left out together with people who said nothing, and "
                          "with the smallest group where these would be too few: %2.")
        .arg(form.atLeast)
        .arg(left.join(QStringLiteral("; ")));
}

ReportCell valueCell(const ReaderField* field, const QString& value)
{
    const std::vector<ListedWord> values = field ? readerValues(*field) : std::vector<ListedWord>();
    const ListedWord* listed = findToken(values, value);
    return wordCell(listed && !listed->word.isEmpty() ? listed->word : value, value);
}

/// Of a question that too few of the group answered nothing is said but that.
ReportRow readerCells(const ReaderQuestion& of)
{
    if (of.counts.empty())
        return {numberCell({}), numberCell({}), numberCell({}), numberCell({}), numberCell({})};
    return {countCell(of.people), countCell(of.labels), countCell(of.items), numberCell(of.kappa),
            numberCell(of.alpha)};
}

ReportTable readerLabels(const Task& task, const std::vector<ReaderFigures>& readers,
                         const ReaderForm& form)
{
    TableByQuestion table(task,
                          QStringLiteral("What annotators with one answer about themselves chose: "
                                         "labels of the group, and their share."),
                          {column("field", "Asked"), column("value", "Answer"),
                           column("option", "Label"), column("labels", "Labels"),
                           column("share", "%")},
                          QStringLiteral("_labels"));
    for (const ReaderFigures& of : readers) {
        const ReaderField* field = findReaderField(form, of.field);
        for (const ReaderGroup& group : of.groups) {
            for (std::size_t question = 0; question < group.questions.size(); ++question) {
                const ReaderQuestion& said = group.questions[question];
                for (std::size_t option = 0; option < said.counts.size(); ++option)
                    table.add(question, {wordCell(field ? field->word : of.field, of.field),
                                         valueCell(field, group.value),
                                         optionCell(task.questions.at(question), option),
                                         countCell(said.counts[option]),
                                         percentCell(said.counts[option], said.labels)});
            }
        }
    }
    return table.take();
}

ReportTable furtherByItem(const FurtherStanding& further)
{
    ReportTableMaker table(
        QStringLiteral("Items that went to more annotators because the first ones split. Chance: "
                       "how probable a change of the pattern of votes was when they were asked."),
        {column("item", "Item"), column("asked", "Asked"), column("to_come", "To come"),
         column("chance", "Chance"), column("changed", "Changed")},
        ItemsSuffix);
    for (const FurtherItem& item : further.items)
        table.add({nameCell(item.name), countCell(item.asked), countCell(item.toCome),
                   numberCell(item.gain), yesNoCell(item.isChanged)});
    return table.take();
}

ReportRow partCells(const QString& word, const QString& token, const std::optional<double>& value,
                    const std::optional<stats::Interval>& interval)
{
    return {wordCell(word, token), numberCell(value), rangeCell(interval)};
}

/// All disagreement, and its parts as shares of it.
std::vector<ReportRow> partRows(const stats::DisagreementShares& of)
{
    const auto share = [](const char* word, const char* token,
                          const std::optional<stats::DisagreementShare>& part) {
        return partCells(QString::fromLatin1(word), QString::fromLatin1(token),
                         part ? std::optional(part->value) : std::nullopt,
                         part ? part->interval : std::nullopt);
    };
    return {partCells(QStringLiteral("Two annotators differ"), QStringLiteral("disagreement"),
                      of.total, of.totalInterval),
            share("Ambiguity", "ambiguity", of.ambiguity),
            share("Perspective", "perspective", of.perspective),
            share("Unsteadiness", "unsteadiness", of.unsteadiness)};
}

ReportTable partsByItem(const Task& task, const DisagreementSources& sources)
{
    TableByQuestion table(
        task,
        QStringLiteral("How likely two further annotators are to differ on each item, with its "
                       "95 % interval, and which share of that is ambiguity, perspective or "
                       "unsteadiness, as predicted from the study and the item's own answers. "
                       "Observed: the share of its pairs of "
                       "answers that differ."),
        {column("item", "Item"), column("answers", "Answers"), column("observed", "Observed"),
         column("expected", "Expected"), intervalColumn("expected_low", "expected_high"),
         column("ambiguity", "Ambiguity"), column("perspective", "Perspective"),
         column("unsteadiness", "Unsteadiness")},
        ItemsSuffix);
    for (std::size_t question = 0; question < sources.items.size(); ++question) {
        for (const ItemSources& item : sources.items[question])
            table.add(question,
                      {nameCell(item.name), countCell(item.of.answers),
                       numberCell(item.of.observed), numberCell(item.of.expected),
                       rangeCell(item.of.expectedInterval), numberCell(item.of.ambiguity),
                       numberCell(item.of.perspective), numberCell(item.of.unsteadiness)});
    }
    return table.take();
}

} // namespace

ReportTables disagreementParts(ReportFigures& figures)
{
    const std::optional<DisagreementSources>& sources = figures.disagreement();
    if (!sources)
        return tl::unexpected(ReportLack::DisagreementSources);
    TableByQuestion table(
        figures.task(),
        QStringLiteral("How likely two annotators are to differ on an item, and which share of "
                       "that is ambiguity of the item, perspective of the annotators, or "
                       "unsteadiness of each, with 95 % intervals. What the study cannot tell "
                       "apart is a dash. Answers that were asked for after a split are left out."),
        {column("part", "Part"), column("value", "Value"),
         intervalColumn("value_low", "value_high"), column("items", "Items"),
         column("annotators", "Annotators"), column("repeats", "Repeats"),
         column("second_readings", "Second readings")});
    for (std::size_t question = 0; question < sources->questions.size(); ++question) {
        const stats::DisagreementShares& of = sources->questions[question];
        for (ReportRow row : partRows(of)) {
            for (const std::size_t n : {of.items, of.persons, of.repeats, of.secondsAsked})
                row.push_back(countCell(n));
            table.add(question, std::move(row));
        }
    }
    return std::vector{table.take(), partsByItem(figures.task(), *sources)};
}

ReportTables secondReadings(ReportFigures& figures)
{
    const SecondFigures& seconds = figures.input().seconds;
    if (seconds.isEmpty())
        return tl::unexpected(ReportLack::SecondReadings);
    TableByQuestion table(
        figures.task(),
        QStringLiteral("Second readings: answers that allow for another option, of those in which "
                       "it was asked; and the mean entropy in bits of the soft labels of the items "
                       "that have such an answer."),
        {column("answers", "Answers"), column("with_another_option", "With another option"),
         column("share_with_another_option", "%"), column("items", "Items"),
         column("mean_entropy_bits", "Entropy")});
    for (std::size_t question = 0; question < seconds.questions.size(); ++question) {
        const QuestionSeconds& of = seconds.questions[question];
        table.add(question, {countCell(of.answers), countCell(of.others), percentCell(of.share),
                             countCell(of.items), numberCell(of.meanEntropy)});
    }
    return std::vector{table.take()};
}

ReportTables surprisingLabels(ReportFigures& figures)
{
    const SurpriseFigures& surprises = figures.input().surprises;
    if (surprises.isEmpty())
        return tl::unexpected(ReportLack::Guesses);
    TableByQuestion table(
        figures.task(),
        QStringLiteral("Surprisingly popular labels, which more annotators chose than most others "
                       "were expected to choose: items with a guess, those with such a label, and "
                       "of these how many have a label of most votes, the same or another one, "
                       "and a gold label, with which either agrees."),
        {column("items", "Items"), column("found", "Found"),
         column("compared_with_most_votes", "With most votes"), column("is_most_votes", "The same"),
         column("differs_from_most_votes", "Another"), column("compared_with_gold", "With gold"),
         column("agrees_with_gold", "Agrees"),
         column("most_votes_agrees_with_gold", "Most votes agree")});
    for (std::size_t question = 0; question < surprises.questions.size(); ++question)
        table.add(question, surpriseCells(surprises.questions[question]));
    return std::vector{table.take(), surprisesByItem(figures.task(), surprises)};
}

ReportTables readerGroups(ReportFigures& figures)
{
    const std::vector<ReaderFigures>& readers = figures.input().readers;
    const ReaderForm& form = figures.input().readerForm;
    if (std::all_of(readers.begin(), readers.end(),
                    [](const ReaderFigures& of) { return of.groups.empty(); }))
        return tl::unexpected(ReportLack::ReaderGroups);
    TableByQuestion table(figures.task(), readerCaption(readers, form),
                          {column("field", "Asked"), column("value", "Answer"),
                           column("people", "People"), column("labels", "Labels"),
                           column("items", "Items"), column("kappa", "κ"), column("alpha", "α")});
    for (const ReaderFigures& of : readers) {
        const ReaderField* field = findReaderField(form, of.field);
        for (const ReaderGroup& group : of.groups) {
            for (std::size_t question = 0; question < group.questions.size(); ++question) {
                ReportRow row{wordCell(field ? field->word : of.field, of.field),
                              valueCell(field, group.value)};
                const ReportRow cells = readerCells(group.questions[question]);
                row.insert(row.end(), cells.begin(), cells.end());
                table.add(question, std::move(row));
            }
        }
    }
    return std::vector{table.take(), readerLabels(figures.task(), readers, form)};
}

ReportTables furtherAnnotators(ReportFigures& figures)
{
    const FurtherStanding& further = figures.input().further;
    if (further.items.empty())
        return tl::unexpected(ReportLack::FurtherAnnotators);
    ReportTableMaker table(
        QStringLiteral("Splits that went to more annotators: answers that are to come, items that "
                       "all who were asked have answered, and of these on how many another pattern "
                       "of votes was expected and found. Figures of agreement go without these "
                       "answers."),
        {column("items", "Items"), column("to_come", "To come"), column("answered", "Answered"),
         column("expected", "Expected"), column("changed", "Changed")});
    table.add({countCell(further.items.size()), countCell(further.toCome),
               countCell(further.answered.items), numberCell(further.answered.expected),
               countCell(further.changed)});
    return std::vector{table.take(), furtherByItem(further)};
}

} // namespace subtext
