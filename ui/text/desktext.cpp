// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/desktext.h"

#include "core/domain/scenetext.h"
#include "ui/text/answertext.h"
#include "ui/text/qualitytext.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace subtext {
namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(subtext::DeskText)
};

QString signWord(const Task& task)
{
    const Scale* scale = findToken(task.scales, task.hints.sign);
    return scale ? inSentence(scale->word, task) : Text::tr("scale");
}

/// Hints compare an item with those of its own group alone.
QString comparedItem(const Task& task)
{
    return task.group ? Text::tr("item of this %1").arg(inSentence(task.group->word, task))
                      : Text::tr("item");
}

QString comparedItems(const Task& task)
{
    return task.group ? Text::tr("items of this %1").arg(inSentence(task.group->word, task))
                      : Text::tr("items");
}

QStringList nearestScales(const Task& task)
{
    QStringList words;
    for (const QString& token : task.hints.nearest) {
        if (const Scale* scale = findToken(task.scales, token))
            words << inSentence(scale->word, task);
    }
    return words;
}

/// "valence, arousal and dominance"
QString namedTogether(QStringList words)
{
    if (words.size() < 2)
        return words.join(QString());
    const QString last = words.takeLast();
    return Text::tr("%1 and %2").arg(listed(words), last);
}

/// "Joy, misreading", "Joy, no basis given"; to keep the distribution rests on nothing.
QString withReason(const QString& what, bool isLabel, Basis basis, const Task& task)
{
    if (!isLabel)
        return what;
    return basis == Basis::Unstated ? Text::tr("%1, no basis given").arg(what)
                                    : Text::tr("%1, %2").arg(what, basisWord(basis, task));
}

} // namespace

QString nearestShort(const Task& task)
{
    const QStringList words = nearestScales(task);
    if (words.size() < 2)
        return words.isEmpty() ? Text::tr("scale") : words.front();
    QString initials;
    for (const QString& word : words)
        initials += word.at(0).toUpper();
    return initials;
}

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

QString basisWord(Basis basis, const Task& task)
{
    switch (basis) {
    case Basis::Unanimous:
        return Text::tr("unanimous");
    case Basis::Majority:
        return Text::tr("majority");
    case Basis::ValencePolarity:
        return Text::tr("%1 polarity").arg(signWord(task));
    case Basis::Misreading:
        return Text::tr("misreading");
    case Basis::VadFit:
        return Text::tr("%1 fit").arg(nearestShort(task));
    case Basis::Override:
        return Text::tr("override");
    case Basis::Unstated:
        return Text::tr("unstated");
    }
    Q_UNREACHABLE();
}

QString basisHelp(Basis basis, const Task& task)
{
    switch (basis) {
    case Basis::Unanimous:
        return Text::tr("All raters chose this label.");
    case Basis::Majority:
        return Text::tr("More raters chose this label than any other.");
    case Basis::ValencePolarity:
        return Text::tr("The raters differ in the %1 but share the sign of %2, and this label goes "
                        "with that sign.")
            .arg(inSentence(task.questions.front().word, task), signWord(task));
    case Basis::Misreading:
        return Text::tr(
            "Somebody chose this label; those who chose another misread the scene, the speaker or "
            "the tone.");
    case Basis::VadFit:
        return Text::tr("This label is the nearest to where the raters put %1.")
            .arg(namedTogether(nearestScales(task)));
    case Basis::Override:
        return Text::tr("The votes give another label, or nobody chose this one, but it is better, "
                        "for the reason in the note.");
    case Basis::Unstated:
        return Text::tr("The label came with a file that gives no reason.");
    }
    Q_UNREACHABLE();
}

QString basisName(Basis basis, const Task& task)
{
    const QString word = basisWord(basis, task);
    return word.left(1).toUpper() + word.mid(1);
}

QString refusalWords(Basis asked, const std::vector<Basis>& possible, const Task& task)
{
    const QString name = basisName(asked, task);
    if (possible == std::vector{Basis::Unanimous} || possible == std::vector{Basis::Majority})
        return Text::tr("“%1” does not apply here: the votes give this label by themselves, so its "
                        "basis is “%2”.")
            .arg(name, basisName(possible.front(), task));
    if (!isBasisOf(task, asked))
        return Text::tr("“%1” does not apply here: this study has no scale for it.").arg(name);
    switch (asked) {
    case Basis::Unanimous:
    case Basis::Majority:
        return Text::tr("“%1” does not apply here: the votes alone do not give this label.")
            .arg(name);
    case Basis::Misreading:
        return Text::tr("“%1” does not apply here: nobody chose this label, so nobody read the "
                        "scene that way.")
            .arg(name);
    case Basis::Override:
        return Text::tr("“%1” does not apply here: somebody chose this label, and the votes give "
                        "no other, so there is nothing to override.")
            .arg(name);
    default:
        return Text::tr("“%1” does not apply here.").arg(name);
    }
}

