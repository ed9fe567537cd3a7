// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/home/homepage.h"

#include "core/base/filewriter.h"
#include "core/study/study.h"
#include "core/travel/handouts.h"
#include "ui/actions/actionregistry.h"
#include "ui/home/stageline.h"
#include "ui/prompts/prompts.h"
#include "ui/settings/settings.h"
#include "ui/team/teamoffer.h"
#include "ui/text/errortext.h"
#include "ui/text/plurals.h"
#include "ui/text/standingtext.h"
#include "ui/text/words.h"
#include "ui/widgets/columnfit.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/matrixview.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/plaintooltip.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShowEvent>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int MostOfAFolderName = 48; // in letters
constexpr auto WholeRow = QItemSelectionModel::Select | QItemSelectionModel::Rows;

/// Beside the figures of the answers: what is said of people and files.
constexpr ChangeSet::Kinds Followed = ChangeSet::Kinds(ChangeSet::FiguresChanged) |
                                      ChangeSet::HandedIn | ChangeSet::QualityChanged |
                                      ChangeSet::ReleaseChanged | ChangeSet::CourseChanged;

Result<std::shared_ptr<const StudyStanding>> standingOf(Study& study)
{
    return studyStanding(study).map([](StudyStanding standing) {
        return std::make_shared<const StudyStanding>(std::move(standing));
    });
}

QString reminderFileName(const Person& person)
{
    const QString name = QFileInfo(HandOuts::fileName(person)).completeBaseName();
    return QStringLiteral("reminder-%1.eml").arg(name);
}

} // namespace

HomePage::HomePage(ActionRegistry& actions, Settings& settings, Prompts& prompts, QWidget* parent)
    : FiguresPlace([](Study& study, const qint64&, const CancelToken&,
                      const ProgressSink&) { return standingOf(study); },
                   Followed, parent)
    , m_settings(settings)
    , m_prompts(prompts)
{
    m_head = new PageHead(tr("Home"), this);
    column()->addWidget(m_head);
    m_stages = new StageLine(this);
    column()->addWidget(m_stages);
    m_news = makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this);
    column()->addWidget(m_news);
    column()->addWidget(buildNext());
    column()->addWidget(buildWatched());
    buildAnnotators();
    m_notice = new NoticeBar(this);
    column()->addWidget(m_notice);
    registerActions(actions);
    showNothing();
}

HomePage::~HomePage()
{
    stop();
}

QWidget* HomePage::buildNext()
{
    auto* card = makeCard(this);
    QHBoxLayout* across = makeRow(card, {16, 10, 16, 10}, 16);
    m_reason = makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, card);
    across->addWidget(m_reason, 1);
    m_next = makeButton(QString(), ButtonKind::Primary, card, "next");
    m_next->setToolTip(tr("Ctrl+Enter"));
    across->addWidget(m_next);
    connect(m_next, &QPushButton::clicked, this, &HomePage::takeNextStep);
    return card;
}

QWidget* HomePage::buildWatched()
{
    m_watched = new QWidget(this);
    QHBoxLayout* across = makeRow(m_watched, {}, 12);
    m_watchedText = makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, m_watched);
    m_watchedText->setObjectName(QStringLiteral("watchedFolder"));
    across->addWidget(m_watchedText, 1);
    auto* show = makeButton(tr("Change or stop"), ButtonKind::Quiet, m_watched, "watched");
    show->setToolTip(tr("Goes to Files in the Roster"));
    across->addWidget(show);
    connect(show, &QPushButton::clicked, this, &HomePage::watchedRequested);
    return m_watched;
}

void HomePage::showWatched()
{
    const bool isWatching = m_study && m_study->access() == Study::Access::Write;
    const QString folder = isWatching ? m_settings.watchedFolder(m_studyUuid) : QString();
    m_watched->setVisible(!folder.isEmpty());
    if (folder.isEmpty()) {
        m_watchedText->clear();
        return;
    }
    const QFontMetrics metrics(m_watchedText->font());
    const QString name = metrics.elidedText(QDir(folder).dirName(), Qt::ElideMiddle,
                                            metrics.averageCharWidth() * MostOfAFolderName);
    const qint64 last = m_settings.watchedLast(m_studyUuid);
    m_watchedText->setText(
        last == 0 ? tr("The folder “%1” is watched; no returned file has come in yet.").arg(name)
                  : tr("The folder “%1” is watched; the last returned file came in %2.")
                        .arg(name, shortMomentWords(last)));
    m_watchedText->setToolTip(plainToolTip(QDir::toNativeSeparators(folder)));
}

