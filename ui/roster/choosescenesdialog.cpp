// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/choosescenesdialog.h"

#include "core/operation/corrections.h"
#include "ui/forms/scenecorrection.h"
#include "ui/roster/scenetargetsdialog.h"
#include "ui/text/errortext.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/columnfit.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/limitedtext.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/tabledelegate.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

enum ChoiceColumn {
    ChoiceScene,
    ChoiceKind,
    ChoiceWords,
    ChoiceLength, // only where the task says how long a text is to be
    ChoiceState,
    ChoiceNear,
    ChoiceColumns
};
enum class ChoiceShown { All, Kept, Near, Length, Out };

QString choiceStateWord(SceneState state)
{
    switch (state) {
    case SceneState::Open:
        return ChooseScenesDialog::tr("open");
    case SceneState::Labelled:
        return ChooseScenesDialog::tr("labelled");
    case SceneState::Refused:
        return ChooseScenesDialog::tr("refused");
    case SceneState::LeftOut:
        return ChooseScenesDialog::tr("left out");
    }
    return {};
}

QString lengthWord(const CuratedScene& scene)
{
    if (scene.isShort() && scene.isLong())
        return ChooseScenesDialog::tr("one text too short, one too long");
    if (scene.isShort())
        return ChooseScenesDialog::tr("too short");
    return scene.isLong() ? ChooseScenesDialog::tr("too long") : QString();
}

/// "Context: words 12, asked are 20 to 60", a line each.
QString lengthLines(const Task& task, const CuratedScene& scene)
{
    QStringList lines;
    for (const LengthFinding& finding : scene.lengths) {
        if (const SceneField* field = findToken(task.scene, finding.field))
            lines << ChooseScenesDialog::tr("%1: words %2, asked are %3 to %4")
                         .arg(field->word)
                         .arg(finding.words)
                         .arg(field->words.from)
                         .arg(field->words.to);
    }
    return lines.join(u'\n');
}

/// Every field that says something, in the task's order, each under its word.
QString wholeScene(const Task& task, const Scenario& scene)
{
    QStringList parts;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        const SceneField& field = task.scene[i];
        const QString& text = scene.fields.at(i);
        const ListedWord* option = findToken(field.options, text);
        if (!text.isEmpty())
            parts << ChooseScenesDialog::tr("%1: %2").arg(field.word, option ? option->word : text);
    }
    return parts.join(QStringLiteral("\n\n"));
}

} // namespace

ChooseScenesDialog::ChooseScenesDialog(Study& study, const Environment& environment,
                                       PersonId person, QWidget* parent)
    : QDialog(parent)
    , m_study(study)
    , m_person(person)
    , m_task(study.task().value_or(nullptr))
    , m_lead(makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this))
    , m_report(makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this))
    , m_table(new QTableWidget(0, ChoiceColumns, this))
    , m_thread(study.path(), environment, *this)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Choose scenes"));
    QVBoxLayout* column = makeColumn(this, {24, 18, 24, 16}, 10);
    column->addWidget(m_lead);
    column->addLayout(buildFilters());
    m_report->hide();
    column->addWidget(m_report);
    QHBoxLayout* halves = makeRow(16);
    m_table->setHorizontalHeaderLabels(
        {tr("Scene"), tr("Kind"), tr("Words"), tr("Length"), tr("State"), tr("Near duplicate of")});
    m_table->setItemDelegate(new TableDelegate(m_table));
    styleTable(*m_table, tr("Scenes"));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_fit = new ColumnFit(*m_table);
    halves->addWidget(m_table, 3);
    halves->addWidget(buildScene(), 2);
    column->addLayout(halves, 1);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this] {
        if (!m_isListing)
            showScene();
    });
    connect(&study, &Study::changed, this, [this](const ChangeSet& changes) {
        if (changes.kinds & (ChangeSet::ScenariosChanged | ChangeSet::AnnotationChanged |
                             ChangeSet::ReleaseChanged))
            read();
    });
    updateButtons();
    read();
    resizeToRoom(*this, {1080, 680});
}

