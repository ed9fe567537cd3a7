// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/importtext.h"

#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace subtext {
namespace {

struct ImportText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::ImportText)
};

QString revisionsText(const ImportWarning& warning, ImportMoment moment)
{
    QString text =
        moment == ImportMoment::Tried
            ? Plurals::tr("%n answers were changed since the study had them; they would be "
                          "revised here.",
                          nullptr, plural(warning.count))
            : Plurals::tr("%n answers were changed since the study had them; they were kept as "
                          "later revisions.",
                          nullptr, plural(warning.count));
    if (warning.value.isEmpty())
        return text;
    return withAside(text,
                     warning.detail.isEmpty()
                         ? warning.value
                         : ImportText::tr("%1 and %2 more").arg(warning.value, warning.detail));
}

QString numberedText(const ImportWarning& warning)
{
    const QString text =
        Plurals::tr("%n rows have no id for their scenario, so the numbers of the tasks in "
                    "Label Studio are used.",
                    nullptr, plural(warning.count));
    return warning.detail == QLatin1String("flat")
               ? saidTogether(
                     {text,
                      ImportText::tr(
                          "Of its exports, JSON keeps ids; CSV and JSON-MIN leave them out.")})
               : text;
}

QString leftGroundTruthText(const ImportWarning& warning, ImportReader reader)
{
    if (reader == ImportReader::CommandLine)
        return Plurals::tr(
            "%n annotations are marked as ground truth and were left out; --ground-truth gold "
            "imports them as gold labels, --ground-truth answer as answers.",
            nullptr, plural(warning.count));
    return Plurals::tr("%n annotations are marked as ground truth and were left out; the menu "
                       "“Marked as ground truth” can make them gold labels or answers.",
                       nullptr, plural(warning.count));
}

/// What would be imported of an export of Label Studio, where that was only tried; empty of what is
/// said in the same words before and after.
QString triedNoticeText(const ImportWarning& warning)
{
    switch (warning.notice) {
    case ImportNotice::DraftsTaken:
        return Plurals::tr("%n drafts would become drafts here.", nullptr, plural(warning.count));
    case ImportNotice::SkippedFlagged:
        return withAside(Plurals::tr("%n skipped tasks would become drafts with a flag.", nullptr,
                                     plural(warning.count)),
                         warning.value);
    case ImportNotice::GroundTruthTaken:
        return Plurals::tr(
            "%n annotations are marked as ground truth and would become gold labels.", nullptr,
            plural(warning.count));
    case ImportNotice::MissingReasons:
        return Plurals::tr("%n flags have no reason; they would be kept with “(no reason given)”.",
                           nullptr, plural(warning.count));
    case ImportNotice::NewRevisions:
        return revisionsText(warning, ImportMoment::Tried);
    default:
        return {};
    }
}

/// Of exports of Label Studio.
QString labelStudioNoticeText(const ImportWarning& warning)
{
    switch (warning.notice) {
    case ImportNotice::SkippedAnswers:
        return withAside(
            Plurals::tr(
                "%n annotations were cancelled or empty in Label Studio; they were left out.",
                nullptr, plural(warning.count)),
            warning.value);
    case ImportNotice::Drafts:
        return Plurals::tr("%n drafts were left out: nobody has submitted them.", nullptr,
                           plural(warning.count));
    case ImportNotice::DraftsTaken:
        return Plurals::tr("%n drafts became drafts here.", nullptr, plural(warning.count));
    case ImportNotice::SkippedFlagged:
        return withAside(Plurals::tr("%n skipped tasks became drafts with a flag.", nullptr,
                                     plural(warning.count)),
                         warning.value);
    case ImportNotice::SkippedLeft:
        return withAside(
            Plurals::tr("%n skipped tasks were left as they are here: there is an answer or a "
                        "draft already, or it is unclear whose they are.",
                        nullptr, plural(warning.count)),
            warning.value);
    case ImportNotice::Predictions:
        return Plurals::tr("%n predictions were left out: no person gave them.", nullptr,
                           plural(warning.count));
    case ImportNotice::GroundTruthTaken:
        return Plurals::tr("%n annotations are marked as ground truth and became gold labels.",
                           nullptr, plural(warning.count));
    case ImportNotice::ChangedByOthers:
        return Plurals::tr("%n annotations were last changed by somebody else than who gave them.",
                           nullptr, plural(warning.count));
    case ImportNotice::PreFilled:
        return Plurals::tr("%n annotations began as predictions that were filled in.", nullptr,
                           plural(warning.count));
    case ImportNotice::DroppedTimes:
        return Plurals::tr("%n times are impossible and were left out; their answers were kept.",
                           nullptr, plural(warning.count));
    case ImportNotice::MissingReasons:
        return Plurals::tr("%n flags have no reason; they were kept with “(no reason given)”.",
                           nullptr, plural(warning.count));
    case ImportNotice::UnclearColumns:
        return ImportText::tr(
                   "The file cannot tell whether %1 is gold or somebody’s answer; it was left out. "
                   "Use the JSON export, or say that it is gold with --column gold=NAME.")
            .arg(warning.value);
    case ImportNotice::NumberedScenes:
        return numberedText(warning);
    case ImportNotice::RecognisedScenes:
        return Plurals::tr("%n scenarios were recognised by their texts.", nullptr,
                           plural(warning.count));
    default:
        return revisionsText(warning, ImportMoment::Done);
    }
}

