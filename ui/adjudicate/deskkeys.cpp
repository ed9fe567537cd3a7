// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/deskkeys.h"

#include "core/adjudication/basisrules.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/kindsofstudy.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/deskleavingout.h"
#include "ui/adjudicate/desknotices.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/deskquestions.h"
#include "ui/adjudicate/desksession.h"
#include "ui/adjudicate/placekeys.h"
#include "ui/adjudicate/practicenote.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/adjudicate/secondlookoffer.h"
#include "ui/answer/answerkeys.h"
#include "ui/text/words.h"

#include <QListView>
#include <QPlainTextEdit>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

using Row = std::vector<std::pair<QKeySequence, ActionRegistry::Run>>;

/// What is done to the session that the page has by then.
ActionRegistry::Run inSession(DeskPage& page, const std::function<void(DeskSession&)>& run)
{
    return [&page, run] {
        if (page.session())
            run(*page.session());
    };
}

Row optionKeys(DeskPage& page, Qt::KeyboardModifiers modifiers)
{
    constexpr int Digits = 9;
    Row row;
    for (int place = 0; place < Digits; ++place) {
        const auto key = static_cast<Qt::Key>(Qt::Key_1 + place);
        const bool isShifted = modifiers.testFlag(Qt::ShiftModifier);
        row.emplace_back(QKeySequence(modifiers | key),
                         inSession(page, [place, isShifted](DeskSession& s) {
                             s.editing().chooseAt(place, isShifted);
                         }));
    }
    return row;
}

/// Where a question has more than nine options, or a board more rows, letters go on as in Label,
/// and those of the places mean an option.
int placeAfterDigits(Qt::Key letter)
{
    constexpr int Digits = 9;
    return Digits + static_cast<int>(letter) - static_cast<int>(Qt::Key_A);
}

Row placeKeys(DeskPage& page)
{
    Row row;
    for (std::size_t i = 0; i < PlaceKeys.size(); ++i) {
        const int place = static_cast<int>(i) + 1;
        const int option = placeAfterDigits(PlaceKeys.at(i));
        row.emplace_back(QKeySequence(PlaceKeys.at(i)),
                         inSession(page, [place, option](DeskSession& s) {
                             if (s.editing().hasPlace(option))
                                 s.editing().chooseAt(option, false);
                             else
                                 s.editing().take(place);
                         }));
    }
    return row;
}

Row placeKeysBesideLetters(DeskPage& page)
{
    Row row;
    for (std::size_t i = 0; i < PlaceKeys.size(); ++i) {
        const int place = static_cast<int>(i) + 1;
        row.emplace_back(QKeySequence(Qt::ALT | PlaceKeys.at(i)),
                         inSession(page, [place](DeskSession& s) { s.editing().take(place); }));
    }
    return row;
}

/// Letters past nine that are the key of no place, and with Shift every one.
Row letterKeys(DeskPage& page, Qt::KeyboardModifiers modifiers)
{
    Row row;
    for (int key = Qt::Key_A; key <= Qt::Key_W; ++key) {
        const auto letter = static_cast<Qt::Key>(key);
        const bool isShifted = modifiers.testFlag(Qt::ShiftModifier);
        const bool isOfPlace =
            std::find(PlaceKeys.begin(), PlaceKeys.end(), letter) != PlaceKeys.end();
        if (isOfPlace && !isShifted)
            continue;
        const int option = placeAfterDigits(letter);
        row.emplace_back(QKeySequence(modifiers | letter),
                         inSession(page, [option, isShifted](DeskSession& s) {
                             s.editing().chooseAt(option, isShifted);
                         }));
    }
    return row;
}

Row basisKeys(DeskPage& page)
{
    Row row;
    for (std::size_t i = 0; i < StatedBases.size(); ++i) {
        const auto key = static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i));
        row.emplace_back(QKeySequence(Qt::CTRL | key),
                         [&page, basis = StatedBases.at(i)] { page.stateBasis(basis); });
    }
    return row;
}

/// Makes the actions of the desk, in the order in which the list of keys shows them.
class DeskKeyMaker
{
public:
    DeskKeyMaker(ActionRegistry& actions, DeskPage& page)
        : m_actions(actions)
        , m_page(page)
    {}

