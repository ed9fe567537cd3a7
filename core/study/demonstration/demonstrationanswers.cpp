// SPDX-License-Identifier: MIT
#include "core/study/demonstration/demonstrationanswers.h"

#include "core/publishing/releasing.h"

#include <array>

namespace subtext {
namespace {

struct AnsweredQuestion
{
    const char* token;
    const char* text;
};

// Address and DOI stay unanswered: the demonstration is not published anywhere.
constexpr std::array TextsByToken{
    AnsweredQuestion{"purpose",
                     "To show every step of an annotation study with Subtext, from the first "
                     "label to a release. It answers no question of research."},
    AnsweredQuestion{"creators", "The Subtext authors"},
    AnsweredQuestion{"funding", "Nobody paid for it."},
    AnsweredQuestion{"author_contributions", "The Subtext authors made all of it."},
    AnsweredQuestion{"competing_interests", "They make Subtext, which it shows."},
    AnsweredQuestion{"sample",
                     "It is everything there is. The scenarios were made up one by one; they are "
                     "no sample of anything."},
    AnsweredQuestion{"languages", "en"},
    AnsweredQuestion{"known_errors",
                     "None are known. The labels are invented and cannot be wrong."},
    AnsweredQuestion{"offensive",
                     "It should not. People are unkind to each other in some scenarios; there "
                     "is no violence, and there are no slurs."},
    AnsweredQuestion{"populations",
                     "None. Roles such as manager or neighbour appear; age, origin and faith "
                     "do not."},
    AnsweredQuestion{"scenario_source",
                     "They were written for Subtext and describe nobody who exists."},
    AnsweredQuestion{"annotators",
                     "Nobody took part. The fifteen annotators and the adjudicator are "
                     "invented, and a seeded random generator chose their labels."},
    AnsweredQuestion{"timeframe", "The labels were made by a program within seconds."},
    AnsweredQuestion{"hours", "None: the times are invented, too."},
    AnsweredQuestion{"ethics", "There was none, as there are no participants."},
    AnsweredQuestion{"consent", "Does not apply: there are no participants."},
    AnsweredQuestion{"impact", "Does not apply: it is nobody's data."},
    AnsweredQuestion{"used_for", "Tests, pictures and demonstrations of Subtext."},
    AnsweredQuestion{"other_uses", "Trying out programs that read this layout."},
    AnsweredQuestion{"limits",
                     "Its agreement follows from how the labels were drawn and says nothing about "
                     "how people read such scenes."},
    AnsweredQuestion{"not_for", "Training or judging models, and any statement about people."},
    AnsweredQuestion{"responsibility", "Yes; the scenarios are their own."},
    AnsweredQuestion{"third_party", "No."},
    AnsweredQuestion{"maintainer", "The Subtext authors"},
    AnsweredQuestion{"hosting", "Nobody: it is made anew from Subtext."},
    AnsweredQuestion{"support", "As long as Subtext is."},
    AnsweredQuestion{"contact", "Through the place where Subtext is developed."},
    AnsweredQuestion{"updates", "Whenever the demonstration changes with Subtext."},
    AnsweredQuestion{"retention", "Does not apply: it is nobody's data."},
    AnsweredQuestion{"older", "With the version of Subtext that makes them."},
    AnsweredQuestion{"contributions", "As to Subtext itself; see CONTRIBUTING.md there."},
};

} // namespace

Result<void> answerDemonstrationDatasheet(Study& study, PersonId coordinator)
{
    for (const AnsweredQuestion& answer : TextsByToken) {
        const auto written = study.releasing().answer(
            QString::fromLatin1(answer.token), QString::fromLatin1(answer.text), coordinator);
        if (!written)
            return fail(written.error());
    }
    return {};
}

} // namespace subtext
