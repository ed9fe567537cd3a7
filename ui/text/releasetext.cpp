// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/releasetext.h"

#include "core/exchange/decisioncsv.h"
#include "core/quality/schemarules.h"
#include "ui/text/plurals.h"
#include "ui/text/qualitytext.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace subtext {
namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(subtext::ReleaseText)
};

qint64 countOf(const Gate& gate, const GateProblem& problem)
{
    return std::count_if(gate.places.begin(), gate.places.end(),
                         [&](const GatePlace& place) { return place.problem == problem; });
}

/// Says how many there are.
using CountedText = QString (*)(int n);

QString someOf(const Gate& gate, const GateProblem& problem, CountedText text)
{
    const qint64 n = countOf(gate, problem);
    return n == 0 ? QString() : text(plural(n));
}

/// The same, where an item may be there once for each of several questions.
QString itemsOf(const Gate& gate, const GateProblem& problem, CountedText text)
{
    std::set<QString> items;
    for (const GatePlace& place : gate.places) {
        if (place.problem == problem)
            items.insert(place.scenario);
    }
    return items.empty() ? QString() : text(plural(items.size()));
}

QString labelledMessage(const Gate& gate)
{
    return saidTogether(
        {countOf(gate, GateFinding::Empty) > 0
             ? Text::tr("There is nothing to release yet. Import scenarios.")
             : QString(),
         someOf(gate, GateFinding::Open,
                [](int n) {
                    return Text::tr("%n assigned labels are missing. Ask the annotators, or assign "
                                    "the items to somebody else.",
                                    nullptr, n);
                }),
         someOf(gate, GateFinding::Unassigned, [](int n) {
             return Text::tr("%n items are assigned to nobody. Assign them.", nullptr, n);
         })});
}

QString decidedMessage(const Gate& gate)
{
    return saidTogether(
        {someOf(gate, GateFinding::Split,
                [](int n) {
                    return Text::tr("%n splits have no decision. Decide them at the desk, or keep "
                                    "them as ambiguous.",
                                    nullptr, n);
                }),
         itemsOf(gate, GateFinding::Disputed,
                 [](int n) {
                     return Text::tr(
                         "Two adjudicators differ on %n items. Settle them at the desk.", nullptr,
                         n);
                 }),
         itemsOf(gate, GateFinding::TooFewVotes, [](int n) {
             return Text::tr("%n items have fewer labels than the study asks for. Assign them to "
                             "more people, or decide them at the desk.",
                             nullptr, n);
         })});
}

QString consentMessage(const Gate& gate)
{
    return saidTogether(
        {someOf(gate, GateFinding::NotAskedForConsent,
                [](int n) {
                    return Text::tr("%n people labelled and were never asked for consent. Let them "
                                    "sign in and answer, or say why it is right.",
                                    nullptr, n);
                }),
         someOf(gate, GateFinding::Declined, [](int n) {
             return Text::tr("%n people declined consent: their answers must not be released.",
                             nullptr, n);
         })});
}

QString privateMessage(const Gate& gate)
{
    const QStringList found{
        someOf(gate, PrivateKind::Email,
               [](int n) { return Text::tr("%n e-mail addresses", nullptr, n); }),
        someOf(gate, PrivateKind::TimeStamp,
               [](int n) { return Text::tr("%n time stamps", nullptr, n); }),
        someOf(gate, PrivateKind::Key,
               [](int n) { return Text::tr("%n keys of servers", nullptr, n); }),
        someOf(gate, GateFinding::Explanation,
               [](int n) { return Text::tr("%n pieces of explanations", nullptr, n); })};
    QStringList said = found;
    said.removeAll(QString());
    return Text::tr("Found in texts that would be released: %1. Change the note at the desk; "
                    "correct the text of a scene.")
        .arg(listed(said));
}

