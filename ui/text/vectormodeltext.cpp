// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/vectormodeltext.h"

#include "ui/text/entanglementtext.h"
#include "ui/text/words.h"

#include <QCoreApplication>

namespace subtext {
namespace {

struct VectorModelText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::VectorModelText)
};

using Say = VectorModelText;
using entanglement::EvaluationProtocol;

QString lowerWord(std::size_t emotion, const StudyWords& emotions)
{
    return emotions.inside(emotion);
}

/// What an emotion adds to the score of a vector that has it: by itself, and by each pair.
struct Part
{
    double evidence = 0;
    double single = 0;
    std::vector<std::pair<std::size_t, double>> pairs; ///< The other emotion, and the term.

    double total() const
    {
        double sum = evidence + single;
        for (const auto& pair : pairs)
            sum += pair.second;
        return sum;
    }
};

Part partOf(std::size_t emotion, EmotionSet rest, const entanglement::Inference& inference,
            const entanglement::LogOdds& odds)
{
    const auto with = static_cast<EmotionSet>(rest | entanglement::only(emotion));
    const entanglement::ScoreTerms terms = inference.terms(odds, with);
    Part part{terms.evidence.at(emotion), terms.single.at(emotion), {}};
    for (std::size_t other = 0; other < entanglement::Emotions; ++other) {
        if (other != emotion && entanglement::has(rest, other))
            part.pairs.emplace_back(other, terms.pair.at(entanglement::pairIndex(emotion, other)));
    }
    return part;
}

/// "+0.31 by the text, −0.40 by how often it is felt at all, +0.12 with joy"
QString partsText(const Part& part, const StudyWords& emotions)
{
    QStringList parts{
        VectorModelText::tr("%1 from the text").arg(weightText(part.evidence)),
        VectorModelText::tr("%1 from how often it is felt").arg(weightText(part.single))};
    for (const auto& [other, term] : part.pairs)
        parts
            << VectorModelText::tr("%1 with %2").arg(weightText(term), lowerWord(other, emotions));
    return listed(parts);
}

} // namespace

QString protocolWord(EvaluationProtocol protocol)
{
    switch (protocol) {
    case EvaluationProtocol::Published:
        return VectorModelText::tr("As published");
    case EvaluationProtocol::InSample:
        return VectorModelText::tr("In sample");
    case EvaluationProtocol::HeldOut:
        return VectorModelText::tr("Held out");
    case EvaluationProtocol::HeldOutFitted:
        return VectorModelText::tr("Held out, fitted");
    }
    Q_UNREACHABLE();
}

QString protocolExplanation(EvaluationProtocol protocol, double smoothing)
{
    switch (protocol) {
    case EvaluationProtocol::Published:
        return VectorModelText::tr(
            "Prior, α and figures from all scenarios, without smoothing: as in the "
            "paper. α was chosen on the same scenarios that it is measured on.");
    case EvaluationProtocol::InSample:
        return VectorModelText::tr(
                   "Prior, α and figures from all scenarios, smoothed by s = %1. α was chosen "
                   "on the same scenarios that it is measured on.")
            .arg(withShownPoint(QString::number(smoothing)));
    case EvaluationProtocol::HeldOut:
        return VectorModelText::tr(
                   "Prior and α from the train part, smoothed by s = %1; measured on the test "
                   "part, which was used for neither.")
            .arg(withShownPoint(QString::number(smoothing)));
    case EvaluationProtocol::HeldOutFitted:
        return VectorModelText::tr(
            "As held out, with the maximum-entropy prior: its shares equal those of the "
            "train part.");
    }
    Q_UNREACHABLE();
}

QString noResultText(const entanglement::NoResult& why, const entanglement::CoOccurrence& data,
                     const StudyWords& emotions)
{
    using Reason = entanglement::NoResult::Reason;
    switch (why.reason) {
    case Reason::UndefinedPrior:
        return undefinedText(why.terms, data, emotions, WayOut::Protocol);
    case Reason::NothingToChoose:
        return VectorModelText::tr("No scenario that α could be chosen on has gold and all eight "
                                   "probabilities.");
    case Reason::NothingToMeasure:
        return VectorModelText::tr(
            "No scenario to measure on has gold and all eight probabilities.");
    }
    Q_UNREACHABLE();
}

