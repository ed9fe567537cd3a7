// SPDX-License-Identifier: MIT
#include "core/predictions/vectorparts.h"

#include <QRegularExpression>

namespace subtext {
namespace {

// The options of such a question are no and yes, in this order (isYesNo).
constexpr std::size_t YesOption = 1;

} // namespace

entanglement::VectorPrediction vectorOf(const evaluation::Prediction& row)
{
    entanglement::VectorPrediction said;
    for (std::size_t i = 0; i < entanglement::Emotions; ++i) {
        const auto& part = row.parts.at(i);
        if (!part)
            continue;
        if (!part->distribution.empty())
            said.yes.at(i) = part->distribution.at(YesOption);
        if (part->stated)
            said.answers.at(i) = *part->stated == QLatin1String("yes");
        if (part->confidence)
            said.confidence.at(i) = static_cast<int>(*part->confidence);
    }
    return said;
}

std::vector<std::optional<evaluation::PartAnswer>>
partsOf(const entanglement::VectorPrediction& said, const entanglement::ByEmotion<QString>& raw)
{
    std::vector<std::optional<evaluation::PartAnswer>> parts(entanglement::Emotions);
    for (std::size_t i = 0; i < entanglement::Emotions; ++i) {
        evaluation::PartAnswer part;
        if (const auto p = said.yes.at(i))
            part.distribution = {1 - *p, *p};
        if (const auto answer = said.answers.at(i))
            part.stated = *answer ? QStringLiteral("yes") : QStringLiteral("no");
        part.confidence = said.confidence.at(i);
        if (!raw.at(i).isNull())
            part.raw = raw.at(i);
        if (part != evaluation::PartAnswer())
            parts[i] = std::move(part);
    }
    return parts;
}

QString wordsAt(const evaluation::Prediction& row, std::size_t emotion)
{
    const auto& part = row.parts.at(emotion);
    return part ? part->raw.value_or(QString()) : QString();
}

QString lastTagged(const QString& raw, const QString& tag)
{
    const QRegularExpression tagged(QStringLiteral("<%1>\\s*([^<]*?)\\s*</%1>").arg(tag),
                                    QRegularExpression::CaseInsensitiveOption);
    QString last;
    for (auto match = tagged.globalMatch(raw); match.hasNext();)
        last = match.next().captured(1);
    return last;
}

std::optional<bool> yesOrNo(const QString& text)
{
    const QString word = text.trimmed().toLower();
    for (const char* yes : {"yes", "true", "1", "y"}) {
        if (word == QLatin1String(yes))
            return true;
    }
    for (const char* no : {"no", "false", "0", "n"}) {
        if (word == QLatin1String(no))
            return false;
    }
    return std::nullopt;
}

} // namespace subtext
