// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/datasheetform.h"

#include "ui/release/answeredit.h"
#include "ui/text/datasheettext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/scrollarea.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int WidestColumn = 780;

} // namespace

DatasheetForm::DatasheetForm(QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QWidget* outer = makePage(nullptr);
    QHBoxLayout* row = makeRow(outer);
    auto* page = new QWidget(outer);
    page->setMaximumWidth(WidestColumn);
    row->addWidget(page, 100);
    row->addStretch(1);
    QVBoxLayout* column = makeColumn(page, {2, 0, 0, 20}, 6);

    auto* head = new QHBoxLayout;
    m_count = makeLabel(QString(), theme::TextRole::Strong, LabelTone::Normal, page);
    m_state = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, page);
    head->addWidget(m_count);
    head->addStretch(1);
    head->addWidget(m_state);
    column->addLayout(head);
    auto* about = makeLines(
        tr("What the study knows is filled in already, and you can reword it. Only people "
           "can answer the rest. The answers are kept in the study and printed in "
           "DATASHEET.md."),
        theme::TextRole::Body, LabelTone::Muted, page);
    column->addWidget(about);

    QString section;
    for (const DatasheetQuestion& question : datasheetQuestions()) {
        if (question.section != section) {
            section = question.section;
            auto* title =
                makeLabel(sectionText(question), theme::TextRole::Scene, LabelTone::Normal, page);
            title->setContentsMargins(0, 22, 0, 2);
            column->addWidget(title);
        }
        addField(question, page);
    }
    column->addStretch(1);
    setWidget(outer);
    keepOffBar(*this, 6);
    m_delay.setSingleShot(true);
    m_delay.setInterval(SaveDelayMs);
    connect(&m_delay, &QTimer::timeout, this, &DatasheetForm::flush);
    showMarks();
}

void DatasheetForm::addField(const DatasheetQuestion& question, QWidget* page)
{
    auto* column = static_cast<QVBoxLayout*>(page->layout());
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 8, 0, 0);
    const QString asked = questionText(question);
    auto* text = makeLines(asked, theme::TextRole::Body, LabelTone::Normal, page);
    auto* mark = makeLabel(tr("unanswered"), theme::TextRole::Small, LabelTone::Muted, page);
    row->addWidget(text, 1);
    row->addWidget(mark, 0, Qt::AlignBottom);
    column->addLayout(row);
    auto* edit = new AnswerEdit(page);
    edit->setAccessibleName(asked);
    text->setBuddy(edit);
    column->addWidget(edit);
    m_fields.push_back({question.token, mark, edit, {}});
    connect(edit, &AnswerEdit::edited, this, [this] {
        showState(tr("Saving…"));
        showMarks();
        m_delay.start();
    });
    // Queued: the form gets its new height, and the scroll bar its range, with a notice only.
    connect(
        edit, &AnswerEdit::cursorReached, this, [this, edit] { showCursor(*edit); },
        Qt::QueuedConnection);
    connect(edit, &AnswerEdit::left, this, [this] {
        if (m_delay.isActive())
            flush();
    });
}

void DatasheetForm::start(const DatasheetAnswers& answers, const Save& save)
{
    m_save = save;
    m_answers = answers;
    for (Field& field : m_fields) {
        field.kept = answerTo(m_answers, m_known, field.token);
        field.edit->showText(field.kept);
        field.edit->setReadOnly(!save);
    }
    showState(save ? QString() : tr("Read only"));
    showMarks();
}

void DatasheetForm::stop()
{
    m_delay.stop();
    m_save = nullptr;
    m_answers.clear();
    m_known.clear();
    for (Field& field : m_fields) {
        field.kept.clear();
        field.edit->showText({});
    }
    showState({});
}

void DatasheetForm::setAnswers(const DatasheetAnswers& answers)
{
    m_answers = answers;
    for (Field& field : m_fields) {
        const QString now = answerTo(m_answers, m_known, field.token);
        const bool isUnsaved = field.edit->toPlainText().trimmed() != field.kept;
        // Somebody has emptied it, and is about to say something else than what is known.
        if (!isUnsaved && field.kept.isEmpty() && field.edit->hasFocus() &&
            answerTo(answers, field.token).isEmpty())
            continue;
        field.kept = now;
        if (!isUnsaved && field.edit->toPlainText().trimmed() != now)
            field.edit->showText(now);
    }
    showMarks();
}

void DatasheetForm::setKnown(const DatasheetAnswers& known)
{
    m_known = known;
    setAnswers(DatasheetAnswers(m_answers));
}

bool DatasheetForm::flush()
{
    m_delay.stop();
    if (!m_save)
        return true;
    bool isAnySaved = false;
    for (Field& field : m_fields) {
        const QString text = field.edit->toPlainText().trimmed();
        if (text == field.kept)
            continue;
        if (const auto done = m_save(field.token, text); !done) {
            showState(tr("Not saved"));
            Q_EMIT failed(done.error());
            return false;
        }
        field.kept = text;
        m_answers[field.token] = text;
        isAnySaved = true;
    }
    if (isAnySaved || m_state->text() == tr("Saving…"))
        showState(tr("Saved"));
    if (isAnySaved)
        Q_EMIT saved();
    return true;
}

int DatasheetForm::unansweredCount() const
{
    return static_cast<int>(std::count_if(m_fields.begin(), m_fields.end(), [](const Field& field) {
        return field.edit->toPlainText().trimmed().isEmpty();
    }));
}

AnswerEdit* DatasheetForm::field(const QString& token) const
{
    for (const Field& field : m_fields) {
        if (field.token == token)
            return field.edit;
    }
    return nullptr;
}

void DatasheetForm::showState(const QString& text)
{
    m_state->setText(text);
    setTone(m_state, text == tr("Not saved") ? LabelTone::Danger : LabelTone::Muted);
}

void DatasheetForm::showMarks()
{
    for (Field& field : m_fields)
        field.mark->setVisible(field.edit->toPlainText().trimmed().isEmpty());
    const int open = unansweredCount();
    m_count->setText(
        open == 0
            ? tr("All %1 questions are answered").arg(questionCount())
            : tr("%1 of %2 questions answered").arg(questionCount() - open).arg(questionCount()));
    Q_EMIT countChanged();
}

void DatasheetForm::focusFirstOpen()
{
    for (const Field& field : m_fields) {
        if (field.edit->toPlainText().trimmed().isEmpty()) {
            field.edit->setFocus(Qt::OtherFocusReason);
            ensureWidgetVisible(field.edit);
            return;
        }
    }
}

void DatasheetForm::showCursor(const AnswerEdit& edit)
{
    widget()->layout()->activate();
    QCoreApplication::sendPostedEvents(viewport(), QEvent::LayoutRequest);
    const QRect cursor = edit.cursorRect();
    const QPoint middle = edit.viewport()->mapTo(widget(), cursor.center());
    ensureVisible(0, middle.y(), 0, cursor.height());
}

void DatasheetForm::showQuestion(const QString& token)
{
    if (AnswerEdit* edit = field(token)) {
        edit->setFocus(Qt::OtherFocusReason);
        ensureWidgetVisible(edit, 0, 80);
    }
}

} // namespace subtext
