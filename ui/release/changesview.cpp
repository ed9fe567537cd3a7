// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/changesview.h"

#include "ui/text/plurals.h"
#include "ui/text/releasetext.h"
#include "ui/text/revisiontext.h"
#include "ui/widgets/columnfit.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/tabledelegate.h"
#include "ui/widgets/textreader.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int ChecksumShown = 12;
constexpr int MostRowsInView = 5;
enum Column { Version, Date, Names, Checks, Checksum, ColumnCount };

/// To the scenario, of whichever question of it something is said.
QString linkTo(const QString& item, const ReleaseContents& keys)
{
    return QStringLiteral("<a href='%1' style='text-decoration:none'>%2</a>")
        .arg(QString::fromLatin1(QUrl::toPercentEncoding(keys.scenarioOf(item))),
             item.toHtmlEscaped());
}

QString heading(const QString& text)
{
    return QStringLiteral("<p style='margin:18px 0 6px 0; font-weight:600'>%1</p>")
        .arg(text.toHtmlEscaped());
}

/// One paragraph of names under a heading; nothing for none. `keys`: they are items, called so.
QString list(const QString& title, const QStringList& names, const ReleaseContents* keys = nullptr)
{
    if (names.isEmpty())
        return {};
    QStringList shown;
    for (const QString& name : names.mid(0, ChangesView::MostListed))
        shown << (keys ? linkTo(name, *keys) : name.toHtmlEscaped());
    if (names.size() > shown.size())
        shown << ChangesView::tr("and %1 more").arg(names.size() - shown.size());
    return heading(title) +
           QStringLiteral("<p style='margin:0'>%1</p>").arg(shown.join(QStringLiteral("<br>")));
}

QString changedLabels(const std::vector<GoldChange>& changes, const ReleaseContents& keys,
                      const theme::Colors& colors)
{
    if (changes.empty())
        return {};
    QString rows;
    const std::size_t most = std::min(changes.size(), std::size_t{ChangesView::MostListed});
    for (std::size_t i = 0; i < most; ++i) {
        const GoldChange& change = changes[i];
        rows += QStringLiteral("<tr><td style='padding:2px 24px 2px 0'>%1</td>"
                               "<td style='padding:2px 10px 2px 0; color:%2'>%3</td>"
                               "<td style='padding:2px 10px 2px 0; color:%2'>→</td>"
                               "<td style='padding:2px 0'><b>%4</b></td></tr>")
                    .arg(linkTo(change.scenario, keys), colors.muted.name(),
                         goldValueWord(change.before).toHtmlEscaped(),
                         goldValueWord(change.after).toHtmlEscaped());
    }
    QString html =
        heading(ChangesView::tr("%n gold labels changed", nullptr, plural(std::ssize(changes)))) +
        QStringLiteral("<table cellspacing='0'>%1</table>").arg(rows);
    if (most < changes.size())
        html += QStringLiteral("<p>%1</p>")
                    .arg(ChangesView::tr("and %1 more").arg(changes.size() - most));
    return html;
}

} // namespace

ChangesView::ChangesView(QWidget* parent)
    : QWidget(parent)
    , m_recordsTitle(
          makeLabel(tr("Earlier releases"), theme::TextRole::Strong, LabelTone::Normal, this))
{
    QVBoxLayout* column = makeColumn(this, {0, 0, 6, 0}, 8);
    auto* card = makeCard(this);
    QVBoxLayout* inner = makeColumn(card, {18, 12, 12, 12});
    m_differences = new TextReader(card);
    m_differences->setAccessibleName(tr("Differences from the last release"));
    inner->addWidget(m_differences);
    column->addWidget(card, 1);
    m_recordsTitle->setContentsMargins(0, 8, 0, 0);
    column->addWidget(m_recordsTitle);
    m_records = new QTableWidget(0, ColumnCount, this);
    m_recordsFit = new ColumnFit(*m_records);
    m_records->setAccessibleName(tr("Earlier releases"));
    m_records->setHorizontalHeaderLabels(
        {tr("Version"), tr("Date"), tr("People"), tr("Overridden"), tr("SHA-256 of SHA256SUMS")});
    m_records->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_records->horizontalHeader()->setHighlightSections(false);
    m_records->horizontalHeader()->setStretchLastSection(true);
    m_records->verticalHeader()->hide();
    m_records->setShowGrid(false);
    m_records->setTabKeyNavigation(false);
    m_records->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_records->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_records->setItemDelegate(new TableDelegate(m_records));
    column->addWidget(m_records);
    connect(m_differences, &TextReader::anchorClicked, this, [this](const QUrl& link) {
        Q_EMIT itemChosen(QUrl::fromPercentEncoding(link.toString().toUtf8()));
    });
    forget();
}

