// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace subtext {

class ChartPanel;

namespace charts {

/// One row of the charts of agreement: a subtype, or everything pooled.
struct GroupRow
{
    std::optional<QString> group; ///< None: everything.
    QString name;
    const AgreementGroup* figures = nullptr; ///< Of the report.
};

/// The word of a group: the task's where it lists its groups, else the token. "All items" for the
/// empty one.
QString groupWord(const Task& task, const QString& group);
/// What people read of an option.
QString optionWord(const AgreementReport& report, std::size_t option);
/// "3 Fear": with the digit that chooses it.
QString numberedOption(const AgreementReport& report, std::size_t option);

/// What the figures are about, for a sentence: "the emotion" where the task asks one question, else
/// which one, in quotation marks.
QString aboutQuestion(const AgreementReport& report);
/// What its options are, in the singular: "emotion", or "option of “Refund”".
QString kindOfOption(const AgreementReport& report);

/// The subtypes in the order of the report, everything pooled last. None for an empty report.
std::vector<GroupRow> groupRows(const AgreementReport& report);

/// How many items stand in no figure about gold, since they are undecided or keep their
/// distribution: a sentence, empty where that is none.
QString withoutGoldText(const AgreementReport& report);

/// Four decimals for tables; the word "undefined" where there is none, never 0.
QString tableFigure(const std::optional<double>& value);
/// The two ends for tables, with four decimals; two empty cells where there is no interval.
QStringList tableInterval(const std::optional<stats::Interval>& interval);

/// Puts what the description of a chart has no room for into its tool tip.
void addDetail(ChartPanel& panel, const QString& detail);

} // namespace charts
} // namespace subtext
