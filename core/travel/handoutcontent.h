// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/environment.h"
#include "core/base/error.h"
#include "core/domain/courserecords.h"
#include "core/domain/protocol.h"
#include "core/storage/records.h"

namespace subtext {

class StudyContext;

struct HandedRecord
{
    const PortableTable* table = nullptr;
    Record record;
    std::optional<qint64> id; ///< That it keeps; none where the file gives its own.
};

/// Everything that a hand-out holds. Ids are those of the study.
struct HandOutContent
{
    StudyInfo info;
    Protocol protocol;
    TextRevision consentText;
    Person person;
    std::vector<HandedRecord> rules;            ///< Of each kind of rules the one that counts.
    std::vector<HandedRecord> scenes;           ///< The person's, in the order of import.
    std::vector<PlannedAssignment> assignments; ///< The person's, by place.
    std::vector<Uuid> items;                    ///< The UUIDs of their scenarios.
    std::vector<HandedRecord> work;             ///< The person's, about these.
    QString passphraseHash;                     ///< The person's; empty for none.
};

/// Throws; call it inside Database::readConsistently. Errors: see HandOuts::write.
HandOutContent readHandOutContent(StudyContext& context, PersonId person);

/// What the first audit row of a hand-out is called. Its detail names the study, the person and
/// the hand-out by UUID.
inline constexpr QLatin1String HandOutCreated("handout.create");

/// Makes a new database of it; after an error there is none.
Result<void> writeHandOutFile(const HandOutContent& content, const HandOutRecord& record,
                              const Environment& environment, const QString& path);

} // namespace subtext