bool isBasisOf(const Task& task, Basis basis)
{
    if (basis == Basis::ValencePolarity)
        return !task.hints.sign.isEmpty();
    return basis != Basis::VadFit || !task.hints.nearest.empty();
}

QString polarityWords(Polarity polarity, const Task& task)
{
    switch (polarity) {
    case Polarity::Negative:
        return Text::tr("all %1 ratings are negative").arg(signWord(task));
    case Polarity::Neutral:
        return Text::tr("all %1 ratings are neutral").arg(signWord(task));
    case Polarity::Positive:
        return Text::tr("all %1 ratings are positive").arg(signWord(task));
    case Polarity::Mixed:
        return Text::tr("the %1 ratings differ in sign").arg(signWord(task));
    }
    Q_UNREACHABLE();
}

QString nearestWords(const Hints& hints, const Task& task)
{
    const auto wordOf = [&](Choice choice) { return optionWord(task, 0, choice); };
    QStringList distances;
    for (const LabelDistance& each : hints.distances)
        distances << (each.distance ? QStringLiteral("%1 %2").arg(wordOf(each.label),
                                                                  shownNumber(*each.distance, 2))
                                    : Text::tr("%1: no %2 has this gold label yet")
                                          .arg(wordOf(each.label), comparedItem(task)));
    const QString all = listed(distances);
    if (hints.distances.size() < 2)
        return Text::tr("One label only; nothing to compare.");
    if (!hints.distances[1].distance)
        return Text::tr("Too few %1 have a gold label to compare the votes with.")
            .arg(comparedItems(task));
    const auto nearest = clearlyNearest(hints);
    const QString found =
        nearest ? Text::tr("Nearest of the voted labels in %4: <b>%1</b>, by %2 (%3).")
                      .arg(wordOf(*nearest).toHtmlEscaped(), shownNumber(hints.margin, 2),
                           all.toHtmlEscaped(), namedTogether(nearestScales(task)).toHtmlEscaped())
                : Text::tr("Two of the voted labels are about equally near (%1).")
                      .arg(all.toHtmlEscaped());
    return saidTogether(
        {found,
         Text::tr("Based on the %1 that have a gold label so far, including labels by rule; it can "
                  "change as more of them get one.")
             .arg(comparedItems(task).toHtmlEscaped())});
}

QString nearestHelp(const Task& task)
{
    const bool isOne = task.hints.nearest.size() == 1;
    return Text::tr("The distance from the item’s mean %1 to the mean of the %3 decided for each "
                    "voted label, not counting this item. %2")
        .arg(namedTogether(nearestScales(task)),
             isOne ? Text::tr("The scale runs from −1 to +1.")
                   : Text::tr("Scales run from −1 to +1."),
             comparedItems(task));
}

QString doubtWords(BasisDoubt doubt, const Hints& hints, const Task& task)
{
    switch (doubt) {
    case BasisDoubt::SignsDiffer:
        return Text::tr("The %1 ratings differ in sign. Is polarity still the basis?")
            .arg(signWord(task));
    case BasisDoubt::AnotherIsNearer:
        return Text::tr("The ratings are nearer to %1. Is the fit still the basis?")
            .arg(hints.nearest ? midSentence(optionWord(task, 0, *hints.nearest), task)
                               : QString());
    case BasisDoubt::LabelNotCompared:
        return Text::tr("None of the other %1 has the picked label as its gold label yet, so that "
                        "the ratings were not compared with it. Is the fit still the basis?")
            .arg(comparedItems(task));
    case BasisDoubt::NothingToCompare:
        return Text::tr("Too few %1 have a gold label to compare the ratings with. Is the fit "
                        "still the basis?")
            .arg(comparedItems(task));
    }
    Q_UNREACHABLE();
}

