// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/norming/normingform.h"

#include "core/course/roster.h"
#include "core/domain/annotation.h"
#include "core/domain/scenario.h"
#include "core/study/study.h"
#include "ui/text/answertext.h"
#include "ui/text/shownwords.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/formfields.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>

#include <algorithm>
#include <map>
#include <set>

namespace subtext {
namespace {

constexpr int LongestTitle = 200;
constexpr int RowsOfLists = 4;
constexpr int FirstItems = 12;

QListWidget* makeTicks(const QString& name, QWidget* parent)
{
    auto* list = new QListWidget(parent);
    list->setAccessibleName(name);
    list->setMaximumHeight(list->fontMetrics().lineSpacing() * (RowsOfLists + 1));
    return list;
}

void addTick(QListWidget& list, const QString& text)
{
    auto* item = new QListWidgetItem(text, &list);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Checked);
}

} // namespace

NormingForm::NormingForm(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLineEdit(this))
    , m_items(new QComboBox(this))
    , m_names(new QPlainTextEdit(this))
    , m_count(new QSpinBox(this))
    , m_people(makeTicks(tr("People"), this))
    , m_questions(makeTicks(tr("Questions"), this))
    , m_begin(makeButton(tr("Begin the round"), ButtonKind::Normal, this, "begin"))
{
    m_title->setMaxLength(LongestTitle);
    m_items->addItems({tr("Splits so far"), tr("Items by name"), tr("Items without a label")});
    m_names->setPlaceholderText(tr("One name a line, or separated by commas"));
    m_names->setAccessibleName(tr("Names of the items"));
    m_names->setTabChangesFocus(true);
    m_names->setMaximumHeight(m_names->fontMetrics().lineSpacing() * (RowsOfLists + 1));
    m_count->setRange(1, 10'000);
    m_count->setValue(FirstItems);
    m_count->setAccessibleName(tr("How many of them at most"));
    auto* form = makeForm(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Title"), m_title);
    form->addRow(tr("Items"), m_items);
    form->addRow(tr("Item names"), m_names);
    form->addRow(tr("At most"), m_count);
    form->addRow(tr("People"), m_people);
    form->addRow(tr("Questions"), m_questions);
    m_questionsLabel = qobject_cast<QLabel*>(form->labelForField(m_questions));
    connect(m_items, &QComboBox::currentIndexChanged, this, &NormingForm::showFields);
    connect(m_title, &QLineEdit::textChanged, this, &NormingForm::showFields);
    connect(m_begin, &QPushButton::clicked, this, &NormingForm::begin);
    showFields();
}

void NormingForm::read(Study& study)
{
    m_study = &study;
    Reads reads;
    const auto people = reads.take(study.roster().people());
    const auto task = reads.take(shownTask(study));
    if (!reads.outcome())
        return;
    m_ids.clear();
    m_people->clear();
    for (const Person& annotator : people) {
        if (annotator.role != Role::Annotator)
            continue;
        m_ids.push_back(annotator.id);
        addTick(*m_people, QStringLiteral("%1 %2").arg(annotator.code, annotator.name));
    }
    m_questions->clear();
    for (const Question& question : task->questions)
        addTick(*m_questions, questionWord(question));
    const auto splits = study.undecidedSplits();
    const bool isAnySplit = splits && !splits->empty();
    m_items->setCurrentIndex(static_cast<int>(isAnySplit ? Items::Splits : Items::Unlabelled));
    const bool isAsked = task->questions.size() > 1;
    m_questions->setVisible(isAsked);
    m_questionsLabel->setVisible(isAsked);
}

void NormingForm::showFields()
{
    const bool isByName = static_cast<Items>(m_items->currentIndex()) == Items::Names;
    auto* form = static_cast<QFormLayout*>(layout());
    form->setRowVisible(m_names, isByName);
    form->setRowVisible(m_count, !isByName);
    m_begin->setEnabled(!m_title->text().trimmed().isEmpty());
}

void NormingForm::begin()
{
    NewNormingRound wanted;
    wanted.title = m_title->text().trimmed();
    wanted.items = chosenItems();
    if (wanted.items.empty())
        return; // that was said
    for (int row = 0; row < m_people->count(); ++row) {
        if (m_people->item(row)->checkState() == Qt::Checked)
            wanted.people.push_back(m_ids.at(static_cast<std::size_t>(row)));
    }
    for (int row = 0; row < m_questions->count(); ++row) {
        if (m_questions->item(row)->checkState() == Qt::Checked)
            wanted.questions.push_back(static_cast<QuestionIndex>(row));
    }
    if (wanted.people.size() < 2) {
        Q_EMIT refused(tr("Tick two people at least."));
        return;
    }
    if (wanted.questions.empty()) {
        Q_EMIT refused(tr("Tick a question at least."));
        return;
    }
    Q_EMIT beginRequested(wanted);
}

std::vector<ScenarioId> NormingForm::chosenItems()
{
    if (!m_study)
        return {};
    switch (static_cast<Items>(m_items->currentIndex())) {
    case Items::Splits:
        return splits();
    case Items::Names:
        return named();
    case Items::Unlabelled:
        return unlabelled();
    }
    return {};
}

std::vector<ScenarioId> NormingForm::splits()
{
    auto items = m_study->undecidedSplits();
    if (!items)
        return {}; // the study tells of it
    if (items->empty())
        Q_EMIT refused(tr("There is no split so far."));
    items->resize(std::min(items->size(), static_cast<std::size_t>(m_count->value())));
    return std::move(*items);
}

std::vector<ScenarioId> NormingForm::named()
{
    std::vector<ScenarioId> items;
    const auto heads = m_study->heads();
    if (!heads)
        return items;
    std::map<QString, ScenarioId> byName;
    for (const Scenario& head : *heads)
        byName.emplace(head.name(), head.id);
    static const QRegularExpression between(QStringLiteral("[\\n,;]"));
    QStringList unknown;
    for (const QString& part : m_names->toPlainText().split(between)) {
        const QString name = part.trimmed();
        const auto found = byName.find(name);
        if (name.isEmpty())
            continue;
        if (found == byName.end())
            unknown << name;
        else if (std::find(items.begin(), items.end(), found->second) == items.end())
            items.push_back(found->second);
    }
    if (!unknown.isEmpty()) {
        Q_EMIT refused(tr("There are no items of these names: %1.").arg(listed(unknown)));
        return {};
    }
    if (items.empty())
        Q_EMIT refused(tr("Enter the names of the items."));
    return items;
}

std::vector<ScenarioId> NormingForm::unlabelled()
{
    std::vector<ScenarioId> items;
    Reads reads;
    const auto heads = reads.take(m_study->heads());
    const auto annotations = reads.take(m_study->annotations());
    if (!reads.outcome())
        return items;
    std::set<ScenarioId> labelled;
    for (const Annotation& annotation : annotations)
        labelled.insert(annotation.scenario);
    for (const Scenario& head : heads) {
        if (labelled.count(head.id) == 0 && static_cast<int>(items.size()) < m_count->value())
            items.push_back(head.id);
    }
    if (items.empty())
        Q_EMIT refused(tr("Every item has a label."));
    return items;
}

} // namespace subtext
