// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/output.h"
#include "app/cli/taskfile.h"
#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/course/practice.h"
#include "core/course/roster.h"
#include "core/domain/ceiscene.h"
#include "core/exchange/tables/textdecoder.h"
#include "core/publishing/releasing.h"
#include "core/release/licences.h"
#include "core/task/builtintasks.h"
#include "core/task/tasktexts.h"

#include <QFile>

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

Result<void> takeTexts(Study& study, const TaskDocument& task)
{
    if (!task.guideline.isEmpty()) {
        if (const auto taken = study.courseRules().setGuideline(task.guideline); !taken)
            return fail(taken.error());
    }
    if (!task.consent.isEmpty()) {
        if (const auto taken = study.consents().setText(task.consent); !taken)
            return fail(taken.error());
    }
    for (const auto& [text, own] : task.others) {
        if (const auto taken = study.courseRules().setText(text, own); !taken)
            return fail(taken.error());
    }
    return {};
}

struct NewStudy
{
    std::string path;
    std::string title;
    std::string task = defaultTask().token.toStdString();
    int raters = Protocol().ratersPerItem;
    std::string licence;
    std::vector<std::string> creators;
    std::string consent; ///< "built-in" or a file; empty: not asked.
    bool isPracticeAsked = false;
    int repeats = 0;
    bool areCuesAsked = false;
    int secondLooks = 0;
    int practiceBar = 0;
    bool areQuestionsAllowed = false;
    std::optional<int> moreRaters;
    std::optional<std::string> readerForm; ///< A file.
    std::string secondReading = std::string(secondReadingToken(SecondReading::Off).latin1());
    std::optional<int> guessShare;
};

/// What is known already of the releases to come.
Result<void> takeAnswers(Study& study, const NewStudy& wanted)
{
    QStringList creators;
    for (const std::string& creator : wanted.creators)
        creators << text(creator);
    const std::pair<QString, QString> answers[] = {
        {QLatin1String(LicenceAnswer), text(wanted.licence)},
        {QStringLiteral("creators"), creators.join(u'\n')}};
    for (const auto& [token, answer] : answers) {
        if (const auto taken = study.releasing().answer(token, answer, {}); !taken)
            return fail(taken.error());
    }
    return {};
}

Result<void> furnish(Study& study, const TaskDocument& task, const NewStudy& wanted)
{
    if (const auto taken = takeTexts(study, task); !taken)
        return fail(taken.error());
    return takeAnswers(study, wanted);
}

/// Puts the consent text that somebody names into the task's own place. Says where there is none to
/// ask for.
tl::expected<void, Status> takeConsent(const std::string& named, TaskDocument& task)
{
    if (named.empty())
        return {};
    if (named != "built-in") {
        constexpr qint64 LongestText = 4LL * 1024 * 1024; // as beside a task
        const auto file = openInput(text(named), LongestText);
        if (!file)
            return tl::unexpected(report(file.error()));
        const auto read = decodeText((*file)->readAll());
        if (!read)
            return tl::unexpected(report(inFile(read.error(), text(named))));
        task.consent = QString::fromUtf8(read->utf8);
    }
    const bool isThere =
        !task.consent.trimmed().isEmpty() ||
        (named == "built-in" && !shippedText(task.task, TaskText::Consent).isEmpty());
    if (isThere)
        return {};
    putErrorLine(named == "built-in"
                     ? QStringLiteral("--consent built-in: this task has no consent text. Name a "
                                      "file with one.")
                     : QStringLiteral("--consent %1: the file is empty.").arg(text(named)));
    return tl::unexpected(Status::WrongUsage);
}