    DeskKeys make()
    {
        addChoosing();
        addDeciding();
        addGoing();
        addLooking();
        return std::move(m_keys);
    }

private:
    QAction* add(const QString& text, const QList<QKeySequence>& sequences,
                 const std::function<void(DeskSession&)>& run, const QString& only = {})
    {
        return m_actions.add(&m_page, m_place, text, sequences, inSession(m_page, run),
                             Role::Annotator, only);
    }
    std::vector<QAction*> addRow(const QString& text, const QString& words, const Row& row,
                                 const QString& only = {}, const QString& keysOf = {})
    {
        return m_actions.addRow(&m_page, m_place, text, words, row, only, keysOf);
    }
    void addLetters(const QString& text, const QString& words, const Row& row, const QString& only)
    {
        const auto made = addRow(text, words, row, only);
        m_keys.pastNine.insert(m_keys.pastNine.end(), made.begin(), made.end());
    }
    void addChoosing();
    void addDeciding();
    void addGoing();
    void addLooking();

    ActionRegistry& m_actions;
    DeskPage& m_page;
    const QString m_place = DeskPage::tr("Adjudicate");
    DeskKeys m_keys;
};

/// What an option, a row of a board or an annotator's label is chosen by.
void DeskKeyMaker::addChoosing()
{
    DeskPage& page = m_page; // which outlives this
    addRow(DeskPage::tr("Choose an option, as in Label"), DeskPage::tr("1 to 9"),
           optionKeys(page, Qt::NoModifier), {}, KeysOfOptions);
    m_actions.note(m_place, DeskPage::tr("On a board: yes to a row"), DeskPage::tr("1 to 9"),
                   boardKind(), KeysOfRows);
    addRow(DeskPage::tr("On a board: no to a row"), DeskPage::tr("Shift+1 to Shift+9"),
           optionKeys(page, Qt::ShiftModifier), boardKind());
    addLetters(DeskPage::tr("The options or rows beyond the ninth, as in Label"),
               DeskPage::tr("A to W"), letterKeys(page, Qt::NoModifier), pastNineKind());
    addLetters(DeskPage::tr("On a board: no to a row beyond the ninth"),
               DeskPage::tr("Shift+A to Shift+W"), letterKeys(page, Qt::ShiftModifier),
               longBoardKind());
    m_keys.ofSeveral.push_back(add(
        DeskPage::tr("Next question that needs a pick, or else the next one"),
        {QKeySequence(Qt::Key_Right)},
        [](DeskSession& session) { session.editing().goToNextQuestion(); },
        severalQuestionsKind()));
    m_keys.ofSeveral.push_back(add(
        DeskPage::tr("Previous question"), {QKeySequence(Qt::Key_Left)},
        [](DeskSession& session) { session.editing().goToPreviousQuestion(); },
        severalQuestionsKind()));
    addRow(DeskPage::tr("Take the label of the annotator in the first, second, … place"),
           DeskPage::tr("A  S  D  F  G  H  J  K  L"), placeKeys(page));
    addLetters(DeskPage::tr("The same, where letters choose options"),
               DeskPage::tr("Alt+A, S, D, …"), placeKeysBesideLetters(page), pastNineKind());
}

/// What is said of the item as a whole, up to saving it.
void DeskKeyMaker::addDeciding()
{
    DeskPage& page = m_page; // which outlives this
    add(DeskPage::tr("Ambiguous: keep the distribution"), {QKeySequence(Qt::CTRL | Qt::Key_B)},
        [](DeskSession& session) { session.editing().choose({}); });
    add(DeskPage::tr("Mark the label as ambiguous; label and mark are both kept"),
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B)},
        [&page](DeskSession&) { page.toggleMark(); });
    add(DeskPage::tr("Leave the item out: the scene is unusable"),
        {QKeySequence(Qt::CTRL | Qt::Key_M)}, [&page](DeskSession&) { page.leavingOut()->ask(); });
    addRow(DeskPage::tr("Basis, in the order of the box"), DeskPage::tr("Ctrl+1 to Ctrl+6"),
           basisKeys(page));
    add(DeskPage::tr("Save and next; when settling: propose, or confirm the proposal"),
        {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
        [](DeskSession& session) { session.save(); });
}

