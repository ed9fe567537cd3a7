// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/collectview.h"

#include "core/course/roster.h"
#include "core/travel/handouts.h"
#include "core/travel/importing.h"
#include "core/travel/syncing.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/roster/handoutmails.h"
#include "ui/text/coursetext.h"
#include "ui/text/mergetext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/followinglist.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/tabledelegate.h"
#include "ui/widgets/textreader.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int DetailRole = Qt::UserRole;

/// What happened, and smaller below it when and to whom.
class HistoryDelegate : public TableDelegate
{
public:
    using TableDelegate::TableDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        painter->save();
        paintBackground(*painter, option, index);
        const theme::Colors& c = theme::colors(option.palette);
        const QRect area = option.rect.adjusted(Padding + 3, 7, -Padding, -7);
        painter->setFont(theme::font(theme::TextRole::Body));
        painter->setPen(c.text);
        painter->drawText(area, Qt::AlignLeft | Qt::AlignTop,
                          painter->fontMetrics().elidedText(index.data().toString(),
                                                            Qt::ElideMiddle, area.width()));
        painter->setFont(theme::font(theme::TextRole::Small));
        painter->setPen(c.muted);
        painter->drawText(area, Qt::AlignLeft | Qt::AlignBottom,
                          painter->fontMetrics().elidedText(index.data(DetailRole).toString(),
                                                            Qt::ElideRight, area.width()));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& /*option*/,
                   const QModelIndex& /*index*/) const override
    {
        return {120, QFontMetrics(theme::font(theme::TextRole::Body)).height() +
                         QFontMetrics(theme::font(theme::TextRole::Small)).height() + 18};
    }
};

QString heading(const QString& text)
{
    return QStringLiteral("<p style='margin:10px 0 3px 0'><b>%1</b></p>").arg(text.toHtmlEscaped());
}

QString paragraph(const QString& text)
{
    return QStringLiteral("<p style='margin:0 0 6px 0'>%1</p>").arg(text.toHtmlEscaped());
}

QString refusedHtml(const std::vector<RefusedRow>& rows)
{
    QString html;
    for (const QString& line : refusedLines(rows))
        html += QStringLiteral("<li style='margin:0 0 4px 0'>%1</li>").arg(line.toHtmlEscaped());
    return html.isEmpty() ? QString()
                          : QStringLiteral("<ul style='margin:2px 0 8px 0'>%1</ul>").arg(html);
}

QString nameOf(Study& study, PersonId person)
{
    const auto found = study.roster().person(person);
    const bool isKnown = found && *found;
    return isKnown ? QStringLiteral("%1, %2").arg((*found)->name, (*found)->code) : QString();
}

QString withPerson(const QString& file, const QString& person)
{
    return person.isEmpty() ? file : QStringLiteral("%1 · %2").arg(file, person);
}

bool isEmpty(const MergedFile& file)
{
    return !file.error && file.person.isValid() && file.taken == 0 && file.known == 0 &&
           file.refused.empty();
}

QString importedTitle(const ImportRecord& record)
{
    return CollectView::tr("Imported: %1").arg(listed(record.files));
}

QString importedPart(const ImportRecord& record)
{
    QStringList parts{CollectView::tr("%n new scenarios", nullptr, plural(record.scenarios)),
                      CollectView::tr("%n labels", nullptr, plural(record.annotations))};
    if (record.gold > 0)
        parts << CollectView::tr("%n gold labels", nullptr, plural(record.gold));
    return listed(parts);
}

/// What everybody whose file was just merged has done by now. `practice` is that of all.
QString workHtml(const MergedFile& file, Study& study,
                 const Result<std::vector<PracticeResult>>& practice)
{
    const auto person = study.roster().person(file.person);
    if (file.error || isEmpty(file) || !practice || !person || !*person)
        return {}; // a copy of the study is nobody's
    const auto work = study.labelling().summary(file.person);
    if (!work)
        return {};
    const auto own = std::find_if(practice->begin(), practice->end(),
                                  [&](const auto& result) { return result.person == file.person; });
    return paragraph(returnedWorkText((*person)->name, *work,
                                      own == practice->end() ? std::nullopt : std::optional(*own)));
}

/// `work` is said before what the file itself brought; the rows come last.
QString fileHtml(const MergedFile& file, Study& study, const QString& work = {})
{
    const auto person = study.roster().person(file.person);
    const bool isKnown = person && *person;
    return heading(withPerson(QFileInfo(file.file).fileName(), nameOf(study, file.person))) +
           (isKnown && isEmpty(file) ? paragraph(emptyReturnText((*person)->name)) : work) +
           paragraph(mergedFileText(file)) + refusedHtml(file.refused) +
           QStringLiteral("<p style='margin:0 0 8px 0'></p>");
}

} // namespace

