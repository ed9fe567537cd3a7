// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/columnmapping.h"

#include "core/exchange/rows/answerwords.h"
#include "core/exchange/rows/columns.h"
#include "core/task/builtintasks.h"
#include "ui/forms/unknowngroups.h"
#include "ui/text/shownwords.h"
#include "ui/text/tasktext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedcombo.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/tabledelegate.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr qsizetype MostAllowedLines = 8; // the table keeps its room

/// Whether rows are answers to scenes that are elsewhere.
bool areAnswersAlone(const Task& task, const QMap<QString, QString>& chosen)
{
    const bool hasScene =
        std::any_of(task.scene.begin(), task.scene.end(),
                    [&](const SceneField& field) { return chosen.contains(field.token); });
    return task.layout == TaskLayout::Tidy && !hasScene &&
           chosen.contains(QStringLiteral("annotator"));
}

/// Whether rows give the whole name of a scene, with its group.
bool areWhollyNamed(const Task& task, const QMap<QString, QString>& chosen)
{
    return task.layout == TaskLayout::Tidy && chosen.contains(QStringLiteral("scenario"));
}

/// Every subtype under the word that people know it by.
std::vector<ListedWord> groupsOf(const Task& task)
{
    std::vector<ListedWord> groups = task.group->options.value_or(std::vector<ListedWord>());
    if (task.layout == TaskLayout::Cei) {
        for (ListedWord& group : groups)
            group.word = subtypeWord(group.token);
    }
    return groups;
}

} // namespace

// The rest of the tokens has the command line.
std::vector<ColumnMapping::FieldWord> ColumnMapping::ceiWords()
{
    return {
        {QStringLiteral("id"), tr("Id")},
        {QStringLiteral("subtype"), tr("Subtype")},
        {QStringLiteral("speaker_role"), tr("Speaker")},
        {QStringLiteral("listener_role"), tr("Listener")},
        {QStringLiteral("power_relation"), tr("Power relation")},
        {QStringLiteral("domain"), tr("Domain")},
        {QStringLiteral("context"), tr("Context")},
        {QStringLiteral("utterance"), tr("Utterance")},
        {QStringLiteral("gold"), tr("Gold label")},
        {QStringLiteral("note"), tr("Note")},
        {QStringLiteral("annotator"), tr("Annotator")},
        {QStringLiteral("emotion"), tr("Emotion")},
        {QStringLiteral("valence"), tr("Valence")},
        {QStringLiteral("arousal"), tr("Arousal")},
        {QStringLiteral("dominance"), tr("Dominance")},
        {QStringLiteral("confidence"), tr("Confidence")},
        {QStringLiteral("explanation"), tr("Explanation")},
    };
}

std::vector<ColumnMapping::FieldWord> ColumnMapping::wordsOf(const Task& task)
{
    if (task.layout == TaskLayout::Cei)
        return ceiWords();
    const ColumnNames names(task);
    std::vector<FieldWord> words;
    const auto add = [&](Field field, const QString& word) {
        if (!names.tokenOf(field).isEmpty())
            words.push_back({names.tokenOf(field), word});
    };
    add(Field::Id, tr("Id"));
    add(Field::Scenario, tr("Name of the scenario"));
    if (task.group)
        add(Field::Group, task.group->word);
    for (std::size_t i = 0; i < task.scene.size(); ++i)
        add(sceneField(i), task.scene[i].word);
    add(goldField(0), tr("Gold label"));
    add(Field::Note, tr("Note"));
    add(Field::Annotator, tr("Annotator"));
    for (std::size_t i = 0; i < task.questions.size(); ++i)
        add(questionField(i), task.questions[i].word);
    for (std::size_t i = 0; i < task.scales.size(); ++i)
        add(scaleField(i), task.scales[i].word);
    add(Field::Explanation, tr("Explanation"));
    add(Field::Flagged, tr("Flag"));
    return words;
}

QString ColumnMapping::wordOf(const QString& token) const
{
    const auto found = std::find_if(m_words.begin(), m_words.end(),
                                    [&](const FieldWord& of) { return of.token == token; });
    return found == m_words.end() ? token : found->word;
}

