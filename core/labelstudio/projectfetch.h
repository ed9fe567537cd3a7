// SPDX-License-Identifier: MIT
#pragma once

#include "core/labelstudio/labelstudioclient.h"
#include "core/labelstudio/studioproject.h"

#include <QSet>

namespace subtext {

/// Lists the projects of a server, page by page.
class ProjectList : public QObject
{
    Q_OBJECT
public:
    /// The client must outlive it.
    explicit ProjectList(LabelStudioClient& client, QObject* parent = nullptr);

    using Listed = std::function<void(const Result<std::vector<StudioProject>>& projects)>;
    /// `listed` is called once; no project is in it twice. The next page is always the next number
    /// on the same server, whatever an answer calls it. Errors: those of the client; ServerRefused
    /// (value: "answer") where an answer is no list, or where there is no end to the pages.
    void start(Listed listed);

private:
    void askPage(int page);
    void take(int page, const Result<QJsonDocument>& answer);
    void end(const Result<std::vector<StudioProject>>& projects);

    LabelStudioClient& m_client;
    Listed m_listed;
    std::vector<StudioProject> m_projects;
    QSet<qint64> m_known;       ///< Their numbers.
    qsizetype m_characters = 0; ///< In their texts.
};

/// Fetches a project whole, into a folder: its interface, its people, and all its tasks as one
/// export. That export is removed from the server again, also where the fetch fails or is
/// cancelled; one of whose making no answer came is looked for by its title, where the server lists
/// them. One that is left all the same, or that a killed program left, is removed as soon as the
/// project is fetched again, however that ends.
class ProjectFetch : public QObject
{
    Q_OBJECT
public:
    /// The client must outlive it.
    ProjectFetch(LabelStudioClient& client, qint64 project, const QString& folder,
                 QObject* parent = nullptr);

    using Fetched = std::function<void(const Result<FetchedProject>& fetched)>;
    /// `fetched` is called once. Errors: those of the client; ServerRefused (value: "answer") where
    /// an answer is not what it should be.
    void start(Fetched fetched);

Q_SIGNALS:
    /// What is being done now, as a token: "project", "people", "export", "download".
    void stepped(const QString& step);

private:
    using Then = std::function<void(const QJsonDocument& answer)>;
    void ask(const QString& step, const QString& path, Then then);
    void askForProject();
    void askForPeople();
    void makeExport();
    void takeExport(const QJsonObject& answer);
    void pollExport(qint64 number);
    void download(qint64 number);
    void downloadAtOnce();
    void save(const QString& path, std::function<void(const Result<void>&)> then);
    void removeExports(std::vector<qint64> numbers, const std::function<void()>& then);
    void removeListed(const std::function<bool(const QJsonValue&)>& isMeant,
                      const std::function<void()>& then);
    void end(const Result<void>& done);
    void tell(const Result<void>& done);
    void unexpected(const QString& what);

    LabelStudioClient& m_client;
    qint64 m_number;
    QString m_path;  ///< Of the project's part of the interface.
    QString m_title; ///< Of its export, and of no other.
    FetchedProject m_fetched;
    std::optional<qint64> m_export; ///< That was made and not removed yet.
    bool m_isPerhapsThere = false;  ///< It was asked for, and no answer has said its number yet.
    Fetched m_done;
    int m_polls = 0;
};

} // namespace subtext
