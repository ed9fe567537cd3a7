// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/summarypage.h"

#include "ui/forms/importpreview.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/text/coursetext.h"
#include "ui/text/moreraterstext.h"
#include "ui/text/plurals.h"
#include "ui/text/shownwords.h"
#include "ui/text/tasktext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/textreader.h"
#include "ui/widgets/wholetext.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int PageWidth = 860;

QString rowHtml(const QString& caption, const QStringList& lines)
{
    QStringList escaped;
    for (const QString& line : lines)
        escaped << line.toHtmlEscaped();
    return QStringLiteral("<tr><td style='padding:7px 28px 7px 0'><b>%1</b></td>"
                          "<td style='padding:7px 0'>%2</td></tr>")
        .arg(caption.toHtmlEscaped(), escaped.join(QStringLiteral("<br/>")));
}

QStringList fileLines(const SetupDraft& draft)
{
    qint64 all = 0;
    QStringList lines;
    const Task shown = inShownWords(taskOf(draft));
    for (const auto& [group, count] : countByGroup(draft.files)) {
        if (!group.isEmpty())
            lines << QStringLiteral("%1: %2").arg(groupWordOf(shown, group)).arg(count);
        all += count;
    }
    lines.prepend(SummaryPage::tr("%n scenarios", nullptr, plural(all)));
    const ImportContents contents = importContents(draft.files);
    if (contents.annotations > 0)
        lines << SummaryPage::tr("%1 of %2")
                     .arg(SummaryPage::tr("%n labels", nullptr, plural(contents.annotations)),
                          SummaryPage::tr("%n people", nullptr, plural(contents.people)));
    if (contents.gold > 0)
        lines << SummaryPage::tr("%n gold labels", nullptr, plural(contents.gold));
    if (contents.notes > 0)
        lines << SummaryPage::tr("%n notes", nullptr, plural(contents.notes));
    if (const QString used = usedRowsText(draft.files); !used.isEmpty())
        lines << used;
    return lines;
}

QStringList peopleLines(const SetupDraft& draft)
{
    std::map<Role, qint64> counts;
    for (const Roster::NewPerson& person : rosterOf(draft))
        ++counts[person.role];
    QStringList lines{roleCountsText(counts)};
    const qint64 brought = peopleOfFiles(draft).brought;
    if (brought > 0)
        lines << SummaryPage::tr("and %n annotators from the files", nullptr, plural(brought));
    return lines;
}

QString assignmentLine(const SetupDraft& draft)
{
    if (hasAnswers(draft.files))
        return SummaryPage::tr("As in the files");
    const QString teams = draft.teams == Assigning::Teams::Shared
                              ? SummaryPage::tr("; everybody labels items of all groups")
                              : QString();
    return SummaryPage::tr("%1, seed %2%3")
        .arg(SummaryPage::tr("%n annotators for each item", nullptr,
                             plural(draft.protocol.ratersPerItem)))
        .arg(draft.protocol.seed)
        .arg(teams);
}

QString guidelineLine(const SetupDraft& draft)
{
    if (!draft.guideline.isEmpty())
        return SummaryPage::tr("The study’s own");
    const bool isShipped = !shippedText(taskOf(draft), TaskText::Guideline).isEmpty();
    return isShipped ? SummaryPage::tr("Built-in") : SummaryPage::tr("None");
}

} // namespace

QString summaryHtml(const SetupDraft& draft)
{
    QString html = QStringLiteral("<table cellspacing='0' cellpadding='0'>");
    html += rowHtml(SummaryPage::tr("Study"), {draft.title});
    const Task shown = inShownWords(taskOf(draft));
    html += rowHtml(SummaryPage::tr("Task"), {shown.title, taskOutline(shown)});
    html += rowHtml(SummaryPage::tr("Guideline"), {guidelineLine(draft)});
    html += rowHtml(SummaryPage::tr("Files"), fileLines(draft));
    html += rowHtml(SummaryPage::tr("People"), peopleLines(draft));
    html += rowHtml(SummaryPage::tr("Assignment"), {assignmentLine(draft)});
    QStringList rules = protocolLines(draft.protocol, draft.quality);
    if (!taskOf(draft).explanation)
        rules.removeAt(1); // there is none
    if (const QString more = moreRatersRule(draft.protocol.moreRaters); !more.isEmpty())
        rules << more;
    html += rowHtml(SummaryPage::tr("Rules"), rules);
    QStringList course = courseLines(draft.protocol, !draft.consentText.isEmpty());
    if (const auto fields = std::ssize(draft.protocol.readerForm.fields); fields > 0)
        course << SummaryPage::tr("%n questions about the reader", nullptr, plural(fields));
    html += rowHtml(SummaryPage::tr("Consent, practice and repeats"), course);
    return html + QStringLiteral("</table>");
}

SummaryPage::SummaryPage(QWidget* parent)
    : SetupPage(tr("Summary"),
                tr("Read it once more. The last step asks for a file name and makes the study; "
                   "the hand-outs are written from the Roster place."),
                PageWidth, parent)
    , m_reader(makeReader(column()))
    , m_refused(makeButton(tr("Show the refused rows"), ButtonKind::Quiet, column(), "showRefused"))
{
    auto* card = makeCard(column());
    QVBoxLayout* inside = makeColumn(card, {24, 16, 12, 14});
    m_reader->setAccessibleName(tr("Summary"));
    inside->addWidget(m_reader);
    rows()->addWidget(card, 1);
    rows()->addWidget(m_refused, 0, Qt::AlignLeft);
    connect(m_refused, &QPushButton::clicked, this, &SummaryPage::showRefused);
}

void SummaryPage::enter(const SetupDraft& draft)
{
    m_reader->document()->setDefaultFont(theme::font(theme::TextRole::Body));
    m_reader->setHtml(summaryHtml(draft));
    m_refusedRows = refusedRowsHtml(draft.files, taskOf(draft));
    m_refused->setVisible(!m_refusedRows.isEmpty());
}

/// Over the summary: whoever reads it stays where they are.
void SummaryPage::showRefused()
{
    openToRead(*this, tr("Refused rows"),
               [this](TextReader& reader) { reader.setHtml(m_refusedRows); });
}

void SummaryPage::focusField()
{
    m_reader->setFocus(Qt::OtherFocusReason);
}

QString SummaryPage::text() const
{
    return m_reader->toPlainText();
}

} // namespace subtext