QLayout* ChooseScenesDialog::buildFilters()
{
    QHBoxLayout* row = makeRow(8);
    m_kind = makeNarrowChoice(this);
    m_kind->setObjectName(QStringLiteral("kind"));
    m_kind->setAccessibleName(tr("Which kind of scenes"));
    m_filter = makeNarrowChoice(this);
    m_filter->setObjectName(QStringLiteral("filter"));
    m_filter->setAccessibleName(tr("Which scenes"));
    m_filter->addItem(tr("All"), static_cast<int>(ChoiceShown::All));
    m_filter->addItem(tr("Kept"), static_cast<int>(ChoiceShown::Kept));
    m_filter->addItem(tr("Near duplicates"), static_cast<int>(ChoiceShown::Near));
    m_filter->addItem(tr("Refused or left out"), static_cast<int>(ChoiceShown::Out));
    auto* targets = makeButton(tr("Targets…"), ButtonKind::Normal, this, "targets");
    auto* close = makeButton(tr("Close"), ButtonKind::Quiet, this, "close");
    for (QPushButton* button : {targets, close})
        button->setAutoDefault(false);
    row->addWidget(m_kind, 1);
    addWidgets(*row, m_filter, targets, close);
    connect(targets, &QPushButton::clicked, this, &ChooseScenesDialog::showTargets);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ChooseScenesDialog::showList);
    connect(m_filter, &QComboBox::currentIndexChanged, this, &ChooseScenesDialog::showList);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    return row;
}

QWidget* ChooseScenesDialog::buildScene()
{
    QWidget* side = makePage(this);
    QVBoxLayout* column = makeColumn(side, {}, 8);
    m_text = new QPlainTextEdit(side);
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("The scene"));
    column->addWidget(m_text, 1);
    m_state = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, side);
    column->addWidget(m_state);
    m_reason = new QLineEdit(side);
    m_reason->setObjectName(QStringLiteral("reason"));
    m_reason->setPlaceholderText(tr("Why? For example: too much like another"));
    explainField(*m_reason, tr("Reason"),
                 tr("Kept with the study. The datasheet says how many scenes were refused for "
                    "which reason."));
    limitLine(*m_reason);
    column->addWidget(m_reason);
    QHBoxLayout* buttons = makeRow(8);
    m_edit = makeButton(tr("Edit…"), ButtonKind::Normal, side, "edit");
    m_decide = makeButton(tr("Refuse"), ButtonKind::Primary, side, "decide");
    for (QPushButton* button : {m_edit, m_decide}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    column->addLayout(buttons);
    connect(m_reason, &QLineEdit::textChanged, this, &ChooseScenesDialog::updateButtons);
    connect(m_reason, &QLineEdit::returnPressed, this, &ChooseScenesDialog::decide);
    connect(m_edit, &QPushButton::clicked, this, &ChooseScenesDialog::edit);
    connect(m_decide, &QPushButton::clicked, this, &ChooseScenesDialog::decide);
    return side;
}

void ChooseScenesDialog::read()
{
    ++m_reading;
    m_thread.read([](Study& study) { return study.curation().scenes(); },
                  [this](const Result<CuratedScenes>& scenes) {
                      --m_reading;
                      if (scenes)
                          take(*scenes);
                      else
                          tell(errorText(scenes.error()).oneLine(), true);
                  });
}

