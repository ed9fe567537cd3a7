// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/scenetargetsdialog.h"

#include "core/study/study.h"
#include "ui/help/manual.h"
#include "ui/text/errortext.h"
#include "ui/text/shownwords.h"
#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/offering.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/tabledelegate.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <functional>
#include <utility>

namespace subtext {
namespace {

/// What is no target is not taken; `refused` hears of it, so that it is said.
class TargetField : public QSpinBox
{
public:
    TargetField(std::function<void()> refused, QWidget* parent)
        : QSpinBox(parent)
        , m_refused(std::move(refused))
    {}

    QValidator::State validate(QString& text, int& place) const override
    {
        const QValidator::State state = QSpinBox::validate(text, place);
        if (state == QValidator::Invalid)
            m_refused();
        return state;
    }

private:
    std::function<void()> m_refused;
};

/// A number of scenes is written into the column of targets.
class TargetDelegate : public TableDelegate
{
public:
    /// `opened` hears of each field in which a number is written, and `refused` of what is none.
    TargetDelegate(std::function<void(QWidget*)> opened, std::function<void()> refused,
                   QObject* parent)
        : TableDelegate(parent)
        , m_opened(std::move(opened))
        , m_refused(std::move(refused))
    {}

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/,
                          const QModelIndex& /*index*/) const override
    {
        auto* number = new TargetField(m_refused, parent);
        number->setRange(0, static_cast<int>(MostScenesWanted));
        number->setSpecialValueText(SceneTargetsDialog::tr("none"));
        number->setAccessibleName(SceneTargetsDialog::tr("Target"));
        m_opened(number);
        return number;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        if (auto* number = qobject_cast<QSpinBox*>(editor))
            number->setValue(index.data(Qt::EditRole).toInt());
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override
    {
        auto* number = qobject_cast<QSpinBox*>(editor);
        if (!number)
            return;
        number->interpretText();
        model->setData(index, number->value());
    }

private:
    std::function<void(QWidget*)> m_opened;
    std::function<void()> m_refused;
};

/// What is counted by this field: "Subtype". Empty where the task has none such.
QString wordOfCounted(const Task& task, const QString& token)
{
    if (task.group && task.group->token == token)
        return task.group->word;
    const SceneField* field = findToken(task.scene, token);
    return field ? field->word : QString();
}

} // namespace

QString sceneKindWords(const Task& task, const KindOfScenes& kind)
{
    QStringList words;
    if (task.group) {
        if (const auto found = kind.find(task.group->token); found != kind.end())
            words << groupWordOf(task, found->second);
    }
    for (const SceneField& field : task.scene) {
        const auto found = kind.find(field.token);
        if (found == kind.end() || found->second.isEmpty())
            continue;
        const ListedWord* option = findToken(field.options, found->second);
        words << (option ? option->word : found->second);
    }
    return words.join(QStringLiteral(" · "));
}

SceneTargetsDialog::SceneTargetsDialog(Study& study, PersonId person, QWidget* parent)
    : QDialog(parent)
    , m_study(study)
    , m_person(person)
    , m_task(shownTask(study).value_or(nullptr))
    , m_report(makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this))
    , m_table(new QTableWidget(0, Columns, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Targets for scenes"));
    offerManual(*this, ManualPlace::ChoosingScenes);
    QVBoxLayout* column = makeColumn(this, {24, 18, 24, 16}, 10);
    column->addWidget(makeLines(tr("How many scenes of a kind are to be kept. Write a number into "
                                   "the column Target; 0 is none. Targets are kept with the study "
                                   "and are in no release."),
                                theme::TextRole::Body, LabelTone::Normal, this));
    QSizePolicy policy = m_report->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // no row moves away while a number is written into it
    m_report->setSizePolicy(policy);
    m_report->hide();
    column->addWidget(m_report);
    m_table->setHorizontalHeaderLabels({tr("Kind"), tr("Written"), tr("Kept"), tr("Target"),
                                        tr("Missing"), tr("Too short"), tr("Too long")});
    const auto opened = [this](QWidget* field) {
        m_field = field;
        // Later: it may go with the dialog.
        connect(field, &QObject::destroyed, this, &SceneTargetsDialog::showWaiting,
                Qt::QueuedConnection);
    };
    const auto refused = [this] {
        tellAt(*m_report,
               tr("A target is a whole number from 0 to %1.").arg(groupedNumber(MostScenesWanted)),
               LabelTone::Danger);
    };
    m_table->setItemDelegate(new TargetDelegate(opened, refused, m_table));
    styleTable(*m_table, tr("Counts and targets"));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed | QAbstractItemView::SelectedClicked);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(KindColumn, QHeaderView::Stretch);
    column->addWidget(m_table, 1);
    auto* close = makeButton(tr("Close"), ButtonKind::Quiet, this, "close");
    close->setAutoDefault(false); // Return ends the writing of a number
    QHBoxLayout* row = makeRow(8);
    row->addStretch(1);
    row->addWidget(close);
    column->addLayout(row);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_table, &QTableWidget::cellChanged, this, &SceneTargetsDialog::setTarget);
    resizeToRoom(*this, {760, 560});
}

