// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/secondlookdialog.h"

#include "core/base/environment.h"
#include "ui/adjudicate/deskscene.h"
#include "ui/adjudicate/desksession.h"
#include "ui/adjudicate/pickbutton.h"
#include "ui/adjudicate/placekeys.h"
#include "ui/adjudicate/ratercolumns.h"
#include "ui/adjudicate/secondlookpicks.h"
#include "ui/help/manual.h"
#include "ui/text/errortext.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/fixedside.h"
#include "ui/widgets/inputwatch.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr QSize SecondLookSize(1120, 700);
constexpr int PicksWidth = 312;
constexpr int LeastBeside = 380; // of the scene

} // namespace

SecondLookDialog::SecondLookDialog(DeskSession& session, const Clock& clock, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_clock(clock)
    , m_count(makeLabel(QString(), theme::TextRole::Caption, LabelTone::Muted, this))
    , m_scene(new DeskScene(this))
    , m_columns(new RaterColumns(this))
    , m_refusal(makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, this))
    , m_keep(makeButton(tr("Keep and next"), ButtonKind::Primary, this, "keep"))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Second looks"));
    offerManual(*this, ManualPlace::SecondLooks);
    QVBoxLayout* column = makeColumn(this, {24, 18, 24, 16}, 10);
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("Second look"), theme::TextRole::Title, LabelTone::Normal, this));
    head->addStretch(1);
    head->addWidget(m_count);
    column->addLayout(head);
    column->addWidget(makeLines(tr("You settled this item before. Choose as you see it now; your "
                                   "decision stands either way, and only how far the two agree is "
                                   "counted."),
                                theme::TextRole::Body, LabelTone::Muted, this));
    QWidget* page = makePage(nullptr);
    QVBoxLayout* left = makeColumn(page, {}, 10);
    left->addWidget(m_scene);
    left->addWidget(m_columns, 1);
    QWidget* item = makePage(this);
    QVBoxLayout* whole = makeColumn(item, {}, 0);
    whole->addWidget(new FittedPage(page, item), 1); // long answers scroll with the scene
    whole->addWidget(m_columns->makeOuterBar(item));
    auto* place = new FittedPage(nullptr, this);
    place->setAccessibleName(tr("Your choice"));
    m_picks = place->put<SecondLookPicks>(session.editing().sharedTask());
    const int picks =
        m_picks->minimumSizeHint().width() + place->verticalScrollBar()->sizeHint().width();
    column->addWidget(
        new FixedSide(item, place, place, std::max(PicksWidth, picks), LeastBeside, this), 1);
    m_refusal->hide();
    column->addWidget(m_refusal);
    auto* later = makeButton(tr("Later"), ButtonKind::Normal, this, "later");
    later->setToolTip(tr("What you have not kept comes again (Esc)"));
    m_keep->setToolTip(tr("Ctrl+Enter"));
    m_keep->setDefault(true);
    later->setAutoDefault(false);
    QHBoxLayout* buttons = makeRow(8);
    buttons->addStretch(1);
    addWidgets(*buttons, later, m_keep);
    column->addLayout(buttons);
    m_columns->setTask(session.editing().sharedTask());
    connect(later, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_keep, &QPushButton::clicked, this, &SecondLookDialog::keep);
    connect(m_picks, &SecondLookPicks::changed, this,
            [this] { m_keep->setEnabled(m_picks->isComplete()); });
    connect(m_columns, &RaterColumns::attended, m_scene, &DeskScene::showMarksOf);
    connect(m_columns, &RaterColumns::labelTaken, this, &SecondLookDialog::take);
    addKeys();
    resizeToRoom(*this, SecondLookSize);
    new InputWatch(
        *this, InputWatch::Moves::Ignored, [this] { m_timer.input(m_clock.now()); },
        [this](bool isActive) { m_timer.setWindowActive(m_clock.now(), isActive); });
}

void SecondLookDialog::addKeys()
{
    const auto add = [this](const QKeySequence& keys, const std::function<void()>& run) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, run);
    };
    constexpr int Digits = 9;
    for (int place = 0; place < Digits; ++place) {
        const int key = Qt::Key_1 + place;
        add(QKeySequence(key), [this, place] { m_picks->chooseAt(place, false); });
        add(QKeySequence(static_cast<int>(Qt::SHIFT) | key),
            [this, place] { m_picks->chooseAt(place, true); });
    }
    for (std::size_t place = 0; place < PlaceKeys.size(); ++place)
        add(QKeySequence(PlaceKeys.at(place)),
            [this, place] { take(static_cast<int>(place) + 1); });
    add(QKeySequence(Qt::CTRL | Qt::Key_B), [this] { m_picks->choose({}); });
    if (m_session.task().questions.size() > 1) {
        add(QKeySequence(Qt::Key_Right), [this] { m_picks->goToQuestion(1); });
        add(QKeySequence(Qt::Key_Left), [this] { m_picks->goToQuestion(-1); });
    }
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
        add(QKeySequence(Qt::CTRL | key), [this] { keep(); });
}

void SecondLookDialog::take(int place)
{
    if (place > m_columns->count())
        return;
    const DeskRater& rater = m_case.item.raters.at(static_cast<std::size_t>(place - 1));
    if (const auto label = rater.annotation.answer.ballot.at(indexOf(m_picks->question())))
        m_picks->choose({*label});
}

bool SecondLookDialog::showNext()
{
    const SecondLooks& looks = m_session.study().secondLooks();
    const auto due = looks.due(m_session.adjudicator());
    if (!due) {
        refuse(due.error());
        return false;
    }
    if (due->empty())
        return false;
    auto loaded = looks.load(m_session.adjudicator(), due->front());
    if (!loaded) {
        refuse(loaded.error());
        return false;
    }
    m_case = std::move(*loaded);
    m_count->setText(tr("%1 of %2").arg(m_done + 1).arg(m_done + static_cast<int>(due->size())));
    showCase();
    return true;
}

void SecondLookDialog::showCase()
{
    QStringList titles;
    if (m_session.areNamesShown()) {
        for (const DeskRater& rater : m_case.item.raters)
            titles << m_session.nameOf(rater.person);
    }
    m_scene->setScenario(m_session.task(), m_case.item.scenario);
    m_scene->setRaters(m_session.task(), m_case.item, titles);
    m_columns->setCase(m_case.item, titles);
    m_picks->setCase(m_case);
    m_keep->setEnabled(false);
    m_refusal->hide();
    // Away from the cards: Return there would take a rater's label.
    m_picks->buttons(m_picks->question()).front()->setFocus(Qt::OtherFocusReason);
    m_timer.start(m_clock.now(), 0, isActiveWindow());
    announceText(*m_scene, m_scene->spokenText());
}

void SecondLookDialog::keep()
{
    if (!m_keep->isEnabled())
        return;
    m_refusal->hide();
    const auto kept = m_session.study().secondLooks().record(
        m_session.adjudicator(), scenario(), m_picks->picks(),
        m_timer.visitAt(m_clock.now()).activeMs);
    // Another split may have come before it since, or the decision changed: then it waits no more.
    const bool isOver = !kept && kept.error().code == ErrorCode::InvalidValue;
    if (!kept && !isOver)
        return refuse(kept.error());
    m_done += isOver ? 0 : 1;
    if (showNext() || !m_refusal->isHidden())
        return;
    if (m_done > 0)
        Q_EMIT allDone(m_done);
    accept();
}

void SecondLookDialog::refuse(const Error& error)
{
    tellAt(*m_refusal, errorText(error).oneLine(), LabelTone::Danger);
    m_refusal->show();
}

} // namespace subtext
