// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/scenario.h"

#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace subtext {

/// A mark for every scenario that was answered, by its name: 16 hexadecimal digits, the same as
/// long as the same labels and ratings are given, whoever gave them and in whatever order.
using AnswerMarks = std::map<QString, QString>;

/// `annotations` are those that count; those of other scenarios are passed over.
AnswerMarks answerMarks(const std::vector<Scenario>& scenarios,
                        const std::vector<Annotation>& annotations);

/// The scenarios of both that are answered differently in the two, by name.
QStringList answeredOtherwise(const AnswerMarks& last, const AnswerMarks& now);

} // namespace subtext
