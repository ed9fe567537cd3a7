// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/team/teamdialog.h"

#include "core/course/roster.h"
#include "core/desk/comparing.h"
#include "core/study/study.h"
#include "core/travel/syncing.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/help/manual.h"
#include "ui/prompts/prompts.h"
#include "ui/team/claimsdialog.h"
#include "ui/team/devicetable.h"
#include "ui/team/invitedialog.h"
#include "ui/team/windowteamfile.h"
#include "ui/text/foldertext.h"
#include "ui/text/plurals.h"
#include "ui/text/pushrefusaltext.h"
#include "ui/text/verifiedtext.h"
#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/textreader.h"

#include <QDir>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <initializer_list>
#include <utility>

namespace subtext {
namespace {

/// Verifying only asks the file how far it has read. It tells it of a new connection all the same,
/// at which the file forgets what whoever keeps it the same has on its way: that is left out, but
/// for a server that was restored.
class VerifiedFile : public WindowTeamFile
{
public:
    VerifiedFile(TeamFile& file, const Uuid& incarnation)
        : WindowTeamFile(file)
        , m_incarnation(incarnation)
    {}

    Result<void> begin(const TeamCaller& caller) override
    {
        return caller.incarnation == m_incarnation ? Result<void>() : WindowTeamFile::begin(caller);
    }

private:
    Uuid m_incarnation;
};

QString rowsOfKind(const QString& kind, qint64 count)
{
    if (kind == QLatin1String("annotation"))
        return TeamDialog::tr("%n answers", nullptr, plural(count));
    if (kind == QLatin1String("decision"))
        return TeamDialog::tr("%n decisions", nullptr, plural(count));
    if (kind == QLatin1String("settlement"))
        return TeamDialog::tr("%n settlements", nullptr, plural(count));
    if (kind == QLatin1String("hand_in"))
        return TeamDialog::tr("%n hand-ins", nullptr, plural(count));
    if (kind == QLatin1String("question"))
        return TeamDialog::tr("%n questions about items", nullptr, plural(count));
    if (kind == QLatin1String("reply"))
        return TeamDialog::tr("%n replies to questions", nullptr, plural(count));
    if (kind == QLatin1String("second_look"))
        return TeamDialog::tr("%n second looks", nullptr, plural(count));
    if (kind == QLatin1String("label_again"))
        return TeamDialog::tr("%n requests to label again", nullptr, plural(count));
    return TeamDialog::tr("%n rows of the kind “%1”", nullptr, plural(count)).arg(kind);
}

QStringList notAcceptedLines(const std::vector<SetAsideRow>& rows)
{
    std::map<std::pair<QString, QString>, qint64> counts;
    for (const SetAsideRow& row : rows)
        ++counts[{row.kind, row.reason}];
    QStringList lines;
    for (const auto& [what, count] : counts)
        lines << TeamDialog::tr("%1: %2").arg(
            rowsOfKind(what.first, count),
            pushRefusalText(pushRefusalFromToken(what.second)).oneLine());
    return lines;
}

QString standingText(const TeamStanding& standing)
{
    QStringList lines;
    if (standing.waiting > 0)
        lines << TeamDialog::tr("%n rows of this file wait to be sent.", nullptr,
                                plural(standing.waiting));
    if (!standing.setAside.empty())
        lines << TeamDialog::tr("The server did not accept %n rows of this file:", nullptr,
                                plural(standing.setAside.size()))
              << notAcceptedLines(standing.setAside);
    if (lines.isEmpty())
        lines << TeamDialog::tr("Everything in this file has been sent and accepted.");
    return lines.join(u'\n');
}

/// What follows when a device is revoked.
QString revokingText(const DeviceTable::Row& row, const TeamMembership& membership,
                     bool isOwnDevice, bool isOneself)
{
    QStringList parts;
    if (!row.device->enrolledAt)
        parts << TeamDialog::tr("The invitation can then no longer be opened.");
    else if (membership.isByFolder())
        parts << TeamDialog::tr("What the device writes into the folder after that is not taken; "
                                "its file can still be handed in. It can read the folder for as "
                                "long as that is shared with it.");
    else
        parts << TeamDialog::tr("The device can then send and receive nothing through %1. What it "
                                "has not sent stays in its file, which can still be handed in.")
                     .arg(membership.host);
    if (row.device->waiting > 0)
        parts << TeamDialog::tr("%n rows were waiting there when it was last seen.", nullptr,
                                plural(row.device->waiting));
    if (isOwnDevice)
        parts << TeamDialog::tr("It is this device: this file would no longer take part.");
    if (!isOneself)
        parts << TeamDialog::tr("%1 can be invited again, unless you cut them off for good, with "
                                "all their devices.")
                     .arg(row.member.code);
    return saidTogether(parts);
}

} // namespace

TeamDialog::TeamDialog(const Context& context, QWidget* parent)
    : TeamRequest(tr("Team"), parent)
    , m_access(context.access)
    , m_study(context.study)
    , m_prompts(context.prompts)
    , m_person(context.person)
    , m_troubles(context.troubles)
{
    offerManual(*this, ManualPlace::Team);
    build();
    // Drafts never travel.
    connect(&m_study, &Study::changed, this, [this](const ChangeSet& changes) {
        if (changes.kinds != ChangeSet::DraftChanged)
            forgetVerified();
    });
    readStudy();
    resizeToRoom(*this, {920, 560});
    refresh();
    if (!m_membership.host.isEmpty())
        askStatus();
}

TeamDialog::~TeamDialog()
{
    // The thread may be waiting for the file, which this thread answers.
    if (m_file)
        m_file->close();
    stop();
}

void TeamDialog::build()
{
    m_server = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this);
    column().addWidget(m_server);
    m_table = new DeviceTable(this);
    column().addWidget(m_table, 1);
    m_own = makeReader(this);
    m_own->setObjectName(QStringLiteral("ownRows"));
    m_own->setAccessibleName(tr("This file"));
    constexpr int MostLines = 6;
    m_own->setMaximumHeight(MostLines * m_own->fontMetrics().lineSpacing());
    column().addWidget(m_own);
    m_said = makeLines(QString(), theme::TextRole::Body, LabelTone::Success, this);
    m_said->hide();
    column().addWidget(m_said);
    QHBoxLayout& buttons = finish(tr("Refresh"));
    leaveByClosing();
    m_revoke = makeButton(tr("Revoke…"), ButtonKind::Normal, this, "revoke");
    m_invite = makeButton(tr("Invite…"), ButtonKind::Normal, this, "invite");
    m_verify = makeButton(tr("Verify"), ButtonKind::Normal, this, "verify");
    m_watch = makeButton(tr("Watch…"), ButtonKind::Normal, this, "watch");
    m_moreItems = makeButton(tr("More items…"), ButtonKind::Normal, this, "moreitems");
    QWidget* tools = makePage(this);
    auto* lines = new FlowLayout(FlowLayout::Spread::AtStart, buttons.spacing(), tools);
    buttons.insertWidget(0, tools);
    for (QPushButton* button : {m_revoke, m_invite, m_verify, m_watch, m_moreItems}) {
        button->setAutoDefault(false);
        lines->addWidget(button);
    }
    const std::initializer_list<QWidget*> order{m_own,   m_revoke,    m_invite,       m_verify,
                                                m_watch, m_moreItems, cancelButton(), actButton()};
    for (auto next = order.begin() + 1; next != order.end(); ++next)
        setTabOrder(*(next - 1), *next);
    m_verify->setToolTip(plainToolTip(
        tr("Reads everything there again and compares it with what was sent and read.")));
    m_moreItems->setToolTip(
        plainToolTip(tr("Whether annotators may ask for more items when they have submitted "
                        "everything.")));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &TeamDialog::refresh);
    connect(m_revoke, &QPushButton::clicked, this, qOverload<>(&TeamDialog::revoke));
    connect(m_invite, &QPushButton::clicked, this, &TeamDialog::invite);
    connect(m_verify, &QPushButton::clicked, this, &TeamDialog::verify);
    m_watch->setToolTip(plainToolTip(
        tr("See what others decide before the round opens, and decide nothing yourself.")));
    connect(m_watch, &QPushButton::clicked, this, &TeamDialog::watch);
    connect(m_moreItems, &QPushButton::clicked, this, [this] {
        say({});
        (new ClaimsDialog(m_access, m_membership, this))->open();
    });
    connect(actButton(), &QPushButton::clicked, this, [this] {
        say({});
        Q_EMIT syncRequested();
        askStatus();
    });
}