void ChooseScenesDialog::take(const CuratedScenes& scenes)
{
    m_scenes = scenes;
    const CuratedCount count = m_scenes.count();
    const auto refused =
        std::count_if(m_scenes.scenes.begin(), m_scenes.scenes.end(),
                      [](const CuratedScene& scene) { return scene.state == SceneState::Refused; });
    m_lead->setText(
        m_scenes.scenes.empty()
            ? tr("The study has no scenes yet. Import some first.")
            : tr("%1 written, %2 kept, %3 refused. What is refused stays in the study and counts "
                 "nowhere.")
                      .arg(count.written)
                      .arg(count.kept)
                      .arg(refused) +
                  (m_scenes.lengths.empty()
                       ? QString()
                       : u' ' + tr("Of those that are kept, %1 are shorter and %2 longer than the "
                                   "task asks.")
                                    .arg(count.shorter)
                                    .arg(count.longer)));
    m_table->setColumnHidden(ChoiceLength, m_scenes.lengths.empty());
    const int lengths = m_filter->findData(static_cast<int>(ChoiceShown::Length));
    if (!m_scenes.lengths.empty() && lengths < 0)
        m_filter->addItem(tr("Too short or too long"), static_cast<int>(ChoiceShown::Length));
    showKinds();
    showList();
    if (m_targets)
        m_targets->setScenes(m_scenes);
}

QString ChooseScenesDialog::kindWords(const KindOfScenes& kind) const
{
    return m_task ? sceneKindWords(*m_task, kind) : QString();
}

void ChooseScenesDialog::showTargets()
{
    m_targets = new SceneTargetsDialog(m_study, m_person, this);
    m_targets->setScenes(m_scenes);
    m_targets->open();
}

/// Each kind with how many of it are kept; the chosen one stays.
void ChooseScenesDialog::showKinds()
{
    const QVariant before = m_kind->currentData();
    const QSignalBlocker blocker(m_kind);
    m_kind->clear();
    for (const CuratedKind& kind : m_scenes.countedKinds()) {
        const bool isAll = kind.of.empty();
        if (!isAll && std::ssize(kind.of) < m_scenes.kinds.size())
            continue;
        const QString words = isAll ? tr("All kinds") : kindWords(kind.of);
        const QString counts =
            tr("%1: %2 of %3 kept").arg(words).arg(kind.count.kept).arg(kind.count.written);
        QStringList values; // as of a scene
        for (const QString& field : isAll ? QStringList() : m_scenes.kinds)
            values << kind.of.at(field);
        m_kind->addItem(kind.target ? tr("%1, target %2").arg(counts).arg(*kind.target) : counts,
                        values);
    }
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(before)));
    m_kind->setVisible(m_kind->count() > 1);
}

void ChooseScenesDialog::showList()
{
    const CuratedScene* before = chosen();
    const ScenarioId wanted = before ? before->id : ScenarioId();
    const int wantedRow = m_table->currentRow();
    const QStringList kind = m_kind->currentData().toStringList();
    m_kind->setToolTip(plainToolTip(m_kind->currentText()));
    const auto filter = static_cast<ChoiceShown>(m_filter->currentData().toInt());
    std::map<std::size_t, QStringList> near;
    for (const NearScenes& pair : m_scenes.near) {
        near[pair.later] << m_scenes.scenes[pair.earlier].name;
        near[pair.earlier] << m_scenes.scenes[pair.later].name;
    }
    m_isListing = true;
    m_shown.clear();
    m_table->setRowCount(0);
    int row = -1;
    for (std::size_t i = 0; i < m_scenes.scenes.size(); ++i) {
        const CuratedScene& scene = m_scenes.scenes[i];
        const bool isShown =
            (kind.isEmpty() || scene.kind == kind) &&
            (filter == ChoiceShown::All || (filter == ChoiceShown::Kept && scene.isKept()) ||
             (filter == ChoiceShown::Near && near.count(i) > 0) ||
             (filter == ChoiceShown::Length && scene.isKept() && !scene.lengths.empty()) ||
             (filter == ChoiceShown::Out && !scene.isKept()));
        if (!isShown)
            continue;
        if (scene.id == wanted)
            row = m_table->rowCount();
        addRow(i, near.count(i) > 0 ? near.at(i).join(QStringLiteral(", ")) : QString());
    }
    if (row < 0)
        row = std::min(std::max(wantedRow, 0), m_table->rowCount() - 1);
    m_table->setCurrentCell(row, ChoiceScene);
    m_table->resizeColumnsToContents();
    std::vector<int> dispensable{ChoiceKind, ChoiceWords, ChoiceNear, ChoiceState};
    if (!m_scenes.lengths.empty())
        dispensable.push_back(ChoiceLength);
    m_fit->fit(dispensable);
    m_isListing = false;
    showScene();
}

