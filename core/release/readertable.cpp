// SPDX-License-Identifier: MIT
#include "core/release/readertable.h"

#include "core/domain/toldgroups.h"
#include "core/release/publiccodes.h"

#include <QHash>

#include <algorithm>
#include <map>
#include <set>

namespace subtext {
namespace {

/// Whoever is in no group that is told: no token, which has no spaces.
const QString EverybodyElse = QStringLiteral("everybody else");

std::vector<ColumnDescription> readerColumns(int atLeast)
{
    const QByteArray fewest = QByteArray::number(atLeast);
    return {textColumn("field", "token", "What annotators were asked about themselves"),
            textColumn("value", "token; " + EverybodyElse.toUtf8(),
                       "What they answered; \"everybody else\": an answer that fewer than " +
                           fewest +
                           " gave, or none, with the smallest larger group where these would be "
                           "fewer than " +
                           fewest),
            {QStringLiteral("people"), ValueType::Integer,
             fewest + " or more; empty where they are fewer",
             "How many annotators of this release answered so"}};
}

/// By field and value; what was said without a value is not in it. `annotators` have the numbers of
/// what leaves.
std::map<QString, std::map<QString, qint64>> readerValuesIn(const ReleaseInput& input,
                                                            const std::set<PersonId>& annotators)
{
    std::map<QString, std::map<QString, qint64>> values;
    if (input.readerAnswers.empty())
        return values;
    const QHash<PersonId, PersonId> ids = releasedIds(input);
    for (const ReaderAnswer& answer : input.readerAnswers) {
        if (!answer.value.isEmpty() && annotators.count(ids.value(answer.person)) > 0)
            ++values[answer.field][answer.value];
    }
    return values;
}

Result<void> writeReaders(const std::vector<ReaderCount>& counts, int atLeast, const ByteSink& sink)
{
    if (const auto head = sink(csvRow(columnNames(readerColumns(atLeast)))); !head)
        return head;
    for (const ReaderCount& count : counts) {
        const QStringList cells{count.field, count.value.isEmpty() ? EverybodyElse : count.value,
                                count.people ? QString::number(*count.people) : QString()};
        if (const auto row = sink(csvRow(cells)); !row)
            return row;
    }
    return {};
}

} // namespace

std::vector<ReaderCount> readerCounts(const ReleaseInput& input, const StudyData& publicData)
{
    const ReaderForm& form = input.protocol.readerForm;
    std::set<PersonId> annotators;
    for (const Annotation& answer : publicData.annotations)
        annotators.insert(answer.person);
    const auto values = readerValuesIn(input, annotators);
    if (form.isEmpty() || values.empty())
        return {};
    std::vector<ReaderCount> counts;
    for (const ReaderField& field : form.fields) {
        const auto of = values.find(field.token);
        const std::vector<ListedWord> listed = readerValues(field);
        std::vector<qint64> people(listed.size(), 0);
        for (std::size_t i = 0; i < listed.size() && of != values.end(); ++i) {
            const auto said = of->second.find(listed[i].token);
            people[i] = said == of->second.end() ? 0 : said->second;
        }
        const ToldGroups told = toldGroups(people, std::ssize(annotators), form.atLeast);
        for (std::size_t i = 0; i < listed.size(); ++i) {
            if (told.isTold[i])
                counts.push_back({field.token, listed[i].token, people[i]});
        }
        if (told.others > 0)
            counts.push_back(
                {field.token, QString(),
                 told.others < form.atLeast ? std::nullopt : std::optional(told.others)});
    }
    return counts;
}

std::optional<DataTable> readerTable(const ReleaseInput& input, const StudyIndex& publicStudy)
{
    std::vector<ReaderCount> counts = readerCounts(input, publicStudy.data());
    if (counts.empty())
        return std::nullopt;
    const int atLeast = input.protocol.readerForm.atLeast;
    return DataTable{
        {QStringLiteral("readers.csv"), TableFormat::Csv, {}, readerColumns(atLeast)},
        [counts = std::move(counts), atLeast](const StudyIndex& /*of*/, const ByteSink& sink) {
            return writeReaders(counts, atLeast, sink);
        }};
}

} // namespace subtext
