// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/teststudy.h"
#include "tests/ui/uiharness.h"
#include "ui/adjudicate/deskcharts.h"
#include "ui/adjudicate/deskpage.h"

class QListView;

namespace subtext {
class PickButton;
}

namespace subtext::test {

/// An item of DeskStudy on which annotators said trust, fear and disgust.
inline const QString Split = QStringLiteral("mixed-signals/2");

/// One item of a study made for the desk: what each rater says.
struct DeskPlan
{
    QString group = Subtype::MixedSignals;
    std::vector<Choice> votes;
    bool isMalformed = false; ///< The first rater flags the item.
    bool isWide = false;      ///< The first two raters lie at both ends of valence.

    /// A split in the file order of its votes.
    static DeskPlan split(Choice a, Choice b, Choice c)
    {
        return {Subtype::DeflectionMisdirection, {a, b, c}};
    }
};

/// What a study of another task is made of: its scenes, and of each what every rater answers.
struct DeskAnswers
{
    Task task;
    std::vector<Scenario> scenes;
    std::vector<std::vector<Answer>> answers; ///< By scene; all of one length.
};

/// Twelve items: in mixed signals four splits, a majority, a unanimous one, a majority flagged as
/// malformed and a unanimous one with a wide range; in passive aggression three splits and a
/// unanimous one.
std::vector<DeskPlan> deskPlans();

/// The real window with a study open and an adjudicator signed in, at the place Adjudicate. Reads
/// what is on screen and sends keys to whatever has the focus; decides nothing by itself.
class DeskWindow
{
public:
    enum class Data {
        Invented,        ///< deskPlans().
        PublishedNoGold, ///< The published annotations, still to be adjudicated.
    };

    explicit DeskWindow(Data data = Data::Invented);
    explicit DeskWindow(const std::vector<DeskPlan>& plans);
    explicit DeskWindow(const DeskAnswers& given);
    ~DeskWindow();

    /// Signs in Morgan (1, code J1) or Nuria (2, code J2).
    void signIn(int adjudicator);
    /// Adds a coordinator, who decides nothing here, and goes to the desk as that person.
    void lookOn();
    /// Closes the window as a user does and opens another on the same file and person.
    void restart(Study::Access access = Study::Access::Write);

    MainWindow& window() { return *m_window; }
    DeskPage& page() { return *m_window->deskPage(); }
    Study& study() { return *m_window->study(); }
    FixedClock& clock() { return m_study.clock; }
    /// A minute later, an annotator (from 1) answers an item that everybody had answered.
    void revise(const QString& name, int annotator, Choice choice);
    Person adjudicator(int number)
    {
        return m_adjudicators.at(static_cast<std::size_t>(number - 1));
    }
    PersonId signedIn() { return adjudicator(m_number).id; }
    /// What the study's file holds of an item, through a connection of its own.
    DeskCase onDisk(const QString& name);
    std::vector<Decision> decisionsOnDisk();

    // What is on screen.
    QListView* list();
    QString itemName();                 ///< "subtype/id" of the marked line of the queue.
    QString stateWord();                ///< Of the marked line: "open", "decided: Joy", …
    QStringList listed();               ///< Names, top to bottom.
    QString counts();                   ///< "9 shown · 9 to review · 7 waiting"
    int waiting();                      ///< The last of these.
    std::vector<Choice> columnLabels(); ///< By place.
    std::optional<Pick> chosen();       ///< The button that is down.
    QString basis();                    ///< In the box; empty: none.
    QString note();
    QString saved();         ///< "Draft saved", "Not saved", …
    QString missing();       ///< What it says is missing; empty: nothing.
    QStringList hintLines(); ///< Those that are shown.
    const MiniBars::Content& chart(DeskChart chart);

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// The key of a place: the label of the annotator there.
    void take(int place);
    /// As real keys with their text.
    void type(const QString& text);
    /// Ctrl+K and Ctrl+J through the list until this item is on screen.
    void goTo(const QString& name);
    /// Picks a place, a basis by Ctrl+digit, and saves.
    void decide(int place, int basisKey = 1);
    /// Into the note, some words, and out again.
    void write(const QString& note);
    /// Ctrl+F, these words, and what comes of them.
    void search(const QString& text);
    void undo() { press(Qt::Key_Z, Qt::ControlModifier); }
    void redo() { press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    void save() { press(Qt::Key_Return, Qt::ControlModifier); }

    ScriptedPrompts prompts;

private:
    void fill(const std::vector<DeskPlan>& plans);
    void begin();
    void openWindow();

    TestStudy m_study; // its folder, clock and ids outlive the window
    Settings m_settings;
    std::unique_ptr<MainWindow> m_window;
    std::vector<Person> m_adjudicators;
    int m_number = 1;
};

/// The button of the panel that decides so at first look; none where the task has no such option.
PickButton* pickButton(const DecisionPanel* panel, const Pick& pick);

/// The gold label of every item by its name; "ambiguous" or empty where there is none.
std::map<QString, QString> goldByName(Study& study);

/// Every text that a tree of widgets holds, hidden ones too: all string properties, lists and
/// boxes in every role, actions. `except` is left out with everything in it.
QStringList textsOf(const QObject& root, const QObject* except = nullptr);
/// What a screen reader can find there: names, descriptions, values and help of everything.
QStringList spokenTexts(QWidget& root, const QObject* except = nullptr);

} // namespace subtext::test
