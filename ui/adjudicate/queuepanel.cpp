// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/queuepanel.h"

#include "ui/adjudicate/queuedelegate.h"
#include "ui/text/desktext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedcombo.h"
#include "ui/widgets/followinglist.h"
#include "ui/widgets/plaintooltip.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <functional>
#include <utility>

namespace subtext {
namespace {

// Beside the groups themselves.
constexpr int AllTogether = -1;
constexpr int OneAfterTheOther = -2;

QString filterWord(QueueFilter filter)
{
    switch (filter) {
    case QueueFilter::Flagged:
        return QueuePanel::tr("To review");
    case QueueFilter::Waiting:
        return QueuePanel::tr("Waiting for a decision");
    case QueueFilter::Splits:
        return QueuePanel::tr("Splits");
    case QueueFilter::Wide:
        return QueuePanel::tr("Wide ranges");
    case QueueFilter::Malformed:
        return QueuePanel::tr("Flagged as broken");
    case QueueFilter::Held:
        return QueuePanel::tr("Held");
    case QueueFilter::Decided:
        return QueuePanel::tr("Decided");
    case QueueFilter::ByRule:
        return QueuePanel::tr("By rule");
    case QueueFilter::Disputed:
        return QueuePanel::tr("Adjudicators disagree");
    case QueueFilter::All:
        return QueuePanel::tr("All items");
    }
    Q_UNREACHABLE();
}

/// All rows are of one height, so a changed one is only painted anew; QListView would lay out the
/// whole queue. Says when a person, and not the page, moved the mark.
class QueueView : public FollowingList
{
public:
    QueueView(std::function<void()> moved, QWidget* parent)
        : FollowingList(parent)
        , m_moved(std::move(moved))
    {}

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        const QPersistentModelIndex before = currentIndex();
        FollowingList::keyPressEvent(event);
        sayWhetherMoved(before);
    }

    void mousePressEvent(QMouseEvent* event) override
    {
        m_beforePress = currentIndex();
        FollowingList::mousePressEvent(event);
    }

    /// Also where the button is let go over another row, which is no click.
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        FollowingList::mouseReleaseEvent(event);
        sayWhetherMoved(m_beforePress);
        m_beforePress = QModelIndex();
    }

    void dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight,
                     const QList<int>& roles) override
    {
        // NOLINTNEXTLINE(bugprone-parent-virtual-call)
        QAbstractItemView::dataChanged(topLeft, bottomRight, roles);
    }

private:
    void sayWhetherMoved(const QPersistentModelIndex& before)
    {
        if (currentIndex().isValid() && before != currentIndex())
            m_moved();
    }

    std::function<void()> m_moved;
    QPersistentModelIndex m_beforePress;
};

} // namespace

QueuePanel::QueuePanel(QWidget* parent)
    : QFrame(parent)
    , m_filter(new ElidedCombo(this))
    , m_group(new ElidedCombo(this))
    , m_search(new QLineEdit(this))
    , m_view(new QueueView([this] { showMarked(); }, this))
    , m_count(makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, this))
    , m_empty(makeLines(tr("No item here."), theme::TextRole::Body, LabelTone::Muted, this))
{
    setProperty("panel", true);
    QVBoxLayout* column = makeColumn(this, {12, 14, 12, 10}, 8);
    auto* title = makeLabel(tr("Queue"), theme::TextRole::Title, LabelTone::Normal, this);
    title->setMinimumHeight(fontMetrics().height() + 20); // as high as the heads beside it
    column->addWidget(title);
    for (QueueFilter filter : AllQueueFilters)
        m_filter->addItem(filterWord(filter), static_cast<int>(filter));
    m_filter->setAccessibleName(tr("Which items"));
    m_group->addItem(tr("All"), AllTogether);
    m_group->addItem(QString(), OneAfterTheOther);
    m_search->setPlaceholderText(tr("Search scenes and notes"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setAccessibleDescription(m_search->placeholderText());
    m_search->setToolTip(plainToolTip(m_search->placeholderText())); // which may be cut
    addClearButton(*m_search);
    for (QComboBox* box : {m_filter, m_group}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
        column->addWidget(box);
    }
    column->addWidget(m_search);
    m_count->setToolTip(
        plainToolTip(tr("Shown: items in the list as it is filtered. To review: splits and other "
                        "flagged items that nobody has decided, or that need another look. "
                        "Waiting: splits that you are asked to decide and have not.")));
    column->addWidget(m_count);
    buildList(*column);
    connectControls();
}

void QueuePanel::connectControls()
{
    connect(m_filter, &QComboBox::currentIndexChanged, this, [this] {
        if (m_proxy)
            m_proxy->setFilter(static_cast<QueueFilter>(m_filter->currentData().toInt()));
        announce();
        Q_EMIT filterChosen();
    });
    connect(m_group, &QComboBox::currentIndexChanged, this, [this] {
        if (m_proxy) {
            m_proxy->setGroup(group());
            m_proxy->setGrouped(isGrouped());
        }
        announce();
        Q_EMIT filterChosen();
    });
    m_delay.setObjectName(QStringLiteral("search"));
    m_delay.setSingleShot(true);
    m_delay.setInterval(SearchDelayMs);
    connect(&m_delay, &QTimer::timeout, this, &QueuePanel::searchNow);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.trimmed().isEmpty())
            searchNow();
        else
            m_delay.start(); // every scene is read for it
    });
    connect(m_search, &QLineEdit::returnPressed, this, &QueuePanel::openFirst);
    m_search->installEventFilter(this);
}

