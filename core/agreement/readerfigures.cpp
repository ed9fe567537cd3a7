// SPDX-License-Identifier: MIT
#include "core/agreement/readerfigures.h"

#include "core/agreement/agreementgroup.h"
#include "core/domain/toldgroups.h"
#include "core/stats/fleiss.h"
#include "core/stats/krippendorff.h"

#include <algorithm>
#include <map>
#include <set>

namespace subtext {
namespace {

/// Places among the raters of the input.
using RaterPlaces = std::set<int>;

/// The items with what these people said of them and nothing else.
std::vector<AgreementItem> itemsOf(const AgreementInput& input, const RaterPlaces& people)
{
    std::vector<AgreementItem> items;
    for (const AgreementItem& item : input.items) {
        AgreementItem theirs;
        theirs.scenario = item.scenario;
        for (const AgreementRating& rating : item.ratings) {
            if (people.count(rating.rater) > 0)
                theirs.ratings.push_back(rating);
        }
        if (!theirs.ratings.empty())
            items.push_back(std::move(theirs));
    }
    return items;
}

/// By question, whoever answered it.
std::vector<RaterPlaces> peopleByQuestion(const AgreementInput& input)
{
    std::vector<RaterPlaces> people(input.task->questions.size());
    for (const AgreementItem& item : input.items) {
        for (const AgreementRating& rating : item.ratings) {
            for (std::size_t question = 0; question < people.size(); ++question) {
                if (rating.ballot.at(question))
                    people[question].insert(rating.rater);
            }
        }
    }
    return people;
}

qint64 inBoth(const RaterPlaces& people, const RaterPlaces& others)
{
    return std::count_if(people.begin(), people.end(),
                         [&](int person) { return others.count(person) > 0; });
}

ReaderQuestion questionOf(ItemSpan span, const Task& task, std::size_t question, int people)
{
    ReaderQuestion of;
    of.people = people;
    const stats::CountTable votes = optionVotes(span, task, question);
    of.counts.assign(votes.categories(), 0);
    for (std::size_t item = 0; item < votes.items(); ++item) {
        const auto row = votes.row(item);
        for (std::size_t option = 0; option < row.size(); ++option)
            of.counts[option] += row[option];
    }
    for (const qint64 count : of.counts)
        of.labels += count;
    const stats::CountTable planned = plannedVotes(span, task, question);
    const stats::FleissKappa kappa = stats::fleissKappa(planned);
    of.items = static_cast<qint64>(kappa.items);
    of.kappa = kappa.kappa;
    of.alpha = stats::krippendorffAlpha(planned, stats::Metric::Nominal);
    return of;
}

/// Of these groups. Each question is judged by the people who answered it: a group that is not told
/// of one must not be what all said there less what the other groups did.
std::vector<ReaderGroup> groupsOf(const AgreementInput& input,
                                  const std::vector<RaterPlaces>& groups,
                                  const std::vector<RaterPlaces>& answered, int atLeast)
{
    std::vector<ReaderGroup> figures(groups.size());
    std::vector<std::vector<AgreementItem>> items;
    std::vector<std::vector<const AgreementItem*>> places(groups.size());
    for (std::size_t group = 0; group < groups.size(); ++group) {
        figures[group].people = static_cast<int>(groups[group].size());
        items.push_back(itemsOf(input, groups[group]));
        for (const AgreementItem& item : items.back())
            places[group].push_back(&item);
    }
    for (std::size_t question = 0; question < answered.size(); ++question) {
        std::vector<qint64> people;
        for (const RaterPlaces& group : groups)
            people.push_back(inBoth(group, answered[question]));
        const ToldGroups told = toldGroups(people, std::ssize(answered[question]), atLeast);
        for (std::size_t group = 0; group < groups.size(); ++group) {
            const int of = static_cast<int>(people[group]);
            figures[group].questions.push_back(
                told.isTold[group] ? questionOf(places[group], *input.task, question, of)
                                   : ReaderQuestion{of, {}, 0, 0, {}, {}});
        }
    }
    return figures;
}

} // namespace

std::vector<ReaderFigures> readerFigures(const AgreementInput& input, const ReaderForm& form,
                                         const std::vector<ReaderAnswer>& said)
{
    std::map<PersonId, int> places;
    for (std::size_t i = 0; i < input.raters.size(); ++i)
        places.emplace(input.raters[i].person, static_cast<int>(i));
    const std::vector<RaterPlaces> answered = peopleByQuestion(input);
    std::vector<ReaderFigures> figures;
    for (const ReaderField& field : form.fields) {
        std::map<QString, RaterPlaces> byValue;
        for (const ReaderAnswer& answer : said) {
            const auto rater = places.find(answer.person);
            if (answer.field == field.token && rater != places.end())
                byValue[answer.value].insert(rater->second);
        }
        const std::vector<ListedWord> values = readerValues(field);
        std::vector<qint64> people;
        for (const ListedWord& value : values)
            people.push_back(std::ssize(byValue[value.token]));
        const ToldGroups told = toldGroups(people, std::ssize(places), form.atLeast);
        std::vector<RaterPlaces> groups;
        QStringList names;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (told.isTold[i]) {
                names << values[i].token;
                groups.push_back(byValue.at(values[i].token));
            }
        }
        ReaderFigures of{field.token, form.atLeast, groupsOf(input, groups, answered, form.atLeast),
                         static_cast<int>(told.others)};
        for (std::size_t i = 0; i < of.groups.size(); ++i)
            of.groups[i].value = names.at(static_cast<qsizetype>(i));
        figures.push_back(std::move(of));
    }
    return figures;
}

} // namespace subtext
