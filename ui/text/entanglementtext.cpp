// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/entanglementtext.h"

#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace subtext {
namespace {

struct EntanglementText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::EntanglementText)
};

} // namespace

QString dyadWord(std::size_t pair)
{
    const std::array<QString, entanglement::Emotions> words{EntanglementText::tr("love"),
                                                            EntanglementText::tr("submission"),
                                                            EntanglementText::tr("awe"),
                                                            EntanglementText::tr("disapproval"),
                                                            EntanglementText::tr("remorse"),
                                                            EntanglementText::tr("contempt"),
                                                            EntanglementText::tr("aggressiveness"),
                                                            EntanglementText::tr("optimism")};
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (entanglement::PrimaryDyads[i].pair == pair)
            return words[i];
    }
    return {};
}

bool areOpposites(std::size_t pair)
{
    return std::find(entanglement::Opposites.begin(), entanglement::Opposites.end(), pair) !=
           entanglement::Opposites.end();
}

QString relationWord(std::size_t pair)
{
    return areOpposites(pair) ? EntanglementText::tr("opposites") : dyadWord(pair);
}

QString pairWords(std::size_t pair, const StudyWords& emotions)
{
    const entanglement::EmotionPair& of = entanglement::AllPairs.at(pair);
    return EntanglementText::tr("%1 and %2")
        .arg(emotions.at(static_cast<qsizetype>(of.first)), emotions.inside(of.second));
}

QString undefinedText(const entanglement::UndefinedTerms& terms,
                      const entanglement::CoOccurrence& data, const StudyWords& emotions,
                      WayOut wayOut)
{
    if (data.scenarios == 0)
        return EntanglementText::tr("No scenario here has gold for all eight emotions yet.");
    QStringList never;
    QStringList always;
    QStringList apart;
    for (const std::size_t emotion : terms.emotions)
        (data.counts.at(emotion) == 0 ? never : always) << emotions.inside(emotion);
    for (const std::size_t pair : terms.pairs)
        apart << emotions.inside(pairWords(pair, emotions));
    QStringList lines{EntanglementText::tr("Undefined without smoothing (s = 0).")};
    if (!never.isEmpty())
        lines << EntanglementText::tr("Never felt: %1.").arg(listed(never));
    if (!always.isEmpty())
        lines << EntanglementText::tr("Felt in every scenario: %1.").arg(listed(always));
    if (!apart.isEmpty())
        lines << EntanglementText::tr("Never felt together: %1.").arg(listed(apart));
    lines << (wayOut == WayOut::Smoothing
                  ? EntanglementText::tr("With s = ½ every term has a value.")
                  : EntanglementText::tr("With every other protocol each term has a value."));
    return lines.join(u'\n');
}

QString weightText(double weight)
{
    const QString number = QString::number(weight, 'f', 2);
    if (number == QLatin1String("0.00") || number == QLatin1String("-0.00"))
        return withShownPoint(QStringLiteral("0.00"));
    return weight > 0 ? u'+' + withShownPoint(number) : withMinusSign(withShownPoint(number));
}

} // namespace subtext
