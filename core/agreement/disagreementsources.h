// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/agreement/answertimes.h"
#include "core/domain/annotation.h"
#include "core/domain/records.h"
#include "core/stats/disagreement.h"
#include "core/stats/itemdisagreement.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace subtext {

/// An answer that its person gave once more, later, without the first one in view.
struct RepeatedAnswer
{
    PersonId person;
    ScenarioId scenario;
    Ballot first; ///< What stood then.
    Ballot again;
};

/// What a study has to tell that of.
struct DisagreementInput
{
    std::shared_ptr<const Task> task = usualTask();
    std::vector<Annotation> answers; ///< The counting ones, to items that count.
    std::vector<RepeatedAnswer> repeats;
    std::vector<FurtherRating> further;
    std::vector<std::pair<ScenarioId, QString>> items; ///< That count, in their order, with names.
    /// To a question of which fewer people gave an answer again, no repeat is taken: how unsteady
    /// they are would be told of hardly more than one of them.
    std::size_t fewestRepeating = 0;
};

/// How much of the disagreement about one item is whose, by question.
struct ItemSources
{
    ScenarioId scenario{};
    QString name; ///< Of the scenario; empty where it was not read along.
    stats::ItemDisagreement of;

    bool operator==(const ItemSources&) const = default;
};

/// How much of the disagreement about each question is whose.
struct DisagreementSources
{
    std::shared_ptr<const Task> task = usualTask();
    /// By question, in the order of the task.
    std::vector<stats::DisagreementShares> questions;
    /// By question: of every item with two answers to it.
    std::vector<std::vector<ItemSources>> items{};
    /// By question: what a second reading takes, of the same answers.
    std::vector<AnswerTimes> times{};
    /// Answers that were asked for because of a split: no share is made of them.
    qint64 furtherLeftOut = 0;
};

/// See stats::disagreementShares, and stats::itemDisagreement for the items, which come in the
/// order in which `answers` first has them, without names. `answers` are the counting ones to items
/// that count; at most one of a person to an item. Those that `further` has are left out: whether
/// they were asked for depends on the others, and with them D would be too low. An answer in points
/// is taken by its points; one that was revised since it was given again has no repeat, since other
/// things than time lie between the two. `fewestRepeating`: see DisagreementInput. O(300 · answers
/// · options) for each question.
DisagreementSources disagreementSources(std::shared_ptr<const Task> task,
                                        const std::vector<Annotation>& answers,
                                        const std::vector<RepeatedAnswer>& repeats,
                                        const std::vector<FurtherRating>& further = {},
                                        std::size_t fewestRepeating = 0);

/// The same with the items named and in their order.
DisagreementSources disagreementSources(const DisagreementInput& input);

/// Whether they tell anything: there is an item with two answers, and repeats or second readings.
bool isAnythingTold(const DisagreementSources& sources);

/// disagreementSources of it; none where they tell nothing.
std::optional<DisagreementSources> disagreementToldBy(const DisagreementInput& input);

/// The same with the shares alone: no items, no times. None, too, where it was cancelled.
std::optional<DisagreementSources> disagreementSharesToldBy(const DisagreementInput& input,
                                                            const CancelToken& cancel = {});

/// Those of a question, the one on which two people are most likely to differ first; as likely ones
/// as they were.
std::vector<ItemSources> byDisagreement(std::vector<ItemSources> items);

/// The word of what lacks: "raters", "items", "repeats" or "second_readings".
QLatin1String lackingToken(stats::NotIdentifiable lacking);

/// UTF-8, keys in a fixed order, numbers unrounded, what is not known null.
QByteArray disagreementJson(const DisagreementSources& sources);

} // namespace subtext
