// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/handoutmails.h"

#include "core/course/consents.h"
#include "core/course/norming.h"
#include "core/course/practice.h"
#include "core/course/signingin.h"
#include "core/study/study.h"
#include "core/travel/handouts.h"

#include <algorithm>

namespace subtext {

Result<MailText> mailForHandOut(Study& study, const Person& person, qint64 items,
                                const QString& coordinator, HandOutMail::Way way)
{
    Reads reads;
    HandOutMail about;
    about.person = person;
    about.study = reads.take(study.info()).title;
    about.file = HandOuts::fileName(person);
    about.items = items;
    about.protocol = reads.take(study.protocol());
    about.protocol.isConsentRequired = reads.take(study.consents().isDue(person.id));
    about.protocol.isPracticeAsked = reads.take(study.practice().isDue(person.id));
    about.hasPassphrase = reads.take(study.signingIn().hasPassphrase(person.id));
    about.coordinator = coordinator;
    about.way = way;
    for (const NormingBooth& booth : reads.take(study.norming().booths(person.id))) {
        if (booth.isDue())
            about.votes = booth.phase == NormingPhase::Sealed ? HandOutMail::Votes::First
                                                              : HandOutMail::Votes::Second;
    }
    const std::vector<HandOutRecord> records = reads.take(study.handouts().records());
    about.isLater = std::count_if(records.begin(), records.end(), [&](const HandOutRecord& one) {
                        return one.person == person.id;
                    }) > 1;
    return reads.outcome().map([&] { return handOutMail(about); });
}

} // namespace subtext
