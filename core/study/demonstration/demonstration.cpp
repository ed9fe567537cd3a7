// SPDX-License-Identifier: MIT
#include "core/study/demonstration/demonstration.h"

#include "core/base/builtin.h"
#include "core/course/aboutreaders.h"
#include "core/course/assigning.h"
#include "core/course/labelling.h"
#include "core/course/moreraters.h"
#include "core/course/repeats.h"
#include "core/course/roster.h"
#include "core/desk/deciding.h"
#include "core/desk/deskqueue.h"
#include "core/study/demonstration/inventedanswers.h"
#include "core/study/demonstration/inventednorming.h"
#include "core/study/demonstration/inventedreader.h"
#include "core/task/builtintasks.h"
#include "core/travel/importing.h"

#include <array>
#include <limits>

namespace subtext {
namespace {

QStringList annotatorNames()
{
    return {QStringLiteral("Amara Lindqvist"), QStringLiteral("Bruno Castellan"),
            QStringLiteral("Celeste Okafor"),  QStringLiteral("Dmitri Halloran"),
            QStringLiteral("Esme Varga"),      QStringLiteral("Farid Thorne"),
            QStringLiteral("Greta Osei"),      QStringLiteral("Hiro Delacroix"),
            QStringLiteral("Imani Sorensen"),  QStringLiteral("Jonas Whitlock"),
            QStringLiteral("Kezia Marchetti"), QStringLiteral("Leandro Pryce"),
            QStringLiteral("Mireille Tan"),    QStringLiteral("Nikhil Ferreira"),
            QStringLiteral("Odalys Brandt")};
}

Result<Protocol> rulesOf(const Demonstration& demonstration, const Task& task)
{
    Protocol rules;
    rules.isExplanationRequired = task.explanation.has_value();
    if (demonstration.isOfDisagreement) {
        rules.secondReading = SecondReading::Option;
        rules.guessShare = 50;
        rules.repeats = 4;
        rules.moreRaters = 1;
        const auto form =
            readReaderForm(builtIn(QStringLiteral(":/subtext/demo/disagreement-readers.json")));
        if (!form)
            return fail(ErrorCode::InvalidValue, form.error().front().place);
        rules.readerForm = *form;
    }
    return rules;
}

/// Whether the answers of people with reasons of their own are asked for.
bool needsReaders(const Task& task, const Protocol& rules)
{
    return task.layout == TaskLayout::Cei &&
           (rules.secondReading == SecondReading::Option || rules.guessShare > 0);
}

Result<Labelling::Submission> answerOf(Study& study, const InventedReader& reader,
                                       ScenarioId scenario, InventedReader::Occasion occasion)
{
    Reads reads;
    const auto scene = reads.take(study.scenario(scenario));
    const Protocol rules = reads.take(study.protocol());
    const StudyInfo info = reads.take(study.info());
    if (!reads.outcome())
        return fail(reads.outcome().error());
    if (!scene)
        return fail(ErrorCode::InvalidValue);
    return reader.answer(*scene, occasion, rules, info.createdAt);
}

Result<void> simulateRepeats(Study& study, const Person& person, quint32 seed)
{
    const auto due = study.repeats().due(person.id);
    if (!due)
        return fail(due.error());
    const InventedReader reader(person.code, seed);
    for (const ScenarioId scenario : *due) {
        const auto said = answerOf(study, reader, scenario, InventedReader::Occasion::Again);
        if (!said)
            return fail(said.error());
        const auto recorded =
            study.repeats().record(person.id, scenario, said->answer, said->visit.activeMs);
        if (!recorded)
            return fail(recorded.error());
    }
    return {};
}

Result<void> simulateFurther(Study& study, const ItemWithMore& item, quint32 seed)
{
    for (const PersonId id : item.asked) {
        const auto person = study.roster().person(id);
        if (!person)
            return fail(person.error());
        if (!*person)
            return fail(ErrorCode::UnknownPerson);
        const InventedReader reader((*person)->code, seed);
        const auto said = answerOf(study, reader, item.scenario, InventedReader::Occasion::First);
        if (!said)
            return fail(said.error());
        if (const auto done = study.labelling().submit(id, item.scenario, *said); !done)
            return fail(done.error());
    }
    return {};
}

/// What each says of themselves, drawn by nothing: it is of the order in which they stand, and has
/// no part in how they read.
Result<void> simulateAboutReaders(Study& study, const std::vector<Person>& annotators)
{
    const QString yes = QStringLiteral("yes");
    const QString no = QStringLiteral("no");
    const QString days = QStringLiteral("most_days");
    const QString weeks = QStringLiteral("most_weeks");
    struct Said
    {
        QString stories;
        QString english; ///< One would rather not say.
        QString familiar;
    };
    const std::array<Said, 6> said{{{days, yes, yes},
                                    {weeks, yes, yes},
                                    {days, yes, no},
                                    {weeks, yes, no},
                                    {days, no, yes},
                                    {weeks, QString(), no}}};
    for (std::size_t i = 0; i < annotators.size(); ++i) {
        const Said& of = said.at(i % said.size());
        const auto kept =
            study.readers().answer(annotators[i].id, {{QStringLiteral("stories"), of.stories},
                                                      {QStringLiteral("english"), of.english},
                                                      {QStringLiteral("familiar"), of.familiar}});
        if (!kept)
            return fail(kept.error());
    }
    return {};
}

/// A norming round on splits that nobody has to label any more.
Result<void> normAnsweredSplits(Study& study, const std::vector<Person>& annotators, quint32 seed)
{
    const auto state = study.moreRaters().state();
    if (!state)
        return fail(state.error());
    std::vector<ScenarioId> items;
    for (const ItemWithMore& item : state->given) {
        if (item.isAnswered())
            items.push_back(item.scenario);
    }
    return simulateNorming(study, annotators, items, seed);
}

} // namespace

const std::vector<Demonstration>& demonstrations()
{
    static const std::vector<Demonstration> all{
        {QStringLiteral("cei"), QStringLiteral("Demonstration: between the lines"),
         QStringLiteral("Demonstration.subtext"), QStringLiteral(":/subtext/demo/scenarios.json"),
         15},
        {QStringLiteral("emoscene"), QStringLiteral("Demonstration: what somebody feels"),
         QStringLiteral("Demonstration of EmoScene.subtext"),
         QStringLiteral(":/subtext/demo/narratives.json"), 12, false, true},
        {QStringLiteral("cei"), QStringLiteral("Demonstration: how people disagree"),
         QStringLiteral("Demonstration of disagreement.subtext"),
         QStringLiteral(":/subtext/demo/disagreement.json"), 6, true}};
    return all;
}

Result<std::unique_ptr<Study>> makeDemonstration(const QString& path,
                                                 const Environment& environment,
                                                 const Demonstration& demonstration)
{
    Study::Setup setup;
    setup.title = demonstration.title;
    setup.task = *builtInTask(demonstration.task);
    const auto rules = rulesOf(demonstration, *setup.task);
    if (!rules)
        return fail(rules.error());
    setup.protocol = *rules;
    auto study = Study::create(path, setup, environment);
    if (!study)
        return study;
    const auto imported = (*study)->importing().importFiles({demonstration.scenes}, {});
    if (!imported)
        return fail(imported.error());
    std::vector<Roster::NewPerson> people;
    const QStringList names = annotatorNames().mid(0, demonstration.annotators);
    for (const QString& name : names)
        people.push_back({{}, name, Role::Annotator});
    people.push_back({QStringLiteral("M01"), QStringLiteral("Rosalind Achebe"), Role::Adjudicator});
    people.push_back({QStringLiteral("C01"), QStringLiteral("Tobias Renner"), Role::Coordinator});
    if (const auto added = (*study)->roster().add(people); !added)
        return fail(added.error());
    // A further annotator is one who labels of the item's group.
    const auto teams =
        demonstration.isOfDisagreement ? Assigning::Teams::Shared : Assigning::Teams::ByGroup;
    const auto assigned = (*study)->assigning().assign(3, 42, Assigning::HandedOut::Keep, teams);
    if (!assigned)
        return fail(assigned.error());
    return study;
}

Result<void> simulateLabelling(Study& study, const std::vector<PersonId>& people, int most,
                               quint32 seed)
{
    for (PersonId id : people) {
        Reads reads;
        const auto person = reads.take(study.roster().person(id));
        const auto items = reads.take(study.labelling().items(id));
        const StudyInfo info = reads.take(study.info());
        const auto task = reads.take(study.task());
        const Protocol rules = reads.take(study.protocol());
        if (!reads.outcome())
            return reads.outcome();
        if (!person)
            return fail(ErrorCode::UnknownPerson);
        const InventedReader reader(person->code, seed);
        PythonRandom random(namedSeed(seed, person->code.toUtf8()));
        int done = 0;
        for (const ItemSummary& item : items) {
            if (item.isSubmitted() || done >= most)
                continue;
            const auto scene = study.scenario(item.scenario);
            if (!scene)
                return fail(scene.error());
            if (!*scene)
                continue;
            const auto answer =
                needsReaders(*task, rules)
                    ? reader.answer(**scene, InventedReader::Occasion::First, rules, info.createdAt)
                : task->layout == TaskLayout::Cei
                    ? inventCeiAnswer(**scene, item.name, seed, random, info.createdAt)
                    : inventAnswer(*task, item.name, seed, random, info.createdAt);
            const auto submitted = study.labelling().submit(id, item.scenario, answer);
            if (!submitted)
                return fail(submitted.error());
            ++done;
        }
    }
    return {};
}

Result<void> simulateDisagreement(Study& study, quint32 seed)
{
    const auto people = study.roster().people();
    if (!people)
        return fail(people.error());
    std::vector<Person> annotators = *people;
    std::erase_if(annotators, [](const Person& p) { return p.role != Role::Annotator; });
    if (const auto said = simulateAboutReaders(study, annotators); !said)
        return said;
    for (const Person& person : annotators) {
        const auto labelled =
            simulateLabelling(study, {person.id}, std::numeric_limits<int>::max(), seed);
        if (!labelled)
            return labelled;
        if (const auto repeated = simulateRepeats(study, person, seed); !repeated)
            return repeated;
    }
    if (const auto given = study.moreRaters().assign(); !given)
        return fail(given.error());
    const auto state = study.moreRaters().state();
    if (!state)
        return fail(state.error());
    for (std::size_t i = 0; i < state->given.size(); i += 2) {
        if (const auto done = simulateFurther(study, state->given[i], seed); !done)
            return done;
    }
    return normAnsweredSplits(study, annotators, seed);
}

// Of whoever was surest; of everybody where the task asks for no confidence.
static std::vector<Choice> surestVotes(const DeskCase& shown, QuestionIndex question,
                                       std::optional<ScaleIndex> confidenceScale)
{
    std::vector<Choice> surest;
    std::optional<int> confidence;
    for (const DeskRater& rater : shown.raters) {
        const Answer& answer = rater.annotation.answer;
        const auto sure = confidenceScale ? answer.scale(*confidenceScale) : std::nullopt;
        const auto choice = answer.choice(question);
        if (!choice || sure < confidence)
            continue;
        if (sure > confidence)
            surest.clear();
        confidence = sure;
        surest.push_back(*choice);
    }
    return surest;
}

Result<qint64> simulateAdjudication(Study& study, PersonId adjudicator, int most, quint32 seed)
{
    PythonRandom random(namedSeed(seed, "adjudication"));
    const DeskQueue& queue = study.deskQueue();
    const auto items = queue.items(adjudicator);
    if (!items)
        return fail(items.error());
    const auto task = study.task();
    if (!task)
        return fail(task.error());
    std::optional<ScaleIndex> confidence;
    for (std::size_t i = 0; i < (*task)->scales.size(); ++i) {
        if ((*task)->scales[i].isConfidence)
            confidence = static_cast<ScaleIndex>(i);
    }
    qint64 decided = 0;
    for (const DeskItem& item : *items) {
        if (!item.isWaiting() || decided >= most)
            continue;
        const auto shown = queue.load(adjudicator, item.scenario);
        if (!shown)
            return fail(shown.error());
        Verdict verdict;
        for (std::size_t i = 0; i < item.questions.size(); ++i) {
            if (!item.questions[i].isOpenSplit())
                continue;
            const std::vector<Choice> surest =
                surestVotes(*shown, static_cast<QuestionIndex>(i), confidence);
            Pick pick;
            if (!surest.empty() && random.below(12) != 0)
                pick.label = surest[random.below(static_cast<std::uint32_t>(surest.size()))];
            if (pick.label)
                verdict.basis = Basis::Misreading;
            verdict.picks.at(i) = pick;
        }
        verdict.firstPicks = verdict.picks;
        if (random.below(3) == 0)
            verdict.note = QStringLiteral("The reading of whoever was surest fits the last words.");
        verdict.activeMs = 20'000 + random.below(60'000);
        if (const auto written = study.deciding().decide(adjudicator, item.scenario, verdict);
            !written)
            return fail(written.error());
        ++decided;
    }
    return decided;
}

} // namespace subtext