QString namesMessage(const Gate& gate)
{
    const qint64 near =
        std::count_if(gate.places.begin(), gate.places.end(), [](const GatePlace& place) {
            return isToBeJudged(place) && !isNameFound(place);
        });
    const bool isInReason =
        std::any_of(gate.places.begin(), gate.places.end(), [](const GatePlace& place) {
            return place.field.startsWith(QLatin1String("override:"));
        });
    return saidTogether(
        {isInReason ? Text::tr("The reason for an override names somebody, or may do so, and it is "
                               "printed in the README: give another reason.")
                    : QString(),
         someOf(gate, GateFinding::Name,
                [](int n) {
                    return Text::tr("%n places in texts that would be released name people on the "
                                    "roster, or have a word that is such a name. Names in notes "
                                    "are replaced automatically, in other texts not. At a place "
                                    "that is a word, say that it is not a name.",
                                    nullptr, n);
                }),
         near == 0 ? QString()
                   : Text::tr("%n words may be names. Look at each and say whether it is.", nullptr,
                              plural(near))});
}

QString datasheetMessage(const Gate& gate)
{
    const bool isNobodyNamed =
        std::any_of(gate.places.begin(), gate.places.end(), [](const GatePlace& place) {
            return place.field == QLatin1String("answer:creators");
        });
    const QString open = Text::tr("%n questions of the datasheet are unanswered", nullptr,
                                  plural(std::ssize(gate.places)));
    return isNobodyNamed
               ? Text::tr("%1, and no creator is named. The release will say so; this does "
                          "not block it.")
                     .arg(open)
               : Text::tr("%1. The release will say so; this does not block it.").arg(open);
}

/// What of the team's work is not in the file.
QString teamPlaceText(const GatePlace& place, GateFinding finding)
{
    const int count = plural(place.value.toLongLong());
    switch (finding) {
    case GateFinding::Parked:
        return Text::tr("%n changes came that this program cannot use", nullptr, count);
    case GateFinding::Refused:
        return Text::tr("%n changes in this file were not accepted by the team", nullptr, count);
    case GateFinding::Elsewhere:
        return Text::tr("%n changes by %1 have not reached the team", nullptr, count)
            .arg(place.person);
    default:
        return Text::tr("it was never read to the end");
    }
}

QString teamMessage(const Gate& gate)
{
    QStringList missing;
    for (const GatePlace& place : gate.places)
        missing << teamPlaceText(place, std::get<GateFinding>(place.problem));
    return Text::tr("Not everything is as the team has it: %1. Connect to the team and wait for "
                    "it, or release anyway. This does not block the release.")
        .arg(missing.join(QStringLiteral("; ")));
}

QString failedMessage(const Gate& gate)
{
    const qint64 n = std::ssize(gate.places);
    switch (gate.kind) {
    case GateKind::Labelled:
        return labelledMessage(gate);
    case GateKind::Decided:
        return decidedMessage(gate);
    case GateKind::Consent:
        return consentMessage(gate);
    case GateKind::Schema:
        return Text::tr("%n places break the form of the data. Correct them.", nullptr, plural(n));
    case GateKind::Private:
        return privateMessage(gate);
    case GateKind::Names:
        return namesMessage(gate);
    case GateKind::Damage:
        return Text::tr("%n characters look damaged. Correct the texts, or say why they are right.",
                        nullptr, plural(n));
    case GateKind::Formulas:
        return Text::tr("%n cells start like a formula: a spreadsheet would compute them. Tick "
                        "“Formulas as text”.",
                        nullptr, plural(n));
    case GateKind::OpenFlags:
        return Text::tr("%n flags of annotators are open. Correct the scenes, leave the items "
                        "out, or close the flags. This does not block the release.",
                        nullptr, plural(n));
    case GateKind::Places:
        return Text::tr("Labels of splits were picked by place (%1): the first place was taken "
                        "more or less often than chance gives. Look at those decisions again, or "
                        "say so in the datasheet. This does not block the release.")
            .arg(gate.places.front().value);
    case GateKind::Datasheet:
        return datasheetMessage(gate);
    case GateKind::Findings:
        return Text::tr("%n findings of the checks are open. Look at them, or release anyway. "
                        "This does not block the release.",
                        nullptr, plural(gate.places.front().value.toLongLong()));
    case GateKind::Again:
        return Text::tr("%n answers were asked for again and not given; the earlier answers count. "
                        "This does not block the release.",
                        nullptr, plural(n));
    case GateKind::Outdated:
        return Text::tr("%n decided items have answers that were revised since. Look at them again "
                        "in Adjudicate, or release anyway. This does not block the release.",
                        nullptr, plural(n));
    case GateKind::Team:
        return teamMessage(gate);
    case GateKind::Parts:
        return Text::tr(
                   "Empty parts of splits.json: %1. There are too few scenarios to divide; the "
                   "datasheet says how many each part has. This does not block the release.")
            .arg(gate.places.front().value);
    }
    return Text::tr("%n places to look at.", nullptr, plural(n));
}

