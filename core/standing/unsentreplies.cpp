// SPDX-License-Identifier: MIT
#include "core/standing/unsentreplies.h"

#include "core/course/questions.h"
#include "core/standing/personstanding.h"
#include "core/study/study.h"
#include "core/travel/syncing.h"

#include <algorithm>

namespace subtext {

Result<std::map<PersonId, qint64>> latestReplies(Study& study)
{
    const auto all = study.questions().all({});
    if (!all)
        return fail(all.error());
    std::map<PersonId, qint64> replies;
    for (const AskedQuestion& asked : *all) {
        for (const ItemReply& reply : asked.replies)
            replies[reply.person] = std::max(replies[reply.person], reply.at);
    }
    return replies;
}

Result<qint64> peopleWithUnsentReplies(Study& study)
{
    Reads reads;
    const std::map<PersonId, qint64> replies = reads.take(latestReplies(study));
    const bool isInTeam = reads.take(study.syncing().membership()).has_value();
    if (const auto read = reads.outcome(); !read)
        return fail(read.error());
    if (replies.empty() || isInTeam)
        return qint64{0};
    const auto people = personStandings(study);
    if (!people)
        return fail(people.error());
    return std::count_if(people->begin(), people->end(), [&](const PersonStanding& each) {
        const auto replied = replies.find(each.person.id);
        return replied != replies.end() && each.lacksSince(replied->second);
    });
}

} // namespace subtext
