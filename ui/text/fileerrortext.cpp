// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/fileerrortext.h"

#include "core/exchange/tables/recordtable.h"
#include "ui/text/words.h"

#include <QCoreApplication>

namespace subtext {
namespace {

struct FileErrorText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::FileErrorText)
};

ErrorText movedText(const Error& error, const QString& file)
{
    const QString remedy = FileErrorText::tr(
        "Nothing more is saved there. Save a copy of your own, or put the file back.");
    if (error.detail == QLatin1String("replaced"))
        return {FileErrorText::tr("%1 was replaced by another file.").arg(file), remedy};
    if (error.detail == QLatin1String("overwritten"))
        return {FileErrorText::tr("Another program has overwritten %1.").arg(file), remedy};
    if (error.detail == QLatin1String("log"))
        return {
            FileErrorText::tr("Another program has removed the log of %1, which belongs beside it.")
                .arg(file),
            FileErrorText::tr(
                "Everything that was saved is in the file. Close the study and open it again.")};
    return {FileErrorText::tr("%1 is no longer there: it was moved, renamed or deleted.").arg(file),
            remedy};
}

/// An export of Label Studio has controls, not columns.
ErrorText missingControlText(const Error& error, const QString& file)
{
    const QString controls = error.detail.mid(error.detail.indexOf(u':') + 1);
    return {saidTogether(
                {FileErrorText::tr("%1 has no answers to “%2”.").arg(file, error.value),
                 controls.isEmpty() ? QString() : FileErrorText::tr("It has: %1.").arg(controls)}),
            FileErrorText::tr(
                "Say which of them it is with --column FIELD=NAME. If the project asked something "
                "other than this study, make a task from its labelling interface (subtext-cli task "
                "from-label-studio CONFIG.xml --out TASK.json) and a study that asks the same.")};
}

ErrorText workbookText(const Error& error)
{
    if (error.detail == QLatin1String("workbook:formula"))
        return {FileErrorText::tr("%1 holds a formula without its result, at %2.")
                    .arg(error.file, error.value),
                FileErrorText::tr(
                    "Open the workbook in Excel or LibreOffice, save it, and add it again.")};
    if (error.detail == QLatin1String("workbook:size"))
        return {FileErrorText::tr("%1 unpacks to more than can be read (%2).")
                    .arg(error.file, error.value),
                FileErrorText::tr("Save the sheet that you need as CSV UTF-8, and add that file.")};
    return {FileErrorText::tr("%1 is a damaged Excel workbook (%2 cannot be read).")
                .arg(error.file, error.value),
            FileErrorText::tr(
                "Get the file again, or open it in Excel and save it under another name.")};
}

/// For a table that is to be written as one.
ErrorText beyondWorkbookText(const Error& error)
{
    const QString remedy = FileErrorText::tr("Save it as CSV.");
    if (error.detail == QLatin1String("workbook:rows"))
        return {FileErrorText::tr(
                    "An Excel workbook has room for 1,048,576 rows, and the table has %1.")
                    .arg(error.value),
                remedy};
    if (error.detail == QLatin1String("workbook:columns"))
        return {FileErrorText::tr(
                    "An Excel workbook has room for 16,384 columns, and the table has %1.")
                    .arg(error.value),
                remedy};
    return {FileErrorText::tr(
                "A cell of an Excel workbook has room for 32,767 characters, and that in row %1, "
                "column %2 has %3.")
                .arg(QString::number(error.line), QString::number(error.column), error.value),
            remedy};
}

ErrorText archiveText(const Error& error)
{
    if (error.detail == QLatin1String("archive:none"))
        return {FileErrorText::tr("%1 holds no file that ends in .subtext.").arg(error.file),
                FileErrorText::tr(
                    "Download what was handed in for the assignment with the hand-outs.")};
    if (error.detail == QLatin1String("archive:count"))
        return {FileErrorText::tr("%1 holds %2 files, more than a learning platform packs.")
                    .arg(error.file, error.value),
                FileErrorText::tr("Unpack it, and merge the files that end in .subtext.")};
    if (error.detail == QLatin1String("archive:size"))
        return {
            FileErrorText::tr("The studies in %1 are more than can be unpacked at once.")
                .arg(error.file),
            FileErrorText::tr("Merge this archive by itself, or unpack it and merge the files.")};
    if (error.detail == QLatin1String("archive:password"))
        return {FileErrorText::tr("%1 is protected by a password.").arg(error.file),
                FileErrorText::tr("Unpack the archive, and merge the file from there.")};
    if (error.detail == QLatin1String("archive:part"))
        return {FileErrorText::tr("%1 is damaged in its archive and cannot be unpacked.")
                    .arg(error.file),
                FileErrorText::tr("Download the archive again.")};
    return {FileErrorText::tr("%1 is not a ZIP archive, or a damaged one.").arg(error.file),
            FileErrorText::tr("Download it again.")};
}

