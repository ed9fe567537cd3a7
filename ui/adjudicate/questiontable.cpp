// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/questiontable.h"

#include "ui/adjudicate/desksession.h"
#include "ui/adjudicate/questionmodel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/tabledelegate.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int RowPadding = 7;
constexpr int LeastRows = 8; // in view; the others scroll
constexpr int Bar = 3;

int rowHeight()
{
    return QFontMetrics(theme::font(theme::TextRole::Body)).height() + RowPadding;
}

class QuestionDelegate : public TableDelegate
{
public:
    using TableDelegate::TableDelegate;

    QSize sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const override
    {
        const QFontMetrics metrics(theme::font(theme::TextRole::Strong));
        return {metrics.horizontalAdvance(index.data().toString()) + 2 * Padding + 4, rowHeight()};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        const theme::Colors& c = theme::colors(option.palette);
        paintBackground(*painter, option, index);
        painter->save();
        const QRect area = option.rect.adjusted(Padding, 0, -Padding, 0);
        const bool isOpen = index.data(QuestionModel::OpenRole).toBool();
        const bool isDisputed = index.data(QuestionModel::DisputedRole).toBool();
        const bool isMinority = index.data(QuestionModel::MinorityRole).toBool();
        const bool isLast = index.column() == index.model()->columnCount() - 1;
        const QVariant hue = index.data(QuestionModel::HueRole);
        if (hue.isValid())
            painter->fillRect(
                QRect(option.rect.left() + 1, option.rect.top() + 3, Bar, option.rect.height() - 6),
                hue.value<QColor>());
        const bool isStrong = isMinority || (isOpen && (isLast || index.column() == 0));
        painter->setFont(theme::font(isStrong ? theme::TextRole::Strong : theme::TextRole::Body));
        painter->setPen(isOpen && isLast ? c.accent : isDisputed ? c.text : c.muted);
        painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight,
                                                            area.width()));
        painter->restore();
    }
};

} // namespace

QuestionTable::QuestionTable(QWidget* parent)
    : QFrame(parent)
    , m_view(new QTableView(this))
    , m_model(new QuestionModel(this))
{
    QVBoxLayout* column = makeColumn(this);
    column->addWidget(m_view);
    styleTable(*m_view, tr("Questions of the item"));
    m_view->setItemDelegate(new QuestionDelegate(m_view));
    m_view->setModel(m_model);
    m_view->setProperty("scrollsSideways", true); // many annotators in a narrow window
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (!m_isShowing && current.isValid())
                    Q_EMIT questionChosen(static_cast<QuestionIndex>(current.row()));
            });
    connect(m_model, &QAbstractItemModel::modelReset, this, &QuestionTable::fit);
    m_view->viewport()->installEventFilter(this);
    hide();
}

void QuestionTable::setTask(const Task& task)
{
    setVisible(task.questions.size() > 1);
    constexpr qsizetype LongestShort = 4; // "Yes", "None"
    m_shortWords = {QStringLiteral("–")};
    for (const Question& question : task.questions) {
        for (const Option& option : question.options) {
            if (option.word.size() <= LongestShort)
                m_shortWords << option.word;
        }
    }
    fit();
}

QString QuestionTable::rowText(int row) const
{
    return m_model->rowText(row);
}

void QuestionTable::show(const DeskSession& session)
{
    if (session.task().questions.size() < 2)
        return;
    const ScenarioId scenario = session.editing().item().scenario.id;
    const int before = m_view->currentIndex().row();
    const auto row = static_cast<int>(indexOf(session.editing().question()));
    m_isShowing = true;
    m_model->show(session);
    m_view->setCurrentIndex(m_model->index(row, 0));
    m_isShowing = false;
    if (scenario.isValid() && scenario == m_shown && row != before)
        announceText(*m_view, rowText(row)); // it went on by itself, or by a key
    m_shown = scenario;
}

void QuestionTable::fit()
{
    QHeaderView& header = *m_view->horizontalHeader();
    m_view->verticalHeader()->setDefaultSectionSize(rowHeight());
    header.setFixedHeight(rowHeight() + 4);
    const int columns = m_model->columnCount();
    const int room = m_view->viewport()->width();
    const Widths widths = columns < 2 ? Widths() : widthsIn(room);
    const int whole = widths.question + (columns - 3) * widths.rater + widths.votes + widths.label;
    const int bar = whole > room ? m_view->horizontalScrollBar()->sizeHint().height() : 0;
    const int around = header.height() + 2 * m_view->frameWidth() + bar;
    const int rows = std::max(1, m_model->rowCount());
    setMaximumHeight(around + rows * rowHeight());
    setMinimumHeight(around + std::min(rows, LeastRows) * rowHeight());
    if (columns < 2)
        return;
    header.setMinimumSectionSize(20);
    header.setStretchLastSection(false);
    header.resizeSection(0, widths.question);
    for (int rater = 1; rater < columns - 2; ++rater)
        header.resizeSection(rater, widths.rater);
    header.resizeSection(columns - 2, widths.votes);
    header.resizeSection(columns - 1, widths.label);
}

/// Of all columns in a table as wide as `room`. Where it is narrow, question and label give way, so
/// that no short answer is cut; only where that is not enough is the table wider.
QuestionTable::Widths QuestionTable::widthsIn(int room) const
{
    constexpr int LeastQuestion = 64;
    constexpr int LeastLabel = 56;
    const QFontMetrics metrics(theme::font(theme::TextRole::Strong));
    const auto around = [&](const QString& text) {
        return metrics.horizontalAdvance(text) + 2 * TableDelegate::Padding + 4;
    };
    const int columns = m_model->columnCount();
    const int raters = columns - 3;
    Widths widths;
    widths.label = around(tr("needs a pick"));
    widths.votes =
        around(m_model->headerData(columns - 2, Qt::Horizontal, Qt::DisplayRole).toString());
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const auto wide = [&](int at) { return around(m_model->index(row, at).data().toString()); };
        widths.question = std::max(widths.question, wide(0));
        widths.label = std::max(widths.label, wide(columns - 1));
    }
    widths.question = std::min(widths.question, room * 3 / 10);
    widths.votes = std::max(widths.votes, std::min(around(QStringLiteral("tie 2:2:2")), room / 5));
    widths.label = std::min(widths.label, room / 4);
    int least = 0;
    for (const QString& word : m_shortWords)
        least = std::max(least, around(word));
    const int ballots = raters * least;
    const auto giveWay = [&](int& width, int narrowest) {
        const int over = widths.question + ballots + widths.votes + widths.label - room;
        width -= std::clamp(over, 0, std::max(0, width - narrowest));
    };
    giveWay(widths.label, LeastLabel);
    giveWay(widths.question, LeastQuestion);
    const int left = room - widths.question - widths.votes - widths.label;
    widths.rater = std::max(least, left / std::max(1, raters));
    widths.label =
        std::max(widths.label, room - widths.question - widths.votes - raters * widths.rater);
    return widths;
}

bool QuestionTable::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view->viewport() && event->type() == QEvent::Resize)
        fit();
    return QFrame::eventFilter(watched, event);
}

void QuestionTable::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

} // namespace subtext
