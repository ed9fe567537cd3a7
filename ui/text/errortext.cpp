// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/errortext.h"

#include "core/domain/decision.h"
#include "core/exchange/recordtable.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace subtext {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("subtext::text", text);
}

ErrorText movedText(const Error& error, const QString& file)
{
    const QString remedy =
        tr("Nothing more is saved there. Save a copy of your own, or put the file back.");
    if (error.detail == QLatin1String("replaced"))
        return {tr("Another file has taken the place of %1.").arg(file), remedy};
    if (error.detail == QLatin1String("overwritten"))
        return {tr("Another program has written over %1.").arg(file), remedy};
    if (error.detail == QLatin1String("log"))
        return {tr("Another program has removed the log of %1, which stands beside it.").arg(file),
                tr("Everything that was saved is in the file. Close the study and open it again.")};
    return {tr("%1 is not there any more: it was moved, renamed or deleted.").arg(file), remedy};
}

QString malformedText(const Error& error)
{
    if (error.detail == QLatin1String("checksum"))
        return tr("At %1 there is no checksum of a file in this folder.").arg(placeOf(error));
    if (error.detail == QLatin1String("quote"))
        return tr("The row that begins at %1 has a quotation mark in a place where CSV allows "
                  "none, or one that is never closed.")
            .arg(placeOf(error));
    if (error.detail == QLatin1String("json"))
        return tr("This is not valid JSON at %1.").arg(placeOf(error));
    if (error.detail == QLatin1String("deep"))
        return tr("At %1 lists or objects are nested more than 100 deep.").arg(placeOf(error));
    if (error.value.isEmpty() && error.detail == QLatin1String("keys"))
        return tr("At %1 an object has more than %L2 keys.").arg(placeOf(error)).arg(MostColumns);
    if (error.value.isEmpty() && error.detail == QLatin1String("columns"))
        return tr("At %1 there are more than %L2 columns.").arg(placeOf(error)).arg(MostColumns);
    if (error.value.isEmpty() && error.detail == QLatin1String("number"))
        return tr("At %1 a number has more than 4,096 characters.").arg(placeOf(error));
    if (error.value.isEmpty() && error.detail == QLatin1String("changed"))
        return tr("Somebody has changed %1 while it was read.").arg(placeOf(error));
    if (error.detail == QLatin1String("object"))
        return tr("At %1 a scenario was expected, a JSON object, and a value of type %2 found.")
            .arg(placeOf(error), error.value);
    if (error.detail == QLatin1String("array"))
        return tr("%1 holds no list of scenarios.").arg(placeOf(error));
    return tr("At %1 the value of “%2” is of type %3; only text and numbers can be used.")
        .arg(placeOf(error), error.detail, error.value);
}

// A cell can hold a line break or a whole book; an error is one line.
QString shownValue(const QString& value)
{
    constexpr qsizetype Most = 80;
    const QString line = value.left(2 * Most).simplified();
    return line.size() > Most ? line.left(Most) + u'…' : line;
}

/// A text with the characters that nobody sees written out.
QString visible(const QString& text)
{
    QString shown;
    for (const char32_t c : text.toUcs4()) {
        const bool isSeen = QChar::isPrint(c) && QChar::category(c) != QChar::Other_Format;
        shown += isSeen ? QString::fromUcs4(&c, 1)
                        : QStringLiteral("<U+%1>").arg(uint(c), 4, 16, QLatin1Char('0')).toUpper();
    }
    return shown;
}

// What a row of a file of decisions has wrong, by the detail that the reader gives.
QString badDecision(const Error& error)
{
    const QString& detail = error.detail;
    const QString value = shownValue(error.value);
    if (detail == QLatin1String("cells"))
        return tr("the row has a different number of cells from the header (%1)").arg(value);
    if (detail == QLatin1String("missing"))
        return tr("the row names no scenario");
    if (detail == QLatin1String("duplicate"))
        return tr("“%1” was there already").arg(value);
    if (detail == QLatin1String("emotion"))
        return tr("“%1” is not one of the eight emotions").arg(value);
    if (detail == QLatin1String("ambiguous"))
        return tr("“%1” is neither yes nor no").arg(value);
    if (detail == QLatin1String("both"))
        return tr("the row has a label and says that the item is ambiguous");
    if (detail == QLatin1String("neither"))
        return tr("the row has no label and does not say that the item is ambiguous");
    if (detail == QLatin1String("basis") && basisFromToken(error.value))
        return tr("the votes do not give this label as “%1”").arg(value);
    if (detail == QLatin1String("basis"))
        return tr("“%1” is not one of unanimous, majority, valence-polarity, misreading, vad-fit, "
                  "override, unstated")
            .arg(value);
    return tr("“%1” cannot be used (%2)").arg(value, detail);
}

