// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/courserecords.h"
#include "core/operation/changeset.h"

#include <QString>

#include <optional>

namespace subtext {

class StudyContext;

struct ConsentText
{
    QString text;     ///< Markdown.
    int revision = 0; ///< 0: the built-in text.
    QString sha256;   ///< Of the text's UTF-8; 64 hexadecimal digits in lower case.
};

class Consents
{
public:
    explicit Consents(StudyContext& context)
        : m_context(context)
    {}

    Result<ConsentText> text() const;
    /// A new version of the text; everybody is asked again. Empty: back to the built-in text.
    Result<ChangeSet> setText(const QString& text);
    /// What the person said last; none where they were never asked.
    Result<std::optional<Consent>> of(PersonId person) const;
    /// True where the protocol wants consent and the person has not accepted the present text.
    Result<bool> isDue(PersonId person) const;
    /// Errors: UnknownPerson.
    Result<ChangeSet> record(PersonId person, bool isAccepted);

private:
    StudyContext& m_context;
};

} // namespace subtext
