// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <mutex>

namespace subtext::test {

/// What a server of Label Studio answers to the requests of the bridge, in the shapes that release
/// 1.23.2 was seen to answer in: projects, people, tasks page by page, snapshots, imports, single
/// annotations, predictions of which annotations are made. It keeps what it is sent.
class PlayedStudio
{
public:
    struct Answer
    {
        int status = 200;
        QByteArray body;
        QByteArray type = "application/json";
    };

    /// A project with this interface; its number.
    int addProject(const QString& title, const QString& interface, const QString& description = {});
    /// What a project tells its annotators, as HTML.
    void instruct(int project, const QString& instructions);
    void addPerson(int number, const QString& email);
    /// A task with these data; its number.
    int addTask(int project, const QJsonObject& data);
    /// Somebody's annotation of a task; its number.
    int annotate(int task, int person, const QJsonArray& results,
                 const QString& at = QStringLiteral("2026-03-01T10:00:00.000000Z"));
    void change(int annotation, const QJsonArray& results, const QString& at, int by);
    void draft(int task, int person, const QJsonArray& results, const QString& at);
    QJsonObject task(int number) const;
    /// The annotation itself, to be changed.
    QJsonObject annotation(int number) const;
    void setAnnotation(const QJsonObject& annotation);
    /// A prediction of a task, by this model version.
    void predict(int task, const QString& modelVersion, const QJsonArray& results);
    void setTask(const QJsonObject& task);
    /// A model that answers by itself; there for all projects.
    void connectModel(const QString& title);
    /// Which model's predictions a project shows; empty: none.
    void showModel(int project, const QString& modelVersion);
    QString modelShownBy(int project) const;
    QJsonArray tasksOf(int project) const;
    int taskCount() const;
    int annotationCount() const;
    int predictionCount() const;
    int projectCount() const;
    int exportCount() const;
    /// An export that somebody has made and left there.
    void leaveExport(int project, const QString& title,
                     const QString& status = QStringLiteral("completed"));

    /// `path` with its query, as it is asked.
    Answer answer(const QByteArray& method, const QByteArray& path, const QByteArray& body);

    QByteArray token = "0123456789abcdef0123456789abcdef01234567";
    qsizetype largestPage = 1000; ///< Of tasks and projects, whatever is asked for.

private:
    Answer projects(const QByteArray& method, const QString& rest, const QString& query,
                    const QByteArray& body);
    Answer project(const QByteArray& method, int number, const QString& rest,
                   const QByteArray& body);
    Answer exports(const QByteArray& method, int number, const QString& rest,
                   const QByteArray& body);
    Answer take(int project, const QByteArray& body);
    Answer takePredictions(int project, const QByteArray& body);
    Answer modelVersions(const QByteArray& method, int project, const QByteArray& body);
    Answer modelsOf(int project);
    Answer act(const QString& query, const QByteArray& body);
    Answer tasks(const QString& query) const;
    Answer annotateBy(int task, const QByteArray& body);
    QJsonObject withCounts(QJsonObject project) const;
    QJsonObject withAnnotations(const QJsonObject& task, bool isWhole) const;
    QJsonObject person(int number) const;
    QString email(int number) const;

    mutable std::recursive_mutex m_mutex;
    QJsonArray m_people;
    QJsonArray m_projects;
    QJsonArray m_tasks;
    QStringList m_connected; ///< Models.
    QJsonArray m_annotations;
    QJsonArray m_drafts;
    int m_lastAnnotation = 0;
    int m_lastExport = 0;
    QJsonArray m_exports;
};

} // namespace subtext::test
