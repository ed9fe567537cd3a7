// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/historydialog.h"

#include "ui/adjudicate/practicenote.h"
#include "ui/help/manual.h"
#include "ui/text/desktext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/offering.h"
#include "ui/widgets/textreader.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr QSize DialogSize(560, 420);

QString authorOf(const DeskSession& session, const Decision& decision)
{
    if (!decision.person.isValid())
        return HistoryDialog::tr("from a file");
    QString author = session.codeOf(decision.person);
    if (decision.secondPerson.isValid())
        author = HistoryDialog::tr("%1 and %2").arg(session.codeOf(decision.secondPerson), author);
    else if (decision.person == session.adjudicator())
        author = HistoryDialog::tr("%1 (you)").arg(author);
    return author;
}

/// Beside the label: what kind of row it is, and what was picked before the hints.
QStringList circumstances(const Task& task, const Decision& decision)
{
    QStringList words;
    if (decision.isDecided() && hasLabel(decision.picks))
        words << basisWord(decision.basis, task);
    if (decision.isProposal() && !decision.isWithdrawn)
        words << HistoryDialog::tr("a proposal");
    else if (decision.isFinal && !decision.isWithdrawn)
        words << HistoryDialog::tr("settled by both");
    if (!decision.undoes.isNull() && !decision.isWithdrawn)
        words << HistoryDialog::tr("back to the earlier decision");
    if (!decision.redoes.isNull())
        words << HistoryDialog::tr("brought back");
    if (decision.isDecided() && !isEmpty(decision.firstPicks) &&
        decision.firstPicks != decision.picks)
        words << HistoryDialog::tr("first pick %1").arg(picksText(decision.firstPicks, task));
    return words;
}

QString entryHtml(const DeskSession& session, const Decision& decision, const theme::Colors& colors)
{
    const QString when =
        decision.decidedAt ? momentWords(*decision.decidedAt) : HistoryDialog::tr("date unknown");
    const QString what = decision.isWithdrawn   ? HistoryDialog::tr("Taken back")
                         : decision.isDecided() ? picksText(decision.picks, session.task())
                                                : HistoryDialog::tr("Note only");
    QStringList head{QStringLiteral("<b>%1</b>").arg(what.toHtmlEscaped())};
    for (const QString& words : circumstances(session.task(), decision))
        head << words.toHtmlEscaped();
    QString html = QStringLiteral("<p style='margin:0 0 16px 0'>"
                                  "<span style='color:%1'>%2 · %3</span><br>%4")
                       .arg(colors.muted.name(), authorOf(session, decision).toHtmlEscaped(),
                            when.toHtmlEscaped(), head.join(QStringLiteral(" · ")));
    if (const QString note = decision.note.trimmed(); !note.isEmpty())
        html +=
            QStringLiteral("<br>") + note.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
    return html + QStringLiteral("</p>");
}

} // namespace

/// Says nothing of what another decided: whoever asks may be working blind.
QString historyRefusal(const DeskSession& session)
{
    if (!session.editing().isShowing())
        return HistoryDialog::tr("No item is on the desk.");
    return session.history().empty()
               ? HistoryDialog::tr(
                     "You have not decided this item, so there is no history to show.")
               : QString();
}

HistoryDialog::HistoryDialog(const DeskSession& session, QWidget* parent,
                             const std::function<void()>& useAsPractice)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("History of %1").arg(session.editing().item().scenario.name()));
    offerManual(*this, ManualPlace::History);
    QVBoxLayout* column = makeColumn(this, {24, 20, 24, 18}, 12);
    column->addWidget(makeLines(windowTitle(), theme::TextRole::Title, LabelTone::Normal, this));
    QString html;
    for (const Decision& decision : session.history())
        html += entryHtml(session, decision, theme::colors(palette()));
    auto* reader = new TextReader(this);
    reader->setAccessibleName(windowTitle());
    reader->setFrameShape(QFrame::NoFrame);
    reader->setHtml(html);
    column->addWidget(reader, 1);
    auto* buttons = new QHBoxLayout;
    auto* practice = makeButton(tr("Use as practice…"), ButtonKind::Quiet, this, "practice");
    offer(*practice, practiceRefusal(session),
          tr("Make a practice scene of this item, with a note on what it teaches (Ctrl+Shift+L)"));
    connect(practice, &QPushButton::clicked, this, [this, useAsPractice] {
        accept();
        useAsPractice();
    });
    buttons->addWidget(practice);
    buttons->addStretch(1);
    auto* close = makeButton(tr("Close"), ButtonKind::Primary, this);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    buttons->addWidget(close);
    column->addLayout(buttons);
    resizeToRoom(*this, DialogSize);
}

} // namespace subtext