QString malformedText(const Error& error)
{
    if (error.detail == QLatin1String("checksum"))
        return FileErrorText::tr("At %1 there is no checksum of a file in this folder.")
            .arg(placeOf(error));
    if (error.detail == QLatin1String("quote"))
        return FileErrorText::tr(
                   "The row that begins at %1 has a quotation mark in a place where CSV allows "
                   "none, or one that is never closed.")
            .arg(placeOf(error));
    if (error.detail == QLatin1String("json"))
        return FileErrorText::tr("This is not valid JSON at %1.").arg(placeOf(error));
    if (error.detail == QLatin1String("xml"))
        return FileErrorText::tr(
                   "This is not valid XML at %1, or more than a labelling interface needs.")
            .arg(placeOf(error));
    if (error.detail == QLatin1String("choices"))
        return FileErrorText::tr(
                   "Before %1 two choices are both exported as “%2”: their answers could not be "
                   "told apart.")
            .arg(placeOf(error), error.value);
    if (error.detail == QLatin1String("deep"))
        return FileErrorText::tr("At %1 lists or objects are nested more than 100 deep.")
            .arg(placeOf(error));
    if (error.value.isEmpty() && error.detail == QLatin1String("keys"))
        return FileErrorText::tr("At %1 an object has more than %2 keys.")
            .arg(placeOf(error), groupedNumber(MostColumns));
    if (error.value.isEmpty() && error.detail == QLatin1String("columns"))
        return FileErrorText::tr("At %1 there are more than %2 columns.")
            .arg(placeOf(error), groupedNumber(MostColumns));
    if (error.value.isEmpty() && error.detail == QLatin1String("number"))
        return FileErrorText::tr("At %1 a number has more than 4,096 characters.")
            .arg(placeOf(error));
    if (error.value.isEmpty() && error.detail == QLatin1String("changed"))
        return FileErrorText::tr("%1 was changed while it was being read.").arg(placeOf(error));
    if (error.detail == QLatin1String("object"))
        return FileErrorText::
            tr("At %1 a scenario was expected, a JSON object, but a value of type %2 was found.")
                .arg(placeOf(error), error.value);
    if (error.detail == QLatin1String("array"))
        return FileErrorText::tr("%1 holds no list of scenarios.").arg(placeOf(error));
    return FileErrorText::tr(
               "At %1 the value of “%2” is of type %3; only text and numbers can be used.")
        .arg(placeOf(error), error.detail, error.value);
}

// What is known of the damage; where it is nothing in particular, that there is some.
QString damageText(const Error& error)
{
    const QStringList place = error.detail.split(u'.');
    if (error.line > 0 && place.size() == 2) {
        return FileErrorText::tr(
                   "The study %1 is damaged: in the table “%2” the row %3 has a value in “%4” "
                   "that no version of Subtext writes (“%5”).")
            .arg(error.file, place.at(0))
            .arg(error.line)
            .arg(place.at(1), shownValue(error.value));
    }
    if (error.value == QLatin1String("schema"))
        return FileErrorText::tr(
                   "The study %1 is damaged: its tables are not those of Subtext. It was left "
                   "untouched.")
            .arg(error.file);
    if (error.value == QLatin1String("index"))
        return FileErrorText::tr(
                   "The study %1 is damaged: an index does not fit its table, so that answers "
                   "could be missed. It was left untouched.")
            .arg(error.file);
    return FileErrorText::tr("The study %1 is damaged and was left untouched.").arg(error.file);
}

ErrorText damagedText(const Error& error)
{
    if (error.line > 0)
        return {damageText(error),
                FileErrorText::tr("Nothing was written. Open a backup of it, or ask for a copy.")};
    if (error.value == QLatin1String("index"))
        return {damageText(error),
                FileErrorText::tr("Open it once for work: if no row is damaged, that repairs it.")};
    return {damageText(error),
            FileErrorText::tr(
                "Open it in the window of Subtext on the machine where it was worked on: its sound "
                "backups are offered there. Without any, ask for a copy.")};
}