Status createStudy(Session& session, const NewStudy& wanted)
{
    auto task = taskCalled(text(wanted.task));
    if (!task)
        return task.error();
    if (const auto taken = takeConsent(wanted.consent, *task); !taken)
        return taken.error();
    const PracticeFit practice = practiceFitOf(task->task, task->ownText(TaskText::Practice));
    if (wanted.isPracticeAsked && practice != PracticeFit::Fitting) {
        putErrorLine(practice == PracticeFit::None
                         ? QStringLiteral("--practice: this task has no practice scenes.")
                         : QStringLiteral("--practice: the practice scenes do not fit what this "
                                          "task asks; nobody would see them."));
        return Status::WrongUsage;
    }
    const SecondReading reading =
        secondReadingFromToken(text(wanted.secondReading)).value_or(SecondReading::Off);
    if (!canAskBeside(task->task, reading, wanted.guessShare.value_or(0)))
        return Status::WrongUsage;
    auto form = readerFormIn(wanted.readerForm.value_or(std::string()));
    if (!form)
        return form.error();
    const QString path = text(wanted.path);
    Study::Setup setup;
    setup.protocol.readerForm = std::move(*form);
    setup.title = text(wanted.title);
    setup.task = task->task;
    setup.protocol.ratersPerItem = wanted.raters;
    setup.protocol.isExplanationRequired =
        task->task.explanation && task->task.explanation->isRequired;
    setup.protocol.isConsentRequired = !wanted.consent.empty();
    setup.protocol.isPracticeAsked = wanted.isPracticeAsked;
    setup.protocol.repeats = wanted.repeats;
    setup.protocol.areCuesAsked = wanted.areCuesAsked;
    setup.protocol.secondLooks = wanted.secondLooks;
    setup.protocol.practiceBar = wanted.practiceBar;
    setup.protocol.areQuestionsAllowed = wanted.areQuestionsAllowed;
    setup.protocol.secondReading = reading;
    setup.protocol.guessShare = wanted.guessShare.value_or(0);
    setup.protocol.moreRaters = wanted.moreRaters.value_or(0);
    auto study = Study::create(path, setup, session.environment);
    if (!study)
        return report(study.error());
    if (const auto taken = furnish(**study, *task, wanted); !taken) {
        study->reset();
        QFile::remove(path); // a study that lacks its guideline is none to work with
        return report(taken.error());
    }
    if (session.isJson)
        print({{"schema", "subtext.study/1"},
               {"title", wanted.title},
               {"task", utf8(task->task.token)}});
    say(session, QStringLiteral("Made %1, an empty study.").arg(path));
    return Status::Done;
}

/// Whether every scene was taken for one between peers, with nothing that says so.
Result<bool> arePowersAssumed(Study& study, const std::map<PowerRelation, qint64>& counts)
{
    if (counts.size() != 1 || !counts.contains(PowerRelation::Peer))
        return false;
    return study.scenarios().map(
        [](const std::vector<Scenario>& scenes) { return !isAnyPowerKnown(scenes); });
}

/// Empty where none is known.
Result<Json> powerJson(Study& study)
{
    const auto power = study.powerCounts();
    if (!power)
        return fail(power.error());
    const auto areAssumed = arePowersAssumed(study, *power);
    if (!areAssumed)
        return fail(areAssumed.error());
    Json json = Json::object();
    if (*areAssumed)
        return json;
    for (PowerRelation relation : AllPowerRelations) {
        const auto found = power->find(relation);
        json[utf8(powerToken(relation))] = found == power->end() ? 0 : found->second;
    }
    return json;
}

Result<Json> infoJson(Study& study)
{
    Reads reads;
    const StudyInfo info = reads.take(study.info());
    const auto task = reads.take(study.task());
    const StudyCounts counts = reads.take(study.counts());
    const auto groups = reads.take(study.groupCounts());
    const std::vector<Person> people = reads.take(study.roster().people());
    const std::vector<PersonProgress> progress = reads.take(study.roster().progress());
    if (const auto read = reads.outcome(); !read)
        return fail(read.error());
    const bool isCei = task->layout == TaskLayout::Cei;
    Json json;
    json["schema"] = "subtext.study/1";
    json["title"] = utf8(info.title);
    json["task"] = utf8(info.task);
    json["uuid"] = utf8(info.uuid.text());
    json["scenarios"] = counts.scenarios;
    json["annotations"] = counts.annotations;
    json["decisions"] = counts.goldLabels;
    json["notes"] = counts.notes;
    if (isCei) {
        auto power = powerJson(study);
        if (!power)
            return power;
        json["power_relations"] = std::move(*power);
    }
    Json& byGroup = json[isCei ? "subtypes" : "groups"] = Json::object();
    for (const auto& [group, count] : groups)
        byGroup[utf8(group)] = count;
    json["people"] = Json::array();
    std::map<PersonId, PersonProgress> byPerson;
    for (const PersonProgress& of : progress)
        byPerson[of.person] = of;
    for (const Person& person : people) {
        const PersonProgress& of = byPerson[person.id];
        json["people"].push_back({{"code", utf8(person.code)},
                                  {"name", utf8(person.name)},
                                  {"role", utf8(roleToken(person.role))},
                                  {"assigned", of.assigned},
                                  {"labelled", of.labelled}});
    }
    return json;
}