void ChooseScenesDialog::addRow(std::size_t scene, const QString& near)
{
    const CuratedScene& of = m_scenes.scenes[scene];
    const QStringList cells{of.name,
                            kindWords(m_scenes.wholeKind(of.kind)),
                            QString::number(of.words),
                            lengthWord(of),
                            choiceStateWord(of.state),
                            near};
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    for (int column = 0; column < ChoiceColumns; ++column)
        m_table->setItem(row, column, new QTableWidgetItem(cells.at(column)));
    m_shown.push_back(scene);
}

const CuratedScene* ChooseScenesDialog::chosen() const
{
    const int row = m_table->currentRow();
    return row < 0 || row >= std::ssize(m_shown)
               ? nullptr
               : &m_scenes.scenes[m_shown[static_cast<std::size_t>(row)]];
}

void ChooseScenesDialog::showScene()
{
    const CuratedScene* scene = chosen();
    const auto read =
        scene ? m_study.scenario(scene->id) : Result<std::optional<Scenario>>(std::nullopt);
    m_text->setPlainText(read && *read && m_task ? wholeScene(*m_task, **read) : QString());
    if (!read)
        tell(errorText(read.error()).oneLine(), true);
    QString state;
    if (scene && scene->state == SceneState::Labelled)
        state = tr("Somebody has labelled it: it can be left out, but not refused.");
    else if (scene && !scene->isKept())
        state = tr("%1: %2").arg(choiceStateWord(scene->state), scene->reason);
    if (scene && m_task && !scene->lengths.empty())
        state +=
            (state.isEmpty() ? QString() : QStringLiteral("\n")) + lengthLines(*m_task, *scene);
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
    updateButtons();
}

void ChooseScenesDialog::updateButtons()
{
    const CuratedScene* scene = chosen();
    const bool isChangeable = scene && m_study.access() == Study::Access::Write;
    const bool isOut = scene && !scene->isKept();
    const bool isDecidable = isChangeable && scene->state != SceneState::Labelled;
    m_edit->setEnabled(isChangeable);
    m_reason->setEnabled(isDecidable);
    m_decide->setText(isOut ? tr("Include it again") : tr("Refuse"));
    m_decide->setEnabled(isDecidable && !m_reason->text().trimmed().isEmpty());
}

void ChooseScenesDialog::edit()
{
    const CuratedScene* scene = chosen();
    if (!scene || !m_edit->isEnabled())
        return;
    auto* dialog = new SceneCorrection(m_study, scene->id, m_person, {}, this);
    connect(dialog, &SceneCorrection::corrected, this,
            [this](const QString& what) { tell(what, false); });
    dialog->open();
}

void ChooseScenesDialog::decide()
{
    const CuratedScene* scene = chosen();
    if (!scene || !m_decide->isEnabled())
        return;
    const QString name = scene->name;
    const bool isRefusing = scene->isKept();
    const auto done = isRefusing
                          ? m_study.curation().refuse(scene->id, m_reason->text(), m_person)
                          : m_study.corrections().takeBackIn(scene->id, m_reason->text(), m_person);
    if (!done)
        return tell(errorText(done.error()).oneLine(), true);
    tell(isRefusing ? tr("Refused: %1.").arg(name) : tr("Included again: %1.").arg(name), false);
    const int next = m_table->currentRow() + 1; // the reason stays: the next may have the same
    if (isRefusing && next < m_table->rowCount())
        m_table->setCurrentCell(next, ChoiceScene);
}

void ChooseScenesDialog::tell(const QString& text, bool isBad)
{
    tellAt(*m_report, text, isBad ? LabelTone::Danger : LabelTone::Normal);
}

} // namespace subtext