QString longTextWord(const QString& text)
{
    if (text == QLatin1String("explanation"))
        return tr("explanation");
    if (text == QLatin1String("flag"))
        return tr("reason for the flag");
    if (text == QLatin1String("note"))
        return tr("note");
    if (text == QLatin1String("reason"))
        return tr("reason");
    return tr("answer");
}

ErrorText invalidText(const Error& error)
{
    if (error.detail == QLatin1String("length"))
        return {tr("The %1 is too long.").arg(longTextWord(error.value)),
                tr("Shorten it; nothing of it was lost.")};
    if (error.detail == QLatin1String("code"))
        return {
            error.line > 0
                ? tr("Line %1: “%2” cannot be a code.").arg(error.line).arg(visible(error.value))
                : tr("“%1” cannot be a code.").arg(visible(error.value)),
            tr("A code has no invisible character and letters of one script only.")};
    if (!error.file.isEmpty())
        return {tr("%1: %2.").arg(placeOf(error), badDecision(error)),
                tr("Correct it there and try again; nothing of the file was taken.")};
    if (error.detail == QLatin1String("empty"))
        return {tr("The text would be empty."), tr("Leave the item out instead.")};
    if (error.detail == QLatin1String("unchanged"))
        return {tr("Nothing of “%1” would change.").arg(error.value), tr("Nothing was written.")};
    if (error.detail == QLatin1String("name-in-code"))
        return {tr("The code “%1” gives the person’s name away.").arg(visible(error.value)),
                tr("Releases print codes: choose one that says nothing, or none for the next "
                   "that is free.")};
    if (error.detail == QLatin1String("basis"))
        return {tr("The votes do not give this label as “%1”.").arg(error.value),
                tr("Choose another basis.")};
    if (error.detail == QLatin1String("reason"))
        return {tr("There is no reason yet."), tr("Say why; it is kept with the study.")};
    return {error.line > 0 ? tr("Line %1: “%2” cannot be used (%3).")
                                 .arg(error.line)
                                 .arg(error.value, error.detail)
                           : tr("“%1” cannot be used (%2).").arg(error.value, error.detail),
            tr("Write one person a line: CODE, NAME, ROLE.")};
}

// What is known of the damage; where it is nothing in particular, that there is some.
QString damageText(const Error& error)
{
    const QStringList place = error.detail.split(u'.');
    if (error.line > 0 && place.size() == 2) {
        return tr("The study %1 is damaged: in the table “%2” the row %3 has a value in “%4” "
                  "that no version of Subtext writes (“%5”).")
            .arg(error.file, place.at(0))
            .arg(error.line)
            .arg(place.at(1), shownValue(error.value));
    }
    if (error.value == QLatin1String("schema"))
        return tr("The study %1 is damaged: its tables are not those of Subtext. It was left "
                  "untouched.")
            .arg(error.file);
    if (error.value == QLatin1String("index"))
        return tr("The study %1 is damaged: an index does not fit its table, so that answers "
                  "could be missed. It was left untouched.")
            .arg(error.file);
    return tr("The study %1 is damaged and was left untouched.").arg(error.file);
}

ErrorText damagedText(const Error& error)
{
    if (error.line > 0)
        return {damageText(error),
                tr("Nothing was written. Open a backup of it, or ask for a copy.")};
    if (error.value == QLatin1String("index"))
        return {damageText(error),
                tr("Open it once for work: where no row was damaged, it is mended then.")};
    return {damageText(error),
            tr("Open it in the window of Subtext on the machine where it was worked on: its sound "
               "backups are offered there. Without any, ask for a copy.")};
}

