// SPDX-License-Identifier: MIT
#include "core/figures/guideversions.h"

#include <algorithm>
#include <map>
#include <set>

namespace subtext {

std::vector<GuideVersion> guideVersions(const std::vector<Annotation>& counting,
                                        const QByteArray& current)
{
    std::map<QByteArray, GuideVersion> bySha256;
    std::map<QByteArray, std::set<PersonId>> people;
    for (const Annotation& answer : counting) {
        GuideVersion& version = bySha256[answer.guideSha256];
        ++version.answers;
        people[answer.guideSha256].insert(answer.person);
        if (const auto at = answer.submittedAt) {
            version.firstAt = std::min(version.firstAt.value_or(*at), *at);
            version.lastAt = std::max(version.lastAt.value_or(*at), *at);
        }
    }
    std::vector<GuideVersion> versions;
    for (auto& [sha256, version] : bySha256) {
        version.sha256 = sha256;
        version.people = static_cast<int>(people[sha256].size());
        version.isCurrent = sha256 == current;
        versions.push_back(version);
    }
    std::stable_sort(
        versions.begin(), versions.end(),
        [](const GuideVersion& a, const GuideVersion& b) { return a.firstAt < b.firstAt; });
    return versions;
}

} // namespace subtext
