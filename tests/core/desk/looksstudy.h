// SPDX-License-Identifier: MIT
#pragma once

#include "core/desk/secondlooks.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/must.h"
#include "tests/support/picktokens.h"

namespace subtext::test {

// Adjudicators who look at splits of theirs again.

inline constexpr qint64 TwoDays = 2LL * 24 * 60 * 60 * 1000;

/// So many splits, of which so many percent come back.
inline std::unique_ptr<DeskStudy> studyOfSplits(int splits, int share, quint32 seed = 42)
{
    Protocol protocol;
    protocol.secondLooks = share;
    protocol.seed = seed;
    auto study = std::make_unique<DeskStudy>(splits, 3, protocol);
    for (int item = 1; item <= splits; ++item)
        study->label(item, QStringLiteral("jta"));
    study->clock.advance(1'000);
    return study;
}

inline void decideSplit(DeskStudy& study, int item, const QString& pick, int judge = 1)
{
    Verdict choice;
    choice.picks = picksOf(pickFromToken(pick).value());
    choice.basis = Basis::Misreading;
    choice.note = QStringLiteral("said at first");
    must(study.deciding().decide(study.judge(judge), study.scenario(item), choice));
}

inline Result<ChangeSet> lookAt(Study& study, PersonId who, ScenarioId item, const QString& pick)
{
    return study.secondLooks().record(who, item, picksOf(pickFromToken(pick).value()), 4'000);
}

inline Result<ChangeSet> lookAt(DeskStudy& study, int item, const QString& pick, int judge = 1)
{
    return lookAt(study.study(), study.judge(judge), study.scenario(item), pick);
}

/// J01 has decided ten splits and looked at all of them again: of six times joy one became
/// ambiguous, of four times ambiguous one became joy. Agreement 0.8; by chance 0.6² + 0.4² = 0.52,
/// so that κ = 0.28 / 0.48; its 95 % interval is 0.0691 to 1 (Fleiss, Cohen & Everitt, eq. 13).
inline std::unique_ptr<DeskStudy> tenLooks()
{
    auto study = studyOfSplits(10, 100);
    for (int item = 1; item <= 10; ++item)
        decideSplit(*study, item, item <= 6 ? QStringLiteral("joy") : QStringLiteral("ambiguous"));
    study->clock.advance(TwoDays);
    for (int item = 1; item <= 10; ++item) {
        const bool isJoy = item <= 5 || item == 7;
        must(lookAt(*study, item, isJoy ? QStringLiteral("joy") : QStringLiteral("ambiguous")));
    }
    return study;
}

} // namespace subtext::test