bool TeamDialog::readStudy()
{
    Reads reads;
    const auto membership = reads.take(m_study.syncing().membership());
    const auto people = reads.take(m_study.roster().people());
    const TeamStanding standing = reads.take(m_study.syncing().standing());
    if (const auto read = reads.outcome(); !read) {
        showProblem(errorText(read.error()).oneLine());
        return false;
    }
    if (!membership) {
        showProblem(errorText({ErrorCode::NotInTeam, {}, 0, 0, {}, {}}).oneLine());
        return false;
    }
    m_membership = *membership;
    m_names.clear();
    for (const Person& person : people)
        m_names[person.uuid] = person.name;
    const QString place =
        m_membership.isByFolder()
            ? tr("In the folder %1. It is not blind: whoever can open it can read everybody’s "
                 "answers.")
                  .arg(QDir::toNativeSeparators(m_membership.host))
            : tr("On %1, database %2.").arg(m_membership.host, m_membership.database);
    m_server->setText(saidTogether(
        {place, mayManage() ? tr("A device is one computer of one person.")
                            : tr("The devices of others are shown to coordinators only.")}));
    m_standing = standingText(standing);
    showOwn();
    return true;
}

/// What is wrong comes first: there is room for a few lines.
void TeamDialog::showOwn()
{
    m_own->setPlainText((folderTroubleLines(m_troubles) << m_standing).join(u'\n'));
}