CollectView::CollectView(QWidget* parent)
    : QWidget(parent)
    , m_column(makeColumn(this, {}, 12))
    , m_history(new Following<QListWidget>(this))
    , m_empty(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_copy(makeButton(tr("Copy"), ButtonKind::Quiet, this, "copyReport"))
    , m_report(makeReader(this))
{
    QHBoxLayout* across = makeRow(20);
    m_column->addLayout(across, 1);
    QVBoxLayout* left = makeColumn(8);
    m_historyHead = makeLabel(tr("History"), theme::TextRole::Caption, LabelTone::Muted, this);
    left->addWidget(m_historyHead);
    m_history->setAccessibleName(tr("Hand-outs and returned files"));
    m_history->setTextElideMode(Qt::ElideMiddle);
    m_history->setItemDelegate(new HistoryDelegate(m_history));
    left->addWidget(m_history, 1);
    across->addLayout(left, 2);

    auto* card = makeCard(this);
    QVBoxLayout* inside = makeColumn(card, {24, 14, 12, 14}, 8);
    auto* head = new QHBoxLayout;
    m_reportHead = makeLabel(tr("Report"), theme::TextRole::Caption, LabelTone::Muted, card);
    head->addWidget(m_reportHead, 1);
    head->addWidget(m_copy);
    inside->addLayout(head);
    inside->addWidget(m_empty, 0, Qt::AlignTop);
    m_report->setAccessibleName(tr("Report"));
    m_report->setOpenLinks(false);
    inside->addWidget(m_report, 1);
    across->addWidget(card, 3);
    connect(m_history, &QListWidget::currentRowChanged, this, &CollectView::showEntry);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_copyText); });
    clear();
}

void CollectView::clear()
{
    m_recent.clear();
    fill({});
}

void CollectView::read(Study& study)
{
    Reads reads;
    const auto mergedFiles = reads.take(study.merging().records());
    const auto handOuts = reads.take(study.handouts().records());
    const auto imports = reads.take(study.importing().records());
    const bool isInTeam = reads.take(study.syncing().membership()).has_value();
    if (!reads.outcome())
        return; // what is shown stays
    m_empty->setText(
        isInTeam ? tr("Nothing has been handed out or returned, and nothing needs to be: the "
                      "team’s answers arrive by themselves. Whoever works without the team can "
                      "still get a hand-out; drop the returned file here.")
                 : tr("Nothing has been handed out or returned yet. Write the hand-outs, mail "
                      "each to its person, and drop the returned files here."));
    std::vector<Entry> entries = m_recent;
    for (const MergedFileRecord& record : mergedFiles) {
        const MergedFile file = mergedFileOf(record);
        QStringList parts{momentWords(record.at), nameOf(study, record.person),
                          refusedPartText(file)};
        parts.removeAll(QString());
        entries.push_back({record.uuid,
                           returnedFileTitle(file),
                           parts.join(QStringLiteral(" · ")),
                           paragraph(momentWords(record.at)) + fileHtml(file, study),
                           {},
                           record.at});
    }
    for (const HandOutRecord& record : handOuts) {
        const QString items = tr("%n items", nullptr, plural(record.items));
        entries.push_back({record.uuid,
                           tr("Handed out: %1").arg(record.file),
                           QStringLiteral("%1 · %2").arg(momentWords(record.at), items),
                           heading(withPerson(record.file, nameOf(study, record.person))) +
                               paragraph(momentWords(record.at)) + paragraph(items),
                           {},
                           record.at});
    }
    // Whoever has only imported still reads what comes next.
    const QString next =
        mergedFiles.empty() && handOuts.empty() ? paragraph(m_empty->text()) : QString();
    for (const ImportRecord& record : imports) {
        QString files;
        for (const QString& file : record.files)
            files += paragraph(file);
        entries.push_back(
            {{},
             importedTitle(record),
             QStringLiteral("%1 · %2").arg(momentWords(record.at), importedPart(record)),
             heading(tr("Imported")) + paragraph(momentWords(record.at)) + files +
                 paragraph(importedPart(record)) + next,
             {},
             record.at});
    }
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& a, const Entry& b) { return a.at > b.at; });
    fill(std::move(entries));
}