ColumnMapping::ColumnMapping(QWidget* parent)
    : QWidget(parent)
    , m_lead(makeLines(QString(), theme::TextRole::Strong, LabelTone::Normal, this))
    , m_table(new QTableWidget(this))
    , m_subtypeRow(new QWidget(this))
    , m_subtype(new ElidedCombo(m_subtypeRow))
    , m_allowed(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_state(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_read(makeButton(tr("Read with these columns"), ButtonKind::Normal, this, "read"))
{
    m_subtype->setObjectName(QStringLiteral("subtypeMenu"));
    QVBoxLayout* column = makeColumn(this, {}, 8);
    column->addWidget(m_lead);
    m_table->setItemDelegate(new TableDelegate(m_table));
    styleTable(*m_table, tr("Columns of the file"));
    m_table->setProperty("scrollsSideways", true); // as wide as the file
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    column->addWidget(m_table, 1);
    QVBoxLayout* row = makeColumn(m_subtypeRow);
    auto* caption = makeLabel(tr("All scenarios of the file are"), theme::TextRole::Body,
                              LabelTone::Normal, this);
    caption->setBuddy(m_subtype);
    row->addWidget(caption);
    m_subtype->setAccessibleName(tr("All scenarios of the file are"));
    row->addWidget(m_subtype, 0, Qt::AlignLeft);
    column->addWidget(m_subtypeRow);
    m_allowed->setTextFormat(Qt::PlainText); // words of a task
    column->addWidget(m_allowed);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_state, 1);
    foot->addWidget(m_read);
    column->addLayout(foot);
    connect(m_subtype, &QComboBox::currentTextChanged, this, &ColumnMapping::refresh);
    setTask(std::make_shared<const Task>(defaultTask()));
    connect(m_read, &QPushButton::clicked, this, &ColumnMapping::accepted);
}

void ColumnMapping::setTask(std::shared_ptr<const Task> task)
{
    m_task = std::move(task);
    const Task shown = inShownWords(*m_task);
    m_words = wordsOf(shown);
    m_groupToken = shown.group ? shown.group->token : QString();
    m_groupWord = shown.group ? shown.group->word : QString();
    m_grouping = groupingWord(shown);
    fillGroups(shown);
}

/// Open groups are whatever somebody writes.
void ColumnMapping::fillGroups(const Task& task)
{
    const QSignalBlocker quiet(m_subtype);
    m_subtype->clear();
    if (!task.group)
        return;
    m_subtype->setEditable(!task.group->isClosed());
    if (!task.group->isClosed()) {
        m_subtype->lineEdit()->setPlaceholderText(m_groupWord);
        return;
    }
    m_subtype->addItem(tr("choose a %1").arg(midSentence(m_groupWord, task)));
    for (const ListedWord& group : groupsOf(task))
        m_subtype->addItem(group.word, group.token);
}

void ColumnMapping::show(const QString& path, const ColumnSurvey& survey)
{
    m_survey = survey;
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(survey.columns.size()));
    m_table->setRowCount(static_cast<int>(survey.rows.size()) + 1);
    m_table->setHorizontalHeaderLabels(survey.columns);
    for (int at = 0; at < m_table->columnCount(); ++at) {
        auto* menu = new ElidedCombo(m_table);
        menu->setAccessibleName(tr("Meaning of column “%1”").arg(survey.columns[at]));
        menu->addItem(tr("not used"), QString());
        for (const FieldWord& field : m_words)
            menu->addItem(field.word, field.token);
        const QString guessed = survey.guess.key(survey.columns[at]);
        if (!guessed.isEmpty() && menu->findData(guessed) < 0)
            menu->addItem(wordOf(guessed), guessed); // known by its name, though nobody is asked
        menu->setCurrentIndex(std::max(0, menu->findData(guessed)));
        connect(menu, &QComboBox::currentIndexChanged, this, &ColumnMapping::refresh);
        m_table->setCellWidget(0, at, menu);
        m_table->setColumnWidth(at, std::max(150, menu->sizeHint().width()));
        for (std::size_t row = 0; row < survey.rows.size(); ++row) {
            auto* cell = new QTableWidgetItem(survey.rows[row].value(at).simplified());
            m_table->setItem(static_cast<int>(row) + 1, at, cell);
        }
    }
    // The menus are younger than what stands below them.
    if (m_table->columnCount() > 0)
        setTabOrder(menu(m_table->columnCount() - 1), m_subtype);
    setTabOrder(m_subtype, m_read);
    m_table->resizeRowToContents(0);
    const QString group = survey.group.value_or(QString());
    if (m_subtype->isEditable())
        m_subtype->setEditText(group);
    else
        m_subtype->setCurrentIndex(std::max(0, m_subtype->findData(group)));
    refresh();
    m_lead->setText((isComplete() ? tr("Check what the columns of %1 are.")
                                  : tr("Match the columns of %1 below."))
                        .arg(QFileInfo(path).fileName()));
}

