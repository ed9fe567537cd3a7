// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/scenario.h"

#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace subtext {

/// A digest of every scenario that was answered, by its name: 16 hexadecimal digits, the same as
/// long as the same labels and ratings are given, whoever gave them and in whatever order.
using AnswerDigests = std::map<QString, QString>;

/// `annotations` are those that count; those of other scenarios are passed over.
AnswerDigests answerDigests(const std::vector<Scenario>& scenarios,
                            const std::vector<Annotation>& annotations);

/// The scenarios of both that are answered differently in the two, by name.
QStringList answeredOtherwise(const AnswerDigests& last, const AnswerDigests& now);

} // namespace subtext
