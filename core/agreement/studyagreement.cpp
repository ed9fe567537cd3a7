// SPDX-License-Identifier: MIT
#include "core/agreement/studyagreement.h"

#include <algorithm>
#include <map>
#include <set>

namespace subtext {
namespace {

using Items = std::vector<const AgreementItem*>;

/// The items of a group, or all of them, as the figures are made.
struct Part
{
    SetAgreement* figures = nullptr;
    Items items;
    std::vector<int> planned; ///< Who rated here by plan, by name.
};

bool lacksGold(const AgreementItem& item, std::size_t questions)
{
    return std::any_of(item.gold.begin(),
                       item.gold.begin() + static_cast<std::ptrdiff_t>(questions),
                       [](const std::optional<Choice>& gold) { return !gold; });
}

bool isLeftOut(const AgreementItem& item, std::size_t questions)
{
    for (std::size_t question = 0; question < questions; ++question) {
        const auto ratings =
            std::count_if(item.ratings.begin(), item.ratings.end(), [&](const AgreementRating& of) {
                return of.ballot[question].has_value() && !of.isFurther;
            });
        if (ratings >= 2)
            return false;
    }
    return true;
}

void describe(SetAgreement& set, const Items& items, const AgreementInput& input)
{
    const Task& task = *input.task;
    set.items = std::ssize(items);
    double sum = 0;
    for (std::size_t question = 0; question < task.questions.size(); ++question) {
        const AgreementGroup& of =
            set.questions.emplace_back(describeGroup(items, input, question));
        set.yes.push_back(isYesNo(task.questions[question])
                              ? std::optional(yesFigures(items, input, question))
                              : std::nullopt);
        if (of.kappa.kappa) {
            sum += *of.kappa.kappa;
            ++set.meanOver;
        }
    }
    if (set.meanOver > 0)
        set.meanKappa = sum / set.meanOver;
    for (const QuestionRun& board : boardsOf(task)) {
        if (isYesNo(task, board))
            set.boards.push_back(boardFigures(items, input, board));
    }
    for (const AgreementItem* item : items) {
        set.leftOut += isLeftOut(*item, task.questions.size()) ? 1 : 0;
        set.withoutGold += lacksGold(*item, task.questions.size()) ? 1 : 0;
    }
}

/// Whoever rated in two groups is one rater with the same column in both. Where nobody did, the
/// raters of a group take turns with those of the others, as people were assigned in CEI.
bool hasRatersOfSeveralGroups(const std::vector<Part>& groups)
{
    std::set<int> seen;
    for (const Part& group : groups) {
        for (int rater : group.planned) {
            if (!seen.insert(rater).second)
                return true;
        }
    }
    return false;
}

void setIcc(SetAgreement& set, std::span<const IccPart> columns, const Task& task)
{
    const std::vector<stats::Icc> icc = iccByScale(columns, task);
    for (AgreementGroup& question : set.questions)
        question.icc = icc;
}

void describeScales(StudyAgreement& study, std::vector<Part>& groups, Part& all)
{
    const auto plan = [](Part& part) {
        part.planned = plannedRaters(part.items, part.figures->questions.front().raters);
    };
    std::vector<IccPart> columns;
    for (Part& part : groups) {
        plan(part);
        columns.push_back({part.items, part.planned});
        setIcc(*part.figures, std::span(columns).last(1), study.task());
    }
    const bool isPublished = resamplingOf(study.task()) == Resampling::Published;
    plan(all);
    if (!isPublished && (columns.empty() || hasRatersOfSeveralGroups(groups)))
        columns = {{all.items, all.planned}};
    setIcc(*all.figures, columns, study.task());
}

/// Draws the intervals, part by part from one stream.
class Resampler
{
public:
    Resampler(const StudyAgreement& study, double work, const CancelToken& cancel,
              const ProgressSink& progress)
        : m_task(study.task())
        , m_stream(study.options.seed)
        , m_resamples(study.options.resamples)
        , m_work(work)
        , m_cancel(cancel)
        , m_progress(progress)
    {}

    /// Whether it came to the end.
    bool run(const Part& part)
    {
        std::vector<stats::CountTable> votes;
        for (std::size_t question = 0; question < m_task.questions.size(); ++question)
            votes.push_back(plannedVotes(part.items, m_task, question));
        const double share = static_cast<double>(part.items.size()) / m_work;
        const auto joint = stats::bootstrapTogether(
            votes, m_stream, {m_resamples, 0.95, std::nullopt}, m_cancel, [&](double of) {
                if (m_progress)
                    m_progress(m_done + share * of);
            });
        if (!joint)
            return false;
        m_done += share;
        for (std::size_t question = 0; question < votes.size(); ++question)
            part.figures->questions[question].intervals = joint->questions[question];
        part.figures->meanInterval = joint->meanKappa;
        return true;
    }

private:
    const Task& m_task;
    PythonRandom m_stream;
    int m_resamples;
    double m_work; ///< Items of all parts.
    double m_done = 0;
    const CancelToken& m_cancel;
    const ProgressSink& m_progress;
};

} // namespace

std::optional<StudyAgreement> computeStudyAgreement(AgreementInput input,
                                                    const AgreementOptions& options,
                                                    const CancelToken& cancel,
                                                    const ProgressSink& progress)
{
    StudyAgreement study;
    study.options = options;
    study.input = std::move(input);
    const bool isPublished = resamplingOf(study.task()) == Resampling::Published;

    std::map<QString, Items> byGroup; // in alphabetical order
    Part all{&study.overall, {}, {}};
    for (const AgreementItem& item : study.input.items) {
        all.items.push_back(&item);
        byGroup[item.group].push_back(&item);
    }
    if (study.task().group || isPublished) {
        for (const auto& [group, items] : byGroup)
            study.groups.push_back({group, {}});
    }
    std::vector<Part> groups;
    for (GroupSet& group : study.groups)
        groups.push_back({&group.figures, std::move(byGroup[group.group]), {}});
    if (isPublished) { // group by group: the seeded intervals depend on this order
        all.items.clear();
        for (const Part& part : groups)
            all.items.insert(all.items.end(), part.items.begin(), part.items.end());
    }

    for (const Part& part : groups)
        describe(*part.figures, part.items, study.input);
    describe(study.overall, all.items, study.input);
    describeScales(study, groups, all);

    // The resampling takes nearly all of the time, by item: once in its group, once pooled.
    const double parts = groups.empty() ? 1.0 : 2.0;
    Resampler resampler(study,
                        parts * static_cast<double>(std::max<std::size_t>(1, all.items.size())),
                        cancel, progress);
    if (!isPublished && !resampler.run(all))
        return std::nullopt;
    for (const Part& part : groups) {
        if (!resampler.run(part))
            return std::nullopt;
    }
    if (isPublished && !resampler.run(all))
        return std::nullopt;
    return study;
}

} // namespace subtext
