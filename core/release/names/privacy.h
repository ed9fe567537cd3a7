// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/names/names.h"

#include <QString>

#include <optional>
#include <vector>

namespace subtext {

/// A piece of a text that should not leave.
struct TextFinding
{
    qsizetype position = 0; ///< In UTF-16 units from the start of the text.
    QString found;

    bool operator==(const TextFinding&) const = default;
};

std::vector<TextFinding> findEmailAddresses(const QString& text);

/// Keys by which providers of models and of their servers know who pays, as a model or a log may
/// repeat them: "sk-…", "AIza…", "ghp_…", "hf_…", and tokens of three parts ("eyJ….eyJ….…").
std::vector<TextFinding> findKeys(const QString& text);

/// Dates with a time of day in the usual notations ("2025-03-14T09:26Z", "14.03.2025 09:26",
/// "3/14/2025, 9:26 AM", "14 March 2025 at 09:26"), ISO dates alone, and Unix times in seconds or
/// milliseconds. A time of day alone is part of many scenes and no time stamp.
std::vector<TextFinding> findTimeStamps(const QString& text);

enum class PrivateKind : std::uint8_t { Email, TimeStamp, Key };

/// "email", "time_stamp", "key".
QString privateToken(PrivateKind kind);

struct PrivatePiece : TextFinding
{
    PrivateKind kind = PrivateKind::Email;
};
std::vector<PrivatePiece> findPrivate(const QString& text);

/// Looks whether parts of a note were pasted from explanations of the same item: a run of words
/// that both have, at least six of them or 40 characters, whatever the case, white space and
/// punctuation (which is not counted). What both quote from the scene (three words in a row of it)
/// does not count.
class PastedText
{
public:
    /// `scene` holds the texts that both may quote.
    explicit PastedText(const std::vector<QString>& scene);

    /// The longest such run as it stands in the note.
    std::optional<TextFinding> find(const QString& note, const QString& explanation) const;

private:
    std::vector<bool> quotedWords(const FoldedWords& words) const;

    std::vector<FoldedWords> m_scene;
};

} // namespace subtext
