// SPDX-License-Identifier: MIT
#include "core/release/gateproblem.h"

#include <array>

namespace subtext {
namespace {

QString findingToken(GateFinding finding)
{
    constexpr std::array Tokens{
        "empty",      "unassigned", "open",          "split",      "disputed", "too_few_votes",
        "none",       "declined",   "explanation",   "name",       "flagged",  "first",
        "unanswered", "not_asked",  "open_findings", "empty_part", "again",    "outdated",
        "unread",     "parked",     "refused",       "elsewhere",
    };
    static_assert(Tokens.size() == static_cast<std::size_t>(GateFinding::Elsewhere) + 1);
    return QString::fromLatin1(Tokens.at(static_cast<std::size_t>(finding)));
}

struct Tokens
{
    QString operator()(GateFinding finding) const { return findingToken(finding); }
    QString operator()(SchemaCode code) const { return schemaToken(code); }
    QString operator()(Nearness nearness) const { return nearnessToken(nearness); }
    QString operator()(PrivateKind kind) const { return privateToken(kind); }
    QString operator()(const FormulaStart& start) const { return QString(start.character); }
    QString operator()(const DamagedText& damage) const { return damage.suggested; }
};

} // namespace

QString problemToken(const GateProblem& problem)
{
    return std::visit(Tokens(), problem);
}

} // namespace subtext
