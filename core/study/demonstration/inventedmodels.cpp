// SPDX-License-Identifier: MIT
#include "core/study/demonstration/inventedmodels.h"

#include "core/base/pythonrandom.h"
#include "core/figures/figures.h"
#include "core/models/labelreading.h"
#include "core/study/study.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

/// In how many of a hundred answers a model does what.
struct Skill
{
    const char* name;
    std::uint32_t gold;     ///< Knows the gold label, where there is one.
    std::uint32_t vote;     ///< Else: says what one of the people said.
    std::uint32_t empty;    ///< Says nothing.
    std::uint32_t outside;  ///< Says a word that is none of the options.
    std::uint32_t sentence; ///< Says it in a sentence.
};

constexpr std::array Skills{Skill{"larkspur-70b", 30, 40, 0, 2, 6},
                            Skill{"heron-mini", 10, 35, 3, 6, 20},
                            Skill{"tern-2", 4, 15, 18, 4, 2}};

const QStringList& wordsOutside()
{
    static const QStringList words{QStringLiteral("sarcasm"), QStringLiteral("relief"),
                                   QStringLiteral("disappointment"), QStringLiteral("boredom")};
    return words;
}

int labelOf(const Skill& skill, const evaluation::Item& item, int options, PythonRandom& random)
{
    if (item.gold && random.below(100) < skill.gold)
        return *item.gold;
    if (!item.votes.empty() && random.below(100) < skill.vote) {
        const auto& vote = item.votes[random.below(static_cast<std::uint32_t>(item.votes.size()))];
        if (vote.label)
            return *vote.label;
    }
    return static_cast<int>(random.below(static_cast<std::uint32_t>(options)));
}

QString wordsOf(const Skill& skill, const QString& label, PythonRandom& random)
{
    const std::uint32_t drawn = random.below(100);
    if (drawn < skill.empty)
        return {};
    if (drawn < skill.empty + skill.outside)
        return QStringLiteral("{\"emotion\": \"%1\"}")
            .arg(
                wordsOutside().at(random.below(static_cast<std::uint32_t>(wordsOutside().size()))));
    if (drawn < skill.empty + skill.outside + skill.sentence)
        return QStringLiteral("Whoever says so means it as %1, I would think, and not in earnest.")
            .arg(label);
    return QStringLiteral("{\"emotion\": \"%1\"}").arg(label);
}

/// What it says to one question, in the order of the items.
std::vector<evaluation::PartAnswer> answersOf(const Skill& skill, const evaluation::Input& input,
                                              quint32 seed)
{
    PythonRandom random(namedSeed(seed, input.options.question().toUtf8() + skill.name));
    std::vector<evaluation::PartAnswer> answers;
    for (const evaluation::Item& item : input.items) {
        const int label = labelOf(skill, item, input.options.count(), random);
        evaluation::PartAnswer& answer = answers.emplace_back();
        answer.raw = wordsOf(skill, input.options.token(label), random);
        for (std::size_t scale = 0; scale < evaluation::VadCount; ++scale) {
            const auto mean = evaluation::meanRating(item, scale);
            if (mean) // near it, on tenths
                answer.vad.at(scale) = std::clamp(
                    *mean * 0.7 + (static_cast<double>(random.below(11)) - 5) / 10, -1.0, 1.0);
        }
    }
    return answers;
}

evaluation::PredictionSet setOf(const Skill& skill, const std::vector<evaluation::Input>& questions,
                                quint32 seed)
{
    evaluation::PredictionSet set;
    set.name.model = QLatin1String(skill.name);
    set.files = QStringList{set.name.model + QStringLiteral(".json")};
    set.rows.resize(questions.front().items.size());
    for (const evaluation::Input& input : questions) {
        std::vector<evaluation::PartAnswer> answers = answersOf(skill, input, seed);
        for (std::size_t i = 0; i < answers.size(); ++i) {
            set.rows[i].item = static_cast<int>(i);
            set.rows[i].parts.emplace_back(std::move(answers[i]));
        }
    }
    return set;
}

} // namespace

Result<void> simulateModels(Study& study, quint32 seed)
{
    const auto people = study.figures().agreementInput();
    if (!people)
        return fail(people.error());
    FileAnswers answers{evaluation::evaluationInputs(*people), {}};
    for (const Skill& skill : Skills)
        answers.predictions.sets.push_back(setOf(skill, answers.questions, seed));
    const auto taken = study.modelAnswers().take(toKeep(answers));
    return taken ? Result<void>() : fail(taken.error());
}

} // namespace subtext