QComboBox* ColumnMapping::menu(int column) const
{
    return qobject_cast<QComboBox*>(m_table->cellWidget(0, column));
}

QMap<QString, QString> ColumnMapping::columns() const
{
    QMap<QString, QString> chosen;
    for (int at = 0; at < m_table->columnCount(); ++at) {
        const QString token = menu(at)->currentData().toString();
        if (!token.isEmpty())
            chosen.insert(token, m_survey.columns[at]);
    }
    return chosen;
}

QStringList ColumnMapping::unused() const
{
    QStringList columns;
    for (int at = 0; at < m_table->columnCount(); ++at) {
        if (menu(at)->currentData().toString().isEmpty())
            columns << m_survey.columns[at];
    }
    return columns;
}

std::optional<QString> ColumnMapping::subtype() const
{
    if (m_subtypeRow->isHidden())
        return std::nullopt;
    if (m_subtype->isEditable()) {
        const QString written = m_subtype->currentText().trimmed();
        return written.isEmpty() ? std::nullopt : std::optional(written);
    }
    const QVariant chosen = m_subtype->currentData();
    return chosen.isNull() ? std::nullopt : std::optional(chosen.toString());
}

QMap<QString, QMap<QString, QString>> ColumnMapping::values() const
{
    QMap<QString, QMap<QString, QString>> values;
    const QMap<QString, QString> chosen = columns();
    for (auto of = m_survey.values.begin(); of != m_survey.values.end(); ++of) {
        if (chosen.contains(of.key()) && chosen.value(of.key()) == m_survey.guess.value(of.key()))
            values.insert(of.key(), *of);
    }
    return values;
}

/// "Read as: ja = yes, nein = no." Empty where every word is the task's own.
QString ColumnMapping::valuesText() const
{
    QStringList pairs;
    const auto all = values();
    for (const auto& words : all) {
        for (auto pair = words.begin(); pair != words.end(); ++pair)
            pairs << QStringLiteral("%1 = %2").arg(pair.key(), pair.value());
    }
    pairs.removeDuplicates();
    constexpr qsizetype Shown = 8;
    if (pairs.size() > Shown)
        pairs = pairs.first(Shown) << QStringLiteral("…");
    return pairs.isEmpty() ? QString() : tr("Read as: %1.").arg(listed(pairs));
}

/// What the first rows have in the column of groups and the task has not, each once.
QStringList ColumnMapping::unknownGroups() const
{
    const QString column = columns().value(m_groupToken);
    const qsizetype at = m_survey.columns.indexOf(column);
    if (m_groupToken.isEmpty() || column.isEmpty() || at < 0)
        return {};
    const QMap<QString, QString> meant = values().value(m_groupToken);
    QStringList unknown;
    for (const QStringList& row : m_survey.rows) {
        const QString name = row.value(at).simplified();
        if (!name.isEmpty() && !groupOf(*m_task, meant.value(name, name)))
            unknown << name;
    }
    unknown.removeDuplicates();
    return unknown;
}