void ChangesView::setDraft(const ReleaseDraft& draft)
{
    const QString last = draft.last ? draft.last->version : QString();
    if (m_isKnown && draft.change == m_change && draft.revisedAnswers == m_revised &&
        last == m_lastVersion && draft.input.options.version == m_version)
        return;
    m_task = draft.input.data.task;
    m_change = draft.change;
    m_revised = draft.revisedAnswers;
    m_isUnchanged = draft.isUnchanged();
    m_lastVersion = last;
    m_version = draft.input.options.version;
    m_keys.isByQuestion = draft.now.isByQuestion;
    m_isKnown = true;
    show();
}

QString ChangesView::head() const
{
    if (m_lastVersion.isEmpty())
        return tr("Nothing to compare with");
    return m_isUnchanged ? tr("Nothing has changed since %1.").arg(m_lastVersion)
                         : tr("From %1 to %2").arg(m_lastVersion, m_version);
}

/// Who changed what and when; of scenes of which no revision says it, the name.
QString ChangesView::changedAnswers() const
{
    const ReleaseContents scenarios; // by their own names
    QString lines;
    QStringList unexplained = m_change.changedAnswers;
    for (std::size_t i = 0; i < m_revised.size(); ++i) {
        unexplained.removeAll(m_revised[i].scenario);
        if (i >= MostRevisions)
            continue;
        lines += QStringLiteral("<p style='margin:0'>%1 · %2</p>")
                     .arg(linkTo(m_revised[i].scenario, scenarios),
                          revisionText(*m_task, m_revised[i]).toHtmlEscaped());
    }
    if (lines.isEmpty())
        return list(tr("Labelled differently since then"), unexplained, &scenarios);
    if (m_revised.size() > MostRevisions)
        lines += QStringLiteral("<p style='margin:0'>%1</p>")
                     .arg(tr("and %1 more").arg(m_revised.size() - MostRevisions));
    return heading(tr("Labelled differently since then")) + lines +
           list(tr("Labelled differently, and nothing says by whom"), unexplained, &scenarios);
}

void ChangesView::show()
{
    if (!m_isKnown) {
        m_differences->clear();
        return;
    }
    const bool isFirst = m_lastVersion.isEmpty();
    QString html =
        QStringLiteral("<p style='margin:0 0 4px 0; font-size:large'>%1</p>").arg(head());
    html += QStringLiteral("<p style='margin:0; color:%1'>%2</p>")
                .arg(theme::colors(QGuiApplication::palette()).muted.name(),
                     versionChangeText(m_change, isFirst).toHtmlEscaped());
    if (!isFirst) {
        const ReleaseContents scenarios; // by their own names
        html +=
            changedLabels(m_change.changedGold, m_keys, theme::colors(QGuiApplication::palette()));
        html += list(tr("Decided since then"), m_change.newlyDecided, &m_keys);
        html += changedAnswers();
        html += list(tr("Items added"), m_change.addedScenarios, &scenarios);
        html += list(tr("Items removed"), m_change.removedScenarios);
        html += list(tr("Fields added"), m_change.addedFields);
        html += list(tr("Fields removed"), m_change.removedFields);
        html += list(tr("Predictions of models added"), m_change.addedPredictions);
        html += list(tr("Predictions of models removed"), m_change.removedPredictions);
    }
    m_differences->setHtml(html);
}

void ChangesView::setRecords(const std::vector<ReleaseRecord>& records)
{
    m_records->setRowCount(static_cast<int>(records.size()));
    for (int row = 0; row < m_records->rowCount(); ++row) {
        // The latest on top.
        const ReleaseRecord& record = records[records.size() - 1 - static_cast<std::size_t>(row)];
        const auto set = [&](Column column, const QString& text) {
            m_records->setItem(row, column, new QTableWidgetItem(text));
        };
        set(Version, record.version);
        set(Date, record.date);
        set(Names, record.names == ReleaseNames::Codes ? tr("codes") : tr("names"));
        set(Checks, record.overridden.empty()
                        ? tr("none")
                        : tr("%n checks", nullptr, plural(std::ssize(record.overridden))));
        set(Checksum, record.checksum.left(ChecksumShown) + QStringLiteral("…"));
        m_records->item(row, Checksum)->setToolTip(plainToolTip(record.checksum));
    }
    m_recordsFit->fit({Names, Date});
    const bool hasAny = !records.empty();
    m_recordsTitle->setVisible(hasAny);
    m_records->setVisible(hasAny);
    const int rows = std::clamp(m_records->rowCount(), 1, MostRowsInView);
    m_records->setFixedHeight(m_records->horizontalHeader()->sizeHint().height() +
                              rows * m_records->verticalHeader()->defaultSectionSize() + 8);
}

void ChangesView::forget()
{
    m_isKnown = false;
    m_change = {};
    m_revised.clear();
    show();
    setRecords({});
}

QString ChangesView::text() const
{
    return m_differences->toPlainText();
}

void ChangesView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        show();
    QWidget::changeEvent(event);
}

} // namespace subtext
