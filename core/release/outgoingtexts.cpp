// SPDX-License-Identifier: MIT
#include "core/release/outgoingtexts.h"

#include "core/release/licences.h"
#include "core/release/taskfile.h"
#include "core/task/builtintasks.h"

namespace subtext {

OutgoingTexts::OutgoingTexts(const ReleaseInput& input)
    : m_input(input)
    , m_index(input.data)
    , m_notes(notesByScenario(input.data))
{
    QSet<QString> groups;
    const bool isOpen = task().group && !task().group->isClosed();
    for (const Scenario& scenario : input.data.scenarios) {
        m_names.insert(scenario.id, scenario.name());
        if (isOpen && !groups.contains(scenario.group)) {
            groups.insert(scenario.group);
            m_firstOfGroup.insert(scenario.id);
        }
    }
}

QString OutgoingTexts::nameOf(ScenarioId scenario) const
{
    return m_names.value(scenario, u'#' + QString::number(scenario.value));
}

std::vector<OutgoingText> OutgoingTexts::sceneOf(const Scenario& s) const
{
    std::vector<OutgoingText> texts;
    const std::vector<SceneField>& fields = task().scene;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (fields[i].kind != FieldKind::Choice)
            texts.push_back({s.name(), fields[i].token, s.fields.at(i), {}});
    }
    return texts;
}

std::vector<OutgoingText> OutgoingTexts::groupOf(const Scenario& s) const
{
    if (!m_firstOfGroup.contains(s.id))
        return {};
    return {{s.name(), task().group->token, s.group, {}}};
}

std::vector<OutgoingText> OutgoingTexts::cellsOf(const Scenario& scenario) const
{
    std::vector<OutgoingText> cells = sceneOf(scenario);
    cells.insert(cells.begin(), idOf(scenario));
    for (const OutgoingText& group : groupOf(scenario))
        cells.insert(cells.begin(), group);
    for (const QString& note : notesOf(scenario.id))
        cells.push_back(noteText(scenario, note));
    return cells;
}

std::vector<OutgoingText> OutgoingTexts::people() const
{
    std::vector<OutgoingText> texts;
    for (const Person& person : data().people) {
        const auto random = m_input.randomCodes.find(person.id);
        const QString& code = random == m_input.randomCodes.end() ? person.code : random->second;
        texts.push_back({{}, QStringLiteral("annotator_code"), code, person.code});
        if (!isUnderCodes())
            texts.push_back({{}, QStringLiteral("annotator"), person.name, person.code});
    }
    return texts;
}

std::vector<OutgoingText> OutgoingTexts::answers() const
{
    std::vector<OutgoingText> texts;
    for (const auto& [question, answer] : m_input.answers) {
        if (question != QLatin1String(LicenceAnswer)) // a choice, of whose words nobody wrote any
            texts.push_back({{}, QStringLiteral("answer:") + question, answer, {}});
    }
    return texts;
}

std::vector<OutgoingText> OutgoingTexts::modelTexts() const
{
    std::vector<OutgoingText> texts;
    for (const ModelText& text : m_input.models.texts)
        texts.push_back({text.scenario, text.field, text.text, {}});
    return texts;
}

std::vector<OutgoingText> OutgoingTexts::taskTexts() const
{
    const Task* shipped = builtInTask(task().token);
    if (shipped != nullptr && *shipped == task())
        return {};
    return {{{}, QStringLiteral("task"), QString::fromUtf8(taskDocument(task())), {}}};
}

std::vector<OutgoingText> OutgoingTexts::aboutTheStudy() const
{
    std::vector<OutgoingText> texts{{{}, QStringLiteral("title"), data().info.title, {}}};
    for (const OutgoingText& text : taskTexts())
        texts.push_back(text);
    for (const auto& [reason, count] : data().refused)
        texts.push_back({{}, QStringLiteral("refusal"), reason, {}});
    for (const OverriddenGate& gate : m_input.overridden)
        texts.push_back({{}, QStringLiteral("override:") + gate.gate, gate.reason, {}});
    for (const ClosedNorming& round : m_input.norming)
        texts.push_back({{}, QStringLiteral("norming_round"), round.title, {}});
    const QString changelog = QString::fromUtf8(m_input.earlierChangelog);
    texts.push_back({{}, QStringLiteral("changelog"), changelog, {}});
    return texts;
}

} // namespace subtext
