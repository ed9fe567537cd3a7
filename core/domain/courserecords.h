// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/records.h"

#include <QString>

#include <vector>

namespace subtext {

// The rows of a course. Ids are those of the file that they were read from.

/// One revision of a text that everybody is shown: the guideline, or the consent text.
struct TextRevision
{
    int revision = 0; ///< From 1; 0: nobody wrote one, and the built-in text is shown.
    qint64 at = 0;    ///< UTC milliseconds.
    QString text;     ///< Empty: back to the built-in text.

    bool operator==(const TextRevision&) const = default;
};

struct Consent
{
    Uuid uuid;
    PersonId person;
    qint64 at = 0;
    QString textSha256;   ///< Of the text's UTF-8; 64 hexadecimal digits in lower case.
    int textRevision = 0; ///< 0: the built-in text.
    bool isAccepted = false;

    bool operator==(const Consent&) const = default;
};

/// What somebody says of themselves. Never data of an item, and never published but by groups.
struct ReaderAnswer
{
    Uuid uuid;
    PersonId person;
    QString field; ///< The token of a ReaderField.
    QString value; ///< One of its readerValues; empty: they would rather not say.
    qint64 at = 0; ///< UTC milliseconds.

    bool operator==(const ReaderAnswer&) const = default;
};

/// One answer of a calibration round. Practice is never data.
struct PracticeAnswer
{
    Uuid uuid;
    PersonId person;
    QString item;  ///< Of the calibration items.
    int round = 1; ///< From 1.
    qint64 at = 0;
    Answer answer; ///< Questions, scales and cues; the rest is not kept.
    qint64 activeMs = 0;

    bool operator==(const PracticeAnswer&) const = default;
};

/// An item of one's own, answered a second time without the first answer in view. Never data.
struct RepeatAnswer
{
    Uuid uuid;
    PersonId person;
    ScenarioId scenario;
    qint64 submittedAt = 0;
    Answer answer; ///< Emotion and scales; the rest is not kept.
    qint64 activeMs = 0;

    bool operator==(const RepeatAnswer&) const = default;
};

/// What is answered without an explanation and is never data.
enum class ShortKind { Practice, Repeat };

/// One thing to answer shortly, within one study file.
struct ShortItem
{
    ShortKind kind = ShortKind::Practice;
    QString id; ///< Of the calibration item; of the scenario, in digits.

    static ShortItem practice(const QString& calibrationItem)
    {
        return {ShortKind::Practice, calibrationItem};
    }
    static ShortItem repeat(ScenarioId scenario)
    {
        return {ShortKind::Repeat, QString::number(scenario.value)};
    }

    bool operator==(const ShortItem&) const = default;
};

/// A short answer as it stands on screen. It stays in the file where it was written.
struct ShortDraft
{
    ShortItem item;
    qint64 savedAt = 0;
    /// Questions and scales, each may be missing, and the cues of a practice scene; the rest is not
    /// kept.
    Answer answer;
    qint64 activeMs = 0; ///< Spent on it so far.

    bool operator==(const ShortDraft&) const = default;
};

/// What an annotator asked about an item that they label. Never data.
struct ItemQuestion
{
    Uuid uuid;
    PersonId person; ///< Who asks.
    ScenarioId scenario;
    qint64 at = 0; ///< UTC milliseconds.
    QString text;

    bool operator==(const ItemQuestion&) const = default;
};

/// What a coordinator or an adjudicator answered. Who it was stands in the audit chain alone: the
/// row goes to whoever had asked.
struct ItemReply
{
    Uuid uuid;
    PersonId person; ///< Who had asked.
    ScenarioId scenario;
    Uuid question;
    qint64 at = 0; ///< UTC milliseconds.
    QString text;
    Role role = Role::Coordinator; ///< Of whoever answers; never an annotator's.

    bool operator==(const ItemReply&) const = default;
};

struct QuestionCounts
{
    qint64 asked = 0;
    qint64 answered = 0; ///< Of these, with a reply or more.

    bool operator==(const QuestionCounts&) const = default;
};

/// What was said of an item after a clause of the guide changed: that whoever had labelled it is to
/// label it again, or one of them, or no longer. For a person the latest counts that was said to
/// all or to them.
struct LabelAgainRequest
{
    ScenarioId scenario;
    PersonId person;        ///< Invalid: whoever had labelled the item.
    qint64 at = 0;          ///< UTC milliseconds; answers from before are to be given anew.
    QString reason;         ///< Which clause changed, in the words of whoever asks.
    QByteArray guideSha256; ///< As Annotation::guideSha256, when it was asked; empty: not known.
    bool isAsked = true;    ///< False: taken back.
    PersonId by;            ///< Invalid: the command line.

    bool operator==(const LabelAgainRequest&) const = default;
};

/// What counts of an item that is asked for again, in the order of writing: what was said to all
/// comes first, if anything was, and then what was said to single people after it.
struct ItemAskedAgain
{
    ScenarioId scenario;
    std::vector<LabelAgainRequest> said; ///< One that asks is among them.

    /// The latest one that asks.
    const LabelAgainRequest& latest() const;
    /// By which this person is asked, if they had labelled the item; null where they are not.
    const LabelAgainRequest* to(PersonId person) const;
    /// Whether all who had labelled it are asked but those to whom it was taken back.
    bool isOfAll() const { return !said.front().person.isValid() && said.front().isAsked; }

    bool operator==(const ItemAskedAgain&) const = default;
};

/// Somebody whose counting answer to an item is older than the request to label it again, and who
/// did not drop out.
struct OwedAgain
{
    PersonId person;
    ScenarioId scenario;
    QString reason; ///< Of the request.
    qint64 at = 0;  ///< Of the request, UTC milliseconds.
    /// When it was written down, which is earlier where the clock of an answer was ahead.
    qint64 writtenAt = 0;

    bool operator==(const OwedAgain&) const = default;
};

/// How often somebody gave an answer anew since it was asked for again. Each is a revision, and
/// none that they made of their own accord.
struct GivenAgain
{
    PersonId person;
    ScenarioId scenario;
    int times = 0;

    bool operator==(const GivenAgain&) const = default;
};

struct HandOutRecord
{
    Uuid uuid;
    PersonId person;
    qint64 at = 0;
    QString file; ///< Its name, without the folder.
    qint64 items = 0;

    bool operator==(const HandOutRecord&) const = default;
};

struct MergedFileRecord
{
    Uuid uuid;
    qint64 at = 0;
    QString file;    ///< Its name, without the folder.
    QString sha256;  ///< Of the file as it was; 64 hexadecimal digits.
    PersonId person; ///< Whose hand-out it was.
    qint64 taken = 0;
    qint64 known = 0;
    qint64 refused = 0;
    /// JSON: what was refused, one object a row. Where questions or replies came in, an object with
    /// these rows as "refused", and how many came as "questions" and "replies".
    QString report;

    bool operator==(const MergedFileRecord&) const = default;
};

} // namespace subtext