void HomePage::buildAnnotators()
{
    m_rule = makeLines(lateRule(), theme::TextRole::Small, LabelTone::Muted, this);
    m_rule->setObjectName(QStringLiteral("lateRule"));
    column()->addWidget(m_rule);
    m_table = new QTableView(this);
    m_table->setModel(&m_model);
    m_table->setItemDelegate(new MatrixDelegate(m_table));
    styleTable(*m_table, tr("Annotators"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_fit = new ColumnFit(*m_table);
    column()->addWidget(m_table, 1);
    m_nobody = makeLines(tr("There are no annotators yet. Once they are on the roster, this "
                            "shows what each of them has done."),
                         theme::TextRole::Body, LabelTone::Muted, this);
    m_nobody->setAlignment(Qt::AlignCenter);
    column()->addWidget(m_nobody, 1);
    QHBoxLayout* row = makeRow(8);
    m_copy = makeButton(tr("Copy a reminder"), ButtonKind::Normal, this, "copyReminder");
    m_save = makeButton(tr("Save as e-mail…"), ButtonKind::Normal, this, "saveReminder");
    m_save->setToolTip(tr("A file that your mail program opens; you address and send it."));
    addWidgets(*row, m_copy, m_save);
    row->addStretch(1);
    m_share = makeButton(TeamOffer::tr("Share with a team…"), ButtonKind::Quiet, this, "share");
    row->addWidget(m_share);
    column()->addLayout(row);
    connect(m_share, &QPushButton::clicked, this, &HomePage::teamRequested);
    connect(m_copy, &QPushButton::clicked, this, &HomePage::copyReminders);
    connect(m_save, &QPushButton::clicked, this, &HomePage::saveReminders);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &HomePage::showReminders);
}

void HomePage::registerActions(ActionRegistry& actions)
{
    const QString place = tr("Home");
    actions.add(this, place, tr("Do what is next"),
                {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
                [this] { takeNextStep(); });
    actions.sendFromAnywhere(
        actions.add(this, place, tr("Copy a reminder to those chosen who are late"),
                    {QKeySequence(Qt::CTRL | Qt::Key_R)}, [this] { copyReminders(); }));
    actions.sendFromAnywhere(actions.add(this, place, tr("Save that reminder as an e-mail"),
                                         {QKeySequence(Qt::CTRL | Qt::Key_S)},
                                         [this] { saveReminders(); }));
}

QString HomePage::news() const
{
    return m_news->text();
}

QString HomePage::reason() const
{
    return m_reason->text();
}

void HomePage::showStudy(const Environment& environment)
{
    m_clock = &environment.clock;
    if (const auto info = m_study->info()) {
        m_title = info->title;
        m_studyUuid = info->uuid.text();
        readSeen();
    }
    m_head->setLead(m_study->access() == Study::Access::Read
                        ? m_title + QStringLiteral(" · ") + tr("open for reading only")
                        : m_title);
    m_reason->setText(tr("Reading the study."));
    showWatched();
    showTeam();
}

void HomePage::readSeen()
{
    m_seen = SeenStanding::fromJson(m_settings.seenStanding(m_studyUuid, m_person.uuid.text()));
}

void HomePage::keepSeen()
{
    if (isVisible()) // else it was kept as they left it
        keepShown();
}

void HomePage::keepShown()
{
    if (!m_shown)
        return;
    m_shown->at = m_clock->now();
    m_settings.setSeenStanding(m_studyUuid, m_person.uuid.text(), m_shown->json());
}

/// Of a window that was only minimised nobody has gone away.
void HomePage::showEvent(QShowEvent* event)
{
    FiguresPlace::showEvent(event);
    if (event->spontaneous() || !m_study)
        return;
    readSeen();
    if (m_result)
        showNews();
}

void HomePage::hideEvent(QHideEvent* event)
{
    if (!event->spontaneous())
        keepShown();
    FiguresPlace::hideEvent(event);
}

void HomePage::showNothing()
{
    m_clock = nullptr;
    m_title.clear();
    m_studyUuid.clear();
    m_seen.reset();
    m_shown.reset();
    m_news->clear();
    m_news->hide();
    showWatched();
    m_model.clear();
    m_head->setLead({});
    m_reason->clear();
    m_next->hide();
    m_stages->hide();
    m_rule->hide();
    m_table->hide();
    m_nobody->hide();
    m_copy->hide();
    m_save->hide();
    m_share->hide();
}

void HomePage::setTeamOffered(bool isOffered)
{
    m_isTeamOffered = isOffered;
    showTeam();
}

void HomePage::showTeam()
{
    m_share->setVisible(m_isTeamOffered && m_study && canBeShared(*m_study));
}

void HomePage::ask()
{
    if (isVisible())
        FiguresPlace::ask();
}

void HomePage::setMembers(const std::vector<TeamMember>& members)
{
    m_members = members;
    if (m_result)
        showStanding();
}

void HomePage::take()
{
    m_notice->dismiss();
    showStanding();
}

void HomePage::showStanding()
{
    showTeam();
    const bool isFirst = m_next->isHidden();
    auto standing = std::make_shared<StudyStanding>(*m_result);
    standing->meet(m_members, m_clock->now());
    m_result = std::move(standing);
    const NextStep step = nextStep(*m_result);
    m_stages->showStanding(*m_result);
    m_stages->show();
    m_shown = SeenStanding::of(*m_result, m_clock->now());
    showNews();
    m_reason->setText(stepReason(step, *m_result, m_clock->now()));
    m_next->setText(stepButtonText(step, *m_result));
    m_next->show();
    showAnnotators();
    if (isFirst && isVisible())
        m_next->setFocus(Qt::OtherFocusReason);
    Q_EMIT updated();
}

void HomePage::showNews()
{
    m_news->setVisible(m_seen.has_value());
    if (m_seen)
        m_news->setText(newsText(newsSince(*m_seen, *m_result)));
}

void HomePage::showAnnotators()
{
    std::vector<PersonId> chosen;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        chosen.push_back(m_model.rows().at(static_cast<std::size_t>(index.row())).person.id);
    m_model.setRows(m_result->annotators, m_clock->now());
    if (m_table->selectionModel()->selectedRows().isEmpty()) { // others are in another order
        for (int row = 0; row < m_model.rowCount(); ++row) {
            const PersonId person = m_model.rows().at(static_cast<std::size_t>(row)).person.id;
            if (std::find(chosen.begin(), chosen.end(), person) != chosen.end())
                m_table->selectionModel()->select(m_model.index(row, 0), WholeRow);
        }
    }
    const bool hasAny = m_model.rowCount() > 0;
    m_table->setVisible(hasAny);
    m_nobody->setVisible(!hasAny);
    m_table->resizeColumnsToContents();
    m_fit->fit({AnnotatorStandings::AnswerColumn});
    showReminders();
}

void HomePage::showReminders()
{
    const bool isAnybodyLate = m_model.rowCount() > 0 && m_model.isLateAt(0); // they are on top
    const bool isAnyChosen = !chosenLate().empty();
    m_rule->setVisible(isAnybodyLate); // else it explains a word that stands nowhere
    for (QPushButton* button : {m_copy, m_save}) {
        button->setVisible(isAnybodyLate);
        button->setEnabled(isAnyChosen);
    }
}

std::vector<AnnotatorStanding> HomePage::chosenLate() const
{
    std::vector<AnnotatorStanding> late;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (m_model.isLateAt(row) && m_table->selectionModel()->isRowSelected(row))
            late.push_back(m_model.rows().at(static_cast<std::size_t>(row)));
    }
    return late;
}

void HomePage::takeNextStep()
{
    if (m_result)
        Q_EMIT stepRequested(nextStep(*m_result));
}

MailText HomePage::reminderTo(const AnnotatorStanding& annotator) const
{
    return reminderMail(annotator, m_title, m_person.name);
}

void HomePage::copyReminders()
{
    QStringList mails;
    for (const AnnotatorStanding& annotator : chosenLate())
        mails << reminderTo(annotator).whole();
    if (mails.isEmpty())
        return tellWhoToChoose();
    QApplication::clipboard()->setText(mails.join(QStringLiteral("\n\n\n")));
    tell(tr("%n reminders are copied, one below the other.", nullptr, plural(mails.size())));
}

void HomePage::saveReminders()
{
    const std::vector<AnnotatorStanding> late = chosenLate();
    if (late.empty())
        return tellWhoToChoose();
    const auto write = [this, late](const QString& path) { writeReminder(path, late.front()); };
    const auto writeAll = [this, late](const QString& folder) {
        for (const AnnotatorStanding& annotator : late)
            writeReminder(QDir(folder).filePath(reminderFileName(annotator.person)), annotator);
    };
    if (late.size() == 1)
        m_prompts.saveFile(this, tr("Save the reminder"), reminderFileName(late.front().person),
                           tr("E-mail (*.eml)"), write);
    else
        m_prompts.openFolder(this, tr("Save the reminders into a folder"), {}, writeAll);
}

void HomePage::tellWhoToChoose()
{
    if (!m_result)
        return;
    const bool isAnybodyLate = m_model.rowCount() > 0 && m_model.isLateAt(0);
    tell(isAnybodyLate ? tr("Choose in the table who is to be reminded.") : tr("Nobody is late."));
}

void HomePage::writeReminder(const QString& path, const AnnotatorStanding& annotator)
{
    if (!m_study)
        return; // somebody signed out over the question
    const QByteArray mail = draftMail(reminderTo(annotator), m_clock->now());
    if (const auto written = writeWholeFile(path, mail, Readers::Owner); !written)
        m_notice->showNotice(NoticeBar::Kind::Danger, errorText(written.error()).oneLine());
    else
        tell(tr("Saved. Open it in your mail program, and say who it goes to."));
}

} // namespace subtext
