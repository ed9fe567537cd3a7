// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/naming.h"
#include "app/cli/output.h"
#include "core/agreement/figurejson.h"
#include "core/course/labelagain.h"
#include "core/course/roster.h"
#include "core/domain/scenario.h"
#include "core/figures/figures.h"
#include "core/figures/labelagainfigures.h"

#include <QDateTime>
#include <QHash>

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

struct LabelAgainArguments
{
    std::string study;
    std::vector<std::string> ask;
    std::string reason;
    std::vector<std::string> takeBack;
    std::vector<std::string> annotators; ///< Codes; none: all who labelled the items.

    bool isChanging() const { return !ask.empty() || !takeBack.empty(); }
};

/// What is told: the requests, whose codes stand for whom, and the figures.
struct LabelAgainState
{
    std::vector<AgainItem> requests;
    QHash<PersonId, QString> codes;
    LabelAgainFigures figures;
    std::shared_ptr<const Task> task;

    QStringList codesOf(const std::vector<PersonId>& people) const
    {
        QStringList of;
        for (const PersonId person : people)
            of << codes.value(person);
        return of;
    }
};

Result<ChangeSet> changeRequests(Study& study, const LabelAgainArguments& arguments)
{
    const bool isAsking = !arguments.ask.empty();
    const auto items = itemsNamed(study, isAsking ? arguments.ask : arguments.takeBack);
    if (!items)
        return fail(items.error());
    std::vector<PersonId> people;
    for (const std::string& code : arguments.annotators) {
        const auto person = personCoded(study, code);
        if (!person)
            return fail(person.error());
        people.push_back(person->id);
    }
    return isAsking ? study.labelAgain().ask(*items, text(arguments.reason), {}, people)
                    : study.labelAgain().takeBack(*items, {}, people);
}

Result<LabelAgainState> readLabelAgain(Study& study)
{
    Reads reads;
    LabelAgainState state;
    state.requests = reads.take(study.labelAgain().requests());
    for (const Person& person : reads.take(study.roster().people()))
        state.codes.insert(person.id, person.code);
    state.figures = reads.take(study.figures().labelAgainFigures());
    state.task = reads.take(study.task());
    if (const auto read = reads.outcome(); !read)
        return fail(read.error());
    return state;
}

QString askedMoment(qint64 at)
{
    return QDateTime::fromMSecsSinceEpoch(at, Qt::UTC).toString(Qt::ISODate);
}

Json kappaAgainJson(const KappaAgain& kappa)
{
    Json json{{"kappa", figurejson::number(kappa.kappa)}};
    figurejson::addInterval(json, kappa.interval);
    return json;
}

Json labelAgainJson(const LabelAgainState& state)
{
    Json json{{"schema", "subtext.label-again/1"}, {"items", Json::array()}};
    for (const AgainItem& item : state.requests) {
        const auto codes = [&](const std::vector<PersonId>& people) {
            Json of = Json::array();
            for (const QString& code : state.codesOf(people))
                of.push_back(utf8(code));
            return of;
        };
        const QByteArray& guide = item.request->guideSha256;
        json["items"].push_back({{"scenario", utf8(item.name)},
                                 {"reason", utf8(item.request->reason)},
                                 {"asked_at", utf8(askedMoment(item.request->at))},
                                 {"guide", guide.isEmpty() ? Json() : Json(guide.toStdString())},
                                 {"answers", item.answers},
                                 {"asked_of", item.askedOf.empty() ? Json() : codes(item.askedOf)},
                                 {"owing", codes(item.owing)}});
    }
    json["asked"] = state.figures.items;
    json["answered"] = state.figures.answered;
    json["questions"] = Json::array();
    for (std::size_t i = 0; i < state.figures.questions.size(); ++i) {
        const QuestionAgain& question = state.figures.questions[i];
        json["questions"].push_back({{"question", utf8(state.task->questions[i].token)},
                                     {"items", question.items},
                                     {"before", kappaAgainJson(question.before)},
                                     {"after", kappaAgainJson(question.after)}});
    }
    return json;
}