QString passedMessage(const Gate& gate)
{
    switch (gate.kind) {
    case GateKind::Labelled:
        return Text::tr(
            "Every item is assigned and has been labelled by everyone it is assigned to. "
            "Repeats, and answers that were asked for again, do not count here.");
    case GateKind::Decided:
        return Text::tr("Every item with all its labels has a gold label or is kept as ambiguous.");
    case GateKind::Consent:
        return gate.isAsked
                   ? Text::tr(
                         "Everybody who labelled here has agreed to the consent text; imported "
                         "labels are not covered.")
                   : Text::tr("The study does not ask for consent.");
    case GateKind::Schema:
        return Text::tr("Every answer has the form that the data dictionary promises.");
    case GateKind::Private:
        return Text::tr("No e-mail address, time stamp or piece of an explanation in any text.");
    case GateKind::Names:
        return Text::tr("No text contains a name from the roster, and every word close to one has "
                        "been looked at. A release under names does not need this check.");
    case GateKind::Damage:
        return Text::tr("No character looks damaged.");
    case GateKind::Formulas:
        return Text::tr("No cell starts like a formula, or those that do are written as text.");
    default: // a warning
        return Text::tr("Passed.");
    }
}

QString quoted(const QString& value)
{
    return QStringLiteral("“%1”").arg(value.simplified());
}

QString withContext(const QString& what, const GatePlace& place)
{
    return place.context.isEmpty() || place.context == place.value.simplified()
               ? what
               : Text::tr("%1 in “%2”").arg(what, place.context);
}

/// What a word that is near a name has to do with it.
QString nearnessText(Nearness nearness)
{
    switch (nearness) {
    case Nearness::Spelling:
        return Text::tr("%1 is spelt like a name (%2)");
    case Nearness::Ending:
        return Text::tr("%1 may be a name with an s (%2)");
    case Nearness::Beginning:
        return Text::tr("%1 is the beginning of a name (%2)");
    case Nearness::Inside:
        return Text::tr("%1 holds a name, or is part of one (%2)");
    case Nearness::Initials:
        return Text::tr("%1 may be initials (%2)");
    case Nearness::GivenName:
        return Text::tr("%1 may be a given name (%2)");
    case Nearness::Pieces:
        break;
    }
    return Text::tr("%1 may be a name in two pieces (%2)");
}

QString privateText(PrivateKind kind)
{
    switch (kind) {
    case PrivateKind::Email:
        return Text::tr("%1 is an e-mail address");
    case PrivateKind::TimeStamp:
        return Text::tr("%1 is a time stamp");
    case PrivateKind::Key:
        break;
    }
    return Text::tr("%1 looks like a key of a server");
}

QString findingText(const GatePlace& place, GateFinding finding)
{
    switch (finding) {
    case GateFinding::Empty:
        return Text::tr("the study has no items");
    case GateFinding::Unassigned:
        return Text::tr("assigned to nobody");
    case GateFinding::Open:
        return Text::tr("no label of %1 yet").arg(place.person);
    case GateFinding::Split:
        return Text::tr("a split without a decision");
    case GateFinding::Disputed:
        return Text::tr("two adjudicators differ");
    case GateFinding::TooFewVotes:
        return Text::tr("too few labels for a gold label by rule");
    case GateFinding::NotAskedForConsent:
        return Text::tr("%1 labelled without having been asked for consent").arg(place.person);
    case GateFinding::Declined:
        return Text::tr("%1 declined").arg(place.person);
    case GateFinding::Explanation:
        return Text::tr("%1 appears in an explanation of %2")
            .arg(quoted(place.value), place.person);
    case GateFinding::Name:
        return withContext(Text::tr("%1 is a name (%2)").arg(quoted(place.value), place.person),
                           place);
    case GateFinding::Flagged:
        return Text::tr("%1 called it broken or unclear").arg(place.person);
    case GateFinding::FirstPlace:
        return Text::tr("labels picked for splits, from the first place to the last: %1")
            .arg(place.value);
    case GateFinding::Unanswered:
        return Text::tr("unanswered");
    case GateFinding::NotAsked:
        return Text::tr("not asked by the study, and not answered here");
    case GateFinding::OpenFindings:
        return Text::tr("%n findings are open", nullptr, plural(place.value.toLongLong()));
    case GateFinding::EmptyPart:
        return Text::tr("no scenario is in %1").arg(place.value);
    case GateFinding::Again:
        return Text::tr("asked of %1 again, and not given").arg(place.person);
    case GateFinding::Outdated:
        return Text::tr("an answer was revised after the decision");
    case GateFinding::Unread:
    case GateFinding::Parked:
    case GateFinding::Refused:
    case GateFinding::Elsewhere:
        break;
    }
    return teamPlaceText(place, finding);
}

