// SPDX-License-Identifier: MIT
#include "core/release/normingtable.h"

#include "core/release/publiccodes.h"

#include <QHash>

#include <algorithm>
#include <tuple>
#include <utility>

namespace subtext {
namespace {

std::vector<ColumnDescription> normingColumns()
{
    return {textColumn("round", "free text", "Title of the norming round"),
            {QStringLiteral("round_number"), ValueType::Integer, "1 or more",
             "Its place among the rounds of the study, in the order in which they began"},
            textColumn("scenario", "as in the other files", "Name of the scenario"),
            textColumn("annotator", "as in annotations.csv", "Who voted"),
            {QStringLiteral("pass"), ValueType::Integer, "1, 2",
             "1: before anybody saw how the others voted; 2: after it"},
            textColumn("question", "a question of the task", "Which question"),
            textColumn("option", "an option of the question", "What was voted for")};
}

/// One vote with what it is put in order by.
struct PlacedVote
{
    qsizetype scene = 0; ///< Place in the release.
    QString person;      ///< As the release calls them.
    const ClosedNorming::Vote* vote = nullptr;
};

/// Those of a round on scenarios that leave, by people who are in the release.
std::vector<PlacedVote> placedVotes(const ClosedNorming& round, const StudyIndex& of,
                                    const QHash<ScenarioId, qsizetype>& places,
                                    const QHash<PersonId, PersonId>& ids)
{
    std::vector<PlacedVote> votes;
    for (const ClosedNorming::Vote& vote : round.votes) {
        const auto place = places.find(vote.scenario);
        const QString person = of.person(ids.value(vote.person)).name;
        if (place != places.end() && !person.isEmpty())
            votes.push_back({*place, person, &vote});
    }
    std::stable_sort(votes.begin(), votes.end(), [](const PlacedVote& a, const PlacedVote& b) {
        return std::tie(a.scene, a.person, a.vote->pass) <
               std::tie(b.scene, b.person, b.vote->pass);
    });
    return votes;
}

QHash<ScenarioId, qsizetype> placesOf(const StudyData& data)
{
    QHash<ScenarioId, qsizetype> places;
    for (const Scenario& scenario : data.scenarios)
        places.insert(scenario.id, places.size());
    return places;
}

Result<void> writeNorming(const StudyIndex& of, const std::vector<ClosedNorming>& rounds,
                          const QHash<PersonId, PersonId>& ids, const ByteSink& sink)
{
    if (const auto head = sink(csvRow(columnNames(normingColumns()))); !head)
        return head;
    const Task& task = taskOf(of.data());
    const QHash<ScenarioId, qsizetype> places = placesOf(of.data());
    for (const ClosedNorming& round : rounds) {
        for (const PlacedVote& placed : placedVotes(round, of, places, ids)) {
            const Scenario& scene = of.data().scenarios.at(static_cast<std::size_t>(placed.scene));
            for (const QuestionIndex index : round.questions) {
                const auto chosen = placed.vote->ballot.at(indexOf(index));
                if (!chosen)
                    continue;
                const Question& question = task.questions.at(indexOf(index));
                const auto row = sink(
                    csvRow({round.title, QString::number(round.number), scene.name(), placed.person,
                            QString::number(static_cast<int>(placed.vote->pass)), question.token,
                            question.options.at(slotOf(*chosen)).token}));
                if (!row)
                    return row;
            }
        }
    }
    return {};
}

} // namespace

qsizetype releasedNormingRounds(const ReleaseInput& input, const StudyData& publicData)
{
    if (input.norming.empty())
        return 0;
    const QHash<ScenarioId, qsizetype> places = placesOf(publicData);
    return std::count_if(input.norming.begin(), input.norming.end(),
                         [&](const ClosedNorming& round) {
                             return std::any_of(round.votes.begin(), round.votes.end(),
                                                [&](const ClosedNorming::Vote& vote) {
                                                    return places.contains(vote.scenario);
                                                });
                         });
}

std::optional<DataTable> normingTable(const ReleaseInput& input, const StudyIndex& publicStudy)
{
    if (releasedNormingRounds(input, publicStudy.data()) == 0)
        return std::nullopt;
    return DataTable{{QStringLiteral("norming.csv"), TableFormat::Csv, {}, normingColumns()},
                     [rounds = input.norming, ids = releasedIds(input)](const StudyIndex& of,
                                                                        const ByteSink& sink) {
                         return writeNorming(of, rounds, ids, sink);
                     }};
}

} // namespace subtext
