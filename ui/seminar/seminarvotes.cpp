// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seminar/seminarvotes.h"

#include "core/exchange/tables/csvtext.h"

#include <algorithm>
#include <numeric>

namespace subtext {

SeminarVotes::SeminarVotes(const Task& task)
    : m_task(task)
{}

void SeminarVotes::add(ScenarioId item, QuestionIndex question, Choice option, int by)
{
    ByOption& of = m_votes[item];
    if (of.empty()) {
        for (const Question& asked : m_task.questions)
            of.emplace_back(asked.options.size());
    }
    int& votes = of.at(indexOf(question)).at(static_cast<std::size_t>(indexOf(option)));
    votes = std::max(votes + by, 0);
}

int SeminarVotes::count(ScenarioId item, QuestionIndex question, Choice option) const
{
    const auto of = m_votes.constFind(item);
    return of == m_votes.constEnd()
               ? 0
               : of->at(indexOf(question)).at(static_cast<std::size_t>(indexOf(option)));
}

int SeminarVotes::all(ScenarioId item, QuestionIndex question) const
{
    const auto of = m_votes.constFind(item);
    if (of == m_votes.constEnd())
        return 0;
    const auto& votes = of->at(indexOf(question));
    return std::accumulate(votes.begin(), votes.end(), 0);
}

QByteArray SeminarVotes::csv(const std::vector<std::pair<ScenarioId, QString>>& items) const
{
    QByteArray rows = csvRow({QStringLiteral("scenario"), QStringLiteral("question"),
                              QStringLiteral("option"), QStringLiteral("votes")});
    for (const auto& [item, name] : items) {
        for (std::size_t i = 0; i < m_task.questions.size(); ++i) {
            const auto question = static_cast<QuestionIndex>(i);
            if (all(item, question) == 0)
                continue;
            const auto& options = m_task.questions[i].options;
            for (std::size_t option = 0; option < options.size(); ++option)
                rows +=
                    csvRow({name, m_task.questions[i].token, options[option].token,
                            QString::number(count(item, question, static_cast<Choice>(option)))});
        }
    }
    return rows;
}

} // namespace subtext