// The chain itself (an entry), or what it says of the file.
QString brokenChainText(const Error& error)
{
    if (error.line > 0)
        return FileErrorText::tr("The audit chain of %1 does not hold (%2, entry %3).")
            .arg(error.file, error.detail)
            .arg(error.line);
    return FileErrorText::tr(
               "The audit chain of %1 does not hold: the file has something that no entry records "
               "(%2).")
        .arg(error.file, error.detail);
}

/// A file or folder by itself, whatever is in it.
ErrorText fileItselfText(const Error& error)
{
    const QString file = error.file;
    switch (error.code) {
    case ErrorCode::FileMissing:
        return {FileErrorText::tr("There is no file %1.").arg(file),
                FileErrorText::tr("Check the name and the folder.")};
    case ErrorCode::FileUnreadable:
        return {FileErrorText::tr("%1 cannot be read.").arg(file),
                FileErrorText::tr("Check that it is a file and that you may read it.")};
    case ErrorCode::FileExists:
        if (error.detail == QLatin1String("handout"))
            return {FileErrorText::tr(
                        "%1 is in the place of the hand-out of %2, and is none that this study "
                        "wrote for them.")
                        .arg(file, error.value),
                    FileErrorText::tr(
                        "Move that file away, or choose another folder; nothing was written.")};
        if (error.detail == QLatin1String("handout-folder"))
            return {FileErrorText::tr("%1 is a file in the place of the folder for %2.")
                        .arg(file, error.value),
                    FileErrorText::tr(
                        "Move that file away, or choose another folder; nothing was written.")};
        if (!error.detail.isEmpty())
            return {
                FileErrorText::tr("%1 holds more than a release (%2).").arg(file, error.detail),
                FileErrorText::tr("Choose another folder, or an empty one; nothing was changed.")};
        return {FileErrorText::tr("%1 exists already.").arg(file),
                FileErrorText::tr("Choose another name; nothing is ever overwritten.")};
    case ErrorCode::FolderMissing:
        return {FileErrorText::tr("There is no folder %1.").arg(file),
                FileErrorText::tr("Make it first or choose another.")};
    default:
        return {};
    }
}

/// A file that is opened as a study.
ErrorText studyFileText(const Error& error)
{
    const QString file = error.file;
    switch (error.code) {
    case ErrorCode::NotAStudy:
        return {
            FileErrorText::tr("%1 is not a Subtext study.").arg(file),
            error.file.endsWith(QLatin1String(".subtext"))
                ? FileErrorText::tr(
                      "Only its extension is that of a study. Ask for the file again.")
                : FileErrorText::tr(
                      "Choose a file that ends in .subtext, or import data files into a study.")};
    case ErrorCode::StudyDamaged:
        return damagedText(error);
    case ErrorCode::SchemaTooNew:
        return {FileErrorText::tr("%1 was made by a newer version of Subtext (schema %2).")
                    .arg(file, error.detail),
                FileErrorText::tr("Install the newer version; the file was left untouched.")};
    case ErrorCode::SchemaTooOld:
        return {
            FileErrorText::tr("%1 was made by an older version of Subtext.").arg(file),
            FileErrorText::tr(
                "Open it once for writing, so that it is brought up to date (a copy is kept).")};
    case ErrorCode::SchemaUnreleased:
        return {
            FileErrorText::tr("%1 was made by an unreleased build of Subtext and cannot be opened.")
                .arg(file),
            FileErrorText::tr(
                "Export its data with that build and import them into a new study; the file was "
                "left untouched.")};
    case ErrorCode::AuditBroken:
        return {brokenChainText(error),
                FileErrorText::tr(
                    "The file was changed by another program; compare it with a backup.")};
    default:
        return {};
    }
}

ErrorText unknownFormatText(const Error& error)
{
    const QString file = error.file;
    if (error.detail == QLatin1String("size"))
        return {FileErrorText::tr("%1 is too large to be read (%2 bytes).").arg(file, error.value),
                FileErrorText::tr("Check that it is the right file.")};
    if (error.detail == QLatin1String("interface"))
        return {FileErrorText::tr("%1 is a labelling interface, not data.").arg(file),
                FileErrorText::tr(
                    "It says what the answers of an export mean: in the window, add the "
                    "project's export (JSON) to the files beside it (on the command line: "
                    "subtext-cli import STUDY EXPORT --interface FILE).")};
    if (error.detail == QLatin1String("derived"))
        return {FileErrorText::tr(
                    "%1 is a table of a release that holds no answers: gold and shares follow "
                    "from the answers and the decisions.")
                    .arg(file),
                FileErrorText::tr(
                    "Leave it out: scenarios.csv and annotations.csv are enough. Decisions are "
                    "imported separately: subtext-cli adjudicate STUDY decisions.csv.")};
    return {FileErrorText::tr("%1 is not in a format that can be imported.").arg(file),
            FileErrorText::tr(
                "Use CEI CSV, scenarios as CSV, JSON or JSON Lines, or an export of Label "
                "Studio.")};
}

