// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/courserecords.h"
#include "core/storage/store.h"
#include "core/task/tasktexts.h"

#include <QSet>

#include <optional>

namespace subtext {

/// What a course has beside its data: texts of its own, consent, practice, repeats, questions about
/// items, the drafts of these three, passphrases and drop-outs.
class CourseStore : Store
{
public:
    using Store::Store;

    /// The next revision of a text that goes with the task; an empty one goes back to the built-in
    /// text.
    void setTaskText(TaskText part, const QString& text, qint64 at);
    /// Revision 0 where there is none.
    TextRevision taskText(TaskText part);
    /// All consent texts that were ever asked, oldest first.
    /// Every revision of a text that lies beside the task, by rank; not of the guideline and the
    /// consent text, which have tables of their own.
    std::vector<TextRevision> taskTexts(TaskText part);
    std::vector<TextRevision> consentTexts();

    void insertConsent(const Consent& consent);
    /// The latest word of a person, by time.
    std::optional<Consent> consentOf(PersonId person);
    /// Of everybody where the person is invalid; by time.
    std::vector<Consent> consents(PersonId person = {});

    void insertReaderAnswer(const ReaderAnswer& answer);
    /// What counts of each field, of one person or, where that is invalid, of everybody; by person
    /// and field.
    std::vector<ReaderAnswer> readerAnswers(PersonId person = {});
    /// Whether anybody was asked and anything was kept.
    bool hasReaderAnswers();

    /// `answer` needs all questions and scales.
    void insertPractice(const PracticeAnswer& answer);
    /// Of everybody where the person is invalid; by time.
    std::vector<PracticeAnswer> practice(PersonId person = {});

    /// `answer` needs its emotion and all four scales.
    void insertRepeat(const RepeatAnswer& answer);
    /// Of everybody where the person is invalid; by time.
    std::vector<RepeatAnswer> repeats(PersonId person = {});

    void insertQuestion(const ItemQuestion& question);
    std::optional<ItemQuestion> question(const Uuid& uuid);
    /// Of everybody where the person is invalid, about any item where that is; by time.
    std::vector<ItemQuestion> questions(PersonId person = {}, ScenarioId item = {});

    /// What is being written about that item: replaces what was. The text is not blank.
    void saveQuestionDraft(PersonId person, ScenarioId item, const QString& text, qint64 at);
    /// Empty where there is none.
    QString questionDraft(PersonId person, ScenarioId item);
    void deleteQuestionDraft(PersonId person, ScenarioId item);

    /// What somebody is writing in reply to that question, likewise.
    void saveReplyDraft(PersonId by, const Uuid& question, const QString& text, qint64 at);
    QString replyDraft(PersonId by, const Uuid& question);
    /// The questions that they have such a text for.
    QSet<Uuid> replyDrafts(PersonId by);
    void deleteReplyDraft(PersonId by, const Uuid& question);

    void insertReply(const ItemReply& reply);
    /// To everybody, and about any item, likewise; in the order of writing.
    std::vector<ItemReply> replies(PersonId asker = {}, ScenarioId item = {});

    QuestionCounts questionCounts();
    void insertLabelAgain(const Uuid& uuid, const LabelAgainRequest& request);
    /// What counts of the items that are asked for, in the order of import.
    std::vector<ItemAskedAgain> itemsAskedAgain();

    /// Replaces the person's draft of that kind, of whichever item it was.
    void saveShortDraft(PersonId person, const ShortDraft& draft);
    std::optional<ShortDraft> shortDraft(PersonId person, ShortKind kind);
    void deleteShortDraft(PersonId person, ShortKind kind);

    /// An Argon2id hash; empty: none.
    void insertPassphrase(PersonId person, const QString& hash, qint64 at);
    QString passphraseHash(PersonId person);

    void setWithdrawn(PersonId person, bool isWithdrawn, qint64 at);
    bool isWithdrawn(PersonId person);
};

} // namespace subtext
