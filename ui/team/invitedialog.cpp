// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/team/invitedialog.h"

#include "core/course/roster.h"
#include "core/domain/records.h"
#include "core/study/study.h"
#include "core/travel/syncing.h"
#include "ui/help/manual.h"
#include "ui/prompts/prompts.h"
#include "ui/team/devicetable.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/plaintooltip.h"

#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace subtext {
namespace {

constexpr int MostDays = 90;
constexpr int StateRole = Qt::UserRole; // why somebody is not ticked; empty: nothing speaks against

/// Of this person alone, so that the next may fare better.
bool isOfOnePerson(const Error& error)
{
    return error.code == ErrorCode::ServerRefused || error.code == ErrorCode::FileExists;
}

} // namespace

InviteDialog::InviteDialog(const Context& context, const std::vector<TeamMember>& members,
                           QWidget* parent)
    : TeamRequest(tr("Invite to the team"), parent)
    , m_access(context.access)
    , m_study(context.study)
    , m_prompts(context.prompts)
    , m_person(context.person)
    , m_file(context.study.syncing())
{
    offerManual(*this, ManualPlace::TeamInvite);
    build();
    fill(members);
    refresh();
    resizeToRoom(*this, {720, 560});
}

InviteDialog::~InviteDialog()
{
    m_file.close(); // the thread may be waiting for it
    stop();
}

void InviteDialog::build()
{
    QFormLayout& form = addForm(
        isForOneself() ? tr("For another device of yours. The file can be opened once, and whoever "
                            "opens it works as you: give it to nobody.")
                       : tr("Each person gets a file. It can be opened once, and whoever opens it "
                            "works as that person: send it to that person alone."));
    m_list = new QListWidget(this);
    m_list->setSpacing(2);
    m_list->setWordWrap(true); // in a narrow window
    m_list->setObjectName(QStringLiteral("people"));
    explainField(*m_list, tr("People"), tr("Whoever is ticked is invited. Space ticks."));
    formRows().insertWidget(1, m_list, 1);
    m_days = new QSpinBox(this);
    m_days->setObjectName(QStringLiteral("days"));
    m_days->setRange(1, MostDays);
    m_days->setValue(InvitedPerson().days);
    explainField(*m_days, tr("Days"), tr("For how many days an invitation can be opened."));
    form.addRow(tr("Days"), m_days);
    m_folder =
        addPath(tr("Folder"), tr("Where the files are written, each named after a code."), [this] {
            m_prompts.openFolder(this, tr("Choose a folder for the invitations"), m_folder->text(),
                                 [this](const QString& path) { m_folder->setText(path); });
        });
    m_folder->setText(QDir::toNativeSeparators(QFileInfo(m_study.path()).absolutePath()));
    QHBoxLayout& buttons = finish(tr("Invite"));
    m_copyLinks = makeButton(tr("&Copy as links"), ButtonKind::Normal, this, "links");
    m_copyLinks->setToolTip(plainToolTip(
        tr("For a message in the place of the file. Each link opens the same invitation: send it "
           "to that person alone.")));
    m_copyLinks->hide();
    buttons.insertWidget(0, m_copyLinks);
    connect(m_copyLinks, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_links.join(u'\n')); });
    connect(m_list, &QListWidget::itemChanged, this, &InviteDialog::refresh);
    connect(m_folder, &QLineEdit::textChanged, this, &InviteDialog::refresh);
    connect(actButton(), &QPushButton::clicked, this, &InviteDialog::invite);
}

void InviteDialog::fill(const std::vector<TeamMember>& members)
{
    const auto people = m_study.roster().people();
    const auto membership = m_study.syncing().membership();
    const auto info = m_study.info();
    const Error* error = !people       ? &people.error()
                         : !membership ? &membership.error()
                         : !info       ? &info.error()
                                       : nullptr;
    if (error)
        return showProblem(errorText(*error).oneLine());
    if (!*membership)
        return showProblem(errorText({ErrorCode::NotInTeam, {}, 0, 0, {}, {}}).oneLine());
    m_membership = **membership;
    m_title = info->title;
    m_people = *people;
    if (isForOneself())
        std::erase_if(m_people,
                      [this](const Person& person) { return person.uuid != m_person.uuid; });
    for (std::size_t row = 0; row < m_people.size(); ++row)
        m_list->addItem(new QListWidgetItem);
    showMembers(members);
}

void InviteDialog::setMembers(const std::vector<TeamMember>& members)
{
    if (members.empty())
        return;
    showMembers(members);
    refresh();
}

void InviteDialog::showMembers(const std::vector<TeamMember>& members)
{
    const QSignalBlocker quiet(m_list);
    for (std::size_t row = 0; row < m_people.size(); ++row) {
        const Person& person = m_people[row];
        const auto member = std::find_if(members.begin(), members.end(), [&](const TeamMember& m) {
            return m.person == person.uuid;
        });
        showPerson(*m_list->item(static_cast<int>(row)), person,
                   member == members.end() ? nullptr : &*member);
    }
}

/// Empty where nothing stands against it.
QString InviteDialog::standingText(InvitationStanding standing, const TeamMember* member,
                                   qint64 nowMs)
{
    switch (standing) {
    case InvitationStanding::ToInvite:
        return {};
    case InvitationStanding::CutOff:
        return tr("was cut off for good");
    case InvitationStanding::OnlyToServers:
        return tr("only annotators can be invited to a folder");
    case InvitationStanding::Oneself:
        return tr("yourself: for another device");
    case InvitationStanding::TakesPart:
        return tr("takes part already");
    case InvitationStanding::DroppedOut:
        return tr("has dropped out");
    case InvitationStanding::Invited:
        return tr("invited until %1").arg(momentWords(*member->openInvitation(nowMs)));
    }
    Q_UNREACHABLE();
}

