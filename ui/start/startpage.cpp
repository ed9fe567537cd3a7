// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/startpage.h"

#include "core/domain/decision.h"
#include "core/task/builtintasks.h"
#include "ui/start/cardbutton.h"
#include "ui/start/recentplaces.h"
#include "ui/text/language.h"
#include "ui/text/shownwords.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/studyfiles.h"

#include <QDir>
#include <QDropEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace subtext {
namespace {

constexpr int PageWidth = 980;

QString shortPath(const QString& path)
{
    const QString home = QDir::homePath();
    return path.startsWith(home + u'/') ? u'~' + path.mid(home.size()) : path;
}

} // namespace

StartPage::StartPage(QWidget* parent)
    : CentredPage(PageWidth, parent)
{
    QWidget* page = column();
    QVBoxLayout* layout = makeColumn(page, {28, 64, 28, 40}, 0);
    layout->addWidget(
        makeLabel(QStringLiteral("Subtext"), theme::TextRole::Display, LabelTone::Normal, page));
    layout->addSpacing(6);
    layout->addWidget(makeLabel(tr("Reading between the lines, and writing it down."),
                                theme::TextRole::Scene, LabelTone::Muted, page));
    layout->addSpacing(40);

    QHBoxLayout* columns = makeRow(40);
    makeWays();
    columns->addLayout(m_ways, 5);
    columns->addLayout(makeRecents(), 6);
    layout->addLayout(columns);
    layout->addStretch(1);
    layout->addSpacing(32);
    layout->addLayout(makeFoot());

    setAcceptDrops(true);
    m_veil = makeLines(tr("Drop one study to open it, or several returned files to merge them"),
                       theme::TextRole::Scene, LabelTone::Normal, this);
    m_veil->setAlignment(Qt::AlignCenter);
    m_veil->setAutoFillBackground(true);
    m_veil->setProperty("card", true);
    m_veil->hide();
}

void StartPage::makeWays()
{
    m_ways = makeColumn(10);
    const auto addWay = [&](const QString& icon, const QString& title, const QString& text,
                            void (StartPage::*signal)()) {
        CardButton* way = makeWay(icon, title, text, signal);
        m_ways->addWidget(way);
        return way;
    };
    addWay(QStringLiteral("open"), tr("Open a study"), tr("A file that ends in .subtext"),
           &StartPage::openRequested);
    m_fromFiles = addWay(QStringLiteral("new"), tr("New study from files"),
                         tr("Scenarios from CSV, Excel or JSON, a roster, an assignment"),
                         &StartPage::newRequested);
    addWay(QStringLiteral("merge"), tr("Merge returned files"),
           tr("What the annotators sent back; or drop the files here"), &StartPage::mergeRequested);
    m_demonstrations = new QMenu(this);
    m_demonstrations->setObjectName(QStringLiteral("demonstrationMenu"));
    for (const Demonstration& demonstration : demonstrations()) {
        const QString title = demonstration.isOfDisagreement
                                  ? tr("How people disagree")
                                  : inShownWords(*builtInTask(demonstration.task)).title;
        connect(m_demonstrations->addAction(
                    demonstration.hasModels
                        ? tr("%1 (with predictions of invented models)").arg(title)
                        : title),
                &QAction::triggered, this,
                [this, &demonstration] { Q_EMIT demonstrationRequested(demonstration); });
    }
    m_demo = addWay(QStringLiteral("demo"), tr("Demonstration study"),
                    tr("Scenes and invented people to try everything with"),
                    &StartPage::showDemonstrations);
    m_ways->addStretch(1);
}

QLayout* StartPage::makeRecents()
{
    QWidget* page = column();
    QVBoxLayout* right = makeColumn(4);
    right->addWidget(
        makeLabel(tr("Recent studies"), theme::TextRole::Caption, LabelTone::Muted, page));
    right->addSpacing(4);
    m_noRecents = makeLines(tr("Studies that you open will be listed here."), theme::TextRole::Body,
                            LabelTone::Muted, page);
    right->addWidget(m_noRecents);
    m_recents = makeColumn(8);
    right->addLayout(m_recents);
    right->addStretch(1);
    return right;
}

