// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quality/qualitypage.h"

#include "core/figures/figures.h"
#include "core/operation/qualitydesk.h"
#include "ui/actions/actionregistry.h"
#include "ui/forms/limitsdialog.h"
#include "ui/quality/annotatordelegate.h"
#include "ui/quality/annotatorflags.h"
#include "ui/quality/annotatormodel.h"
#include "ui/quality/annotatorroom.h"
#include "ui/quality/findingsview.h"
#include "ui/quality/qualitycharts.h"
#include "ui/quality/qualitytable.h"
#include "ui/text/errortext.h"
#include "ui/text/plurals.h"
#include "ui/text/shownwords.h"
#include "ui/text/words.h"
#include "ui/widgets/columnfit.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/offering.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/spokenrole.h"

#include <QHeaderView>
#include <QPushButton>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace subtext {
namespace {

// Of a row, above and below its text.
constexpr int SpareOfPerson = 9;

} // namespace

QualityPage::QualityPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent)
    : QWidget(parent)
{
    QVBoxLayout* layout = makeColumn(this, {24, 18, 24, 16}, 10);
    m_head = new PageHead(tr("Quality"), this);
    m_limits = makeButton(tr("Limits…"), ButtonKind::Quiet, m_head);
    m_head->addControl(m_limits);
    connect(m_limits, &QPushButton::clicked, this, &QualityPage::editLimits);
    layout->addWidget(m_head);
    m_notice = new NoticeBar(this);

    auto* splitter = makeSplitter(Qt::Vertical, 8, this);
    m_annotators = makeQualityTable(tr("Annotators"), "annotators", splitter);
    m_annotators->setItemDelegate(new AnnotatorDelegate(m_annotators));
    m_annotatorFit = new ColumnFit(*m_annotators);
    connect(m_annotatorFit, &ColumnFit::fitted, this, &QualityPage::showLead);
    m_annotators->setMinimumHeight(130);
    auto* below = new QWidget(splitter);
    m_below = makeColumn(below, {}, 10);
    m_tabs = new QTabWidget(below);
    m_tabs->setAccessibleName(tr("Findings, charts and flags"));
    setSpokenRole(*m_tabs, QAccessible::Grouping);
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setDrawBase(false);
    m_findings = new FindingsView(m_undo, *m_notice, m_tabs);
    connect(m_findings, &FindingsView::countsChanged, this, &QualityPage::updateCounts);
    connect(m_findings, &FindingsView::whyFixedRead, this, &QualityPage::offerLimits);
    connect(m_findings, &FindingsView::failed, this, &QualityPage::showFailure);
    m_tabs->addTab(m_findings, tr("Findings"));
    m_charts = new QualityCharts(prompts, this);
    m_tabs->addTab(m_charts->area(), tr("Charts"));
    m_annotatorFlags = new AnnotatorFlags(m_undo, m_tabs);
    m_tabs->addTab(m_annotatorFlags, tr("Annotators’ flags"));
    connect(m_annotatorFlags, &AnnotatorFlags::corrected, this,
            [this](const QString& what) { m_notice->showNotice(NoticeBar::Kind::Info, what); });
    connect(m_annotatorFlags, &AnnotatorFlags::failed, this, &QualityPage::showFailure);
    m_annotators->verticalHeader()->setDefaultSectionSize(m_annotators->fontMetrics().height() +
                                                          SpareOfPerson);
    splitter->addWidget(m_annotators);
    m_below->addWidget(m_tabs, 1);
    splitter->addWidget(below);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    m_halves = splitter;
    connect(splitter, &QSplitter::splitterMoved, this, [this] { m_areHalvesDragged = true; });
    layout->addWidget(splitter, 1);
    connect(m_tabs, &QTabWidget::currentChanged, this, &QualityPage::placeNotice);
    connect(m_notice, &NoticeBar::worded, this, &QualityPage::placeNotice);
    placeNotice();
    registerActions(actions);
    connectParts();
}

void QualityPage::connectParts()
{
    m_poll.setInterval(PollMs);
    connect(&m_poll, &QTimer::timeout, this, [this] { // from showEvent() to stop()
        m_live->refresh();
        m_findings->refresh();
    });
    connect(m_charts, &QualityCharts::done, this,
            [this](const QString& what) { m_notice->showNotice(NoticeBar::Kind::Info, what); });
    connect(m_charts, &QualityCharts::itemActivated, this, &QualityPage::showItem);
    connect(m_charts, &QualityCharts::personActivated, this, &QualityPage::showPerson);
    connect(m_annotators, &QTableView::activated, this, [this](const QModelIndex& index) {
        showPerson({index.data(AnnotatorModel::PersonRole).toLongLong()});
    });
}

QualityPage::~QualityPage()
{
    stop();
}

void QualityPage::showPerson(PersonId person)
{
    m_findings->showPerson(person);
    m_tabs->setCurrentIndex(0);
}

void QualityPage::registerActions(ActionRegistry& actions)
{
    const QString place = tr("Quality");
    actions.note(place, tr("Show only one annotator’s findings"),
                 tr("Enter on the annotator’s row"));
    actions.add(this, place, tr("Undo a dismissal or a closed flag"),
                {QKeySequence(Qt::CTRL | Qt::Key_Z)}, [this] { m_findings->undo(); });
    actions.add(this, place, tr("Redo a dismissal or a closed flag"),
                {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)}, [this] { m_findings->redo(); });
    actions.add(this, place, tr("Limits and self-check"), {QKeySequence(Qt::CTRL | Qt::Key_L)},
                [this] { editLimits(); });
    actions.addViews(this, place, {tr("Findings"), tr("Charts"), tr("Annotators’ flags")},
                     [this](int tab) { m_tabs->setCurrentIndex(tab); });
    actions.add(
        this, place, tr("Findings, charts or flags"), {QKeySequence(Qt::CTRL | Qt::Key_T)},
        [this] { m_tabs->setCurrentIndex((m_tabs->currentIndex() + 1) % m_tabs->count()); });
}