QString nearerWords(Choice nearer, const Task& task)
{
    return Text::tr("When this was decided, the ratings were nearest to this label. By the gold "
                    "labels of now they are nearer to %1.")
        .arg(midSentence(optionWord(task, 0, nearer), task));
}

QString pickWord(const Pick& pick, const Task& task, QuestionIndex question)
{
    if (pick.keepsDistribution())
        return Text::tr("Ambiguous");
    const QString word = optionWord(task, indexOf(question), *pick.label);
    return pick.isMarked ? Text::tr("%1 (ambiguous)").arg(word) : word;
}

QString reasonedPick(const Pick& pick, Basis basis, const Task& task, QuestionIndex question)
{
    return withReason(pickWord(pick, task, question), pick.label.has_value(), basis, task);
}

QString reasonedPicks(const Picks& picks, Basis basis, const Task& task)
{
    return withReason(picksText(picks, task), hasLabel(picks), basis, task);
}

QString picksText(const Picks& picks, const Task& task)
{
    QStringList words;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        if (!picks.at(i))
            continue;
        const QString word = pickWord(*picks.at(i), task, static_cast<QuestionIndex>(i));
        words << (task.questions.size() == 1
                      ? word
                      : Text::tr("%1: %2").arg(task.questions[i].word, word));
    }
    return listed(words);
}

QString votesText(std::span<const Choice> votes, const Question& question)
{
    if (votes.empty())
        return QStringLiteral("–");
    std::vector<int> counts(question.options.size());
    for (const Choice vote : votes)
        ++counts.at(slotOf(vote));
    std::sort(counts.begin(), counts.end(), std::greater<>());
    // "3:0": somebody could have said something else.
    while (counts.size() > 2 && counts.back() == 0)
        counts.pop_back();
    QStringList numbers;
    for (const int count : counts)
        numbers << QString::number(count);
    const QString text = numbers.join(u':');
    return counts.size() > 1 && counts[0] == counts[1] ? Text::tr("tie %1").arg(text) : text;
}

QString questionText(const Task& task, QuestionIndex question, const Scenario& scene)
{
    const Question& asked = task.questions.at(indexOf(question));
    return asked.ask.isEmpty() ? asked.word : filledIn(asked.ask, task, scene);
}

QString groupWord(const Task& task, const QString& token)
{
    if (task.group && task.group->options) {
        if (const ListedWord* listed = findToken(*task.group->options, token))
            return listed->word;
    }
    return task.group && !task.group->isClosed() ? token : wordOfToken(token);
}

QString answerFlagNumbers(const QualityFlag& flag, const Task& task)
{
    const bool isContradiction = flag.code == QualityCode::ContradictionPositive ||
                                 flag.code == QualityCode::ContradictionNegative;
    if (!isContradiction || !flag.dimension || indexOf(*flag.dimension) >= task.scales.size())
        return flagNumbers(flag);
    const Scale& scale = task.scales[indexOf(*flag.dimension)];
    return Text::tr("%1 “%2”").arg(inSentence(scale.word, task),
                                   pointWordOf(scale, static_cast<int>(flag.value)));
}

QStringList notePhrases(const Task& task)
{
    const bool isSaid = fieldAt(task, FieldPlace::From) && fieldAt(task, FieldPlace::To);
    QStringList phrases;
    if (!task.hints.sign.isEmpty()) {
        const Scale* scale = findToken(task.scales, task.hints.sign);
        phrases << Text::tr("%1 is shared; the labels name the same feeling.")
                       .arg(scale ? scale->word : QString());
    }
    phrases << Text::tr("One annotator took the words literally.");
    if (isSaid)
        phrases << Text::tr("One annotator labelled the %1, not the %2.")
                       .arg(inSentence(fieldAt(task, FieldPlace::To)->word, task),
                            inSentence(fieldAt(task, FieldPlace::From)->word, task));
    if (const SceneField* relation = fieldAt(task, FieldPlace::Relation))
        phrases << Text::tr("The %1 decides between the two readings.")
                       .arg(inSentence(relation->word, task));
    phrases << Text::tr("Both readings hold; the scene does not decide.");
    return phrases;
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
    return Text::tr("p = %1").arg(shownNumber(p, p < 0.01 ? 4 : 2));
}

QString pFigureText(double p)
{
    return p < 0.0001 ? QStringLiteral("< ") + shownNumber(0.0001, 4) : shownNumber(p, 4);
}

} // namespace subtext