ErrorText unknownEncodingText(const Error& error)
{
    const QString file = error.file;
    if (error.detail == QLatin1String("workbook"))
        return {FileErrorText::tr("%1 is an Excel workbook that cannot be read.").arg(file),
                FileErrorText::tr(
                    "It is damaged, protected by a password, or of another kind than .xlsx. In "
                    "Excel: Save as, Excel Workbook (.xlsx) or CSV UTF-8. Then add that file.")};
    return {FileErrorText::tr("%1 holds no text (it begins with %2).").arg(file, error.value),
            FileErrorText::tr("Save it as UTF-8 text and try again.")};
}

ErrorText malformedFileText(const Error& error)
{
    if (error.detail == QLatin1String("checksum"))
        return {malformedText(error),
                FileErrorText::tr("Get SHA256SUMS again from where the release is.")};
    if (error.detail.startsWith(QLatin1String("workbook:")))
        return workbookText(error);
    if (error.detail == QLatin1String("archive") ||
        error.detail.startsWith(QLatin1String("archive:")))
        return archiveText(error);
    return {malformedText(error), FileErrorText::tr("Correct it there and import the file again.")};
}

ErrorText missingColumnText(const Error& error)
{
    const QString file = error.file;
    if (error.detail.startsWith(QLatin1String("controls:")))
        return missingControlText(error, file);
    return {(error.value.contains(QLatin1String(", "))
                 ? FileErrorText::tr("%1 has no columns for %2.")
                 : FileErrorText::tr("%1 has no column “%2”."))
                .arg(file, error.value),
            error.detail == QLatin1String("refusals")
                ? FileErrorText::tr(
                      "It needs id and reason; the group is needed where several scenarios "
                      "have the same id.")
            : error.detail == QLatin1String("decisions")
                ? FileErrorText::tr(
                      "It needs scenario (or subtype and id) and gold or ambiguous; basis and "
                      "note are optional.")
            : error.detail == QLatin1String("norming_votes")
                ? FileErrorText::tr(
                      "It needs the column item, and one for each question of the round, named by "
                      "its token.")
                : FileErrorText::tr(
                      "Say in the window which column holds it, or rename one (on the command "
                      "line: --column FIELD=NAME).")};
}

/// A file that is read as data.
ErrorText dataFileText(const Error& error)
{
    const QString file = error.file;
    switch (error.code) {
    case ErrorCode::UnknownFormat:
        return unknownFormatText(error);
    case ErrorCode::UnknownEncoding:
        return unknownEncodingText(error);
    case ErrorCode::MalformedFile:
        return malformedFileText(error);
    case ErrorCode::MissingColumn:
        return missingColumnText(error);
    case ErrorCode::ForeignTask:
        return {FileErrorText::tr("%1 seems to belong to another task: it has the columns %2.")
                    .arg(file, error.value),
                FileErrorText::tr(
                    "This study reads %1. Say in the window which column holds what (on the "
                    "command line: --column FIELD=NAME).")
                    .arg(error.detail)};
    case ErrorCode::DuplicateColumn:
        if (error.detail == QLatin1String("key"))
            return {FileErrorText::tr("At %1 an object has the key “%2” twice.")
                        .arg(placeOf(error), shownValue(error.value)),
                    FileErrorText::tr("Rename or remove one of them.")};
        return {FileErrorText::tr("%1 has the column “%2” twice.").arg(placeOf(error), error.value),
                FileErrorText::tr("Rename or remove one of them.")};
    case ErrorCode::UnknownSubtype:
        return {FileErrorText::tr("%1 does not give the subtype of its scenarios.").arg(file),
                FileErrorText::tr("Add a column “subtype”, or put the subtype into the file’s name "
                                  "(data_sarcasm-irony.csv).")};
    case ErrorCode::EmptyFile:
        return {FileErrorText::tr("%1 is empty.").arg(file),
                FileErrorText::tr("Choose the file that holds the data.")};
    default:
        return {};
    }
}

