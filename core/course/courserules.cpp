// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"

#include "core/base/sha256.h"
#include "core/course/assignmentplan.h"
#include "core/domain/calibration.h"
#include "core/operation/studycontext.h"
#include "core/storage/coursestore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"

#include <algorithm>
#include <map>

namespace subtext {
namespace {

QJsonObject protocolJson(const Protocol& protocol)
{
    const bool isSeeded = protocol.order == ItemOrder::Seeded;
    const bool isUnderNames = protocol.releaseNames == NamePolicy::Names;
    return {
        {QStringLiteral("raters_per_item"), protocol.ratersPerItem},
        {QStringLiteral("seed"), static_cast<qint64>(protocol.seed)},
        {QStringLiteral("order"), isSeeded ? QStringLiteral("seeded") : QStringLiteral("file")},
        {QStringLiteral("explanation_required"), protocol.isExplanationRequired},
        {QStringLiteral("names_shown"), protocol.areNamesShown},
        {QStringLiteral("practice"), protocol.isPracticeAsked},
        {QStringLiteral("repeats"), protocol.repeats},
        {QStringLiteral("consent_required"), protocol.isConsentRequired},
        {QStringLiteral("cues_asked"), protocol.areCuesAsked},
        {QStringLiteral("second_looks"), protocol.secondLooks},
        {QStringLiteral("practice_bar"), protocol.practiceBar},
        {QStringLiteral("questions_allowed"), protocol.areQuestionsAllowed},
        {QStringLiteral("second_reading"), QString(secondReadingToken(protocol.secondReading))},
        {QStringLiteral("guess_share"), protocol.guessShare},
        {QStringLiteral("more_raters"), protocol.moreRaters},
        {QStringLiteral("reader_form"), QString::fromUtf8(readerFormDocument(protocol.readerForm))},
        {QStringLiteral("release_names"),
         isUnderNames ? QStringLiteral("names") : QStringLiteral("codes")}};
}

/// {"before": {…}, "after": {…}} with what differs.
QJsonObject difference(const Protocol& before, const Protocol& after)
{
    QJsonObject was = protocolJson(before);
    QJsonObject is = protocolJson(after);
    for (const QString& key : was.keys()) {
        if (was.value(key) == is.value(key)) {
            was.remove(key);
            is.remove(key);
        }
    }
    return {{QStringLiteral("before"), was}, {QStringLiteral("after"), is}};
}

/// The setting of the assignment that differs. Once there is one, Assigning::assign sets these.
QString assignmentSetting(const Protocol& before, const Protocol& after)
{
    if (before.ratersPerItem != after.ratersPerItem)
        return QStringLiteral("raters_per_item");
    if (before.seed != after.seed)
        return QStringLiteral("seed");
    return {};
}

/// Puts everybody's items into the order that the rules ask for; nobody has seen one yet.
void orderAnew(StudyContext& context, const Protocol& protocol)
{
    std::vector<PlannedAssignment> anew;
    std::map<ScenarioId, std::size_t> places; // in the order of import
    for (const auto& [scenario, subtype] : context.scenarios.idsWithGroup(Items::All))
        places.emplace(scenario, places.size());
    for (const Person& person : context.people.all()) {
        std::vector<PlannedAssignment> theirs = context.people.assignmentsOf(person.id);
        std::vector<ScenarioId> items;
        std::map<ScenarioId, int> seats;
        for (const PlannedAssignment& assignment : theirs) {
            items.push_back(assignment.scenario);
            seats[assignment.scenario] = assignment.seat;
        }
        std::sort(items.begin(), items.end(),
                  [&](ScenarioId a, ScenarioId b) { return places.at(a) < places.at(b); });
        orderForPerson(items, person, protocol);
        int position = 0;
        for (ScenarioId item : items)
            anew.push_back({person.id, item, ++position, seats.at(item)});
    }
    context.people.clearAssignments();
    for (const PlannedAssignment& a : anew)
        context.people.assign(a.person, a.scenario, a.position, a.seat);
}

QString impossibleSetting(const Protocol& protocol)
{
    if (protocol.ratersPerItem < 1)
        return QStringLiteral("raters_per_item");
    if (protocol.repeats < 0)
        return QStringLiteral("repeats");
    if (protocol.secondLooks < 0 || protocol.secondLooks > 100)
        return QStringLiteral("second_looks");
    if (protocol.practiceBar < 0 || protocol.practiceBar > 100)
        return QStringLiteral("practice_bar");
    if (protocol.guessShare < 0 || protocol.guessShare > 100)
        return QStringLiteral("guess_share");
    if (protocol.moreRaters < 0 || protocol.moreRaters > Protocol::MostMoreRaters)
        return QStringLiteral("more_raters");
    const ReaderForm& form = protocol.readerForm;
    if (!form.isEmpty() && readReaderForm(readerFormDocument(form)) != form)
        return QStringLiteral("reader_form");
    return {};
}

} // namespace

QJsonObject putTaskText(StudyContext& context, TaskText text, const QString& own,
                        ChangeSet& changes)
{
    context.course.setTaskText(text, own, context.env.clock.now());
    changes.kinds = ChangeSet::CourseChanged;
    QJsonObject detail{{QStringLiteral("revision"), context.course.taskText(text).revision},
                       {QStringLiteral("built_in"), own.isEmpty()},
                       {QStringLiteral("sha256"), QString::fromLatin1(sha256Of(own.toUtf8()))}};
    if (text != TaskText::Guideline)
        detail.insert(QStringLiteral("text"), QString(taskTextToken(text)));
    return detail;
}

Result<ChangeSet> CourseRules::setProtocol(const Protocol& protocol)
{
    if (const QString setting = impossibleSetting(protocol); !setting.isEmpty())
        return fail({ErrorCode::InvalidValue, {}, 0, 0, {}, setting});
    const auto read = m_context.read([&] { return m_context.study.protocol(); });
    if (!read)
        return fail(read.error());
    const Protocol& before = *read;
    if (before == protocol)
        return ChangeSet();
    return m_context.operate(QStringLiteral("study.protocol"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        const bool isAssigned = m_context.people.assignmentCount() > 0;
        const bool isWorkedOn = m_context.people.isWorkedOn();
        const QString ofAssignment = assignmentSetting(before, protocol);
        if (isAssigned && !ofAssignment.isEmpty())
            throw Failure({isWorkedOn ? ErrorCode::LabelledWork : ErrorCode::InvalidValue,
                           {},
                           0,
                           0,
                           {},
                           ofAssignment});
        // What was answered would be an answer to something else.
        if (before.readerForm != protocol.readerForm && m_context.course.hasReaderAnswers())
            throw Failure({ErrorCode::LabelledWork, {}, 0, 0, {}, QStringLiteral("reader_form")});
        if (before.order != protocol.order) {
            if (isWorkedOn)
                throw Failure({ErrorCode::LabelledWork, {}, 0, 0, {}, QStringLiteral("order")});
            orderAnew(m_context, protocol);
        }
        m_context.study.insertProtocol(protocol, m_context.env.clock.now());
        changes.kinds = ChangeSet::StudyChanged;
        if (before.order != protocol.order)
            changes.kinds |= ChangeSet::AssignmentsChanged;
        return difference(before, protocol);
    });
}

Result<QString> CourseRules::shownText(TaskText text, const QString& language) const
{
    return m_context.read([&] { return m_context.shownText(text, language); });
}

Result<QString> CourseRules::ownText(TaskText text) const
{
    return m_context.read([&] { return m_context.course.taskText(text).text; });
}

Result<ChangeSet> CourseRules::setText(TaskText text, const QString& own)
{
    Q_ASSERT(text != TaskText::Consent);
    const auto present = ownText(text);
    if (!present || *present == own)
        return present.map([](const QString& /*same*/) { return ChangeSet(); });
    if (text == TaskText::Practice && !own.isEmpty()) {
        const auto scenes = m_context.read([&] { return m_context.db->task().shared(); });
        if (!scenes)
            return fail(scenes.error());
        if (const auto parsed = parsePractice(own.toUtf8(), *scenes); !parsed)
            return fail(parsed.error());
    }
    const QString action = text == TaskText::Guideline ? QStringLiteral("study.guideline")
                                                       : QStringLiteral("study.task_text");
    return m_context.operate(action, [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        return putTaskText(m_context, text, own, changes);
    });
}

} // namespace subtext
