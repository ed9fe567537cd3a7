// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/standing/standingnews.h"
#include "ui/text/mailtext.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace subtext {

/// "Set up", "Assign", …
QString stageWord(StudyStage stage);
/// What there is of a stage, a line each: "60 scenes", "15 annotators".
QStringList stageLines(StudyStage stage, const StudyStanding& standing);

/// What a button does that takes the step: "Assign 40 items…".
QString stepButtonText(NextStep step, const StudyStanding& standing);
/// Why that is next, in a sentence or two; names who is late where others wait for them.
QString stepReason(NextStep step, const StudyStanding& standing, qint64 nowMs);

/// "New since you last looked here (12 Mar, 14:05): 42 answers (Ann 20, Bo 22), 2 splits decided."
QString newsText(const StandingNews& news);

/// "24 of 27, 3 asked for again": what somebody has labelled of what is theirs, without what they
/// are to give anew. In a locked study, where the earlier answers count, with it.
QString labelledText(const PersonStanding& person);
/// The same of any part of their items.
QString labelledText(qint64 done, qint64 assigned, qint64 notGivenAgain);
/// When the latest file came back, and whether one is awaited; `none` where neither is so.
QString returnedText(const PersonStanding& person, const QString& none);
/// In a word or two: "Late", "Not back yet", "Finished", "In progress".
QString annotatorState(const AnnotatorStanding& annotator, qint64 nowMs);
/// Who is late, in a sentence.
QString lateRule();

/// What reminds somebody of the items that they have not labelled.
MailText reminderMail(const AnnotatorStanding& annotator, const QString& study,
                      const QString& coordinator);
/// A mail to be opened, addressed and sent in a mail program (RFC 5322, UTF-8, base64). It names
/// neither who sends it nor who gets it: a study keeps nobody's address.
QByteArray draftMail(const MailText& mail, qint64 nowMs);

} // namespace subtext