void CollectView::fill(std::vector<Entry> entries)
{
    const int row = m_history->currentRow();
    const QString chosen = row >= 0 ? m_entries[static_cast<std::size_t>(row)].uuid.text() +
                                          m_entries[static_cast<std::size_t>(row)].title
                                    : QString();
    m_entries = std::move(entries);
    const QSignalBlocker blocker(m_history);
    m_history->clear();
    int current = m_entries.empty() ? -1 : 0;
    for (const Entry& entry : m_entries) {
        if (entry.uuid.text() + entry.title == chosen)
            current = m_history->count();
        auto* item = new QListWidgetItem(entry.title, m_history);
        item->setData(DetailRole, entry.detail);
        item->setToolTip(plainToolTip(entry.title));
        item->setData(Qt::AccessibleTextRole, tr("%1, %2").arg(entry.title, entry.detail));
    }
    m_history->setCurrentRow(current);
    showEntry(current);
}

void CollectView::showEntry(int row)
{
    m_empty->setVisible(row < 0);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_historyHead, m_history, m_reportHead, m_report, m_copy})
        widget->setVisible(row >= 0);
    if (row < 0) {
        m_report->clear();
        m_copyText.clear();
        return;
    }
    const Entry& entry = m_entries[static_cast<std::size_t>(row)];
    m_report->document()->setDefaultFont(theme::font(theme::TextRole::Body));
    m_report->setHtml(entry.html);
    m_copyText = entry.copy.isEmpty() ? m_report->toPlainText() : entry.copy;
    m_copy->setText(entry.copy.isEmpty() ? tr("Copy the report") : tr("Copy the mail texts"));
}

void CollectView::lead(Entry entry)
{
    // Its own records have just been read: it stands before them, and below what comes later.
    entry.at = m_entries.empty() ? 0 : m_entries.front().at;
    m_recent.insert(m_recent.begin(), entry);
    std::vector<Entry> entries = m_entries;
    entries.insert(entries.begin(), std::move(entry));
    const QSignalBlocker blocker(m_history);
    m_history->setCurrentRow(-1); // what was done just now is what is looked at
    fill(std::move(entries));
}

void CollectView::showMerge(const std::vector<MergedFile>& files, Study& study)
{
    QString html = paragraph(mergeTotalText(files)) + QStringLiteral("<p></p>");
    const auto practice = study.practice().results();
    // What needs a look comes first.
    for (bool isSound : {false, true}) {
        for (const MergedFile& file : files) {
            if (file.isSound() == isSound)
                html += fileHtml(file, study, workHtml(file, study, practice));
        }
    }
    lead({{},
          tr("Merged: %1").arg(tr("%n files", nullptr, plural(files.size()))),
          mergeTotalText(files),
          html,
          {},
          0});
}

void CollectView::showHandOuts(const std::vector<HandOutRecord>& records, const QString& folder,
                               HandOuts::Layout layout, Study& study, const QString& coordinator)
{
    const bool isFolderEach = layout == HandOuts::Layout::FolderEach;
    // Else there is nothing to write mails from.
    const bool isRead = study.info().has_value() && study.protocol().has_value();
    QString html =
        heading(tr("%n hand-outs", nullptr, plural(records.size()))) +
        paragraph(
            !isRead ? tr("Written to %1. The mail texts could not be made: the study could "
                         "not be read.")
                          .arg(folder)
            : isFolderEach
                ? tr("Written to %1, each in a folder of its own. Share each folder with the "
                     "person it is for; the text of each message is below.")
                      .arg(folder)
                : tr("Written to %1. Mail each file to the person it is for; the text of each "
                     "mail is below.")
                      .arg(folder));
    QStringList mails;
    for (const HandOutRecord& record : records) {
        const auto found = study.roster().person(record.person);
        if (!isRead || !found || !*found)
            continue;
        const auto mail = mailForHandOut(study, **found, record.items, coordinator,
                                         isFolderEach ? HandOutMail::Way::SharedFolder
                                                      : HandOutMail::Way::Attached);
        if (!mail)
            continue;
        mails << mail->whole();
        html += QStringLiteral("<hr/>") +
                heading(withPerson(record.file, nameOf(study, record.person))) +
                paragraph(mail->subject) +
                QStringLiteral("<p style='margin:0 0 10px 0'>%1</p>")
                    .arg(mail->body.toHtmlEscaped().replace(u'\n', QStringLiteral("<br/>")));
    }
    lead({{},
          tr("Written: %1").arg(tr("%n hand-outs", nullptr, plural(records.size()))),
          records.empty() ? folder
                          : QStringLiteral("%1 · %2").arg(momentWords(records.back().at), folder),
          html,
          mails.join(QStringLiteral("\n\n――――――――\n\n")),
          0});
}

void CollectView::addLine(QWidget* line)
{
    m_column->insertWidget(0, line);
}

QString CollectView::reportText() const
{
    return m_report->toPlainText();
}

} // namespace subtext
