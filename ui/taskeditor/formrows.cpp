// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/taskeditor/formrows.h"

#include "ui/taskeditor/colourfield.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/wrappedtick.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <memory>

namespace subtext {
namespace {

constexpr int TextLines = 3;

/// Spaces at the ends are nobody's wish, and on the way to the next word no fault.
QString asLine(const QString& typed)
{
    return QString(typed).replace(u'\n', u' ').trimmed();
}

bool isUndoOrRedo(const QKeyEvent& key)
{
    return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo) ||
           key.keyCombination() == QKeyCombination(Qt::ControlModifier, Qt::Key_Y);
}

} // namespace

FormRows::FormRows(QWidget* page)
    : QObject(page)
    , m_page(page)
    , m_column(new QVBoxLayout(page))
{
    m_column->setContentsMargins(24, 16, 24, 20);
    m_column->setSpacing(4);
}

void FormRows::addHeading(const QString& text)
{
    m_column->addWidget(makeLines(text, theme::TextRole::Scene, LabelTone::Normal, m_page));
    m_column->addSpacing(10);
}

void FormRows::addNote(const QString& text)
{
    m_column->addWidget(makeLines(text, theme::TextRole::Small, LabelTone::Muted, m_page));
    m_column->addSpacing(6);
}

void FormRows::addWarning(const Text& text)
{
    auto* warning = makeLines(QString(), theme::TextRole::Small, LabelTone::Warning, m_page);
    m_column->addWidget(warning);
    m_rows.push_back({QString(), nullptr, [warning, text](const Task& task) {
                          warning->setText(text(task));
                          warning->setVisible(!warning->text().isEmpty());
                      }});
}

void FormRows::add(const QString& caption, const QString& place, QWidget* control,
                   std::function<void(const Task&)> show)
{
    if (!caption.isEmpty()) {
        auto* label = makeLines(caption, theme::TextRole::Caption, LabelTone::Normal, m_page);
        label->setBuddy(control);
        if (!m_rows.empty())
            m_column->addSpacing(8);
        m_column->addWidget(label);
        control->setAccessibleName(caption);
    }
    m_column->addWidget(control);
    control->installEventFilter(this);
    for (QWidget* inner : control->findChildren<QWidget*>())
        inner->installEventFilter(this);
    m_rows.push_back({place, control, std::move(show)});
}

void FormRows::addLine(const QString& caption, const QString& place, const Text& text,
                       const TakeText& take)
{
    auto* line = new QLineEdit(m_page);
    connect(line, &QLineEdit::textEdited, this, [this, line, place, take](const QString& typed) {
        m_typedIn = line;
        Q_EMIT edited(place, [take, typed](Task& task) { take(task, asLine(typed)); });
        m_typedIn = nullptr;
    });
    const auto taken = std::make_shared<QString>();
    const auto showTaken = [line, taken] {
        if (asLine(line->text()) != *taken)
            line->setText(*taken);
    };
    connect(line, &QLineEdit::editingFinished, this, showTaken);
    connect(line, &QLineEdit::editingFinished, this, &FormRows::settled);
    add(caption, place, line, [this, line, text, taken, showTaken](const Task& task) {
        *taken = text(task);
        if (line != m_typedIn)
            showTaken();
    });
}

void FormRows::addText(const QString& caption, const QString& place, const Text& text,
                       const TakeText& take)
{
    auto* edit = new QPlainTextEdit(m_page);
    edit->setTabChangesFocus(true);
    edit->setUndoRedoEnabled(false);
    edit->setFixedHeight(edit->fontMetrics().lineSpacing() * TextLines + 22);
    connect(edit, &QPlainTextEdit::textChanged, this, [this, edit, place, take] {
        Q_EMIT edited(
            place, [take, typed = edit->toPlainText()](Task& task) { take(task, asLine(typed)); });
    });
    add(caption, place, edit, [edit, text](const Task& task) {
        const QSignalBlocker blocker(edit);
        if (asLine(edit->toPlainText()) != text(task))
            edit->setPlainText(text(task));
    });
}

void FormRows::addColour(const QString& caption, const QString& place, const Text& text,
                         const Text& byProgram, const TakeText& take)
{
    auto* field = new ColourField(caption, m_page);
    connect(field, &ColourField::edited, this, [this, place, take](const QString& colour) {
        Q_EMIT edited(place, [take, colour](Task& task) { take(task, colour); });
    });
    connect(field->line(), &QLineEdit::editingFinished, this, &FormRows::settled);
    add(caption, place, field, [field, text, byProgram](const Task& task) {
        field->setColour(text(task), byProgram(task));
    });
}

