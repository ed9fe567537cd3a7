// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"

#include <QByteArray>
#include <QSize>

#include <functional>

class QWidget;

namespace subtext {

class MainWindow;
class Prompts;
class SetupWizard;
struct Person;

/// Takes a picture of the widget and saves it under the name.
using TakePicture = std::function<void(QWidget& widget, const QByteArray& name)>;

/// The set-up page by page, as it is met and as it is when something is wrong.
bool tourSetup(Prompts& prompts, const QString& folder, const Environment& environment,
               const TakePicture& picture);

/// The Roster place: before and after the hand-outs, with files that came back, and the settings.
bool tourRoster(MainWindow& window, const QString& folder, const Environment& environment,
                const TakePicture& picture);

/// A norming round of three people, as one of them and then the coordinator sees it; closed after
/// it.
void tourNorming(MainWindow& window, Prompts& prompts, const std::vector<PersonId>& people,
                 const TakePicture& picture);

/// The choice of the task, a document that cannot be used, and the editor with each of three tasks.
/// The wizard is left with the task that it had.
void tourTaskEditor(SetupWizard& wizard, Prompts& prompts, const QString& folder,
                    const TakePicture& picture);

/// A CSV that imports, and one with rows that are refused and characters that are damaged.
void writeTourCsv(const QString& good, const QString& bad);

/// A study of four scenes that strain the page, with one annotator, in file order.
Result<std::unique_ptr<Study>> makeSpecialStudy(const QString& path,
                                                const Environment& environment);

/// The same scenes, labelled by so many invented annotators, and a coordinator.
Result<std::unique_ptr<Study>> makeCrowdStudy(const QString& path, int annotators,
                                              const Environment& environment);

/// Goes through the Release place: first with a study in which every check finds something, then
/// with one that may go out, up to a release and the next version. Studies and releases go to
/// `folder`. `picture` takes a picture of the window. False where something could not be made.
bool tourRelease(MainWindow& window, const QString& folder, const Environment& environment,
                 const std::function<void(const QByteArray& name)>& picture);

/// The way of one annotator through a hand-out, in a window of its own: consent, practice, the
/// repeats after the last item, and the file to return. Studies go to `folder`. `picture` takes a
/// picture of a widget. False where something could not be made.
bool tourCourse(QSize size, const QString& folder, const Environment& environment,
                const TakePicture& picture);

/// A study with cue words and questions, in a window of its own: what annotators ask and are told,
/// a scene for practice, an item to label again, and the mirrors. The study goes to `folder`.
/// `picture` takes a picture of a widget. False where something could not be made.
bool tourEvidence(QSize size, const QString& folder, const Environment& environment,
                  const TakePicture& picture);

/// A study that is shared with a team, in a window of its own: the dialogs, and the line at the
/// foot with a server that is played. The study goes to `folder`. `picture` takes a picture of a
/// widget. False where something could not be made.
bool tourTeam(QSize size, const QString& folder, const Environment& environment,
              const TakePicture& picture);

/// The desk of whoever has signed in: a split before and after the first pick, what is missing, an
/// item left out, an ambiguous one, a majority overridden, the empty queue, the locked study.
void tourDesk(MainWindow& window, const TakePicture& take);

/// Pictures of two adjudicators who differ: both sides, the history, a proposal to confirm, and
/// what a coordinator sees of them. False where the study could not be made.
bool tourSettling(MainWindow& window, const QString& folder, const Environment& environment,
                  const TakePicture& take);

/// The Models place of a study of CEI's task, made in the folder: without predictions, files on
/// their way in, then with those of invented models.
bool tourModels(MainWindow& window, const QString& folder, const Environment& environment,
                const TakePicture& picture);

/// Goes through every place with studies that ask something else than CEI: the demonstration of
/// EmoScene, and the task of the manual, which no code knows. Studies go to `folder`. `picture`
/// takes a picture of a widget. False where something could not be made.
bool tourTasks(MainWindow& window, const QString& folder, const Environment& environment,
               const TakePicture& picture);

/// Label Studio's dialog, with an invented server: where it is, its projects, what one of them
/// would give and means, what the study would send.
void tourLabelStudio(Study& study, const Person& coordinator, const Environment& environment,
                     const TakePicture& take);

} // namespace subtext