/// Says in words what is wrong at a place.
class ProblemText
{
public:
    explicit ProblemText(const GatePlace& place)
        : m_place(place)
    {}

    QString operator()(GateFinding finding) const { return findingText(m_place, finding); }
    QString operator()(SchemaCode code) const
    {
        return schemaText({{}, {}, m_place.field, code, m_place.value});
    }
    QString operator()(Nearness nearness) const
    {
        return withContext(nearnessText(nearness).arg(quoted(m_place.value), m_place.person),
                           m_place);
    }
    QString operator()(PrivateKind kind) const
    {
        return privateText(kind).arg(quoted(m_place.value));
    }
    QString operator()(const FormulaStart& start) const
    {
        return Text::tr("%1 starts with “%2”, like a formula")
            .arg(quoted(m_place.value), QString(start.character));
    }
    QString operator()(const DamagedText& damage) const
    {
        return Text::tr("“%1” looks damaged; probably “%2”").arg(m_place.value, damage.suggested);
    }

private:
    const GatePlace& m_place;
};

bool isOfSchema(const GatePlace& place)
{
    return std::holds_alternative<SchemaCode>(place.problem);
}

bool namesItsField(const GatePlace& place)
{
    return !place.field.isEmpty() && place.field != QLatin1String("gold") &&
           place.field != QLatin1String("emotion") && !isOfSchema(place);
}

} // namespace

bool isToBeJudged(const GatePlace& place)
{
    return !place.textDigest.isEmpty();
}

bool isNameFound(const GatePlace& place)
{
    return place.problem == GateProblem(GateFinding::Name);
}

bool canBeNamed(const GatePlace& place)
{
    return !isNameFound(place) || (place.field == u"note" && isInSmallLetters(place.value));
}

QString gateTitle(GateKind kind)
{
    switch (kind) {
    case GateKind::Labelled:
        return Text::tr("Every item labelled");
    case GateKind::Decided:
        return Text::tr("Every item decided");
    case GateKind::Consent:
        return Text::tr("Consent of everybody");
    case GateKind::Schema:
        return Text::tr("All answers well-formed");
    case GateKind::Private:
        return Text::tr("Nothing private");
    case GateKind::Names:
        return Text::tr("No names under codes");
    case GateKind::Damage:
        return Text::tr("No damaged characters");
    case GateKind::Formulas:
        return Text::tr("No formulas");
    case GateKind::OpenFlags:
        return Text::tr("Flags of the annotators");
    case GateKind::Places:
        return Text::tr("No preferred place");
    case GateKind::Datasheet:
        return Text::tr("Datasheet answered");
    case GateKind::Findings:
        return Text::tr("Findings of the checks");
    case GateKind::Again:
        return Text::tr("Labelled again where asked");
    case GateKind::Outdated:
        return Text::tr("Decisions up to date");
    case GateKind::Team:
        return Text::tr("All of the team's work");
    case GateKind::Parts:
        return Text::tr("Scenarios in every part");
    }
    return {};
}

QString gateMessage(const Gate& gate)
{
    const QString message = gate.isPassed ? passedMessage(gate) : failedMessage(gate);
    return gate.waiting == 0
               ? message
               : saidTogether(
                     {message, Text::tr("%n items are not decided yet: labels are missing.",
                                        nullptr, plural(gate.waiting))});
}

