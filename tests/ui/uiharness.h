// SPDX-License-Identifier: MIT
#pragma once

#include "core/course/labelling.h"
#include "core/course/roster.h"
#include "tests/support/environments.h"
#include "ui/answer/answerpanel.h"
#include "ui/label/labelpage.h"
#include "ui/prompts/prompts.h"
#include "ui/shell/mainwindow.h"

#include <QTemporaryDir>
#include <QTest>

namespace subtext::test {

/// Answers questions by script and remembers what was said.
class ScriptedPrompts : public Prompts
{
public:
    QStringList said; ///< "title | text" of everything told or asked.
    QList<int> choices;
    QStringList paths;       ///< For file dialogs, taken from the front.
    QStringList suggestions; ///< What files were to be called.
    QStringList folders;     ///< "title | where it begins" of every folder asked for.

    void tell(QWidget* parent, const QString& title, const QString& text) override;
    void chooseOrStay(QWidget* parent, const QString& title, const QString& text,
                      const QStringList& choices, const QString& stay,
                      const std::function<void(int)>& done) override;
    void openFiles(QWidget* parent, const QString& title, const QString& filter,
                   const std::function<void(const QStringList&)>& done) override;
    void openFile(QWidget* parent, const QString& title, const QString& filter,
                  const std::function<void(const QString&)>& done) override;
    void openFolder(QWidget* parent, const QString& title, const QString& suggestion,
                    const std::function<void(const QString&)>& done) override;
    void saveFile(QWidget* parent, const QString& title, const QString& suggestion,
                  const QString& filter, const std::function<void(const QString&)>& done) override;
    void saveNewFile(QWidget* parent, const QString& title, const QString& suggestion,
                     const QString& filter,
                     const std::function<void(const QString&)>& done) override;
};

/// The real window on a folder of its own, on screen and active.
class Desk
{
public:
    /// Of somebody who knows the keys of the Label place, or who meets it for the first time.
    enum class Knows { Keys, Nothing };
    /// `textSize` is in percent.
    explicit Desk(Knows knows = Knows::Keys, int textSize = 100);

    /// Makes a study of `items` sarcasm scenes for one annotator, in file order, and signs in.
    void startLabelling(int items);
    /// The same with the scenes of any task.
    void startLabelling(const Task& task, const std::vector<Scenario>& scenes);
    /// Closes the window as a user does and opens another on the same study and person.
    void restart();

    MainWindow& window() { return *m_window; }
    LabelPage& page() { return *m_window->labelPage(); }
    LabelSession& session() { return *page().session(); }
    Study& study() { return *m_window->study(); }
    QWidget* step(StepIndex step) { return page().answerPanel()->stepWidget(step); }
    Settings& settings() { return m_settings; }
    QString filePath(const QString& name) const { return m_folder.filePath(name); }

    /// A key to whatever has the focus.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString& text);
    /// Five digits, an explanation and Ctrl+Enter.
    void labelItem(const QString& digits, const QString& explanation);

    FixedClock clock;
    CountingIds ids{1'000'000};
    ScriptedPrompts prompts;

private:
    void openWindow();
    std::unique_ptr<Study> makeStudy(const std::optional<Task>& task);
    void signInAlone(std::unique_ptr<Study> study);

    QTemporaryDir m_folder;
    Settings m_settings;
    std::unique_ptr<MainWindow> m_window;
    QString m_studyPath;
    PersonId m_person;
};

/// A CSV of scenes in a file named after its subtype.
QString writeScenes(const QString& folder, int count);

} // namespace subtext::test
