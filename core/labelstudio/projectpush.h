// SPDX-License-Identifier: MIT
#pragma once

#include "core/labelstudio/answerpush.h"
#include "core/labelstudio/pushplan.h"

#include <QSet>

namespace subtext {

/// Everything that a push needs of a study; refers to the index.
struct PushSource
{
    const StudyIndex& study;
    std::vector<Annotation> history; ///< Every revision of every answer.
    std::vector<ImportMapping> known;
    QString guideline; ///< Shown to whoever labels there.
    int ratersPerItem = 1;
};

struct PushLook
{
    std::optional<StudioProject> project; ///< None: one is made.
    PushPlan plan;
    /// How long the server took for a request of the look. What is sent one by one takes about as
    /// long each: removals, and answers to scenes that are there where they are few or the server
    /// does not take many at once.
    qint64 msARequest = 0;
    /// How long these take in all; milliseconds.
    qint64 msOneByOne() const { return msARequest * plan.oneByOne(); }
};

struct PushDone
{
    qint64 project = 0;
    bool isNewProject = false;
    qint64 scenarios = 0;
    qint64 answers = 0;
    qint64 replaced = 0;
    qint64 unfinished = 0; ///< Model versions of a push that stopped, which are gone.

    /// Nothing was changed there.
    bool isNothing() const
    {
        return !isNewProject && scenarios == 0 && answers == 0 && replaced == 0 && unfinished == 0;
    }
};

/// Puts scenes, and where that is wished answers and gold labels, into a project of a server: the
/// one with this number, else the one that an earlier push made of this study, else a new one.
/// Only what is missing there is sent, so that doing it again sends nothing; what stopped half-way
/// goes on from there. The interface of a project that is there is never changed.
class ProjectPush : public QObject
{
    Q_OBJECT
public:
    /// What it is given must outlive it.
    ProjectPush(LabelStudioClient& client, const PushSource& source, const PushWishes& wishes,
                std::optional<qint64> project, QObject* parent = nullptr);

    using Looked = std::function<void(const Result<PushLook>& look)>;
    /// Writes nothing. Errors: those of the client; ServerRefused (value: "interface") where
    /// answers would go to a project that asks something else.
    void look(Looked looked);
    using Pushed = std::function<void(const Result<void>& pushed)>;
    /// After a look. How far it came is in done() also where it failed.
    void run(Pushed pushed);
    const PushDone& done() const { return m_done; }

Q_SIGNALS:
    /// 0 … 1.
    void progressed(double done);

private:
    /// Asks, and notes how long the answer took.
    void get(const QString& path, std::function<void(const Result<QJsonDocument>&)> take);
    void findProject();
    void takeProject(const StudioProject& project);
    void askForPeople();
    void askForUnfinished();
    void askForConnectedModels();
    void askForActions();
    void askForTasks(int page);
    void takeTasks(int page, const Result<QJsonDocument>& answer);
    void endLook(const Result<void>& found);

    void validateInterface();
    void makeProject();
    void sendScenes();
    void sendAnswers();
    void removeObsolete();
    void removeOne();
    void endRun(const Result<void>& done);
    void step(qint64 units);

    LabelStudioClient& m_client;
    const PushSource& m_source;
    PushWishes m_wishes;
    std::optional<qint64> m_number;
    Looked m_looked;
    Pushed m_pushed;
    PushLook m_look;
    PushDone m_done;
    std::vector<TaskThere> m_there;
    QSet<qint64> m_known; ///< Their numbers.
    QHash<qint64, QString> m_codes;
    std::unique_ptr<QObject> m_list;
    std::unique_ptr<AnswerPush> m_answers;
    QStringList m_unfinished;
    bool m_takesMany = false;
    std::size_t m_next = 0;
    qint64 m_askedMs = 0; ///< By the requests of the look, which are this many.
    qint64 m_asked = 0;
    qint64 m_units = 0;
};

/// By what a project is known that was made of a study.
QString pushMark(const StudyInfo& info);

} // namespace subtext