QString damageText(const ImportWarning& warning, const QString& file)
{
    // A line says nothing of a project that came from a server.
    const QString place = warning.place.isEmpty()
                              ? ImportText::tr("%1, line %2").arg(file).arg(warning.line)
                              : warning.place;
    return warning.detail.isEmpty()
               ? ImportText::tr("%1, %2: damaged character “%3”; it was kept as it is.")
                     .arg(place, warning.column, warning.value)
               : ImportText::tr("%1, %2: “%3” is probably a damaged “%4”; it was kept as it is.")
                     .arg(place, warning.column, warning.value, warning.detail);
}

/// Where the file did not say who has the power.
QString powerNoticeText(const ImportWarning& warning)
{
    if (warning.notice == ImportNotice::DerivedPower)
        return Plurals::tr(
            "%n scenarios have no power relation; it was derived from the role words.", nullptr,
            plural(warning.count));
    return Plurals::tr("%n scenarios have no power relation, and no rule matched their roles. "
                       "Figures count them as “peer” beside scenarios that have one; annotators "
                       "are shown nothing.",
                       nullptr, plural(warning.count));
}

/// What became of scenarios by their names.
QString namesNoticeText(const ImportWarning& warning)
{
    if (warning.notice == ImportNotice::KeptScenarios)
        return Plurals::tr("%n scenarios were in the study already.", nullptr,
                           plural(warning.count));
    const QString ids = warning.detail.isEmpty()
                            ? warning.value
                            : ImportText::tr("%1 and %2 more").arg(warning.value, warning.detail);
    return Plurals::tr("%n ids are used in more than one group; each use is a scenario of its own. "
                       "Ids with their lines: %1.",
                       nullptr, plural(warning.count))
        .arg(ids);
}