/// Once nothing is missing.
QString ColumnMapping::completeText() const
{
    if (const QStringList unknown = unknownGroups(); !unknown.isEmpty())
        return saidTogether({tr("The columns are matched, but no %1 of this task is called “%2”.")
                                 .arg(m_grouping, unknown.join(tr("” or “"))),
                             groupsOfTaskText(*m_task)});
    return saidTogether(
        {areAnswersAlone(*m_task, columns())
             ? tr("Everything is there; the rows name scenarios that the study has.")
             : tr("Everything is there."),
         valuesText()});
}

QString ColumnMapping::listedValues(const Task& task)
{
    const ColumnNames names(task);
    const AnswerWords words(names);
    const Task shown = inShownWords(task); // the values are those that files may have
    QStringList lines;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        if (const QString expected = words.expected(sceneField(i)); !expected.isEmpty())
            lines << tr("%1: %2").arg(shown.scene[i].word, expected);
    }
    if (!lines.isEmpty())
        lines.prepend(tr("Rows with another value are refused."));
    return lines.join(u'\n');
}

/// "Power relation: peer, high-to-low, low-to-high", a line for all columns that know the same.
/// Each column has its own as well.
QString ColumnMapping::showAllowedValues()
{
    const ColumnNames names(*m_task);
    const AnswerWords words(names);
    QStringList values; // in the order of the columns
    QMap<QString, QStringList> knowing;
    for (int at = 0; at < m_table->columnCount(); ++at) {
        const QString token = menu(at)->currentData().toString();
        const auto field = token.isEmpty() ? std::nullopt : names.named(token);
        const QString expected = field ? words.expected(*field) : QString();
        menu(at)->setAccessibleDescription(expected);
        m_table->horizontalHeaderItem(at)->setToolTip(plainToolTip(expected));
        if (expected.isEmpty())
            continue;
        if (!values.contains(expected))
            values << expected;
        knowing[expected] << wordOf(token);
    }
    QStringList lines;
    for (const QString& expected : values.mid(0, MostAllowedLines))
        lines << tr("%1: %2").arg(listed(knowing[expected]), expected);
    if (values.size() > MostAllowedLines)
        lines << tr("The others are shown when you point at the name of a column.");
    if (!lines.isEmpty())
        lines.prepend(tr("Rows with another value are refused."));
    return lines.join(u'\n');
}

void ColumnMapping::refresh()
{
    const QMap<QString, QString> chosen = columns();
    m_allowed->setText(showAllowedValues());
    m_allowed->setVisible(!m_allowed->text().isEmpty());
    QStringList missing;
    const QStringList off = unused();
    QStringList used = m_survey.columns;
    used.removeIf([&](const QString& column) { return off.contains(column); });
    for (const QString& token : missingFields(used, chosen, m_task.get()))
        missing << wordOf(token);
    QStringList twice;
    for (int at = 0; at < m_table->columnCount(); ++at) {
        const QString token = menu(at)->currentData().toString();
        if (!token.isEmpty() && chosen.value(token) != m_survey.columns[at])
            twice << wordOf(token);
    }
    const bool isSubtypeSaid = m_groupToken.isEmpty() || chosen.contains(m_groupToken) ||
                               areAnswersAlone(*m_task, chosen) ||
                               areWhollyNamed(*m_task, chosen) ||
                               (m_survey.hasGroup && !m_survey.guess.contains(m_groupToken));
    m_subtypeRow->setVisible(!isSubtypeSaid);
    if (!isSubtypeSaid && !subtype())
        missing << m_groupWord;
    setTone(m_state, twice.isEmpty() ? LabelTone::Muted : LabelTone::Danger);
    m_state->setText(!twice.isEmpty()     ? tr("Two columns for: %1.").arg(listed(twice))
                     : !missing.isEmpty() ? tr("Still missing: %1.").arg(listed(missing))
                                          : completeText());
    m_read->setEnabled(missing.isEmpty() && twice.isEmpty());
    Q_EMIT changed();
}

} // namespace subtext
