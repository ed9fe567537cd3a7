// SPDX-License-Identifier: MIT
#pragma once

#include "core/course/consents.h"
#include "core/publishing/releasedrafting.h"
#include "core/release/releasefiles.h"
#include "core/report/releasedreport.h"
#include "tests/support/filesin.h"
#include "tests/support/must.h"
#include "tests/support/teststudy.h"
#include "tests/ui/wholecourseplan.h"
#include "ui/release/figures.h"
#include "ui/text/checkjson.h"

#include <limits>

namespace subtext::test {

inline PersonId personCalled(Study& study, const QString& code)
{
    const auto person = must(study.roster().byCode(code));
    return person ? person->id : PersonId();
}

/// Every answer that counts, by code and item.
inline std::map<std::pair<QString, QString>, Answer> answersIn(Study& study)
{
    std::map<std::pair<QString, QString>, Answer> answers;
    for (const Annotation& annotation : must(study.annotations())) {
        answers[{must(study.roster().person(annotation.person))->code,
                 must(study.scenario(annotation.scenario))->name()}] = annotation.answer;
    }
    return answers;
}

inline ReleaseOptions optionsOfTheWindow()
{
    ReleaseOptions options;
    options.version = QStringLiteral("1.0.0");
    options.date = QStringLiteral("2027-01-15");
    return options;
}

/// With every column there is, and under names.
inline ReleaseOptions widestOptions()
{
    ReleaseOptions options = optionsOfTheWindow();
    options.names = ReleaseNames::Names;
    options.isExtended = true;
    return options;
}

/// The files of a release as the command line makes them, by path.
inline std::map<QString, QByteArray> releaseOf(Study& study, const ReleaseOptions& options)
{
    const auto draft = study.releaseDrafting().draft(options, {});
    if (!draft || !draft->passes())
        qFatal("release: %s", describe(draft).constData());
    const StudyData& data = draft->publicData;
    std::vector<ReleaseFile> reports{
        {QStringLiteral("reports/check.json"),
         checkJson(draft->check, CheckNames(data.scenarios, data.people))}};
    for (ReleaseFile& figure : agreementFigures(draft->agreement, draft->models, options.date))
        reports.push_back(std::move(figure));
    for (ReleaseFile& file : must(releasedReport(*draft)))
        reports.push_back(std::move(file));
    std::map<QString, QByteArray> files;
    for (ReleaseFile& file :
         releaseFiles(draft->input, data, draft->agreement, reports, draft->last))
        files[file.path] = std::move(file.bytes);
    return files;
}

/// Everything that the person has still to label, as planned, and what comes again, through the
/// services.
inline void submitAll(Study& study, const CoursePlan& plan, const Person& person,
                      std::size_t most = std::numeric_limits<std::size_t>::max())
{
    if (!study.consents().record(person.id, true))
        qFatal("consent of %s", qPrintable(person.code));
    std::vector<ItemSummary> items = must(study.labelling().items(person.id));
    items.resize(std::min(items.size(), most));
    for (const ItemSummary& item : items) {
        const PlannedAnswer& said =
            plan.answer(person.code, must(study.scenario(item.scenario))->name());
        std::vector<Answer> answers{said.answer};
        if (said.later)
            answers.push_back(said.last());
        for (const Answer& answer : answers) {
            Labelling::Submission submission = submissionOf(answer);
            submission.language = QStringLiteral("en"); // as the window, which speaks English here
            const auto done = study.labelling().submit(person.id, item.scenario, submission);
            if (!done)
                qFatal("submit: %s", describe(done).constData());
        }
    }
    // As Laptop::labelAll types it.
    for (const ScenarioId early : must(study.repeats().due(person.id))) {
        if (!study.repeats().record(person.id, early, completeAnswer(Emotion::Anticipation), 1))
            qFatal("again: %s", qPrintable(person.code));
    }
}

/// The splits as planned, through the services. `note` stands for the planned ones.
inline void decideAll(Study& study, const CoursePlan& plan, const std::optional<QString>& note = {})
{
    for (const Scenario& scenario : must(study.scenarios())) {
        const auto planned = plan.decisions().find(scenario.name());
        if (planned == plan.decisions().end())
            continue;
        Verdict verdict;
        verdict.picks = picksOf(planned->second.pick);
        verdict.basis = planned->second.basis;
        verdict.note = note.value_or(planned->second.note);
        const auto done = study.deciding().decide(personCalled(study, QStringLiteral("JUDGE-01")),
                                                  scenario.id, verdict);
        if (!done)
            qFatal("decide: %s", describe(done).constData());
    }
}

} // namespace subtext::test