QString kappaWords(const KappaAgain& kappa)
{
    if (!kappa.interval)
        return figure(kappa.kappa);
    return QStringLiteral("%1 [%2, %3]")
        .arg(figure(kappa.kappa), figure(kappa.interval->low), figure(kappa.interval->high));
}

void sayLabelAgain(const Session& session, const LabelAgainState& state)
{
    if (state.requests.empty()) {
        say(session, QStringLiteral("No item is to be labelled again."));
        return;
    }
    for (const AgainItem& item : state.requests) {
        const QString comma = QStringLiteral(", ");
        const QStringList notGiven = state.codesOf(item.notGiven);
        const QStringList of = state.codesOf(item.askedOf);
        // In a locked study nobody owes what was not given.
        const bool isOver = item.owing != item.notGiven;
        say(session,
            QStringLiteral("%1  asked %2%3, answers %4, %5: %6")
                .arg(item.name, askedMoment(item.request->at),
                     of.isEmpty() ? QString() : QStringLiteral(" of ") + of.join(comma),
                     QString::number(item.answers),
                     isOver ? QStringLiteral("not given by") : QStringLiteral("still owed by"),
                     notGiven.isEmpty() ? QStringLiteral("nobody") : notGiven.join(comma)));
        say(session, QStringLiteral("  ") + item.request->reason);
    }
    say(session, QStringLiteral("Items asked for: %1; labelled again by all who were asked: %2")
                     .arg(state.figures.items)
                     .arg(state.figures.answered));
    if (state.figures.answered == 0)
        return;
    say(session, QStringLiteral("Fleiss’ κ of these, with 95% intervals"));
    for (std::size_t i = 0; i < state.figures.questions.size(); ++i) {
        const QuestionAgain& question = state.figures.questions[i];
        say(session, QStringLiteral("  %1 (items %2): before %3, after %4")
                         .arg(state.task->questions[i].token, QString::number(question.items),
                              kappaWords(question.before), kappaWords(question.after)));
    }
}

Status runLabelAgain(const Session& session, Study& study, const LabelAgainArguments& arguments)
{
    if (arguments.isChanging()) {
        if (const auto done = changeRequests(study, arguments); !done)
            return report(done.error());
    }
    const auto state = readLabelAgain(study);
    if (!state)
        return report(state.error());
    sayLabelAgain(session, *state);
    if (session.isJson)
        print(labelAgainJson(*state));
    return Status::Done;
}

} // namespace

void addLabelAgainCommand(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<LabelAgainArguments>();
    CLI::App* command = app.add_subcommand(
        "label-again", "Items that are labelled again after a clause of the guide changed: who "
                       "still owes which, and κ before and after");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    CLI::Option* ask = command->add_option(
        "--ask", arguments->ask,
        "ITEM…: ask whoever has labelled these to label them again; the old answers stay");
    CLI::Option* reason =
        command->add_option("--reason", arguments->reason,
                            "Which clause changed; whoever labels the item again reads it");
    ask->needs(reason);
    reason->needs(ask);
    CLI::Option* takeBack = command
                                ->add_option("--take-back", arguments->takeBack,
                                             "ITEM…: these need not be labelled again any more")
                                ->excludes(ask);
    CLI::Option* annotators = command->add_option(
        "--annotator", arguments->annotators,
        "CODE…: ask only these of those who labelled the items, or take it back from these");
    onChosen(*command, session, [&session, arguments, ask, takeBack, annotators] {
        if (annotators->count() > 0 && ask->count() + takeBack->count() == 0)
            return wrongUsage(QStringLiteral("--annotator needs --ask or --take-back."));
        const auto run = [&](Study& study) { return runLabelAgain(session, study, *arguments); };
        return arguments->isChanging()
                   ? withStudy(session, arguments->study, Study::Access::Write, run)
                   : withFigures(session, arguments->study, run);
    });
}

} // namespace subtext::cli
