// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/domain/teamrecords.h"
#include "core/release/gatekind.h"
#include "core/release/gateproblem.h"
#include "core/release/layout/release.h"
#include "core/release/publicdata.h"

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace subtext {

/// One place where a gate fails. Facts only; sentences are made where people read them.
struct GatePlace
{
    QString scenario;        ///< "group/id"; empty where it is about the study.
    QString field;           ///< As in data files, e.g. "note"; or "title", "answer", "override".
    QString value;           ///< What stands there, or an excerpt of it.
    GateProblem problem;     ///< See releaseGates.
    QString person;          ///< The code of whom it is about, if anybody.
    qsizetype position = -1; ///< Of the value in the text of the study, in UTF-16 units.
    /// Of what a person may judge (a name in a text that somebody wrote, a Nearness): the words
    /// around it, and the digest of the whole text, which a NameJudgement needs. Else empty.
    QString context = {};
    QString textDigest = {};

    bool operator==(const GatePlace&) const = default;
};

/// A condition on what leaves.
struct Gate
{
    GateKind kind = {};
    bool isPassed = true; ///< Nothing in `places`.
    std::vector<GatePlace> places;
    bool isWarning =
        false; ///< Something to know; it does not block the release and needs no override.
    /// Of "decided": so many items cannot be decided yet on a question, since labels are missing;
    /// they do not block the release here, but at "labelled".
    qint64 waiting = 0;
    bool isAsked = true; ///< Of "consent": the study asks for it.

    QString token() const { return gateToken(kind); }
    bool blocks() const { return !isPassed && !isWarning; }

    bool operator==(const Gate&) const = default;
};

/// All gates, passed or not, in this order; places by scenario, those of the study last.
///
/// | token    | passes when                                     | problem of a place (its token) |
/// |----------|-------------------------------------------------|--------------------------------|
/// | labelled | there are scenarios, every one is assigned, and | "empty", "unassigned", "open"  |
/// |          | all assigned people have labelled it            |                                |
/// | decided  | every item with all its labels has a gold label | "split", "disputed",           |
/// |          | or is kept as ambiguous, on every question;     | "too_few_votes"; of several    |
/// |          | nothing is disputed                             | questions `field` is which     |
/// | consent  | whoever labelled has accepted a consent text,   | "none", "declined"; `person`   |
/// |          | where the study asks for one                    | is who it is                   |
/// | schema   | level 1 finds nothing (quality/schemarules.h)   | the token of the problem       |
/// | private  | texts of scenarios, notes and models hold no    | "email", "time_stamp", "key",  |
/// |          | address, time stamp or key, notes no piece of   | "explanation"                  |
/// |          | an explanation                                  |                                |
/// | names    | under codes: no name is in any text that leaves | "name", or a token of          |
/// |          | and nothing near one that nobody has judged     | nearnessToken; `person` is     |
/// |          |                                                 | who it is, or may be           |
/// | damage   | no character looks damaged                      | what probably stood there      |
/// | formulas | no cell starts like a formula                   | the character                  |
///
/// Where annotators' flags are open, a warning follows, and nothing where they are not:
///
/// | flags    | nobody's answer that counts calls an item       | "flagged"; `person` is who     |
/// |          | broken or unclear, unless it was corrected      | it was                         |
///
/// Where enough splits were decided and one place was taken too often, another warning follows:
///
/// | places   | labels of splits were picked from every place   | "first"; `value` are the picks |
/// |          | as often (DeskPlaces::isPreferred)              | of each place, with slashes    |
///
/// Names in notes do not fail: they are replaced (changedNotes). Words near names fail everywhere
/// until they are judged, and names that are words there can be judged as well; see NearNameFinder
/// and ReleaseInput::judgements. What a coordinator writes about the study in `answers` may name
/// coordinators, who sign it.
std::vector<Gate> releaseGates(const ReleaseInput& input);

/// Of what people say of the data, as a warning: passes when every question of the datasheet is
/// answered. Places are "answer:TOKEN" with the problem "unanswered"; that of consent has
/// "not_asked" where the study asks for none and its labels were imported: else it says so itself.
Gate datasheetNotice(const ReleaseInput& input);

/// Of the checks of the study, as a warning: passes when no finding is open. Its place has their
/// number as its value and the problem "open_findings". A release does not say it.
Gate findingsNotice(qint64 open);

/// Of what was to be labelled again, as a warning: passes when every answer that was asked for
/// again was given. Its places are the items and the codes of `owed`, with the problem "again". A
/// release does not say it: the earlier answers count.
Gate againNotice(const std::vector<std::pair<QString, QString>>& owed);

/// Of the decisions, as a warning: passes when none is older than an answer that counts
/// (outdatedDecision). Its places are those items, with the problem "outdated". A release does not
/// say it: published data have no times.
Gate outdatedNotice(const std::vector<QString>& names);

/// Of a study that a team shares, as a warning: passes when all that the team had was read, and all
/// of it can be part of the release. A place has a number as its value and the problem "unread"
/// (without a number), "parked" or "refused", or "elsewhere", where `person` is of whom the team
/// lacks so many changes. A release does not say it.
Gate teamNotice(const std::optional<TeamReading>& team);

/// Of the parts that were drawn, as a warning: passes when none is empty, where there are scenarios
/// and the study has no parts of its own. Its place has the tokens of the empty ones as its value
/// and the problem "empty_part".
Gate partsNotice(const StudyData& publicData, const PartsOfItems& drawn);

/// What tells one place of a gate from the others, however the text around it changes.
QString placeKey(const GatePlace& place);

OverriddenGate overrideOf(const Gate& gate, const QString& reason, const QString& version);

/// Whether an override sets the gate aside in a version: it has a reason, is of that version, and
/// every place was there when it was given. What stands in a reason is printed, so that no override
/// covers a place in one: another reason has to be given.
bool isSetAside(const Gate& gate, const OverriddenGate& by, const QString& version);

bool isSetAside(const Gate& gate, const ReleaseInput& input);

/// The same, where `before` are the gates of this input but for its reasons
/// (ReleaseInput::overridden): looks at the reasons alone, whatever the size of the study.
std::vector<Gate> gatesWithReasons(std::vector<Gate> before, const ReleaseInput& input);

} // namespace subtext
