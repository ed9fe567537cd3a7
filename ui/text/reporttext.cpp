// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/reporttext.h"

#include <QCoreApplication>

namespace subtext {
namespace {

class ReportSentences
{
    Q_DECLARE_TR_FUNCTIONS(subtext::ReportSentences)

public:
    static QString lackText(ReportLack lack);
    static QString title(const ReportKind& kind);
};

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
    case ReportLack::Options:
        return tr("The task asks nothing but yes or no.");
    case ReportLack::Annotators:
        return tr("Nobody has anything to label.");
    case ReportLack::Decisions:
        return tr("No adjudicator has decided anything yet.");
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
        return tr("The task has no board of yes and no that a prior connects.");
    case ReportLack::Probabilities:
        return tr("No model gave probabilities of yes.");
    case ReportLack::WrittenAnswers:
        return tr("No model gave written answers.");
    case ReportLack::Confidence:
        return tr("No model said how sure it is.");
    case ReportLack::Topics:
        return tr("The study has no topics.");
    case ReportLack::Marks:
        return tr("Nobody has marked any word.");
    case ReportLack::TopicPlaces:
        return tr("Fewer than two scenarios have a topic and an embedding of their text.");
    }
    return {};
}

QString ReportSentences::title(const ReportKind& kind)
{
    const QString title = QString::fromUtf8(kind.title);
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