QString fieldWord(const QString& field)
{
    if (field == QLatin1String("speaker_role"))
        return Text::tr("speaker");
    if (field == QLatin1String("listener_role"))
        return Text::tr("listener");
    if (field == QLatin1String("title"))
        return Text::tr("title of the study");
    if (field == QLatin1String("task"))
        return Text::tr("task document");
    if (field == QLatin1String("changelog"))
        return Text::tr("earlier changelog");
    if (field == QLatin1String("annotator_code"))
        return Text::tr("code of an annotator");
    if (field == QLatin1String("annotator"))
        return Text::tr("name of an annotator");
    if (field == QLatin1String("refusal"))
        return Text::tr("reason why scenes were refused");
    if (field == QLatin1String("norming_round"))
        return Text::tr("title of a norming round");
    if (field.startsWith(QLatin1String("answer:")))
        return Text::tr("datasheet, answer “%1”").arg(field.mid(7));
    if (field == QLatin1String("forward_words"))
        return Text::tr("list of words that look forward");
    if (field == QLatin1String("generated"))
        return Text::tr("origin of a generated scene");
    if (field.startsWith(QLatin1String("prediction:")))
        return Text::tr("a model’s answer");
    if (field.startsWith(QLatin1String("set:")))
        return Text::tr("name of a prediction set");
    if (field.startsWith(QLatin1String("override:"))) {
        const auto gate = gateFromToken(field.mid(9));
        return Text::tr("reason for the override “%1”").arg(gate ? gateTitle(*gate) : field.mid(9));
    }
    return field;
}

QString gatePlaceText(const GatePlace& place)
{
    QStringList where;
    if (!place.scenario.isEmpty())
        where << place.scenario;
    if (namesItsField(place))
        where << fieldWord(place.field);
    else if (isOfSchema(place) && !place.person.isEmpty())
        where << place.person;
    const QString what = std::visit(ProblemText(place), place.problem);
    return where.isEmpty() ? what : QStringLiteral("%1: %2").arg(listed(where), what);
}

QString noteChangeText(const NoteChange& change)
{
    return Text::tr("%1: %2 becomes %3")
        .arg(change.scenario, quoted(change.before), quoted(change.after));
}

QString versionChangeText(const VersionChange& change, bool isFirst)
{
    if (isFirst)
        return Text::tr("The first release of this study");
    QStringList reasons;
    const auto add = [&](qsizetype n, const QString& reason) {
        if (n > 0)
            reasons << reason;
    };
    add(std::ssize(change.changedGold),
        Text::tr("%n gold labels changed", nullptr, plural(std::ssize(change.changedGold))));
    add(change.removedScenarios.size(),
        Text::tr("%n items removed", nullptr, plural(change.removedScenarios.size())));
    add(change.removedFields.size(),
        Text::tr("%n fields removed", nullptr, plural(change.removedFields.size())));
    if (change.level != ChangeLevel::Major) {
        add(change.addedScenarios.size(),
            Text::tr("%n items added", nullptr, plural(change.addedScenarios.size())));
        add(change.newlyDecided.size(),
            Text::tr("%n open items decided", nullptr, plural(change.newlyDecided.size())));
        add(change.addedFields.size(),
            Text::tr("%n fields added", nullptr, plural(change.addedFields.size())));
    }
    const QString why = listed(reasons);
    switch (change.level) {
    case ChangeLevel::Major:
        return Text::tr("Major: %1").arg(why);
    case ChangeLevel::Minor:
        return Text::tr("Minor: %1").arg(why);
    case ChangeLevel::Patch:
        break;
    }
    add(change.changedAnswers.size(),
        Text::tr("labels of %n items changed", nullptr, plural(change.changedAnswers.size())));
    add(change.addedPredictions.size(),
        Text::tr("%n prediction sets added", nullptr, plural(change.addedPredictions.size())));
    add(change.removedPredictions.size(),
        Text::tr("%n prediction sets removed", nullptr, plural(change.removedPredictions.size())));
    const QString same =
        Text::tr("Patch: items, gold labels and fields are those of the last release");
    return reasons.isEmpty() ? same : same + QStringLiteral("; ") + listed(reasons);
}

QString goldValueWord(const QString& value)
{
    if (value.isEmpty())
        return Text::tr("undecided");
    if (value == QLatin1String("ambiguous"))
        return Text::tr("ambiguous");
    if (value.endsWith(MarkedPick))
        return Text::tr("%1, ambiguous").arg(goldValueWord(value.chopped(MarkedPick.size())));
    const auto emotion = emotionFromToken(value);
    return emotion ? midSentence(emotionWord(*emotion)) : value;
}

} // namespace subtext
