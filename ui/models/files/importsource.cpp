// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/files/importsource.h"

#include "core/models/goldvectors.h"
#include "core/predictions/predictionrecord.h"
#include "core/predictions/vectorrecord.h"
#include "ui/prompts/prompts.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedcombo.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/sheetchoice.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace subtext {
namespace {

QStringList labelFields(const Task& task)
{
    QStringList fields;
    for (const Question& question : task.questions) {
        QStringList tokens;
        for (const Option& option : question.options)
            tokens << option.token;
        evaluation::Options options(tokens, {}, question.token);
        if (task.questions.size() > 1)
            options.beOneOfSeveral();
        fields << evaluation::offeredFields(options);
    }
    return fields;
}

QString asUsual()
{
    return ImportSource::tr("as it is called here");
}

} // namespace

ImportSource::ImportSource(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
    , m_fold(makeButton(tr("Other columns…"), ButtonKind::Quiet, this, "fold"))
    , m_inside(new QWidget(this))
{
    setProperty("transparent", true);
    m_inside->setProperty("transparent", true);
    QVBoxLayout* rows = makeColumn(this, {}, 6);
    auto* head = new QHBoxLayout;
    head->addWidget(m_fold);
    m_said = new ElidedLabel(this);
    setTone(m_said, LabelTone::Muted);
    head->addWidget(m_said, 1);
    m_workbooks = makeColumn(6);
    rows->addLayout(head);
    rows->addWidget(m_inside);
    rows->addLayout(m_workbooks);
    QVBoxLayout* inside = makeColumn(m_inside, {}, 6);
    inside->addWidget(buildColumns());
    inside->addWidget(buildIds());
    m_fold->setCheckable(true);
    m_fold->setToolTip(plainToolTip(
        tr("For files with other column names, or with scenario ids of an older release")));
    m_fold->setAccessibleDescription(m_fold->toolTip());
    m_inside->hide();
    connect(m_fold, &QPushButton::toggled, this, [this](bool isOpen) {
        m_inside->setVisible(isOpen);
        if (isOpen)
            m_field->setFocus(Qt::OtherFocusReason);
    });
}

QWidget* ImportSource::buildColumns()
{
    QWidget* line = makePage(m_inside);
    QHBoxLayout* row = makeRow(line, {}, 8);
    const auto label = [&](const QString& text, QWidget* buddy) {
        auto* made = makeLabel(text, theme::TextRole::Small, LabelTone::Muted, line);
        made->setBuddy(buddy);
        row->addWidget(made);
        row->addWidget(buddy, 1);
    };
    m_field = new ElidedCombo(line);
    m_field->setObjectName(QStringLiteral("field"));
    m_field->setAccessibleName(tr("Field"));
    m_column = new ElidedCombo(line);
    m_column->setObjectName(QStringLiteral("column"));
    m_column->setEditable(true);
    m_column->setInsertPolicy(QComboBox::NoInsert);
    m_column->setAccessibleName(tr("Column or key of the file"));
    m_column->lineEdit()->setPlaceholderText(asUsual());
    m_column->lineEdit()->setAccessibleName(m_column->accessibleName());
    const QString about = tr("Where the files have this field. Empty: in its usual place.");
    m_column->setToolTip(plainToolTip(about));
    m_column->setAccessibleDescription(about);
    for (QComboBox* box : {m_field, m_column}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
    }
    label(tr("Field"), m_field);
    label(tr("is in the column"), m_column);
    connect(m_field, &QComboBox::currentIndexChanged, this, &ImportSource::showField);
    connect(m_column, &QComboBox::activated, this, &ImportSource::takeColumn);
    connect(m_column->lineEdit(), &QLineEdit::editingFinished, this, &ImportSource::takeColumn);
    return line;
}

QWidget* ImportSource::buildIds()
{
    m_idsRow = makePage(m_inside);
    QHBoxLayout* row = makeRow(m_idsRow, {}, 8);
    m_idsName = new ElidedLabel(m_idsRow);
    m_chooseIds = makeButton(tr("Table of an older release…"), ButtonKind::Quiet, m_idsRow, "ids");
    m_chooseIds->setToolTip(plainToolTip(
        tr("For ids like CEI-0001: which scenes they stood for, by their texts. It has "
           "the columns scenario_id, context and utterance.")));
    m_chooseIds->setAccessibleDescription(m_chooseIds->toolTip());
    m_withoutIds = makeButton(tr("Without it"), ButtonKind::Quiet, m_idsRow, "withoutIds");
    row->addWidget(m_chooseIds);
    row->addWidget(m_idsName, 1);
    row->addWidget(m_withoutIds);
    connect(m_chooseIds, &QPushButton::clicked, this, [this] {
        m_prompts.openFile(this, tr("Table of an older release"),
                           tr("Tables (*.csv *.tsv *.xlsx);;All files (*)"),
                           [this](const QString& path) { setIds(path); });
    });
    connect(m_withoutIds, &QPushButton::clicked, this, [this] {
        setIds({});
        m_chooseIds->setFocus(Qt::OtherFocusReason); // the button goes
    });
    return m_idsRow;
}

void ImportSource::start(const Task& task)
{
    const bool areVectors = hasVectors(task);
    m_columns.clear();
    m_ids.clear();
    const QSignalBlocker quiet(m_field);
    m_field->clear();
    QStringList fields = areVectors ? vectorFieldNames(emotionNames(task)) : labelFields(task);
    fields.removeDuplicates();
    m_field->addItems(fields);
    m_idsRow->setVisible(!areVectors);
    m_fold->setText(areVectors ? tr("Other columns…") : tr("Other columns or ids…"));
    m_fold->setChecked(false);
    forgetFiles();
    showField();
    say();
}

void ImportSource::forgetFiles()
{
    offerSheets({}, {});
    offerColumns({});
}

void ImportSource::offerSheets(const QStringList& paths, const QHash<QString, QStringList>& sheets)
{
    if (sheets == m_offered)
        return; // the choices stay, with whoever is at one of them
    m_offered = sheets;
    m_sheets.removeIf([&](QMap<QString, QString>::iterator chosen) {
        return !sheets.value(chosen.key()).contains(chosen.value());
    });
    while (QLayoutItem* item = m_workbooks->takeAt(0)) {
        item->widget()->deleteLater(); // it may be what was just used
        item->widget()->hide();
        delete item;
    }
    QWidget* before = m_withoutIds;
    for (const QString& path : paths) {
        if (!sheets.contains(path))
            continue;
        auto* choice =
            new SheetChoice(this, paths.size() > 1 ? QFileInfo(path).fileName() : QString());
        m_workbooks->addWidget(choice);
        choice->setSheets(sheets.value(path), m_sheets.value(path));
        setTabOrder(before, choice->box());
        before = choice->box();
        connect(choice, &SheetChoice::sheetChosen, this, [this, path](const QString& sheet) {
            m_sheets.insert(path, sheet);
            Q_EMIT changed();
        });
    }
}

void ImportSource::offerColumns(const QStringList& columns)
{
    if (columns == m_columnsOffered)
        return; // somebody may be typing one
    m_columnsOffered = columns;
    const QSignalBlocker quiet(m_column);
    m_column->clear();
    m_column->addItems(columns);
    showField();
}

void ImportSource::showField()
{
    const QSignalBlocker quiet(m_column);
    const QString column = m_columns.value(m_field->currentText());
    m_column->setCurrentIndex(m_column->findText(column));
    m_column->setEditText(column);
}

void ImportSource::takeColumn()
{
    const QString field = m_field->currentText();
    const QString column = m_column->currentText().trimmed();
    if (field.isEmpty() || column == m_columns.value(field))
        return;
    if (column.isEmpty())
        m_columns.remove(field);
    else
        m_columns.insert(field, column);
    say();
    Q_EMIT changed();
}

void ImportSource::setIds(const QString& path)
{
    m_ids = path;
    say();
    Q_EMIT changed();
}

void ImportSource::say()
{
    QStringList parts;
    for (auto of = m_columns.constBegin(); of != m_columns.constEnd(); ++of)
        parts << tr("%1 in “%2”").arg(of.key(), of.value());
    if (!m_ids.isEmpty())
        parts << tr("ids by %1").arg(QFileInfo(m_ids).fileName());
    m_said->setLine(listed(parts));
    m_idsName->setLine(m_ids.isEmpty() ? tr("none") : QFileInfo(m_ids).fileName());
    m_withoutIds->setVisible(!m_ids.isEmpty());
}

QString ImportSource::otherColumns() const
{
    return m_fold->text();
}

QString ImportSource::said() const
{
    return m_said->text();
}

} // namespace subtext
