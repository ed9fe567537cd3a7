// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/reporttext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace subtext {
namespace {

// What lupdate finds here is looked up by the titles of core: a test holds the two together.
constexpr std::array ReportTitles{
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Gold labels and votes by label"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Items by group and power relation"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Agreement and patterns of votes by group"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Agreement by power relation and group"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences",
                      "Agreement in train, validation and test, by group"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Agreement by topic and group"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Agreement of ratings on each scale by group"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Valence of split items"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences",
                      "Labels that are confused, and neighbours among them"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Mean valence by label within each group"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Items by their share of agreement"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Words that are marked most with each label"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "How far marked words are the same by group"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Answers that could also be something else"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Labels chosen by more people than expected"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Where disagreement comes from, by question"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences",
                      "Agreement and labels of readers with one answer about themselves"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "What more annotators changed on splits"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Items, hours and flags of each annotator"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Items and hours of each adjudicator"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences",
                      "What adjudication did to gold labels, and other rules for it"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Models against gold, with intervals"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences",
                      "Accuracy of models by group, beside people's kappa"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences",
                      "Accuracy of models in train, validation and test, beside people's kappa"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences",
                      "Accuracy by model and prompt mode, and parse failures"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Labels of models outside the options"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Confusion of all models, beside people's"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences",
                      "Whether what is hard for people is hard for models"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences",
                      "Models in vectors without the prior and with it"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "What the pairs of the prior add"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Precision, recall and F1 of each emotion"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences",
                      "Whether models are as accurate as they are confident"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "The same by bin of confidence"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Gain by confidence of a model"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "F1 at each weight of the prior"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "The four errors that the publication names"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "All errors, most frequent first"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences",
                      "What the prior changed, for better and for worse"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences",
                      "Written answers of models, without probabilities"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences",
                      "Counts, weights and marginals of emotions and pairs"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "What the priors say, and how far from the data"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Words, sentences and emotions of the scenarios"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "How often one emotion comes with another"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "The most frequent gold vectors"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Topics, their keywords and most frequent label"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Shares of gold labels and votes"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Agreement by group, with intervals"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Agreement by power relation, with intervals"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Mean valence by label, with intervals"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Labels that meet on one item"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Answers of all models by gold label"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "How many models are right about an item"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences",
                      "People's kappa against accuracy of models, by group"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Precision against recall of each emotion"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Accuracy against confidence of models"),
    QT_TRANSLATE_NOOP("subtext::ReportSentences", "Where the scenarios of each topic lie"),
};

class ReportSentences
{
    Q_DECLARE_TR_FUNCTIONS(subtext::ReportSentences)

public:
    static QString lackText(ReportLack lack);
    static QString modelLackText(ReportLack lack);
    static QString title(const ReportKind& kind);
};

QString ReportSentences::modelLackText(ReportLack lack)
{
    switch (lack) {
    case ReportLack::Models:
        return tr("The study holds no predictions of models.");
    case ReportLack::WithdrawnSets:
        return tr("All prediction sets of the study are withdrawn.");
    case ReportLack::SingleLabels:
        return tr("Models answer this task in vectors, not in single labels.");
    case ReportLack::WholeSets:
        return tr("No prediction set is complete and about all items.");
    case ReportLack::Gold:
        return tr("No item has a gold label.");
    case ReportLack::OutsideLabels:
        return tr("No model gave a label outside the options.");
    case ReportLack::Vectors:
        return tr("The task is no yes-or-no board with a prior over its questions.");
    case ReportLack::Probabilities:
        return tr("No model gave probabilities of yes.");
    case ReportLack::WrittenAnswers:
        return tr("No model gave written answers.");
    case ReportLack::Confidence:
        return tr("No model said how sure it is.");
    default:
        return {};
    }
}

QString ReportSentences::lackText(ReportLack lack)
{
    switch (lack) {
    case ReportLack::Scenarios:
        return tr("The study has no scenarios.");
    case ReportLack::Votes:
        return tr("Nobody has answered anything yet.");
    case ReportLack::Groups:
        return tr("The task has no groups.");
    case ReportLack::PowerRelations:
        return tr("The task has no power relations.");
    case ReportLack::KnownPowers:
        return tr("No item states a power relation.");
    case ReportLack::ValenceScale:
        return tr("The task has no scale of valence.");
    case ReportLack::Scales:
        return tr("The task has no scales.");
    case ReportLack::Parts:
        return tr("No file says which items are train, validation or test.");
    case ReportLack::Options:
        return tr("The task asks nothing but yes or no.");
    case ReportLack::Annotators:
        return tr("Nobody has anything to label.");
    case ReportLack::Decisions:
        return tr("No adjudicator has decided anything yet.");
    case ReportLack::Models:
    case ReportLack::WithdrawnSets:
    case ReportLack::SingleLabels:
    case ReportLack::WholeSets:
    case ReportLack::Gold:
    case ReportLack::OutsideLabels:
    case ReportLack::Vectors:
    case ReportLack::Probabilities:
    case ReportLack::WrittenAnswers:
    case ReportLack::Confidence:
        return modelLackText(lack);
    case ReportLack::Topics:
        return tr("The study has no topics.");
    case ReportLack::Marks:
        return tr("Nobody has marked any word.");
    case ReportLack::SecondReadings:
        return tr("No answer says what else it could be.");
    case ReportLack::Guesses:
        return tr("Nobody has guessed what the others say.");
    case ReportLack::ReaderGroups:
        return tr("Nobody said anything about themselves, or too few people said the same.");
    case ReportLack::FurtherAnnotators:
        return tr("No split has gone to more annotators.");
    case ReportLack::DisagreementSources:
        return tr("No item has two answers, or nobody was asked again or for second readings.");
    case ReportLack::TopicPlaces:
        return tr("Fewer than two scenarios have a topic and an embedding of their text.");
    }
    return {};
}

QString ReportSentences::title(const ReportKind& kind)
{
    const auto found =
        std::find(ReportTitles.begin(), ReportTitles.end(), std::string_view(kind.title));
    // Files have it in English.
    const QString title = found == ReportTitles.end() ? QString::fromUtf8(kind.title) : tr(*found);
    return kind.isFigure() ? tr("Figure: %1").arg(title) : title;
}

} // namespace

QString reportLackText(ReportLack lack)
{
    return ReportSentences::lackText(lack);
}

QString reportTitle(const ReportKind& kind)
{
    return ReportSentences::title(kind);
}

} // namespace subtext
