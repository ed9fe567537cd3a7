// SPDX-License-Identifier: MIT
#pragma once

#include "core/course/practice.h"

#include <QSet>

#include <map>
#include <vector>

namespace subtext {

class StudyContext;

/// What somebody's practice and repeats come to, read from their answers. What takes a context
/// throws; call it inside a read or a write.

/// One person's answers by round.
using PracticeRounds = std::map<int, std::vector<PracticeAnswer>>;

/// Two copies of a hand-out can bring one item of one round twice: the earlier answer counts.
/// `answers` come by time.
PracticeRounds practiceRounds(const PracticeScenes& scenes,
                              const std::vector<PracticeAnswer>& answers);

/// The ids of the scenes of one round.
using PracticeSet = QSet<QString>;

/// Of every state of the practice scenes that there was, the shipped ones among them: a round that
/// was whole stays one when scenes are added.
std::vector<PracticeSet> practiceSets(StudyContext& context);

/// Where somebody stands who gave these answers, with the bar of the study (0: none). A round is
/// whole that has all of one of these sets, as far as the scenes are still there.
PracticeState practiceState(const PracticeScenes& scenes, const std::vector<PracticeSet>& sets,
                            const PracticeRounds& rounds, int bar);

/// The answers of the first round that is whole; empty before there is one.
std::vector<PracticeAnswer> firstWholeRound(const PracticeScenes& scenes,
                                            const std::vector<PracticeSet>& sets,
                                            const PracticeRounds& rounds);

/// See Practice::scenes.
PracticeScenes practiceScenes(StudyContext& context, const QString& language = {});

/// Fails the operation for an answer that lacks something, or is too long. An explanation is not
/// asked for.
void requireShortAnswer(StudyContext& context, const Answer& answer);

bool isAnswered(const std::vector<PracticeAnswer>& answers, const QString& item);

PracticeState practiceOf(StudyContext& context, PersonId person);

/// How many people have still to label an item, or to label it again.
qint64 openAnswers(StudyContext& context, ScenarioId scenario);

/// The items that were seen again, each once, in the order of their first answers.
std::vector<ScenarioId> repeatedScenarios(const std::vector<RepeatAnswer>& repeats);

/// The items that a person is to see again and has not, also while they label; none once the study
/// is locked, or they dropped out.
std::vector<ScenarioId> repeatsAheadOf(StudyContext& context, PersonId person);

/// See Repeats::due.
std::vector<ScenarioId> dueRepeatsOf(StudyContext& context, PersonId person);

} // namespace subtext
