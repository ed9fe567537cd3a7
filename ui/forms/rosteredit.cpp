// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/rosteredit.h"

#include "core/domain/personcode.h"
#include "core/exchange/tables/textdecoder.h"
#include "ui/forms/rostercodes.h"
#include "ui/forms/rosterdelegate.h"
#include "ui/forms/rosterfile.h"
#include "ui/forms/rostermodel.h"
#include "ui/prompts/prompts.h"
#include "ui/text/coursetext.h"
#include "ui/text/errortext.h"
#include "ui/text/rostertext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/sheetchoice.h"
#include "ui/widgets/wrappedheader.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

std::vector<Roster::NewPerson> peopleOf(const std::vector<RosterEntry>& entries)
{
    std::vector<Roster::NewPerson> people;
    for (const RosterEntry& entry : entries)
        people.push_back({entry.code, entry.name, entry.role});
    return people;
}

} // namespace

RosterEdit::RosterEdit(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_edit(new QPlainTextEdit(this))
    , m_file(makeButton(tr("From a &file…"), ButtonKind::Normal, this))
    , m_sheets(new SheetChoice(this))
    , m_state(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_model(new RosterModel(this))
    , m_table(new QTableView(this))
{
    QHBoxLayout* across = makeRow(this, {}, 20);
    QVBoxLayout* left = makeColumn(10);
    m_edit->setAccessibleName(tr("Roster"));
    m_edit->setAccessibleDescription(tr("One person per line: code, name, role."));
    m_edit->setTabChangesFocus(true);
    m_edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_edit->setPlaceholderText(tr("One person per line:\nMaya Ortiz\nA07, Sam Weller\nM01, Ruth "
                                  "Adler, adjudicator\n\nOr paste a list from Moodle or Canvas."));
    left->addWidget(m_edit, 1);
    auto* buttons = new QHBoxLayout;
    m_file->setToolTip(tr("CSV or text: your own list, or that of Moodle or Canvas"));
    buttons->addWidget(m_file);
    buttons->addWidget(m_sheets, 1);
    buttons->addStretch(0);
    left->addLayout(buttons);
    across->addLayout(left, 2);

    QVBoxLayout* right = makeColumn(8);
    right->addWidget(m_state);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new RosterDelegate(m_table));
    m_table->setHorizontalHeader(new WrappedHeader(m_table)); // the last column may be narrow
    styleTable(*m_table, tr("People to be added"));
    m_table->setProperty("scrollsSideways", true); // every cell can be mended
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed | QAbstractItemView::SelectedClicked);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // Addresses are not kept: they have what the names leave.
    m_table->horizontalHeader()->setSectionResizeMode(RosterModel::EmailColumn,
                                                      QHeaderView::Stretch);
    right->addWidget(m_table, 1);
    right->addStretch(0);
    across->addLayout(right, 3);

    connect(m_edit, &QPlainTextEdit::textChanged, this, &RosterEdit::refresh);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_isReading)
            m_sheets->setSheets({});
    });
    connect(m_sheets, &SheetChoice::sheetChosen, this,
            [this](const QString& sheet) { static_cast<void>(readSheet(sheet)); });
    connect(m_model, &RosterModel::edited, this, [this] { writeText(m_model->entries()); });
    connect(m_file, &QPushButton::clicked, this, [this, &prompts] {
        prompts.openFile(this, tr("Roster"), tr("Rosters (*.csv *.tsv *.txt *.xlsx)"),
                         [this](const QString& path) { static_cast<void>(readFile(path)); });
    });
    refresh();
}

void RosterEdit::setTaken(const QSet<QString>& codes)
{
    m_taken.clear();
    for (const QString& code : codes)
        m_taken.insert(codeSkeleton(code));
    refresh();
}

void RosterEdit::setAnnotatorsCoded(bool areCoded)
{
    if (areCoded == m_areAnnotatorsCoded)
        return;
    m_areAnnotatorsCoded = areCoded;
    refresh();
}