QString vectorWords(EmotionSet vector, const StudyWords& emotions)
{
    QStringList words;
    for (std::size_t i = 0; i < entanglement::Emotions; ++i) {
        if (entanglement::has(vector, i))
            words << lowerWord(i, emotions);
    }
    if (words.isEmpty())
        return VectorModelText::tr("none of the eight");
    if (words.size() == 1)
        return words.front();
    const QString last = words.takeLast();
    return VectorModelText::tr("%1 and %2").arg(listed(words), last);
}

QString errorWords(const entanglement::SingleError& error, const StudyWords& emotions)
{
    return (error.isAdded ? VectorModelText::tr("%1 added") : VectorModelText::tr("%1 missed"))
        .arg(emotions.at(static_cast<qsizetype>(error.emotion)));
}

QString halfPairWords(std::size_t pair, const StudyWords& emotions)
{
    return VectorModelText::tr("One of %1 missed").arg(emotions.inside(pairWords(pair, emotions)));
}

QString signalWord(entanglement::SureSignal signal)
{
    switch (signal) {
    case entanglement::SureSignal::Probability:
        return VectorModelText::tr("Probability");
    case entanglement::SureSignal::SelfReport:
        return VectorModelText::tr("Self-report");
    case entanglement::SureSignal::SelfReportOfYes:
        return VectorModelText::tr("Self-report of yes");
    case entanglement::SureSignal::SelfReportOfNo:
        return VectorModelText::tr("Self-report of no");
    }
    Q_UNREACHABLE();
}

QString shareText(const std::optional<double>& share)
{
    return share ? QString::number(*share, 'f', 4) : QStringLiteral("–");
}

QString mapText(const entanglement::ProtocolResult* result)
{
    const QString what =
        VectorModelText::tr("Maximum a posteriori (MAP) adjusts the model’s own answers by "
                            "how often people feel these emotions together.");
    if (!result)
        return what;
    if (!result->isPriorUsed())
        return saidTogether(
            {what, VectorModelText::tr("Here α = 0 was chosen, so nothing was moved.")});
    const entanglement::EmotionFlips all = result->flips.total();
    return saidTogether(
        {what, VectorModelText::tr(
                   "Here it took away %1 wrong and %2 right emotions, and added %3 right and %4 "
                   "wrong ones.")
                   .arg(all.removedRight)
                   .arg(all.removedWrong)
                   .arg(all.addedRight)
                   .arg(all.addedWrong)});
}

QString alphaText(double alpha)
{
    return QString::number(alpha);
}

QStringList explanationOf(const entanglement::Inference& inference,
                          const entanglement::LogOdds& odds, const StudyWords& emotions)
{
    const EmotionSet before = entanglement::baselineVector(odds);
    const entanglement::BestVector found = inference.decode(odds);
    QStringList lines;
    const auto changed = static_cast<EmotionSet>(before ^ found.vector);
    if (changed == 0)
        lines << VectorModelText::tr(
                     "At α = %1 the answer remains what the model says by itself: %2.")
                     .arg(withShownPoint(alphaText(inference.alpha())),
                          vectorWords(found.vector, emotions));
    else
        lines << VectorModelText::tr("By itself the model says %1. At α = %2 the answer is %3.")
                     .arg(vectorWords(before, emotions),
                          withShownPoint(alphaText(inference.alpha())),
                          vectorWords(found.vector, emotions));
    for (std::size_t i = 0; i < entanglement::Emotions; ++i) {
        if (!entanglement::has(changed, i))
            continue;
        const auto rest = static_cast<EmotionSet>(found.vector & ~entanglement::only(i));
        const Part part = partOf(i, rest, inference, odds);
        const QString& word = emotions.at(static_cast<qsizetype>(i));
        lines << (entanglement::has(found.vector, i)
                      ? VectorModelText::tr("%1 is added: it contributes %2 (%3).")
                      : VectorModelText::tr("%1 is dropped: it would contribute %2 (%3)."))
                     .arg(word, weightText(part.total()), partsText(part, emotions));
    }
    if (found.tied > 1)
        lines << VectorModelText::tr(
                     "%1 vectors share the best score; the one with the fewest emotions, then "
                     "the earliest on the wheel, is chosen.")
                     .arg(found.tied);
    return lines;
}

} // namespace subtext
