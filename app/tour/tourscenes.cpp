// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/needed.h"
#include "app/tour/tourplaces.h"
#include "core/course/assigning.h"
#include "core/course/roster.h"
#include "core/study/demonstration/demonstration.h"
#include "core/travel/importing.h"

#include <limits>

namespace subtext {
namespace {

const char Special[] = R"json([
{"id": "1", "subtype": "mixed-signals", "domain": "family", "power_relation": "low-to-high",
 "speaker_role": "granddaughter", "listener_role": "grandfather",
 "context": "For three summers the granddaughter has driven up the coast to help her grandfather close the cottage: draining the pipes, rolling the canvas off the porch, carrying the good chairs into the shed. This year he has already done all of it by the time she arrives, alone, with his bad shoulder, and he meets her at the gate in his traveling coat with the key in his hand. He tells her that a young couple from the city will be taking the place over on Monday, that the papers were signed in the spring, and that he did not want to trouble her with it on the telephone. She walks once around the house, runs her hand along the rail where her height is marked in pencil for every year since she was four, comes back, and straightens his collar before she answers. The ferry is due in twenty minutes and neither of them has looked at the water.",
 "utterance": "You packed the blue cups. Good. They would only have broken them."},
{"id": "2", "subtype": "strategic-politeness", "domain": "workplace", "power_relation": "peer",
 "speaker_role": "project lead", "listener_role": "project lead from another team",
 "context": "Two teams share one test laboratory. For the third time this month, the booking sheet has been changed overnight.",
 "utterance": "I do want to say how much we have all learned from the way your team keeps the calendar, because until this month I had honestly believed that a booking was a kind of promise, and it has been so refreshing to discover that it is really more of a conversation, one that can be picked up at any hour of the night by whoever happens to be awake, and of course we would never wish to stand in the way of that sort of spontaneity, so perhaps you would be kind enough to let us know on Friday which of our experiments we ran this week."},
{"id": "3", "subtype": "sarcasm-irony", "domain": "social", "power_relation": "peer",
 "speaker_role": "שכן", "listener_role": "שכנה",
 "context": "השכן מתאמן על החצוצרה בשתיים בלילה כבר שבוע שלם. בבוקר הם נפגשים ליד המעלית, והשכנה מחזיקה כוס קפה בשתי ידיים.",
 "utterance": "איזה יופי, סוף סוף יש לנו תזמורת בבניין."},
{"id": "4", "subtype": "passive-aggression", "domain": "service", "power_relation": "high-to-low",
 "speaker_role": "regional deputy director of guest experience and continuous improvement",
 "listener_role": "seasonal front desk associate in training at the harbor location",
 "context": "The associate asked whether the new badge has to be worn on breaks.",
 "utterance": "No, no. Wear it whenever you feel like working here."}
])json";

} // namespace

void writeTourCsv(const QString& good, const QString& bad)
{
    writeFile(
        good,
        "id,speaker_role,listener_role,context,utterance\n"
        "001,tenant,landlord,\"The radiator has been cold since Tuesday. The landlord sends a "
        "photo of his own fireplace.\",\"How thoughtful. We will all gather round the picture.\"\n"
        "002,student,professor,\"The syllabus has changed for the fourth time, a day before the "
        "exam.\",\"I'd miss the suspense if it ever stopped.\"\n");
    writeFile(
        bad,
        "id,speaker_role,listener_role,context,utterance,power_relation\n"
        "1,host,guest,\"The guest leaves before the cake. The host is already holding the "
        "coats.\",\"No, goÉ we will manage somehow.\",peer\n"
        "2,host,guest,\"The guest comes back for her scarf.\",,peer\n"
        "3,host,guest,\"The guest calls from the taxi.\",\"Of course I am not upset.\",sideways\n");
}

namespace {

Result<std::unique_ptr<Study>> makeStudy(const QString& path, const QString& title,
                                         const Environment& environment)
{
    const QString scenes = path + QStringLiteral(".json");
    writeFile(scenes, Special);
    Study::Setup setup;
    setup.title = title;
    setup.protocol.order = ItemOrder::File;
    auto study = Study::create(path, setup, environment);
    if (!study)
        return study;
    if (const auto imported = (*study)->importing().importFiles({scenes}, {}); !imported)
        return fail(imported.error());
    return study;
}

} // namespace

Result<std::unique_ptr<Study>> makeSpecialStudy(const QString& path, const Environment& environment)
{
    auto study = makeStudy(path, QStringLiteral("Scenes that strain the page"), environment);
    if (!study)
        return study;
    const auto added = (*study)->roster().add(
        {{{}, QStringLiteral("Bartholomew Featherstonehaugh-Montgomery"), Role::Annotator}});
    if (!added)
        return fail(added.error());
    if (const auto assigned = (*study)->assigning().assign(1, 42); !assigned)
        return fail(assigned.error());
    return study;
}

Result<std::unique_ptr<Study>> makeCrowdStudy(const QString& path, int annotators,
                                              const Environment& environment)
{
    auto study = makeStudy(path, QStringLiteral("%1 annotators").arg(annotators), environment);
    if (!study)
        return study;
    std::vector<Roster::NewPerson> people{
        {{}, QStringLiteral("Ada Coordinator"), Role::Coordinator}};
    for (int i = 1; i <= annotators; ++i)
        people.push_back({{}, QStringLiteral("Annotator number %1").arg(i), Role::Annotator});
    const auto added = (*study)->roster().add(people);
    if (!added)
        return fail(added.error());
    std::vector<PersonId> raters;
    for (const Person& person : *added) {
        if (person.role == Role::Annotator)
            raters.push_back(person.id);
    }
    if (raters.empty())
        return study;
    if (const auto assigned = (*study)->assigning().assign(annotators, 42); !assigned)
        return fail(assigned.error());
    const auto labelled = simulateLabelling(**study, raters, std::numeric_limits<int>::max(), 42);
    if (!labelled)
        return fail(labelled.error());
    return study;
}

} // namespace subtext
