// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/emotionvector.h"
#include "core/study/study.h"
#include "core/task/builtintasks.h"
#include "core/travel/importing.h"
#include "tests/support/must.h"
#include "tests/support/tasks.h"

namespace subtext::test {

/// Of each scenario what its raters say, a vector a rater.
using VectorVotes = std::vector<std::vector<EmotionSet>>;

/// So many scenarios that two raters call by the same vector.
inline VectorVotes agreedOn(const std::vector<EmotionSet>& vectors)
{
    VectorVotes votes;
    for (const EmotionSet vector : vectors)
        votes.push_back({vector, vector});
    return votes;
}

/// A study of EmoScene's task at this path, with stories that were imported with these answers.
/// `parts`: of each what its file says that it is for; empty: nothing of any. `task`: with other
/// words.
inline std::unique_ptr<Study> makeEmoSceneStudy(const QString& path, const Environment& environment,
                                                const VectorVotes& votes,
                                                const std::vector<Partition>& parts = {},
                                                const Task& task = *builtInTask(u"emoscene"))
{
    Study::Setup setup;
    setup.title = QStringLiteral("Stories");
    setup.task = task;
    auto study = must(Study::create(path, setup, environment));
    ImportedFile file;
    file.path = QStringLiteral("stories.jsonl");
    const std::vector<Scenario> stories = storiesAboutMara(static_cast<int>(votes.size()));
    for (std::size_t i = 0; i < votes.size(); ++i) {
        ImportedRecord& record = file.records.emplace_back();
        record.scenario = stories[i];
        if (!parts.empty())
            record.part = parts[i];
        for (std::size_t rater = 0; rater < votes[i].size(); ++rater) {
            ImportedAnswer& of = record.answers.emplace_back();
            of.annotator = QStringLiteral("R%1").arg(rater + 1);
            for (std::size_t e = 0; e < entanglement::Emotions; ++e)
                of.answer.ballot[e] = static_cast<Choice>(entanglement::has(votes[i][rater], e));
        }
    }
    if (must(study->importing().apply({file})).scenarios != std::ssize(votes))
        qFatal("some scenarios were not taken");
    return study;
}

} // namespace subtext::test