void InviteDialog::showPerson(QListWidgetItem& line, const Person& person, const TeamMember* member)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const InvitationStanding standing = invitationStanding(
        member, person.role, person.uuid == m_person.uuid, m_membership.isByFolder(), now);
    const QString why = standingText(standing, member, now);
    const QVariant before = line.data(StateRole);
    if (before.isValid() && before.toString() == why)
        return; // with the tick that it was given
    line.setData(StateRole, why);
    const QString text = memberText(person.code, person.name);
    line.setText(withAside(text, why));
    const bool isPossible = standing != InvitationStanding::CutOff &&
                            standing != InvitationStanding::OnlyToServers &&
                            standing != InvitationStanding::TakesPart;
    line.setFlags(isPossible ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
                             : Qt::ItemFlags(Qt::ItemIsSelectable));
    const bool isMeant = why.isEmpty() || (isForOneself() && isPossible);
    line.setCheckState(isMeant ? Qt::Checked : Qt::Unchecked);
}

std::vector<Person> InviteDialog::chosen() const
{
    std::vector<Person> people;
    for (std::size_t row = 0; row < m_people.size(); ++row) {
        const QListWidgetItem* line = m_list->item(static_cast<int>(row));
        if (line && line->checkState() == Qt::Checked)
            people.push_back(m_people[row]);
    }
    return people;
}

void InviteDialog::invite()
{
    const QString folder = QDir::fromNativeSeparators(m_folder->text().trimmed());
    if (!QFileInfo(folder).isDir())
        return showProblem(errorText({ErrorCode::FolderMissing, folder, 0, 0, {}, {}}).oneLine());
    const auto people = chosen();
    m_waiting.assign(people.begin(), people.end());
    m_said.clear();
    inviteNext();
}

void InviteDialog::inviteNext()
{
    if (m_waiting.empty())
        return showOutcome();
    const Person person = m_waiting.front();
    m_waiting.pop_front();
    const QString path = QDir(QDir::fromNativeSeparators(m_folder->text().trimmed()))
                             .filePath(invitationFileName(person.code));
    if (QFileInfo::exists(path)) // before a login is made that nobody could use
        return end(person, path, fail(ErrorCode::FileExists, path));
    const InvitedPerson whom{person.uuid, person.code, m_title, m_days->value(), person.role};
    ask(
        m_membership.isByFolder() ? tr("Inviting %1…").arg(person.code)
                                  : tr("Inviting %1 at %2…").arg(person.code, m_membership.host),
        [&access = m_access, membership = m_membership, whom, path,
         &file = m_file](const CancelToken& cancel) -> Result<Made> {
            auto invitation = access.invite(membership, whom, file, cancel);
            if (!invitation)
                return fail(invitation.error());
            const auto written = writeInvitation(path, *invitation);
            return Made{std::move(*invitation),
                        written ? std::optional<Error>() : std::optional(written.error())};
        },
        [this, person, path](const Result<Made>& made) { end(person, path, made); });
}

void InviteDialog::end(const Person& person, const QString& path, const Result<Made>& made)
{
    if (made)
        m_links << person.code + u' ' + invitationLink(made->invitation);
    if (made && !made->unwritten) {
        ++m_written;
        m_said << tr("%1: %2 can be opened until %3.")
                      .arg(person.code, QFileInfo(path).fileName(),
                           momentWords(made->invitation.validUntil));
        return inviteNext();
    }
    const Error& error = made ? *made->unwritten : made.error();
    const QString why = teamErrorText(error).oneLine();
    m_said << (made ? tr("%1: invited, but the file was not written. %2 “Copy as links” has the "
                         "invitation.")
                    : tr("%1: not invited. %2"))
                  .arg(person.code, why);
    if (!isOfOnePerson(error))
        stopAsking();
    inviteNext();
}

void InviteDialog::stopAsking()
{
    for (const Person& left : m_waiting)
        m_said << tr("%1: not asked any more.").arg(left.code);
    m_waiting.clear();
}

void InviteDialog::showOutcome()
{
    const bool isAnyWritten = m_written > 0;
    QStringList lines;
    if (isAnyWritten)
        lines << tr("%n invitations were written to %1.", nullptr, plural(m_written))
                     .arg(m_folder->text().trimmed())
              << (isForOneself()
                      ? tr("It opens once. Take it to your other device, and delete it here once "
                           "it was opened.")
                      : tr("Each opens once, for that person only. Send each file to that person "
                           "alone, and delete it here once it was opened."));
    if (!m_links.isEmpty() && m_membership.isByFolder())
        lines << tr("Whoever joins is asked where the shared folder is on their computer: share it "
                    "with them first.");
    if (!lines.isEmpty())
        lines << QString();
    m_copyLinks->setVisible(!m_links.isEmpty());
    showReport((lines + m_said).join(u'\n'));
    if (!m_links.isEmpty())
        Q_EMIT invited();
}

void InviteDialog::refresh()
{
    const auto count = static_cast<qint64>(chosen().size());
    actButton()->setText(
        count == 0 ? tr("Invite")
        : m_membership.isByFolder()
            ? tr("Invite %n people", nullptr, plural(count))
            : tr("Invite %n people at %1", nullptr, plural(count)).arg(m_membership.host));
    actButton()->setEnabled(count > 0 && !m_membership.host.isEmpty() && !isWorking() &&
                            !m_folder->text().trimmed().isEmpty());
}

} // namespace subtext