void TeamDialog::setTroubles(const std::vector<FolderTrouble>& troubles)
{
    if (m_waitingAtVerified) {
        const auto standing = m_study.syncing().standing();
        if (!standing || standing->waiting != *m_waitingAtVerified)
            forgetVerified();
    }
    if (troubles == m_troubles)
        return; // whoever reads keeps their place
    m_troubles = troubles;
    showOwn();
}

void TeamDialog::askStatus()
{
    if (!readStudy())
        return;
    ask(
        tr("Asking %1…").arg(teamPlaceText(m_membership)),
        [&access = m_access, membership = m_membership](const CancelToken& cancel) {
            return access.status(membership, cancel);
        },
        [this](const Result<std::vector<TeamMember>>& members) {
            if (!members)
                return showProblem(teamErrorText(members.error(), m_membership).oneLine());
            const auto judged = m_study.syncing().judged(*members);
            if (!judged)
                return showProblem(errorText(judged.error()).oneLine());
            take(*judged);
        });
}

void TeamDialog::take(const std::vector<TeamMember>& members)
{
    m_members = members;
    // A server tells what devices said of themselves to coordinators only.
    m_table->setMembers(members, m_names, m_membership.device,
                        mayManage() || m_membership.isByFolder() ? DeviceTable::Presence::Known
                                                                 : DeviceTable::Presence::Untold);
    if (m_inviting)
        m_inviting->setMembers(members);
    if (!m_table->chosen() && !members.empty())
        m_table->selectRow(0);
    refresh();
}

void TeamDialog::revoke()
{
    const DeviceTable::Row* row = m_table->chosen();
    if (!row || !row->device)
        return;
    const Uuid person = row->member.person;
    const Uuid device = row->device->device;
    const bool isOneself = person == m_person.uuid;
    const auto name = m_names.find(person);
    QStringList choices{row->device->enrolledAt ? tr("Revoke this device")
                                                : tr("Revoke the invitation")};
    if (!isOneself)
        choices << tr("Cut %1 off for good").arg(row->member.code);
    m_prompts.choose(
        this,
        tr("Revoke a device of %1?")
            .arg(memberText(row->member.code, name == m_names.end() ? QString() : name->second)),
        revokingText(*row, m_membership, device == m_membership.device, isOneself), choices,
        [this, person, device](int choice) {
            if (choice >= 0 && !isWorking())
                revoke(person, choice == 0 ? device : Uuid());
        });
}

void TeamDialog::revoke(const Uuid& person, const Uuid& device)
{
    say({});
    m_file = std::make_unique<WindowTeamFile>(m_study.syncing());
    ask(
        tr("Revoking at %1…").arg(teamPlaceText(m_membership)),
        [&access = m_access, membership = m_membership, person, device,
         &file = *m_file](const CancelToken& cancel) {
            return access.revoke(membership, person, device, file, cancel);
        },
        [this](const Result<int>& revoked) {
            m_file.reset();
            if (!revoked)
                return showProblem(teamErrorText(revoked.error(), m_membership).oneLine());
            say(tr("%n devices were revoked.", nullptr, plural(*revoked)));
            askStatus();
        });
}

void TeamDialog::invite()
{
    say({}); // what was said of the team is of before
    m_inviting = new InviteDialog({m_access, m_study, m_prompts, m_person}, m_members, this);
    const auto askAgain = [this] {
        if (!isWorking())
            askStatus();
    };
    connect(m_inviting, &InviteDialog::invited, this, askAgain);
    m_inviting->open();
    askAgain(); // somebody may have joined since
}

