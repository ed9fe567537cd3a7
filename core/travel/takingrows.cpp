// SPDX-License-Identifier: MIT
#include "core/travel/takingrows.h"

#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/decisionstore.h"
#include "core/storage/records.h"
#include "core/storage/sqliteerrors.h"

#include <algorithm>

namespace subtext {

bool isAboutItem(const PortableTable& table)
{
    return table.travels == Travels::AsWork &&
           std::any_of(table.columns.begin(), table.columns.end(),
                       [](const PortableColumn& c) { return c.kind == ColumnKind::Scenario; });
}

QString tryInsert(StudyContext& context, const PortableTable& table, const Record& row)
{
    switch (refusalOf([&] { context.records.insert(table, row); })) {
    case RowRefusal::None:
        return {};
    case RowRefusal::Duplicate:
        return QStringLiteral("changed_row");
    case RowRefusal::Impossible:
        return QStringLiteral("malformed");
    }
    Q_UNREACHABLE();
}

void endDraft(StudyContext& context, const PortableTable& table, const Record& row,
              const std::function<RowItem()>& item)
{
    const bool isAnswer = table.table == records::Annotations;
    if (!isAnswer && table.table != records::Decisions)
        return;
    const RowItem of = item();
    if (!of.person.isValid())
        return; // a decision that an import brought: nobody began it
    if (isAnswer)
        context.answers.deleteDraftUntil(of.person, of.scenario,
                                         row.number(table, QLatin1String("submitted_at")));
    else
        context.decisions.deleteDraftUntil(of.person, of.scenario,
                                           row.number(table, QLatin1String("decided_at")));
}

} // namespace subtext
