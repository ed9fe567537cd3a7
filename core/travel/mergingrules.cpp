// SPDX-License-Identifier: MIT
#include "core/travel/mergingrules.h"

#include "core/course/questions.h"
#include "core/domain/norming.h"
#include "core/domain/personcode.h"
#include "core/domain/steps.h"
#include "core/storage/besidecolumn.h"
#include "core/storage/cuecolumn.h"
#include "core/storage/rows.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr QLatin1String column(const char* name)
{
    return QLatin1String(name);
}

bool isWithin(qint64 number, qint64 least, qint64 most)
{
    return number >= least && number <= most;
}

bool allow(ColumnKind kind, const QString& text)
{
    switch (kind) {
    case ColumnKind::Text:
        return text.size() <= MergingRules::LongestText;
    case ColumnKind::Name:
        return text.size() <= MergingRules::LongestName;
    default:
        return true;
    }
}

bool allowPerson(const PortableTable& table, const Record& row)
{
    const bool isAdded = !row.isNull(table, column("code"));
    const bool isNamed = !row.isNull(table, column("name"));
    return (!isAdded || isReadableCode(row.text(table, column("code")))) &&
           (!isNamed || !row.text(table, column("name")).trimmed().isEmpty());
}

bool isUuid(const QString& text)
{
    return Uuid::fromText(text).has_value();
}

/// "2,3,1", or nothing.
bool areSeats(const QString& text)
{
    const QStringList parts = text.split(u',', Qt::SkipEmptyParts);
    return std::all_of(parts.begin(), parts.end(),
                       [](const QString& part) { return part.toInt() >= 1; });
}

bool allowDecision(const PortableTable& table, const Record& row)
{
    const auto isNoneOrUuid = [&](const char* of) {
        const QString text = row.text(table, column(of));
        return text.isEmpty() || isUuid(text);
    };
    return isHints(row.text(table, column("hints"))) &&
           areSeats(row.text(table, column("shown_order"))) && isNoneOrUuid("undoes") &&
           isNoneOrUuid("redoes");
}

bool allowLook(const PortableTable& table, const Record& row)
{
    return isUuid(row.text(table, column("decision_uuid"))) &&
           areSeats(row.text(table, column("shown_order")));
}

/// A question about an item, or a reply.
bool allowSaid(const PortableTable& table, const Record& row)
{
    const QString text = row.text(table, column("text"));
    const bool isReply = table.table == column("item_reply");
    return !text.trimmed().isEmpty() && text.size() <= Questions::LongestText &&
           (!isReply || isUuid(row.text(table, column("question_uuid"))));
}

bool isNorming(const PortableTable& table)
{
    static constexpr std::array Norming{records::NormingRounds, records::NormingEvents,
                                        records::NormingCommitments, records::NormingVotes};
    return std::find(Norming.begin(), Norming.end(), table.table) != Norming.end();
}

bool allowNorming(const PortableTable& table, const Record& row, const Task& task)
{
    if (table.table == records::NormingRounds)
        return normingListIn(row.text(table, column("items"))) &&
               normingListIn(row.text(table, column("people"))) &&
               normingQuestionsIn(row.text(table, column("questions")), task);
    const bool isVote = table.table == records::NormingVotes;
    return isUuid(row.text(table, column("round_uuid"))) &&
           (!isVote || normingVotesIn(row.text(table, column("votes")), task));
}

} // namespace

bool MergingRules::allow(ColumnKind kind, qint64 number) const
{
    switch (kind) {
    case ColumnKind::Moment:
        return isWithin(number, EarliestMoment, m_now + LongestLeadMs);
    case ColumnKind::Duration:
        return isWithin(number, 0, LongestMs);
    case ColumnKind::Count:
        return isWithin(number, 0, LargestCount);
    case ColumnKind::Ordinal:
        return isWithin(number, 1, LargestCount);
    default:
        return true;
    }
}

bool MergingRules::allow(const PortableTable& table, const Record& row) const
{
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const ColumnKind kind = table.columns[i].kind;
        const auto* number = std::get_if<qint64>(&row.values[i]);
        const auto* text = std::get_if<QString>(&row.values[i]);
        if ((number && !allow(kind, *number)) || (text && !subtext::allow(kind, *text)))
            return false;
    }
    if (table.table == records::Annotations)
        return allowAnnotation(table, row);
    if (table.table == column("practice_answer"))
        return areCues(*m_task, row.text(table, column("cues")));
    if (table.table == records::Decisions)
        return allowDecision(table, row);
    if (table.table == column("second_look"))
        return allowLook(table, row);
    if (table.table == column("item_question") || table.table == column("item_reply"))
        return allowSaid(table, row);
    if (isNorming(table))
        return allowNorming(table, row, *m_task);
    return table.table != records::PersonChanges || allowPerson(table, row);
}

bool MergingRules::allowAnnotation(const PortableTable& table, const Record& row) const
{
    const bool isFlagExplained = row.number(table, column("flagged")) == 0 ||
                                 !row.text(table, column("flag_reason")).trimmed().isEmpty();
    const auto allowsBeside = [&](const auto& beside) {
        return beside.allows(*m_task, row.text(table, column(beside.name)),
                             row.text(table, column("ballot")));
    };
    if (!isFlagExplained ||
        !isFirstAnswers(row.text(table, column("first_ms")), Steps(*m_task).count(), LongestMs) ||
        !areCues(*m_task, row.text(table, column("cues"))) || !allowsBeside(SecondColumn) ||
        !allowsBeside(GuessColumn) || !isLanguageOfAnswer(row.text(table, column("language"))))
        return false;
    if (m_from == From::Copy)
        return true; // what was imported has neither times nor visits
    static constexpr std::array Timed{column("submitted_at"), column("active_ms"),
                                      column("position")};
    for (QLatin1String name : Timed) {
        if (row.isNull(table, name))
            return false;
    }
    return row.text(table, column("origin")) == u"entered" &&
           row.number(table, column("visits")) >= 1 &&
           row.number(table, column("position")) <= m_lastPosition;
}

} // namespace subtext
