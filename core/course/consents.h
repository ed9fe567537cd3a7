// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/courserecords.h"
#include "core/operation/changeset.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace subtext {

class StudyContext;

struct ConsentText
{
    QString text; ///< Markdown, as people are shown it.
    /// The same without the sentence about the form about readers, which the program adds.
    QString written;
    int revision = 0;        ///< 0: the built-in text.
    QString sha256;          ///< Of the text's UTF-8; 64 hexadecimal digits in lower case.
    QStringList everySha256; ///< Of the same text in each language that it is there in.

    /// Whether what somebody said of a text with this digest they said of this one.
    bool isOf(const QString& digest) const { return everySha256.contains(digest); }
};

/// Every text that people may have been shown where a consent text says this: the same, and in
/// every language with the sentence that names the form about readers.
std::vector<QString> shownConsents(const QString& written);

class Consents
{
public:
    explicit Consents(StudyContext& context)
        : m_context(context)
    {}

    /// In a language as shippedText has it.
    Result<ConsentText> text(const QString& language = {}) const;
    /// A new version of the text; everybody is asked again. Empty: back to the built-in text.
    Result<ChangeSet> setText(const QString& text);
    /// What the person said last; none where they were never asked.
    Result<std::optional<Consent>> of(PersonId person) const;
    /// True where the protocol wants consent and the person has not accepted the present text
    /// in any language.
    Result<bool> isDue(PersonId person) const;
    /// Keeps what the person said to the present text as they were shown it, in that language.
    /// Errors: UnknownPerson.
    Result<ChangeSet> record(PersonId person, bool isAccepted, const QString& language = {});

private:
    StudyContext& m_context;
};

} // namespace subtext
