// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudiowriter.h"

#include "core/domain/emotion.h"
#include "core/domain/scale.h"
#include "core/exchange/exporter.h"

#include <QHash>

#include <nlohmann/json.hpp>

namespace subtext {
namespace {

using JsonDocument = nlohmann::ordered_json; // keys keep their order

// The text that every control belongs to.
constexpr const char* Target = "utterance";

std::string utf8(const QString& text)
{
    return text.toStdString();
}

std::string yesOrEmpty(bool is)
{
    return is ? "yes" : "";
}

JsonDocument dataJson(const Scenario& scenario, const GoldLabel& gold)
{
    JsonDocument json;
    json["scenario"] = utf8(scenario.name());
    json["subtype"] = utf8(subtypeToken(scenario.subtype));
    json["id"] = utf8(scenario.sourceId);
    json["domain"] = utf8(domainToken(scenario.domain));
    json["power_relation"] = utf8(powerToken(scenario.power));
    json["speaker_role"] = utf8(scenario.speakerRole);
    json["listener_role"] = utf8(scenario.listenerRole);
    json["context"] = utf8(scenario.context);
    json["utterance"] = utf8(scenario.utterance);
    if (!gold.isSettled() && gold.note.isEmpty())
        return json;
    json["gold"] = gold.label ? utf8(emotionToken(*gold.label)) : std::string();
    json["basis"] = gold.isSettled() ? utf8(basisToken(gold.basis)) : std::string();
    json["ambiguous"] = yesOrEmpty(gold.isAmbiguous);
    json["note"] = utf8(gold.note);
    return json;
}

/// The results of one annotation, in the order of the controls. What was not said is left out.
class Results
{
public:
    void choose(const QString& control, const QString& choice) { add(control, "choices", choice); }
    void write(const QString& control, const QString& text) { add(control, "text", text); }

    JsonDocument take() { return std::move(m_results); }

private:
    void add(const QString& control, const char* kind, const QString& text)
    {
        if (text.isEmpty())
            return;
        const bool isChoice = qstrcmp(kind, "choices") == 0;
        m_results.push_back({{"id", utf8(control)},
                             {"from_name", utf8(control)},
                             {"to_name", Target},
                             {"type", isChoice ? "choices" : "textarea"},
                             {"value", {{kind, JsonDocument::array({utf8(text)})}}}});
    }

    JsonDocument m_results = JsonDocument::array();
};

JsonDocument resultsOf(const Answer& answer, const Person& person)
{
    Results results;
    if (answer.emotion)
        results.choose(QStringLiteral("emotion"), emotionToken(*answer.emotion));
    for (Dimension dimension : AllDimensions) {
        if (const auto point = answer.scale(dimension))
            results.choose(dimensionToken(dimension), scaleLabel(dimension, *point));
    }
    results.write(QStringLiteral("explanation"), answer.explanation);
    if (answer.isFlagged)
        results.choose(QStringLiteral("flagged"), QStringLiteral("yes"));
    results.write(QStringLiteral("flag_reason"), answer.flagReason);
    results.write(QStringLiteral("rater"), person.name);
    results.write(QStringLiteral("rater_code"), person.code);
    return results.take();
}

JsonDocument annotationJson(const Annotation& annotation, const Person& person)
{
    JsonDocument json;
    json["result"] = resultsOf(annotation.answer, person);
    json["was_cancelled"] = false;
    json["ground_truth"] = false;
    if (annotation.timings)
        json["lead_time"] = static_cast<double>(annotation.timings->wallMs) / 1000;
    if (annotation.submittedAt) {
        json["created_at"] = utf8(isoTime(annotation.submittedAt));
        json["updated_at"] = json["created_at"];
    }
    return json;
}

QByteArray choices(const QString& name, const QStringList& values, bool isRequired)
{
    QByteArray xml = "  <Choices name=\"" + name.toUtf8() + "\" toName=\"" + Target +
                     "\" choice=\"single\" showInline=\"true\"" +
                     (isRequired ? " required=\"true\"" : "") + ">\n";
    for (const QString& value : values)
        xml += "    <Choice value=\"" + value.toHtmlEscaped().toUtf8() + "\"/>\n";
    return xml + "  </Choices>\n";
}

QByteArray textArea(const char* name, int rows)
{
    return QByteArray("  <TextArea name=\"") + name + "\" toName=\"" + Target + "\" rows=\"" +
           QByteArray::number(rows) + "\" maxSubmissions=\"1\" editable=\"true\"/>\n";
}

QByteArray header(const QString& text)
{
    return "  <Header value=\"" + text.toUtf8() + "\"/>\n";
}

} // namespace

Result<void> writeLabelStudioTasks(const StudyIndex& study, const ByteSink& sink)
{
    // Task by task: the whole list as one document takes many times the memory of its text.
    std::size_t number = 0;
    for (const Scenario& scenario : study.data().scenarios) {
        JsonDocument task;
        task["id"] = ++number;
        task["data"] = dataJson(scenario, study.goldOf(scenario.id));
        JsonDocument& annotations = task["annotations"] = JsonDocument::array();
        for (const Annotation* annotation : study.answersTo(scenario.id))
            annotations.push_back(annotationJson(*annotation, study.person(annotation->person)));
        const QByteArray before(number > 1 ? ",\n" : "[\n");
        if (const auto taken = sink(before + QByteArray::fromStdString(task.dump())); !taken)
            return taken;
    }
    return sink(number > 0 ? "\n]\n" : "[\n]\n");
}

QByteArray labelStudioTasks(const StudyIndex& study)
{
    QByteArray tasks;
    static_cast<void>(writeLabelStudioTasks(study, [&](const QByteArray& piece) {
        tasks += piece;
        return Result<void>();
    }));
    return tasks;
}

QByteArray labelStudioConfig()
{
    QStringList emotions;
    for (Emotion emotion : AllEmotions)
        emotions << emotionToken(emotion);
    QByteArray xml = "<View>\n"
                     "  <Text name=\"context\" value=\"$context\"/>\n"
                     "  <Text name=\"speaker\" value=\"$speaker_role\"/>\n"
                     "  <Text name=\"listener\" value=\"$listener_role\"/>\n"
                     "  <Text name=\"power\" value=\"$power_relation\"/>\n"
                     "  <Text name=\"utterance\" value=\"$utterance\"/>\n";
    xml += header(QStringLiteral("What does the speaker feel?"));
    xml += choices(QStringLiteral("emotion"), emotions, true);
    for (Dimension dimension : AllDimensions) {
        QStringList points;
        for (int point = MinPoint; point <= MaxPoint; ++point)
            points << scaleLabel(dimension, point);
        xml += header(dimensionToken(dimension));
        xml += choices(dimensionToken(dimension), points, true);
    }
    xml += header(QStringLiteral("Explanation")) + textArea("explanation", 3);
    xml += header(QStringLiteral("Malformed or unclear")) +
           choices(QStringLiteral("flagged"), {QStringLiteral("yes")}, false) +
           textArea("flag_reason", 1);
    xml += header(QStringLiteral("Name and code of the annotator")) + textArea("rater", 1) +
           textArea("rater_code", 1);
    return xml + "</View>\n";
}

} // namespace subtext