QLayout* StartPage::makeFoot()
{
    QWidget* page = column();
    QHBoxLayout* foot = makeRow(12);
    foot->addWidget(makeLines(tr("Everything stays on this machine unless you send it. No "
                                 "account, no telemetry.  ·  F1 manual  ·  F12 keys"),
                              theme::TextRole::Small, LabelTone::Muted, page),
                    1);
    m_join = makeButton(tr("Join a team…"), ButtonKind::Quiet, page, "join");
    m_join->setToolTip(
        plainToolTip(tr("With an invitation that you were sent, a file or a link.")));
    m_join->hide();
    connect(m_join, &QPushButton::clicked, this, &StartPage::joinRequested);
    foot->addWidget(m_join);
    const QString spoken = findLanguage(language())->name;
    auto* speak = makeButton(tr("%1…", "The name of a language").arg(spoken), ButtonKind::Quiet,
                             page, "language");
    speak->setAccessibleName(tr("Language of the window: %1").arg(spoken));
    speak->setToolTip(plainToolTip(speak->accessibleName()));
    connect(speak, &QPushButton::clicked, this, &StartPage::languageRequested);
    foot->addWidget(speak);
    auto* manual = makeButton(tr("Manual"), ButtonKind::Quiet, page, "manual");
    manual->setToolTip(tr("F1"));
    connect(manual, &QPushButton::clicked, this, &StartPage::manualRequested);
    foot->addWidget(manual);
    return foot;
}

CardButton* StartPage::makeWay(const QString& icon, const QString& title, const QString& text,
                               void (StartPage::*signal)())
{
    auto* way = new CardButton(icon, title, text, column());
    way->wrapDetail();
    connect(way, &CardButton::clicked, this, signal);
    return way;
}

void StartPage::offerLabelStudio()
{
    if (std::exchange(m_isLabelStudioOffered, true))
        return;
    CardButton* way = makeWay(QStringLiteral("pull"), tr("From Label Studio…"),
                              tr("A project of a running server, with its people and answers"),
                              &StartPage::labelStudioRequested);
    way->setObjectName(QStringLiteral("labelStudio"));
    m_ways->insertWidget(m_ways->indexOf(m_fromFiles) + 1, way);
    setTabOrder(m_fromFiles, way);
}

void StartPage::offerTeam()
{
    m_join->show();
}

void StartPage::showDemonstrations()
{
    m_demonstrations->popup(m_demo->mapToGlobal(QPoint(0, m_demo->height() + 4)),
                            m_demonstrations->actions().constFirst());
}

void StartPage::setRecents(const std::vector<Settings::Recent>& recents)
{
    while (QLayoutItem* item = m_recents->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_noRecents->setVisible(recents.empty());
    QStringList titles;
    QStringList paths;
    for (const Settings::Recent& recent : recents) {
        titles << recent.title;
        paths << shortPath(recent.path);
    }
    const QStringList places = placesOfNamesakes(titles, paths);
    for (std::size_t i = 0; i < recents.size(); ++i) {
        const Settings::Recent& recent = recents[i];
        const bool isThere = QFileInfo::exists(recent.path);
        const QString below = isThere ? shortPath(recent.path) + QStringLiteral("  ·  ") +
                                            momentWords(recent.openedAt)
                                      : tr("%1 is no longer there. Click to look for its backups.")
                                            .arg(shortPath(recent.path));
        auto* card = new CardButton(QString(), recent.title, below, this);
        card->setPlace(places.at(static_cast<qsizetype>(i)));
        card->setToolTip(plainToolTip(recent.path));
        connect(card, &CardButton::clicked, this,
                [this, path = recent.path] { Q_EMIT recentRequested(path); });
        m_recents->addWidget(card);
    }
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    m_veil->setGeometry(rect().adjusted(16, 16, -16, -16));
    CentredPage::resizeEvent(event);
}

void StartPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (localFiles(*event->mimeData()).isEmpty())
        return;
    event->acceptProposedAction();
    m_veil->raise();
    m_veil->show();
}

void StartPage::dropEvent(QDropEvent* event)
{
    m_veil->hide();
    const QStringList paths = localFiles(*event->mimeData());
    if (paths.isEmpty())
        return;
    event->acceptProposedAction();
    Q_EMIT dropped(paths);
}

} // namespace subtext
