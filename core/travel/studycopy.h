// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/records.h"
#include "core/storage/auditlog.h"

#include <vector>

namespace subtext {

class StudyContext;

/// A half-answered item or a half-made decision in a copy.
struct CopiedDraft
{
    Uuid person;
    Uuid scenario;
    Draft draft;
};
struct CopiedDeskDraft
{
    Uuid person;
    Uuid scenario;
    DeskDraft draft;
    qint64 savedAt = 0;
};

/// What a copy of a study holds beside its records: one that was saved while the study was not
/// at its path, say.
struct StudyCopy
{
    std::vector<ChainLink> chain;
    std::vector<CopiedDraft> drafts;
    std::vector<CopiedDeskDraft> deskDrafts;
};

/// Throws; call it inside a read.
StudyCopy readStudyCopy(StudyContext& context);

/// Whether the two chains part after both had their people and their scenarios. Up to there a chain
/// covers the words of every scene and the ids of all people, so that nobody writes its beginning
/// who does not have the study.
bool haveCommonOrigin(const std::vector<ChainLink>& one, const std::vector<ChainLink>& other);

} // namespace subtext
