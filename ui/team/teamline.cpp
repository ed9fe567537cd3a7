// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/team/teamline.h"

#include "ui/team/teamrequest.h"
#include "ui/text/coursetext.h"
#include "ui/text/foldertext.h"
#include "ui/text/language.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QPushButton>

namespace subtext {
namespace {

QString clockTime(qint64 moment)
{
    return shownLocale().toString(QDateTime::fromMSecsSinceEpoch(moment).time(),
                                  QStringLiteral("HH:mm:ss"));
}

/// What is not there yet.
QStringList waitingText(const LinkState& state)
{
    QStringList said;
    if (const qint64 unsent = state.waiting - state.locked; unsent > 0)
        said << TeamLine::tr("%n changes in this file are waiting to be sent.", nullptr,
                             plural(unsent));
    if (state.locked > 0)
        said << TeamLine::tr("%n changes in this file wait: the study is locked.", nullptr,
                             plural(state.locked));
    return said;
}

/// What neither file nor team will have by waiting.
QStringList lackingText(const LinkState& state)
{
    QStringList said;
    if (state.setAside > 0)
        said << TeamLine::tr("%n changes were not accepted.", nullptr, plural(state.setAside));
    if (state.missed > 0)
        said << TeamLine::tr("%n changes came that this program cannot use.", nullptr,
                             plural(state.missed));
    if (state.isNewerNeeded)
        said << TeamLine::tr("Install a newer version of Subtext.");
    return said;
}

/// A few minutes change nothing that people look at.
QString clockText(const LinkState& state)
{
    constexpr qint64 Least = 5 * 60'000;
    if (std::abs(state.clockAheadMs) < Least)
        return {};
    const QString by = durationWords(std::abs(state.clockAheadMs));
    return state.clockAheadMs > 0
               ? TeamLine::tr("This computer's clock is %1 ahead of the server's: check its date "
                              "and time.")
                     .arg(by)
               : TeamLine::tr("This computer's clock is %1 behind the server's: check its date "
                              "and time.")
                     .arg(by);
}

/// How many files of the folder were passed over, and why in a word for each kind.
QString troubleWords(const std::vector<FolderTrouble>& troubles)
{
    QStringList words;
    for (const FolderTrouble& trouble : troubles)
        words << folderFaultWord(trouble.fault);
    words.removeDuplicates();
    return TeamLine::tr("%n files there cannot be used (%1): “Team…” says which.", nullptr,
                        plural(troubles.size()))
        .arg(listed(words));
}

QString usualFolderText(const LinkState& state)
{
    const QString name = sharedFolderName(state.host);
    if (!state.asOf)
        return TeamLine::tr("Opening the folder “%1”…").arg(name);
    QStringList open;
    if (!state.troubles.empty())
        open << troubleWords(state.troubles);
    open << waitingText(state);
    if (!open.isEmpty())
        return saidTogether(QStringList{TeamLine::tr("Team in the folder “%1”:").arg(name)} + open);
    const QString then = clockTime(*state.asOf);
    return lackingText(state).isEmpty()
               ? TeamLine::tr("Team in the folder “%1”: everything sent and received at %2.")
                     .arg(name, then)
               : TeamLine::tr("Team in the folder “%1”: sent and received at %2.").arg(name, then);
}

/// Where everything else is as it should be.
QString usualText(const LinkState& state)
{
    if (state.isByFolder)
        return usualFolderText(state);
    if (!state.asOf)
        return TeamLine::tr("Connecting to %1…").arg(state.host);
    if (const QStringList waiting = waitingText(state); !waiting.isEmpty())
        return saidTogether(QStringList{TeamLine::tr("Team on %1:").arg(state.host)} + waiting);
    const QString then = clockTime(*state.asOf);
    return lackingText(state).isEmpty()
               ? TeamLine::tr("Team on %1: everything sent and received at %2.")
                     .arg(state.host, then)
               : TeamLine::tr("Team on %1: sent and received at %2.").arg(state.host, then);
}

LabelTone toneOf(const LinkState& state)
{
    if (state.kind == LinkState::Kind::Refused)
        return LabelTone::Danger;
    const bool isPartial = state.setAside > 0 || state.missed > 0 || !state.troubles.empty() ||
                           !clockText(state).isEmpty();
    return state.kind == LinkState::Kind::Away || isPartial ? LabelTone::Warning : LabelTone::Muted;
}

/// Why it is away, shortly.
QString awayText(const LinkState& state)
{
    if (state.error->code == ErrorCode::ServerUnreachable)
        return TeamLine::tr("The server %1 cannot be reached.").arg(state.host);
    if (!isFolderNotWhole(*state.error))
        return teamErrorText(*state.error).what;
    const QString name = sharedFolderName(state.host);
    return state.error->code == ErrorCode::FolderMissing
               ? TeamLine::tr("The shared folder “%1” is not there.").arg(name)
               : TeamLine::tr("The shared folder “%1” is not there as a whole.").arg(name);
}

} // namespace

QString linkText(const LinkState& state)
{
    QStringList said;
    if (state.error) {
        said += state.kind == LinkState::Kind::Away ? awayText(state)
                                                    : teamErrorText(*state.error).oneLine();
        said += waitingText(state);
        if (state.kind == LinkState::Kind::Away)
            said += TeamLine::tr("Keep working: your work is saved in the study file.");
    } else {
        said += usualText(state);
        if (state.isWithdrawn)
            said += droppedOutText();
    }
    said += lackingText(state);
    if (const QString clock = clockText(state); !clock.isEmpty() && !state.error)
        said += clock;
    return saidTogether(said);
}

TeamLine::TeamLine(QWidget* parent)
    : QFrame(parent)
    , m_text(makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, this))
    , m_try(makeButton(tr("Try now"), ButtonKind::Quiet, this, "tryTeam"))
    , m_team(makeButton(tr("Team…"), ButtonKind::Quiet, this, "team"))
{
    setProperty("panel", true);
    QHBoxLayout* across = makeRow(this, {16, 2, 16, 2}, 8);
    across->addWidget(m_text, 1);
    across->addWidget(m_try);
    across->addWidget(m_team);
    for (QPushButton* button : {m_try, m_team})
        button->setFocusPolicy(Qt::TabFocus); // a click takes the keys from nobody who labels
    connect(m_try, &QPushButton::clicked, this, &TeamLine::tryRequested);
    connect(m_team, &QPushButton::clicked, this, &TeamLine::teamRequested);
    hide();
}

void TeamLine::show(const LinkState& state)
{
    // While it talks, what was true before stands: the line is to be read, not to flicker.
    if (state.kind != LinkState::Kind::Talking || isHidden()) {
        m_text->setText(linkText(state));
        m_text->setToolTip(
            plainToolTip(state.error ? teamErrorText(*state.error).oneLine() : QString()));
        setTone(m_text, toneOf(state));
        m_try->setVisible(state.error.has_value());
    }
    setVisible(state.kind != LinkState::Kind::None);
}

} // namespace subtext
