// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/questionmodel.h"

#include "core/domain/votes.h"
#include "ui/adjudicate/desksession.h"
#include "ui/adjudicate/placekeys.h"
#include "ui/answer/answerkeys.h"
#include "ui/text/answertext.h"
#include "ui/text/desktext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintooltip.h"

#include <QApplication>

#include <algorithm>

namespace subtext {
namespace {

int countOf(const std::vector<Choice>& votes, Choice choice)
{
    return static_cast<int>(std::count(votes.begin(), votes.end(), choice));
}

bool isSame(const std::vector<Choice>& votes)
{
    return std::all_of(votes.begin(), votes.end(),
                       [&](Choice vote) { return vote == votes.front(); });
}

} // namespace

QuestionModel::Row QuestionModel::rowOf(const DeskSession& session, std::size_t place) const
{
    const Task& task = session.task();
    const DeskEditing& editing = session.editing();
    const auto question = static_cast<QuestionIndex>(place);
    const Question& asked = task.questions.at(place);
    const std::vector<Choice> votes = editing.votes(question);
    int most = 0;
    for (const Choice vote : votes)
        most = std::max(most, countOf(votes, vote));
    Row row;
    row.word = asked.word;
    row.asked = questionText(task, question, editing.item().scenario);
    row.colour = asked.colour;
    row.colourDark = asked.colourDark;
    for (const QuestionRun& board : boardsOf(task)) {
        if (place < board.first || place >= board.first + board.count)
            continue;
        row.place = static_cast<int>(place - board.first);
        if (isYesNo(task, board))
            row.key = keyOfPlace(row.place);
    }
    for (const DeskRater& rater : editing.item().raters) {
        const auto choice = rater.annotation.answer.choice(question);
        row.ballots.push_back({choice ? optionWord(task, place, *choice) : QStringLiteral("–"),
                               choice && countOf(votes, *choice) < most});
    }
    row.votes = votesText(votes, asked);
    row.isDisputed = !isSame(votes);
    row.isOpen = editing.isOpen(question);
    const auto pick = editing.standingPick(question);
    row.isPicked = pick.has_value();
    const GoldLabel& rule = editing.item().rule(question);
    row.stands = pick         ? pickWord(*pick, task, question)
                 : row.isOpen ? QuestionModel::tr("needs a pick")
                 : rule.label ? optionWord(task, place, *rule.label)
                              : QStringLiteral("–");
    return row;
}

void QuestionModel::show(const DeskSession& session)
{
    const DeskEditing& editing = session.editing();
    std::vector<Row> rows;
    for (std::size_t i = 0; i < editing.item().questions.size(); ++i)
        rows.push_back(rowOf(session, i));
    const auto raters = static_cast<int>(editing.item().raters.size());
    if (raters != m_raters || rows.size() != m_rows.size()) {
        beginResetModel();
        m_raters = raters;
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] == m_rows[i])
            continue;
        m_rows[i] = std::move(rows[i]);
        const auto at = static_cast<int>(i);
        Q_EMIT dataChanged(index(at, 0), index(at, columnCount() - 1));
    }
}

QString QuestionModel::rowText(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const Row& shown = m_rows[static_cast<std::size_t>(row)];
    return tr("%1: %2, %3")
        .arg(shown.word, shown.votes,
             shown.isPicked ? tr("picked %1").arg(shown.stands) : shown.stands);
}

int QuestionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int QuestionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_raters + 3;
}

QVariant QuestionModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const int rater = index.column() - 1;
    const bool isBallot = rater >= 0 && rater < m_raters;
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == 0)
            return row.key.isEmpty() ? row.word : QStringLiteral("%1  %2").arg(row.key, row.word);
        if (isBallot)
            return row.ballots[static_cast<std::size_t>(rater)].text;
        if (rater == m_raters)
            return row.votes;
        return row.isPicked ? QStringLiteral("✓ ") + row.stands : row.stands;
    case Qt::ToolTipRole:
        return plainToolTip(QStringLiteral("%1\n%2").arg(row.asked, rowText(index.row())));
    case Qt::AccessibleTextRole:
        return index.column() == 0 ? rowText(index.row()) : data(index, Qt::DisplayRole);
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    case OpenRole:
        return row.isOpen;
    case DisputedRole:
        return row.isDisputed || row.isOpen;
    case MinorityRole:
        return isBallot && row.ballots[static_cast<std::size_t>(rater)].isMinority;
    case HueRole:
        return index.column() == 0 && !row.colour.isEmpty()
                   ? QVariant(theme::optionColor(QApplication::palette(), row.colour,
                                                 row.colourDark, row.place))
                   : QVariant();
    default:
        return {};
    }
}

QVariant QuestionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const int place = section; // raters begin after the question
    const bool isRater = place >= 1 && place <= m_raters;
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && isRater)
        return plainToolTip(placeWord(place));
    if (role != Qt::DisplayRole)
        return {};
    if (isRater)
        return placeKeyText(place).isEmpty() ? QString::number(place) : placeKeyText(place);
    if (section == 0)
        return tr("Question");
    return section == m_raters + 1 ? tr("Votes") : tr("Label");
}

} // namespace subtext