/// From one item to another, and to the note.
void DeskKeyMaker::addGoing()
{
    DeskPage& page = m_page; // which outlives this
    add(DeskPage::tr("Next item of the queue"), {QKeySequence(Qt::CTRL | Qt::Key_J)},
        [](DeskSession& session) { session.showNext(); });
    add(DeskPage::tr("Previous item of the queue"), {QKeySequence(Qt::CTRL | Qt::Key_K)},
        [](DeskSession& session) { session.showPrevious(); });
    add(DeskPage::tr("Go to the note, or leave it"), {QKeySequence(Qt::CTRL | Qt::Key_L)},
        [&page](DeskSession& session) {
            if (page.decision()->noteEdit()->hasFocus())
                page.restFocus(Qt::ShortcutFocusReason);
            else if (session.editing().isShowing())
                page.decision()->noteEdit()->setFocus(Qt::ShortcutFocusReason);
        });
    m_actions.note(m_place, DeskPage::tr("Leave the note"), DeskPage::tr("Esc"));
    add(DeskPage::tr("Phrases for the note"), {QKeySequence(Qt::CTRL | Qt::Key_Space)},
        [&page](DeskSession&) { page.decision()->showSnippets(); });
    add(DeskPage::tr("Hold for later and go on; on a held item, stop holding it"),
        {QKeySequence(Qt::CTRL | Qt::Key_H)}, [](DeskSession& session) { session.hold(); });
    add(DeskPage::tr("Undo, including decisions and settling"),
        {QKeySequence(Qt::CTRL | Qt::Key_Z)}, [&page](DeskSession&) { page.notices()->undo(); });
    add(DeskPage::tr("Redo"),
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
        [](DeskSession& session) { session.redo(); });
}

/// What else can be looked at or asked about.
void DeskKeyMaker::addLooking()
{
    DeskPage& page = m_page; // which outlives this
    add(DeskPage::tr("Show or hide the tallies"), {QKeySequence(Qt::CTRL | Qt::Key_T)},
        [&page](DeskSession&) { page.setTalliesShown(!page.areTalliesShown()); });
    add(DeskPage::tr("Search the queue"), {QKeySequence(Qt::CTRL | Qt::Key_F)},
        [&page](DeskSession&) {
            page.setQueueShown(true);
            page.queue()->focusSearch();
        });
    add(DeskPage::tr("History of the item"), {QKeySequence(Qt::Key_F3)},
        [&page](DeskSession&) { page.showHistory(); });
    add(DeskPage::tr("Use the item as a practice scene, with a note on what it teaches"),
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L)},
        [&page](DeskSession&) { askToUseAsPractice(page); });
    add(
        DeskPage::tr("Reply to a question about the item"), {QKeySequence(Qt::Key_F7)},
        [&page](DeskSession&) { page.asked()->open(); }, questionsTakenKind());
    add(
        DeskPage::tr("Second looks at splits that you decided"), {QKeySequence(Qt::Key_F9)},
        [&page](DeskSession&) { page.secondLooks()->open(); }, secondLooksKind());
    add(DeskPage::tr("Have a screen reader say the scene again"), {QKeySequence(Qt::Key_F8)},
        [&page](DeskSession&) { page.readAgain(); });
}

} // namespace

DeskKeys registerDeskKeys(ActionRegistry& actions, DeskPage& page)
{
    return DeskKeyMaker(actions, page).make();
}

bool hasPlacesPastNine(const Task& task)
{
    constexpr std::size_t Digits = 9;
    const auto isLong = [](const Question& question) { return question.options.size() > Digits; };
    const std::vector<QuestionRun> boards = boardsOf(task);
    return std::any_of(task.questions.begin(), task.questions.end(), isLong) ||
           std::any_of(boards.begin(), boards.end(),
                       [](const QuestionRun& board) { return board.count > Digits; });
}

} // namespace subtext
