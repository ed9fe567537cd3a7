// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/submissiondoubts.h"

#include "core/course/labelling.h"
#include "core/domain/texts.h"
#include "core/operation/qualitydesk.h"
#include "core/quality/explanationchecks.h"

#include <QHash>

#include <algorithm>

namespace subtext {
namespace {

/// A row of the self-check and its place among those of everybody, oldest first.
struct Noted
{
    SelfCheck check;
    std::size_t order = 0;
};

enum class Word { None, Open, Kept };

struct LastWord
{
    Word word = Word::None;
    std::size_t order = 0;
};

/// A contradiction is shown beside the answer while it is given: the submission is in doubt only
/// where it was made without a word about that. The others are asked about once it is there. What
/// was changed in a draft changes no submission.
LastWord lastWordOn(const std::vector<Noted>& noted, const Annotation& written, QualityCode code,
                    bool isContradiction)
{
    const SelfCheckAction asks =
        isContradiction ? SelfCheckAction::Submitted : SelfCheckAction::Shown;
    LastWord last;
    for (const auto& [check, order] : noted) {
        if (check.code != code)
            continue;
        if (check.action == SelfCheckAction::Kept)
            last = {Word::Kept, order};
        else if (check.action == asks && check.at >= written.submittedAt.value_or(0))
            last = {Word::Open, order};
    }
    return last;
}

class Recalling
{
public:
    Recalling(const Annotation& written, const std::vector<Noted>& noted)
        : m_written(written)
        , m_noted(noted)
    {}

    void look(const SelfCheckRules& rules)
    {
        for (const FoundContradiction& found : contradictionsOf(m_written.answer, rules.checked))
            take(found.code, found);
        if (const auto code = doubtOfTextOrPace(m_written, rules))
            take(*code, std::nullopt);
    }

    const std::optional<SubmissionDoubt>& open() const { return m_open; }
    std::size_t order() const { return m_order; }
    const std::vector<SubmissionDoubt>& kept() const { return m_kept; }

private:
    void take(QualityCode code, const std::optional<FoundContradiction>& found)
    {
        const auto [word, order] = lastWordOn(m_noted, m_written, code, found.has_value());
        const SubmissionDoubt doubt{m_written.scenario, code, found, m_written.answer,
                                    m_written.revision > 1};
        if (word == Word::Kept)
            m_kept.push_back(doubt);
        if (word != Word::Open || m_open)
            return;
        m_open = doubt;
        m_order = order;
    }

    const Annotation& m_written;
    const std::vector<Noted>& m_noted;
    std::optional<SubmissionDoubt> m_open; ///< The weightiest.
    std::size_t m_order = 0;
    std::vector<SubmissionDoubt> m_kept;
};

} // namespace

std::optional<QualityCode> doubtOfTextOrPace(const Annotation& written, const SelfCheckRules& rules)
{
    const auto& asked = rules.task.explanation;
    const bool isRequired = asked && asked->isRequired && rules.isExplanationRequired;
    if (isRequired && rules.quality.thresholds.checksExplanations) {
        const auto found = lengthFinding(countSentences(written.answer.explanation),
                                         asked->fromSentences, asked->toSentences);
        if (found)
            return found;
    }
    const auto& times = rules.checked.checks.times;
    const bool isQuick = times && written.timings && written.revision == 1 &&
                         written.timings->activeMs < times->tooFastMs;
    return isQuick ? std::optional(QualityCode::TooFast) : std::nullopt;
}

Result<AskedBefore> askedBefore(Study& study, PersonId person,
                                const std::vector<ItemSummary>& items, const SelfCheckRules& rules)
{
    const auto checks = study.quality().selfChecks();
    if (!checks)
        return fail(checks.error());
    QHash<ScenarioId, std::vector<Noted>> byItem;
    for (std::size_t i = 0; i < checks->size(); ++i) {
        const SelfCheck& check = (*checks)[i];
        if (check.person == person)
            byItem[check.scenario].push_back({check, i});
    }
    AskedBefore asked;
    std::vector<std::pair<std::size_t, SubmissionDoubt>> open;
    for (const ItemSummary& item : items) {
        const auto noted = byItem.constFind(item.scenario);
        if (noted == byItem.constEnd() || !item.isSubmitted())
            continue;
        const auto history = study.labelling().history(person, item.scenario);
        if (!history)
            return fail(history.error());
        if (history->empty())
            continue;
        Recalling recalling(history->back(), *noted);
        recalling.look(rules);
        asked.kept.insert(asked.kept.end(), recalling.kept().begin(), recalling.kept().end());
        if (recalling.open())
            open.emplace_back(recalling.order(), *recalling.open());
    }
    std::sort(open.begin(), open.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    for (auto& [order, doubt] : open)
        asked.open.push_back(std::move(doubt));
    return asked;
}

} // namespace subtext
