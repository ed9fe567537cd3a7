// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/labelstudio/labelstudiowriter.h"
#include "core/labelstudio/studioproject.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>

namespace subtext {

/// What goes to a project beside the scenes.
struct PushWishes
{
    bool withAnswers = false;
    bool withGold = false;
};

/// An annotation on the server, as far as a push asks about it.
struct AnnotationThere
{
    qint64 id = 0;
    qint64 person = 0;           ///< Their number there.
    QString own;                 ///< The UUID of the answer that it was written of; empty: none.
    QString code;                ///< Whose it says that it is.
    bool isChangedThere = false; ///< Since it was written.
};

struct TaskThere
{
    qint64 id = 0;
    QJsonObject data;
    QString study; ///< Whose task it says that it is.
    std::vector<AnnotationThere> annotations;
};

/// None where an element of the list of tasks is no task.
std::optional<TaskThere> taskThereFrom(const QJsonObject& task);

/// What is not on the server yet. Refers to the study's data.
struct PushPlan
{
    struct NewAnswer
    {
        qint64 task = 0;
        const Annotation* annotation = nullptr;
    };

    std::vector<const Scenario*> scenarios;
    std::vector<NewAnswer> answers;
    std::vector<qint64> obsolete; ///< Annotations that a later revision of ours replaces.
    qint64 answersOfNew = 0;      ///< That go along with new scenes.
    qint64 scenariosThere = 0;
    qint64 answersThere = 0;
    qint64 givenThere = 0;   ///< The person answered there by themselves.
    qint64 changedThere = 0; ///< Somebody changed our answer there; it stays.
    qint64 foreign = 0;      ///< Tasks that are no scene of the study.
    qint64 doubled = 0;      ///< Further tasks of a scene that has one.

    bool isNothing() const { return scenarios.empty() && answers.empty() && obsolete.empty(); }
};

/// What people agree to before anything goes to somebody else's server, as ModelRuns keeps it: that
/// texts of this kind go there, and how much they were shown of it.
QByteArray pushWording(const PushWishes& wishes);
/// The same before anything is asked of it: that this program signs in there.
QByteArray signInWording();
QJsonObject pushShown(const PushPlan& plan, const PushWishes& wishes);

/// A scene is known again by its name, else by its texts; an answer by its UUID, that of an
/// earlier revision (`history`: UUIDs of all revisions) or its person. `codes`: whom the study
/// knows under which number there. Pure.
PushPlan planPush(const StudyIndex& study, const std::vector<Annotation>& history,
                  const std::vector<TaskThere>& there, const QHash<qint64, QString>& codes,
                  const PushWishes& wishes);

/// Whom the study knows under which number of that server, by code: as a pull kept it, else by
/// e-mail address.
QHash<qint64, QString> codesOf(const QUrl& server, const std::vector<StudioPerson>& there,
                               const std::vector<ImportMapping>& known,
                               const std::vector<Person>& people);

} // namespace subtext
