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
    bool isCopy = false;         ///< Somebody made it there from another annotation.
    /// A hash of its results, without what this program notes beside them; equal where two
    /// annotations say the same.
    QByteArray says;
};

struct TaskThere
{
    qint64 id = 0;
    QJsonObject data;
    QString study; ///< Whose task it says that it is.
    std::vector<AnnotationThere> annotations;
};

/// Without those that were skipped.
std::vector<AnnotationThere> annotationsThereFrom(const QJsonArray& annotations);

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
    /// An annotation of ours that another one stands beside.
    struct Obsolete
    {
        qint64 task = 0;
        qint64 annotation = 0;
        QString replacedBy; ///< The UUID of the answer in that other one.
    };

    std::vector<const Scenario*> scenarios;
    std::vector<NewAnswer> answers;
    /// Earlier revisions, and what two pushes at a time sent twice.
    std::vector<Obsolete> obsolete;
    /// Model versions under which a push that stopped left answers half-way.
    QStringList unfinished;
    bool takesMany = false;  ///< Whether the server takes many answers at once.
    qint64 answersOfNew = 0; ///< That go along with new scenes.
    qint64 scenariosThere = 0;
    qint64 answersThere = 0;
    qint64 givenThere = 0;   ///< The person answered there by themselves.
    qint64 changedThere = 0; ///< Somebody changed our answer there; it stays.
    qint64 foreign = 0;      ///< Tasks that are no scene of the study.
    qint64 doubled = 0;      ///< Further tasks of a scene that has one.

    bool isNothing() const
    {
        return scenarios.empty() && answers.empty() && obsolete.empty() && unfinished.isEmpty();
    }
    /// Whether the answers go many at once: a few are sooner there one by one.
    bool sendsMany() const;
    /// How many requests there are for one annotation each.
    qint64 oneByOne() const;
};

/// The answers in parts that go at once, no two of one task together: where predictions are
/// removed, Label Studio counts on as if there had been one a task.
std::vector<std::vector<PushPlan::NewAnswer>>
partsOf(const std::vector<PushPlan::NewAnswer>& answers);

/// Whether an annotation can go: what takes its place is there, and it is nobody's work, neither
/// changed nor a copy. One with the UUID of the other goes only where it is the later one and says
/// the same, by the same account. `there`: all of its task, as they are now.
bool isReplaced(const PushPlan::Obsolete& obsolete, const std::vector<AnnotationThere>& there);

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
