// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/practice.h"
#include "core/domain/person.h"
#include "core/domain/protocol.h"
#include "core/quality/qualityrecords.h"
#include "core/task/task.h"
#include "core/travel/merging.h"

#include <QString>
#include <QStringList>

#include <map>
#include <utility>
#include <vector>

namespace subtext {

/// "15 annotators, 2 adjudicators, 1 coordinator".
QString roleCountsText(const std::map<Role, qint64>& counts);
/// What everybody gets: "Everybody gets 60 items.", "People get 40 to 60 items."
QString loadText(qint64 least, qint64 most);

/// The rules in words, a line each.
QStringList protocolLines(const Protocol& protocol, const QualityProtocol& quality);
/// Practice, items shown again and consent, a line each.
QStringList courseLines(const Protocol& protocol, bool hasOwnConsentText);

/// "7 of 8 labels match, scales off by 0.6 points on average".
QString practiceRoundText(const PracticeRound& round);
/// "first round: 5 of 8 labels match; best round: 7 of 8 labels match", or of one that is both
/// "first and best round: ..."; of a single whole round "first round: ...".
QString practiceResultText(const PracticeResult& result);
/// "The bar of 80 % was not reached (whole rounds: 3)"; empty where it was, or there is none.
QString missedBarText(const PracticeResult& result);
/// What a study asks of a whole round; empty without a bar.
QString askedBarText(const PracticeState& state);
/// The same after a round: whether it reached that, and what follows; empty without a bar or a
/// whole round. What the round came to is said beside it, in labels: a percent of eight would be
/// rounded to or past the bar.
QString practiceBarText(const PracticeState& state, const PracticeRound& lastWhole);
/// "fear for surprise"; of several questions with the question's name before it.
QString mixUpWords(const Task& task, const PracticeMixUp& mixUp);
/// "fear for surprise (2 of 3); joy for trust (1 of 4)": the most frequent ones, `most` of them.
/// Empty where nothing was mixed up.
QString mixUpsText(const Task& task, const std::vector<PracticeMixUp>& mixUps,
                   std::size_t most = 3);
/// To whom it happened: "You took fear for surprise twice."
QString ownMixUpText(const Task& task, const PracticeMixUp& mixUp);

/// "12 new entries were merged, 3 were known already. 2 questions about items came in."
QString mergedFileText(const MergedFile& file);
/// "Came back: NAME", for the history. What brought nothing is called empty or refused: People says
/// of its person that nothing is back.
QString returnedFileTitle(const MergedFile& file);
/// "8 of 8 answers refused"; empty where all of it was taken.
QString refusedPartText(const MergedFile& file);
/// Why a row was refused: "it is not their item".
QString refusalReason(const QString& reason);
/// Refused rows by kind and reason, a line each: "2 answers: it is not their item
/// (sarcasm-irony/7, sarcasm-irony/9)".
QStringList refusedLines(const std::vector<RefusedRow>& rows);
/// A record as it would stand in a report of its own.
MergedFile mergedFileOf(const MergedFileRecord& record);
QString mergeTotalText(const std::vector<MergedFile>& files);

/// What a text that ships does not know of the study: that an explanation may be left out; empty
/// where one is required, or none is asked for.
QString optionalExplanationText(const Task& task, const Protocol& protocol);
/// That practice shows the answers of so many items that are still to be labelled; empty for none.
QString inPracticeText(qint64 items);
QString assignmentText(qint64 assigned, qint64 missing, int perItem);
struct Withdrawal
{
    QString name;
    qint64 labelled = 0;
    qint64 open = 0;
    qint64 takeable = 0; ///< Of the open items others could take over.
    int perItem = 0;     ///< Annotators that every item is to have.
    bool isOut = false;  ///< A hand-out was written and nothing has come back since.
};
QString withdrawalText(const Withdrawal& about);
/// What it means to whoever dropped out.
QString droppedOutText();
/// What is missing, how much of it can be assigned, and why the rest cannot.
QString missingText(qint64 missing, qint64 fillable, int perItem);
/// Why this many assignments stay missing; empty for none.
QString unfillableText(qint64 unfillable);
/// Who has how many items more than before, by name: "Ann +6, Bo +6"; empty: nobody.
QString gainsText(const std::vector<std::pair<QString, qint64>>& gains);

QString fixedByWork();

} // namespace subtext
