// SPDX-License-Identifier: MIT
#include "core/report/peopleparts.h"

#include <numeric>

namespace subtext {
namespace {

ReportCell groupCell(const Task& task, const QString& token)
{
    return wordCell(groupWordOf(task, token), token);
}

} // namespace

std::vector<GroupPart> partsOf(const StudyAgreement& study)
{
    std::vector<GroupPart> parts;
    for (const GroupSet& of : study.groups) {
        if (study.task().group)
            parts.push_back({groupCell(study.task(), of.group), &of.figures});
    }
    parts.push_back({allCell(), &study.overall});
    return parts;
}

bool isAnswered(const StudyAgreement& study)
{
    return study.overall.questions.front().annotations > 0;
}

ReportCell allCell()
{
    return wordCell(QStringLiteral("All"), QStringLiteral("all"));
}

ReportCell powerCell(const Task& task, PowerRelation power)
{
    const QString token = powerToken(power);
    const SceneField* relation = fieldAt(task, FieldPlace::Relation);
    const ListedWord* word = relation ? findToken(relation->options, token) : nullptr;
    return wordCell(word ? word->word : token, token);
}

qint64 knownPowers(const AgreementGroup& of)
{
    qint64 known = 0;
    for (const auto& [power, count] : of.powerCounts)
        known += count;
    return known;
}

bool isAnyPowerKnown(const StudyAgreement& study)
{
    return knownPowers(study.overall.questions.front()) > 0;
}

QString unknownPowersWords(const StudyAgreement& study)
{
    const qint64 unknown = study.overall.items - knownPowers(study.overall.questions.front());
    if (unknown == 0)
        return {};
    return (unknown == 1 ? QStringLiteral(" %1 item states none.")
                         : QStringLiteral(" %1 items state none."))
        .arg(unknown);
}

ReportCell optionCell(const Question& question, std::size_t option)
{
    const Option& of = question.options.at(option);
    return wordCell(of.word, of.token);
}

QString drawnWords(const StudyAgreement& study)
{
    return QStringLiteral("95 % bootstrap intervals (%1 resamples, seed %2)")
        .arg(study.options.resamples)
        .arg(study.options.seed);
}

qint64 sumOf(const std::vector<qint64>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), qint64{0});
}

} // namespace subtext
