// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/columnmapping.h"

#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/tabledelegate.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

struct FieldWord
{
    const char* token;
    const char* word;
};

// In the order in which people look for them; the rest of the tokens has the command line.
constexpr std::array FieldWords{
    FieldWord{"id", QT_TRANSLATE_NOOP("subtext::ColumnMapping", "Id")},
    FieldWord{"subtype", QT_TRANSLATE_NOOP("subtext::ColumnMapping", "Subtype")},
    FieldWord{"speaker_role", QT_TRANSLATE_NOOP("subtext::ColumnMapping", "Speaker")},
    FieldWord{"listener_role", QT_TRANSLATE_NOOP("subtext::ColumnMapping", "Listener")},
    FieldWord{"power_relation", QT_TRANSLATE_NOOP("subtext::ColumnMapping", "Power relation")},
    FieldWord{"domain", QT_TRANSLATE_NOOP("subtext::ColumnMapping", "Domain")},
    FieldWord{"context", QT_TRANSLATE_NOOP("subtext::ColumnMapping", "Context")},
    FieldWord{"utterance", QT_TRANSLATE_NOOP("subtext::ColumnMapping", "Utterance")},
    FieldWord{"gold", QT_TRANSLATE_NOOP("subtext::ColumnMapping", "Gold label")},
    FieldWord{"note", QT_TRANSLATE_NOOP("subtext::ColumnMapping", "Note")},
    FieldWord{"annotator", QT_TRANSLATE_NOOP("subtext::ColumnMapping", "Annotator")},
    FieldWord{"emotion", QT_TRANSLATE_NOOP("subtext::ColumnMapping", "Emotion")},
    FieldWord{"valence", QT_TRANSLATE_NOOP("subtext::ColumnMapping", "Valence")},
    FieldWord{"arousal", QT_TRANSLATE_NOOP("subtext::ColumnMapping", "Arousal")},
    FieldWord{"dominance", QT_TRANSLATE_NOOP("subtext::ColumnMapping", "Dominance")},
    FieldWord{"confidence", QT_TRANSLATE_NOOP("subtext::ColumnMapping", "Confidence")},
    FieldWord{"explanation", QT_TRANSLATE_NOOP("subtext::ColumnMapping", "Explanation")},
};

QString wordOf(const QString& token)
{
    const auto found = std::find_if(FieldWords.begin(), FieldWords.end(), [&](const auto& of) {
        return token == QLatin1String(of.token);
    });
    return found == FieldWords.end() ? token : ColumnMapping::tr(found->word);
}

} // namespace

ColumnMapping::ColumnMapping(QWidget* parent)
    : QWidget(parent)
    , m_lead(makeLabel(QString(), theme::TextRole::Strong, LabelTone::Normal, this))
    , m_table(new QTableWidget(this))
    , m_subtypeRow(new QWidget(this))
    , m_subtype(new QComboBox(m_subtypeRow))
    , m_state(makeLabel(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_read(makeButton(tr("Read with these columns"), ButtonKind::Normal, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_lead->setWordWrap(true);
    column->addWidget(m_lead);
    m_table->setItemDelegate(new TableDelegate(m_table));
    styleTable(*m_table, tr("Columns of the file"));
    m_table->setProperty("scrollsSideways", true); // as wide as the file
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    column->addWidget(m_table, 1);
    auto* row = new QVBoxLayout(m_subtypeRow);
    row->setContentsMargins(0, 0, 0, 0);
    auto* caption =
        makeLabel(tr("All scenes of the file are"), theme::TextRole::Body, LabelTone::Normal, this);
    caption->setBuddy(m_subtype);
    row->addWidget(caption);
    m_subtype->setAccessibleName(tr("All scenes of the file are"));
    m_subtype->addItem(tr("choose a subtype"));
    for (const QLatin1String subtype : AllSubtypes)
        m_subtype->addItem(subtypeWord(subtype), QString(subtype));
    row->addWidget(m_subtype, 0, Qt::AlignLeft);
    column->addWidget(m_subtypeRow);
    auto* foot = new QHBoxLayout;
    m_state->setWordWrap(true);
    foot->addWidget(m_state, 1);
    foot->addWidget(m_read);
    column->addLayout(foot);
    connect(m_subtype, &QComboBox::currentIndexChanged, this, &ColumnMapping::refresh);
    connect(m_read, &QPushButton::clicked, this, &ColumnMapping::accepted);
}

void ColumnMapping::show(const QString& path, const ColumnSurvey& survey)
{
    m_survey = survey;
    m_lead->setText(
        tr("%1 calls its columns otherwise. What are they?").arg(QFileInfo(path).fileName()));
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(survey.columns.size()));
    m_table->setRowCount(static_cast<int>(survey.rows.size()) + 1);
    m_table->setHorizontalHeaderLabels(survey.columns);
    for (int at = 0; at < m_table->columnCount(); ++at) {
        auto* menu = new QComboBox(m_table);
        menu->setAccessibleName(tr("Meaning of column “%1”").arg(survey.columns[at]));
        menu->addItem(tr("not used"), QString());
        for (const FieldWord& field : FieldWords)
            menu->addItem(tr(field.word), QString::fromLatin1(field.token));
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
    m_subtype->setCurrentIndex(0);
    refresh();
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
    const QVariant chosen = m_subtype->currentData();
    return m_subtypeRow->isHidden() || chosen.isNull() ? std::nullopt
                                                       : std::optional(chosen.toString());
}

QString ColumnMapping::stateText() const
{
    return m_state->text();
}

void ColumnMapping::refresh()
{
    const QMap<QString, QString> chosen = columns();
    QStringList missing;
    const QStringList off = unused();
    QStringList used = m_survey.columns;
    used.removeIf([&](const QString& column) { return off.contains(column); });
    for (const QString& token : missingFields(used, chosen))
        missing << wordOf(token);
    QStringList twice;
    for (int at = 0; at < m_table->columnCount(); ++at) {
        const QString token = menu(at)->currentData().toString();
        if (!token.isEmpty() && chosen.value(token) != m_survey.columns[at])
            twice << wordOf(token);
    }
    const bool isSubtypeSaid =
        chosen.contains(QStringLiteral("subtype")) ||
        (m_survey.hasGroup && !m_survey.guess.contains(QStringLiteral("subtype")));
    m_subtypeRow->setVisible(!isSubtypeSaid);
    if (!isSubtypeSaid && !subtype())
        missing << tr("Subtype");
    setTone(m_state, twice.isEmpty() ? LabelTone::Muted : LabelTone::Danger);
    m_state->setText(
        !twice.isEmpty()     ? tr("Two columns for: %1.").arg(twice.join(QStringLiteral(", ")))
        : !missing.isEmpty() ? tr("Still missing: %1.").arg(missing.join(QStringLiteral(", ")))
                             : tr("Everything is there."));
    m_read->setEnabled(missing.isEmpty() && twice.isEmpty());
}

} // namespace subtext
