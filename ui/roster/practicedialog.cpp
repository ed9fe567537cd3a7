// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/practicedialog.h"

#include "core/course/courserules.h"
#include "core/course/practice.h"
#include "core/task/tasktexts.h"
#include "ui/help/manual.h"
#include "ui/text/answertext.h"
#include "ui/text/errortext.h"
#include "ui/text/shownwords.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/fixedside.h"
#include "ui/widgets/limitedtext.h"
#include "ui/widgets/plaintooltip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

constexpr QSize PracticeDialogSize(860, 620);
constexpr int PracticeListWidth = 260;
constexpr int PracticeItemWidth = 320;

/// The texts of the scene, a line each.
QString sceneWords(const Task& task, const Scenario& scene)
{
    QStringList lines;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        const QString& text = scene.text(static_cast<FieldIndex>(i));
        if (task.scene[i].kind != FieldKind::Choice && !text.isEmpty())
            lines << PracticeDialog::tr("%1: %2").arg(task.scene[i].word, text);
    }
    return lines.join(u'\n');
}

/// The labels that it teaches, what is accepted beside them, and the points of the scales.
QString referenceWords(const Task& task, const CalibrationItem& item)
{
    QStringList parts{ballotWords(task, item.reference.ballot)};
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        QStringList others;
        for (const Choice other : item.also.at(i))
            others << optionWord(task, i, other);
        if (!others.isEmpty())
            parts << PracticeDialog::tr("accepted as well: %1").arg(listed(others));
    }
    for (const ScaleIndex scale : item.scales()) {
        const Scale& of = task.scales.at(indexOf(scale));
        parts << PracticeDialog::tr("%1 %2").arg(of.word,
                                                 pointWordOf(of, *item.reference.scale(scale)));
    }
    return parts.join(QStringLiteral(" · "));
}

LimitedTextEdit* makeText(const QString& name, const char* object, QWidget* parent)
{
    auto* edit = new LimitedTextEdit(parent);
    edit->setAccessibleName(name);
    edit->setObjectName(QLatin1String(object));
    edit->setTabChangesFocus(true);
    return edit;
}

} // namespace

PracticeDialog::PracticeDialog(Study& study, const PracticeScenes& scenes, QWidget* parent)
    : QDialog(parent)
    , m_study(&study)
    , m_scenes(scenes)
    , m_list(new QListWidget(this))
    , m_up(makeButton(tr("Up"), ButtonKind::Normal, this, "up"))
    , m_down(makeButton(tr("Down"), ButtonKind::Normal, this, "down"))
    , m_remove(makeButton(tr("Remove"), ButtonKind::Normal, this, "remove"))
    , m_useBuiltIn(makeButton(tr("Built-in scenes"), ButtonKind::Quiet, this, "builtIn"))
    , m_save(makeButton(tr("Save"), ButtonKind::Primary, this, "save"))
    , m_scene(makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this))
    , m_reference(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_boundary(new QLineEdit(this))
    , m_note(makeText(tr("Why"), "why", this))
    , m_careful(makeText(tr("What to look out for next time"), "careful", this))
    , m_problem(makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Practice scenes"));
    offerManual(*this, ManualPlace::PracticeScenes);
    const auto own = study.courseRules().ownText(TaskText::Practice);
    m_isBuiltIn = own && own->isEmpty();
    m_read = own.value_or(QString());
    m_shown = practiceDocument(m_scenes);
    const QString shipped = shippedText(*m_scenes.task, TaskText::Practice);
    if (auto parsed = parsePractice(shipped.toUtf8(), m_scenes.task))
        m_builtIn = std::move(*parsed);
    build();
    m_useBuiltIn->setVisible(!m_builtIn.isEmpty());
    fill(0);
    connect(&study, &Study::changed, this, &PracticeDialog::onStudyChanged);
    resizeToRoom(*this, PracticeDialogSize);
    m_list->setFocus();
}

void PracticeDialog::build()
{
    QVBoxLayout* column = makeColumn(this, {28, 24, 28, 20}, 10);
    column->addWidget(makeLabel(windowTitle(), theme::TextRole::Title, LabelTone::Normal, this));
    column->addWidget(makeLines(
        tr("In the order in which they are shown. Answers that were given to a scene stay "
           "when it is removed, and count for nothing. Hand-outs that are out keep the "
           "scenes that they have."),
        theme::TextRole::Body, LabelTone::Muted, this));
    QWidget* list = buildList();
    auto* item = new FittedPage(buildItem(), this);
    column->addWidget(new FixedSide(list, item, list, PracticeListWidth, PracticeItemWidth, this),
                      1);
    m_problem->hide();
    column->addWidget(m_problem);
    column->addLayout(makeDialogButtons(*this, *m_save, m_useBuiltIn));
    connect(m_list, &QListWidget::currentRowChanged, this, &PracticeDialog::showItem);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_remove, &QPushButton::clicked, this, &PracticeDialog::remove);
    connect(m_useBuiltIn, &QPushButton::clicked, this, &PracticeDialog::takeBuiltIn);
    connect(m_save, &QPushButton::clicked, this, &PracticeDialog::save);
    connect(m_boundary, &QLineEdit::textChanged, this, &PracticeDialog::keepItem);
    connect(m_note, &QPlainTextEdit::textChanged, this, &PracticeDialog::keepItem);
    connect(m_careful, &QPlainTextEdit::textChanged, this, &PracticeDialog::keepItem);
}