// The chain itself (an entry), or what it says of the file.
QString brokenChainText(const Error& error)
{
    if (error.line > 0)
        return tr("The audit chain of %1 does not hold (%2, entry %3).")
            .arg(error.file, error.detail)
            .arg(error.line);
    return tr("The audit chain of %1 does not hold: the file has what no entry speaks of (%2).")
        .arg(error.file, error.detail);
}

ErrorText inputText(const Error& error)
{
    const QString file = error.file;
    switch (error.code) {
    case ErrorCode::FileMissing:
        return {tr("There is no file %1.").arg(file), tr("Check the name and the folder.")};
    case ErrorCode::FileUnreadable:
        return {tr("%1 cannot be read.").arg(file),
                tr("Check that it is a file and that you may read it.")};
    case ErrorCode::FileExists:
        if (!error.detail.isEmpty())
            return {tr("%1 holds more than a release (%2).").arg(file, error.detail),
                    tr("Choose another folder, or an empty one; nothing was changed.")};
        return {tr("%1 exists already.").arg(file),
                tr("Choose another name; nothing is ever overwritten.")};
    case ErrorCode::FolderMissing:
        return {tr("There is no folder %1.").arg(file), tr("Make it first or choose another.")};
    case ErrorCode::NotAStudy:
        return {
            tr("%1 is not a Subtext study.").arg(file),
            error.file.endsWith(QLatin1String(".subtext"))
                ? tr("It only ends like one. Ask for the file once more.")
                : tr("Choose a file that ends in .subtext, or import data files into a study.")};
    case ErrorCode::StudyDamaged:
        return damagedText(error);
    case ErrorCode::SchemaTooNew:
        return {
            tr("%1 was made by a newer version of Subtext (schema %2).").arg(file, error.detail),
            tr("Install the newer version; the file was left untouched.")};
    case ErrorCode::SchemaTooOld:
        return {tr("%1 was made by an older version of Subtext.").arg(file),
                tr("Open it once for writing, so that it is brought up to date (a copy is kept).")};
    case ErrorCode::AuditBroken:
        return {brokenChainText(error),
                tr("The file was changed by another program; compare it with a backup.")};
    case ErrorCode::UnknownFormat:
        if (error.detail == QLatin1String("size"))
            return {tr("%1 is too large to be read (%2 bytes).").arg(file, error.value),
                    tr("Check that it is the right file.")};
        return {tr("%1 is of no format that can be imported.").arg(file),
                tr("Use CEI CSV, scenarios as CSV, JSON or JSON Lines, or an export of Label "
                   "Studio.")};
    case ErrorCode::UnknownEncoding:
        return {tr("%1 holds no text (it begins with %2).").arg(file, error.value),
                tr("Save it as UTF-8 text and try again.")};
    case ErrorCode::MalformedFile:
        if (error.detail == QLatin1String("checksum"))
            return {malformedText(error), tr("Get SHA256SUMS again from where the release is.")};
        return {malformedText(error), tr("Correct it there and import the file again.")};
    case ErrorCode::MissingColumn:
        return {(error.value.contains(QLatin1String(", ")) ? tr("%1 has no columns for %2.")
                                                           : tr("%1 has no column “%2”."))
                    .arg(file, error.value),
                error.detail == QLatin1String("decisions")
                    ? tr("Needed are scenario (or subtype and id) and gold or ambiguous; basis "
                         "and note may be there.")
                    : tr("Rename a column. The command line can also be told which one holds it: "
                         "--column FIELD=NAME.")};
    case ErrorCode::DuplicateColumn:
        if (error.detail == QLatin1String("key"))
            return {tr("At %1 an object has the key “%2” a second time.")
                        .arg(placeOf(error), shownValue(error.value)),
                    tr("Rename or remove one of them.")};
        return {tr("%1 has the column “%2” twice.").arg(placeOf(error), error.value),
                tr("Rename or remove one of them.")};
    case ErrorCode::UnknownSubtype:
        return {tr("%1 does not say which subtype its scenarios are of.").arg(file),
                tr("Add a column “subtype”, or put the subtype into the file’s name "
                   "(data_sarcasm-irony.csv).")};
    case ErrorCode::EmptyFile:
        return {tr("%1 is empty.").arg(file), tr("Choose the file that holds the data.")};
    default:
        return {};
    }
}

