// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/courserecords.h"
#include "core/domain/readerform.h"
#include "core/operation/changeset.h"

#include <QString>

#include <map>

namespace subtext {

class StudyContext;

/// What annotators say about themselves, where the rules have a form (Protocol::readerForm). It is
/// kept apart from what they label, and nobody but them and whoever holds the study has it.
class AboutReaders
{
public:
    /// By the token of the field; an empty value: they would rather not say.
    using Answers = std::map<QString, QString>;

    explicit AboutReaders(StudyContext& context)
        : m_context(context)
    {}

    Result<ReaderForm> form() const;
    /// Whether anybody answered, so that the form stays (CourseRules::setProtocol).
    Result<bool> isAnswered() const;
    /// What counts of a person's answers; a field that they did not answer is not there.
    Result<Answers> of(PersonId person) const;
    /// Whether they are to be asked: the form has a field of that moment that they have not
    /// answered, and the study is not locked; after the last item, once they have submitted every
    /// item that they have, which is one at least.
    Result<bool> isDue(PersonId person, ReaderMoment when) const;
    /// Keeps those that are new or another than before, all in one operation; what was said before
    /// stays in the file and counts no more. Errors: StudyLocked, UnknownPerson, WrongRole (no
    /// annotator), InvalidValue with the detail "reader_field" for a field that the form does not
    /// have, "reader_value" for a value that the field does not take.
    Result<ChangeSet> answer(PersonId person, const Answers& answers);

private:
    StudyContext& m_context;
};

} // namespace subtext