/// Without the file that it is about.
QString noticeText(const ImportWarning& warning, ImportReader reader)
{
    switch (warning.notice) {
    case ImportNotice::DamagedCharacter:
        break; // see damageText
    case ImportNotice::DerivedPower:
    case ImportNotice::AssumedPower:
        return powerNoticeText(warning);
    case ImportNotice::GuessedEncoding:
        return ImportText::tr("Read as %1. Check accents and quotation marks.").arg(warning.value);
    case ImportNotice::OneSheet:
        return ImportText::tr(
                   "Only the sheet “%1” was read. To read another, choose it below the files "
                   "(on the command line: --sheet NAME).")
            .arg(warning.value);
    case ImportNotice::KeptScenarios:
    case ImportNotice::SharedIds:
        return namesNoticeText(warning);
    case ImportNotice::KeptAnnotations:
        return Plurals::tr("%n annotations were in the study already.", nullptr,
                           plural(warning.count));
    case ImportNotice::IgnoredColumn:
        return ImportText::tr("The column “%1” is not known and was left out.").arg(warning.column);
    case ImportNotice::KeptMapping:
        return ImportText::tr("Read with what its columns meant before (%1).").arg(warning.value);
    case ImportNotice::SynonymColumn:
        return ImportText::tr("The column “%1” was taken for %2.")
            .arg(warning.column, warning.value);
    case ImportNotice::NoTimes:
        return ImportText::tr("The labels come without response times.");
    case ImportNotice::EarlierAnswers:
        return Plurals::tr("%n annotations were left out: the same person gave a later one for the "
                           "scenario.",
                           nullptr, plural(warning.count));
    case ImportNotice::GroundTruthLeft:
        return leftGroundTruthText(warning, reader);
    case ImportNotice::SkippedAnswers:
    case ImportNotice::Drafts:
    case ImportNotice::DraftsTaken:
    case ImportNotice::SkippedFlagged:
    case ImportNotice::SkippedLeft:
    case ImportNotice::Predictions:
    case ImportNotice::GroundTruthTaken:
    case ImportNotice::ChangedByOthers:
    case ImportNotice::PreFilled:
    case ImportNotice::DroppedTimes:
    case ImportNotice::MissingReasons:
    case ImportNotice::UnclearColumns:
    case ImportNotice::NumberedScenes:
    case ImportNotice::RecognisedScenes:
    case ImportNotice::NewRevisions:
        return labelStudioNoticeText(warning);
    case ImportNotice::FurtherDamage:
        return Plurals::tr("%n more damaged characters; they were kept as they are.", nullptr,
                           plural(warning.count));
    }
    return {};
}

/// A value that is none of those expected, which may be known.
QString unexpectedText(const Refusal& refusal)
{
    const QString& expected = refusal.expected;
    switch (refusal.reason) {
    case RefusalReason::UnknownScalePoint:
        return ImportText::tr("not one of the labels of this scale: %1").arg(expected);
    case RefusalReason::OutsideRange:
        return ImportText::tr("not a point of this scale by the range %1").arg(expected);
    case RefusalReason::UnknownEmotion:
        return ImportText::tr("not one of the eight emotions: %1").arg(expected);
    case RefusalReason::UnknownWord:
        return expected.isEmpty() ? ImportText::tr("not a word that this column can have")
                                  : ImportText::tr("not one of: %1").arg(expected);
    case RefusalReason::OtherTask:
        return expected.isEmpty()
                   ? ImportText::tr("of another task than this study’s")
                   : ImportText::tr("of another task than this study’s (%1)").arg(expected);
    default: // UnknownRange
        return ImportText::tr(
                   "a number, and nobody said what the numbers count; add the project's labelling "
                   "interface, an .xml file, to the files (on the command line: --interface FILE, "
                   "or --scale %1=LOW..HIGH, the lowest point first)")
            .arg(expected.isEmpty() ? QStringLiteral("FIELD") : expected);
    }
}

} // namespace

QString refusalText(const Refusal& refusal)
{
    switch (refusal.reason) {
    case RefusalReason::WrongCellCount:
        return ImportText::tr("the row has a different number of cells from the header (%1)")
            .arg(refusal.value);
    case RefusalReason::MissingValue:
        return ImportText::tr("the cell is empty and must not be");
    case RefusalReason::UnknownSubtype:
        return ImportText::tr("not one of sarcasm-irony, mixed-signals, strategic-politeness, "
                              "passive-aggression, deflection-misdirection");
    case RefusalReason::UnknownDomain:
        return ImportText::tr("not one of workplace, family, social, service");
    case RefusalReason::UnknownPower:
        return ImportText::tr("not one of peer, high-to-low, low-to-high");
    case RefusalReason::UnknownEmotion:
    case RefusalReason::UnknownScalePoint:
    case RefusalReason::OutsideRange:
    case RefusalReason::UnknownWord:
    case RefusalReason::OtherTask:
    case RefusalReason::UnknownRange:
        return unexpectedText(refusal);
    case RefusalReason::UnknownNumber:
        return ImportText::tr("not a number or time that can be used");
    case RefusalReason::DuplicateScenario:
        return ImportText::tr("this scenario was there already");
    case RefusalReason::DuplicateAnswer:
        return ImportText::tr("this annotator answered this scenario already");
    case RefusalReason::DifferentScenario:
        return ImportText::tr("the study has this scenario with another text");
    case RefusalReason::DifferentAnnotation:
        return ImportText::tr("the study has another answer of this annotator");
    case RefusalReason::DifferentDecision:
        return ImportText::tr("the study has another gold label or note for this scenario");
    case RefusalReason::NotAnAnnotator:
        return ImportText::tr("on the roster, but not as an annotator");
    case RefusalReason::UnusableCode:
        return ImportText::tr("a code with an invisible character or letters of two scripts");
    case RefusalReason::TakenCode:
        return ImportText::tr("looks like the code of somebody else");
    case RefusalReason::UnknownScenario:
        return ImportText::tr("the study has no scenario of this name");
    case RefusalReason::UnclearScenario:
        return ImportText::tr("scenarios of several groups have this id; write group/id");
    case RefusalReason::SeveralChoices:
        return ImportText::tr(
            "several were chosen where one is asked; --first-of FIELD imports the first");
    case RefusalReason::UnclearPerson:
        return ImportText::tr(
            "may be somebody whom the study has under another name; say who it is with "
            "--person NAME=CODE, or that it is somebody new with --person NAME=NAME");
    case RefusalReason::UnclearGold:
        return ImportText::tr(
            "the file has another gold label for this scenario as well; decide it at the "
            "desk");
    }
    Q_UNREACHABLE();
}

