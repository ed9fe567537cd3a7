// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/desktext.h"

#include "ui/text/words.h"

#include <QCoreApplication>

namespace subtext {
namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(subtext::DeskText)
};

} // namespace

QString deskStateWord(DeskState state)
{
    switch (state) {
    case DeskState::Open:
        return Text::tr("open");
    case DeskState::ByRule:
        return Text::tr("by rule");
    case DeskState::Held:
        return Text::tr("held");
    case DeskState::Decided:
        return Text::tr("decided");
    case DeskState::Revisited:
        return Text::tr("revisited");
    case DeskState::Disputed:
        return Text::tr("disputed");
    case DeskState::WithOthers:
        return Text::tr("by others");
    case DeskState::OthersDiffer:
        return Text::tr("others differ");
    }
    Q_UNREACHABLE();
}

QString basisWord(Basis basis)
{
    switch (basis) {
    case Basis::Unanimous:
        return Text::tr("unanimous");
    case Basis::Majority:
        return Text::tr("majority");
    case Basis::ValencePolarity:
        return Text::tr("valence polarity");
    case Basis::Misreading:
        return Text::tr("misreading");
    case Basis::VadFit:
        return Text::tr("VAD fit");
    case Basis::Override:
        return Text::tr("override");
    case Basis::Unstated:
        return Text::tr("unstated");
    }
    Q_UNREACHABLE();
}

QString basisHelp(Basis basis)
{
    switch (basis) {
    case Basis::Unanimous:
        return Text::tr("All raters chose this label.");
    case Basis::Majority:
        return Text::tr("More raters chose this label than any other.");
    case Basis::ValencePolarity:
        return Text::tr("The raters differ in the emotion but share the sign of valence, and this "
                        "label goes with that sign.");
    case Basis::Misreading:
        return Text::tr("A rater took the scene, the speaker or the tone for something else, and "
                        "the others are right.");
    case Basis::VadFit:
        return Text::tr("This label lies nearest to where the raters put valence, arousal and "
                        "dominance.");
    case Basis::Override:
        return Text::tr("The votes give another label by themselves, and this one is better for "
                        "the reason in the note.");
    case Basis::Unstated:
        return Text::tr("The label came with a file that gives no reason.");
    }
    Q_UNREACHABLE();
}

QString polarityWords(Polarity polarity)
{
    switch (polarity) {
    case Polarity::Negative:
        return Text::tr("all valence ratings are negative");
    case Polarity::Neutral:
        return Text::tr("all valence ratings are neutral");
    case Polarity::Positive:
        return Text::tr("all valence ratings are positive");
    case Polarity::Mixed:
        return Text::tr("the valence ratings differ in sign");
    }
    Q_UNREACHABLE();
}

QString nearestWords(const Hints& hints)
{
    QStringList distances;
    for (const LabelDistance& each : hints.distances)
        distances << (each.distance
                          ? QStringLiteral("%1 %2").arg(emotionWord(each.label),
                                                        QString::number(*each.distance, 'f', 2))
                          : Text::tr("%1: no decided item yet").arg(emotionWord(each.label)));
    const QString all = distances.join(QStringLiteral(", "));
    if (hints.distances.size() < 2)
        return Text::tr("One label only; nothing to compare.");
    if (!hints.distances[1].distance)
        return Text::tr("Too few decided items to compare the votes with.");
    const auto nearest = clearlyNearest(hints);
    const QString found =
        nearest ? Text::tr("Nearest of the votes in valence, arousal, dominance: <b>%1</b>, by %2 "
                           "(%3).")
                      .arg(emotionWord(*nearest), QString::number(hints.margin, 'f', 2), all)
                : Text::tr("Two of the votes lie about equally near (%1).").arg(all);
    return found + u' ' + Text::tr("Measured by the items decided so far; it moves with them.");
}

QString doubtWords(BasisDoubt doubt, const Hints& hints)
{
    switch (doubt) {
    case BasisDoubt::SignsDiffer:
        return Text::tr("The valence ratings differ in sign. Is it polarity all the same?");
    case BasisDoubt::AnotherIsNearer:
        return Text::tr("The ratings lie nearer to %1. Is it the fit all the same?")
            .arg(hints.nearest ? emotionWord(*hints.nearest).toLower() : QString());
    }
    Q_UNREACHABLE();
}

QString pickWord(const Pick& pick)
{
    return pick.label ? emotionWord(*pick.label) : Text::tr("Ambiguous");
}

QString picksText(const Picks& picks)
{
    QStringList words;
    for (const std::optional<Pick>& pick : picks) {
        if (pick)
            words << pickWord(*pick);
    }
    return words.join(QStringLiteral(", "));
}

QString severityWord(double severity)
{
    // In CEI a quarter of the three-way splits lies below 0.30 and a quarter above 0.39; of all
    // items a fifth lies below 0.15.
    if (severity <= 0)
        return Text::tr("none");
    if (severity < 0.15)
        return Text::tr("slight");
    if (severity < 0.30)
        return Text::tr("mild");
    return severity < 0.40 ? Text::tr("marked") : Text::tr("strong");
}

QString placeWord(int place)
{
    switch (place) {
    case 1:
        return Text::tr("First");
    case 2:
        return Text::tr("Second");
    case 3:
        return Text::tr("Third");
    case 4:
        return Text::tr("Fourth");
    case 5:
        return Text::tr("Fifth");
    case 6:
        return Text::tr("Sixth");
    case 7:
        return Text::tr("Seventh");
    case 8:
        return Text::tr("Eighth");
    case 9:
        return Text::tr("Ninth");
    default:
        return Text::tr("Place %1").arg(place);
    }
}

QString placeOrdinal(int place)
{
    const bool isTeen = place % 100 >= 11 && place % 100 <= 13;
    switch (isTeen ? 0 : place % 10) {
    case 1:
        return Text::tr("%1st").arg(place);
    case 2:
        return Text::tr("%1nd").arg(place);
    case 3:
        return Text::tr("%1rd").arg(place);
    default:
        return Text::tr("%1th").arg(place);
    }
}

QString pValueText(double p)
{
    if (p < 0.0001)
        return Text::tr("p < 0.0001");
    return Text::tr("p = %1").arg(QString::number(p, 'f', p < 0.01 ? 4 : 2));
}

QString goldSourceWord(GoldSource source)
{
    switch (source) {
    case GoldSource::None:
        return Text::tr("no gold label");
    case GoldSource::Rule:
        return Text::tr("by rule");
    case GoldSource::Decision:
        return Text::tr("decided");
    case GoldSource::Disputed:
        return Text::tr("disputed");
    }
    Q_UNREACHABLE();
}

} // namespace subtext