void QualityPage::start(Study& study, PersonId person, const Environment& environment)
{
    stop();
    m_study = &study;
    m_live = study.figures().liveQuality();
    m_live->setWording(inShownWords);
    m_annotatorModel = std::make_unique<AnnotatorModel>(study, *m_live);
    m_findings->start(study, *m_live, person, environment);
    m_annotators->setModel(m_annotatorModel.get());
    showCourseColumns();
    connect(m_annotatorModel.get(), &AnnotatorModel::courseChanged, this,
            &QualityPage::showCourseColumns);
    m_charts->start(study, *m_live);
    m_annotatorFlags->start(study, person);
    m_annotators->setFocus(Qt::OtherFocusReason);
    updateCounts();
}

void QualityPage::showCourseColumns()
{
    fitAnnotators();
    m_annotatorFit->measure();
    m_annotatorFit->fit(showColumnsOfCourse(*m_annotators, *m_annotatorModel));
}

void QualityPage::stop()
{
    m_poll.stop();
    m_annotatorFlags->stop();
    m_charts->stop();
    m_undo.clear();
    m_whyNot.clear();
    m_notice->dismiss();
    m_findings->stop();
    m_annotators->setModel(nullptr);
    m_annotatorModel.reset();
    m_live.reset();
    m_study = nullptr;
}

/// Under the list, so that what dismisses findings beside it stays under the hand. Beside charts
/// and flags nothing is dismissed, and what just happened is told above them, where it takes no
/// room.
void QualityPage::placeNotice()
{
    if (m_tabs->currentIndex() > 0 && m_notice->kind() == NoticeBar::Kind::Info)
        return m_head->takeNotice(*m_notice);
    m_notice->setInLine(false);
    m_notice->moveTo(m_tabs->currentIndex() == 0 ? m_findings->list() : *m_below);
}

void QualityPage::showFailure(const Error& error)
{
    m_notice->showNotice(NoticeBar::Kind::Danger, errorText(error).oneLine());
}

void QualityPage::offerLimits(const QString& whyNot)
{
    m_whyNot = whyNot;
    offer(*m_limits, m_whyNot);
}

void QualityPage::editLimits()
{
    if (m_live && !m_limits->isEnabled())
        m_notice->showNotice(NoticeBar::Kind::Info, m_whyNot); // a key asked
    if (!m_live || !m_limits->isEnabled())
        return;
    const auto protocol = m_study->quality().protocol();
    const auto task = shownTask(*m_study);
    if (!protocol || !task)
        return;
    auto* dialog = m_live->task() ? new LimitsDialog(*protocol, **task, this)
                                  : new LimitsDialog(*protocol, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { setLimits(dialog->protocol()); });
    dialog->open();
}

void QualityPage::setLimits(const QualityProtocol& protocol)
{
    const auto before = m_study->quality().protocol();
    if (!before || protocol == *before)
        return;
    if (const auto set = m_study->quality().setProtocol(protocol); !set)
        showFailure(set.error());
}

void QualityPage::updateCounts()
{
    m_notice->dismiss();
    showLead();
}

void QualityPage::showLead()
{
    if (!m_annotatorModel)
        return;
    const int open = m_findings->openCount();
    QString lead = tr("%n annotators", nullptr, plural(m_annotatorModel->rowCount())) +
                   QStringLiteral(", ") + tr("%n open findings", nullptr, plural(open));
    if (m_study->access() == Study::Access::Read)
        lead += QStringLiteral(" · ") + tr("open for reading only");
    if (const QStringList left = m_annotatorFit->left(); !left.isEmpty())
        lead += QStringLiteral(" · ") + tr("no room for: %1").arg(listed(left));
    m_head->setLead(lead);
}

void QualityPage::showItem(PersonId person, ScenarioId scenario)
{
    m_tabs->setCurrentIndex(0);
    m_findings->showItem(person, scenario);
}

/// The same for each tab, or the tabs would move under the hand.
void QualityPage::fitAnnotators()
{
    if (m_areHalvesDragged)
        return; // somebody chose
    const int whole = m_halves->height() - m_halves->handleWidth();
    const int annotators = roomForAnnotators(*m_annotators, whole);
    m_halves->setSizes({annotators, whole - annotators});
}

/// Columns and rows are as large as their texts.
void QualityPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_live)
        return;
    QTimer::singleShot(0, this, [this] { // when the tables have the font, too
        if (!m_live)
            return;
        const int text = m_annotators->fontMetrics().height();
        m_annotators->verticalHeader()->setDefaultSectionSize(text + SpareOfPerson);
        showCourseColumns();
        m_findings->fitFont();
    });
}

void QualityPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitAnnotators();
}

void QualityPage::showEvent(QShowEvent* event)
{
    fitAnnotators();
    if (m_live) {
        showCourseColumns(); // the head has its font only now
        m_live->refresh();
        m_findings->refresh();
        m_poll.start();
        m_findings->fitColumns();
    }
    QWidget::showEvent(event);
}

void QualityPage::hideEvent(QHideEvent* event)
{
    m_poll.stop();
    QWidget::hideEvent(event);
}

} // namespace subtext