ErrorText returnedText(const Error& error)
{
    const QString file = error.file;
    switch (error.code) {
    case ErrorCode::FileTooLarge:
        return {tr("%1 is too large for a hand-out (%2 bytes).").arg(file, error.value),
                tr("Check that it is the right file.")};
    case ErrorCode::NotAHandOut:
        return {tr("%1 is a study, not a hand-out.").arg(file),
                tr("Choose the files that the annotators sent back.")};
    case ErrorCode::ForeignStudy:
        return {tr("%1 belongs to another study (“%2”).").arg(file, error.value),
                tr("Merge it there; nothing was taken.")};
    case ErrorCode::ForgedPerson:
        return {tr("%1 says that it is the work of %2, but it was not made for that person.")
                    .arg(file, error.value),
                tr("Ask for the file once more; nothing was taken.")};
    default:
        return {};
    }
}

ErrorText systemText(const Error& error)
{
    const QString file = error.file;
    switch (error.code) {
    case ErrorCode::DiskFull:
        return {tr("The disk is full; %1 could not be written.").arg(file),
                tr("Free some space. What was saved before is safe.")};
    case ErrorCode::ReadOnly:
        if (error.detail == QLatin1String("links"))
            return {tr("%1 has a second name (a hard link), by which somebody else could write it "
                       "unseen.")
                        .arg(file),
                    tr("Copy it to a file of its own, or open it here for reading only.")};
        return {tr("%1 may not be written.").arg(file),
                tr("Check the permissions of the file and its folder, or copy it to a place of "
                   "your own.")};
    case ErrorCode::Locked:
        if (error.value.isEmpty())
            return {tr("%1 is in use by another program.").arg(file),
                    tr("Close it there and try again.")};
        return {tr("%1 is open already (%2).").arg(file, error.value),
                tr("Close it there, or open it here for reading only.")};
    case ErrorCode::FileMoved:
        return movedText(error, file);
    case ErrorCode::FileInUse:
        return {tr("Another program is reading %1, so that a part of the study is still in the "
                   "files beside it.")
                    .arg(file),
                tr("Close it there and try again; until then do not mail or copy the file.")};
    case ErrorCode::OutOfMemory:
        return {file.isEmpty()
                    ? tr("The memory of this machine does not suffice.")
                    : tr("The memory of this machine does not suffice for %1.").arg(file),
                tr("Close other programs and try again; what was saved before is safe.")};
    case ErrorCode::IoFailure:
        if (error.value == QLatin1String("locks"))
            return {tr("%1 lies where files cannot be locked (%2).").arg(file, error.detail),
                    tr("Copy it to a disk of this machine and open it there.")};
        return {tr("%1 could not be read or written (%2).").arg(file, error.detail),
                tr("Check the disk and try again; what was saved before is safe.")};
    default:
        return {};
    }
}

