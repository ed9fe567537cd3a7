// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/labelending.h"

#include "core/base/sha256.h"
#include "core/course/aboutreaders.h"
#include "core/course/assigning.h"
#include "core/course/labelling.h"
#include "core/course/norming.h"
#include "core/course/practice.h"
#include "core/course/repeats.h"
#include "core/course/roster.h"
#include "core/travel/handouts.h"
#include "core/travel/syncing.h"
#include "ui/answer/shortanswer.h"
#include "ui/consent/readerpage.h"
#include "ui/label/labelcommands.h"
#include "ui/label/repeatsview.h"
#include "ui/label/summaryview.h"
#include "ui/prompts/prompts.h"
#include "ui/settings/settings.h"
#include "ui/text/errortext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/noticebar.h"

#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

bool isFolderWritable(const QString& file)
{
    return QFileInfo(QFileInfo(file).absolutePath()).isWritable();
}

/// Of this file among those that somebody got of one study: what another one was returned as stays.
QString placeMark(const QString& studyPath)
{
    constexpr qsizetype Digits = 16;
    const QByteArray path = QFileInfo(studyPath).absoluteFilePath().toUtf8();
    return QString::fromLatin1(sha256Of(path).toHex().left(Digits));
}

} // namespace

LabelEnding::LabelEnding(Settings& settings, Prompts& prompts, NoticeBar& notice,
                         QStackedWidget& stack, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_prompts(prompts)
    , m_notice(notice)
    , m_stack(stack)
    , m_summary(new SummaryView(&stack))
    , m_repeats(new RepeatsView(&stack))
    , m_readers(new ReaderPage(&stack))
{
    connect(m_summary, &SummaryView::handInRequested, this, &LabelEnding::handIn);
    connect(m_summary, &SummaryView::showFolderRequested, this, [this] {
        if (m_session)
            Q_EMIT showFolderRequested(m_returned.isEmpty() ? m_session->study().path()
                                                            : m_returned);
    });
    connect(m_summary, &SummaryView::repeatsRequested, this, &LabelEnding::showRepeats);
    connect(m_summary, &SummaryView::readerRequested, this, &LabelEnding::changeReader);
    connect(m_readers, &ReaderPage::finished, this, &LabelEnding::showSummary);
    connect(m_repeats, &RepeatsView::finished, this, &LabelEnding::showSummary);
    connect(m_repeats, &RepeatsView::left, this, &LabelEnding::showSummary);
    connect(m_repeats, &RepeatsView::failed, this, &LabelEnding::failed);
    connect(m_repeats, &RepeatsView::saved, this, [this] { m_isOwnWork = true; });
    connect(&m_stack, &QStackedWidget::currentChanged, this, &LabelEnding::watchPages);
}

void LabelEnding::start(LabelSession& session, const Clock& clock)
{
    m_session = &session;
    m_clock = &clock;
    m_isOwnWork = false;
    if (m_stack.indexOf(m_readers) < 0)
        m_stack.addWidget(m_readers); // after the pages of the place
    connect(&session, &LabelSession::answerChanged, this, [this] { m_isOwnWork = true; });
    connect(&session, &LabelSession::submitted, this, [this] { m_isOwnWork = true; });
    connect(&session, &LabelSession::leftUnchanged, this, [this](int position) {
        m_notice.showNotice(NoticeBar::Kind::Info,
                            tr("Nothing was changed in item %1.").arg(position));
    });
    connect(&session, &LabelSession::returnedByUndo, this, [this](int position) {
        const bool isSubmitted = m_session->item().submitted.has_value();
        m_notice.showNotice(NoticeBar::Kind::Info, backAtItemText(position, isSubmitted));
    });
    connect(&session, &LabelSession::earlierReturned, this, [this](int position) {
        m_notice.showNotice(NoticeBar::Kind::Info, earlierAnswerText(position));
    });
    connect(&session, &LabelSession::allSubmitted, this, &LabelEnding::showRepeats);
    const auto info = session.study().info();
    const auto person = session.study().roster().person(session.person());
    if (info && person && *person)
        m_whose = info->uuid.text() + u'/' + (*person)->uuid.text() + u'/' +
                  placeMark(session.study().path());
    m_returned = returnedBefore();
}

void LabelEnding::setTask(const std::shared_ptr<const Task>& task)
{
    m_repeats->scenes()->setTask(task);
}

void LabelEnding::stop()
{
    m_repeats->stop();
    m_readers->stop();
    m_returned.clear();
    m_whose.clear();
    m_session = nullptr;
}

QString LabelEnding::returnedBefore() const
{
    const QString path = m_whose.isEmpty() ? QString() : m_settings.returnedFile(m_whose);
    const bool isThere = !path.isEmpty() && QFileInfo::exists(path) &&
                         m_session->study().handouts().canReturnTo(path);
    return isThere ? path : QString();
}

void LabelEnding::rememberReturned(const QString& path)
{
    m_returned = path;
    if (!m_whose.isEmpty())
        m_settings.setReturnedFile(m_whose, path);
}

QString LabelEnding::closedText(const LabelSession& session)
{
    if (session.isLocked())
        return tr("The study is locked; nothing can be changed.");
    return session.isReadOnly() ? tr("This study is open for reading only; nothing can be changed.")
                                : QString();
}

bool LabelEnding::isSummaryShown() const
{
    return m_stack.currentWidget() == m_summary;
}

bool LabelEnding::isAsideShown() const
{
    return areRepeatsShown() || m_stack.currentWidget() == m_readers;
}

void LabelEnding::watchPages()
{
    const bool wasAside = std::exchange(m_wasAside, isAsideShown());
    if (wasAside && !m_wasAside)
        Q_EMIT asideLeft();
}

bool LabelEnding::areRepeatsShown() const
{
    return m_stack.currentWidget() == m_repeats;
}

void LabelEnding::showRepeats()
{
    if (!m_session)
        return;
    Study& study = m_session->study();
    const auto due = study.repeats().due(m_session->person());
    const bool isDue = !m_session->isReadOnly() && due && !due->empty();
    // The item on screen is left, or its visit would last as long as the repeats.
    const ScenarioId here = m_session->item().scenario.id;
    if (!isDue || !m_session->end()) {
        showSummary();
        return;
    }
    m_itemBeforeRepeats = here;
    m_stack.setCurrentWidget(m_repeats);
    m_repeats->start(study, m_session->person(), *m_clock);
}

void LabelEnding::showSummary()
{
    if (!m_session)
        return;
    if (isAsideShown() && m_itemBeforeRepeats.isValid())
        m_session->show(m_itemBeforeRepeats);
    m_session->flush();
    if (askReader())
        return;
    Study& study = m_session->study();
    const PersonId person = m_session->person();
    Reads reads;
    const WorkSummary summary = reads.take(study.labelling().summary(person));
    const StudyInfo info = reads.take(study.info());
    const auto owner = reads.take(study.handouts().owner());
    const auto team = reads.take(study.syncing().membership());
    const auto due = reads.take(study.repeats().due(person));
    const auto who = reads.take(study.roster().person(person));
    const bool isWithdrawn = reads.take(study.assigning().isWithdrawn(person));
    const auto form = reads.take(study.readers().form());
    const auto booths = reads.take(study.norming().booths(person));
    m_hasVotes = std::any_of(booths.begin(), booths.end(),
                             [](const NormingBooth& booth) { return booth.isFirstCast; });
    const bool isPracticeOffered = reads.take(study.protocol()).isPracticeAsked &&
                                   !reads.take(study.practice().scenes()).isEmpty();
    if (const auto read = reads.outcome(); !read) {
        Q_EMIT failed(read.error());
        return;
    }
    m_summary->setWithdrawn(isWithdrawn);
    m_summary->setCoordinator(who && who->role == Role::Coordinator);
    m_summary->setSummary(summary, doubtedItems(), m_session->task(),
                          {study.path(), info.title, owner.has_value(), m_returned,
                           owner ? freePlace() : QString(), closedText(*m_session),
                           team ? team->host : QString(), m_hasVotes,
                           m_session->questions().newReplies()});
    m_summary->setFinalLabelsOffered(m_session->isLocked() && summary.assigned > 0);
    m_summary->setRepeatsDue(m_session->isReadOnly() ? 0 : static_cast<qint64>(due.size()));
    m_summary->practiceButton()->setVisible(isPracticeOffered && !m_session->isReadOnly());
    m_summary->readerButton()->setVisible(!form.isEmpty() && who && who->role == Role::Annotator &&
                                          closedText(*m_session).isEmpty());
    m_stack.setCurrentWidget(m_summary);
    if (summary.assigned > 0) // whoever labels nothing is at work elsewhere
        nextButton()->setFocus(Qt::OtherFocusReason);
    sayAloud(*m_summary, m_summary->spokenText());
}

/// Or its visit would last as long as what comes in its place.
bool LabelEnding::leaveItem()
{
    m_itemBeforeRepeats = m_session->isShowing() ? m_session->item().scenario.id : ScenarioId();
    return m_session->end();
}

bool LabelEnding::askReader()
{
    Study& study = m_session->study();
    const PersonId person = m_session->person();
    const auto isDue = study.readers().isDue(person, ReaderMoment::After);
    if (m_session->isReadOnly() || !isDue || !*isDue || !leaveItem())
        return false;
    m_stack.setCurrentWidget(m_readers);
    m_readers->ask(study, person, ReaderMoment::After);
    return true;
}

void LabelEnding::changeReader()
{
    if (!m_session || !leaveItem())
        return;
    m_stack.setCurrentWidget(m_readers);
    m_readers->change(m_session->study(), m_session->person());
}

/// In the order of the items.
std::vector<ItemSummary> LabelEnding::doubtedItems() const
{
    std::vector<ItemSummary> items;
    if (m_session->isReadOnly())
        return items;
    for (const SubmissionDoubt& doubt : m_session->selfCheck().doubts()) {
        const int row = m_session->rowOf(doubt.scenario);
        if (doubt.isWaiting && row >= 0)
            items.push_back(m_session->items().at(static_cast<std::size_t>(row)));
    }
    std::sort(items.begin(), items.end(),
              [](const auto& a, const auto& b) { return a.position < b.position; });
    return items;
}

QPushButton* LabelEnding::nextButton() const
{
    if (m_summary->areRepeatsNext())
        return m_summary->repeatsButton();
    if (m_session->isLocked())
        return m_summary->finalLabelsButton();
    // Signing in under a wrong name leads here where that person has finished.
    QPushButton* next = m_summary->handIn()->mainButton();
    const bool isHandIn = next == m_summary->handInButton();
    return isHandIn && !m_isOwnWork && !m_hasVotes ? m_summary->handIn()->backButton() : next;
}

/// "9 items are open."; empty where everything is submitted.
QString LabelEnding::openSentences(const WorkSummary& work)
{
    QStringList sentences;
    if (!work.open.empty())
        sentences << tr("%n items are open.", nullptr, plural(work.open.size()));
    if (!work.changedSince.empty())
        sentences << tr("%n items were changed after they were submitted, and not updated.",
                        nullptr, plural(work.changedSince.size()));
    return saidTogether(sentences);
}

void LabelEnding::handIn()
{
    m_session->flush();
    Reads reads;
    const WorkSummary work =
        reads.take(m_session->study().labelling().summary(m_session->person()));
    const auto person = reads.take(m_session->study().roster().person(m_session->person()));
    if (const auto read = reads.outcome(); !read) {
        Q_EMIT failed(read.error());
        return;
    }
    if (work.isComplete() && (m_isOwnWork || m_hasVotes))
        handInAsItIs();
    else
        askBeforeHandingIn(work, person.value_or(Person()).name);
}

void LabelEnding::askBeforeHandingIn(const WorkSummary& work, const QString& name)
{
    QStringList sentences;
    if (m_hasVotes)
        sentences << tr("Your votes are in this file.");
    else if (!m_isOwnWork)
        sentences << tr("This is the work of %1: %2 of %3 submitted. Nothing was changed since you "
                        "signed in.")
                         .arg(name, QString::number(work.submitted),
                              tr("%n items", nullptr, plural(work.assigned)));
    if (!m_isOwnWork && work.handedIn && work.itemsAfterHandIn > 0)
        sentences << tr("%n items were submitted or revised since the latest hand-in.", nullptr,
                        plural(work.itemsAfterHandIn));
    if (!work.isComplete())
        sentences << openSentences(work) << tr("Hand in anyway?");
    m_prompts.choose(
        &m_stack, work.isComplete() ? tr("Hand in this work?") : tr("Not everything is submitted"),
        saidTogether(sentences), {work.isComplete() ? tr("Hand in") : tr("Hand in anyway")},
        [this](int choice) {
            if (choice != 0 || !m_session)
                return;
            m_isOwnWork = true;
            handInAsItIs();
        });
}

void LabelEnding::handInAsItIs()
{
    Reads reads;
    const auto owner = reads.take(m_session->study().handouts().owner());
    const auto team = reads.take(m_session->study().syncing().membership());
    if (const auto read = reads.outcome(); !read) {
        Q_EMIT failed(read.error());
        return;
    }
    if (!owner || team) { // nobody is waiting for a file
        if (recordHandIn())
            showSummary();
        return;
    }
    const QString path = returnSuggestion();
    if (isFolderWritable(path) && m_session->study().handouts().canReturnTo(path))
        writeReturn(path);
    else
        askForPlace();
}

void LabelEnding::askForPlace()
{
    if (!m_session)
        return;
    m_prompts.saveFile(&m_stack, tr("Where to save the file that you send back"),
                       returnSuggestion(), tr("Studies (*.subtext)"), [this](const QString& path) {
                           if (m_session)
                               writeReturn(path);
                       });
}

bool LabelEnding::recordHandIn()
{
    const auto handedIn = m_session->study().labelling().handIn(m_session->person());
    const bool isRecorded = handedIn || handedIn.error().code == ErrorCode::FileInUse;
    if (!isRecorded)
        Q_EMIT failed(handedIn.error());
    else if (!handedIn)
        showIncompleteFile(handedIn.error());
    return isRecorded;
}

/// What was handed in is on the disk, but not in the one file that people mail.
void LabelEnding::showIncompleteFile(const Error& error)
{
    const ErrorText text = errorText(error);
    m_notice.showNotice(
        NoticeBar::Kind::Danger,
        tr("Handed in, but the file is not complete. %1 %2").arg(text.what, text.remedy),
        tr("Try again"), [this] {
            if (!m_session)
                return;
            const auto whole = m_session->study().makeSelfContained();
            if (whole)
                m_notice.dismiss();
            else
                showIncompleteFile(whole.error());
        });
}

QString LabelEnding::returnSuggestion() const
{
    if (!m_returned.isEmpty())
        return m_returned; // where it was put before
    Study& study = m_session->study();
    const auto person = study.roster().person(m_session->person());
    const Person who = person ? person->value_or(Person()) : Person(); // it is a proposal
    const QString name = QFileInfo(HandOuts::fileName(who)).completeBaseName();
    return QFileInfo(study.path())
        .absoluteDir()
        .filePath(name + QStringLiteral("-returned.subtext"));
}

QString LabelEnding::freePlace() const
{
    const QString path = returnSuggestion();
    return isFolderWritable(path) && !QFileInfo::exists(path) ? path : QString();
}

void LabelEnding::writeReturn(const QString& path)
{
    if (!recordHandIn())
        return;
    rememberReturned({}); // from here on the one before lacks this hand-in
    const auto copied = m_session->study().copyTo(path);
    if (copied)
        rememberReturned(path);
    showSummary();
    m_summary->showHandIn();
    if (copied)
        m_notice.dismiss();
    else
        m_notice.showNotice(NoticeBar::Kind::Danger,
                            tr("Your work is saved, but the file to send back was not written. %1")
                                .arg(errorText(copied.error()).oneLine()),
                            tr("Choose another folder"), [this] { askForPlace(); });
}

} // namespace subtext