void QueuePanel::buildList(QVBoxLayout& column)
{
    m_view->setAccessibleName(tr("Items of the queue"));
    m_view->setUniformItemSizes(true);
    m_view->setItemDelegate(new QueueDelegate(m_view));
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column.addWidget(m_view, 1);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setProperty("list", true); // framed like the list whose place it takes
    m_empty->hide();
    column.addWidget(m_empty, 1);
    const auto choose = [this](const QModelIndex& index) {
        Q_EMIT chosen({index.data(QueueModel::ScenarioRole).toLongLong()});
    };
    connect(m_view, &QListView::clicked, this, choose);
    connect(m_view, &QListView::activated, this, choose);
}

void QueuePanel::setSession(DeskSession* session)
{
    m_session = session;
    m_delay.stop();
    m_view->setModel(nullptr);
    m_proxy.reset();
    m_model.reset();
    if (!session)
        return;
    setTask(*session);
    m_model = std::make_unique<QueueModel>(*session);
    m_proxy = std::make_unique<QueueProxy>(*session);
    m_proxy->setFilter(static_cast<QueueFilter>(m_filter->currentData().toInt()));
    m_proxy->setGroup(group());
    m_proxy->setSourceModel(m_model.get());
    m_proxy->setGrouped(isGrouped());
    lookUp();
    m_view->setModel(m_proxy.get());
    connect(session, &DeskSession::itemChanged, this, &QueuePanel::fillCounts);
    connect(session, &DeskSession::queueReset, this, [this] {
        m_proxy->invalidate();
        lookUp(); // there may be notes and texts that were not there before
        announce();
    });
    announce();
}

void QueuePanel::setTask(const DeskSession& session)
{
    const Task& task = session.task();
    const QSignalBlocker blocker(m_group);
    const QString word = task.group ? midSentence(task.group->word, task) : QString();
    m_group->setItemText(0, task.group ? tr("%1: all").arg(task.group->word) : tr("All"));
    m_group->setItemText(1, tr("All, one %1 at a time").arg(word));
    while (m_group->count() > 2)
        m_group->removeItem(2);
    QStringList groups;
    if (task.group && task.group->options) {
        for (const ListedWord& listed : *task.group->options)
            groups << listed.token;
    } else if (task.group) {
        for (const DeskItem& item : session.queue().items())
            groups << item.group;
        groups.removeDuplicates();
        groups.sort();
    }
    for (const QString& group : groups)
        m_group->addItem(groupWord(task, group), group);
    m_group->setAccessibleName(task.group ? task.group->word : tr("Group"));
    m_group->setVisible(task.group.has_value());
    m_search->setToolTip(
        plainToolTip(fieldAt(task, FieldPlace::From)
                         ? tr("Names, utterances, contexts, roles and notes (Ctrl+F)")
                         : tr("Names, texts and notes (Ctrl+F)")));
}

void QueuePanel::searchNow()
{
    m_delay.stop();
    lookUp();
    announce();
    Q_EMIT searched();
}

bool QueuePanel::isSearching() const
{
    return !m_search->text().trimmed().isEmpty();
}

QString QueuePanel::nothingText() const
{
    constexpr int MostOfSearch = 60;
    const bool isEmpty = !m_proxy || m_proxy->rowCount() == 0;
    if (isSearching()) {
        QString sought = m_search->text().simplified();
        if (sought.size() > MostOfSearch)
            sought = sought.left(MostOfSearch) + u'…';
        return (isEmpty ? tr("The search for “%1” finds no item here. Change or clear it in the "
                             "queue (Ctrl+F).")
                        : tr("The search for “%1” finds other items. Choose one in the queue; in "
                             "the search Enter opens the first (Ctrl+F)."))
            .arg(sought);
    }
    if (!isEmpty)
        return tr("Choose an item in the queue.");
    if (!m_session || m_session->queue().items().empty())
        return tr("There is nothing to decide: the study has no items that count.");
    const int all = m_filter->findData(static_cast<int>(QueueFilter::All));
    return m_filter->currentIndex() != all
               ? tr("No item is listed under “%1”. Choose “%2” in the queue to see every item.")
                     .arg(m_filter->currentText(), m_filter->itemText(all))
               : tr("No item is listed under “%1”. Choose “%2” in the queue to see every item.")
                     .arg(m_group->currentText(), m_group->itemText(0));
}