ErrorText returnedText(const Error& error)
{
    const QString file = error.file;
    switch (error.code) {
    case ErrorCode::FileTooLarge:
        if (error.detail.startsWith(QLatin1String("workbook:")))
            return beyondWorkbookText(error);
        return {
            FileErrorText::tr("%1 is too large for a hand-out (%2 bytes).").arg(file, error.value),
            FileErrorText::tr("Check that it is the right file.")};
    case ErrorCode::NotAHandOut:
        return {FileErrorText::tr("%1 is a study, not a hand-out.").arg(file),
                FileErrorText::tr("Choose the files that the annotators sent back.")};
    case ErrorCode::ForeignStudy:
        return {FileErrorText::tr("%1 belongs to another study (“%2”).").arg(file, error.value),
                FileErrorText::tr("Merge it there; nothing was merged here.")};
    case ErrorCode::OtherTask:
        return {
            FileErrorText::tr(
                "%1 asks other questions than this study (its task is “%2”; they differ at %3).")
                .arg(file, error.value, error.detail),
            FileErrorText::tr("Make the hand-out anew from this study; nothing was merged.")};
    case ErrorCode::ForgedPerson:
        return {FileErrorText::tr(
                    "%1 says that it is the work of %2, but it was not made for that person.")
                    .arg(file, error.value),
                FileErrorText::tr("Ask for the file again; nothing was merged.")};
    default:
        return {};
    }
}

ErrorText systemText(const Error& error)
{
    const QString file = error.file;
    switch (error.code) {
    case ErrorCode::DiskFull:
        return {FileErrorText::tr("The disk is full; %1 could not be written.").arg(file),
                FileErrorText::tr("Free some space. What was saved before is safe.")};
    case ErrorCode::ReadOnly:
        if (error.detail == QLatin1String("links"))
            return {FileErrorText::tr(
                        "%1 has a second name (a hard link), through which it could be changed "
                        "unnoticed.")
                        .arg(file),
                    FileErrorText::tr(
                        "Copy it to a file of its own, or open it here for reading only.")};
        return {FileErrorText::tr("You may not write to %1.").arg(file),
                FileErrorText::tr(
                    "Check the permissions of the file and its folder, or copy it to a place of "
                    "your own.")};
    case ErrorCode::Locked:
        if (error.value.isEmpty())
            return {FileErrorText::tr("%1 is in use by another program.").arg(file),
                    FileErrorText::tr("Close it there and try again.")};
        return {FileErrorText::tr("%1 is open already (%2).").arg(file, error.value),
                FileErrorText::tr("Close it there, or open it here for reading only.")};
    case ErrorCode::FileMoved:
        return movedText(error, file);
    case ErrorCode::FileInUse:
        return {FileErrorText::tr(
                    "Another program is reading %1, so part of the study is still in the files "
                    "beside it.")
                    .arg(file),
                FileErrorText::tr(
                    "Close it there and try again; until then do not mail or copy the file.")};
    case ErrorCode::OutOfMemory:
        return {
            file.isEmpty()
                ? FileErrorText::tr("This machine does not have enough memory.")
                : FileErrorText::tr("This machine does not have enough memory for %1.").arg(file),
            FileErrorText::tr(
                "Close other programs and try again; what was saved before is safe.")};
    case ErrorCode::IoFailure:
        if (error.value == QLatin1String("locks"))
            return {FileErrorText::tr("%1 is on a disk where files cannot be locked (%2).")
                        .arg(file, error.detail),
                    FileErrorText::tr("Copy it to a disk of this machine and open it there.")};
        return {FileErrorText::tr("%1 could not be read or written (%2).").arg(file, error.detail),
                FileErrorText::tr("Check the disk and try again; what was saved before is safe.")};
    default:
        return {};
    }
}

} // namespace

QString shownValue(const QString& value)
{
    constexpr qsizetype Most = 80;
    const QString line = value.left(2 * Most).simplified();
    return line.size() > Most ? line.left(Most) + u'…' : line;
}

QString placeOf(const Error& error)
{
    QString place = error.file;
    if (error.line > 0)
        place += u':' + QString::number(error.line);
    if (error.line > 0 && error.column > 0)
        place += u':' + QString::number(error.column);
    return place;
}

ErrorText fileErrorText(const Error& error)
{
    for (const auto& text : {fileItselfText(error), studyFileText(error), dataFileText(error),
                             returnedText(error), systemText(error)}) {
        if (!text.what.isEmpty())
            return text;
    }
    return {};
}

} // namespace subtext
