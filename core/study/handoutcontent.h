// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/environment.h"
#include "core/base/error.h"
#include "core/domain/courserecords.h"
#include "core/domain/protocol.h"
#include "core/quality/qualityrecords.h"

namespace subtext {

class StudyContext;

/// Everything that a hand-out holds. Ids are those of the study.
struct HandOutContent
{
    StudyInfo info;
    Protocol protocol;
    QualityProtocol quality;
    TextRevision guideline;
    TextRevision consentText;
    Person person;
    std::vector<Scenario> scenarios;            ///< The person's, in the order of import.
    std::vector<PlannedAssignment> assignments; ///< The person's.
    TravellingWork work;                        ///< The person's.
    QString passphraseHash;                     ///< The person's; empty for none.
};

/// Throws; call it inside Database::readConsistently. Errors: see HandOuts::write.
HandOutContent readHandOutContent(StudyContext& context, PersonId person);

/// What the first audit row of a hand-out is called. Its detail names the study, the person and
/// the hand-out by UUID.
inline constexpr QLatin1String HandOutCreated("handout.create");

/// Takes away a database and what SQLite keeps beside it, where they are there.
void removeDatabase(const QString& path);

/// Makes a new database of it; after an error there is none.
Result<void> writeHandOutFile(const HandOutContent& content, const HandOutRecord& record,
                              const Environment& environment, const QString& path);

} // namespace subtext