QString refusalPlaceText(const Refusal& refusal)
{
    QStringList places;
    const auto add = [&places](const QString& text, const QString& value) {
        if (!value.isEmpty())
            places << text.arg(value);
    };
    if (refusal.origin)
        add(ImportText::tr("task %1"), refusal.origin->task);
    add(ImportText::tr("scenario %1"), refusal.scenario);
    if (refusal.origin) {
        add(ImportText::tr("annotation %1"), refusal.origin->annotation);
        add(ImportText::tr("of %1"), refusal.origin->person);
    }
    return listed(places);
}

QString refusalLine(const Refusal& refusal, const QString& file)
{
    QString line = file;
    if (refusal.line > 0)
        line += u':' + QString::number(refusal.line) + u' ' + refusal.column;
    else
        line += QStringLiteral(", ") + refusal.column;
    if (!refusal.value.isEmpty())
        line += QStringLiteral(" “%1”").arg(refusal.value);
    line += QStringLiteral(": ") + refusalText(refusal);
    const QString place = refusalPlaceText(refusal);
    return withAside(line, place);
}

QString warningText(const ImportWarning& warning, ImportMoment moment, ImportReader reader)
{
    const QString file = QFileInfo(warning.file).fileName();
    QString said;
    if (moment == ImportMoment::Tried)
        said = triedNoticeText(warning);
    if (said.isEmpty() && warning.notice == ImportNotice::DamagedCharacter)
        return damageText(warning, file);
    if (said.isEmpty())
        said = noticeText(warning, reader);
    if (!file.isEmpty())
        return file + QStringLiteral(": ") + said;
    return said;
}

QString metAnswersText(const ImportReport& report)
{
    if (report.sameAnswers + report.differentAnswers == 0)
        return {};
    const QString fresh = QString::number(report.annotations - report.revisions);
    const QString same = QString::number(report.sameAnswers);
    const QString different = QString::number(report.differentAnswers);
    const QString text =
        report.revisions > 0
            ? ImportText::tr("Answers in the files: %1 new, %2 changed since, %3 the same as in "
                             "the study, %4 different.")
                  .arg(fresh, QString::number(report.revisions), same, different)
            : ImportText::tr("Answers in the files: %1 new, %2 the same as in the study, %3 "
                             "different.")
                  .arg(fresh, same, different);
    if (report.differentAnswers > 0)
        return saidTogether({text, ImportText::tr("Where they differ, the study keeps its own.")});
    return text;
}

QString furtherRefusedText(const FurtherRefusals& further)
{
    const QString reason =
        further.reason == RefusalReason::WrongCellCount
            ? ImportText::tr("the rows have a different number of cells from the header")
            : refusalText({{}, 0, {}, {}, further.reason});
    return Plurals::tr("%n more rows of %1: %2", nullptr, plural(further.count))
        .arg(QFileInfo(further.file).fileName(), reason);
}

} // namespace subtext
