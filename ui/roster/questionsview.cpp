// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/questionsview.h"

#include "core/course/roster.h"
#include "ui/questions/conversation.h"
#include "ui/questions/replying.h"
#include "ui/text/questiontext.h"
#include "ui/text/words.h"
#include "ui/widgets/columnfit.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/followinglist.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/scenehtml.h"
#include "ui/widgets/tabledelegate.h"
#include "ui/widgets/textreader.h"

#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {

QuestionsView::QuestionsView(QWidget* parent)
    : QWidget(parent)
    , m_table(new Following<QTableWidget>(this))
    , m_fit(new ColumnFit(*m_table))
    , m_conversation(new TextReader(this))
    , m_empty(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_reply(makeButton(tr("Reply…"), ButtonKind::Primary, this, "reply"))
    , m_below(makeCard(this))
    , m_replying(new Replying(*this))
{
    QVBoxLayout* column = makeColumn(this, {}, 12);
    column->addWidget(m_empty, 0, Qt::AlignTop);
    m_table->setColumnCount(Columns);
    m_table->setHorizontalHeaderLabels(
        {tr("State"), tr("Asked by"), tr("Item"), tr("Scene"), tr("Question", "About an item")});
    m_table->setItemDelegate(new TableDelegate(m_table));
    styleTable(*m_table, tr("Questions", "About items"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_table->horizontalHeader()->setStretchLastSection(true);
    column->addWidget(m_table, 2);
    QVBoxLayout* inside = makeColumn(m_below, {24, 14, 12, 14}, 8);
    m_conversation->setAccessibleName(tr("Asked and answered"));
    m_conversation->setFrameShape(QFrame::NoFrame);
    inside->addWidget(m_conversation, 1);
    inside->addWidget(m_reply, 0, Qt::AlignLeft);
    column->addWidget(m_below, 3);
    connect(m_table, &QTableWidget::currentCellChanged, this, &QuestionsView::showChosen);
    connect(m_table, &QTableWidget::itemActivated, this, &QuestionsView::reply);
    connect(m_reply, &QPushButton::clicked, this, &QuestionsView::reply);
    connect(m_replying, &Replying::draftChanged, this, [this] {
        if (m_study)
            read(*m_study);
    });
    m_reply->setToolTip(tr("Ctrl+Enter"));
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(QKeySequence(Qt::CTRL | key), this), &QShortcut::activated, this,
                &QuestionsView::reply);
    clear();
}

void QuestionsView::start(PersonId reader, bool isChangeable)
{
    m_reader = reader;
    m_isChangeable = isChangeable;
}

void QuestionsView::clear()
{
    m_replying->close(); // it works on the study
    m_study = nullptr;
    m_areAllowed = false;
    fill({});
}

void QuestionsView::read(Study& study)
{
    Reads reads;
    auto asked = reads.take(study.questions().all(m_reader));
    const Protocol protocol = reads.take(study.protocol());
    const std::vector<Person> people = reads.take(study.roster().people());
    if (!reads.outcome())
        return; // what is shown stays
    m_study = &study;
    m_areAllowed = protocol.areQuestionsAllowed;
    QHash<PersonId, QString> names;
    for (const Person& person : people)
        names.insert(person.id, person.name);
    for (AskedQuestion& one : asked) {
        const QString name = names.value(one.question.person);
        if (!one.asker.isEmpty() && !name.isEmpty())
            one.asker = personWords(name, one.asker);
    }
    fill(std::move(asked));
}

qint64 QuestionsView::openCount() const
{
    return std::count_if(m_asked.begin(), m_asked.end(),
                         [](const AskedQuestion& asked) { return !asked.isAnswered(); });
}

QString QuestionsView::emptyText() const
{
    return m_empty->isHidden() ? QString() : m_empty->text();
}

/// Empty where it cannot be read: the study tells of it.
QString QuestionsView::sceneOf(const AskedQuestion& asked) const
{
    return m_study ? m_study->utterance(asked.question.scenario).value_or(QString()) : QString();
}

void QuestionsView::fill(std::vector<AskedQuestion> asked)
{
    const int row = m_table->currentRow();
    const Uuid chosen = row >= 0 ? m_asked.at(static_cast<std::size_t>(row)).question.uuid : Uuid();
    m_asked = std::move(asked);
    const QSignalBlocker blocker(m_table);
    m_table->setRowCount(static_cast<int>(m_asked.size()));
    int current = 0;
    for (int at = 0; at < m_table->rowCount(); ++at) {
        const AskedQuestion& one = m_asked[static_cast<std::size_t>(at)];
        if (one.question.uuid == chosen)
            current = at;
        const QString scene = sceneOf(one);
        const QString state = one.isReplyBegun ? tr("Reply not sent") : questionStateText(one);
        const QStringList cells{state, one.asker, one.item, scene.simplified(),
                                one.question.text.simplified()};
        for (int column = 0; column < Columns; ++column)
            m_table->setItem(at, column, new QTableWidgetItem(cells.at(column)));
        m_table->item(at, SceneColumn)->setToolTip(plainToolTip(scene));
        m_table->item(at, QuestionColumn)->setToolTip(plainToolTip(one.question.text));
    }
    if (!m_asked.empty())
        m_table->setCurrentCell(current, StateColumn);
    fitColumns();
    m_empty->setText(noQuestionsText(m_areAllowed));
    m_empty->setVisible(m_asked.empty());
    m_table->setHidden(m_asked.empty());
    m_below->setHidden(m_asked.empty());
    showChosen();
}

/// The chosen question stands whole below the table, with its scene.
void QuestionsView::fitColumns()
{
    constexpr int SceneLetters = 44;
    m_fit->measure();
    const int words = SceneLetters * m_table->fontMetrics().averageCharWidth();
    m_table->setColumnWidth(SceneColumn, std::min(m_table->columnWidth(SceneColumn), words));
    m_fit->fit({SceneColumn, ItemColumn, StateColumn});
}

void QuestionsView::showChosen()
{
    const int row = m_table->currentRow();
    if (row < 0 || !m_study) {
        m_conversation->clear();
        m_reply->setEnabled(false);
        return;
    }
    const AskedQuestion& chosen = m_asked.at(static_cast<std::size_t>(row));
    m_conversation->setHtml(sceneHtml(*m_study, chosen.question.scenario) +
                            conversationHtml(chosen, theme::colors(palette())));
    m_reply->setEnabled(m_isChangeable);
}

void QuestionsView::reply()
{
    const int row = m_table->currentRow();
    if (row < 0 || !m_study || !m_reply->isEnabled())
        return;
    m_replying->open(*m_study, m_reader, {m_asked.at(static_cast<std::size_t>(row))},
                     m_isChangeable);
}

bool QuestionsView::keepDraft()
{
    return m_replying->keepDraft();
}

} // namespace subtext
