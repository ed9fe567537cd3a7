// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudiowriter.h"

#include "core/domain/ceiscene.h"
#include "core/domain/emotion.h"
#include "core/domain/scale.h"
#include "core/exchange/exporter.h"

#include <QHash>
#include <QXmlStreamWriter>

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
    json["subtype"] = utf8(scenario.group);
    json["id"] = utf8(scenario.sourceId);
    json["domain"] = utf8(domainToken(domainOf(scenario)));
    json["power_relation"] = utf8(powerToken(powerOf(scenario)));
    json["speaker_role"] = utf8(scenario.text(ScenePart::SpeakerRole));
    json["listener_role"] = utf8(scenario.text(ScenePart::ListenerRole));
    json["context"] = utf8(scenario.text(ScenePart::Context));
    json["utterance"] = utf8(scenario.text(ScenePart::Utterance));
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
    if (answer.ballot[0])
        results.choose(QStringLiteral("emotion"), emotionToken(*answer.ballot[0]));
    for (ScaleIndex dimension : AllDimensions) {
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

void writeChoices(QXmlStreamWriter& xml, const QString& name, const QStringList& values,
                  bool isRequired)
{
    xml.writeStartElement(QStringLiteral("Choices"));
    xml.writeAttribute(QStringLiteral("name"), name);
    xml.writeAttribute(QStringLiteral("toName"), QLatin1String(Target));
    xml.writeAttribute(QStringLiteral("choice"), QStringLiteral("single"));
    xml.writeAttribute(QStringLiteral("showInline"), QStringLiteral("true"));
    if (isRequired)
        xml.writeAttribute(QStringLiteral("required"), QStringLiteral("true"));
    for (const QString& value : values) {
        xml.writeEmptyElement(QStringLiteral("Choice"));
        xml.writeAttribute(QStringLiteral("value"), value);
    }
    xml.writeEndElement();
}

void writeTextArea(QXmlStreamWriter& xml, const QString& name, int rows)
{
    xml.writeEmptyElement(QStringLiteral("TextArea"));
    xml.writeAttribute(QStringLiteral("name"), name);
    xml.writeAttribute(QStringLiteral("toName"), QLatin1String(Target));
    xml.writeAttribute(QStringLiteral("rows"), QString::number(rows));
    xml.writeAttribute(QStringLiteral("maxSubmissions"), QStringLiteral("1"));
    xml.writeAttribute(QStringLiteral("editable"), QStringLiteral("true"));
}

void writeText(QXmlStreamWriter& xml, const QString& name, const QString& value)
{
    xml.writeEmptyElement(QStringLiteral("Text"));
    xml.writeAttribute(QStringLiteral("name"), name);
    xml.writeAttribute(QStringLiteral("value"), value);
}

void writeHeader(QXmlStreamWriter& xml, const QString& text)
{
    xml.writeEmptyElement(QStringLiteral("Header"));
    xml.writeAttribute(QStringLiteral("value"), text);
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
    return collected([&](const ByteSink& sink) { return writeLabelStudioTasks(study, sink); });
}

QByteArray labelStudioConfig()
{
    QStringList emotions;
    for (Choice emotion : AllEmotions)
        emotions << emotionToken(emotion);
    QByteArray config;
    QXmlStreamWriter xml(&config);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(2);
    xml.writeStartElement(QStringLiteral("View"));
    writeText(xml, QStringLiteral("context"), QStringLiteral("$context"));
    writeText(xml, QStringLiteral("speaker"), QStringLiteral("$speaker_role"));
    writeText(xml, QStringLiteral("listener"), QStringLiteral("$listener_role"));
    writeText(xml, QStringLiteral("power"), QStringLiteral("$power_relation"));
    writeText(xml, QStringLiteral("utterance"), QStringLiteral("$utterance"));
    writeHeader(xml, QStringLiteral("What does the speaker feel?"));
    writeChoices(xml, QStringLiteral("emotion"), emotions, true);
    for (ScaleIndex dimension : AllDimensions) {
        QStringList points;
        for (int point = MinPoint; point <= MaxPoint; ++point)
            points << scaleLabel(dimension, point);
        writeHeader(xml, dimensionToken(dimension));
        writeChoices(xml, dimensionToken(dimension), points, true);
    }
    writeHeader(xml, QStringLiteral("Explanation"));
    writeTextArea(xml, QStringLiteral("explanation"), 3);
    writeHeader(xml, QStringLiteral("Malformed or unclear"));
    writeChoices(xml, QStringLiteral("flagged"), {QStringLiteral("yes")}, false);
    writeTextArea(xml, QStringLiteral("flag_reason"), 1);
    writeHeader(xml, QStringLiteral("Name and code of the annotator"));
    writeTextArea(xml, QStringLiteral("rater"), 1);
    writeTextArea(xml, QStringLiteral("rater_code"), 1);
    xml.writeEndElement();
    // A file begins with its first element and ends with a line.
    return config.trimmed() + '\n';
}

} // namespace subtext