void sayInfo(const Session& session, const Json& json)
{
    const auto word = [&](const Json& value) { return text(value.get<std::string>()); };
    say(session, word(json["title"]));
    say(session, QStringLiteral("  scenarios    %1").arg(json["scenarios"].get<qint64>()));
    say(session, QStringLiteral("  annotations  %1").arg(json["annotations"].get<qint64>()));
    say(session, QStringLiteral("  decisions    %1").arg(json["decisions"].get<qint64>()));
    for (const char* counted : {"subtypes", "groups", "power_relations"}) {
        if (!json.contains(counted))
            continue;
        for (const auto& [token, count] : json[counted].items())
            say(session, QStringLiteral("  %1  %2").arg(text(token), -24).arg(count.get<qint64>()));
    }
    for (const Json& person : json["people"]) {
        say(session, QStringLiteral("  %1  %2  %3  %4 of %5 labelled")
                         .arg(word(person["code"]), -6)
                         .arg(word(person["name"]), -20)
                         .arg(word(person["role"]), -11)
                         .arg(person["labelled"].get<qint64>())
                         .arg(person["assigned"].get<qint64>()));
    }
}

void addCreateCommand(CLI::App& study, Session& session, const std::shared_ptr<NewStudy>& arguments)
{
    CLI::App* create = study.add_subcommand("create", "A new, empty study file");
    create->add_option("STUDY", arguments->path, "The file to make")->required();
    create->add_option("--title", arguments->title, "The study's title")->required();
    create->add_option("--task", arguments->task,
                       "The task: cei, emoscene, or the file of a task document");
    create
        ->add_option("--raters", arguments->raters,
                     "Raters per item: how many labels make an item complete (3)")
        ->check(CLI::Range(1, Protocol::MostRaters));
    std::vector<std::string> tokens;
    for (const Licence& licence : licences())
        tokens.emplace_back(licence.token);
    create
        ->add_option("--licence", arguments->licence,
                     "Of the data in its releases: " + tokens.front() + ", if nothing else is said")
        ->check(CLI::IsMember(tokens));
    create
        ->add_option("--creator", arguments->creators,
                     "NAME: who created the data, for its releases; once for each")
        ->allow_extra_args(false);
    create->add_option("--consent", arguments->consent,
                       "Ask for consent first: built-in, or the file of a text (Markdown)");
    create->add_flag("--practice", arguments->isPracticeAsked,
                     "A round of practice before the first item");
    create
        ->add_option("--repeats", arguments->repeats,
                     "Repeats: how many of an annotator's first items come again at the end (0)")
        ->check(CLI::Range(0, Protocol::MostRepeats));
    create->add_flag("--cues", arguments->areCuesAsked,
                     "Let annotators mark the words of a scene that gave it away");
    create
        ->add_option("--second-looks", arguments->secondLooks,
                     "Percent of the splits that an adjudicator decided that come back to them two "
                     "days later (0)")
        ->check(CLI::Range(0, 100));
    create
        ->add_option("--practice-bar", arguments->practiceBar,
                     "Percent of the labels of a practice round that must match (0: no bar)")
        ->check(CLI::Range(0, 100));
    create->add_flag("--questions", arguments->areQuestionsAllowed,
                     "Let annotators ask about an item");
    addSecondReadingOption(*create, arguments->secondReading);
    addGuessOthersOption(*create, arguments->guessShare);
    addMoreRatersOption(*create, arguments->moreRaters);
    addReaderFormOption(*create, arguments->readerForm);
    onChosen(*create, session, [&session, arguments] { return createStudy(session, *arguments); });
}

} // namespace

void addStudyCommands(CLI::App& app, Session& session)
{
    CLI::App* study =
        app.add_subcommand("study", "Create a study, choose its scenes, or say what it holds");
    study->require_subcommand(1);

    auto arguments = std::make_shared<NewStudy>();
    addCreateCommand(*study, session, arguments);

    CLI::App* info = study->add_subcommand("info", "Counts, roster and progress");
    info->add_option("STUDY", arguments->path, "The study file")->required();
    onChosen(*info, session, [&session, arguments] {
        return withStudy(session, arguments->path, Study::Access::Read, [&](Study& opened) {
            const auto json = infoJson(opened);
            if (!json)
                return report(json.error());
            if (session.isJson)
                print(*json);
            else
                sayInfo(session, *json);
            return Status::Done;
        });
    });
    addSetCommand(*study, session);
    addCurateCommand(*study, session);
}

} // namespace subtext::cli