QWidget* PracticeDialog::buildList()
{
    QWidget* page = makePage(this);
    QVBoxLayout* column = makeColumn(page, {}, 8);
    m_list->setAccessibleName(windowTitle());
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSpacing(2);
    column->addWidget(m_list, 1);
    QHBoxLayout* buttons = makeRow(6);
    addWidgets(*buttons, m_up, m_down, m_remove);
    column->addLayout(buttons);
    return page;
}

QWidget* PracticeDialog::buildItem()
{
    QWidget* page = makePage(this);
    QVBoxLayout* column = makeColumn(page, {}, 6);
    const auto addCaption = [&](const QString& text) {
        column->addWidget(makeLines(text, theme::TextRole::Caption, LabelTone::Muted, page));
    };
    m_scene->setTextFormat(Qt::PlainText);
    m_reference->setTextFormat(Qt::PlainText);
    QWidget* scene = makePage(nullptr);
    makeColumn(scene, {}, 0)->addWidget(m_scene, 0, Qt::AlignTop);
    auto* whole = new FittedPage(scene, page); // a long scene scrolls
    whole->setAccessibleName(tr("The scene"));
    column->addWidget(whole, 3);
    column->addWidget(m_reference);
    addCaption(tr("What it is about"));
    m_boundary->setAccessibleName(tr("What it is about"));
    m_boundary->setObjectName(QStringLiteral("boundary"));
    limitLine(*m_boundary);
    column->addWidget(m_boundary);
    addCaption(tr("Why this is the answer"));
    column->addWidget(m_note, 2);
    addCaption(tr("What to look out for next time; may stay empty"));
    column->addWidget(m_careful, 1);
    return page;
}

QString PracticeDialog::problem() const
{
    return m_problem->text();
}

bool PracticeDialog::isEdited() const
{
    return practiceDocument(m_scenes) != m_shown;
}

void PracticeDialog::onStudyChanged(const ChangeSet& changes)
{
    if (!changes.kinds.testFlag(ChangeSet::CourseChanged) || !m_study)
        return;
    const auto own = m_study->courseRules().ownText(TaskText::Practice);
    if (!own)
        return; // the study tells of it
    const bool isOther = *own != m_read;
    if (isOther && !isEdited())
        return readAgain(*own);
    if (isOther != m_isOvertaken) {
        m_isOvertaken = isOther;
        showProblem({});
    }
}

void PracticeDialog::readAgain(const QString& own)
{
    const auto scenes = m_study->practice().scenes();
    if (!scenes)
        return; // the study tells of it
    m_isOvertaken = scenes->isEmpty();
    if (!m_isOvertaken) {
        m_scenes = *scenes;
        m_read = own;
        m_shown = practiceDocument(m_scenes);
        m_isBuiltIn = own.isEmpty();
        fill(std::max(m_list->currentRow(), 0));
    }
    showProblem({});
}

