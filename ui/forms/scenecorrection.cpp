// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/scenecorrection.h"

#include "core/agreement/agreementinput.h"
#include "core/operation/corrections.h"
#include "core/operation/qualitydesk.h"
#include "ui/help/manual.h"
#include "ui/text/errortext.h"
#include "ui/text/plurals.h"
#include "ui/text/shownwords.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/offering.h"
#include "ui/widgets/plaintooltip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

/// The field's word with a key of its own: Alt and the first letter that nothing else has.
QString captionOf(const QString& word, QString& taken)
{
    for (qsizetype at = 0; at < word.size(); ++at) {
        const QChar letter = word.at(at).toLower();
        if (!letter.isLetter() || taken.contains(letter))
            continue;
        taken += letter;
        return QString(word).insert(at, u'&');
    }
    return word;
}

/// A line break would become one of the data.
bool isOneLine(const SceneField& field)
{
    return field.kind == FieldKind::Role;
}

int linesOf(const SceneField& field, const QString& text)
{
    constexpr qsizetype Long = 300; // a story
    if (text.size() > Long)
        return 6;
    return field.place == FieldPlace::Hero ? 2 : 3;
}

QString labelledText(qint64 people)
{
    if (people == 0)
        return SceneCorrection::tr("Nobody has labelled it yet.");
    return SceneCorrection::tr("%n people have labelled the present text. The labels stay, and the "
                               "release says who read which text.",
                               nullptr, plural(people));
}

} // namespace

SceneCorrection::SceneCorrection(Study& study, ScenarioId scenario, PersonId by,
                                 const QString& problem, QWidget* parent)
    : QDialog(parent)
    , m_study(study)
    , m_scenario(scenario)
    , m_by(by)
    , m_reason(new QLineEdit(this))
    , m_problem(makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, this))
    , m_leaveOut(makeButton(QString(), ButtonKind::Normal, this, "leaveOut"))
    , m_nothing(makeButton(tr("&Nothing is wrong: close the flag"), ButtonKind::Normal, this,
                           "nothingWrong"))
    , m_save(makeButton(tr("&Save the correction"), ButtonKind::Primary, this, "save"))
{
    setAttribute(Qt::WA_DeleteOnClose);
    Reads reads;
    const qint64 labelled = readItem(reads);
    m_whyNot = reads.take(whyFixed(study));
    setWindowTitle(tr("Correct %1").arg(m_scene.name()));
    offerManual(*this, ManualPlace::Corrections);
    setMinimumWidth(560);
    QVBoxLayout* column = makeColumn(this, {28, 18, 28, 14}, 5);
    column->addWidget(makeLabel(windowTitle(), theme::TextRole::Title, LabelTone::Normal, this));
    column->addWidget(
        makeLines((problem.isEmpty() ? QString() : problem + u' ') + labelledText(labelled),
                  theme::TextRole::Body, LabelTone::Muted, this));
    const auto task = reads.take(shownTask(study));
    buildFields(task ? *task : *usualTask(), m_scene, *column);
    auto* why = makeLabel(tr("&Why"), theme::TextRole::Caption, LabelTone::Normal, this);
    why->setBuddy(m_reason);
    column->addWidget(why);
    m_reason->setAccessibleName(tr("Why"));
    m_reason->setPlaceholderText(tr("For example: a character was damaged in the file"));
    column->addWidget(m_reason);
    column->addWidget(m_problem);
    wordButtons();
    if (QWidget* last = lastField())
        setTabOrder(last, m_reason);
    column->addWidget(m_nothing, 0, Qt::AlignLeft);
    setTabOrder(m_reason, m_nothing);
    setTabOrder(m_nothing, m_leaveOut);
    column->addLayout(makeDialogButtons(*this, *m_save, m_leaveOut));
    connect(m_reason, &QLineEdit::textChanged, this, &SceneCorrection::refresh);
    connect(m_save, &QPushButton::clicked, this, &SceneCorrection::save);
    connect(m_leaveOut, &QPushButton::clicked, this, &SceneCorrection::leaveOut);
    connect(m_nothing, &QPushButton::clicked, this, &SceneCorrection::closeFlags);
    if (const auto read = reads.outcome(); !read)
        m_problem->setText(errorText(read.error()).oneLine());
    refresh();
    (m_hero ? m_hero : m_reason)->setFocus();
    fit();
}

qint64 SceneCorrection::readItem(Reads& reads)
{
    m_scene = reads.take(m_study.scenario(m_scenario)).value_or(Scenario());
    m_isLeftOut = reads.take(m_study.corrections().leftOut()).count(m_scenario) > 0;
    const auto annotations = reads.take(m_study.annotations());
    const auto closed = reads.take(m_study.quality().closedFlags());
    qint64 labelled = 0;
    for (const Annotation& annotation : annotations) {
        if (annotation.scenario != m_scenario)
            continue;
        ++labelled;
        if (isFlagOpen(annotation, closed))
            m_flaggedBy.push_back(annotation.person);
    }
    return labelled;
}