void TeamDialog::verify()
{
    say({});
    m_file = std::make_unique<VerifiedFile>(m_study.syncing(), m_membership.incarnation);
    ask(
        tr("Reading everything again from %1…").arg(teamPlaceText(m_membership)),
        [&access = m_access, membership = m_membership, &file = *m_file](
            const CancelToken& cancel) { return access.verify(membership, file, cancel); },
        [this](const Result<VerifiedTeam>& verified) {
            m_file.reset();
            if (!verified)
                return showProblem(teamErrorText(verified.error(), m_membership).oneLine());
            const auto people = m_study.roster().people();
            if (!people)
                return showProblem(errorText(people.error()).oneLine());
            const QString lines = saidTogether(verifiedTeamLines(*verified, *people));
            if (verified->lostAnchors > 0 || !verified->strangers.empty())
                return showProblem(lines);
            const qint64 rows = verified->rows;
            const QString there =
                m_membership.isByFolder()
                    ? tr("%n rows are in the folder as they were sent.", nullptr, plural(rows))
                    : tr("%n rows are on the server as they were sent.", nullptr, plural(rows));
            const QString all = tr("Everything that this file has read is still there.");
            sayVerified(
                (QStringList{saidTogether({there, all, lines})} << fingerprintLines(*verified))
                    .join(u'\n'));
        });
}

void TeamDialog::sayVerified(const QString& text)
{
    const auto standing = m_study.syncing().standing();
    if (!standing)
        return showProblem(errorText(standing.error()).oneLine());
    say(text);
    m_waitingAtVerified = standing->waiting;
}

/// It was about what was there by then. A fault that was found stays until it is asked again.
void TeamDialog::forgetVerified()
{
    if (m_waitingAtVerified)
        say({});
}

/// A decision is not taken any more from whoever watches: what waits is sent first.
bool TeamDialog::isAllSent()
{
    const auto standing = m_study.syncing().standing();
    if (!standing)
        showProblem(errorText(standing.error()).oneLine());
    else if (standing->waiting > 0)
        showProblem(saidTogether(
            {tr("%n rows of this file wait to be sent.", nullptr, plural(standing->waiting)),
             tr("Try again once they have been sent.")}));
    return standing && standing->waiting == 0;
}

void TeamDialog::watch()
{
    say({});
    if (!isAllSent())
        return;
    m_prompts.choose(
        this, tr("Watch the desks?"),
        tr("You then see what adjudicators decide before the round opens, and can no longer decide "
           "anything yourself; what you have decided stays. They go on without seeing each other’s "
           "decisions, and are not held up by you. It cannot be taken back."),
        {tr("Watch the desks")}, [this](int choice) {
            if (choice == 0 && !isWorking() && isAllSent()) // something may have been decided since
                sayThatOneWatches();
        });
}

void TeamDialog::sayThatOneWatches()
{
    m_file = std::make_unique<WindowTeamFile>(m_study.syncing());
    ask(
        tr("Asking %1…").arg(teamPlaceText(m_membership)),
        [&access = m_access, membership = m_membership, &file = *m_file](
            const CancelToken& cancel) { return access.watch(membership, file, cancel); },
        [this](const Result<void>& said) {
            m_file.reset();
            if (!said)
                return showProblem(teamErrorText(said.error(), m_membership).oneLine());
            say(tr("You watch the desks. What others have decided comes with the next sync."));
            Q_EMIT syncRequested();
            refresh();
        });
}

void TeamDialog::say(const QString& text)
{
    m_waitingAtVerified.reset();
    if (text.isEmpty())
        return m_said->hide();
    tellAt(*m_said, text, LabelTone::Success);
}

void TeamDialog::refresh()
{
    const bool isFree = !m_membership.host.isEmpty() && !isWorking();
    const DeviceTable::Row* row = m_table->chosen();
    const bool isRevocable =
        row && row->device && !row->device->revokedAt && !row->member.revokedAt;
    m_revoke->setVisible(mayManage());
    // The list of a folder's people is the coordinator's file.
    m_invite->setVisible(mayManage() || !m_membership.isByFolder());
    m_revoke->setEnabled(isFree && isRevocable);
    m_invite->setEnabled(isFree && !m_members.empty());
    m_verify->setEnabled(isFree);
    const auto isWatching = m_study.comparing().isWatching(m_person.id);
    m_watch->setVisible(mayManage() && !m_membership.isByFolder());
    m_watch->setEnabled(isFree && isWatching && !*isWatching);
    m_moreItems->setVisible(mayManage() && !m_membership.isByFolder());
    m_moreItems->setEnabled(isFree);
    actButton()->setEnabled(isFree);
}

QString TeamDialog::said() const
{
    return m_said->isHidden() ? QString() : m_said->text();
}

} // namespace subtext
