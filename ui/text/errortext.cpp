// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/errortext.h"

#include "core/domain/decision.h"
#include "ui/text/fileerrortext.h"
#include "ui/text/foldertext.h"
#include "ui/text/normingerrortext.h"
#include "ui/text/plurals.h"
#include "ui/text/servererrortext.h"
#include "ui/text/words.h"

#include <QCoreApplication>

namespace subtext {
namespace {

struct ErrorTexts
{
    Q_DECLARE_TR_FUNCTIONS(subtext::ErrorTexts)
};

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
        return ErrorTexts::tr("the row has a different number of cells from the header (%1)")
            .arg(value);
    if (detail == QLatin1String("missing"))
        return ErrorTexts::tr("the row names no scenario");
    if (detail == QLatin1String("reason"))
        return ErrorTexts::tr("the row has no reason");
    if (detail == QLatin1String("several"))
        return ErrorTexts::tr("several scenarios have the id “%1”; name the group too").arg(value);
    if (detail == QLatin1String("unchanged"))
        return ErrorTexts::tr("“%1” is left out already").arg(value);
    if (detail == QLatin1String("duplicate"))
        return ErrorTexts::tr("“%1” was there already").arg(value);
    if (detail == QLatin1String("emotion"))
        return ErrorTexts::tr("“%1” is not one of the eight emotions").arg(value);
    if (detail == QLatin1String("ambiguous"))
        return ErrorTexts::tr("“%1” is neither yes nor no").arg(value);
    if (detail == QLatin1String("neither"))
        return ErrorTexts::tr("the row has no label and does not say that the item is ambiguous");
    if (detail == QLatin1String("basis") && basisFromToken(error.value))
        return ErrorTexts::tr("the votes do not give this label as “%1”").arg(value);
    if (detail == QLatin1String("basis"))
        return ErrorTexts::tr(
                   "“%1” is not one of unanimous, majority, valence-polarity, misreading, vad-fit, "
                   "override, unstated")
            .arg(value);
    return ErrorTexts::tr("“%1” cannot be used (%2)").arg(value, detail);
}

QString longTextWord(const QString& text)
{
    if (text == QLatin1String("explanation"))
        return ErrorTexts::tr("explanation");
    if (text == QLatin1String("flag"))
        return ErrorTexts::tr("reason for the flag");
    if (text == QLatin1String("note"))
        return ErrorTexts::tr("note");
    if (text == QLatin1String("reason"))
        return ErrorTexts::tr("reason");
    if (text == QLatin1String("question"))
        return ErrorTexts::tr("question");
    if (text == QLatin1String("reply"))
        return ErrorTexts::tr("reply");
    return ErrorTexts::tr("answer");
}

/// Why an item becomes no practice scene (Practice::add).
ErrorText practiceText(const Error& error)
{
    const QString item = visible(error.value);
    if (error.detail == QLatin1String("practice-note"))
        return {ErrorTexts::tr("There is no note yet."),
                ErrorTexts::tr("Say what the scene teaches; whoever practises reads it.")};
    if (error.detail == QLatin1String("practice-known"))
        return {ErrorTexts::tr("“%1” is one of the practice scenes already.").arg(item),
                ErrorTexts::tr("What it teaches can be changed in Roster, Settings.")};
    if (error.detail == QLatin1String("practice-blind"))
        return {
            ErrorTexts::tr("Another adjudicator decides as well, and you are not both through."),
            ErrorTexts::tr(
                "Use items as practice once you are: a practice scene shows what was decided.")};
    if (error.detail == QLatin1String("practice-unsettled"))
        return {ErrorTexts::tr("“%1” does not have a final label on every question.").arg(item),
                ErrorTexts::tr(
                    "Decide it first; a scene that is kept as ambiguous without a label teaches "
                    "none.")};
    if (error.detail == QLatin1String("practice-scales"))
        return {
            ErrorTexts::tr("Nobody rated “%1” on every scale, so it has no reference.").arg(item),
            ErrorTexts::tr("Choose another item.")};
    if (error.detail == QLatin1String("practice-repeats"))
        return {
            ErrorTexts::tr(
                "Annotators who have yet to see “%1” again as a repeat: %2. Practice would show "
                "them its answer.")
                .arg(item)
                .arg(error.line),
            ErrorTexts::tr("Use it as practice once they have finished their repeats.")};
    return {
        ErrorTexts::tr(
            "Annotators who have still to submit “%1”: %2. Practice would show them its answer.")
            .arg(item)
            .arg(error.line),
        ErrorTexts::tr(
            "Use it as practice once everybody to whom it is assigned has submitted it.")};
}

/// None where the error is about no question of an annotator.
std::optional<ErrorText> questionText(const Error& error)
{
    if (error.detail == QLatin1String("questions"))
        return ErrorText{
            ErrorTexts::tr("This study takes no questions about items."),
            ErrorTexts::tr("A coordinator can allow them in the settings of the study.")};
    if (error.detail == QLatin1String("question"))
        return ErrorText{ErrorTexts::tr("There is no question yet."),
                         ErrorTexts::tr("Write what you want to know.")};
    if (error.detail == QLatin1String("reply"))
        return ErrorText{ErrorTexts::tr("There is no reply yet."),
                         ErrorTexts::tr("Write what the annotator is to know.")};
    if (error.detail == QLatin1String("reader_field"))
        return ErrorText{ErrorTexts::tr("The study does not ask annotators about “%1”.")
                             .arg(visible(error.value)),
                         ErrorTexts::tr("Choose one of the questions of its form.")};
    if (error.detail == QLatin1String("reader_value"))
        return ErrorText{
            ErrorTexts::tr("“%1” is no answer to this question.").arg(visible(error.value)),
            ErrorTexts::tr("Choose one of the answers that the form lists.")};
    if (error.detail == QLatin1String("no-question"))
        return ErrorText{ErrorTexts::tr("There is no question “%1”.").arg(visible(error.value)),
                         ErrorTexts::tr("“questions STUDY” lists them.")};
    return std::nullopt;
}

/// None where the error is about no study whose groups are topics.
std::optional<ErrorText> groupsText(const Error& error)
{
    if (error.detail == QLatin1String("no-topics"))
        return ErrorText{ErrorTexts::tr("The study has no topics yet."),
                         ErrorTexts::tr("Find some and keep them first.")};
    if (error.detail == QLatin1String("fixed-groups"))
        return ErrorText{
            ErrorTexts::tr("The task lists its groups, so topics cannot become groups."),
            ErrorTexts::tr("Nothing was written.")};
    if (error.detail == QLatin1String("topic-token"))
        return ErrorText{ErrorTexts::tr("The task already has a part with the token “topic”."),
                         ErrorTexts::tr("Nothing was written.")};
    if (error.detail == QLatin1String("same-scene"))
        return ErrorText{
            ErrorTexts::tr("Two scenarios would both be called “%1”.").arg(visible(error.value)),
            ErrorTexts::tr("Nothing was written.")};
    return std::nullopt;
}

/// None where the error is about nothing that is labelled again.
std::optional<ErrorText> againText(const Error& error)
{
    const QString item = visible(error.value);
    const QString code = visible(error.detail.section(u':', 1));
    if (error.detail == QLatin1String("not-asked-again"))
        return ErrorText{ErrorTexts::tr("“%1” is not to be labelled again.").arg(item),
                         ErrorTexts::tr("Nothing was changed.")};
    if (error.detail.startsWith(QLatin1String("not-labelled:")))
        return ErrorText{ErrorTexts::tr("%1 has not labelled “%2”.").arg(code, item),
                         ErrorTexts::tr("Nothing was changed.")};
    if (error.detail.startsWith(QLatin1String("not-owed:")))
        return ErrorText{ErrorTexts::tr("%1 does not have to label “%2” again.").arg(code, item),
                         ErrorTexts::tr("Nothing was changed.")};
    return std::nullopt;
}

/// What somebody typed or chose for the study.
std::optional<ErrorText> givenEntryText(const Error& error)
{
    if (error.detail == QLatin1String("empty"))
        return ErrorText{ErrorTexts::tr("The text would be empty."),
                         ErrorTexts::tr("Leave the item out instead.")};
    if (error.detail == QLatin1String("unchanged"))
        return ErrorText{ErrorTexts::tr("Nothing of “%1” would change.").arg(error.value),
                         ErrorTexts::tr("Nothing was written.")};
    if (error.detail == QLatin1String("name-in-code"))
        return ErrorText{
            ErrorTexts::tr("The code “%1” gives the person’s name away.").arg(visible(error.value)),
            ErrorTexts::tr(
                "Releases print codes: choose one that reveals nothing, or none for the next "
                "free one.")};
    if (error.detail == QLatin1String("basis"))
        return ErrorText{
            ErrorTexts::tr("The votes do not give this label as “%1”.").arg(error.value),
            ErrorTexts::tr("Choose another basis.")};
    if (error.detail == QLatin1String("licence"))
        return ErrorText{
            ErrorTexts::tr("The licence “%1” of the data is not known.").arg(visible(error.value)),
            ErrorTexts::tr("Choose one in the place Release.")};
    if (error.detail == QLatin1String("scene-kind"))
        return ErrorText{
            ErrorTexts::tr("No scene can be “%1”.").arg(visible(error.value)),
            ErrorTexts::tr("Name the group or a field with a list of words, and what stands there: "
                           "FIELD:VALUE.")};
    if (error.detail == QLatin1String("scene-target"))
        return ErrorText{
            ErrorTexts::tr("“%1” is not a number of scenes.").arg(visible(error.value)),
            ErrorTexts::tr("Give one from 1 to 1,000,000, or 0 for no target.")};
    if (error.detail == QLatin1String("reason"))
        return ErrorText{ErrorTexts::tr("There is no reason yet."),
                         ErrorTexts::tr("State one; it is kept with the study.")};
    return std::nullopt;
}

ErrorText invalidText(const Error& error)
{
    if (const auto text = againText(error))
        return *text;
    if (const auto text = normingErrorText(error))
        return *text;
    if (error.detail.startsWith(QLatin1String("practice-")))
        return practiceText(error);
    if (error.detail == QLatin1String("length"))
        return {ErrorTexts::tr("The %1 is too long.").arg(longTextWord(error.value)),
                ErrorTexts::tr("Shorten it; nothing of it was lost.")};
    if (const auto text = questionText(error))
        return *text;
    if (const auto text = groupsText(error))
        return *text;
    if (error.detail == QLatin1String("statistics"))
        return {ErrorTexts::tr("The study’s task is “%1”, which has no such figures.")
                    .arg(visible(error.value)),
                ErrorTexts::tr(
                    "They exist for EmoScene only; figures of agreement exist for every task.")};
    if (error.detail == QLatin1String("code"))
        return {
            error.line > 0 ? ErrorTexts::tr("Line %1: “%2” is not a valid code.")
                                 .arg(error.line)
                                 .arg(visible(error.value))
                           : ErrorTexts::tr("“%1” is not a valid code.").arg(visible(error.value)),
            ErrorTexts::tr("A code has no invisible characters, and letters of one script only.")};
    if (!error.file.isEmpty())
        return {
            ErrorTexts::tr("%1: %2.").arg(placeOf(error), badDecision(error)),
            ErrorTexts::tr("Correct it there and try again; nothing was imported from the file.")};
    if (const auto text = givenEntryText(error))
        return *text;
    return {error.line > 0
                ? ErrorTexts::tr("Line %1: “%2” cannot be used (%3).")
                      .arg(error.line)
                      .arg(error.value, error.detail)
                : ErrorTexts::tr("“%1” cannot be used (%2).").arg(error.value, error.detail),
            ErrorTexts::tr("Write one person a line: CODE, NAME, ROLE.")};
}

/// A value that a person gave, also by naming a field, a sheet or a mapping.
ErrorText givenValueText(const Error& error)
{
    if (error.detail.startsWith(QLatin1String("fields:")))
        return {ErrorTexts::tr("There is no field “%1”.").arg(error.value),
                ErrorTexts::tr("The fields are: %1.").arg(error.detail.mid(7))};
    if (error.detail.startsWith(QLatin1String("sheets:")))
        return {ErrorTexts::tr("%1 has no sheet “%2”.").arg(error.file, error.value),
                ErrorTexts::tr("Its sheets are: %1.").arg(error.detail.mid(7))};
    if (error.detail == QLatin1String("mapping"))
        return {ErrorTexts::tr("%1 is not a mapping that can be used: “%2”.")
                    .arg(error.file, error.value),
                ErrorTexts::tr("A mapping has the schema “subtext.mapping/1” and the keys columns, "
                               "first_of, group, people, scales, skipped, unused and values.")};
    return invalidText(error);
}

ErrorText labelledWorkText(const Error& error)
{
    if (error.detail == QLatin1String("handed-out"))
        return {ErrorTexts::tr(
                    "Hand-outs of the current assignment are out; returned work would no longer "
                    "fit."),
                ErrorTexts::tr(
                    "Nothing was changed. To assign anew anyway, confirm it (--yes), and write "
                    "the hand-outs again.")};
    if (error.detail == QLatin1String("handout"))
        return {
            ErrorTexts::tr(
                "The earlier hand-out of %1 (%2) has answers or other work that this study does "
                "not have yet.")
                .arg(error.value, error.file),
            ErrorTexts::tr(
                "Merge that file first, or choose another folder; nothing was written.")};
    if (error.detail == QLatin1String("handout-times"))
        return {ErrorTexts::tr(
                    "The earlier hand-out of %1 (%2) was worked in after it was handed in: this "
                    "study lacks no answer of it, but times.")
                    .arg(error.value, error.file),
                ErrorTexts::tr(
                    "Merge that file as well, or choose another folder; nothing was written.")};
    if (error.detail == QLatin1String("handout-begun"))
        return {
            ErrorTexts::tr(
                "The earlier hand-out of %1 (%2) has something that was begun and not submitted "
                "or sent, which a merge does not bring.")
                .arg(error.value, error.file),
            ErrorTexts::tr("Choose another folder; nothing was written.")};
    if (error.detail == QLatin1String("scene"))
        return {error.line > 0
                    ? ErrorTexts::tr("%1: somebody has labelled “%2” already, or begun to.")
                          .arg(placeOf(error), error.value)
                    : ErrorTexts::tr("Somebody has labelled “%1” already, or begun to.")
                          .arg(error.value),
                ErrorTexts::tr("Nothing was refused. Leave a labelled scene out instead.")};
    if (error.detail == QLatin1String("reader_form"))
        return {ErrorTexts::tr("Annotators have answered questions about themselves already, so "
                               "the form stays as it is."),
                ErrorTexts::tr("Nothing was changed.")};
    if (!error.value.isEmpty())
        return {ErrorTexts::tr("“%1” has items or decisions in the current role.").arg(error.value),
                ErrorTexts::tr("Add the person again under another code.")};
    return {ErrorTexts::tr("Labelling has begun, so the assignment can no longer be replaced."),
            ErrorTexts::tr("Nothing was changed; start a new study to assign afresh.")};
}

/// The people of a study and what each of them has to label.
ErrorText peopleErrorText(const Error& error)
{
    switch (error.code) {
    case ErrorCode::NotAssigned:
        return {ErrorTexts::tr("This item is not assigned to this person."),
                ErrorTexts::tr("Assign it first, or choose another item.")};
    case ErrorCode::UnknownPerson:
        return {ErrorTexts::tr("There is no “%1” on the roster.").arg(error.value),
                ErrorTexts::tr("Add the person to the roster first.")};
    case ErrorCode::DuplicateCode:
        if (!error.detail.isEmpty())
            return {
                ErrorTexts::tr("The files of “%1” and “%2” would have the same name.")
                    .arg(error.detail, error.value),
                ErrorTexts::tr(
                    "Write the file of “%1” separately, under another name; nothing was written.")
                    .arg(error.value)};
        return {
            ErrorTexts::tr("The code “%1” is taken, or looks like one that is.").arg(error.value),
            ErrorTexts::tr("Choose another code.")};
    case ErrorCode::WrongRole:
        if (error.detail == QLatin1String("team"))
            return {ErrorTexts::tr(
                        "In a study that is shared with a team only a coordinator locks and "
                        "unlocks, in their own file: from this one nobody else would hear of it."),
                    ErrorTexts::tr("Ask a coordinator of the study.")};
        if (error.detail == QLatin1String("team_scenes"))
            return {ErrorTexts::tr(
                        "In a study that is shared with a team only a coordinator corrects scenes "
                        "and leaves items out, in their own file: from this one nobody else would "
                        "hear of it."),
                    ErrorTexts::tr("Ask a coordinator of the study.")};
        if (error.detail == QLatin1String("watches"))
            return {ErrorTexts::tr("%1 watches the desks, and no longer decides anything.")
                        .arg(error.value),
                    ErrorTexts::tr("Leave it to the adjudicators.")};
        return {ErrorTexts::tr("“%1” has another role.").arg(error.value),
                ErrorTexts::tr("Choose somebody else.")};
    case ErrorCode::LabelledWork:
        return labelledWorkText(error);
    case ErrorCode::TooFewAnnotators:
        if (error.value.isEmpty())
            return {Plurals::tr("%n assignments are missing, and nobody can take them over.",
                                nullptr, error.detail.toInt()),
                    ErrorTexts::tr("Add an annotator first.")};
        return {Plurals::tr("Every item needs %n annotators and the roster has %1.", nullptr,
                            error.value.toInt())
                    .arg(error.detail),
                ErrorTexts::tr("Add annotators or ask for fewer per item.")};
    case ErrorCode::NothingToAssign:
        if (!error.value.isEmpty())
            return {ErrorTexts::tr("“%1” has no items.").arg(error.value),
                    ErrorTexts::tr("Assign some first.")};
        return {ErrorTexts::tr("The study has no scenarios yet."),
                ErrorTexts::tr("Import some first.")};
    default:
        return {};
    }
}

/// The desk, and the lock that ends its work.
ErrorText decisionText(const Error& error)
{
    switch (error.code) {
    case ErrorCode::StudyLocked:
        return {
            ErrorTexts::tr(
                "The study is locked: labels and decisions can no longer change. The reason: “%1”")
                .arg(error.detail),
            ErrorTexts::tr("Unlock it first, with a reason; nothing was changed.")};
    case ErrorCode::StudyUnlocked:
        return {ErrorTexts::tr(
                    "The study is not locked: labels and decisions can still change, and nobody is "
                    "told before that how others answered."),
                ErrorTexts::tr("Lock it first, in the place Adjudicate.")};
    case ErrorCode::StillArriving:
        return {ErrorTexts::tr("Not all that came from the team is in the study yet."),
                ErrorTexts::tr("Nothing was changed or written; try again when the study has "
                               "synced.")};
    case ErrorCode::NoDecision:
        if (!error.value.isEmpty())
            return {
                ErrorTexts::tr("The adjudicators do not differ on “%1”.").arg(error.value),
                ErrorTexts::tr("There is nothing to settle; decide the item anew to change it.")};
        return {ErrorTexts::tr("There is no decision to undo or redo."),
                ErrorTexts::tr("Nothing was changed.")};
    case ErrorCode::MissingNote:
        return {ErrorTexts::tr("The decision on “%1” goes against the votes and has no note.")
                    .arg(error.value),
                ErrorTexts::tr("Explain why in the note.")};
    case ErrorCode::MissingBasis:
        return {
            ErrorTexts::tr("The label for “%1” has no basis.").arg(error.value),
            ErrorTexts::tr(
                "Choose what it rests on: the polarity of valence, a misreading, the fit of the "
                "ratings, or an override.")};
    default:
        return {};
    }
}

ErrorText studyText(const Error& error)
{
    switch (error.code) {
    case ErrorCode::InvalidValue:
        return givenValueText(error);
    case ErrorCode::IncompleteAnswer:
        return {ErrorTexts::tr("The answer is not complete."),
                ErrorTexts::tr("Fill in what is missing.")};
    case ErrorCode::UnknownScenario:
        return {error.line > 0 ? ErrorTexts::tr("%1: there is no scenario “%2”.")
                                     .arg(placeOf(error), shownValue(error.value))
                               : ErrorTexts::tr("There is no scenario “%1”.").arg(error.value),
                ErrorTexts::tr("Check its name.")};
    case ErrorCode::InHandOut:
        return {ErrorTexts::tr("This file is a hand-out: it holds the work of one person."),
                ErrorTexts::tr("Do that in the study that the hand-out was written from.")};
    case ErrorCode::Cancelled:
        return {ErrorTexts::tr("Cancelled."), ErrorTexts::tr("Nothing was changed.")};
    default:
        return {};
    }
}

} // namespace

QString ErrorText::oneLine() const
{
    return saidTogether({what, remedy});
}

ErrorText errorText(const Error& error)
{
    ErrorText text;
    for (const auto textOf : {folderErrorText, fileErrorText, peopleErrorText, decisionText,
                              studyText, serverErrorText}) {
        text = textOf(error);
        if (!text.what.isEmpty())
            break;
    }
    Q_ASSERT(!text.what.isEmpty());
    return text;
}

QString mendedText()
{
    return ErrorTexts::tr(
        "An index of the study was damaged. It was rebuilt from the rows, which the audit "
        "chain shows to be unchanged: nothing is lost. Check the disk.");
}

} // namespace subtext
