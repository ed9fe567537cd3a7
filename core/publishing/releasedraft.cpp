// SPDX-License-Identifier: MIT
#include "core/publishing/releasedraft.h"

#include "core/release/layoutchoice.h"
#include "core/release/metadata.h"

#include <algorithm>

namespace subtext {

ReleaseAgreement ReleaseDraft::figures() const
{
    const bool isByQuestion = releaseLayoutOf(taskOf(publicData)).isByQuestion();
    ReleaseAgreement figures(agreement, isByQuestion && study ? &*study : nullptr);
    figures.seconds = seconds;
    figures.surprises = surprises;
    return figures;
}

std::vector<const AgreementReport*> ReleaseDraft::reports() const
{
    std::vector<const AgreementReport*> all{&agreement};
    for (const AgreementReport& further : furtherQuestions)
        all.push_back(&further);
    return all;
}

bool ReleaseDraft::isUnchanged() const
{
    return last && last->answers && change == VersionChange();
}

std::vector<Gate> ReleaseDraft::notices() const
{
    std::vector<Gate> open{findingsNotice(openFindings),
                           againNotice(notGivenAgain),
                           outdatedNotice(outdatedItems),
                           teamNotice(team),
                           partsNotice(publicData, agreement.splits),
                           datasheetNotice(input)};
    std::erase_if(open, [](const Gate& notice) { return notice.isPassed; });
    return open;
}

bool ReleaseDraft::passes() const
{
    return std::all_of(gates.begin(), gates.end(), [this](const Gate& gate) {
        return !gate.blocks() || isSetAside(gate, input);
    });
}

} // namespace subtext