Result<void> RosterEdit::readFile(const QString& path)
{
    m_path = path;
    m_before = m_entries;
    const auto read = readSheet({});
    const bool isLarge = !read && read.error().detail == QLatin1String("size");
    const auto sheets = isLarge ? Result<QStringList>(QStringList()) : sheetsOfFile(path);
    m_sheets->setSheets(sheets.value_or(QStringList()));
    if (!read || sheets)
        return read;
    showFault(sheets.error());
    return fail(sheets.error());
}

void RosterEdit::showFault(const Error& error)
{
    m_state->setText(errorText(error).oneLine());
    setTone(m_state, LabelTone::Danger);
}

/// In place of another one of the same file.
Result<void> RosterEdit::readSheet(const QString& sheet)
{
    const auto text = readRosterFile(m_path, sheet);
    if (!text) {
        showFault(text.error());
        return fail(text.error());
    }
    std::vector<RosterEntry> entries = m_before;
    const QStringList both = addRoster(entries, readRoster(*text));
    m_ofFile = saidTogether({passedOverText(passedOverColumns(*text)), inBothText(both)});
    m_isReading = true;
    writeText(entries);
    m_isReading = false;
    return {};
}

/// As one step that the text's undo takes back.
void RosterEdit::writeText(const std::vector<RosterEntry>& entries)
{
    QTextCursor all(m_edit->document());
    all.select(QTextCursor::Document);
    all.insertText(rosterText(entries));
}

void RosterEdit::refresh()
{
    m_error.reset();
    m_entries = readRoster(m_edit->toPlainText());
    checkRoster(m_entries, m_taken);
    m_people = peopleOf(m_entries);
    QStringList proposed;
    for (const Roster::NewPerson& person : withCodes(m_people, m_taken, m_areAnnotatorsCoded))
        proposed << person.code;
    m_model->setEntries(m_entries, proposed);
    const auto bad = std::find_if(m_entries.begin(), m_entries.end(), [](const RosterEntry& entry) {
        return entry.problem != RosterProblem::None;
    });
    if (bad != m_entries.end()) {
        m_error = rosterError(*bad);
        m_people.clear();
    }
    markLine(m_error ? m_error->line : 0);
    showPeople();
    Q_EMIT changed();
}

void RosterEdit::markLine(qint64 line)
{
    QList<QTextEdit::ExtraSelection> marks;
    const QTextBlock block =
        line > 0 ? m_edit->document()->findBlockByNumber(static_cast<int>(line - 1)) : QTextBlock();
    if (block.isValid()) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(block);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        QColor ground = theme::colors(palette()).danger;
        ground.setAlphaF(0.16F);
        mark.format.setBackground(ground);
        marks << mark;
    }
    m_edit->setExtraSelections(marks);
}

void RosterEdit::showPeople()
{
    m_table->setVisible(!m_entries.empty());
    setTone(m_state, m_error ? LabelTone::Danger : LabelTone::Muted);
    if (m_error) {
        for (const RosterEntry& entry : m_entries) {
            if (entry.problem == RosterProblem::None)
                continue;
            m_state->setText(tr("Line %1: %2").arg(entry.line).arg(rosterProblemText(entry)));
            return;
        }
    }
    if (m_entries.empty()) {
        m_ofFile.clear();
        m_state->setText(tr("Paste the list of a course, or type it. Without a code people get the "
                            "next free one; without a role they are annotators."));
        return;
    }
    std::map<Role, qint64> counts;
    for (const RosterEntry& entry : m_entries)
        ++counts[entry.role];
    QStringList sentences{tr("%1. Change what is wrong in the table.").arg(roleCountsText(counts))};
    const QString passedOver = passedOverText(passedOverColumns(m_edit->toPlainText()));
    sentences << passedOver << m_ofFile;
    m_state->setText(saidTogether(sentences));
}

} // namespace subtext
