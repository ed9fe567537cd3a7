// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/deskkeys.h"

#include "core/adjudication/basisrules.h"
#include "ui/actions/actionregistry.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/desksession.h"
#include "ui/adjudicate/placekeys.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/text/desktext.h"
#include "ui/text/words.h"

#include <QListView>
#include <QPlainTextEdit>

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

Row emotionKeys(DeskPage& page, Qt::KeyboardModifiers modifiers)
{
    Row row;
    for (Choice emotion : AllEmotions) {
        const auto key = static_cast<Qt::Key>(Qt::Key_1 + indexOf(emotion));
        row.emplace_back(QKeySequence(modifiers | key), inSession(page, [emotion](DeskSession& s) {
                             s.editing().choose({emotion});
                         }));
    }
    return row;
}

Row placeKeys(DeskPage& page)
{
    Row row;
    for (std::size_t i = 0; i < PlaceKeys.size(); ++i) {
        const int place = static_cast<int>(i) + 1;
        row.emplace_back(QKeySequence(PlaceKeys.at(i)),
                         inSession(page, [place](DeskSession& s) { s.editing().take(place); }));
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

QString basisWords()
{
    QStringList words;
    for (Basis basis : StatedBases)
        words << basisWord(basis);
    return words.join(QStringLiteral(", "));
}

} // namespace

void registerDeskKeys(ActionRegistry& actions, DeskPage& page)
{
    const QString place = DeskPage::tr("Adjudicate");
    const auto add = [&](const QString& text, const QList<QKeySequence>& keys,
                         const std::function<void(DeskSession&)>& run) {
        actions.add(&page, place, text, keys, inSession(page, run));
    };
    actions.addRow(&page, place, DeskPage::tr("Choose an emotion, as in Label"),
                   DeskPage::tr("1 to 8"), emotionKeys(page, Qt::NoModifier));
    actions.addRow(&page, place, DeskPage::tr("The same, as it was before"),
                   DeskPage::tr("Shift+1 to Shift+8"), emotionKeys(page, Qt::ShiftModifier));
    actions.addRow(&page, place,
                   DeskPage::tr("Take the label of the annotator in the first, second, … place"),
                   DeskPage::tr("A  S  D  F  G  H  J  K  L"), placeKeys(page));
    add(DeskPage::tr("Ambiguous: keep the distribution"), {QKeySequence(Qt::CTRL | Qt::Key_B)},
        [](DeskSession& session) { session.editing().choose({}); });
    add(DeskPage::tr("Leave the item out: malformed"), {QKeySequence(Qt::CTRL | Qt::Key_M)},
        [&page](DeskSession&) { page.askToLeaveOut(); });
    actions.addRow(&page, place, DeskPage::tr("Basis: %1").arg(basisWords()),
                   DeskPage::tr("Ctrl+1 to Ctrl+6"), basisKeys(page));
    add(DeskPage::tr("Save and next; settling: propose, or confirm what is proposed"),
        {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
        [](DeskSession& session) { session.save(); });
    add(DeskPage::tr("Next item of the queue"), {QKeySequence(Qt::CTRL | Qt::Key_J)},
        [](DeskSession& session) { session.showNext(); });
    add(DeskPage::tr("Previous item of the queue"), {QKeySequence(Qt::CTRL | Qt::Key_K)},
        [](DeskSession& session) { session.showPrevious(); });
    add(DeskPage::tr("Into the note, or out of it"), {QKeySequence(Qt::CTRL | Qt::Key_L)},
        [&page](DeskSession&) {
            if (page.decision()->noteEdit()->hasFocus())
                page.restFocus(Qt::ShortcutFocusReason);
            else
                page.decision()->noteEdit()->setFocus(Qt::ShortcutFocusReason);
        });
    add(DeskPage::tr("Phrases for the note"), {QKeySequence(Qt::CTRL | Qt::Key_Space)},
        [&page](DeskSession&) { page.decision()->showSnippets(); });
    add(DeskPage::tr("Hold: put aside and go on; on a held item, take it up again"),
        {QKeySequence(Qt::CTRL | Qt::Key_H)}, [](DeskSession& session) { session.hold(); });
    add(DeskPage::tr("Undo, decisions and settling included"), {QKeySequence(Qt::CTRL | Qt::Key_Z)},
        [](DeskSession& session) { session.undo(); });
    add(DeskPage::tr("Redo"),
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
        [](DeskSession& session) { session.redo(); });
    add(DeskPage::tr("Show the tallies, or put them away"), {QKeySequence(Qt::CTRL | Qt::Key_T)},
        [&page](DeskSession&) { page.setTalliesShown(!page.areTalliesShown()); });
    add(DeskPage::tr("Search the queue"), {QKeySequence(Qt::CTRL | Qt::Key_F)},
        [&page](DeskSession&) {
            page.setQueueShown(true);
            page.queue()->focusSearch();
        });
    add(DeskPage::tr("History of the item"), {QKeySequence(Qt::Key_F3)},
        [&page](DeskSession&) { page.showHistory(); });
}

} // namespace subtext
