// SPDX-License-Identifier: MIT
#include "core/study/demonstration.h"

#include "core/base/pythonrandom.h"
#include "core/course/assigning.h"
#include "core/course/labelling.h"
#include "core/course/roster.h"
#include "core/desk/deciding.h"
#include "core/desk/deskqueue.h"
#include "core/domain/ceiscene.h"
#include "core/travel/importing.h"

#include <QFile>

#include <algorithm>
#include <array>

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

struct Prototype
{
    int valence;
    int arousal;
    int dominance;
};

// Where an invented annotator's scales lie around, by emotion in wheel order.
constexpr std::array<Prototype, EmotionCount> Prototypes{{
    {2, 1, 1},
    {1, -1, 1},
    {-2, 1, -2},
    {0, 2, 0},
    {-2, -1, -2},
    {-2, 0, 1},
    {-2, 2, 0},
    {1, 1, 0},
}};

QString explanationFor(Choice emotion, const Scenario& scene, std::uint32_t variant)
{
    const QString feeling = emotionToken(emotion);
    switch (variant % 3) {
    case 0:
        return QStringLiteral("The words sound one way and the situation says another. The %1 "
                              "gives away %2 in how it is put.")
            .arg(scene.text(ScenePart::SpeakerRole).trimmed(), feeling);
    case 1:
        return QStringLiteral("Given what just happened, %1 is the strongest reading for the %2. "
                              "The listener is meant to notice.")
            .arg(feeling, scene.text(ScenePart::SpeakerRole).trimmed());
    default:
        return QStringLiteral("I hesitated between two emotions. The last part of the line "
                              "decided it for %1.")
            .arg(feeling);
    }
}

int around(int centre, PythonRandom& random)
{
    const int shift = static_cast<int>(random.below(3)) - 1;
    return std::clamp(centre + shift, MinPoint, MaxPoint);
}

Labelling::Submission invent(const Scenario& scene, Choice latent, PythonRandom& random, qint64 now)
{
    const std::uint32_t roll = random.below(100);
    int index = indexOf(latent);
    if (roll >= 55) // a neighbour on the wheel, or anything
        index = roll < 80 ? (index + (roll % 2 == 0 ? 1 : EmotionCount - 1)) % EmotionCount
                          : static_cast<int>(random.below(EmotionCount));
    const Choice emotion = *emotionAt(index);
    const Prototype& prototype = Prototypes.at(static_cast<std::size_t>(index));
    Labelling::Submission submission;
    submission.answer.ballot[0] = emotion;
    submission.answer.scale(Dimension::Valence) = around(prototype.valence, random);
    submission.answer.scale(Dimension::Arousal) = around(prototype.arousal, random);
    submission.answer.scale(Dimension::Dominance) = around(prototype.dominance, random);
    submission.answer.scale(Dimension::Confidence) = static_cast<int>(random.below(5)) - 1;
    submission.answer.explanation = explanationFor(emotion, scene, random.next32());
    const qint64 active = 18'000 + random.below(45'000);
    submission.visit = {now - active, active + random.below(20'000), active,
                        static_cast<int>(random.below(2))};
    for (std::size_t step = 0; step < StepCount; ++step)
        submission.firstAnswerMs.set(static_cast<StepIndex>(step),
                                     active * static_cast<qint64>(step + 1) /
                                         static_cast<qint64>(StepCount + 1));
    return submission;
}

} // namespace

Result<std::unique_ptr<Study>> makeDemonstration(const QString& path,
                                                 const Environment& environment)
{
    Study::Setup setup;
    setup.title = QStringLiteral("Demonstration: between the lines");
    auto study = Study::create(path, setup, environment);
    if (!study)
        return study;
    const auto imported =
        (*study)->importing().importFiles({QStringLiteral(":/subtext/demo/scenarios.json")}, {});
    if (!imported)
        return fail(imported.error());
    std::vector<Roster::NewPerson> people;
    const QStringList names = annotatorNames();
    for (const QString& name : names)
        people.push_back({{}, name, Role::Annotator});
    people.push_back({QStringLiteral("M01"), QStringLiteral("Rosalind Achebe"), Role::Adjudicator});
    people.push_back({QStringLiteral("C01"), QStringLiteral("Tobias Renner"), Role::Coordinator});
    if (const auto added = (*study)->roster().add(people); !added)
        return fail(added.error());
    if (const auto assigned = (*study)->assigning().assign(3, 42); !assigned)
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
        if (!reads.outcome())
            return reads.outcome();
        if (!person)
            return fail(ErrorCode::UnknownPerson);
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
            // What the scene "really" conveys depends on the scene alone.
            PythonRandom sceneRandom(namedSeed(seed, item.name.toUtf8()));
            const Choice latent = *emotionAt(static_cast<int>(sceneRandom.below(EmotionCount)));
            const auto submitted = study.labelling().submit(
                id, item.scenario, invent(**scene, latent, random, info.createdAt));
            if (!submitted)
                return fail(submitted.error());
            ++done;
        }
    }
    return {};
}

// Of whoever was surest; of everybody where the task asks for no confidence.
static std::vector<Choice> surestVotes(const DeskCase& shown, QuestionIndex question)
{
    std::vector<Choice> surest;
    int confidence = MinPoint;
    for (const DeskRater& rater : shown.raters) {
        const Answer& answer = rater.annotation.answer;
        const int sure = answer.scale(Dimension::Confidence).value_or(MinPoint);
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
            const std::vector<Choice> surest = surestVotes(*shown, static_cast<QuestionIndex>(i));
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
