// SPDX-License-Identifier: MIT
#pragma once

#include "core/figures/figures.h"
#include "core/models/modelanswers.h"
#include "core/models/predictionreading.h"
#include "tests/core/publishing/releasestudy.h"

namespace subtext::test {

/// A ReleaseStudy with three prediction sets, "joyful", "trusting" and "fearful". Gold of the four
/// scenarios that votes settle is surprise; each set says so of three and fear of the fourth. The
/// votes of the split are joy, trust and fear, and it was decided for sadness: each set says one of
/// its votes. The fourth set, "short", says sadness of the split, and nothing of the others.
class ImpactStudy : public ReleaseStudy
{
public:
    ImpactStudy()
    {
        QByteArray answers;
        for (const auto& [model, label] :
             {std::pair{"joyful", "joy"}, {"trusting", "trust"}, {"fearful", "fear"}}) {
            for (const char* scenario : {"mixed-signals/1", "mixed-signals/2", "sarcasm-irony/1"})
                answers += line(model, scenario, "surprise");
            answers += line(model, "sarcasm-irony/2", "fear");
            answers += line(model, "sarcasm-irony/9", label);
        }
        answers += line("short", "sarcasm-irony/9", "sadness");
        const QString path = writeFile(filePath(QStringLiteral("answers.jsonl")), answers);
        const auto people = subtext::must(study().figures().agreementInput());
        subtext::must(study().modelAnswers().take(toKeep(
            subtext::must(study().predictions().readAllLabelFiles(people, {{path}, {}, {}})))));
    }

private:
    static QByteArray line(const char* model, const char* scenario, const char* label)
    {
        return QByteArray(R"({"scenario": ")") + scenario + R"(", "model": ")" + model +
               R"(", "emotion": ")" + label + "\"}\n";
    }
};

} // namespace subtext::test