void SceneCorrection::wordButtons()
{
    m_leaveOut->setText(m_isLeftOut ? tr("Include it &again") : tr("Leave it &out"));
    m_leaveOut->setToolTip(
        plainToolTip(m_isLeftOut ? tr("Figures, exports and releases count the item again.")
                                 : tr("No figure, export or release counts the item. Its answers "
                                      "stay, and it can be included again.")));
    m_leaveOut->setAccessibleDescription(m_leaveOut->toolTip());
    m_nothing->setVisible(!m_flaggedBy.empty() && !m_isLeftOut);
    m_nothing->setToolTip(tr("The item stays as it is, and the flag is no open one any more."));
    m_nothing->setAccessibleDescription(m_nothing->toolTip());
}

/// What was said since may have made the texts longer.
void SceneCorrection::fit()
{
    const int needed = layout()->totalHeightForWidth(width());
    if (!isVisible())
        resizeToText(*this, minimumWidth());
    else if (height() < needed)
        resize(width(), needed);
}

void SceneCorrection::buildFields(const Task& task, const Scenario& scene, QVBoxLayout& column)
{
    QString taken = QStringLiteral("anosw"); // of the buttons and of the reason
    for (const FieldIndex part : correctableFields(task)) {
        const SceneField& field = task.scene[indexOf(part)];
        const QString& text = scene.text(part);
        QWidget* edit = isOneLine(field) ? buildLine(text) : buildText(text, linesOf(field, text));
        edit->setAccessibleName(field.word);
        auto* label = makeLabel(captionOf(field.word, taken), theme::TextRole::Caption,
                                LabelTone::Normal, this);
        label->setBuddy(edit);
        column.addWidget(label);
        column.addWidget(edit);
        m_fields.at(indexOf(part)) = edit;
        m_parts.push_back(part);
        if (field.place == FieldPlace::Hero)
            m_hero = edit;
    }
}

QWidget* SceneCorrection::buildLine(const QString& text)
{
    auto* edit = new QLineEdit(text, this);
    edit->setCursorPosition(0);
    connect(edit, &QLineEdit::textChanged, this, &SceneCorrection::refresh);
    return edit;
}

QWidget* SceneCorrection::buildText(const QString& text, int lines)
{
    auto* edit = new QPlainTextEdit(text, this);
    edit->setTabChangesFocus(true);
    constexpr int Edges = 26; // the margins of the document and the frame
    edit->setFixedHeight(edit->fontMetrics().lineSpacing() * lines + Edges);
    connect(edit, &QPlainTextEdit::textChanged, this, &SceneCorrection::refresh);
    return edit;
}

/// Those that were changed here; the fields have their own idea of line ends.
std::map<FieldIndex, QString> SceneCorrection::texts() const
{
    std::map<FieldIndex, QString> changed;
    for (const FieldIndex part : m_parts) {
        if (const auto* line = qobject_cast<QLineEdit*>(field(part))) {
            if (line->isModified())
                changed[part] = line->text();
        } else if (const auto* text = qobject_cast<QPlainTextEdit*>(field(part));
                   text->document()->isModified()) {
            changed[part] = text->toPlainText();
        }
    }
    return changed;
}

void SceneCorrection::refresh()
{
    const bool isExplained = !m_reason->text().trimmed().isEmpty();
    const bool isCorrected = isExplained && !texts().empty();
    const QString toDo = tr("For a correction, change a text and say why.");
    offer(*m_save, m_whyNot.isEmpty() && !isCorrected ? toDo : m_whyNot);
    m_leaveOut->setEnabled(isExplained);
    if (!m_whyNot.isEmpty()) {
        offer(*m_leaveOut, m_whyNot);
        m_leaveOut->setAccessibleDescription(m_whyNot);
    }
    m_nothing->setEnabled(isExplained);
    if (m_guard.goesOn())
        showProblem({});
}

void SceneCorrection::showProblem(const QString& text)
{
    m_problem->setText(text);
    fit();
}

void SceneCorrection::reject()
{
    const bool isTyped = !texts().empty() || !m_reason->text().trimmed().isEmpty();
    if (m_guard.mayDiscard(isTyped)) {
        QDialog::reject();
        return;
    }
    showProblem(tr("Nothing is saved yet. Cancel once more to discard what you wrote."));
    // Away from the button: the next key may be a letter of what is being written.
    (texts().empty() && m_hero ? m_hero : m_reason)->setFocus();
}

void SceneCorrection::save()
{
    finish(m_study.corrections().correct(m_scenario, texts(), m_reason->text(), m_by),
           tr("%1 is corrected. The earlier text is kept.").arg(m_scene.name()));
}

void SceneCorrection::leaveOut()
{
    Corrections& corrections = m_study.corrections();
    finish(m_isLeftOut ? corrections.takeBackIn(m_scenario, m_reason->text(), m_by)
                       : corrections.leaveOut(m_scenario, m_reason->text(), m_by),
           (m_isLeftOut ? tr("%1 counts again.") : tr("%1 is left out of the data."))
               .arg(m_scene.name()));
}

void SceneCorrection::closeFlags()
{
    const auto closed =
        m_study.quality().closeFlags(m_flaggedBy, m_scenario, m_reason->text(), m_by);
    if (closed)
        Q_EMIT flagsClosed(m_scenario, m_flaggedBy, m_reason->text());
    finish(closed, tr("The flag of %1 is closed.").arg(m_scene.name()));
}

void SceneCorrection::finish(const Result<ChangeSet>& written, const QString& what)
{
    if (!written) {
        showProblem(errorText(written.error()).oneLine());
        return;
    }
    Q_EMIT corrected(what);
    accept();
}

} // namespace subtext
