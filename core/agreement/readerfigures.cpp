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

int peopleWhoAnswered(const std::vector<AgreementItem>& items, std::size_t question)
{
    RaterPlaces people;
    for (const AgreementItem& item : items) {
        for (const AgreementRating& rating : item.ratings) {
            if (rating.ballot.at(question))
                people.insert(rating.rater);
        }
    }
    return static_cast<int>(people.size());
}

ReaderQuestion questionOf(const std::vector<AgreementItem>& items, ItemSpan span, const Task& task,
                          std::size_t question, int atLeast)
{
    ReaderQuestion of;
    of.people = peopleWhoAnswered(items, question);
    if (of.people < atLeast)
        return of;
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

ReaderGroup groupOf(const AgreementInput& input, const QString& value, const RaterPlaces& people,
                    int atLeast)
{
    ReaderGroup group{value, static_cast<int>(people.size()), {}};
    const std::vector<AgreementItem> items = itemsOf(input, people);
    std::vector<const AgreementItem*> places;
    places.reserve(items.size());
    for (const AgreementItem& item : items)
        places.push_back(&item);
    for (std::size_t question = 0; question < input.task->questions.size(); ++question)
        group.questions.push_back(questionOf(items, places, *input.task, question, atLeast));
    return group;
}

} // namespace

std::vector<ReaderFigures> readerFigures(const AgreementInput& input, const ReaderForm& form,
                                         const std::vector<ReaderAnswer>& said)
{
    std::map<PersonId, int> places;
    for (std::size_t i = 0; i < input.raters.size(); ++i)
        places.emplace(input.raters[i].person, static_cast<int>(i));
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
        ReaderFigures of{field.token, form.atLeast, {}, static_cast<int>(told.others)};
        for (std::size_t i = 0; i < values.size(); ++i) {
            const QString& value = values[i].token;
            if (told.isTold[i])
                of.groups.push_back(groupOf(input, value, byValue.at(value), form.atLeast));
        }
        figures.push_back(std::move(of));
    }
    return figures;
}

} // namespace subtext