CalibrationItem* PracticeDialog::current()
{
    const int row = m_list->currentRow();
    return row < 0 || m_isShowing ? nullptr : &m_scenes.items.at(static_cast<std::size_t>(row));
}

void PracticeDialog::fill(int row)
{
    m_isShowing = true;
    m_list->clear();
    for (const CalibrationItem& item : m_scenes.items)
        m_list->addItem(item.boundary);
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    m_isShowing = false;
    showItem();
}

void PracticeDialog::showItem()
{
    const CalibrationItem* item = current();
    if (!item)
        return;
    m_isShowing = true;
    const Task task = inShownWords(*m_scenes.task); // what is saved has the study's own
    m_scene->setText(sceneWords(task, item->scenario));
    m_reference->setText(referenceWords(task, *item));
    m_boundary->setText(item->boundary);
    m_note->setPlainText(item->why);
    m_careful->setPlainText(item->careful);
    m_isShowing = false;
    updateButtons();
}

void PracticeDialog::keepItem()
{
    CalibrationItem* item = current();
    if (!item)
        return;
    item->boundary = m_boundary->text();
    item->why = m_note->toPlainText();
    item->careful = m_careful->toPlainText();
    m_list->currentItem()->setText(item->boundary);
    m_isBuiltIn = false;
    showProblem({});
}

void PracticeDialog::move(int by)
{
    const int from = m_list->currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_list->count())
        return;
    std::swap(m_scenes.items.at(static_cast<std::size_t>(from)),
              m_scenes.items.at(static_cast<std::size_t>(to)));
    m_isBuiltIn = false;
    fill(to);
}

void PracticeDialog::remove()
{
    const int row = m_list->currentRow();
    if (row < 0 || m_list->count() < 2)
        return;
    m_scenes.items.erase(m_scenes.items.begin() + row);
    m_isBuiltIn = false;
    showProblem({});
    fill(row);
}

void PracticeDialog::takeBuiltIn()
{
    m_scenes = m_builtIn;
    m_isBuiltIn = true;
    showProblem({});
    fill(0);
}

void PracticeDialog::save()
{
    if (!m_study || m_isOvertaken)
        return showProblem({}); // says why
    for (std::size_t i = 0; i < m_scenes.items.size(); ++i) {
        const CalibrationItem& item = m_scenes.items[i];
        if (!item.boundary.trimmed().isEmpty() && !item.why.trimmed().isEmpty())
            continue;
        m_list->setCurrentRow(static_cast<int>(i));
        showProblem(tr("Say what the scene is about, and why this is the answer."));
        return;
    }
    const QString own = m_isBuiltIn ? QString() : QString::fromUtf8(practiceDocument(m_scenes));
    const QString before = std::exchange(m_read, own); // this change is no other's
    if (const auto done = m_study->courseRules().setText(TaskText::Practice, own); !done) {
        m_read = before;
        showProblem(errorText(done.error()).oneLine());
        return;
    }
    Q_EMIT saved();
    accept();
}

void PracticeDialog::reject()
{
    if (m_guard.mayDiscard(isEdited()))
        return QDialog::reject();
    showProblem(tr("Nothing is saved yet. Cancel once more to discard your edits."));
}

void PracticeDialog::updateButtons()
{
    const int row = m_list->currentRow();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_list->count());
    m_remove->setEnabled(m_list->count() > 1);
    m_remove->setToolTip(plainToolTip(
        m_list->count() > 1 ? QString()
                            : tr("One scene stays. Practice itself is switched off in Settings.")));
}

void PracticeDialog::showProblem(const QString& text)
{
    if (text.isEmpty())
        m_guard.goesOn();
    const QString overtaken =
        tr("The practice scenes were changed elsewhere meanwhile, so that your edits cannot be "
           "saved. Copy what you need, cancel, and open them again.");
    m_problem->setText(m_isOvertaken ? overtaken : text);
    m_problem->setVisible(!m_problem->text().isEmpty());
}

} // namespace subtext
