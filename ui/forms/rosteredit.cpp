// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/rosteredit.h"

#include "core/course/rosterlines.h"
#include "core/domain/personcode.h"
#include "ui/forms/rostercodes.h"
#include "ui/forms/rosterfile.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/prompts/prompts.h"
#include "ui/text/coursetext.h"
#include "ui/text/errortext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/textreader.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QVBoxLayout>

namespace subtext {

RosterEdit::RosterEdit(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_edit(new QPlainTextEdit(this))
    , m_file(makeButton(tr("From a CSV &file…"), ButtonKind::Normal, this))
    , m_state(makeLabel(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_reader(makeReader(this))
{
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(24);
    auto* left = new QVBoxLayout;
    left->setSpacing(10);
    m_edit->setAccessibleName(tr("Roster"));
    m_edit->setAccessibleDescription(tr("One person a line: code, name, role."));
    m_edit->setTabChangesFocus(true);
    m_edit->setPlaceholderText(tr("One person a line:\nMaya Ortiz\nA07, Sam Weller\n"
                                  "M01, Ruth Adler, adjudicator"));
    left->addWidget(m_edit, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_file);
    buttons->addStretch(1);
    left->addLayout(buttons);
    across->addLayout(left, 1);

    auto* card = makeCard(this);
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(20, 16, 10, 12);
    inside->setSpacing(8);
    m_state->setWordWrap(true);
    inside->addWidget(m_state);
    m_reader->setAccessibleName(tr("Who it will be"));
    inside->addWidget(m_reader, 100);
    inside->addStretch(1);
    across->addWidget(card, 1);

    connect(m_edit, &QPlainTextEdit::textChanged, this, &RosterEdit::refresh);
    connect(m_file, &QPushButton::clicked, this, [this, &prompts] {
        prompts.openFile(this, tr("Roster"), tr("Rosters (*.csv *.tsv *.txt)"),
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

void RosterEdit::setText(const QString& text)
{
    m_edit->setPlainText(text);
}

Result<void> RosterEdit::readFile(const QString& path)
{
    const auto text = readRosterFile(path);
    if (!text) {
        m_state->setText(errorText(text.error()).oneLine());
        setTone(m_state, LabelTone::Danger);
        return fail(text.error());
    }
    QString before = m_edit->toPlainText().trimmed();
    if (!before.isEmpty())
        before += u'\n';
    setText(before + *text);
    return {};
}

QString RosterEdit::shownText() const
{
    return m_state->text();
}

void RosterEdit::refresh()
{
    m_people.clear();
    m_error.reset();
    auto people = parseRoster(m_edit->toPlainText());
    if (people)
        m_people = std::move(*people);
    else
        m_error = people.error();
    for (const Roster::NewPerson& person : m_people) {
        if (!person.code.isEmpty() && m_taken.contains(codeSkeleton(person.code)))
            m_error = Error{ErrorCode::DuplicateCode, {}, 0, 0, person.code, {}};
    }
    if (m_error)
        m_people.clear();
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
    m_reader->setVisible(!m_error && !m_people.empty());
    setTone(m_state, m_error ? LabelTone::Danger : LabelTone::Muted);
    if (m_error) {
        const QString text = errorText(*m_error).oneLine();
        const bool isPlaced = m_error->line == 0 || m_error->code == ErrorCode::InvalidValue;
        m_state->setText(isPlaced ? text : tr("Line %1: %2").arg(m_error->line).arg(text));
        return;
    }
    if (m_people.empty()) {
        m_state->setText(tr("Paste the list of a course, or type it. Without a code people get the "
                            "next free one; without a role they are annotators."));
        return;
    }
    std::map<Role, qint64> counts;
    QString html;
    for (const Roster::NewPerson& person : withCodes(m_people, m_taken, m_areAnnotatorsCoded)) {
        ++counts[person.role];
        QString line =
            person.code.isEmpty()
                ? QString()
                : QStringLiteral("<b>%1</b>&nbsp;&nbsp;").arg(person.code.toHtmlEscaped());
        line += person.name.toHtmlEscaped();
        if (person.role != Role::Annotator)
            line += QStringLiteral(" · ") + roleWord(person.role).toLower();
        html += QStringLiteral("<p style='margin:0 0 5px 0'>%1</p>").arg(line);
    }
    m_state->setText(roleCountsText(counts));
    m_reader->setHtml(html);
}

} // namespace subtext
