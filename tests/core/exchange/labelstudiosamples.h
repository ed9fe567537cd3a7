// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace subtext::test {

// Pieces of what Label Studio exports, with everything around an answer that it writes there.

/// The same with one key set.
inline QJsonObject with(QJsonObject object, const char* key, const QJsonValue& value)
{
    object[QString::fromLatin1(key)] = value;
    return object;
}

inline QJsonObject result(const QString& control, const QString& kind, const QJsonValue& value)
{
    return {
        {QStringLiteral("id"), QStringLiteral("Dx_aB91ISN")},
        {QStringLiteral("from_name"), control},
        {QStringLiteral("to_name"), QStringLiteral("utterance")},
        {QStringLiteral("type"), kind == QLatin1String("text") ? QStringLiteral("textarea") : kind},
        {QStringLiteral("origin"), QStringLiteral("manual")},
        {QStringLiteral("value"), QJsonObject{{kind, value}}}};
}

inline QJsonObject choice(const char* control, const char* word)
{
    return result(QString::fromLatin1(control), QStringLiteral("choices"),
                  QJsonArray{QString::fromLatin1(word)});
}

/// A whole answer in words.
inline QJsonArray wholeAnswer(const char* emotion = "joy")
{
    return {choice("emotion", emotion),
            choice("valence", "pleasant"),
            choice("arousal", "calm"),
            choice("dominance", "in control"),
            choice("confidence", "unsure"),
            result(QStringLiteral("explanation"), QStringLiteral("text"),
                   QJsonArray{QStringLiteral("Because of the tone.")})};
}

inline QJsonObject annotation(const char* email, const QJsonArray& results, int number = 101)
{
    return {{QStringLiteral("id"), number},
            {QStringLiteral("completed_by"),
             QJsonObject{{QStringLiteral("id"), 4},
                         {QStringLiteral("email"), QString::fromLatin1(email)},
                         {QStringLiteral("first_name"), QStringLiteral("A")},
                         {QStringLiteral("last_name"), QString()}}},
            {QStringLiteral("result"), results},
            {QStringLiteral("was_cancelled"), false},
            {QStringLiteral("ground_truth"), false},
            {QStringLiteral("created_at"), QStringLiteral("2025-03-09T22:16:08.728353Z")},
            {QStringLiteral("updated_at"), QStringLiteral("2025-03-09T22:16:08.728378Z")},
            {QStringLiteral("draft_created_at"), QJsonValue()},
            {QStringLiteral("lead_time"), 4.288},
            {QStringLiteral("prediction"), QJsonObject()},
            {QStringLiteral("task"), 11}};
}

inline QJsonObject sceneData(const char* id)
{
    return {{QStringLiteral("id"), QString::fromLatin1(id)},
            {QStringLiteral("subtype"), QStringLiteral("sarcasm-irony")},
            {QStringLiteral("speaker_role"), QStringLiteral("boss")},
            {QStringLiteral("listener_role"), QStringLiteral("clerk")},
            {QStringLiteral("context"), QStringLiteral("A late evening.")},
            {QStringLiteral("utterance"), QStringLiteral("How very kind.")}};
}

inline QJsonObject task(const QJsonObject& data, const QJsonArray& annotations)
{
    return {{QStringLiteral("id"), 11},
            {QStringLiteral("data"), data},
            {QStringLiteral("annotations"), annotations},
            {QStringLiteral("drafts"), QJsonArray()},
            {QStringLiteral("predictions"),
             QJsonArray{QJsonObject{{QStringLiteral("result"), wholeAnswer("fear")}}}},
            {QStringLiteral("meta"), QJsonObject()},
            {QStringLiteral("project"), 3},
            {QStringLiteral("updated_by"), 1}};
}

inline QByteArray json(const QJsonArray& tasks)
{
    return QJsonDocument(tasks).toJson();
}

/// One annotation in JSON-MIN.
inline QJsonObject minimal(const char* annotator, int number = 101)
{
    QJsonObject row = sceneData("7");
    row[QStringLiteral("emotion")] = QStringLiteral("joy");
    row[QStringLiteral("valence")] = QStringLiteral("pleasant");
    row[QStringLiteral("arousal")] =
        QJsonArray{QJsonObject{{QStringLiteral("rating"), 3}}}; // of seven: −1
    row[QStringLiteral("dominance")] = QStringLiteral("in control");
    row[QStringLiteral("confidence")] = QStringLiteral("unsure");
    row[QStringLiteral("explanation")] = QJsonObject{
        {QStringLiteral("text"), QJsonArray{QStringLiteral("First."), QStringLiteral("Second.")}}};
    row[QStringLiteral("annotator")] = QString::fromLatin1(annotator);
    row[QStringLiteral("annotation_id")] = number;
    row[QStringLiteral("created_at")] = QStringLiteral("2025-03-09T22:16:08.728353Z");
    row[QStringLiteral("updated_at")] = QStringLiteral("2025-03-09T22:16:08.728378Z");
    row[QStringLiteral("lead_time")] = 4.288;
    return row;
}

inline const QByteArray LabelStudioCsv(
    "annotation_id,annotator,arousal,confidence,context,created_at,dominance,emotion,explanation,"
    "id,lead_time,listener_role,speaker_role,subtype,updated_at,utterance,valence\n"
    "101,ann@example.org,\"[{\"\"rating\"\": 3}]\",unsure,A late evening.,"
    "2025-03-09T22:16:08.728353Z,in control,joy,"
    "\"{\"\"text\"\": [\"\"First.\"\", \"\"Second.\"\"]}\",7,4.288,"
    "clerk,boss,sarcasm-irony,2025-03-09T22:16:08.728378Z,How very kind.,pleasant\n");

} // namespace subtext::test