/// A number that is being written is of the kind that stood there when it was begun.
void SceneTargetsDialog::setScenes(const CuratedScenes& scenes)
{
    if (m_field)
        m_waiting = scenes;
    else
        showScenes(scenes);
}

void SceneTargetsDialog::showWaiting()
{
    if (!m_field && m_waiting)
        showScenes(*std::exchange(m_waiting, std::nullopt));
}

void SceneTargetsDialog::showScenes(const CuratedScenes& scenes)
{
    m_waiting.reset();
    m_kinds = scenes.countedKinds();
    for (const Column column : {ShorterColumn, LongerColumn})
        m_table->setColumnHidden(column, scenes.lengths.empty());
    m_isShowing = true;
    m_table->setRowCount(static_cast<int>(m_kinds.size()));
    for (int row = 0; row < m_table->rowCount(); ++row)
        showRow(row);
    if (m_table->currentRow() < 0 && m_table->rowCount() > 0)
        m_table->setCurrentCell(0, TargetColumn);
    m_isShowing = false;
}

/// Of one field its name stands before it: below each other are subtypes, domains and others.
QString SceneTargetsDialog::kindLabel(const KindOfScenes& kind) const
{
    if (kind.empty())
        return tr("All kinds");
    const QString words = m_task ? sceneKindWords(*m_task, kind) : QString();
    const QString value = words.isEmpty() ? tr("none") : words;
    const QString field =
        m_task && kind.size() == 1 ? wordOfCounted(*m_task, kind.begin()->first) : QString();
    return field.isEmpty() ? value : QStringLiteral("%1: %2").arg(field, value);
}

void SceneTargetsDialog::showRow(int row)
{
    const CuratedKind& kind = m_kinds[static_cast<std::size_t>(row)];
    const QString label = kindLabel(kind.of);
    const QStringList cells{label,
                            QString::number(kind.count.written),
                            QString::number(kind.count.kept),
                            {},
                            kind.target ? QString::number(kind.missing()) : QString(),
                            QString::number(kind.count.shorter),
                            QString::number(kind.count.longer)};
    const QString whyNot = whyFixed(m_study).value_or(QString()); // else writing says why
    for (int column = 0; column < Columns; ++column) {
        if (!m_table->item(row, column)) // one that is there may be what was just written
            m_table->setItem(row, column, new QTableWidgetItem);
        QTableWidgetItem* item = m_table->item(row, column);
        const bool isTarget = column == TargetColumn;
        item->setFlags(item->flags().setFlag(Qt::ItemIsEditable, isTarget && whyNot.isEmpty()));
        item->setToolTip(plainToolTip(isTarget ? whyNot : QString()));
        QVariant said = cells.at(column);
        if (isTarget)
            said = kind.target ? QVariant(static_cast<int>(*kind.target)) : QVariant();
        item->setData(Qt::EditRole, said);
    }
}

void SceneTargetsDialog::setTarget(int row, int column)
{
    if (m_isShowing || column != TargetColumn)
        return;
    const CuratedKind& kind = m_kinds[static_cast<std::size_t>(row)];
    const qint64 scenes = m_table->item(row, column)->data(Qt::EditRole).toLongLong();
    const auto set = m_study.curation().setTargets({{kind.of, scenes}}, m_person);
    if (!set)
        tellAt(*m_report, errorText(set.error()).oneLine(), LabelTone::Danger);
    else
        m_report->hide();
    if (set && set->kinds != ChangeSet::Nothing)
        return; // the counts come anew
    m_isShowing = true;
    showRow(row);
    m_isShowing = false;
}

} // namespace subtext