void FormRows::addChoice(const QString& caption, const QString& place, const QStringList& words,
                         const Number& chosen, const TakeNumber& take)
{
    auto* box = new QComboBox(m_page);
    box->addItems(words);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    connect(box, &QComboBox::activated, this, [this, place, take](int index) {
        Q_EMIT edited(place, [take, index](Task& task) { take(task, index); });
        Q_EMIT settled();
    });
    add(caption, place, box,
        [box, chosen](const Task& task) { box->setCurrentIndex(static_cast<int>(chosen(task))); });
}

void FormRows::addTick(const QString& caption, const QString& place, const Number& isOn,
                       const TakeNumber& take)
{
    auto* box = new WrappedTick(QString(caption).replace(u'&', QLatin1String("&&")), m_page);
    connect(box, &QCheckBox::clicked, this, [this, place, take](bool isTicked) {
        Q_EMIT edited(place, [take, isTicked](Task& task) { take(task, isTicked ? 1 : 0); });
        Q_EMIT settled();
    });
    m_column->addSpacing(6);
    add(QString(), place, box, [box, isOn](const Task& task) { box->setChecked(isOn(task) != 0); });
}

void FormRows::addWhole(const QString& caption, const QString& place, int least, int most,
                        const Number& number, const TakeNumber& take, const QString& suffix)
{
    auto* box = new QSpinBox(m_page);
    box->setRange(least, most);
    box->setSuffix(suffix);
    box->setMinimumWidth(box->sizeHint().width()); // Qt's own leaves out the suffix
    connect(box, &QSpinBox::valueChanged, this, [this, place, take](int value) {
        Q_EMIT edited(place, [take, value](Task& task) { take(task, value); });
    });
    connect(box, &QSpinBox::editingFinished, this, &FormRows::settled);
    add(caption, place, box, [box, number](const Task& task) {
        const QSignalBlocker blocker(box);
        box->setValue(static_cast<int>(number(task)));
    });
}

void FormRows::addReal(const QString& caption, const QString& place, double least, double most,
                       int decimals, const Number& number, const TakeNumber& take)
{
    auto* box = new QDoubleSpinBox(m_page);
    box->setDecimals(decimals);
    box->setRange(least, most);
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, place, take](double value) {
        Q_EMIT edited(place, [take, value](Task& task) { take(task, value); });
    });
    connect(box, &QDoubleSpinBox::editingFinished, this, &FormRows::settled);
    add(caption, place, box, [box, number](const Task& task) {
        const QSignalBlocker blocker(box);
        if (box->value() != number(task))
            box->setValue(number(task));
    });
}

void FormRows::addStretch()
{
    m_column->addStretch(1);
}

void FormRows::refresh(const Task& task)
{
    for (const Row& row : m_rows)
        row.show(task);
}

QWidget* FormRows::controlOf(const QString& place) const
{
    const Row* best = nullptr;
    for (const Row& row : m_rows) {
        const bool holds = row.control && !row.place.isEmpty() && place.startsWith(row.place);
        if (holds && (!best || row.place.size() > best->place.size()))
            best = &row;
    }
    return best ? best->control : nullptr;
}

QString FormRows::placeInFocus() const
{
    for (const Row& row : m_rows) {
        const QWidget* focused = m_page->focusWidget();
        const bool isHere = row.control && focused && m_page->isActiveWindow() &&
                            focused->hasFocus() &&
                            (focused == row.control || row.control->isAncestorOf(focused));
        if (isHere)
            return row.place;
    }
    return {};
}

bool FormRows::eventFilter(QObject* watched, QEvent* event)
{
    // Undo is that of the task, not of a field.
    if (event->type() == QEvent::ShortcutOverride &&
        isUndoOrRedo(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    // A wheel that scrolls the form must change nothing on its way.
    const bool isWheel = event->type() == QEvent::Wheel;
    if (isWheel &&
        (qobject_cast<QAbstractSpinBox*>(watched) || qobject_cast<QComboBox*>(watched))) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::FocusOut && qobject_cast<QPlainTextEdit*>(watched))
        Q_EMIT settled();
    return QObject::eventFilter(watched, event);
}

} // namespace subtext
