// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/courserecords.h"
#include "core/operation/changeset.h"

#include <vector>

namespace subtext {

class StudyContext;

/// A question with what was answered, in the order of writing.
struct AskedQuestion
{
    ItemQuestion question;
    QString item;  ///< "subtype/id"
    QString asker; ///< The code of who asks; empty where the reader may not know it.
    std::vector<ItemReply> replies; ///< Those that the reader may read.
    qint64 hiddenReplies = 0;       ///< Of adjudicators, which the reader may not read yet.
    bool isReplyBegun = false;      ///< The reader was writing a reply, and has not sent it.

    bool isAnswered() const { return !replies.empty() || hiddenReplies > 0; }
    bool operator==(const AskedQuestion&) const = default;
};

/// What annotators ask about the items that they label, and what the coordinator or an adjudicator
/// answers: each question and its replies are for that annotator alone. Nothing here is data.
class Questions
{
public:
    /// Of a question or a reply, in UTF-16 units.
    static constexpr qsizetype LongestText = 2'000;

    explicit Questions(StudyContext& context)
        : m_context(context)
    {}

    /// Errors: StudyLocked, UnknownPerson, WrongRole (no annotator), NotAssigned, InvalidValue
    /// with the detail "questions" where the study allows none, "question" for a text without a
    /// character, and tooLong("question").
    Result<ItemQuestion> ask(PersonId person, ScenarioId scenario, const QString& text);
    /// Keeps a question as it is being written, in place of what was written about that item
    /// before. On the disk when this returns. Work in progress: no audit row, no notice. A text
    /// without a character leaves no row, and ask() removes it. Errors: those of ask(); of a text
    /// without a character UnknownPerson alone.
    Result<ChangeSet> saveDraft(PersonId person, ScenarioId scenario, const QString& text);
    /// What was being written about that item; empty where there is nothing.
    Result<QString> draft(PersonId person, ScenarioId scenario) const;
    /// Errors: StudyLocked, InHandOut, UnknownPerson, WrongRole (an annotator), InvalidValue with
    /// the detail "no-question" where there is none with that UUID, "reply" for a text without a
    /// character, and tooLong("reply").
    Result<ChangeSet> reply(PersonId by, const Uuid& question, const QString& text);

    /// Keeps a reply as it is being written, as saveDraft() keeps a question; one a person and
    /// question. reply() removes it. Errors: those of reply(); of a text without a character
    /// UnknownPerson alone.
    Result<ChangeSet> saveReplyDraft(PersonId by, const Uuid& question, const QString& text);
    /// What that person was writing in reply; empty where there is nothing.
    Result<QString> replyDraft(PersonId by, const Uuid& question) const;

    /// Whether annotators may ask: the study allows it, and it is not locked.
    Result<bool> areOpen() const;
    /// A person's own ones, by time.
    Result<std::vector<AskedQuestion>> ofPerson(PersonId person) const;
    /// For whoever answers them (nobody: the command line), about one item or any: those without a
    /// reply first, each by time. Who asks is not told to an adjudicator before the study is
    /// locked, unless the rules show names at the desk. Of adjudicators' replies one of several
    /// adjudicators reads what they wrote in this copy, and the rest once both who decide are
    /// through (for these two) or the study is locked. Errors: UnknownPerson, WrongRole (an
    /// annotator).
    Result<std::vector<AskedQuestion>> all(PersonId reader, ScenarioId item = {}) const;
    Result<QuestionCounts> counts() const;
    /// How many wait for a reply.
    Result<qint64> unanswered() const;

private:
    StudyContext& m_context;
};

} // namespace subtext
