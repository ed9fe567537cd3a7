// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seminar/seminarwindow.h"

#include "core/base/filewriter.h"
#include "ui/answer/answerkeys.h"
#include "ui/answer/rolesbadge.h"
#include "ui/help/manual.h"
#include "ui/prompts/prompts.h"
#include "ui/seminar/seminarrow.h"
#include "ui/text/answertext.h"
#include "ui/text/desktext.h"
#include "ui/text/errortext.h"
#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/sceneprose.h"
#include "ui/widgets/scrollarea.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace subtext {
namespace {

constexpr int RoomHeight = 768; ///< At this height texts have `Larger` times their usual size.
constexpr qreal Larger = 1.5;
constexpr qreal Smallest = 1.0; ///< Of a scene that has no room; then it scrolls.

QFont scaled(QFont font, qreal factor)
{
    font.setPointSizeF(font.pointSizeF() * factor);
    return font;
}

/// "Joy 2, Fear 1" for a scale's points that anybody chose.
QString pointsText(const Scale& scale, const std::vector<int>& counts)
{
    QStringList parts;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0)
            parts << QStringLiteral("%1 %2").arg(scale.points[i].word).arg(counts[i]);
    }
    return listed(parts);
}

} // namespace

SeminarWindow::SeminarWindow(std::shared_ptr<const Task> task, Seminar seminar, Prompts& prompts,
                             QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_task(std::move(task))
    , m_seminar(std::move(seminar))
    , m_prompts(prompts)
    , m_votes(*m_task)
{
    setObjectName(QStringLiteral("seminar"));
    setWindowTitle(tr("Seminar"));
    offerManual(*this, ManualPlace::Seminar);
    setFocusPolicy(Qt::StrongFocus);
    setAutoFillBackground(true);
    build();
    showItem();
}

void SeminarWindow::build()
{
    QVBoxLayout* column = makeColumn(this, {32, 20, 32, 20}, 12);
    QHBoxLayout* head = makeRow(12);
    m_head = makeLabel({}, theme::TextRole::Strong, LabelTone::Normal, this);
    m_hint = makeLines({}, theme::TextRole::Small, LabelTone::Muted, this);
    m_hint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    addWidgets(*head, m_head, m_hint);
    head->setStretchFactor(m_hint, 1);
    column->addLayout(head);
    QHBoxLayout* body = makeRow(32);
    body->addWidget(buildScene(), 3);
    body->addWidget(buildAnswers(), 2);
    column->addLayout(body, 1);
}

QWidget* SeminarWindow::buildScene()
{
    m_area = new QScrollArea(this);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    QWidget* page = makePage(m_area);
    QVBoxLayout* column = makeColumn(page, {0, 0, 12, 0}, 18);
    m_subjects = makeLines({}, theme::TextRole::Body, LabelTone::Muted, page);
    m_context = new Prose(page);
    m_roles = new RolesBadge(page);
    m_hero = new Prose(page);
    for (Prose* prose : {m_context, m_hero})
        prose->setFocusPolicy(Qt::NoFocus);
    column->addStretch(1);
    addWidgets(*column, m_subjects, m_context, m_roles, m_hero);
    column->addStretch(2);
    m_area->setWidget(page);
    m_area->viewport()->installEventFilter(this);
    return m_area;
}

QWidget* SeminarWindow::buildAnswers()
{
    m_answersArea = new QScrollArea(this);
    m_answersArea->setWidgetResizable(true);
    m_answersArea->setFrameShape(QFrame::NoFrame);
    m_answersArea->setFocusPolicy(Qt::NoFocus);
    m_answers = makePage(m_answersArea);
    QVBoxLayout* column = makeColumn(m_answers, {}, 10);
    m_ask = makeLines({}, theme::TextRole::Strong, LabelTone::Normal, m_answers);
    m_rowColumn = makeColumn(6);
    m_legend = makeLines({}, theme::TextRole::Small, LabelTone::Muted, m_answers);
    m_annotators = makeLines({}, theme::TextRole::Body, LabelTone::Normal, m_answers);
    m_note = makeLines({}, theme::TextRole::Body, LabelTone::Normal, m_answers);
    column->addWidget(m_ask);
    column->addLayout(m_rowColumn);
    addWidgets(*column, m_legend, m_note, m_annotators);
    column->addStretch(1);
    m_answersArea->setWidget(m_answers);
    keepWideEnough(*m_answersArea);
    m_answersArea->viewport()->installEventFilter(this);
    return m_answersArea;
}

std::vector<SeminarWindow::Meaning> SeminarWindow::meanings() const
{
    std::vector<Meaning> all;
    if (isBoardOfYes(*m_task)) {
        for (std::size_t i = 0; i < m_task->questions.size(); ++i)
            all.push_back({static_cast<QuestionIndex>(i), static_cast<Choice>(1)});
        return all;
    }
    const auto& options = m_task->questions.at(m_question).options;
    for (std::size_t i = 0; i < options.size(); ++i)
        all.push_back({static_cast<QuestionIndex>(m_question), static_cast<Choice>(i)});
    return all;
}

QString SeminarWindow::wordOf(const Meaning& meaning) const
{
    if (isBoardOfYes(*m_task))
        return questionWord(m_task->questions.at(indexOf(meaning.question)));
    return optionWord(*m_task, indexOf(meaning.question), meaning.option);
}

QString SeminarWindow::askText() const
{
    if (isBoardOfYes(*m_task))
        return tr("How many say yes?");
    return questionText(*m_task, static_cast<QuestionIndex>(m_question), item().scene);
}

void SeminarWindow::showAt(int place, Stage stage)
{
    const int last = static_cast<int>(m_seminar.items.size()) - 1;
    m_place = std::clamp(place, 0, std::max(last, 0));
    m_stage = stage;
    m_question = 0;
    showItem();
}

void SeminarWindow::goOn()
{
    if (m_stage != Stage::Note) {
        m_stage = static_cast<Stage>(static_cast<int>(m_stage) + 1);
        showAnswers();
    } else if (m_place + 1 < static_cast<int>(m_seminar.items.size())) {
        showAt(m_place + 1, Stage::Scene);
    }
}

void SeminarWindow::goBack()
{
    if (m_stage != Stage::Scene) {
        m_stage = static_cast<Stage>(static_cast<int>(m_stage) - 1);
        showAnswers();
    } else if (m_place > 0) {
        showAt(m_place - 1, Stage::Scene);
    }
}

void SeminarWindow::showItem()
{
    if (m_seminar.items.empty()) {
        m_head->setText(tr("There is nothing to show yet"));
        m_hint->setText(tr("A seminar shows items with a final label. Esc closes it."));
        m_answers->hide();
        return;
    }
    const Scenario& scene = item().scene;
    const SceneProse hero = heroOf(*m_task, scene);
    paragraphsOf(*m_task, scene).showIn(*m_context);
    hero.showIn(*m_hero);
    m_context->setVisible(!m_context->text().isEmpty());
    m_subjects->setText(subjectsOf(*m_task, scene).join(QStringLiteral(" · ")));
    m_subjects->setVisible(!m_subjects->text().isEmpty());
    m_roles->setRoles(*m_task, scene);
    m_roles->setVisible(!m_roles->accessibleName().isEmpty());
    m_area->widget()->setLayoutDirection(readingDirection(hero.text));
    m_area->verticalScrollBar()->setValue(0);
    m_head->setText(headText());
    showAnswers();
    QStringList said{m_context->text(), m_roles->accessibleName(), m_hero->text()};
    said.removeAll(QString());
    sayAloud(*this, said.join(u'\n'));
}

QString SeminarWindow::headText() const
{
    if (m_seminar.items.empty())
        return m_head->text();
    return tr("%1 of %2 · %3")
        .arg(m_place + 1)
        .arg(m_seminar.items.size())
        .arg(item().scene.name());
}

void SeminarWindow::showAnswers()
{
    if (m_seminar.items.empty())
        return;
    const QStringList hints{
        tr("Space: votes of the room · Right: next item · Esc: close"),
        tr("A key adds a vote, with Shift it takes one away · Space: what the annotators said"),
        tr("Space: the final label · Backspace: back"),
        tr("Space: next item · Ctrl+S: save the votes · Esc: close")};
    QString hint = hints.at(static_cast<int>(m_stage));
    if (m_stage == Stage::Scene && m_seminar.leftOut > 0)
        hint += tr(" · without a final label and not shown: %1").arg(m_seminar.leftOut);
    m_hint->setText(hint);
    m_answers->setVisible(m_stage != Stage::Scene);
    m_ask->setText(askText());
    showRows();
    const bool areTold = m_stage >= Stage::Answers;
    m_annotators->setText(areTold ? annotatorsText() : QString());
    m_annotators->setVisible(areTold && !m_annotators->text().isEmpty());
    m_note->setText(m_stage == Stage::Note ? noteText() : QString());
    m_note->setVisible(m_stage == Stage::Note);
    setFonts();
    if (m_stage == Stage::Votes)
        sayAloud(*this, m_ask->text());
    if (m_stage == Stage::Answers)
        sayAloud(*this, m_annotators->text());
    if (m_stage == Stage::Note)
        sayAloud(*this, m_note->text());
}

SeminarRow::Content SeminarWindow::contentOf(const std::vector<Meaning>& rows,
                                             std::size_t place) const
{
    const Meaning& meaning = rows[place];
    const SeminarQuestion& said = item().questions.at(indexOf(meaning.question));
    const Question& asked = m_task->questions.at(indexOf(meaning.question));
    const auto option = static_cast<std::size_t>(indexOf(meaning.option));
    const bool isBoard = isBoardOfYes(*m_task);
    SeminarRow::Content content;
    content.key = keyOfPlace(static_cast<int>(place));
    content.word = wordOf(meaning);
    content.colour = theme::optionColor(
        palette(), isBoard ? asked.colour : asked.options.at(option).colour,
        isBoard ? asked.colourDark : asked.options.at(option).colourDark, static_cast<int>(place));
    content.room = m_votes.count(item().scene.id, meaning.question, meaning.option);
    content.roomOf = m_votes.all(item().scene.id, meaning.question);
    // Of a board hands are up for each row: all are as many as the busiest row has.
    for (const Meaning& other : rows)
        content.roomOf =
            std::max(content.roomOf, m_votes.count(item().scene.id, other.question, other.option));
    if (m_stage >= Stage::Answers) {
        content.annotators = said.votes.at(option);
        content.annotatorsOf = item().answers;
    }
    content.isFinal = m_stage == Stage::Note && said.gold.label == meaning.option;
    content.isVoting = m_stage == Stage::Votes;
    return content;
}

void SeminarWindow::showRows()
{
    const std::vector<Meaning> all = meanings();
    while (m_rows.size() > all.size()) {
        delete m_rows.back();
        m_rows.pop_back();
    }
    while (m_rows.size() < all.size()) {
        auto* row = new SeminarRow(m_answers);
        row->setObjectName(QStringLiteral("seminarRow%1").arg(m_rows.size() + 1));
        connect(row, &SeminarRow::voted, this,
                [this, place = m_rows.size()](int by) { vote(place, by); });
        m_rowColumn->addWidget(row);
        m_rows.push_back(row);
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        m_rows[i]->setContent(contentOf(all, i));
    const QString annotators = tr("striped: annotators (%1)").arg(item().answers);
    m_legend->setText(tr("solid: the room · %1").arg(annotators));
    m_legend->setVisible(m_stage >= Stage::Answers);
}

QString SeminarWindow::annotatorsText() const
{
    QStringList lines;
    for (std::size_t i = 0; i < m_task->scales.size(); ++i) {
        const QString points = pointsText(m_task->scales[i], item().scales[i]);
        if (!points.isEmpty())
            lines << QStringLiteral("%1: %2").arg(m_task->scales[i].word, points);
    }
    if (const QString cues = cuesText(); !cues.isEmpty())
        lines << cues;
    return lines.join(u'\n');
}

QString SeminarWindow::cuesText() const
{
    QStringList words;
    for (const SeminarCue& cue : item().cues)
        words << QStringLiteral("“%1” %2").arg(cue.word).arg(cue.people);
    if (words.isEmpty())
        return {};
    return tr("Marked by %1 of %2: %3").arg(item().marking).arg(item().answers).arg(listed(words));
}

QString SeminarWindow::noteText() const
{
    QStringList lines;
    Picks picks{};
    for (std::size_t i = 0; i < item().questions.size(); ++i)
        picks.at(i) = item().questions[i].gold.pick();
    const GoldLabel& first = item().questions.front().gold;
    lines << tr("Final: %1").arg(reasonedPicks(picks, first.basis, *m_task));
    if (!first.note.isEmpty())
        lines << first.note;
    return lines.join(QStringLiteral("\n\n"));
}

void SeminarWindow::vote(std::size_t row, int by)
{
    const std::vector<Meaning> all = meanings();
    if (m_stage != Stage::Votes || row >= all.size())
        return;
    m_votes.add(item().scene.id, all[row].question, all[row].option, by);
    showRows();
    sayAloud(*this, m_rows[row]->accessibleName());
}

void SeminarWindow::saveVotes()
{
    if (m_votes.isEmpty())
        return m_prompts.tell(this, tr("No votes yet"), tr("Nobody in the room has voted."));
    m_prompts.saveFile(this, tr("Save the votes"), QStringLiteral("votes.csv"), tr("Table (*.csv)"),
                       [this](const QString& path) {
                           std::vector<std::pair<ScenarioId, QString>> items;
                           for (const SeminarItem& item : m_seminar.items)
                               items.emplace_back(item.scene.id, item.scene.name());
                           if (const auto written =
                                   writeWholeFile(path, m_votes.csv(items), Readers::Anyone);
                               !written)
                               m_prompts.tell(this, tr("The votes were not saved"),
                                              errorText(written.error()).oneLine());
                       });
}

void SeminarWindow::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0;
    if (event->key() == Qt::Key_Escape) {
        close();
        return;
    }
    if (event->matches(QKeySequence::Save)) {
        saveVotes();
        return;
    }
    if (m_seminar.items.empty() || !isPlain)
        return QWidget::keyPressEvent(event);
    const int questions = static_cast<int>(m_task->questions.size());
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return goOn();
    case Qt::Key_Backspace:
        return goBack();
    case Qt::Key_Right:
    case Qt::Key_PageDown:
        return showAt(m_place + 1, Stage::Scene);
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        return showAt(m_place - 1, Stage::Scene);
    case Qt::Key_Home:
        return showAt(0, Stage::Scene);
    case Qt::Key_End:
        return showAt(static_cast<int>(m_seminar.items.size()) - 1, Stage::Scene);
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const int by = event->key() == Qt::Key_Down ? 1 : -1;
        m_question = static_cast<std::size_t>(
            std::clamp(static_cast<int>(m_question) + by, 0, questions - 1));
        return showAnswers();
    }
    default:
        break;
    }
    if (const auto key = placeKeyOf(*event); key && key->place)
        return vote(static_cast<std::size_t>(*key->place), key->isShifted ? -1 : 1);
    QWidget::keyPressEvent(event);
}