void QueuePanel::lookUp()
{
    if (!m_proxy || !m_session)
        return;
    const QString text = m_search->text().trimmed();
    QHash<ScenarioId, SearchHit> hits;
    if (!text.isEmpty()) {
        auto found = m_session->study().deskQueue().search(m_session->adjudicator(), text);
        if (!found)
            return; // the study says so; what is listed stays
        hits = std::move(*found);
    }
    const QList<ScenarioId> ids = hits.keys();
    m_model->setHits(hits);
    m_proxy->setFound(text.isEmpty() ? std::nullopt
                                     : std::optional(QSet<ScenarioId>(ids.begin(), ids.end())));
}

bool QueuePanel::isGrouped() const
{
    return m_group->currentData().toInt() == OneAfterTheOther;
}

std::optional<QString> QueuePanel::group() const
{
    const QVariant chosen = m_group->currentData();
    return chosen.typeId() == QMetaType::QString ? std::optional(chosen.toString()) : std::nullopt;
}

void QueuePanel::announce()
{
    fillCounts();
    showCurrent(); // another filter lets go of the mark
    Q_EMIT visibleChanged();
}

void QueuePanel::fillCounts()
{
    if (!m_session)
        return;
    const int shown = m_proxy ? m_proxy->rowCount() : 0;
    const qint64 toReview = m_session->queue().toReviewCount();
    const qint64 waiting = m_session->queue().waitingCount();
    m_count->setText(
        toReview + waiting == 0
            ? tr("%1 shown · nothing to review").arg(shown)
            : tr("%1 shown · %2 to review · %3 waiting").arg(shown).arg(toReview).arg(waiting));
    showEmpty(shown == 0);
}

/// The focus stays in this place: a list that goes would hand it to the next button.
void QueuePanel::showEmpty(bool isEmpty)
{
    QWidget* coming = isEmpty ? static_cast<QWidget*>(m_empty) : m_view;
    QWidget* going = isEmpty ? static_cast<QWidget*>(m_view) : m_empty;
    coming->show();
    if (going->hasFocus())
        coming->setFocus(Qt::OtherFocusReason);
    going->hide();
}

void QueuePanel::openFirst()
{
    if (m_delay.isActive())
        searchNow(); // Return was quicker
    if (!m_proxy || m_proxy->rowCount() == 0)
        return;
    Q_EMIT chosen({m_proxy->index(0, 0).data(QueueModel::ScenarioRole).toLongLong()});
    m_view->setFocus(Qt::OtherFocusReason);
}

bool QueuePanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey =
        event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched == m_search && isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        if (event->type() == QEvent::KeyPress) {
            m_search->clear();
            list()->setFocus(Qt::OtherFocusReason);
        }
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

QWidget* QueuePanel::list() const
{
    return m_view->isHidden() ? static_cast<QWidget*>(m_empty) : m_view;
}

void QueuePanel::startAfresh()
{
    m_filter->setCurrentIndex(0);
    m_group->setCurrentIndex(0);
    m_search->clear();
}

void QueuePanel::showCurrent()
{
    if (!m_proxy || !m_session)
        return;
    const int row = m_session->queue().rowOf(m_session->editing().item().scenario.id);
    const QModelIndex index = row < 0 ? QModelIndex() : m_proxy->mapFromSource(m_model->index(row));
    m_view->setCurrentIndex(index);
    if (index.isValid())
        m_view->scrollTo(index);
}

/// The scene on screen is the one that is marked: a decision is about what the eye is on.
void QueuePanel::showMarked()
{
    if (!m_session)
        return;
    const ScenarioId marked{m_view->currentIndex().data(QueueModel::ScenarioRole).toLongLong()};
    const DeskEditing& editing = m_session->editing();
    const auto isOnScreen = [&] {
        return editing.isShowing() && editing.item().scenario.id == marked;
    };
    if (!isOnScreen())
        Q_EMIT moved(marked);
    if (!isOnScreen())
        showCurrent(); // it could not be shown
}

void QueuePanel::followReplies()
{
    if (m_model)
        m_model->followReplies();
}

void QueuePanel::setFilter(QueueFilter filter)
{
    m_filter->setCurrentIndex(m_filter->findData(static_cast<int>(filter)));
}

void QueuePanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

std::vector<ScenarioId> QueuePanel::visible() const
{
    return m_proxy ? m_proxy->scenarios() : std::vector<ScenarioId>();
}

} // namespace subtext