ErrorText studyText(const Error& error)
{
    switch (error.code) {
    case ErrorCode::InvalidValue:
        return invalidText(error);
    case ErrorCode::IncompleteAnswer:
        return {tr("The answer is not complete."), tr("Fill in what is missing.")};
    case ErrorCode::NotAssigned:
        return {tr("This item is not assigned to this person."),
                tr("Assign it first, or choose another item.")};
    case ErrorCode::UnknownPerson:
        return {tr("There is nobody “%1” on the roster.").arg(error.value),
                tr("Add the person to the roster first.")};
    case ErrorCode::UnknownScenario:
        return {
            error.line > 0
                ? tr("%1: there is no scenario “%2”.").arg(placeOf(error), shownValue(error.value))
                : tr("There is no scenario “%1”.").arg(error.value),
            tr("Check its name.")};
    case ErrorCode::DuplicateCode:
        if (!error.detail.isEmpty())
            return {tr("The files of “%1” and “%2” would have the same name.")
                        .arg(error.detail, error.value),
                    tr("Write the one of “%1” by itself under another name; nothing was written.")
                        .arg(error.value)};
        return {tr("The code “%1” is taken, or looks like one that is.").arg(error.value),
                tr("Choose another code.")};
    case ErrorCode::WrongRole:
        return {tr("“%1” has another role.").arg(error.value), tr("Choose somebody else.")};
    case ErrorCode::InHandOut:
        return {tr("This file is a hand-out: it holds the work of one person."),
                tr("Do that in the study that the hand-out was written from.")};
    case ErrorCode::LabelledWork:
        if (error.detail == QLatin1String("handed-out"))
            return {
                tr("Hand-outs of the present assignment are out; work that comes back would "
                   "no longer fit."),
                tr("Nothing was changed. To assign anew all the same, say so (--yes), and write "
                   "the hand-outs again.")};
        if (error.detail == QLatin1String("handout"))
            return {tr("%1 holds work that is not in this study yet.").arg(error.file),
                    tr("Merge it first, or choose another folder; nothing was written.")};
        if (!error.value.isEmpty())
            return {tr("“%1” has items or decisions in the present role.").arg(error.value),
                    tr("Add the person once more under another code.")};
        return {tr("Labelling has begun, so the assignment can no longer be replaced."),
                tr("Nothing was changed; start a new study to assign afresh.")};
    case ErrorCode::TooFewAnnotators:
        if (error.value.isEmpty())
            return {
                tr("%1 assignments are missing, and nobody can take them over.").arg(error.detail),
                tr("Add an annotator first.")};
        return {tr("Every item needs %1 annotators and the roster has %2.")
                    .arg(error.value, error.detail),
                tr("Add annotators or ask for fewer per item.")};
    case ErrorCode::NothingToAssign:
        if (!error.value.isEmpty())
            return {tr("“%1” has no items.").arg(error.value), tr("Assign some first.")};
        return {tr("The study has no scenarios yet."), tr("Import some first.")};
    case ErrorCode::StudyLocked:
        return {tr("The study is locked: labels and decisions change no more. The reason: “%1”")
                    .arg(error.detail),
                tr("Unlock it first, with a reason; nothing was changed.")};
    case ErrorCode::NoDecision:
        if (!error.value.isEmpty())
            return {tr("The adjudicators do not differ on “%1”.").arg(error.value),
                    tr("There is nothing to settle; decide the item anew to change it.")};
        return {tr("There is no decision to take back or to bring back."),
                tr("Nothing was changed.")};
    case ErrorCode::MissingNote:
        return {tr("The decision on “%1” goes against the votes and has no note.").arg(error.value),
                tr("Say in the note why.")};
    case ErrorCode::MissingBasis:
        return {tr("The label for “%1” has no basis.").arg(error.value),
                tr("Choose what it rests on: the polarity of valence, a misreading, the fit of the "
                   "ratings, or an override.")};
    case ErrorCode::Cancelled:
        return {tr("Cancelled."), tr("Nothing was changed.")};
    default:
        return {};
    }
}

} // namespace

QString placeOf(const Error& error)
{
    QString place = error.file;
    if (error.line > 0)
        place += u':' + QString::number(error.line);
    if (error.line > 0 && error.column > 0)
        place += u':' + QString::number(error.column);
    return place;
}

ErrorText errorText(const Error& error)
{
    for (const auto& text :
         {inputText(error), returnedText(error), systemText(error), studyText(error)}) {
        if (!text.what.isEmpty())
            return text;
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

QString mendedText()
{
    return tr("An index of the study was damaged. It was made anew from the rows, which the audit "
              "chain shows to be as they were written: nothing is lost. Check the disk.");
}

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

QString missingText(const std::vector<MissingPart>& missing)
{
    QStringList names;
    for (MissingPart part : missing) {
        switch (part) {
        case MissingPart::Emotion:
            names << tr("the emotion");
            break;
        case MissingPart::Valence:
            names << tr("valence");
            break;
        case MissingPart::Arousal:
            names << tr("arousal");
            break;
        case MissingPart::Dominance:
            names << tr("dominance");
            break;
        case MissingPart::Confidence:
            names << tr("confidence");
            break;
        case MissingPart::Explanation:
            names << tr("the explanation");
            break;
        case MissingPart::FlagReason:
            names << tr("the reason for the flag");
            break;
        }
    }
    if (names.size() < 2)
        return names.join(QString());
    const QString last = names.takeLast();
    return tr("%1 and %2").arg(names.join(QStringLiteral(", ")), last);
}

} // namespace subtext