/// The room of the scene is known once its own area has its size.
bool SeminarWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        setFonts();
    return QWidget::eventFilter(watched, event);
}

void SeminarWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_head != nullptr && !m_seminar.items.empty())
        showRows();
}

/// As large as the window gives room for: it is read from the last row of seats.
void SeminarWindow::setFonts()
{
    const qreal room = std::max(height(), 400) * Larger / RoomHeight;
    for (QLabel* label : {m_head, m_hint, m_subjects, m_legend})
        label->setFont(scaled(theme::font(theme::TextRole::Body), std::max(room * 0.75, 1.0)));
    fitScene(room);
    fitAnswers(room);
}

void SeminarWindow::fitScene(qreal room)
{
    const int width = m_area->viewport()->width() - 12;
    for (qreal factor = 1.3 * room;; factor -= 0.1) {
        m_context->setTextFont(scaled(theme::font(theme::TextRole::Scene), factor));
        m_hero->setTextFont(scaled(theme::font(theme::TextRole::Utterance), factor));
        m_roles->setTextScale(factor);
        const int wanted = (m_context->isHidden() ? 0 : m_context->heightForWidth(width) + 18) +
                           (m_roles->isHidden() ? 0 : m_roles->heightForWidth(width) + 18) +
                           m_hero->heightForWidth(width) +
                           (m_subjects->isHidden() ? 0 : m_subjects->sizeHint().height() + 18);
        if (factor <= Smallest || wanted <= m_area->viewport()->height())
            break;
    }
}

void SeminarWindow::fitAnswers(qreal room)
{
    const QSize place = m_answersArea->viewport()->size();
    for (qreal factor = room;; factor -= 0.1) {
        const QFont body = scaled(theme::font(theme::TextRole::Body), factor);
        for (QLabel* label : {m_annotators, m_note})
            label->setFont(body);
        m_ask->setFont(scaled(theme::font(theme::TextRole::Strong), factor));
        int widest = 0;
        for (SeminarRow* row : m_rows) {
            row->setTextFont(body);
            widest = std::max(widest, row->wordWidth());
        }
        for (SeminarRow* row : m_rows)
            row->setWordWidth(widest);
        m_answers->layout()->activate();
        if (factor <= Smallest ||
            m_answers->layout()->totalHeightForWidth(place.width()) <= place.height())
            break;
    }
}

} // namespace subtext
