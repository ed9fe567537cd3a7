// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/importtext.h"

#include "ui/text/words.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace subtext {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("subtext::text", text);
}

} // namespace

QString refusalText(const Refusal& refusal)
{
    switch (refusal.reason) {
    case RefusalReason::WrongCellCount:
        return tr("the row has a different number of cells from the header (%1)")
            .arg(refusal.value);
    case RefusalReason::MissingValue:
        return tr("the cell is empty and must not be");
    case RefusalReason::UnknownSubtype:
        return tr("not one of the five subtypes");
    case RefusalReason::UnknownDomain:
        return tr("not one of workplace, family, social, service");
    case RefusalReason::UnknownPower:
        return tr("not one of peer, high-to-low, low-to-high");
    case RefusalReason::UnknownEmotion:
        return tr("not one of the eight emotions");
    case RefusalReason::UnknownScalePoint:
        return tr("not one of the seven labels of this scale");
    case RefusalReason::UnknownNumber:
        return tr("not a number or time that can be used");
    case RefusalReason::DuplicateScenario:
        return tr("this scenario was there already");
    case RefusalReason::DuplicateAnswer:
        return tr("this annotator answered this scenario already");
    case RefusalReason::DifferentScenario:
        return tr("the study has this scenario with another text");
    case RefusalReason::DifferentAnnotation:
        return tr("the study has another answer of this annotator");
    case RefusalReason::DifferentDecision:
        return tr("the study has another gold label or note for this scenario");
    case RefusalReason::NotAnAnnotator:
        return tr("on the roster, but not as an annotator");
    case RefusalReason::UnusableCode:
        return tr("a code with an invisible character or letters of two scripts");
    case RefusalReason::TakenCode:
        return tr("looks like the code of somebody else");
    case RefusalReason::UnknownWord:
        return refusal.expected.isEmpty() ? tr("not a word that this column can have")
                                          : tr("not one of: %1").arg(refusal.expected);
    case RefusalReason::UnknownScenario:
        return tr("the study has no scenario of this name");
    case RefusalReason::UnclearScenario:
        return tr("scenarios of several groups have this id; write group/id");
    case RefusalReason::OtherTask:
        return refusal.expected.isEmpty()
                   ? tr("of another task than this study’s")
                   : tr("of another task than this study’s (%1)").arg(refusal.expected);
    }
    Q_UNREACHABLE();
}

QString warningText(const ImportWarning& warning)
{
    const QString file = QFileInfo(warning.file).fileName();
    switch (warning.notice) {
    case ImportNotice::DamagedCharacter:
        if (!warning.detail.isEmpty())
            return tr("%1, line %2, %3: “%4” is probably a damaged “%5”; it was kept as it is.")
                .arg(file)
                .arg(warning.line)
                .arg(warning.column, warning.value, warning.detail);
        return tr("%1, line %2, %3: damaged character “%4”; it was kept as it is.")
            .arg(file)
            .arg(warning.line)
            .arg(warning.column, warning.value);
    case ImportNotice::DerivedPower:
        return file + QStringLiteral(": ") +
               counted(warning.count,
                       tr("1 scenario has no power relation; it was derived from the role words."),
                       tr("%1 scenarios have no power relation; it was derived from the role "
                          "words."));
    case ImportNotice::GuessedEncoding:
        return tr("%1: read as %2. Check accents and quotation marks.").arg(file, warning.value);
    case ImportNotice::KeptScenarios:
        return file + QStringLiteral(": ") +
               counted(warning.count, tr("1 scenario was in the study already."),
                       tr("%1 scenarios were in the study already."));
    case ImportNotice::KeptAnnotations:
        return file + QStringLiteral(": ") +
               counted(warning.count, tr("1 annotation was in the study already."),
                       tr("%1 annotations were in the study already."));
    case ImportNotice::IgnoredColumn:
        return tr("%1: the column “%2” is not known and was left out.").arg(file, warning.column);
    case ImportNotice::KeptMapping:
        return tr("%1: read with what its columns meant before (%2).").arg(file, warning.value);
    case ImportNotice::NoTimes:
        return tr("%1: the labels come without response times.").arg(file);
    case ImportNotice::SkippedAnswers:
        return file + QStringLiteral(": ") +
               counted(warning.count,
                       tr("1 annotation was cancelled or empty in Label Studio; it was left out."),
                       tr("%1 annotations were cancelled or empty in Label Studio; they were left "
                          "out."));
    case ImportNotice::EarlierAnswers:
        return file + QStringLiteral(": ") +
               counted(warning.count,
                       tr("1 annotation was left out: the same person gave a later one for the "
                          "scenario."),
                       tr("%1 annotations were left out: the same person gave a later one for the "
                          "scenario."));
    case ImportNotice::FurtherDamage:
        return file + QStringLiteral(": ") +
               counted(warning.count, tr("1 more damaged character; it was kept as it is."),
                       tr("%1 more damaged characters; they were kept as they are."));
    }
    Q_UNREACHABLE();
}

QString furtherRefusedText(const FurtherRefusals& further)
{
    const QString reason = further.reason == RefusalReason::WrongCellCount
                               ? tr("the rows have a different number of cells from the header")
                               : refusalText({{}, 0, {}, {}, further.reason});
    return counted(further.count, tr("1 more row of %2: %3"), tr("%1 more rows of %2: %3"))
        .arg(QFileInfo(further.file).fileName(), reason);
}

} // namespace subtext
